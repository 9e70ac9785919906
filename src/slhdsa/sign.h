/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Between the public functions and the trees; tests come in here with a probe. */
#ifndef LANEWISE_SLHDSA_SIGN_H
#define LANEWISE_SLHDSA_SIGN_H

#include "message.h"

/* PK.root of SK.seed and PK.seed. `kept` receives the nodes below, slh_kept_bytes, or is NULL. */
void lanewise_slh_root(const slh_set *set, const uint8_t *sk_seed, const uint8_t *pk_seed,
                       uint8_t *root, uint8_t *kept, slh_probe *probe);

/* Who signs: a secret key as bytes, and of a key object also the nodes of the top layer. */
typedef struct slh_signer {
    const slh_set *set; /* NULL: there is no such set */
    const uint8_t *secret_key;
    const uint8_t *kept; /* NULL: the top layer is computed for each signature */
} slh_signer;

/* slh_sign_internal (FIPS 205 algorithm 19) with a message in parts; opt_rand is n bytes. Zeros as
 * signature, and CANCELLED, if the probe says to stop. */
int lanewise_slh_sign(const slh_signer *by, uint8_t *signature, const slh_message *message,
                      const uint8_t *opt_rand, slh_probe *probe);

/* The same computation once more, with other work in the slots of most batches: FAULT if it comes
 * to another signature than the one that is there. Zeros and CANCELLED as above. */
int lanewise_slh_sign_again(const slh_signer *by, uint8_t *signature, const slh_message *message,
                            const uint8_t *opt_rand, slh_probe *probe);

/* What all public functions for signing check first: NULL, ALGORITHM, LENGTH. */
int lanewise_slh_sign_check(const slh_set *set, const void *signature, size_t signature_bytes,
                            const void *secret_key, size_t secret_key_bytes);

/* n bytes of randomness by the options: PK.seed if they say deterministic. */
int lanewise_slh_opt_rand(const slh_signer *by, const lanewise_slhdsa_options *options,
                          uint8_t *out);

/* Sign by the options, with randomness that is there, and check the result if they say so. The
 * message, or its end if there is a source. */
int lanewise_slh_sign_message(const slh_signer *by, uint8_t *signature,
                              const lanewise_bytes *message, slh_source *source,
                              const uint8_t *opt_rand, const lanewise_slhdsa_options *options,
                              slh_probe *probe);

/* From the arguments of the public functions to the end. `status` is what the check of key and
 * signature said; message and options are checked here. */
int lanewise_slh_sign_public(const slh_signer *by, int status, void *signature,
                             size_t signature_bytes, const lanewise_bytes *message,
                             slh_source *source, const lanewise_slhdsa_options *options,
                             lanewise_slhdsa_progress *progress, void *data);

/* Who signs with a key object, and what is wrong: NULL, STATE, LENGTH of the signature. */
int lanewise_slh_key_check(const lanewise_slhdsa_key *key, const void *signature,
                           size_t signature_bytes, slh_signer *by);

/* One signature to verify. */
typedef struct slh_claim {
    const uint8_t *signature; /* of the right length */
    const uint8_t *public_key;
    const slh_message *message;
} slh_claim;

/* Room for a group of signatures that are verified together: of each a node for every chain (no set
 * has more FORS trees), as the input of T_l (lanewise_slh_t_bytes). With more chains than the sets
 * of FIPS 205 have a group is smaller. */
enum {
    SLH_GROUP = 8,
    SLH_RATE = 8 * SLH_RATE_LANES,
    SLH_MAX_ENDS = (SLH_MAX_N + 32 + SLH_MAX_LEN * SLH_MAX_N) / SLH_RATE * SLH_RATE + SLH_RATE,
    SLH_GROUP_ENDS = SLH_GROUP * 17 * SLH_RATE
};
static inline size_t slh_ends_bytes(const slh_set *set) {
    return slh_t_room(set->n, (size_t)slh_len(set) * set->n);
}
static inline unsigned slh_group(const slh_set *set) {
    size_t fit = SLH_GROUP_ENDS / slh_ends_bytes(set);
    return fit < SLH_GROUP ? (unsigned)fit : SLH_GROUP;
}

/* slh_verify_internal (algorithm 20) of `count` signatures, at most slh_group: valid[i] becomes 1
 * or 0. `ends` is count * slh_ends_bytes of room. */
int lanewise_slh_verify(const slh_set *set, const slh_claim *claims, unsigned count, uint8_t *ends,
                        uint8_t *valid, slh_probe *probe);

/* The same of one, by whatever way suits the kernels of this build. */
int lanewise_slh_verify_one(const slh_set *set, const slh_claim *claim, uint8_t *valid);

#endif
