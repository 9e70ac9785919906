/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-DSA with signatures, keys, messages, contexts and lengths that were altered. A signature is
 * valid for what was signed and for nothing else, by bytes as by a key object; hints that are taken
 * are written as they were read; an expanded private key of any bytes is refused, or signs what its
 * own public key verifies; outputs are zeros after an error.
 */
#include "fuzz.h"

#include "lanewise/lanewise.h"
#include "mldsa/bytes.h"

enum {
    SETS = 3,
    TEXT = 40,
    PK = LANEWISE_MLDSA_MAX_PUBLIC_BYTES,
    SK = LANEWISE_MLDSA_MAX_PRIVATE_BYTES,
    SIG = LANEWISE_MLDSA_MAX_SIGNATURE_BYTES
};

typedef struct subject {
    lanewise_mldsa_set set;
    lanewise_mldsa_info info;
    uint8_t pk[PK], sk[SK], sig[SIG], text[TEXT];
} subject;
static subject subjects[SETS];
static const lanewise_mldsa_options how = {
    .context = "context", .context_bytes = 7, .deterministic = 1};

static void prepare(void) {
    static const lanewise_mldsa_set sets[SETS] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65,
                                                  LANEWISE_MLDSA_87};
    for (unsigned i = 0; i < SETS && !subjects[i].set; i++) {
        subject *s = &subjects[i];
        uint8_t seed[32] = {(uint8_t)i};
        MUST(lanewise_mldsa_describe(sets[i], &s->info) == LANEWISE_OK, "describe");
        MUST(lanewise_mldsa_keygen_seed(sets[i], s->pk, s->info.public_bytes, s->sk,
                                        s->info.private_bytes, seed, 32) == LANEWISE_OK,
             "keygen");
        memset(s->text, 't', TEXT);
        MUST(lanewise_mldsa_sign(sets[i], s->sig, s->info.signature_bytes, s->sk,
                                 s->info.private_bytes, s->text, TEXT, &how) == LANEWISE_OK,
             "sign");
        s->set = sets[i];
    }
}

/* Some bytes altered; whether any is another now. In memory of exactly that length. */
static uint8_t *altered(source *in, const uint8_t *from, size_t have, size_t len, int *differs) {
    uint8_t *to = malloc(len ? len : 1);
    memset(to, 0, len ? len : 1);
    memcpy(to, from, len < have ? len : have);
    for (unsigned n = take(in) % 4; n && len; n--) {
        size_t at = take(in) * 256u + take(in);
        /* From the front or the back, where a signature has its hints. */
        at = at & 0x8000 ? len - 1 - (at & 0x7FFF) % len : at % len;
        to[at] = (uint8_t)take(in);
    }
    *differs = len != have || memcmp(to, from, len) != 0;
    return to;
}

static int is_zero(const uint8_t *p, size_t len) {
    unsigned any = 0;
    for (size_t i = 0; i < len; i++)
        any |= p[i];
    return !any;
}

static void verification(source *in, const subject *s) {
    static lanewise_mldsa_key key;
    size_t n = s->info.signature_bytes, pn = s->info.public_bytes, tn = TEXT;
    int sig_differs, pk_differs, text_differs;
    const unsigned about = take(in);
    if (about == 1)
        n = take_length(in, SIG);
    if (about == 2)
        pn = pn + take(in) % 3 - 1;
    if (about == 3)
        tn = take_length(in, 100);
    uint8_t *sig = altered(in, s->sig, s->info.signature_bytes, n, &sig_differs);
    uint8_t *pk = altered(in, s->pk, s->info.public_bytes, pn, &pk_differs);
    uint8_t *text = altered(in, s->text, TEXT, tn, &text_differs);
    int status = lanewise_mldsa_verify(s->set, sig, n, pk, pn, text, tn, &how);
    int want = pn != s->info.public_bytes                  ? LANEWISE_ERR_LENGTH
               : sig_differs || pk_differs || text_differs ? LANEWISE_ERR_SIGNATURE
                                                           : LANEWISE_OK;
    MUST(status == want, "verify");
    if (pn == s->info.public_bytes) {
        MUST(lanewise_mldsa_key_from_public(&key, s->set, pk, pn) == LANEWISE_OK, "from public");
        MUST(lanewise_mldsa_key_verify(&key, sig, n, text, tn, &how) == want, "key verify");
    }
    free(sig);
    free(pk);
    free(text);
}

static void private_keys(source *in, const subject *s) {
    static lanewise_mldsa_key key;
    uint8_t sig[SIG], pk[PK], again[SK];
    int differs;
    const size_t n = s->info.private_bytes, len = s->info.signature_bytes;
    uint8_t *sk = altered(in, s->sk, n, n, &differs);
    int whole = lanewise_mldsa_key_from_private(&key, s->set, sk, n);
    MUST(whole == LANEWISE_OK || (differs && whole == LANEWISE_ERR_KEY), "from private");
    int status = lanewise_mldsa_sign(s->set, sig, len, sk, n, s->text, TEXT, &how);
    if (whole == LANEWISE_OK) {
        MUST(status == LANEWISE_OK, "sign");
        MUST(lanewise_mldsa_key_private(&key, again, n) == LANEWISE_OK && !memcmp(again, sk, n),
             "the key again");
        MUST(lanewise_mldsa_key_public(&key, pk, s->info.public_bytes) == LANEWISE_OK, "public");
        MUST(lanewise_mldsa_verify(s->set, sig, len, pk, s->info.public_bytes, s->text, TEXT,
                                   &how) == LANEWISE_OK,
             "verify");
    }
    MUST(status == LANEWISE_OK || is_zero(sig, len), "zeros");
    free(sk);
}

static void hints(source *in, const subject *s) {
    static mldsa_poly h[MLDSA_MAX_K];
    const mldsa_params *p = lanewise_mldsa_find(s->set);
    uint8_t y[96] = {0}, again[96];
    const size_t len = (size_t)p->omega + p->k;
    for (size_t i = 0; i < len && in->left; i++)
        y[i < p->k ? p->omega + i : i - p->k] = (uint8_t)take(in);
    if (lanewise_mldsa_unpack_hint(p, h, y))
        return;
    lanewise_mldsa_pack_hint(p, again, h);
    MUST(!memcmp(again, y, len), "hint");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
    source in = {data, len};
    prepare();
    const unsigned which = take(&in);
    const subject *s = &subjects[which % SETS];
    if (which / SETS % 4 == 0)
        private_keys(&in, s);
    else if (which / SETS % 4 == 1)
        hints(&in, s);
    else
        verification(&in, s);
    return 0;
}
