// SPDX-License-Identifier: Apache-2.0 OR MIT
// Feeds a leaf from a file and compares what comes out with another, with random stalls on both
// sides; the same for Verilator and Icarus. The leaf is the module `LEAF with one stream in, of `IW
// bits, and one out, of `OW bits.
//   +in=FILE +out=FILE  numbers in hexadecimal, one for each transfer
//   +stall=N            of 256 cycles about N without a transfer offered or taken, on each side
//   +seed=N
//   +quiet=N            it ends when nothing was transferred for so many cycles, 400 if not given, or
//                       after 100 errors
// Also checked: what is offered stays until it is taken, and nothing comes out beyond the file.
module stream_tb;
  reg clk = 1'b0;
  reg rst_n = 1'b0;
  always #5 clk = ~clk;

  reg [`IW-1:0] in_data;
  reg in_valid = 1'b0;
  wire in_ready;
  wire [`OW-1:0] out_data;
  wire out_valid;
  reg out_ready = 1'b0;

  `LEAF u_leaf (
      .clk_i(clk),
      .rst_ni(rst_n),
      .in_valid_i(in_valid),
      .in_ready_o(in_ready),
      .in_i(in_data),
      .out_valid_o(out_valid),
      .out_ready_i(out_ready),
      .out_o(out_data)
  );

  string in_name, out_name;
  integer in_file, out_file, stall, seed, quiet, limit;
  integer inputs, outputs, errors, cycle, first, last;
  reg [`IW-1:0] next;
  reg [`OW-1:0] want, held;
  reg ended, complete, was_held;
  reg [31:0] noise_in, noise_out;

  function [31:0] step(input [31:0] x);
    reg [31:0] y;
    begin
      y = x ^ (x << 13);
      y = y ^ (y >> 17);
      step = y ^ (y << 5);
    end
  endfunction

  task fail(input integer what);
    begin
      errors = errors + 1;
      if (errors < 5) begin
        case (what)
          0: $display("output %0d is %h, not %h", outputs, out_data, want);
          1: $display("output %0d is one too many", outputs);
          default: $display("output %0d changed before it was taken", outputs);
        endcase
      end
    end
  endtask

  initial begin
    // A call whose result is not used is dropped by Verilator 5.006.
    if (!$value$plusargs("in=%s", in_name)) in_name = "";
    if (!$value$plusargs("out=%s", out_name)) out_name = "";
    if (!$value$plusargs("seed=%d", seed)) seed = 1;
    if (!$value$plusargs("stall=%d", stall)) stall = 0;
    if (!$value$plusargs("quiet=%d", limit)) limit = 400;
    in_file = $fopen(in_name, "r");
    out_file = $fopen(out_name, "r");
    if (in_file == 0 || out_file == 0) begin
      $display("FAILED: no vectors");
      $finish;
    end
    noise_in = 32'h9e3779b9 ^ seed;
    noise_out = 32'h85ebca6b ^ (seed << 7);
    inputs = 0;
    outputs = 0;
    errors = 0;
    cycle = 0;
    quiet = 0;
    first = 0;
    last = 0;
    was_held = 1'b0;
    ended = $fscanf(in_file, "%h", next) != 1;
    complete = $fscanf(out_file, "%h", want) != 1;
  end

  // Inputs change after the edge, as registers would.
  always @(posedge clk) begin
    cycle <= cycle + 1;
    rst_n <= cycle > 3;
    noise_in <= step(noise_in);
    noise_out <= step(noise_out);
    if (rst_n) begin
      if (in_valid && in_ready) begin
        if (inputs == 0) first = cycle;
        inputs = inputs + 1;
        quiet = 0;
      end
      if (!in_valid || in_ready) begin
        if (!ended && noise_in[15:8] >= stall) begin
          in_valid <= 1'b1;
          in_data <= next;
          ended = $fscanf(in_file, "%h", next) != 1;
        end else in_valid <= 1'b0;
      end
      out_ready <= noise_out[15:8] >= stall;
      if (was_held && (!out_valid || out_data !== held)) fail(2);
      was_held = out_valid && !out_ready;
      held = out_data;
      if (out_valid && out_ready) begin
        if (complete) fail(1);
        else begin
          if (out_data !== want) fail(0);
          complete = $fscanf(out_file, "%h", want) != 1;
        end
        outputs = outputs + 1;
        last = cycle;
        quiet = 0;
      end
      quiet = quiet + 1;
      // With a fault a leaf may never be quiet again.
      if (quiet > limit || errors > 100) begin
        if (errors == 0 && complete && ended && !in_valid && outputs > 0)
          $display("PASS inputs %0d outputs %0d cycles %0d", inputs, outputs, last - first);
        else
          $display("FAILED: inputs %0d outputs %0d errors %0d, all expected %0d", inputs, outputs,
                   errors, complete);
        $finish;
      end
    end
  end
endmodule
