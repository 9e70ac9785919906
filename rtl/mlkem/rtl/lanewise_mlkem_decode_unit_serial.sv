// SPDX-License-Identifier: Apache-2.0 OR MIT
// The decoder of the smallest configuration: microinstructions, ports and how long a microinstruction must
// stand are as for lanewise_mlkem_decode_unit. One lane is under way at a time: it is asked for when the
// one before is done with, comes a cycle later, and is used from a register from the next cycle on. All
// addresses are of one sum, for none is read when one is written. Polynomials go to the slots from 24 on
// alone, DECODE_RING of rtl/mlkem/model/params.py. After a reset clear_i must come, which the counters need.
module lanewise_mlkem_decode_unit_serial
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned MULTIPLIERS = 1  // 1 or 2; 2: a coefficient in a cycle
) (
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic         clear_i,       // forget all, with zeros in place of data
    input  logic         fips_i,        // coefficients of 12 bits not below Q are an error
    input  logic         word_valid_i,
    input  logic [ 45:0] word_i,
    output logic         word_ready_o,
    output logic         idle_o,        // there is nothing more to do
    // What it waits for, what others wait for.
    input  logic [ 31:0] events_i,
    input  logic [ 31:0] m0_taken_i,
    output logic         take_o,
    output logic [  4:0] take_slot_o,
    output logic [  4:0] set_o,         // event, 0 none
    // Byte memory: port B, which is asked for depending on what the other two grant; write port.
    output logic         b_read_o,
    output logic [  9:0] b_addr_o,
    input  logic         b_ready_i,
    input  logic [ 63:0] b_data_i,
    output logic         w_write_o,
    output logic [  9:0] w_addr_o,
    output logic [ 63:0] w_data_o,
    input  logic         w_ready_i,
    // M0.
    output logic         m0_write_o,
    output logic [  4:0] m0_slot_o,
    output logic [  5:0] m0_step_o,
    output logic [ 47:0] m0_word_o,
    output logic         m0_fill_o,     // with this word the slot is full
    input  logic         m0_ready_i,
    input  logic         differs_i,     // what SELECT asks
    output logic [255:0] message_o,     // of LOAD
    input  logic         message_next_i,  // the first 64 bits were used, and are not wanted again
    output logic         error_o        // for one cycle: a check failed
);
  logic [4:0] set, event_wait;
  logic [9:0] other, dst, addr;
  logic [2:0] width_index, op;
  assign {set, other, dst, width_index, event_wait, addr, op} = word_i;

  // Sequence.
  logic busy_q, start, run, polynomial, two, ends;
  assign polynomial = op == OpDecode;
  assign two = op == OpCompare || op == OpSelect;
  assign idle_o = word_valid_i && op == OpDecodeEnd;
  assign start = !busy_q && word_valid_i && op != OpDecodeEnd && events_i[event_wait]
      && !(polynomial && m0_taken_i[{2'b11, dst[2:0]}]);
  assign run = busy_q || start;
  assign take_o = start && polynomial;
  assign take_slot_o = dst[4:0];
  assign word_ready_o = ends;
  assign set_o = ends ? set : 5'd0;

  // Lanes in their order, of two sources in turn. After the last one of a polynomial none is asked for,
  // since the word that it completes is there in the next cycle.
  logic arrives_q, there_q, second_q, fetch, use_lane, done;
  logic [5:0] index_q;
  logic [63:0] lane_q;
  assign b_read_o = run && !arrives_q && !there_q && !m0_fill_o;
  assign b_addr_o = 10'(index_q) + (there_q ? dst : second_q ? other : addr);
  assign fetch = b_read_o && b_ready_i;
  assign done = there_q && use_lane && (second_q || !two);

  // Polynomials.
  logic bits_ready, reduced, written;
  logic [5:0] step_q;
  if (MULTIPLIERS == 2) begin : g_two
    lanewise_mlkem_decode_two u_decode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(Widths[4*width_index+:4]),
        .in_valid_i(polynomial && there_q),
        .in_ready_o(bits_ready),
        .in_data_i(lane_q),
        .out_valid_o(m0_write_o),
        .out_ready_i(m0_ready_i),
        .out_data_o(m0_word_o),
        .out_reduced_o(reduced)
    );
  end else begin : g_one
    lanewise_mlkem_decode_serial u_decode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(Widths[4*width_index+:4]),
        .in_valid_i(polynomial && there_q),
        .in_ready_o(bits_ready),
        .in_data_i(lane_q),
        .out_valid_o(m0_write_o),
        .out_ready_i(m0_ready_i),
        .out_data_o(m0_word_o),
        .out_reduced_o(reduced)
    );
  end
  assign m0_slot_o = dst[4:0];
  assign m0_step_o = step_q;
  assign m0_fill_o = m0_write_o && step_q == '1;
  assign written = m0_write_o && m0_ready_i;

  // Moves. What SELECT does not want it does not keep.
  logic keep, same, differ;
  assign w_write_o = there_q && (op == OpCopy || (op == OpSelect && second_q));
  assign w_addr_o = b_addr_o;
  assign w_data_o = lane_q;
  assign keep = arrives_q && (op != OpSelect || !second_q || differs_i);
  lanewise_mlkem_same u_same (
      .a_i(lane_q),
      .b_i(b_data_i),
      .same_o(same)
  );
  assign differ = arrives_q && op == OpCompare && second_q && !same;

  assign use_lane = polynomial ? bits_ready : !w_write_o || w_ready_i;
  assign ends = polynomial ? written && m0_fill_o : done && index_q[1:0] == 2'd3;
  assign error_o = (written && reduced && fips_i) || differ;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      arrives_q <= 1'b0;
      there_q <= 1'b0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      arrives_q <= 1'b0;
      there_q <= 1'b0;
    end else begin
      busy_q <= run && !ends;
      arrives_q <= fetch;
      there_q <= arrives_q || (there_q && !use_lane);
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      second_q <= 1'b0;
      index_q <= '0;
      step_q <= '0;
      lane_q <= '0;
      message_o <= '0;
    end else begin
      if (there_q && use_lane) second_q <= two && !second_q;
      if (ends) index_q <= '0;
      else if (done) index_q <= index_q + 6'd1;
      if (written) step_q <= step_q + 6'd1;
      if (keep) lane_q <= b_data_i;
      if ((done && op == OpLoad) || message_next_i) message_o <= {lane_q, message_o[255:64]};
    end
  end
endmodule
