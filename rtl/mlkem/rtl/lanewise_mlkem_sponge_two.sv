// SPDX-License-Identifier: Apache-2.0 OR MIT
// The state of Keccak-f[1600] beside two multipliers: half a round in a cycle, or all lanes move on by one,
// as in lanewise_mlkem_sponge. The first half is theta, rho and pi, the second chi and iota. Each bit of four
// lanes of five then takes one look-up table: to another bit the parities are added, or chi makes it of
// itself and the next two of its row, or the next one takes its place. Which of the last two, the parities
// say, for they are not needed then. No reset: clear_i comes before what is in it counts.
module lanewise_mlkem_sponge_two (
    input  logic        clk_i,
    input  logic        clear_i,
    input  logic        move_i,
    input  logic        round_i,   // half of one, unless move_i
    input  logic        second_i,  // half
    input  logic [ 4:0] number_i,  // of the round, from 0
    input  logic [63:0] lane_i,
    output logic [63:0] lane_o
);
  logic [1599:0] state_q, state, added, moved, said;
  logic [319:0] parity;
  logic [319:0] column;
  logic [63:0] constant;
  logic theta;
  assign theta = round_i && !second_i && !move_i;
  assign constant = lanewise_keccak_pkg::round_constant(number_i);
  assign parity = state_q[0+:320] ^ state_q[320+:320] ^ state_q[640+:320] ^ state_q[960+:320]
      ^ state_q[1280+:320];
  for (genvar x = 0; x < 5; x++) begin : g_column
    logic [63:0] left, right;
    assign left = parity[64*((x+4)%5)+:64];
    assign right = parity[64*((x+1)%5)+:64];
    assign column[64*x+:64] = move_i ? '1 : second_i ? '0 : left ^ {right[62:0], right[63]};
  end
  assign added = {5{column}};
  lanewise_keccak_rho_pi u_rho_pi (
      .a(state_q),
      .b(moved)
  );
  lanewise_keccak_rho_pi u_column (
      .a(added),
      .b(said)
  );
  for (genvar i = 0; i < 25; i++) begin : g_lane
    localparam int unsigned Row = i / 5 * 5;
    logic [63:0] here, next, after, behind, last;
    assign here = state_q[64*i+:64];
    assign next = state_q[64*(Row+(i+1)%5)+:64];
    assign after = state_q[64*(Row+(i+2)%5)+:64];
    if (i == 24) begin : g_in
      assign behind = lane_i;
    end else begin : g_behind
      assign behind = state_q[64*(i+1)+:64];
    end
    assign last = i == 0 ? constant : 64'b0;
    for (genvar z = 0; z < 64; z++) begin : g_bit
      assign state[64*i+z] = theta ? moved[64*i+z] ^ said[64*i+z] :
          said[64*i+z] ? behind[z] : here[z] ^ (~next[z] & after[z]) ^ last[z];
    end
  end
  assign lane_o = state_q[63:0];
  always_ff @(posedge clk_i) begin
    if (clear_i) state_q <= '0;
    else if (move_i || round_i) state_q <= state;
  end
endmodule
