/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Each of these functions lets a secret decide a branch, an address or a quotient: ct_object.py
 * must refuse all of them. */
#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>
#define TARGET __attribute__((target("avx512f,avx512bw,avx512vl")))
void by_mask(int16_t *p);
TARGET void by_mask(int16_t *p) {
    if (_mm512_cmpgt_epi16_mask(_mm512_loadu_si512(p), _mm512_set1_epi16(7)))
        p[0] = 1;
}
void masked_store(const int16_t *p, int16_t *q);
TARGET void masked_store(const int16_t *p, int16_t *q) {
    __m512i x = _mm512_loadu_si512(p);
    _mm512_mask_storeu_epi16(q, _mm512_cmpgt_epi16_mask(x, _mm512_set1_epi16(7)), x);
}
void by_stack(const int16_t *p, int16_t *q);
TARGET void by_stack(const int16_t *p, int16_t *q) {
    volatile int16_t s[32];
    _mm512_storeu_si512((void *)(uintptr_t)s, _mm512_loadu_si512(p));
    if (s[5])
        q[0] = 1;
}
#else
#include <arm_neon.h>
void by_mask(int16_t *p);
void by_mask(int16_t *p) {
    if (vmaxvq_s16(vld1q_s16(p)) > 7)
        p[0] = 1;
}
void by_stack(const int16_t *p, int16_t *q);
void by_stack(const int16_t *p, int16_t *q) {
    volatile int16_t s[8];
    vst1q_s16((int16_t *)(uintptr_t)s, vld1q_s16(p));
    if (s[5])
        q[0] = 1;
}
#endif

void by_branch(const int16_t *p);
void by_branch(const int16_t *p) {
    if (p[1] > 5)
        __asm__ volatile("nop");
}
void by_address(int16_t *p, const int16_t *table);
void by_address(int16_t *p, const int16_t *table) {
    p[0] = table[p[1]];
}
void by_quotient(uint32_t *p);
void by_quotient(uint32_t *p) {
    p[0] = p[1] / p[2];
}
void by_loop(const int16_t *p, int16_t *q);
void by_loop(const int16_t *p, int16_t *q) {
    for (int i = 0; i < p[0]; i++)
        q[i] = (int16_t)(q[i] * 5);
}
