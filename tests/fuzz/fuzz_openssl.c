/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The input itself, hashed here and by libcrypto: SHA-3 and SHAKE, which is what hashlib runs. */
#include "fuzz.h"

#include <openssl/evp.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const names[] = {"SHA3-224", "SHA3-256", "SHA3-384",
                                        "SHA3-512", "SHAKE128", "SHAKE256"};
    static EVP_MD *kinds[6];
    source in = {data, size};
    unsigned which = take(&in) % 6;
    size_t outlen = take_length(&in, 700), cut = take_length(&in, in.left);
    uint8_t got[700], steps[700], want[700];
    lanewise_algorithm algorithm;
    lanewise_algorithm_info info;
    lanewise_sponge s;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (!kinds[which])
        kinds[which] = EVP_MD_fetch(NULL, names[which], NULL);
    MUST(context && kinds[which], "libcrypto has no %s", names[which]);
    MUST(lanewise_algorithm_by_name(names[which], &algorithm) == LANEWISE_OK, "by name");
    MUST(lanewise_algorithm_describe(algorithm, &info) == LANEWISE_OK, "describe");
    if (!info.extendable)
        outlen = info.output_bytes;
    else if (!outlen)
        outlen = 1;
    cut = cut > in.left ? in.left : cut;
    MUST(EVP_DigestInit_ex(context, kinds[which], NULL) == 1, "init");
    MUST(EVP_DigestUpdate(context, in.data, in.left) == 1, "update");
    MUST(info.extendable ? EVP_DigestFinalXOF(context, want, outlen)
                         : EVP_DigestFinal_ex(context, want, NULL),
         "final");
    EVP_MD_CTX_free(context);
    MUST(lanewise_hash(algorithm, got, outlen, in.data, in.left) == LANEWISE_OK, "hash");
    MUST(!memcmp(got, want, outlen), "%s of %zu bytes", names[which], in.left);
    static const setting none;
    for (size_t i = 0; i < SPONGES; i++)
        if (sponge_functions[i].algorithm == algorithm)
            MUST(sponge_functions[i].init(&s, &none, outlen) == LANEWISE_OK, "init");
    MUST(lanewise_sponge_absorb(&s, in.data, cut) == LANEWISE_OK, "absorb");
    MUST(lanewise_sponge_absorb(&s, in.data + cut, in.left - cut) == LANEWISE_OK, "absorb");
    MUST(lanewise_sponge_finalize(&s) == LANEWISE_OK, "finalize");
    MUST(lanewise_sponge_squeeze(&s, steps, outlen) == LANEWISE_OK, "squeeze");
    MUST(!memcmp(steps, want, outlen), "%s of %zu bytes, cut at %zu", names[which], in.left, cut);
    return 0;
}
