# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The bus side of the KEM core: registers, transfers, errors, erasing, self-test.

lanewise_mlkem_control on top/bench_core.sv, a model without cryptography, in Icarus and in
Verilator, with random stalls on each channel at several rates. Expected values are computed here
from registers.toml's rules, not read from the RTL; and once more with REFUSE, and with FIPS. A
sample: Icarus, one rate, few scenarios.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace

import ends
import scenarios
from leaves_bench import HERE

from rtl.tools.simulators import RTL, Failed, Testbench, Trial, run_all

#: By the build that they are of.
OWN = {
    "control": scenarios.SCENARIOS | ends.SCENARIOS,
    "refuse": ends.REFUSALS,
    "fips": ends.VERSIONS_ALONE,
}
SCENARIOS = OWN["control"] | OWN["refuse"] | OWN["fips"]
PARTS = ("mlkem/rtl/lanewise_mlkem_regs_pkg", "mlkem/rtl/lanewise_mlkem_fifo")
PARTS += ("common/rtl/lanewise_axil", "mlkem/rtl/lanewise_mlkem_data")
PARTS += ("mlkem/rtl/lanewise_mlkem_selftest", "mlkem/rtl/lanewise_mlkem_control")


class Control(Testbench):
    def trials(self, tool: str, o: SimpleNamespace) -> Iterator[Trial]:
        few = scenarios.LONG if o.sample else ()
        own = OWN[self.leaf]
        for name in (n for n in o.scenario or own if n in own and (o.scenario or n not in few)):
            for stall in o.stalls[tool]:
                rng = random.Random(f"{name} {stall}")
                for number, script in enumerate(SCENARIOS[name](rng, o.sample)):
                    yield trial(script, f"top {name} {number}", stall)

    def suspicions(self, note: str) -> Iterator[Trial]:
        for stall in (100, 0, 200):
            for script in SCENARIOS[note](random.Random(stall), False):
                yield trial(script, note, stall)


def trial(script: scenarios.Script, name: str, stall: int) -> Trial:
    return Trial(
        f"{name}: {len(script.ops)} operations, stall {stall}/256",
        script.files(),
        [f"+stall={stall}", f"+seed={1 + stall}", *script.arguments],
        f"lines {len(script.ops)}",
    )


def control(name: str = "control") -> Control:
    files = [RTL / f"{part}.sv" for part in PARTS]
    files += [HERE / "top/top_tb.sv", HERE / "top/bench_core.sv"]
    macros = (("BENCH_CORE", 1), ("REFUSE", int(name == "refuse")), ("FIPS", int(name == "fips")))
    return Control(name, "top_tb", tuple(files), macros, leaf=name)


def planted() -> list[Control]:
    return [control(name) for name in OWN]


def run(o: SimpleNamespace) -> bool:
    if unknown := sorted(set(o.scenario) - set(SCENARIOS)):
        raise Failed(f"scenarios are {', '.join(SCENARIOS)}, not {', '.join(unknown)}")
    return run_all(planted(), o)
