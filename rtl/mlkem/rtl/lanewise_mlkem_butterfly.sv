// SPDX-License-Identifier: Apache-2.0 OR MIT
// One butterfly, with one multiplier. Five registers: sum and difference, product, fold, subtract,
// sum and difference. All of them move when adv_i is 1. No reset: what is in it counts only where
// the one who feeds it says so.
module lanewise_mlkem_butterfly
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        adv_i,
    input  logic [ 1:0] op_i,       // Bfly*
    input  logic [11:0] u_i,        // below Q, all three
    input  logic [11:0] v_i,
    input  logic [11:0] w_i,        // the inverse takes half the factor
    output logic [11:0] product_o,  // v w, one cycle before the others
    output logic [11:0] first_o,
    output logic [11:0] second_o
);
  logic [7:0] op_q;  // of the first four registers
  logic [11:0] w_q, v_q, v_d;
  logic [47:0] u_q;
  logic [11:0] sum, halved, difference, u_d;
  logic [23:0] product_q;
  logic [13:0] fold_d, fold_q;
  logic [11:0] product_d, plus, minus;

  lanewise_mlkem_add u_sum (.subtract_i(1'b0), .a_i(u_i), .b_i(v_i), .y_o(sum));
  lanewise_mlkem_add u_difference (.subtract_i(1'b1), .a_i(v_i), .b_i(u_i), .y_o(difference));
  // Half of an odd number is half of the number plus Q.
  assign halved = sum[0] ? 12'((13'(sum) + 13'(Q)) >> 1) : {1'b0, sum[11:1]};
  assign v_d = op_i == BflyInverse ? difference : v_i;
  assign u_d = op_i == BflyInverse ? halved : u_i;

  lanewise_mlkem_fold u_fold (.x_i(product_q), .y_o(fold_d));
  lanewise_mlkem_subtract u_subtract (.x_i(fold_q), .y_o(product_d));

  always_ff @(posedge clk_i) begin
    if (adv_i) begin
      op_q <= {op_q[5:0], op_i};
      u_q <= {u_q[35:0], u_d};
      v_q <= v_d;
      w_q <= w_i;
      product_q <= 24'(v_q) * 24'(w_q);
      fold_q <= fold_d;
      product_o <= product_d;
    end
  end

  logic [1:0] op;
  logic rest;
  logic [11:0] u;
  assign op = op_q[7:6];
  assign rest = op == BflyRest;
  assign u = u_q[47:36];
  lanewise_mlkem_add u_plus (.subtract_i(1'b0), .a_i(u), .b_i(product_o), .y_o(plus));
  lanewise_mlkem_add u_minus (
      .subtract_i(1'b1),
      .a_i(rest ? product_o : u),
      .b_i(rest ? u : product_o),
      .y_o(minus)
  );
  always_ff @(posedge clk_i) begin
    if (adv_i) begin
      first_o <= op == BflyForward ? plus : u;
      second_o <= (op == BflyForward || rest) ? minus : product_o;
    end
  end
endmodule
