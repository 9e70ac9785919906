// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "vector.h"

#include "executor.h"

#include <algorithm>

namespace lanewise {

VectorUnit::VectorUnit(const Config &config, Memory &memory)
    : registers(size_t(32 * config.vlen() / 8)), config(config), memory(memory) {
}

VectorOutcome VectorUnit::configure(uint64_t start, const Instruction &in) {
    uint32_t type = in.op == Op::vsetvl ? uint32_t(in.rs2) : uint32_t(in.zimm);
    uint32_t sew = 8u << (type >> 3 & 7), lmul = type & 7;
    uint32_t rd = uint32_t(in.vd);
    if (type >> 8 || lmul > 3 || sew < 32 || sew > uint32_t(config.ELEN)) {
        vtype = VILL;
        vl = 0;
    } else {
        uint32_t vlmax = (uint32_t(config.vlen()) / sew) << lmul;
        uint32_t avl = in.op == Op::vsetivli ? uint32_t(in.imm)
                       : in.vs1 != 0         ? uint32_t(in.rs1)
                       : rd != 0             ? vlmax
                                             : vl;
        vtype = type;
        vl = std::min(avl, vlmax);
    }
    return {start + (config.OVERLAP ? 0 : 1), {}, vl, false};
}

std::optional<Trap> VectorUnit::misaligned(const Instruction &in) const {
    if (in.vl == 0)
        return {};
    int64_t bytes = in.data_width() / 8;
    bool strided = in.op == Op::vlse || in.op == Op::vsse;
    bool bad_stride =
        in.rs2 % bytes && ((strided && in.vl > 1) || (in.is_wide_memory() && in.SN > 1));
    if (in.rs1 % bytes == 0 && !bad_stride)
        return {};
    return Trap{in.is_store() ? MISALIGNED_STORE : MISALIGNED_LOAD, uint32_t(in.rs1),
                "base or stride is no multiple of the element"};
}

std::optional<Trap> VectorUnit::refusal(uint32_t word, uint32_t rs1, uint32_t rs2) const {
    const Form *form = find_form(word);
    if (!form)
        return Trap{ILLEGAL, word, "no such vector instruction"};
    Instruction in(config, *form, word, rs1, rs2, vl, vtype);
    if (const char *why = in.illegal())
        return Trap{ILLEGAL, word, why};
    return in.is_memory() && !in.is_indexed() ? misaligned(in) : std::nullopt;
}

VectorOutcome VectorUnit::issue(uint64_t start, uint32_t word, uint32_t rs1, uint32_t rs2) {
    if (auto trap = refusal(word, rs1, rs2))
        return {start, trap, {}, false};
    Instruction in(config, *find_form(word), word, rs1, rs2, vl, vtype);
    if (in.is_config())
        return configure(start, in);

    Executor executor(in, registers, memory);
    uint64_t accepted = std::max(start, in.alone() ? quiet_from : free_from);
    if (in.is_indexed())
        if (auto row = executor.misaligned_index_row())
            return {accepted + 1 + uint64_t(*row),
                    Trap{in.is_store() ? MISALIGNED_STORE : MISALIGNED_LOAD, 0,
                         "the address of an element is misaligned"},
                    {},
                    false};
    executor.run();
    if (executor.trap)
        return {accepted + uint64_t(in.first_answer() + executor.beat), executor.trap, {}, true};
    auto cost = uint64_t(in.cost());
    uint64_t last = accepted + (!config.OVERLAP || in.is_memory() ? cost - 1 : 0);
    quiet_from = accepted + cost;
    free_from = quiet_from - (in.alone() ? 0 : 1);
    return {last, {}, {}, true};
}

} // namespace lanewise
