/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key exchange on the system of rtl/soc, both sides in one program: ML-KEM-768 by the KEM core,
 * digests by the Keccak unit and, unless SCALAR is defined, once more by the processor's vector
 * unit. What it prints is text. */
#include <string.h>

#include "lanewise_keccak_dev.h"
#include "lanewise_mlkem_dev.h"

#define SET LANEWISE_MLKEM_768_DEV
#define KEM ((volatile uint32_t *)0x40000000u)
#define KECCAK ((volatile uint32_t *)0x40002000u)
#define CONSOLE (*(volatile uint32_t *)0x50000000u)

enum { EK = 1184, DK = 2400, CT = 1088, SS = 32, DIGEST = 32, RATE = 136 };

/* The system has no random source, so these stand in the program, and rtl/soc/tb replaces them in
 * the image. Take random bytes for a key that is to be secret. */
volatile uint8_t seeds[64 + 32] = {1, 2, 3};

static uint8_t ek[EK], dk[DK], ct[CT], message[EK + CT + SS];

static void say(const char *text) {
    for (; *text != 0; text++)
        CONSOLE = (uint8_t)*text;
}

static void say_number(uint32_t value) {
    char digits[11];
    size_t at = sizeof digits - 1;
    for (digits[at] = 0; at == sizeof digits - 1 || value != 0; value /= 10)
        digits[--at] = (char)('0' + value % 10);
    say(digits + at);
}

static void say_digest(const char *what, const uint8_t digest[DIGEST]) {
    say(what);
    for (size_t n = 0; n < DIGEST; n++) {
        CONSOLE = (uint8_t)"0123456789abcdef"[digest[n] >> 4];
        CONSOLE = (uint8_t)"0123456789abcdef"[digest[n] & 15];
    }
    say("\n");
}

#ifndef SCALAR
void vector_permute(uint64_t lanes[25]);

/* SHA3-256, the permutation by the vector unit. The processor is little-endian. */
static void by_vector_unit(const uint8_t *in, size_t bytes, uint8_t digest[DIGEST]) {
    union {
        uint64_t lanes[25];
        uint8_t bytes[200];
    } state;
    memset(&state, 0, sizeof state);
    for (; bytes >= RATE; in += RATE, bytes -= RATE) {
        for (size_t n = 0; n < RATE; n++)
            state.bytes[n] ^= in[n];
        vector_permute(state.lanes);
    }
    for (size_t n = 0; n < bytes; n++)
        state.bytes[n] ^= in[n];
    state.bytes[bytes] ^= 0x06;
    state.bytes[RATE - 1] ^= 0x80;
    vector_permute(state.lanes);
    memcpy(digest, state.bytes, DIGEST);
}
#endif

/* Whether the vector unit, where there is one, makes another digest, which is printed then. */
static int differs(const uint8_t *in, size_t bytes, const uint8_t digest[DIGEST]) {
#ifdef SCALAR
    (void)in, (void)bytes, (void)digest;
#else
    uint8_t again[DIGEST];
    by_vector_unit(in, bytes, again);
    if (memcmp(digest, again, DIGEST) != 0) {
        say_digest("but the vector unit finds ", again);
        return 1;
    }
#endif
    return 0;
}

/* SHA3-256 by the Keccak unit; prints it, and whether the vector unit finds the same. */
static int digest_of(struct lanewise_keccak_dev *dev, const char *what, const uint8_t *in,
                     size_t bytes) {
    uint8_t digest[DIGEST];
    if (lanewise_keccak_dev_sponge(dev, RATE, 0x06, 24, in, bytes, digest, DIGEST) !=
        LANEWISE_KECCAK_DEV_OK)
        return 1;
    say_digest(what, digest);
    return differs(in, bytes, digest);
}

static void say_cycles(const char *what, struct lanewise_mlkem_dev *dev) {
    say(what);
    say_number(lanewise_mlkem_dev_cycles(dev));
    say(" cycles of the KEM core\n");
}

int main(void) {
    struct lanewise_mlkem_dev kem;
    struct lanewise_keccak_dev keccak;
    uint8_t seed[64], coins[32], alice[SS], bob[SS];
    int wrong;
    for (size_t n = 0; n < sizeof seed; n++)
        seed[n] = seeds[n];
    for (size_t n = 0; n < sizeof coins; n++)
        coins[n] = seeds[sizeof seed + n];

    lanewise_mlkem_dev_map(&kem, KEM, LANEWISE_MLKEM_DEV_POLLS);
    lanewise_keccak_dev_map(&keccak, KECCAK);
    wrong = lanewise_mlkem_dev_init(&kem) != LANEWISE_MLKEM_DEV_OK ||
            lanewise_keccak_dev_init(&keccak) != LANEWISE_KECCAK_DEV_OK;
    say(wrong ? "a device is absent or failed its self-test\n"
              : "KEM core and Keccak unit: ready\n");
    if (wrong)
        return 1;

    wrong |= lanewise_mlkem_dev_keygen(&kem, SET, seed, ek, EK, dk, DK);
    say_cycles("Alice makes a pair of keys: ", &kem);
    wrong |= digest_of(&keccak, "  SHA3-256(ek) = ", ek, EK);
    wrong |= lanewise_mlkem_dev_encaps(&kem, SET, ek, EK, coins, ct, CT, bob);
    say_cycles("Bob encapsulates a secret: ", &kem);
    wrong |= digest_of(&keccak, "  SHA3-256(ct) = ", ct, CT);
    wrong |= lanewise_mlkem_dev_decaps(&kem, SET, dk, DK, ct, CT, alice);
    say_cycles("Alice decapsulates it: ", &kem);

    /* Each side tells the other a digest that only who has the secret can make. */
    memcpy(message, ek, EK);
    memcpy(message + EK, ct, CT);
    memcpy(message + EK + CT, alice, SS);
    wrong |= digest_of(&keccak, "Alice confirms: SHA3-256(ek, ct, ss) = ", message, sizeof message);
    memcpy(message + EK + CT, bob, SS);
    wrong |= digest_of(&keccak, "Bob confirms:   SHA3-256(ek, ct, ss) = ", message, sizeof message);
    wrong |= memcmp(alice, bob, SS) != 0;
    say(wrong ? "WRONG\n" : "Both have the same secret.\n");
    return wrong;
}
