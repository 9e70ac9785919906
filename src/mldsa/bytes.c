/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "bytes.h"

#include <string.h>

void lanewise_mldsa_pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    uint32_t held = 0;
    unsigned count = 0; /* of bits held, below 8 between coefficients */
    for (unsigned i = 0; i < MLDSA_N; i++) {
        held |= (uint32_t)(from ? from - p->c[i] : p->c[i]) << count;
        for (count += bits; count >= 8; count -= 8, held >>= 8)
            *out++ = (uint8_t)held;
    }
}

void lanewise_mldsa_unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    const uint32_t mask = ((uint32_t)1 << bits) - 1;
    uint32_t held = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        for (; count < bits; count += 8)
            held |= (uint32_t)*in++ << count;
        int32_t value = (int32_t)(held & mask);
        p->c[i] = from ? from - value : value;
        held >>= bits;
        count -= bits;
    }
}

void lanewise_mldsa_pack_hint(const mldsa_params *p, uint8_t *out, const mldsa_poly *hint) {
    unsigned used = 0;
    memset(out, 0, (size_t)p->omega + p->k);
    for (unsigned i = 0; i < p->k; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++)
            if (hint[i].c[j])
                out[used++] = (uint8_t)j;
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
