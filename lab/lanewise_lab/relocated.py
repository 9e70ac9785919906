# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which instructions each relocation is for: those of which it fills in an operand, and nothing
else. On any other instruction a linker writes over opcode and registers without a word.

Sources: ELF for the Arm Architecture, for the Arm 64-bit Architecture, RISC-V ELF psABI.
"""

from __future__ import annotations

#: Type -> (mask, value) of the instructions, as little-endian numbers of their 2 or 4 bytes: the
#: second half of a Thumb instruction is the upper half of the number.
Table = dict[int, tuple[tuple[int, int], ...]]


def fits(table: Table, kind: int, word: int) -> bool:
    return any(word & mask == value for mask, value in table.get(kind, ()))


_MOVW, _MOVT = ((0x8000FBF0, 0x0000F240),), ((0x8000FBF0, 0x0000F2C0),)
ARMV7M: Table = {
    10: ((0xD000F800, 0xD000F000),),  # THM_CALL: BL
    30: ((0xD000F800, 0x9000F000),),  # THM_JUMP24: B.W
    # THM_JUMP19 and JUMP8: B with a condition, which 14 and 15 are not.
    51: tuple((0xD000FBC0, 0x8000F000 | n << 6) for n in range(14)),
    103: tuple((0xFF00, 0xD000 | n << 8) for n in range(14)),
    102: ((0xF800, 0xE000),),  # THM_JUMP11: B
    47: _MOVW,
    48: _MOVT,
    49: _MOVW,
    50: _MOVT,
    11: ((0xF800, 0x4800), (0xF800, 0xA000)),  # THM_PC8: LDR, ADR
    53: ((0x8000FBFF, 0x0000F20F), (0x8000FBFF, 0x0000F2AF)),  # THM_ALU_PREL_11_0: ADR.W
    54: ((0x0000FE1F, 0x0000F81F),),  # THM_PC12: LDR.W and shorter loads
}

_BRANCH, _PAGE = ((0x7C000000, 0x14000000),), ((0x9F000000, 0x90000000),)
AARCH64: Table = {
    273: ((0x3B000000, 0x18000000),),  # LD_PREL_LO19: LDR of a literal
    274: ((0x9F000000, 0x10000000),),  # ADR_PREL_LO21
    275: _PAGE,
    276: _PAGE,
    311: _PAGE,
    277: ((0xFFC00000, 0x91000000),),  # ADD_ABS_LO12_NC: ADD of 64 bits, not shifted
    279: ((0x7E000000, 0x36000000),),  # TSTBR14: TBZ, TBNZ
    280: ((0xFF000010, 0x54000000), (0x7E000000, 0x34000000)),  # CONDBR19: B.cond, CBZ, CBNZ
    282: _BRANCH,
    283: _BRANCH,
    # LDST8 to LDST128: the unit of the offset is the instruction's. 16 bytes only vectors have.
    278: ((0xFF000000, 0x39000000), (0xFF800000, 0x3D000000)),
    284: ((0xFF000000, 0x79000000), (0xFF800000, 0x7D000000)),
    285: ((0xFF000000, 0xB9000000), (0xFF800000, 0xBD000000)),
    286: ((0xFF000000, 0xF9000000), (0xFF800000, 0xFD000000)),
    299: ((0xFF800000, 0x3D800000),),
    312: ((0xFFC00000, 0xF9400000),),  # LD64_GOT_LO12_NC: LDR of 64 bits
}

_AUIPC = ((0x7F, 0x17),)
#: ADDI, JALR, loads of registers and of floating-point numbers, but not of vectors.
_I_TYPE = ((0x707F, 0x13), (0x707F, 0x67), (0x7F, 0x03))
_I_TYPE += tuple((0x707F, 0x07 | n << 12) for n in (1, 2, 3, 4))
_S_TYPE = ((0x7F, 0x23), *((0x707F, 0x27 | n << 12) for n in (1, 2, 3, 4)))
RISCV64: Table = {
    16: ((0x7F, 0x63),),  # BRANCH
    17: ((0x7F, 0x6F),),  # JAL
    20: _AUIPC,
    23: _AUIPC,
    24: _I_TYPE,
    25: _S_TYPE,
    26: ((0x7F, 0x37),),  # HI20: LUI
    27: _I_TYPE,
    28: _S_TYPE,
    44: ((0xE003, 0xC001), (0xE003, 0xE001)),  # RVC_BRANCH: C.BEQZ, C.BNEZ
    45: ((0xE003, 0xA001),),  # RVC_JUMP: C.J
}
RISCV32: Table = RISCV64 | {45: ((0xE003, 0xA001), (0xE003, 0x2001))}  # and C.JAL
