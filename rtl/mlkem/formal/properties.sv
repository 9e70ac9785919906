// SPDX-License-Identifier: Apache-2.0 OR MIT
// Properties of the combinational leaves, of `pick` and of the two multipliers: `good` is 1 for every input.
// `WRONG` makes each false, as a control of the proof.
`ifndef WRONG
`define WRONG 0
`endif

// The first half of the reduction: the sum of the low bits and of a remainder for each of the two
// groups of six bits. So it has the remainder of x, and is at most 4095 + 2 (Q - 1), below 4 Q.
module prove_fold (
    input  logic [23:0] x,
    output logic        good
);
  // A number of 24 bits is a multiple of Q exactly if its product with the inverse of Q modulo 2^24
  // is at most 2^24 / Q.
  localparam logic [23:0] Inverse = 24'd11072257;  // 3329 * 11072257 = 1 modulo 2^24
  logic [13:0] y, middle, high;
  logic [23:0] from_middle, from_high;
  lanewise_mlkem_fold u_fold (.x_i(x), .y_o(y));
  lanewise_mlkem_fold u_middle (.x_i({6'b0, x[17:12], 12'b0}), .y_o(middle));
  lanewise_mlkem_fold u_high (.x_i({x[23:18], 18'b0}), .y_o(high));
  assign from_middle = ({6'b0, x[17:12], 12'b0} - 24'(middle) + 24'(`WRONG)) * Inverse;
  assign from_high = ({x[23:18], 18'b0} - 24'(high)) * Inverse;
  assign good = y == 14'(x[11:0]) + middle + high && middle < 14'd3329 && high < 14'd3329 &&
      from_middle <= 24'd5039 && from_high <= 24'd5039;
endmodule

// The second half: the remainder of all numbers below 4 Q.
module prove_subtract (
    input  logic [13:0] x,
    output logic        good
);
  logic [11:0] y;
  logic [13:0] quarter;
  lanewise_mlkem_subtract u_subtract (.x_i(x), .y_o(y));
  assign quarter = x - 14'(y);
  assign good = x >= 14'(4 * 3329 + `WRONG) || (y < 12'd3329 && (quarter == 14'd0 ||
      quarter == 14'd3329 || quarter == 14'd6658 || quarter == 14'd9987));
endmodule

// Sums and differences of remainders.
module prove_add (
    input  logic        subtract,
    input  logic [11:0] a,
    input  logic [11:0] b,
    output logic        good
);
  logic [11:0] y;
  logic [13:0] exact;  // a + b, or a - b + Q
  lanewise_mlkem_add u_add (.subtract_i(subtract), .a_i(a), .b_i(b), .y_o(y));
  assign exact = subtract ? 14'(a) + 14'd3329 - 14'(b) : 14'(a) + 14'(b);
  assign good = a > 12'(3328 + `WRONG) || b > 12'd3328 ||
      (y < 12'd3329 && (exact == 14'(y) || exact == 14'(y) + 14'd3329));
endmodule

// The same of those whose sum or difference is given.
module prove_correct (
    input  logic        minus,
    input  logic [11:0] a,
    input  logic [11:0] b,
    output logic        good
);
  logic [11:0] y;
  logic [12:0] x;
  logic [13:0] exact;
  assign x = minus ? 13'(a) - 13'(b) : 13'(a) + 13'(b);
  lanewise_mlkem_correct u_correct (.minus_i(minus), .x_i(x), .y_o(y));
  assign exact = minus ? 14'(a) + 14'd3329 - 14'(b) : 14'(a) + 14'(b);
  assign good = a > 12'(3328 + `WRONG) || b > 12'd3328 ||
      (y < 12'd3329 && (exact == 14'(y) || exact == 14'(y) + 14'd3329));
endmodule

// What compression rounds: floor(x 2^12 / Q).
module prove_quotient (
    input  logic [11:0] x,
    output logic        good
);
  logic [11:0] quotient, unused;
  logic [23:0] above;
  lanewise_mlkem_compress u_compress (
      .x_i(x),
      .quotient_o(quotient),
      .width_i(4'd11),
      .quotient_i(12'd0),
      .y_o(unused)
  );
  assign above = {x, 12'd0} - 24'(quotient) * 24'd3329;
  assign good = x >= 12'd3329 || above + 24'(`WRONG) < 24'd3329;
endmodule

// Compression undoes decompression.
module prove_inverse (
    input  logic [ 3:0] width,
    input  logic [11:0] y,
    output logic        good
);
  logic [11:0] x, quotient, again, upper;
  logic reduced, known;
  lanewise_mlkem_decompress u_decompress (
      .width_i(width),
      .y_i(y),
      .x_o(x),
      .reduced_o(reduced)
  );
  lanewise_mlkem_compress u_compress (
      .x_i(x ^ 12'(`WRONG)),
      .quotient_o(quotient),
      .width_i(width),
      .quotient_i(quotient),
      .y_o(again)
  );
  assign known = width == 4'd1 || width == 4'd3 || width == 4'd4 || width == 4'd5 || width == 4'd10
      || width == 4'd11 || width == 4'd12;
  // The bits that count.
  assign upper = 12'hfff << (4'd12 - width);
  assign good = !known || (y & ~upper) != 12'd0 || (width == 4'd12 && y >= 12'd3329) ||
      ((again & upper) == y && x < 12'd3329 && !reduced);
endmodule

// The round of the smallest configuration is that of rtl/common.
module prove_round (
    input  logic [1599:0] a,
    input  logic [  63:0] constant,
    output logic          good
);
  logic [1599:0] ours, theirs;
  lanewise_round_lut u_ours (
      .a_i(a),
      .constant_i(constant ^ 64'(`WRONG)),
      .b_o(ours)
  );
  lanewise_keccak_round u_theirs (
      .a(a),
      .rc(constant),
      .b(theirs)
  );
  assign good = ours == theirs;
endmodule

// What was picked is the flag of the number that the unit has, but in the cycle after a clear: after that
// the core has another cycle before it looks.
module prove_pick (
    input  logic        clk,
    input  logic        clear,
    input  logic [ 4:0] hash_set,
    input  logic [ 4:0] encode_set,
    input  logic [ 4:0] decode_set,
    input  logic        take,
    input  logic [ 4:0] take_slot,
    input  logic        fill,
    input  logic [ 4:0] fill_slot,
    input  logic        release_it,
    input  logic [ 4:0] release_slot,
    input  logic [ 4:0] coming,
    input  logic        next,
    output logic        good
);
  logic [4:0] number_q;
  logic [31:0] events, taken, full;
  logic [3:0] unused_taken, unused_full;
  logic event_picked, taken_picked, full_picked;
  logic cleared_q;
  always_ff @(posedge clk) begin
    if (next) number_q <= coming;
    cleared_q <= clear;
  end
  lanewise_mlkem_flags u_flags (
      .clk_i(clk),
      .clear_i(clear),
      .hash_set_i(hash_set),
      .encode_set_i(encode_set),
      .decode_set_i(decode_set),
      .hash_take_i(take),
      .hash_slot_i(take_slot),
      .decode_take_i(1'b0),
      .decode_slot_i(5'd0),
      .m0_fill_i(fill),
      .m0_fill_slot_i(fill_slot),
      .m0_release_i(release_it),
      .m0_release_slot_i(release_slot),
      .m2_take_i(1'b0),
      .m2_take_slot_i(2'd0),
      .m2_fill_i(1'b0),
      .m2_fill_slot_i(2'd0),
      .m2_release_i(1'b0),
      .m2_release_slot_i(2'd0),
      .events_o(events),
      .m0_taken_o(taken),
      .m0_full_o(full),
      .m2_taken_o(unused_taken),
      .m2_full_o(unused_full)
  );
  lanewise_mlkem_pick #(
      .SETS(3)
  ) u_event (
      .clk_i(clk),
      .flags_i(events),
      .set_valid_i({2'b11, 1'b1 ^ 1'(`WRONG)}),
      .set_i({decode_set, encode_set, hash_set}),
      .drop_valid_i(1'b0),
      .drop_i(5'd0),
      .now_i(number_q),
      .coming_i(coming),
      .next_i(next),
      .flag_o(event_picked)
  );
  lanewise_mlkem_pick u_taken (
      .clk_i(clk),
      .flags_i(taken),
      .set_valid_i(take),
      .set_i(take_slot),
      .drop_valid_i(release_it),
      .drop_i(release_slot),
      .now_i(number_q),
      .coming_i(coming),
      .next_i(next),
      .flag_o(taken_picked)
  );
  lanewise_mlkem_pick u_full (
      .clk_i(clk),
      .flags_i(full),
      .set_valid_i(fill),
      .set_i(fill_slot),
      .drop_valid_i(release_it),
      .drop_i(release_slot),
      .now_i(number_q),
      .coming_i(coming),
      .next_i(next),
      .flag_o(full_picked)
  );
  // Slots from 24 on are the decoder's.
  assign good = cleared_q || (event_picked == events[number_q] && full_picked == full[number_q] &&
      (number_q >= 5'd24 || taken_picked == taken[number_q]));
endmodule

// Instructions that stand until they are taken, and slots that are full and free at any time: no multiplier
// of the arithmetic unit with two has factors of two steps in one cycle, nor sums of two.
module prove_pairs (
    input  logic        clk,
    input  logic        clear,
    input  logic        comes,
    input  logic        full,
    input  logic        free,
    input  logic [19:0] given,
    output logic        good
);
  logic begun_q, valid_q, taken;
  logic [19:0] instr_q;
  initial begun_q = 1'b0;
  always_ff @(posedge clk) begin
    begun_q <= 1'b1;
    if (!begun_q || clear) valid_q <= 1'b0;
    else if (!valid_q || taken) valid_q <= comes;
    if (!valid_q || taken) instr_q <= given;
  end
  lanewise_mlkem_transform_two u_unit (
      .clk_i(clk),
      .clear_i(!begun_q || clear),
      .wipe_i(1'b0),
      .wipe_addr_i('0),
      .instr_valid_i(valid_q),
      .instr_ready_o(taken),
      .op_i(instr_q[1:0]),
      .a_i(instr_q[6:2]),
      .b_i(instr_q[11:8]),
      .acc_i(instr_q[15:12]),
      .add_i(instr_q[16]),
      .out_i(instr_q[18:17]),
      .use_out_i(instr_q[19]),
      .a_full_i(full),
      .out_free_i(free),
      .m0_data_i('0),
      .m1_data_i('0)
  );
  // Who wants the factors, the sum for u and that for v; the last two of them while a product's goes on.
  wire [4:0] factors = {
    u_unit.step_line_q[2], u_unit.phase_0_line_q[2], u_unit.phase_2_line_q[2], u_unit.phase_3_line_q[2],
    u_unit.phase_3_line_q[`WRONG ? 5 : 4]
  };
  wire [3:0] sums = {
    u_unit.step_line_q[6], u_unit.phase_3_line_q[6], u_unit.phase_3_line_q[7], u_unit.phase_3_line_q[8]
  };
  wire [3:0] others = {
    u_unit.step_line_q[6], u_unit.phase_0_line_q[6], u_unit.phase_2_line_q[6], u_unit.phase_3_line_q[6]
  };
  // What induction needs: phases are those of a product that runs.
  wire phases = u_unit.busy_q ? valid_q && (instr_q[1:0] == 2'd2 || u_unit.phase_q == 2'd0)
                              : u_unit.phase_q == 2'd0;
  assign good = !begun_q || (phases && (factors & (factors - 5'd1)) == '0 && (sums & (sums - 4'd1)) == '0 &&
      (others & (others - 4'd1)) == '0);
endmodule
