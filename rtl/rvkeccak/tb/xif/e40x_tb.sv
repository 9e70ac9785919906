// SPDX-License-Identifier: Apache-2.0 OR MIT
// CV32E40X with lanewise_vec_xif behind its X-interface, and three ports to a memory, for
// e40x_bench.cpp.
module e40x_tb #(
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
  localparam int unsigned Ids = 4;
  if_xif #(.X_ID_WIDTH(Ids)) xif ();

  logic hold, core_req;
  assign data_req = core_req && !hold;
  cv32e40x_core #(
      .X_EXT(1), .X_ID_WIDTH(Ids)
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

  logic issue_valid, issue_ready, issue_accept, issue_writeback, commit_valid, commit_kill;
  logic result_valid, result_ready, result_we, hartid, mem_busy;
  logic [31:0] issue_instr, result_data;
  logic [Ids-1:0] issue_id, commit_id, result_id;
  logic [63:0] rs;
  logic [1:0] rs_valid, issue_read;
  logic [4:0] result_rd;
  xif_e40x #(
      .X_ID_WIDTH(Ids)
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
  lanewise_vec_xif #(
      .ELEN(ELEN), .ELENUM(ELENUM), .MEM_WIDTH(MEM_WIDTH), .OVERLAP(OVERLAP), .FUSED(FUSED),
      .ROUND(ROUND), .PERMUTE(PERMUTE), .WIDE(WIDE), .VKECCAK(VKECCAK), .LUTRAM(LUTRAM),
      .X_ID_WIDTH(Ids)
  ) u_unit (
      .clk_i, .rst_ni, .issue_valid_i(issue_valid), .issue_ready_o(issue_ready),
      .issue_instr_i(issue_instr), .issue_hartid_i(1'b0), .issue_id_i(issue_id),
      .issue_accept_o(issue_accept), .issue_writeback_o(issue_writeback),
      .issue_register_read_o(issue_read), .register_rs_i(rs), .register_rs_valid_i(rs_valid),
      .commit_valid_i(commit_valid), .commit_id_i(commit_id), .commit_kill_i(commit_kill),
      .result_valid_o(result_valid), .result_ready_i(result_ready), .result_hartid_o(hartid),
      .result_id_o(result_id), .result_data_o(result_data), .result_rd_o(result_rd),
      .result_we_o(result_we), .result_fault_o(fault), .result_cause_o(), .result_tval_o(),
      .mem_req_o(mem_req), .mem_gnt_i(mem_gnt), .mem_we_o(mem_we), .mem_be_o(mem_be),
      .mem_addr_o(mem_addr), .mem_wdata_o(mem_wdata), .mem_rvalid_i(mem_rvalid),
      .mem_rdata_i(mem_rdata), .mem_err_i(mem_err), .mem_busy_o(mem_busy), .vec_commit(),
      .debug_regs()
  );
  xif_rules #(
      .X_ID_WIDTH(Ids), .MEM_WIDTH(MEM_WIDTH)
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
  assign accepted = issue_valid && issue_ready && issue_accept;
  assign killed = commit_valid && commit_kill;
endmodule
