# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which encoding an ELF file has, by its machine and, for Arm, by its build attributes."""

from __future__ import annotations

from elftools.common.exceptions import ELFError

from .. import elf as files
from ..isa import armv8m
from ..symbolic import Refused
from .encoding import X86_64, AArch64, Armv7M, Encoding, RiscV

_TAG_MVE = 48  # of the build attributes of Arm (IHI 0045): 1 or 2 where there are vectors


class Armv8M(Armv7M):
    """Of a file that says that it is for a core with MVE. No relocation is for a vector."""

    isa = "armv8m"

    def __init__(self):
        super().__init__()
        self._decoder = armv8m.VectorDecoder()


def _of_arm(elf) -> Encoding:
    try:
        return Armv8M() if files.attributes(elf).get(_TAG_MVE) else Armv7M()
    except (ELFError, IndexError, ValueError) as error:
        raise Refused(f"damaged build attributes ({error!r})") from None


#: By machine and bits of an address: what makes the encoding of a file.
ENCODINGS = {
    ("EM_X86_64", 64): lambda elf: X86_64(),
    ("EM_ARM", 32): _of_arm,
    ("EM_AARCH64", 64): lambda elf: AArch64(),
    ("EM_RISCV", 64): lambda elf: RiscV(64),
    ("EM_RISCV", 32): lambda elf: RiscV(32),
}
