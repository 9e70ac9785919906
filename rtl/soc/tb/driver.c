/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the processor runs: the driver on the device in memory, and a device that is driven by its
 * streams and its interrupt. Every result is printed, a word at a time; soc_bench.py knows their
 * order and judges them. */
#include <string.h>

#include "lanewise_mlkem_dev.h"
#include "lanewise_mlkem_regs.h"

#define DEVICE ((volatile uint32_t *)0x40000000u)
#define STREAM ((volatile uint32_t *)0x40001000u) /* lanewise_soc_bus.sv */
#define CONSOLE (*(volatile uint32_t *)0x50000000u)

/* soc_bench.py writes into the image: bytes at `altered` of the ciphertext are XORed with
 * `mask`. Not 0: `fault` is an offset that is touched, which must trap:
 * read, or with 1 added written, with 2 a byte written, with 3 called. */
struct {
    uint32_t set, altered, mask, fault;
    uint8_t seed[64], m[32];
} volatile input = {0, 0, 0, 0, {0}, {0}};

static uint8_t ek[1568], dk[3168], ct[1568], ss[32];

static void say(uint32_t value) {
    CONSOLE = value;
}

static void say_bytes(const uint8_t *data, size_t bytes) {
    for (size_t n = 0; n < bytes; n += 4) {
        uint32_t word;
        memcpy(&word, data + n, 4);
        CONSOLE = word;
    }
}

static void reg(uint32_t offset, uint32_t value) {
    DEVICE[offset / 4] = value;
}

static void open_stream(uint32_t object, uint32_t flags, size_t bytes) {
    reg(LANEWISE_MLKEM_TRANSFER, object << LANEWISE_MLKEM_TRANSFER_OBJECT_SHIFT | flags |
                                     LANEWISE_MLKEM_TRANSFER_STREAM_MASK |
                                     (uint32_t)bytes << LANEWISE_MLKEM_TRANSFER_BYTES_SHIFT);
}

static void send(uint32_t object, const uint8_t *data, size_t bytes) {
    open_stream(object, 0, bytes);
    for (size_t n = 0; n < bytes; n += 8) {
        uint32_t halves[2];
        memcpy(halves, data + n, 8);
        STREAM[0] = halves[0];
        STREAM[n + 8 == bytes ? 2 : 1] = halves[1];
    }
}

/* How many lanes came up to the last of the packet, which should be bytes / 8. */
static uint32_t receive(uint32_t object, uint8_t *data, size_t bytes) {
    uint32_t lanes = 0, last = 0;
    open_stream(object, LANEWISE_MLKEM_TRANSFER_READ_MASK, bytes);
    for (size_t n = 0; n < bytes && !last; n += 8, lanes++) {
        const uint32_t halves[2] = {STREAM[0], STREAM[1]};
        memcpy(data + n, halves, 8);
        last = STREAM[2];
    }
    return last ? lanes : 0;
}

/* Decapsulation by streams; sleeps until the interrupt comes, which does not trap, without reading
 * STATUS. */
static void by_streams(uint32_t set, size_t dk_bytes, size_t ct_bytes) {
    uint32_t slept = 0;
    memset(ss, 0xa5, sizeof ss);
    reg(LANEWISE_MLKEM_IRQ_STATUS, 3);
    reg(LANEWISE_MLKEM_IRQ_ENABLE, 3);
    say(STREAM[3]); /* none yet */
    reg(LANEWISE_MLKEM_COMMAND, set | 2u << LANEWISE_MLKEM_COMMAND_OPERATION_SHIFT);
    send(LANEWISE_MLKEM_OBJECT_DK, dk, dk_bytes);
    send(LANEWISE_MLKEM_OBJECT_CT, ct, ct_bytes);
    reg(LANEWISE_MLKEM_CTRL, LANEWISE_MLKEM_CTRL_START_MASK);
    __asm__ volatile(".option push\n.option arch, +zicsr\ncsrs mie, %0\n.option pop"
                     :
                     : "r"(0x800u));
    while (!STREAM[3] && slept < 20000) {
        __asm__ volatile("wfi");
        slept++;
    }
    say(slept);
    say(STREAM[3]);
    say(DEVICE[LANEWISE_MLKEM_IRQ_STATUS / 4]);
    say(receive(LANEWISE_MLKEM_OBJECT_SS, ss, sizeof ss));
    say_bytes(ss, sizeof ss);
    reg(LANEWISE_MLKEM_IRQ_STATUS, 3);
    say(STREAM[3]);
}

static void touch(uintptr_t address, uint32_t how) {
    void (*function)(void);
    if (how == 0)
        say(*(volatile uint32_t *)address);
    else if (how == 1)
        *(volatile uint32_t *)address = 1;
    else if (how == 2)
        *(volatile uint8_t *)address = 1;
    else {
        memcpy(&function, &address, sizeof function);
        function();
    }
}

int main(void) {
    const uint32_t set = input.set, fault = input.fault;
    uint8_t seed[64], m[32], first[32];
    struct lanewise_mlkem_dev dev;
    const size_t ek_bytes = lanewise_mlkem_dev_ek_bytes(set);
    const size_t dk_bytes = lanewise_mlkem_dev_dk_bytes(set);
    const size_t ct_bytes = lanewise_mlkem_dev_ct_bytes(set);
    for (size_t n = 0; n < 64; n++)
        seed[n] = input.seed[n];
    for (size_t n = 0; n < 32; n++)
        m[n] = input.m[n];

    if (fault)
        touch(0x40000000u + (fault & ~3u), fault & 3u);
    lanewise_mlkem_dev_map(&dev, DEVICE, LANEWISE_MLKEM_DEV_POLLS);
    say((uint32_t)lanewise_mlkem_dev_init(&dev));

    say((uint32_t)lanewise_mlkem_dev_keygen(&dev, set, seed, ek, ek_bytes, dk, dk_bytes));
    say(lanewise_mlkem_dev_cycles(&dev));
    say_bytes(ek, ek_bytes);
    say_bytes(dk, dk_bytes);

    say((uint32_t)lanewise_mlkem_dev_encaps(&dev, set, ek, ek_bytes, m, ct, ct_bytes, first));
    say(lanewise_mlkem_dev_cycles(&dev));
    say_bytes(ct, ct_bytes);
    say_bytes(first, sizeof first);

    say((uint32_t)lanewise_mlkem_dev_decaps(&dev, set, dk, dk_bytes, ct, ct_bytes, ss));
    say(lanewise_mlkem_dev_cycles(&dev));
    say(memcmp(ss, first, sizeof ss) == 0);
    by_streams(set, dk_bytes, ct_bytes);

    ct[input.altered] ^= (uint8_t)input.mask;
    say((uint32_t)lanewise_mlkem_dev_decaps(&dev, set, dk, dk_bytes, ct, ct_bytes, ss));
    say(lanewise_mlkem_dev_cycles(&dev));
    say_bytes(ss, sizeof ss);
    say(DEVICE[LANEWISE_MLKEM_STATUS / 4]);
    return 0;
}
