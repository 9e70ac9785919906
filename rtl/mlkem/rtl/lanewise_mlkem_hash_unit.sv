// SPDX-License-Identifier: Apache-2.0 OR MIT
// Executes the hash stream: loads messages from the byte memory into the hash module, and sends what
// comes out to the byte memory or through a sampler to M0. Loader, permutation and output work on
// different messages at once. A polynomial of A of which the sampler found too few coefficients is made
// again from the start, with a block more, as soon as the loader is between two messages.
//
// A lane is requested from port A in one cycle and goes into the hash module in the next. This unit
// comes first at each port that it uses, so it has no ready inputs.
module lanewise_mlkem_hash_unit #(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    parameter int unsigned ROUNDS = 1,  // of Keccak in a cycle: 1 or 2
    parameter bit FIPS = 1'b0,          // without the candidates of 16 bits of round 2
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Step = ENGINES == 1 ? 6 : ENGINES == 2 ? 5 : 4
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,       // forget all, with zeros in place of data
    // The microinstruction (rtl/mlkem/model/microcode.py).
    input  logic               word_valid_i,
    input  logic [       71:0] word_i,
    output logic               word_ready_o,
    output logic               idle_o,        // the stream ended, and all that it asked for is done
    input  logic               event_i,       // what the microinstruction waits for is there
    input  logic               taken_i,       // its slot of M0 is
    output logic               take_o,        // this slot of M0
    output logic [        4:0] take_slot_o,
    output logic [        4:0] set_o,         // this event, 0 for none
    input  logic [      255:0] message_i,     // of LOAD
    // Byte memory.
    output logic               a_read_o,
    output logic [        9:0] a_addr_o,
    input  logic [       63:0] a_data_i,
    output logic               w_write_o,
    output logic [        9:0] w_addr_o,
    output logic [       63:0] w_data_o,
    // M0.
    output logic               m0_write_o,
    output logic [        4:0] m0_slot_o,
    output logic [   Step-1:0] m0_step_o,
    output logic [12*Word-1:0] m0_word_o,
    output logic               m0_fill_o      // the last word of the slot
);
`ifndef __ICARUS__
  if (ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_engines
    $error("ENGINES must be 1, 2 or 4");
  end
  if (ROUNDS != 1 && ROUNDS != 2) begin : g_rounds
    $error("ROUNDS must be 1 or 2");
  end
`endif

  localparam logic [2:0] ToBytes = 3'd0;
  localparam logic [2:0] ToReject = 3'd1;
  localparam logic [2:0] ToReject16 = 3'd2;
  localparam logic [2:0] ToNoise3 = 3'd4;
  localparam logic [1:0] Shake128 = 2'd3;

  // What goes with a message to its output: set, message, dst, dest; and what makes it again.
  localparam int unsigned Tag = 5 + 1 + 10 + 3 + 8 + 16 + 10;

  // A polynomial of A to be made again.
  logic again_valid_q, repeat_q, short, begin_again;
  logic [Tag-1:0] again_q, reject_tag_q;

  // The microinstruction, or its repetition.
  logic [4:0] set, w_set, unused_wait;  // for what it waits event_i says
  logic message, last, alone, op_end, active, w_message, w_last, w_alone;
  logic [7:0] out, lanes, w_lanes, again_out;
  logic [6:0] w_out;
  logic [9:0] dst, addr, w_dst, w_addr, again_dst, again_addr;
  logic [2:0] dest, w_dest, again_dest;
  logic [15:0] imm, w_imm, again_imm;
  logic [1:0] tail, w_tail, function_now, w_function;
  assign {w_set, w_message, w_out, w_dst, w_dest, w_imm, w_tail, w_last, w_function, w_alone, unused_wait,
      w_lanes, w_addr, op_end} = word_i;
  logic unused_again;
  logic [5:0] unused_set;
  assign {unused_set, again_dst, again_dest, again_out, again_imm, again_addr} = again_q;
  assign unused_again = ^unused_set;
  always_comb begin
    if (repeat_q) begin
      // As each polynomial of A is made (rom.py checks it): four lanes, and two bytes.
      {set, message, dst, dest, imm, addr} = {6'b0, again_dst, again_dest, again_imm, again_addr};
      out = again_out + 8'd21;
      {tail, last, function_now, alone, lanes} = {2'd2, 1'b1, Shake128, 1'b0, 8'd4};
    end else begin
      {set, message, dst, dest, imm, addr} = {w_set, w_message, w_dst, w_dest, w_imm, w_addr};
      out = {1'b0, w_out};
      {tail, last, function_now, alone, lanes} = {w_tail, w_last, w_function, w_alone, w_lanes};
    end
  end
  assign active = repeat_q || (word_valid_i && !op_end && !begin_again);

  logic [4:0] rate;
  always_comb begin
    case (function_now)
      2'd0: rate = 5'd9;
      2'd1, 2'd2: rate = 5'd17;
      default: rate = 5'd21;
    endcase
  end

  // Loader.
  logic [7:0] read_q, reads_q;  // lanes of this part that were requested, and with one more
  logic [4:0] fills_q;  // one more than lanes in the block
  logic whole_q;       // all lanes of this part were requested; there is one at least
  logic started_q, arriving_q, hash_ready, completes, takes, may_begin, request, part_ends, ends;
  logic [4:0] matrices_q, matrices;  // polynomials of A that were begun and are not complete
  assign begin_again = word_valid_i && hash_ready && !started_q && again_valid_q && !repeat_q;
  assign completes = arriving_q && fills_q == rate;
  assign takes = last && dest != ToBytes && !started_q && !repeat_q;
  assign may_begin = (event_i || repeat_q) && !(alone && matrices_q != '0)
      && !(takes && taken_i);
  assign request = active && hash_ready && !completes && !whole_q && (read_q != '0 || may_begin);
  // A part that is not the last ends with its last request: the next part follows without a gap.
  assign part_ends = request && !last && reads_q == lanes;
  assign ends = active && hash_ready && last && !arriving_q && whole_q;
  assign word_ready_o = part_ends || (ends && !repeat_q);
  assign a_read_o = request;
  assign a_addr_o = addr + {2'b0, read_q};
  assign take_o = request && takes;
  assign take_slot_o = dst[4:0];

  logic complete_a;  // a polynomial of A
  assign matrices = matrices_q - {4'b0, complete_a};
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      read_q <= '0;
      reads_q <= 8'd1;
      whole_q <= 1'b0;
      fills_q <= 5'd1;
      started_q <= 1'b0;
      arriving_q <= 1'b0;
      repeat_q <= 1'b0;
      again_valid_q <= 1'b0;
      matrices_q <= '0;
    end else if (clear_i) begin
      read_q <= '0;
      reads_q <= 8'd1;
      whole_q <= 1'b0;
      fills_q <= 5'd1;
      started_q <= 1'b0;
      arriving_q <= 1'b0;
      repeat_q <= 1'b0;
      again_valid_q <= 1'b0;
      matrices_q <= '0;
    end else begin
      arriving_q <= request;
      if (request) started_q <= 1'b1;
      if (ends) started_q <= 1'b0;
      if (part_ends || ends) whole_q <= 1'b0;
      else if (request) whole_q <= reads_q == lanes;
      if (part_ends || ends) {read_q, reads_q} <= {8'd0, 8'd1};
      else if (request) {read_q, reads_q} <= {reads_q, reads_q + 8'd1};
      if (completes || ends) fills_q <= 5'd1;
      else if (arriving_q) fills_q <= fills_q + 5'd1;
      again_valid_q <= short || (again_valid_q && !begin_again);
      if (begin_again) repeat_q <= 1'b1;
      if (ends) repeat_q <= 1'b0;
      matrices_q <= take_o && (dest == ToReject || dest == ToReject16) ? matrices + 5'd1 : matrices;
    end
  end
  always_ff @(posedge clk_i) if (short) again_q <= reject_tag_q;

  // The hash module.
  logic out_valid, out_ready, out_last, out_full, unused_cmd_ready, hash_idle;
  logic [64*ROUNDS-1:0] out_data;
  logic [Tag-1:0] out_tag;
  lanewise_mlkem_hash #(
      .ROUNDS(ROUNDS),
      .TAG(Tag)
  ) u_hash (
      .clk_i,
      .rst_ni,
      .clear_i,
      .cmd_valid_i(1'b1),
      .cmd_ready_o(unused_cmd_ready),
      .cmd_rate_i(rate),
      .cmd_suffix_i(function_now[1] ? 8'h1f : 8'h06),
      .cmd_lanes_i(out),
      .cmd_tag_i({set, message, dst, dest, out, imm, addr}),
      .in_valid_i(arriving_q || ends),
      .in_ready_o(hash_ready),
      .in_data_i(arriving_q ? a_data_i : {48'b0, imm}),
      .in_bytes_i(arriving_q ? 4'd8 : {2'b0, tail}),
      .in_last_i(!arriving_q),
      .out_valid_o(out_valid),
      .out_ready_i(out_ready),
      .out_data_o(out_data),
      .out_full_o(out_full),
      .out_last_o(out_last),
      .out_tag_o(out_tag),
      .idle_o(hash_idle)
  );

  // Its output. The rejection sampler takes all lanes that come together, others take one in a cycle.
  logic [4:0] out_set;
  logic out_message, to_bytes, to_reject, reject_ready, noise_ready;
  logic [9:0] out_dst;
  logic [2:0] out_dest;
  logic [6:0] sent_q;
  assign {out_set, out_message, out_dst, out_dest} = out_tag[Tag-1-:19];
  assign to_bytes = out_dest == ToBytes;
  assign to_reject = out_dest == ToReject || out_dest == ToReject16;
  logic half_q, more, lane_taken, lane_last;
  logic [63:0] lane;
  assign more = ROUNDS == 2 && out_full && !half_q;
  assign lane = half_q ? out_data[64*ROUNDS-1-:64] : out_data[63:0];
  assign lane_last = out_last && !more;
  assign lane_taken = out_valid && !to_reject && (to_bytes || noise_ready);
  assign out_ready = to_reject ? reject_ready : lane_taken && !more;
  assign w_write_o = out_valid && to_bytes;
  assign w_addr_o = out_dst + {3'b0, sent_q};
  assign w_data_o = lane;
  assign set_o = w_write_o && lane_last ? out_set : 5'd0;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sent_q <= '0;
      half_q <= 1'b0;
    end else if (clear_i) begin
      sent_q <= '0;
      half_q <= 1'b0;
    end else begin
      if (w_write_o) sent_q <= lane_last ? 7'd0 : sent_q + 7'd1;
      if (lane_taken) half_q <= more;
    end
  end

  // Samplers; each keeps what it needs to know of its polynomial.
  logic reject_word, reject_done, reject_short, reject_busy_q, reject_free, noise_word, noise_last;
  logic noise_busy_q, reject_in, noise_in, noise_three_q, noise_message_q;
  logic [12*Word-1:0] reject_data, noise_data;
  logic [Step-1:0] reject_step_q, noise_step_q;
  logic [4:0] noise_slot_q, reject_slot;
  assign reject_in = out_valid && to_reject && reject_ready;
  assign noise_in = out_valid && !to_bytes && !to_reject && noise_ready;
  // One that is to be made again waits here while another does.
  assign reject_free = !(again_valid_q || repeat_q);
  assign complete_a = reject_done && reject_free && !reject_short;
  assign short = reject_done && reject_free && reject_short;
  assign reject_slot = reject_tag_q[8+16+10+3+:5];
  lanewise_mlkem_reject #(
      .WORD(Word),
      .LANES(ROUNDS)
  ) u_reject (
      .clk_i,
      .rst_ni,
      .clear_i,
      .wide_i(!FIPS && out_dest == ToReject16),
      .in_valid_i(out_valid && to_reject),
      .in_ready_o(reject_ready),
      .in_data_i(out_data),
      .in_full_i(out_full),
      .in_last_i(out_last),
      .out_valid_o(reject_word),
      .out_ready_i(1'b1),
      .out_data_o(reject_data),
      .done_valid_o(reject_done),
      .done_ready_i(reject_free),
      .done_short_o(reject_short)
  );
  lanewise_mlkem_noise #(
      .WORD(Word)
  ) u_noise (
      .clk_i,
      .rst_ni,
      .clear_i,
      .three_i(noise_three_q),
      .add_i(noise_message_q),
      .message_i,
      .in_valid_i(out_valid && !to_bytes && !to_reject),
      .in_ready_o(noise_ready),
      .in_data_i(lane),
      .in_last_i(lane_last),
      .out_valid_o(noise_word),
      .out_ready_i(!reject_word),
      .out_data_o(noise_data),
      .out_last_o(noise_last)
  );
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reject_busy_q <= 1'b0;
      noise_busy_q <= 1'b0;
      reject_step_q <= '0;
      noise_step_q <= '0;
    end else if (clear_i) begin
      reject_busy_q <= 1'b0;
      noise_busy_q <= 1'b0;
      reject_step_q <= '0;
      noise_step_q <= '0;
    end else begin
      if (reject_in) reject_busy_q <= 1'b1;
      if (reject_word) reject_step_q <= reject_step_q + 1'b1;
      if (complete_a || short) begin
        reject_busy_q <= 1'b0;
        reject_step_q <= '0;
      end
      if (noise_in) noise_busy_q <= 1'b1;
      if (noise_word && !reject_word) begin
        noise_step_q <= noise_step_q + 1'b1;
        if (noise_last) noise_busy_q <= 1'b0;
      end
    end
  end
  always_ff @(posedge clk_i) if (reject_in && !reject_busy_q) reject_tag_q <= out_tag;
  // Reset, for the sampler looks at its settings before it has any: where a simulator knows X, it would
  // never be ready.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      noise_slot_q <= '0;
      noise_three_q <= 1'b0;
      noise_message_q <= 1'b0;
    end else if (noise_in && !noise_busy_q) begin
      noise_slot_q <= out_dst[4:0];
      noise_three_q <= out_dest == ToNoise3;
      noise_message_q <= out_message;
    end
  end

  // M0, where uniform coefficients go first.
  assign m0_write_o = reject_word || noise_word;
  assign m0_slot_o = reject_word ? reject_slot : noise_slot_q;
  assign m0_step_o = reject_word ? reject_step_q : noise_step_q;
  assign m0_word_o = reject_word ? reject_data : noise_data;
  assign m0_fill_o = reject_word ? reject_step_q == '1 : noise_word && noise_last;

  assign idle_o = word_valid_i && op_end && hash_idle && !arriving_q && !started_q && !repeat_q
      && !again_valid_q && !reject_busy_q && !noise_busy_q;
endmodule
