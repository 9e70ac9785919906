/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * OpenSSL's libcrypto, opened at run time: the command neither needs nor links it. The few
 * declarations below are its stable public interface (OpenSSL 3 and later).
 */
#include "cmd_bench.h"
#include "platform.h"

static struct {
    int tried;
    const char *version;
    void *sha3_256, *shake128, *context;
    const char *(*version_text)(int which);
    void *(*fetch)(void *library, const char *name, const char *properties);
    void *(*new_context)(void);
    int (*init)(void *context, const void *type, const void *parameters);
    int (*update)(void *context, const void *data, size_t len);
    int (*final)(void *context, unsigned char *out, unsigned int *len);
    int (*final_xof)(void *context, unsigned char *out, size_t len);
} peer;

const char *peer_version(void) {
    static const char *const names[] = {"libcrypto.so.4", "libcrypto.so.3", "libcrypto.3.dylib",
                                        "libcrypto-4-x64.dll", "libcrypto-3-x64.dll"};
    void *library = NULL;
    if (peer.tried)
        return peer.version;
    peer.tried = 1;
    for (size_t i = 0; !library && i < sizeof names / sizeof names[0]; i++)
        library = library_open(names[i]);
    if (!library)
        return NULL;
#define FIND(member, name) library_find(library, name, &peer.member, sizeof peer.member)
    if (!FIND(version_text, "OpenSSL_version") || !FIND(fetch, "EVP_MD_fetch") ||
        !FIND(new_context, "EVP_MD_CTX_new") || !FIND(init, "EVP_DigestInit_ex2") ||
        !FIND(update, "EVP_DigestUpdate") || !FIND(final, "EVP_DigestFinal_ex") ||
        !FIND(final_xof, "EVP_DigestFinalXOF"))
        return NULL;
#undef FIND
    peer.sha3_256 = peer.fetch(NULL, "SHA3-256", NULL);
    peer.shake128 = peer.fetch(NULL, "SHAKE128", NULL);
    peer.context = peer.new_context();
    if (peer.sha3_256 && peer.shake128 && peer.context)
        peer.version = peer.version_text(0);
    return peer.version;
}

int peer_sha3_256(const bench_data *data, size_t len) {
    return peer.init(peer.context, peer.sha3_256, NULL) != 1 ||
           peer.update(peer.context, data->in, len) != 1 ||
           peer.final(peer.context, data->out, NULL) != 1;
}

int peer_shake128(const bench_data *data, size_t len) {
    return peer.init(peer.context, peer.shake128, NULL) != 1 ||
           peer.update(peer.context, data->in, len) != 1 ||
           peer.final_xof(peer.context, data->out, 32) != 1;
}
