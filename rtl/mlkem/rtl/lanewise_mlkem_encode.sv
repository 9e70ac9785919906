// SPDX-License-Identifier: Apache-2.0 OR MIT
// Words of coefficients to lanes: each compressed to width_i bits, the lowest first. A word goes in,
// or a lane comes out, in each cycle, or both; two registers lie between.
module lanewise_mlkem_encode #(
    parameter int unsigned WORD = 8  // coefficients: 4, 8 or 16
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,      // forget all, with zeros in place of data
    input  logic [        3:0] width_i,      // constant for a polynomial
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  logic [12*WORD-1:0] in_data_i,    // coefficients below Q
    output logic               out_valid_o,
    input  logic               out_ready_i,
    output logic [       63:0] out_data_o
);
  localparam int unsigned Most = 12 * WORD;
  localparam int unsigned Size = 63 + Most;
  localparam int unsigned Lane = 64 / WORD;  // bits are counted in units of WORD
  localparam int unsigned Grain = $clog2(Lane);

`ifndef __ICARUS__
  if (WORD != 4 && WORD != 8 && WORD != 16) begin : g_check
    $error("WORD must be 4, 8 or 16");
  end
`endif

  logic quotient_valid_q, packed_valid_q, leave_quotient, leave_packed, emit;
  logic [12*WORD-1:0] quotient_d, quotient_q;
  logic [12*WORD-1:0] compressed;
  logic [Most-1:0] packed_d, packed_q;
  for (genvar i = 0; i < WORD; i++) begin : g_coefficient
    lanewise_mlkem_compress u_compress (
        .x_i(in_data_i[12*i+:12]),
        .quotient_o(quotient_d[12*i+:12]),
        .width_i,
        .quotient_i(quotient_q[12*i+:12]),
        .y_o(compressed[12*i+:12])
    );
  end
  always_comb begin
    packed_d = '0;
    for (int unsigned i = 0; i < WORD; i++) begin
      case (width_i)
        4'd1: packed_d[i] = compressed[12*i+11];
        4'd3: packed_d[3*i+:3] = compressed[12*i+9+:3];
        4'd4: packed_d[4*i+:4] = compressed[12*i+8+:4];
        4'd5: packed_d[5*i+:5] = compressed[12*i+7+:5];
        4'd10: packed_d[10*i+:10] = compressed[12*i+2+:10];
        4'd11: packed_d[11*i+:11] = compressed[12*i+1+:11];
        default: packed_d[12*i+:12] = compressed[12*i+:12];
      endcase
    end
  end

  logic [Size-1:0] bits_q, bits_rest;
  logic [4:0] count_q;
  logic [4-Grain:0] lanes_rest;
  assign out_valid_o = count_q[4:Grain] != '0;
  assign out_data_o = bits_q[63:0];
  assign emit = out_valid_o && out_ready_i;
  assign lanes_rest = count_q[4:Grain] - (5 - Grain)'(emit);
  assign bits_rest = emit ? bits_q >> 64 : bits_q;
  assign leave_packed = packed_valid_q && lanes_rest == '0;
  assign leave_quotient = quotient_valid_q && (!packed_valid_q || leave_packed);
  assign in_ready_o = !quotient_valid_q || leave_quotient;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      quotient_valid_q <= 1'b0;
      packed_valid_q <= 1'b0;
      count_q <= '0;
    end else if (clear_i) begin
      quotient_valid_q <= 1'b0;
      packed_valid_q <= 1'b0;
      count_q <= '0;
    end else begin
      if (in_ready_o) quotient_valid_q <= in_valid_i;
      if (!packed_valid_q || leave_packed) packed_valid_q <= leave_quotient;
      count_q <= {lanes_rest, count_q[Grain-1:0]} + (leave_packed ? {1'b0, width_i} : 5'd0);
    end
  end
  // Reset, for new bits are laid on the zeros above those that count, less than a lane when they come.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) bits_q <= '0;
    else if (clear_i) bits_q <= '0;
    else bits_q <= leave_packed ?
        bits_rest | (Size'(packed_q) << (WORD * count_q[Grain-1:0])) : bits_rest;
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      quotient_q <= '0;
      packed_q <= '0;
    end else begin
      if (in_valid_i && in_ready_o) quotient_q <= quotient_d;
      if (leave_quotient) packed_q <= packed_d;
    end
  end
endmodule
