/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Prints the SHA3-256 digest of "hello" on the console of the debugger or emulator. */
#include "lanewise.h"
#include "semihosting.h"

int main(void) {
    uint8_t digest[LANEWISE_SHA3_256_BYTES];
    char text[2 * sizeof digest + 2];

    if (lanewise_sha3_256(digest, "hello", 5) != LANEWISE_OK)
        return 1;
    for (unsigned i = 0; i < 2 * sizeof digest; i++)
        text[i] = "0123456789abcdef"[digest[i / 2] >> (i % 2 ? 0 : 4) & 15];
    text[sizeof text - 2] = '\n';
    text[sizeof text - 1] = 0;
    semihosting_write(text);
    return 0;
}
