// SPDX-License-Identifier: Apache-2.0 OR MIT
// One vector instruction with everything its meaning depends on, under the names that
// isa/instructions.toml uses. All numbers are int64_t, so that the table's expressions need no
// casts.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lanewise {

struct Config {
    const char *name;
    int ELEN, ELENUM, MEM_WIDTH, OVERLAP, FUSED, ROUND, PERMUTE, WIDE, VKECCAK, LUTRAM;

    int vlen() const {
        return ELEN * ELENUM;
    }
    int states() const {
        return ELENUM / 5;
    }
};

// The build of that name in configs.toml, or nullptr.
const Config *find_config(const char *name);

enum class Source : uint8_t { none, vector, scalar, immediate };

#include "forms.inc" // enum Op, enum Feature, RHO, RC

struct Form {
    uint32_t mask, match;
    Op op;
    Source source;
    Feature feature;
    bool is_signed; // the immediate
    bool wide;      // the width field says 64 bits
    const char *name;
};

// The form that the word matches, or nullptr.
const Form *find_form(uint32_t word);

constexpr uint32_t VILL = 0x80000000;

struct Instruction {
    Instruction(const Config &config, const Form &form, uint32_t word, uint32_t x1, uint32_t x2,
                uint32_t vector_length, uint32_t vtype);

    // Why the instruction is illegal here, or nullptr.
    const char *illegal() const;
    int64_t cost() const; // cycles without overlap
    bool alone() const;
    bool is_config() const;
    bool is_memory() const;
    bool is_store() const;
    // Cycles from acceptance to the answer to beat 0.
    int64_t first_answer() const {
        return 2 + (is_indexed() ? (vl * eew + VLEN - 1) / VLEN : 0);
    }
    bool is_wide_memory() const; // vabsorb, vsqueeze
    bool is_indexed() const {
        return op == Op::vlxei || op == Op::vsxei;
    }
    int64_t data_width() const { // bits of a memory element
        return is_indexed() ? sew : eew;
    }

    const Form &form;
    uint32_t word;
    Op op;
    int64_t ELEN, ELENUM, VLEN, SN, MEM_WIDTH, LUTRAM;
    int64_t vd, vs1, vs2;
    bool vm, src_is_vector, vill, has_feature;
    int64_t rs1, rs2, imm, index, zimm;
    int64_t sew, lmul, vl, vlmax, per_register, rows, eew, emul, beats, rounds;

  private:
    const char *illegal_here() const; // generated: the traps of the operation itself
    int64_t count_rounds() const;
};

inline bool meets(int64_t first, int64_t n, int64_t second, int64_t m) {
    return first < second + m && second < first + n;
}

} // namespace lanewise
