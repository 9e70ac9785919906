/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Lanewise as a driver of TF-PSA-Crypto and Mbed TLS: the entry points of a transparent driver for
 * SHA-3 and SHAKE. Nobody calls them but the wrappers of that library (README.md says what to write
 * there); the names follow from the prefix lanewise_psa of lanewise_driver.json.
 *
 * An operation is all zeros before it is set up. It holds no pointer, owns nothing, needs the
 * alignment of uint64_t, and may be copied byte by byte. After an error the core aborts it.
 *
 * Every function returns PSA_SUCCESS or
 * - PSA_ERROR_NOT_SUPPORTED: an algorithm that is not here, so that the core tries the next driver
 * - PSA_ERROR_BAD_STATE: a call out of order, or an operation that was not set up
 * - PSA_ERROR_BUFFER_TOO_SMALL: `size` is less than the digest
 * - PSA_ERROR_INVALID_ARGUMENT: NULL with a length above 0, or a context for SHAKE, which has none
 * and writes no output after an error. All lengths are in bytes.
 */
#ifndef LANEWISE_PSA_H
#define LANEWISE_PSA_H

#include <psa/crypto_driver_common.h>

#ifdef LANEWISE_DROPIN /* the one file for Cortex-M, packaging/cortex-m */
#include "lanewise.h"
#else
#include "lanewise/sha3.h"
#endif

typedef struct lanewise_psa_hash_operation {
    lanewise_sponge sponge;
    size_t digest_bytes; /* 0 before setup */
} lanewise_psa_hash_operation_t;

typedef struct lanewise_psa_xof_operation {
    lanewise_sponge sponge;
    int is_set_up, gives_output;
} lanewise_psa_xof_operation_t;

psa_status_t lanewise_psa_hash_compute(psa_algorithm_t alg, const uint8_t *input, size_t length,
                                       uint8_t *hash, size_t size, size_t *hash_length);
psa_status_t lanewise_psa_hash_setup(lanewise_psa_hash_operation_t *operation, psa_algorithm_t alg);
psa_status_t lanewise_psa_hash_clone(const lanewise_psa_hash_operation_t *source,
                                     lanewise_psa_hash_operation_t *target);
psa_status_t lanewise_psa_hash_update(lanewise_psa_hash_operation_t *operation,
                                      const uint8_t *input, size_t length);
psa_status_t lanewise_psa_hash_finish(lanewise_psa_hash_operation_t *operation, uint8_t *hash,
                                      size_t size, size_t *hash_length);
psa_status_t lanewise_psa_hash_abort(lanewise_psa_hash_operation_t *operation);

/* SHAKE128 and SHAKE256, where the headers of the core have PSA_ALG_SHAKE128 and PSA_ALG_SHAKE256:
 * no other algorithm is supported then, and none at all where they lack them. */
psa_status_t lanewise_psa_xof_setup(lanewise_psa_xof_operation_t *operation, psa_algorithm_t alg);
psa_status_t lanewise_psa_xof_set_context(lanewise_psa_xof_operation_t *operation,
                                          const uint8_t *context, size_t length);
psa_status_t lanewise_psa_xof_update(lanewise_psa_xof_operation_t *operation, const uint8_t *input,
                                     size_t length);
psa_status_t lanewise_psa_xof_output(lanewise_psa_xof_operation_t *operation, uint8_t *output,
                                     size_t length);
psa_status_t lanewise_psa_xof_abort(lanewise_psa_xof_operation_t *operation);

#endif
