// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of one engine, two cycles after it is told which coefficients it takes.
module lanewise_mlkem_twiddle
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        product_i,
    input  logic        inverse_i,
    input  logic [ 2:0] first_i,    // index bit of the first layer, and of the second
    input  logic [ 2:0] second_i,
    input  logic [ 7:0] zero_i,     // index of coefficient 0 of the engine, of 1 and of 2
    input  logic [ 7:0] one_i,
    input  logic [ 7:0] two_i,
    input  logic [ 6:0] pair_i,     // of a product
    output logic [47:0] z_o         // first layer: 0 and 2, 1 and 3; second: 0 and 1, 2 and 3
);
  // Number of the factor of the block in which butterflies lie that are 2^b apart.
  function automatic logic [6:0] number(input logic [2:0] b, input logic [7:0] index,
                                        input logic backwards);
    logic [7:0] block, blocks;
    blocks = 8'd128 >> b;
    block = (index >> b) >> 1;
    number = backwards ? 7'((blocks << 1) - 8'd1 - block) : 7'(blocks + block);
  endfunction

  logic [27:0] number_q;
  logic inverse_q, negative_q;
  always_ff @(posedge clk_i) begin
    number_q[6:0] <= number(first_i, zero_i, inverse_i);
    number_q[13:7] <= number(first_i, one_i, inverse_i);
    number_q[20:14] <= product_i ? {1'b1, pair_i[6:1]} : number(second_i, zero_i, inverse_i);
    number_q[27:21] <= number(second_i, two_i, inverse_i);
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
