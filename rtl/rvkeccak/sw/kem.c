/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM-768 whole, by the library's own C: key generation, encapsulation, decapsulation, and
 * decapsulation of an altered ciphertext. Keccak is that of the backend that is linked, a kernel of
 * the library or kem_backend.c. What `job` holds is replaced in the image; a simulator's --profile
 * has the operations as parts 1, 3, 5 and 7.
 */
#include "lanewise/mlkem.h"

enum { EK = 1184, DK = 2400, CT = 1088, SS = 32, SEED = 64, SET = LANEWISE_MLKEM_768 };

/* All at multiples of eight bytes, as the vector unit reads them fastest. */
volatile struct {
    _Alignas(8) uint8_t seed[SEED]; /* d, z */
    uint8_t message[SS];
    uint32_t byte, bits; /* of the ciphertext, to be altered */
} job = {.bits = 1};

struct {
    _Alignas(8) uint8_t ek[EK];
    uint8_t dk[DK], ct[CT], sent[SS], received[SS], rejected[SS];
    uint32_t failed; /* operations: a bit each */
} job_output;

/* Ends a part of the profile. */
static void mark(void) {
    __asm__ volatile(".option push\n.option arch, +zicsr\n"
                     "csrw mscratch, zero\n.option pop" ::
                         : "memory");
}

#define OPERATION(bit, call)                                                                       \
    do {                                                                                           \
        mark();                                                                                    \
        const int status = call;                                                                   \
        mark();                                                                                    \
        job_output.failed |= (uint32_t)(status != LANEWISE_OK) << (bit);                           \
    } while (0)

int main(void) {
    _Alignas(8) uint8_t seed[SEED], message[SS], altered[CT];
    for (unsigned i = 0; i < SEED; i++)
        seed[i] = job.seed[i];
    for (unsigned i = 0; i < SS; i++)
        message[i] = job.message[i];
    OPERATION(0, lanewise_mlkem_keygen_seed(SET, job_output.ek, EK, job_output.dk, DK, seed, SEED));
    OPERATION(1, lanewise_mlkem_encaps_seed(SET, job_output.ct, CT, job_output.sent, SS,
                                            job_output.ek, EK, message, SS));
    OPERATION(2, lanewise_mlkem_decaps(SET, job_output.received, SS, job_output.dk, DK,
                                       job_output.ct, CT));
    for (unsigned i = 0; i < CT; i++)
        altered[i] = job_output.ct[i] ^ (uint8_t)(i == job.byte ? job.bits : 0);
    OPERATION(3,
              lanewise_mlkem_decaps(SET, job_output.rejected, SS, job_output.dk, DK, altered, CT));
    return 0;
}
