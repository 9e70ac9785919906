# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab prove: one function of one object file, the verdict as JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from ..symbolic import Refused
from . import fit, spec
from .call import CONVENTIONS, EXTERN
from .interface import Case, Interface, default_cases, default_interface
from .kernel import Verdict, prove
from .objfile import ObjectFile
from .spec import ROUNDS
from .witness import on_numbers

#: Widths of vector registers that are proved unless others are asked for.
VLENS = (128, 256, 512, 1024)
EXIT = {"proved": 0, "refuted": 1, "undecided": 2}


def run(arguments: argparse.Namespace, fail: Callable[[str], None]) -> int:
    """The exit status. `fail` ends the command for wrong use or an object that is none."""
    path, symbol = arguments.object, arguments.symbol
    try:
        code = ObjectFile(path, EXTERN)
        code.entry(symbol)
        if arguments.isa not in (None, code.isa):
            raise ValueError(f"{path} holds code for {code.isa}, not for {arguments.isa}")
        interface = default_interface(symbol, arguments.states, arguments.layout, code.isa)
        if arguments.call:
            interface = replace(interface, call=arguments.call)
        if arguments.allow_x18:
            if code.isa != "aarch64":
                raise ValueError("--allow-x18 is for objects of aarch64")
            interface = replace(interface, free_x18=True)
        width = CONVENTIONS[code.isa].WIDTH
        if interface.layout not in spec.LAYOUTS[width]:
            known = " or ".join(spec.LAYOUTS[width])
            raise ValueError(f"on {code.isa} the layout is {known}, not {interface.layout}")
        vlens = _widths(arguments.vlen, code.isa) if arguments.vlen else None
        _check(interface, arguments)
        verdict = Job(code, symbol, interface, arguments, vlens).verdict()
    except (ValueError, OSError, Refused) as error:
        fail(str(error))
    print_text(json.dumps(verdict.as_json(), indent=2))
    for line in summary(verdict):
        print(f"lanewise-lab: {line}", file=sys.stderr)
    return EXIT[verdict.word]


def print_text(text: str) -> None:
    """To standard output. A reader that has gone, such as `head`, changes no verdict."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # What the stream still holds would be written, and fail, once more at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Job:
    """What is asked for, and what of it may be found out by trying."""

    def __init__(self, code, symbol: str, interface: Interface, arguments, vlens):
        self.code, self.symbol, self.asked = code, symbol, interface
        self.arguments, self.vlens = arguments, vlens
        self.by_default = vlens is None and self._needs_vlen()
        if self.by_default:
            self.vlens = [n for n in VLENS if n >= 64 * interface.states]
        plain = not (interface.absorbs or interface.extracts or interface.bytewise)
        ours = symbol.startswith("lanewise_")
        self.free = fit.Free(
            states=arguments.states is None,
            layout=arguments.layout is None,
            call=plain and not ours and arguments.call is None,
            rounds=plain and arguments.rounds is None,
        )

    def _needs_vlen(self) -> bool:
        """Whether the function uses vectors of RISC-V."""
        if self.code.isa != "riscv64":
            return False
        case = _cases(self.asked, self.arguments)[0]
        stopped = on_numbers(self.code, self.symbol, self.asked, case, 1)[2]
        return "not for any VLEN" in str(stopped)

    def verdict(self) -> Verdict:
        found = None if self.symbol.startswith("lanewise_") else self._first(self.free)
        verdict = self._prove(found or fit.Guess(self.asked, None))
        if verdict.word == "undecided" and not found and (stopped := self._stopped()):
            verdict.reason = stopped
        if found:
            verdict.found = found.differs(self.asked)
            if found.rounds and found.rounds != ROUNDS:
                verdict.found["rounds"] = found.rounds
        if self.by_default:
            verdict.found["vlen"] = ",".join(map(str, self.vlens))
        if verdict.broken in ("result", "memory"):
            verdict.hint = self._hint()
        return verdict

    def _stopped(self) -> str:
        """Why not even a run on numbers, of 24 rounds, comes to its end."""
        case = _cases(self.asked, self.arguments)[-1]
        if self.vlens:
            case = replace(case, vlen=self.vlens[0])
        stopped = on_numbers(self.code, self.symbol, self.asked, case, 1)[2]
        return f"{case}: {stopped}" if stopped else ""

    def _first(self, free: fit.Free) -> fit.Guess | None:
        case = _cases(self.asked, self.arguments)[0]
        if not self.arguments.rounds and case.rounds:
            case = replace(case, rounds=ROUNDS)
        if self.vlens:
            case = replace(case, vlen=self.vlens[0])
        tried = fit.guesses(self.code, self.symbol, self.asked, case, free)
        return next(islice(tried, 1), None)

    def _prove(self, guess: fit.Guess) -> Verdict:
        interface, symbol = guess.interface, self.symbol
        cases = _cases(interface, self.arguments)
        if guess.rounds and not interface.permutes and not (interface.absorbs):
            cases = [Case(n) for n in self.arguments.rounds or [guess.rounds]]
        few = [cases[0], cases[-1]] if len(cases) > 1 else cases
        with_vlen = [
            replace(c, vlen=n)
            for k, n in enumerate(self.vlens or [0])
            for c in (few if k and self.by_default else cases)
        ]
        stack = self.arguments.stack
        return prove(self.code.path, symbol, interface, with_vlen, self.code, stack)

    def _hint(self) -> str:
        """What fits where the options given, or those of the name, do not."""
        every = fit.Free(True, True, self.free.call or self.arguments.call in fit.CALLS, True)
        guess = self._first(every)
        if guess is None:
            rounds = self._rounds()
            return f"one random state comes out right with --rounds {rounds}" if rounds else ""
        options = guess.differs(self.asked)
        if guess.rounds and guess.rounds not in (self.arguments.rounds or [ROUNDS]):
            options["rounds"] = guess.rounds
        if not options:
            return ""
        return "it fits with " + " ".join(f"--{k} {v}" for k, v in options.items())

    def _rounds(self) -> str:
        if not self.asked.permutes or self.asked.absorbs or self.arguments.rounds:
            return ""
        case = Case(vlen=self.vlens[0] if self.vlens else 0)
        return ",".join(map(str, fit.right_rounds(self.code, self.symbol, self.asked, case)))


def summary(verdict: Verdict) -> list[str]:
    """Lines for people, besides the JSON: what a verdict is about and why it is none."""
    if verdict.proved:
        found = " ".join(f"--{k} {v}" for k, v in verdict.found.items())
        return [f"proved with {found}, found by trying"] if found else []
    reason = " ".join(verdict.reason.split())
    word = {"refuted": "refuted", "undecided": "not decided"}[verdict.word]
    return [f"{word}: {reason}" + (f" ({verdict.hint})" if verdict.hint else "")]


def _widths(vlens: list[int], isa: str) -> list[int]:
    if isa != "riscv64":
        raise ValueError("--vlen is for objects of riscv64")
    if any(n not in (2**k for k in range(6, 17)) for n in vlens):
        raise ValueError("VLEN must be a power of two, 64..65536")
    return vlens


def _check(interface: Interface, arguments: argparse.Namespace) -> None:
    """Whether the options make sense together."""
    rounds, blocks, lanes = arguments.rounds, arguments.blocks, arguments.lanes
    if blocks and not interface.absorbs:
        raise ValueError("--blocks is for functions that absorb")
    if (blocks or lanes) and interface.bytewise:
        raise ValueError("--blocks and --lanes are not for functions of bytes")
    if interface.once and (blocks or lanes):
        raise ValueError("--blocks and --lanes are not for functions with outputs of one block")
    if lanes and not (interface.absorbs or interface.extracts):
        raise ValueError("--lanes is for functions that absorb or extract")
    if rounds and interface.chains:
        raise ValueError("--rounds is not for chains, which have 24")
    plain = not (interface.absorbs or interface.extracts)
    if rounds and not plain and not interface.permutes:
        raise ValueError("--rounds is for functions that permute")
    if any(not 0 <= n <= 25 for n in lanes or []) or any(n < 1 for n in blocks or []):
        raise ValueError("lanes must be 0..25 and blocks at least 1")


def _cases(interface: Interface, arguments: argparse.Namespace) -> list[Case]:
    """What the options ask for; without any, every number of rounds, or only the 24 of a function
    that fixes its own."""
    rounds, blocks, lanes = arguments.rounds, arguments.blocks, arguments.lanes
    cases = default_cases(interface)
    if interface.bytewise or interface.chains:
        return cases
    if not (interface.absorbs or interface.extracts):
        if rounds:
            return [Case(n) for n in rounds]
        return cases if interface.permutes else [Case(ROUNDS)]
    if not (rounds or blocks or lanes):
        return cases
    if interface.extracts:
        return [Case(lanes=n) for n in lanes or []]
    if interface.absorbs and (blocks or lanes):
        rounds = rounds or [24] if interface.permutes else [0]
        blocks = blocks or ([1, 2] if "blocks" in interface.parameters else [1])
        return [Case(r, b, n) for r in rounds for b in blocks for n in lanes or [17]]
    return [c for c in cases if c.rounds in rounds]
