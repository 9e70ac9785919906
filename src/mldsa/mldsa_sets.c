/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "mldsa_sets.h"
#include "common/names.h"

static const mldsa_params rows[] = {
    {.name = "ML-DSA-44",
     .set = LANEWISE_MLDSA_44,
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
    {.name = "ML-DSA-65",
     .set = LANEWISE_MLDSA_65,
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
    {.name = "ML-DSA-87",
     .set = LANEWISE_MLDSA_87,
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
};
enum { COUNT = sizeof rows / sizeof rows[0] };

const mldsa_params *lanewise_mldsa_find(lanewise_mldsa_set set) {
    for (unsigned i = 0; i < COUNT; i++)
        if ((unsigned)set == rows[i].set)
            return &rows[i];
    return NULL;
}

int lanewise_mldsa_describe(lanewise_mldsa_set set, lanewise_mldsa_info *info) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_ALGORITHM;
    info->name = p->name;
    info->public_bytes = mldsa_public_bytes(p);
    info->private_bytes = mldsa_private_bytes(p);
    info->signature_bytes = mldsa_signature_bytes(p);
    return LANEWISE_OK;
}

int lanewise_mldsa_by_name(const char *name, lanewise_mldsa_set *set) {
    if (!name || !set)
        return LANEWISE_ERR_NULL;
    for (unsigned i = 0; i < COUNT; i++)
        if (lanewise_same_name(name, rows[i].name)) {
            *set = (lanewise_mldsa_set)rows[i].set;
            return LANEWISE_OK;
        }
    return LANEWISE_ERR_ALGORITHM;
}
