# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The leaves of the KEM core with a stream in and a stream out.

Each gets random and edge inputs, with and without random stalls, in Icarus and in Verilator, for
each size of its parameters; without stalls also the number of cycles is checked. More than
IN_ICARUS rounds in a cycle are compiled by Icarus and run in Verilator alone. A sample: Icarus, the
default parameters, fewer inputs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import vectors
from params import Hardware

from rtl.tools.simulators import Testbench, Trial, run_all, sources

HERE = Path(__file__).resolve().parent
FILES = (*sources("mlkem"), HERE / "leaf/leaves.sv", HERE / "leaf/stream_tb.sv")
WIDTHS = (1, 3, 4, 5, 10, 11, 12)
#: Rounds in a cycle: Icarus takes 20 ms for a cycle of one, 150 of four; with 24 six messages had
#: not ended after nine minutes.
IN_ICARUS = 4


class Leaf(Testbench):
    """One leaf with its parameters, which are macros but for the widths IW and OW."""

    def trials(self, tool: str, o: SimpleNamespace) -> Iterator[Trial]:
        count = 1 if o.sample else 3 if tool == "icarus" else 40  # Icarus interprets
        if self.leaf == "hash" and tool == "icarus" and dict(self.macros)["ROUNDS"] > IN_ICARUS:
            return
        for stall in o.stalls:
            for name, case in cases(self, count, stall, o.sample):
                yield trial(self, name, case, stall)

    def suspicions(self, note: str) -> Iterator[Trial]:
        for stall in (100, 0, 200):
            for name, case in cases(self, 2, stall, self.leaf == "hash" and stall < 200):
                yield trial(self, name, case, stall)


def bench_of(name: str, sizes: tuple[tuple[str, int], ...]) -> Leaf:
    given = [f"{k.lower()}{v}" for k, v in sizes if k not in ("IW", "OW")]
    # Beside two multipliers they are connected as beside one.
    two = (("TWO", 1),) if name in ("decode_two", "encode_two") else ()
    module = name.replace("_two", "_serial") if two else name
    macros = (("LEAF", f"leaf_{module}"), *sizes, *two)
    return Leaf("_".join([name, *given]), "stream_tb", FILES, macros, leaf=name)


def trial(bench: Leaf, name: str, case: vectors.Case, stall: int) -> Trial:
    given = {"in": case.inputs, "out": case.outputs}
    return Trial(
        f"leaf {bench.name} {name}, {len(case.inputs)} in, stall {stall}/256",
        {file: "\n".join(f"{v:x}" for v in values) for file, values in given.items()},
        [f"+stall={stall}", f"+seed={1 + stall}", *case.arguments],
        rf"inputs \d+ outputs {len(case.outputs)}",
        None if stall else case.cycles,
    )


def cases(bench: Leaf, count: int, seed: int, sample: bool) -> list[tuple[str, vectors.Case]]:
    rng = random.Random(f"{bench.name} {seed}")
    given = dict(bench.macros)
    word = given.get("WORD", 4 if bench.leaf.endswith(("_serial", "_two")) else 8)
    if bench.leaf == "engine":
        return [("mixed", vectors.engines(rng, 100 * count))]
    if bench.leaf == "transform":
        hw = Hardware(given["ENGINES"], butterflies=given.get("MULTIPLIERS", 1))
        # With two multipliers some pair of products must be a cycle apart.
        few = 4 * hw.butterflies if sample else min(8 * count, 30)
        return [("mixed", vectors.transform(rng, few, hw, seed))] if seed or not hw.engines else []
    if bench.leaf == "hash" and sample:
        return [("short", vectors.hashes(rng, 2, 1, most=40))] if seed else []
    if bench.leaf == "hash":
        rounds = given["ROUNDS"]
        return [("mixed", vectors.hashes(rng, 6 * count, rounds)),
                ("long", vectors.long_hash(rng, rounds))]  # fmt: skip
    if bench.leaf == "reject":
        return [("mixed", vectors.reject(rng, 2 * count, word, given["ROUNDS"]))]
    if bench.leaf == "noise":
        return [("mixed", vectors.noise(rng, 2 * count, word))]
    if bench.leaf in ("reject_serial", "noise_serial", "sample_two"):
        return [("mixed", getattr(vectors, bench.leaf)(rng, 6 * count))]
    make = getattr(vectors, bench.leaf)
    return [(f"{width} bits", make(rng, 1, word, width)) for width in WIDTHS]


def benches(sample: bool) -> list[Leaf]:
    found = [bench_of("engine", (("IW", 99), ("OW", 48)))]
    for engines in (2, 0) if sample else (0, 1, 2, 4):
        word = 4 * max(engines, 1)
        step = 9 - word.bit_length()
        sizes = (("IW", 8 + step + 12 * word), ("OW", 12 * word), ("ENGINES", engines))
        found.append(bench_of("transform", sizes))
        if not engines:
            found.append(bench_of("transform", (*sizes, ("MULTIPLIERS", 2))))
    for rounds in (1,) if sample else (1, 2, 3, 4, 6, 8, 12, 24):
        sizes = (("IW", 90), ("OW", 64 * min(rounds, 2) + 2), ("ROUNDS", rounds))
        found.append(bench_of("hash", sizes))
    found.append(bench_of("reject_serial", (("IW", 66), ("OW", 48))))
    found.append(bench_of("noise_serial", (("IW", 323), ("OW", 49))))
    for word in (8,) if sample else (4, 8, 16):
        w = 12 * word
        for rounds in (1,) if sample else (1, 2):
            sizes = (("IW", 64 * rounds + 3), ("OW", w), ("WORD", word), ("ROUNDS", rounds))
            found.append(bench_of("reject", sizes))
        for leaf, inside, outside in (("noise", 323, w + 1),
                                      ("decode", 64, w + 1), ("encode", w, 64)):  # fmt: skip
            found.append(bench_of(leaf, (("IW", inside), ("OW", outside), ("WORD", word))))
    found.append(bench_of("decode_serial", (("IW", 64), ("OW", 49))))
    found.append(bench_of("encode_serial", (("IW", 48), ("OW", 64))))
    found.append(bench_of("sample_two", (("IW", 324), ("OW", 48))))
    found.append(bench_of("decode_two", (("IW", 64), ("OW", 49))))
    found.append(bench_of("encode_two", (("IW", 48), ("OW", 64))))
    return found


def planted() -> list[Leaf]:
    """Where faults may be planted, the default sizes first."""
    found = {bench.name: bench for sample in (True, False) for bench in benches(sample)}
    return list(found.values())


def run(o: SimpleNamespace) -> bool:
    return run_all(benches(o.sample), o)
