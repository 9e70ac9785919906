/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "tree.h"

enum { LARGEST = SLH_STEPS };

void lanewise_slh_digits(const slh_set *set, const uint8_t *node, uint8_t digits[SLH_MAX_LEN]) {
    unsigned n = set->n, sum = 0;
    for (unsigned i = 0; i < n; i++) {
        digits[2 * i] = node[i] >> 4;
        digits[2 * i + 1] = node[i] & 15;
        sum += 2u * LARGEST - digits[2 * i] - digits[2 * i + 1];
    }
    for (unsigned i = 0; i < 3; i++)
        digits[2 * n + i] = sum >> (8 - 4 * i) & 15;
}
