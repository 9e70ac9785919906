# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The vector unit behind CV-X-IF: on random offers, commits and kills, and behind CPUs of others.

xif/xif_bench.cpp is CPU and memory for lanewise_vec_xif and compares all with the instruction-set
simulator; xif/xif_rules.sv watches the rules of both sides. What runs on CV32E40X and CVA6:
xif_cpus.py. --seed is the first of the random runs.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import processor
import xif_cpus
from xif_cpus import HERE, said

from rtl.rvkeccak.isa import instruction_table as isa
from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import ASSERT, BUILD, ROOT, each, sources, verilated

#: As processor.py has them, and why.
OPTIONS = ["-DLANEWISE_DEBUG", "-fno-dfg", *ASSERT]
#: What must show each planted fault.
PLANTED = ["random 4 20000", "random 5 20000", "kills 1"]


def build(name: str, ids: int, files: list[Path] | None = None, where: str = "bench") -> str:
    """The bench of a build, with ids of as many bits."""
    processor.build_iss(ROOT, BUILD)
    parts = [*(files or sources("rvkeccak")), HERE / "xif_rules.sv", HERE / "xif_tb.sv"]
    flags = f"-std=c++17 -DLANEWISE_CONFIG='\"{name}\"' -DLANEWISE_IDS={ids}"
    parts += [HERE / "xif_bench.cpp", BUILD / "model.a"]
    parameters = isa.configurations()[name] | {"X_ID_WIDTH": ids}
    folder = BUILD / f"xif/{where}_{name}_{ids}"
    return verilated(folder, "xif_tb", parts, parameters, False, *OPTIONS, "-CFLAGS", flags)


def alone(o: SimpleNamespace, name: str, ids: int) -> bool:
    program = build(name, ids)
    good = True
    runs = [["kills", o.seed]] + [["random", o.seed + n, o.instructions] for n in range(o.seeds)]
    for given in runs:
        passed, line = said([program, *given])
        words = " ".join(map(str, given))
        print(f"{name}, ids of {ids} bits, {words}: {line}", flush=True)
        good = good and passed
    return good


class Planted:
    """The bench of a small build with all faults in it."""

    name = leaf = "xif"

    def prepare(self, faults: list[Fault]) -> str:
        files = switched(faults, sources("rvkeccak"), "lanewise_vec_xif", BUILD / "xif/switched")
        self.program = build("e64x1", 4, files, "planted")
        return self.verdict(0)

    def verdict(self, number: int) -> str:
        for given in PLANTED:
            passed, line = said([self.program, *given.split(), f"+fault={number}"])
            if not passed:
                return line
        return ""

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)


def planted() -> list[Planted]:
    return [Planted()]


def run(o: SimpleNamespace) -> bool:
    jobs = [lambda n=n, i=i: alone(o, n, i) for n, i in o.builds]
    jobs += [
        lambda c=c, n=n: xif_cpus.behind(c, n, o.seed, o.waits, o.lengths) for c, n in o.systems
    ]
    return all(each(lambda job: job(), jobs))
