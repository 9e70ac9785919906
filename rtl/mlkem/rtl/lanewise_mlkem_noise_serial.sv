// SPDX-License-Identifier: Apache-2.0 OR MIT
// The centred binomial distribution for the smallest configuration: what lanewise_mlkem_noise does with
// words of four coefficients, but four bits of the lane in a cycle, and the lane stands at the input until
// all its bits are used. With eta 2 each cycle makes a coefficient, with eta 3 three cycles make two.
// The time does not depend on the data.
module lanewise_mlkem_noise_serial
  import lanewise_mlkem_pkg::*;
(
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic         clear_i,      // forget all, with zeros in place of data a cycle later
    input  logic         three_i,      // eta is 3, else 2; as all settings, holds until the last word
    input  logic         add_i,        // the message
    input  logic [ 63:0] message_i,    // a bit of it for each coefficient
    output logic         message_next_o,  // in the next cycle message_i has the 64 bits that follow
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  logic [ 63:0] in_data_i,
    input  logic         in_last_i,
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output logic [ 47:0] out_data_o,
    output logic         out_last_o
);
  // A polynomial is under way; its first lane only sets this. While it is not, the rest is reset: that
  // takes no logic, where a second reset beside rst_ni would.
  logic busy_q, stall, go, unused_last;
  logic first_q, second_q, third_q;  // the cycles of three times four bits
  logic [3:0] at_q;  // four bits of the lane
  assign stall = out_valid_o && !out_ready_i;
  assign go = in_valid_i && busy_q && !stall;
  assign in_ready_o = busy_q && !stall && at_q == '1;
  // The count tells the end. Of a lane that stands here then no more is used than this reset forgets.
  assign unused_last = in_last_i;

  // The bits of a coefficient: three to be added, three to be subtracted. Kept as a signal, `some` costs
  // 16 LUTs and what follows few; else synthesis makes one wide choice of all, with half as many more.
  (* keep *) logic [15:0] some;
  logic [3:0] now, before_q;
  logic [5:0] six_d, six_q;
  logic six_valid_q;
  assign some = in_data_i[16*at_q[3:2]+:16];
  assign now = some[4*at_q[1:0]+:4];
  always_comb begin
    if (!three_i) six_d = {1'b0, now[3:2], 1'b0, now[1:0]};
    else if (second_q) six_d = {now[1:0], before_q};
    else six_d = {now, before_q[3:2]};
  end

  logic [7:0] count_q;  // coefficients
  logic [2:0] sum;  // those to be subtracted counted where they are not set: from 0 to 6
  (* keep *) logic [15:0] few;  // bits of the message; kept for the same reason
  logic bit_set;
  logic [11:0] value;
  logic [47:0] word_q;
  assign sum = 3'(six_q[0]) + 3'(six_q[1]) + 3'(six_q[2]) + 3'(!six_q[3]) + 3'(!six_q[4]) + 3'(!six_q[5]);
  for (genvar i = 0; i < 16; i++) begin : g_few
    logic [3:0] four;
    assign four = message_i[4*i+:4];
    assign few[i] = four[count_q[1:0]];
  end
  assign bit_set = add_i && few[count_q[5:2]];
  // A table, for it is less than an adder.
  always_comb begin
    case (sum)
      3'd0: value = bit_set ? 12'((Q + 1) / 2 - 3) : 12'(Q - 3);
      3'd1: value = bit_set ? 12'((Q + 1) / 2 - 2) : 12'(Q - 2);
      3'd2: value = bit_set ? 12'((Q + 1) / 2 - 1) : 12'(Q - 1);
      3'd3: value = bit_set ? 12'((Q + 1) / 2) : 12'd0;
      3'd4: value = bit_set ? 12'((Q + 1) / 2 + 1) : 12'd1;
      3'd5: value = bit_set ? 12'((Q + 1) / 2 + 2) : 12'd2;
      default: value = bit_set ? 12'((Q + 1) / 2 + 3) : 12'd3;
    endcase
  end
  assign out_data_o = word_q;
  // A stall holds the first coefficient of a word, and this is a last one.
  assign message_next_o = add_i && six_valid_q && count_q[5:0] == '1;
  assign out_last_o = count_q[7:2] == '0;  // after 256 coefficients

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      six_valid_q <= 1'b0;
      out_valid_o <= 1'b0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      six_valid_q <= 1'b0;
      out_valid_o <= 1'b0;
    end else begin
      busy_q <= busy_q ? !(out_valid_o && out_ready_i && out_last_o) : in_valid_i;
      if (!stall) six_valid_q <= go && !(three_i && first_q);
      out_valid_o <= stall || (six_valid_q && count_q[1:0] == 2'd3);
    end
  end
  always_ff @(posedge clk_i) begin
    if (!busy_q) begin
      {third_q, second_q, first_q} <= 3'b001;
      at_q <= '0;
      before_q <= '0;
      six_q <= '0;
      count_q <= '0;
      word_q <= '0;
    end else begin
      if (go) begin
        {third_q, second_q, first_q} <= {second_q, first_q, third_q};
        at_q <= at_q + 4'd1;
        before_q <= now;
        six_q <= six_d;
      end
      if (six_valid_q && !stall) begin
        count_q <= count_q + 8'd1;
        word_q <= {value, word_q[47:12]};
      end
    end
  end
endmodule
