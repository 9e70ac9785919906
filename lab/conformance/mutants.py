# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Planted faults: single instructions of an object changed, to see that a proof then fails."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lanewise_lab.prove.call import CONVENTIONS, EXTERN
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import Verdict, prove
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused

#: What a change concerns. Any other is of kind "other": an immediate, a condition, the flags.
KINDS = ("deletion", "opcode", "register", "rotation", "offset")
#: Where an immediate is a distance in bits.
_ROTATIONS = "ror lsl lsr extr rol rorx xar shl ushr sri sli".split()
_ROTATIONS += "vshl.i32 vshr.u32 vsli.32 vsri.32".split()
_ROTATIONS += "slli srli rori slliw srliw roriw c.slli c.srli vsll.vi vsrl.vi vror.vi".split()


@dataclass(frozen=True)
class Mutant:
    address: int
    code: bytes
    text: str
    kind: str


def draw(
    object_file: ObjectFile, instructions: dict, source: random.Random, kind: str | None = None
) -> Mutant:
    """A random change of one instruction: one bit of it flipped so that another instruction of
    the list comes out (other operand, opcode, immediate, mask), or the whole deleted. `kind`
    draws until the change is of that kind."""
    places = sorted(instructions)
    while True:
        address = source.choice(places)
        insn = instructions[address]
        size, old = insn.size, object_file.code_at(address, insn.size)
        fixed = {at for at in range(address, address + size) if at in object_file.relocated}
        if insn.mnemonic in ("nop", "endbr64", "c.nop"):
            continue
        if kind == "deletion" or (kind is None and source.random() < 0.2):
            if fixed:
                continue
            return _mutant(
                object_file, insn, object_file.encoding.nops(size), "deleted", "deletion"
            )
        at = source.randrange(size)
        if address + at in fixed:
            continue
        new = bytearray(old)
        new[at] ^= 1 << source.randrange(8)
        changed = _meaning(object_file, address, old, bytes(new))
        if changed is None or changed.text == insn.text:
            continue
        mutant = _mutant(object_file, insn, bytes(new), changed.text, _kind(insn, changed))
        if kind in (None, mutant.kind):
            return mutant


def _mutant(object_file: ObjectFile, insn, new: bytes, text: str, kind: str) -> Mutant:
    where = object_file.offset(insn.address)
    return Mutant(insn.address, new, f"{where}: {insn.text} -> {text}", kind)


def _meaning(object_file: ObjectFile, address: int, old: bytes, new: bytes):
    """What the bytes mean, if that is one instruction of the list and of the same length."""
    object_file.patch(address, new)
    try:
        insn = object_file.decode(address)
        CONVENTIONS[object_file.isa].lookup(insn)
        return insn if insn.size == len(new) else None
    except Refused:
        return None
    finally:
        object_file.patch(address, old)


def _kind(old, new) -> str:
    """What differs between two instructions."""
    if old.mnemonic != new.mnemonic:
        return "opcode"
    for a, b in zip(old.operands, new.operands, strict=False):
        if a == b or type(a) is not type(b):
            continue
        if getattr(a, "n", None) != getattr(b, "n", None):
            return "register"
        if hasattr(a, "amount"):
            return "rotation"
        if hasattr(a, "base"):
            return "offset" if a.base == b.base else "register"
        if old.mnemonic in _ROTATIONS:
            return "rotation"
    return "other"


class Subject:
    """A function of an object, its proof, and its faults. `stack` is what it may use, in bytes."""

    def __init__(
        self,
        path: str,
        symbol: str,
        interface: Interface,
        cases: list[Case],
        stack: int | None,
        kinds: tuple[str | None, ...] = (*KINDS, None),
    ):
        self.code, self.symbol, self.interface = ObjectFile(path, EXTERN), symbol, interface
        self.cases, self.stack, self.kinds = cases, stack, kinds
        self.planted: Mutant | None = None
        self.whole = self.prove()
        if not self.whole.proved:
            raise Refused(self.whole.reason)

    def prove(self, cases: list[Case] | None = None) -> Verdict:
        cases = cases or self.cases
        return prove(self.code.path, self.symbol, self.interface, cases, self.code, self.stack)

    def proofs(self, count: int) -> Iterator[tuple[Mutant, Verdict]]:
        """Mutants in turn of every kind, each with the verdict, planted while it is looked at."""
        draws = random.Random(f"mutants of {self.symbol}")
        seen: set[tuple[int, bytes]] = set()
        while len(seen) < count:
            kind = self.kinds[len(seen) % len(self.kinds)]
            mutant = draw(self.code, self.whole.instructions, draws, kind)
            if (mutant.address, mutant.code) in seen:
                continue
            seen.add((mutant.address, mutant.code))
            old = self.code.code_at(mutant.address, len(mutant.code))
            self.code.patch(mutant.address, mutant.code)
            self.planted = mutant
            yield mutant, self.prove()
            self.code.patch(mutant.address, old)
            self.planted = None

    def changed(self) -> str:
        """The object as a file, with what is planted."""
        source = Path(self.code.path)
        data = bytearray(source.read_bytes())
        if self.planted:
            address, new = self.planted.address, self.planted.code
            at = self.code.file_offset(address)
            for n, byte in enumerate(new):
                if address + n not in self.code.relocated:
                    data[at + n] = byte
        out = source.with_name("changed.o")
        out.write_bytes(data)
        return str(out)


@dataclass
class Survey:
    """What became of the mutants of a subject."""

    count: int
    refuted: int = 0  # by a counterexample; the others that are not proved are refused
    proved: list[str] = field(default_factory=list)  # and then right
    wrong: list[str] = field(default_factory=list)  # proved, but not right: there must be none

    def __str__(self) -> str:
        refused = self.count - self.refuted - len(self.proved) - len(self.wrong)
        text = (
            f"{self.count} mutants, {self.refuted} refuted by a counterexample, {refused} refused"
        )
        return "\n  ".join([f"{text}, {len(self.proved)} proved to be equivalent:", *self.proved])


def survey(
    subject: Subject,
    count: int,
    more: list[Case] | None,
    right: Callable[[Subject, random.Random], bool],
) -> Survey:
    """Plant so many faults. What is proved must be proved with more cases too, or else counts as
    refuted by them; and then it must be right where it is run."""
    out = Survey(count)
    for number, (mutant, verdict) in enumerate(subject.proofs(count)):
        if verdict.proved and more:
            verdict = subject.prove(more)
        out.refuted += verdict.counterexample is not None
        if verdict.proved:
            harmless = right(subject, random.Random(number))
            (out.proved if harmless else out.wrong).append(mutant.text)
    return out
