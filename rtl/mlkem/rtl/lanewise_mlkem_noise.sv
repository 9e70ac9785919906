// SPDX-License-Identifier: Apache-2.0 OR MIT
// The centred binomial distribution with eta 2 or 3 (FIPS 203 algorithm 8), and (Q + 1) / 2 times
// a bit of the message on top if asked. A word comes out in a cycle. What a polynomial needs is
// 8 eta lanes; in_last_i tells the last one, and settings hold from the first lane to the last word.
// The time does not depend on the data.
module lanewise_mlkem_noise
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned WORD = 8  // coefficients: 4, 8 or 16
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,       // forget all, with zeros in place of data
    input  logic               three_i,       // eta is 3, else 2
    input  logic               add_i,         // the message
    input  logic [      255:0] message_i,
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  logic [       63:0] in_data_i,
    input  logic               in_last_i,
    output logic               out_valid_o,
    input  logic               out_ready_i,
    output logic [12*WORD-1:0] out_data_o,
    output logic               out_last_o
);
  localparam int unsigned Spare = 6 * WORD;  // bits of a word with eta 3
  localparam int unsigned Size = 64 + Spare;
  localparam int unsigned Words = 256 / WORD;
  // Bits are counted in units of a third of Spare: a word takes two or three, a lane brings Lane.
  localparam int unsigned Unit = 2 * WORD;
  localparam logic [3:0] Lane = 4'(64 / Unit);

`ifndef __ICARUS__
  if (WORD != 4 && WORD != 8 && WORD != 16) begin : g_check
    $error("WORD must be 4, 8 or 16");
  end
`endif

  logic [Size-1:0] bits_q, bits_rest;
  logic [3:0] count_q, count_rest;
  logic [6:0] words_q, words_d;
  logic ended_q, accept, emit, last;

  assign out_valid_o = count_q[3:2] != '0 || (count_q[1] && (count_q[0] || !three_i));
  assign emit = out_valid_o && out_ready_i;
  assign last = words_q == 7'(Words - 1);
  assign words_d = !emit ? words_q : last ? 7'd0 : words_q + 7'd1;
  assign out_last_o = last;
  assign count_rest = !emit ? count_q : three_i ? count_q - 4'd3 : count_q - 4'd2;
  assign bits_rest = !emit ? bits_q : three_i ? bits_q >> (6 * WORD) : bits_q >> (4 * WORD);
  assign in_ready_o = !ended_q && count_rest[3:2] == '0;
  assign accept = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q <= '0;
      words_q <= '0;
      ended_q <= 1'b0;
    end else if (clear_i) begin
      count_q <= '0;
      words_q <= '0;
      ended_q <= 1'b0;
    end else begin
      words_q <= words_d;
      count_q <= accept ? count_rest + Lane : count_rest;
      if (accept) ended_q <= in_last_i;
      if (emit) begin
        if (last) ended_q <= 1'b0;
      end
    end
  end
  // Reset, for new bits are laid on the zeros above those that count.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) bits_q <= '0;
    else if (clear_i) bits_q <= '0;
    else if (accept) bits_q <= bits_rest | (Size'(in_data_i) << (Unit * count_rest[1:0]));
    else bits_q <= bits_rest;
  end

  // For the next word, a cycle before; the message stands from the first lane on.
  logic [WORD-1:0] message_q;
  for (genvar i = 0; i < WORD; i++) begin : g_message
    logic [Words-1:0] column;
    for (genvar n = 0; n < Words; n++) begin : g_word
      assign column[n] = message_i[WORD*n+i];
    end
    always_ff @(posedge clk_i) message_q[i] <= column[words_d[$clog2(Words)-1:0]];
  end
  for (genvar i = 0; i < WORD; i++) begin : g_coefficient
    logic [5:0] six;
    logic [1:0] plus, minus;
    logic [2:0] difference;  // from -3 to 3
    logic bit_set;
    // Of eta 2 the third bits of both halves count as 0.
    assign six = three_i ? bits_q[6*i+:6] : {1'b0, bits_q[4*i+2+:2], 1'b0, bits_q[4*i+:2]};
    assign plus = {1'b0, six[0]} + {1'b0, six[1]} + {1'b0, six[2]};
    assign minus = {1'b0, six[3]} + {1'b0, six[4]} + {1'b0, six[5]};
    assign difference = {1'b0, plus} - {1'b0, minus};
    assign bit_set = add_i && message_q[i];
    assign out_data_o[12*i+:12] = {{9{difference[2]}}, difference}
        + (bit_set ? 12'((Q + 1) / 2) : difference[2] ? 12'(Q) : 12'd0);
  end
endmodule
