# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which registers are late: arrivals along wires, LUTs and carries of a placed netlist."""

import json

import pytest

from rtl.tools import late


def cell(kind: str, place: str, inputs: dict[str, int], outputs: dict[str, int], source="") -> dict:
    ports = inputs | outputs
    return {
        "type": kind,
        "attributes": {"NEXTPNR_BEL": place, "src": source},
        "connections": {p: [b] for p, b in ports.items()},
        "port_directions": {p: "output" if p in outputs else "input" for p in ports},
    }


def module() -> dict:
    """From register `one` through two LUTs, or a LUT and a carry, to two registers; a memory."""
    return {
        "cells": {
            "one": cell("TRELLIS_FF", "X1/Y1/A", {"DI": 9, "CLK": 1}, {"Q": 2}),
            "near": cell("TRELLIS_COMB", "X1/Y1/B", {"A": 2}, {"F": 3}),
            "away": cell("TRELLIS_COMB", "X11/Y1/A", {"A": 3}, {"F": 4}),
            "low": cell("TRELLIS_COMB", "X1/Y1/C", {"A": 2}, {"FCO": 5}),
            "high": cell("TRELLIS_COMB", "X1/Y1/D", {"FCI": 5}, {"F": 6}),
            "q[0]": cell("TRELLIS_FF", "X11/Y1/B", {"DI": 4, "CLK": 1}, {"Q": 7}, "a.sv:3"),
            "q[1]": cell("TRELLIS_FF", "X1/Y1/E", {"DI": 6, "CLK": 1}, {"Q": 8}, "a.sv:3"),
            "block": cell("DP16KD", "X1/Y1/F", {"ADA0": 2, "CLKA": 1}, {"DOA0": 9}),
        },
        "netnames": {"one": {"bits": [2]}, "$1": {"bits": [7, 8]}, "data": {"bits": [9, "x"]}},
    }


def test_arrivals_add_up() -> None:
    placed = late.Placed(module())
    start = late.CLOCK_TO["TRELLIS_FF"]
    near = start + late.WIRE + late.LUT
    assert placed.arrival(3) == pytest.approx(near)
    way = 5 * late.NEAR + 5 * late.FAR
    assert placed.arrival(4) == pytest.approx(near + late.WIRE + way + late.LUT)
    assert placed.arrival(6) == pytest.approx(start + late.WIRE + late.TO_CARRY + late.FROM_CARRY)


def test_the_latest_endpoint_stands_for_its_register(tmp_path, capsys) -> None:
    groups = late.Placed(module()).groups()
    assert [(g.register, g.port, g.endpoints) for g in groups] == [
        ("one", "DI", 1),  # from a memory, which is slow
        ("a.sv:3", "DI", 2),
        ("data", "ADA", 1),
    ]
    assert [place for _, _, place in groups[1].path] == [(11, 1), (1, 1), (1, 1)]
    (tmp_path / "placed.json").write_text(json.dumps({"modules": {"top": module()}}))
    late.show(tmp_path / "placed.json", few=1, steps=True)
    assert capsys.readouterr().out.splitlines()[0].split() == ["4.5", "1", "DI", "one"]


def test_a_constant_is_never_late() -> None:
    tied = module()
    tied["cells"]["tie"] = cell("TRELLIS_COMB", "X99/Y99/A", {}, {"F": 10})
    tied["cells"]["near"]["connections"] |= {"B": [10]}
    tied["cells"]["near"]["port_directions"]["B"] = "input"
    assert late.Placed(tied).arrival(4) == late.Placed(module()).arrival(4)
    tied["cells"]["q[1]"]["connections"]["DI"] = [10]
    assert [g.endpoints for g in late.Placed(tied).groups()] == [1, 1, 1]


def test_a_loop_ends() -> None:
    looped = module()
    looped["cells"]["near"]["connections"] |= {"B": [4]}
    looped["cells"]["near"]["port_directions"]["B"] = "input"
    assert late.Placed(looped).arrival(4) > 0
