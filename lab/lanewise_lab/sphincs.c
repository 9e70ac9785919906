/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What table_sphincs.py links with src/slhdsa: what takes the place of kernels, and what is called.
 */
#include "lanewise/slhdsa.h"

/*
 * What stands for kernels: a jump to one of these is put at the entry of each. They change the
 * state in some way, count, and after so many calls say so, as the last thing they do. The room for
 * that is where table_sphincs.py has it.
 */
typedef struct probe {
    uint64_t countdown, seed;
    uint64_t words[32], calls[32]; /* of each kernel: how much of its states it changes */
    uint64_t chain_words[64], chain_calls[64], chain_steps[64];
} probe;
#define PROBE ((probe *)0x40000000)

void sphincs_watch(void);
__attribute__((noinline)) void sphincs_watch(void) {
    __asm__ volatile("");
}

static inline __attribute__((always_inline)) void kernel(uint64_t *state, unsigned i) {
    probe *p = PROBE;
    p->calls[i]++;
    p->seed = p->seed * 6364136223846793005 + 1442695040888963407;
    for (uint64_t seed = p->seed, j = 0; j < p->words[i]; j++)
        state[j] ^= seed;
    if (!--p->countdown)
        sphincs_watch();
}

#define KERNEL(i)                                                                                  \
    void sphincs_kernel_##i(uint64_t *state);                                                      \
    void sphincs_kernel_##i(uint64_t *state) {                                                     \
        kernel(state, i);                                                                          \
    }
#define FOUR(a, b, c, d) KERNEL(a) KERNEL(b) KERNEL(c) KERNEL(d)
FOUR(0, 1, 2, 3)
FOUR(4, 5, 6, 7)
FOUR(8, 9, 10, 11)
FOUR(12, 13, 14, 15)
FOUR(16, 17, 18, 19)
FOUR(20, 21, 22, 23)
FOUR(24, 25, 26, 27)
FOUR(28, 29, 30, 31)

/* In place of any chain of SHAKE256, whose number has been put into the eighth argument. */
void sphincs_chain(uint64_t *out, const void *nodes, const void *head, const void *last,
                   size_t steps, const void *constants, uint64_t nothing, uint64_t i);
void sphincs_chain(uint64_t *out, const void *nodes, const void *head, const void *last,
                   size_t steps, const void *constants, uint64_t nothing, uint64_t i) {
    probe *p = PROBE;
    (void)nodes, (void)head, (void)last, (void)constants, (void)nothing;
    p->chain_calls[i]++;
    p->chain_steps[i] += steps;
    p->seed = p->seed * 6364136223846793005 + 1442695040888963407;
    for (uint64_t seed = p->seed, j = 0; j < p->chain_words[i]; j++)
        out[j] ^= seed;
    if (!--p->countdown)
        sphincs_watch();
}

/* lanewise_slhdsa_sign, deterministic. */
int sphincs_sign(lanewise_slhdsa_set set, uint8_t *signature, size_t signature_bytes,
                 const uint8_t *sk, size_t sk_bytes, const uint8_t *message, size_t len) {
    const lanewise_slhdsa_options o = {.deterministic = 1};
    return lanewise_slhdsa_sign(set, signature, signature_bytes, sk, sk_bytes, message, len, &o);
}

int sphincs_verify(lanewise_slhdsa_set set, const uint8_t *signature, size_t signature_bytes,
                   const uint8_t *pk, size_t pk_bytes, const uint8_t *message, size_t len) {
    return lanewise_slhdsa_verify(set, signature, signature_bytes, pk, pk_bytes, message, len,
                                  NULL);
}

int sphincs_keygen(lanewise_slhdsa_set set, uint8_t *pk, size_t pk_bytes, uint8_t *sk,
                   size_t sk_bytes, const uint8_t *seeds, size_t seeds_bytes) {
    return lanewise_slhdsa_keygen_seed(set, pk, pk_bytes, sk, sk_bytes, seeds, seeds_bytes);
}
