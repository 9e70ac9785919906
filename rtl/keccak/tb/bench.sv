// SPDX-License-Identifier: Apache-2.0 OR MIT
// The Keccak unit behind each of its buses, for keccak_bench.cpp.
module bench #(
    parameter int unsigned ROUNDS = 1
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        awvalid,
    output logic        awready,
    input  logic [11:0] awaddr,
    input  logic        wvalid,
    output logic        wready,
    input  logic [31:0] wdata,
    input  logic [ 3:0] wstrb,
    output logic        bvalid,
    input  logic        bready,
    output logic [ 1:0] bresp,
    input  logic        arvalid,
    output logic        arready,
    input  logic [11:0] araddr,
    output logic        rvalid,
    input  logic        rready,
    output logic [31:0] rdata,
    output logic [ 1:0] rresp,
    input  logic        o_req,
    output logic        o_gnt,
    input  logic [11:0] o_addr,
    input  logic        o_we,
    input  logic [ 3:0] o_be,
    input  logic [31:0] o_wdata,
    output logic        o_rvalid,
    output logic [31:0] o_rdata,
    output logic        o_err,
    input  logic        cmd_valid,
    output logic        cmd_ready,
    input  logic [ 4:0] cmd_rate,
    input  logic [ 7:0] cmd_suffix,
    input  logic        cmd_twelve,
    input  logic [15:0] cmd_lanes,
    input  logic        s_valid,
    output logic        s_ready,
    input  logic [63:0] s_data,
    input  logic [ 7:0] s_keep,
    input  logic        s_last,
    output logic        m_valid,
    input  logic        m_ready,
    output logic [63:0] m_data,
    output logic        m_last,
    output logic        m_user
);
  lanewise_keccak_axil #(
      .ROUNDS(ROUNDS)
  ) u_axil (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i(awvalid),
      .s_axil_awready_o(awready),
      .s_axil_awaddr_i(awaddr),
      .s_axil_wvalid_i(wvalid),
      .s_axil_wready_o(wready),
      .s_axil_wdata_i(wdata),
      .s_axil_wstrb_i(wstrb),
      .s_axil_bvalid_o(bvalid),
      .s_axil_bready_i(bready),
      .s_axil_bresp_o(bresp),
      .s_axil_arvalid_i(arvalid),
      .s_axil_arready_o(arready),
      .s_axil_araddr_i(araddr),
      .s_axil_rvalid_o(rvalid),
      .s_axil_rready_i(rready),
      .s_axil_rdata_o(rdata),
      .s_axil_rresp_o(rresp)
  );
  lanewise_keccak_obi #(
      .ROUNDS(ROUNDS)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i(o_req),
      .gnt_o(o_gnt),
      .addr_i(o_addr),
      .we_i(o_we),
      .be_i(o_be),
      .wdata_i(o_wdata),
      .rvalid_o(o_rvalid),
      .rdata_o(o_rdata),
      .err_o(o_err)
  );
  lanewise_keccak_stream #(
      .ROUNDS(ROUNDS)
  ) u_stream (
      .clk_i,
      .rst_ni,
      .cmd_valid_i(cmd_valid),
      .cmd_ready_o(cmd_ready),
      .cmd_rate_i(cmd_rate),
      .cmd_suffix_i(cmd_suffix),
      .cmd_twelve_i(cmd_twelve),
      .cmd_lanes_i(cmd_lanes),
      .s_axis_tvalid_i(s_valid),
      .s_axis_tready_o(s_ready),
      .s_axis_tdata_i(s_data),
      .s_axis_tkeep_i(s_keep),
      .s_axis_tlast_i(s_last),
      .m_axis_tvalid_o(m_valid),
      .m_axis_tready_i(m_ready),
      .m_axis_tdata_o(m_data),
      .m_axis_tlast_o(m_last),
      .m_axis_tuser_o(m_user)
  );
endmodule
