// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lanes to words of four coefficients, as lanewise_mlkem_decode, for the smallest configuration: four bits
// of one coefficient in a cycle, so that a coefficient takes ceil(width_i / 4) cycles. A lane must stand
// until in_ready_o, which comes with its last digit. After a reset clear_i must come, for there are no
// counters with an asynchronous reset: with both they would take more look-up tables.
//
// With digits n of four bits, the lowest first, acc becomes (acc + n Q) / 16 each time: after the last one
// it is y Q / 2^d. The lowest digit is filled up with zeros below where d is no multiple of four.
module lanewise_mlkem_decode_serial
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,       // forget all, with zeros in place of data
    input  logic [ 3:0] width_i,       // constant for a polynomial
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [63:0] in_data_i,
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [47:0] out_data_o,
    output logic        out_reduced_o  // a number of 12 bits was not below Q
);
  // n Q, and 8 more for n + 16, which rounds the last quotient: bit b at bit 32*b + n.
  function automatic logic [16*32-1:0] multiples();
    for (int unsigned b = 0; b < 16; b++) begin
      for (int unsigned n = 0; n < 32; n++) multiples[32*b+n] = 1'((n % 16 * Q + n / 16 * 8) >> b);
    end
  endfunction
  localparam logic [16*32-1:0] Multiples = multiples();

  logic [3:0] at_q;  // digit of the lane
  logic [1:0] part_q, last_part;  // digit of the coefficient
  logic [1:0] place_q;  // coefficient of the word
  logic free, step, first, last, keep, word_done;
  assign free = !out_valid_o || out_ready_i;
  assign step = in_valid_i && free;
  assign first = part_q == 2'd0;
  assign last_part = width_i > 4'd8 ? 2'd2 : width_i > 4'd4 ? 2'd1 : 2'd0;
  assign last = part_q == last_part;
  assign word_done = step && last && place_q == 2'd3;

  // A coefficient ends after so many bits of a digit of the lane, 0: all; and so do its own digits.
  // What is left of the lane's digit may hold the lowest digit of the next one, and is kept then.
  logic [1:0] ends;
  logic [2:0] next_ends;
  always_comb begin  // the width times one more than the place, without a multiplier
    case (place_q)
      2'd0: ends = width_i[1:0];
      2'd1: ends = {width_i[0], 1'b0};
      2'd2: ends = {width_i[1] ^ width_i[0], width_i[0]};
      default: ends = 2'd0;
    endcase
  end
  assign next_ends = {1'b0, ends} + {1'b0, width_i[1:0]};
  assign keep = last && ends != 2'd0 && next_ends <= 3'd4;
  assign in_ready_o = free && at_q == 4'd15 && !keep;

  logic [3:0] lane_digit, digit;
  logic [2:0] before_q;  // of the lane
  for (genvar b = 0; b < 4; b++) begin : g_digit
    logic [15:0] column;
    for (genvar n = 0; n < 16; n++) begin : g_column
      assign column[n] = in_data_i[4*n+b];
    end
    assign lane_digit[b] = column[at_q];
  end
  always_comb begin
    case (ends)
      2'd1: digit = {lane_digit[0], before_q};
      2'd2: digit = {lane_digit[1:0], before_q[2:1]};
      2'd3: digit = {lane_digit[2:0], before_q[2]};
      default: digit = lane_digit;
    endcase
    if (first) begin
      case (width_i[1:0])
        2'd1: digit[2:0] = 3'd0;
        2'd2: digit[1:0] = 2'd0;
        2'd3: digit[0] = 1'b0;
        default: ;
      endcase
    end
  end

  // Of 12 bits the number itself, or what it exceeds Q by. Its lower digits are kept inverted, as the sum
  // takes most of them: then it needs no look-up tables before the carry chain.
  logic [11:0] acc_q, whole, x;
  logic [7:0] digits_n_q;
  logic [12:0] less;
  logic [15:0] product, sum;
  logic reduced;
  for (genvar b = 0; b < 16; b++) begin : g_product
    logic [31:0] column;
    assign column = Multiples[32*b+:32];
    assign product[b] = column[{last, digit}];
  end
  assign sum = 16'(acc_q) + product;
  assign whole = {digit, ~digits_n_q};
  assign less = -13'(Q) + {1'b0, whole};
  assign reduced = width_i == 4'd12 && !less[12];
  assign x = width_i != 4'd12 ? sum[15:4] : less[12] ? whole : less[11:0];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) out_valid_o <= 1'b0;
    else if (clear_i) out_valid_o <= 1'b0;
    else if (free) out_valid_o <= word_done;
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      at_q <= '0;
      part_q <= '0;
      place_q <= '0;
      acc_q <= '0;
      before_q <= '0;
      digits_n_q <= '0;
      out_data_o <= '0;
      out_reduced_o <= 1'b0;
    end else if (step) begin
      if (!keep) at_q <= at_q + 4'd1;
      part_q <= last ? 2'd0 : part_q + 2'd1;
      acc_q <= last ? 12'd0 : sum[15:4];
      before_q <= lane_digit[3:1];
      digits_n_q <= {~digit, digits_n_q[7:4]};
      if (last) begin
        place_q <= place_q + 2'd1;
        out_data_o <= {x, out_data_o[47:12]};
        out_reduced_o <= reduced || (out_reduced_o && place_q != 2'd0);
      end
    end
  end
endmodule
