// SPDX-License-Identifier: Apache-2.0 OR MIT
// Multiplier and divider of the M extension. No latency depends on the operands: products take 2
// cycles, every division and remainder 37.
module lanewise_rv32_muldiv (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        valid,   // held, with all of the below, until ready
    input  logic        second,  // not the first cycle
    input  logic [ 2:0] funct3,
    input  logic [31:0] a,
    input  logic [31:0] b,
    output logic        ready,
    output logic [31:0] result
);

  // Multiplication: the products of halves, which a multiplier of an FPGA takes, are registered and
  // added in the second cycle. The upper halves have a sign where the operand has one.
  wire signed [33:0] low_a = {18'b0, a[15:0]};
  wire signed [33:0] low_b = {18'b0, b[15:0]};
  wire signed [33:0] high_a = {{18{funct3 != 3'b011 & a[31]}}, a[31:16]};
  wire signed [33:0] high_b = {{18{~funct3[1] & b[31]}}, b[31:16]};
  logic [31:0] low_q, high_q;
  logic signed [33:0] left_q, right_q;
  always_ff @(posedge clk) begin
    low_q   <= 32'(low_a * low_b);
    left_q  <= low_a * high_b;
    right_q <= high_a * low_b;
    high_q  <= 32'(high_a * high_b);
  end
  // Three words, of which each bit gives a sum and a carry: one chain is enough.
  wire [47:0] outer = {high_q, low_q[31:16]};
  wire [47:0] left = {{14{left_q[33]}}, left_q};
  wire [47:0] right = {{14{right_q[33]}}, right_q};
  wire [47:0] sums = outer ^ left ^ right;
  wire [46:0] carries = 47'((outer & left) | (outer & right) | (left & right));
  wire [63:0] product = {sums + {carries, 1'b0}, low_q[15:0]};

  // Division: restoring, one bit a cycle, on absolute values. One subtractor does it all.
  //   step 0, 1   |a| into quotient, |b| into divisor
  //   step 2-33   one bit each
  //   step 34     the quotient or the remainder is chosen
  //   step 35     and gets its sign
  //   step 36     the answer
  localparam logic [5:0] STEP_B = 6'd1, STEP_CHOOSE = 6'd34, STEP_SIGN = 6'd35, STEP_LAST = 6'd36;
  logic [5:0] step;
  logic [31:0] quotient, remainder, divisor;

  wire divides = valid & funct3[2];
  wire wants_remainder = funct3[1];
  wire negative_a = ~funct3[0] & a[31];
  wire negative_b = ~funct3[0] & b[31];
  // x / 0 is -1 whatever the sign of x, which is what the steps leave.
  wire negate = wants_remainder ? negative_a : (negative_a ^ negative_b) & (divisor != '0);

  logic [32:0] minuend;
  logic [31:0] subtrahend;
  wire  [32:0] difference = minuend - {1'b0, subtrahend};
  wire         borrow = difference[32];

  // The step, one-hot as far as it says what is subtracted.
  logic step_a, step_b, step_bit;
  always_comb begin
    minuend = step_bit ? {remainder, quotient[31]} : '0;
    subtrahend = step_a ? a : step_b ? b : step_bit ? divisor : quotient;
  end

  wire [5:0] next = step == STEP_LAST ? '0 : step + 6'd1;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) {step, step_a, step_b, step_bit} <= {6'd0, 3'b100};
    else if (divides)
      {step, step_a, step_b, step_bit} <=
          {next, next == '0, next == STEP_B, next > STEP_B && next < STEP_CHOOSE};
  end

  always_ff @(posedge clk) begin
    if (step_a) begin
      quotient  <= negative_a ? difference[31:0] : a;
      remainder <= '0;
    end
    if (step_b) divisor <= negative_b ? difference[31:0] : b;
    if (step_bit) begin
      quotient  <= {quotient[30:0], ~borrow};
      remainder <= borrow ? minuend[31:0] : difference[31:0];
    end
    if (step == STEP_CHOOSE && wants_remainder) quotient <= remainder;
    if (step == STEP_SIGN && negate) quotient <= difference[31:0];
  end

  assign ready  = funct3[2] ? step == STEP_LAST : second;
  assign result = funct3[2] ? quotient : funct3[1:0] == 2'b00 ? product[31:0] : product[63:32];

endmodule
