// SPDX-License-Identifier: Apache-2.0 OR MIT
// The arithmetic and logic unit.
module lanewise_rv32_alu
  import lanewise_rv32_pkg::*;
(
    input  alu_op_e     op,
    input  logic        subtract,  // of op, as `left`: known with it, and needed first
    input  logic        left,
    input  logic [31:0] a,
    input  logic [31:0] b,
    output logic [31:0] sum,    // the result of ALU_ADD, known earlier
    output logic [ 1:0] low,    // its low bits, if nothing is subtracted, known before that
    output logic [31:0] result
);

  // One adder: a - b is a + ~b + 1, and the carry out says that a >= b.
  wire [32:0] added = {1'b0, a} + {1'b0, b ^ {32{subtract}}} + {32'b0, subtract};

  assign sum = added[31:0];
  assign low = {a[1] ^ b[1] ^ (a[0] & b[0]), a[0] ^ b[0]};
  wire        less_unsigned = ~added[32];
  wire        less = (a[31] ^ b[31]) ? a[31] : added[31];

  // One rotation to the right, by which a shift to the left comes from the other side; then the bits
  // that went round are replaced.
  wire  [ 4:0] turn = left ? -b[4:0] : b[4:0];
  wire  [31:0] above = '1 << b[4:0];
  logic [31:0] rotated, keep, shifted;
  always_comb begin
    rotated = a;
    for (int k = 0; k < 5; k++) begin
      if (turn[k]) rotated = (rotated >> (1 << k)) | (rotated << (32 - (1 << k)));
    end
    for (int i = 0; i < 32; i++) keep[i] = left ? above[i] : above[31-i];
    shifted = (rotated & keep) | ({32{op == ALU_SRA & a[31]}} & ~keep);
  end

  always_comb begin
    unique case (op)
      ALU_SLL, ALU_SRL, ALU_SRA: result = shifted;
      ALU_SLT: result = {31'b0, less};
      ALU_SLTU: result = {31'b0, less_unsigned};
      ALU_XOR: result = a ^ b;
      ALU_OR: result = a | b;
      ALU_AND: result = a & b;
      default: result = sum;
    endcase
  end

endmodule
