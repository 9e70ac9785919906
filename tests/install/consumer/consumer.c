/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A program as a user would write it; it prints digests that install.sh compares. */
#include <lanewise/lanewise.h>
#include <stdio.h>

static int show(const char *name, int status, const uint8_t *out, size_t len) {
    if (status != LANEWISE_OK) {
        fprintf(stderr, "%s: %s\n", name, lanewise_status_message(status));
        return 1;
    }
    for (size_t i = 0; i < len; i++)
        printf("%02x", out[i]);
    printf("  %s\n", name);
    return 0;
}

int main(void) {
    static const uint8_t million[1000000] = {0};
    const lanewise_threading threading = {2, 1};
    uint8_t out[32];
    int failed = 0, status = lanewise_sha3_256(out, "abc", 3);
    failed |= show("SHA3-256", status, out, 32);
    status = lanewise_kt128_threaded(out, 32, million, sizeof million, NULL, 0, &threading);
    failed |= show("KT128", status, out, 32);
    printf("%s\n", lanewise_version());
    return failed;
}
