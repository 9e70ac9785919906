// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "frontend.h"

#include <algorithm>
#include <elf.h>
#include <fstream>
#include <iterator>

namespace lanewise {

template <class T> static T part(const std::string &file, size_t offset) {
    T value;
    if (offset > file.size() || file.size() - offset < sizeof value)
        throw Error{"the ELF file is cut short"};
    memcpy(&value, &file[offset], sizeof value);
    return value;
}

static void load_segments(const std::string &file, const Elf32_Ehdr &header, Memory &memory) {
    for (size_t i = 0; i < header.e_phnum; i++) {
        auto segment = part<Elf32_Phdr>(file, header.e_phoff + i * sizeof(Elf32_Phdr));
        if (segment.p_type != PT_LOAD || segment.p_memsz == 0)
            continue;
        if (segment.p_memsz > Memory::SIZE || !memory.has(segment.p_paddr, segment.p_memsz) ||
            segment.p_filesz > segment.p_memsz)
            throw Error{"a segment lies outside the memory (1 MiB at 0x80000000)"};
        if (segment.p_offset > file.size() || file.size() - segment.p_offset < segment.p_filesz)
            throw Error{"the ELF file is cut short"};
        memcpy(memory.at(segment.p_paddr), &file[segment.p_offset], segment.p_filesz);
    }
}

static std::optional<uint32_t> find_symbol(const std::string &file, const Elf32_Ehdr &header,
                                           const std::string &name) {
    for (size_t i = 0; i < header.e_shnum; i++) {
        auto section = part<Elf32_Shdr>(file, header.e_shoff + i * sizeof(Elf32_Shdr));
        if (section.sh_type != SHT_SYMTAB)
            continue;
        auto strings =
            part<Elf32_Shdr>(file, header.e_shoff + section.sh_link * sizeof(Elf32_Shdr));
        for (size_t at = 0; at + sizeof(Elf32_Sym) <= section.sh_size; at += sizeof(Elf32_Sym)) {
            auto symbol = part<Elf32_Sym>(file, section.sh_offset + at);
            size_t text = size_t(strings.sh_offset) + symbol.st_name;
            if (text < file.size() && symbol.st_shndx != SHN_UNDEF && name == &file[text])
                return symbol.st_value;
        }
    }
    return {};
}

Program load_elf(Options &options, Memory &memory) {
    std::ifstream in(options.program, std::ios::binary);
    if (!in)
        throw Error{options.program + ": not to be read"};
    std::string file((std::istreambuf_iterator<char>(in)), {});
    if (file.size() < sizeof(Elf32_Ehdr) || memcmp(file.data(), ELFMAG, SELFMAG) != 0)
        throw Error{options.program + ": no ELF file"};
    auto header = part<Elf32_Ehdr>(file, 0);
    if (header.e_ident[EI_CLASS] != ELFCLASS32 || header.e_machine != EM_RISCV)
        throw Error{options.program + ": no ELF file for RV32"};
    load_segments(file, header, memory);
    for (Dump &dump : options.dumps) {
        auto address = find_symbol(file, header, dump.symbol);
        if (!address || dump.bytes > Memory::SIZE || !memory.has(*address, dump.bytes))
            throw Error{"--dump: " + dump.symbol + " is no symbol with so many bytes"};
        dump.address = *address;
    }
    auto tohost = find_symbol(file, header, "tohost");
    if (!tohost || *tohost % 4 != 0 || !memory.has(*tohost, 4))
        throw Error{options.program + ": no symbol tohost of a word in the memory"};
    return {header.e_entry, *tohost};
}

static uint64_t number(const std::string &text, const char *option) {
    size_t used = 0;
    uint64_t value = 0;
    try {
        value = std::stoull(text, &used, 0);
    } catch (const std::exception &) {
        used = 0;
    }
    if (used == 0 || used != text.size() || text[0] == '-')
        throw Error{std::string(option) + ": no number: " + text};
    return value;
}

static Dump parse_dump(const std::string &what, const std::string &file) {
    size_t colon = what.rfind(':');
    if (colon == std::string::npos)
        throw Error{"--dump wants SYMBOL:BYTES FILE"};
    uint64_t bytes = number(what.substr(colon + 1), "--dump");
    return {what.substr(0, colon), file, uint32_t(std::min<uint64_t>(bytes, UINT32_MAX)), 0};
}

Options parse(int argc, char **argv, const char *allowed) {
    Options options;
    const std::string known = std::string(" ") + allowed + " ";
    for (int i = 1; i < argc; i++) {
        std::string option = argv[i];
        auto value = [&]() -> std::string {
            if (++i >= argc)
                throw Error{option + " wants a value"};
            return argv[i];
        };
        if (option[0] != '-') {
            if (!options.program.empty())
                throw Error{"one program, not also " + option};
            options.program = option;
        } else if (known.find(" " + option + " ") == std::string::npos) {
            throw Error{"unknown option " + option + "; known: " + allowed};
        } else if (option == "--trace") {
            options.trace = value();
        } else if (option == "--profile") {
            options.profile = value();
        } else if (option == "--config") {
            options.config = value();
        } else if (option == "--vcd") {
            options.vcd = value();
        } else if (option == "--plant") {
            options.plant = value();
        } else if (option == "--no-iss") {
            options.iss = false;
        } else if (option == "--max-cycles") {
            options.max_cycles = number(value(), "--max-cycles");
        } else if (option == "--random") {
            options.random = number(value(), "--random");
        } else if (option == "--dump") {
            std::string what = value();
            options.dumps.push_back(parse_dump(what, value()));
        }
    }
    if (options.program.empty())
        throw Error{std::string("usage: ") + argv[0] + " PROGRAM.elf, options: " + allowed};
    return options;
}

static FILE *written(const std::string &path) {
    FILE *file = path.empty() ? nullptr : fopen(path.c_str(), "w");
    if (!path.empty() && !file)
        throw Error{path + ": not to be written"};
    return file;
}

Trace::Trace(const Options &options)
    : file(written(options.trace)), profile(written(options.profile)) {
}

Trace::~Trace() {
    for (size_t part = 0; profile && part < parts.size(); part++)
        for (const auto &[pc, cycles] : parts[part])
            fprintf(profile, "%zu %08x %llu\n", part, pc, static_cast<unsigned long long>(cycles));
    if (profile)
        fclose(profile);
    if (file)
        fclose(file);
}

void Trace::count(const Retired &r) {
    const uint32_t csrw_mscratch = 0x34001073; // rs1 in bits 19:15
    parts.back()[r.pc] += r.cycle + 1 - before;
    before = r.cycle + 1;
    if ((r.word & ~(31u << 15)) == csrw_mscratch)
        parts.emplace_back();
}

void Trace::write(const Retired &r) {
    if (profile)
        count(r);
    if (!file)
        return;
    fprintf(file, "%llu %08x %08x", static_cast<unsigned long long>(r.cycle), r.pc, r.word);
    if (r.writes_rd)
        fprintf(file, " x%u=%08x", r.rd, r.rd_data);
    fputs(r.trap ? " trap\n" : "\n", file);
}

void require_handler(const Core &core, const Retired &r) {
    if (!r.trap || core.mtvec != 0)
        return;
    char text[160];
    snprintf(text, sizeof text,
             "trap without a handler: pc %08x, instruction %08x, cause %u, tval %08x: %s", r.pc,
             r.word, r.trap->cause, r.trap->tval, r.trap->why);
    throw Error{text};
}

int finish(const Options &options, Memory &memory, uint32_t tohost, uint64_t cycles,
           uint64_t retired) {
    for (const Dump &dump : options.dumps) {
        std::ofstream out(dump.file, std::ios::binary);
        out.write(reinterpret_cast<const char *>(memory.at(dump.address)), dump.bytes);
        if (!out.flush())
            throw Error{dump.file + ": not to be written"};
    }
    printf("tohost=%u cycles=%llu retired=%llu\n", tohost, static_cast<unsigned long long>(cycles),
           static_cast<unsigned long long>(retired));
    return tohost == 1 ? 0 : 1;
}

} // namespace lanewise
