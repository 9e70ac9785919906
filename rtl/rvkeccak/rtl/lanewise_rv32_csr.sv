// SPDX-License-Identifier: Apache-2.0 OR MIT
// Control and status registers of machine mode, and the counters. The external interrupt alone.
module lanewise_rv32_csr #(
    parameter logic [31:0] VLENB = '0,
    parameter logic [31:0] MKECCAK = '0
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        access,   // an instruction csr* is executed, in its one cycle
    input  logic [11:0] addr,
    input  logic [ 2:0] funct3,
    input  logic [ 4:0] rs1,      // the register's number, or the immediate
    input  logic [31:0] rs1_data,
    output logic [31:0] rdata,
    output logic        illegal,  // no such register, or a write to a read-only one
    input  logic        advance,  // the next instruction is:
    input  logic [11:0] next_addr,
    input  logic [ 1:0] next_kind,  // of funct3
    input  logic [ 4:0] next_rs1,
    input  logic        retire,   // an instruction retires, or a branch may
    input  logic        misled,   // that branch, in the cycle before, does not: it traps
    input  logic        irq,
    output logic        sleeps,     // wfi has something to wait for
    output logic        interrupt,  // taken before the next instruction
    input  logic        trap,
    input  logic        interrupted,  // the trap is an interrupt
    input  logic [ 4:0] cause,
    input  logic [31:0] tval,
    input  logic [31:2] pc,
    input  logic        mret,
    output logic [31:0] mtvec,
    output logic [31:0] mepc,
    input  logic [31:0] vl,
    input  logic [31:0] vtype
);

  localparam logic [11:0] VSTART = 12'h008, MSTATUS = 12'h300, MISA = 12'h301, MIE = 12'h304,
      MTVEC = 12'h305, MSTATUSH = 12'h310, MSCRATCH = 12'h340, MEPC = 12'h341, MCAUSE = 12'h342,
      MTVAL = 12'h343, MIP = 12'h344, MCYCLE = 12'hb00, MINSTRET = 12'hb02, MCYCLEH = 12'hb80,
      MINSTRETH = 12'hb82, CYCLE = 12'hc00, INSTRET = 12'hc02, VL = 12'hc20, VTYPE = 12'hc21,
      VLENB_ADDR = 12'hc22, CYCLEH = 12'hc80, INSTRETH = 12'hc82, MVENDORID = 12'hf11,
      MARCHID = 12'hf12, MIMPID = 12'hf13, MHARTID = 12'hf14, MCONFIGPTR = 12'hf15,
      MKECCAK_ADDR = 12'hfc0;

  // Fixed fields: the vector registers are always on and dirty (VS, SD); machine mode only (MPP).
  localparam logic [31:0] MSTATUS_FIXED = 32'h8000_1e00;
  localparam logic [31:0] MISA_VALUE = 32'h4080_1100;  // RV32, I, M, X

  logic mstatus_mie, mstatus_mpie, mie_meie, mip_meip, mcause_interrupt;
  logic [29:0] mtvec_base, mepc_base;
  logic [4:0] mcause;
  logic [31:0] mscratch, mtval;
  logic [63:0] mcycle, minstret;

  assign mtvec = {mtvec_base, 2'b00};
  assign mepc  = {mepc_base, 2'b00};
  assign sleeps = mie_meie & ~mip_meip;
  assign interrupt = mstatus_mie & mie_meie & mip_meip;

  // Which is read is in registers, one-hot; the ones that are not here read as 0.
  logic of_mstatus, of_misa, of_mtvec, of_mscratch, of_mepc, of_mcause, of_mie, of_mip, of_mtval;
  logic of_cycle, of_cycleh, of_instret, of_instreth, of_vl, of_vtype, of_vlenb, of_mkeccak;
  always_ff @(posedge clk) begin
    if (advance) begin
      of_mstatus <= next_addr == MSTATUS;
      of_misa <= next_addr == MISA;
      of_mtvec <= next_addr == MTVEC;
      of_mscratch <= next_addr == MSCRATCH;
      of_mepc <= next_addr == MEPC;
      of_mcause <= next_addr == MCAUSE;
      of_mie <= next_addr == MIE;
      of_mip <= next_addr == MIP;
      of_mtval <= next_addr == MTVAL;
      of_cycle <= next_addr inside {MCYCLE, CYCLE};
      of_cycleh <= next_addr inside {MCYCLEH, CYCLEH};
      of_instret <= next_addr inside {MINSTRET, INSTRET};
      of_instreth <= next_addr inside {MINSTRETH, INSTRETH};
      of_vl <= next_addr == VL;
      of_vtype <= next_addr == VTYPE;
      of_vlenb <= next_addr == VLENB_ADDR;
      of_mkeccak <= next_addr == MKECCAK_ADDR;
    end
  end
  assign rdata =
      ({32{of_mstatus}} & (MSTATUS_FIXED | {24'b0, mstatus_mpie, 3'b0, mstatus_mie, 3'b0})) |
      ({32{of_misa}} & MISA_VALUE) | ({32{of_mtvec}} & mtvec) | ({32{of_mscratch}} & mscratch) |
      ({32{of_mepc}} & mepc) | ({32{of_mcause}} & {mcause_interrupt, 26'b0, mcause}) |
      ({32{of_mie}} & {20'b0, mie_meie, 11'b0}) | ({32{of_mip}} & {20'b0, mip_meip, 11'b0}) |
      ({32{of_mtval}} & mtval) | ({32{of_cycle}} & mcycle[31:0]) |
      ({32{of_cycleh}} & mcycle[63:32]) | ({32{of_instret}} & minstret[31:0]) |
      ({32{of_instreth}} & minstret[63:32]) | ({32{of_vl}} & vl) | ({32{of_vtype}} & vtype) |
      ({32{of_vlenb}} & VLENB) | ({32{of_mkeccak}} & MKECCAK);

  // csrrs and csrrc with x0 or immediate 0 only read.
  function automatic logic is_write(input logic [1:0] kind, input logic [4:0] from);
    is_write = kind == 2'b01 || from != '0;
  endfunction
  wire writes = is_write(funct3[1:0], rs1);
  // Judged while the instruction is fetched.
  wire exists = next_addr inside {
    VSTART, MSTATUS, MISA, MIE, MTVEC, MSTATUSH, MSCRATCH, MEPC, MCAUSE, MTVAL, MIP, MCYCLE, MINSTRET,
    MCYCLEH, MINSTRETH, CYCLE, INSTRET, VL, VTYPE, VLENB_ADDR, CYCLEH, INSTRETH, MVENDORID, MARCHID,
    MIMPID, MHARTID, MCONFIGPTR, MKECCAK_ADDR
  };
  always_ff @(posedge clk) begin
    if (advance)
      illegal <= !exists || (is_write(next_kind, next_rs1) && next_addr[11:10] == 2'b11);
  end

  wire [31:0] operand = funct3[2] ? {27'b0, rs1} : rs1_data;
  logic [31:0] wdata;
  always_comb begin
    unique case (funct3[1:0])
      2'b10: wdata = rdata | operand;
      2'b11: wdata = rdata & ~operand;
      default: wdata = operand;
    endcase
  end
  wire we = access & writes & ~illegal;

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) {mie_meie, mip_meip} <= '0;
    else begin
      mip_meip <= irq;
      if (we && addr == MIE) mie_meie <= wdata[11];
    end
  end

  // What is known of a trap is late in its cycle. Its handler begins in the third after it, so that
  // one more passes before the registers take it.
  logic trap_q, misled_q, interrupted_q;
  logic [4:0] cause_q;
  logic [31:0] tval_q;
  logic [31:2] pc_q;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) trap_q <= 1'b0;
    else trap_q <= trap;
  end
  always_ff @(posedge clk) begin
    {misled_q, interrupted_q, cause_q, tval_q, pc_q} <= {misled, interrupted, cause, tval, pc};
  end

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      mstatus_mie <= 1'b0;
      mstatus_mpie <= 1'b0;
      mtvec_base <= '0;
    end else if (trap_q) begin
      mstatus_mie  <= 1'b0;
      mstatus_mpie <= mstatus_mie;
    end else if (mret) begin
      mstatus_mie  <= mstatus_mpie;
      mstatus_mpie <= 1'b1;
    end else if (we) begin
      if (addr == MSTATUS) {mstatus_mpie, mstatus_mie} <= {wdata[7], wdata[3]};
      if (addr == MTVEC) mtvec_base <= wdata[31:2];
    end
  end

  always_ff @(posedge clk) begin
    if (trap_q) begin
      mepc_base <= pc_q;
      {mcause_interrupt, mcause} <= {interrupted_q, cause_q};
      mtval <= tval_q;
    end else if (we) begin
      if (addr == MEPC) mepc_base <= wdata[31:2];
      if (addr == MCAUSE) {mcause_interrupt, mcause} <= {wdata[31], wdata[4:0]};
      if (addr == MTVAL) mtval <= wdata;
    end
    if (we && addr == MSCRATCH) mscratch <= wdata;
  end

  // A counter does not count in the cycle that writes one half of it.
  wire write_mcycle = we & (addr == MCYCLE | addr == MCYCLEH);
  wire write_minstret = we & (addr == MINSTRET | addr == MINSTRETH);
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      mcycle   <= '0;
      minstret <= '0;
    end else begin
      if (!write_mcycle) mcycle <= mcycle + 64'd1;
      else if (addr == MCYCLE) mcycle[31:0] <= wdata;
      else mcycle[63:32] <= wdata;
      if (!write_minstret) begin
        // An enable, for `retire` is late and the way through the adder long.
        if (retire || (trap_q && misled_q)) minstret <= minstret + {{63{misled_q}}, 1'b1};
      end else if (addr == MINSTRET) minstret[31:0] <= wdata;
      else minstret[63:32] <= wdata;
    end
  end

endmodule
