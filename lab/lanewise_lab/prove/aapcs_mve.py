# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The procedure call standard of Armv8.1-M with MVE: that of ARMv7-M (aapcs.py), of which q4 to q7
are s16 to s31. It also says that VPR is 0 and that no loop with tail predication is under way, at
entry and at return: nothing on the list of instructions changes either."""

from ..isa.armv8m import NEEDS, lookup
from .aapcs import RESIDUE, WIDTH, enter, leave, registers, residues

__all__ = ["NEEDS", "RESIDUE", "WIDTH", "enter", "leave", "lookup", "registers", "residues"]
