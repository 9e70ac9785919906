# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab prove: one function of one object file, the verdict as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace

from . import Refused, spec
from .interface import Case, Interface, default_cases, default_interface
from .kernel import prove
from .objfile import ObjectFile
from .setting import CONVENTIONS, EXTERN


def run(arguments: argparse.Namespace, fail: Callable[[str], None]) -> int:
    """The exit status. `fail` ends the command for wrong use or an object that is none."""
    path, symbol = arguments.object, arguments.symbol
    try:
        code = ObjectFile(path, EXTERN)
        code.entry(symbol)
        if arguments.isa not in (None, code.isa):
            raise ValueError(f"{path} holds code for {code.isa}, not for {arguments.isa}")
        interface = default_interface(symbol, arguments.ways, arguments.layout, code.isa)
        if arguments.call:
            interface = Interface(interface.ways, interface.layout, arguments.call)
        width = CONVENTIONS[code.isa].WIDTH
        if interface.layout not in spec.LAYOUTS[width]:
            known = " or ".join(spec.LAYOUTS[width])
            raise ValueError(f"on {code.isa} the layout is {known}, not {interface.layout}")
        ours = symbol.startswith("lanewise_")
        cases = _cases(interface, arguments, ours or code.isa == "x86_64")
        if arguments.vlen:
            cases = [replace(c, vlen=n) for n in _widths(arguments.vlen, code.isa) for c in cases]
    except (ValueError, OSError, Refused) as error:
        fail(str(error))
    verdict = prove(path, symbol, interface, cases, code, arguments.stack)
    print(json.dumps(verdict.as_json(), indent=2))
    return {"proved": 0, "refuted": 1, "undecided": 2}[verdict.word]


def _widths(vlens: list[int], isa: str) -> list[int]:
    if isa != "riscv64":
        raise ValueError("--vlen is for objects of riscv64")
    if any(n not in (2**k for k in range(6, 17)) for n in vlens):
        raise ValueError("VLEN must be a power of two, 64..65536")
    return vlens


def _cases(interface: Interface, arguments: argparse.Namespace, every: bool) -> list[Case]:
    """What the options ask for; without any, every number of rounds, or only the 24 that a
    function fixes for itself and any other kernel is made for."""
    rounds, blocks, lanes = arguments.rounds, arguments.blocks, arguments.lanes
    if blocks and not interface.absorbs:
        raise ValueError("--blocks is for functions that absorb")
    if (blocks or lanes) and interface.bytewise:
        raise ValueError("--blocks and --lanes are not for functions of bytes")
    if lanes and not (interface.absorbs or interface.extracts):
        raise ValueError("--lanes is for functions that absorb or extract")
    if rounds and interface.call != "state" and not interface.permutes:
        raise ValueError("--rounds is for functions that permute")
    if any(not 0 <= n <= 25 for n in lanes or []) or any(n < 1 for n in blocks or []):
        raise ValueError("lanes must be 0..25 and blocks at least 1")
    cases = default_cases(interface)
    if interface.bytewise:
        return cases
    plain = not (interface.absorbs or interface.extracts)
    if plain and not rounds:
        return cases if every and interface.permutes else [Case(24)]
    if not (rounds or blocks or lanes):
        return cases
    if interface.extracts:
        return [Case(lanes=n) for n in lanes or []]
    if interface.absorbs and (blocks or lanes):
        rounds = rounds or [24] if interface.permutes else [0]
        blocks = blocks or ([1, 2] if "blocks" in interface.parameters else [1])
        return [Case(r, b, n) for r in rounds for b in blocks for n in lanes or [17]]
    return [c for c in cases if c.rounds in rounds]
