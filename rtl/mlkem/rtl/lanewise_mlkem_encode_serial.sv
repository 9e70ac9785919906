// SPDX-License-Identifier: Apache-2.0 OR MIT
// Words of four coefficients to lanes, as lanewise_mlkem_encode, for the smallest configuration, and the
// other way round: the last word comes first, and so does the last lane of its polynomial, for a division
// gives the highest bit first. In a cycle it gives two bits; of 12 bits, which are not divided, four are
// taken. A coefficient takes 3, 6, 6, 3, 3, 2, 1 cycles for 12, 11, 10, 5, 4, 3, 1 bits. A word must stand
// until in_ready_o, which comes with its last digit. After a reset clear_i must come.
//
// Compression (FIPS 203 equation 4.7) is floor((x 2^d + h) / Q) modulo 2^d, h = floor(Q / 2). The division
// does not restore: to a remainder below 0 Q is added in the next step, from others it is subtracted, and
// the quotient has a 1 where the result is not below 0. It begins with x + floor(h / 2^d) - Q, whose sign
// is bit d of the quotient; the lower d bits of h come in one after the other.
module lanewise_mlkem_encode_serial
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,      // forget all, with zeros in place of data
    input  logic [ 3:0] width_i,      // constant for a polynomial
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [ 1:0] in_swap_i,    // coefficient n is at n ^ in_swap_i
    input  logic [47:0] in_data_i,    // coefficients below Q
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [63:0] out_data_o
);
  localparam logic [12:0] Minus = -13'(Q);

  logic [2:0] part_q, last_part;  // step of the coefficient
  logic [1:0] place_q;  // coefficients of the word that are done
  logic whole, free, step, first, last;
  assign whole = width_i == 4'd12;
  assign free = !out_valid_o || out_ready_i;
  assign step = in_valid_i && free;
  assign first = part_q == 3'd0;
  assign last = part_q == last_part;
  assign in_ready_o = free && last && place_q == 2'd3;

  logic [11:0] x;
  logic [12:0] start;  // floor(h / 2^d) - Q
  always_comb begin
    case (in_swap_i ^ place_q)
      2'd3: x = in_data_i[11:0];
      2'd2: x = in_data_i[23:12];
      2'd1: x = in_data_i[35:24];
      default: x = in_data_i[47:36];
    endcase
    case (width_i)
      4'd1: {last_part, start} = {3'd0, Minus + 13'd832};
      4'd3: {last_part, start} = {3'd1, Minus + 13'd208};
      4'd4: {last_part, start} = {3'd2, Minus + 13'd104};
      4'd5: {last_part, start} = {3'd2, Minus + 13'd52};
      4'd10: {last_part, start} = {3'd5, Minus + 13'd1};
      4'd11: {last_part, start} = {3'd5, Minus};
      default: {last_part, start} = {3'd2, Minus};
    endcase
  end

  // Two steps of the division; the lower bits of h are 1010000000 and 11010000000.
  logic [12:0] rest_q, rest_1, rest_2, more, less;
  logic low_1, low_2;
  assign low_1 = width_i == 4'd11 && (part_q == 3'd1 || part_q == 3'd2);
  assign low_2 = (first && (width_i == 4'd10 || width_i == 4'd11)) || (part_q == 3'd1 && width_i == 4'd10);
  assign rest_1 = (first ? start : rest_q[12] ? 13'(Q) : Minus)
      + (first ? {1'b0, x} : {rest_q[11:0], low_1});
  // Both sums, so that the second does not wait for the sign of the first.
  assign more = 13'(Q) + {rest_1[11:0], low_2};
  assign less = Minus + {rest_1[11:0], low_2};
  assign rest_2 = rest_1[12] ? more : less;

  // The first step gives a bit, others two. The bit waits for the first of the next two, whose second
  // one waits, and so on; of an odd number one is left for the next coefficient, which then needs none.
  logic aligned, give, half_q, put, spare;
  logic [1:0] pair, pair_q;
  logic [3:0] digit, at_q;  // at_q: digits that the lane has
  assign aligned = width_i[0] && place_q[0];
  assign spare = !rest_q[12];
  assign pair = {aligned && !first ? !rest_1[12] : spare, aligned ? !rest_2[12] : !rest_1[12]};
  assign give = step && !whole && (aligned || !first);
  assign put = (give && half_q) || (step && whole);
  always_comb begin
    digit = {pair_q, pair};
    if (whole) digit = part_q[1] ? x[3:0] : part_q[0] ? x[7:4] : x[11:8];
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) out_valid_o <= 1'b0;
    else if (clear_i) out_valid_o <= 1'b0;
    else if (free) out_valid_o <= put && at_q == 4'd15;
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      part_q <= '0;
      place_q <= '0;
      half_q <= 1'b0;
      at_q <= '0;
      rest_q <= '0;
      pair_q <= '0;
      out_data_o <= '0;
    end else begin
      if (step) part_q <= last ? 3'd0 : part_q + 3'd1;
      if (step && last) place_q <= place_q + 2'd1;
      if (give) half_q <= !half_q;
      if (put) at_q <= at_q + 4'd1;
      if (step) rest_q <= rest_2;
      if (give) pair_q <= pair;
      if (put) out_data_o <= {out_data_o[59:0], digit};
    end
  end
endmodule
