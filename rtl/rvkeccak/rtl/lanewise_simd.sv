// SPDX-License-Identifier: Apache-2.0 OR MIT
// The processor: scalar core and vector unit on one instruction port and one data port.
// Parameters, ports, instructions and cycles: rtl/rvkeccak/doc/architecture.md.
module lanewise_simd #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter int unsigned MEM_WIDTH = 32,
    parameter bit OVERLAP = 0,
    parameter bit FUSED = 0,
    parameter bit ROUND = 0,
    parameter bit PERMUTE = 0,
    parameter bit WIDE = 0,
    parameter bit VKECCAK = 0,
    parameter bit LUTRAM = 0
) (
    input logic        clk,
    input logic        rst_n,     // asserted at any time, released synchronously to clk
    input logic [31:0] boot_addr, // a constant multiple of 4
    input logic        irq,       // external interrupt: a level, until its cause is taken away

    output logic        instr_req,
    output logic [31:0] instr_addr,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,

    output logic                   data_req,
    output logic                   data_we,
    output logic [MEM_WIDTH/8-1:0] data_be,
    output logic [           31:0] data_addr,
    output logic [  MEM_WIDTH-1:0] data_wdata,
    input  logic [  MEM_WIDTH-1:0] data_rdata,
    input  logic                   data_err,

    output logic        retire_valid,
    output logic        retire_trap,
    output logic [31:0] retire_pc,
    output logic [31:0] retire_instr,
    output logic        retire_rd_we,
    output logic [ 4:0] retire_rd,
    output logic [31:0] retire_rd_data,
    output logic        vec_commit
`ifdef LANEWISE_DEBUG
    ,
    output logic [32*ELEN*ELENUM-1:0] debug_regs  // register r at bits VLEN * r
`endif
);

  localparam logic [31:0] VLENB = 32'(ELEN * ELENUM / 8);
  localparam logic [7:0] SN = 8'(ELENUM / 5);
  localparam bit E64 = ELEN == 64;
  localparam bit MEM64 = MEM_WIDTH == 64;
  localparam logic [31:0] MKECCAK = {
    15'b0, MEM64, LUTRAM, VKECCAK, WIDE, PERMUTE, ROUND, FUSED, OVERLAP, E64, SN
  };

  logic vec_next, vec_valid, vec_ready, vec_trap, vec_rd_we;
  logic [4:0] vec_cause;
  logic [31:0] vec_next_instr, vec_instr, vec_rs1, vec_rs2, vec_tval, vec_rd_data, vec_vl, vec_vtype;

  logic core_req, core_we;
  logic [3:0] core_be;
  logic [31:0] core_addr, core_wdata, core_rdata;

  lanewise_rv32 #(
      .VLENB  (VLENB),
      .MKECCAK(MKECCAK)
  ) core (
      .clk,
      .rst_n,
      .boot_addr,
      .irq,
      .instr_req,
      .instr_addr,
      .instr_rdata,
      .instr_err,
      .data_req  (core_req),
      .data_we   (core_we),
      .data_be   (core_be),
      .data_addr (core_addr),
      .data_wdata(core_wdata),
      .data_rdata(core_rdata),
      .data_err,
      .vec_next,
      .vec_next_instr,
      .vec_valid,
      .vec_instr,
      .vec_rs1,
      .vec_rs2,
      .vec_ready,
      .vec_trap,
      .vec_cause,
      .vec_tval,
      .vec_rd_we,
      .vec_rd_data,
      .vec_vl,
      .vec_vtype,
      .retire_valid,
      .retire_trap,
      .retire_pc,
      .retire_instr,
      .retire_rd_we,
      .retire_rd,
      .retire_rd_data
  );

  logic vec_req, vec_we;
  logic [MEM_WIDTH/8-1:0] vec_be;
  logic [31:0] vec_addr;
  logic [MEM_WIDTH-1:0] vec_wdata;
  logic [32*ELEN*ELENUM-1:0] vec_regs;

  lanewise_vec #(
      .ELEN(ELEN),
      .ELENUM(ELENUM),
      .MEM_WIDTH(MEM_WIDTH),
      .OVERLAP(OVERLAP),
      .FUSED(FUSED),
      .ROUND(ROUND),
      .PERMUTE(PERMUTE),
      .WIDE(WIDE),
      .VKECCAK(VKECCAK),
      .LUTRAM(LUTRAM)
  ) vec (
      .clk,
      .rst_n,
      .advance(vec_next),
      .next_instr(vec_next_instr),
      .valid(vec_valid),
      .instr(vec_instr),
      .rs1(vec_rs1),
      .rs2(vec_rs2),
      .ready(vec_ready),
      .refused(),
      .trap(vec_trap),
      .cause(vec_cause),
      .tval(vec_tval),
      .rd_we(vec_rd_we),
      .rd_data(vec_rd_data),
      .vl(vec_vl),
      .vtype(vec_vtype),
      .mem_req(vec_req),
      .mem_gnt(1'b1),
      .mem_we(vec_we),
      .mem_be(vec_be),
      .mem_addr(vec_addr),
      .mem_wdata(vec_wdata),
      .mem_rvalid(1'b1),
      .mem_rdata(data_rdata),
      .mem_err(data_err),
      .commit(vec_commit),
      .debug_regs(vec_regs)
  );
`ifdef LANEWISE_DEBUG
  assign debug_regs = vec_regs;
`endif

  // The core waits while the vector unit uses the port, so who asks is alone.
  assign data_req = vec_req | core_req;
  assign data_we  = vec_req ? vec_we : core_we;
  if (MEM64) begin : g_mem64
    // core_addr still holds when the answer comes.
    assign data_be = vec_req ? vec_be : core_addr[2] ? {core_be, 4'b0} : {4'b0, core_be};
    assign data_addr = vec_req ? vec_addr : {core_addr[31:3], 3'b0};
    assign data_wdata = vec_req ? vec_wdata : {2{core_wdata}};
    assign core_rdata = core_addr[2] ? data_rdata[63:32] : data_rdata[31:0];
  end else begin : g_mem32
    assign data_be = vec_req ? vec_be : core_be;
    assign data_addr = vec_req ? vec_addr : core_addr;
    assign data_wdata = vec_req ? vec_wdata : core_wdata;
    assign core_rdata = data_rdata;
  end

endmodule
