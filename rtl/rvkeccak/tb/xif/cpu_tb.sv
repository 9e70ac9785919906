// SPDX-License-Identifier: Apache-2.0 OR MIT
// lanewise_vec_xif behind a CPU of others, the module LANEWISE_CPU, and three ports to a memory,
// for cpu_bench.cpp.
module cpu_tb #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter int unsigned MEM_WIDTH = 32,
    parameter bit OVERLAP = 0,
    parameter bit FUSED = 0,
    parameter bit ROUND = 0,
    parameter bit PERMUTE = 0,
    parameter bit WIDE = 0,
    parameter bit VKECCAK = 0,
    parameter bit LUTRAM = 0,
    parameter int unsigned BUS_WIDTH = 32,
    parameter int unsigned X_ID_WIDTH = 4
) (
    input  logic                   clk_i,
    input  logic                   rst_ni,
    input  logic [           31:0] boot_addr,
    input  logic [           31:0] irq,

    output logic                   instr_req,
    input  logic                   instr_gnt,
    output logic [           31:0] instr_addr,
    input  logic                   instr_rvalid,
    input  logic [  BUS_WIDTH-1:0] instr_rdata,
    input  logic                   instr_err,

    output logic                   data_req,
    input  logic                   data_gnt,
    output logic                   data_we,
    output logic [BUS_WIDTH/8-1:0] data_be,
    output logic [           31:0] data_addr,
    output logic [  BUS_WIDTH-1:0] data_wdata,
    input  logic                   data_rvalid,
    input  logic [  BUS_WIDTH-1:0] data_rdata,
    input  logic                   data_err,

    output logic                   mem_req,
    input  logic                   mem_gnt,
    output logic                   mem_we,
    output logic [MEM_WIDTH/8-1:0] mem_be,
    output logic [           31:0] mem_addr,
    output logic [  MEM_WIDTH-1:0] mem_wdata,
    input  logic                   mem_rvalid,
    input  logic [  MEM_WIDTH-1:0] mem_rdata,
    input  logic                   mem_err,

    // What happens on the interface, to be counted.
    output logic accepted,
    output logic killed,
    output logic fault
);
  logic issue_valid, issue_ready, issue_accept, issue_writeback, commit_valid, commit_kill;
  logic result_valid, result_ready, result_we, result_fault, mem_busy, vec_commit;
  logic [31:0] issue_instr, result_data, result_tval;
  logic [X_ID_WIDTH-1:0] issue_id, commit_id, result_id;
  logic [63:0] rs;
  logic [1:0] rs_valid, issue_read;
  logic [4:0] result_rd, result_cause;
  logic [32*ELEN*ELENUM-1:0] debug_regs;
  `LANEWISE_CPU #(
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_cpu (
      .*
  );
  xif_tb #(
      .ELEN(ELEN), .ELENUM(ELENUM), .MEM_WIDTH(MEM_WIDTH), .OVERLAP(OVERLAP), .FUSED(FUSED),
      .ROUND(ROUND), .PERMUTE(PERMUTE), .WIDE(WIDE), .VKECCAK(VKECCAK), .LUTRAM(LUTRAM),
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_unit (
      .*
  );
  assign accepted = issue_valid && issue_ready && issue_accept;
  assign killed = commit_valid && commit_kill;
  assign fault = result_valid && result_ready && result_fault;
endmodule
