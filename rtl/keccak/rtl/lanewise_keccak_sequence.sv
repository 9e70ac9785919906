// SPDX-License-Identifier: Apache-2.0 OR MIT
// Which round of Keccak-p it is. start_i, while neither busy_o nor fresh_o, begins a permutation;
// it takes 24 / ROUNDS cycles from the next one on, or 12 / ROUNDS with twelve_i, not counting
// those with hold_i. clear_i ends it. For one cycle after reset fresh_o is 1.
module lanewise_keccak_sequence #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic       clk_i,
    input  logic       rst_ni,
    input  logic       clear_i,
    input  logic       start_i,
    input  logic       twelve_i,
    input  logic       hold_i,
    output logic       busy_o,
    output logic       fresh_o,
    output logic [4:0] round_o     // the first of this cycle, from 0
);
`ifndef __ICARUS__
  if (ROUNDS != 1 && ROUNDS != 2) begin : g_check
    $error("ROUNDS must be 1 or 2");
  end
`endif
  localparam logic [4:0] Last = 5'(24 - ROUNDS);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fresh_o <= 1'b1;
      busy_o <= 1'b0;
      round_o <= '0;
    end else begin
      fresh_o <= 1'b0;
      if (clear_i) busy_o <= 1'b0;
      else if (busy_o) busy_o <= round_o != Last;
      else if (start_i) busy_o <= 1'b1;
      if (!busy_o) round_o <= twelve_i ? 5'd12 : 5'd0;
      else if (!hold_i) round_o <= round_o + 5'(ROUNDS);
    end
  end
endmodule
