// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the parts of the scalar core say to each other.
package lanewise_rv32_pkg;

  // The bits are {instr[30], funct3} of the RISC-V encoding, so the decoder passes them on.
  typedef enum logic [3:0] {
    ALU_ADD  = 4'b0000,
    ALU_SLL  = 4'b0001,
    ALU_SLT  = 4'b0010,
    ALU_SLTU = 4'b0011,
    ALU_XOR  = 4'b0100,
    ALU_SRL  = 4'b0101,
    ALU_OR   = 4'b0110,
    ALU_AND  = 4'b0111,
    ALU_SUB  = 4'b1000,
    ALU_SRA  = 4'b1101
  } alu_op_e;

  // Which part executes an instruction, and with it how many cycles it stays.
  typedef enum logic [3:0] {
    UNIT_ILLEGAL,
    UNIT_ALU,      // fence too, as an ALU instruction without a destination
    UNIT_MULDIV,
    UNIT_LOAD,
    UNIT_STORE,
    UNIT_BRANCH,
    UNIT_JUMP,     // fence.i too: it jumps to the next instruction
    UNIT_CSR,
    UNIT_MRET,
    UNIT_ECALL,
    UNIT_EBREAK,
    UNIT_WFI,
    UNIT_VECTOR
  } unit_e;

  typedef enum logic [1:0] {A_RS1, A_PC, A_ZERO} operand_a_e;

  typedef struct packed {
    unit_e       unit;
    alu_op_e     alu_op;
    operand_a_e  operand_a;
    logic        operand_imm;  // ALU operand b is imm, else rs2
    logic [31:0] imm;
    logic        rd_we;
  } decoded_t;

  // mcause
  localparam logic [4:0] CAUSE_FETCH_MISALIGNED = 5'd0;
  localparam logic [4:0] CAUSE_FETCH_FAULT = 5'd1;
  localparam logic [4:0] CAUSE_ILLEGAL = 5'd2;
  localparam logic [4:0] CAUSE_EBREAK = 5'd3;
  localparam logic [4:0] CAUSE_LOAD_MISALIGNED = 5'd4;
  localparam logic [4:0] CAUSE_LOAD_FAULT = 5'd5;
  localparam logic [4:0] CAUSE_STORE_MISALIGNED = 5'd6;
  localparam logic [4:0] CAUSE_STORE_FAULT = 5'd7;
  localparam logic [4:0] CAUSE_ECALL = 5'd11;
  localparam logic [4:0] CAUSE_EXTERNAL = 5'd11;  // with the bit of interrupts

endpackage
