// SPDX-License-Identifier: Apache-2.0 OR MIT
// CPU and memory for lanewise_vec_xif, and beside it the instruction-set simulator: what is
// accepted, every result, all registers after each instruction and the memory must agree with what
// the simulator does of the committed instructions alone.
//
//   Vxif_tb random SEED N    N random instructions: offers, commits, kills and memory at random
//   Vxif_tb kills SEED       each kind of instruction, killed in every cycle from its offer on
#include "../../model/executor.h"

#include "Vxif_tb.h"
#include "verilated.h"

#include <deque>
#include <map>
#include <random>
#include <string>

using namespace lanewise;

#ifndef LANEWISE_IDS // bits of an id
#define LANEWISE_IDS 4
#endif

namespace {

const Form FORMS[] = {
#include "../../model/encodings.inc"
};
constexpr uint64_t IDS = 1ull << LANEWISE_IDS;
constexpr int WINDOW = 1 << 14; // bytes of memory that most accesses stay in
constexpr int LATEST = 48;      // cycles after an offer until which it may be killed

struct Wrong {
    std::string text;
};
void require(bool good, const std::string &what) {
    if (!good)
        throw Wrong{what};
}
std::string hex(uint64_t value) {
    char text[20];
    snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(value));
    return text;
}

enum class Fate { commit, batch, kill, reissue };

// An instruction, and what the CPU does with it.
struct Plan {
    uint32_t word = 0x13, rs1 = 0, rs2 = 0;
    Fate fate = Fate::commit;
    int after = 0;        // cycles from the offer to commit or kill
    int gap = 0;          // cycles before the offer
    int operands[2] = {}; // cycles until an operand is there
    int retract = -1;     // cycles after which it is taken back, if it has not been answered
    bool lingers = false; // killed, it is offered until it is answered
    uint64_t step = 1;    // from the id before
};

struct Entry {
    Plan plan;
    uint64_t id = 0; // they count on, and the interface has their low bits
    int age = 0;
    bool safe = false, dead = false;
};

struct Result {
    uint64_t id;
    uint32_t rd;
    bool we;
    uint32_t data;
    std::optional<Trap> fault;
};

// CSRs of the unit: csrrs, csrrc and their immediate forms, of nothing.
std::optional<uint32_t> csr_of(uint32_t word) {
    uint32_t number = word >> 20;
    bool known = number == 8 || (number >= 0xc20 && number <= 0xc22) || number == 0xfc0;
    if ((word & 0x7f) == 0x73 && (word >> 13 & 1) && !(word >> 15 & 31) && known)
        return number;
    return {};
}

class Bench {
  public:
    Bench(VerilatedContext &context, const Config &config, uint64_t seed)
        : config(config), random(seed), dut(&context), unit(config, expected) {
        for (uint32_t i = 0; i < Memory::SIZE; i += 8) // half of it offsets into the window
            memory.store(Memory::BASE + i, 8, i & 0x100 ? random() : below(WINDOW / 8) * 8);
        expected.bytes = memory.bytes;
        dut.rst_ni = 1;
        dut.eval();
        dut.rst_ni = 0;
        for (int i = 0; i < 3; i++)
            edge();
        dut.rst_ni = 1;
        memcpy(unit.registers.data(), &dut.debug_regs, unit.registers.size());
        // The mask is a copy of v0 where that is in LUT RAM, and random until v0 is written.
        Plan set, load;
        set.word = 0xc0007057 | (config.ELEN == 64 ? 3u : 2u) << 23 | uint32_t(config.ELENUM) << 15;
        load.word = config.ELEN == 64 ? 0x02007007 : 0x02006007;
        load.rs1 = Memory::BASE;
        run({set, load});
    }

    void random_run(uint64_t count) {
        for (left = count; left || !idle();)
            cycle([&] { return any_plan(); });
        finish();
    }

    void kill_run() {
        for (const Form &form : FORMS)
            for (int before = 0; before < 2; before++)
                for (int after = 0; after < LATEST; after++)
                    for (int lingers = 0; lingers < (after < 4 ? 2 : 1); lingers++)
                        kill_one(form, before, after, lingers);
        finish();
    }

    void show() const {
        printf("PASS cycles %llu\n", static_cast<unsigned long long>(now));
        for (const auto &[name, count] : seen)
            printf("  %s: %llu\n", name.c_str(), static_cast<unsigned long long>(count));
    }
    void lacks(std::initializer_list<const char *> names) const {
        for (const char *name : names)
            require(seen.count(name), std::string(name) + ": not seen");
    }

  private:
    uint64_t below(uint64_t n) {
        return random() % n;
    }
    bool once_in(uint64_t n) {
        return below(n) == 0;
    }

    // ---- Instructions ----

    uint32_t fields(const Form &form) {
        static const uint32_t picks[] = {0, 1, 5, 8, 10, 15, 16, 24};
        auto reg = [&] { return once_in(4) ? uint32_t(below(32)) : picks[below(8)]; };
        uint32_t word = reg() << 7 | reg() << 15 | reg() << 20 | uint32_t(!once_in(4)) << 25;
        word |= uint32_t(random()) & 0xfc000000;
        if (form.op == Op::vsetvli || form.op == Op::vsetivli) // mostly a vtype that there is
            word = (word & 0x000fffff) | (once_in(8) ? uint32_t(below(1024)) : vtype()) << 20;
        return form.match | (word & ~form.mask);
    }
    uint32_t vtype() {
        return uint32_t((config.ELEN == 64 && !once_in(3) ? 3 : 2) << 3 | below(4));
    }
    Plan of(const Form &form) {
        Plan plan;
        for (int tries = 0; tries < 60; tries++) {
            plan.word = fields(form);
            operands(plan, form);
            if (!unit.refusal(plan.word, plan.rs1, plan.rs2))
                break;
        }
        return plan;
    }
    void operands(Plan &plan, const Form &form) {
        plan.rs1 = uint32_t(below(26));
        plan.rs2 = uint32_t(once_in(4) ? random() : 8 * below(40) - 8 * below(8));
        uint32_t opcode = plan.word & 0x7f;
        bool memory =
            opcode == 0x07 || opcode == 0x27 || (opcode == 0x2b && (plan.word >> 12 & 7) == 7);
        if (memory) {
            plan.rs1 = Memory::BASE + uint32_t(8 * below(WINDOW / 8));
            if (once_in(12)) // beyond the end
                plan.rs1 = Memory::BASE + Memory::SIZE - uint32_t(8 * below(40));
            if (once_in(16))
                plan.rs1 += uint32_t(below(8));
        }
        if (form.op == Op::vsetvl)
            plan.rs2 = once_in(8) ? uint32_t(random()) : vtype();
        if (form.op == Op::vsetvli && once_in(8))
            plan.rs1 = uint32_t(random());
    }
    const Form &any_form() {
        return FORMS[below(std::size(FORMS))];
    }
    Plan any_plan() {
        Plan plan = of(unit.vtype == VILL && !once_in(8) ? FORMS[below(3)] : any_form());
        if (once_in(20))
            plan.word = uint32_t(random());
        else if (once_in(20))
            plan.word = (once_in(2) ? 0xfc002073u : 0xc2102073u) | uint32_t(below(3)) << 20 |
                        uint32_t(below(32)) << 7 | (once_in(8) ? 0x8000u : 0);
        plan.fate = once_in(5) ? Fate::kill : once_in(5) ? Fate::batch : Fate::commit;
        if (once_in(24))
            plan.fate = Fate::reissue;
        plan.after = once_in(2) ? 0 : int(below(once_in(4) ? LATEST : 5));
        plan.gap = once_in(2) ? 0 : int(below(6));
        for (int &late : plan.operands)
            late = once_in(4) ? int(below(6)) : 0;
        plan.retract = once_in(6) ? int(below(8)) : -1;
        plan.lingers = once_in(3);
        plan.step = 1 + below(IDS / 4);
        return plan;
    }

    // One instruction of a kind killed `after` cycles from its offer, alone or behind a load that
    // still runs; another one after it.
    void kill_one(const Form &form, bool before, int after, bool lingers) {
        std::deque<Plan> plans;
        if (unit.vtype == VILL || once_in(40)) {
            plans.push_back(of(FORMS[1]));
            plans.back().word =
                0xc0000057 | 7 << 12 | vtype() << 20 | uint32_t(1 + below(20)) << 15;
        }
        if (before) {
            plans.push_back(of(FORMS[3]));
            plans.back().rs1 = Memory::BASE + uint32_t(8 * below(WINDOW / 8));
        }
        plans.push_back(of(form));
        plans.back().fate = Fate::kill;
        plans.back().after = after;
        plans.back().lingers = lingers;
        plans.push_back(of(any_form()));
        run(plans);
    }
    void run(std::deque<Plan> plans) {
        left = plans.size();
        while (left || !idle())
            cycle([&] {
                Plan plan = plans.front();
                plans.pop_front();
                plan.step = 1 + below(IDS / 4);
                return plan;
            });
    }

    // ---- The CPU ----

    bool idle() const {
        return !offer && !open && results.empty();
    }

    template <class Next> void cycle(Next next) {
        if (!offer && left && gap-- <= 0 && last_id + IDS / 4 < limit())
            begin(next());
        drive();
        dut.eval();
        events();
        edge();
        require(++quiet < 5000, "nothing goes on");
    }

    // Ids below are less than half of all from the oldest in flight.
    uint64_t limit() const {
        return (!results.empty() ? results.front().id : open ? open->id : last_id) + IDS / 2;
    }

    void begin(Plan plan) {
        left--;
        quiet = 0;
        offer.emplace();
        offer->plan = plan;
        if (open && open->plan.fate == Fate::reissue) {
            offer->id = open->id; // and the one before is forgotten
            offer->plan.step = 1;
            open.reset();
            seen["an id that is offered again"]++;
        } else {
            offer->id = last_id + plan.step;
            seen["the ids wrap"] += offer->id / IDS != last_id / IDS;
        }
        last_id = offer->id;
        rejected = false;
        gap = plan.gap;
    }

    // Which commit, if any, is due: the oldest of what is not decided comes first.
    void commit_now() {
        dut.commit_valid = 0;
        dut.commit_kill = 0;
        dut.commit_id = uint32_t(random()) & (IDS - 1);
        Entry *first = open ? &*open : offer ? &*offer : nullptr;
        if (first && first->plan.fate == Fate::reissue && !left && !(open && offer))
            first->plan.fate = Fate::commit; // there is none to have its id
        if (first && !first->safe && !first->dead && first->plan.fate != Fate::reissue &&
            first->age >= first->plan.after)
            return decide(*first);
        if (open && offer && !offer->safe && !offer->dead && offer->age >= offer->plan.after &&
            offer->plan.fate == Fate::kill)
            return decide(*offer);
        // The same once more, of one that has ended.
        if (!open && !offer && once_in(8)) {
            if (rejected && once_in(2))
                send(last_id, true, "a kill of what was rejected");
            else
                send(last_id, false, "a commit of what has ended");
        }
    }
    void send(uint64_t id, bool kill, const std::string &what) {
        dut.commit_valid = 1;
        dut.commit_id = uint32_t(id % IDS);
        dut.commit_kill = kill;
        seen[what]++;
    }
    void decide(Entry &entry) {
        bool of_open = open && &entry == &*open;
        std::string when = of_open ? "accepted" : entry.age == 0 ? "just offered" : "offered";
        if (entry.plan.fate == Fate::kill) {
            // By its own id, or by one before it that was not offered here.
            uint64_t back = entry.plan.step > 1 && !(!of_open && open) && once_in(3);
            send(entry.id - back, true, "a kill of what is " + when);
            seen["a kill by another id"] += back;
            seen["a kill " + std::to_string(entry.age) + " cycles after the offer"]++;
            entry.dead = true;
            if (of_open && offer)
                offer->dead = true;
            return;
        }
        if (of_open && entry.plan.fate == Fate::batch && (left || offer)) {
            // With the next one, if that is committed, too.
            if (offer && offer->plan.fate != Fate::commit && offer->plan.fate != Fate::batch)
                entry.plan.fate = Fate::commit;
            else if (offer && offer->age >= offer->plan.after) {
                send(offer->id, false, "a commit of two");
                entry.safe = offer->safe = true;
            }
            return;
        }
        uint64_t ahead = 0; // an id that was not offered here
        if (of_open && !offer && once_in(3))
            ahead = below(std::min(IDS / 4, limit() - entry.id));
        send(entry.id + ahead, false, "a commit of what is " + when);
        if (ahead) {
            last_id = entry.id + ahead;
            seen["a commit by another id"]++;
        }
        entry.safe = true;
    }

    using Data = std::remove_reference_t<decltype(Vxif_tb::mem_rdata)>;

    void drive() {
        commit_now();
        dut.issue_valid = offer.has_value();
        dut.issue_instr = uint32_t(random());
        dut.issue_id = uint32_t(random()) & (IDS - 1);
        dut.rs = random();
        dut.rs_valid = uint8_t(below(4));
        if (offer) {
            dut.issue_instr = offer->plan.word;
            dut.issue_id = uint32_t(offer->id % IDS);
            uint32_t values[2] = {offer->plan.rs1, offer->plan.rs2};
            dut.rs_valid = 0;
            for (int n = 0; n < 2; n++)
                if (offer->age >= offer->plan.operands[n]) {
                    dut.rs_valid |= 1 << n;
                    dut.rs = (dut.rs & ~(0xffffffffull << 32 * n)) | uint64_t(values[n]) << 32 * n;
                }
        }
        dut.result_ready = !once_in(3);
        dut.mem_gnt = !once_in(patience);
        dut.mem_rvalid = 0;
        dut.mem_rdata = Data(random());
        dut.mem_err = once_in(2);
        if (answer && !once_in(patience)) {
            dut.mem_rvalid = 1;
            dut.mem_err = answer->second;
            dut.mem_rdata = Data(answer->first);
            answered = true;
        } else {
            seen["an answer waits"] += answer.has_value();
        }
        if (once_in(500))
            patience = 2 + below(once_in(2) ? 3 : 100);
    }

    // ---- What happens in this cycle ----

    void events() {
        if (dut.result_valid && dut.result_ready)
            take_result();
        seen["a result waits"] += dut.result_valid && !dut.result_ready;
        bus();
        if (committed) {
            require(!images.empty(), "the registers change unasked");
            const auto &[name, image] = images.front();
            require(!memcmp(&dut.debug_regs, image.data(), image.size()),
                    "registers differ after " + name);
            images.pop_front();
        }
        committed = dut.vec_commit;

        if (open) {
            open->age++;
            if (open->safe)
                execute(*open);
            if (open->safe || open->dead)
                open.reset();
        }
        if (!offer)
            return;
        if (dut.issue_ready)
            return answer_offer();
        offer->age++;
        bool back = !offer->safe && !offer->dead && offer->plan.retract >= 0 &&
                    offer->age > offer->plan.retract;
        seen["an offer is taken back"] += back;
        if (back || (offer->dead && !offer->plan.lingers)) {
            if (back || open) { // its id is free
                last_id = offer->id - offer->plan.step;
                gap = std::max(gap, 1);
            }
            offer.reset();
        }
    }

    void answer_offer() {
        const Plan &plan = offer->plan;
        auto csr = csr_of(plan.word);
        bool accept = csr || !unit.refusal(plan.word, plan.rs1, plan.rs2);
        require(dut.issue_accept == accept,
                "instruction " + hex(plan.word) + (accept ? " is rejected" : " is accepted"));
        quiet = 0;
        seen[accept ? "accepted" : "rejected"]++;
        require(!open, "two wait for their commits");
        if (!accept) {
            rejected = true;
            return offer.reset();
        }
        const Form *form = find_form(plan.word);
        bool config_op =
            form && (form->op == Op::vsetvli || form->op == Op::vsetivli || form->op == Op::vsetvl);
        require(dut.issue_writeback == ((csr || config_op) && (plan.word >> 7 & 31)), "writeback");
        if (offer->dead) {
            seen["a kill before the answer"]++;
        } else if (offer->safe) {
            execute(*offer);
        } else {
            open = offer;
            open->age++;
        }
        offer.reset();
    }

    void execute(const Entry &entry) {
        const Plan &plan = entry.plan;
        Result result{entry.id, plan.word >> 7 & 31, false, 0, {}};
        if (auto csr = csr_of(plan.word)) {
            result.data = *csr == 0xc20   ? unit.vl
                          : *csr == 0xc21 ? unit.vtype
                          : *csr == 0xc22 ? uint32_t(config.vlen() / 8)
                          : *csr == 8     ? 0
                                          : mkeccak();
            result.we = true;
        } else {
            seen[std::string("op ") + find_form(plan.word)->name]++;
            VectorOutcome outcome = unit.issue(0, plan.word, plan.rs1, plan.rs2);
            result.we = outcome.rd.has_value();
            result.data = outcome.rd.value_or(0);
            result.fault = outcome.trap;
            if (outcome.commits && !outcome.trap)
                images.emplace_back(find_form(plan.word)->name, unit.registers);
            if (outcome.trap)
                seen["cause " + std::to_string(outcome.trap->cause)]++;
        }
        result.we = result.we && result.rd;
        results.push_back(result);
    }

    uint32_t mkeccak() const {
        const Config &c = config;
        return uint32_t(c.states() | (c.ELEN == 64) << 8 | c.OVERLAP << 9 | c.FUSED << 10 |
                        c.ROUND << 11 | c.PERMUTE << 12 | c.WIDE << 13 | c.VKECCAK << 14 |
                        c.LUTRAM << 15 | (c.MEM_WIDTH == 64) << 16);
    }

    void take_result() {
        require(!results.empty(), "a result of nothing");
        Result r = results.front();
        results.pop_front();
        quiet = 0;
        require(dut.result_id == r.id % IDS,
                "id of a result: " + hex(dut.result_id) + ", not " + hex(r.id % IDS));
        require(dut.result_rd == r.rd && dut.result_we == r.we, "register of a result");
        require(!r.we || dut.result_data == r.data,
                "value of a result: " + hex(dut.result_data) + ", not " + hex(r.data));
        require(dut.result_fault == r.fault.has_value(), "fault of a result");
        if (r.fault)
            require(dut.result_cause == r.fault->cause && dut.result_tval == r.fault->tval,
                    "cause or address of a fault");
    }

    void bus() {
        if (answered)
            answer.reset();
        answered = false;
        seen["a request waits"] += dut.mem_req && !dut.mem_gnt;
        if (!dut.mem_req || !dut.mem_gnt)
            return;
        constexpr uint32_t bytes = sizeof dut.mem_wdata;
        uint32_t at = dut.mem_addr;
        bool there = memory.has(at, bytes);
        answer = {there && !dut.mem_we ? memory.load(at, bytes) : random(), !there};
        for (uint32_t i = 0; there && dut.mem_we && i < bytes; i++)
            if (dut.mem_be >> i & 1)
                *memory.at(at + i) = uint8_t(uint64_t(dut.mem_wdata) >> 8 * i);
    }

    void edge() {
        dut.clk_i = 1;
        dut.eval();
        dut.clk_i = 0;
        dut.eval();
        now++;
    }

    void finish() {
        for (int i = 0; i < 100; i++)
            cycle([&] { return Plan{}; });
        require(images.empty(), "an instruction never commits its registers");
        require(memory.bytes == expected.bytes, "memory differs");
        require(!memcmp(&dut.debug_regs, unit.registers.data(), unit.registers.size()),
                "registers differ at the end");
    }

    const Config &config;
    std::mt19937_64 random;
    Vxif_tb dut;
    Memory memory, expected; // of the hardware; of the simulator
    VectorUnit unit;
    std::optional<Entry> offer, open; // what is offered; what is accepted and not decided
    std::deque<Result> results;
    // Registers after each instruction.
    std::deque<std::pair<std::string, std::vector<uint8_t>>> images;
    std::optional<std::pair<uint64_t, bool>> answer;
    bool answered = false, committed = false, rejected = false;
    uint64_t left = 0, now = 0, last_id = 0, patience = 4;
    int gap = 0, quiet = 0;
    std::map<std::string, uint64_t> seen;
};

} // namespace

int main(int argc, char **argv) {
    std::vector<std::string> given;
    for (int i = 1; i < argc; i++)
        if (argv[i][0] != '+')
            given.push_back(argv[i]);
    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.randReset(2);
    bool kills = given.at(0) == "kills";
    uint64_t seed = std::stoull(given.at(1));
    context.randSeed(int(seed) + 1);
    try {
        Bench bench(context, *find_config(LANEWISE_CONFIG), seed);
        if (kills)
            bench.kill_run();
        else
            bench.random_run(std::stoull(given.at(2)));
        bench.show();
        bench.lacks({"a kill of what is accepted", "a kill of what is just offered"});
        if (!kills)
            bench.lacks({"a kill of what is offered", "a kill by another id", "a commit of two",
                         "a commit of what is accepted", "a commit of what is just offered",
                         "a commit of what is offered", "a commit by another id",
                         "an id that is offered again", "an offer is taken back", "the ids wrap",
                         "a kill before the answer", "rejected", "a request waits",
                         "an answer waits", "a result waits", "cause 4", "cause 5", "cause 6",
                         "cause 7"});
    } catch (const Wrong &wrong) {
        printf("failed: %s\n", wrong.text.c_str());
        return 1;
    }
    return 0;
}
