// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_mlkem_engine does, with a single butterfly: a set of four coefficients in four cycles,
// twelve cycles from in to out. The first layer's butterflies start in cycles 0 and 1 of a set, the
// second's in cycles 6 and 7, which are 2 and 3 of the next set. So a set must not follow another after
// 1 to 3 or 5 to 7 cycles; that is the user's to observe.
module lanewise_mlkem_engine_serial
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,   // zeros in place of what waits; the rest is pushed out by them
    input  logic        valid_i,
    input  logic [ 1:0] op_i,      // Eng*
    input  logic        single_i,
    input  logic [47:0] x_i,       // four coefficients below Q; of a product {b1, b0, a1, a0}
    input  logic [47:0] z_i,       // four factors below Q; halved for the inverse
    output logic        valid_o,
    output logic [47:0] y_o
);
  // Cycle n of a set at bit n - 1.
  logic [11:0] valid_q;
  assign valid_o = valid_q[11];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) valid_q <= '0;
    else if (clear_i) valid_q <= '0;
    else valid_q <= {valid_q[10:0], valid_i};
  end

  // What waits: of the first layer its second butterfly, of the second layer factors and sums.
  logic [1:0] op_q, op_second_q;
  logic single_q, single_second_q, product, product_second;
  logic [11:0] x1_q, x3_q, z1_q, sum_a, sum_b;
  logic [23:0] z_q, z_second_q, sums_q, sums_second_q;  // of a product the sums of both factors
  assign product = op_i == EngProduct;
  assign product_second = op_second_q == EngProduct;
  lanewise_mlkem_add u_sum_a (
      .subtract_i(1'b0), .a_i(x_i[11:0]), .b_i(x_i[23:12]), .y_o(sum_a)
  );
  lanewise_mlkem_add u_sum_b (
      .subtract_i(1'b0), .a_i(x_i[35:24]), .b_i(x_i[47:36]), .y_o(sum_b)
  );
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      op_q <= '0;
      single_q <= 1'b0;
      x1_q <= '0;
      x3_q <= '0;
      z1_q <= '0;
      z_q <= '0;
      sums_q <= '0;
      op_second_q <= '0;
      single_second_q <= 1'b0;
      z_second_q <= '0;
      sums_second_q <= '0;
    end else begin
      if (valid_i) begin
        op_q <= op_i;
        single_q <= single_i;
        x1_q <= x_i[23:12];
        x3_q <= x_i[47:36];
        z1_q <= product ? x_i[23:12] : z_i[23:12];
        z_q <= z_i[47:24];
        sums_q <= {sum_b, sum_a};
      end
      if (valid_q[3]) begin
        op_second_q <= op_q;
        single_second_q <= single_q;
        z_second_q <= z_q;
        sums_second_q <= sums_q;
      end
    end
  end

  // What comes out: of the first layer in cycles 5 and 6, of the second in 11 and 12.
  logic [11:0] first, second, y0_q, y2_q, y3_q, low_high_q, low_high;
  logic [23:0] out_q;
  lanewise_mlkem_add u_low_high (.subtract_i(1'b0), .a_i(y2_q), .b_i(second), .y_o(low_high));
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      {y3_q, y2_q, y0_q} <= '0;
      low_high_q <= '0;
      out_q <= '0;
    end else begin
      if (valid_q[4]) {y2_q, y0_q} <= {second, first};
      if (valid_q[5]) begin
        y3_q <= second;
        low_high_q <= low_high;
      end
      if (valid_q[10]) out_q <= {second, first};
    end
  end

  logic [1:0] op, op_first, op_layer;
  logic [11:0] u, v, w;
  function automatic logic [1:0] butterfly(input logic [1:0] eng);
    butterfly = eng == EngProduct ? BflyRaw : eng == EngInverse ? BflyInverse : BflyForward;
  endfunction
  assign op_first = butterfly(valid_i ? op_i : op_q);
  assign op_layer = single_second_q ? BflyRaw : butterfly(op_second_q);
  always_comb begin
    if (valid_q[5]) begin
      op = product_second ? BflyForward : op_layer;
      u = product_second ? y2_q : y0_q;
      v = product_second ? second : first;
      w = single_second_q ? 12'd1 : z_second_q[11:0];
    end else if (valid_q[6]) begin
      op = product_second ? BflyRest : op_layer;
      u = product_second ? low_high_q : y2_q;
      v = product_second ? sums_second_q[11:0] : y3_q;
      w = product_second ? sums_second_q[23:12] : single_second_q ? 12'd1 : z_second_q[23:12];
    end else if (valid_i) begin
      op = op_first;
      u = x_i[11:0];
      v = x_i[35:24];
      w = product ? x_i[11:0] : z_i[11:0];
    end else begin
      op = op_first;
      u = x1_q;
      v = x3_q;
      w = z1_q;
    end
  end
  lanewise_mlkem_butterfly u_butterfly (
      .clk_i,
      .adv_i(1'b1),
      .op_i(op),
      .u_i(u),
      .v_i(v),
      .w_i(w),
      .product_o(),
      .first_o(first),
      .second_o(second)
  );
  // The second butterfly's results as they come; of a product its second one is coefficient 1.
  logic [4:0] product_q;
  always_ff @(posedge clk_i) product_q <= {product_q[3:0], product_second && valid_q[6]};
  assign y_o = {second, first, product_q[4] ? second : out_q[23:12], out_q[11:0]};
endmodule
