/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * count_mlkem ARITHMETIC WHAT CALLS: calls a function of the arithmetic, or an operation of
 * ML-KEM-768, that often, for counts_mlkem.py, which counts what the emulator executes.
 */
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int16_t p[256], q[256], matrix[3 * 256], prepared[6 * 256], out[256];
static uint8_t bytes[400];
static uint8_t ek[LANEWISE_MLKEM_768_PUBLIC_BYTES], dk[LANEWISE_MLKEM_768_PRIVATE_BYTES],
    ct[LANEWISE_MLKEM_768_CIPHERTEXT_BYTES], ss[32], seed[64];

enum {
    NTT,
    INVERSE,
    PREPARE,
    INNER,
    SCALE_ADD,
    ADD,
    SUBTRACT_FROM,
    COMPRESS,
    DECOMPRESS,
    ENCODE,
    DECODE,
    REJECT,
    NOISE,
    KEYS,
    ENCAPSULATION,
    DECAPSULATION,
    COUNT
};
static const char *const names[COUNT] = {
    [NTT] = "ntt",
    [INVERSE] = "inverse",
    [PREPARE] = "prepare",
    [INNER] = "inner, k = ",
    [SCALE_ADD] = "scale_add",
    [ADD] = "add",
    [SUBTRACT_FROM] = "subtract_from",
    [COMPRESS] = "compress, d = ",
    [DECOMPRESS] = "decompress, d = ",
    [ENCODE] = "encode",
    [DECODE] = "decode",
    [REJECT] = "reject",
    [NOISE] = "noise, eta = ",
    [KEYS] = "ML-KEM-768, keys",
    [ENCAPSULATION] = "ML-KEM-768, encapsulation",
    [DECAPSULATION] = "ML-KEM-768, decapsulation",
};

static int call(const mlkem_arith *a, int what, unsigned n) {
    switch (what) {
    case NTT:
        a->ntt(p);
        break;
    case INVERSE:
        a->inverse(p);
        break;
    case PREPARE:
        a->prepare(prepared, p);
        break;
    case INNER:
        a->inner(out, matrix, 1, prepared, n);
        break;
    case SCALE_ADD:
        a->scale_add(p, q);
        break;
    case ADD:
        a->add(p, q);
        break;
    case SUBTRACT_FROM:
        a->subtract_from(p, q);
        break;
    case COMPRESS:
        a->compress(bytes, p, n);
        break;
    case DECOMPRESS:
        a->decompress(p, bytes, n);
        break;
    case ENCODE:
        a->encode(bytes, p);
        break;
    case DECODE:
        return a->decode(p, bytes) > 1;
    case REJECT:
        return a->reject(p, 0, bytes, 168) > 256;
    case NOISE:
        a->noise(p, bytes, n);
        break;
    case KEYS:
        return lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, ek, sizeof ek, dk, sizeof dk, seed,
                                          64);
    case ENCAPSULATION:
        return lanewise_mlkem_encaps_seed(LANEWISE_MLKEM_768, ct, sizeof ct, ss, 32, ek, sizeof ek,
                                          seed, 32);
    default:
        return lanewise_mlkem_decaps(LANEWISE_MLKEM_768, ss, 32, dk, sizeof dk, ct, sizeof ct);
    }
    return 0;
}

int main(int argc, char **argv) {
    const mlkem_arith *const *a = lanewise_mlkem_ariths;
    int status = 0, what = 0;
    unsigned n = 0;
    for (; argc == 4 && *a && strcmp((*a)->name, argv[1]) != 0; a++)
        ;
    if (argc != 4 || !*a || !lanewise_mlkem_arith_available(*a))
        return 2;
    while (what < COUNT && strncmp(argv[2], names[what], strlen(names[what])) != 0)
        what++;
    if (what == COUNT)
        return 2;
    n = (unsigned)atoi(argv[2] + strlen(names[what]));
    lanewise_mlkem_force(*a);
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(37 * i + i * i);
    for (unsigned i = 0; i < 256; i++)
        p[i] = (int16_t)(13 * i);
    status = lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, ek, sizeof ek, dk, sizeof dk, seed, 64);
    if (!status)
        status = lanewise_mlkem_encaps_seed(LANEWISE_MLKEM_768, ct, sizeof ct, ss, 32, ek,
                                            sizeof ek, seed, 32);
    for (int calls = atoi(argv[3]); calls && !status; calls--)
        status = call(*a, what, n);
    return status;
}
