// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lanes to words of coefficients: WORD numbers of width_i bits, the lowest first, decompressed; of 12
// bits reduced modulo Q. A lane goes in, or a word comes out, in each cycle, or both.
module lanewise_mlkem_decode #(
    parameter int unsigned WORD = 8  // coefficients: 4, 8 or 16
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,        // forget all, with zeros in place of data
    input  logic [        3:0] width_i,        // constant for a polynomial
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  logic [       63:0] in_data_i,
    output logic               out_valid_o,
    input  logic               out_ready_i,
    output logic [12*WORD-1:0] out_data_o,
    output logic               out_reduced_o   // a number of 12 bits was not below Q
);
  localparam int unsigned Most = 12 * WORD;
  localparam int unsigned Size = 64 + Most;
  localparam int unsigned Grain = $clog2(WORD);  // lowest bits of all counts, which are 0

`ifndef __ICARUS__
  if (WORD != 4 && WORD != 8 && WORD != 16) begin : g_check
    $error("WORD must be 4, 8 or 16");
  end
`endif

  logic [Size-1:0] bits_q, bits_rest;
  logic [8:0] count_q, count_rest, need;
  logic accept, make;

  assign need = 9'(width_i) * 9'(WORD);
  assign make = count_q >= need && (!out_valid_o || out_ready_i);
  assign count_rest = make ? count_q - need : count_q;
  assign bits_rest = make ? bits_q >> {need[8:Grain], Grain'(0)} : bits_q;
  assign in_ready_o = count_rest <= 9'(Most);
  assign accept = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q <= '0;
      out_valid_o <= 1'b0;
    end else if (clear_i) begin
      count_q <= '0;
      out_valid_o <= 1'b0;
    end else begin
      count_q <= accept ? count_rest + 9'd64 : count_rest;
      if (make || out_ready_i) out_valid_o <= make;
    end
  end
  // Reset, for new bits are laid on the zeros above those that count.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) bits_q <= '0;
    else if (clear_i) bits_q <= '0;
    else if (accept) bits_q <= bits_rest | (Size'(in_data_i) << {count_rest[8:Grain], Grain'(0)});
    else bits_q <= bits_rest;
  end

  logic [12*WORD-1:0] words;
  logic [WORD-1:0] reduced;
  for (genvar i = 0; i < WORD; i++) begin : g_coefficient
    logic [11:0] y;
    always_comb begin
      case (width_i)
        4'd1: y = {bits_q[i], 11'b0};
        4'd3: y = {bits_q[3*i+:3], 9'b0};
        4'd4: y = {bits_q[4*i+:4], 8'b0};
        4'd5: y = {bits_q[5*i+:5], 7'b0};
        4'd10: y = {bits_q[10*i+:10], 2'b0};
        4'd11: y = {bits_q[11*i+:11], 1'b0};
        default: y = bits_q[12*i+:12];
      endcase
    end
    lanewise_mlkem_decompress u_decompress (
        .width_i,
        .y_i(y),
        .x_o(words[12*i+:12]),
        .reduced_o(reduced[i])
    );
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      out_data_o <= '0;
      out_reduced_o <= 1'b0;
    end else if (make) begin
      out_data_o <= words;
      out_reduced_o <= |reduced;
    end
  end
endmodule
