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
  logic mem_busy, vec_commit;
  logic [1:0] issue_read;
  logic [31:0] result_tval;
  logic [32*ELEN*ELENUM-1:0] debug_regs;
  cpu_if #(
      .BUS_WIDTH(BUS_WIDTH), .X_ID_WIDTH(X_ID_WIDTH)
  ) x ();
  assign {instr_req, instr_addr} = {x.instr_req, x.instr_addr};
  assign {x.instr_gnt, x.instr_rvalid, x.instr_err} = {instr_gnt, instr_rvalid, instr_err};
  assign {data_req, data_we, data_be} = {x.data_req, x.data_we, x.data_be};
  assign {data_addr, data_wdata} = {x.data_addr, x.data_wdata};
  assign {x.data_gnt, x.data_rvalid, x.data_err} = {data_gnt, data_rvalid, data_err};
  assign {x.instr_rdata, x.data_rdata} = {instr_rdata, data_rdata};
  `LANEWISE_CPU u_cpu (
      .clk_i, .rst_ni, .boot_addr, .irq, .x
  );
  xif_tb #(
      .ELEN(ELEN), .ELENUM(ELENUM), .MEM_WIDTH(MEM_WIDTH), .OVERLAP(OVERLAP), .FUSED(FUSED),
      .ROUND(ROUND), .PERMUTE(PERMUTE), .WIDE(WIDE), .VKECCAK(VKECCAK), .LUTRAM(LUTRAM),
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_unit (
      .issue_valid(x.issue_valid), .issue_ready(x.issue_ready), .issue_instr(x.issue_instr),
      .issue_id(x.issue_id), .issue_accept(x.issue_accept), .issue_writeback(x.issue_writeback),
      .rs(x.rs), .rs_valid(x.rs_valid), .commit_valid(x.commit_valid), .commit_id(x.commit_id),
      .commit_kill(x.commit_kill), .result_valid(x.result_valid), .result_ready(x.result_ready),
      .result_id(x.result_id), .result_data(x.result_data), .result_rd(x.result_rd),
      .result_we(x.result_we), .result_fault(x.result_fault), .result_cause(x.result_cause), .*
  );
  assign accepted = x.issue_valid && x.issue_ready && x.issue_accept;
  assign killed = x.commit_valid && x.commit_kill;
  assign fault = x.result_valid && x.result_ready && x.result_fault;
endmodule
