/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "bytes.h"

#include <string.h>

void lanewise_mldsa_pack_hint(const mldsa_params *p, uint8_t *out, const mldsa_poly *hint) {
    unsigned used = 0;
    memset(out, 0, (size_t)p->omega + p->k);
    for (unsigned i = 0; i < p->k; i++) {
        for (unsigned j = 0; j < MLDSA_N; j += 8) { /* most have none */
            const int32_t *h = &hint[i].c[j];
            if (!(h[0] | h[1] | h[2] | h[3] | h[4] | h[5] | h[6] | h[7]))
                continue;
            for (unsigned b = 0; b < 8; b++)
                if (h[b])
                    out[used++] = (uint8_t)(j + b);
        }
        out[p->omega + i] = (uint8_t)used;
    }
}

int lanewise_mldsa_unpack_hint(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in) {
    unsigned used = 0;
    memset(hint, 0, p->k * sizeof *hint);
    for (unsigned i = 0; i < p->k; i++) {
        const unsigned first = used, end = in[p->omega + i];
        if (end < used || end > p->omega)
            return 1;
        for (; used < end; used++) {
            if (used > first && in[used] <= in[used - 1])
                return 1;
            hint[i].c[in[used]] = 1;
        }
    }
    for (; used < p->omega; used++)
        if (in[used])
            return 1;
    return 0;
}
