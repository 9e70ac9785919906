// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_mlkem_hash_unit does, for the smallest configuration: one message after the other. A block of
// input takes 25 cycles to come in, lane by lane, and 24 / ROUNDS + 1 to be permuted; what comes out goes to
// the byte memory or a sampler from where it is in the state. As the state stays until the message's last
// word is written, a polynomial of A of which the sampler found too few coefficients takes a block more and
// goes on. With ROUNDS 0 the state is lanewise_mlkem_slices, to which the lanes of a message come every 64 /
// SLICES cycles, and which takes 226 for a permutation, with four slices 426. With MULTIPLIERS 2 half a round
// is made in a cycle, and one sampler, which is faster, is in the place of two.
//
// A lane is requested from port A in one cycle and absorbed in the next. This unit comes first at each
// port that it uses, so it has no ready inputs.
module lanewise_mlkem_hash_unit_serial #(
    parameter int unsigned ROUNDS = 1,  // of Keccak in a cycle: 1 or 2; 0: slices of one
    parameter int unsigned SLICES = 8,  // 4 or 8
    parameter int unsigned MULTIPLIERS = 1,  // 1; 2 with ROUNDS 1 and FIPS
    parameter bit FIPS = 1'b0           // without the candidates of 16 bits of round 2
) (
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic         clear_i,       // forget all, with zeros in place of data
    // The microinstruction (rtl/mlkem/model/microcode.py).
    input  logic         word_valid_i,
    input  logic [ 71:0] word_i,
    output logic         word_ready_o,
    output logic         idle_o,        // the stream ended
    input  logic         event_i,       // what the microinstruction waits for is there
    input  logic         taken_i,       // its slot of M0 is
    output logic         take_o,        // this slot of M0
    output logic [  4:0] take_slot_o,
    output logic [  4:0] set_o,         // this event, 0 for none
    input  logic [ 63:0] message_i,     // of LOAD; what follows when it was used
    output logic         message_next_o,
    // Byte memory.
    output logic         a_read_o,
    output logic [  9:0] a_addr_o,
    input  logic [ 63:0] a_data_i,
    output logic         w_write_o,
    output logic [  9:0] w_addr_o,
    output logic [ 63:0] w_data_o,
    // M0.
    output logic         m0_write_o,
    output logic [  4:0] m0_slot_o,
    output logic [  5:0] m0_step_o,
    output logic [ 47:0] m0_word_o,
    output logic         m0_fill_o      // the last word of the slot
);
  localparam logic [2:0] ToBytes = 3'd0;
  localparam logic [2:0] ToReject = 3'd1;
  localparam logic [2:0] ToReject16 = 3'd2;
  localparam logic [2:0] ToNoise3 = 3'd4;
  localparam logic [4:0] LastLane = 5'd24;  // of the state
  localparam logic [1:0] Absorb = 2'd0;
  localparam logic [1:0] Permute = 2'd1;
  localparam logic [1:0] Squeeze = 2'd2;

  // The microinstruction. No polynomial of A is under way when the next message starts, so `alone` is
  // always so.
  logic [4:0] set, unused_wait;  // for what it waits event_i says
  logic message, last, unused_alone, op_end;
  logic [6:0] out;
  logic [9:0] dst, addr;
  logic [2:0] dest;
  logic [15:0] imm;
  logic [1:0] tail, which;
  logic [7:0] lanes;
  assign {set, message, out, dst, dest, imm, tail, last, which, unused_alone, unused_wait, lanes, addr,
      op_end} = word_i;
  logic to_bytes, to_reject, three;  // three: eta of noise is, else 2
  assign to_bytes = dest == ToBytes;
  assign three = dest == ToNoise3;
  assign to_reject = dest == ToReject || dest == ToReject16;
  logic [4:0] rate_last;  // its last lane
  always_comb begin
    case (which)
      2'd0: rate_last = 5'd8;
      2'd1, 2'd2: rate_last = 5'd16;
      default: rate_last = 5'd20;
    endcase
  end

  // Sequence. What is decided for a lane of input in one cycle is done in the next.
  logic [1:0] state_q;
  logic [4:0] at_q;  // lane of the state
  logic [7:0] read_q;  // lanes of this part that were requested
  logic [6:0] left_q;  // lanes of output
  logic beyond_q;  // of the block's rate
  logic fresh_q;  // the first block: the state counts as zeros
  logic padded_q;  // the end of the message was reached
  logic move_q, data_q, tail_q, bit_q;
  logic may_begin, request, append, fill, absorbs, part_ends, at_last, at_end;
  logic sends, taken, skip, more, ends;
  logic ready, permuted, there;  // for a lane of input; the permutation ends; a lane of output is there
  assign at_last = at_q == rate_last;
  assign at_end = at_q == LastLane;
  assign may_begin = read_q != '0 || (event_i && (to_bytes || !last || !taken_i));
  assign request = state_q == Absorb && ready && word_valid_i && !op_end && !beyond_q && !padded_q
      && read_q != lanes && may_begin;
  assign append = state_q == Absorb && ready && word_valid_i && last && !beyond_q && !padded_q
      && read_q == lanes;
  assign fill = state_q == Absorb && ready && (beyond_q || padded_q);
  assign absorbs = request || append || fill;
  assign part_ends = request && !last && read_q + 8'd1 == lanes;
  assign a_read_o = request;
  assign a_addr_o = addr + {2'b0, read_q};
  assign take_o = request && read_q == '0 && last && !to_bytes;
  assign take_slot_o = dst[4:0];

  // Output.
  logic sampler_ready, sampler_word, sampler_more, sampler_ends;
  assign sends = state_q == Squeeze && !beyond_q && left_q != '0 && there;
  assign taken = sends && (to_bytes || sampler_ready);
  assign skip = state_q == Squeeze && beyond_q && left_q != '0;
  assign more = sampler_more;
  assign ends = (taken && to_bytes && left_q == 7'd1) || sampler_ends;
  assign word_ready_o = part_ends || ends;
  assign set_o = ends && to_bytes ? set : 5'd0;
  assign idle_o = word_valid_i && op_end;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Absorb;
      at_q <= '0;
      read_q <= '0;
      left_q <= '0;
      beyond_q <= 1'b0;
      fresh_q <= 1'b1;
      padded_q <= 1'b0;
      {move_q, data_q, tail_q, bit_q} <= '0;
    end else if (clear_i) begin
      state_q <= Absorb;
      at_q <= '0;
      read_q <= '0;
      left_q <= '0;
      beyond_q <= 1'b0;
      fresh_q <= 1'b1;
      padded_q <= 1'b0;
      {move_q, data_q, tail_q, bit_q} <= '0;
    end else begin
      move_q <= absorbs;
      if (ready) begin
        data_q <= request;
        tail_q <= append;
        bit_q <= absorbs && at_last && (append || padded_q);
      end
      if (request) read_q <= part_ends ? 8'd0 : read_q + 8'd1;
      if (append) begin
        padded_q <= 1'b1;
        left_q <= out;
      end
      if (absorbs || taken || skip) begin
        at_q <= at_end ? 5'd0 : at_q + 5'd1;
        beyond_q <= !at_end && (beyond_q || at_last);
        if (at_end) state_q <= Permute;
      end
      if (taken) left_q <= left_q - 7'd1;
      if (more) left_q <= 7'd21;
      if (permuted) begin
        fresh_q <= 1'b0;
        state_q <= padded_q ? Squeeze : Absorb;
      end
      if (ends) begin
        state_q <= Absorb;
        at_q <= '0;
        read_q <= '0;
        beyond_q <= 1'b0;
        fresh_q <= 1'b1;
        padded_q <= 1'b0;
      end
    end
  end

  // The lane that comes in: the rate's lanes with the message, the others as they were.
  logic [63:0] lane, given;
  logic [23:0] end_of_message;
  logic [7:0] suffix;
  assign suffix = which[1] ? 8'h1f : 8'h06;
  always_comb begin
    case (tail)
      2'd0: end_of_message = {16'b0, suffix};
      2'd1: end_of_message = {8'b0, suffix, imm[7:0]};
      default: end_of_message = {suffix, imm};
    endcase
  end
  assign given = (data_q ? a_data_i : 64'b0) ^ {bit_q, 39'b0, tail_q ? end_of_message : 24'b0};
  if (ROUNDS == 0) begin : g_slices
    logic unused_given;
    localparam int unsigned Bits = $clog2(64 / SLICES);
    logic [Bits-1:0] number;
    logic [63:0] of_end;
    logic [SLICES-1:0] given_word;
    assign unused_given = move_q ^ fresh_q ^ ^given;
    // As in `given`, where a message's lane and its end are never in one.
    assign of_end = {40'b0, end_of_message};
    always_comb begin
      given_word = data_q ? a_data_i[SLICES*number+:SLICES] :
          tail_q ? of_end[SLICES*number+:SLICES] : '0;
      if (number == '1) given_word[SLICES-1] = given_word[SLICES-1] ^ bit_q;
    end
    lanewise_mlkem_slices #(
        .SLICES(SLICES)
    ) u_slices (
        .clk_i,
        .rst_ni,
        .clear_i,
        .ready_o(ready),
        .new_i(ends),
        .absorb_i(request || append || (fill && at_last && padded_q)),
        .number_i(at_q),
        .word_o(number),
        .word_i(given_word),
        .permute_i(state_q == Permute),
        .permuted_o(permuted),
        .valid_o(there),
        .taken_i(taken),
        .lane_o(lane)
    );
  end else begin : g_rounds
    logic [4:0] round_q;
    logic step, round_ends;
    logic [63:0] back;
    assign {ready, there} = 2'b11;
    assign step = state_q == Permute && !move_q;
    assign back = (fresh_q ? 64'b0 : lane) ^ given;
    assign permuted = round_ends && round_q == 5'(24 - ROUNDS);
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) round_q <= '0;
      else if (clear_i || permuted) round_q <= '0;
      else if (round_ends) round_q <= round_q + 5'(ROUNDS);
    end
    if (MULTIPLIERS == 2) begin : g_halves
      logic second_q;
      assign round_ends = step && second_q;
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) second_q <= 1'b0;
        else if (clear_i) second_q <= 1'b0;
        else second_q <= step && !second_q;
      end
      lanewise_mlkem_sponge_two u_sponge (
          .clk_i,
          .clear_i,
          .move_i(move_q || taken || skip),
          .round_i(step),
          .second_i(second_q),
          .number_i(round_q),
          .lane_i(back),
          .lane_o(lane)
      );
    end else begin : g_whole
      assign round_ends = step;
      lanewise_mlkem_sponge #(
          .ROUNDS(ROUNDS)
      ) u_sponge (
          .clk_i,
          .clear_i,
          .move_i(move_q || taken || skip),
          .round_i(step),
          .number_i(round_q),
          .lane_i(back),
          .lane_o(lane)
      );
    end
  end

  // A message that goes to the byte memory has no more lanes of output than a block.
  assign w_write_o = sends && to_bytes;
  assign w_addr_o = dst + {5'b0, at_q};
  assign w_data_o = lane;

  if (MULTIPLIERS == 2) begin : g_sampler
    logic done, short;
    lanewise_mlkem_sample_two u_sample (
        .clk_i,
        .rst_ni,
        .clear_i,
        .noise_i(!to_reject),
        .eta_3_i(three),
        .adds_i(message),
        .message_i,
        .message_next_o,
        .in_valid_i(sends && !to_bytes),
        .in_ready_o(sampler_ready),
        .in_data_i(lane),
        .in_last_i(left_q == 7'd1),
        .out_valid_o(sampler_word),
        .out_ready_i(1'b1),
        .out_data_o(m0_word_o),
        .done_valid_o(done),
        .done_ready_i(1'b1),
        .done_short_o(short)
    );
    assign sampler_more = done && short;
    assign sampler_ends = done && !short;
  end else begin : g_samplers
    logic reject_ready, noise_ready, reject_word, reject_done, reject_short, noise_word, noise_last;
    logic [47:0] reject_data, noise_data;
    lanewise_mlkem_reject_serial u_reject (
        .clk_i,
        .rst_ni,
        .clear_i,
        .wide_i(!FIPS && dest == ToReject16),
        .in_valid_i(sends && to_reject),
        .in_ready_o(reject_ready),
        .in_data_i(lane),
        .in_last_i(left_q == 7'd1),
        .out_valid_o(reject_word),
        .out_ready_i(1'b1),
        .out_data_o(reject_data),
        .done_valid_o(reject_done),
        .done_ready_i(1'b1),
        .done_short_o(reject_short)
    );
    lanewise_mlkem_noise_serial u_noise (
        .clk_i,
        .rst_ni,
        .clear_i,
        .three_i(three),
        .add_i(message),
        .message_i,
        .message_next_o,
        .in_valid_i(sends && !to_bytes && !to_reject),
        .in_ready_o(noise_ready),
        .in_data_i(lane),
        .in_last_i(left_q == 7'd1),
        .out_valid_o(noise_word),
        .out_ready_i(1'b1),
        .out_data_o(noise_data),
        .out_last_o(noise_last)
    );
    assign sampler_ready = to_reject ? reject_ready : noise_ready;
    assign sampler_word = reject_word || noise_word;
    assign sampler_more = reject_done && reject_short;
    assign sampler_ends = (reject_done && !reject_short) || (noise_word && noise_last);
    assign m0_word_o = to_reject ? reject_data : noise_data;
  end

  // M0: one sampler is at work.
  logic [5:0] step_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) step_q <= '0;
    else if (clear_i) step_q <= '0;
    else if (m0_write_o) step_q <= step_q + 6'd1;
  end
  assign m0_write_o = sampler_word;
  assign m0_slot_o = dst[4:0];
  assign m0_step_o = step_q;
  assign m0_fill_o = m0_write_o && step_q == '1;
endmodule
