/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sets.h"
#include "step.h"

/* The six rows of numbers that SLH-DSA and SPHINCS+ share; m and len follow from the others. */
#define ROW_128S 16, 63, 7, 9, 12, 14, 30, 4, 35
#define ROW_128F 16, 66, 22, 3, 6, 33, 34, 4, 35
#define ROW_192S 24, 63, 7, 9, 14, 17, 39, 4, 51
#define ROW_192F 24, 66, 22, 3, 8, 33, 42, 4, 51
#define ROW_256S 32, 64, 8, 8, 14, 22, 47, 4, 67
#define ROW_256F 32, 68, 17, 4, 9, 35, 49, 4, 67
/* The draft of SP 800-230 of 2026-04-13. */
#define ROW_128_24 16, 22, 1, 22, 24, 6, 21, 2, 68
#define ROW_192_24 24, 21, 1, 21, 25, 9, 32, 3, 67
#define ROW_256_24 32, 21, 1, 21, 25, 12, 41, 2, 133

/* Verification alone, in a drop-in for firmware, has no batches. */
#ifdef LANEWISE_SLHDSA_ONLY_VERIFIES
#define SIMPLE NULL
#define ROBUST NULL
#else
#define SIMPLE &lanewise_slh_simple
#define ROBUST &lanewise_slh_robust
#endif

#define FIPS(SIZE, name) {{name, LANEWISE_SLHDSA_SHAKE_##SIZE}, ROW_##SIZE, 1, 0, 0, SIMPLE}
/* Without enumerators: what is found by a name in one version may be gone in the next. */
#define DRAFT(SIZE, number, name) {{name, 0x7000 + (number)}, ROW_##SIZE, 1, 0, 0, SIMPLE}
#define SPHINCS(SIZE, name)                                                                        \
    {{name "-simple", LANEWISE_SPHINCS_SHAKE_##SIZE##_SIMPLE}, ROW_##SIZE, 0, 1, 0, SIMPLE}, {     \
        {name "-robust", LANEWISE_SPHINCS_SHAKE_##SIZE##_ROBUST}, ROW_##SIZE, 0, 1, 1, ROBUST      \
    }

static const slh_set sets[] = {
    FIPS(128S, "SLH-DSA-SHAKE-128s"),
    FIPS(128F, "SLH-DSA-SHAKE-128f"),
    FIPS(192S, "SLH-DSA-SHAKE-192s"),
    FIPS(192F, "SLH-DSA-SHAKE-192f"),
    FIPS(256S, "SLH-DSA-SHAKE-256s"),
    FIPS(256F, "SLH-DSA-SHAKE-256f"),
    SPHINCS(128S, "sphincs-shake-128s"),
    SPHINCS(128F, "sphincs-shake-128f"),
    SPHINCS(192S, "sphincs-shake-192s"),
    SPHINCS(192F, "sphincs-shake-192f"),
    SPHINCS(256S, "sphincs-shake-256s"),
    SPHINCS(256F, "sphincs-shake-256f"),
#ifdef LANEWISE_SLHDSA_DRAFT
    DRAFT(128_24, 1, "SLH-DSA-SHAKE-128-24-draft"),
    DRAFT(192_24, 2, "SLH-DSA-SHAKE-192-24-draft"),
    DRAFT(256_24, 3, "SLH-DSA-SHAKE-256-24-draft"),
#endif
};

static const scheme_table table = SCHEME_TABLE(sets);

const slh_set *lanewise_slh_set(lanewise_slhdsa_set set) {
    return scheme_find(&table, (unsigned)set);
}

const slh_set *lanewise_slh_private_set(lanewise_slhdsa_set set) {
    const slh_set *s = lanewise_slh_set(set);
    return s && s->hp <= SLH_MAX_HEIGHT ? s : NULL;
}

int lanewise_slhdsa_describe(lanewise_slhdsa_set set, lanewise_slhdsa_info *info) {
    const slh_set *s = lanewise_slh_set(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    scheme_clear(info, sizeof *info);
    if (!s)
        return LANEWISE_ERR_ALGORITHM;
    info->name = s->row.name;
    info->seed_bytes = s->n;
    info->public_bytes = slh_public_bytes(s);
    info->private_bytes = lanewise_slh_private_set(set) ? slh_secret_bytes(s) : 0;
    info->signature_bytes = slh_signature_bytes(s);
    info->fips205 = s->fips;
    return LANEWISE_OK;
}

int lanewise_slhdsa_by_name(const char *name, lanewise_slhdsa_set *set) {
    if (set)
        *set = (lanewise_slhdsa_set)scheme_named(&table, name);
    return !name || !set ? LANEWISE_ERR_NULL : *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}

int lanewise_slhdsa_by_index(size_t index, lanewise_slhdsa_set *set) {
    if (!set)
        return LANEWISE_ERR_NULL;
    *set = (lanewise_slhdsa_set)scheme_nth(&table, index);
    return *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}

int lanewise_slh_verify_check(const slh_set *set, const void *public_key, size_t public_key_bytes) {
    return scheme_check(set, LANEWISE_ERR_ALGORITHM,
                        SCHEME_BUFFERS(SLH_PUBLIC(set, public_key, public_key_bytes)));
}
