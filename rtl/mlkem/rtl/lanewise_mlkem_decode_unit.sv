// SPDX-License-Identifier: Apache-2.0 OR MIT
// The decoder of the core: microinstructions (rtl/mlkem/model/microcode.py) that turn lanes of the byte
// memory into a polynomial of M0 (DECODE), or read four lanes and give them to the noise sampler (LOAD),
// copy them (COPY), copy them or four others if ciphertexts differ (SELECT), or compare them with four
// others (COMPARE). One access to each memory in a cycle.
//
// What a port is asked for and refused (no *_ready_i) is asked for again. Data of port B come in the cycle
// after the grant, once: others may use the port then. A microinstruction must stand until word_ready_o,
// which comes in its last cycle, so that the next one may start in the cycle after it.
module lanewise_mlkem_decode_unit
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned ENGINES = 2,  // 0, 1, 2 or 4; 0: as small as can be
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1 or 2
    localparam int unsigned Word = ENGINES == 0 ? 4 : 4 * ENGINES,
    localparam int unsigned Step = ENGINES <= 1 ? 6 : ENGINES == 2 ? 5 : 4
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,       // forget all, with zeros in place of data
    input  logic               fips_i,        // coefficients of 12 bits not below Q are an error
    input  logic               word_valid_i,
    input  logic [       45:0] word_i,
    output logic               word_ready_o,
    output logic               idle_o,        // there is nothing more to do
    // What it waits for, what others wait for.
    input  logic [       31:0] events_i,
    input  logic [       31:0] m0_taken_i,
    output logic               take_o,
    output logic [        4:0] take_slot_o,
    output logic [        4:0] set_o,         // event, 0 none
    // Byte memory: port B, which is asked for depending on what the other two grant; write port.
    output logic               b_read_o,
    output logic [        9:0] b_addr_o,
    input  logic               b_ready_i,
    input  logic [       63:0] b_data_i,
    output logic               w_write_o,
    output logic [        9:0] w_addr_o,
    output logic [       63:0] w_data_o,
    input  logic               w_ready_i,
    // M0.
    output logic               m0_write_o,
    output logic [        4:0] m0_slot_o,
    output logic [   Step-1:0] m0_step_o,
    output logic [12*Word-1:0] m0_word_o,
    output logic               m0_fill_o,     // with this word the slot is full
    input  logic               m0_ready_i,
    input  logic               differs_i,     // what SELECT asks
    output logic [      255:0] message_o,     // of LOAD
    input  logic               message_next_i,  // with ENGINES 0: its next 64 bits are wanted first
    output logic               error_o        // for one cycle: a check failed
);
`ifndef __ICARUS__
  if (ENGINES != 0 && ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_check
    $error("ENGINES must be 0, 1, 2 or 4");
  end
  if (MULTIPLIERS != 1 && (MULTIPLIERS != 2 || ENGINES != 0)) begin : g_multipliers
    $error("MULTIPLIERS must be 1, or 2 with ENGINES 0");
  end
`endif

  if (ENGINES == 0) begin : g_serial
    lanewise_mlkem_decode_unit_serial #(
        .MULTIPLIERS(MULTIPLIERS)
    ) u_unit (
        .clk_i,
        .rst_ni,
        .clear_i,
        .fips_i,
        .word_valid_i,
        .word_i,
        .word_ready_o,
        .idle_o,
        .events_i,
        .m0_taken_i,
        .take_o,
        .take_slot_o,
        .set_o,
        .b_read_o,
        .b_addr_o,
        .b_ready_i,
        .b_data_i,
        .w_write_o,
        .w_addr_o,
        .w_data_o,
        .w_ready_i,
        .m0_write_o,
        .m0_slot_o,
        .m0_step_o,
        .m0_word_o,
        .m0_fill_o,
        .m0_ready_i,
        .differs_i,
        .message_o,
        .message_next_i,
        .error_o
    );
  end else begin : g_words
    logic unused_next;
    assign unused_next = message_next_i;
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
        && !(polynomial && m0_taken_i[dst[4:0]]);
    assign run = busy_q || start;
    assign take_o = start && polynomial;
    assign take_slot_o = dst[4:0];
    assign word_ready_o = ends;
    assign set_o = ends ? set : 5'd0;

    // Port B: lanes in their order, of two sources in turn.
    logic [3:0] width;
    logic [5:0] read_q, reads;  // a polynomial has at most 48 lanes
    logic fetch, arrived_q, fresh_q, use_lane;
    logic [63:0] lane, lane_q;
    assign width = Widths[4*width_index+:4];
    assign reads = polynomial ? {width, 2'b0} : two ? 6'd8 : 6'd4;
    // With a lane that cannot go on none is asked for.
    assign b_read_o = run && read_q != reads && (!arrived_q || use_lane);
    assign b_addr_o = two ? (read_q[0] ? other : addr) + 10'(read_q[5:1]) : addr + 10'(read_q);
    assign fetch = b_read_o && b_ready_i;
    // A lane that waits is kept, for the port may show another one.
    assign lane = fresh_q ? b_data_i : lane_q;

    // Polynomials.
    logic bits_ready, reduced, written;
    logic [Step-1:0] step_q;
    lanewise_mlkem_decode #(
        .WORD(Word)
    ) u_decode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(width),
        .in_valid_i(polynomial && arrived_q),
        .in_ready_o(bits_ready),
        .in_data_i(lane),
        .out_valid_o(m0_write_o),
        .out_ready_i(m0_ready_i),
        .out_data_o(m0_word_o),
        .out_reduced_o(reduced)
    );
    assign m0_slot_o = dst[4:0];
    assign m0_step_o = step_q;
    assign m0_fill_o = m0_write_o && step_q == '1;
    assign written = m0_write_o && m0_ready_i;

    // Moves: with two sources the first lane waits for the second.
    logic first_q, moved, differ, bad_q;  // first_q: it is there
    logic [63:0] first_lane_q;
    logic [1:0] moved_q;
    assign w_write_o = arrived_q && (op == OpCopy || (op == OpSelect && first_q));
    assign w_addr_o = dst + 10'(moved_q);
    assign w_data_o = op == OpCopy || differs_i ? lane : first_lane_q;
    assign moved = !polynomial && arrived_q && (!two || first_q) && (!w_write_o || w_ready_i);
    assign differ = op == OpCompare && first_lane_q != lane;

    assign use_lane = polynomial ? bits_ready : moved || (two && !first_q);
    assign ends = polynomial ? written && m0_fill_o : moved && moved_q == 2'd3;
    // Of a comparison the end tells, whichever lane it was.
    assign error_o = (written && reduced && fips_i) || (ends && !polynomial && (bad_q || differ));

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        busy_q <= 1'b0;
        read_q <= '0;
        arrived_q <= 1'b0;
        fresh_q <= 1'b0;
        step_q <= '0;
        first_q <= 1'b0;
        moved_q <= '0;
        bad_q <= 1'b0;
      end else if (clear_i) begin
        busy_q <= 1'b0;
        read_q <= '0;
        arrived_q <= 1'b0;
        fresh_q <= 1'b0;
        step_q <= '0;
        first_q <= 1'b0;
        moved_q <= '0;
        bad_q <= 1'b0;
      end else begin
        busy_q <= run && !ends;
        read_q <= ends ? 6'd0 : fetch ? read_q + 6'd1 : read_q;
        arrived_q <= fetch || (arrived_q && !use_lane);
        fresh_q <= fetch;
        if (written) step_q <= step_q + 1'b1;
        if (two && arrived_q && use_lane) first_q <= !first_q;
        if (moved) begin
          moved_q <= moved_q + 2'd1;
          bad_q <= !ends && (bad_q || differ);
        end
      end
    end

    always_ff @(posedge clk_i) begin
      if (clear_i) begin
        lane_q <= '0;
        first_lane_q <= '0;
        message_o <= '0;
      end else begin
        if (fresh_q) lane_q <= b_data_i;
        if (arrived_q && !first_q) first_lane_q <= lane;
        for (int unsigned n = 0; n < 4; n++) begin
          if (moved && op == OpLoad && moved_q == 2'(n)) message_o[64*n+:64] <= lane;
        end
      end
    end
  end
endmodule
