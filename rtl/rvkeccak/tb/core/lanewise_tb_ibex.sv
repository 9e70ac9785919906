// SPDX-License-Identifier: Apache-2.0 OR MIT
// Ibex in the configuration whose cycles the scalar core has, behind the ports of
// lanewise_tb_rv32. Its retirements come one cycle later, out of registers.
module lanewise_tb_ibex (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [31:0] boot_addr,       // of the first instruction: 0x80 beyond a multiple of 256
    input  logic        irq,
    output logic        instr_req,
    output logic [31:0] instr_addr,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,
    output logic        data_req,
    output logic        data_we,
    output logic [ 3:0] data_be,
    output logic [31:0] data_addr,
    output logic [31:0] data_wdata,
    input  logic [31:0] data_rdata,
    input  logic        data_err,
    output logic        retire_valid,
    output logic        retire_trap,
    output logic [31:0] retire_pc,
    output logic [31:0] retire_instr,
    output logic [ 4:0] retire_rd,
    output logic [31:0] retire_rd_data,
    output logic [31:0] retire_rs2_data
);

  logic instr_rvalid, data_rvalid;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) {instr_rvalid, data_rvalid} <= '0;
    else {instr_rvalid, data_rvalid} <= {instr_req, data_req};
  end

  ibex_top #(
      .RV32M          (ibex_pkg::RV32MSingleCycle),
      .RV32B          (ibex_pkg::RV32BNone),
      .BranchTargetALU(1'b0),
      .WritebackStage (1'b0),
      .ICache         (1'b0),
      .BranchPredictor(1'b0)
  ) ibex (
      .clk_i             (clk),
      .rst_ni            (rst_n),
      .test_en_i         (1'b0),
      .ram_cfg_i         ('0),
      .hart_id_i         ('0),
      .boot_addr_i       (boot_addr & 32'hffff_ff00),
      .instr_req_o       (instr_req),
      .instr_gnt_i       (instr_req),
      .instr_rvalid_i    (instr_rvalid),
      .instr_addr_o      (instr_addr),
      .instr_rdata_i     (instr_rdata),
      .instr_rdata_intg_i('0),
      .instr_err_i       (instr_err),
      .data_req_o        (data_req),
      .data_gnt_i        (data_req),
      .data_rvalid_i     (data_rvalid),
      .data_we_o         (data_we),
      .data_be_o         (data_be),
      .data_addr_o       (data_addr),
      .data_wdata_o      (data_wdata),
      .data_rdata_i      (data_rdata),
      .data_rdata_intg_i ('0),
      .data_err_i        (data_err),
      .irq_software_i    (1'b0),
      .irq_timer_i       (1'b0),
      .irq_external_i    (irq),
      .irq_fast_i        ('0),
      .irq_nm_i          (1'b0),
      .scramble_key_valid_i(1'b0),
      .scramble_key_i    ('0),
      .scramble_nonce_i  ('0),
      .debug_req_i       (1'b0),
      .rvfi_valid        (retire_valid),
      .rvfi_trap         (retire_trap),
      .rvfi_pc_rdata     (retire_pc),
      .rvfi_insn         (retire_instr),
      .rvfi_rd_addr      (retire_rd),
      .rvfi_rd_wdata     (retire_rd_data),
      .rvfi_rs2_rdata    (retire_rs2_data),
      .fetch_enable_i    (ibex_pkg::IbexMuBiOn),
      .scan_rst_ni       (1'b1)
  );

endmodule
