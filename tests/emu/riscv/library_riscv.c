/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The library built for RISC-V without a system, as a program of qemu's user emulation: it reads
 * requests and writes digests. A request is three words of 32 bits, the function (0 SHA3-256,
 * 1 SHAKE128, 2 TurboSHAKE128), the length of the message and that of the pieces it is absorbed in,
 * then the message; every digest has 200 bytes, of SHA3-256 the first 32 count. It begins with the
 * name of its kernel in 64 bytes. emu_riscv.py writes the requests and knows the digests.
 */
#include "calls.h"
#include "lanewise/lanewise.h"

enum { LONGEST = 4096, OUT = 200 };

/* What the library and the compiler take from a C library. */
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int value, size_t n);

void *memcpy(void *to, const void *from, size_t n) {
    for (size_t i = 0; i < n; i++)
        ((uint8_t *)to)[i] = ((const uint8_t *)from)[i];
    return to;
}

void *memmove(void *to, const void *from, size_t n) {
    if ((uintptr_t)to <= (uintptr_t)from)
        return memcpy(to, from, n);
    while (n--)
        ((uint8_t *)to)[n] = ((const uint8_t *)from)[n];
    return to;
}

void *memset(void *to, int value, size_t n) {
    for (size_t i = 0; i < n; i++)
        ((uint8_t *)to)[i] = (uint8_t)value;
    return to;
}

static int receive(void *to, size_t count) {
    uint8_t *at = to;
    long n = 0;
    for (; count && (n = emu_system(0, at, count, 63)) > 0; at += n)
        count -= (size_t)n;
    return count == 0;
}

static int deliver(const void *from, size_t count) {
    return emu_system(1, from, count, 64) == (long)count;
}

static int begin(lanewise_sponge *s, uint32_t function) {
    return function == 0   ? lanewise_sha3_256_init(s)
           : function == 1 ? lanewise_shake128_init(s)
                           : lanewise_turboshake128_init(s, 0x1F);
}

/* The exit status: 0 when the requests end, else the step that failed. */
int emu_main(uintptr_t *arguments);
int emu_main(uintptr_t *arguments) {
    static uint8_t message[LONGEST];
    static lanewise_sponge s;
    char name[64] = {0};
    uint32_t request[3];
    (void)arguments;
    const char *kernel = lanewise_kernel_chosen(1);
    for (size_t i = 0; kernel[i] && i < sizeof name - 1; i++)
        name[i] = kernel[i];
    if (!deliver(name, sizeof name))
        return 1;
    while (receive(request, sizeof request)) {
        uint8_t out[OUT] = {0};
        const uint32_t length = request[1], piece = request[2];
        if (length > LONGEST || !receive(message, length) || begin(&s, request[0]))
            return 2;
        for (uint32_t at = 0, n; at < length; at += n) {
            n = length - at < piece ? length - at : piece;
            if (lanewise_sponge_absorb(&s, message + at, n))
                return 3;
        }
        if (lanewise_sponge_finalize(&s) ||
            lanewise_sponge_squeeze(&s, out, request[0] ? OUT : 32) || !deliver(out, OUT))
            return 4;
    }
    return 0;
}
