/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parameter sets of FIPS 203 section 8, table 2. */
#include "sets.h"

static const mlkem_params kem_rows[] = {
    {{"ML-KEM-512", LANEWISE_MLKEM_512}, 2, 3, 2, 10, 4, MLKEM_FIPS203, 800, 1632, 768},
#if LANEWISE_MLKEM_MAX_K >= 3
    {{"ML-KEM-768", LANEWISE_MLKEM_768}, 3, 2, 2, 10, 4, MLKEM_FIPS203, 1184, 2400, 1088},
#endif
#if LANEWISE_MLKEM_MAX_K >= 4
    {{"ML-KEM-1024", LANEWISE_MLKEM_1024}, 4, 2, 2, 11, 5, MLKEM_FIPS203, 1568, 3168, 1568},
#endif
};

const scheme_table lanewise_mlkem_table = SCHEME_TABLE(kem_rows);

const mlkem_params *lanewise_mlkem_find(lanewise_mlkem_set set) {
    return scheme_find(&lanewise_mlkem_table, (unsigned)set);
}

int lanewise_mlkem_describe(lanewise_mlkem_set set, lanewise_mlkem_info *info) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    scheme_clear(info, sizeof *info);
    if (!p)
        return LANEWISE_ERR_ALGORITHM;
    info->name = p->row.name;
    info->public_bytes = p->public_bytes;
    info->private_bytes = p->private_bytes;
    info->ciphertext_bytes = p->ciphertext_bytes;
    return LANEWISE_OK;
}

int lanewise_mlkem_by_name(const char *name, lanewise_mlkem_set *set) {
    if (set)
        *set = (lanewise_mlkem_set)scheme_named(&lanewise_mlkem_table, name);
    return !name || !set ? LANEWISE_ERR_NULL : *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}

int lanewise_mlkem_by_index(size_t index, lanewise_mlkem_set *set) {
    if (!set)
        return LANEWISE_ERR_NULL;
    *set = (lanewise_mlkem_set)scheme_nth(&lanewise_mlkem_table, index);
    return *set ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}
