/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file keccak.h
 * The permutation Keccak-p[1600, nr] of FIPS 202 section 3.3, and which kernel computes it here.
 *
 * Most programs want a hash function: see sha3.h, sp800_185.h, turboshake.h, kangarootwelve.h.
 * This is the level below, for those who build a construction of their own.
 *
 *     lanewise_keccak state;
 *     int status = lanewise_keccak_init(&state);
 *     if (!status)
 *         status = lanewise_keccak_add_bytes(&state, block, 0, 136);
 *     if (!status)
 *         status = lanewise_keccak_permute(&state, 24);
 *     if (!status)
 *         status = lanewise_keccak_extract_bytes(&state, out, 0, 32);
 *     lanewise_keccak_wipe(&state);
 *
 * - `state`: a state that lanewise_keccak_init has set
 * - `rounds`: how many of the last rounds of Keccak-f[1600], 1 to 24
 */
#ifndef LANEWISE_KECCAK_H
#define LANEWISE_KECCAK_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_KECCAK_BYTES 200     /**< bytes in a state: 25 lanes of 64 bits */
#define LANEWISE_KECCAK_MAX_ROUNDS 24 /**< rounds of Keccak-f[1600] */

/**
 * One Keccak state. The words are the business of the kernel that was chosen for this machine
 * (a 32-bit kernel keeps its bits interleaved): reach the state only through the functions here.
 * It holds no pointer to itself or to memory it owns, so a plain assignment copies it.
 */
typedef struct lanewise_keccak {
    uint64_t opaque[28];
} lanewise_keccak;

/** Set the state to 1600 zero bits. Errors: NULL. */
LANEWISE_CHECKED int lanewise_keccak_init(lanewise_keccak *state);

/**
 * XOR `len` bytes of `data` into the state, from byte `offset` on. Byte 8(x + 5y) + i is byte i,
 * least significant first, of lane (x, y): FIPS 202 section 3.1.2 and B.1. Errors: NULL; STATE (not
 * initialised); LENGTH if offset + len is above 200.
 */
LANEWISE_CHECKED int lanewise_keccak_add_bytes(lanewise_keccak *state, const void *data,
                                               size_t offset, size_t len);

/** Copy `len` bytes of the state to `out`, from byte `offset` on. Errors as for add_bytes. */
LANEWISE_CHECKED int lanewise_keccak_extract_bytes(const lanewise_keccak *state, void *out,
                                                   size_t offset, size_t len);

/**
 * Apply Keccak-p[1600, rounds]: the last `rounds` rounds of Keccak-f[1600], as FIPS 202 section
 * 3.4 numbers them. 24 is Keccak-f[1600]; 12 is what TurboSHAKE uses.
 * Errors: NULL; STATE; PARAMETER unless 1 <= rounds <= 24.
 */
LANEWISE_CHECKED int lanewise_keccak_permute(lanewise_keccak *state, unsigned rounds);

/**
 * Apply Keccak-p[1600, rounds] to `count` states at once, on the widest kernels. `states` holds
 * them one after the other, 200 bytes each in the byte order of add_bytes, at any alignment. For
 * states that are permuted more than once, streams.h spares the way into the layout of the kernels
 * and back. Errors: NULL; PARAMETER unless 1 <= rounds <= 24.
 */
LANEWISE_CHECKED int lanewise_keccak_permute_many(void *states, size_t count, unsigned rounds);

/** Zero the state; it must be initialised again before use. NULL is ignored. */
LANEWISE_API void lanewise_keccak_wipe(lanewise_keccak *state);

/** What this build knows of one kernel. All strings have static storage. */
typedef struct lanewise_kernel_info {
    const char *name;  /**< permutation, states, instruction set, technique */
    const char *needs; /**< CPU features it needs, in words; "nothing" for portable C */
    unsigned states;   /**< how many states one call permutes */
    int available;     /**< 1 if this CPU and operating system can run it */
    int chosen;        /**< 1 if selection uses it for some number of states */
} lanewise_kernel_info;

/**
 * Look at the machine and at the environment now. The first call of any other function does so too;
 * a program calls this where it is still certain that no thread changes the environment.
 */
LANEWISE_API void lanewise_init(void);

/** How many kernels this build holds. */
LANEWISE_API size_t lanewise_kernel_count(void);

/** Describe kernel `index` in `info`. Errors: NULL; PARAMETER if it is not below the count. */
LANEWISE_CHECKED int lanewise_kernel_describe(size_t index, lanewise_kernel_info *info);

/**
 * The name of the kernel that the library runs first when `states` (at least 1) equally long
 * inputs wait; it may permute more states than that. NULL if `states` is 0. On a machine with cores
 * of several kinds that is the choice for all of them, and a batch may take another one.
 */
LANEWISE_API const char *lanewise_kernel_chosen(unsigned states);

/** The name of the kernel that serves contexts, which hold one state each; never NULL. */
LANEWISE_API const char *lanewise_kernel_context(void);

/** Why the kernels were chosen, in one or two sentences; static storage, never NULL. */
LANEWISE_API const char *lanewise_kernel_reason(void);

/**
 * What became of the environment variable LANEWISE_KERNEL: LANEWISE_OK if it is not set, empty or
 * obeyed. If it names a kernel that this build or machine lacks, the whole variable is ignored and
 * the kernels are those chosen without it: no other function fails for it. Programs that measure or
 * test a kernel should ask. Errors: PARAMETER, if it is ignored.
 *
 * LANEWISE_KERNEL holds one kernel name or several with commas between. Only those are used; if
 * none of them is for a single state, single states keep the kernel that they have without the
 * variable. It is read once, at the first call into the library, and not at all in programs with
 * raised privileges.
 */
LANEWISE_CHECKED int lanewise_kernel_status(void);

/** The name of core `index` of those that the choice of kernels can tell apart in this build, as
 * LANEWISE_CORE takes it; the first is "unknown". NULL beyond the last. */
LANEWISE_API const char *lanewise_core_name(size_t index);

/** The name of the core by whose costs the kernels are ranked; NULL in builds for one kernel. */
LANEWISE_API const char *lanewise_core_chosen(void);

/**
 * What became of the environment variable LANEWISE_CORE, which is read when and where
 * LANEWISE_KERNEL is: LANEWISE_OK if it is not set, empty or obeyed. It holds the name of a core,
 * such as amd_zen4: the kernels are those that would be chosen there, of the ones that this
 * machine can run. For tests. Errors: PARAMETER, if it names no such core and is ignored.
 */
LANEWISE_CHECKED int lanewise_core_status(void);

#ifdef __cplusplus
}
#endif

#endif
