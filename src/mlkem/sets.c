/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parameter kem_rows of FIPS 203 section 8, table 2. */
#include "sets.h"

static const mlkem_params kem_rows[] = {
    {"ML-KEM-512", 2, 3, 2, 10, 4, MLKEM_FIPS203, 800, 1632, 768},
#if LANEWISE_MLKEM_MAX_K >= 3
    {"ML-KEM-768", 3, 2, 2, 10, 4, MLKEM_FIPS203, 1184, 2400, 1088},
#endif
#if LANEWISE_MLKEM_MAX_K >= 4
    {"ML-KEM-1024", 4, 2, 2, 11, 5, MLKEM_FIPS203, 1568, 3168, 1568},
#endif
};

const mlkem_params *lanewise_mlkem_find(lanewise_mlkem_set set) {
    switch (set) {
    case LANEWISE_MLKEM_512:
        return &kem_rows[0];
#if LANEWISE_MLKEM_MAX_K >= 3
    case LANEWISE_MLKEM_768:
        return &kem_rows[1];
#endif
#if LANEWISE_MLKEM_MAX_K >= 4
    case LANEWISE_MLKEM_1024:
        return &kem_rows[2];
#endif
    default:
        return NULL;
    }
}
