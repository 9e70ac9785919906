// SPDX-License-Identifier: Apache-2.0 OR MIT
// Second half of the reduction: a number below 4 Q to its remainder. Combinational.
module lanewise_mlkem_subtract
  import lanewise_mlkem_pkg::*;
(
    input  logic [13:0] x_i,  // below 4 Q
    output logic [11:0] y_o
);
  // Both differences have a sign bit, and fit.
  logic [13:0] less_two;
  logic [12:0] half, less_one;  // half is below 2 Q
  assign less_two = x_i - 14'(2 * Q);
  assign half = less_two[13] ? x_i[12:0] : less_two[12:0];
  assign less_one = half - 13'(Q);
  assign y_o = less_one[12] ? half[11:0] : less_one[11:0];
endmodule
