// SPDX-License-Identifier: Apache-2.0 OR MIT
// Compression (FIPS 203 equation 4.7) of a remainder to width_i bits, in two halves for a register
// between them: product_o goes to product_i. Of 12 bits the number itself. Combinational.
//
// y = floor((x 2^d + 1664) / Q) modulo 2^d. With 1 / Q = (Scale - e) / 2^33, where
// e = 623 / Q, the error is below 1 / Q for all x and d, so that no floor changes.
module lanewise_mlkem_compress (
    input  logic [11:0] x_i,        // below Q
    output logic [33:0] product_o,
    input  logic [ 3:0] width_i,    // 1, 3, 4, 5, 10, 11 or 12
    input  logic [33:0] product_i,
    output logic [11:0] y_o         // below 2^width_i
);
  localparam logic [33:0] Scale = 34'd2580335;  // 2^33 / Q, rounded up
  localparam logic [33:0] Half = 34'd1664 * Scale;

  // x * Scale without a multiplier: Scale = 5 (2^19 - 2^13) - 2^7 - 2^4 - 1.
  logic [33:0] sum, x, five, product;
  assign x = 34'(x_i);
  assign five = (x << 2) + x;
  assign product = (five << 19) - (five << 13) - ((x << 7) + (x << 4) + x);
  // Of 12 bits the number passes where the product would be.
  assign product_o = width_i == 4'd12 ? x : product;
  always_comb begin
    sum = product_i + (Half >> width_i);
    case (width_i)
      4'd1: y_o = {11'b0, sum[32]};
      4'd3: y_o = {9'b0, sum[32:30]};
      4'd4: y_o = {8'b0, sum[32:29]};
      4'd5: y_o = {7'b0, sum[32:28]};
      4'd10: y_o = {2'b0, sum[32:23]};
      4'd11: y_o = {1'b0, sum[32:22]};
      default: y_o = product_i[11:0];
    endcase
  end
endmodule
