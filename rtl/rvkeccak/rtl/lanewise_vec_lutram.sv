// SPDX-License-Identifier: Apache-2.0 OR MIT
// The 32 vector registers in LUT RAM: a tenth of the flip-flops. Element x of a state of register r
// lies in bank (x + r) mod 5, so that a row and a column both touch each bank once. What each bank
// takes, and where, is in registers a cycle before the data is there. The multiplexer that turns a
// row back can slide it on the way. A read in the cycle of the write sees the new value, as in
// lanewise_vec_regfile: with overlap a bank hands on what it takes, for that may be of a column;
// without, a row is taken before it comes to the banks, which is the shorter way.
module lanewise_vec_lutram #(
    parameter int unsigned VLEN = 320,
    parameter int unsigned ELEN = 64,
    parameter bit OVERLAP = 0,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input logic clk,
    input logic rst_n,

    // What the cycle after this one writes, with the data then on `row` and `shifted`, of which one
    // is 0: of its words those that wr_words names.
    input logic             wr_row,     // into register wr_reg
    input logic             wr_column,  // by pi into wr_reg .. wr_reg + 4: see lanewise_vec_column
    input logic [      4:0] wr_reg,
    input logic [      4:0] wr_bank,    // mod5 of it, one-hot
    input logic [WORDS-1:0] wr_words,
    input logic [      4:0] wr_pos,     // of a column: the plane that the row is, one-hot,
    input logic [      4:0] wr_first,   // the bank of that element of wr_reg,
    input logic [ 4:0][4:0] wr_pick,    // and pick_of these two
    input logic [ VLEN-1:0] row,
    input logic [ VLEN-1:0] shifted,

    input  logic [       4:0] raddr_a,
    input  logic [       4:0] raddr_b,
    input  logic [       4:0] bank_a,  // of the element that is read as the first: mod5 of the
    input  logic [       4:0] bank_b,  // register, and how far it is slid
    input  logic [       4:0] slide_a,  // without overlap: how far that is
    input  logic              same_a,  // it is the register wr_reg of the cycle before
    input  logic              same_b,
    output logic [  VLEN-1:0] rdata_a,
    output logic [  VLEN-1:0] rdata_b,
    output logic [VLEN/4-1:0] mask,
    output logic [VLEN/4-1:0] mask_stored,  // without what this cycle writes
    output logic [32*VLEN-1:0] debug_regs
);
  localparam int unsigned ElementWords = ELEN / 32;

  // Bank k takes lane x of the row where take[k][x], into register at[k], words `enable`.
  logic [4:0][4:0] take_d, take_q, at_d, at_q;
  logic [STATES-1:0][4:0][ElementWords-1:0] enable_d, enable_q;
  logic [WORDS-1:0] first_d, first_q;  // words of v0
  logic [WORDS-1:0] row_words_q;
  always_comb begin
    enable_d = '0;
    for (int unsigned k = 0; k < 5; k++) begin
      logic [2:0] nth;
      nth = '0;
      for (int unsigned x = 0; x < 5; x++) begin
        take_d[k][x] = wr_column ? wr_pick[k][x] : wr_bank[(k+5-x)%5];
        if (wr_column && wr_first[(k+5-x)%5]) nth = nth | 3'(x);
      end
      at_d[k] = wr_reg + 5'(nth);
      for (int unsigned s = 0; s < STATES; s++) begin
        for (int unsigned x = 0; x < 5; x++) begin
          if (take_d[k][x] && (wr_row || wr_column))
            enable_d[s][k] = enable_d[s][k] | wr_words[ElementWords*(5*s+x)+:ElementWords];
        end
      end
    end
    // Of a column v0 takes what stays in its place.
    for (int unsigned w = 0; w < WORDS; w++) begin
      first_d[w] = wr_reg == '0 && wr_words[w] &&
          (wr_row || (wr_column && wr_pos[w/ElementWords%5]));
    end
  end
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) enable_q <= '0;
    else enable_q <= enable_d;
  end
  always_ff @(posedge clk) begin
    {take_q, at_q, first_q} <= {take_d, at_d, first_d};
    row_words_q <= wr_words & {WORDS{wr_row}};
  end

  logic [4:0] meets_a, meets_b;
  always_comb begin
    for (int unsigned k = 0; k < 5; k++) begin
      meets_a[k] = OVERLAP ? raddr_a == at_q[k] : same_a;
      meets_b[k] = OVERLAP ? raddr_b == at_q[k] : same_b;
    end
  end

  for (genvar s = 0; s < STATES; s++) begin : g_state
    logic [5*ELEN-1:0] held_a, held_b;  // bank by bank
    logic [5*ELEN-1:0] comes;
    assign comes = row[5*ELEN*s+:5*ELEN] | shifted[5*ELEN*s+:5*ELEN];
    for (genvar k = 0; k < 5; k++) begin : g_bank
      logic [ELEN-1:0] data;
      always_comb begin
        data = '0;
        for (int unsigned x = 0; x < 5; x++) begin
          data = data | ({ELEN{take_q[k][x]}} & comes[ELEN*x+:ELEN]);
        end
      end

      for (genvar w = 0; w < ElementWords; w++) begin : g_word
        logic [31:0] cells[32];
        logic enable;
        assign enable = enable_q[s][k][w];
        always_ff @(posedge clk) begin
          if (enable) cells[at_q[k]] <= data[32*w+:32];
        end
        logic [31:0] given;
        assign given = OVERLAP ? data[32*w+:32] : '0;
        assign held_a[ELEN*k+32*w+:32] = enable && meets_a[k] ? given : cells[raddr_a];
        assign held_b[ELEN*k+32*w+:32] = enable && meets_b[k] ? given : cells[raddr_b];
        for (genvar r = 0; r < 32; r++) begin : g_debug
          assign debug_regs[VLEN*r+ELEN*(5*s+(k+35-r)%5)+32*w+:32] = cells[r];
        end
      end
    end

    for (genvar e = 0; e < 5; e++) begin : g_element
      logic [ELEN-1:0] turned_a, turned_b, fresh_a, fresh_b;
      logic hit_a, hit_b;
      always_comb begin
        {fresh_a, fresh_b} = '0;
        for (int unsigned w = 0; w < ElementWords && !OVERLAP; w++) begin
          for (int unsigned d = 0; d < 5; d++) begin
            hit_a = same_a && slide_a[d] && row_words_q[ElementWords*(5*s+(e+d)%5)+w];
            fresh_a[32*w+:32] = fresh_a[32*w+:32] | ({32{hit_a}} & comes[ELEN*((e+d)%5)+32*w+:32]);
          end
          hit_b = same_b && row_words_q[ElementWords*(5*s+e)+w];
          fresh_b[32*w+:32] = {32{hit_b}} & comes[ELEN*e+32*w+:32];
        end
        {turned_a, turned_b} = '0;
        for (int unsigned b = 0; b < 5; b++) begin
          turned_a = turned_a | ({ELEN{bank_a[b]}} & held_a[ELEN*((e+b)%5)+:ELEN]);
          turned_b = turned_b | ({ELEN{bank_b[b]}} & held_b[ELEN*((e+b)%5)+:ELEN]);
        end
      end
      assign rdata_a[ELEN*(5*s+e)+:ELEN] = turned_a | fresh_a;
      assign rdata_b[ELEN*(5*s+e)+:ELEN] = turned_b | fresh_b;
    end
  end

  // The mask bits of v0 are kept beside the banks, whose two ports are taken.
  logic [VLEN/4-1:0] mask_q;
  always_comb begin
    for (int unsigned i = 0; i < VLEN / 4; i++) begin
      mask[i] = first_q[i/32] ? row[i] | shifted[i] : mask_q[i];
    end
  end
  always_ff @(posedge clk) mask_q <= mask;
  assign mask_stored = mask_q;
endmodule
