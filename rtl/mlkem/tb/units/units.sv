// SPDX-License-Identifier: Apache-2.0 OR MIT
// The units of the core with one vector in and one out, for trace_tb. The fields are those of traces.py,
// in its order. Addresses and data are shown only when they count.
`ifndef MULTIPLIERS
`define MULTIPLIERS 1
`endif
`ifndef ENGINES
`define ENGINES 2
`endif

module leaf_flags (
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic [ 48:0] in_i,
    output logic [103:0] out_o
);
  logic clear, hash_take_i, decode_take_i, m0_fill_i, m0_release_i, m2_take_i, m2_fill_i, m2_release_i;
  logic [4:0] hash_set_i, encode_set_i, decode_set_i;
  logic [4:0] hash_slot_i, decode_slot_i, m0_fill_slot_i, m0_release_slot_i;
  logic [1:0] m2_take_slot_i, m2_fill_slot_i, m2_release_slot_i;
  assign {clear, hash_set_i, encode_set_i, decode_set_i, hash_take_i, hash_slot_i, decode_take_i, decode_slot_i,
          m0_fill_i, m0_fill_slot_i, m0_release_i, m0_release_slot_i, m2_take_i, m2_take_slot_i, m2_fill_i,
          m2_fill_slot_i, m2_release_i, m2_release_slot_i} = in_i;
  logic [31:0] events_o, m0_taken_o, m0_full_o;
  logic [3:0] m2_taken_o, m2_full_o;
  lanewise_mlkem_flags u_leaf (.*, .clear_i(!rst_ni || clear));
  assign out_o = {events_o, m0_taken_o, m0_full_o, m2_taken_o, m2_full_o};
endmodule

// All memories. `seen` tells which of the five read ports were read since they last held what is unknown.
module leaf_memories #(
    localparam int unsigned Word = 4 * `ENGINES,
    localparam int unsigned Step = `ENGINES == 1 ? 6 : `ENGINES == 2 ? 5 : 4
) (
    input  logic           clk_i,
    input  logic           rst_ni,
    input  logic [`IW-1:0] in_i,
    output logic [`OW-1:0] out_o
);
  logic clear_i, a_read_i, b_read_i, w_write_i, m0_write_i;
  logic m0_read_i, m1_read_i, m1_write_i, m2_write_i, m2_read_i;
  logic [4:0] seen, m0_slot_i;
  logic [1:0] m2_slot_i;
  logic [10:0] clear_addr_i;
  logic [9:0] a_addr_i, b_addr_i, w_addr_i;
  logic [63:0] w_data_i, a_data_o, b_data_o;
  logic [Step-1:0] m0_step_i, m2_step_i;
  logic [12*Word-1:0] m0_word_i, wdata_i, m0_data_o, m1_data_o, m2_data_o;
  logic [Word*(5+Step)-1:0] m0_addr_i;
  logic [Word*(4+Step)-1:0] m1_addr_i, m1_waddr_i;
  logic [Word*(2+Step)-1:0] m2_waddr_i;
  assign {seen, clear_i, clear_addr_i, a_read_i, a_addr_i, b_read_i, b_addr_i, w_write_i, w_addr_i, w_data_i,
          m0_write_i, m0_slot_i, m0_step_i, m0_word_i, m0_read_i, m0_addr_i, m1_read_i, m1_addr_i,
          m1_write_i, m1_waddr_i, m2_write_i, m2_waddr_i, wdata_i, m2_read_i, m2_slot_i, m2_step_i} = in_i;
  lanewise_mlkem_lanes u_lanes (
      .*,
      .clear_addr_i(clear_addr_i[9:0]),
      .keep_i(1'b0),
      .a_parity_o(),
      .a_odd_o(),
      .b_odd_o()
  );
  lanewise_mlkem_banks #(.ENGINES(`ENGINES)) u_banks (.*);
  assign out_o = {
    seen[0] ? a_data_o : 64'b0,
    seen[1] ? b_data_o : 64'b0,
    seen[2] ? m0_data_o : (12 * Word)'(0),
    seen[3] ? m1_data_o : (12 * Word)'(0),
    seen[4] ? m2_data_o : (12 * Word)'(0)
  };
endmodule

// Decoder and encoder with memories and flags. The bench is the hash module and the engines: it writes
// lanes and refuses ports, fills and empties slots, sets events.
module leaf_coders #(
    localparam int unsigned Sets = `ENGINES == 0 ? 1 : `ENGINES,
    localparam int unsigned Word = 4 * Sets,
    localparam int unsigned Step = Sets == 1 ? 6 : Sets == 2 ? 5 : 4
) (
    input  logic           clk_i,
    input  logic           rst_ni,
    input  logic [`IW-1:0] in_i,
    output logic [`OW-1:0] out_o
);
  logic clear, fips, dec_valid, enc_valid, hash_write, refuse_b, refuse_m0, hash_take, m0_release;
  logic m2_take, m2_fill, m2_write, m0_read, a_read, show_error, show_m0, show_a;
  logic [45:0] dec_word;
  logic [21:0] enc_word;
  logic [9:0] hash_addr, a_addr;
  logic [63:0] hash_data, a_data;
  logic [4:0] hash_set, hash_slot, m0_release_slot, m0_read_slot;
  logic [1:0] m2_take_slot, m2_fill_slot, m2_write_slot;
  logic [Step-1:0] m2_write_step, m0_read_step;
  logic [12*Word-1:0] wdata, m0_data;
  assign {clear, fips, dec_valid, dec_word, enc_valid, enc_word, hash_write, hash_addr, hash_data,
          refuse_b, refuse_m0, hash_set, hash_take, hash_slot, m0_release, m0_release_slot,
          m2_take, m2_take_slot, m2_fill, m2_fill_slot, m2_write, m2_write_slot, m2_write_step, wdata,
          m0_read, m0_read_slot, m0_read_step, a_read, a_addr, show_error, show_m0, show_a} = in_i;

  logic [31:0] events, m0_taken, m0_full;
  logic [3:0] m2_taken, m2_full;
  logic dec_ready, dec_idle, dec_take, dec_b_read, dec_w_write, m0_write, m0_fill, dec_error;
  logic enc_ready, enc_idle, release_m2, m2_read, enc_b_read, enc_w_write, differs, equal;
  logic [4:0] dec_slot, dec_set, m0_slot, enc_set;
  logic [9:0] dec_b_addr, dec_w_addr, enc_b_addr, enc_w_addr, b_addr, w_addr;
  logic [63:0] b_data, dec_w_data, enc_w_data, w_data;
  logic [Step-1:0] m0_step, m2_step;
  logic [12*Word-1:0] m0_word, m2_data;
  logic [1:0] m2_slot, release_slot;
  logic [255:0] message;

  // Encoder before decoder.
  logic enc_b, dec_b, enc_w, dec_w, dec_m0;
  assign enc_b = enc_b_read && !refuse_b;
  assign dec_b = dec_b_read && !refuse_b && !enc_b_read;
  assign enc_w = enc_w_write && !hash_write;
  assign dec_w = dec_w_write && !hash_write && !enc_w_write;
  assign dec_m0 = m0_write && !refuse_m0;
  assign b_addr = enc_b ? enc_b_addr : dec_b_addr;
  assign w_addr = hash_write ? hash_addr : enc_w ? enc_w_addr : dec_w_addr;
  assign w_data = hash_write ? hash_data : enc_w ? enc_w_data : dec_w_data;

  lanewise_mlkem_decode_unit #(
      .ENGINES(`ENGINES),
      .MULTIPLIERS(`MULTIPLIERS)
  ) u_decode_unit (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .fips_i(fips),
      .word_valid_i(dec_valid),
      .word_i(dec_word),
      .word_ready_o(dec_ready),
      .idle_o(dec_idle),
      .events_i(events),
      .m0_taken_i(m0_taken),
      .take_o(dec_take),
      .take_slot_o(dec_slot),
      .set_o(dec_set),
      .b_read_o(dec_b_read),
      .b_addr_o(dec_b_addr),
      .b_ready_i(!refuse_b && !enc_b_read),
      .b_data_i(b_data),
      .w_write_o(dec_w_write),
      .w_addr_o(dec_w_addr),
      .w_data_o(dec_w_data),
      .w_ready_i(!hash_write && !enc_w_write),
      .m0_write_o(m0_write),
      .m0_slot_o(m0_slot),
      .m0_step_o(m0_step),
      .m0_word_o(m0_word),
      .m0_fill_o(m0_fill),
      .m0_ready_i(!refuse_m0),
      .differs_i(differs),
      .message_o(message),
      .message_next_i(1'b0),
      .error_o(dec_error)
  );
  lanewise_mlkem_encode_unit #(
      .ENGINES(`ENGINES),
      .MULTIPLIERS(`MULTIPLIERS)
  ) u_encode_unit (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .word_valid_i(enc_valid),
      .word_i(enc_word),
      .word_ready_o(enc_ready),
      .idle_o(enc_idle),
      .m2_full_i(m2_full),
      .release_o(release_m2),
      .release_slot_o(release_slot),
      .set_o(enc_set),
      .m2_read_o(m2_read),
      .m2_slot_o(m2_slot),
      .m2_step_o(m2_step),
      .m2_data_i(m2_data),
      .b_read_o(enc_b_read),
      .b_addr_o(enc_b_addr),
      .b_ready_i(!refuse_b),
      .b_data_i(b_data),
      .w_write_o(enc_w_write),
      .w_addr_o(enc_w_addr),
      .w_data_o(enc_w_data),
      .w_ready_i(!hash_write),
      .differs_o(differs),
      .equal_o(equal)
  );
  lanewise_mlkem_flags u_flags (
      .clk_i,
      .clear_i(!rst_ni || clear),
      .hash_set_i(hash_set),
      .encode_set_i(enc_set),
      .decode_set_i(dec_set),
      .hash_take_i(hash_take),
      .hash_slot_i(hash_slot),
      .decode_take_i(dec_take),
      .decode_slot_i(dec_slot),
      .m0_fill_i(dec_m0 && m0_fill),
      .m0_fill_slot_i(m0_slot),
      .m0_release_i(m0_release),
      .m0_release_slot_i(m0_release_slot),
      .m2_take_i(m2_take),
      .m2_take_slot_i(m2_take_slot),
      .m2_fill_i(m2_fill),
      .m2_fill_slot_i(m2_fill_slot),
      .m2_release_i(release_m2),
      .m2_release_slot_i(release_slot),
      .events_o(events),
      .m0_taken_o(m0_taken),
      .m0_full_o(m0_full),
      .m2_taken_o(m2_taken),
      .m2_full_o(m2_full)
  );
  lanewise_mlkem_lanes u_lanes (
      .clk_i,
      .clear_i(1'b0),
      .clear_addr_i(10'd0),
      .keep_i(1'b0),
      .a_read_i(a_read),
      .a_addr_i(a_addr),
      .a_data_o(a_data),
      .b_read_i((enc_b || dec_b) && !clear),
      .b_addr_i(b_addr),
      .b_data_o(b_data),
      .w_write_i((hash_write || enc_w || dec_w) && !clear),
      .w_addr_i(w_addr),
      .w_data_i(w_data)
  );
  lanewise_mlkem_banks #(
      .ENGINES(Sets)
  ) u_banks (
      .clk_i,
      .clear_i(1'b0),
      .clear_addr_i(11'd0),
      .m0_write_i(dec_m0 && !clear),
      .m0_slot_i(m0_slot),
      .m0_step_i(m0_step),
      .m0_word_i(m0_word),
      .m0_read_i(m0_read),
      .m0_addr_i({Word{m0_read_slot, m0_read_step}}),
      .m0_data_o(m0_data),
      .m1_read_i(1'b0),
      .m1_addr_i('0),
      .m1_data_o(),
      .m1_write_i(1'b0),
      .m1_waddr_i('0),
      .m2_write_i(m2_write),
      .m2_waddr_i({Word{m2_write_slot, m2_write_step}}),
      .wdata_i(wdata),
      .m2_read_i(m2_read),
      .m2_slot_i(m2_slot),
      .m2_step_i(m2_step),
      .m2_data_o(m2_data)
  );

  logic error_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) error_q <= 1'b0;
    else error_q <= !clear && (error_q || dec_error);
  end
  logic [`OW-1:0] shown;
  assign shown = {
    dec_ready, dec_idle, dec_take, dec_take ? dec_slot : 5'd0, dec_set, dec_b_read, dec_w_write, m0_write,
    dec_m0 ? {m0_fill, m0_slot, m0_step, m0_word} : (6 + Step + 12 * Word)'(0),
    enc_ready, enc_idle, release_m2, release_m2 ? release_slot : 2'd0, enc_set, enc_b_read, enc_w_write,
    m2_read ? {1'b1, m2_slot, m2_step} : (3 + Step)'(0),
    enc_b || dec_b ? b_addr : 10'd0,
    enc_w || dec_w ? {w_addr, w_data} : 74'd0,
    !equal, show_error && error_q, message, events, m0_taken, m0_full, m2_taken, m2_full,
    show_m0 ? m0_data : (12 * Word)'(0), show_a ? a_data : 64'd0
  };
  // While it is cleared nothing counts.
  assign out_o = clear ? '0 : shown;
endmodule
