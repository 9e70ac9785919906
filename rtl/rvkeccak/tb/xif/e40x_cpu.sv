// SPDX-License-Identifier: Apache-2.0 OR MIT
// CV32E40X with its adapter, for cpu_tb.
module e40x_cpu #(
    parameter int unsigned X_ID_WIDTH = 4
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic [31:0] boot_addr,
    input  logic [31:0] irq,

    output logic        instr_req,
    input  logic        instr_gnt,
    output logic [31:0] instr_addr,
    input  logic        instr_rvalid,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,

    output logic        data_req,
    input  logic        data_gnt,
    output logic        data_we,
    output logic [ 3:0] data_be,
    output logic [31:0] data_addr,
    output logic [31:0] data_wdata,
    input  logic        data_rvalid,
    input  logic [31:0] data_rdata,
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
  if_xif #(.X_ID_WIDTH(X_ID_WIDTH)) xif ();

  logic hold, core_req;
  assign data_req = core_req && !hold;
  cv32e40x_core #(
      .X_EXT(1), .X_ID_WIDTH(X_ID_WIDTH)
  ) u_core (
      .clk_i, .rst_ni, .scan_cg_en_i(1'b0), .boot_addr_i(boot_addr), .dm_exception_addr_i('0),
      .dm_halt_addr_i('0), .mhartid_i('0), .mimpid_patch_i('0), .mtvec_addr_i(boot_addr),
      .instr_req_o(instr_req), .instr_gnt_i(instr_gnt), .instr_rvalid_i(instr_rvalid),
      .instr_addr_o(instr_addr), .instr_memtype_o(), .instr_prot_o(), .instr_dbg_o(),
      .instr_rdata_i(instr_rdata), .instr_err_i(instr_err), .data_req_o(core_req),
      .data_gnt_i(data_gnt && !hold), .data_rvalid_i(data_rvalid), .data_addr_o(data_addr),
      .data_be_o(data_be), .data_we_o(data_we), .data_wdata_o(data_wdata), .data_memtype_o(),
      .data_prot_o(), .data_dbg_o(), .data_atop_o(), .data_rdata_i(data_rdata),
      .data_err_i(data_err), .data_exokay_i(1'b0), .mcycle_o(), .xif_compressed_if(xif),
      .xif_issue_if(xif), .xif_commit_if(xif), .xif_mem_if(xif), .xif_mem_result_if(xif),
      .xif_result_if(xif), .irq_i(irq), .wu_wfe_i(1'b0), .clic_irq_i(1'b0), .clic_irq_id_i('0),
      .clic_irq_level_i('0), .clic_irq_priv_i('0), .clic_irq_shv_i(1'b0),
      .fencei_flush_req_o(), .fencei_flush_ack_i(1'b1), .debug_req_i(1'b0),
      .debug_havereset_o(), .debug_running_o(), .debug_halted_o(), .fetch_enable_i(1'b1),
      .core_sleep_o()
  );

  xif_e40x #(
      .X_ID_WIDTH(X_ID_WIDTH)
  ) u_adapter (
      .clk_i, .rst_ni, .xif_compressed(xif), .xif_issue(xif), .xif_commit(xif), .xif_mem(xif),
      .xif_result(xif), .issue_valid_o(issue_valid), .issue_ready_i(issue_ready),
      .issue_instr_o(issue_instr), .issue_id_o(issue_id), .issue_accept_i(issue_accept),
      .issue_writeback_i(issue_writeback), .register_rs_o(rs), .register_rs_valid_o(rs_valid),
      .commit_valid_o(commit_valid), .commit_id_o(commit_id), .commit_kill_o(commit_kill),
      .result_valid_i(result_valid), .result_ready_o(result_ready), .result_id_i(result_id),
      .result_data_i(result_data), .result_rd_i(result_rd), .result_we_i(result_we),
      .hold_data_o(hold)
  );
endmodule
