// SPDX-License-Identifier: Apache-2.0 OR MIT
// Whether two lanes are the same, for the smallest configuration: three bits of each in a look-up table of
// six inputs, and a carry that goes through those that are the same. Combinational.
module lanewise_mlkem_same (
    input  logic [63:0] a_i,
    input  logic [63:0] b_i,
    output logic        same_o
);
  logic [21:0] parts;
  for (genvar n = 0; n < 22; n++) begin : g_part
    localparam int unsigned Bits = n == 21 ? 1 : 3;
    assign parts[n] = a_i[3*n+:Bits] == b_i[3*n+:Bits];
  end
  assign same_o = 1'(({1'b0, parts} + 23'd1) >> 22);
endmodule
