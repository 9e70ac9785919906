// SPDX-License-Identifier: Apache-2.0 OR MIT
// Uniform coefficients out of SHAKE128: of each three lanes 16 candidates of 12 bits, accepted below Q;
// or, in round 2 of Kyber, four of 16 bits from each lane, accepted below 19 Q and reduced. LANES lanes
// go in and a word comes out in a cycle, four cycles later: registers hold what came, the candidates that
// are judged, those accepted moved together, and the word. After the last lane of a polynomial, done_*
// says whether its N / WORD words came out or the lanes were too few. The number of cycles depends on
// the data, which is public.
module lanewise_mlkem_reject
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned WORD = 8,  // coefficients: 4, 8 or 16
    parameter int unsigned LANES = 1  // 1 or 2
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,       // forget all, with zeros in place of data
    input  logic               wide_i,        // candidates of 16 bits; constant for a polynomial
    input  logic               in_valid_i,
    output logic               in_ready_o,
    input  logic [64*LANES-1:0] in_data_i,
    input  logic               in_full_i,     // all of in_data_i counts, not the first lane alone
    input  logic               in_last_i,
    output logic               out_valid_o,
    input  logic               out_ready_i,
    output logic [12*WORD-1:0] out_data_o,
    output logic               done_valid_o,
    input  logic               done_ready_i,
    output logic               done_short_o
);
  localparam int unsigned Lane = LANES == 1 ? 6 : 11;  // candidates that come at once, at most
  localparam int unsigned Room = WORD - 1 + 6 * LANES;
  localparam int unsigned Bits = 64 * LANES + 8;
  // Never zero, so that an unsupported size gets as far as its message.
  localparam int unsigned Wide = LANES == 1 ? 4 : 8;
  localparam int unsigned Words = WORD == 0 ? 1 : 256 / WORD;
  localparam int unsigned Grain = $clog2(WORD);

`ifndef __ICARUS__
  if (WORD != 4 && WORD != 8 && WORD != 16) begin : g_check
    $error("WORD must be 4, 8 or 16");
  end
  if (LANES != 1 && LANES != 2) begin : g_lanes
    $error("LANES must be 1 or 2");
  end
`endif

  // Candidates: up to eight bits are left of one lane for the next.
  logic [1:0] phase_q;
  logic [7:0] carry_q;
  logic [Bits-1:0] bits;
  logic unused;  // of two lanes the highest bits, which are no candidate yet
  assign unused = ^bits;
  logic [12*Lane-1:0] bits_q;
  logic [3:0] whole_d, whole_q;  // candidates that are complete
  logic bits_valid_q, judged_valid_q, moved_valid_q, leave_bits, leave_judged, leave_moved;
  logic accept, wide_q, ended_q;
  always_comb begin
    case (phase_q)
      2'd0: bits = {8'b0, in_data_i};
      2'd1: bits = {4'b0, in_data_i, carry_q[7:4]};
      default: bits = {in_data_i, carry_q};
    endcase
    if (wide_i) bits = {8'b0, in_data_i};
    if (wide_i) whole_d = LANES == 1 || !in_full_i ? 4'd4 : 4'd8;
    else if (LANES == 1 || !in_full_i) whole_d = phase_q == 2'd2 ? 4'd6 : 4'd5;
    else whole_d = phase_q == 2'd0 ? 4'd10 : 4'd11;
  end
  // Each lane leaves four bits more, or uses them up.
  logic [1:0] phase_d;
  always_comb begin
    if (LANES == 1 || !in_full_i) phase_d = phase_q == 2'd2 ? 2'd0 : phase_q + 2'd1;
    else phase_d = phase_q == 2'd0 ? 2'd2 : phase_q - 2'd1;
  end

  assign leave_bits = bits_valid_q && (!judged_valid_q || leave_judged);
  assign in_ready_o = !ended_q && (!bits_valid_q || leave_bits);
  assign accept = in_valid_i && in_ready_o;

  // Comparisons with 3329, 1101_0000_0001, and 19 times that, 1111_0111_0001_0011, without a subtraction.
  function automatic logic less_than(input logic [11:0] x);
    less_than = !(x[11] && x[10] && (x[9] || (x[8] && x[7:0] != '0)));
  endfunction
  function automatic logic less_than_19(input logic [15:0] x);
    less_than_19 = !(x[15:12] == 4'd15
        && (x[11] || (x[10:8] == 3'd7 && (x[7:5] != '0 || (x[4] && (x[3:2] != '0 || x[1:0] == 2'd3))))));
  endfunction
  logic [Lane-1:0] judged_d, judged_q;
  logic [12*Lane-1:0] candidates_d, candidates_q;
  logic [12*Wide-1:0] reduced;
  for (genvar i = 0; i < Wide; i++) begin : g_reduce
    logic [13:0] folded;
    lanewise_mlkem_fold u_fold (.x_i({8'b0, bits_q[16*i+:16]}), .y_o(folded));
    lanewise_mlkem_subtract u_subtract (.x_i(folded), .y_o(reduced[12*i+:12]));
  end
  for (genvar i = 0; i < Lane; i++) begin : g_judge
    logic good;
    assign good = wide_q ? less_than_19(bits_q[16*(i%Wide)+:16]) : less_than(bits_q[12*i+:12]);
    assign judged_d[i] = 4'(i) < whole_q && good;
    assign candidates_d[12*i+:12] = wide_q ? reduced[12*(i%Wide)+:12] : bits_q[12*i+:12];
  end
  assign leave_judged = judged_valid_q && (!moved_valid_q || leave_moved);

  // Those accepted, moved together.
  logic [12*Lane-1:0] moved_d, moved_q;
  logic [3:0] count_d, count_q;
  always_comb begin
    moved_d = '0;
    count_d = '0;
    for (int unsigned i = 0; i < Lane; i++) begin
      for (int unsigned to = 0; to <= i; to++) begin
        if (judged_q[i] && count_d == 4'(to)) moved_d[12*to+:12] = candidates_q[12*i+:12];
      end
      count_d = count_d + {3'b0, judged_q[i]};
    end
  end

  // Those kept for the next words; bits beyond them are 0. Which of them a word takes does not change where
  // in a word the next ones go.
  logic [12*Room-1:0] kept_q, kept_rest, placed, above;
  logic [4:0] kept_count_q;
  logic [4-Grain:0] kept_words;  // whole ones that remain
  logic [4:0] count_sum;
  logic [$clog2(Words):0] words_q;
  logic emit, enough, fits, drop, done;  // drop: the polynomial is complete
  assign enough = words_q[$clog2(Words)];
  assign out_valid_o = !enough && kept_count_q[4:Grain] != '0;
  assign out_data_o = kept_q[12*WORD-1:0];
  assign emit = out_valid_o && out_ready_i;
  assign kept_rest = emit ? kept_q >> (12 * WORD) : kept_q;
  assign kept_words = kept_count_q[4:Grain] - (5 - Grain)'(emit);
  assign count_sum = kept_count_q + {1'b0, count_q};
  // Behind those that stay, with zeros behind: moved by 1, 2, 4 within a word, then by words. There is room
  // for all that come if less than a word stays.
  always_comb begin
    placed = (12 * Room)'(moved_q);
    for (int unsigned n = 0; n < Grain; n++) begin
      if (kept_count_q[n]) placed = placed << (12 << n);
    end
  end
  if (6 * LANES <= WORD) begin : g_less
    assign fits = 1'b1;
    assign above = placed;
  end else begin : g_more
    assign fits = count_sum <= 5'(Room + WORD);
    always_comb begin
      above = placed;
      for (int unsigned n = 0; n < 5 - Grain; n++) begin
        if (kept_words[n]) above = above << (12 * WORD << n);
      end
    end
  end

  assign drop = enough || (emit && words_q == ($clog2(Words) + 1)'(Words - 1));
  assign leave_moved = moved_valid_q && (drop || !out_valid_o || (out_ready_i && fits));

  assign done_valid_o = ended_q && !bits_valid_q && !judged_valid_q
      && (drop || (!moved_valid_q && kept_words == '0));
  assign done_short_o = !drop;
  assign done = done_valid_o && done_ready_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      phase_q <= '0;
      bits_valid_q <= 1'b0;
      judged_valid_q <= 1'b0;
      moved_valid_q <= 1'b0;
      ended_q <= 1'b0;
      kept_count_q <= '0;
      words_q <= '0;
    end else if (clear_i) begin
      phase_q <= '0;
      bits_valid_q <= 1'b0;
      judged_valid_q <= 1'b0;
      moved_valid_q <= 1'b0;
      ended_q <= 1'b0;
      kept_count_q <= '0;
      words_q <= '0;
    end else begin
      if (accept) begin
        phase_q <= in_last_i ? 2'd0 : phase_d;
        ended_q <= in_last_i;
      end
      if (accept || leave_bits) bits_valid_q <= accept;
      if (leave_bits || leave_judged) judged_valid_q <= leave_bits;
      if (leave_judged || leave_moved) moved_valid_q <= leave_judged;
      if (drop) kept_count_q <= '0;
      else if (leave_moved) kept_count_q <= emit ? count_sum - 5'(WORD) : count_sum;
      else kept_count_q[4:Grain] <= kept_words;
      if (emit) words_q <= words_q + 1'b1;
      if (done) begin
        ended_q <= 1'b0;
        moved_valid_q <= 1'b0;
        kept_count_q <= '0;
        words_q <= '0;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      carry_q <= '0;
      bits_q <= '0;
    end else if (accept) begin
      carry_q <= (LANES == 1 || in_full_i) ? in_data_i[64*LANES-1-:8] : in_data_i[63:56];
      bits_q <= bits[12*Lane-1:0];
      whole_q <= whole_d;
      wide_q <= wide_i;
    end
    if (clear_i) begin
      judged_q <= '0;
      candidates_q <= '0;
    end else if (leave_bits) begin
      judged_q <= judged_d;
      candidates_q <= candidates_d;
    end
    if (clear_i) begin
      moved_q <= '0;
    end else if (leave_judged) begin
      moved_q <= moved_d;
      count_q <= count_d;
    end
  end
  // Reset, and zeros after each polynomial, for new coefficients are laid on the zeros above the others.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) kept_q <= '0;
    else if (clear_i || drop || done) kept_q <= '0;
    else if (leave_moved) kept_q <= kept_rest | above;
    else kept_q <= kept_rest;
  end
endmodule
