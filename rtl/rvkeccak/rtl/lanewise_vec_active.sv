// SPDX-License-Identifier: Apache-2.0 OR MIT
// Which words of the row in this cycle, or of its indices, are active: below vl, and not masked.
module lanewise_vec_active #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit OVERLAP = 0,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic              clk,
    input  logic              takes,
    input  logic              rows_q,       // a row in this cycle
    input  logic              leads_q,      // no row yet
    input  logic              scanning,
    input  logic              wide,         // of the instruction that the core shows
    input  logic              vm,
    input  logic [       9:0] vl,
    input  logic              wide_q,       // of the one in progress
    input  logic              five_q,
    input  logic [       2:0] row_q,
    input  logic [       9:0] left_q,
    input  logic [VLEN/4-1:0] mask,
    input  logic [VLEN/4-1:0] mask_stored,  // without what is on its way
    output logic [ WORDS-1:0] active
);
  logic vm_q;
  logic [WORDS-1:0] limit_q, bits;  // words below vl; bits of the mask

  // Compared with constants before it is reduced, not after.
  function automatic logic [WORDS-1:0] below(input logic by64, input logic [9:0] count,
                                             input logic [9:0] less);
    for (int unsigned w = 0; w < WORDS; w++) begin
      below[w] = by64 ? count > 10'(w / 2) + less : count > 10'(w) + less;
    end
  endfunction
  always_ff @(posedge clk) begin
    if (takes) begin
      vm_q <= vm;
      limit_q <= below(wide, vl, '0);
    end else if (rows_q || scanning)
      limit_q <= wide_q ? below(1'b1, left_q, 10'(WORDS / 2)) : below(1'b0, left_q, 10'(WORDS));
  end

  // Without overlap whatever wrote v0 is on the buses when an instruction is accepted; with it that
  // may be a cycle later.
  function automatic logic [WORDS-1:0] row_of(input logic [VLEN/4-1:0] from, input logic [2:0] row,
                                              input logic by64);
    row_of = '0;
    for (int unsigned k = 0; k < 8; k++) begin
      if (row == 3'(k)) begin
        for (int unsigned w = 0; w < WORDS; w++) begin
          row_of[w] = ELEN == 64 && by64 ? from[k*(WORDS/2)+w/2] : from[k*WORDS+w];
        end
      end
    end
  endfunction
  if (OVERLAP) begin : g_bits
    assign bits = row_of(mask, row_q, wide_q);
  end else begin : g_early_bits
    always_ff @(posedge clk) begin
      if (takes) bits <= row_of(mask, '0, wide);
      else if (!leads_q) bits <= row_of(mask_stored, row_q + 3'd1, wide_q);
    end
  end
  always_comb begin
    for (int unsigned w = 0; w < WORDS; w++) begin
      active[w] = five_q || ((vm_q || bits[w]) && limit_q[w]);
    end
  end
endmodule
