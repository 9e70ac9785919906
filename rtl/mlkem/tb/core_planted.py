# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The KEM core with faults planted: one simulator of a size has each faulty expression next to the
right one, which the text has between « and »; +fault=N takes fault N, from 1."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from core_bench import SETS, Core, Tests, build
from params import Hardware

from rtl.tools.faults import Fault
from rtl.tools.simulators import BUILD, Failed, sources

PACKAGE = """\
// SPDX-License-Identifier: Apache-2.0 OR MIT
package lanewise_mlkem_fault_pkg;
  int number = 0;
endpackage
"""
FLAG = '  initial if (!$value$plusargs("fault=%d", lanewise_mlkem_fault_pkg::number)) begin end\n'
#: Sets in the order in which they are tried: those that find most in least time first.
ORDER = [SETS[n] for n in (6, 1, 5, 8, 0, 2, 3, 4, 7)]


class Planted:
    def __init__(self, engines: int):
        self.hw = Hardware(engines)
        self.name = self.leaf = f"engines{engines}"

    def sources(self, faults: list[Fault]) -> list[Path]:
        """Copies of the sources with all faults in them."""
        where = BUILD / f"mlkem/faults/core_sources_{self.name}"
        where.mkdir(parents=True, exist_ok=True)
        copies = [where / "lanewise_mlkem_fault_pkg.sv"]
        copies[0].write_text(PACKAGE)
        places: dict[tuple[str, str], list[Fault]] = {}
        for fault in faults:
            places.setdefault((fault.file, fault.old), []).append(fault)
        for path in sources("mlkem"):
            text = path.read_text()
            for (_, old), variants in places.items():
                before, pick, after = old.replace("»", "«").split("«")
                right = before + pick + after
                for f in variants:
                    active = f"lanewise_mlkem_fault_pkg::number == {f.number}"
                    pick = f"(({active}) ? ({f.new}) : ({pick}))"
                whole = replace(variants[0], old=right, new=before + pick + after)
                text = whole.planted(path, text)
            if path.stem == "lanewise_mlkem_core":
                text = text.replace("\nendmodule", f"\n{FLAG}endmodule")
            copies.append(where / path.name)
            copies[-1].write_text(text)
        return copies

    def prepare(self, faults: list[Fault]) -> str:
        self.command = build(self.hw, "faults/core", self.sources(faults))
        return self.verdict(0)

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)

    def verdict(self, number: int) -> str:
        """What the tests say of a fault, "" if nothing."""
        try:
            with Core([*self.command, f"+fault={number}"]) as core:
                tests = Tests(core, self.hw, [])
                for n, p in enumerate(ORDER):
                    tests.seed(p, n)
                tests.special(True)
                tests.others(True)
        except Failed as error:
            return str(error).splitlines()[0]
        return ""


def planted() -> list[Planted]:
    return [Planted(2), Planted(0)]
