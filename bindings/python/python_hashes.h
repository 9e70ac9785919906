/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The type of hash objects and the functions that make them: the digest of a short message takes no
 * longer than a few calls of Python's, so each of these is one call of C. For ctypes, with the GIL,
 * like those at the end of python_columns.h, and declared to cffi in the same way.
 */
#ifndef LANEWISE_PYTHON_HASHES_H
#define LANEWISE_PYTHON_HASHES_H

#include <stdint.h>

/* The type; NULL and an exception without memory. */
void *python_hash_type(void);

/* The function that makes objects of `type` for an algorithm, which is called `name`, a str. NULL
 * and an exception: without memory, or where there is no such algorithm. */
void *python_hash_constructor(void *type, void *name, uint32_t algorithm);

#endif
