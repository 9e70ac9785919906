// SPDX-License-Identifier: Apache-2.0 OR MIT
// The coefficients that a step of a pass takes, and the banks in which they are: the exclusive or of
// the digits of the index, so that no two of a step are in one bank. Combinational.
module lanewise_mlkem_order
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Digit = ENGINES == 1 ? 2 : ENGINES == 2 ? 3 : 4
) (
    input  logic [           3:0] pass_i,   // 0 to 8
    input  logic [   7-Digit : 0] step_i,
    output logic [    8*Word-1:0] index_o,
    output logic [Digit*Word-1:0] bank_o
);
  localparam logic [9*24-1:0] Order = ENGINES == 1 ? Order1 : ENGINES == 2 ? Order2 : Order4;

  for (genvar l = 0; l < Word; l++) begin : g_place
    logic [7:0] count, index;
    logic [9*8-1:0] options;
    assign count = {step_i, Digit'(l)};
    for (genvar p = 0; p < 9; p++) begin : g_pass
      for (genvar n = 0; n < 8; n++) begin : g_bit
        localparam int unsigned To = 32'(Order[24*p+3*n+:3]);
        assign options[8*p+To] = count[n];
      end
    end
    assign index = options[8*pass_i+:8];
    assign index_o[8*l+:8] = index;
    if (ENGINES == 1) begin : g_bank
      assign bank_o[2*l+:2] = index[1:0] ^ index[3:2] ^ index[5:4] ^ index[7:6];
    end else if (ENGINES == 2) begin : g_bank
      assign bank_o[3*l+:3] = index[2:0] ^ index[5:3] ^ {1'b0, index[7:6]};
    end else begin : g_bank
      assign bank_o[4*l+:4] = index[3:0] ^ index[7:4];
    end
  end
endmodule
