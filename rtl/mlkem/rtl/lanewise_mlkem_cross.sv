// SPDX-License-Identifier: Apache-2.0 OR MIT
// A word of consecutive coefficients between its order and that of the banks (lanewise_mlkem_order.sv):
// coefficient l of word n is in bank l ^ m, where m depends on n alone. Both ways the same. Combinational.
module lanewise_mlkem_cross #(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Digit = ENGINES == 1 ? 2 : ENGINES == 2 ? 3 : 4,
    localparam int unsigned Step = 8 - Digit
) (
    input  logic [   Step-1:0] step_i,  // n
    input  logic [12*Word-1:0] word_i,
    output logic [12*Word-1:0] word_o
);
  logic [Digit-1:0] by;
  if (ENGINES == 1) begin : g_by
    assign by = step_i[1:0] ^ step_i[3:2] ^ step_i[5:4];
  end else if (ENGINES == 2) begin : g_by
    assign by = step_i[2:0] ^ {1'b0, step_i[4:3]};
  end else begin : g_by
    assign by = step_i;
  end

  // Neighbours change places, or pairs, or fours, or halves.
  for (genvar n = 0; n <= Digit; n++) begin : g_exchange
    logic [12*Word-1:0] word;
    if (n == 0) begin : g_first
      assign word = word_i;
    end else begin : g_next
      for (genvar k = 0; k < Word; k++) begin : g_place
        localparam int unsigned Other = k ^ (1 << (n - 1));
        // Not an index that depends on `by`: synthesis would multiply it by 12.
        assign word[12*k+:12] =
            by[n-1] ? g_exchange[n-1].word[12*Other+:12] : g_exchange[n-1].word[12*k+:12];
      end
    end
  end
  assign word_o = g_exchange[Digit].word;
endmodule
