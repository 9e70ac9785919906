// SPDX-License-Identifier: Apache-2.0 OR MIT
// Drives a unit cycle by cycle from a file and compares what it shows in each cycle; the same in Icarus
// and in Verilator. The unit is the module `LEAF with `IW bits of input and `OW bits of output.
//   +trace=FILE  of each cycle two numbers in hexadecimal: input, and output in that cycle
module trace_tb;
  reg clk = 1'b0;
  reg rst_n = 1'b0;
  always #5 clk = ~clk;

  reg [`IW-1:0] in_data, next_in;
  wire [`OW-1:0] out_data;
  reg [`OW-1:0] want, next_want;
  string name;
  integer file, cycle, errors;
  reg running, ended;

  `LEAF u_leaf (
      .clk_i(clk),
      .rst_ni(rst_n),
      .in_i(in_data),
      .out_o(out_data)
  );

  initial begin
    if (!$value$plusargs("trace=%s", name)) name = "";
    file = $fopen(name, "r");
    if (file == 0) begin
      $display("FAILED: no trace");
      $finish;
    end
    in_data = '0;
    want = '0;
    cycle = -6;
    errors = 0;
    running = 1'b0;
    ended = 1'b0;
  end

  // Inputs change after the edge, as registers would; outputs are looked at before the next one.
  always @(posedge clk) begin
    cycle = cycle + 1;
    rst_n <= cycle > -4;
    if (running && out_data !== want) begin
      if (errors == 0) $display("cycle %0d:\n%h, not\n%h", cycle - 1, out_data, want);
      errors = errors + 1;
    end
    if (cycle >= 0 && !ended) begin
      ended = $fscanf(file, "%h %h", next_in, next_want) != 2;
      in_data <= ended ? '0 : next_in;
      want <= next_want;
      running <= !ended;
    end
    if (ended) begin
      if (errors == 0) $display("PASS cycles %0d", cycle);
      else $display("FAILED: %0d of %0d cycles", errors, cycle);
      $finish;
    end
  end
endmodule
