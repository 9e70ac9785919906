/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parameter sets of FIPS 203 section 8, table 2. */
#include "sets.h"

static const mlkem_params sets[] = {
    {"ML-KEM-512", 2, 3, 2, 10, 4, MLKEM_FIPS203, 800, 1632, 768},
    {"ML-KEM-768", 3, 2, 2, 10, 4, MLKEM_FIPS203, 1184, 2400, 1088},
    {"ML-KEM-1024", 4, 2, 2, 11, 5, MLKEM_FIPS203, 1568, 3168, 1568},
};

const mlkem_params *lanewise_mlkem_find(lanewise_mlkem_set set) {
    switch (set) {
    case LANEWISE_MLKEM_512:
        return &sets[0];
    case LANEWISE_MLKEM_768:
        return &sets[1];
    case LANEWISE_MLKEM_1024:
        return &sets[2];
    default:
        return NULL;
    }
}
