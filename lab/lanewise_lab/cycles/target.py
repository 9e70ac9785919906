# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What an emulated call differs in from one instruction set to the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import unicorn
from unicorn import arm64_const as a64
from unicorn import arm_const as arm

from ..isa import aarch64_syntax, armv7m_syntax

_FLOATING_POINT = 3 << 20  # CPACR_EL1.FPEN: no trap


#: Of xPSR: where in an IT block the processor is.
_BLOCK = 0x0600FC00


def _never(insn) -> bool:
    return False


def _leave_block(uc: unicorn.Uc) -> None:
    """Unicorn 2.1, asked for instructions and for accesses, forgets to leave an IT block in which
    there was an access: what comes next would be executed on its condition."""
    state = uc.reg_read(arm.UC_ARM_REG_XPSR)
    if state & _BLOCK:
        uc.reg_write(arm.UC_ARM_REG_XPSR, state & ~_BLOCK)


@dataclass(frozen=True)
class Target:
    arch: int  # Unicorn's,
    mode: int
    processor: Callable[[str], int]  # its constant of a core file's name for it
    arguments: tuple[int, ...]  # registers, by its constants
    sp: int
    link: int
    pc: int
    word: int  # bytes of a register
    code_bit: int  # of pointers to code: 1 says Thumb
    halves: bool  # an access of 8 bytes is one to two words
    decoder: Callable
    jumps: Callable[..., bool]  # whether an instruction always goes elsewhere
    may_skip: Callable[..., bool]  # whether the emulator passes silently over what is behind it
    after_access: Callable[[unicorn.Uc], object]  # to be called at each access that is watched

    error = unicorn.UcError

    def start(self, name: str) -> unicorn.Uc:
        """A processor of the core file's name."""
        uc = unicorn.Uc(self.arch, self.mode)
        uc.ctl_set_cpu_model(self.processor(name))
        if self.arch == unicorn.UC_ARCH_ARM64:
            uc.reg_write(a64.UC_ARM64_REG_CPACR_EL1, _FLOATING_POINT)
        return uc


TARGETS = {
    "armv7m": Target(
        unicorn.UC_ARCH_ARM,
        unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS,
        lambda name: getattr(arm, f"UC_CPU_ARM_{name}"),
        tuple(getattr(arm, f"UC_ARM_REG_R{n}") for n in range(4)),
        arm.UC_ARM_REG_SP,
        arm.UC_ARM_REG_LR,
        arm.UC_ARM_REG_PC,
        4,
        1,
        True,
        armv7m_syntax.Decoder,
        lambda insn: insn.mnemonic in ("b", "bl", "bx", "blx") and not insn.cond,
        lambda insn: insn.governed or insn.mnemonic[:2] == "it",
        _leave_block,
    ),
    "aarch64": Target(
        unicorn.UC_ARCH_ARM64,
        unicorn.UC_MODE_ARM,
        lambda name: getattr(a64, f"UC_CPU_ARM64_{name}"),
        tuple(getattr(a64, f"UC_ARM64_REG_X{n}") for n in range(8)),
        a64.UC_ARM64_REG_SP,
        a64.UC_ARM64_REG_X30,
        a64.UC_ARM64_REG_PC,
        8,
        0,
        False,
        aarch64_syntax.Decoder,
        lambda insn: (
            insn.mnemonic in ("bl", "br", "blr", "ret")
            or insn.mnemonic == "b"
            and len(insn.operands) == 1
        ),
        _never,
        _never,
    ),
}
