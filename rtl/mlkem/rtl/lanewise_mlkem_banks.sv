// SPDX-License-Identifier: Apache-2.0 OR MIT
// The memories of polynomials, M0 (32; 16 with a single butterfly), M1 (16) and M2 (4), each with one read
// and one write port a word wide, and one bank for each coefficient of a word (lanewise_mlkem_order.sv). The
// engines address each bank; samplers and decoder write words of consecutive coefficients into M0, the
// encoder reads such words from M2, in the order of the banks. Data read come a cycle after their address and
// stay until the next read.
//
// While clear_i, address clear_addr_i of all banks becomes 0 in place of writes. A memory takes the low bits
// of clear_addr_i that it has. All ports read then, in the lower half, which is empty when the last address
// is written, so that they show nothing of what was there.
//
// The programs use the lower half of M1 alone. With ENGINES 0 each bank of M1 and M2 has a write enable of
// its own, and the unit that writes to them clears them, too.
module lanewise_mlkem_banks #(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4; 0 for a single butterfly
    parameter bit FEW = 1'b0,            // M2 has slot 0 alone, of LUTs
    parameter bit HALF = 1'b0,           // M1 has slots 0 to 7 alone, of LUTs
    localparam int unsigned Sets = ENGINES == 0 ? 1 : ENGINES,  // of four coefficients in a word
    localparam int unsigned Word = 4 * Sets,
    localparam int unsigned Step = Sets == 1 ? 6 : Sets == 2 ? 5 : 4,
    localparam int unsigned Writes = ENGINES == 0 ? Word : 1
) (
    input  logic                     clk_i,
    input  logic                     clear_i,
    input  logic [             10:0] clear_addr_i,
    input  logic                     m0_write_i,
    input  logic [              4:0] m0_slot_i,
    input  logic [         Step-1:0] m0_step_i,
    input  logic [      12*Word-1:0] m0_word_i,     // consecutive coefficients
    input  logic                     m0_read_i,
    input  logic [Word*(5+Step)-1:0] m0_addr_i,     // of each bank
    output logic [      12*Word-1:0] m0_data_o,
    input  logic                     m1_read_i,
    input  logic [Word*(4+Step)-1:0] m1_addr_i,
    output logic [      12*Word-1:0] m1_data_o,
    input  logic [       Writes-1:0] m1_write_i,
    input  logic [Word*(4+Step)-1:0] m1_waddr_i,
    input  logic [       Writes-1:0] m2_write_i,
    input  logic [Word*(2+Step)-1:0] m2_waddr_i,
    input  logic [      12*Word-1:0] wdata_i,       // of M1 and M2
    input  logic                     m2_read_i,
    input  logic [              1:0] m2_slot_i,
    input  logic [         Step-1:0] m2_step_i,
    output logic [      12*Word-1:0] m2_data_o
);
`ifndef __ICARUS__
  if (ENGINES != 0 && ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_check
    $error("ENGINES must be 0, 1, 2 or 4");
  end
`endif

  localparam int unsigned Slot = ENGINES == 0 ? 4 : 5;
  localparam int unsigned M1Addr = HALF ? 3 + Step : 4 + Step;
  localparam int unsigned M2Addr = FEW ? Step : 2 + Step;
  logic [12*Word-1:0] m0_word;
  lanewise_mlkem_cross #(
      .ENGINES(Sets)
  ) u_cross (
      .step_i(m0_step_i),
      .word_i(clear_i ? '0 : m0_word_i),
      .word_o(m0_word)
  );

  for (genvar k = 0; k < Word; k++) begin : g_bank
    logic m1_write, m2_write;
    logic [3+Step:0] m1_waddr, m1_raddr;
    assign m1_raddr = m1_addr_i[(4+Step)*k+:4+Step];
    logic [1+Step:0] m2_waddr, m2_raddr;
    assign m2_raddr = {!clear_i && m2_slot_i[1], m2_slot_i[0], m2_step_i};
    logic [11:0] wdata;
    logic [Slot-1:0] m0_from;
    assign m0_from = m0_addr_i[(5+Step)*k+Step+:Slot];
    if (ENGINES == 0) begin : g_own
      assign m1_write = m1_write_i[k];
      assign m2_write = m2_write_i[k];
      assign m1_waddr = m1_waddr_i[(4+Step)*k+:4+Step];
      assign m2_waddr = m2_waddr_i[(2+Step)*k+:2+Step];
      assign wdata = wdata_i[12*k+:12];
    end else begin : g_common
      assign m1_write = clear_i || m1_write_i[0];
      assign m2_write = clear_i || m2_write_i[0];
      assign m1_waddr = clear_i ? clear_addr_i[3+Step:0] : m1_waddr_i[(4+Step)*k+:4+Step];
      assign m2_waddr = clear_i ? clear_addr_i[1+Step:0] : m2_waddr_i[(2+Step)*k+:2+Step];
      assign wdata = clear_i ? 12'b0 : wdata_i[12*k+:12];
    end
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(Slot + Step)
    ) u_m0 (
        .clk_i,
        .read_i(clear_i || m0_read_i),
        .raddr_i({!clear_i && m0_from[Slot-1], m0_from[Slot-2:0], m0_addr_i[(5+Step)*k+:Step]}),
        .rdata_o(m0_data_o[12*k+:12]),
        .write_i(clear_i || m0_write_i),
        .waddr_i(clear_i ? clear_addr_i[Slot+Step-1:0] : {m0_slot_i[Slot-1:0], m0_step_i}),
        .wdata_i(m0_word[12*k+:12])
    );
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(M1Addr),
        .DISTRIBUTED(HALF)
    ) u_m1 (
        .clk_i,
        .read_i(clear_i || m1_read_i),
        .raddr_i({!clear_i && m1_raddr[M1Addr-1], m1_raddr[M1Addr-2:0]}),
        .rdata_o(m1_data_o[12*k+:12]),
        .write_i(m1_write),
        .waddr_i(m1_waddr[M1Addr-1:0]),
        .wdata_i(wdata)
    );
    // Four polynomials would leave most of many block RAMs empty; with few banks LUTs are dearer.
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(M2Addr),
        .DISTRIBUTED(FEW || Sets > 1)
    ) u_m2 (
        .clk_i,
        .read_i(clear_i || m2_read_i),
        .raddr_i(m2_raddr[M2Addr-1:0]),
        .rdata_o(m2_data_o[12*k+:12]),
        .write_i(m2_write),
        .waddr_i(m2_waddr[M2Addr-1:0]),
        .wdata_i(wdata)
    );
  end
endmodule
