// SPDX-License-Identifier: Apache-2.0 OR MIT
// CVA6 with its adapter, for cpu_tb: instr_* is what the core reads, data_* what it writes.
module cva6_cpu #(
    parameter int unsigned X_ID_WIDTH = 3
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic [31:0] boot_addr,
    input  logic [31:0] irq,

    output logic        instr_req,
    input  logic        instr_gnt,
    output logic [31:0] instr_addr,
    input  logic        instr_rvalid,
    input  logic [63:0] instr_rdata,
    input  logic        instr_err,

    output logic        data_req,
    input  logic        data_gnt,
    output logic        data_we,
    output logic [ 7:0] data_be,
    output logic [31:0] data_addr,
    output logic [63:0] data_wdata,
    input  logic        data_rvalid,
    input  logic [63:0] data_rdata,
    input  logic        data_err,

    output logic                  issue_valid,
    input  logic                  issue_ready,
    output logic [          31:0] issue_instr,
    output logic [X_ID_WIDTH-1:0] issue_id,
    input  logic                  issue_accept,
    input  logic                  issue_writeback,
    output logic [          63:0] rs,
    output logic [           1:0] rs_valid,
    output logic                  commit_valid,
    output logic [X_ID_WIDTH-1:0] commit_id,
    output logic                  commit_kill,
    input  logic                  result_valid,
    output logic                  result_ready,
    input  logic [X_ID_WIDTH-1:0] result_id,
    input  logic [          31:0] result_data,
    input  logic [           4:0] result_rd,
    input  logic                  result_we,
    input  logic                  result_fault,
    input  logic [           4:0] result_cause
);
  ariane_axi::req_t axi_req;
  ariane_axi::resp_t axi_resp;
  cvxif_pkg::cvxif_req_t cvxif_req;
  cvxif_pkg::cvxif_resp_t cvxif_resp;
  cva6 u_core (
      .clk_i, .rst_ni, .boot_addr_i(boot_addr), .hart_id_i('0), .irq_i(irq[1:0]), .ipi_i(irq[2]),
      .time_irq_i(irq[3]), .debug_req_i(1'b0), .cvxif_req_o(cvxif_req), .cvxif_resp_i(cvxif_resp),
      .axi_req_o(axi_req), .axi_resp_i(axi_resp)
  );
  assign data_we = 1'b1;
  xif_axi u_axi (
      .clk_i, .rst_ni, .axi_req_i(axi_req), .axi_resp_o(axi_resp), .read_req(instr_req),
      .read_gnt(instr_gnt), .read_addr(instr_addr), .read_rvalid(instr_rvalid),
      .read_rdata(instr_rdata), .read_err(instr_err), .write_req(data_req), .write_gnt(data_gnt),
      .write_be(data_be), .write_addr(data_addr), .write_wdata(data_wdata),
      .write_rvalid(data_rvalid), .write_err(data_err)
  );

  xif_cva6 #(
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_adapter (
      .clk_i, .rst_ni, .cvxif_req_i(cvxif_req), .cvxif_resp_o(cvxif_resp),
      .issue_valid_o(issue_valid), .issue_ready_i(issue_ready), .issue_instr_o(issue_instr),
      .issue_id_o(issue_id), .issue_accept_i(issue_accept), .register_rs_o(rs),
      .register_rs_valid_o(rs_valid), .commit_valid_o(commit_valid), .commit_id_o(commit_id),
      .commit_kill_o(commit_kill), .result_valid_i(result_valid), .result_ready_o(result_ready),
      .result_id_i(result_id), .result_data_i(result_data), .result_rd_i(result_rd),
      .result_we_i(result_we), .result_fault_i(result_fault), .result_cause_i(result_cause)
  );
endmodule
