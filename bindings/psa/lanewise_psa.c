/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "lanewise_psa.h"

typedef struct function {
    psa_algorithm_t alg;
    int (*init)(lanewise_sponge *);
    uint8_t digest_bytes; /* 0: an XOF */
} function;

/* What the headers of the core have no name for it cannot ask for. */
static const function functions[] = {
    {PSA_ALG_SHA3_224, lanewise_sha3_224_init, LANEWISE_SHA3_224_BYTES},
    {PSA_ALG_SHA3_256, lanewise_sha3_256_init, LANEWISE_SHA3_256_BYTES},
    {PSA_ALG_SHA3_384, lanewise_sha3_384_init, LANEWISE_SHA3_384_BYTES},
    {PSA_ALG_SHA3_512, lanewise_sha3_512_init, LANEWISE_SHA3_512_BYTES},
#ifdef PSA_ALG_SHAKE128_256
    {PSA_ALG_SHAKE128_256, lanewise_shake128_init, 32},
#endif
#ifdef PSA_ALG_SHAKE256_192
    {PSA_ALG_SHAKE256_192, lanewise_shake256_init, 24},
#endif
#ifdef PSA_ALG_SHAKE256_256
    {PSA_ALG_SHAKE256_256, lanewise_shake256_init, 32},
#endif
#ifdef PSA_ALG_SHAKE256_512
    {PSA_ALG_SHAKE256_512, lanewise_shake256_init, 64},
#endif
#ifdef PSA_ALG_SHAKE128
    {PSA_ALG_SHAKE128, lanewise_shake128_init, 0},
#endif
#ifdef PSA_ALG_SHAKE256
    {PSA_ALG_SHAKE256, lanewise_shake256_init, 0},
#endif
};

static psa_status_t as_psa(int status) {
    switch (status) {
    case LANEWISE_OK:
        return PSA_SUCCESS;
    case LANEWISE_ERR_STATE:
        return PSA_ERROR_BAD_STATE;
    case LANEWISE_ERR_NULL:
        return PSA_ERROR_INVALID_ARGUMENT;
    default: /* the functions that are called here return nothing else */
        return PSA_ERROR_CORRUPTION_DETECTED;
    }
}

static const function *find(psa_algorithm_t alg, int is_xof) {
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (functions[i].alg == alg && (functions[i].digest_bytes == 0) == is_xof)
            return &functions[i];
    return NULL;
}

psa_status_t lanewise_psa_hash_setup(lanewise_psa_hash_operation_t *operation,
                                     psa_algorithm_t alg) {
    const function *f = find(alg, 0);
    if (operation->digest_bytes)
        return PSA_ERROR_BAD_STATE;
    if (!f)
        return PSA_ERROR_NOT_SUPPORTED;
    operation->digest_bytes = f->digest_bytes;
    return as_psa(f->init(&operation->sponge));
}

psa_status_t lanewise_psa_hash_clone(const lanewise_psa_hash_operation_t *source,
                                     lanewise_psa_hash_operation_t *target) {
    /* Of the target the core has zeroed some bytes only: all of it is written. */
    target->digest_bytes = source->digest_bytes;
    return as_psa(lanewise_sponge_copy(&target->sponge, &source->sponge));
}

psa_status_t lanewise_psa_hash_update(lanewise_psa_hash_operation_t *operation,
                                      const uint8_t *input, size_t length) {
    return as_psa(lanewise_sponge_absorb(&operation->sponge, input, length));
}

psa_status_t lanewise_psa_hash_finish(lanewise_psa_hash_operation_t *operation, uint8_t *hash,
                                      size_t size, size_t *hash_length) {
    size_t bytes = operation->digest_bytes;
    int status;
    if (!bytes)
        return PSA_ERROR_BAD_STATE;
    if (size < bytes)
        return PSA_ERROR_BUFFER_TOO_SMALL;
    status = lanewise_sponge_finalize(&operation->sponge);
    if (!status)
        status = lanewise_sponge_squeeze(&operation->sponge, hash, bytes);
    if (!status)
        *hash_length = bytes;
    lanewise_wipe(operation, sizeof *operation);
    return as_psa(status);
}

psa_status_t lanewise_psa_hash_abort(lanewise_psa_hash_operation_t *operation) {
    lanewise_wipe(operation, sizeof *operation);
    return PSA_SUCCESS;
}

psa_status_t lanewise_psa_hash_compute(psa_algorithm_t alg, const uint8_t *input, size_t length,
                                       uint8_t *hash, size_t size, size_t *hash_length) {
    lanewise_psa_hash_operation_t operation = {.digest_bytes = 0};
    psa_status_t status = lanewise_psa_hash_setup(&operation, alg);
    if (status == PSA_SUCCESS)
        status = lanewise_psa_hash_update(&operation, input, length);
    if (status == PSA_SUCCESS)
        status = lanewise_psa_hash_finish(&operation, hash, size, hash_length);
    lanewise_psa_hash_abort(&operation);
    return status;
}

psa_status_t lanewise_psa_xof_setup(lanewise_psa_xof_operation_t *operation, psa_algorithm_t alg) {
    const function *f = find(alg, 1);
    if (operation->is_set_up)
        return PSA_ERROR_BAD_STATE;
    if (!f)
        return PSA_ERROR_NOT_SUPPORTED;
    operation->is_set_up = 1;
    return as_psa(f->init(&operation->sponge));
}

psa_status_t lanewise_psa_xof_set_context(lanewise_psa_xof_operation_t *operation,
                                          const uint8_t *context, size_t length) {
    (void)context, (void)length;
    return operation->is_set_up ? PSA_ERROR_INVALID_ARGUMENT : PSA_ERROR_BAD_STATE;
}

psa_status_t lanewise_psa_xof_update(lanewise_psa_xof_operation_t *operation, const uint8_t *input,
                                     size_t length) {
    return as_psa(lanewise_sponge_absorb(&operation->sponge, input, length));
}

psa_status_t lanewise_psa_xof_output(lanewise_psa_xof_operation_t *operation, uint8_t *output,
                                     size_t length) {
    int status = LANEWISE_OK;
    if (!operation->gives_output)
        status = lanewise_sponge_finalize(&operation->sponge);
    if (status)
        return as_psa(status);
    operation->gives_output = 1;
    return as_psa(lanewise_sponge_squeeze(&operation->sponge, output, length));
}

psa_status_t lanewise_psa_xof_abort(lanewise_psa_xof_operation_t *operation) {
    lanewise_wipe(operation, sizeof *operation);
    return PSA_SUCCESS;
}
