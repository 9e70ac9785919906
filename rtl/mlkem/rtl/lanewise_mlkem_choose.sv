// SPDX-License-Identifier: Apache-2.0 OR MIT
// A crossbar: each coefficient of a word is the one that it chooses of another word. Combinational.
module lanewise_mlkem_choose #(
    parameter int unsigned WORD = 8,  // 4, 8 or 16
    localparam int unsigned Digit = $clog2(WORD)
) (
    input  logic [Digit*WORD-1:0] from_i,
    input  logic [   12*WORD-1:0] word_i,
    output logic [   12*WORD-1:0] word_o
);
  // Coefficients at multiples of 16: with 12 synthesis would multiply to find them.
  logic [16*WORD-1:0] apart;
  for (genvar k = 0; k < WORD; k++) begin : g_coefficient
    assign apart[16*k+:16] = {4'b0, word_i[12*k+:12]};
    assign word_o[12*k+:12] = apart[{from_i[Digit*k+:Digit], 4'b0}+:12];
  end
endmodule
