/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A small user of the permutation backend of mlkem-native or, with MLDSA defined, mldsa-native:
 * SHAKE256 of four states, whose messages begin at different bytes, and of each of them alone.
 * digests.py compares the first.
 */
#ifdef MLDSA
#include "mldsa/keccak_backend.h"
#if !defined(MLD_USE_NATIVE_FIPS202_X1) || !defined(MLD_USE_NATIVE_FIPS202_X4)
#error "mldsa-native would not ask"
#endif
#define ONE mld_keccak_f1600_x1_native
#define FOUR mld_keccak_f1600_x4_native
#else
#include "mlkem/keccak_backend.h"
#if !defined(MLK_USE_NATIVE_FIPS202_X1) || !defined(MLK_USE_NATIVE_FIPS202_X4)
#error "mlkem-native would not ask"
#endif
#define ONE mlk_keccak_f1600_x1_native
#define FOUR mlk_keccak_f1600_x4_native
#endif
#include "small_user.h"

enum { RATE = 136, WORDS = 25 };

/* Words in the processor's order, as the libraries above have them. */
static void add(uint64_t *state, const uint8_t *data, size_t length, size_t at) {
    for (size_t i = 0; i < length; i++)
        state[(at + i) / 8] ^= (uint64_t)data[i] << 8 * ((at + i) % 8);
}

/* SHAKE256 of `count` messages of one length, the first RATE bytes. */
static void shake256(uint8_t out[][RATE], const uint8_t *const *data, size_t length, size_t count) {
    static const uint8_t suffix = 0x1F, last = 0x80;
    uint64_t states[4 * WORDS] = {0};
    for (size_t done = 0;; done += RATE) {
        const size_t left = length - done, n = left < RATE ? left : RATE;
        for (size_t i = 0; i < count; i++) {
            add(states + WORDS * i, data[i] + done, n, 0);
            if (n < RATE) {
                add(states + WORDS * i, &suffix, 1, n);
                add(states + WORDS * i, &last, 1, RATE - 1);
            }
        }
        check(!(count == 1 ? ONE(states) : FOUR(states)));
        if (n < RATE)
            break;
    }
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < RATE; k++)
            out[i][k] = (uint8_t)(states[WORDS * i + k / 8] >> 8 * (k % 8));
}

int main(void) {
    start();
    for (size_t length = 0; length <= LONGEST; length++) {
        const uint8_t *data[4];
        uint8_t together[4][RATE], alone[1][RATE];
        for (size_t i = 0; i < 4; i++)
            data[i] = message + (LONGEST - length) * i / 3;
        shake256(together, data, length, 4);
        for (size_t i = 0; i < 4; i++) {
            shake256(alone, data + i, length, 1);
            check(!memcmp(together[i], alone[0], RATE));
        }
        digest("shake_256", length, together[0], RATE);
    }
    return wrong;
}
