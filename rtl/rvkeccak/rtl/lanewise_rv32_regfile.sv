// SPDX-License-Identifier: Apache-2.0 OR MIT
// The registers x0 to x31: two read ports, one write port, no reset, so that they fit LUT RAM.
module lanewise_rv32_regfile (
    input  logic        clk,
    input  logic [ 4:0] raddr_a,
    output logic [31:0] rdata_a,
    input  logic [ 4:0] raddr_b,
    output logic [31:0] rdata_b,
    input  logic        we,
    input  logic [ 4:0] waddr,
    input  logic [31:0] wdata
);

  logic [31:0] x[32];

  assign rdata_a = raddr_a == '0 ? '0 : x[raddr_a];
  assign rdata_b = raddr_b == '0 ? '0 : x[raddr_b];

  always_ff @(posedge clk) if (we) x[waddr] <= wdata;

endmodule
