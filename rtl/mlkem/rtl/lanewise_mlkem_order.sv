// SPDX-License-Identifier: Apache-2.0 OR MIT
// The coefficients that a step of a pass takes, and the banks in which they are: the exclusive or of
// the digits of the index, so that no two of a step are in one bank. And the other way round: which of
// the word's coefficients a bank has, and where. Combinational.
module lanewise_mlkem_order
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Digit = ENGINES == 1 ? 2 : ENGINES == 2 ? 3 : 4,
    localparam int unsigned Step = 8 - Digit
) (
    input  logic [           3:0] pass_i,   // 0 to 8
    input  logic [      Step-1:0] step_i,
    output logic [    8*Word-1:0] index_o,  // of the coefficient at place l of the word
    output logic [Digit*Word-1:0] bank_o,   // in which it is
    output logic [Digit*Word-1:0] place_o,  // of the coefficient in bank k
    output logic [ Step*Word-1:0] at_o      // its address there
);
  localparam logic [9*24-1:0] Order = ENGINES == 1 ? Order1 : ENGINES == 2 ? Order2 : Order4;
  localparam logic [32*16-1:0] Place = ENGINES == 1 ? Place1 : ENGINES == 2 ? Place2 : Place4;

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

  // Of what bank k has: the place in the word, and with it the count.
  logic [Digit*Digit-1:0] of_bank;  // bit n for each bit j of k at Digit*j + n
  logic [Digit-1:0] of_step;
  for (genvar n = 0; n < Digit; n++) begin : g_moved
    logic [Step-1:0] column;
    for (genvar j = 0; j < 8; j++) begin : g_column
      logic [15:0] option;
      assign option = Place[16*(4*j+n)+:16];
      if (j < Digit) begin : g_bank
        assign of_bank[Digit*j+n] = option[pass_i];
      end else begin : g_step
        assign column[j-Digit] = option[pass_i];
      end
    end
    assign of_step[n] = ^(column & step_i);
  end
  for (genvar k = 0; k < Word; k++) begin : g_bank
    logic [Digit-1:0] place;
    logic [7:0] count;
    logic [9*8-1:0] options;
    always_comb begin
      place = of_step;
      for (int unsigned j = 0; j < Digit; j++) begin
        if (((k >> j) & 1) == 1) place = place ^ of_bank[Digit*j+:Digit];
      end
    end
    assign count = {step_i, place};
    for (genvar p = 0; p < 9; p++) begin : g_pass
      assign options[8*p+Step+:Digit] = '0;
      for (genvar n = 0; n < 8; n++) begin : g_bit
        localparam int unsigned To = 32'(Order[24*p+3*n+:3]);
        if (To >= Digit) begin : g_high
          assign options[8*p+To-Digit] = count[n];
        end
      end
    end
    assign at_o[Step*k+:Step] = options[8*pass_i+:Step];
    assign place_o[Digit*k+:Digit] = place;
  end
endmodule
