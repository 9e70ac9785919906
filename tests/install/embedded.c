/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* An extension that holds the library (EXTENSION), another version of the library, which computes
 * something else (OTHER), and a program that loads both, the other version first. */
#include "lanewise/sha3.h"

#if defined(EXTENSION)
__attribute__((visibility("default"))) int extension_digest(uint8_t out[32]) {
    return lanewise_sha3_256(out, "abc", 3);
}
#elif defined(OTHER)
#include <string.h>
__attribute__((visibility("default"))) int lanewise_sha3_256(uint8_t out[32], const void *in,
                                                             size_t len) {
    (void)in, (void)len;
    memset(out, 0xEE, 32);
    return 0;
}
#elif defined(TWICE) /* two versions in one program, told apart by their prefix */
#include <stdio.h>
int other_lanewise_sha3_256(uint8_t out[32], const void *in, size_t len);
int main(void) {
    uint8_t a[32], b[32];
    if (lanewise_sha3_256(a, "abc", 3) || other_lanewise_sha3_256(b, "abc", 3))
        return 1;
    printf("%02x %02x\n", a[0], b[0]);
    return 0;
}
#else
#include <dlfcn.h>
#include <stdio.h>
int main(int argc, char **argv) {
    uint8_t out[32];
    int (*digest)(uint8_t[32]) = NULL;
    if (argc < 3 || !dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL))
        return 2;
    void *extension = dlopen(argv[2], RTLD_NOW);
    if (!extension)
        return 3;
    *(void **)&digest = dlsym(extension, "extension_digest");
    if (!digest || digest(out))
        return 4;
    printf("%02x\n", out[0]);
    return 0;
}
#endif
