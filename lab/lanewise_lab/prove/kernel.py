# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A kernel's object code against FIPS 202, for all states and messages of given sizes."""

from __future__ import annotations

import gc
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from ..isa import x86_64
from ..isa.x86_64_machine import Machine
from ..round import LANES, RC, ROUNDS, permute
from . import Refused, Unequal, spec, sysv
from .domain import Algebra, Word
from .interface import Case, Interface
from .memory import Memory, Ptr, Region
from .objfile import ObjectFile
from .run import run

#: Data of the library that a kernel may refer to by name.
EXTERN = {"lanewise_round_constants": b"".join(c.to_bytes(8, "little") for c in RC)}


@dataclass
class Verdict:
    """What was shown of one function. `proved` only if every case was."""

    object: str
    symbol: str
    interface: Interface
    proved: bool = True
    reason: str = ""
    counterexample: dict | None = None
    cases: list[Case] = field(default_factory=list)
    stack_bytes: int = 0
    stack_left: int = 0  # bytes of the stack that hold data of the states or messages at return
    registers_left: set[str] = field(default_factory=set)  # the same of registers
    executed: Counter = field(default_factory=Counter)
    instructions: dict[int, object] = field(default_factory=dict)
    seconds: float = 0.0  # of CPU time

    def as_json(self) -> dict:
        yes = True if self.proved else None
        out = {
            "object": self.object,
            "symbol": self.symbol,
            "isa": "x86_64",
            "proved": self.proved,
            "ways": self.interface.ways,
            "layout": self.interface.layout,
            "call": self.interface.call,
            "equal_to_fips202": False if self.counterexample else yes,
            "constant_flow": yes,
            "abi": yes,
            "stack_bytes": self.stack_bytes,
            "stack_bytes_left_with_data": self.stack_left,
            "registers_left_with_data": sorted(self.registers_left),
            "rounds": sorted({c.rounds for c in self.cases}),
            "cases": [str(c) for c in self.cases],
            "instructions": len(self.instructions),
            "mnemonics": sorted({i.mnemonic for i in self.instructions.values()}),
            "seconds": round(self.seconds, 3),
        }
        if not self.proved:
            out["reason"] = self.reason
            if self.counterexample:
                out["counterexample"] = self.counterexample
        return out


class Refuted(Refused):
    """Refused, with an input on which the code is wrong."""

    def __init__(self, reason: str, witness: dict):
        super().__init__(reason)
        self.witness = witness


def prove(
    path: str,
    symbol: str,
    interface: Interface,
    cases: list[Case],
    object_file: ObjectFile | None = None,
) -> Verdict:
    """Never raises for what the code does: a refusal is a verdict."""
    verdict = Verdict(path, symbol, interface)
    started = time.process_time()
    case = None
    gc.disable()  # words are never part of a cycle, and there are many
    try:
        object_file = object_file or ObjectFile(path, EXTERN)
        for case in cases:
            prove_case(object_file, symbol, interface, case, verdict)
            verdict.cases.append(case)
    except Refused as reason:
        verdict.proved = False
        verdict.reason = f"{case}: {reason}" if case else str(reason)
        verdict.counterexample = getattr(reason, "witness", None)
    finally:
        gc.enable()
    if not cases:
        verdict.proved, verdict.reason = False, "no case was asked for"
    verdict.seconds = time.process_time() - started
    return verdict


def prove_case(
    object_file: ObjectFile, symbol: str, interface: Interface, case: Case, verdict: Verdict
) -> None:
    setting = Setting(object_file, interface, case)
    expected = setting.expected()
    done = 0
    todo = [sysv.RESIDUE]
    while done < len(todo):
        machine = _prove_one(object_file, symbol, setting, expected, verdict, todo[done])
        done += 1
        todo += [r for r in sysv.residues(machine) if r not in todo]
    del setting, expected, machine
    gc.collect()


def _prove_one(object_file, symbol, setting, expected, verdict, residue) -> Machine:
    """The run with rsp congruent to residue modulo 64 at entry."""
    machine = setting.enter(residue)
    setting.alg.guard()
    try:
        trace = _run(object_file, symbol, machine)
        sysv.leave(machine)
        setting.compare(expected)
    except Unequal as reason:
        raise _refutation(object_file, symbol, setting, residue, reason) from None
    verdict.stack_bytes = max(verdict.stack_bytes, -machine.deepest)
    left = sum(setting.holds_data(value) for value in machine.stack.left())
    verdict.stack_left = max(verdict.stack_left, 8 * left)
    verdict.registers_left |= {
        name
        for name, values in sysv.registers(machine)
        if any(setting.holds_data(v) for v in values)
    }
    verdict.executed += trace.mnemonics
    verdict.instructions |= trace.instructions
    return machine


def _run(object_file, symbol, machine):
    start = object_file.entry(symbol)
    return run(machine, object_file.decode, x86_64.lookup, object_file.offset, start, sysv.RETURN)


def _refutation(object_file, symbol, asked, residue, reason: Unequal) -> Refused:
    """Why there is no proof: an input on which the code is wrong, if a few random ones show it."""
    for seed in range(4):
        setting = Setting(object_file, asked.interface, asked.case, random.Random(seed))
        machine = setting.enter(residue)
        _run(object_file, symbol, machine)
        witness = setting.difference()
        if witness:
            return Refuted("the result differs from FIPS 202", witness)
    return Refused(f"{reason}; random inputs show no difference, so this decides nothing")


class Setting:
    """The regions and arguments of one call, and what the states must be after it.

    The states and messages are symbolic, or with a source of random numbers, numbers.
    """

    def __init__(
        self,
        object_file: ObjectFile,
        interface: Interface,
        case: Case,
        numbers: random.Random | None = None,
    ):
        alg = self.alg = Algebra()
        self.interface, self.case = interface, case
        self.code = object_file.region(alg)
        ways = interface.ways

        def word(name: str) -> Word:
            return alg.const(numbers.getrandbits(64)) if numbers else alg.atom(name)

        self.before = [[word(f"state{k}.{i}") for i in range(LANES)] for k in range(ways)]
        words = {interface.word(k, i): self.before[k][i] for k in range(ways) for i in range(LANES)}
        self.state = Region(
            "the state",
            200 * ways,
            8 if ways == 1 else 64,
            words.__getitem__,
            writable=not interface.extracts,
        )
        self.messages: list[list[Word]] = []
        messages = []
        for k in range(ways if interface.absorbs else 0):
            count = case.blocks * case.lanes
            message = [word(f"message{k}.{i}") for i in range(count)]
            self.messages.append(message)
            messages.append(Ptr(Region(f"message {k}", 8 * count, 1, message.__getitem__), 0))
        self.outs = [
            Region(f"output {k}", 8 * case.lanes, 1, _nothing, writable=True)
            for k in range(ways if interface.extracts else 0)
        ]
        pointers = messages or [Ptr(region, 0) for region in self.outs]
        self._inputs = len(alg.names)
        constants = Region("the round constants", 192, 8, lambda n: alg.const(RC[n]))
        table = Region("the array of pointers", 8 * ways, 8, pointers.__getitem__)
        values = {
            "state": Ptr(self.state, 0),
            "rc": Ptr(constants, 8 * (ROUNDS - case.rounds)),
            "rounds": (case.rounds, 32),
            "rounds64": (case.rounds, 64),
            "data": messages[0] if messages else None,
            "messages": Ptr(table, 0),
            "outs": Ptr(table, 0),
            "blocks": (case.blocks, 64),
            "lanes": (case.lanes, 64),
        }
        self.arguments = [values[p] for p in interface.parameters]

    def holds_data(self, value: Word | Ptr) -> bool:
        """Whether a value at return depends on the states or messages, as far as its form shows."""
        if isinstance(value, Ptr):
            return False
        return any(n < self._inputs or self.alg.derived(n) for n in self.alg.atoms(value))

    def enter(self, residue: int) -> Machine:
        """A machine at the entry of the function, and all memory as it was before."""
        for region in (self.state, *self.outs):
            region.cells.clear()
            region.written.clear()
        return sysv.enter(self.alg, Memory(self.alg), self.code, self.arguments, residue)

    def blocks(self, k: int) -> list[list[Word]]:
        n = self.case.lanes
        return [self.messages[k][n * b : n * b + n] for b in range(self.case.blocks)]

    def expected(self) -> list[list[Word]]:
        """The states after the call, by the specification in words."""
        if self.interface.extracts:
            return self.before
        if not self.interface.absorbs:
            return [
                spec.permute(self.alg, state, self.case.rounds, f"{k}.")
                for k, state in enumerate(self.before)
            ]
        return [
            spec.absorb(self.alg, state, self.blocks(k), self.case.rounds, f"{k}.")
            for k, state in enumerate(self.before)
        ]

    def after(self, k: int, i: int) -> Word | Ptr:
        return self.state.cell(self.interface.word(k, i))

    def compare(self, expected: list[list[Word]]) -> None:
        wrong = [
            f"lane {i} of instance {k}"
            for k in range(self.interface.ways)
            for i in range(LANES)
            if self.after(k, i) != expected[k][i]
        ]
        wrong += [
            f"word {i} of output {k}"
            for k, region in enumerate(self.outs)
            for i in range(self.case.lanes)
            if region.cell(i) != expected[k][i]
        ]
        if wrong:
            raise Unequal(f"{len(wrong)} words are not shown to be equal, first {wrong[0]}")

    def difference(self) -> dict | None:
        """Where the numbers after the call are not those of lanewise_lab.round."""
        for k, state in enumerate(self.before):
            lanes = [w.c for w in state]
            for block in self.blocks(k) if self.interface.absorbs else [[]]:
                lanes = [v ^ block[i].c if i < len(block) else v for i, v in enumerate(lanes)]
                lanes = permute(lanes, self.case.rounds) if self.case.rounds else lanes
            found = [("lane", i, self.after(k, i), want) for i, want in enumerate(lanes)]
            if self.outs:
                found += [
                    ("output", i, self.outs[k].cell(i), lanes[i]) for i in range(self.case.lanes)
                ]
            for what, i, got, want in found:
                number = isinstance(got, Word) and not got.t
                if number and got.c == want:
                    continue
                text = f"{got.c:016x}" if number else "not written"
                witness = {"instance": k, what: i, "got": text, "fips202": f"{want:016x}"}
                witness["state"] = [f"{w.c:016x}" for w in state]
                if self.messages:
                    witness["message"] = [f"{w.c:016x}" for w in self.messages[k]]
                return witness
        return None


def _nothing(n: int) -> Word:
    raise Refused("an output is read before it is written")
