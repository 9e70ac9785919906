/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sets.h"
#include "common/names.h"
#include "step.h"

#include <string.h>

/* The six rows of numbers that SLH-DSA and SPHINCS+ share; m follows from them. */
#define ROW_128S 16, 63, 7, 9, 12, 14, 30
#define ROW_128F 16, 66, 22, 3, 6, 33, 34
#define ROW_192S 24, 63, 7, 9, 14, 17, 39
#define ROW_192F 24, 66, 22, 3, 8, 33, 42
#define ROW_256S 32, 64, 8, 8, 14, 22, 47
#define ROW_256F 32, 68, 17, 4, 9, 35, 49

/* Verification alone, in a drop-in for firmware, has no batches. */
#ifdef LANEWISE_SLHDSA_ONLY_VERIFIES
#define SIMPLE NULL
#define ROBUST NULL
#else
#define SIMPLE &lanewise_slh_simple
#define ROBUST &lanewise_slh_robust
#endif

#define FIPS(SIZE, name) [LANEWISE_SLHDSA_SHAKE_##SIZE] = {name, ROW_##SIZE, 1, 0, 0, SIMPLE}
#define SPHINCS(SIZE, name)                                                                        \
    [LANEWISE_SPHINCS_SHAKE_##SIZE##_SIMPLE] = {name "-simple", ROW_##SIZE, 0, 1, 0, SIMPLE},      \
    [LANEWISE_SPHINCS_SHAKE_##SIZE##_ROBUST] = {name "-robust", ROW_##SIZE, 0, 1, 1, ROBUST}

static const slh_set sets[] = {
    FIPS(128S, "SLH-DSA-SHAKE-128s"),    FIPS(128F, "SLH-DSA-SHAKE-128f"),
    FIPS(192S, "SLH-DSA-SHAKE-192s"),    FIPS(192F, "SLH-DSA-SHAKE-192f"),
    FIPS(256S, "SLH-DSA-SHAKE-256s"),    FIPS(256F, "SLH-DSA-SHAKE-256f"),
    SPHINCS(128S, "sphincs-shake-128s"), SPHINCS(128F, "sphincs-shake-128f"),
    SPHINCS(192S, "sphincs-shake-192s"), SPHINCS(192F, "sphincs-shake-192f"),
    SPHINCS(256S, "sphincs-shake-256s"), SPHINCS(256F, "sphincs-shake-256f"),
};

enum { COUNT = sizeof sets / sizeof sets[0] };

const slh_set *lanewise_slh_set(lanewise_slhdsa_set set) {
    size_t i = (size_t)set;
    return i < COUNT && sets[i].name ? &sets[i] : NULL;
}

int lanewise_slhdsa_describe(lanewise_slhdsa_set set, lanewise_slhdsa_info *info) {
    const slh_set *s = lanewise_slh_set(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    if (!s)
        return LANEWISE_ERR_ALGORITHM;
    info->name = s->name;
    info->seed_bytes = s->n;
    info->public_key_bytes = slh_public_bytes(s);
    info->secret_key_bytes = slh_secret_bytes(s);
    info->signature_bytes = slh_signature_bytes(s);
    info->fips205 = s->fips;
    return LANEWISE_OK;
}

int lanewise_slhdsa_by_name(const char *name, lanewise_slhdsa_set *set) {
    if (!name || !set)
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < COUNT; i++)
        if (sets[i].name && lanewise_same_name(sets[i].name, name)) {
            *set = (lanewise_slhdsa_set)i;
            return LANEWISE_OK;
        }
    return LANEWISE_ERR_ALGORITHM;
}

int lanewise_slh_verify_check(const slh_set *set, const void *public_key, size_t public_key_bytes) {
    if (!public_key)
        return LANEWISE_ERR_NULL;
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    if (public_key_bytes != slh_public_bytes(set))
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}
