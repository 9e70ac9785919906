// SPDX-License-Identifier: Apache-2.0 OR MIT
// One of the two multipliers of lanewise_mlkem_transform_two, with the sums before and behind it: a butterfly
// in each cycle, or the product of two coefficients in four. Modulo X^2 - g that is a0 b0 + (a1 b1) g and
// a1 b1 + a0 b0 - (a1 - a0)(b1 - b0). In the place of a0 b0 stands (-a0)(-b0), for the differences before the
// multiplier make that without a choice between their operands.
//
// Cycles are those of lanewise_mlkem_transform_two: 2 what came from memory, 3 to 6 the multiplication, 6 and
// 7 the sums. Each control has the cycle for which it is in its name.
module lanewise_mlkem_multiplier
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        clear_i,      // zeros in registers that have data of a summand or a result
    // Cycle 2.
    input  logic [11:0] m0_u_i,
    input  logic [11:0] m0_v_i,
    input  logic [11:0] m1_u_i,
    input  logic [11:0] m1_v_i,
    input  logic [11:0] zeta_i,
    input  logic        first_2_i,    // of a forward transform: both are of M0
    input  logic        inverse_2_i,
    input  logic        none_2_i,     // nothing is added
    input  logic        product_2_i,  // both factors are of memory
    input  logic        minus_2_i,    // u is subtracted
    input  logic        only_u_2_i,   // from nothing
    input  logic        again_2_i,    // the factor times the product of two cycles before
    input  logic        acc_2_i,      // summands of a product
    // Later ones.
    input  logic        add_u_5_i,    // the summand of u is there
    input  logic        inverse_6_i,
    input  logic        u_6_i,        // the sum for u is made
    input  logic        u_more_6_i,   // and goes on
    input  logic        u_minus_6_i,
    input  logic        v_6_i,
    input  logic        v_more_6_i,
    input  logic        v_minus_6_i,
    input  logic        u_7_i,        // it is complete
    input  logic        v_7_i,
    output logic [11:0] u_o,
    output logic [11:0] v_o
);
  // Cycle 2: half the sum of u and v, which an inverse butterfly makes of them. An odd sum is halved with Q
  // added or subtracted.
  logic [12:0] sum, even_sum;
  logic beyond, unused_bit;
  assign sum = {1'b0, m1_u_i} + {1'b0, m1_v_i};
  assign beyond = sum[12] || (&sum[11:10] && (sum[9] || (sum[8] && sum[7:0] != '0)));
  assign even_sum = sum + (!sum[0] ? 13'd0 : beyond ? -13'(Q) : 13'(Q));
  assign unused_bit = even_sum[0];

  // v, v - u or -u, of each memory.
  logic [11:0] m0_part, m1_part;
  lanewise_mlkem_correct u_m0_part (
      .minus_i(1'b1),
      .x_i((only_u_2_i ? 13'd0 : {1'b0, m0_v_i}) - (minus_2_i ? {1'b0, m0_u_i} : 13'd0)),
      .y_o(m0_part)
  );
  lanewise_mlkem_correct u_m1_part (
      .minus_i(1'b1),
      .x_i((only_u_2_i ? 13'd0 : {1'b0, m1_v_i}) - (minus_2_i ? {1'b0, m1_u_i} : 13'd0)),
      .y_o(m1_part)
  );

  // Cycles 2 to 5: the product and its remainder. A product is used once more a cycle after it is there, for
  // in that cycle the multiplier has the first two factors of the next step.
  logic [11:0] a_q, b_q, product_q, product_d, before_q;
  logic [23:0] whole_q;
  logic [13:0] fold_d, fold_q;
  logic [12:0] less;
  logic beyond_two;
  lanewise_mlkem_fold u_fold (
      .x_i(whole_q),
      .y_o(fold_d)
  );
  assign beyond_two = fold_q[13] || (fold_q[12] && fold_q[11] &&
                                     (fold_q[10] || (fold_q[9] && (fold_q[8] || fold_q[7:1] != '0))));
  assign less = fold_q[12:0] + (beyond_two ? -13'(2 * Q) : 13'd0);
  lanewise_mlkem_correct u_product (
      .minus_i(1'b0),
      .x_i(less),
      .y_o(product_d)
  );
  always_ff @(posedge clk_i) begin
    a_q <= again_2_i ? before_q : (first_2_i || product_2_i) ? m0_part : m1_part;
    b_q <= product_2_i ? m1_part : zeta_i;
    whole_q <= 24'(a_q) * 24'(b_q);
    fold_q <= fold_d;
    product_q <= product_d;
    before_q <= product_q;
  end

  // Cycles 2 to 6, beside the multiplier: half a sum, and what is added to both results, of a forward
  // butterfly u, of others coefficients of the summand. That of a product comes later, and of v is needed
  // as soon as that of a butterfly, and in one cycle alone.
  logic [12*4-1:0] half_line_q;
  logic [12*3-1:0] add_u_line_q, add_v_line_q;
  logic [11:0] add_u_q, add_v_q, in_u, in_v;
  assign in_u = (first_2_i || inverse_2_i) ? m0_u_i : m1_u_i;
  assign in_v = inverse_2_i ? m0_v_i : in_u;
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      half_line_q <= '0;
      add_u_line_q <= '0;
      add_v_line_q <= '0;
      add_u_q <= '0;
      add_v_q <= '0;
    end else begin
      half_line_q <= {half_line_q[35:0], even_sum[12:1]};
      add_u_line_q <= {add_u_line_q[23:0], none_2_i ? 12'd0 : in_u};
      add_v_line_q[11:0] <= none_2_i ? 12'd0 : in_v;
      add_v_line_q[23:12] <= !acc_2_i ? add_v_line_q[11:0] : none_2_i ? 12'd0 : m1_v_i;
      add_v_line_q[35:24] <= add_v_line_q[23:12];
      if (add_u_5_i) add_u_q <= add_u_line_q[35:24];
      add_v_q <= add_v_line_q[35:24];
    end
  end

  // Cycles 6 and 7: the sums, of a product one after the other.
  logic [12:0] raw_u_q, raw_v_q;
  logic [11:0] made_u, made_v, left_u, left_v, right_u;
  logic minus_u_q, minus_v_q;
  assign left_u = u_more_6_i ? made_u : add_u_q;
  assign left_v = v_more_6_i ? made_v : add_v_q;
  assign right_u = inverse_6_i ? half_line_q[47:36] : product_q;
  lanewise_mlkem_correct u_made_u (
      .minus_i(minus_u_q),
      .x_i(raw_u_q),
      .y_o(made_u)
  );
  lanewise_mlkem_correct u_made_v (
      .minus_i(minus_v_q),
      .x_i(raw_v_q),
      .y_o(made_v)
  );
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      raw_u_q <= '0;
      raw_v_q <= '0;
      u_o <= '0;
      v_o <= '0;
      minus_u_q <= 1'b0;
      minus_v_q <= 1'b0;
    end else begin
      if (u_6_i) begin
        minus_u_q <= u_minus_6_i;
        raw_u_q <= u_minus_6_i ? {1'b0, left_u} - {1'b0, right_u} : {1'b0, left_u} + {1'b0, right_u};
      end
      if (v_6_i) begin
        minus_v_q <= v_minus_6_i;
        raw_v_q <= v_minus_6_i ? {1'b0, left_v} - {1'b0, product_q} : {1'b0, left_v} + {1'b0, product_q};
      end
      if (u_7_i) u_o <= made_u;
      if (v_7_i) v_o <= made_v;
    end
  end
endmodule
