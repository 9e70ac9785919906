// SPDX-License-Identifier: Apache-2.0 OR MIT
// The remainder modulo Q of a sum or a difference of two remainders. Combinational. A comparison with the
// constant takes a few LUTs, where a second difference and the choice between both took one for each bit;
// the result is later than theirs.
module lanewise_mlkem_correct
  import lanewise_mlkem_pkg::*;
(
    input  logic        minus_i,
    input  logic [12:0] x_i,  // a sum, below 2 Q, or a difference, negative by its highest bit
    output logic [11:0] y_o
);
  logic [11:0] more;
  logic beyond;  // Q is 13 * 256 + 1
  assign beyond = x_i[12] || (&x_i[11:10] && (x_i[9] || (x_i[8] && x_i[7:0] != '0)));
  assign more = minus_i ? (x_i[12] ? 12'(Q) : 12'd0) : beyond ? -12'(Q) : 12'd0;
  assign y_o = x_i[11:0] + more;
endmodule
