// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "instruction.h"

#include <algorithm>
#include <cstring>

namespace lanewise {

static const Config CONFIGS[] = {
#include "configs.inc"
};

const Config *find_config(const char *name) {
    for (const Config &config : CONFIGS)
        if (!strcmp(config.name, name))
            return &config;
    return nullptr;
}

static const Form FORMS[] = {
#include "encodings.inc"
};

const Form *find_form(uint32_t word) {
    for (const Form &form : FORMS)
        if ((word & form.mask) == form.match)
            return &form;
    return nullptr;
}

static bool built(const Config &config, Feature feature) {
    switch (feature) {
    case Feature::base:
        return true;
    case Feature::e64:
        return config.ELEN == 64;
    case Feature::e32:
        return config.ELEN == 32;
    case Feature::fused:
        return config.FUSED;
    case Feature::round:
        return config.ROUND;
    case Feature::permute:
        return config.PERMUTE;
    case Feature::wide:
        return config.WIDE;
    case Feature::vkeccak:
        return config.VKECCAK;
    case Feature::stream:
        return config.WIDE && config.PERMUTE && !config.LUTRAM;
    }
    return false;
}

Instruction::Instruction(const Config &config, const Form &form, uint32_t word, uint32_t x1,
                         uint32_t x2, uint32_t vector_length, uint32_t vtype)
    : form(form), word(word), op(form.op), ELEN(config.ELEN), ELENUM(config.ELENUM),
      VLEN(config.vlen()), SN(config.states()), MEM_WIDTH(config.MEM_WIDTH), LUTRAM(config.LUTRAM),
      vd(word >> 7 & 31), vs1(word >> 15 & 31), vs2(word >> 20 & 31), vm(word >> 25 & 1),
      src_is_vector(form.source == Source::vector), vill(vtype == VILL),
      has_feature(built(config, form.feature)), rs1(x1), rs2(x2), vl(vector_length) {
    // The immediate lies where vs1 does, but in vkeccak.vi.
    imm = op == Op::vkeccak ? vs2 : vs1;
    if (form.is_signed)
        imm = (imm ^ 16) - 16;
    index = form.source == Source::scalar ? rs1 : imm;
    zimm = word >> 20 & (op == Op::vsetivli ? 0x3ff : 0x7ff);

    // With vill nothing below is used: what needs it is illegal.
    sew = vtype >> 3 & 1 ? 64 : 32;
    lmul = int64_t(1) << (vtype & 3);
    per_register = VLEN / sew;
    vlmax = per_register * lmul;
    rows = std::max<int64_t>(1, (vl + per_register - 1) / per_register);
    eew = is_wide_memory() || form.wide ? 64 : is_memory() ? 32 : sew;
    emul = std::max<int64_t>(1, eew * lmul / sew);
    beats = (is_wide_memory() ? SN * vl : vl) * (data_width() > MEM_WIDTH ? 2 : 1);
    rounds = count_rounds();
}

const char *Instruction::illegal() const {
    if (!has_feature)
        return "the build has no such instruction";
    if (is_config())
        return nullptr;
    return vill ? "vill is set" : illegal_here();
}

} // namespace lanewise
