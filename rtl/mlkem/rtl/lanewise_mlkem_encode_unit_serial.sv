// SPDX-License-Identifier: Apache-2.0 OR MIT
// The encoder of the smallest configuration: microinstructions, ports and how long a microinstruction must
// stand are as for lanewise_mlkem_encode_unit. A polynomial goes from its end to its beginning; its words
// are taken apart where the memory shows them, in the order of the banks. After a reset clear_i must come,
// which the counters need.
module lanewise_mlkem_encode_unit_serial
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned MULTIPLIERS = 1  // 1 or 2; 2: a coefficient in a cycle
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,         // forget all, with zeros in place of data
    input  logic        word_valid_i,
    input  logic [21:0] word_i,
    output logic        word_ready_o,
    output logic        idle_o,          // there is nothing more to do
    // What it waits for, what others wait for.
    input  logic [ 3:0] m2_full_i,
    output logic        release_o,
    output logic [ 1:0] release_slot_o,
    output logic [ 4:0] set_o,           // event, 0 none
    // M2, in the order of the banks.
    output logic        m2_read_o,
    output logic [ 1:0] m2_slot_o,
    output logic [ 5:0] m2_step_o,
    input  logic [47:0] m2_data_i,
    // Byte memory: port B, write port.
    output logic        b_read_o,
    output logic [ 9:0] b_addr_o,
    input  logic        b_ready_i,
    input  logic [63:0] b_data_i,
    output logic        w_write_o,
    output logic [ 9:0] w_addr_o,
    output logic [63:0] w_data_o,
    input  logic        w_ready_i,
    output logic        differs_o,       // some lane of a CHECK did, since clear_i
    output logic        equal_o          // none did
);
  logic [4:0] set;
  logic [2:0] width_index;
  logic [9:0] addr;
  logic [1:0] src, op;
  assign {set, width_index, addr, src, op} = word_i;

  // Sequence.
  logic busy_q, run, check, sent, ends;
  logic [3:0] width;
  assign check = op == OpCheck;
  assign width = Widths[4*width_index+:4];
  assign idle_o = word_valid_i && op == OpEncodeEnd;
  assign run = busy_q || (word_valid_i && op != OpEncodeEnd && m2_full_i[src]);
  assign word_ready_o = ends;
  assign set_o = ends ? set : 5'd0;

  // Words: the next one is asked for when the one before is done with.
  logic [6:0] read_q;  // 64 more than the next one, less when there is none
  logic there_q, word_ready;
  logic [1:0] swap_q;
  assign m2_read_o = run && read_q[6] && (!there_q || word_ready);
  assign m2_slot_o = src;
  assign m2_step_o = read_q[5:0];
  assign release_o = m2_read_o && m2_step_o == '0;
  assign release_slot_o = src;

  // A lane that CHECK compares stays for a cycle more, in which what it is compared with is there.
  logic lane_valid, lane_ready, expected_q, same;
  logic [5:0] index_q;
  assign lane_ready = check ? expected_q : w_ready_i;
  if (MULTIPLIERS == 2) begin : g_two
    lanewise_mlkem_encode_two u_encode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(width),
        .in_valid_i(there_q),
        .in_ready_o(word_ready),
        .in_swap_i(swap_q),
        .in_data_i(m2_data_i),
        .out_valid_o(lane_valid),
        .out_ready_i(lane_ready),
        .out_data_o(w_data_o)
    );
  end else begin : g_one
    lanewise_mlkem_encode_serial u_encode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(width),
        .in_valid_i(there_q),
        .in_ready_o(word_ready),
        .in_swap_i(swap_q),
        .in_data_i(m2_data_i),
        .out_valid_o(lane_valid),
        .out_ready_i(lane_ready),
        .out_data_o(w_data_o)
    );
  end
  lanewise_mlkem_same u_same (
      .a_i(w_data_o),
      .b_i(b_data_i),
      .same_o(same)
  );
  assign b_read_o = lane_valid && check && !expected_q;
  assign w_write_o = lane_valid && !check;
  assign b_addr_o = addr + 10'(index_q);
  assign w_addr_o = b_addr_o;
  assign sent = lane_valid && lane_ready;
  assign ends = sent && index_q == '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      there_q <= 1'b0;
      expected_q <= 1'b0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      there_q <= 1'b0;
      expected_q <= 1'b0;
    end else begin
      busy_q <= run && !ends;
      there_q <= m2_read_o || (there_q && !word_ready);
      expected_q <= b_read_o && b_ready_i;
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      read_q <= '1;
      index_q <= '0;
      swap_q <= '0;
      differs_o <= 1'b0;
      equal_o <= 1'b1;
    end else begin
      if (ends) read_q <= '1;
      else if (m2_read_o) read_q <= read_q - 7'd1;
      if (!busy_q) index_q <= {width - 4'd1, 2'd3};
      else if (sent) index_q <= index_q - 6'd1;
      if (m2_read_o) swap_q <= m2_step_o[1:0] ^ m2_step_o[3:2] ^ m2_step_o[5:4];
      if (expected_q && !same) differs_o <= 1'b1;
      equal_o <= equal_o && (!expected_q || same);
    end
  end
endmodule
