/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A boot loader checks an image before it starts it. The image comes with a KMAC128 tag under a key
 * that only the maker and the device have; it is read in pieces, as from a flash chip. A device
 * that must hold no secret verifies a signature instead: lanewise_slhdsa_verify.
 */
#include "semihosting.h"

#include <lanewise/sp800_185.h>

enum { TAG = 16, PIECE = 256 };

typedef struct image {
    const uint8_t *bytes;
    size_t len;
    uint8_t tag[TAG];
} image;

static int is_genuine(const image *i, const uint8_t key[16]) {
    uint8_t tag[TAG];
    lanewise_sponge s;
    int status = lanewise_kmac128_init(&s, key, 16, "boot", 4, TAG);
    for (size_t at = 0; at < i->len && status == LANEWISE_OK; at += PIECE)
        status =
            lanewise_sponge_absorb(&s, i->bytes + at, i->len - at < PIECE ? i->len - at : PIECE);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&s, tag, TAG);
    lanewise_sponge_wipe(&s);
    /* In time that does not tell how much of the tag was right. */
    return status == LANEWISE_OK && lanewise_equal(tag, i->tag, TAG);
}

int main(void) {
    static const uint8_t key[16] = {0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47,
                                    0x48, 0x49, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F};
    static uint8_t program[3000]; /* instructions of some kind: here 0, 1, 2 and so on */
    image i = {program,
               sizeof program,
               {0xE2, 0xFD, 0x03, 0x48, 0x8E, 0x2E, 0xF8, 0xFC, 0xB5, 0x76, 0xFB, 0xBB, 0xAA, 0xFE,
                0x00, 0xDA}};
    for (size_t n = 0; n < sizeof program; n++)
        program[n] = (uint8_t)n;
    semihosting_write(is_genuine(&i, key) ? "image is genuine\n" : "image REFUSED\n");
    program[2999] ^= 1;
    semihosting_write(is_genuine(&i, key) ? "changed image STARTED\n" : "changed image refused\n");
    return 0;
}
