// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the simulator and the Verilator harness share: options, the program, the trace, the result.
#pragma once

#include "core.h"

#include <cstdio>
#include <map>
#include <string>

namespace lanewise {

// Bad input; the message is one line.
struct Error {
    std::string message;
};

struct Program {
    uint32_t entry = 0;
    uint32_t tohost = 0; // address of the word that ends the program
    uint32_t tohost_value = 0;
};

struct Dump {
    std::string symbol, file;
    uint32_t bytes, address;
};

struct Options {
    std::string program, trace, profile, config, vcd, plant;
    bool iss = true;
    uint64_t max_cycles = 100'000'000;
    uint64_t random = 0; // seed of what has no reset; 0: all zero
    std::vector<Dump> dumps;
};

// Loads an ELF32 for RISC-V into the memory and finds the symbols of the dumps; throws Error.
Program load_elf(Options &options, Memory &memory);

// Throws Error if an option is not known or not among `allowed`.
Options parse(int argc, char **argv, const char *allowed);

// What retires: each instruction as a line of --trace; and as --profile the cycles of all at one pc
// together, from one to retire to the next, as lines "part pc cycles". Writing mscratch ends a
// part.
class Trace {
  public:
    explicit Trace(const Options &options);
    ~Trace();
    void write(const Retired &retired);

  private:
    void count(const Retired &retired);

    FILE *file, *profile;
    std::vector<std::map<uint32_t, uint64_t>> parts{1};
    uint64_t before = 0; // the cycle after the last one that retired
};

// Throws Error for a trap that no handler takes (mtvec is 0).
void require_handler(const Core &core, const Retired &retired);

// Writes the dumps and the line of the result; returns the exit code.
int finish(const Options &options, Memory &memory, uint32_t tohost, uint64_t cycles,
           uint64_t retired);

} // namespace lanewise
