// SPDX-License-Identifier: Apache-2.0 OR MIT
// The memories of polynomials, M0 (32), M1 (16) and M2 (4), each with one read and one write port a word
// wide, and one bank for each coefficient of a word (lanewise_mlkem_order.sv). The engines address each
// bank; samplers and decoder write words of consecutive coefficients into M0, the encoder reads such words
// from M2, in the order of the banks. Data read come a cycle after their address and stay until the next
// read.
//
// While clear_i, address clear_addr_i of all banks becomes 0 in place of writes, and address 0 is read, so
// that the ports show nothing of what was there. A memory takes the low bits of clear_addr_i that it has.
module lanewise_mlkem_banks #(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Step = ENGINES == 1 ? 6 : ENGINES == 2 ? 5 : 4
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
    input  logic                     m1_write_i,
    input  logic [Word*(4+Step)-1:0] m1_waddr_i,
    input  logic                     m2_write_i,
    input  logic [Word*(2+Step)-1:0] m2_waddr_i,
    input  logic [      12*Word-1:0] wdata_i,       // of M1 and M2
    input  logic                     m2_read_i,
    input  logic [              1:0] m2_slot_i,
    input  logic [         Step-1:0] m2_step_i,
    output logic [      12*Word-1:0] m2_data_o
);
`ifndef __ICARUS__
  if (ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_check
    $error("ENGINES must be 1, 2 or 4");
  end
`endif

  logic [12*Word-1:0] m0_word;
  lanewise_mlkem_cross #(
      .ENGINES(ENGINES)
  ) u_cross (
      .step_i(m0_step_i),
      .word_i(m0_word_i),
      .word_o(m0_word)
  );

  for (genvar k = 0; k < Word; k++) begin : g_bank
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(5 + Step)
    ) u_m0 (
        .clk_i,
        .read_i(clear_i || m0_read_i),
        .raddr_i(clear_i ? '0 : m0_addr_i[(5+Step)*k+:5+Step]),
        .rdata_o(m0_data_o[12*k+:12]),
        .write_i(clear_i || m0_write_i),
        .waddr_i(clear_i ? clear_addr_i[4+Step:0] : {m0_slot_i, m0_step_i}),
        .wdata_i(clear_i ? 12'b0 : m0_word[12*k+:12])
    );
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(4 + Step)
    ) u_m1 (
        .clk_i,
        .read_i(clear_i || m1_read_i),
        .raddr_i(clear_i ? '0 : m1_addr_i[(4+Step)*k+:4+Step]),
        .rdata_o(m1_data_o[12*k+:12]),
        .write_i(clear_i || m1_write_i),
        .waddr_i(clear_i ? clear_addr_i[3+Step:0] : m1_waddr_i[(4+Step)*k+:4+Step]),
        .wdata_i(clear_i ? 12'b0 : wdata_i[12*k+:12])
    );
    // Four polynomials would leave most of a block RAM empty.
    lanewise_mlkem_ram #(
        .WIDTH(12),
        .ADDR(2 + Step),
        .DISTRIBUTED(1'b1)
    ) u_m2 (
        .clk_i,
        .read_i(clear_i || m2_read_i),
        .raddr_i(clear_i ? '0 : {m2_slot_i, m2_step_i}),
        .rdata_o(m2_data_o[12*k+:12]),
        .write_i(clear_i || m2_write_i),
        .waddr_i(clear_i ? clear_addr_i[1+Step:0] : m2_waddr_i[(2+Step)*k+:2+Step]),
        .wdata_i(clear_i ? 12'b0 : wdata_i[12*k+:12])
    );
  end
endmodule
