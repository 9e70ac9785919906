// SPDX-License-Identifier: Apache-2.0 OR MIT
// The arithmetic and logic unit.
module lanewise_rv32_alu
  import lanewise_rv32_pkg::*;
(
    input  alu_op_e     op,
    input  logic        subtract,  // of op, as the next three: known with it
    input  logic        left,
    input  logic        shifts,    // to either side
    input  logic        adds,      // or subtracts, and that is the result
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
  // The negated distance without a carry: each bit that has a lower one set is inverted.
  logic [ 4:0] turn;
  always_comb begin
    for (int i = 0; i < 5; i++) turn[i] = b[i] ^ (left && (b[4:0] & 5'((1 << i) - 1)) != '0);
  end
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

  logic [31:0] other;
  always_comb begin
    unique case (op)
      ALU_SLT: other = {31'b0, less};
      ALU_SLTU: other = {31'b0, less_unsigned};
      ALU_XOR: other = a ^ b;
      ALU_OR: other = a | b;
      ALU_AND: other = a & b;
      default: other = '0;
    endcase
    result = other | ({32{shifts}} & shifted) | ({32{adds}} & sum);
  end

endmodule
