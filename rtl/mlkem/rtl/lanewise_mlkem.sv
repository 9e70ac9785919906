// SPDX-License-Identifier: Apache-2.0 OR MIT
// ML-KEM (FIPS 203) and Kyber's rounds 2 and 3 on a bus: AXI4-Lite for registers and, if wished, data;
// AXI4-Stream of 64 bits for data; an interrupt. How to use it: rtl/mlkem/doc/integration.md.
module lanewise_mlkem #(
    parameter int unsigned ENGINES = 2,  // of four multipliers: 1, 2 or 4; 0 for a single butterfly
    parameter int unsigned ROUNDS = 1    // of Keccak in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,           // asserted at any time, released in step with clk_i
    output logic        irq_o,
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
    output logic [ 1:0] s_axil_rresp_o,
    input  logic        s_axis_tvalid_i,
    output logic        s_axis_tready_o,
    input  logic [63:0] s_axis_tdata_i,
    input  logic        s_axis_tlast_i,
    output logic        m_axis_tvalid_o,
    input  logic        m_axis_tready_i,
    output logic [63:0] m_axis_tdata_o,
    output logic        m_axis_tlast_o
);
  logic start, zeroise, busy, done, failed, host_valid, host_ready, host_write, host_rvalid;
  logic [4:0] number;
  logic [9:0] host_addr;
  logic [63:0] host_wdata, host_rdata;
  lanewise_mlkem_control #(
      .ENGINES(ENGINES),
      .ROUNDS (ROUNDS)
  ) u_control (
      .clk_i,
      .rst_ni,
      .irq_o,
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
      .s_axis_tvalid_i,
      .s_axis_tready_o,
      .s_axis_tdata_i,
      .s_axis_tlast_i,
      .m_axis_tvalid_o,
      .m_axis_tready_i,
      .m_axis_tdata_o,
      .m_axis_tlast_o,
      .start_o(start),
      .program_o(number),
      .zeroise_o(zeroise),
      .busy_i(busy),
      .done_i(done),
      .error_i(failed),
      .host_valid_o(host_valid),
      .host_ready_i(host_ready),
      .host_write_o(host_write),
      .host_addr_o(host_addr),
      .host_wdata_o(host_wdata),
      .host_rvalid_i(host_rvalid),
      .host_rdata_i(host_rdata)
  );
  lanewise_mlkem_core #(
      .ENGINES(ENGINES),
      .ROUNDS (ROUNDS)
  ) u_core (
      .clk_i,
      .rst_ni,
      .start_i(start),
      .program_i(number),
      .busy_o(busy),
      .done_o(done),
      .error_o(failed),
      .zeroise_i(zeroise),
      .host_valid_i(host_valid),
      .host_ready_o(host_ready),
      .host_write_i(host_write),
      .host_addr_i(host_addr),
      .host_wdata_i(host_wdata),
      .host_rvalid_o(host_rvalid),
      .host_rdata_o(host_rdata)
  );
endmodule
