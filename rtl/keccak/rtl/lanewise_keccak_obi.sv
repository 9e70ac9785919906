// SPDX-License-Identifier: Apache-2.0 OR MIT
// The Keccak unit behind OBI, as CV32E40X and Ibex have it for data: its registers are in
// rtl/keccak/doc/registers.md. The answer to a partial write, and to an access to what is not
// there, comes with err_o, and nothing is changed.
module lanewise_keccak_obi #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        req_i,
    output logic        gnt_o,
    input  logic [11:0] addr_i,
    input  logic        we_i,
    input  logic [ 3:0] be_i,
    input  logic [31:0] wdata_i,
    output logic        rvalid_o,
    output logic [31:0] rdata_o,
    output logic        err_o
);
  logic wr_valid, wr_ready, wr_error, rd_valid, rd_ready, rd_error;
  logic [11:0] addr;
  logic [31:0] wr_data, rd_data;
  lanewise_keccak_obi_port u_port (
      .clk_i,
      .rst_ni,
      .req_i,
      .gnt_o,
      .addr_i,
      .we_i,
      .be_i,
      .wdata_i,
      .rvalid_o,
      .rdata_o,
      .err_o,
      .wr_valid_o(wr_valid),
      .wr_ready_i(wr_ready),
      .wr_data_o(wr_data),
      .wr_error_i(wr_error),
      .rd_valid_o(rd_valid),
      .rd_ready_i(rd_ready),
      .rd_data_i(rd_data),
      .rd_error_i(rd_error),
      .addr_o(addr)
  );
  lanewise_keccak_regs #(
      .ROUNDS(ROUNDS)
  ) u_regs (
      .clk_i,
      .rst_ni,
      .wr_valid_i(wr_valid),
      .wr_ready_o(wr_ready),
      .wr_addr_i(addr),
      .wr_data_i(wr_data),
      .wr_error_o(wr_error),
      .rd_valid_i(rd_valid),
      .rd_ready_o(rd_ready),
      .rd_addr_i(addr),
      .rd_data_o(rd_data),
      .rd_error_o(rd_error)
  );
endmodule
