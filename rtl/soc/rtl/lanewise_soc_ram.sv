// SPDX-License-Identifier: Apache-2.0 OR MIT
// Memory with one port that reads and one that reads or writes bytes of a word; answers in the
// cycle after. It begins as the file IMAGE, words in hexadecimal, in simulation as +image=FILE if
// that is given. What is read of a word that is being written is not said.
module lanewise_soc_ram #(
    parameter int unsigned WORDS = 1 << 18,
    parameter string IMAGE = ""
) (
    input  logic                     clk_i,
    input  logic                     a_req_i,
    input  logic [$clog2(WORDS)-1:0] a_addr_i,
    output logic [             31:0] a_rdata_o,
    input  logic                     b_req_i,
    input  logic [              3:0] b_we_i,
    input  logic [$clog2(WORDS)-1:0] b_addr_i,
    input  logic [             31:0] b_wdata_i,
    output logic [             31:0] b_rdata_o
);
  logic [31:0] mem[WORDS];
`ifdef VERILATOR
  string image;
  initial begin
    if ($value$plusargs("image=%s", image)) $readmemh(image, mem);
    else if (IMAGE != "") $readmemh(IMAGE, mem);
  end
`else
  initial if (IMAGE != "") $readmemh(IMAGE, mem);
`endif

  always_ff @(posedge clk_i) if (a_req_i) a_rdata_o <= mem[a_addr_i];
  always_ff @(posedge clk_i) begin
    if (b_req_i) begin
      b_rdata_o <= mem[b_addr_i];
      for (int unsigned n = 0; n < 4; n++) begin
        if (b_we_i[n]) mem[b_addr_i][8*n+:8] <= b_wdata_i[8*n+:8];
      end
    end
  end
endmodule
