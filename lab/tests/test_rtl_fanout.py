# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Copies of drivers: every cell still sees the same function, and none drives too many."""

import random

import pytest

from rtl.tools import fanout

FF, LUT, MUX = "TRELLIS_FF", "LUT4", "PFUMX"


def netlist(loads: int) -> dict:
    """A register, a gate and a slice multiplexer of two gates, each read by `loads` registers."""
    cells = {}

    def cell(name: str, kind: str, output: tuple[str, int], **inputs: int) -> None:
        port, bit = output
        cells[name] = {
            "type": kind,
            "parameters": {"INIT": name},
            "connections": {port: [bit], **{p: [b] for p, b in inputs.items()}},
            "port_directions": {port: "output", **dict.fromkeys(inputs, "input")},
        }

    cell("source", FF, ("Q", 2), DI=3)
    cell("gate", LUT, ("Z", 3), A=2, B=4)
    cell("upper", LUT, ("Z", 5), A=2)
    cell("lower", LUT, ("Z", 6), A=3)
    cell("mux", MUX, ("Z", 7), ALUT=5, BLUT=6, C0=4)
    for i in range(loads):
        for j, bit in enumerate((2, 3, 7)):
            cell(f"load{j}_{i}", FF, ("Q", 100 + 3 * i + j), DI=bit)
    bits = [100 + 3 * i for i in range(loads)]
    return {"cells": cells, "netnames": {"word": {"bits": bits}}}


def evaluate(module: dict, state: dict[str, int], extern: int) -> dict[str, int]:
    """What each register takes next; `state` by the name of the register a copy is made of."""
    cells = module["cells"]
    driver = {
        c["connections"][p][0]: n
        for n, c in cells.items()
        for p in ("Q", "Z")
        if p in c["connections"]
    }

    def value(bit: int) -> int:
        if bit == 4:
            return extern
        name = driver[bit]
        cell, origin = cells[name], name.split("$")[0]
        if cell["type"] == FF:
            return state[origin]
        inputs = [
            value(cell["connections"][p][0]) for p in sorted(cell["port_directions"]) if p != "Z"
        ]
        return hash((origin.split("$")[0], tuple(inputs)))

    return {n: value(c["connections"]["DI"][0]) for n, c in cells.items() if c["type"] == FF}


@pytest.mark.parametrize(("loads", "limit"), [(3, 100), (10, 4), (50, 7)])
def test_copies_keep_the_function(loads: int, limit: int) -> None:
    module, before = netlist(loads), netlist(loads)
    made = fanout.split_all(module, limit)
    assert made == len(module["cells"]) - len(before["cells"])
    assert any("source$" in name for name in module["cells"]) == (loads > 3)
    r = random.Random(loads)
    state = {n: r.getrandbits(30) for n, c in before["cells"].items() if c["type"] == FF}
    want, have = evaluate(before, state, 5), evaluate(module, state, 5)
    for name, value in have.items():
        assert value == want[name.split("$")[0]], name
    readers = [
        b
        for c in module["cells"].values()
        for p, bits in c["connections"].items()
        for b in bits
        if c["port_directions"][p] == "input" and b != 4
    ]
    assert max(map(readers.count, set(readers))) <= limit
    computed = [
        name
        for name, cell in module["cells"].items()
        for bit in cell["connections"].get("Z", [])
        if cell["type"] == LUT and readers.count(bit) > 1
        for load in module["cells"].values()
        if load["type"] == FF and load["connections"]["DI"] == [bit]
    ]
    assert not computed, "a LUT that computes a register and drives another cell"


def test_a_copy_gets_no_name_of_another_net() -> None:
    module = netlist(50)
    module["netnames"]["without a cell"] = {"bits": [260, "x"]}
    fanout.split_all(module, 7)
    assert 260 not in {
        b for c in module["cells"].values() for p in c["connections"].values() for b in p
    }


def test_a_slice_is_copied_whole() -> None:
    module = netlist(50)
    fanout.split_all(module, 7)
    cells = module["cells"]
    for name, cell in cells.items():
        if cell["type"] != MUX:
            continue
        for port in ("ALUT", "BLUT"):
            bit = cell["connections"][port][0]
            readers = [
                n
                for n, c in cells.items()
                for p, b in c["connections"].items()
                if b == [bit] and p != "Z"
            ]
            assert readers == [name]


def test_enables_and_resets_are_copied_together() -> None:
    """Registers of 20 and 30 bits with an enable each and one reset for both, which their indices
    would cut elsewhere."""
    cells = {}
    for name, bit in (("first", 2), ("second", 3), ("reset", 4)):
        cells[name] = {
            "type": LUT,
            "connections": {"Z": [bit], "A": [5]},
            "port_directions": {"Z": "output", "A": "input"},
        }
    for i in range(50):
        cells[f"bit{i}"] = {
            "type": FF,
            "connections": {"Q": [100 + i], "DI": [5], "CE": [2 if i < 20 else 3], "LSR": [4]},
            "port_directions": {"Q": "output", "DI": "input", "CE": "input", "LSR": "input"},
        }
    words = [list(range(100, 120)), list(range(120, 150))]
    module = {"cells": cells, "netnames": {str(i): {"bits": w} for i, w in enumerate(words)}}
    fanout.split_all(module, 16)
    pairs = [
        (c["connections"]["CE"][0], c["connections"]["LSR"][0])
        for c in cells.values()
        if c["type"] == FF
    ]
    # 16 and 4 of the first, 16 and 14 of the second, each in two tiles at most.
    assert sorted(map(pairs.count, set(pairs))) == [4, 14, 16, 16]
