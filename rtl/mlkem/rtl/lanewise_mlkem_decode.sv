// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lanes to words of coefficients: WORD numbers of width_i bits, the lowest first, decompressed; of 12
// bits reduced modulo Q. A lane goes in, or a word comes out, in each cycle, or both. Of two words the second
// waits behind the first, so that what a word needs does not depend on out_ready_i in the same cycle.
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
  localparam logic [4:0] Lane = 5'(64 / WORD);  // bits are counted in units of WORD

`ifndef __ICARUS__
  if (WORD != 4 && WORD != 8 && WORD != 16) begin : g_check
    $error("WORD must be 4, 8 or 16");
  end
`endif

  logic [Size-1:0] bits_q, bits_rest;
  logic [4:0] count_q, count_rest, count_d;
  logic [5:0] less_q;  // the count when a word has left; negative if there is none, as between polynomials
  logic accept, make, moves, waits_q;  // waits_q: a word does

  assign make = !less_q[5] && !waits_q;
  assign moves = !out_valid_o || out_ready_i;
  assign count_rest = make ? less_q[4:0] : count_q;
  assign bits_rest = make ? bits_q >> (WORD * width_i) : bits_q;
  assign in_ready_o = !count_rest[4] && (count_rest[3:2] != 2'd3 || count_rest[1:0] == 2'd0);  // at most 12
  assign accept = in_valid_i && in_ready_o;
  assign count_d = accept ? count_rest + Lane : count_rest;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q <= '0;
      less_q <= '1;
      out_valid_o <= 1'b0;
      waits_q <= 1'b0;
    end else if (clear_i) begin
      count_q <= '0;
      less_q <= '1;
      out_valid_o <= 1'b0;
      waits_q <= 1'b0;
    end else begin
      count_q <= count_d;
      less_q <= {1'b0, count_d} - {2'b0, width_i};
      if (moves) out_valid_o <= make || waits_q;
      waits_q <= !moves && (make || waits_q);
    end
  end
  // Reset, for new bits are laid on the zeros above those that count.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) bits_q <= '0;
    else if (clear_i) bits_q <= '0;
    else if (accept) bits_q <= bits_rest | (Size'(in_data_i) << (WORD * count_rest));
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
  logic [12*WORD-1:0] words_q;
  logic reduced_q;
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      words_q <= '0;
      reduced_q <= 1'b0;
      out_data_o <= '0;
      out_reduced_o <= 1'b0;
    end else begin
      if (!waits_q) {reduced_q, words_q} <= {|reduced, words};
      if (moves) {out_reduced_o, out_data_o} <= waits_q ? {reduced_q, words_q} : {|reduced, words};
    end
  end
endmodule
