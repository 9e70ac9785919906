// SPDX-License-Identifier: Apache-2.0 OR MIT
// The Keccak unit behind AXI4-Lite: its registers are in rtl/keccak/doc/registers.md. A partial
// write, and an access to what is not there, is answered with SLVERR and changes nothing.
module lanewise_keccak_axil #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        s_axil_awvalid_i,
    output logic        s_axil_awready_o,
    input  logic [11:0] s_axil_awaddr_i,
    input  logic        s_axil_wvalid_i,
    output logic        s_axil_wready_o,
    input  logic [31:0] s_axil_wdata_i,
    input  logic [ 3:0] s_axil_wstrb_i,
    output logic        s_axil_bvalid_o,
    input  logic        s_axil_bready_i,
    output logic [ 1:0] s_axil_bresp_o,
    input  logic        s_axil_arvalid_i,
    output logic        s_axil_arready_o,
    input  logic [11:0] s_axil_araddr_i,
    output logic        s_axil_rvalid_o,
    input  logic        s_axil_rready_i,
    output logic [31:0] s_axil_rdata_o,
    output logic [ 1:0] s_axil_rresp_o
);
  logic wr_valid, wr_ready, wr_error, rd_valid, rd_ready, rd_error;
  logic [11:0] wr_addr, rd_addr;
  logic [31:0] wr_data, rd_data;
  lanewise_axil u_axil (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i,
      .s_axil_awready_o,
      .s_axil_awaddr_i,
      .s_axil_wvalid_i,
      .s_axil_wready_o,
      .s_axil_wdata_i,
      .s_axil_wstrb_i,
      .s_axil_bvalid_o,
      .s_axil_bready_i,
      .s_axil_bresp_o,
      .s_axil_arvalid_i,
      .s_axil_arready_o,
      .s_axil_araddr_i,
      .s_axil_rvalid_o,
      .s_axil_rready_i,
      .s_axil_rdata_o,
      .s_axil_rresp_o,
      .wr_valid_o(wr_valid),
      .wr_ready_i(wr_ready),
      .wr_addr_o(wr_addr),
      .wr_data_o(wr_data),
      .wr_error_i(wr_error),
      .rd_valid_o(rd_valid),
      .rd_ready_i(rd_ready),
      .rd_addr_o(rd_addr),
      .rd_data_i(rd_data),
      .rd_error_i(rd_error)
  );
  lanewise_keccak_regs #(
      .ROUNDS(ROUNDS)
  ) u_regs (
      .clk_i,
      .rst_ni,
      .wr_valid_i(wr_valid),
      .wr_ready_o(wr_ready),
      .wr_addr_i(wr_addr),
      .wr_data_i(wr_data),
      .wr_error_o(wr_error),
      .rd_valid_i(rd_valid),
      .rd_ready_o(rd_ready),
      .rd_addr_i(rd_addr),
      .rd_data_o(rd_data),
      .rd_error_o(rd_error)
  );
endmodule
