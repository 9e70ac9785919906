// SPDX-License-Identifier: Apache-2.0 OR MIT
// A queue of DEPTH words with registers for storage, so that clear_i can put zeros in place of data. A word
// that holds nothing becomes 0 at each edge; so the registers do with a synchronous reset, for which, unlike
// an asynchronous one beside it, FPGAs need no LUTs.
module lanewise_mlkem_fifo #(
    parameter int unsigned WIDTH = 64,
    parameter int unsigned DEPTH = 2,  // a power of two
    localparam int unsigned Bits = $clog2(DEPTH)
) (
    input  logic             clk_i,
    input  logic             rst_ni,
    input  logic             clear_i,
    input  logic             in_valid_i,
    output logic             in_ready_o,
    input  logic [WIDTH-1:0] in_data_i,
    output logic             out_valid_o,
    input  logic             out_ready_i,
    output logic [WIDTH-1:0] out_data_o,
    output logic [   Bits:0] count_o
);
`ifndef __ICARUS__
  if (DEPTH < 2 || (DEPTH & (DEPTH - 1)) != 0) begin : g_check
    $error("DEPTH must be a power of two");
  end
`endif

  logic [WIDTH*DEPTH-1:0] data_q;
  logic [Bits:0] count_q;
  logic [Bits-1:0] head_q, tail_q;  // read and written next
  logic [DEPTH-1:0] used_q, fills, empties;
  logic push, pop;
  assign push = in_valid_i && in_ready_o;
  assign pop = out_valid_o && out_ready_i;
  assign in_ready_o = count_q != (Bits + 1)'(DEPTH);
  assign out_valid_o = count_q != '0;
  always_comb begin
    out_data_o = '0;
    for (int unsigned n = 0; n < DEPTH; n++) begin
      if (head_q == Bits'(n)) out_data_o = out_data_o | data_q[WIDTH*n+:WIDTH];
    end
  end
  assign count_o = count_q;
  for (genvar n = 0; n < DEPTH; n++) begin : g_word
    assign fills[n] = push && tail_q == Bits'(n);
    assign empties[n] = pop && head_q == Bits'(n);
    always_ff @(posedge clk_i) begin
      if (clear_i || (!fills[n] && (empties[n] || !used_q[n]))) data_q[WIDTH*n+:WIDTH] <= '0;
      else if (fills[n]) data_q[WIDTH*n+:WIDTH] <= in_data_i;
    end
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      used_q <= '0;
      count_q <= '0;
      head_q <= '0;
      tail_q <= '0;
    end else if (clear_i) begin
      used_q <= '0;
      count_q <= '0;
      head_q <= '0;
      tail_q <= '0;
    end else begin
      used_q <= (used_q & ~empties) | fills;
      if (pop) head_q <= head_q + 1'b1;
      if (push) tail_q <= tail_q + 1'b1;
      count_q <= count_q + (Bits + 1)'(push) - (Bits + 1)'(pop);
    end
  end

`ifdef LANEWISE_ASSERT
  // The words in use are those from the first one on, as many as are counted; the others are 0.
  always @(posedge clk_i) begin
    if (rst_ni) begin
      assert (tail_q == head_q + count_q[Bits-1:0]) else $fatal(1, "rule: fifo counts");
      for (int n = 0; n < DEPTH; n++) begin
        assert (used_q[n] == ({1'b0, Bits'(n) - head_q} < count_q)) else $fatal(1, "rule: fifo holds");
        assert (used_q[n] || data_q[WIDTH*n+:WIDTH] == '0) else $fatal(1, "rule: fifo is empty");
      end
    end
  end
`endif
endmodule
