# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The KEM core with faults planted: one simulator of a size has them all."""

from __future__ import annotations

from core_bench import SETS, Core, Tests, build, collide
from params import Hardware

from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import BUILD, Failed, sources

#: Sets in the order in which they are tried: those that find most in least time first.
ORDER = [SETS[n] for n in (6, 1, 5, 8, 0, 2, 3, 4, 7)]


class Planted:
    def __init__(self, hw: Hardware, fips: int = 0):
        self.hw, self.fips = hw, fips
        self.name = self.leaf = "fips" if fips else f"engines{hw.engines}"
        if hw.butterflies == 2:
            self.name = self.leaf = "two"

    def prepare(self, faults: list[Fault]) -> str:
        where = BUILD / f"mlkem/faults/core_sources_{self.name}"
        files = switched(faults, sources("mlkem"), "lanewise_mlkem_core", where)
        self.command = build(self.hw, "faults/core", files, self.fips)
        return self.verdict(0)

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)

    def verdict(self, number: int) -> str:
        """What the tests say of a fault, "" if nothing."""
        command = [*self.command, f"+fault={number}"]
        try:
            if not self.fips and len(self.hw.versions) > 1:
                collide(command, self.hw)
            with Core(command) as core:
                tests = Tests(core, self.hw, [], self.fips)
                for n, p in enumerate(p for p in ORDER if p in tests.sets):
                    tests.seed(p, n)
                tests.special(True)
                tests.others(True)
        except Failed as error:
            return str(error).splitlines()[0]
        return ""


def planted() -> list[Planted]:
    few = [Planted(Hardware(0, 0, 4), 1), Planted(Hardware(0, butterflies=2))]
    return [Planted(Hardware(2)), Planted(Hardware(0)), *few]
