// SPDX-License-Identifier: Apache-2.0 OR MIT
// Decompression (FIPS 203 equation 4.8) of a number of width_i bits; of 12 bits the remainder modulo
// Q, and whether it was reduced. Combinational.
module lanewise_mlkem_decompress
  import lanewise_mlkem_pkg::*;
(
    input  logic [ 3:0] width_i,  // 1, 3, 4, 5, 10, 11 or 12
    input  logic [11:0] y_i,      // below 2^width_i
    output logic [11:0] x_o,
    output logic        reduced_o
);
  logic [22:0] y, product, rounded;  // of at most eleven bits
  logic [12:0] less;
  // y * Q without a multiplier: Q = 3 * 2^10 + 2^8 + 1.
  assign y = 23'(y_i[10:0]);
  assign product = (((y << 1) + y) << 10) + ((y << 8) + y);
  assign less = {1'b0, y_i} - 13'(Q);
  assign reduced_o = width_i == 4'd12 && !less[12];
  always_comb begin
    rounded = product + (23'd1 << (width_i - 4'd1));
    case (width_i)
      4'd1: x_o = rounded[12:1];
      4'd3: x_o = rounded[14:3];
      4'd4: x_o = rounded[15:4];
      4'd5: x_o = rounded[16:5];
      4'd10: x_o = rounded[21:10];
      4'd11: x_o = rounded[22:11];
      default: x_o = less[12] ? y_i : less[11:0];
    endcase
  end
endmodule
