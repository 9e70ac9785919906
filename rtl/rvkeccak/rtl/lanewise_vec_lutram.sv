// SPDX-License-Identifier: Apache-2.0 OR MIT
// The 32 vector registers in LUT RAM: a tenth of the flip-flops. Element x of a state of register r
// lies in bank (x + r) mod 5, so that a row and a column both touch each bank once. A read in the
// cycle of the write sees the new value, as in lanewise_vec_regfile.
module lanewise_vec_lutram
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned VLEN = 320,
    parameter int unsigned ELEN = 64,
    parameter bit OVERLAP = 0,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input logic clk,
    input logic rst_n,

    // What the cycle after this one writes, with the data then on `row` or `lanes`.
    input logic                wr_row,     // words `wr_words` of register wr_reg
    input logic                wr_column,  // element wr_pos of each state in wr_reg .. wr_reg + 4
    input logic [         4:0] wr_reg,
    input logic [   WORDS-1:0] wr_words,
    input logic [         4:0] wr_pos,     // one-hot
    input logic [5*STATES-1:0] wr_states,  // for wr_column: state s in register wr_reg + j at 5*s + j
    input logic [    VLEN-1:0] row,
    input logic [    VLEN-1:0] lanes,      // for registers of bank b, state s: at ELEN*(5*s + b)

    input  logic [       4:0] raddr_a,
    input  logic [       4:0] raddr_b,
    input  logic [       4:0] bank_a,  // mod5 of the two
    input  logic [       4:0] bank_b,
    input  logic              same_a,  // it is the register wr_reg of the cycle before
    input  logic              same_b,
    output logic [  VLEN-1:0] rdata_a,
    output logic [  VLEN-1:0] rdata_b,
    output logic [VLEN/4-1:0] mask,
    output logic [VLEN/4-1:0] mask_stored,  // without what this cycle writes
    output logic [32*VLEN-1:0] debug_regs
);
  localparam int unsigned ElementWords = ELEN / 32;

  logic row_q, column_q, first_q;  // first_q: wr_reg is v0
  logic [4:0] reg_q, bank_q;
  logic [WORDS-1:0] words_q, row_words_q;
  logic [4:0] pos_q;
  logic [5*STATES-1:0] states_q;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) {row_q, column_q} <= '0;
    else {row_q, column_q} <= {wr_row, wr_column};
  end
  always_ff @(posedge clk) begin
    reg_q <= wr_reg;
    first_q <= wr_reg == '0;
    bank_q <= mod5(wr_reg);
    words_q <= wr_words;
    row_words_q <= wr_words & {WORDS{wr_row}};
    states_q <= wr_states;
    pos_q <= wr_pos;
  end

  // What is written in this cycle of the registers that are read, word by word. Only overlapped
  // instructions can ask for a column on its way.
  logic [WORDS-1:0] hit_a, hit_b, lane_a, lane_b;
  always_comb begin
    logic [4:0] nth_a, nth_b;
    nth_a = raddr_a - reg_q;
    nth_b = raddr_b - reg_q;
    for (int unsigned w = 0; w < WORDS; w++) begin
      logic [4:0] column;
      column = states_q[5*(w/ElementWords/5)+:5] & {5{column_q && pos_q[w/ElementWords%5]}};
      hit_a[w] = row_words_q[w] && same_a;
      hit_b[w] = row_words_q[w] && same_b;
      lane_a[w] = OVERLAP && nth_a < 5'd5 && column[nth_a[2:0]];
      lane_b[w] = OVERLAP && nth_b < 5'd5 && column[nth_b[2:0]];
    end
  end

  for (genvar s = 0; s < STATES; s++) begin : g_state
    logic [5*ELEN-1:0] stored_a, stored_b;
    for (genvar k = 0; k < 5; k++) begin : g_bank
      // In this bank: element x of the row, x = k - reg (mod 5); or the element of the column in
      // register reg + j, j = k - pos - reg (mod 5).
      logic [4:0] j;
      logic [ELEN-1:0] data;
      logic [ElementWords-1:0] enable;
      logic [4:0] address, offset;
      always_comb begin
        j = '0;
        data = '0;
        enable = '0;
        offset = '0;
        for (int unsigned b = 0; b < 5; b++) begin
          for (int unsigned p = 0; p < 5; p++) begin
            if (bank_q[b] && pos_q[p]) j[(k+10-p-b)%5] = 1'b1;
          end
          data = data | ({ELEN{row_q && bank_q[b]}} & row[ELEN*(5*s+(k+5-b)%5)+:ELEN]) |
              ({ELEN{column_q && pos_q[(k+5-b)%5]}} & lanes[ELEN*(5*s+b)+:ELEN]);
          if (row_q && bank_q[b])
            enable = enable | words_q[ElementWords*(5*s+(k+5-b)%5)+:ElementWords];
        end
        for (int unsigned i = 0; i < 5; i++) begin
          if (column_q && j[i]) begin
            enable = enable | {ElementWords{states_q[5*s+i]}};
            offset = offset | 5'(i);
          end
        end
        address = reg_q + offset;
      end

      for (genvar w = 0; w < ElementWords; w++) begin : g_word
        logic [31:0] cells[32];
        always_ff @(posedge clk) begin
          if (enable[w]) cells[address] <= data[32*w+:32];
        end
        assign stored_a[ELEN*k+32*w+:32] = cells[raddr_a];
        assign stored_b[ELEN*k+32*w+:32] = cells[raddr_b];
        for (genvar r = 0; r < 32; r++) begin : g_debug
          assign debug_regs[VLEN*r+ELEN*(5*s+(k+35-r)%5)+32*w+:32] = cells[r];
        end
      end
    end

    for (genvar e = 0; e < 5; e++) begin : g_element
      logic [ELEN-1:0] old_a, old_b, moved_a, moved_b;
      always_comb begin
        {old_a, old_b, moved_a, moved_b} = '0;
        for (int unsigned b = 0; b < 5; b++) begin
          old_a = old_a | ({ELEN{bank_a[b]}} & stored_a[ELEN*((e+b)%5)+:ELEN]);
          old_b = old_b | ({ELEN{bank_b[b]}} & stored_b[ELEN*((e+b)%5)+:ELEN]);
          moved_a = moved_a | ({ELEN{bank_a[b]}} & lanes[ELEN*(5*s+b)+:ELEN]);
          moved_b = moved_b | ({ELEN{bank_b[b]}} & lanes[ELEN*(5*s+b)+:ELEN]);
        end
      end
      for (genvar w = 0; w < ElementWords; w++) begin : g_word
        localparam int unsigned Word = ElementWords * (5 * s + e) + w;
        assign rdata_a[32*Word+:32] = hit_a[Word] ? row[32*Word+:32] :
            lane_a[Word] ? moved_a[32*w+:32] : old_a[32*w+:32];
        assign rdata_b[32*Word+:32] = hit_b[Word] ? row[32*Word+:32] :
            lane_b[Word] ? moved_b[32*w+:32] : old_b[32*w+:32];
      end
    end
  end

  // The mask bits of v0 are kept beside the banks, whose two ports are taken.
  logic [VLEN/4-1:0] mask_q;
  always_comb begin
    mask = mask_q;
    for (int unsigned i = 0; i < VLEN / 4; i++) begin
      if (first_q && row_words_q[i/32]) mask[i] = row[i];
      if (column_q && first_q && pos_q[(i/ELEN)%5] && states_q[5*(i/ELEN/5)])
        mask[i] = lanes[ELEN*5*(i/ELEN/5)+i%ELEN];
    end
  end
  always_ff @(posedge clk) mask_q <= mask;
  assign mask_stored = mask_q;
endmodule
