/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The x86-64 kernels, one line each; select.c says what the columns mean. */
#ifndef LANEWISE_X86_64_BACKENDS_H
#define LANEWISE_X86_64_BACKENDS_H

/*    backend, other, Intel, Zen 4, Zen 5: cycles of 24 rounds */
#define LANEWISE_X86_64_BACKENDS(X)                                                                \
    X(lanewise_backend_x8_avx512, 1128, 1128, 1414, 707)                                           \
    X(lanewise_backend_x4_avx512vl, 773, 773, 692, 692)                                            \
    X(lanewise_backend_x2_avx512vl, 769, 769, 695, 695)                                            \
    X(lanewise_backend_x4_avx2, 1550, 1550, 1245, 1245)                                            \
    X(lanewise_backend_x1_avx512_slope, 614, 614, 1250, 625)                                       \
    X(lanewise_backend_x1_bmi2_rows, 772, 772, 850, 782)

#endif
