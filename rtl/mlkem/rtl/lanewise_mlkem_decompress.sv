// SPDX-License-Identifier: Apache-2.0 OR MIT
// Decompression (FIPS 203 equation 4.8) of a number of width_i bits; of 12 bits the remainder modulo
// Q, and whether it was reduced. Combinational.
//
// The number is in the upper bits of y_i: y 2^(11-d) Q / 2^11 is y Q / 2^d, whatever d.
module lanewise_mlkem_decompress
  import lanewise_mlkem_pkg::*;
(
    input  logic [ 3:0] width_i,  // 1, 3, 4, 5, 10, 11 or 12
    input  logic [11:0] y_i,      // zeros below the upper width_i bits
    output logic [11:0] x_o,
    output logic        reduced_o
);
  logic [22:0] y, rounded;  // of at most eleven bits
  logic [12:0] less;
  // y * Q without a multiplier: Q = 3 * 2^10 + 2^8 + 1.
  assign y = 23'(y_i[11:1]);
  assign rounded = (((y << 1) + y + 23'd1) << 10) + ((y << 8) + y);
  assign less = {1'b0, y_i} - 13'(Q);
  assign reduced_o = width_i == 4'd12 && !less[12];
  assign x_o = width_i != 4'd12 ? rounded[22:11] : less[12] ? y_i : less[11:0];
endmodule
