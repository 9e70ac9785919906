// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs one legal vector instruction: the loops that the table's `each` names, around its `does`.
// Every source is read from a copy of the registers made before the first write.
#pragma once

#include "vector.h"

#include <array>

namespace lanewise {

inline uint64_t rotl(uint64_t value, int64_t amount) {
    return amount % 64 ? value << amount % 64 | value >> (64 - amount % 64) : value;
}
inline uint64_t low(uint64_t value) {
    return value & 0xffffffff;
}
inline uint64_t high(uint64_t value) {
    return value >> 32;
}
inline uint64_t join(uint64_t high_word, uint64_t low_word) {
    return high_word << 32 | low_word;
}
// Rotation of lane (x, y).
inline int64_t rho(int64_t x, int64_t y) {
    return RHO[x % 5 + 5 * (y % 5)];
}

using Lanes = std::array<uint64_t, 25>;
Lanes round(const Lanes &state, int64_t index);
Lanes permute(Lanes state, int64_t rounds); // the last ones

class Executor : public Instruction {
  public:
    Executor(const Instruction &in, std::vector<uint8_t> &registers, Memory &memory);
    void run(); // generated
    // The row of indices in which an active element's address is misaligned.
    std::optional<int64_t> misaligned_index_row() const;

    // Set if an element of a memory instruction could not be read or written.
    std::optional<Trap> trap;
    int64_t beat = 0; // the one that failed

  private:
    // Sources, as they were before.
    uint64_t get(int64_t reg, int64_t i, int64_t width) const {
        uint64_t value = 0;
        memcpy(&value, &before[size_t(reg * VLEN / 8 + i * width / 8)], size_t(width / 8));
        return value;
    }
    void put(int64_t reg, int64_t i, int64_t width, uint64_t value) {
        memcpy(&after[size_t(reg * VLEN / 8 + i * width / 8)], &value, size_t(width / 8));
    }
    bool active(int64_t i) const {
        return vm || (before[size_t(i / 8)] >> (i % 8) & 1);
    }
    uint64_t second_operand(int64_t i) const;
    int64_t of_index(int64_t i) const {
        return int64_t(uint32_t(get(vs2, i, eew)));
    }
    // RC[index] as wide as an element.
    uint64_t constant(int64_t k) const {
        return ELEN == 64 ? RC[k] : k < 24 ? low(RC[k]) : high(RC[k - 24]);
    }
    Lanes state(int64_t reg, int64_t s) const {
        Lanes lanes;
        for (int64_t i = 0; i < 25; i++)
            lanes[size_t(i)] = get(reg + i / 5, 5 * s + i % 5, ELEN);
        return lanes;
    }
    // Moves element i of the group at `reg`, the n-th that this instruction moves.
    void transfer(int64_t address, int64_t reg, int64_t i, int64_t n);

    // The loops: `does` gives the value or the address; `reg`, counted from vd, and `at` where it
    // goes.
    template <class Does, class Reg, class At> void each_element(Does does, Reg reg, At at) {
        for (int64_t i = 0; i < vl; i++) {
            if (!active(i))
                continue;
            int64_t row = i / per_register, e = i % per_register;
            auto of_row = [&](int64_t n) { return get(vs2, row * per_register + n, sew); };
            auto apply = [&](auto f) {
                return f(get(vs2, i, sew), second_operand(i), row, e / 5, e % 5,
                         imm < 0 ? row : imm, of_row);
            };
            put(vd + apply(reg), apply(at), sew, apply(does));
        }
    }
    template <class Does, class Reg, class At> void each_lane(Does does, Reg reg, At at) {
        for (int64_t s = 0; s < SN; s++) {
            Lanes lanes = state(vs2, s);
            auto A = [&](int64_t x, int64_t y) { return lanes[size_t(x % 5 + 5 * y)]; };
            auto D = [&](int64_t x) { return get(vs1, 5 * s + x, ELEN); };
            for (int64_t y = 0; y < 5; y++)
                for (int64_t x = 0; x < 5; x++)
                    put(vd + reg(x, y, s, A, D), at(x, y, s, A, D), ELEN, does(x, y, s, A, D));
        }
    }
    template <class Does> void each_column(Does does) {
        for (int64_t s = 0; s < SN; s++) {
            Lanes lanes = state(vs2, s);
            auto C = [&](int64_t x) {
                uint64_t parity = 0;
                for (int64_t y = 0; y < 5; y++)
                    parity ^= lanes[size_t(x % 5 + 5 * y)];
                return parity;
            };
            for (int64_t x = 0; x < 5; x++)
                put(vd, 5 * s + x, ELEN, does(x, C));
        }
    }
    template <class Does> void each_state(Does does) {
        for (int64_t s = 0; s < SN; s++) {
            Lanes lanes = does(state(vd, s));
            for (int64_t i = 0; i < 25; i++)
                put(vd + i / 5, 5 * s + i % 5, ELEN, lanes[size_t(i)]);
        }
    }
    template <class Does> void each_load(Does does) {
        for (int64_t i = 0; i < vl && !trap; i++)
            if (active(i))
                transfer(does(i), vd, i, i);
    }
    template <class Does> void each_store(Does does) {
        each_load(does);
    }
    template <class Does> void each_absorb(Does does) {
        for (int64_t k = 0; k < SN * vl && !trap; k++) {
            int64_t s = k / vl, i = k % vl;
            transfer(does(i, s), vd + i / 5, 5 * s + i % 5, k);
        }
    }
    template <class Does> void each_squeeze(Does does) {
        each_absorb(does);
    }
    template <class Does> void each_stream(Does does) {
        each_squeeze(does);
        if (!trap)
            each_state([&](const Lanes &A) { return permute(A, rounds); });
    }

    std::vector<uint8_t> before;
    std::vector<uint8_t> &after;
    Memory &memory;
};

} // namespace lanewise
