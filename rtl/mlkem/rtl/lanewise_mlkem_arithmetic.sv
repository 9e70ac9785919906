// SPDX-License-Identifier: Apache-2.0 OR MIT
// The arithmetic unit of the core: engines, or one multiplier or two. Fields of a microinstruction: op, a,
// use_a, b, acc, add, out, use_out (rtl/mlkem/model/microcode.py).
module lanewise_mlkem_arithmetic #(
    parameter int unsigned ENGINES = 2,  // of four multipliers: 1, 2 or 4; 0 for single ones
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1 or 2
    localparam int unsigned Word = ENGINES == 0 ? 4 : 4 * ENGINES,
    localparam int unsigned Step = ENGINES <= 1 ? 6 : ENGINES == 2 ? 5 : 4,
    localparam int unsigned Writes = ENGINES == 0 ? Word : 1  // enables of M1 and of M2
) (
    input  logic                     clk_i,
    input  logic                     rst_ni,
    input  logic                     clear_i,      // forget all, with zeros in place of data
    input  logic                     wipe_i,       // a single butterfly clears M1 and M2 itself
    input  logic [              9:0] wipe_addr_i,
    input  logic                     valid_i,
    input  logic [             19:0] word_i,
    output logic                     ready_o,
    input  logic                     full_i,       // its slot of M0 is, if it has one
    input  logic                     out_free_i,   // its slot of M2 is
    output logic                     take_o,
    output logic                     release_o,
    output logic                     fill_o,
    output logic [              1:0] fill_slot_o,
    output logic                     idle_o,
    // Memories of polynomials.
    output logic                     m0_read_o,
    output logic [Word*(5+Step)-1:0] m0_addr_o,
    input  logic [      12*Word-1:0] m0_data_i,
    output logic                     m1_read_o,
    output logic [Word*(4+Step)-1:0] m1_addr_o,
    input  logic [      12*Word-1:0] m1_data_i,
    output logic [       Writes-1:0] m1_write_o,
    output logic [Word*(4+Step)-1:0] m1_waddr_o,
    output logic [       Writes-1:0] m2_write_o,
    output logic [Word*(2+Step)-1:0] m2_waddr_o,
    output logic [      12*Word-1:0] wdata_o
);
`ifndef __ICARUS__
  if (MULTIPLIERS != 1 && (MULTIPLIERS != 2 || ENGINES != 0)) begin : g_check
    $error("MULTIPLIERS must be 1, or 2 with ENGINES 0");
  end
`endif

  logic a_full;
  assign a_full = !word_i[7] || full_i;
  if (ENGINES == 0 && MULTIPLIERS == 2) begin : g_two
    logic unused_reset;
    assign unused_reset = rst_ni;
    lanewise_mlkem_transform_two u_transform (
        .clk_i,
        .clear_i,
        .wipe_i,
        .wipe_addr_i,
        .instr_valid_i(valid_i),
        .instr_ready_o(ready_o),
        .op_i(word_i[1:0]),
        .a_i(word_i[6:2]),
        .b_i(word_i[11:8]),
        .acc_i(word_i[15:12]),
        .add_i(word_i[16]),
        .out_i(word_i[18:17]),
        .use_out_i(word_i[19]),
        .a_full_i(a_full),
        .out_free_i,
        .take_o,
        .release_o,
        .fill_o,
        .fill_slot_o,
        .idle_o,
        .m0_read_o,
        .m0_addr_o,
        .m0_data_i,
        .m1_read_o,
        .m1_addr_o,
        .m1_data_i,
        .m1_write_o,
        .m1_waddr_o,
        .m2_write_o,
        .m2_waddr_o,
        .wdata_o
    );
  end else if (ENGINES == 0) begin : g_serial
    logic unused_reset;
    assign unused_reset = rst_ni;
    lanewise_mlkem_transform_serial u_transform (
        .clk_i,
        .clear_i,
        .wipe_i,
        .wipe_addr_i,
        .instr_valid_i(valid_i),
        .instr_ready_o(ready_o),
        .op_i(word_i[1:0]),
        .a_i(word_i[6:2]),
        .b_i(word_i[11:8]),
        .acc_i(word_i[15:12]),
        .add_i(word_i[16]),
        .out_i(word_i[18:17]),
        .use_out_i(word_i[19]),
        .a_full_i(a_full),
        .out_free_i,
        .take_o,
        .release_o,
        .fill_o,
        .fill_slot_o,
        .idle_o,
        .m0_read_o,
        .m0_addr_o,
        .m0_data_i,
        .m1_read_o,
        .m1_addr_o,
        .m1_data_i,
        .m1_write_o,
        .m1_waddr_o,
        .m2_write_o,
        .m2_waddr_o,
        .wdata_o
    );
  end else begin : g_parallel
    logic unused_wipe;
    assign unused_wipe = ^{wipe_i, wipe_addr_i};
    lanewise_mlkem_transform #(
        .ENGINES(ENGINES)
    ) u_transform (
        .clk_i,
        .rst_ni,
        .clear_i,
        .instr_valid_i(valid_i),
        .instr_ready_o(ready_o),
        .op_i(word_i[1:0]),
        .a_i(word_i[6:2]),
        .b_i(word_i[11:8]),
        .acc_i(word_i[15:12]),
        .add_i(word_i[16]),
        .out_i(word_i[18:17]),
        .use_out_i(word_i[19]),
        .a_full_i(a_full),
        .out_free_i,
        .take_o,
        .release_o,
        .fill_o,
        .fill_slot_o,
        .idle_o,
        .m0_read_o,
        .m0_addr_o,
        .m0_data_i,
        .m1_read_o,
        .m1_addr_o,
        .m1_data_i,
        .m1_write_o,
        .m1_waddr_o,
        .m2_write_o,
        .m2_waddr_o,
        .wdata_o
    );
  end
endmodule
