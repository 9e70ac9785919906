/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "bytes.h"

#include <string.h>

unsigned lanewise_mldsa_pack_hint_row(const mldsa_params *p, uint8_t *out, unsigned row,
                                      unsigned used, const mldsa_poly *hint) {
    for (unsigned j = 0; j < MLDSA_N; j += 8) { /* most have none */
        const int32_t *h = &hint->c[j];
        if (!(h[0] | h[1] | h[2] | h[3] | h[4] | h[5] | h[6] | h[7]))
            continue;
        for (unsigned b = 0; b < 8; b++)
            if (h[b] && used < p->omega) /* more are there after a fault alone */
                out[used++] = (uint8_t)(j + b);
    }
    out[p->omega + row] = (uint8_t)used;
    return used;
}

void lanewise_mldsa_pack_hint(const mldsa_params *p, uint8_t *out, const mldsa_poly *hint) {
    unsigned used = 0;
    memset(out, 0, (size_t)p->omega + p->k);
    for (unsigned i = 0; i < p->k; i++)
        used = lanewise_mldsa_pack_hint_row(p, out, i, used, &hint[i]);
}

int lanewise_mldsa_check_hint(const mldsa_params *p, const uint8_t *in) {
    unsigned used = 0;
    for (unsigned i = 0; i < p->k; i++) {
        const unsigned first = used, end = in[p->omega + i];
        if (end < used || end > p->omega)
            return 1;
        for (; used < end; used++)
            if (used > first && in[used] <= in[used - 1])
                return 1;
    }
    for (; used < p->omega; used++)
        if (in[used])
            return 1;
    return 0;
}

void lanewise_mldsa_unpack_hint_row(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in,
                                    unsigned row) {
    memset(hint, 0, sizeof *hint);
    for (unsigned j = row ? in[p->omega + row - 1] : 0; j < in[p->omega + row]; j++)
        hint->c[in[j]] = 1;
}

int lanewise_mldsa_unpack_hint(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in) {
    if (lanewise_mldsa_check_hint(p, in))
        return 1;
    for (unsigned i = 0; i < p->k; i++)
        lanewise_mldsa_unpack_hint_row(p, &hint[i], in, i);
    return 0;
}
