// SPDX-License-Identifier: Apache-2.0 OR MIT
// lanewise-rvkeccak-sim: the Verilator model of the processor on a flat memory, and beside it the
// simulator in rtl/rvkeccak/model on a memory of its own. At every retired instruction pc,
// instruction, rd and cycle must agree, after every commit all vector registers, at the end the
// memory.
#include "../model/frontend.h"

#include "Vlanewise_simd.h"
#include "verilated.h"
#ifdef LANEWISE_VCD
#include "verilated_vcd_c.h"
#endif

#include <deque>
#include <optional>
#include <string>
#include <type_traits>

#ifndef LANEWISE_CONFIG // the default parameters of lanewise_simd
#define LANEWISE_CONFIG "e64x1"
#endif

using namespace lanewise;

// RTL and simulator differ.
struct Mismatch {
    std::string text;
};

// Waveforms, in a build with --vcd.
class Waves {
  public:
#ifdef LANEWISE_VCD
    Waves(VerilatedContext &context, Vlanewise_simd &dut, const std::string &path)
        : context(context) {
        if (path.empty())
            return;
        context.traceEverOn(true);
        dut.trace(&file, 99);
        file.open(path.c_str());
    }
    void dump() {
        context.timeInc(1);
        if (file.isOpen())
            file.dump(context.time());
    }
    ~Waves() {
        file.close();
    }

  private:
    VerilatedContext &context;
    VerilatedVcdC file;
#else
    Waves(VerilatedContext &, Vlanewise_simd &, const std::string &path) {
        if (!path.empty())
            throw Error{"--vcd: this binary was built without (build.py --vcd)"};
    }
    void dump() {
    }
#endif
};

// The memory behind both ports: a request in one cycle, the answer in the next.
class Ports {
  public:
    Ports(Vlanewise_simd &dut, Memory &memory, uint32_t tohost)
        : dut(dut), memory(memory), tohost(tohost) {
    }

    // Takes the requests of this cycle; before the rising edge.
    void sample() {
        fetch = dut.instr_req;
        fetch_address = dut.instr_addr;
        data = dut.data_req;
        data_address = dut.data_addr;
        uint64_t value = dut.data_wdata;
        data_ok = memory.has(data_address, sizeof dut.data_wdata);
        if (!data || !dut.data_we || !data_ok)
            return;
        for (uint32_t i = 0; i < sizeof dut.data_wdata; i++)
            if (dut.data_be >> i & 1)
                *memory.at(data_address + i) = uint8_t(value >> 8 * i);
        if (tohost - data_address < sizeof dut.data_wdata)
            done = true;
    }

    using Data = std::remove_reference_t<decltype(Vlanewise_simd::data_rdata)>;

    // Answers them; after the rising edge. Without a request the port carries noise.
    void answer() {
        noise = noise * 6364136223846793005u + 1442695040888963407u;
        dut.instr_rdata = uint32_t(noise >> 32);
        dut.instr_err = noise >> 62 & 1;
        dut.data_rdata = Data(noise >> 13);
        dut.data_err = noise >> 63;
        if (fetch) {
            dut.instr_err = !memory.has(fetch_address, 4);
            if (!dut.instr_err)
                dut.instr_rdata = uint32_t(memory.load(fetch_address, 4));
        }
        if (data) {
            dut.data_err = !data_ok;
            if (data_ok)
                dut.data_rdata = Data(memory.load(data_address, sizeof dut.data_rdata));
        }
    }

    bool done = false; // tohost has been written

  private:
    Vlanewise_simd &dut;
    Memory &memory;
    uint32_t tohost;
    bool fetch = false, data = false, data_ok = false;
    uint32_t fetch_address = 0, data_address = 0;
    uint64_t noise = 1;
};

// The simulator, one instruction ahead of the RTL until the program ends.
class Reference {
  public:
    // The vector registers, which no reset reaches, start as in the RTL.
    Reference(const Config &config, const Memory &start, const Program &program,
              const std::string &plant, const void *registers)
        : memory(start), core(config, memory, program.entry), tohost(program.tohost), plant(plant) {
        memcpy(core.vector.registers.data(), registers, core.vector.registers.size());
        advance();
    }

    // Compares what retired in this cycle, or that nothing did.
    void compare(const Retired &rtl, bool valid) {
        if (!valid && rtl.cycle < expected.cycle)
            return;
        if (!valid)
            fail(rtl.cycle, "nothing retires, the simulator has pc " + hex(expected.pc));
        check(rtl.cycle, "pc", rtl.pc, expected.pc);
        check(rtl.cycle, "instruction", rtl.word, expected.word);
        check(rtl.cycle, "trap", rtl.trap.has_value(), expected.trap.has_value());
        check(rtl.cycle, "register written", rtl.writes_rd ? rtl.rd : 0, expected.rd);
        check(rtl.cycle, "value", rtl.writes_rd ? rtl.rd_data : 0, expected.rd_data);
        check(rtl.cycle, "cycle", rtl.cycle, expected.cycle);
        last_pc = expected.pc;
        require_handler(core, expected);
        if (core.stored_at == tohost)
            ended = true;
        else
            advance();
    }

    // Compares the registers that the cycle after a commit shows.
    void compare_registers(uint64_t cycle, const void *registers) {
        if (commits.empty())
            fail(cycle, "a commit without an instruction");
        const Commit &commit = commits.front();
        if (memcmp(registers, commit.registers.data(), commit.registers.size()) != 0)
            fail(cycle, differing(static_cast<const uint8_t *>(registers), commit));
        commits.pop_front();
    }

    void compare_memory(uint64_t cycle, const Memory &rtl) const {
        for (uint32_t i = 0; i < Memory::SIZE; i++)
            if (rtl.bytes[i] != memory.bytes[i])
                fail(cycle, "memory at " + hex(Memory::BASE + i) + ": RTL " + hex(rtl.bytes[i]) +
                                ", simulator " + hex(memory.bytes[i]));
    }

    bool ended = false; // the program has stored to tohost

    bool settled() const { // every instruction has committed
        return commits.empty();
    }

  private:
    struct Commit {
        uint32_t pc;
        std::vector<uint8_t> registers;
    };

    static std::string hex(uint32_t value) {
        char text[16];
        snprintf(text, sizeof text, "%08x", value);
        return text;
    }

    [[noreturn]] void fail(uint64_t cycle, const std::string &what) const {
        throw Mismatch{"MISMATCH in cycle " + std::to_string(cycle) + " after pc " + hex(last_pc) +
                       ": " + what};
    }

    void check(uint64_t cycle, const char *what, uint64_t rtl, uint64_t iss) const {
        if (rtl == iss)
            return;
        char text[200];
        snprintf(text, sizeof text, "%s: RTL %llx, simulator %llx (pc %08x, instruction %08x%s%s)",
                 what, static_cast<unsigned long long>(rtl), static_cast<unsigned long long>(iss),
                 expected.pc, expected.word, expected.trap ? ", trap: " : "",
                 expected.trap ? expected.trap->why : "");
        fail(cycle, text);
    }

    std::string differing(const uint8_t *rtl, const Commit &commit) const {
        size_t bytes = commit.registers.size() / 32, at = 0;
        while (rtl[at] == commit.registers[at])
            at++;
        at = at / 4 * 4;
        uint32_t theirs, ours;
        memcpy(&theirs, rtl + at, 4);
        memcpy(&ours, &commit.registers[at], 4);
        return "v" + std::to_string(at / bytes) + " from bit " + std::to_string(at % bytes * 8) +
               " after the instruction at pc " + hex(commit.pc) + ": RTL " + hex(theirs) +
               ", simulator " + hex(ours);
    }

    void advance() {
        expected = core.step();
        if (!expected.commits)
            return;
        if (++vector_count == 20)
            spoil();
        if (!expected.trap)
            commits.push_back({expected.pc, core.vector.registers});
    }

    // Plants a fault in the simulator, to show that the comparison finds it.
    void spoil() {
        if (plant == "register")
            core.vector.registers.back() ^= 0x80;
        else if (plant == "value")
            expected.rd_data ^= 1;
        else if (plant == "cycle")
            expected.cycle++; // not what the core waits for: waiting for more hides it
        else if (plant == "memory")
            memory.bytes[Memory::SIZE / 4 * 3] ^= 1;
        else if (!plant.empty())
            throw Error{"--plant register, value, cycle or memory"};
    }

    Memory memory;
    Core core;
    uint32_t tohost;
    std::string plant;
    Retired expected;
    std::deque<Commit> commits;
    uint32_t last_pc = 0;
    uint64_t vector_count = 0;
};

static Retired retired_of(const Vlanewise_simd &dut, uint64_t cycle) {
    Retired r;
    r.cycle = cycle;
    r.pc = dut.retire_pc;
    r.word = dut.retire_instr;
    r.writes_rd = dut.retire_rd_we && dut.retire_rd != 0;
    r.rd = dut.retire_rd;
    r.rd_data = dut.retire_rd_data;
    if (dut.retire_trap)
        r.trap = Trap{0, 0, ""};
    return r;
}

static int run(int argc, char **argv) {
    std::vector<char *> ours; // +NAME=VALUE is the RTL's
    for (int i = 0; i < argc; i++)
        if (argv[i][0] != '+')
            ours.push_back(argv[i]);
    Options options =
        parse(int(ours.size()), ours.data(),
              "--trace --profile --no-iss --max-cycles --dump --vcd --plant --random");
    Memory memory;
    Program program = load_elf(options, memory);
    Trace trace(options);

    // What has no reset starts at 0, or with --random at anything.
    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.randReset(options.random ? 2 : 0);
    context.randSeed(int(options.random));
    Vlanewise_simd dut(&context);
    Ports ports(dut, memory, program.tohost);
    Waves waves(context, dut, options.vcd);
    auto clock = [&] {
        dut.clk = 1;
        dut.eval();
        waves.dump();
        ports.answer();
        dut.clk = 0;
        dut.eval();
        waves.dump();
    };
    dut.boot_addr = program.entry;
    dut.irq = 0;
    dut.rst_n = 1;
    dut.eval();
    dut.rst_n = 0;
    for (int i = 0; i < 3; i++)
        clock();
    dut.rst_n = 1;
    dut.eval();
    std::optional<Reference> reference;
    if (options.iss)
        reference.emplace(*find_config(LANEWISE_CONFIG), memory, program, options.plant,
                          &dut.debug_regs);

    // Cycle t is what the ports show between the rising edges t - 1 and t after reset.
    uint64_t retired = 0;
    uint32_t tohost = 0;
    bool committed = false, stopped = false;
    for (uint64_t cycle = 0, end = 0;; cycle++) {
        if (committed && reference)
            reference->compare_registers(cycle, &dut.debug_regs);
        committed = dut.vec_commit;
        if (stopped) { // what was still under way when the program ended must be right too
            if (!reference || reference->settled())
                return finish(options, memory, tohost, end, retired);
            if (cycle > end + 1000)
                throw Mismatch{"MISMATCH: a vector instruction never commits"};
        } else {
            Retired r = retired_of(dut, cycle);
            if (dut.retire_valid) {
                retired += !r.trap;
                trace.write(r);
            }
            if (reference)
                reference->compare(r, dut.retire_valid);
            stopped = dut.retire_valid && (reference ? reference->ended : ports.done);
            if (stopped) {
                end = cycle + 1;
                tohost = uint32_t(memory.load(program.tohost, 4));
                if (reference)
                    reference->compare_memory(cycle, memory);
            } else if (cycle >= options.max_cycles) {
                char text[80];
                snprintf(text, sizeof text, "not done after %llu cycles, pc %08x",
                         static_cast<unsigned long long>(cycle), dut.retire_pc);
                throw Error{text};
            }
        }
        ports.sample();
        clock();
    }
}

int main(int argc, char **argv) {
    try {
        return run(argc, argv);
    } catch (const Error &error) {
        fprintf(stderr, "lanewise-rvkeccak-sim: %s\n", error.message.c_str());
        return 2;
    } catch (const Mismatch &mismatch) {
        fprintf(stderr, "lanewise-rvkeccak-sim: %s\n", mismatch.text.c_str());
        return 1;
    }
}
