/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Driver for lanewise_mlkem (rtl/mlkem) without an operating system: ML-KEM and Kyber's rounds 2
 * and 3 by its registers alone, no DMA, no interrupt, no allocation, no global state. C11.
 *
 * Every function returns LANEWISE_MLKEM_DEV_OK or one of the negative codes below. After
 * LANEWISE_MLKEM_DEV_ARGUMENT nothing was touched, neither outputs nor the device. After another
 * error the outputs are zeros; the device holds no data then, unless it was a timeout or
 * LANEWISE_MLKEM_DEV_MEMORY. One thread at a time may use a device. */
#ifndef LANEWISE_MLKEM_DEV_H
#define LANEWISE_MLKEM_DEV_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_MLKEM_DEV_OK 0
#define LANEWISE_MLKEM_DEV_ARGUMENT (-1) /* a pointer is null, a set or a length does not exist */
#define LANEWISE_MLKEM_DEV_ABSENT                                                                  \
    (-2) /* another device, or another major version of its registers */
#define LANEWISE_MLKEM_DEV_TIMEOUT (-3)  /* not ready after `polls` reads of STATUS */
#define LANEWISE_MLKEM_DEV_KEY (-4)      /* a key failed the checks of FIPS 203 sections 7.2, 7.3 */
#define LANEWISE_MLKEM_DEV_SELFTEST (-5) /* the self-test failed: do not use the device */
#define LANEWISE_MLKEM_DEV_MEMORY (-6)   /* the memory was not zero after erasing: likewise */
#define LANEWISE_MLKEM_DEV_PROTOCOL (-7) /* the device reported another error */

/* Parameter sets; the values are those of the register COMMAND. */
enum lanewise_mlkem_dev_set {
    LANEWISE_KYBER2_512_DEV = 0x00,
    LANEWISE_KYBER2_768_DEV = 0x01,
    LANEWISE_KYBER2_1024_DEV = 0x02,
    LANEWISE_KYBER3_512_DEV = 0x10,
    LANEWISE_KYBER3_768_DEV = 0x11,
    LANEWISE_KYBER3_1024_DEV = 0x12,
    LANEWISE_MLKEM_512_DEV = 0x20,
    LANEWISE_MLKEM_768_DEV = 0x21,
    LANEWISE_MLKEM_1024_DEV = 0x22
};

/* How registers are reached: `offset` in bytes is that of lanewise_mlkem_regs.h. */
struct lanewise_mlkem_dev {
    void *context;
    uint32_t (*read)(void *context, uint32_t offset);
    void (*write)(void *context, uint32_t offset, uint32_t value);
    uint32_t polls; /* reads of STATUS after which to give up */
};

/* Reads of STATUS that suffice in every size of the core: a read takes three cycles or more, and
 * what takes longest, the self-test of the smallest with four slices in a cycle, 101,000, with
 * ROBUST about twice as many. */
#define LANEWISE_MLKEM_DEV_POLLS 100000u

/* Sets `dev` up for registers in memory at `base`. `polls`: LANEWISE_MLKEM_DEV_POLLS, or another
 * number of reads that take longer than any command of the device at hand. */
void lanewise_mlkem_dev_map(struct lanewise_mlkem_dev *dev, volatile uint32_t *base,
                            uint32_t polls);

/* Lengths in bytes; 0 if `set` does not exist. */
size_t lanewise_mlkem_dev_ek_bytes(uint32_t set);
size_t lanewise_mlkem_dev_dk_bytes(uint32_t set);
size_t lanewise_mlkem_dev_ct_bytes(uint32_t set);

/* Identifies the device, waits until it is ready, and runs its self-test. */
int lanewise_mlkem_dev_init(struct lanewise_mlkem_dev *dev);

/* Key pair of the random seeds d and z, 32 bytes each, one behind the other. */
int lanewise_mlkem_dev_keygen(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t seed[64],
                              uint8_t *ek, size_t ek_bytes, uint8_t *dk, size_t dk_bytes);

/* Ciphertext and shared secret for `ek`, of 32 random bytes m. */
int lanewise_mlkem_dev_encaps(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t *ek,
                              size_t ek_bytes, const uint8_t m[32], uint8_t *ct, size_t ct_bytes,
                              uint8_t ss[32]);

/* Shared secret; of a ciphertext that was altered the rejection secret, without an error. */
int lanewise_mlkem_dev_decaps(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t *dk,
                              size_t dk_bytes, const uint8_t *ct, size_t ct_bytes, uint8_t ss[32]);

/* Erases all data in the device and lets it read its memory back. The three functions above do so
 * themselves at their end. */
int lanewise_mlkem_dev_zeroise(struct lanewise_mlkem_dev *dev);

/* Cycles that the core took for the last command. */
uint32_t lanewise_mlkem_dev_cycles(struct lanewise_mlkem_dev *dev);

/* What a code means, in English. */
const char *lanewise_mlkem_dev_message(int code);

#ifdef __cplusplus
}
#endif

#endif
