// SPDX-License-Identifier: Apache-2.0 OR MIT
// CV32E40X with its adapter, for cpu_tb.
module e40x_cpu #(
    parameter int unsigned X_ID_WIDTH = 4
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic [31:0] boot_addr,
    input  logic [31:0] irq,
    cpu_if              x
);
  if_xif #(.X_ID_WIDTH(X_ID_WIDTH)) xif ();

  logic hold, core_req;
  assign x.data_req = core_req && !hold;
  cv32e40x_core #(
      .X_EXT(1), .X_ID_WIDTH(X_ID_WIDTH)
  ) u_core (
      .clk_i, .rst_ni, .scan_cg_en_i(1'b0), .boot_addr_i(boot_addr), .dm_exception_addr_i('0),
      .dm_halt_addr_i('0), .mhartid_i('0), .mimpid_patch_i('0), .mtvec_addr_i(boot_addr),
      .instr_req_o(x.instr_req), .instr_gnt_i(x.instr_gnt), .instr_rvalid_i(x.instr_rvalid),
      .instr_addr_o(x.instr_addr), .instr_memtype_o(), .instr_prot_o(), .instr_dbg_o(),
      .instr_rdata_i(x.instr_rdata), .instr_err_i(x.instr_err), .data_req_o(core_req),
      .data_gnt_i(x.data_gnt && !hold), .data_rvalid_i(x.data_rvalid), .data_addr_o(x.data_addr),
      .data_be_o(x.data_be), .data_we_o(x.data_we), .data_wdata_o(x.data_wdata), .data_memtype_o(),
      .data_prot_o(), .data_dbg_o(), .data_atop_o(), .data_rdata_i(x.data_rdata),
      .data_err_i(x.data_err), .data_exokay_i(1'b0), .mcycle_o(), .xif_compressed_if(xif),
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
      .xif_result(xif), .x, .hold_data_o(hold)
  );
endmodule
