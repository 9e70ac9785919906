// SPDX-License-Identifier: Apache-2.0 OR MIT
// What units wait for: events, each set once in a program, and which slots of M0 and M2 are taken and
// full. A slot is taken when its producer starts, full when it has ended, and empty again with the last
// read of its consumer. What happens in a cycle is seen in the next. Event 0 is always set, so that an
// instruction that waits for none, or sets none, names 0. clear_i comes with reset.
module lanewise_mlkem_flags #(
    parameter int unsigned FIRST = 24  // slot of M0 of the decoder
) (
    input  logic        clk_i,
    input  logic        clear_i,            // no event, all slots empty
    input  logic [ 4:0] hash_set_i,         // events
    input  logic [ 4:0] encode_set_i,
    input  logic [ 4:0] decode_set_i,
    // M0: the hash module's loader takes slots below FIRST and the decoder the rest,
    // who has the write port fills, engines release.
    input  logic        hash_take_i,
    input  logic [ 4:0] hash_slot_i,
    input  logic        decode_take_i,
    input  logic [ 4:0] decode_slot_i,
    input  logic        m0_fill_i,
    input  logic [ 4:0] m0_fill_slot_i,
    input  logic        m0_release_i,
    input  logic [ 4:0] m0_release_slot_i,
    // M2: engines take and fill, the encoder releases.
    input  logic        m2_take_i,
    input  logic [ 1:0] m2_take_slot_i,
    input  logic        m2_fill_i,
    input  logic [ 1:0] m2_fill_slot_i,
    input  logic        m2_release_i,
    input  logic [ 1:0] m2_release_slot_i,
    output logic [31:0] events_o,
    output logic [31:0] m0_taken_o,
    output logic [31:0] m0_full_o,
    output logic [ 3:0] m2_taken_o,
    output logic [ 3:0] m2_full_o
);
  // One of 32, decoded in two parts that the flags share.
  function automatic logic [11:0] parts(input logic valid, input logic [4:0] slot);
    parts = {8'(valid) << slot[4:2], 4'd1 << slot[1:0]};
  endfunction
  function automatic logic [3:0] only_of_four(input logic valid, input logic [1:0] slot);
    only_of_four = 4'(valid) << slot;
  endfunction
  logic [31:0] events_set, m0_take, m0_fill, m0_release;
  logic [3:0] m2_taken_d, m2_full_d, m2_release;
  logic [11:0] hash_set, encode_set, decode_set, hash_slot, decode_slot, fill_slot, release_slot;
  assign hash_set = parts(1'b1, hash_set_i);
  assign encode_set = parts(1'b1, encode_set_i);
  assign decode_set = parts(1'b1, decode_set_i);
  assign hash_slot = parts(hash_take_i, hash_slot_i);
  assign decode_slot = parts(decode_take_i, decode_slot_i);
  assign fill_slot = parts(m0_fill_i, m0_fill_slot_i);
  assign release_slot = parts(m0_release_i, m0_release_slot_i);
  for (genvar n = 0; n < 32; n++) begin : g_slot
    assign events_set[n] = (hash_set[4+n/4] && hash_set[n%4]) || (encode_set[4+n/4] && encode_set[n%4]) ||
        (decode_set[4+n/4] && decode_set[n%4]);
    if (n < FIRST) begin : g_hash
      assign m0_take[n] = hash_slot[4+n/4] && hash_slot[n%4];
    end else begin : g_decode
      assign m0_take[n] = decode_slot[4+n/4] && decode_slot[n%4];
    end
    assign m0_fill[n] = fill_slot[4+n/4] && fill_slot[n%4];
    assign m0_release[n] = release_slot[4+n/4] && release_slot[n%4];
    always_ff @(posedge clk_i) begin
      if (clear_i) begin
        events_o[n] <= n == 0;
        m0_taken_o[n] <= 1'b0;
        m0_full_o[n] <= 1'b0;
      end else begin
        if (events_set[n]) events_o[n] <= 1'b1;
        m0_taken_o[n] <= (m0_taken_o[n] || m0_take[n]) && !m0_release[n];
        m0_full_o[n] <= (m0_full_o[n] || m0_fill[n]) && !m0_release[n];
      end
    end
  end
  assign m2_release = only_of_four(m2_release_i, m2_release_slot_i);
  assign m2_taken_d = (m2_taken_o | only_of_four(m2_take_i, m2_take_slot_i)) & ~m2_release;
  assign m2_full_d = (m2_full_o | only_of_four(m2_fill_i, m2_fill_slot_i)) & ~m2_release;

  always_ff @(posedge clk_i) begin
    m2_taken_o <= clear_i ? '0 : m2_taken_d;
    m2_full_o <= clear_i ? '0 : m2_full_d;
  end
endmodule
