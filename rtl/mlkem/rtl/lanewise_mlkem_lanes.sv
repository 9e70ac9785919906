// SPDX-License-Identifier: Apache-2.0 OR MIT
// The byte memory: 1024 lanes of 64 bits, two read ports and one write port, as two copies of block RAM.
// With SHARED it is one, port A does not read while there is a write, and both are zeros while clear_i.
// Data read come a cycle after their address and stay until the port reads again.
//
// While clear_i, lane clear_addr_i becomes 0 in place of writes, unless keep_i, and both ports read lane
// Empty, which is never kept, so that they show nothing of what was there when the last lane is written.
//
// With PARITY each lane has a bit more, so that what a port shows has an even number of ones, unless a bit
// of it is another than was written.
module lanewise_mlkem_lanes #(
    parameter bit PARITY = 1'b0,
    parameter bit SHARED = 1'b0,
    localparam int unsigned Width = PARITY ? 65 : 64,
    localparam logic [9:0] Empty = 10'd640
) (
    input  logic        clk_i,
    input  logic        clear_i,
    input  logic [ 9:0] clear_addr_i,
    input  logic        keep_i,
    input  logic        a_read_i,
    input  logic [ 9:0] a_addr_i,
    output logic [63:0] a_data_o,
    output logic        a_parity_o,
    output logic        a_odd_o,     // a bit is wrong
    input  logic        b_read_i,
    input  logic [ 9:0] b_addr_i,
    output logic [63:0] b_data_o,
    output logic        b_odd_o,
    input  logic        w_write_i,
    input  logic [ 9:0] w_addr_i,
    input  logic [63:0] w_data_i
);
  logic write;
  logic [9:0] waddr;
  logic [63:0] wdata;
  logic [Width-1:0] word, a_data, b_data;
  assign write = clear_i ? !keep_i : w_write_i;
  assign waddr = clear_i ? clear_addr_i : w_addr_i;
  assign wdata = clear_i ? 64'b0 : w_data_i;
  if (PARITY) begin : g_parity
    assign word = {^wdata, wdata};
    assign a_parity_o = a_data[64];
    assign a_odd_o = ^a_data;
    assign b_odd_o = ^b_data;
  end else begin : g_data
    assign word = wdata;
    assign a_parity_o = 1'b0;
    assign a_odd_o = 1'b0;
    assign b_odd_o = 1'b0;
  end
  assign a_data_o = a_data[63:0];
  assign b_data_o = b_data[63:0];
  if (SHARED) begin : g_shared
    lanewise_mlkem_ram_shared #(
        .WIDTH(Width),
        .ADDR(10)
    ) u_a (
        .clk_i,
        .clear_i,
        .write_i(write),
        .wdata_i(word),
        .read_i(a_read_i),
        .addr_i(clear_i || w_write_i ? waddr : a_addr_i),
        .rdata_o(a_data),
        .b_read_i(b_read_i),
        .b_addr_i(b_addr_i),
        .b_rdata_o(b_data)
    );
  end else begin : g_copies
    lanewise_mlkem_ram #(
        .WIDTH(Width),
        .ADDR(10)
    ) u_a (
        .clk_i,
        .read_i(clear_i || a_read_i),
        .raddr_i(clear_i ? Empty : a_addr_i),
        .rdata_o(a_data),
        .write_i(write),
        .waddr_i(waddr),
        .wdata_i(word)
    );
    lanewise_mlkem_ram #(
        .WIDTH(Width),
        .ADDR(10)
    ) u_b (
        .clk_i,
        .read_i(clear_i || b_read_i),
        .raddr_i(clear_i ? Empty : b_addr_i),
        .rdata_o(b_data),
        .write_i(write),
        .waddr_i(waddr),
        .wdata_i(word)
    );
  end
endmodule
