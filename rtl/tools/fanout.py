# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Give what drives many cells a copy for each few of them.

yosys merges registers that are alike, and nextpnr leaves the netlist as it is, so that one register
would serve a thousand cells spread over the chip. Copies do the same in the same cycle: only where
they lie differs. A LUT that computes a register lies in its slice, with no wire between them, if it
drives nothing else: each register gets one of its own. Registers that share a slice must have the
same enable and reset, so those that had both in common stay together in groups: else copies of the
one and of the other would leave a register alone, and the placer must scatter them.
"""

from collections import defaultdict, deque

FLIP_FLOP, LUT = "TRELLIS_FF", "LUT4"
#: A multiplexer of a slice, and its inputs that only a cell of the same slice can drive.
FIXED = {"PFUMX": ("ALUT", "BLUT"), "L6MUX21": ("D0", "D1")}
COPIED = (LUT, FLIP_FLOP, *FIXED)
#: How far to look for the register that a cell computes.
DEPTH = 12
#: What a flip-flop takes.
DATA = "DI"
#: Inputs of a flip-flop that those of a slice share, and how many of them are in a tile.
CONTROL, TILE = ("CE", "LSR"), 8


class Netlist:
    """A module of a netlist that yosys wrote as JSON: {"cells": ..., "netnames": ...}."""

    def __init__(self, module: dict):
        self.cells = module["cells"]
        # Names without a cell count too, or a copy would get one of them.
        bits = [b for c in self.cells.values() for p in c["connections"].values() for b in p]
        bits += [b for net in module["netnames"].values() for b in net["bits"]]
        self.next_bit = 1 + max(b for b in bits if isinstance(b, int))
        self.driver: dict[int, tuple[str, str]] = {}
        self.loads: dict[int, list[tuple[str, str, int]]] = defaultdict(list)
        for name in self.cells:
            self.connect(name)
        self.index = {}
        for net in module["netnames"].values():
            for i, bit in enumerate(net["bits"]):
                self.index.setdefault(bit, i)
        self.places: dict[str, int] = {}
        self.group: dict[str, tuple[int, str]] = {}
        self.copies = 0

    def connect(self, name: str) -> None:
        cell = self.cells[name]
        for port, bits in cell["connections"].items():
            output = cell["port_directions"][port] == "output"
            for i, bit in enumerate(bits):
                if isinstance(bit, int) and output:
                    self.driver[bit] = name, port
                elif isinstance(bit, int):
                    self.loads[bit].append((name, port, i))

    def place(self, name: str) -> int:
        """Where a cell may want to lie: the index of the nearest register bit that it computes."""
        if name not in self.places:
            self.places[name] = self.search(name)
        return self.places[name]

    def search(self, name: str) -> int:
        queue, seen = deque([(name, 0)]), {name}
        while queue:
            cell, depth = queue.popleft()
            c = self.cells[cell]
            outputs = [p for p, d in c["port_directions"].items() if d == "output"]
            bits = [b for p in outputs for b in c["connections"].get(p, []) if isinstance(b, int)]
            if c["type"] == FLIP_FLOP:
                return self.index.get(bits[0], 0) if bits else 0
            for load, _, _ in (load for b in bits for load in self.loads[b]):
                if load not in seen and depth < DEPTH:
                    seen.add(load)
                    queue.append((load, depth + 1))
        return 0

    def copy(self, name: str) -> int:
        """A copy of the cell `name` with what lies in its slice; its new output."""
        cell = self.cells[name]
        ports, output = {}, 0
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] == "output":
                output, self.next_bit = self.next_bit, self.next_bit + 1
                ports[port] = [output]
            elif port in FIXED.get(cell["type"], ()) or self.feeds(name, port):
                ports[port] = [self.copy(self.driver[bits[0]][0])]
            else:
                ports[port] = list(bits)
        self.copies += 1
        made = f"{name}$copy{self.copies}"
        self.cells[made] = {**cell, "connections": ports}
        self.connect(made)
        return output

    def feeds(self, name: str, port: str) -> bool:
        """Whether `port` of the cell `name` is the input of a flip-flop that a LUT computes."""
        cell = self.cells[name]
        bit = cell["connections"][port][0]
        if cell["type"] != FLIP_FLOP or port != DATA or bit not in self.driver:
            return False
        return self.cells[self.driver[bit][0]]["type"] == LUT

    def unshare(self) -> None:
        """Give each flip-flop the LUT that computes it for itself."""
        for name in [n for n, cell in self.cells.items() if DATA in cell["connections"]]:
            bit = self.cells[name]["connections"][DATA][0]
            if self.feeds(name, DATA) and len(self.loads[bit]) > 1:
                output = self.copy(self.driver[bit][0])
                self.cells[name]["connections"][DATA] = [output]
                self.loads[bit].remove((name, DATA, 0))
                self.loads[output] = [(name, DATA, 0)]

    def form_groups(self, limit: int) -> None:
        """Flip-flops with the same enable and reset, in groups of `limit` at most, which fill tiles
        if the limit lets them."""
        alike = defaultdict(list)
        for name, cell in self.cells.items():
            if cell["type"] == FLIP_FLOP:
                alike[tuple(str(cell["connections"].get(port)) for port in CONTROL)].append(name)
        for names in alike.values():
            names.sort(key=lambda name: (self.place(name), name))
            size = -(-len(names) // -(-len(names) // limit))
            size = min(limit, -(-size // TILE) * TILE)
            for start in range(0, len(names), size):
                first = names[start]
                for name in names[start : start + size]:
                    self.group[name] = self.place(first), first

    def split(self, bit: int, limit: int) -> None:
        """Copy the driver of `bit`, so that each drives `limit` cells at most."""
        name = self.driver[bit][0]
        together = defaultdict(list)
        for load in self.loads[bit]:
            cell, port, _ = load
            if port in CONTROL and cell in self.group:
                together[(*self.group[cell], "")].append(load)
            else:
                together[(self.place(cell), cell, port)].append(load)
        size = -(-len(self.loads[bit]) // -(-len(self.loads[bit]) // limit))
        parts: list[list[tuple[str, str, int]]] = [[]]
        for _, loads in sorted(together.items()):
            if parts[-1] and (len(parts[-1]) >= size or len(parts[-1]) + len(loads) > limit):
                parts.append([])
            parts[-1] += loads
        self.loads[bit] = parts[0]
        for moved in parts[1:]:
            output = self.copy(name)
            for cell, port, i in moved:
                self.cells[cell]["connections"][port][i] = output
            self.loads[output] = moved


def split_all(module: dict, limit: int) -> int:
    """Change `module` so that no copyable cell drives more than `limit` others, and each flip-flop
    has the LUT that computes it for itself; the cells made.

    Logic first, from the registers backwards, for a copy of it is a load more for what feeds it.
    """
    netlist = Netlist(module)
    netlist.unshare()
    netlist.form_groups(limit)
    while True:
        many = [
            bit
            for bit, (name, _) in netlist.driver.items()
            if len(netlist.loads[bit]) > limit and netlist.cells[name]["type"] in COPIED
        ]
        logic = [b for b in many if netlist.cells[netlist.driver[b][0]]["type"] != FLIP_FLOP]
        if not many:
            return netlist.copies
        for bit in logic or many:
            netlist.split(bit, limit)
