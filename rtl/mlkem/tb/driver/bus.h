// SPDX-License-Identifier: Apache-2.0 OR MIT
// A bus master on the AXI4-Lite port of the verilated lanewise_mlkem, with random pauses.
#ifndef LANEWISE_MLKEM_BUS_H
#define LANEWISE_MLKEM_BUS_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "../digest.h"
#include "Vlanewise_mlkem.h"
#include "verilated.h"

class Bus {
    VerilatedContext context_;
    Vlanewise_mlkem top_;
    uint64_t noise_ = 0x9e3779b97f4a7c15;

    [[noreturn]] static void fail(const char *what) {
        std::printf("failed: %s\n", what);
        std::fflush(stdout);
        std::exit(3);
    }
    bool pause() {
        noise_ = noise_ * 6364136223846793005u + 1442695040888963407u;
        return unsigned(noise_ >> 56) < stall;
    }

  public:
    unsigned stall = 0;                     // of 256 cycles so many without an offer
    uint64_t cycles = 0;                    // of the clock
    uint64_t accesses = 0;                  // reads and writes
    uint64_t errors = 0;                    // accesses answered with SLVERR
    static constexpr unsigned limit = 5000; // cycles for one access

    explicit Bus(unsigned seed = 1) : top_(&context_) {
        context_.randReset(2);
        context_.randSeed(int(seed));
        reset();
    }
    ~Bus() {
        top_.final();
    }
    void reset() {
        top_.s_axil_awvalid_i = top_.s_axil_wvalid_i = top_.s_axil_bready_i = 0;
        top_.s_axil_arvalid_i = top_.s_axil_rready_i = 0;
        top_.s_axil_awaddr_i = top_.s_axil_araddr_i = 0;
        top_.s_axil_wdata_i = top_.s_axil_wstrb_i = 0;
        top_.s_axis_tvalid_i = top_.s_axis_tlast_i = top_.m_axis_tready_i = 0;
        top_.s_axis_tdata_i = 0;
        top_.rst_ni = 1;
        top_.clk_i = 0;
        top_.eval();
        top_.rst_ni = 0;
        for (int n = 0; n < 4; n++)
            step();
        top_.rst_ni = 1;
        top_.eval();
    }
    // Inputs as they are now at a rising edge.
    void step() {
        top_.clk_i = 0;
        top_.eval();
        top_.clk_i = 1;
        top_.eval();
        cycles++;
    }
    bool irq() const {
        return top_.irq_o;
    }

    uint32_t read(uint32_t offset) {
        bool asked = false;
        top_.s_axil_araddr_i = offset & 0xfff;
        for (unsigned n = 0; n < limit; n++) {
            top_.s_axil_arvalid_i = !asked && (top_.s_axil_arvalid_i || !pause());
            top_.s_axil_rready_i = !pause();
            top_.clk_i = 0;
            top_.eval();
            bool taken = top_.s_axil_arvalid_i && top_.s_axil_arready_o;
            bool done = top_.s_axil_rvalid_o && top_.s_axil_rready_i;
            uint32_t data = top_.s_axil_rdata_o;
            errors += done && top_.s_axil_rresp_o;
            step();
            asked |= taken;
            if (taken)
                top_.s_axil_arvalid_i = 0;
            if (done) {
                top_.s_axil_rready_i = 0;
                accesses++;
                return data;
            }
        }
        fail("a read is not answered");
    }

    void write(uint32_t offset, uint32_t value) {
        bool address = false, data = false;
        top_.s_axil_awaddr_i = offset & 0xfff;
        top_.s_axil_wdata_i = value;
        top_.s_axil_wstrb_i = 15;
        for (unsigned n = 0; n < limit; n++) {
            top_.s_axil_awvalid_i = !address && (top_.s_axil_awvalid_i || !pause());
            top_.s_axil_wvalid_i = !data && (top_.s_axil_wvalid_i || !pause());
            top_.s_axil_bready_i = !pause();
            top_.clk_i = 0;
            top_.eval();
            bool first = top_.s_axil_awvalid_i && top_.s_axil_awready_o;
            bool second = top_.s_axil_wvalid_i && top_.s_axil_wready_o;
            bool done = top_.s_axil_bvalid_o && top_.s_axil_bready_i;
            errors += done && top_.s_axil_bresp_o;
            step();
            address |= first;
            data |= second;
            if (first)
                top_.s_axil_awvalid_i = 0;
            if (second)
                top_.s_axil_wvalid_i = 0;
            if (done) {
                top_.s_axil_bready_i = 0;
                top_.s_axil_wdata_i = 0;
                accesses++;
                return;
            }
        }
        fail("a write is not answered");
    }

    // A digest of all registers, memories and pins.
    uint64_t state() {
        StateDigest digest;
        digest << top_;
        return digest.value();
    }
};

#endif
