/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The algorithms of lanewise_algorithm as a table, and what is looked up in it. */
#include "algorithms.h"
#include "common/names.h"
#include "lanewise/kangarootwelve.h"

#include <string.h>

const algorithm_row lanewise_algorithms[ALGORITHM_COUNT] = {
    {{"SHA3-224", 28, 144, 24, 0}, {144, 24, 0x06, SPONGE_FIXED}},
    {{"SHA3-256", 32, 136, 24, 0}, {136, 24, 0x06, SPONGE_FIXED}},
    {{"SHA3-384", 48, 104, 24, 0}, {104, 24, 0x06, SPONGE_FIXED}},
    {{"SHA3-512", 64, 72, 24, 0}, {72, 24, 0x06, SPONGE_FIXED}},
    {{"SHAKE128", 32, 168, 24, 1}, {168, 24, 0x1F, 0}},
    {{"SHAKE256", 64, 136, 24, 1}, {136, 24, 0x1F, 0}},
    {{"Keccak-256", 32, 136, 24, 0}, {136, 24, 0x01, SPONGE_FIXED}},
    {{"TurboSHAKE128", 32, 168, 12, 1}, {168, 12, 0x1F, 0}},
    {{"TurboSHAKE256", 64, 136, 12, 1}, {136, 12, 0x1F, 0}},
    /* The kind is that of an input of one chunk: RFC 9861 section 3.2. */
    {{"KT128", 32, 168, 12, 1}, {168, 12, 0x07, 0}},
    {{"KT256", 64, 136, 12, 1}, {136, 12, 0x07, 0}},
};

const algorithm_row *lanewise_algorithm_row(lanewise_algorithm algorithm) {
    unsigned index = (unsigned)algorithm - LANEWISE_SHA3_224;
    return index < ALGORITHM_COUNT ? &lanewise_algorithms[index] : NULL;
}

int lanewise_algorithm_describe(lanewise_algorithm algorithm, lanewise_algorithm_info *info) {
    const algorithm_row *row = lanewise_algorithm_row(algorithm);
    if (!info)
        return LANEWISE_ERR_NULL;
    if (!row)
        return LANEWISE_ERR_ALGORITHM;
    *info = row->info;
    return LANEWISE_OK;
}

int lanewise_algorithm_by_name(const char *name, lanewise_algorithm *algorithm) {
    if (!name || !algorithm)
        return LANEWISE_ERR_NULL;
    for (unsigned i = 0; i < ALGORITHM_COUNT; i++) {
        if (lanewise_same_name(name, lanewise_algorithms[i].info.name)) {
            *algorithm = (lanewise_algorithm)(LANEWISE_SHA3_224 + i);
            return LANEWISE_OK;
        }
    }
    return LANEWISE_ERR_ALGORITHM;
}

int lanewise_sponge_init(lanewise_sponge *s, lanewise_algorithm algorithm) {
    const algorithm_row *row = lanewise_algorithm_row(algorithm);
    if (!s)
        return LANEWISE_ERR_NULL;
    if (!row || algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256)
        return LANEWISE_ERR_ALGORITHM;
    return lanewise_sponge_begin(s, row->kind,
                                 row->info.extendable ? 0 : (uint64_t)row->info.output_bytes);
}

int lanewise_hash(lanewise_algorithm algorithm, void *out, size_t outlen, const void *in,
                  size_t inlen) {
    const algorithm_row *row = lanewise_algorithm_row(algorithm);
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    if (!row)
        return LANEWISE_ERR_ALGORITHM;
    if (!row->info.extendable && outlen != row->info.output_bytes)
        return LANEWISE_ERR_LENGTH;
    if (algorithm == LANEWISE_KT128)
        return lanewise_kt128(out, outlen, in, inlen, NULL, 0);
    if (algorithm == LANEWISE_KT256)
        return lanewise_kt256(out, outlen, in, inlen, NULL, 0);
    return lanewise_sponge_once(row->kind, out, outlen, in, inlen);
}
