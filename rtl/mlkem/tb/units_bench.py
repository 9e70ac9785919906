# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The units of the KEM core: memories, flags, decoder and encoder.

A unit is driven cycle by cycle with what units/traces.py makes, and must show in each cycle what
the cycle model does, in Icarus and in Verilator, for each number of engines. A sample: Icarus, two
engines, fewer cycles.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace

import coders_trace
import microcode as mc
import traces
from leaves_bench import HERE
from traces import Hardware, Trace

from rtl.tools.simulators import Testbench, Trial, run_all, sources

FILES = (*sources("mlkem"), HERE / "units/units.sv", HERE / "units/trace_tb.sv")


@dataclass(frozen=True)
class Unit(Testbench):
    """One unit with its size."""

    engines: int = 2
    multipliers: int = 1

    def trials(self, tool: str, o: SimpleNamespace) -> list[Trial]:
        count = 1 if o.sample else 4 if tool == "icarus" else 40  # Icarus interprets
        return self.cases(count, ("icarus", "verilator").index(tool))

    def suspicions(self, note: str) -> Iterator[Trial]:
        for count, seed in ((1, 1), (4, 2), (12, 3)):
            yield from self.cases(count, seed)

    @cache
    def cases(self, count: int, seed: int) -> list[Trial]:
        rng, hw = (
            random.Random(f"{self.name} {seed}"),
            Hardware(self.engines, butterflies=self.multipliers),
        )
        if self.leaf == "flags":
            return [trial(self, "mixed", traces.flags(rng, 500 * count))]
        if self.leaf == "memories":
            return [trial(self, "mixed", traces.memories(rng, hw, 300 * count))]
        found = [
            trial(self, f"refused {share:.0%}", coders_trace.coders(rng, hw, count, 8, share))
            for share in (0, 0.2, 0.6)
        ]
        for operation, name in ((mc.DECODE, "coefficient"), (mc.COMPARE, "bit")):
            made = coders_trace.checks(rng, hw, operation, 4 if count == 1 else 1)
            found.append(trial(self, f"each {name} wrong", made))
        return found


def trial(unit: Unit, name: str, made: Trace) -> Trial:
    files = {"trace": "".join(f"{given:x} {expected:x}\n" for given, expected in made)}
    return Trial(f"unit {unit.name} {name}", files, [], f"cycles {len(made)}")


def unit(name: str, engines: int = 2, multipliers: int = 1) -> Unit:
    if name == "flags":
        fields = traces.FLAGS_IN, traces.FLAGS_OUT
    else:
        fields = getattr(traces, f"{name}_fields")(Hardware(engines))
    macros = (("LEAF", f"leaf_{name}"), ("IW", fields[0].total), ("OW", fields[1].total))
    macros += (("ENGINES", engines), ("MULTIPLIERS", multipliers))
    called = f"{name}_engines{engines}" + f"_multipliers{multipliers}" * (multipliers > 1)
    return Unit(called, "trace_tb", FILES, macros, (), name, engines, multipliers)


def units(sample: bool) -> list[Unit]:
    sizes = (2,) if sample else (1, 2, 4)
    found = [unit("flags"), *(unit("memories", n) for n in sizes)]
    return found + [unit("coders", n) for n in (0, *sizes)] + [unit("coders", 0, 2)]


def planted() -> list[Unit]:
    return units(True)


def run(o: SimpleNamespace) -> bool:
    return run_all(units(o.sample), o)
