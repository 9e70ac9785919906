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
    // Numbers of the factors of the blocks in which the butterflies of place l lie: first and second layer.
    output logic [    7*Word-1:0] first_o,
    output logic [    7*Word-1:0] second_o,
    output logic [Digit*Word-1:0] bank_o,   // in which it is
    output logic [Digit*Word-1:0] place_o,  // of the coefficient in bank k
    output logic [ Step*Word-1:0] at_o      // its address there
);
  localparam logic [9*24-1:0] Order = ENGINES == 1 ? Order1 : ENGINES == 2 ? Order2 : Order4;
  localparam logic [32*16-1:0] Place = ENGINES == 1 ? Place1 : ENGINES == 2 ? Place2 : Place4;
  localparam logic [3*16-1:0] First = ENGINES == 1 ? First1 : ENGINES == 2 ? First2 : First4;
  localparam logic [3*16-1:0] Second = ENGINES == 1 ? Second1 : ENGINES == 2 ? Second2 : Second4;

  // All is linear over the bits of the count, {step, place}: to what the step makes, the same for all places
  // and banks, is added what the place or the bank does, which depends on the pass alone.
  logic [16*8-1:0] step_index, step_at;     // by bit, and by pass in it
  logic [16*7-1:0] step_first, step_second;
  logic [16*Digit-1:0] step_place;          // of bank 0
  logic [16*8*Word-1:0] own_index, own_at;  // of place l; of bank k
  logic [16*7*Word-1:0] own_first, own_second;
  logic [16*Digit*Word-1:0] own_place;
  for (genvar p = 0; p < 16; p++) begin : g_pass
    if (p < 9) begin : g_used
      // A block of butterflies that are 2^b apart has one of 128 >> b factors: that of its number, the
      // index above bit b, behind those of the layers before; in an inverse transform from the last on.
      localparam int unsigned B1 = 32'({First[32+p], First[16+p], First[p]});
      localparam int unsigned B2 = 32'({Second[32+p], Second[16+p], Second[p]});
      logic [7:0] index;
      logic [6:0] among_first, among_second, first, second;
      assign among_first = 7'(index >> (B1 + 1)) ^ (p >= 4 && p < 8 ? 7'h7f : 7'd0);
      assign among_second = 7'(index >> (B2 + 1)) ^ (p >= 4 && p < 8 ? 7'h7f : 7'd0);
      assign first = 7'(128 >> B1) | (among_first & 7'(127 >> B1));
      assign second = 7'(128 >> B2) | (among_second & 7'(127 >> B2));
      for (genvar n = 0; n < 7; n++) begin : g_factor
        assign step_first[16*n+p] = first[n];
        assign step_second[16*n+p] = second[n];
      end
      for (genvar l = 0; l < Word; l++) begin : g_factors
        logic [7:0] own;
        for (genvar n = 0; n < 8; n++) begin : g_bit
          localparam int unsigned To = 32'(Order[24*p+3*n+:3]);
          assign own[To] = 1'((n < Digit ? l >> n : 0) & 1);
        end
        for (genvar n = 0; n < 7; n++) begin : g_number
          assign own_first[16*(7*l+n)+p] = n + B1 + 1 < 8 ? own[(n+B1+1)%8] : 1'b0;
          assign own_second[16*(7*l+n)+p] = n + B2 + 1 < 8 ? own[(n+B2+1)%8] : 1'b0;
        end
      end
      logic [Digit-1:0] place;
      for (genvar n = 0; n < Digit; n++) begin : g_digit
        logic [Step-1:0] moves;
        for (genvar j = 0; j < Step; j++) begin : g_moves
          assign moves[j] = Place[16*(4*(Digit+j)+n)+p];
        end
        assign place[n] = ^(moves & step_i);
        assign step_place[16*n+p] = place[n];
      end
      for (genvar n = 0; n < 8; n++) begin : g_bit
        localparam int unsigned To = 32'(Order[24*p+3*n+:3]);
        assign step_index[16*To+p] = index[To];
        if (n < Digit) begin : g_place
          assign index[To] = 1'b0;
          assign step_at[16*To+p] = place[n];
        end else begin : g_step
          assign index[To] = step_i[n-Digit];
          assign step_at[16*To+p] = step_i[n-Digit];
        end
        for (genvar l = 0; l < Word; l++) begin : g_own
          if (n < Digit) begin : g_place
            logic [Digit-1:0] moves;
            for (genvar j = 0; j < Digit; j++) begin : g_moves
              assign moves[j] = Place[16*(4*j+n)+p];
            end
            assign own_index[16*(8*l+To)+p] = 1'((l >> n) & 1);
            assign own_at[16*(8*l+To)+p] = ^(moves & Digit'(l));
            assign own_place[16*(Digit*l+n)+p] = ^(moves & Digit'(l));
          end else begin : g_step
            assign own_index[16*(8*l+To)+p] = 1'b0;
            assign own_at[16*(8*l+To)+p] = 1'b0;
          end
        end
      end
    end else begin : g_unused
      for (genvar n = 0; n < 8; n++) begin : g_bit
        assign step_index[16*n+p] = 1'b0;
        assign step_at[16*n+p] = 1'b0;
      end
      for (genvar n = 0; n < Digit; n++) begin : g_digit
        assign step_place[16*n+p] = 1'b0;
      end
      for (genvar n = 0; n < 7; n++) begin : g_factor
        assign step_first[16*n+p] = 1'b0;
        assign step_second[16*n+p] = 1'b0;
      end
      for (genvar n = 0; n < 8 * Word; n++) begin : g_own
        assign own_index[16*n+p] = 1'b0;
        assign own_at[16*n+p] = 1'b0;
      end
      for (genvar n = 0; n < 7 * Word; n++) begin : g_own_factor
        assign own_first[16*n+p] = 1'b0;
        assign own_second[16*n+p] = 1'b0;
      end
      for (genvar n = 0; n < Digit * Word; n++) begin : g_place
        assign own_place[16*n+p] = 1'b0;
      end
    end
  end

  // Of the pass.
  function automatic logic of_pass(input logic [15:0] column, input logic [3:0] pass);
    of_pass = column[pass];
  endfunction
  logic [7:0] index, at;
  logic [6:0] first, second;
  logic [Digit-1:0] place;
  logic [8*Word-1:0] l_index, k_at;
  logic [Digit*Word-1:0] k_place;
  for (genvar n = 0; n < 8; n++) begin : g_index
    assign index[n] = of_pass(step_index[16*n+:16], pass_i);
    assign at[n] = of_pass(step_at[16*n+:16], pass_i);
  end
  for (genvar n = 0; n < 7; n++) begin : g_factor
    assign first[n] = of_pass(step_first[16*n+:16], pass_i);
    assign second[n] = of_pass(step_second[16*n+:16], pass_i);
  end
  for (genvar n = 0; n < Digit; n++) begin : g_place
    assign place[n] = of_pass(step_place[16*n+:16], pass_i);
  end
  for (genvar n = 0; n < 8 * Word; n++) begin : g_own
    assign l_index[n] = of_pass(own_index[16*n+:16], pass_i);
    assign k_at[n] = of_pass(own_at[16*n+:16], pass_i);
  end
  for (genvar n = 0; n < 7 * Word; n++) begin : g_own_factor
    assign first_o[n] = first[n%7] ^ of_pass(own_first[16*n+:16], pass_i);
    assign second_o[n] = second[n%7] ^ of_pass(own_second[16*n+:16], pass_i);
  end
  for (genvar n = 0; n < Digit * Word; n++) begin : g_own_place
    assign k_place[n] = of_pass(own_place[16*n+:16], pass_i);
  end

  function automatic logic [Digit-1:0] bank_of(input logic [7:0] i);
    if (ENGINES == 1) bank_of = Digit'({6'b0, i[1:0] ^ i[3:2] ^ i[5:4] ^ i[7:6]});
    else if (ENGINES == 2) bank_of = Digit'({5'b0, i[2:0] ^ i[5:3] ^ {1'b0, i[7:6]}});
    else bank_of = Digit'({4'b0, i[3:0] ^ i[7:4]});
  endfunction
  logic [Digit-1:0] bank;
  logic unused;  // the lowest bits of an index are no part of an address
  assign unused = ^{at, k_at};
  assign bank = bank_of(index);
  for (genvar l = 0; l < Word; l++) begin : g_word
    assign index_o[8*l+:8] = index ^ l_index[8*l+:8];
    assign bank_o[Digit*l+:Digit] = bank ^ bank_of(l_index[8*l+:8]);
    assign place_o[Digit*l+:Digit] = place ^ k_place[Digit*l+:Digit];
    assign at_o[Step*l+:Step] = at[7:Digit] ^ k_at[8*l+Digit+:Step];
  end
endmodule
