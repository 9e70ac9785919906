# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which registers of a placed ECP5 design are late, and through where.

nextpnr tells one path, and only after routing. This reads what it writes after placement (--write)
and groups the endpoints by the register that they belong to. The delays rank paths and are no
timing: of cells as nextpnr reports them at speed 8, of wires by distance, from the two ends alone.
"""

from __future__ import annotations

import json
import math
import re
import sys
from dataclasses import dataclass
from pathlib import Path

FLIP_FLOP, MEMORY, LOGIC = "TRELLIS_FF", "DP16KD", "TRELLIS_COMB"
#: From the clock to an output, in nanoseconds.
CLOCK_TO = {FLIP_FLOP: 0.4, MEMORY: 4.26}
#: Through a LUT; to a carry, along two bits of it, and out of it.
LUT, TO_CARRY, ALONG, FROM_CARRY = 0.2, 0.35, 0.05, 0.35
#: A wire, and each tile of its way; those that are near cost more each.
WIRE, NEAR, FAR, REACH = 0.23, 0.15, 0.076, 5
CLOCKS = ("CLK", "CLKA", "CLKB", "LSR")


@dataclass
class Group:
    """Endpoints at one port of one register or memory. `path`: of the latest, from its end on, as
    arrival in nanoseconds, net, and place of the driver."""

    arrival: float
    register: str
    port: str
    endpoints: int
    path: list[tuple[float, str, tuple[int, int] | None]]


class Placed:
    def __init__(self, module: dict):
        self.cells = module["cells"]
        self.place: dict[str, tuple[int, int]] = {}
        self.driver: dict[int, tuple[str, str]] = {}
        self.names = {
            b: n for n, net in module["netnames"].items() for b in net["bits"] if isinstance(b, int)
        }
        for name, cell in self.cells.items():
            found = re.match(r"X(\d+)/Y(\d+)", cell["attributes"].get("NEXTPNR_BEL", ""))
            if found:
                self.place[name] = int(found[1]), int(found[2])
            for port, bit in self.ports(name, "output"):
                self.driver[bit] = name, port
        self.seen: dict[int, tuple[float, int | None]] = {}

    def ports(self, name: str, direction: str) -> list[tuple[str, int]]:
        cell = self.cells[name]
        return [
            (port, bit)
            for port, bits in cell["connections"].items()
            for bit in bits
            if isinstance(bit, int) and cell["port_directions"][port] == direction
        ]

    def wire(self, bit: int, cell: str) -> float:
        one, other = self.place.get(self.driver[bit][0]), self.place.get(cell)
        if one is None or other is None:
            return WIRE
        ways = [abs(a - b) for a, b in zip(one, other, strict=True)]
        return WIRE + sum(NEAR * min(w, REACH) + FAR * max(w - REACH, 0) for w in ways)

    def arrival(self, bit: int) -> float:
        """When the driver of `bit` has its value, a constant before all time; `seen` keeps what is
        earlier on the path."""
        if bit in self.seen:
            return self.seen[bit][0]
        name, output = self.driver[bit]
        kind, best = self.cells[name]["type"], (-math.inf, None)
        self.seen[bit] = best  # where a loop would come back to
        if kind in CLOCK_TO:
            best = CLOCK_TO[kind], None
        elif kind == LOGIC:
            for port, source in self.ports(name, "input"):
                # What is written into a LUT that is a memory comes with the clock.
                if source not in self.driver or port.startswith(("W", "CLK")):
                    continue
                if port == "FCI":
                    delay = ALONG if output == "FCO" else FROM_CARRY
                else:
                    delay = self.wire(source, name) + (TO_CARRY if output == "FCO" else LUT)
                best = max(best, (self.arrival(source) + delay, source), key=lambda b: b[0])
        self.seen[bit] = best
        return best[0]

    def register(self, name: str) -> str:
        """Its net, or where it stands in the source: abc9 drops names."""
        nets = [self.names.get(bit, "") for _, bit in self.ports(name, "output")]
        if nets and "$" not in nets[0]:
            return re.sub(r"\[\d+\]", "", nets[0])
        source = re.findall(r"(\w+\.sv:\d+)", self.cells[name]["attributes"].get("src", ""))
        return source[-1] if source else name

    def groups(self) -> list[Group]:
        """The latest first."""
        found: dict[tuple[str, str], Group] = {}
        ends: dict[tuple[str, str], int] = {}
        for name, cell in self.cells.items():
            if cell["type"] not in CLOCK_TO:
                continue
            register = self.register(name)
            for port, bit in self.ports(name, "input"):
                if port in CLOCKS or bit not in self.driver:
                    continue
                key = register, re.sub(r"\d", "", port)
                arrival = self.arrival(bit) + self.wire(bit, name)
                if arrival < 0:
                    continue
                group = found.setdefault(key, Group(0.0, *key, 0, []))
                group.endpoints += 1
                if arrival > group.arrival:
                    group.arrival, ends[key] = arrival, bit
        for key, bit in ends.items():
            found[key].path = list(self.path(bit))
        return sorted(found.values(), key=lambda g: -g.arrival)

    def path(self, bit: int | None):
        while bit is not None:
            arrival, before = self.seen[bit]
            yield arrival, self.names.get(bit, ""), self.place.get(self.driver[bit][0])
            bit = before


def show(placed: Path, few: int, steps: bool) -> None:
    """Print the `few` latest groups; with `steps` the path of each."""
    sys.setrecursionlimit(100_000)
    modules = json.loads(placed.read_text())["modules"]
    module = max(modules.values(), key=lambda m: len(m["cells"]))
    for group in Placed(module).groups()[:few]:
        print(f"  {group.arrival:5.1f}  {group.endpoints:5}  {group.port:4}  {group.register}")
        for arrival, net, place in group.path if steps else ():
            print(f"         {arrival:5.1f}  {place}  {net[-70:]}")
