/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "algorithm.h"

#include <stdio.h>
#include <string.h>

enum { PLAIN, CSHAKE, KMAC, KMACXOF, PARALLEL, PARALLELXOF };

enum { TAKES_NAME = 1, TAKES_CUSTOM = 2, TAKES_KEY = 4, TAKES_BLOCK = 8, TAKES_DOMAIN = 16 };

static const struct {
    const char *name, *label;
    unsigned takes;
} families[] = {
    [CSHAKE] = {"cshake", "cSHAKE", TAKES_NAME | TAKES_CUSTOM},
    [KMAC] = {"kmac", "KMAC", TAKES_KEY | TAKES_CUSTOM},
    [KMACXOF] = {"kmacxof", "KMACXOF", TAKES_KEY | TAKES_CUSTOM},
    [PARALLEL] = {"parallelhash", "ParallelHash", TAKES_BLOCK | TAKES_CUSTOM},
    [PARALLELXOF] = {"parallelhashxof", "ParallelHashXOF", TAKES_BLOCK | TAKES_CUSTOM},
};

/* Lower case without '-' and '_', as lanewise_algorithm_by_name reads names. */
static void plain_name(const char *name, char *out, size_t size) {
    size_t n = 0;
    for (; *name && n + 1 < size; name++)
        if (*name != '-' && *name != '_')
            out[n++] = (char)(*name >= 'A' && *name <= 'Z' ? *name + 32 : *name);
    out[n] = 0;
}

static unsigned takes(const algorithm *f) {
    if (f->family != PLAIN)
        return families[f->family].takes;
    switch (f->algorithm) {
    case LANEWISE_KT128:
    case LANEWISE_KT256:
        return TAKES_CUSTOM;
    case LANEWISE_TURBOSHAKE128:
    case LANEWISE_TURBOSHAKE256:
        return TAKES_DOMAIN;
    default:
        return 0;
    }
}

int algorithm_find(algorithm *f, const char *name, const parameters *with) {
    char want[32], have[32];
    memset(f, 0, sizeof *f);
    f->with = with;
    plain_name(name, want, sizeof want);
    for (int family = CSHAKE; family <= PARALLELXOF; family++) {
        for (int wide = 0; wide < 2; wide++) {
            snprintf(have, sizeof have, "%s%s", families[family].name, wide ? "256" : "128");
            if (strcmp(want, have) != 0)
                continue;
            f->family = family;
            f->wide = wide;
            f->default_len = wide ? 64 : 32;
            f->extendable = 1;
            snprintf(f->label, sizeof f->label, "%s%s", families[family].label,
                     wide ? "256" : "128");
            return 0;
        }
    }
    lanewise_algorithm_info info;
    if (lanewise_algorithm_by_name(name, &f->algorithm) != LANEWISE_OK ||
        lanewise_algorithm_describe(f->algorithm, &info) != LANEWISE_OK)
        return 1;
    f->family = PLAIN;
    f->default_len = info.output_bytes;
    f->extendable = info.extendable;
    snprintf(f->label, sizeof f->label, "%s", info.name);
    /* With everything at its default the library's own call for many inputs serves. */
    f->plain = !((takes(f) & TAKES_CUSTOM) && with->custom && *with->custom) &&
               !((takes(f) & TAKES_DOMAIN) && with->domain);
    return 0;
}

const char *algorithm_objection(const algorithm *f) {
    unsigned can = takes(f);
    const parameters *with = f->with;
    if ((can & TAKES_KEY) && !with->has_key)
        return "needs a key: give --key-file or --key-hex";
    if (!(can & TAKES_KEY) && with->has_key)
        return "takes no key";
    if (!(can & TAKES_NAME) && with->function_name)
        return "takes no --function-name";
    if (!(can & TAKES_CUSTOM) && with->custom)
        return "takes no --custom";
    if (!(can & TAKES_BLOCK) && with->block)
        return "takes no --block";
    if (!(can & TAKES_DOMAIN) && with->domain)
        return "takes no --domain";
    return NULL;
}

static int start_plain(const algorithm *f, stream *s) {
    uint8_t domain = LANEWISE_TURBOSHAKE_DOMAIN;
    if (f->with->domain)
        domain = (uint8_t)f->with->domain;
    switch (f->algorithm) {
    case LANEWISE_SHA3_224:
        return lanewise_sha3_224_init(&s->is.sponge);
    case LANEWISE_SHA3_256:
        return lanewise_sha3_256_init(&s->is.sponge);
    case LANEWISE_SHA3_384:
        return lanewise_sha3_384_init(&s->is.sponge);
    case LANEWISE_SHA3_512:
        return lanewise_sha3_512_init(&s->is.sponge);
    case LANEWISE_SHAKE128:
        return lanewise_shake128_init(&s->is.sponge);
    case LANEWISE_SHAKE256:
        return lanewise_shake256_init(&s->is.sponge);
    case LANEWISE_KECCAK256:
        return lanewise_keccak256_init(&s->is.sponge);
    case LANEWISE_TURBOSHAKE128:
        return lanewise_turboshake128_init(&s->is.sponge, domain);
    case LANEWISE_TURBOSHAKE256:
        return lanewise_turboshake256_init(&s->is.sponge, domain);
    case LANEWISE_KT128:
        s->tree = 1;
        return lanewise_kt128_init(&s->is.chunks);
    case LANEWISE_KT256:
        s->tree = 1;
        return lanewise_kt256_init(&s->is.chunks);
    }
    return LANEWISE_ERR_ALGORITHM;
}

static int start_family(const algorithm *f, size_t outlen, stream *s) {
    const parameters *with = f->with;
    const char *name = with->function_name ? with->function_name : "";
    const char *custom = with->custom ? with->custom : "";
    size_t n = strlen(name), c = strlen(custom);
    size_t block = with->block ? (size_t)with->block : DEFAULT_BLOCK;
    s->tree = f->family == PARALLEL || f->family == PARALLELXOF;
    switch (2 * f->family + f->wide) {
    case 2 * CSHAKE:
        return lanewise_cshake128_init(&s->is.sponge, name, n, custom, c);
    case 2 * CSHAKE + 1:
        return lanewise_cshake256_init(&s->is.sponge, name, n, custom, c);
    case 2 * KMAC:
        return lanewise_kmac128_init(&s->is.sponge, with->key, with->key_len, custom, c, outlen);
    case 2 * KMAC + 1:
        return lanewise_kmac256_init(&s->is.sponge, with->key, with->key_len, custom, c, outlen);
    case 2 * KMACXOF:
        return lanewise_kmacxof128_init(&s->is.sponge, with->key, with->key_len, custom, c);
    case 2 * KMACXOF + 1:
        return lanewise_kmacxof256_init(&s->is.sponge, with->key, with->key_len, custom, c);
    case 2 * PARALLEL:
        return lanewise_parallelhash128_init(&s->is.chunks, block, custom, c, outlen);
    case 2 * PARALLEL + 1:
        return lanewise_parallelhash256_init(&s->is.chunks, block, custom, c, outlen);
    case 2 * PARALLELXOF:
        return lanewise_parallelhashxof128_init(&s->is.chunks, block, custom, c);
    case 2 * PARALLELXOF + 1:
        return lanewise_parallelhashxof256_init(&s->is.chunks, block, custom, c);
    }
    return LANEWISE_ERR_ALGORITHM;
}

int algorithm_prepare(algorithm *f, size_t outlen) {
    if (outlen == 0 || outlen > DIGEST_MAX || (!f->extendable && outlen != f->default_len))
        return LANEWISE_ERR_LENGTH;
    memset(&f->start, 0, sizeof f->start);
    int rc = f->family == PLAIN ? start_plain(f, &f->start) : start_family(f, outlen, &f->start);
    if (rc == LANEWISE_OK && f->start.tree)
        rc = lanewise_tree_threading(&f->start.is.chunks, &f->with->threading);
    f->outlen = outlen;
    return rc;
}

int algorithm_begin(const algorithm *f, stream *s) {
    s->tree = f->start.tree;
    if (!s->tree)
        return lanewise_sponge_copy(&s->is.sponge, &f->start.is.sponge);
    int rc = lanewise_tree_copy(&s->is.chunks, &f->start.is.chunks);
    return rc ? rc : lanewise_tree_threading(&s->is.chunks, &f->with->threading);
}

int algorithm_absorb(stream *s, const void *data, size_t len) {
    return s->tree ? lanewise_tree_absorb(&s->is.chunks, data, len)
                   : lanewise_sponge_absorb(&s->is.sponge, data, len);
}

int algorithm_finish(const algorithm *f, stream *s, uint8_t *digest) {
    int rc;
    if (!s->tree) {
        rc = lanewise_sponge_finalize(&s->is.sponge);
        if (!rc)
            rc = lanewise_sponge_squeeze(&s->is.sponge, digest, f->outlen);
        lanewise_sponge_wipe(&s->is.sponge);
        return rc;
    }
    if (f->family == PLAIN) {
        const char *custom = f->with->custom ? f->with->custom : "";
        rc = lanewise_kt_finalize(&s->is.chunks, custom, strlen(custom));
    } else {
        rc = lanewise_tree_finalize(&s->is.chunks);
    }
    if (!rc)
        rc = lanewise_tree_squeeze(&s->is.chunks, digest, f->outlen);
    lanewise_tree_wipe(&s->is.chunks);
    return rc;
}

int algorithm_many(const algorithm *f, size_t count, const lanewise_bytes *in, void *const *out) {
    if (f->plain)
        return lanewise_hash_many(f->algorithm, count, in, out, f->outlen);
    if (!f->start.tree)
        return lanewise_sponge_finish_many(&f->start.is.sponge, count, in, out, f->outlen);
    for (size_t i = 0; i < count; i++) {
        stream s;
        int rc = algorithm_begin(f, &s);
        if (!rc)
            rc = algorithm_absorb(&s, in[i].data, in[i].len);
        if (!rc)
            rc = algorithm_finish(f, &s, out[i]);
        if (rc)
            return rc;
    }
    return LANEWISE_OK;
}

size_t algorithm_rate(const algorithm *f) {
    lanewise_algorithm_info info;
    if (f->family == PLAIN && lanewise_algorithm_describe(f->algorithm, &info) == LANEWISE_OK)
        return info.rate_bytes;
    return f->wide ? LANEWISE_SHAKE256_RATE : LANEWISE_SHAKE128_RATE;
}

size_t algorithm_piece(const algorithm *f) {
    size_t mib = 1 << 20;
    /* A sponge reads as fast from a piece that stays in the second-level cache; a tree wants many
     * chunks in one call. */
    return f->start.tree ? mib : mib / 4;
}

void algorithm_wipe(algorithm *f) {
    lanewise_wipe(&f->start, sizeof f->start);
}
