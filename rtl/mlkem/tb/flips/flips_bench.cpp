// SPDX-License-Identifier: Apache-2.0 OR MIT
// Executes one command of the verilated lanewise_mlkem through its bus with one bit of a register
// or a memory flipped at the end of a cycle, by lines from standard input; answers are lines too.
//
//   command N         what COMMAND is to be; forgets inputs, outputs and secrets
//   input OBJECT HEX  sent by the stream
//   output OBJECT HEX to be read: by the stream if it has more than four lanes, else by DATA
//   secret HEX        bytes of which no four may be read in another register
//   plain RESULT      -> CYCLES of all of it without a flip, which must be RESULT: right or refused
//   flip N BIT CYCLE  is to be done: N of flips.inc, cycles in their order
//   go                -> of each flip RESULT ALERT CYCLES LEFT: right, refused (an error or no
//                     answer, and nothing wrong) or wrong (other bytes than those that it must be,
//                     a secret, an alert that goes); ALERT 1 if alert_o was seen, CYCLES after the
//                     flip, and how many lanes of the byte memory are not 0 after that
//
// Of a wire the bit is another one in the cycle that ends with that edge, and in no other.
//
// A flip is done in a copy of this process, which begins in its cycle. Each run begins with the
// state after reset and erasing. Exit status 2 after a line that is not understood, 3 if it is
// wrong without a flip.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "Vlanewise_mlkem.h"
#include "Vlanewise_mlkem___024root.h"
#include "verilated.h"
#include "verilated_save.h"

// Verilator's own, which computes all that is combinational: what is added to a wire is no input of
// eval().
void Vlanewise_mlkem___024root___eval_settle(Vlanewise_mlkem___024root *root);

namespace {

constexpr auto settle = Vlanewise_mlkem___024root___eval_settle;

using Lanes = std::vector<uint64_t>;

class Keep : public VerilatedSerialize {
  public:
    std::vector<uint8_t> data;
    Keep() {
        m_isOpen = true;
    }
    void flush() override {
        data.insert(data.end(), m_bufp, m_cp);
        m_cp = m_bufp;
    }
};

class Again : public VerilatedDeserialize {
    const std::vector<uint8_t> &data_;
    std::size_t at_ = 0;

  public:
    explicit Again(const std::vector<uint8_t> &data) : data_(data) {
        m_isOpen = true;
        m_endp = m_cp = m_bufp;
    }
    void fill() override {
        std::size_t kept = std::size_t(m_endp - m_cp);
        std::memmove(m_bufp, m_cp, kept);
        std::size_t more = std::min(bufferSize() - kept, data_.size() - at_);
        std::memcpy(m_bufp + kept, data_.data() + at_, more);
        at_ += more;
        m_cp = m_bufp;
        m_endp = m_bufp + kept + more;
    }
};

// Where a bit of a variable is.
template <class T> void flip(T &v, unsigned bit) {
    v = T(v ^ T(1) << bit);
}
template <std::size_t N> void flip(VlWide<N> &v, unsigned bit) {
    v[bit / 32] ^= 1u << bit % 32;
}

// Of a memory the next word from that of the bit on that is not 0: most are in use by nothing.
template <class T, std::size_t N> void flip(VlUnpacked<T, N> &v, unsigned bit, unsigned bits) {
    std::size_t at = bit / bits, end = at + N;
    while (at < end && v[at % N] == 0)
        at++;
    flip(v[at % N], bit % bits);
}
// With a bit of parity.
template <std::size_t W, std::size_t N>
void flip(VlUnpacked<VlWide<W>, N> &v, unsigned bit, unsigned bits) {
    std::size_t at = bit / bits, end = at + N;
    while (at < end && !(v[at % N][0] | v[at % N][1]))
        at++;
    flip(v[at % N], bit % bits);
}

struct Object {
    unsigned number;
    Lanes lanes;
};

struct Flip {
    unsigned number, bit;
    uint64_t cycle;
};

struct Ended {}; // the device does not answer

class Bench {
    static constexpr unsigned ctrl = 0x0c, command = 0x10, status = 0x14, transfer = 0x24,
                              data = 0x28;
    static constexpr unsigned busy = 1, open = 2, error = 0xf00;
    static constexpr unsigned answer = 3000;  // cycles for an access or a packet
    static constexpr unsigned erasing = 8000; // cycles until all is erased and read back

    VerilatedContext context_;
    Vlanewise_mlkem top_;
    std::vector<uint8_t> begun_;
    uint64_t cycle_ = 0, limit_ = 1000000, alerted_ = 0;
    std::size_t next_ = 0;
    Flip flip_{}; // of a copy
    bool wrong_ = false, refused_ = false, expects_ = false;

    void hit(bool before);
    void copy() {
        pid_t child = fork();
        if (child == 0) {
            flip_ = waiting[next_];
            next_ = waiting.size();
            return;
        }
        int status = 1;
        if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
            std::printf("failed: flip of %u in %llu\n", waiting[next_].number,
                        (unsigned long long)waiting[next_].cycle);
            std::fflush(stdout);
            std::exit(3);
        }
        next_++;
    }
    void tick() {
        top_.clk_i = 0;
        top_.eval();
        if (top_.alert_o && !alerted_)
            alerted_ = cycle_ + 1;
        wrong_ |= alerted_ && !top_.alert_o;
        // A beat that nobody asked for.
        if (top_.m_axis_tvalid_o && !expects_ && top_.m_axis_tdata_o)
            wrong_ = true;
        while (next_ < waiting.size() && waiting[next_].cycle == cycle_ + 1)
            copy();
        bool now = cycle_ + 1 == flip_.cycle;
        if (now) {
            hit(true);
            settle(top_.rootp);
        }
        top_.clk_i = 1;
        top_.eval();
        cycle_++;
        if (now) {
            hit(true);
            hit(false);
            settle(top_.rootp);
        }
        if (cycle_ > limit_)
            throw Ended();
    }
    void write(unsigned offset, uint32_t value) {
        bool address = false, word = false;
        top_.s_axil_awaddr_i = offset;
        top_.s_axil_wdata_i = value;
        top_.s_axil_wstrb_i = 15;
        top_.s_axil_bready_i = 1;
        for (unsigned n = 0; n < answer; n++) {
            top_.s_axil_awvalid_i = !address;
            top_.s_axil_wvalid_i = !word;
            top_.clk_i = 0;
            top_.eval();
            bool first = !address && top_.s_axil_awready_o, second = !word && top_.s_axil_wready_o;
            bool done = top_.s_axil_bvalid_o;
            refused_ |= done && top_.s_axil_bresp_o;
            tick();
            address |= first;
            word |= second;
            if (done)
                return idle();
        }
        throw Ended();
    }
    uint32_t read(unsigned offset) {
        bool address = false;
        top_.s_axil_araddr_i = offset;
        top_.s_axil_rready_i = 1;
        for (unsigned n = 0; n < answer; n++) {
            top_.s_axil_arvalid_i = !address;
            top_.clk_i = 0;
            top_.eval();
            bool taken = !address && top_.s_axil_arready_o, done = top_.s_axil_rvalid_o;
            uint32_t found = top_.s_axil_rdata_o;
            refused_ |= done && top_.s_axil_rresp_o;
            tick();
            address |= taken;
            if (done) {
                if (offset != data && secrets.count(found))
                    wrong_ = true;
                idle();
                return found;
            }
        }
        throw Ended();
    }
    void idle() {
        top_.s_axil_awvalid_i = top_.s_axil_wvalid_i = top_.s_axil_arvalid_i = 0;
        top_.s_axil_bready_i = top_.s_axil_rready_i = 0;
        top_.s_axis_tvalid_i = 0;
    }
    void send(const Lanes &lanes) {
        std::size_t n = 0;
        for (unsigned left = answer; n < lanes.size() && left; left--) {
            top_.s_axis_tvalid_i = 1;
            top_.s_axis_tdata_i = lanes[n];
            top_.s_axis_tlast_i = n + 1 == lanes.size();
            top_.clk_i = 0;
            top_.eval();
            bool taken = top_.s_axis_tready_o;
            tick();
            n += taken;
        }
        idle();
        if (n < lanes.size())
            throw Ended();
    }
    // What is not what it must be, and not zeros instead.
    void compare(uint64_t got, uint64_t want) {
        if (got != want) {
            wrong_ |= got != 0;
            missing_ = true;
        }
    }
    void receive(const Lanes &lanes) {
        std::size_t n = 0;
        bool last = false;
        expects_ = true;
        for (unsigned left = answer; !last && left; left--) {
            top_.clk_i = 0;
            top_.eval();
            bool taken = top_.m_axis_tvalid_o;
            if (taken) {
                compare(top_.m_axis_tdata_o, n < lanes.size() ? lanes[n] : 0);
                last = top_.m_axis_tlast_o;
                n++;
            }
            tick();
        }
        expects_ = false;
        if (n != lanes.size())
            missing_ = true;
        if (!last)
            throw Ended();
    }
    uint32_t until(uint32_t bits) {
        uint32_t found = 0;
        while ((found = read(status)) & bits)
            ;
        return found;
    }
    void whole() {
        write(command, command_);
        for (const Object &o : inputs) {
            write(transfer, o.number | 16 | unsigned(o.lanes.size() * 8) << 16);
            send(o.lanes);
            until(open);
        }
        write(ctrl, 1);
        if (until(busy) & error)
            refused_ = true;
        for (const Object &o : outputs) {
            bool stream = o.lanes.size() > 4;
            write(transfer, o.number | 8 | stream << 4 | unsigned(o.lanes.size() * 8) << 16);
            if (stream)
                receive(o.lanes);
            else
                for (uint64_t lane : o.lanes)
                    for (unsigned half = 0; half < 2; half++)
                        compare(read(data), uint32_t(lane >> 32 * half));
        }
        if (read(status) & error)
            refused_ = true;
    }
    void execute() {
        Again from(begun_);
        from >> top_;
        cycle_ = alerted_ = 0;
        wrong_ = refused_ = missing_ = expects_ = false;
        try {
            whole();
        } catch (const Ended &) {
            refused_ = true;
            idle();
        }
        // A command that ended well with zeros in place of a key is wrong too.
        wrong_ |= missing_ && !refused_;
    }
    bool missing_ = false;
    // Of all words of the byte memory, both copies.
    static bool zero(uint64_t word) {
        return word == 0;
    }
    template <std::size_t N> static bool zero(const VlWide<N> &word) {
        return !(word[0] | word[1]);
    }
    unsigned left() {
        if (!alerted_)
            return 0;
        limit_ += erasing;
        try {
            until(busy);
        } catch (const Ended &) {
        }
        limit_ -= erasing;
        unsigned lanes = 0;
        const auto &r = *top_.rootp;
#define MEMORY(name)                                                                               \
    if (std::strstr(#name, "u_lanes"))                                                             \
        for (const auto &word : r.name.m_storage)                                                  \
            lanes += !zero(word);
#include "memories.inc"
#undef MEMORY
        return lanes;
    }

  public:
    unsigned command_ = 0;
    std::vector<Object> inputs, outputs;
    std::vector<Flip> waiting;
    std::set<uint32_t> secrets;

    Bench(int argc, char **argv) : top_((context_.commandArgs(argc, argv), &context_)) {
        context_.randReset(2);
        context_.randSeed(1);
        idle();
        top_.s_axil_awaddr_i = top_.s_axil_araddr_i = 0;
        top_.s_axil_wdata_i = top_.s_axil_wstrb_i = 0;
        top_.s_axis_tdata_i = top_.s_axis_tlast_i = 0;
        top_.m_axis_tready_i = 1;
        top_.rst_ni = 1;
        top_.clk_i = 0;
        top_.eval();
        top_.rst_ni = 0;
        for (unsigned n = 0; n < 4; n++)
            tick();
        top_.rst_ni = 1;
        until(busy);
        Keep all;
        all << top_;
        all.flush();
        begun_ = all.data;
    }
    uint64_t plain(bool refused) {
        execute();
        if (wrong_ || refused_ != refused || alerted_) {
            std::printf("failed: without a flip: wrong %d refused %d alert %d\n", wrong_, refused_,
                        alerted_ != 0);
            std::fflush(stdout);
            std::exit(3);
        }
        limit_ = 2 * cycle_ + 4000;
        return cycle_;
    }
    void flips() {
        next_ = 0;
        execute();
        next_ = 0;
        waiting.clear();
        if (!flip_.cycle)
            return;
        unsigned lanes = left();
        std::cout << (wrong_     ? "wrong"
                      : refused_ ? "refused"
                                 : "right")
                  << " " << (alerted_ != 0) << " "
                  << (alerted_ ? int64_t(alerted_ - flip_.cycle) : 0) << " " << lanes << std::endl;
        _exit(0);
    }
};

// A wire is hit before the edge and again after it, what is kept after it.
void Bench::hit(bool before) {
    auto &r = *top_.rootp;
    switch (flip_.number) {
#define FLIP(n, member)                                                                            \
    case n:                                                                                        \
        if (!before)                                                                               \
            flip(r.member, flip_.bit);                                                             \
        break;
#define FLIPS(n, member, bits)                                                                     \
    case n:                                                                                        \
        if (!before)                                                                               \
            flip(r.member, flip_.bit, bits);                                                       \
        break;
#define WIRE(n, member)                                                                            \
    case n:                                                                                        \
        if (before)                                                                                \
            flip(r.member, flip_.bit);                                                             \
        break;
#include "flips.inc"
#undef FLIP
#undef FLIPS
#undef WIRE
    }
}

Lanes lanes(const std::string &hex) {
    Lanes out(hex.size() / 16);
    for (std::size_t n = 0; n < 8 * out.size(); n++)
        out[n / 8] |= uint64_t(std::stoul(hex.substr(2 * n, 2), nullptr, 16)) << 8 * (n % 8);
    return out;
}

} // namespace

int main(int argc, char **argv) {
    Bench bench(argc, argv);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        std::string word, hex;
        unsigned a = 0, b = 0;
        uint64_t c = 0;
        in >> word;
        if (word == "command" && in >> bench.command_) {
            bench.inputs.clear();
            bench.outputs.clear();
            bench.secrets.clear();
        } else if (word == "input" && in >> a >> hex)
            bench.inputs.push_back({a, lanes(hex)});
        else if (word == "output" && in >> a >> hex)
            bench.outputs.push_back({a, lanes(hex)});
        else if (word == "secret" && in >> hex) {
            for (uint64_t lane : lanes(hex)) {
                bench.secrets.insert(uint32_t(lane));
                bench.secrets.insert(uint32_t(lane >> 32));
            }
        } else if (word == "plain" && in >> hex)
            std::cout << bench.plain(hex == "refused") << std::endl;
        else if (word == "flip" && in >> a >> b >> c)
            bench.waiting.push_back({a, b, c});
        else if (word == "go")
            bench.flips();
        else {
            std::cerr << "not understood: " << line << "\n";
            return 2;
        }
    }
    return 0;
}
