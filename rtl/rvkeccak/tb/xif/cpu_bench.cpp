// SPDX-License-Identifier: Apache-2.0 OR MIT
// The memory of cpu_tb: one of 1 MiB behind three OBI ports, each with waits of its own and as wide
// as its data.
//
//   Vcpu_tb IMAGE START TOHOST ADDRESS SIZE OUT WAITS SEED
//
// Runs the image from START until it stores to TOHOST, and writes SIZE bytes at ADDRESS to OUT.
// WAITS: 0 none; N: of N cycles one more in which nothing is granted or answered, at random.
#include "../../model/memory.h"

#include "Vcpu_tb.h"
#include "verilated.h"

#include <cstdio>
#include <deque>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

using lanewise::Memory;

namespace {

// Ten times what a program takes: a CPU that waits for a result in vain stops here.
constexpr uint64_t LIMIT = 500000;

struct Port {
    std::deque<std::pair<uint64_t, bool>> due; // data, error
    bool granted = false, answered = false;
};

struct Machine {
    Memory memory;
    std::mt19937_64 random;
    uint64_t waits = 0;
    uint32_t tohost = 0, word = 0;
    bool done = false;

    bool now() {
        return !waits || random() % (waits + 1);
    }
    // What the port gets in this cycle: a grant, an answer, noise.
    template <class Valid, class Data>
    void drive(Port &port, Valid &gnt, Valid &rvalid, Data &rdata, Valid &err) {
        gnt = port.granted = now();
        port.answered = !port.due.empty() && now();
        rvalid = port.answered;
        rdata = Data(port.answered ? port.due.front().first : random());
        err = port.answered ? port.due.front().second : random() & 1;
    }
    // What it asks for; a later cycle answers.
    void sample(Port &port, bool req, bool we, uint32_t be, uint32_t address, uint64_t data,
                uint32_t bytes) {
        if (port.answered)
            port.due.pop_front();
        if (!req || !port.granted)
            return;
        address &= ~(bytes - 1);
        bool there = memory.has(address, bytes);
        port.due.emplace_back(there && !we ? memory.load(address, bytes) : random(), !there);
        for (uint32_t i = 0; there && we && i < bytes; i++)
            if (be >> i & 1)
                *memory.at(address + i) = uint8_t(data >> 8 * i);
        if (there && we && tohost - address < bytes) {
            done = true;
            word = uint32_t(memory.load(tohost, 4));
        }
    }
};

} // namespace

int main(int argc, char **argv) {
    if (argc < 9)
        return 2;
    auto number = [&](int n) { return std::stoull(argv[n], nullptr, 0); };
    Machine m;
    std::ifstream file(argv[1], std::ios::binary);
    std::string image{std::istreambuf_iterator<char>(file), {}};
    if (image.empty() || image.size() > Memory::SIZE)
        return 2;
    memcpy(m.memory.bytes.data(), image.data(), image.size());
    m.tohost = uint32_t(number(3));
    m.waits = number(7);
    m.random.seed(number(8));

    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.randReset(2);
    context.randSeed(int(number(8) % 1000000) + 1);
    Vcpu_tb dut(&context);
    Port instr, data, vector;
    dut.boot_addr = uint32_t(number(2));
    dut.irq = 0;
    dut.rst_ni = 1;
    dut.eval();
    dut.rst_ni = 0;
    uint64_t accepted = 0, killed = 0, faults = 0, cycle = 0;
    for (; !m.done && cycle < LIMIT; cycle++) {
        dut.rst_ni = cycle >= 3;
        if (cycle >= 3) {
            m.drive(instr, dut.instr_gnt, dut.instr_rvalid, dut.instr_rdata, dut.instr_err);
            m.drive(data, dut.data_gnt, dut.data_rvalid, dut.data_rdata, dut.data_err);
            m.drive(vector, dut.mem_gnt, dut.mem_rvalid, dut.mem_rdata, dut.mem_err);
        }
        dut.eval();
        if (cycle >= 3) {
            m.sample(instr, dut.instr_req, false, 0, dut.instr_addr, 0, sizeof dut.instr_rdata);
            m.sample(data, dut.data_req, dut.data_we, dut.data_be, dut.data_addr, dut.data_wdata,
                     sizeof dut.data_wdata);
            m.sample(vector, dut.mem_req, dut.mem_we, dut.mem_be, dut.mem_addr, dut.mem_wdata,
                     sizeof dut.mem_wdata);
            accepted += dut.accepted;
            killed += dut.killed;
            faults += dut.fault;
        }
        dut.clk_i = 1;
        dut.eval();
        dut.clk_i = 0;
        dut.eval();
    }
    if (m.word != 1) {
        printf("failed: tohost %x after %llu cycles, %llu accepted\n", m.word,
               static_cast<unsigned long long>(cycle), static_cast<unsigned long long>(accepted));
        return 1;
    }
    std::ofstream(argv[6], std::ios::binary)
        .write(reinterpret_cast<const char *>(m.memory.at(uint32_t(number(4)))),
               std::streamsize(number(5)));
    printf("PASS cycles %llu, accepted %llu, killed %llu, faults %llu\n",
           static_cast<unsigned long long>(cycle), static_cast<unsigned long long>(accepted),
           static_cast<unsigned long long>(killed), static_cast<unsigned long long>(faults));
    return 0;
}
