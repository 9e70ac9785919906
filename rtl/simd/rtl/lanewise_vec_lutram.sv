// SPDX-License-Identifier: Apache-2.0 OR MIT
// The 32 vector registers in LUT RAM: a tenth of the flip-flops. Element x of a state of register r
// lies in bank (x + r) mod 5, so that a row and a column both touch each bank once. A read in the
// cycle of the write sees the new value, as in lanewise_vec_regfile.
module lanewise_vec_lutram #(
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
    input logic [         4:0] wr_reg,
    input logic [   WORDS-1:0] wr_words,
    input logic [         4:0] wr_pos,     // one-hot
    input logic [5*STATES-1:0] wr_states,  // for wr_column: state s in register wr_reg + j at 5*s + j
    input logic [  5*VLEN-1:0] bus,        // bus b at VLEN*b

    input  logic [       4:0] raddr_a,
    input  logic [       4:0] raddr_b,
    output logic [  VLEN-1:0] rdata_a,
    output logic [  VLEN-1:0] rdata_b,
    output logic [VLEN/4-1:0] mask,
    output logic [32*VLEN-1:0] debug_regs
);
  localparam int unsigned ElementWords = ELEN / 32;

  // A register number mod 5, one-hot.
  function automatic logic [4:0] phase(input logic [4:0] register);
    phase = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      if (register == 5'(r)) phase[r%5] = 1'b1;
    end
  endfunction

  logic row_q, column_q;
  logic [4:0] reg_q, phase_q;
  logic [WORDS-1:0] words_q;
  logic [4:0] pos_q;
  logic [5*STATES-1:0] states_q;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) {row_q, column_q} <= '0;
    else {row_q, column_q} <= {wr_row, wr_column};
  end
  always_ff @(posedge clk) begin
    reg_q <= wr_reg;
    phase_q <= phase(wr_reg);
    words_q <= wr_words;
    states_q <= wr_states;
    pos_q <= wr_pos;
  end

  logic [4:0] phase_a, phase_b;
  assign phase_a = phase(raddr_a);
  assign phase_b = phase(raddr_b);

  for (genvar s = 0; s < STATES; s++) begin : g_state
    logic [5*ELEN-1:0] bank_a, bank_b;
    for (genvar k = 0; k < 5; k++) begin : g_bank
      // In this bank: element x of the row, x = k - reg (mod 5); or the element of the column in
      // register reg + j, j = k - pos - reg (mod 5).
      logic [4:0] x, j;
      logic [ELEN-1:0] data;
      logic [ElementWords-1:0] enable;
      logic [4:0] address, offset;
      always_comb begin
        for (int unsigned i = 0; i < 5; i++) x[i] = phase_q[(k+5-i)%5];
        j = '0;
        for (int unsigned p = 0; p < 5; p++) begin
          for (int unsigned i = 0; i < 5; i++) begin
            if (pos_q[p] && x[(i+p)%5]) j[i] = 1'b1;
          end
        end
        data = '0;
        enable = '0;
        offset = '0;
        for (int unsigned i = 0; i < 5; i++) begin
          if (row_q && x[i]) begin
            // The row is on the bus of its register: on all of them but when a state is spilled.
            for (int unsigned b = 0; b < 5; b++) begin
              if (phase_q[b]) data = data | bus[VLEN*b+ELEN*(5*s+i)+:ELEN];
            end
            enable = enable | words_q[ElementWords*(5*s+i)+:ElementWords];
          end
          if (column_q && j[i]) begin
            for (int unsigned b = 0; b < 5; b++) begin
              if (phase_q[(b+5-i)%5]) data = data | bus[VLEN*b+ELEN*5*s+:ELEN];
            end
            enable = enable | {ElementWords{states_q[5*s+i]}};
            offset = 5'(i);
          end
        end
        address = reg_q + offset;
      end

      logic [ELEN-1:0] stored_a, stored_b;
      for (genvar w = 0; w < ElementWords; w++) begin : g_word
        logic [31:0] cells[32];
        always_ff @(posedge clk) begin
          if (enable[w]) cells[address] <= data[32*w+:32];
        end
        assign stored_a[32*w+:32] = cells[raddr_a];
        assign stored_b[32*w+:32] = cells[raddr_b];
        assign bank_a[ELEN*k+32*w+:32] = enable[w] && address == raddr_a ? data[32*w+:32] :
            stored_a[32*w+:32];
        assign bank_b[ELEN*k+32*w+:32] = enable[w] && address == raddr_b ? data[32*w+:32] :
            stored_b[32*w+:32];
        for (genvar r = 0; r < 32; r++) begin : g_debug
          assign debug_regs[VLEN*r+ELEN*(5*s+(k+35-r)%5)+32*w+:32] = cells[r];
        end
      end
    end

    for (genvar e = 0; e < 5; e++) begin : g_element
      always_comb begin
        rdata_a[ELEN*(5*s+e)+:ELEN] = '0;
        rdata_b[ELEN*(5*s+e)+:ELEN] = '0;
        for (int unsigned r = 0; r < 5; r++) begin
          if (phase_a[r])
            rdata_a[ELEN*(5*s+e)+:ELEN] = rdata_a[ELEN*(5*s+e)+:ELEN] | bank_a[ELEN*((e+r)%5)+:ELEN];
          if (phase_b[r])
            rdata_b[ELEN*(5*s+e)+:ELEN] = rdata_b[ELEN*(5*s+e)+:ELEN] | bank_b[ELEN*((e+r)%5)+:ELEN];
        end
      end
    end
  end

  // The mask bits of v0 are kept beside the banks, whose two ports are taken.
  logic [VLEN/4-1:0] mask_q;
  always_comb begin
    mask = mask_q;
    for (int unsigned i = 0; i < VLEN / 4; i++) begin
      if (row_q && reg_q == '0 && words_q[i/32]) mask[i] = bus[i];
      if (column_q && reg_q == '0 && pos_q[(i/ELEN)%5] && states_q[5*(i/ELEN/5)]) mask[i] = bus[i];
    end
  end
  always_ff @(posedge clk) mask_q <= mask;
endmodule
