// SPDX-License-Identifier: Apache-2.0 OR MIT
// CVA6 with its adapter, for cpu_tb: instr_* is what the core reads, data_* what it writes.
module cva6_cpu (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic [31:0] boot_addr,
    input  logic [31:0] irq,
    cpu_if              x
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
  assign x.data_we = 1'b1;
  xif_axi u_axi (
      .clk_i, .rst_ni, .axi_req_i(axi_req), .axi_resp_o(axi_resp), .read_req(x.instr_req),
      .read_gnt(x.instr_gnt), .read_addr(x.instr_addr), .read_rvalid(x.instr_rvalid),
      .read_rdata(x.instr_rdata), .read_err(x.instr_err), .write_req(x.data_req),
      .write_gnt(x.data_gnt), .write_be(x.data_be), .write_addr(x.data_addr),
      .write_wdata(x.data_wdata), .write_rvalid(x.data_rvalid), .write_err(x.data_err)
  );
  xif_cva6 u_adapter (
      .clk_i, .rst_ni, .cvxif_req_i(cvxif_req), .cvxif_resp_o(cvxif_resp), .x
  );
endmodule
