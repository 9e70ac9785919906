// SPDX-License-Identifier: Apache-2.0 OR MIT
// A clock that stands still for the cycles in which run_i is 0 while the clock before them is low.
// LANEWISE_ECP5: the gate of that family's clock network; otherwise the latch is open while the clock is
// low, so that no pulse is cut.
module lanewise_soc_gate (
    input  logic clk_i,
    input  logic run_i,
    output logic run_o,    // the edge that comes next reaches clk_o
    output logic clk_o
);
`ifdef LANEWISE_ECP5
  assign run_o = run_i;
  DCCA u_gate (
      .CLKI(clk_i),
      .CE  (run_i),
      .CLKO(clk_o)
  );
`else
  always_latch if (!clk_i) run_o = run_i;
  assign clk_o = clk_i && run_o;
`endif
endmodule
