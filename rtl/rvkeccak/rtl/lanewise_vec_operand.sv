// SPDX-License-Identifier: Apache-2.0 OR MIT
// An operand of the next cycle: what was read of its register, with the words of the row that is
// executed in this cycle and is not yet on the buses.
module lanewise_vec_operand #(
    parameter int unsigned VLEN = 320,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic             clk,
    input  logic             hold,     // the operand of the next cycle is that of this one
    input  logic             bypass,   // a row is executed that may be asked for
    input  logic [      4:0] wr_reg,   // its register
    input  logic [WORDS-1:0] active,   // its words
    input  logic [ VLEN-1:0] result,   // its data
    input  logic [      4:0] raddr,
    input  logic [ VLEN-1:0] rdata,    // of the register file, which has all rows before that
    output logic [ VLEN-1:0] operand
);
  always_ff @(posedge clk) begin
    for (int unsigned w = 0; w < WORDS; w++) begin
      if (!hold)
        operand[32*w+:32] <= bypass && raddr == wr_reg && active[w] ?
            result[32*w+:32] : rdata[32*w+:32];
    end
  end
endmodule
