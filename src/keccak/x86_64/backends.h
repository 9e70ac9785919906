/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The x86-64 kernels, one line each; select.c says what the columns mean. */
#ifndef LANEWISE_X86_64_BACKENDS_H
#define LANEWISE_X86_64_BACKENDS_H

/*    backend, other, Intel, Zen 4, Zen 5: cycles of 24 rounds */
#define LANEWISE_X86_64_BACKENDS(X)

#endif
