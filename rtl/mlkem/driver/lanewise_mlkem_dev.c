/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* See lanewise_mlkem_dev.h; the registers are described in rtl/mlkem/doc/registers.md. */
#include "lanewise_mlkem_dev.h"

#include "lanewise_mlkem_regs.h"

#define KEYGEN 0u
#define ENCAPS 1u
#define DECAPS 2u
#define MAJOR 0xffff0000u

static uint32_t mapped_read(void *context, uint32_t offset) {
    const volatile uint32_t *base = (const volatile uint32_t *)context;
    return base[offset / 4u];
}

static void mapped_write(void *context, uint32_t offset, uint32_t value) {
    volatile uint32_t *base = (volatile uint32_t *)context;
    base[offset / 4u] = value;
}

void lanewise_mlkem_dev_map(struct lanewise_mlkem_dev *dev, volatile uint32_t *base,
                            uint32_t polls) {
    dev->context = (void *)(uintptr_t)base;
    dev->read = mapped_read;
    dev->write = mapped_write;
    dev->polls = polls;
}

/* The rank k, or 0. */
static uint32_t rank(uint32_t set) {
    const uint32_t version = set >> 4u;
    const uint32_t level = set & 15u;
    return ((version <= 2u) && (level <= 2u)) ? (level + 2u) : 0u;
}

size_t lanewise_mlkem_dev_ek_bytes(uint32_t set) {
    const uint32_t k = rank(set);
    return (k == 0u) ? 0u : ((384u * (size_t)k) + 32u);
}

size_t lanewise_mlkem_dev_dk_bytes(uint32_t set) {
    const uint32_t k = rank(set);
    return (k == 0u) ? 0u : ((768u * (size_t)k) + 96u);
}

size_t lanewise_mlkem_dev_ct_bytes(uint32_t set) {
    const uint32_t k = rank(set);
    const size_t du = (k == 4u) ? 11u : 10u;
    size_t dv = (k == 4u) ? 5u : 4u;
    if (set == (uint32_t)LANEWISE_KYBER2_512_DEV) {
        dv = 3u;
    }
    return (k == 0u) ? 0u : (32u * ((k * du) + dv));
}

static int usable(const struct lanewise_mlkem_dev *dev) {
    return (dev != NULL) && (dev->read != NULL) && (dev->write != NULL) && (dev->polls > 0u);
}

static uint32_t get(struct lanewise_mlkem_dev *dev, uint32_t offset) {
    return dev->read(dev->context, offset);
}

static void set_to(struct lanewise_mlkem_dev *dev, uint32_t offset, uint32_t value) {
    dev->write(dev->context, offset, value);
}

/* Waits until the bits of `mask` in STATUS are 0; then what the device says of its last command. */
static int settle(struct lanewise_mlkem_dev *dev, uint32_t mask) {
    int code = LANEWISE_MLKEM_DEV_TIMEOUT;
    for (uint32_t n = 0u; n < dev->polls; n++) {
        const uint32_t status = get(dev, LANEWISE_MLKEM_STATUS);
        if ((status & mask) == 0u) {
            const uint32_t error =
                (status & LANEWISE_MLKEM_STATUS_ERROR_MASK) >> LANEWISE_MLKEM_STATUS_ERROR_SHIFT;
            if (error == LANEWISE_MLKEM_ERROR_NONE) {
                code = LANEWISE_MLKEM_DEV_OK;
            } else if (error == LANEWISE_MLKEM_ERROR_KEY) {
                code = LANEWISE_MLKEM_DEV_KEY;
            } else if (error == LANEWISE_MLKEM_ERROR_SELFTEST) {
                code = LANEWISE_MLKEM_DEV_SELFTEST;
            } else if (error == LANEWISE_MLKEM_ERROR_MEMORY) {
                code = LANEWISE_MLKEM_DEV_MEMORY;
            } else {
                code = LANEWISE_MLKEM_DEV_PROTOCOL;
            }
            break;
        }
    }
    return code;
}

static int command(struct lanewise_mlkem_dev *dev, uint32_t bit) {
    set_to(dev, LANEWISE_MLKEM_CTRL, bit);
    return settle(dev, LANEWISE_MLKEM_STATUS_BUSY_MASK);
}

static void open_transfer(struct lanewise_mlkem_dev *dev, uint32_t object, uint32_t flags,
                          size_t bytes) {
    set_to(dev, LANEWISE_MLKEM_TRANSFER,
           (object << LANEWISE_MLKEM_TRANSFER_OBJECT_SHIFT) | flags |
               ((uint32_t)bytes << LANEWISE_MLKEM_TRANSFER_BYTES_SHIFT));
}

static void put(struct lanewise_mlkem_dev *dev, uint32_t object, const uint8_t *data,
                size_t bytes) {
    open_transfer(dev, object, 0u, bytes);
    for (size_t n = 0u; n < bytes; n += 4u) {
        const uint32_t word = (uint32_t)data[n] | ((uint32_t)data[n + 1u] << 8u) |
                              ((uint32_t)data[n + 2u] << 16u) | ((uint32_t)data[n + 3u] << 24u);
        set_to(dev, LANEWISE_MLKEM_DATA, word);
    }
}

static void take(struct lanewise_mlkem_dev *dev, uint32_t object, uint8_t *data, size_t bytes) {
    open_transfer(dev, object, LANEWISE_MLKEM_TRANSFER_READ_MASK, bytes);
    for (size_t n = 0u; n < bytes; n += 4u) {
        const uint32_t word = get(dev, LANEWISE_MLKEM_DATA);
        for (size_t i = 0u; i < 4u; i++) {
            data[n + i] = (uint8_t)(word >> (8u * i));
        }
    }
}

static void clear(uint8_t *data, size_t bytes) {
    volatile uint8_t *to = data;
    for (size_t n = 0u; n < bytes; n++) {
        to[n] = 0u;
    }
}

/* Erases the device, whatever came before; of two errors the first counts. */
static int finish(struct lanewise_mlkem_dev *dev, int code) {
    const int erased = command(dev, LANEWISE_MLKEM_CTRL_ZEROISE_MASK);
    return (code != LANEWISE_MLKEM_DEV_OK) ? code : erased;
}

/* Names the set, after which objects can be transferred. */
static void begin(struct lanewise_mlkem_dev *dev, uint32_t set, uint32_t operation) {
    set_to(dev, LANEWISE_MLKEM_COMMAND,
           set | (operation << LANEWISE_MLKEM_COMMAND_OPERATION_SHIFT));
}

static int execute(struct lanewise_mlkem_dev *dev) {
    /* An input that was refused is reported here, before START could hide it. */
    int code = settle(dev, LANEWISE_MLKEM_STATUS_BUSY_MASK | LANEWISE_MLKEM_STATUS_TRANSFER_MASK);
    if (code == LANEWISE_MLKEM_DEV_OK) {
        code = command(dev, LANEWISE_MLKEM_CTRL_START_MASK);
    }
    return code;
}

/* Whether all of the outputs came out. */
static int taken(struct lanewise_mlkem_dev *dev) {
    return settle(dev, LANEWISE_MLKEM_STATUS_BUSY_MASK | LANEWISE_MLKEM_STATUS_TRANSFER_MASK);
}

int lanewise_mlkem_dev_init(struct lanewise_mlkem_dev *dev) {
    int code;
    if (!usable(dev)) {
        return LANEWISE_MLKEM_DEV_ARGUMENT;
    }
    if ((get(dev, LANEWISE_MLKEM_ID) != LANEWISE_MLKEM_MAP_ID) ||
        ((get(dev, LANEWISE_MLKEM_VERSION) & MAJOR) != (LANEWISE_MLKEM_MAP_VERSION & MAJOR))) {
        return LANEWISE_MLKEM_DEV_ABSENT;
    }
    code = command(dev, LANEWISE_MLKEM_CTRL_ZEROISE_MASK);
    if (code == LANEWISE_MLKEM_DEV_OK) {
        code = command(dev, LANEWISE_MLKEM_CTRL_SELFTEST_MASK);
    }
    if ((code == LANEWISE_MLKEM_DEV_OK) &&
        ((get(dev, LANEWISE_MLKEM_STATUS) & LANEWISE_MLKEM_STATUS_TESTED_MASK) == 0u)) {
        code = LANEWISE_MLKEM_DEV_SELFTEST;
    }
    return code;
}

int lanewise_mlkem_dev_keygen(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t seed[64],
                              uint8_t *ek, size_t ek_bytes, uint8_t *dk, size_t dk_bytes) {
    int code;
    if (!usable(dev) || (rank(set) == 0u) || (seed == NULL) || (ek == NULL) || (dk == NULL) ||
        (ek_bytes != lanewise_mlkem_dev_ek_bytes(set)) ||
        (dk_bytes != lanewise_mlkem_dev_dk_bytes(set))) {
        return LANEWISE_MLKEM_DEV_ARGUMENT;
    }
    begin(dev, set, KEYGEN);
    put(dev, LANEWISE_MLKEM_OBJECT_SEED, seed, 64u);
    code = execute(dev);
    if (code == LANEWISE_MLKEM_DEV_OK) {
        take(dev, LANEWISE_MLKEM_OBJECT_EK, ek, ek_bytes);
        take(dev, LANEWISE_MLKEM_OBJECT_DK, dk, dk_bytes);
        code = taken(dev);
    }
    code = finish(dev, code);
    if (code != LANEWISE_MLKEM_DEV_OK) {
        clear(ek, ek_bytes);
        clear(dk, dk_bytes);
    }
    return code;
}

int lanewise_mlkem_dev_encaps(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t *ek,
                              size_t ek_bytes, const uint8_t m[32], uint8_t *ct, size_t ct_bytes,
                              uint8_t ss[32]) {
    int code;
    if (!usable(dev) || (rank(set) == 0u) || (ek == NULL) || (m == NULL) || (ct == NULL) ||
        (ss == NULL) || (ek_bytes != lanewise_mlkem_dev_ek_bytes(set)) ||
        (ct_bytes != lanewise_mlkem_dev_ct_bytes(set))) {
        return LANEWISE_MLKEM_DEV_ARGUMENT;
    }
    begin(dev, set, ENCAPS);
    put(dev, LANEWISE_MLKEM_OBJECT_EK, ek, ek_bytes);
    put(dev, LANEWISE_MLKEM_OBJECT_COINS, m, 32u);
    code = execute(dev);
    if (code == LANEWISE_MLKEM_DEV_OK) {
        take(dev, LANEWISE_MLKEM_OBJECT_CT, ct, ct_bytes);
        take(dev, LANEWISE_MLKEM_OBJECT_SS, ss, 32u);
        code = taken(dev);
    }
    code = finish(dev, code);
    if (code != LANEWISE_MLKEM_DEV_OK) {
        clear(ct, ct_bytes);
        clear(ss, 32u);
    }
    return code;
}

int lanewise_mlkem_dev_decaps(struct lanewise_mlkem_dev *dev, uint32_t set, const uint8_t *dk,
                              size_t dk_bytes, const uint8_t *ct, size_t ct_bytes, uint8_t ss[32]) {
    int code;
    if (!usable(dev) || (rank(set) == 0u) || (dk == NULL) || (ct == NULL) || (ss == NULL) ||
        (dk_bytes != lanewise_mlkem_dev_dk_bytes(set)) ||
        (ct_bytes != lanewise_mlkem_dev_ct_bytes(set))) {
        return LANEWISE_MLKEM_DEV_ARGUMENT;
    }
    begin(dev, set, DECAPS);
    put(dev, LANEWISE_MLKEM_OBJECT_DK, dk, dk_bytes);
    put(dev, LANEWISE_MLKEM_OBJECT_CT, ct, ct_bytes);
    code = execute(dev);
    if (code == LANEWISE_MLKEM_DEV_OK) {
        take(dev, LANEWISE_MLKEM_OBJECT_SS, ss, 32u);
        code = taken(dev);
    }
    code = finish(dev, code);
    if (code != LANEWISE_MLKEM_DEV_OK) {
        clear(ss, 32u);
    }
    return code;
}

int lanewise_mlkem_dev_zeroise(struct lanewise_mlkem_dev *dev) {
    return usable(dev) ? command(dev, LANEWISE_MLKEM_CTRL_ZEROISE_MASK)
                       : LANEWISE_MLKEM_DEV_ARGUMENT;
}

uint32_t lanewise_mlkem_dev_cycles(struct lanewise_mlkem_dev *dev) {
    return usable(dev) ? get(dev, LANEWISE_MLKEM_CYCLES) : 0u;
}

const char *lanewise_mlkem_dev_message(int code) {
    const char *text = "no such code";
    switch (code) {
    case LANEWISE_MLKEM_DEV_OK:
        text = "no error";
        break;
    case LANEWISE_MLKEM_DEV_ARGUMENT:
        text = "an argument is not valid";
        break;
    case LANEWISE_MLKEM_DEV_ABSENT:
        text = "there is no such device";
        break;
    case LANEWISE_MLKEM_DEV_TIMEOUT:
        text = "the device does not become ready";
        break;
    case LANEWISE_MLKEM_DEV_KEY:
        text = "the key failed its check";
        break;
    case LANEWISE_MLKEM_DEV_SELFTEST:
        text = "the self-test of the device failed";
        break;
    case LANEWISE_MLKEM_DEV_MEMORY:
        text = "the memory of the device was not erased";
        break;
    case LANEWISE_MLKEM_DEV_PROTOCOL:
        text = "the device reported an error of use";
        break;
    default:
        break;
    }
    return text;
}
