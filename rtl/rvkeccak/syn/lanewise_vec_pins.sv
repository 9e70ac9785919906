// SPDX-License-Identifier: Apache-2.0 OR MIT
// The vector unit behind three pins, to be placed and routed alone: a shift register feeds its
// inputs, and its outputs, registered, leave by another. Every path measured is thus one of the unit.
module lanewise_vec_pins #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter int unsigned MEM_WIDTH = 32,
    parameter bit OVERLAP = 0,
    parameter bit FUSED = 0,
    parameter bit ROUND = 0,
    parameter bit PERMUTE = 0,
    parameter bit WIDE = 0,
    parameter bit VKECCAK = 0,
    parameter bit LUTRAM = 0
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in,
    output logic out
);
  localparam int unsigned Inputs = 1 + 3 * 32 + MEM_WIDTH + 1;
  localparam int unsigned Outputs = 2 + 5 + 32 + 1 + 3 * 32 + 2 + MEM_WIDTH / 8 + 32 + MEM_WIDTH + 1;

  logic [Inputs-1:0] in_q;
  logic [Outputs-1:0] out_d, out_q, shift_q;
  logic [4:0] count_q;

  logic valid, mem_err, ready, trap, rd_we, mem_req, mem_we, commit;
  logic [31:0] next_instr, instr, rs1, rs2, tval, rd_data, vl, vtype, mem_addr;
  logic [4:0] cause;
  logic [MEM_WIDTH-1:0] mem_rdata, mem_wdata;
  logic [MEM_WIDTH/8-1:0] mem_be;

  assign {valid, instr, rs1, rs2, mem_rdata, mem_err} = in_q;
  assign next_instr = in_q[Inputs-3-:32];  // in_q moves on by one bit
  assign out_d = {
    ready,
    trap,
    cause,
    tval,
    rd_we,
    rd_data,
    vl,
    vtype,
    mem_req,
    mem_we,
    mem_be,
    mem_addr,
    mem_wdata,
    commit
  };
  always_ff @(posedge clk) begin
    in_q <= {in_q[Inputs-2:0], in};
    out_q <= out_d;
    count_q <= count_q + 5'd1;
    shift_q <= count_q == 0 ? out_q : {1'b0, shift_q[Outputs-1:1]};
    out <= shift_q[0];
  end

  lanewise_vec #(
      .ELEN(ELEN),
      .ELENUM(ELENUM),
      .MEM_WIDTH(MEM_WIDTH),
      .OVERLAP(OVERLAP),
      .FUSED(FUSED),
      .ROUND(ROUND),
      .PERMUTE(PERMUTE),
      .WIDE(WIDE),
      .VKECCAK(VKECCAK),
      .LUTRAM(LUTRAM)
  ) u_vec (
      .clk(clk),
      .rst_n(rst_n),
      .advance(1'b1),
      .next_instr(next_instr),
      .valid(valid),
      .instr(instr),
      .rs1(rs1),
      .rs2(rs2),
      .ready(ready),
      .refused(),
      .trap(trap),
      .cause(cause),
      .tval(tval),
      .rd_we(rd_we),
      .rd_data(rd_data),
      .vl(vl),
      .vtype(vtype),
      .mem_req(mem_req),
      .mem_gnt(1'b1),
      .mem_we(mem_we),
      .mem_be(mem_be),
      .mem_addr(mem_addr),
      .mem_wdata(mem_wdata),
      .mem_rvalid(1'b1),
      .mem_rdata(mem_rdata),
      .mem_err(mem_err),
      .commit(commit),
      .debug_regs()
  );
endmodule
