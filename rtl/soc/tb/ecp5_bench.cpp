// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs lanewise_soc_ecp5 with the program +image=FILE and prints the bytes that its serial line
// sends, +divide=N cycles a bit; then, when nothing has been sent for long, "end SENDING", the
// cycles in which the LED of the line was on. +press=N: the button is pressed in cycle N. Exit
// status 3 if it does not end, 4 for a byte without its stop bit, 5 for an LED that is wrong.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "Vlanewise_soc_ecp5.h"
#include "verilated.h"

namespace {

constexpr uint64_t QUIET = 100000, LIMIT = 20000000, PRESSED = 100, SETTLES = 4;

unsigned long given(VerilatedContext &context, const std::string &name) {
    const std::string found = context.commandArgsPlusMatch(name.c_str());
    return found.empty() ? 0 : std::strtoul(found.c_str() + 1 + name.size(), nullptr, 10);
}

/* Takes what the line says in each cycle; the bit in the middle of its time. */
struct Line {
    unsigned long divide;
    unsigned long at = 0; /* cycles since the start bit began; 0 between bytes */
    unsigned bits = 0;
    /* Whether all is well with this byte so far. */
    bool take(bool level, uint64_t &idle) {
        idle++;
        if (at == 0 && level)
            return true;
        idle = 0;
        const unsigned long bit = at / divide;
        if (at++ % divide == divide / 2)
            bits = bits >> 1 | static_cast<unsigned>(level) << 9;
        if (at != 10 * divide)
            return true;
        at = 0;
        if (bit == 9 && (bits & 0x201) == 0x200)
            std::putchar(static_cast<int>(bits >> 1 & 0xff));
        return (bits & 0x201) == 0x200;
    }
};

} // namespace

int main(int argc, char **argv) {
    VerilatedContext context;
    context.commandArgs(argc, argv);
    const unsigned long press = given(context, "press=");
    Line line{given(context, "divide=")};
    uint64_t idle = 0, sending = 0, held = 0;
    context.randReset(2);
    context.randSeed(1);
    Vlanewise_soc_ecp5 top{&context};
    top.clk_i = 0;
    top.button_i = 0;
    top.eval();
    for (uint64_t cycle = 0; cycle < LIMIT; cycle++) {
        top.button_i = press != 0 && cycle >= press && cycle < press + PRESSED;
        top.clk_i = 1;
        top.eval();
        top.clk_i = 0;
        top.eval();
        held = top.button_i ? 0 : held + 1;
        if (top.led_o >> 2 || (top.led_o & 1) != (held >= SETTLES))
            return 5;
        if (top.button_i)
            line.at = idle = 0;
        else if (!line.take(top.tx_o, idle))
            return 4;
        sending += top.led_o >> 1 & 1;
        if (idle == QUIET) {
            std::printf("end %llu\n", static_cast<unsigned long long>(sending));
            return 0;
        }
    }
    return 3;
}
