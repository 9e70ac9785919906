// SPDX-License-Identifier: Apache-2.0 OR MIT
// A 2x2 butterfly engine: two layers of two butterflies, ten cycles from in to out, one set of four
// coefficients in each. Forward and inverse transform: coefficients 0 and 2 meet in the first layer
// with factor z_i[11:0], 1 and 3 with z_i[23:12]; 0 and 1 with z_i[35:24], 2 and 3 with z_i[47:36]
// in the second, which `single_i` leaves out. Product: x_i is {b1, b0, a1, a0}, y_o[23:0] is
// (a0 + a1 X)(b0 + b1 X) modulo X^2 - z_i[35:24].
module lanewise_mlkem_engine
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        valid_i,
    output logic        ready_o,
    input  logic [ 1:0] op_i,      // Eng*
    input  logic        single_i,
    input  logic [47:0] x_i,       // four coefficients below Q
    input  logic [47:0] z_i,       // four factors below Q; halved for the inverse
    output logic        valid_o,
    input  logic        ready_i,
    output logic [47:0] y_o
);
  localparam int unsigned Depth = 10;

  // All registers move together, unless the last is not taken.
  logic adv;
  logic [Depth-1:0] valid_q;
  assign valid_o = valid_q[Depth-1];
  assign adv = ready_i || !valid_o;
  assign ready_o = adv;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) valid_q <= '0;
    else if (adv) valid_q <= {valid_q[Depth-2:0], valid_i};
  end

  logic product;
  logic [1:0] op_first;
  assign product = op_i == EngProduct;
  assign op_first = product ? BflyRaw : op_i == EngInverse ? BflyInverse : BflyForward;

  logic [11:0] low, high;  // a0 b0, a1 b1
  logic [11:0] x0, x1, x2, x3;
  lanewise_mlkem_butterfly u_first_02 (
      .clk_i,
      .adv_i(adv),
      .op_i(op_first),
      .u_i(x_i[11:0]),
      .v_i(x_i[35:24]),
      .w_i(product ? x_i[11:0] : z_i[11:0]),
      .product_o(low),
      .first_o(x0),
      .second_o(x2)
  );
  lanewise_mlkem_butterfly u_first_13 (
      .clk_i,
      .adv_i(adv),
      .op_i(op_first),
      .u_i(x_i[23:12]),
      .v_i(x_i[47:36]),
      .w_i(product ? x_i[23:12] : z_i[23:12]),
      .product_o(high),
      .first_o(x1),
      .second_o(x3)
  );

  // Next to the first layer: a0 + a1, b0 + b1, and a0 b0 + a1 b1; the other factors wait.
  logic [11:0] sum_a, sum_b, sum_low_high, sum_q;
  lanewise_mlkem_add u_sum_a (
      .subtract_i(1'b0), .a_i(x_i[11:0]), .b_i(x_i[23:12]), .y_o(sum_a)
  );
  lanewise_mlkem_add u_sum_b (
      .subtract_i(1'b0), .a_i(x_i[35:24]), .b_i(x_i[47:36]), .y_o(sum_b)
  );
  lanewise_mlkem_add u_low_high (.subtract_i(1'b0), .a_i(low), .b_i(high), .y_o(sum_low_high));

  localparam int unsigned Wait = 3 + 48;
  logic [5*Wait-1:0] wait_q;
  always_ff @(posedge clk_i) begin
    if (adv) begin
      wait_q <= {wait_q[4*Wait-1:0], op_i, single_i, sum_a, sum_b, z_i[47:24]};
      sum_q <= sum_low_high;
    end
  end
  logic [1:0] op;
  logic single, product_second;
  logic [11:0] factor_a, factor_b, z1, z2;
  assign {op, single, factor_a, factor_b, z2, z1} = wait_q[5*Wait-1-:Wait];
  assign product_second = op == EngProduct;

  // The second layer. Without it, what is multiplied is multiplied by 1.
  logic [1:0] op_second, op_01, op_23;
  assign op_second = single ? BflyRaw : op == EngInverse ? BflyInverse : BflyForward;
  assign op_01 = product_second ? BflyForward : op_second;
  assign op_23 = product_second ? BflyRest : op_second;
  logic [11:0] y_second, y_third, y_fourth;
  lanewise_mlkem_butterfly u_second_01 (
      .clk_i,
      .adv_i(adv),
      .op_i(op_01),
      .u_i(product_second ? x2 : x0),
      .v_i(product_second ? x3 : x1),
      .w_i(single ? 12'd1 : z1),
      .product_o(),
      .first_o(y_o[11:0]),
      .second_o(y_second)
  );
  logic [4:0] product_q;
  always_ff @(posedge clk_i) begin
    if (adv) product_q <= {product_q[3:0], product_second};
  end
  lanewise_mlkem_butterfly u_second_23 (
      .clk_i,
      .adv_i(adv),
      .op_i(op_23),
      .u_i(product_second ? sum_q : x2),
      .v_i(product_second ? factor_a : x3),
      .w_i(product_second ? factor_b : single ? 12'd1 : z2),
      .product_o(),
      .first_o(y_third),
      .second_o(y_fourth)
  );
  assign y_o[23:12] = product_q[4] ? y_fourth : y_second;
  assign y_o[47:24] = {y_fourth, y_third};
endmodule
