// SPDX-License-Identifier: Apache-2.0 OR MIT
// What units wait for: events, each set once in a program, and which slots of M0 and M2 are taken and
// full. A slot is taken when its producer starts, full when it has ended, and empty again with the last
// read of its consumer. What happens in a cycle is seen in the next. Event 0 is always set, so that an
// instruction that waits for none, or sets none, names 0.
module lanewise_mlkem_flags (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,            // no event, all slots empty
    input  logic [ 4:0] hash_set_i,         // events
    input  logic [ 4:0] encode_set_i,
    input  logic [ 4:0] decode_set_i,
    // M0: the hash module's loader and the decoder take, who has the write port fills, engines release.
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
  logic [31:0] events_d, m0_taken_d, m0_full_d;
  logic [3:0] m2_taken_d, m2_full_d;
  always_comb begin
    events_d = events_o;
    events_d[hash_set_i] = 1'b1;
    events_d[encode_set_i] = 1'b1;
    events_d[decode_set_i] = 1'b1;
    m0_taken_d = m0_taken_o;
    if (hash_take_i) m0_taken_d[hash_slot_i] = 1'b1;
    if (decode_take_i) m0_taken_d[decode_slot_i] = 1'b1;
    if (m0_release_i) m0_taken_d[m0_release_slot_i] = 1'b0;
    m0_full_d = m0_full_o;
    if (m0_fill_i) m0_full_d[m0_fill_slot_i] = 1'b1;
    if (m0_release_i) m0_full_d[m0_release_slot_i] = 1'b0;
    m2_taken_d = m2_taken_o;
    if (m2_take_i) m2_taken_d[m2_take_slot_i] = 1'b1;
    if (m2_release_i) m2_taken_d[m2_release_slot_i] = 1'b0;
    m2_full_d = m2_full_o;
    if (m2_fill_i) m2_full_d[m2_fill_slot_i] = 1'b1;
    if (m2_release_i) m2_full_d[m2_release_slot_i] = 1'b0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      events_o <= 32'd1;
      m0_taken_o <= '0;
      m0_full_o <= '0;
      m2_taken_o <= '0;
      m2_full_o <= '0;
    end else if (clear_i) begin
      events_o <= 32'd1;
      m0_taken_o <= '0;
      m0_full_o <= '0;
      m2_taken_o <= '0;
      m2_full_o <= '0;
    end else begin
      events_o <= events_d;
      m0_taken_o <= m0_taken_d;
      m0_full_o <= m0_full_d;
      m2_taken_o <= m2_taken_d;
      m2_full_o <= m2_full_d;
    end
  end
endmodule
