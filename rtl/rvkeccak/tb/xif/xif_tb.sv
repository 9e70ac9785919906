// SPDX-License-Identifier: Apache-2.0 OR MIT
// lanewise_vec_xif with its rules watched, for xif_bench.cpp, which is CPU and memory, and cpu_tb.
module xif_tb #(
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
    parameter int unsigned X_ID_WIDTH = 4
) (
    input  logic                   clk_i,
    input  logic                   rst_ni,
    input  logic                   issue_valid,
    output logic                   issue_ready,
    input  logic [           31:0] issue_instr,
    input  logic [ X_ID_WIDTH-1:0] issue_id,
    output logic                   issue_accept,
    output logic                   issue_writeback,
    output logic [            1:0] issue_read,
    input  logic [           63:0] rs,
    input  logic [            1:0] rs_valid,
    input  logic                   commit_valid,
    input  logic [ X_ID_WIDTH-1:0] commit_id,
    input  logic                   commit_kill,
    output logic                   result_valid,
    input  logic                   result_ready,
    output logic [ X_ID_WIDTH-1:0] result_id,
    output logic [           31:0] result_data,
    output logic [            4:0] result_rd,
    output logic                   result_we,
    output logic                   result_fault,
    output logic [            4:0] result_cause,
    output logic [           31:0] result_tval,
    output logic                   mem_req,
    input  logic                   mem_gnt,
    output logic                   mem_we,
    output logic [MEM_WIDTH/8-1:0] mem_be,
    output logic [           31:0] mem_addr,
    output logic [  MEM_WIDTH-1:0] mem_wdata,
    input  logic                   mem_rvalid,
    input  logic [  MEM_WIDTH-1:0] mem_rdata,
    input  logic                   mem_err,
    output logic                   mem_busy,
    output logic                   vec_commit,

    output logic [32*ELEN*ELENUM-1:0] debug_regs
);
  logic hartid;
  lanewise_vec_xif #(
      .ELEN(ELEN), .ELENUM(ELENUM), .MEM_WIDTH(MEM_WIDTH), .OVERLAP(OVERLAP), .FUSED(FUSED),
      .ROUND(ROUND), .PERMUTE(PERMUTE), .WIDE(WIDE), .VKECCAK(VKECCAK), .LUTRAM(LUTRAM),
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_unit (
      .clk_i, .rst_ni, .issue_valid_i(issue_valid), .issue_ready_o(issue_ready),
      .issue_instr_i(issue_instr), .issue_hartid_i(1'b0), .issue_id_i(issue_id),
      .issue_accept_o(issue_accept), .issue_writeback_o(issue_writeback),
      .issue_register_read_o(issue_read), .register_rs_i(rs), .register_rs_valid_i(rs_valid),
      .commit_valid_i(commit_valid), .commit_id_i(commit_id), .commit_kill_i(commit_kill),
      .result_valid_o(result_valid), .result_ready_i(result_ready), .result_hartid_o(hartid),
      .result_id_o(result_id), .result_data_o(result_data), .result_rd_o(result_rd),
      .result_we_o(result_we), .result_fault_o(result_fault), .result_cause_o(result_cause),
      .result_tval_o(result_tval), .mem_req_o(mem_req), .mem_gnt_i(mem_gnt),
      .mem_we_o(mem_we), .mem_be_o(mem_be), .mem_addr_o(mem_addr), .mem_wdata_o(mem_wdata),
      .mem_rvalid_i(mem_rvalid), .mem_rdata_i(mem_rdata), .mem_err_i(mem_err),
      .mem_busy_o(mem_busy), .vec_commit, .debug_regs
  );
  xif_rules #(
      .X_ID_WIDTH(X_ID_WIDTH), .MEM_WIDTH(MEM_WIDTH)
  ) u_rules (
      .clk_i, .rst_ni, .issue_valid_i(issue_valid), .issue_ready_i(issue_ready),
      .issue_instr_i(issue_instr), .issue_id_i(issue_id), .issue_accept_i(issue_accept),
      .issue_writeback_i(issue_writeback), .issue_register_read_i(issue_read),
      .register_rs_i(rs), .register_rs_valid_i(rs_valid), .commit_valid_i(commit_valid),
      .commit_id_i(commit_id), .commit_kill_i(commit_kill), .result_valid_i(result_valid),
      .result_ready_i(result_ready), .result_id_i(result_id), .result_data_i(result_data),
      .result_rd_i(result_rd), .result_we_i(result_we), .mem_req_i(mem_req),
      .mem_gnt_i(mem_gnt), .mem_we_i(mem_we), .mem_be_i(mem_be), .mem_addr_i(mem_addr),
      .mem_wdata_i(mem_wdata), .mem_rvalid_i(mem_rvalid), .mem_busy_i(mem_busy)
  );
endmodule
