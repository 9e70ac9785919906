// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs a program on the verilated system: a line for each word that it prints, in hex, then
// "end TOHOST CYCLES INSTRUCTIONS". Exit status 3 if it does not end.
#include <cstdint>
#include <cstdio>

#include "Vsystem.h"
#include "verilated.h"

int main(int argc, char **argv) {
    constexpr uint64_t limit = 50'000'000;
    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.randReset(2);
    context.randSeed(1);
    Vsystem top{&context};
    auto clock = [&] {
        top.clk_i = 1;
        top.eval();
        top.clk_i = 0;
        top.eval();
    };
    top.clk_i = 0;
    top.rst_ni = 1;
    top.eval();
    top.rst_ni = 0;
    for (int n = 0; n < 4; n++)
        clock();
    top.rst_ni = 1;
    for (uint64_t cycle = 0; cycle < limit; cycle++) {
        clock();
        if (top.print_o)
            std::printf("%08x\n", top.word_o);
        if (top.end_o) {
            std::printf("end %x %llu %llu\n", top.word_o, static_cast<unsigned long long>(cycle),
                        static_cast<unsigned long long>(top.retired_o));
            return 0;
        }
    }
    std::printf("no end\n");
    return 3;
}
