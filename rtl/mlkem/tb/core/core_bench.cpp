// SPDX-License-Identifier: Apache-2.0 OR MIT
// Drives lanewise_mlkem_core by lines from standard input; answers are lines too.
//
//   load LANE HEX      writes lanes through the host port
//   dump LANE COUNT    -> the lanes in hex
//   start PROGRAM      gives start_i for one cycle, which is cycle 0; the core may be busy
//   step COUNT         as many cycles
//   wipe W DK          wipe_i and keep_dk_i from now on; with wipe_i the program stands
//   zeroise            gives zeroise_i for one cycle
//   reset              gives reset for one cycle
//   wait               until the core is not busy -> "idle CYCLE DONES ERROR TRACE": cycles since
//                      start, how often done_o came since then, error_o with the last of them, and
//                      a digest of all accesses to memories since then, with their addresses and
//                      cycles
//   ports              -> for each cycle from start to the last wait, four hex digits: which of
//                      the ports a, b, w, m0 w, m0 r, m1 r, m1 w, m2 w, m2 r were used, bit 0 first
//   state              -> a digest of all registers and memories
//   used               -> how many words of memories are not 0
//
// Exit status 2 after a line that is not understood, 3 if the core does not end or answers wrongly.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "../digest.h"
#include "Vlanewise_mlkem_core.h"
#include "Vlanewise_mlkem_core___024root.h"
#include "verilated.h"

namespace {

constexpr uint64_t limit = 140000; // twice what the longest program takes in the smallest size

class Bench {
    Vlanewise_mlkem_core top_;
    uint64_t cycle_ = 0;
    unsigned dones_ = 0, error_ = 0;
    Digest trace_;
    std::vector<unsigned> ports_;

    [[noreturn]] void fail(const char *what) {
        std::cout << "failed: " << what << " in cycle " << cycle_ << std::endl;
        std::exit(3);
    }

    template <class T> static uint64_t low(const T &v) {
        return v;
    }
    template <std::size_t N> static uint64_t low(const VlWide<N> &v) {
        Digest d;
        for (std::size_t n = 0; n < N; n++)
            d.add(v[n]);
        return d.value();
    }

    void observe() {
        const auto &r = *top_.rootp;
#define PORT(strobe, addr)                                                                         \
    trace_.add(r.lanewise_mlkem_core__DOT__##strobe ? 1 + low(r.lanewise_mlkem_core__DOT__##addr)  \
                                                    : 0)
        PORT(a_read, a_addr);
        PORT(b_read, b_addr);
        PORT(w_write, w_addr);
        PORT(m0_write, m0_fill_slot);
        PORT(m0_write, m0_step);
        PORT(m0_read, m0_addr);
        PORT(m1_read, m1_addr);
        PORT(m1_write, m1_waddr);
        PORT(m2_write, m2_waddr);
        PORT(m2_read, m2_step);
#undef PORT
#define PORT(strobe, bit) (r.lanewise_mlkem_core__DOT__##strobe ? 1u << bit : 0)
        if (!top_.busy_o)
            return;
        ports_.push_back(PORT(a_read, 0) | PORT(b_read, 1) | PORT(w_write, 2) | PORT(m0_write, 3) |
                         PORT(m0_read, 4) | PORT(m1_read, 5) | PORT(m1_write, 6) |
                         PORT(m2_write, 7) | PORT(m2_read, 8));
#undef PORT
    }

  public:
    explicit Bench(VerilatedContext &context) : top_{&context} {
        // The pins too begin with random bits.
        top_.start_i = top_.zeroise_i = top_.wipe_i = 0;
        top_.host_valid_i = top_.host_write_i = 0;
        top_.rst_ni = 1;
        top_.clk_i = 0;
        top_.eval();
        reset();
    }

    // One cycle: what is given at the pins holds in it.
    void tick() {
        top_.clk_i = 0;
        top_.eval();
        observe();
        if (top_.done_o) {
            dones_++;
            error_ = top_.error_o;
            if (top_.busy_o)
                fail("busy with done");
        }
        if (!top_.host_rvalid_o && top_.host_rdata_o)
            fail("data at the host port that were not asked for");
        if (top_.busy_o == top_.host_ready_o)
            fail("host port ready while busy, or neither");
        top_.clk_i = 1;
        top_.eval();
        cycle_++;
    }
    void reset() {
        top_.rst_ni = 0;
        top_.clk_i = 0;
        top_.eval();
        top_.clk_i = 1;
        top_.eval();
        top_.rst_ni = 1;
    }
    void start(unsigned program) {
        if (!top_.busy_o) {
            cycle_ = 0;
            dones_ = 0;
            trace_ = Digest{};
            ports_.assign(1, 0);
        }
        top_.program_i = program;
        top_.start_i = 1;
        tick();
        top_.start_i = 0;
        if (!top_.wipe_i)
            top_.program_i = 31; // it need not stand
    }
    void wipe(unsigned wipe, unsigned dk) {
        top_.wipe_i = wipe;
        top_.keep_dk_i = dk;
    }
    void zeroise() {
        top_.zeroise_i = 1;
        tick();
        top_.zeroise_i = 0;
    }
    // The host asks for what it must not get while the core is busy.
    void step(uint64_t count) {
        while (count--) {
            top_.host_valid_i = top_.busy_o;
            top_.host_write_i = cycle_ & 1;
            top_.host_addr_i = cycle_ & 1023;
            top_.host_wdata_i = cycle_ * 0x9e3779b97f4a7c15;
            bool refused = top_.busy_o;
            tick();
            if (refused && top_.host_rvalid_o)
                fail("the host reads while busy");
        }
        top_.host_valid_i = 0;
    }
    void wait() {
        top_.clk_i = 0;
        top_.eval();
        while (top_.busy_o) {
            if (cycle_ > limit)
                fail("no end");
            step(1);
        }
        uint64_t taken = cycle_;
        tick(); // that of done_o
        std::cout << "idle " << taken << " " << dones_ << " " << error_ << " " << std::hex
                  << trace_.value() << std::dec << std::endl;
    }
    void ports() {
        for (unsigned p : ports_)
            std::printf("%04x", p);
        std::printf("\n");
        std::fflush(stdout);
    }
    void load(unsigned lane, const std::string &hex) {
        top_.host_valid_i = 1;
        top_.host_write_i = 1;
        for (std::size_t at = 0; at < hex.size(); at += 16) {
            uint64_t value = 0;
            for (unsigned n = 0; n < 8 && at + 2 * n < hex.size(); n++)
                value |= std::stoull(hex.substr(at + 2 * n, 2), nullptr, 16) << 8 * n;
            top_.host_addr_i = lane++;
            top_.host_wdata_i = value;
            tick();
        }
        top_.host_valid_i = top_.host_write_i = 0;
    }
    void dump(unsigned lane, unsigned count) {
        for (; count--; lane++) {
            top_.host_valid_i = 1;
            top_.host_write_i = 0;
            top_.host_addr_i = lane;
            tick();
            top_.host_valid_i = 0;
            top_.clk_i = 0;
            top_.eval();
            if (!top_.host_rvalid_o)
                fail("a read without an answer");
            for (unsigned n = 0; n < 8; n++)
                std::printf("%02x", static_cast<unsigned>(top_.host_rdata_o >> 8 * n & 0xff));
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    void used() {
        unsigned words = 0;
        const auto &r = *top_.rootp;
#define MEMORY(name)                                                                               \
    for (const auto &word : r.name.m_storage)                                                      \
        words += word != 0;
#include "memories.inc"
#undef MEMORY
        std::cout << words << std::endl;
    }
    void state() {
        // The same pins and the same cycle, whatever came before.
        top_.host_addr_i = 0;
        top_.host_wdata_i = 0;
        tick();
        StateDigest digest;
        digest << top_;
        std::cout << std::hex << digest.value() << std::dec << std::endl;
    }
};

} // namespace

int main(int argc, char **argv) {
    VerilatedContext context;
    context.commandArgs(argc, argv); // before the model, whose random bits they ask for
    Bench bench(context);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        std::string word, hex;
        unsigned a = 0, b = 0;
        in >> word;
        if (word == "load" && in >> a >> hex)
            bench.load(a, hex);
        else if (word == "dump" && in >> a >> b)
            bench.dump(a, b);
        else if (word == "start" && in >> a)
            bench.start(a);
        else if (word == "step" && in >> a)
            bench.step(a);
        else if (word == "wipe" && in >> a >> b)
            bench.wipe(a, b);
        else if (word == "zeroise")
            bench.zeroise();
        else if (word == "reset")
            bench.reset();
        else if (word == "wait")
            bench.wait();
        else if (word == "ports")
            bench.ports();
        else if (word == "state")
            bench.state();
        else if (word == "used")
            bench.used();
        else {
            std::cerr << "not understood: " << line << "\n";
            return 2;
        }
    }
    return 0;
}
