// SPDX-License-Identifier: Apache-2.0 OR MIT
// The state of Keccak-p[1600] with ROUNDS rounds in a cycle. Each of the five columns turns by a
// lane a cycle, so that only the five lanes in front are read and changed: with want_i the column
// of lane_i turns until that lane is in front, which ready_o says. With take_i, which is 1 only
// where ready_o is, data_i is added to it, and with turn_i the column turns on to the lane that the
// next block of five needs. start_i begins a permutation, also in the cycle of an access; first all
// columns turn back at once. Lanes from 0 on in order wait for nothing: a block of 21 takes 21 + 1
// + 24 / ROUNDS cycles. clear_i makes all lanes zero whatever is under way, and so does reset, in
// the first cycle after it.
module lanewise_keccak_core #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,
    input  logic        start_i,   // with ready_o
    input  logic        twelve_i,  // with start_i: the last 12 rounds alone
    output logic        busy_o,    // a permutation is under way
    output logic        ready_o,   // it is not, and lane_i is in front if it is wanted
    input  logic        want_i,
    input  logic        take_i,
    input  logic        turn_i,
    input  logic [ 4:0] lane_i,    // x + 5*y; with want_i, at most 24
    input  logic [63:0] data_i,
    output logic [63:0] data_o     // the lane, with want_i and ready_o
);
  logic busy, fresh, zero, home_q, running, front;
  logic [4:0] round, column, turn;
  logic [2:0] plane;
  logic [4:0][2:0] at_q, at;  // which plane each column has in front
  logic [63:0] added;
  logic [1599:0] state_q;
  assign zero = clear_i || fresh;
  assign running = busy && home_q;
  assign busy_o = busy || fresh;
  assign ready_o = !busy_o && (!want_i || front);
  assign added = take_i ? data_i : '0;
  lanewise_keccak_sequence #(
      .ROUNDS(ROUNDS)
  ) u_sequence (
      .clk_i,
      .rst_ni,
      .clear_i,
      .start_i(start_i && ready_o),
      .twelve_i,
      .hold_i(!home_q),
      .busy_o(busy),
      .fresh_o(fresh),
      .round_o(round)
  );

  always_comb begin
    plane = 3'd0;
    for (int unsigned y = 1; y < 5; y++) begin
      if (lane_i >= 5'(5 * y)) plane = 3'(y);
    end
    front = 1'b0;
    for (int unsigned x = 0; x < 5; x++) begin
      column[x] = lane_i == 5'(x) || lane_i == 5'(x + 5) || lane_i == 5'(x + 10) ||
          lane_i == 5'(x + 15) || lane_i == 5'(x + 20);
      front = front || (column[x] && at_q[x] == plane);
    end
  end
  always_comb begin
    for (int unsigned x = 0; x < 5; x++) begin
      if (busy) turn[x] = at_q[x] != 3'd0;
      else turn[x] = want_i && column[x] && (take_i ? turn_i : at_q[x] != plane);
      at[x] = at_q[x];
      if (turn[x]) at[x] = at_q[x] == 3'd4 ? 3'd0 : at_q[x] + 3'd1;
      if (zero) at[x] = 3'd0;
    end
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      at_q <= '0;
      home_q <= 1'b1;
    end else begin
      at_q <= at;
      home_q <= at == '0;
    end
  end

  logic [1600*(ROUNDS+1)-1:0] chain;
  assign chain[1599:0] = state_q;
  for (genvar r = 0; r < ROUNDS; r++) begin : g_round
    logic [63:0] constant;
    assign constant = lanewise_keccak_pkg::round_constant(round + 5'(r));
    lanewise_round_lut u_round (
        .a_i(chain[1600*r+:1600]),
        .constant_i(constant),
        .b_o(chain[1600*(r+1)+:1600])
    );
  end

  // One LUT for the round and one for what else a bit becomes; zeros come from the register's own
  // reset, and what stays from its enable.
  for (genvar x = 0; x < 5; x++) begin : g_column
    logic [63:0] changed;
    assign changed = state_q[64*x+:64] ^ added;
    always_ff @(posedge clk_i) begin
      if (zero) state_q[64*x+:64] <= '0;
      else if (running) state_q[64*x+:64] <= chain[1600*ROUNDS+64*x+:64];
      else if (turn[x]) state_q[64*x+:64] <= state_q[64*(x+5)+:64];
      else if (take_i && column[x]) state_q[64*x+:64] <= changed;
    end
    for (genvar y = 1; y < 5; y++) begin : g_behind
      localparam int unsigned N = 64 * (x + 5 * y);
      always_ff @(posedge clk_i) begin
        if (zero) state_q[N+:64] <= '0;
        else if (running) state_q[N+:64] <= chain[1600*ROUNDS+N+:64];
        else if (turn[x]) state_q[N+:64] <= y == 4 ? changed : state_q[(N+320)%1600+:64];
      end
    end
  end

  always_comb begin
    data_o = '0;
    for (int unsigned x = 0; x < 5; x++) begin
      if (column[x]) data_o = data_o | state_q[64*x+:64];
    end
  end

`ifdef LANEWISE_ASSERT
  always @(posedge clk_i) begin
    if (rst_ni) begin
      assert (!take_i || (want_i && ready_o)) else $fatal(1, "rule: what is taken is in front");
      assert (!want_i || $onehot(column)) else $fatal(1, "rule: there is no such lane");
      assert (home_q == (at_q == '0)) else $fatal(1, "rule: home");
    end
  end
`endif
endmodule
