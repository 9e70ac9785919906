// SPDX-License-Identifier: Apache-2.0 OR MIT
// The system on an FPGA of the ECP5 family, without the vector unit: its memory in block RAM, which
// begins with a program, a serial console, a button that resets. Pins: rtl/soc/syn/ulx3s.lpf.
module lanewise_soc_ecp5 #(
    parameter string IMAGE = "",             // the program (lanewise_soc_ram)
    parameter int unsigned WORDS = 1 << 14,  // of memory; sw/soc_program.py links for them
    parameter int unsigned ENGINES = 0,      // of the KEM core
    parameter int unsigned DIVIDE = 217      // cycles of a bit: 25 MHz for 115,200 bit/s
) (
    input  logic       clk_i,
    input  logic       button_i,  // 1: reset; at any time
    output logic       tx_o,      // low byte of each word that is printed; rests at 1
    output logic [2:0] led_o      // a fault was found; a byte is being sent; not in reset
);
  // Begins as 0 when the FPGA has been configured. Reset ends with the clock.
  logic [3:0] reset_q = 4'b0;
  always_ff @(posedge clk_i or posedge button_i) begin
    if (button_i) reset_q <= 4'b0;
    else reset_q <= {reset_q[2:0], 1'b1};
  end

  logic print, busy, alert;
  logic [31:0] printed;
  lanewise_soc #(
      .WORDS  (WORDS),
      .IMAGE  (IMAGE),
      .ENGINES(ENGINES),
      .ELENUM (0)
  ) u_soc (
      .clk_i,
      .rst_ni(reset_q[3]),
      .print_o(print),
      .word_o(printed),
      .print_ready_i(!print && !busy),
      .alert_o(alert),
      .retired_o(),
      .store_o(),
      .store_addr_o(),
      .hold_i(7'b0)
  );
  lanewise_soc_uart #(
      .DIVIDE(DIVIDE)
  ) u_uart (
      .clk_i,
      .rst_ni (reset_q[3]),
      .valid_i(print),
      .data_i (printed[7:0]),
      .busy_o (busy),
      .tx_o
  );
  assign led_o = {alert, busy, reset_q[3]};
endmodule
