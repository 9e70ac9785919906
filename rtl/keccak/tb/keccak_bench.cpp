// SPDX-License-Identifier: Apache-2.0 OR MIT
// Drives bench.sv by lines from standard input; answers are lines too.
//
//   stall N          of 256 cycles about N without an offer or a ready, on each channel
//   reset            gives reset for four cycles
//   axi ACCESS...    one after the other -> RESP:DATA each. An access is w:ADDR:DATA:STROBES,
//                    r:ADDR, or b:ADDR:DATA:STROBES:ADDR, a write and a read at once, with two
//                    answers
//   obi ACCESS...    the same without b, requests one behind the other -> ERR:DATA each, and the
//                    cycles of all
//   stream RATE SUFFIX TWELVE LANES BEAT...
//                    a beat is DATA:KEEP:LAST -> CYCLES DATA:LAST:USER..., the cycles from that of
//                    the command to that of the last beat
//   sponge RATE SUFFIX ROUNDS OUTLEN [HEX]
//                    -> CODE HEX CYCLES, by the C driver on AXI4-Lite
//   driver           -> 1 if the driver refuses what it must and finds the device
//   state            -> a digest of all registers and pins
//
// Numbers are hexadecimal. Exit status 2 after a line that is not understood, 3 if something does
// not end or comes unasked.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "../../mlkem/tb/digest.h"
#include "../driver/lanewise_keccak_dev.h"
#include "Vbench.h"
#include "verilated.h"

namespace {

constexpr unsigned limit = 200000; // cycles for one line

[[noreturn]] void fail(const char *what) {
    std::printf("failed: %s\n", what);
    std::fflush(stdout);
    std::exit(3);
}

std::vector<uint64_t> numbers(const std::string &text) {
    std::vector<uint64_t> found;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, ':');)
        found.push_back(std::strtoull(part.c_str(), nullptr, 16));
    return found;
}

class Bench {
    VerilatedContext &context_;
    Vbench top_;
    uint64_t noise_ = 0x9e3779b97f4a7c15;
    uint64_t cycles_ = 0;

    bool pause() {
        noise_ = noise_ * 6364136223846793005u + 1442695040888963407u;
        return unsigned(noise_ >> 56) < stall;
    }
    // What is on a bus of so many bits that nothing is said on. A port must not have more:
    // Verilator takes bits beyond its width for part of its value, in some expressions and not in
    // others.
    uint64_t noise(unsigned shift, unsigned bits) const {
        return noise_ >> shift & ((uint64_t(1) << bits) - 1);
    }
    // Outputs for the inputs as they are now.
    void settle() {
        top_.clk_i = 0;
        top_.eval();
    }
    void edge() {
        top_.clk_i = 1;
        top_.eval();
        if (context_.gotFinish())
            fail("an assertion");
        cycles_++;
    }

  public:
    unsigned stall = 0;

    explicit Bench(VerilatedContext &context) : context_(context), top_(&context) {
        reset();
    }
    ~Bench() {
        top_.final();
    }
    void reset() {
        top_.awvalid = top_.wvalid = top_.bready = top_.arvalid = top_.rready = 0;
        top_.awaddr = top_.araddr = 0;
        top_.wdata = top_.wstrb = 0;
        top_.o_req = top_.o_we = top_.o_be = 0;
        top_.o_addr = 0;
        top_.o_wdata = 0;
        top_.cmd_valid = top_.s_valid = top_.m_ready = 0;
        top_.cmd_rate = top_.cmd_suffix = top_.cmd_twelve = 0;
        top_.cmd_lanes = 0;
        top_.s_data = 0;
        top_.s_keep = top_.s_last = 0;
        top_.rst_ni = 1;
        settle();
        top_.rst_ni = 0;
        for (int n = 0; n < 4; n++) {
            settle();
            edge();
        }
        top_.rst_ni = 1;
        settle();
    }

    struct Answer {
        unsigned resp;
        uint32_t data;
    };
    // A write, a read, or both at once, on AXI4-Lite.
    void axi(const uint64_t *write, const uint64_t *read, Answer &written, Answer &got) {
        bool aw = !write, w = !write, b = !write, ar = !read, r = !read;
        for (unsigned n = 0; n < limit; n++) {
            top_.awvalid = !aw && (top_.awvalid || !pause());
            top_.wvalid = !w && (top_.wvalid || !pause());
            top_.arvalid = !ar && (top_.arvalid || !pause());
            top_.awaddr = top_.awvalid ? write[0] : noise(20, 12);
            top_.wdata = top_.wvalid ? write[1] : noise(16, 32);
            top_.wstrb = top_.wvalid ? write[2] : noise(24, 4);
            top_.araddr = top_.arvalid ? read[0] : noise(28, 12);
            top_.bready = !pause();
            top_.rready = !pause();
            settle();
            bool took_aw = top_.awvalid && top_.awready, took_w = top_.wvalid && top_.wready;
            bool took_ar = top_.arvalid && top_.arready;
            if ((top_.bvalid && (b || !aw || !w)) || (top_.rvalid && (r || !ar)))
                fail("an answer to nothing");
            if (!top_.rvalid && top_.rdata)
                fail("data without an answer");
            if (top_.bvalid && top_.bready) {
                written = {top_.bresp, 0};
                b = true;
            }
            if (top_.rvalid && top_.rready) {
                got = {top_.rresp, top_.rdata};
                r = true;
            }
            edge();
            aw |= took_aw;
            w |= took_w;
            ar |= took_ar;
            if (b && r) {
                top_.bready = top_.rready = 0;
                return;
            }
        }
        fail("an access is not answered");
    }

    void obi(const std::vector<std::vector<uint64_t>> &accesses, const std::vector<char> &kinds) {
        std::size_t next = 0, answered = 0;
        std::ostringstream said;
        said << std::hex;
        for (unsigned n = 0; n < limit; n++) {
            top_.o_req = next < accesses.size() && (top_.o_req || !pause());
            const bool writes = top_.o_req && kinds[next] == 'w';
            top_.o_we = top_.o_req ? writes : noise(21, 1);
            top_.o_addr = top_.o_req ? accesses[next][0] : noise(20, 12);
            top_.o_wdata = writes ? accesses[next][1] : noise(16, 32);
            top_.o_be = writes ? accesses[next][2] : 15;
            settle();
            if (top_.o_rvalid) {
                if (answered == next)
                    fail("an answer to nothing");
                said << unsigned(top_.o_err) << ':' << unsigned(top_.o_rdata) << ' ';
                answered++;
            } else if (top_.o_rdata || top_.o_err) {
                fail("data without an answer");
            }
            const bool taken = top_.o_req && top_.o_gnt;
            edge();
            next += taken;
            if (taken)
                top_.o_req = 0;
            if (next - answered > 2)
                fail("more than two on the way");
            if (answered == accesses.size()) {
                std::cout << said.str() << std::hex << n + 1 << std::endl;
                return;
            }
        }
        fail("an access is not answered");
    }

    void stream(unsigned rate, unsigned suffix, unsigned twelve, unsigned lanes,
                const std::vector<std::vector<uint64_t>> &beats) {
        bool commanded = false;
        std::size_t next = 0;
        uint64_t first = 0;
        std::ostringstream out;
        for (unsigned n = 0; n < limit; n++) {
            top_.cmd_valid = !commanded && (top_.cmd_valid || !pause());
            top_.cmd_rate = top_.cmd_valid ? rate : noise(20, 5);
            top_.cmd_suffix = top_.cmd_valid ? suffix : noise(21, 8);
            top_.cmd_twelve = top_.cmd_valid ? twelve : noise(22, 1);
            top_.cmd_lanes = top_.cmd_valid ? lanes : noise(23, 16);
            top_.s_valid = next < beats.size() && (top_.s_valid || !pause());
            top_.s_data = top_.s_valid ? beats[next][0] : noise_;
            top_.s_keep = top_.s_valid ? beats[next][1] : noise(30, 8);
            top_.s_last = top_.s_valid ? beats[next][2] : noise(31, 1);
            top_.m_ready = !pause();
            settle();
            if (top_.cmd_valid && top_.cmd_ready) {
                commanded = true;
                first = cycles_;
            }
            const bool taken = top_.s_valid && top_.s_ready;
            if (!top_.m_valid && (top_.m_data || top_.m_last || top_.m_user))
                fail("data without a beat");
            bool ends = false;
            if (top_.m_valid && top_.m_ready) {
                if (next < beats.size())
                    fail("a digest before the message's end");
                out << ' ' << std::hex << uint64_t(top_.m_data) << ':' << unsigned(top_.m_last)
                    << ':' << unsigned(top_.m_user);
                ends = top_.m_last;
            }
            const uint64_t now = cycles_;
            edge();
            next += taken;
            if (taken)
                top_.s_valid = 0;
            if (ends) {
                top_.m_ready = 0;
                std::cout << std::hex << now - first << out.str() << std::endl;
                return;
            }
        }
        fail("no digest");
    }

    uint64_t cycles() const {
        return cycles_;
    }
    uint64_t state() {
        top_.s_data = 0;
        top_.s_keep = top_.s_last = top_.o_we = top_.o_be = top_.wstrb = 0;
        top_.cmd_rate = top_.cmd_suffix = top_.cmd_twelve = 0;
        top_.awaddr = top_.araddr = top_.o_addr = top_.cmd_lanes = 0;
        top_.wdata = top_.o_wdata = 0;
        for (int n = 0; n < 3; n++) {
            settle();
            edge();
        }
        StateDigest digest;
        digest << top_;
        return digest.value();
    }
};

uint32_t driver_read(void *context, uint32_t offset) {
    Bench::Answer written{}, got{};
    const uint64_t read[] = {offset};
    static_cast<Bench *>(context)->axi(nullptr, read, written, got);
    if (got.resp)
        fail("the driver's read is an error");
    return got.data;
}

void driver_write(void *context, uint32_t offset, uint32_t value) {
    Bench::Answer written{}, got{};
    const uint64_t write[] = {offset, value, 15};
    static_cast<Bench *>(context)->axi(write, nullptr, written, got);
    if (written.resp)
        fail("the driver's write is an error");
}

uint32_t absent_read(void *, uint32_t) {
    return 0xffffffff;
}

// What must be refused is, and without an access.
bool refuses(Bench &bench) {
    lanewise_keccak_dev dev = {&bench, driver_read, driver_write};
    lanewise_keccak_dev absent = {&bench, absent_read, driver_write};
    lanewise_keccak_dev none = {&bench, nullptr, driver_write};
    uint64_t lanes[2] = {};
    uint8_t out[4] = {1, 2, 3, 4};
    const int bad = LANEWISE_KECCAK_DEV_ARGUMENT;
    bool good = lanewise_keccak_dev_init(&dev) == LANEWISE_KECCAK_DEV_OK;
    const uint64_t before = bench.cycles();
    good = good && lanewise_keccak_dev_init(&absent) == LANEWISE_KECCAK_DEV_ABSENT &&
           lanewise_keccak_dev_init(&none) == bad && lanewise_keccak_dev_clear(nullptr) == bad &&
           lanewise_keccak_dev_add(&dev, 24, lanes, 2) == bad &&
           lanewise_keccak_dev_add(&dev, 26, lanes, 0) == bad &&
           lanewise_keccak_dev_add(&dev, 0, nullptr, 1) == bad &&
           lanewise_keccak_dev_get(&dev, 24, lanes, 2) == bad &&
           lanewise_keccak_dev_get(&dev, 0, nullptr, 1) == bad &&
           lanewise_keccak_dev_permute(&dev, 23) == bad;
    for (const unsigned rate : {0u, 7u, 12u, 193u, 200u})
        good = good && lanewise_keccak_dev_sponge(&dev, rate, 6, 24, out, 4, out, 4) == bad;
    good = good && lanewise_keccak_dev_sponge(&dev, 136, 0, 24, out, 4, out, 4) == bad &&
           lanewise_keccak_dev_sponge(&dev, 136, 0x80, 24, out, 4, out, 4) == bad &&
           lanewise_keccak_dev_sponge(&dev, 136, 6, 0, out, 4, out, 4) == bad &&
           lanewise_keccak_dev_sponge(&dev, 136, 6, 24, nullptr, 4, out, 4) == bad &&
           lanewise_keccak_dev_sponge(&dev, 136, 6, 24, out, 4, nullptr, 4) == bad;
    return good && out[0] == 1 && out[3] == 4 && bench.cycles() == before;
}

bool understood(Bench &bench, const std::string &line) {
    std::istringstream in(line);
    std::string word;
    in >> word >> std::hex;
    std::vector<std::vector<uint64_t>> accesses;
    std::vector<char> kinds;
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (word == "stall")
        return bool(in >> bench.stall);
    if (word == "reset") {
        bench.reset();
    } else if (word == "state") {
        std::printf("%llx\n", static_cast<unsigned long long>(bench.state()));
    } else if (word == "driver") {
        std::printf("%d\n", refuses(bench));
    } else if (word == "axi") {
        bool first = true;
        for (std::string text; in >> text; first = false) {
            const auto x = numbers(text.substr(2));
            Bench::Answer written{}, got{};
            const char kind = text[0];
            bench.axi(kind == 'r' ? nullptr : &x[0], kind == 'w' ? nullptr : &x[x.size() - 1],
                      written, got);
            if (kind != 'r')
                std::printf("%s%x:0", first ? "" : " ", written.resp);
            if (kind != 'w')
                std::printf("%s%x:%x", first && kind == 'r' ? "" : " ", got.resp, got.data);
        }
        std::printf("\n");
    } else if (word == "obi") {
        for (std::string text; in >> text;) {
            kinds.push_back(text[0]);
            accesses.push_back(numbers(text.substr(2)));
        }
        bench.obi(accesses, kinds);
    } else if (word == "stream" && in >> a >> b >> c >> d) {
        for (std::string text; in >> text;)
            accesses.push_back(numbers(text));
        bench.stream(a, b, c, d, accesses);
    } else if (word == "sponge" && in >> a >> b >> c >> d) {
        std::string hex;
        in >> hex;
        std::vector<uint8_t> data, out(d);
        for (std::size_t n = 0; n + 1 < hex.size(); n += 2)
            data.push_back(uint8_t(std::stoul(hex.substr(n, 2), nullptr, 16)));
        lanewise_keccak_dev dev = {&bench, driver_read, driver_write};
        const uint64_t before = bench.cycles();
        std::printf("%d ", lanewise_keccak_dev_sponge(&dev, a, uint8_t(b), c, data.data(),
                                                      data.size(), out.data(), out.size()));
        for (const uint8_t byte : out)
            std::printf("%02x", byte);
        std::printf(" %llx\n", static_cast<unsigned long long>(bench.cycles() - before));
    } else {
        return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv) {
    VerilatedContext context;
    context.commandArgs(argc, argv); // before the model, whose random bits they ask for
    Bench bench(context);
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!understood(bench, line)) {
            std::cerr << "not understood: " << line << "\n";
            return 2;
        }
        std::fflush(stdout);
    }
    return 0;
}
