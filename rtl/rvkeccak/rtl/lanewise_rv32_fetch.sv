// SPDX-License-Identifier: Apache-2.0 OR MIT
// Fetch stage: asks for one instruction per cycle and hands it to the execute stage.
//
// While the execute stage is busy the same address is asked for again, so that nothing but the
// address has to be kept: the memory answers in the next cycle, always.
module lanewise_rv32_fetch (
    input  logic        clk,
    input  logic        rst_n,
    output logic        instr_req,
    output logic [31:0] instr_addr,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,
    input  logic        done,      // the instruction below is in its last cycle
    input  logic        discard,   // it ends, and what is being fetched is not its successor
    input  logic        redirect,  // go on at target; what is being fetched is dropped
    input  logic [31:0] target,
    output logic        take,      // the instruction below changes to instr_rdata, at next_pc
    output logic [31:0] next_pc,
    output logic        valid,     // of the execute stage:
    output logic [31:0] pc,
    output logic [31:0] instr,
    output logic        err
);

  logic        pending;  // the answer to addr arrives in this cycle
  logic [31:0] addr;

  // What traps stays a cycle longer, though no more valid: that it does is known late.
  assign take = done | ~valid;
  assign next_pc = addr;

  assign instr_req  = 1'b1;
  assign instr_addr = redirect ? target : take ? addr + 32'd4 : addr;

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      pending <= 1'b0;
      valid   <= 1'b0;
    end else begin
      pending <= 1'b1;
      valid <= ~discard & (take ? pending & ~redirect : 1'b1);
    end
  end

  always_ff @(posedge clk) begin
    addr <= instr_addr;
    if (take) begin
      pc    <= addr;
      instr <= instr_rdata;
      err   <= instr_err;
    end
  end

endmodule
