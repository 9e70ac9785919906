# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A kernel's object code against FIPS 202, for all states and messages of given sizes."""

from __future__ import annotations

import gc
import time
from collections import Counter
from dataclasses import dataclass, field

from ..symbolic import Refused
from .call import CONVENTIONS, EXTERN
from .chain import setting_of
from .induction import Induction
from .interface import EVERY, Case, Interface
from .objfile import ObjectFile
from .second import agree
from .witness import Refuted, execute, refutation

__all__ = ["EXTERN", "Refuted", "Verdict", "prove"]


@dataclass
class Verdict:
    """What was shown of one function. `proved` only if every case was."""

    object: str
    symbol: str
    interface: Interface
    isa: str = "x86_64"
    proved: bool = True
    reason: str = ""
    counterexample: dict | None = None
    #: What the counterexample shows: result, flow, abi, memory, wiped or stack.
    broken: str = ""
    cases: list[Case] = field(default_factory=list)
    stack_bytes: int = 0
    red_zone: int = 0  # bytes below the stack pointer that the code accesses, on x86-64
    stack_left: int = 0  # bytes of the stack that hold data of the states or messages at return
    registers_left: set[str] = field(default_factory=set)  # the same of registers
    executed: Counter = field(default_factory=Counter)
    instructions: dict[int, object] = field(default_factory=dict)
    #: Whether what was proved of a VLEN holds of every larger one too.
    wider: bool = True
    #: Options of the command that were found by trying, and what fits instead if nothing is proved.
    found: dict = field(default_factory=dict)
    hint: str = ""
    assumes: set[str] = field(default_factory=set)  # of the platform, beyond the convention
    seconds: float = 0.0  # of CPU time

    @property
    def word(self) -> str:
        """proved; refuted, by the counterexample; or undecided."""
        return "proved" if self.proved else "refuted" if self.counterexample else "undecided"

    @property
    def extensions(self) -> set[str]:
        """Of the instruction set: what the code needs that not every core has."""
        needs = CONVENTIONS[self.isa].NEEDS or {}
        return {needs[name] for name in self.executed if name in needs}

    def as_json(self) -> dict:
        claims = {
            claim: True if self.proved else False if claim == self.broken else None
            for claim in ("result", "flow", "memory", "abi", "wiped")
        }
        out = {
            "object": self.object,
            "symbol": self.symbol,
            "isa": self.isa,
            "verdict": self.word,
            "proved": self.proved,
            "states": self.interface.states,
            "layout": self.interface.layout,
            "call": self.interface.call,
            "equal_to_fips202": claims["result"],
            "constant_flow": claims["flow"],
            "memory": claims["memory"],
            "abi": claims["abi"],
            **({"no_node_stays": claims["wiped"]} if self.interface.chains else {}),
            "stack_bytes": self.stack_bytes,
            "stack_bytes_left_with_data": self.stack_left,
            "registers_left_with_data": sorted(self.registers_left),
            "rounds": sorted({c.rounds for c in self.cases}),
            "cases": [str(c) for c in self.cases],
            "instructions": len(self.instructions),
            "mnemonics": sorted({i.mnemonic for i in self.instructions.values()}),
            "seconds": round(self.seconds, 3),
        }
        if CONVENTIONS[self.isa].NEEDS is not None:
            out["extensions"] = sorted(self.extensions)
        if any(c.vlen for c in self.cases):
            out["holds_for_wider_vlen"] = self.wider
        blocks = sorted({c.blocks for c in self.cases} - {0})
        if "blocks" in self.interface.parameters and blocks:
            counts = ", ".join(map(str, blocks))
            out["holds_for"] = f"{counts} blocks in a call; nothing is shown of more"
        if self.found:
            out["found_by_trying"] = self.found
        if self.assumes:
            out["assumes"] = sorted(self.assumes)
        if not self.proved:
            if self.hint:
                out["hint"] = self.hint
            out["reason"] = self.reason
            if self.counterexample:
                out["counterexample"] = self.counterexample
        return out


def prove(
    path: str,
    symbol: str,
    interface: Interface,
    cases: list[Case],
    object_file: ObjectFile | None = None,
    stack: int | None = None,
) -> Verdict:
    """Never raises for what the code does: a refusal is a verdict. `stack` bounds its bytes."""
    verdict = Verdict(path, symbol, interface)
    started = time.process_time()
    case = None
    gc.disable()  # words are never part of a cycle, and there are many
    gc.freeze()  # what is there now is not looked through for each case
    try:
        object_file = object_file or ObjectFile(path, EXTERN)
        verdict.isa = object_file.isa
        for case in cases:
            prove_case(object_file, symbol, interface, case, verdict)
            if stack is not None and verdict.stack_bytes > stack:
                used = verdict.stack_bytes
                witness = {"stack_bytes": used}
                raise Refuted(f"{used} bytes of stack, more than {stack}", witness, "stack")
            verdict.cases.append(case)
        case = None
        agree(object_file)
    except Refused as reason:
        reason = _checked(reason, object_file)
        verdict.proved = False
        verdict.reason = f"{case}: {reason}" if case else str(reason)
        if isinstance(reason, Refuted):
            verdict.counterexample = {"case": str(case)} | reason.witness
            verdict.broken = reason.claim
    finally:
        gc.unfreeze()
        gc.enable()
    if not cases:
        verdict.proved, verdict.reason = False, "no case was asked for"
    verdict.seconds = time.process_time() - started
    return verdict


def _checked(reason: Refused, object_file: ObjectFile | None) -> Refused:
    """What refutes code is shown by a run, which is worth as much as the decoder."""
    if isinstance(reason, Refuted):
        try:
            agree(object_file)
        except Refused as differ:
            return differ
    return reason


def prove_case(
    object_file: ObjectFile, symbol: str, interface: Interface, case: Case, verdict: Verdict
) -> None:
    setting = setting_of(object_file, interface, case)
    expected = setting.expected()
    done, todo = 0, [setting.first]
    while done < len(todo):
        machine = _prove_one(object_file, symbol, setting, expected, verdict, todo[done])
        done += 1
        todo += [r for r in setting.residues(machine) if r not in todo]
    del setting, expected, machine
    if case.rounds:
        gc.collect()


def _prove_one(object_file, symbol, setting, expected, verdict, residues):
    """The run with stack and data at addresses with these residues."""
    machine = setting.enter(residues)
    setting.alg.guard()
    try:
        if setting.case.steps == EVERY:
            trace = Induction(object_file, symbol, setting).run(machine)
        else:
            trace = execute(object_file, symbol, setting, machine)
        setting.convention.leave(machine)
        setting.compare(expected)
        if setting.interface.chains:
            setting.stays(machine)
    except Refused as reason:
        raise refutation(object_file, symbol, setting, residues, reason) from None
    verdict.stack_bytes = max(verdict.stack_bytes, -machine.deepest)
    verdict.red_zone = max(verdict.red_zone, getattr(machine, "below", 0))
    verdict.wider &= not setting.case.vlen or machine.wider
    if getattr(machine, "wrote_x18", False):
        verdict.assumes.add("the platform leaves x18 to the code")
    left = sum(setting.holds_data(value) for value in machine.stack.left().values())
    verdict.stack_left = max(verdict.stack_left, setting.convention.WIDTH // 8 * left)
    verdict.registers_left |= {
        name
        for name, values in setting.convention.registers(machine)
        if any(setting.holds_data(v) for v in values)
    }
    verdict.executed += trace.mnemonics
    verdict.instructions |= trace.instructions
    return machine
