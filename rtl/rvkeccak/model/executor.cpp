// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "executor.h"

namespace lanewise {

Lanes round(const Lanes &a, int64_t index) {
    uint64_t c[5];
    Lanes b, out;
    for (size_t x = 0; x < 5; x++)
        c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    for (size_t y = 0; y < 5; y++)
        for (size_t x = 0; x < 5; x++) {
            uint64_t lane = a[x + 5 * y] ^ c[(x + 4) % 5] ^ rotl(c[(x + 1) % 5], 1);
            b[y + 5 * ((2 * x + 3 * y) % 5)] = rotl(lane, RHO[x + 5 * y]);
        }
    for (size_t i = 0; i < 25; i++) {
        size_t x = i % 5, row = i - x;
        out[i] = b[i] ^ (~b[row + (x + 1) % 5] & b[row + (x + 2) % 5]);
    }
    out[0] ^= RC[index];
    return out;
}

Lanes permute(Lanes state, int64_t rounds) {
    for (int64_t index = 24 - rounds; index < 24; index++)
        state = round(state, index);
    return state;
}

Executor::Executor(const Instruction &in, std::vector<uint8_t> &registers, Memory &memory)
    : Instruction(in), before(registers), after(registers), memory(memory) {
}

uint64_t Executor::second_operand(int64_t i) const {
    uint64_t value = src_is_vector                   ? get(vs1, i, sew)
                     : form.source == Source::scalar ? uint64_t(int64_t(int32_t(rs1)))
                                                     : uint64_t(imm);
    return sew == 64 ? value : low(value);
}

std::optional<int64_t> Executor::misaligned_index_row() const {
    for (int64_t i = 0; i < vl; i++)
        if (active(i) && (rs1 + of_index(i)) % (sew / 8))
            return i * eew / VLEN;
    return {};
}

void Executor::transfer(int64_t address, int64_t reg, int64_t i, int64_t n) {
    auto at = uint32_t(address);
    auto width = data_width();
    auto bytes = uint32_t(width / 8);
    if (!memory.has(at, bytes)) {
        trap = {is_store() ? STORE_FAULT : LOAD_FAULT, at, "no memory at an element"};
        beat = n * (width > MEM_WIDTH ? 2 : 1);
    } else if (is_store()) {
        memory.store(at, bytes, get(reg, i, width));
    } else {
        put(reg, i, width, memory.load(at, bytes) ^ (is_wide_memory() ? get(reg, i, width) : 0));
    }
}

#include "semantics.inc"

} // namespace lanewise
