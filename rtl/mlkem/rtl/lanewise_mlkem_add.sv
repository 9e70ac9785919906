// SPDX-License-Identifier: Apache-2.0 OR MIT
// Sum or difference of two remainders modulo Q. Combinational.
module lanewise_mlkem_add
  import lanewise_mlkem_pkg::*;
(
    input  logic        subtract_i,
    input  logic [11:0] a_i,  // below Q, both
    input  logic [11:0] b_i,
    output logic [11:0] y_o
);
  logic [12:0] sum, other;
  assign sum = subtract_i ? {1'b0, a_i} - {1'b0, b_i} : {1'b0, a_i} + {1'b0, b_i};
  assign other = subtract_i ? sum + 13'(Q) : sum - 13'(Q);
  // A difference is taken if it is not negative, a sum if it is negative less Q.
  assign y_o = (subtract_i ? !sum[12] : other[12]) ? sum[11:0] : other[11:0];
endmodule
