/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* See lanewise_keccak_dev.h; the registers are described in rtl/keccak/doc/registers.md. */
#include "lanewise_keccak_dev.h"

#define ID 0x000u
#define VERSION 0x004u
#define CTRL 0x00cu
#define STATE 0x100u
#define IDENTITY 0x4b313630u
#define MAJOR 1u
#define PERMUTE 1u
#define CLEAR 2u
#define PERMUTE12 5u
#define LANES 25u
#define RATE_MOST 192u

static uint32_t mapped_read(void *context, uint32_t offset) {
    const volatile uint32_t *base = (const volatile uint32_t *)context;
    return base[offset / 4u];
}

static void mapped_write(void *context, uint32_t offset, uint32_t value) {
    volatile uint32_t *base = (volatile uint32_t *)context;
    base[offset / 4u] = value;
}

void lanewise_keccak_dev_map(struct lanewise_keccak_dev *dev, volatile uint32_t *base) {
    dev->context = (void *)(uintptr_t)base;
    dev->read = mapped_read;
    dev->write = mapped_write;
}

static int usable(const struct lanewise_keccak_dev *dev) {
    return (dev != NULL) && (dev->read != NULL) && (dev->write != NULL);
}

int lanewise_keccak_dev_init(struct lanewise_keccak_dev *dev) {
    if (!usable(dev)) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    if ((dev->read(dev->context, ID) != IDENTITY) ||
        ((dev->read(dev->context, VERSION) >> 16u) != MAJOR)) {
        return LANEWISE_KECCAK_DEV_ABSENT;
    }
    return lanewise_keccak_dev_clear(dev);
}

int lanewise_keccak_dev_clear(struct lanewise_keccak_dev *dev) {
    if (!usable(dev)) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    dev->write(dev->context, CTRL, CLEAR);
    return LANEWISE_KECCAK_DEV_OK;
}

int lanewise_keccak_dev_add(struct lanewise_keccak_dev *dev, unsigned first, const uint64_t *lanes,
                            unsigned count) {
    if (!usable(dev) || (lanes == NULL) || (first > LANES) || (count > (LANES - first))) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    for (unsigned n = 0u; n < count; n++) {
        const uint32_t at = STATE + (8u * (uint32_t)(first + n));
        dev->write(dev->context, at, (uint32_t)(lanes[n] & 0xffffffffu));
        dev->write(dev->context, at + 4u, (uint32_t)(lanes[n] >> 32u));
    }
    return LANEWISE_KECCAK_DEV_OK;
}

int lanewise_keccak_dev_get(struct lanewise_keccak_dev *dev, unsigned first, uint64_t *lanes,
                            unsigned count) {
    if (!usable(dev) || (lanes == NULL) || (first > LANES) || (count > (LANES - first))) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    for (unsigned n = 0u; n < count; n++) {
        const uint32_t at = STATE + (8u * (uint32_t)(first + n));
        const uint64_t low = dev->read(dev->context, at);
        lanes[n] = low | ((uint64_t)dev->read(dev->context, at + 4u) << 32u);
    }
    return LANEWISE_KECCAK_DEV_OK;
}

int lanewise_keccak_dev_permute(struct lanewise_keccak_dev *dev, unsigned rounds) {
    if (!usable(dev) || ((rounds != 24u) && (rounds != 12u))) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    dev->write(dev->context, CTRL, (rounds == 24u) ? PERMUTE : PERMUTE12);
    return LANEWISE_KECCAK_DEV_OK;
}

/* Bytes that are less than a block, from the first one on, with exclusive or. */
static void add_bytes(struct lanewise_keccak_dev *dev, const uint8_t *in, size_t count) {
    for (size_t at = 0u; at < count; at += 4u) {
        uint32_t word = 0u;
        for (size_t n = 0u; (n < 4u) && (n < (count - at)); n++) {
            word |= (uint32_t)in[at + n] << (8u * n);
        }
        dev->write(dev->context, STATE + (uint32_t)at, word);
    }
}

static void get_bytes(struct lanewise_keccak_dev *dev, uint8_t *out, size_t count) {
    for (size_t at = 0u; at < count; at += 4u) {
        const uint32_t word = dev->read(dev->context, STATE + (uint32_t)at);
        for (size_t n = 0u; (n < 4u) && (n < (count - at)); n++) {
            out[at + n] = (uint8_t)(word >> (8u * n));
        }
    }
}

int lanewise_keccak_dev_sponge(struct lanewise_keccak_dev *dev, size_t rate, uint8_t suffix,
                               unsigned rounds, const uint8_t *in, size_t inlen, uint8_t *out,
                               size_t outlen) {
    if (!usable(dev) || ((in == NULL) && (inlen > 0u)) || ((out == NULL) && (outlen > 0u)) ||
        (rate < 8u) || (rate > RATE_MOST) || ((rate % 8u) != 0u) || (suffix == 0u) ||
        (suffix > 0x7fu) || ((rounds != 24u) && (rounds != 12u))) {
        return LANEWISE_KECCAK_DEV_ARGUMENT;
    }
    (void)lanewise_keccak_dev_clear(dev);
    size_t done = 0u;
    while ((inlen - done) >= rate) {
        add_bytes(dev, &in[done], rate);
        (void)lanewise_keccak_dev_permute(dev, rounds);
        done += rate;
    }
    const size_t rest = inlen - done;
    if (rest > 0u) {
        add_bytes(dev, &in[done], rest);
    }
    dev->write(dev->context, STATE + (uint32_t)(rest & ~(size_t)3u),
               (uint32_t)suffix << (8u * (rest & 3u)));
    dev->write(dev->context, STATE + (uint32_t)(rate - 4u), 0x80000000u);
    for (size_t made = 0u; made < outlen;) {
        const size_t part = ((outlen - made) < rate) ? (outlen - made) : rate;
        (void)lanewise_keccak_dev_permute(dev, rounds);
        get_bytes(dev, &out[made], part);
        made += part;
    }
    return lanewise_keccak_dev_clear(dev);
}
