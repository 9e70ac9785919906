// SPDX-License-Identifier: Apache-2.0 OR MIT
// Decoder of RV32IM, Zicsr and Zifencei. Instructions of the five vector opcodes are passed on
// unseen: the vector unit judges them. Whether a CSR exists is for the CSR file to say.
//
// The ALU adds the target of a branch or a jump.
module lanewise_rv32_decode
  import lanewise_rv32_pkg::*;
(
    input  logic [31:0] instr,
    output decoded_t    d
);

  wire [2:0] funct3 = instr[14:12];
  wire [6:0] funct7 = instr[31:25];

  wire [31:0] imm_i = {{21{instr[31]}}, instr[30:20]};
  wire [31:0] imm_s = {{21{instr[31]}}, instr[30:25], instr[11:7]};
  wire [31:0] imm_b = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
  wire [31:0] imm_u = {instr[31:12], 12'b0};
  wire [31:0] imm_j = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};

  always_comb begin
    d = '{
        unit: UNIT_ILLEGAL,
        alu_op: ALU_ADD,
        operand_a: A_RS1,
        operand_imm: 1'b1,
        imm: imm_i,
        rd_we: 1'b0
    };
    unique case (instr[6:0])
      7'h37, 7'h17: begin  // lui, auipc
        d.unit = UNIT_ALU;
        d.operand_a = instr[5] ? A_ZERO : A_PC;
        d.imm = imm_u;
        d.rd_we = 1'b1;
      end
      7'h13: begin  // register with immediate
        d.alu_op = alu_op_e'({(funct3 == 3'b101) & instr[30], funct3});
        d.rd_we  = 1'b1;
        if (!(funct3 inside {3'b001, 3'b101}) || funct7 == 7'h00 ||
            (funct3 == 3'b101 && funct7 == 7'h20))
          d.unit = UNIT_ALU;
      end
      7'h33: begin  // register with register
        d.alu_op = alu_op_e'({instr[30], funct3});
        d.operand_imm = 1'b0;
        d.rd_we = 1'b1;
        if (funct7 == 7'h00 || (funct7 == 7'h20 && (funct3 inside {3'b000, 3'b101})))
          d.unit = UNIT_ALU;
        else if (funct7 == 7'h01) d.unit = UNIT_MULDIV;
      end
      7'h03: begin
        d.rd_we = 1'b1;
        if (funct3 inside {3'b000, 3'b001, 3'b010, 3'b100, 3'b101}) d.unit = UNIT_LOAD;
      end
      7'h23: begin
        d.imm = imm_s;
        if (funct3 inside {3'b000, 3'b001, 3'b010}) d.unit = UNIT_STORE;
      end
      7'h63: begin
        if (!(funct3 inside {3'b010, 3'b011})) d.unit = UNIT_BRANCH;
        d.operand_a = A_PC;
        d.imm = imm_b;
      end
      7'h6f, 7'h67: begin  // jal, jalr
        if (instr[3] || funct3 == 3'b000) d.unit = UNIT_JUMP;
        d.rd_we = 1'b1;
        if (instr[3]) begin
          d.operand_a = A_PC;
          d.imm = imm_j;
        end
      end
      7'h0f: begin  // fence, fence.i
        d.operand_a = A_PC;
        d.imm = 32'd4;
        if (funct3 == 3'b000) d.unit = UNIT_ALU;
        else if (funct3 == 3'b001) d.unit = UNIT_JUMP;
      end
      7'h73: begin
        d.rd_we = 1'b1;
        if (funct3 == 3'b000) begin
          d.rd_we = 1'b0;
          unique case (instr[31:7])
            25'h00_0000: d.unit = UNIT_ECALL;
            {12'h001, 13'b0}: d.unit = UNIT_EBREAK;
            {12'h302, 13'b0}: d.unit = UNIT_MRET;
            {12'h105, 13'b0}: d.unit = UNIT_WFI;
            default: ;
          endcase
        end else if (funct3 != 3'b100) d.unit = UNIT_CSR;
      end
      7'h57, 7'h07, 7'h27, 7'h2b, 7'h77: begin
        d.unit  = UNIT_VECTOR;
        d.rd_we = 1'b1;  // if the vector unit says so
      end
      default: ;
    endcase
  end

endmodule
