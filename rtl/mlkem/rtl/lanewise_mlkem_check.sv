// SPDX-License-Identifier: Apache-2.0 OR MIT
// Has the core execute each program twice, and finds faults (rtl/mlkem/doc/robust.md). Each lane that a
// program writes into the byte memory goes with its address into a sum of 64 bits, which is multiplied by x
// in GF(2^64) before: programs that differ in one write have different sums. The sums of both times must be
// the same, and so must be whether a check failed.
module lanewise_mlkem_check (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,      // data are being erased: nothing counts
    input  logic        start_i,
    input  logic [ 4:0] program_i,    // with start_i
    output logic [ 4:0] program_o,    // what begins with start_i or again_o
    input  logic        ends_i,
    input  logic        failed_i,     // with ends_i: a check of the program did
    output logic        again_o,      // in the cycle of ends_i
    output logic        unlike_o,     // in that of the second
    input  logic        write_i,
    input  logic [ 9:0] addr_i,
    input  logic [63:0] data_i,
    // What must not be.
    input  logic        odd_i,        // parity
    input  logic        differs_i,    // one, and only one, of these
    input  logic        equal_i,
    input  logic        strange_i,    // a state that there is not
    output logic        fault_o
);
  logic second_q, first_failed_q;
  logic [4:0] program_q;
  logic [63:0] sum_q, first_sum_q;
  assign again_o = ends_i && !second_q;
  assign unlike_o = ends_i && second_q && (sum_q != first_sum_q || failed_i != first_failed_q);
  assign program_o = start_i ? program_i : program_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      second_q <= 1'b0;
      first_failed_q <= 1'b0;
      program_q <= '0;
      fault_o <= 1'b0;
    end else begin
      if (clear_i || start_i) second_q <= 1'b0;
      else if (ends_i) second_q <= !second_q;
      if (start_i) program_q <= program_i;
      if (again_o) first_failed_q <= failed_i;
      fault_o <= strange_i || (!clear_i && (unlike_o || odd_i || differs_i == equal_i));
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i || start_i || again_o) sum_q <= '0;
    else if (write_i) begin
      sum_q <= {sum_q[62:0], 1'b0} ^ (sum_q[63] ? 64'h1b : 64'h0) ^ data_i ^ {addr_i, 54'b0};
    end
    if (clear_i) first_sum_q <= '0;
    else if (again_o) first_sum_q <= sum_q;
  end
endmodule
