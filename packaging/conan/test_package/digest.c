/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include <lanewise/lanewise.h>
#include <stdio.h>

int main(void) {
    uint8_t digest[LANEWISE_SHA3_256_BYTES];
    int status = lanewise_sha3_256(digest, "abc", 3);
    printf("%s: %02x%02x...\n", lanewise_status_message(status), digest[0], digest[1]);
    return status || digest[0] != 0x3a || digest[31] != 0x32; /* FIPS 202's example */
}
