/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "mldsa_sets.h"
#include "keccak/backend.h"
#include "keccak/target.h"

static const mldsa_params rows[] = {
    {.row = {"ML-DSA-44", LANEWISE_MLDSA_44},
     .k = 4,
     .l = 4,
     .eta = 2,
     .eta_bits = 3,
     .tau = 39,
     .challenge = 32,
     .omega = 80,
     .z_bits = 18,
     .w1_bits = 6,
     .high = 44,
     .gamma2 = (MLDSA_Q - 1) / 88,
     .shift = 11,
     .factor = 11276, /* 2^20 / 93, rounded up */
     .after = 20},
#if LANEWISE_MLDSA_MAX_K >= 6
    {.row = {"ML-DSA-65", LANEWISE_MLDSA_65},
     .k = 6,
     .l = 5,
     .eta = 4,
     .eta_bits = 4,
     .tau = 49,
     .challenge = 48,
     .omega = 55,
     .z_bits = 20,
     .w1_bits = 4,
     .high = 16,
     .gamma2 = (MLDSA_Q - 1) / 32,
     .shift = 9,
     .factor = 32801, /* 2^25 / 1023, rounded up */
     .after = 25},
#endif
#if LANEWISE_MLDSA_MAX_K >= 8
    {.row = {"ML-DSA-87", LANEWISE_MLDSA_87},
     .k = 8,
     .l = 7,
     .eta = 2,
     .eta_bits = 3,
     .tau = 60,
     .challenge = 64,
     .omega = 75,
     .z_bits = 20,
     .w1_bits = 4,
     .high = 16,
     .gamma2 = (MLDSA_Q - 1) / 32,
     .shift = 9,
     .factor = 32801,
     .after = 25},
#endif
};

const scheme_table lanewise_mldsa_table = SCHEME_TABLE(rows);

const mldsa_params *lanewise_mldsa_find(lanewise_mldsa_set set) {
    return scheme_find(&lanewise_mldsa_table, (unsigned)set);
}

enum { ANY = 0 };
/* Kept where it was measured faster in the mean (docs/ml-dsa.md). The first row that fits serves;
 * LANEWISE_MLDSA_SIDE_BY_SIDE is the greatest width. */
static const struct {
    uint8_t set;       /* or ANY */
    uint8_t states;    /* of the kernel for eight, at least */
    uint8_t widths[4]; /* "2 then 4" is {2, 4} */
} side_by_side[] = {
#if defined(LANEWISE_X86_64)
    {LANEWISE_MLDSA_44, 4, {2}},
    {LANEWISE_MLDSA_65, 4, {2}},
    {LANEWISE_MLDSA_87, 4, {1 | MLDSA_AHEAD}},
#endif
    {ANY, 1, {1}},
};

const uint8_t *lanewise_mldsa_side_by_side(const mldsa_params *p) {
    const unsigned states = lanewise_states(lanewise_select(8));
    unsigned i = 0;
    while ((side_by_side[i].set != ANY && side_by_side[i].set != p->row.set) ||
           side_by_side[i].states > states)
        i++;
    return side_by_side[i].widths;
}

int lanewise_mldsa_describe(lanewise_mldsa_set set, lanewise_mldsa_info *info) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    scheme_clear(info, sizeof *info);
    if (!p)
        return LANEWISE_ERR_ALGORITHM;
    info->name = p->row.name;
    info->public_bytes = mldsa_public_bytes(p);
    info->private_bytes = mldsa_private_bytes(p);
    info->signature_bytes = mldsa_signature_bytes(p);
    return LANEWISE_OK;
}

int lanewise_mldsa_by_name(const char *name, lanewise_mldsa_set *set) {
    if (set)
        *set = (lanewise_mldsa_set)scheme_named(&lanewise_mldsa_table, name);
    return !name || !set ? LANEWISE_ERR_NULL : *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}

int lanewise_mldsa_by_index(size_t index, lanewise_mldsa_set *set) {
    if (!set)
        return LANEWISE_ERR_NULL;
    *set = (lanewise_mldsa_set)scheme_nth(&lanewise_mldsa_table, index);
    return *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}
