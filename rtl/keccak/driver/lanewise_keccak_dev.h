/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Driver for lanewise_keccak_axil and lanewise_keccak_obi (rtl/keccak) without an operating system:
 * by registers alone, no interrupt, no allocation, no global state. C11. The device makes accesses
 * wait while it permutes, so nothing is polled.
 *
 * Every function returns LANEWISE_KECCAK_DEV_OK or one of the negative codes below. After ARGUMENT
 * nothing was touched, neither outputs nor the device. One thread at a time may use a device. Lanes
 * are as in FIPS 202: lane x + 5*y, its byte 0 the least significant. */
#ifndef LANEWISE_KECCAK_DEV_H
#define LANEWISE_KECCAK_DEV_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_KECCAK_DEV_OK 0
#define LANEWISE_KECCAK_DEV_ARGUMENT (-1) /* a pointer is null, or a number out of its range */
#define LANEWISE_KECCAK_DEV_ABSENT (-2)   /* another device, or another major version */

/* How registers are reached: `offset` in bytes, of rtl/keccak/doc/registers.md. */
struct lanewise_keccak_dev {
    void *context;
    uint32_t (*read)(void *context, uint32_t offset);
    void (*write)(void *context, uint32_t offset, uint32_t value);
};

/* Sets `dev` up for registers in memory at `base`. */
void lanewise_keccak_dev_map(struct lanewise_keccak_dev *dev, volatile uint32_t *base);

/* Identifies the device and makes its state zeros. */
int lanewise_keccak_dev_init(struct lanewise_keccak_dev *dev);

/* All 25 lanes zero; a permutation that is under way ends. */
int lanewise_keccak_dev_clear(struct lanewise_keccak_dev *dev);

/* The lanes from `first` on: exclusive or with `lanes`, or what they are. first + count: at
 * most 25. */
int lanewise_keccak_dev_add(struct lanewise_keccak_dev *dev, unsigned first, const uint64_t *lanes,
                            unsigned count);
int lanewise_keccak_dev_get(struct lanewise_keccak_dev *dev, unsigned first, uint64_t *lanes,
                            unsigned count);

/* The permutation of 24 rounds, or the last 12 of them. It goes on after the return. */
int lanewise_keccak_dev_permute(struct lanewise_keccak_dev *dev, unsigned rounds);

/* `outlen` bytes of the sponge with a rate of `rate` bytes (a multiple of 8 from 8 to 192) and
 * `rounds` rounds (24, or 12), over `inlen` bytes and the suffix: 0x06 of SHA-3, 0x1f of SHAKE, 1
 * to 0x7f. The state is zeros before and after. */
int lanewise_keccak_dev_sponge(struct lanewise_keccak_dev *dev, size_t rate, uint8_t suffix,
                               unsigned rounds, const uint8_t *in, size_t inlen, uint8_t *out,
                               size_t outlen);

#ifdef __cplusplus
}
#endif

#endif
