// SPDX-License-Identifier: Apache-2.0 OR MIT
// The state of Keccak-f[1600] for the smallest configuration: ROUNDS rounds in a cycle, or all lanes move
// on by one, lane_i to the end. 25 moves take each lane once past lane_o and leave it where it was, so that
// neither a block of input nor one of output needs registers and a multiplexer of its own. With both
// round_i and move_i it moves. No reset: clear_i comes before what is in it counts.
module lanewise_mlkem_sponge #(
    parameter int unsigned ROUNDS = 1  // 1 or 2
) (
    input  logic        clk_i,
    input  logic        clear_i,
    input  logic        move_i,
    input  logic        round_i,
    input  logic [ 4:0] number_i,  // of the first round, from 0
    input  logic [63:0] lane_i,
    output logic [63:0] lane_o
);
`ifndef __ICARUS__
  if (ROUNDS != 1 && ROUNDS != 2) begin : g_check
    $error("ROUNDS must be 1 or 2");
  end
`endif

  logic [1599:0] state_q;
  logic [1600*(ROUNDS+1)-1:0] chain;
  assign chain[1599:0] = state_q;
  for (genvar r = 0; r < ROUNDS; r++) begin : g_round
    logic [63:0] constant;
    assign constant = lanewise_keccak_pkg::round_constant(number_i + 5'(r));
    lanewise_round_lut u_round (
        .a_i(chain[1600*r+:1600]),
        .constant_i(constant),
        .b_o(chain[1600*(r+1)+:1600])
    );
  end
  assign lane_o = state_q[63:0];
  always_ff @(posedge clk_i) begin
    if (clear_i) state_q <= '0;
    else if (move_i) state_q <= {lane_i, state_q[1599:64]};
    else if (round_i) state_q <= chain[1600*ROUNDS+:1600];
  end
endmodule
