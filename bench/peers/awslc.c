/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The permutations of s2n-bignum that AWS-LC carries. */
#include "../peer.h"

#include <string.h>

void sha3_keccak_f1600(uint64_t a[25], const uint64_t rc[24]);
void sha3_keccak4_f1600(uint64_t a[100], const uint64_t rc[24]);

/* FIPS 202 section 3.2.5. */
static const uint64_t iota[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000,
    0x000000000000808B, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
    0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

static void permute_1(void *state, size_t count) {
    while (count--)
        sha3_keccak_f1600(state, iota);
}

static void permute_4(void *state, size_t count) {
    while (count--)
        sha3_keccak4_f1600(state, iota);
}

static void extract_4(const void *state, unsigned instance, uint8_t out[200]) {
    memcpy(out, (const uint8_t *)state + (size_t)200 * instance, 200);
}

static const peer_function functions[] = {
    {"Keccak-p[1600,24]", "sha3_keccak_f1600", "nothing", 1, NULL, permute_1, NULL, NULL},
    {"Keccak-p[1600,24]", "sha3_keccak4_f1600, which zips its states itself", "AVX2", 4, NULL,
     permute_4, extract_4, NULL},
};

static peer self = {"AWS-LC", PEER_VERSION, PEER_SOURCE, functions, 0};

const peer *lanewise_peer(void) {
    self.count = __builtin_cpu_supports("avx2") ? 2 : 1;
    return &self;
}
