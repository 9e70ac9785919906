// SPDX-License-Identifier: Apache-2.0 OR MIT
// The 32 vector registers in flip-flops. Register r takes its data from write bus r mod 5, so that
// five neighbours can be written at once: a column of vpi, or the five planes of a whole state.
// The enables are registered one per word, beside the data: their fan-out would else be the
// longest path of the unit. A read in the cycle of the write sees the new value.
module lanewise_vec_regfile #(
    parameter int unsigned VLEN = 320,
    parameter int unsigned ELEN = 64,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input logic clk,
    input logic rst_n,

    // What the cycle after this one writes, with the data then on `bus`.
    input logic                wr_row,     // words `wr_words` of register wr_reg
    input logic                wr_column,  // element wr_pos of each state in wr_reg .. wr_reg + 4
    input logic                wr_all,     // registers wr_reg .. wr_reg + 4 as a whole
    input logic [         4:0] wr_reg,
    input logic [   WORDS-1:0] wr_words,
    input logic [         4:0] wr_pos,     // one-hot
    input logic [5*STATES-1:0] wr_states,  // for wr_column: state s in register wr_reg + j at 5*s + j
    input logic [  5*VLEN-1:0] bus,        // bus b at VLEN*b

    input  logic [         4:0] raddr_a,
    input  logic [         4:0] raddr_b,
    output logic [    VLEN-1:0] rdata_a,
    output logic [    VLEN-1:0] rdata_b,
    input  logic [         1:0] group,     // registers 5*group .. 5*group + 4
    output logic [  5*VLEN-1:0] rdata_group,
    output logic [  VLEN/4-1:0] mask,      // the low bits of v0, one for each element of a group of 8
    output logic [  VLEN/4-1:0] mask_stored,  // without what this cycle writes
    output logic [ 32*VLEN-1:0] debug_regs
);
  localparam int unsigned ElementWords = ELEN / 32;

  logic [31:0][WORDS-1:0] enable_d, enable_q;

  for (genvar r = 0; r < 32; r++) begin : g_register
    logic [4:0] nth;  // this register is wr_reg + nth
    assign nth = 5'(r) - wr_reg;
    for (genvar w = 0; w < WORDS; w++) begin : g_word
      localparam int unsigned Element = w / ElementWords;
      logic [4:0] column;
      assign column = wr_states[5*(Element/5)+:5];
      assign enable_d[r][w] = (wr_row && nth == 0 && wr_words[w]) ||
          (wr_column && nth < 5 && wr_pos[Element%5] && column[nth[2:0]]) ||
          (wr_all && nth < 5);
      // One vector for each word: synthesis takes an array of registers for a memory of as many
      // write ports as it has words.
      logic [31:0] word_q;
      always_ff @(posedge clk) begin
        if (enable_q[r][w]) word_q <= bus[VLEN*(r%5)+32*w+:32];
      end
      assign debug_regs[VLEN*r+32*w+:32] = word_q;
    end
  end

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) enable_q <= '0;
    else enable_q <= enable_d;
  end

  lanewise_vec_read #(
      .VLEN(VLEN)
  ) u_read_a (
      .addr(raddr_a),
      .regs(debug_regs),
      .enable(enable_q),
      .bus(bus),
      .data(rdata_a)
  );
  lanewise_vec_read #(
      .VLEN(VLEN)
  ) u_read_b (
      .addr(raddr_b),
      .regs(debug_regs),
      .enable(enable_q),
      .bus(bus),
      .data(rdata_b)
  );

  for (genvar y = 0; y < 5; y++) begin : g_plane
    logic [VLEN-1:0] stored;
    logic [WORDS-1:0] fresh;
    always_comb begin
      stored = '0;
      fresh  = '0;
      for (int unsigned g = 0; g < 4; g++) begin
        if (group == 2'(g)) begin
          stored = stored | debug_regs[VLEN*(5*g+y)+:VLEN];
          fresh  = fresh | enable_q[5*g+y];
        end
      end
    end
    for (genvar w = 0; w < WORDS; w++) begin : g_word
      assign rdata_group[VLEN*y+32*w+:32] = fresh[w] ? bus[VLEN*y+32*w+:32] : stored[32*w+:32];
    end
  end

  assign mask_stored = debug_regs[VLEN/4-1:0];
  for (genvar i = 0; i < VLEN / 4; i++) begin : g_mask
    assign mask[i] = enable_q[0][i/32] ? bus[i] : debug_regs[i];
  end
endmodule
