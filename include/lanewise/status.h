/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file status.h
 * Status codes, version, and the macros every other header uses.
 *
 * Every function of this library that can fail returns an `int`: LANEWISE_OK (0) or one of the
 * negative codes below. It is declared LANEWISE_CHECKED, so that a compiler warns where the result
 * is dropped. A call that returns a negative code has left its output buffers and its
 * context as they were, unless its header says that they hold zeros (mlkem.h, slhdsa.h).
 * A pointer may be NULL only where the length that goes with it is 0.
 * All lengths are in bytes unless a comment says bits.
 *
 * What a comment calls an error is the code without its LANEWISE_ERR_: "Errors: NULL; LENGTH" means
 * that LANEWISE_ERR_NULL and LANEWISE_ERR_LENGTH can be returned, and nothing else but LANEWISE_OK.
 */
#ifndef LANEWISE_STATUS_H
#define LANEWISE_STATUS_H

#include <stddef.h>
#include <stdint.h>

#define LANEWISE_VERSION_MAJOR 0
#define LANEWISE_VERSION_MINOR 3
#define LANEWISE_VERSION_PATCH 0
#define LANEWISE_VERSION_STRING "0.3.0"

#if defined(LANEWISE_SHARED) && defined(_WIN32)
#ifdef LANEWISE_BUILDING
#define LANEWISE_API __declspec(dllexport)
#else
#define LANEWISE_API __declspec(dllimport)
#endif
#elif defined(LANEWISE_SHARED) && defined(__GNUC__)
#define LANEWISE_API __attribute__((visibility("default")))
#else /* static: a shared object that holds the library does not export it */
#define LANEWISE_API
#endif

#ifdef LANEWISE_NAMESPACE
#include "lanewise/namespace.h"
#endif

/*
 * A digest that was not written looks like any other bytes, so a dropped status is a warning. For
 * gcc a cast to void does not silence it; define LANEWISE_MUST_CHECK as nothing before the first
 * header to turn it off. MSVC warns under /analyze.
 */
#ifndef LANEWISE_MUST_CHECK
#if defined(__GNUC__)
#define LANEWISE_MUST_CHECK __attribute__((warn_unused_result))
#elif defined(_Check_return_) /* from sal.h, which MSVC's stddef.h includes */
#define LANEWISE_MUST_CHECK _Check_return_
#else
#define LANEWISE_MUST_CHECK
#endif
#endif
#define LANEWISE_CHECKED LANEWISE_API LANEWISE_MUST_CHECK

#ifdef __cplusplus
extern "C" {
#endif

/** What a call returns. */
enum lanewise_status {
    LANEWISE_OK = 0,
    LANEWISE_ERR_NULL = -1,      /**< a null pointer came with a length above 0, or no context */
    LANEWISE_ERR_STATE = -2,     /**< call out of order: squeeze before finalize, absorb after,
                                      or a context that was never initialised or was wiped */
    LANEWISE_ERR_LENGTH = -3,    /**< a length or offset the function does not allow */
    LANEWISE_ERR_ALGORITHM = -4, /**< no such algorithm, or not one this call serves */
    LANEWISE_ERR_PARAMETER = -5, /**< a parameter out of its range (domain byte, rounds, block) */
    /* -6 is retired: no function fails because of LANEWISE_KERNEL any more. */
    LANEWISE_ERR_THREAD = -7,     /**< a worker thread could not be started */
    LANEWISE_ERR_RANDOM = -8,     /**< the source of random bytes failed */
    LANEWISE_ERR_SIGNATURE = -9,  /**< the signature is not one of this message under this key */
    LANEWISE_ERR_FAULT = -10,     /**< a result did not pass the check that was asked for */
    LANEWISE_ERR_CANCELLED = -11, /**< the caller's progress function said to stop */
    LANEWISE_ERR_KEY = -12,       /**< a key that its standard says must be refused, or whose
                                      parts do not belong together */
    LANEWISE_ERR_SELF_TEST = -13, /**< a primitive did not compute its known answer */
    LANEWISE_ERR_MESSAGE = -14    /**< a message that is read several times was not the same */
};

/** One sentence in English for the code `status`, or for a number that is none; never NULL, static
 * storage. */
LANEWISE_API const char *lanewise_status_message(int status);

/** The version of the library that is linked, as "MAJOR.MINOR.PATCH"; static storage. */
LANEWISE_API const char *lanewise_version(void);

/** A run of bytes that the caller owns: an element of a tuple, one of many inputs. */
typedef struct lanewise_bytes {
    const void *data; /**< may be NULL if len is 0 */
    size_t len;       /**< bytes */
} lanewise_bytes;

/**
 * Compare `len` bytes of `a` and `b` in time that depends on `len` alone: 1 if equal, 0 if not.
 * Use it to check a MAC. NULL with a length above 0 is never equal.
 * Errors: none, for the result is no status.
 */
LANEWISE_CHECKED int lanewise_equal(const void *a, const void *b, size_t len);

/** Overwrite `len` bytes of `data` with zeros in a way the compiler may not remove. NULL is
 * ignored. */
LANEWISE_API void lanewise_wipe(void *data, size_t len);

#ifdef __cplusplus
}
#endif

#endif
