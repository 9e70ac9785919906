/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Contexts in memory that the program allocates by contexts.h, in the way docs/guide/memory.md has
 * it: each at the end of a page behind which there is none, so that a byte too few is a crash.
 * memory.sh compiles it for headers of an imagined older version too, with smaller contexts.
 * -DBY_SIZEOF takes the headers' sizes, as a program should not that may meet a newer library.
 */
#include <lanewise/lanewise.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define OK(call) CHECK((call) == LANEWISE_OK)

#ifdef BY_SIZEOF
#define NEW(name) allocate(sizeof(lanewise_##name), lanewise_##name##_align())
#else
#define NEW(name) allocate(lanewise_##name##_bytes(), lanewise_##name##_align())
#endif

static const char message[] = "bring your own memory";
static uint8_t out[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES], want[64], pk[2600];

static void *allocate(size_t bytes, size_t align) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t whole = (bytes + page - 1) / page * page;
    CHECK(bytes > 0 && align > 0 && !(align & (align - 1)) && align <= 8 && bytes % align == 0);
    uint8_t *memory =
        mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    CHECK(memory != MAP_FAILED && mprotect(memory + whole, page, PROT_NONE) == 0);
    return memset(memory + whole - bytes, 0xA5, bytes);
}

static void hashes(void) {
    lanewise_sponge *s = NEW(sponge), *copy = NEW(sponge);
    OK(lanewise_sha3_256_init(s));
    OK(lanewise_sponge_absorb(s, message, sizeof message));
    OK(lanewise_sponge_finalize(s));
    memcpy(copy, s, lanewise_sponge_bytes());
    OK(lanewise_sponge_squeeze(s, out, 32));
    OK(lanewise_sponge_squeeze(copy, out + 32, 32));
    OK(lanewise_sha3_256(want, message, sizeof message));
    CHECK(!memcmp(out, want, 32) && !memcmp(out + 32, want, 32));
    lanewise_wipe(s, lanewise_sponge_bytes());
    CHECK(lanewise_sponge_squeeze(s, out, 1) == LANEWISE_ERR_STATE);
    lanewise_sponge_wipe(copy);

    lanewise_tree *t = NEW(tree);
    OK(lanewise_kt128_init(t));
    OK(lanewise_tree_absorb(t, message, sizeof message));
    OK(lanewise_kt_finalize(t, NULL, 0));
    OK(lanewise_tree_squeeze(t, out, 32));
    OK(lanewise_kt128(want, 32, message, sizeof message, NULL, 0));
    CHECK(!memcmp(out, want, 32));
    lanewise_tree_wipe(t);

    lanewise_keccak *k = NEW(keccak);
    OK(lanewise_keccak_init(k));
    OK(lanewise_keccak_add_bytes(k, message, 0, sizeof message));
    OK(lanewise_keccak_permute(k, 24));
    OK(lanewise_keccak_extract_bytes(k, out, 0, 200));
    CHECK(lanewise_keccak_bytes() >= 200);
    lanewise_keccak_wipe(k);
}

static void keys(void) {
    lanewise_mlkem_key *kem = NEW(mlkem_key), *theirs = NEW(mlkem_key);
    OK(lanewise_mlkem_key_generate(kem, LANEWISE_MLKEM_1024, NULL));
    OK(lanewise_mlkem_key_public(kem, pk, LANEWISE_MLKEM_1024_PUBLIC_BYTES));
    OK(lanewise_mlkem_key_from_public(theirs, LANEWISE_MLKEM_1024, pk,
                                      LANEWISE_MLKEM_1024_PUBLIC_BYTES));
    OK(lanewise_mlkem_key_encaps(theirs, out, LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES, want, 32,
                                 NULL));
    OK(lanewise_mlkem_key_decaps(kem, want + 32, 32, out, LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES));
    CHECK(!memcmp(want, want + 32, 32));
    lanewise_mlkem_key_wipe(kem);

    lanewise_mldsa_key *dsa = NEW(mldsa_key);
    OK(lanewise_mldsa_key_generate(dsa, LANEWISE_MLDSA_87, NULL));
    OK(lanewise_mldsa_key_sign(dsa, out, LANEWISE_MLDSA_87_SIGNATURE_BYTES, message, sizeof message,
                               NULL));
    OK(lanewise_mldsa_key_verify(dsa, out, LANEWISE_MLDSA_87_SIGNATURE_BYTES, message,
                                 sizeof message, NULL));
    lanewise_mldsa_key_wipe(dsa);
}

static void slhdsa(void) {
    enum { N = 16, SIG = LANEWISE_SLHDSA_128F_SIGNATURE_BYTES };
    const lanewise_slhdsa_set set = LANEWISE_SLHDSA_SHAKE_128F;
    lanewise_slhdsa_key *key = NEW(slhdsa_key);
    lanewise_slhdsa_verifier *v = NEW(slhdsa_verifier);
    OK(lanewise_slhdsa_key_generate(key, set, NULL));
    OK(lanewise_slhdsa_key_public(key, pk, LANEWISE_SLHDSA_128_PUBLIC_BYTES));
    OK(lanewise_slhdsa_key_sign(key, out, SIG, message, sizeof message, NULL));
    OK(lanewise_slhdsa_verifier_init(v, set, pk, LANEWISE_SLHDSA_128_PUBLIC_BYTES, out, N, NULL));
    OK(lanewise_slhdsa_verifier_message(v, message, sizeof message));
    OK(lanewise_slhdsa_verifier_signature(v, out + N, SIG - N));
    OK(lanewise_slhdsa_verifier_final(v));
    lanewise_slhdsa_key_wipe(key);
}

int main(void) {
    hashes();
    keys();
    slhdsa();
    puts("all right");
    return 0;
}
