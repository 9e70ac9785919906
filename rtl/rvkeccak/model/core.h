// SPDX-License-Identifier: Apache-2.0 OR MIT
// The scalar core: RV32IM + Zicsr in machine mode, with the cycle of every instruction.
#pragma once

#include "vector.h"

#include <array>

namespace lanewise {

// One line of the trace: an instruction that retired, or trapped.
struct Retired {
    uint64_t cycle = 0;
    uint32_t pc = 0, word = 0;
    bool writes_rd = false; // rd is not x0
    uint32_t rd = 0, rd_data = 0;
    bool commits = false; // a vector instruction that may have changed registers
    std::optional<Trap> trap;
};

class Core {
  public:
    Core(const Config &config, Memory &memory, uint32_t boot_address);

    Retired step();

    VectorUnit vector;
    Memory &memory;
    uint64_t start = 2; // cycle in which the next instruction starts
    uint64_t retired = 0;
    uint32_t mtvec = 0;
    uint32_t stored_at = 0; // address of the word that the last store wrote, 0 if it was none

  private:
    // What an instruction does besides going on at pc + 4 in the next cycle.
    struct Effect {
        uint64_t cost = 1, last = 0; // last: the cycle it retires in, counted from its start
        uint32_t next;
        std::optional<uint32_t> rd;
        std::optional<Trap> trap;
        bool commits = false;
    };
    void execute(uint32_t word, Effect &effect);
    void branch(uint32_t word, Effect &effect);
    void jump(uint32_t target, Effect &effect);
    void load(uint32_t word, Effect &effect);
    void store(uint32_t word, Effect &effect);
    void multiply(uint32_t word, Effect &effect);
    void system(uint32_t word, Effect &effect);
    void vector_instruction(uint32_t word, Effect &effect);
    void illegal(uint32_t word, Effect &effect) const;
    std::optional<uint32_t> read_csr(uint32_t number) const;
    void write_csr(uint32_t number, uint32_t value);

    std::array<uint32_t, 32> x{};
    uint32_t pc;
    uint32_t mepc = 0, mcause = 0, mtval = 0, mscratch = 0;
    bool mie = false, mpie = false, meie = false;
    uint64_t cycle_offset = 0; // mcycle - cycle
    uint64_t minstret = 0;
    bool wrote_minstret = false;
};

} // namespace lanewise
