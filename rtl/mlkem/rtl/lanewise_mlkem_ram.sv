// SPDX-License-Identifier: Apache-2.0 OR MIT
// A memory with one read and one write port. Data read come a cycle after their address and stay until
// the next read; a write takes effect at the end of its cycle, so that a read in that cycle finds what
// was there before. The style is for synthesis: block RAM, or, where it would be mostly empty, LUTs.
module lanewise_mlkem_ram #(
    parameter int unsigned WIDTH = 64,
    parameter int unsigned ADDR = 10,      // bits of an address
    parameter bit DISTRIBUTED = 1'b0
) (
    input  logic             clk_i,
    input  logic             read_i,
    input  logic [ ADDR-1:0] raddr_i,
    output logic [WIDTH-1:0] rdata_o,
    input  logic             write_i,
    input  logic [ ADDR-1:0] waddr_i,
    input  logic [WIDTH-1:0] wdata_i
);
  if (DISTRIBUTED) begin : g_distributed
    (* ram_style = "distributed" *) logic [WIDTH-1:0] mem[2**ADDR];
    always_ff @(posedge clk_i) begin
      if (write_i) mem[waddr_i] <= wdata_i;
      if (read_i) rdata_o <= mem[raddr_i];
    end
  end else begin : g_block
    // Programs never read what is being written, so that block RAM may do as it likes then.
    (* ram_style = "block", no_rw_check *) logic [WIDTH-1:0] mem[2**ADDR];
    always_ff @(posedge clk_i) begin
      if (write_i) mem[waddr_i] <= wdata_i;
      if (read_i) rdata_o <= mem[raddr_i];
    end
  end
endmodule
