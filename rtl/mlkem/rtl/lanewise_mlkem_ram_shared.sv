// SPDX-License-Identifier: Apache-2.0 OR MIT
// A block RAM with a port that reads or writes and one that reads. Data read come a cycle after their
// address and stay until the port reads again, or are zeros after clear_i. A write comes before a read at
// its port.
module lanewise_mlkem_ram_shared #(
    parameter int unsigned WIDTH = 64,
    parameter int unsigned ADDR = 10    // bits of an address
) (
    input  logic             clk_i,
    input  logic             clear_i,
    input  logic             write_i,
    input  logic [WIDTH-1:0] wdata_i,
    input  logic             read_i,
    input  logic [ ADDR-1:0] addr_i,
    output logic [WIDTH-1:0] rdata_o,
    input  logic             b_read_i,
    input  logic [ ADDR-1:0] b_addr_i,
    output logic [WIDTH-1:0] b_rdata_o
);
  // No word is read while it is being written, as in lanewise_mlkem_ram.sv.
  (* ram_style = "block", no_rw_check *) logic [WIDTH-1:0] mem[2**ADDR];
  always_ff @(posedge clk_i) begin
    if (write_i) mem[addr_i] <= wdata_i;
    if (clear_i) rdata_o <= '0;
    else if (read_i && !write_i) rdata_o <= mem[addr_i];
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) b_rdata_o <= '0;
    else if (b_read_i) b_rdata_o <= mem[b_addr_i];
  end
endmodule
