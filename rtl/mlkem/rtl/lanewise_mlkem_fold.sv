// SPDX-License-Identifier: Apache-2.0 OR MIT
// First half of the reduction: 24 bits to a number below 4 Q with the same remainder, since
// 2^12 and 2^18 times six bits are in tables. Combinational.
module lanewise_mlkem_fold
  import lanewise_mlkem_pkg::*;
(
    input  logic [23:0] x_i,
    output logic [13:0] y_o  // at most 4095 + 2 (Q - 1)
);
  logic [11:0] middle, high;
  for (genvar b = 0; b < 12; b++) begin : g_bit
    logic [63:0] column_middle, column_high;
    assign column_middle = Fold12[64*b+:64];
    assign column_high = Fold18[64*b+:64];
    assign middle[b] = column_middle[x_i[17:12]];
    assign high[b] = column_high[x_i[23:18]];
  end
  assign y_o = 14'(x_i[11:0]) + 14'(middle) + 14'(high);
endmodule
