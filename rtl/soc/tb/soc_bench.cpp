// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs a program on the verilated system (+image=FILE, words in hex): a line for each word that it
// prints, in hex, or with +text its low byte as a character; then "end TOHOST CYCLES INSTRUCTIONS",
// when it writes to the word +tohost=ADDRESS. In +stall=N of 256 cycles a part of an access is held
// back, or the console is not ready. Exit status 3 if it does not end within +limit=N cycles.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "Vlanewise_soc.h"
#include "verilated.h"

namespace {

/* The digits behind +NAME, or 0. */
unsigned long given(VerilatedContext &context, const char *name, int base) {
    const std::string found = context.commandArgsPlusMatch(name);
    return found.empty()
               ? 0
               : std::strtoul(found.c_str() + 1 + std::string(name).size(), nullptr, base);
}

/* Eight bits, each 1 in `stall` of 256 calls. */
struct Noise {
    uint64_t state = 0x9e3779b97f4a7c15;
    unsigned held(unsigned long stall) {
        unsigned bits = 0;
        for (unsigned n = 0; n < 8; n++)
            bits |= static_cast<unsigned>((state >> 8 * n & 255) < stall) << n;
        state = state * 6364136223846793005 + 1442695040888963407;
        return bits;
    }
};

} // namespace

int main(int argc, char **argv) {
    VerilatedContext context;
    context.commandArgs(argc, argv);
    const unsigned long tohost = given(context, "tohost=", 16),
                        stall = given(context, "stall=", 10);
    const unsigned long limit = given(context, "limit=", 10);
    const bool text = *context.commandArgsPlusMatch("text") != 0;
    uint64_t retired = 0;
    Noise noise;
    context.randReset(2);
    context.randSeed(1);
    Vlanewise_soc top{&context};
    /* Inputs change with the falling edge, so that the latch that is open then sees them. */
    auto clock = [&] {
        top.clk_i = 1;
        top.eval();
        const unsigned held = noise.held(stall);
        top.hold_i = held & 0x7f;
        top.print_ready_i = held >> 7 ^ 1;
        top.clk_i = 0;
        top.eval();
    };
    top.clk_i = 0;
    top.rst_ni = 1;
    top.hold_i = 0;
    top.print_ready_i = 1;
    top.eval();
    top.rst_ni = 0;
    for (int n = 0; n < 4; n++)
        clock();
    top.rst_ni = 1;
    for (uint64_t cycle = 0; cycle < limit; cycle++) {
        clock();
        retired += top.retired_o;
        if (top.print_o)
            std::printf(text ? "%c" : "%08x\n", top.word_o);
        if (top.store_o && top.store_addr_o == tohost) {
            std::printf("end %x %llu %llu\n", top.word_o, static_cast<unsigned long long>(cycle),
                        static_cast<unsigned long long>(retired));
            return 0;
        }
    }
    std::printf("no end\n");
    return 3;
}
