/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What calls leave on the dead stack of a microcontroller: below the stack pointer memory is
 * painted, a function runs, and any eight bytes of the message or of the key that lie there
 * afterwards are counted. tests/unit/unit_leftovers.c asks the same on hosts.
 */
#include "lanewise/lanewise.h"
#include "semihosting.h"

enum { MESSAGE = 320, KEY = 32, PAINTED = 4096, PAINT = 0xA9 };

static uint8_t secret[MESSAGE + KEY], out[64];
static const uint8_t *const key = secret + MESSAGE;
static const uint8_t *data; /* length bytes of the message */
static size_t length;
static int failed;
static lanewise_sponge context;

static void sha3_256(void) {
    failed |= lanewise_sha3_256(out, data, length);
}
static void keccak256(void) {
    failed |= lanewise_keccak256(out, data, length);
}
static void sha3_512(void) {
    failed |= lanewise_sha3_512(out, data, length);
}
static void shake128(void) {
    failed |= lanewise_shake128(out, sizeof out, data, length);
}
static void cshake256(void) {
    failed |= lanewise_cshake256(out, sizeof out, data, length, "n", 1, data, length);
}
static void kmac256(void) {
    failed |= lanewise_kmac256(out, 32, key, KEY, data, length, "custom", 6);
}
static void tuplehash128(void) {
    const lanewise_bytes tuple[2] = {{data, length / 3}, {data + length / 3, length - length / 3}};
    failed |= lanewise_tuplehash128(out, 32, tuple, 2, NULL, 0);
}
static void turboshake256(void) {
    failed |= lanewise_turboshake256(out, sizeof out, data, length, 0x1F);
}
static void kt128(void) {
    failed |= lanewise_kt128(out, sizeof out, data, length, NULL, 0);
}
static void parallelhash256(void) {
    failed |= lanewise_parallelhash256(out, 32, data, length, 100, NULL, 0, NULL);
}
static void many(void) {
    const lanewise_bytes in[2] = {{data, length}, {data, length / 2}};
    uint8_t other[32];
    void *const to[2] = {out, other};
    failed |= lanewise_hash_many(LANEWISE_SHA3_256, 2, in, to, 32);
}
static void init(void) {
    failed |= lanewise_kmac128_init(&context, key, KEY, "custom", 6, 32);
}
static void absorb(void) {
    failed |= lanewise_sponge_absorb(&context, data, length);
}
static void finish(void) {
    failed |= lanewise_sponge_finalize(&context);
    failed |= lanewise_sponge_squeeze(&context, out, 32);
}
/* The control: a function that leaves a copy. */
static void leaky(void) {
    volatile uint8_t copy[64];
    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = data[i];
    out[0] = copy[5];
}

/* No call between the piece and the search, which would overwrite what it left. */
static __attribute__((noinline)) unsigned places(void (*piece)(void)) {
    volatile uint8_t *sp, *p;
    unsigned found = 0;
    __asm__ volatile("mov %0, sp" : "=r"(sp));
    for (p = sp - PAINTED; p < sp; p++)
        *p = PAINT;
    piece();
    for (p = sp - PAINTED; p + 8 <= sp; p++)
        for (size_t i = 0; (p[0] != PAINT || p[7] != PAINT) && i + 8 <= sizeof secret; i++) {
            size_t same = 0;
            while (same < 8 && p[same] == secret[i + same])
                same++;
            found += same == 8;
        }
    return found;
}

static void print_number(unsigned n) {
    char text[12], *at = text + sizeof text;
    *--at = 0;
    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
    semihosting_write(at);
}

static void try(const char *name, void (*piece)(void)) {
    unsigned found = places(piece);
    semihosting_write(name);
    semihosting_write(" ");
    print_number((unsigned)length);
    semihosting_write(" ");
    print_number((unsigned)(data - secret));
    semihosting_write(" ");
    print_number(found);
    semihosting_write("\n");
}

#define TRY(name) try(#name, name)

int main(void) {
    static const uint16_t lengths[] = {5, 40, 100, 136, 300};
    uint32_t x = 2463534242u; /* xorshift: bytes that lie nowhere else */
    for (size_t i = 0; i < sizeof secret; i++) {
        x ^= x << 13, x ^= x >> 17, x ^= x << 5;
        secret[i] = (uint8_t)(x >> 11);
    }
    data = secret, length = 64;
    TRY(leaky);
    for (unsigned l = 0; l < sizeof lengths / sizeof lengths[0]; l++)
        for (unsigned place = 0; place < 3; place++) { /* aligned to 4 bytes, 1, 2 */
            data = secret + place, length = lengths[l];
            TRY(sha3_256);
            TRY(keccak256);
            TRY(sha3_512);
            TRY(shake128);
            TRY(cshake256);
            TRY(kmac256);
            TRY(tuplehash128);
            TRY(turboshake256);
            TRY(kt128);
            TRY(parallelhash256);
            TRY(many);
            TRY(init);
            TRY(absorb);
            TRY(finish);
        }
    semihosting_write(failed ? "a call failed\n" : "done\n");
    return failed;
}
