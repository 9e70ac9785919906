# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One arithmetic function of an object against what it should compute modulo q, with bounds.

Inputs are symbols within the bounds that callers keep; arrays do not overlap. The function is
executed as a kernel of Keccak is (kernel.py), with elements of words as exact integers
(symbolic/integers.py). Proved of it: each result, modulo q, is the polynomial of the inputs that
the claim says, for all inputs within the bounds, and lies in the interval that the claim says; no
branch, address or index depends on the inputs; memory and the calling convention are respected.
mlkem/proofs.py has the claims and the functions of src/mlkem.
"""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace

from ..isa import aarch64_arith, armv7m_arith, riscv_arith, x86_64_arith
from ..symbolic import Refused, Unequal
from ..symbolic.domain import Algebra, Word
from ..symbolic.integers import Expression, Integers, Residue
from ..symbolic.memory import Memory, Ptr, Region
from ..symbolic.run import run
from ..symbolic.sections import Code
from . import arith_bits
from .call import CONVENTIONS
from .objfile import ObjectFile

#: What an instruction means: arithmetic first, then the table of the instruction set.
LOOKUPS: dict[str, Callable] = {
    "x86_64": x86_64_arith.lookup,
    "aarch64": aarch64_arith.lookup,
    "armv7m": armv7m_arith.lookup,
    "riscv64": riscv_arith.lookup,
    "riscv32": riscv_arith.lookup,
}


@dataclass(frozen=True)
class Array:
    """An argument, a pointer to signed elements. bound: of the absolute value of each at entry;
    None: the array is only written. Of 2^(bits-1), the least number is meant too. least: at entry,
    where it is not -bound. align: bytes that the caller promises; 0: those of an element."""

    name: str
    count: int
    bound: int | None = None
    writable: bool = False
    bits: int = 16
    least: int | None = None
    align: int = 0


@dataclass(frozen=True)
class Table:
    """An argument, a pointer to constants of the object itself."""

    symbol: str
    offset: int = 0


@dataclass(frozen=True)
class Claim:
    """What a function does. arguments: arrays, tables, and numbers as (value, bits); result: the
    array that holds it afterwards; expected: of each element modulo q; bounds: of each element."""

    arguments: tuple[Array | Table | tuple[int, int], ...]
    result: str
    expected: tuple[Residue, ...]
    bounds: tuple[tuple[int, int], ...]
    q: int
    #: The results are those sums as integers modulo 2^bits, and nothing is said of bounds.
    wraps: bool = False
    #: Instead: the result, as a string of bits, is so many bits of a function of each input, one
    #: behind the other, the lowest first (ByteEncode_d of FIPS 203).
    packed: tuple[int, Callable[[int], int]] | None = None
    #: "dirty": upper halves of vector registers may be left as they are; "x18": it may be written.
    allows: tuple[str, ...] = ()

    @property
    def element(self) -> int:
        """Bits of an element of the result."""
        arrays = [a for a in self.arguments if isinstance(a, Array)]
        return next(a.bits for a in arrays if a.name == self.result)


@dataclass
class Verdict:
    """proved, or the reason why not, with the instruction where there is one."""

    proved: bool
    reason: str = ""
    bounds: tuple[int, int] = (0, 0)  # of the results
    instructions: int = 0  # executed
    stack: int = 0  # bytes
    seconds: float = 0.0
    mnemonics: Counter = field(default_factory=Counter)
    code: dict = field(default_factory=dict)  # address -> instruction, of those executed


class Execution:
    """A run of a function on symbols. residue: of the stack pointer modulo 64 at entry; like: a run
    of another function on the same inputs, whose words are as wide."""

    def __init__(
        self,
        code: ObjectFile,
        claim: Claim,
        symbol: str,
        residue: int,
        like: Execution | None = None,
    ):
        self.claim, self.code, self.residue = claim, code, residue
        self.convention = CONVENTIONS[code.isa]
        self.alg = like.alg if like else Algebra(self.convention.WIDTH)
        self.integers = like.integers if like else Integers(self.alg, claim.q)
        self.regions: dict[str, Region] = {}
        region, self.inputs = code.region(self.alg), 0
        arguments = [self._argument(a, region) for a in claim.arguments]
        m = self.machine = self.convention.enter(
            self.alg, Memory(self.alg), region, arguments, residue
        )
        m.integers = self.integers
        m.may_be_dirty, m.free_x18 = "dirty" in claim.allows, "x18" in claim.allows
        start = code.entry(symbol)
        self.trace = run(m, code.decode, self._lookup, code.offset, start)
        self.convention.leave(m)
        self.integers.where = "the return"

    def _argument(self, a, code: Code):
        if isinstance(a, Table):
            return code.at(self.code.symbols[a.symbol] + a.offset)
        return Ptr(self._region(a), 0) if isinstance(a, Array) else a

    def _region(self, a: Array) -> Region:
        alg, n, per = self.alg, self.integers, self.alg.width // a.bits
        if a.bound is None:

            def cell(k: int):
                return alg.atom(f"{a.name}[{per * k}] before")

        else:
            top = min(a.bound, (1 << a.bits - 1) - 1)
            least = -a.bound if a.least is None else a.least
            values = [n.input(self.inputs + i, least, top) for i in range(a.count)]
            self.inputs += a.count
            words = [n.word(values[i : i + per], a.bits) for i in range(0, a.count, per)]
            cell = words.__getitem__
        region = Region(a.name, a.count * a.bits // 8, a.align or a.bits // 8, cell, a.writable)
        region.write_only = a.bound is None
        self.regions[a.name] = region
        return region

    def _lookup(self, insn):
        """The entry of an instruction, which names it for what is formed there."""
        execute, place = LOOKUPS[self.code.isa](insn).run, self.code.offset(insn.address)

        def named(m, i):
            self.integers.where = f"{place} ({i.text})"
            return execute(m, i)

        return SimpleNamespace(run=named)

    def _words(self) -> list[Word]:
        region = self.regions[self.claim.result]
        return [self.machine.word(region.cell(k)) for k in range(region.size * 8 // self.alg.width)]

    def results(self) -> list[Expression]:
        bits = self.claim.element
        return [e for word in self._words() for e in self.integers.elements(word, bits)]

    def judge(self) -> tuple[int, int]:
        """The bounds of all results. Raises where one is not what is claimed."""
        if self.claim.packed:
            arith_bits.judge(self.integers, self._words(), *self.claim.packed)
            return 0, 0
        n, claim, lows, highs = self.integers, self.claim, [], []
        bits = claim.element
        promised = zip(self.results(), claim.expected, claim.bounds, strict=True)
        for k, (e, want, (least, most)) in enumerate(promised):
            if claim.wraps:
                whole: Expression = {}
                for (i,), c in want.items():
                    whole = n.plus(whole, n.times(n.input(i, 0, 0), c))
                if n.constant(n.low(n.plus(e, whole, -1), bits)) != 0:
                    raise Unequal(f"element {k} is another sum")
                continue
            try:
                value = n.signed(e, bits)
                differs = n.difference_to(value, want)
            except Refused as reason:
                raise Refused(f"element {k}: {reason}") from None
            if differs:
                raise Unequal(f"element {k}: {differs}")
            lo, hi = n.bounds(value)
            if lo < least or hi > most:
                raise Refused(f"element {k} may be in {lo}..{hi}, promised {least}..{most}")
            lows.append(lo)
            highs.append(hi)
        return min(lows, default=0), max(highs, default=0)


def prove(code: ObjectFile, symbol: str, claim: Claim) -> Verdict:
    """With every alignment of the stack that the code can tell apart."""
    started, collects = time.process_time(), gc.isenabled()
    verdict = Verdict(False)
    gc.disable()  # a run makes many small dicts and no cycles
    try:
        if code.isa not in LOOKUPS:
            raise Refused(f"no arithmetic of {code.isa} yet")
        convention, done = CONVENTIONS[code.isa], 0
        todo = [convention.RESIDUE]
        while done < len(todo):
            e = Execution(code, claim, symbol, todo[done])
            done += 1
            todo += [r for r in convention.residues(e.machine) if r not in todo]
            verdict.bounds = e.judge()
            verdict.stack = max(verdict.stack, -e.machine.deepest)
            verdict.instructions = e.trace.mnemonics.total()
            verdict.mnemonics |= e.trace.mnemonics
            verdict.code |= e.trace.instructions
        verdict.proved = True
    except Refused as reason:
        verdict.reason = str(reason)
    finally:
        if collects:
            gc.enable()
    verdict.seconds = time.process_time() - started
    return verdict


def equal(first: ObjectFile, second: ObjectFile, symbol: str, claim: Claim) -> Verdict:
    """Whether two functions give the same elements, not only the same residues: their difference
    is 0 modulo 2^bits in the normal form. Each must be proved by itself, too."""
    verdict, one = Verdict(False), None
    try:
        for code in (first, second):
            residue = CONVENTIONS[code.isa].RESIDUE
            other, one = one, Execution(code, claim, symbol, residue, one)
        n, bits = one.integers, claim.element
        pairs = zip(other.results(), one.results(), strict=True)
        differences = (n.plus(n.low(a, bits, True), n.low(b, bits, True), -1) for a, b in pairs)
        unknown = sum(n.constant(n.low(d, bits)) != 0 for d in differences)
        if unknown:
            raise Unequal(f"{unknown} elements are not shown to be equal")
        verdict.proved = True
    except Refused as reason:
        verdict.reason = str(reason)
    return verdict
