// SPDX-License-Identifier: Apache-2.0 OR MIT
// All functions of FIPS 202 with one Keccak. A command gives the rate in lanes, the byte that is
// appended to the message (06 of SHA-3, 1f of SHAKE) and how many lanes are wanted; it must stand
// until cmd_ready_o, which comes with the end of its message. A message is lanes of eight bytes; the
// last may have fewer, or none. Out come two lanes at a time, or one with ROUNDS 1 and at the end of a block.
// Input, permutation and output work on different blocks at once: a block of input costs 24/ROUNDS + 1
// cycles if it is there in time, a further block of output 24/ROUNDS, or one more than it takes to leave. A
// block may be taken in the second cycle after its last lane came, which is written in the first.
module lanewise_mlkem_hash #(
    parameter int unsigned ROUNDS = 1,  // of Keccak in a cycle, a divisor of 24
    parameter int unsigned TAG = 1,     // bits that go with a message, from its command to its output
    localparam int unsigned LANES = ROUNDS == 1 ? 1 : 2
) (
    input  logic                 clk_i,
    input  logic                 rst_ni,
    input  logic                 clear_i,       // forget all, with zeros in place of data
    input  logic                 cmd_valid_i,
    output logic                 cmd_ready_o,
    input  logic [          4:0] cmd_rate_i,    // 1 to 21
    input  logic [          7:0] cmd_suffix_i,
    input  logic [          7:0] cmd_lanes_i,   // at least 1
    input  logic [      TAG-1:0] cmd_tag_i,
    input  logic                 in_valid_i,
    output logic                 in_ready_o,
    input  logic [         63:0] in_data_i,     // bytes beyond in_bytes_i count as zeros
    input  logic [          3:0] in_bytes_i,    // 8, except in the last lane
    input  logic                 in_last_i,
    output logic                 out_valid_o,
    input  logic                 out_ready_i,
    output logic [64*LANES-1:0]  out_data_o,
    output logic                 out_full_o,    // all of out_data_o counts, not the first lane alone
    output logic                 out_last_o,
    output logic [      TAG-1:0] out_tag_o,
    output logic                 idle_o         // no message is under way
);
  localparam int unsigned RateMax = 21;
  localparam logic [4:0] Last = 5'(24 - ROUNDS);

`ifndef __ICARUS__
  if (!(ROUNDS inside {1, 2, 3, 4, 6, 8, 12, 24})) begin : g_check
    $error("ROUNDS must be a divisor of 24");
  end
`endif

  // The block that is being filled.
  logic [64*RateMax-1:0] block_q;
  logic [RateMax-1:0] slot_q;  // one bit, of the lane to be filled next
  logic [4:0] fills_q;         // one more than lanes in it
  logic full_q, first_q, last_q, pad_q;  // pad_q: only the suffix is missing
  logic settled_q;             // full_q a cycle later, when its last lane is written
  logic [63:0] lane_q;         // the lane that came in the cycle before
  logic [RateMax-1:0] write_q; // one bit, of its place, if one came
  logic [RateMax-1:0] end_q;   // one bit, of the block's last lane, if the message ended
  logic [4:0] block_rate_q;
  logic [7:0] block_lanes_q;
  logic [TAG-1:0] block_tag_q, tag_q;

  // A lane of the message, with the suffix behind it if it ends here.
  logic accept, ends, complete;
  logic [63:0] lane;
  assign in_ready_o = cmd_valid_i && !full_q && !pad_q;
  assign accept = (in_valid_i && in_ready_o) || (pad_q && !full_q);
  assign ends = pad_q || (in_last_i && in_bytes_i != 4'd8);
  assign complete = accept && (ends || fills_q == cmd_rate_i);
  assign cmd_ready_o = accept && ends;
  always_comb begin
    lane = 64'b0;
    for (int unsigned b = 0; b < 8; b++) begin
      if (!pad_q && 4'(b) < in_bytes_i) lane[8*b+:8] = in_data_i[8*b+:8];
      else if (ends && (pad_q ? b == 0 : 4'(b) == in_bytes_i)) lane[8*b+:8] = cmd_suffix_i;
    end
  end

  logic take;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      slot_q <= 21'd1;
      fills_q <= 5'd1;
      full_q <= 1'b0;
      settled_q <= 1'b0;
      first_q <= 1'b1;
      last_q <= 1'b0;
      pad_q <= 1'b0;
    end else if (clear_i) begin
      slot_q <= 21'd1;
      fills_q <= 5'd1;
      full_q <= 1'b0;
      settled_q <= 1'b0;
      first_q <= 1'b1;
      last_q <= 1'b0;
      pad_q <= 1'b0;
    end else begin
      if (accept) begin
        slot_q <= complete ? 21'd1 : slot_q << 1;
        fills_q <= complete ? 5'd1 : fills_q + 5'd1;
        pad_q <= !pad_q && in_last_i && in_bytes_i == 4'd8;
      end
      if (complete) begin
        full_q <= 1'b1;
        last_q <= ends;
      end
      settled_q <= full_q;
      if (take) begin
        full_q <= 1'b0;
        first_q <= last_q;
      end
    end
  end
  // A lane goes through a register, as it comes from far and its place in the block is far as well.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      lane_q <= '0;
      write_q <= '0;
      end_q <= '0;
    end else if (clear_i) begin
      lane_q <= '0;
      write_q <= '0;
      end_q <= '0;
    end else begin
      lane_q <= lane;
      for (int unsigned i = 0; i < RateMax; i++) begin
        write_q[i] <= accept && slot_q[i];
        end_q[i] <= accept && ends && cmd_rate_i == 5'(i + 1);
      end
    end
  end
  // The first lane of a block clears those behind it: the ones behind the suffix stay zeros.
  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < RateMax; i++) begin
      if (clear_i || (write_q[0] && i != 0)) block_q[64*i+:64] <= '0;
      else if (write_q[i]) block_q[64*i+:64] <= lane_q;
      // The last bit of the block, in the same lane or beyond.
      if (end_q[i] && !clear_i) block_q[64*i+63] <= 1'b1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (complete) begin
      block_rate_q <= cmd_rate_i;
      block_lanes_q <= cmd_lanes_i;
      block_tag_q <= cmd_tag_i;
    end
  end

  // The permutation.
  logic [1599:0] state_q, permuted;
  logic [4:0] round_q, rate_q;
  logic busy_q, output_q;  // output_q: the state is output when the permutation ends
  logic [7:0] lanes_q;     // of output, not yet in the buffer
  // more_q: more than the rate; it is looked at when lanes_q has stood for long.
  logic buffer_valid_q, copy, more_q, step;
  assign copy = !busy_q && output_q && !buffer_valid_q;
  assign take = !busy_q && settled_q && (!output_q || (copy && !more_q));
  assign step = busy_q || (copy && more_q);

  logic [1600*(ROUNDS+1)-1:0] chain;
  assign chain[1599:0] = state_q;
  for (genvar r = 0; r < ROUNDS; r++) begin : g_round
    logic [63:0] constant;
    assign constant = lanewise_keccak_pkg::round_constant(round_q + 5'(r));
    lanewise_keccak_round u_round (
        .a(chain[1600*r+:1600]),
        .rc(constant),
        .b(chain[1600*(r+1)+:1600])
    );
  end
  assign permuted = chain[1600*ROUNDS+:1600];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      output_q <= 1'b0;
      round_q <= '0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      output_q <= 1'b0;
      round_q <= '0;
    end else begin
      if (step) begin
        busy_q <= round_q != Last;
        round_q <= round_q == Last ? 5'd0 : round_q + 5'(ROUNDS);
      end
      if (copy && !more_q) output_q <= 1'b0;
      if (take) begin
        busy_q <= 1'b1;
        output_q <= last_q;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) state_q <= '0;
    else if (take) state_q <= (first_q ? 1600'b0 : state_q) ^ {256'b0, block_q};
    else if (step) state_q <= permuted;
    if (take && last_q) begin
      rate_q <= block_rate_q;
      lanes_q <= block_lanes_q;
      tag_q <= block_tag_q;
    end else if (copy) begin
      lanes_q <= lanes_q - {3'b0, rate_q};
    end
    more_q <= lanes_q > {3'b0, rate_q};
  end

  assign idle_o = slot_q[0] && first_q && !full_q && !output_q && !buffer_valid_q;

  // The block that is being sent: lanes that go next in a register of their own, as they may have to go far,
  // those behind them in the buffer.
  logic [64*RateMax-1:64*LANES] buffer_q;
  logic [64*LANES-1:0] coming;
  logic [RateMax-1:0] at_q;  // one bit, of the lane that comes behind those that go next
  logic [4:0] left_q, sent;
  logic final_q, move;
  assign out_valid_o = buffer_valid_q;
  assign out_full_o = left_q >= 5'(LANES);
  assign sent = out_full_o ? 5'(LANES) : 5'd1;
  assign out_last_o = final_q && left_q == sent;
  assign move = buffer_valid_q && out_ready_i;
  always_comb begin
    coming = '0;
    for (int unsigned r = 0; r < LANES; r++) begin
      for (int unsigned i = LANES + r; i < RateMax; i++) begin
        if (at_q[i-r]) coming[64*r+:64] |= buffer_q[64*i+:64];
      end
    end
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) buffer_valid_q <= 1'b0;
    else if (clear_i) buffer_valid_q <= 1'b0;
    else if (copy) buffer_valid_q <= 1'b1;
    else if (move && left_q == sent) buffer_valid_q <= 1'b0;
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      buffer_q <= '0;
      out_data_o <= '0;
    end else if (copy) begin
      {buffer_q, out_data_o} <= state_q[64*RateMax-1:0];
      at_q <= 21'd1 << LANES;
      left_q <= more_q ? rate_q : lanes_q[4:0];
      final_q <= !more_q;
      out_tag_o <= tag_q;
    end else if (move) begin
      out_data_o <= coming;
      at_q <= at_q << LANES;
      left_q <= left_q - sent;
    end
  end
endmodule
