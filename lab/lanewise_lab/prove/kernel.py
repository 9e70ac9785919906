# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A kernel's object code against FIPS 202, for all states and messages of given sizes."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

from ..isa import x86_64
from ..round import LANES, RC, ROUNDS
from . import Refused, spec, sysv
from .domain import Algebra, Word
from .memory import Memory, Ptr, Region
from .objfile import ObjectFile
from .run import run

#: Data of the library that a kernel may refer to by name.
EXTERN = {"lanewise_round_constants": b"".join(c.to_bytes(8, "little") for c in RC)}

PERMUTE = "state,rc,rounds"
ABSORB = "state,data,blocks,lanes,rc,rounds"
PARAMETERS = {
    "state": "the states",
    "rc": "the first round constant to use",
    "rounds": "the number of rounds, unsigned int",
    "rounds64": "the number of rounds, size_t",
    "data": "the message of the one instance",
    "datas": "an array with one message pointer for each instance",
    "blocks": "the number of blocks, size_t",
    "lanes": "the lanes of a block, size_t",
    "lanes32": "the lanes of a block, unsigned int",
}


@dataclass(frozen=True)
class Interface:
    """How a kernel is called."""

    ways: int = 1
    layout: str = "zipped"  # or "lanes": the states one behind the other
    call: str = PERMUTE

    def __post_init__(self):
        unknown = [p for p in self.parameters if p not in PARAMETERS]
        if unknown:
            raise ValueError(f"unknown parameter {unknown[0]}; known: {', '.join(PARAMETERS)}")
        if self.layout not in ("lanes", "zipped"):
            raise ValueError(f"unknown layout {self.layout}; known: lanes, zipped")
        if not 1 <= self.ways <= 8:
            raise ValueError("ways must be 1..8")

    @property
    def parameters(self) -> list[str]:
        return self.call.split(",")

    @property
    def absorbs(self) -> bool:
        return "blocks" in self.parameters

    def word(self, instance: int, lane: int) -> int:
        if self.layout == "zipped":
            return lane * self.ways + instance
        return instance * LANES + lane


@dataclass(frozen=True)
class Case:
    rounds: int
    blocks: int = 0
    lanes: int = 0

    def __str__(self) -> str:
        if not self.blocks:
            return f"{self.rounds} rounds"
        return f"{self.rounds} rounds, {self.blocks} blocks of {self.lanes} lanes"


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
    executed: Counter = field(default_factory=Counter)
    instructions: dict[int, object] = field(default_factory=dict)
    seconds: float = 0.0

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


def default_interface(symbol: str, ways: int | None = None, layout: str = "zipped") -> Interface:
    """The conventions of Lanewise, from the name of a function."""
    if ways is None:
        found = re.search(r"_x(\d+)_", symbol)
        ways = int(found[1]) if found else 1
    call = PERMUTE
    if "absorb" in symbol:
        call = ABSORB if ways == 1 else ABSORB.replace("data", "datas")
    return Interface(ways, layout, call)


RATES = (9, 13, 17, 18, 21, 25)


def default_cases(interface: Interface) -> list[Case]:
    if not interface.absorbs:
        return [Case(n) for n in range(1, ROUNDS + 1)]
    return [Case(24, b, n) for n in RATES for b in (1, 2)] + [Case(12, 2, 17), Case(12, 2, 21)]


def prove(path: str, symbol: str, interface: Interface, cases: list[Case]) -> Verdict:
    """Never raises for what the code does: a refusal is a verdict."""
    verdict = Verdict(path, symbol, interface)
    started = time.perf_counter()
    case = None
    try:
        object_file = ObjectFile(path, EXTERN)
        for case in cases:
            prove_case(object_file, symbol, interface, case, verdict)
            verdict.cases.append(case)
    except Refused as reason:
        verdict.proved = False
        verdict.reason = f"{case}: {reason}" if case else str(reason)
        verdict.counterexample = getattr(reason, "witness", None)
    if not cases:
        verdict.proved, verdict.reason = False, "no case was asked for"
    verdict.seconds = time.perf_counter() - started
    return verdict


def prove_case(
    object_file: ObjectFile, symbol: str, interface: Interface, case: Case, verdict: Verdict
) -> None:
    for residue in sysv.RESIDUES:
        if not _prove_one(object_file, symbol, interface, case, verdict, residue):
            break


def _prove_one(object_file, symbol, interface, case, verdict, residue) -> bool:
    """True if the alignment of the stack was asked for, so that the others must be tried too."""
    alg = Algebra()
    memory = Memory(alg)
    setting = Setting(alg, object_file, interface, case)
    machine = sysv.enter(alg, memory, setting.code, setting.arguments, residue)
    expected = setting.expected()
    start = object_file.entry(symbol)
    trace = run(machine, object_file.decode, x86_64.lookup, object_file.offset, start, sysv.RETURN)
    sysv.leave(machine)
    setting.compare(expected)
    verdict.stack_bytes = max(verdict.stack_bytes, -machine.deepest)
    verdict.executed += trace.mnemonics
    verdict.instructions |= trace.instructions
    return sysv.residue_matters(machine)


class Setting:
    """The regions and arguments of one call, and what the states must be after it."""

    def __init__(self, alg: Algebra, object_file: ObjectFile, interface: Interface, case: Case):
        self.alg, self.interface, self.case = alg, interface, case
        self.code = object_file.region(alg)
        ways = interface.ways
        self.before: list[list[Word]] = [
            [alg.atom(f"state{k}.{i}") for i in range(LANES)] for k in range(ways)
        ]
        words = {interface.word(k, i): self.before[k][i] for k in range(ways) for i in range(LANES)}
        self.state = Region(
            "the state", 200 * ways, 8 if ways == 1 else 64, words.__getitem__, writable=True
        )
        self.messages: list[list[Word]] = []
        datas = []
        for k in range(ways if interface.absorbs else 0):
            count = case.blocks * case.lanes
            message = [alg.atom(f"message{k}.{i}") for i in range(count)]
            self.messages.append(message)
            datas.append(Ptr(Region(f"message {k}", 8 * count, 1, message.__getitem__), 0))
        constants = Region("the round constants", 192, 8, lambda n: alg.const(RC[n]))
        table = Region("the message pointers", 8 * ways, 8, datas.__getitem__)
        values = {
            "state": Ptr(self.state, 0),
            "rc": Ptr(constants, 8 * (ROUNDS - case.rounds)),
            "rounds": (case.rounds, 32),
            "rounds64": (case.rounds, 64),
            "data": datas[0] if datas else None,
            "datas": Ptr(table, 0),
            "blocks": (case.blocks, 64),
            "lanes": (case.lanes, 64),
            "lanes32": (case.lanes, 32),
        }
        self.arguments = [values[p] for p in interface.parameters]

    def expected(self) -> list[list[Word]]:
        out = []
        for k, state in enumerate(self.before):
            if not self.interface.absorbs:
                out.append(spec.permute(self.alg, state, self.case.rounds, f"{k}."))
                continue
            n = self.case.lanes
            blocks = [self.messages[k][n * b : n * b + n] for b in range(self.case.blocks)]
            out.append(spec.absorb(self.alg, state, blocks, self.case.rounds, f"{k}."))
        return out

    def compare(self, expected: list[list[Word]]) -> None:
        wrong = [
            (k, i)
            for k in range(self.interface.ways)
            for i in range(LANES)
            if self.state.cell(self.interface.word(k, i)) != expected[k][i]
        ]
        if not wrong:
            return
        places = (
            f"{len(wrong)} lanes differ from FIPS 202, the first is lane {wrong[0][1]} of "
            f"instance {wrong[0][0]}"
        )
        for seed in range(8):
            source = random.Random(seed)
            inputs = {n: source.getrandbits(64) for n in self.alg.free_atoms()}
            value = self.alg.evaluate(inputs)
            for k, i in wrong:
                got = self.state.cell(self.interface.word(k, i))
                if isinstance(got, Ptr):
                    raise Refused(f"a pointer is left in lane {i} of instance {k}")
                if value(got) != value(expected[k][i]):
                    witness = {
                        "instance": k,
                        "lane": i,
                        "state": [f"{value(w):016x}" for w in self.before[k]],
                        "got": f"{value(got):016x}",
                        "fips202": f"{value(expected[k][i]):016x}",
                    }
                    if self.messages:
                        witness["message"] = [f"{value(w):016x}" for w in self.messages[k]]
                    raise Refuted(places, witness)
        raise Refused(f"{places}; no input was found on which they differ, nor a proof")
