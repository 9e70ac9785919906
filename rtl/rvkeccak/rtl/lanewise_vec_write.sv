// SPDX-License-Identifier: Apache-2.0 OR MIT
// Write back: what this cycle puts on the buses, and where it goes in the next. It is a row, to the
// register that wr_reg names, or the lanes of a column, one for each of five registers; on five
// buses, where register r takes bus r mod 5, both.
module lanewise_vec_write
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit LUTRAM = 0,
    parameter bit WHOLE = 0,
    localparam int unsigned ELENUM = VLEN / ELEN,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic              clk,
    input  logic              takes,
    input  logic [       4:0] vd,          // of the instruction that the core shows
    input  phase_e            phase_q,
    input  logic              memory_q,
    input  logic              rows_q,
    input  logic              finishing,
    input  logic [       2:0] row_q,
    input  logic              rounding_q,
    input  logic              last_round,
    input  logic              column_q,
    input  logic              theta_q,
    input  logic              stream_q,
    input  logic [      63:0] rc,

    // What the row gives, of a load what it brings, of a state what it was.
    input  logic [ WORDS-1:0] active,
    input  logic [  VLEN-1:0] a_q,
    input  logic [  VLEN-1:0] unshifted,
    input  logic [3*VLEN-1:0] shifted,
    input  logic [  VLEN-1:0] result,
    input  logic [  VLEN-1:0] lanes,
    input  logic              lsu_wr,
    input  logic [       4:0] lsu_reg,
    input  logic [       4:0] lsu_bank,
    input  logic [ WORDS-1:0] lsu_words,
    input  logic [      63:0] lsu_data,
    input  logic [5*VLEN-1:0] group_bus,

    output logic              row_write,  // of these a row that the next instruction may ask for
    output logic              wr_row,
    output logic              wr_column,
    output logic              wr_all,
    output logic [       4:0] wr_reg,
    output logic [       4:0] wr_bank,    // mod 5, one-hot
    output logic [ WORDS-1:0] wr_words,
    output logic [5*VLEN-1:0] bus,
    output logic [  VLEN-1:0] bus_row,
    output logic [  VLEN-1:0] bus_shifted  // ORed to it by the banks of LUT RAM
);
  logic spill;
  assign row_write = rows_q && !column_q && !(theta_q && row_q != 3'd4);
  assign spill = WHOLE && LUTRAM && ((phase_q == ROUNDS && last_round) || phase_q == SPILL);
  assign wr_row = row_write || lsu_wr || spill;
  assign wr_column = rows_q && column_q;
  assign wr_all = finishing && (phase_q == ROUNDS || (phase_q == MEMORY && stream_q)) &&
      !LUTRAM;
  // Where the row of this cycle goes, and its bank. Columns and the sum of theta stay at vd.
  logic [4:0] reg_q, bank_q;
  logic steps;
  assign steps = (row_write && !theta_q) || spill;
  always_ff @(posedge clk) begin
    if (takes) {reg_q, bank_q} <= {vd, mod5(vd)};
    else if (steps) {reg_q, bank_q} <= {reg_q + 5'd1, turn(bank_q)};
  end
  always_comb begin
    {wr_reg, wr_bank} = memory_q && !stream_q ? {lsu_reg, lsu_bank} : {reg_q, bank_q};
    wr_words = memory_q ? lsu_words : spill ? '1 : active;
  end

  if (WHOLE) begin : g_whole
    lanewise_vec_whole #(
        .ELEN  (ELEN),
        .VLEN  (VLEN),
        .LUTRAM(LUTRAM)
    ) u_whole (
        .clk(clk), .phase_q(phase_q), .row_q(row_q), .rounding_q(rounding_q), .column_q(column_q),
        .stream_q(stream_q), .rc(rc), .wr_bank(wr_bank), .group_bus(group_bus), .a_q(a_q),
        .result(result), .lanes(lanes), .lsu_data(lsu_data), .bus_q(bus), .bus_row(bus_row)
    );
    assign bus_shifted = '0;
  end else begin : g_rows
    logic [VLEN-1:0] row_data_q, lanes_q, picked;
    logic [3*VLEN-1:0] shifted_q;
    logic wr_column_q;
    always_ff @(posedge clk) begin
      // Loads and stores select no result. Banks of LUT RAM take what is shifted in parts, for here
      // it would end the longest path.
      shifted_q <= shifted;
      row_data_q <= (LUTRAM ? unshifted : result) |
          ((VLEN)'({(WORDS + 1) / 2{lsu_data}}) & {VLEN{memory_q}});
      lanes_q <= lanes;
      wr_column_q <= wr_column;
    end
    for (genvar e = 0; e < ELENUM; e++) begin : g_element
      for (genvar i = 0; i < 5; i++) begin : g_bus
        assign bus[VLEN*i+ELEN*e+:ELEN] = wr_column_q ? lanes_q[ELEN*(e-e%5+i)+:ELEN] :
            row_data_q[ELEN*e+:ELEN];
      end
    end
    assign bus_row = row_data_q;
    lanewise_vec_pick #(
        .ELEN(ELEN),
        .VLEN(VLEN)
    ) u_pick (
        .parts (shifted_q),
        .result(picked)
    );
    assign bus_shifted = LUTRAM ? picked : '0;
  end
endmodule
