# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: instructions of 16 bits (extension C without floating point), each as the one of 32
bits that it stands for. Hints are not on the list.

A row: mnemonic, operands | encoding | what it stands for | fields of which 0 is something else.
"""

from .riscv_table import define_short

_JUMP = "to[11|4|9:8|10|6|7|3:1|5]"

define_short(
    f"""
c.addi4spn rd', sp, uimm | 000 uimm[5:4|9:6|2|3] rd' 00          | addi rd', sp, uimm | uimm
c.lw rd', uimm(rs1')     | 010 uimm[5:3] rs1' uimm[2|6] rd' 00   | lw rd', uimm(rs1') |
c.sw rs2', uimm(rs1')    | 110 uimm[5:3] rs1' uimm[2|6] rs2' 00  | sw rs2', uimm(rs1') |
c.nop                    | 000 0 00000 00000 01                  | addi zero, zero, 0 |
c.addi rd, imm           | 000 imm[5] rd imm[4:0] 01             | addi rd, rd, imm | rd imm
c.li rd, imm             | 010 imm[5] rd imm[4:0] 01             | addi rd, zero, imm | rd
c.addi16sp sp, imm       | 011 imm[9] 00010 imm[4|6|8:7|5] 01    | addi sp, sp, imm | imm
c.lui rd, upper          | 011 upper[17] rd upper[16:12] 01      | lui rd, upper | rd upper
c.andi rd', imm          | 100 imm[5] 10 rd' imm[4:0] 01         | andi rd', rd', imm |
c.sub rd', rs2'          | 100 0 11 rd' 00 rs2' 01               | sub rd', rd', rs2' |
c.xor rd', rs2'          | 100 0 11 rd' 01 rs2' 01               | xor rd', rd', rs2' |
c.or rd', rs2'           | 100 0 11 rd' 10 rs2' 01               | or rd', rd', rs2' |
c.and rd', rs2'          | 100 0 11 rd' 11 rs2' 01               | and rd', rd', rs2' |
c.j to                   | 101 {_JUMP} 01                        | jal zero, to |
c.beqz rs1', to          | 110 to[8|4:3] rs1' to[7:6|2:1|5] 01   | beq rs1', zero, to |
c.bnez rs1', to          | 111 to[8|4:3] rs1' to[7:6|2:1|5] 01   | bne rs1', zero, to |
c.lwsp rd, uimm(sp)      | 010 uimm[5] rd uimm[4:2|7:6] 10       | lw rd, uimm(sp) | rd
c.jr rs1                 | 100 0 rs1 00000 10                    | jalr zero, (rs1) | rs1
c.mv rd, rs2             | 100 0 rd rs2 10                       | addi rd, rs2, 0 | rd rs2
c.jalr rs1               | 100 1 rs1 00000 10                    | jalr ra, (rs1) | rs1
c.add rd, rs2            | 100 1 rd rs2 10                       | add rd, rd, rs2 | rd rs2
c.swsp rs2, uimm(sp)     | 110 uimm[5:2|7:6] rs2 10              | sw rs2, uimm(sp) |
"""
)

define_short(
    f"""
c.jal to                 | 001 {_JUMP} 01                        | jal ra, to |
c.srli rd', uimm         | 100 0 00 rd' uimm[4:0] 01             | srli rd', rd', uimm | uimm
c.srai rd', uimm         | 100 0 01 rd' uimm[4:0] 01             | srai rd', rd', uimm | uimm
c.slli rd, uimm          | 000 0 rd uimm[4:0] 10                 | slli rd, rd, uimm | rd uimm
""",
    xlen=(32,),
)

define_short(
    """
c.ld rd', uimm(rs1')     | 011 uimm[5:3] rs1' uimm[7:6] rd' 00   | ld rd', uimm(rs1') |
c.sd rs2', uimm(rs1')    | 111 uimm[5:3] rs1' uimm[7:6] rs2' 00  | sd rs2', uimm(rs1') |
c.addiw rd, imm          | 001 imm[5] rd imm[4:0] 01             | addiw rd, rd, imm | rd
c.subw rd', rs2'         | 100 1 11 rd' 00 rs2' 01               | subw rd', rd', rs2' |
c.addw rd', rs2'         | 100 1 11 rd' 01 rs2' 01               | addw rd', rd', rs2' |
c.srli rd', uimm         | 100 uimm[5] 00 rd' uimm[4:0] 01       | srli rd', rd', uimm | uimm
c.srai rd', uimm         | 100 uimm[5] 01 rd' uimm[4:0] 01       | srai rd', rd', uimm | uimm
c.slli rd, uimm          | 000 uimm[5] rd uimm[4:0] 10           | slli rd, rd, uimm | rd uimm
c.ldsp rd, uimm(sp)      | 011 uimm[5] rd uimm[4:3|8:6] 10       | ld rd, uimm(sp) | rd
c.sdsp rs2, uimm(sp)     | 111 uimm[5:3|8:6] rs2 10              | sd rs2, uimm(sp) |
""",
    xlen=(64,),
)
