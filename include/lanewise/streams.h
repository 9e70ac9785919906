/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file streams.h
 * Many sponges that stay side by side in the layout of the widest kernels, from their input to as
 * much output as is wanted: what rejection sampling of lattice schemes needs, or many keyed
 * generators. For messages that are hashed once, many.h is simpler and takes any lengths at the
 * full speed. docs/streams.md has an example and says what is fast.
 *
 *     static uint8_t memory[LANEWISE_STREAMS_BYTES(9)];
 *     lanewise_streams *s;
 *     lanewise_streams_init(&s, memory, sizeof memory, LANEWISE_SHAKE128, 9);
 *     lanewise_streams_finish(s, seeds);              // nine inputs, and the end of the input
 *     while (some are not done) {
 *         lanewise_streams_next(s);                   // one more block of output of every stream
 *         for (each i)
 *             use(i, lanewise_streams_block(s, i));   // 168 bytes, where they lie
 *     }
 *     lanewise_streams_wipe(s);
 *
 * The result of each stream is bit for bit that of the incremental function (sponge.h). The caller
 * owns the memory, nothing is allocated, and no thread is started; calls need at most 10 KiB of
 * stack, however many streams there are. One object is for one thread at a time. It must stay
 * where it is: it holds pointers into itself.
 *
 * - `streams`: the object that lanewise_streams_init or lanewise_streams_start has set
 * - `memory`, `bytes`: memory of the caller's, and its length in bytes
 * - `count`: how many streams, 1 or more
 * - `algorithm`: one of many.h, but not KT128 or KT256
 */
#ifndef LANEWISE_STREAMS_H
#define LANEWISE_STREAMS_H

#include "lanewise/many.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Any number of streams of one function, numbered from 0; it lies in the caller's memory. */
typedef struct lanewise_streams lanewise_streams;

/** Bytes of memory, of any alignment, that suffice for `count` streams on every machine. */
#define LANEWISE_STREAMS_BYTES(count) ((size_t)2048 + (size_t)448 * (count))

/** The same as a function; 0 if that many bytes do not fit in a size_t. */
LANEWISE_API size_t lanewise_streams_bytes(size_t count);

/**
 * Begin `count` (at least 1) streams in `bytes` bytes of memory, aligned or not, and set *streams
 * to the object, which lies somewhere in it. Every algorithm of many.h but KT128 and KT256.
 * Errors: NULL; ALGORITHM; LENGTH if the memory is less than LANEWISE_STREAMS_BYTES(count), or
 * count is 0 or so large that this does not fit in a size_t. *streams and the memory are left as
 * they were then.
 */
LANEWISE_CHECKED int lanewise_streams_init(lanewise_streams **streams, void *memory, size_t bytes,
                                           lanewise_algorithm algorithm, size_t count);

/**
 * The same, each stream going on from one common `start`, a context that is absorbing: a keyed or
 * customised function, a domain byte of TurboSHAKE, or a common prefix. `start` is not changed.
 * Errors: NULL; STATE if `start` is not absorbing; ALGORITHM for a TupleHash; LENGTH.
 */
LANEWISE_CHECKED int lanewise_streams_start(lanewise_streams **streams, void *memory, size_t bytes,
                                            const lanewise_sponge *start, size_t count);

/** Bytes in a block, the rate of the function; 0 for NULL or an object that was wiped. */
LANEWISE_API size_t lanewise_streams_rate(const lanewise_streams *streams);

/**
 * Absorb `len` bytes from `data[i]` into stream i, for all streams, as often as wanted. Whole
 * blocks (lanewise_streams_rate) are absorbed where they lie. The pointers may be equal. Errors:
 * NULL; STATE after finish.
 */
LANEWISE_CHECKED int lanewise_streams_absorb(lanewise_streams *streams, const void *const *data,
                                             size_t len);

/**
 * Absorb a last piece into each stream, last[i] into stream i, and go over to output. The lengths
 * may differ. NULL: there are no last pieces. Errors: NULL inside `last`; STATE after finish.
 */
LANEWISE_CHECKED int lanewise_streams_finish(lanewise_streams *streams, const lanewise_bytes *last);

/**
 * Write the next `len` bytes of output of stream i to `out[i]`, for all streams. It is not used
 * if stream i was stopped. A function of fixed output gives no more than its output length.
 * Errors: NULL; STATE before finish; LENGTH.
 */
LANEWISE_CHECKED int lanewise_streams_squeeze(lanewise_streams *streams, void *const *out,
                                              size_t len);

/**
 * Compute the next block of output of every stream; lanewise_streams_block then points to it. If a
 * block was squeezed in part, its rest is passed over.
 * Errors: NULL; STATE before finish; ALGORITHM if the function has a fixed output length.
 */
LANEWISE_CHECKED int lanewise_streams_next(lanewise_streams *streams);

/**
 * The block of stream `index` that the last lanewise_streams_next computed: as many bytes as
 * lanewise_streams_rate says, aligned to 64 bytes, valid until the next call that changes the
 * streams. NULL if there is none: no such stream, stopped or replaced since, or the last output
 * was taken by squeeze.
 */
LANEWISE_API const uint8_t *lanewise_streams_block(const lanewise_streams *streams, size_t index);

/**
 * Begin stream `index` again, a running or a stopped one: from where all streams began, with the
 * `inlen` bytes of input `in`, ready for output. The first block of its output comes with the next
 * block of the others. Errors: NULL; STATE before finish, or if the others are amid a block that
 * was squeezed in part; PARAMETER if there is no such stream; ALGORITHM if the function has a fixed
 * output length.
 */
LANEWISE_CHECKED int lanewise_streams_replace(lanewise_streams *streams, size_t index,
                                              const void *in, size_t inlen);

/**
 * No more output of stream `index` is wanted, until it is replaced. Where all streams that share a
 * call of a kernel are stopped, that call is saved. Stopping one twice is no error.
 * Errors: NULL; STATE before finish; PARAMETER.
 */
LANEWISE_CHECKED int lanewise_streams_stop(lanewise_streams *streams, size_t index);

/** Zero all that the streams wrote to their memory; NULL is ignored. */
LANEWISE_API void lanewise_streams_wipe(lanewise_streams *streams);

#ifdef __cplusplus
}
#endif

#endif
