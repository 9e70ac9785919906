// SPDX-License-Identifier: Apache-2.0 OR MIT
// Both samplers beside two multipliers: what lanewise_mlkem_reject_serial does without the candidates of
// round 2, and what lanewise_mlkem_noise_serial does. A lane stands at the input until all its bits are used.
//
// In a cycle three bytes of the lane are used, which are two candidates or, with eta 3, a word of noise; with
// eta 2 it is two bytes for a word. Eight times three bytes are three lanes, of which the second and the
// third begin with bytes of the lane before.
//
// After a block that was too short (done_short_o) nothing is forgotten, as in lanewise_mlkem_reject_serial.
// Time depends on the data, which are public then, only by the number of blocks.
module lanewise_mlkem_sample_two
  import lanewise_mlkem_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,       // forget all, with zeros in place of data a cycle later
    input  logic        noise_i,       // else uniform coefficients; as all settings, holds until done
    input  logic        eta_3_i,       // of noise: eta is 3, else 2
    input  logic        adds_i,         // of noise: the message
    input  logic [63:0] message_i,     // a bit of it for each coefficient
    output logic        message_next_o,  // in the next cycle message_i has the 64 bits that follow
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [63:0] in_data_i,
    input  logic        in_last_i,     // of a block of candidates, or of a polynomial of noise
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [47:0] out_data_o,
    output logic        done_valid_o,  // all that came is used; perhaps with the last word
    input  logic        done_ready_i,
    output logic        done_short_o
);
  // A polynomial is under way; its first lane only sets this. While it is not, the rest is reset: that
  // takes no logic, where a second reset beside rst_ni would.
  logic busy_q, ended_q, stall, go, done, uses_up, pairs;
  logic [2:0] group_q, group;  // of eight times three bytes
  assign stall = out_valid_o && !out_ready_i;
  assign go = busy_q && !ended_q && !stall && in_valid_i;
  assign pairs = noise_i && !eta_3_i;  // of bytes: groups 0, 6, 4 and 7
  assign uses_up = group_q == 3'd7 || (!pairs && (group_q == 3'd1 || group_q == 3'd4));
  assign in_ready_o = busy_q && !ended_q && !stall && uses_up;
  always_comb begin
    group = group_q + 3'd1;
    if (pairs) begin
      case (group_q)
        3'd0: group = 3'd6;
        3'd6: group = 3'd4;
        3'd4: group = 3'd7;
        default: group = 3'd0;
      endcase
    end
  end

  // Three bytes, or of those of group 7 the last two.
  logic [15:0] before_q;  // the last two bytes of the lane before
  logic [23:0] bytes, bytes_q;
  logic bytes_valid_q, upper_q;
  for (genvar b = 0; b < 8; b++) begin : g_bit
    logic [7:0] lane, first, second, third;  // by byte; by group
    for (genvar n = 0; n < 8; n++) begin : g_byte
      assign lane[n] = in_data_i[8*n+b];
    end
    assign first = {lane[5], lane[2], before_q[8+b], lane[4], lane[1], before_q[b], lane[3], lane[0]};
    assign second = {lane[6], lane[3], lane[0], lane[5], lane[2], before_q[8+b], lane[4], lane[1]};
    assign third = {lane[7], lane[4], lane[1], lane[6], lane[3], lane[0], lane[5], lane[2]};
    assign bytes[b] = first[group_q];
    assign bytes[8+b] = second[group_q];
    assign bytes[16+b] = third[group_q];
  end

  // Candidates: those that are accepted take the next places of the word, which is complete with place 3. A
  // second one then waits for a cycle, in which the word is there, for place 0.
  logic [11:0] low, high, wait_q;
  logic low_good, high_good, either, both, waits_q;
  logic [8:0] count_q;  // coefficients; from 256 on it stays, so that no word is complete any more
  logic [2:0] more;
  assign {high, low} = bytes_q;
  assign low_good = low < 12'(Q);
  assign high_good = high < 12'(Q);
  assign either = low_good || high_good;
  assign both = low_good && high_good;
  always_comb begin
    if (noise_i) more = 3'd4;
    else if (count_q[8]) more = 3'd0;
    else more = 3'(low_good) + 3'(high_good);
  end

  // Noise: of each coefficient three bits are added, three subtracted.
  (* keep *) logic [3:0] message;  // of this word
  logic [47:0] noise;
  for (genvar n = 0; n < 4; n++) begin : g_message
    logic [15:0] column;
    for (genvar i = 0; i < 16; i++) begin : g_column
      assign column[i] = message_i[4*i+n];
    end
    assign message[n] = column[count_q[5:2]];
  end
  for (genvar n = 0; n < 4; n++) begin : g_noise
    logic [3:0] four;
    logic [5:0] six;
    logic [2:0] sum;  // those to be subtracted counted where they are not set: from 0 to 6
    logic bit_set;
    logic [11:0] value;
    assign four = upper_q ? bytes_q[8+4*n+:4] : bytes_q[4*n+:4];
    assign six = eta_3_i ? bytes_q[6*n+:6] : {1'b0, four[3:2], 1'b0, four[1:0]};
    assign sum = 3'(six[0]) + 3'(six[1]) + 3'(six[2]) + 3'(!six[3]) + 3'(!six[4]) + 3'(!six[5]);
    assign bit_set = adds_i && message[n];
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
    assign noise[12*n+:12] = value;
  end
  assign message_next_o = noise_i && adds_i && bytes_valid_q && !stall && count_q[5:2] == '1;

  // All that came was looked at a cycle ago.
  assign done_valid_o = ended_q && !bytes_valid_q && !stall;
  assign done_short_o = !count_q[8];
  assign done = done_valid_o && done_ready_i;

  logic complete;
  assign complete = noise_i || (either && (count_q[1:0] == 2'd3 || (both && count_q[1:0] == 2'd2)));
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
      ended_q <= ended_q ? !done : in_valid_i && in_ready_o && in_last_i;
      out_valid_o <= stall || (bytes_valid_q && complete);
    end
  end
  always_ff @(posedge clk_i) begin
    if (!busy_q) begin
      group_q <= '0;
      before_q <= '0;
      bytes_q <= '0;
      bytes_valid_q <= 1'b0;
      upper_q <= 1'b0;
      wait_q <= '0;
      waits_q <= 1'b0;
      count_q <= '0;
      out_data_o <= '0;
    end else if (!stall) begin
      if (go) begin
        group_q <= group;
        before_q <= in_data_i[63:48];
        bytes_q <= bytes;
        upper_q <= group_q == 3'd7;
      end
      bytes_valid_q <= go;
      waits_q <= bytes_valid_q && !noise_i && both && count_q[1:0] == 2'd3;
      wait_q <= high;
      if (bytes_valid_q) count_q <= count_q + 9'(more);
      for (int unsigned n = 0; n < 4; n++) begin
        if (bytes_valid_q && (noise_i || (either && count_q[1:0] == 2'(n))
                              || (either && both && count_q[1:0] + 2'd1 == 2'(n) && n != 0))) begin
          out_data_o[12*n+:12] <= noise_i ? noise[12*n+:12] :
              (low_good && count_q[1:0] == 2'(n)) ? low : high;
        end
      end
      if (waits_q) out_data_o[11:0] <= wait_q;
    end
  end
endmodule
