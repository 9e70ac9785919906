// SPDX-License-Identifier: Apache-2.0 OR MIT
// Uniform coefficients out of SHAKE128 for the smallest configuration: what lanewise_mlkem_reject does
// with words of four coefficients, but a byte of the lane in a cycle, and the lane stands at the input
// until all its bytes are used. Three cycles make two candidates of 12 bits or, in round 2 of Kyber, one
// of 16 bits.
//
// After a block that was too short (done_short_o) nothing is forgotten: further lanes go on with the same
// polynomial, as the state of Keccak that they come from is still there. So in_last_i ends a block and
// not the polynomial, and the lanes up to it are a multiple of three, as a block of SHAKE128 is. All of
// them are used even if the polynomial is complete before, so time depends on the data only by the
// number of blocks. The data is public.
module lanewise_mlkem_reject_serial
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,       // forget all, with zeros in place of data a cycle later
    input  logic        wide_i,        // candidates of 16 bits; holds from the first lane until done
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [63:0] in_data_i,
    input  logic        in_last_i,
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [47:0] out_data_o,
    output logic        done_valid_o,
    input  logic        done_ready_i,
    output logic        done_short_o
);
  // A polynomial is under way; its first lane only sets this. While it is not, the rest is reset: that
  // takes no logic, where a second reset beside rst_ni would.
  logic busy_q, ended_q, stall, go, done;
  // The cycles of a group of three bytes (of two in round 2), one-hot.
  logic first_q, second_q, third_q;
  logic [2:0] at_q;  // byte of the lane
  logic stay, use_byte, accept;
  assign stall = out_valid_o && !out_ready_i;
  assign go = busy_q && !stall && (ended_q ? !third_q || done_ready_i : in_valid_i);
  assign stay = wide_i && second_q;  // the third cycle of a wide candidate needs no byte
  assign use_byte = go && !ended_q && !stay;
  assign in_ready_o = busy_q && !ended_q && !stall && !stay && at_q == '1;
  assign accept = in_valid_i && in_ready_o;

  // Candidates; the last byte, or half of it, is of use with the next. Kept as a signal, `pair` is one LUT
  // for each bit, and synthesis does not make one wide choice of all that follows.
  (* keep *) logic [15:0] pair;
  logic [7:0] now, before_q;
  assign pair = in_data_i[16*at_q[2:1]+:16];
  assign now = at_q[0] ? pair[15:8] : pair[7:0];

  // The remainder of a wide candidate: with its upper five bits for index a multiple of Q is subtracted,
  // which leaves less than 2 Q, then Q if that is not more than what is left. The same subtraction tells
  // which are below Q. Upper bits 0 make it conditional; so the three above x_q are cleared by the first.
  logic [12:0] x_q, multiple;
  logic [2:0] upper_q;
  logic [13:0] difference;
  logic beyond_q, below;
  for (genvar b = 0; b < 13; b++) begin : g_bit
    logic [31:0] column;
    for (genvar n = 0; n < 32; n++) begin : g_entry
      // Of 31 all are to be refused, so that they must not come below Q.
      localparam logic [15:0] Entry = n < 2 ? 16'(Q) : n == 31 ? 16'(18 * Q) : 16'(2048 * n / Q * Q);
      assign column[n] = Entry[b];
    end
    assign multiple[b] = column[{upper_q, x_q[12:11]}];
  end
  assign difference = {1'b0, x_q} - {1'b0, multiple};
  assign below = difference[13];

  // One cycle after it came, or three if it is wide, a candidate is judged, and the next takes its place.
  logic held_q, judge, good;
  logic [8:0] count_q;  // coefficients; it stays at 256
  logic [47:0] word_q;
  assign judge = go && held_q && (second_q || !wide_i);
  assign good = judge && below;
  assign out_data_o = word_q;
  assign done_valid_o = ended_q && third_q && !stall;
  assign done_short_o = !count_q[8];
  assign done = done_valid_o && done_ready_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      ended_q <= 1'b0;
      out_valid_o <= 1'b0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      ended_q <= 1'b0;
      out_valid_o <= 1'b0;
    end else begin
      busy_q <= busy_q ? !(done && count_q[8]) : in_valid_i;
      ended_q <= ended_q ? !done : accept && in_last_i;
      out_valid_o <= stall || (good && count_q[1:0] == 2'd3);
    end
  end
  always_ff @(posedge clk_i) begin
    if (!busy_q) begin
      {third_q, second_q, first_q} <= 3'b001;
      at_q <= '0;
      held_q <= 1'b0;
      count_q <= '0;
    end else begin
      if (go) {third_q, second_q, first_q} <= {second_q, first_q, third_q};
      if (use_byte) at_q <= at_q + 3'd1;
      if (go && (second_q || !wide_i)) held_q <= !ended_q && !first_q;
      if (good && !count_q[8]) count_q <= count_q + 9'd1;
    end
  end
  always_ff @(posedge clk_i) begin
    if (!busy_q) begin
      before_q <= '0;
      x_q <= '0;
      upper_q <= '0;
      beyond_q <= 1'b0;
      word_q <= '0;
    end else if (go) begin
      before_q <= now;
      if (second_q) x_q <= {wide_i && now[4], now[3:0], before_q};
      else if (third_q && !wide_i) x_q <= {1'b0, now, before_q[7:4]};
      else if (upper_q != '0 || !(below || beyond_q)) x_q <= difference[12:0];
      upper_q <= stay ? now[7:5] : 3'd0;
      beyond_q <= {upper_q, x_q[12]} == '1;
      if (good) word_q <= {x_q[11:0], word_q[47:12]};
    end
  end
endmodule
