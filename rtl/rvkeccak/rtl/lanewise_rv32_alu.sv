// SPDX-License-Identifier: Apache-2.0 OR MIT
// The arithmetic and logic unit. With ALU_SUB it also compares, for the branches.
module lanewise_rv32_alu
  import lanewise_rv32_pkg::*;
(
    input  alu_op_e     op,
    input  logic [31:0] a,
    input  logic [31:0] b,
    output logic [31:0] result,
    output logic        equal,          // the three hold where op subtracts or compares
    output logic        less,
    output logic        less_unsigned
);

  // One adder: a - b is a + ~b + 1, and the carry out says that a >= b.
  wire        subtract = op inside {ALU_SUB, ALU_SLT, ALU_SLTU};
  wire [32:0] sum = {1'b0, a} + {1'b0, b ^ {32{subtract}}} + {32'b0, subtract};

  assign equal = sum[31:0] == '0;
  assign less_unsigned = ~sum[32];
  assign less = (a[31] ^ b[31]) ? a[31] : sum[31];

  // One right shifter: a shift to the left is one to the right of the reversed word.
  wire         left = op == ALU_SLL;
  logic [31:0] a_reversed, shifted, shifted_reversed;
  always_comb begin
    for (int i = 0; i < 32; i++) begin
      a_reversed[i] = a[31-i];
      shifted_reversed[i] = shifted[31-i];
    end
  end
  wire signed [32:0] shift_in = {op == ALU_SRA & a[31], left ? a_reversed : a};
  assign shifted = 32'(shift_in >>> b[4:0]);

  always_comb begin
    unique case (op)
      ALU_SLL: result = shifted_reversed;
      ALU_SRL, ALU_SRA: result = shifted;
      ALU_SLT: result = {31'b0, less};
      ALU_SLTU: result = {31'b0, less_unsigned};
      ALU_XOR: result = a ^ b;
      ALU_OR: result = a | b;
      ALU_AND: result = a & b;
      default: result = sum[31:0];
    endcase
  end

endmodule
