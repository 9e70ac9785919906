// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "core.h"

namespace lanewise {

static uint32_t funct3(uint32_t word) {
    return word >> 12 & 7;
}
static int32_t i_immediate(uint32_t word) {
    return int32_t(word) >> 20;
}

Core::Core(const Config &config, Memory &memory, uint32_t boot_address)
    : vector(config, memory), memory(memory), pc(boot_address) {
}

void Core::illegal(uint32_t word, Effect &effect) const {
    effect.trap = Trap{ILLEGAL, word, "illegal instruction"};
}

void Core::jump(uint32_t target, Effect &effect) {
    if (target & 3)
        effect.trap = Trap{MISALIGNED_FETCH, target, "misaligned target"};
    effect.next = target;
}

void Core::branch(uint32_t word, Effect &effect) {
    uint32_t a = x[word >> 15 & 31], b = x[word >> 20 & 31];
    bool taken = false;
    switch (funct3(word) >> 1) {
    case 0:
        taken = a == b;
        break;
    case 2:
        taken = int32_t(a) < int32_t(b);
        break;
    case 3:
        taken = a < b;
        break;
    default:
        return illegal(word, effect);
    }
    if (taken == (word >> 12 & 1))
        return;
    int32_t offset = (int32_t(word) >> 31) * 4096 + int32_t(word << 4 & 0x800) +
                     int32_t(word >> 20 & 0x7e0) + int32_t(word >> 7 & 0x1e);
    effect.cost = 3;
    effect.last = 1;
    jump(pc + uint32_t(offset), effect);
}

void Core::load(uint32_t word, Effect &effect) {
    uint32_t kind = funct3(word), size = 1u << (kind & 3);
    if (kind == 3 || kind > 5)
        return illegal(word, effect);
    uint32_t address = x[word >> 15 & 31] + uint32_t(i_immediate(word));
    if (address % size) {
        effect.trap = Trap{MISALIGNED_LOAD, address, "misaligned load"};
        return;
    }
    effect.cost = 2;
    effect.last = 1;
    if (!memory.has(address, size)) {
        effect.trap = Trap{LOAD_FAULT, address, "load from no memory"};
        return;
    }
    auto value = uint32_t(memory.load(address, size));
    if (kind == 0)
        value = uint32_t(int8_t(value));
    if (kind == 1)
        value = uint32_t(int16_t(value));
    effect.rd = value;
}

void Core::store(uint32_t word, Effect &effect) {
    uint32_t kind = funct3(word), size = 1u << kind;
    if (kind > 2)
        return illegal(word, effect);
    uint32_t offset = uint32_t(int32_t(word) >> 25) << 5 | (word >> 7 & 31);
    uint32_t address = x[word >> 15 & 31] + offset;
    if (address % size) {
        effect.trap = Trap{MISALIGNED_STORE, address, "misaligned store"};
        return;
    }
    effect.cost = 2;
    effect.last = 1;
    if (!memory.has(address, size)) {
        effect.trap = Trap{STORE_FAULT, address, "store to no memory"};
        return;
    }
    memory.store(address, size, x[word >> 20 & 31]);
    stored_at = size == 4 ? address : 0;
}

void Core::multiply(uint32_t word, Effect &effect) {
    uint32_t a = x[word >> 15 & 31], b = x[word >> 20 & 31], kind = funct3(word);
    if (kind < 4) {
        int64_t first = kind == 3 ? int64_t(a) : int64_t(int32_t(a));
        int64_t second = kind < 2 ? int64_t(int32_t(b)) : int64_t(b);
        auto product = uint64_t(first) * uint64_t(second);
        effect.rd = uint32_t(kind == 0 ? product : product >> 32);
        effect.cost = 2;
    } else {
        // In 64 bits INT_MIN / -1 needs no exception.
        bool is_signed = kind % 2 == 0;
        int64_t n = is_signed ? int64_t(int32_t(a)) : int64_t(a);
        int64_t d = is_signed ? int64_t(int32_t(b)) : int64_t(b);
        effect.rd = uint32_t(kind < 6 ? (d ? n / d : -1) : (d ? n % d : n));
        effect.cost = 37;
    }
    effect.last = effect.cost - 1;
}

static uint32_t alu(uint32_t kind, bool alternative, uint32_t a, uint32_t b) {
    switch (kind) {
    case 0:
        return alternative ? a - b : a + b;
    case 1:
        return a << (b & 31);
    case 2:
        return int32_t(a) < int32_t(b);
    case 3:
        return a < b;
    case 4:
        return a ^ b;
    case 5:
        return alternative ? uint32_t(int32_t(a) >> (b & 31)) : a >> (b & 31);
    case 6:
        return a | b;
    default:
        return a & b;
    }
}

std::optional<uint32_t> Core::read_csr(uint32_t number) const {
    const Config &c = vector.config;
    uint64_t mcycle = start + cycle_offset;
    switch (number) {
    case 0x300:
        return 0x80001e00u | uint32_t(mpie) << 7 | uint32_t(mie) << 3;
    case 0x301:
        return 0x40801100;
    case 0x008: // vstart
    case 0x310:
    case 0x344: // mip: the simulator has no interrupt line
    case 0xf11:
    case 0xf12:
    case 0xf13:
    case 0xf14:
    case 0xf15:
        return 0;
    case 0x304:
        return uint32_t(meie) << 11;
    case 0x305:
        return mtvec;
    case 0x340:
        return mscratch;
    case 0x341:
        return mepc;
    case 0x342:
        return mcause;
    case 0x343:
        return mtval;
    case 0xb00:
    case 0xc00:
        return uint32_t(mcycle);
    case 0xb80:
    case 0xc80:
        return uint32_t(mcycle >> 32);
    case 0xb02:
    case 0xc02:
        return uint32_t(minstret);
    case 0xb82:
    case 0xc82:
        return uint32_t(minstret >> 32);
    case 0xc20:
        return vector.vl;
    case 0xc21:
        return vector.vtype;
    case 0xc22:
        return uint32_t(c.vlen() / 8);
    case 0xfc0: // mkeccak
        return uint32_t(c.states() | (c.ELEN == 64) << 8 | c.OVERLAP << 9 | c.FUSED << 10 |
                        c.ROUND << 11 | c.PERMUTE << 12 | c.WIDE << 13 | c.VKECCAK << 14 |
                        c.LUTRAM << 15 | (c.MEM_WIDTH == 64) << 16);
    default:
        return {};
    }
}

void Core::write_csr(uint32_t number, uint32_t value) {
    // A counter does not count in the cycle that writes one half of it.
    uint64_t mcycle = start + cycle_offset;
    switch (number) {
    case 0x300:
        mpie = value >> 7 & 1;
        mie = value >> 3 & 1;
        break;
    case 0x304:
        meie = value >> 11 & 1;
        break;
    case 0x305:
        mtvec = value & ~3u;
        break;
    case 0x340:
        mscratch = value;
        break;
    case 0x341:
        mepc = value & ~3u;
        break;
    case 0x342:
        mcause = value & 0x8000001f;
        break;
    case 0x343:
        mtval = value;
        break;
    case 0xb00:
        cycle_offset = (mcycle >> 32 << 32 | value) - (start + 1);
        break;
    case 0xb80:
        cycle_offset = (uint64_t(value) << 32 | uint32_t(mcycle)) - (start + 1);
        break;
    case 0xb02:
        minstret = minstret >> 32 << 32 | value;
        wrote_minstret = true;
        break;
    case 0xb82:
        minstret = uint64_t(value) << 32 | uint32_t(minstret);
        wrote_minstret = true;
        break;
    default: // what a write does not change
        break;
    }
}

void Core::system(uint32_t word, Effect &effect) {
    uint32_t kind = funct3(word), number = word >> 20, field = word >> 15 & 31;
    if (kind % 4 == 0) {
        switch (word) {
        case 0x00000073:
            effect.trap = Trap{ECALL, 0, "ecall"};
            return;
        case 0x00100073:
            effect.trap = Trap{BREAKPOINT, 0, "ebreak"};
            return;
        case 0x10500073: // wfi, which waits for ever where there is something to wait for
            if (meie)
                effect.next = pc;
            return;
        case 0x30200073: // mret
            mie = mpie;
            mpie = true;
            effect.cost = 3;
            effect.next = mepc;
            return;
        default:
            return illegal(word, effect);
        }
    }
    bool writes = kind % 4 == 1 || field != 0;
    auto old = read_csr(number);
    if (!old || (writes && number >> 10 == 3))
        return illegal(word, effect);
    uint32_t operand = kind & 4 ? field : x[field];
    if (writes)
        write_csr(number, kind % 4 == 1   ? operand
                          : kind % 4 == 2 ? *old | operand
                                          : *old & ~operand);
    effect.rd = *old;
}

void Core::vector_instruction(uint32_t word, Effect &effect) {
    VectorOutcome outcome = vector.issue(start, word, x[word >> 15 & 31], x[word >> 20 & 31]);
    effect.last = outcome.last - start;
    effect.cost = effect.last + 1;
    effect.trap = outcome.trap;
    effect.rd = outcome.rd;
    effect.commits = outcome.commits;
}

void Core::execute(uint32_t word, Effect &effect) {
    uint32_t a = x[word >> 15 & 31], b = x[word >> 20 & 31], kind = funct3(word);
    switch (word & 0x7f) {
    case 0x37: // lui
        effect.rd = word & 0xfffff000;
        return;
    case 0x17: // auipc
        effect.rd = pc + (word & 0xfffff000);
        return;
    case 0x6f: { // jal
        int32_t offset = (int32_t(word) >> 31) * 0x100000 + int32_t(word & 0xff000) +
                         int32_t(word >> 9 & 0x800) + int32_t(word >> 20 & 0x7fe);
        effect.cost = 2;
        effect.last = 1;
        effect.rd = pc + 4;
        jump(pc + uint32_t(offset), effect);
        break;
    }
    case 0x67: // jalr
        if (kind != 0)
            return illegal(word, effect);
        effect.cost = 2;
        effect.last = 1;
        effect.rd = pc + 4;
        jump((a + uint32_t(i_immediate(word))) & ~1u, effect);
        break;
    case 0x63:
        return branch(word, effect);
    case 0x03:
        return load(word, effect);
    case 0x23:
        return store(word, effect);
    case 0x13: {
        uint32_t funct7 = word >> 25;
        if ((kind == 1 && funct7 != 0) || (kind == 5 && (funct7 & ~0x20u) != 0))
            return illegal(word, effect);
        effect.rd = alu(kind, kind == 5 && funct7 != 0, a, uint32_t(i_immediate(word)));
        return;
    }
    case 0x33: {
        uint32_t funct7 = word >> 25;
        if (funct7 == 1)
            return multiply(word, effect);
        if (funct7 != 0 && !(funct7 == 0x20 && (kind == 0 || kind == 5)))
            return illegal(word, effect);
        effect.rd = alu(kind, funct7 != 0, a, b);
        return;
    }
    case 0x0f: // fence, fence.i
        if (kind > 1)
            return illegal(word, effect);
        if (kind == 1) {
            effect.cost = 2;
            effect.last = 1;
        }
        return;
    case 0x73:
        return system(word, effect);
    case 0x07:
    case 0x27:
    case 0x2b:
    case 0x57:
    case 0x77:
        return vector_instruction(word, effect);
    default:
        return illegal(word, effect);
    }
    // A jump that traps does so in its first cycle.
    if (effect.trap)
        effect.last = 0;
}

Retired Core::step() {
    Retired out;
    Effect effect;
    effect.next = pc + 4;
    out.pc = pc;
    stored_at = 0;
    if (memory.has(pc, 4)) {
        out.word = uint32_t(memory.load(pc, 4));
        execute(out.word, effect);
    } else {
        effect.trap = Trap{FETCH_FAULT, pc, "fetch from no memory"};
    }
    out.cycle = start + effect.last;
    out.commits = effect.commits;
    out.trap = effect.trap;
    if (effect.trap) {
        mepc = pc;
        mcause = effect.trap->cause;
        mtval = effect.trap->tval;
        mpie = mie;
        mie = false;
        pc = mtvec;
        start += effect.last + 3;
        return out;
    }
    uint32_t rd = out.word >> 7 & 31;
    if (effect.rd && rd) {
        x[rd] = *effect.rd;
        out.writes_rd = true;
        out.rd = rd;
        out.rd_data = *effect.rd;
    }
    retired++;
    if (!wrote_minstret)
        minstret++;
    wrote_minstret = false;
    pc = effect.next;
    start += effect.cost;
    return out;
}

} // namespace lanewise
