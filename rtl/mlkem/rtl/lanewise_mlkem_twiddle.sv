// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of one engine, two cycles after it is told their numbers, or the pair of a product.
module lanewise_mlkem_twiddle
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        product_i,
    input  logic        inverse_i,
    input  logic [27:0] number_i,   // of the factors, in the order of z_o
    input  logic [ 6:0] pair_i,     // of a product
    output logic [47:0] z_o         // first layer: 0 and 2, 1 and 3; second: 0 and 1, 2 and 3
);
  logic [27:0] number_q;
  logic inverse_q, negative_q;
  always_ff @(posedge clk_i) begin
    number_q <= number_i;
    if (product_i) number_q[20:14] <= {1'b1, pair_i[6:1]};
    inverse_q <= inverse_i;
    negative_q <= product_i && pair_i[0];
  end

  for (genvar n = 0; n < 4; n++) begin : g_factor
    logic [11:0] whole, half;
    for (genvar b = 0; b < 12; b++) begin : g_bit
      logic [127:0] column, column_half;
      assign column = Zeta[128*b+:128];
      assign column_half = ZetaHalf[128*b+:128];
      assign whole[b] = column[number_q[7*n+:7]];
      assign half[b] = column_half[number_q[7*n+:7]];
    end
    always_ff @(posedge clk_i) begin
      z_o[12*n+:12] <= inverse_q ? half : (n == 2 && negative_q) ? 12'(Q) - whole : whole;
    end
  end
endmodule
