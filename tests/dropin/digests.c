/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Every function of the drop-in on messages of all lengths up to MOST bytes. What comes out goes
 * into one SHA3-256 for each function, whose digest is printed: dropin.py knows the right ones.
 * Then the stack that some calls take, found by painting what lies below.
 */
#include "lanewise.h"
#include "semihosting.h"

#include <string.h>

enum { MOST = 345, OUT = 200, PAINTED = 2048 };

static uint8_t message[MOST + 3]; /* message m is the first bytes from place len % 4 on */
static lanewise_sponge all;
static int failed; /* the status codes of what has no line of its own */

static void print_hex(const uint8_t *data, size_t len) {
    char text[3] = {0};
    while (len--) {
        text[0] = "0123456789abcdef"[*data >> 4];
        text[1] = "0123456789abcdef"[*data++ & 15];
        semihosting_write(text);
    }
}

static void begin(const char *name) {
    semihosting_write(name);
    semihosting_write(" ");
    failed |= lanewise_sha3_256_init(&all);
}

static void take(const void *data, size_t len) {
    failed |= lanewise_sponge_absorb(&all, data, len);
}

static void end(int status) {
    uint8_t digest[32];
    failed |= lanewise_sponge_finalize(&all);
    failed |= lanewise_sponge_squeeze(&all, digest, sizeof digest);
    print_hex(digest, sizeof digest);
    semihosting_write(status ? " failed\n" : "\n");
}

#define FOR_ALL_LENGTHS(name, call)                                                                \
    do {                                                                                           \
        int status = 0;                                                                            \
        begin(name);                                                                               \
        for (size_t len = 0; len <= MOST; len++) {                                                 \
            const uint8_t *data = message + len % 4;                                               \
            uint8_t out[OUT] = {0};                                                                \
            size_t outlen = 1 + len % (OUT - 1);                                                   \
            (void)data, (void)outlen;                                                              \
            status |= call;                                                                        \
            take(out, sizeof out);                                                                 \
        }                                                                                          \
        end(status);                                                                               \
    } while (0)

/* In and out in pieces of uneven sizes. */
static int in_pieces(uint8_t *out, size_t outlen, const uint8_t *data, size_t len) {
    lanewise_sponge s, copy;
    int status = lanewise_shake256_init(&s);
    for (size_t at = 0, n = 1; at < len; at += n, n = n * 5 % 61) {
        n = n < len - at ? n : len - at;
        status |= lanewise_sponge_absorb(&s, data + at, n);
    }
    status |= lanewise_sponge_finalize(&s);
    status |= lanewise_sponge_copy(&copy, &s);
    for (size_t at = 0, n = 1; at < outlen; at += n, n = n * 3 % 31) {
        n = n < outlen - at ? n : outlen - at;
        status |= lanewise_sponge_squeeze(&copy, out + at, n);
    }
    lanewise_sponge_wipe(&s);
    return status | (lanewise_sponge_squeeze(&s, out, 1) != LANEWISE_ERR_STATE);
}

static int tuple(uint8_t *out, size_t outlen, const uint8_t *data, size_t len) {
    lanewise_bytes parts[2] = {{data, len / 3}, {data + len / 3, len - len / 3}};
    return lanewise_tuplehash128(out, outlen, parts, 2, "tuple", 5);
}

/* The permutation with every number of rounds, bytes in and out at many places. */
static void primitives(void) {
    uint64_t state[25] = {0};
    uint8_t out[OUT];
    begin("keccakp1600");
    for (unsigned rounds = 1; rounds <= 24; rounds++) {
        size_t offset = rounds * 7 % 50, len = rounds * 31 % 150;
        lanewise_keccakp1600_add_bytes(state, message + rounds % 4, offset, len);
        lanewise_keccakp1600_permute(state, rounds);
        lanewise_keccakp1600_extract_bytes(state, out, offset, len);
        take(out, len);
        lanewise_keccakp1600_extract_bytes(state, out, 0, OUT);
        take(out, OUT);
    }
    end(0);
}

/* Paints the stack below, calls, and prints how far down the paint is gone. */
#define STACK_OF(name, call)                                                                       \
    do {                                                                                           \
        volatile uint32_t *sp, *p;                                                                 \
        __asm__ volatile("mov %0, sp" : "=r"(sp));                                                 \
        for (p = sp - PAINTED / 4; p < sp; p++)                                                    \
            *p = 0x5AFEC0DE;                                                                       \
        call;                                                                                      \
        for (p = sp - PAINTED / 4; p < sp && *p == 0x5AFEC0DE; p++)                                \
            ;                                                                                      \
        print_stack(name, 4 * (uint32_t)(sp - p));                                                 \
    } while (0)

static void print_stack(const char *name, uint32_t bytes) {
    char text[6] = {0};
    for (unsigned i = 5; i--; bytes /= 10)
        text[i] = (char)('0' + bytes % 10);
    semihosting_write("stack ");
    semihosting_write(name);
    semihosting_write(" ");
    semihosting_write(text);
    semihosting_write("\n");
}

static uint64_t state[25];
static uint8_t digest[64];
static lanewise_sponge one;

__attribute__((noinline)) static void stacks(void) {
    STACK_OF("keccakp1600_permute", lanewise_keccakp1600_permute(state, 24));
    STACK_OF("keccakp1600_add_bytes", lanewise_keccakp1600_add_bytes(state, message, 3, 150));
    STACK_OF("keccakp1600_extract_bytes", lanewise_keccakp1600_extract_bytes(state, message, 3, 9));
    STACK_OF("sha3_256", failed |= lanewise_sha3_256(digest, message, MOST));
    STACK_OF("shake128_init", failed |= lanewise_shake128_init(&one));
    STACK_OF("sponge_absorb", failed |= lanewise_sponge_absorb(&one, message, MOST));
    STACK_OF("sponge_finalize", failed |= lanewise_sponge_finalize(&one));
    STACK_OF("sponge_squeeze", failed |= lanewise_sponge_squeeze(&one, message, MOST));
    STACK_OF("kmac256", failed |= lanewise_kmac256(digest, 64, message, 32, message, MOST, "", 0));
}

int main(void) {
    for (unsigned i = 0; i < sizeof message; i++)
        message[i] = (uint8_t)(7 * i * i + 3 * i + (i >> 8));
    FOR_ALL_LENGTHS("sha3_224", lanewise_sha3_224(out, data, len));
    FOR_ALL_LENGTHS("sha3_256", lanewise_sha3_256(out, data, len));
    FOR_ALL_LENGTHS("sha3_384", lanewise_sha3_384(out, data, len));
    FOR_ALL_LENGTHS("sha3_512", lanewise_sha3_512(out, data, len));
    FOR_ALL_LENGTHS("shake128", lanewise_shake128(out, outlen, data, len));
    FOR_ALL_LENGTHS("shake256", lanewise_shake256(out, outlen, data, len));
    FOR_ALL_LENGTHS("shake256_in_pieces", in_pieces(out, outlen, data, len));
    FOR_ALL_LENGTHS("turboshake128", lanewise_turboshake128(out, outlen, data, len, 0x0B));
    FOR_ALL_LENGTHS("turboshake256", lanewise_turboshake256(out, outlen, data, len, 0x1F));
    FOR_ALL_LENGTHS("cshake128", lanewise_cshake128(out, outlen, data, len, "", 0, "custom", 6));
    FOR_ALL_LENGTHS("kmac256", lanewise_kmac256(out, 32, message, 32, data, len, "custom", 6));
    FOR_ALL_LENGTHS("tuplehash128", tuple(out, 32, data, len));
    primitives();
    stacks();
    semihosting_write(failed ? "a call failed\n" : "done\n");
    return failed;
}
