#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Run the programs of the KEM core on its cycle model and print the cycles from START to DONE.

    rtl/mlkem/model/schedule.py [--engines N] [--rounds N] [--slices N] [--multipliers N]

The figures are scheduled: of a model in Python, not of hardware, and of one seed, of which three
blocks of SHAKE128 suffice for each polynomial (four in round 2), as they do mostly. seeds.py tells
how they depend on the seed.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache

import cases
import params as at
from machine import Machine
from params import OPERATIONS, SIZES, Hardware, Set
from programs import program

#: Version and operation to the least and the most cycles for 512, 768 and 1024.
Cycles = dict[tuple[str, str], list[tuple[int, int]]]


def prepare(p: Set, operation: str, hw: Hardware, inputs: dict[str, bytes]) -> Machine:
    """A machine with the input of the operation in its byte memory: d, z; ek, coins; dk, ct."""
    m = Machine(hw, program(p, operation).on(hw), p)
    places = {
        "d": at.SEED_D,
        "z": at.SEED_Z,
        "ek": at.ek_at(p),
        "coins": at.COINS,
        "dk": at.DK,
        "ct": at.CT,
    }
    for name, data in inputs.items():
        m.put(places[name], data)
    return m


def outputs(m: Machine, p: Set, operation: str) -> dict[str, bytes]:
    """What the operation leaves: ek and dk; ct and ss; ss."""
    if operation == "keygen":
        dk = m.get(at.DK, 8 * p.dk_lanes)
        return {"ek": m.get(at.ek_at(p), 8 * p.ek_lanes), "dk": dk}
    found = {"ss": m.get(at.SHARED, 32)}
    if operation == "encaps":
        found["ct"] = m.get(at.CT, 8 * p.ct_lanes)
    return found


@cache
def ordinary(p: Set, hw: Hardware) -> dict[str, Machine]:
    """The three operations with a seed for which no polynomial needs another block."""
    for first in range(256):
        inputs = {"d": bytes([first] * 32), "z": bytes([1] * 32)}
        machines = {}
        for operation in OPERATIONS:
            m = machines[operation] = prepare(p, operation, hw, inputs)
            m.run()
            if m.retried:
                break
            found = outputs(m, p, operation)
            if operation == "keygen":
                dk, inputs = found["dk"], {"ek": found["ek"], "coins": bytes([2] * 32)}
            else:
                inputs = {"dk": dk, "ct": found.get("ct", b"")}
        else:
            return machines
    raise AssertionError("each of 256 seeds needs another block")


def cycles(hw: Hardware) -> Cycles:
    """Those of one seed."""
    found: Cycles = {}
    for version in hw.versions:
        for size in SIZES:
            for operation, m in ordinary(Set(version, size), hw).items():
                found.setdefault((version, operation), []).append((m.cycle, m.cycle))
    return found


def span(least: int, most: int) -> str:
    return f"{least:,}" if least == most else f"{least:,} to {most:,}"


def goals(hw: Hardware) -> dict:
    if hw == Hardware():
        return cases.GOALS
    return cases.STRETCH if hw == Hardware(4, 2) else {}


def table(hw: Hardware, counted: Cycles) -> str:
    """Cycles, goals, and the share of the multipliers' cycles that the algorithm needs, at the most
    cycles."""
    lines = [
        "| version, operation | 512 | 768 | 1024 | goal | multipliers in use |",
        "| --- | ---: | ---: | ---: | --- | --- |",
    ]
    for (version, operation), found in counted.items():
        goal = goals(hw).get((version, operation))
        told = ", ".join(map(str, goal)) if goal else ""
        if goal:
            met = all(n <= g for (_, n), g in zip(found, goal, strict=True))
            told += ": met" if met else ": missed"
        used = [
            cases.multiplications(operation, size // 256) / (hw.multipliers * n)
            for size, (_, n) in zip(SIZES, found, strict=True)
        ]
        cells = [f"{version} {operation}", *(span(*n) for n in found), told]
        lines.append("| " + " | ".join([*cells, ", ".join(f"{u:.0%}" for u in used)]) + " |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--engines", type=int, default=2, help="2x2 butterfly engines: 1, 2, 4; 0: single ones"
    )
    parser.add_argument(
        "--rounds", type=int, default=1, help="rounds of Keccak in a cycle: 1, 2; 0: slices"
    )
    parser.add_argument("--slices", type=int, default=8, help="with --rounds 0: 4, 8")
    parser.add_argument(
        "--multipliers", type=int, default=1, help="with --engines 0: 1; 2 with --rounds 1"
    )
    options = parser.parse_args()
    try:
        hw = Hardware(options.engines, options.rounds, options.slices, options.multipliers)
    except ValueError as error:
        parser.error(str(error))
    print(f"Scheduled cycles, {hw.name} per cycle:\n")
    print(table(hw, cycles(hw)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
