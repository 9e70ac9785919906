// SPDX-License-Identifier: Apache-2.0 OR MIT
// The vector unit: registers, vl, vtype, and when it takes the next instruction.
#pragma once

#include "instruction.h"
#include "memory.h"

#include <optional>

namespace lanewise {

enum Cause : uint32_t {
    MISALIGNED_FETCH = 0,
    FETCH_FAULT = 1,
    ILLEGAL = 2,
    BREAKPOINT = 3,
    MISALIGNED_LOAD = 4,
    LOAD_FAULT = 5,
    MISALIGNED_STORE = 6,
    STORE_FAULT = 7,
    ECALL = 11,
};

struct Trap {
    uint32_t cause, tval;
    const char *why;
};

// What the scalar core sees of a vector instruction that it offers in cycle `start`.
struct VectorOutcome {
    uint64_t last; // the last cycle that it holds the core, or the one in which it traps
    std::optional<Trap> trap;
    std::optional<uint32_t> rd; // of vset*
    bool commits;               // it changed, or may have changed, the registers
};

class VectorUnit {
  public:
    VectorUnit(const Config &config, Memory &memory);

    VectorOutcome issue(uint64_t start, uint32_t word, uint32_t rs1, uint32_t rs2);
    // The trap that does not depend on the registers, if there is one.
    std::optional<Trap> refusal(uint32_t word, uint32_t rs1, uint32_t rs2) const;

    // All 32 registers, register r from byte r * VLEN / 8, little-endian.
    std::vector<uint8_t> registers;
    uint32_t vl = 0, vtype = VILL;
    const Config &config;

  private:
    VectorOutcome configure(uint64_t start, const Instruction &in);
    std::optional<Trap> misaligned(const Instruction &in) const;

    Memory &memory;
    uint64_t free_from = 0;  // the first cycle in which another instruction is accepted
    uint64_t quiet_from = 0; // the same for one that overlaps no other
};

} // namespace lanewise
