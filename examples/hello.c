/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* hello [TEXT]: the SHA3-256 digest of a text, in one call. */
#include "example.h"

int main(int argc, char **argv) {
    const char *text = argc > 1 ? argv[1] : "hello";
    uint8_t digest[LANEWISE_SHA3_256_BYTES];
    check(lanewise_sha3_256(digest, text, strlen(text)));
    print_hex(digest, sizeof digest);
    printf("  %s\n", text);
    return 0;
}
