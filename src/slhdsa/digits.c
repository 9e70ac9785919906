/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "tree.h"

void lanewise_slh_digits(const slh_set *set, const uint8_t *node, uint8_t digits[SLH_MAX_LEN]) {
    unsigned bits = set->lg_w, largest = slh_steps(set), of_node = 8u * set->n / bits, sum = 0;
    for (unsigned i = 0; i < of_node; i++) {
        unsigned at = bits * i, next = at / 8 + 1 < set->n ? node[at / 8 + 1] : 0;
        digits[i] =
            (uint8_t)(((unsigned)node[at / 8] << 8 | next) >> (16 - bits - at % 8) & largest);
        sum += largest - digits[i];
    }
    for (unsigned i = set->len; i-- > of_node; sum >>= bits)
        digits[i] = (uint8_t)(sum & largest);
}
