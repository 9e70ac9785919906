// SPDX-License-Identifier: Apache-2.0 OR MIT
// Sends bytes on a serial line: a start bit, eight data bits, the lowest first, a stop bit. A byte
// is taken in a cycle with valid_i in which busy_o is 0.
module lanewise_soc_uart #(
    parameter int unsigned DIVIDE = 217  // cycles of a bit, at least 2
) (
    input  logic       clk_i,
    input  logic       rst_ni,
    input  logic       valid_i,
    input  logic [7:0] data_i,
    output logic       busy_o,
    output logic       tx_o
);
`ifndef __ICARUS__
  if (DIVIDE < 2) begin : g_check
    $error("DIVIDE must be at least 2");
  end
`endif

  localparam int unsigned Bits = DIVIDE < 2 ? 1 : $clog2(DIVIDE);
  localparam logic [Bits-1:0] Last = Bits'(DIVIDE - 1);

  logic [8:0] shift_q;       // what follows the bit on the line
  logic [3:0] left_q;        // bits not yet at their end
  logic [Bits-1:0] count_q;  // cycles that are left of this one
  assign busy_o = left_q != 4'd0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      tx_o   <= 1'b1;
      left_q <= 4'd0;
    end else if (!busy_o) begin
      if (valid_i) {left_q, tx_o} <= {4'd10, 1'b0};
    end else if (count_q == '0) begin
      {left_q, tx_o} <= {left_q - 4'd1, shift_q[0]};
    end
  end
  always_ff @(posedge clk_i) begin
    if (!busy_o) shift_q <= {1'b1, data_i};
    else if (count_q == '0) shift_q <= {1'b1, shift_q[8:1]};
    count_q <= !busy_o || count_q == '0 ? Last : count_q - 1'b1;
  end
endmodule
