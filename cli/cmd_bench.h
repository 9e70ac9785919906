/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_CLI_CMD_BENCH_H
#define LANEWISE_CLI_CMD_BENCH_H

#include <stddef.h>
#include <stdint.h>

enum { BENCH_MAX = 1 << 20, BENCH_MANY = 32 }; /* longest message; how many short ones at once */

/* Where the benchmark reads and writes. */
typedef struct bench_data {
    uint8_t *in, *out;
} bench_data;

/* bench_kernels.c: `lanewise bench --kernels` and `--calibrate`; in builds with the static library
 * alone. */
int bench_kernels(int json);
int bench_calibrate(void);

/* bench_openssl.c: OpenSSL's library, if this machine has it. */
const char *peer_version(void);                        /* NULL: none found */
int peer_sha3_256(const bench_data *data, size_t len); /* nonzero: it failed */
int peer_shake128(const bench_data *data, size_t len);

#endif
