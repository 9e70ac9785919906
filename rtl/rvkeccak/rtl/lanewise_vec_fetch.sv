// SPDX-License-Identifier: Apache-2.0 OR MIT
// The operands of the next cycle: of the instruction that waits, of the next row of the one in
// progress, or of a load or store. In the last cycle of an instruction the ports already serve the
// one that waits.
module lanewise_vec_fetch
  import lanewise_vec_row_pkg::turn, lanewise_vec_row_pkg::next_of;
#(
    parameter int unsigned VLEN = 320,
    parameter bit OVERLAP = 0,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic             clk,
    input  logic             advance,
    input  logic             takes,
    input  logic             fresh,
    input  logic             steps,
    input  logic             finishing,
    input  logic             idle_q,
    input  logic             memory,        // the instruction that the core shows
    input  logic             memory_q,      // the one in progress
    input  logic             leads,         // the instruction that the core shows: A waits once
    input  logic             leads_q,       // the one in progress, in this cycle
    input  logic             stays,         // the instruction that the core shows: B does not step
    input  logic             stays_q,       // the one in progress
    input  logic [      4:0] first_a,
    input  logic [      4:0] first_b,
    input  logic [      4:0] first_bank_a,
    input  logic [      4:0] first_bank_b,
    input  logic [      4:0] next_a,        // of the fetched word
    input  logic [      4:0] next_b,
    input  logic             next_same_a,
    input  logic             next_same_b,
    input  logic [      4:0] next_slide_a,
    input  logic [      4:0] next_bank_a,
    input  logic [      4:0] next_bank_b,
    input  logic             lsu_busy,
    input  logic             lsu_held,      // a load or store waits for the memory
    input  logic [      4:0] lsu_a,         // what it reads in the next cycle
    input  logic [      4:0] lsu_b,
    input  logic [      4:0] lsu_bank_a,
    input  logic [      4:0] lsu_bank_b,

    // The row that is executed in this cycle.
    input  logic             row_write,
    input  logic [      4:0] wr_reg,
    input  logic [WORDS-1:0] active,
    input  logic [ VLEN-1:0] result,

    // `same_a`, `same_b`: the register read is also the one being written in this cycle. Used
    // without overlap alone, where only the first row of an instruction can read such a register.
    output logic [      4:0] raddr_a,
    output logic [      4:0] raddr_b,
    output logic [      4:0] bank_a,
    output logic [      4:0] bank_b,
    output logic [      4:0] slide_a,
    output logic             same_a,
    output logic             same_b,
    input  logic [ VLEN-1:0] rdata_a,
    input  logic [ VLEN-1:0] rdata_b,
    output logic [ VLEN-1:0] a_q,
    output logic [ VLEN-1:0] b_q
);
  // Registers of the next row, or of the next element of a load or store. Without overlap nothing
  // is read when an instruction arrives, and they are its first ones until it is accepted: the
  // ports have nothing to choose.
  logic [4:0] a_at_q, b_at_q, a_bank_q, b_bank_q;
  logic arrives, begins, led, a_moves, b_moves;
  assign arrives = OVERLAP ? takes : advance;
  assign begins  = !OVERLAP && takes && fresh;
  assign led     = leads_q && !idle_q;  // an instruction may be shown for cycles before it is valid
  assign a_moves = begins ? !leads : steps || led;
  assign b_moves = begins ? !stays : (steps || led) && !stays_q;
  logic by_memory;
  // After a trap the unit is not idle at once, and the next instruction may have arrived.
  assign by_memory = (memory_q && lsu_busy) || (memory && takes && (OVERLAP || fresh));
  // What arrives is chosen last: that an instruction is done is late.
  logic [9:0] arrived_a, arrived_b, moved_a, moved_b;  // registers with their banks
  always_comb begin
    if (OVERLAP) begin
      arrived_a = leads ? {first_a, first_bank_a} : {next_of(first_a, 1'b1), turn(first_bank_a)};
      arrived_b = stays ? {first_b, first_bank_b} : {next_of(first_b, 1'b1), turn(first_bank_b)};
    end else begin
      arrived_a = {next_a, next_bank_a};
      arrived_b = {next_b, next_bank_b};
    end
    if (by_memory) begin
      moved_a = {lsu_a, lsu_bank_a};
      moved_b = {lsu_b, lsu_bank_b};
    end else begin
      moved_a = {next_of(a_at_q, a_moves), a_moves ? turn(a_bank_q) : a_bank_q};
      moved_b = {next_of(b_at_q, b_moves), b_moves ? turn(b_bank_q) : b_bank_q};
    end
  end
  always_ff @(posedge clk) begin
    {a_at_q, a_bank_q} <= arrives && !(OVERLAP && by_memory) ? arrived_a : moved_a;
    {b_at_q, b_bank_q} <= arrives && !(OVERLAP && by_memory) ? arrived_b : moved_b;
    // Without overlap only what has just arrived can ask for a row on its way.
    slide_a  <= next_slide_a;
    same_a   <= arrives && next_same_a;
    same_b   <= arrives && next_same_b;
  end

  always_comb begin
    if (OVERLAP && !memory_q && (idle_q || finishing)) begin
      raddr_a = first_a;
      raddr_b = first_b;
      bank_a  = first_bank_a;
      bank_b  = first_bank_b;
    end else begin
      raddr_a = a_at_q;
      raddr_b = b_at_q;
      bank_a  = a_bank_q;
      bank_b  = b_bank_q;
    end
  end

  // A row on its way to the buses is taken from there: only overlapped instructions can ask for it.
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_operand_a (
      .clk(clk), .bypass(OVERLAP && row_write), .wr_reg(wr_reg), .active(active), .result(result),
      .raddr(raddr_a), .rdata(rdata_a), .hold(lsu_held), .operand(a_q)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_operand_b (
      .clk(clk), .bypass(OVERLAP && row_write), .wr_reg(wr_reg), .active(active), .result(result),
      .raddr(raddr_b), .rdata(rdata_b), .hold(lsu_held), .operand(b_q)
  );
endmodule
