/* PYTHONPATH=lab python3 -m lanewise_lab.riscv.costs > src/keccak/riscv/backends_riscv.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels of a 64-bit RISC-V build and what 24 rounds cost, in instructions, which are no
 * cycles (select.c says what follows from them), and one for each state: of kernels that do with as
 * many instructions the narrowest that is wide enough is taken. */
#ifndef LANEWISE_BACKENDS_RISCV_H
#define LANEWISE_BACKENDS_RISCV_H

/* clang-format off */

/*    kernel, states, instructions */
#define LANEWISE_RISCV_KERNELS(K) \
    K(x8_rv64_v,      8, V) \
    K(x8_rv64_zvbb,   8, ZVBB) \
    K(x4_rv64_v,      4, V) \
    K(x4_rv64_zvbb,   4, ZVBB) \
    K(x2_rv64_v,      2, V) \
    K(x2_rv64_zvbb,   2, ZVBB) \
    K(x1_rv64_scalar, 1, SCALAR) \
    K(x1_rv64_zbb,    1, ZBB)

/*    backend, instructions */
#define LANEWISE_BACKENDS(X) \
    X(lanewise_backend_x8_rv64_v,       4860) \
    X(lanewise_backend_x8_rv64_zvbb,    3307) \
    X(lanewise_backend_x4_rv64_v,       4856) \
    X(lanewise_backend_x4_rv64_zvbb,    3303) \
    X(lanewise_backend_x2_rv64_v,       4854) \
    X(lanewise_backend_x2_rv64_zvbb,    3301) \
    X(lanewise_backend_x1_rv64_scalar,  5071) \
    X(lanewise_backend_x1_rv64_zbb,     3547) \
    X(lanewise_backend_x1_c64,          8279) \
    X(lanewise_backend_x1_c32,         16757)

/* clang-format on */

#endif
