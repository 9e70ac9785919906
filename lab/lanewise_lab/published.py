# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What others published (published.tsv), and tables of permutations that have ours next to it.

The head of the file cites each source, says of each technique which kernel of ours follows its
description (`on`: another one on some cores), and of kernels that were `searched` what is known:
`model` is what the core's model made of the public code, `measured` what follows about boards. A
permutation without a technique is code of others that a publication compares with.

Tables of hardware are in the head too, a line for each of theirs (`designs`). `riscv`: cycles a
round and of a permutation of 24 rounds, cycles per byte of the 200-byte state, bits per cycle and
slices (of FPGA families that differ) for 1, 3 and 6 states; `program` is ours that follows the
description (rtl/rvkeccak/sw/programs.toml). `kyber`: `cycles` is 0 where the cell is lost,
reductions are in percent, the Cortex-M4's milliseconds are at 24 MHz.
"""

from __future__ import annotations

import multiprocessing
import os
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from . import results

PERMUTATION = "Keccak-p[1600,24]"
PREFIX = "keccakp1600_"


@cache
def _file() -> tuple[dict, list[dict]]:
    return results.read(Path(__file__).with_name("published.tsv"))


def rows(**wanted: object) -> list[dict]:
    """Published figures whose columns have these values."""
    return results.select(_file()[1], **wanted)


def source(name: str) -> str:
    """The citation."""
    return _file()[0]["sources"][name]


def designs(table: str) -> dict[str, dict]:
    """What others published of hardware, by the name of each line."""
    return _file()[0][table]


class Technique(NamedTuple):
    """A line of a published table of permutations."""

    title: str
    states: int
    kernel: str  # of ours; "" if none follows it
    on: dict[str, str]  # core: another one
    note: str
    figures: dict[str, dict]  # core: the published row
    sizes: dict[str, int]  # metric: bytes

    def kernel_on(self, core: str) -> str:
        return self.on.get(core, self.kernel)

    def per_state(self, core: str) -> float:
        """The best published figure on a core."""
        row = self.figures[core]
        return (row.get("better") or row["value"]) / self.states


def techniques(platform: str) -> list[Technique]:
    """In the order of the tables; code that these compare with last."""
    known = {
        tuple(key.removeprefix(f"{platform}, ").rsplit(" x", 1)): told
        for key, told in _file()[0]["techniques"].items()
        if key.startswith(f"{platform}, ")
    }
    there = rows(platform=platform, states=(1, 2, 3, 4, 5))
    others = dict.fromkeys((row["kernel"], str(row["states"])) for row in there)
    made = []
    for title, states in dict.fromkeys([*known, *others]):
        told = known.get((title, states), {})
        these = results.select(there, kernel=title, states=int(states))
        made.append(
            Technique(
                title,
                int(states),
                told.get("kernel", ""),
                told.get("on", {}),
                told.get("note", "" if told else "code of others that the paper compares with"),
                {row["core"]: row for row in these if row["metric"] == PERMUTATION},
                {row["metric"]: row["value"] for row in these if row["metric"] != PERMUTATION},
            )
        )
    return made


def best(platform: str, core: str) -> Technique:
    """Of those that we have rewritten the one with the fewest published cycles for a state."""
    found = [t for t in techniques(platform) if core in t.figures and t.kernel]
    return min(found, key=lambda t: t.per_state(core))


def searched(core: str = "") -> list[dict]:
    """What is known of kernels that a program ordered, on all cores or on one."""
    found = [{"row": key.split(", ", 1)[1]} | v for key, v in _file()[0]["searched"].items()]
    return [each for each in found if core in ("", each["core"])]


def title_of(kernel: str) -> str:
    """What the recipe of a kernel is called, else its name."""
    states, isa, name = kernel.removeprefix(PREFIX).split("_", 2)
    recipes = Path(__file__).parent / "recipes"
    for stem in (f"{isa}_{name}", f"{isa}_{states}_{name}"):
        if (recipes / f"{stem}.toml").exists():
            return tomllib.loads((recipes / f"{stem}.toml").read_text())["title"]
    return kernel.removeprefix(PREFIX)


class Line(NamedTuple):
    """A line of a table of permutations: of each core ours and theirs."""

    title: str
    states: int
    note: str
    kernels: dict[str, str]  # core: ours
    ours: dict[str, dict]  # core: the predicted row
    theirs: dict[str, dict]  # core: the published row
    sizes: dict[str, int]  # of ours, metric: bytes
    their_sizes: dict[str, int]


def lines(platform: str, cores: Iterable[str], made: list[dict]) -> list[Line]:
    """Of each technique what is published and our rewrite of it, then ours that go further."""
    found = results.select(made, platform=platform, metric=PERMUTATION)
    ours = {(row["kernel"], row["core"]): row for row in found}
    sizes: dict[str, dict] = {}
    for row in results.select(made, platform=platform, core=platform):
        sizes.setdefault(row["kernel"], {})[row["metric"]] = row["value"]

    def line(of: Technique) -> Line:
        on = {core: of.kernel_on(core) for core in cores if of.kernel}
        known = {c: ours[k, c] for c, k in on.items() if (k, c) in ours}
        mine = sizes.get(of.kernel, {})
        return Line(of.title, of.states, of.note, on, known, of.figures, mine, of.sizes)

    out = [line(of) for of in techniques(platform)]
    used = {kernel for each in out for kernel in each.kernels.values()}
    for kernel in dict.fromkeys(row["kernel"] for row in found):
        if kernel not in used:
            states = next(row["states"] for row in found if row["kernel"] == kernel)
            out.append(line(Technique(f"ours: {title_of(kernel)}", states, kernel, {}, "", {}, {})))
    return out


def under_all(row: dict) -> list[float]:
    """Cycles of a predicted row under every set of rules that fits."""
    return list((row.get("rules") or {"": row["value"]}).values())


def parallel(function: Callable, jobs: list[tuple]) -> list:
    """What the function returns for each job, computed in as many processes as there are CPUs."""
    with multiprocessing.Pool(min(len(jobs), os.cpu_count() or 1)) as pool:
        return pool.starmap(function, jobs, chunksize=1)
