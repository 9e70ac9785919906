// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs programs on the scalar core, and with --ibex on Ibex too, each with a memory of its own
// that answers in the next cycle. With --ibex every retirement must agree: pc, instruction,
// destination, value, trap and the cycles since the first one; at the end the memories too.
//
//   core_bench [--ibex] [--trace] [--kinds N] [--interrupts] PROGRAM.elf...
//
// A program ends with a store of a word that is not 0 to its symbol tohost; 1 says that it passed.
// --kinds: that so many kinds of instruction were executed in all, traps apart.
// --interrupts: the programs behind it, on the scalar core alone, once for each cycle in which the
// interrupt line may rise, until the program ends without waiting for it; a store to the symbol
// irq_line lets it fall. All runs must leave the same memory by as many accesses.
// The first program that fails ends the run. Exit status: 0 if all passed and agreed, 1 if not, 2
// for bad input.
#include "Vibex.h"
#include "Vrv32.h"
#include "verilated.h"

#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

// Verilator asks for it at link time; no model here uses the time.
double sc_time_stamp() {
    return 0;
}

namespace {

constexpr uint32_t kBase = 0x80000000, kBytes = 1 << 20;
constexpr uint64_t kMaxCycles = 200000;

struct Program {
    std::string name;
    std::vector<uint8_t> image;
    uint32_t entry = 0, tohost = 0, line = 0;
};

Program load(const std::string &name) {
    std::ifstream in(name, std::ios::binary);
    std::vector<char> file((std::istreambuf_iterator<char>(in)), {});
    auto at = [&](size_t offset, size_t size) -> const char * {
        if (offset > file.size() || size > file.size() - offset)
            throw std::runtime_error(name + ": not a readable ELF file");
        return file.data() + offset;
    };
    Elf32_Ehdr header;
    std::memcpy(&header, at(0, sizeof header), sizeof header);
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS32 || header.e_machine != EM_RISCV)
        throw std::runtime_error(name + ": not an ELF file for RV32");
    Program p{name, std::vector<uint8_t>(kBytes), header.e_entry, 0};
    for (unsigned i = 0; i < header.e_phnum; i++) {
        Elf32_Phdr ph;
        std::memcpy(&ph, at(header.e_phoff + i * sizeof ph, sizeof ph), sizeof ph);
        if (ph.p_type != PT_LOAD || ph.p_filesz == 0)
            continue;
        if (ph.p_paddr < kBase || ph.p_filesz > kBytes || ph.p_paddr - kBase > kBytes - ph.p_filesz)
            throw std::runtime_error(name + ": a segment lies outside the memory");
        std::memcpy(&p.image[ph.p_paddr - kBase], at(ph.p_offset, ph.p_filesz), ph.p_filesz);
    }
    std::vector<Elf32_Shdr> sections(header.e_shnum);
    std::memcpy(sections.data(), at(header.e_shoff, sections.size() * sizeof(Elf32_Shdr)),
                sections.size() * sizeof(Elf32_Shdr));
    for (const auto &table : sections) {
        if (table.sh_type != SHT_SYMTAB || table.sh_link >= sections.size())
            continue;
        const auto &strings = sections[table.sh_link];
        at(strings.sh_offset, strings.sh_size);
        for (size_t i = 0; i < table.sh_size / sizeof(Elf32_Sym); i++) {
            Elf32_Sym symbol;
            std::memcpy(&symbol, at(table.sh_offset + i * sizeof symbol, sizeof symbol),
                        sizeof symbol);
            if (symbol.st_name >= strings.sh_size)
                continue;
            if (std::strncmp(at(strings.sh_offset + symbol.st_name, 7), "tohost", 7) == 0)
                p.tohost = symbol.st_value;
            else if (std::strncmp(at(strings.sh_offset + symbol.st_name, 7), "irq_line", 9) == 0)
                p.line = symbol.st_value;
        }
    }
    if (p.tohost == 0)
        throw std::runtime_error(name + ": no symbol tohost");
    return p;
}

struct Retired {
    uint64_t cycle;
    uint32_t pc, instr, rd, value, rs2;
    bool trap;
};

struct Run {
    std::vector<Retired> trace;
    std::vector<uint8_t> memory;
    uint64_t cycles = 0, accesses = 0;
    uint32_t tohost = 0;
};

constexpr uint64_t kNever = UINT64_MAX;
// Instead of what the program says, if instr_addr is no multiple of 4.
constexpr uint32_t kMisaligned = 4;

// The interrupt line rises in the cycle `rises`.
template <class Model> Run run(const Program &program, bool print, uint64_t rises = kNever) {
    VerilatedContext context;
    auto model = std::make_unique<Model>(&context);
    Run r{{}, program.image};
    auto word = [&](uint32_t address) {
        uint32_t value = 0xdeadbeef;
        if (address - kBase <= kBytes - 4)
            std::memcpy(&value, &r.memory[address - kBase], 4);
        return value;
    };
    model->boot_addr = program.entry;
    model->irq = 0;
    // Reset has to be seen as an edge.
    for (int rst_n : {1, 0, 0}) {
        model->rst_n = rst_n;
        model->clk = 0;
        model->eval();
        model->clk = 1;
        model->eval();
    }
    model->rst_n = 1;
    for (; r.tohost == 0 && r.cycles < kMaxCycles; r.cycles++) {
        if (r.cycles == rises)
            model->irq = 1;
        model->clk = 0;
        model->eval();
        if (model->retire_valid) {
            r.trace.push_back({r.cycles, model->retire_pc, model->retire_instr, model->retire_rd,
                               model->retire_rd ? model->retire_rd_data : 0, model->retire_rs2_data,
                               model->retire_trap != 0});
            const auto &t = r.trace.back();
            if (print)
                std::printf("%" PRIu64 " %08x %08x x%u=%08x%s\n", t.cycle, t.pc, t.instr, t.rd,
                            t.value, t.trap ? " trap" : "");
        }
        const uint32_t instr_addr = model->instr_addr, data_addr = model->data_addr;
        const bool data_req = model->data_req, data_we = model->data_we;
        const uint32_t be = model->data_be, wdata = model->data_wdata;
        model->clk = 1;
        model->eval();
        if (instr_addr % 4)
            r.tohost = kMisaligned;
        model->instr_rdata = word(instr_addr);
        model->instr_err = instr_addr - kBase > kBytes - 4;
        r.accesses += data_req;
        model->data_err = data_req && data_addr - kBase > kBytes - 4;
        if (data_req && data_we && !model->data_err) {
            for (int i = 0; i < 4; i++)
                if (be >> i & 1)
                    r.memory[data_addr - kBase + i] = wdata >> 8 * i & 0xff;
            if (data_addr == program.tohost)
                r.tohost = word(data_addr);
            if (data_addr == program.line)
                model->irq = 0;
        } else if (data_req) {
            model->data_rdata = word(data_addr);
        }
    }
    return r;
}

// How many cycles longer an instruction takes on the scalar core than on Ibex, by design.
int longer(const Retired &t) {
    const bool divides = (t.instr & 0xfe00407f) == 0x02004033;
    const bool mul = (t.instr & 0xfe00707f) == 0x02000033;
    return divides && t.rs2 == 0 ? 35 : mul ? 1 : 0;
}

// The bits that tell an instruction from others, without operands.
uint32_t kind(uint32_t instr) {
    const uint32_t opcode = instr & 0x7f, funct3 = instr >> 12 & 7;
    const bool shifts = opcode == 0x13 && (funct3 == 1 || funct3 == 5);
    if (opcode == 0x37 || opcode == 0x17 || opcode == 0x6f)
        return opcode;
    if (opcode == 0x33 || shifts)
        return instr & 0xfe00707f;
    return opcode == 0x73 && funct3 == 0 ? instr : instr & 0x707f;
}

bool compare(const Program &p, const Run &ours, const Run &ibex) {
    auto bad = [&](size_t i, const char *what, uint64_t mine, uint64_t theirs) {
        std::printf("%s: retirement %zu, pc %08x, instruction %08x: %s %" PRIx64
                    ", Ibex has %" PRIx64 "\n",
                    p.name.c_str(), i, ours.trace[i].pc, ours.trace[i].instr, what, mine, theirs);
        return false;
    };
    const size_t n = std::min(ours.trace.size(), ibex.trace.size());
    int64_t extra = 0;
    for (size_t i = 0; i < n; i++) {
        const auto &a = ours.trace[i], &b = ibex.trace[i];
        extra += longer(b);
        if (a.pc != b.pc)
            return bad(i, "pc", a.pc, b.pc);
        // After a failed fetch there is no instruction to compare.
        if (a.instr != b.instr && !(a.trap && a.instr == 0))
            return bad(i, "instruction", a.instr, b.instr);
        if (a.trap != b.trap)
            return bad(i, "trap", a.trap, b.trap);
        if (a.rd != b.rd && !a.trap)
            return bad(i, "destination", a.rd, b.rd);
        if (a.value != b.value && !a.trap)
            return bad(i, "value", a.value, b.value);
        const uint64_t at = a.cycle - ours.trace[0].cycle;
        const uint64_t expected = b.cycle - ibex.trace[0].cycle + extra;
        if (at != expected)
            return bad(i, "cycle", at, expected);
    }
    if (ours.tohost != ibex.tohost || ours.trace.size() != ibex.trace.size() ||
        ours.memory != ibex.memory) {
        std::printf("%s: the ends differ: tohost %x and %x, %zu and %zu instructions%s\n",
                    p.name.c_str(), ours.tohost, ibex.tohost, ours.trace.size(), ibex.trace.size(),
                    ours.memory != ibex.memory ? ", memory" : "");
        return false;
    }
    return true;
}

// One run for each cycle up to the one in which the program waits for nothing else; their number.
uint64_t interrupted(const Program &p, bool print, bool &good) {
    const Run first = run<Vrv32>(p, print, 0);
    auto traps = [](const Run &r) {
        return std::count_if(r.trace.begin(), r.trace.end(), [](auto &t) { return t.trap; });
    };
    uint64_t rises = 0;
    for (; good && rises <= first.cycles + 20; rises++) {
        const Run now = run<Vrv32>(p, print, rises);
        good = now.tohost == 1 && now.memory == first.memory && now.accesses == first.accesses &&
               traps(now) == traps(first);
        if (!good)
            std::printf("%s: interrupt in cycle %" PRIu64 ": tohost=%x after %" PRIu64
                        " cycles, %" PRIu64 " accesses, %td traps%s\n",
                        p.name.c_str(), rises, now.tohost, now.cycles, now.accesses, traps(now),
                        now.memory != first.memory ? ", memory differs" : "");
    }
    return rises;
}

} // namespace

int main(int argc, char **argv) try {
    bool with_ibex = false, print = false, good = true, interrupts = false;
    uint64_t retired = 0, traps = 0, times = 0;
    int programs = 0;
    std::set<uint32_t> kinds;
    size_t wanted = 0;
    for (int i = 1; i < argc && good; i++) {
        const std::string argument = argv[i];
        if (argument == "--ibex") {
            with_ibex = true;
        } else if (argument == "--trace") {
            print = true;
        } else if (argument == "--interrupts") {
            interrupts = true;
        } else if (argument == "--kinds" && i + 1 < argc) {
            wanted = std::strtoul(argv[++i], nullptr, 10);
        } else if (argument[0] == '-') {
            throw std::runtime_error("unknown option " + argument);
        } else {
            const Program program = load(argument);
            if (interrupts) {
                times += interrupted(program, print, good);
                programs++;
                continue;
            }
            const Run ours = run<Vrv32>(program, print);
            if (with_ibex)
                good = compare(program, ours, run<Vibex>(program, print));
            if (good && ours.tohost != 1) {
                std::printf("%s: tohost=%x after %" PRIu64 " cycles\n", argument.c_str(),
                            ours.tohost, ours.cycles);
                good = false;
            }
            programs++;
            retired += ours.trace.size();
            for (const auto &t : ours.trace) {
                traps += t.trap;
                if (!t.trap)
                    kinds.insert(kind(t.instr));
            }
        }
    }
    if (programs == 0)
        throw std::runtime_error(
            "usage: core_bench [--ibex] [--trace] [--kinds N] [--interrupts] PROGRAM.elf...");
    if (good && kinds.size() < wanted) {
        std::printf("%zu kinds of instruction, not %zu\n", kinds.size(), wanted);
        good = false;
    }
    if (interrupts) {
        std::printf("%d programs, interrupted in %" PRIu64 " cycles: %s\n", programs, times,
                    good ? "ok" : "FAILED");
        return good ? 0 : 1;
    }
    std::printf("%d programs, %" PRIu64 " instructions of %zu kinds, %" PRIu64 " trapped%s: %s\n",
                programs, retired, kinds.size(), traps, with_ibex ? ", in lock step with Ibex" : "",
                good ? "ok" : "FAILED");
    return good ? 0 : 1;
} catch (const std::exception &e) {
    std::fprintf(stderr, "core_bench: %s\n", e.what());
    return 2;
}
