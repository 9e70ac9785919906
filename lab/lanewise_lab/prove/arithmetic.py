# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One arithmetic function of an object against what it should compute modulo q, with bounds.

Inputs are symbols within the bounds that callers keep; arrays do not overlap. The function is
executed as a kernel of Keccak is (kernel.py), with elements of words as exact integers
(symbolic/integers.py). Proved of it: each result, modulo q, is the polynomial of the inputs that
the claim says, for all inputs within the bounds, and lies in the interval that the claim says; no
branch, address or index depends on the inputs; memory and the calling convention are respected.
Arrays are aligned to their elements; code that asks for more is proved for each case (cases).
mlkem/proofs.py has the claims and the functions of src/mlkem.
"""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import permutations, product
from types import SimpleNamespace

from ..isa import aarch64_arith, armv7m_arith, riscv_arith, x86_64_arith
from ..symbolic import Refused, Unaligned, Unequal, logic
from ..symbolic.domain import Algebra, Word
from ..symbolic.integers import Expression, Integers, Residue
from ..symbolic.memory import Memory, Ptr, Region
from ..symbolic.run import run
from ..symbolic.sections import Code
from . import arith_bits, arith_each
from .call import CONVENTIONS
from .objfile import ObjectFile

#: The largest alignment that arrays are tried for.
MOST_UNIT = 16
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
    where it is not -bound. align: bytes that the caller promises; 0: those of an element. residue:
    of its address modulo `align`, of a case of a claim (cases); None: 0, and of no case."""

    name: str
    count: int
    bound: int | None = None
    writable: bool = False
    bits: int = 16
    least: int | None = None
    align: int = 0
    residue: int | None = None

    @property
    def range(self) -> tuple[int, int]:
        """Least and greatest of an element at entry."""
        top = min(self.bound, (1 << self.bits - 1) - 1)
        return -self.bound if self.least is None else self.least, top


@dataclass(frozen=True)
class Bits:
    """An argument, a pointer to a string of bits that is only read: numbers of so many bits each,
    0 to 2^bits - 1, one behind the other, the lowest bit first."""

    name: str
    count: int
    bits: int

    @property
    def range(self) -> tuple[int, int]:
        return 0, (1 << self.bits) - 1


@dataclass(frozen=True)
class Bytes:
    """An argument, a pointer to bytes that are known and only read. unknown: where words begin
    that are not: pointers of a structure."""

    name: str
    data: bytes
    unknown: tuple[int, ...] = ()


@dataclass(frozen=True)
class Each:
    """Element i of an array at return is joined(f(x), g(y)) of functions f and g of the elements i
    of the arrays at entry, or f(x) of one. They are run on pieces.Piece as well as on integers.
    modulo: it is that modulo q only, and in bounds: (q, least, most)."""

    array: str
    functions: tuple[Callable, ...]
    joined: Callable | None = None
    modulo: tuple[int, int, int] | None = None

    def of(self, *values: int) -> int:
        found = [f(x) for f, x in zip(self.functions, values, strict=True)]
        return self.joined(*found) if self.joined else found[0]


@dataclass(frozen=True)
class AnyOf:
    """1 if the function is true of any input, else 0: what a function returns."""

    function: Callable[[int], bool]


@dataclass(frozen=True)
class SumOf:
    """The sum of the elements of an array at return: what a function returns."""

    array: str


@dataclass(frozen=True)
class Table:
    """An argument, a pointer to constants of the object itself."""

    symbol: str
    offset: int = 0


@dataclass(frozen=True)
class Claim:
    """What a function does. arguments: arrays, tables, and numbers as (value, bits); result: the
    array that holds it afterwards; expected: of each element modulo q; bounds: of each element."""

    arguments: tuple[Array | Bits | Bytes | Table | tuple[int, int], ...]
    result: str
    expected: tuple[Residue, ...]
    bounds: tuple[tuple[int, int], ...]
    q: int
    #: The results are those sums as integers modulo 2^bits, and nothing is said of bounds.
    wraps: bool = False
    #: Instead: the result, as a string of bits, is so many bits of a function of each input, one
    #: behind the other, the lowest first (ByteEncode_d of FIPS 203).
    packed: tuple[int, Callable[[int], int]] | None = None
    #: Instead: what elements of arrays are, tried for all values of inputs, and what it returns.
    each: tuple[Each, ...] = ()
    returns: AnyOf | SumOf | None = None
    #: "dirty": upper halves of vector registers may be left as they are; "x18": it may be written.
    allows: tuple[str, ...] = ()

    @property
    def element(self) -> int:
        """Bits of an element of the result."""
        return self.array(self.result).bits

    @property
    def names(self) -> tuple[str, ...]:
        """Of the arrays, as the arguments have them."""
        return tuple(a.name for a in self.arguments if isinstance(a, Array | Bits | Bytes))

    def array(self, name: str) -> Array | Bits:
        return next(a for a in self.arguments if getattr(a, "name", "") == name)

    @property
    def inputs(self) -> list[Array | Bits]:
        """The arrays that are read."""
        both = [a for a in self.arguments if isinstance(a, Array | Bits)]
        return [a for a in both if isinstance(a, Bits) or a.bound is not None]


@dataclass
class Verdict:
    """proved, or the reason why not, with the instruction where there is one."""

    proved: bool
    reason: str = ""
    bounds: tuple[int, int] = (0, 0)  # of the results
    instructions: int = 0  # executed
    stack: int = 0  # bytes
    red_zone: int = 0  # bytes below the stack pointer that the code accesses, on x86-64
    stack_left: int = 0  # bytes of the stack that hold data of the inputs at return
    registers_left: set[str] = field(default_factory=set)  # the same of registers
    seconds: float = 0.0
    mnemonics: Counter = field(default_factory=Counter)
    code: dict = field(default_factory=dict)  # address -> instruction, of those executed


class Execution:
    """A run of a function on symbols. residue: of the stack pointer modulo 64 at entry; order: the
    names of the arrays by address, else as in the claim; like: a run of another function on the
    same inputs, whose words are as wide."""

    def __init__(
        self,
        code: ObjectFile,
        claim: Claim,
        symbol: str,
        residue: int | None = None,
        order: tuple[str, ...] | None = None,
        like: Execution | None = None,
    ):
        self.claim, self.code = claim, code
        self.convention = CONVENTIONS[code.isa]
        self.residue = self.convention.RESIDUE if residue is None else residue
        self.alg = like.alg if like else Algebra(self.convention.WIDTH)
        self.integers = like.integers if like else Integers(self.alg, claim.q)
        self.regions: dict[str, Region] = {}
        self.order = order or claim.names
        region, self.inputs = code.region(self.alg), 0
        arguments = [self._argument(a, region) for a in claim.arguments]
        m = self.machine = self.convention.enter(
            self.alg, Memory(self.alg), region, arguments, self.residue
        )
        m.integers = self.integers
        # What is proved without cases is proved as it always was.
        m.integers.packed = any(getattr(a, "residue", None) is not None for a in claim.arguments)
        # Compilers keep values where arguments were, which is the callee's.
        if code.isa == "armv7m":
            m.stack.writable_below = 4 * max(0, len(arguments) - len(self.convention.ARGUMENTS))
        m.may_be_dirty, m.free_x18 = "dirty" in claim.allows, "x18" in claim.allows
        start = code.entry(symbol)
        self.trace = run(m, code.decode, self._lookup, code.offset, start)
        self.convention.leave(m)
        self.integers.where = "the return"

    def _argument(self, a, code: Code):
        if isinstance(a, Table):
            return code.at(self.code.symbols[a.symbol] + a.offset)
        if isinstance(a, tuple):
            return a
        form = {Bits: self._string, Bytes: self._known, Array: self._region}[type(a)]
        region = self.regions[a.name] = form(a)
        region.place = self.order.index(a.name)
        return Ptr(region, 0)

    def orders(self) -> Iterator[tuple[str, ...]]:
        """Of the arrays by address, all that the run can tell apart from its own."""
        asked = [name for name in self.order if self.regions[name].ordered]
        for new in permutations(asked):
            other = dict(zip(asked, new, strict=True))
            yield tuple(other.get(name, name) for name in self.order)

    def _known(self, a: Bytes) -> Region:
        alg, size = self.alg, self.alg.width // 8

        def cell(k: int):
            if size * k in a.unknown:
                return alg.atom(f"a pointer in {a.name}")
            return alg.const(int.from_bytes(a.data[size * k : size * k + size], "little"))

        return Region(a.name, len(a.data), size, cell)

    def _string(self, a: Bits) -> Region:
        alg, n = self.alg, self.integers
        values = [n.input(self.inputs + i, *a.range) for i in range(a.count)]
        self.inputs += a.count
        words = [alg.zero] * (a.count * a.bits // alg.width)
        for i, value in enumerate(values):
            k, at = divmod(i * a.bits, alg.width)
            word = n.word([value], alg.width)
            words[k] = alg.xor(words[k], alg.shl(word, at))
            if at + a.bits > alg.width:
                words[k + 1] = alg.xor(words[k + 1], alg.shr(word, alg.width - at))
        return Region(a.name, a.count * a.bits // 8, 1, words.__getitem__)

    def _values(self, a: Array) -> list[Expression]:
        """The elements of an array at entry."""
        first = self.inputs
        self.inputs += a.count
        return [self.integers.input(first + i, *a.range) for i in range(a.count)]

    def _region(self, a: Array) -> Region:
        alg, n, per = self.alg, self.integers, self.alg.width // a.bits
        if a.bound is None:

            def cell(k: int):
                return alg.atom(f"{a.name}[{per * k}] before")

        else:
            values = self._values(a)
            words = [n.word(values[i : i + per], a.bits) for i in range(0, a.count, per)]
            cell = words.__getitem__
        region = Region(a.name, a.count * a.bits // 8, a.align or a.bits // 8, cell, a.writable)
        region.write_only, region.residue = a.bound is None, a.residue or 0
        return region

    def _lookup(self, insn):
        """The entry of an instruction, which names it for what is formed there."""
        execute, place = LOOKUPS[self.code.isa](insn).run, self.code.offset(insn.address)

        def named(m, i):
            self.integers.where = f"{place} ({i.text})"
            return execute(m, i)

        return SimpleNamespace(run=named)

    def _holds_data(self, value: Word | Ptr) -> bool:
        """Whether a value depends on the inputs, as far as its form shows."""
        if isinstance(value, Ptr):
            return False
        width = self.alg.width
        return any(self.integers.is_number(k * width) for k in logic.atoms(self.alg, value))

    def left(self) -> tuple[int, set[str]]:
        """Bytes of the stack, and registers, that hold data of the inputs at return."""
        cells = sum(map(self._holds_data, self.machine.stack.left().values()))
        registers = self.convention.registers(self.machine)
        named = {name for name, values in registers if any(map(self._holds_data, values))}
        return self.alg.width // 8 * cells, named

    def words(self, name: str) -> list[Word]:
        region = self.regions[name]
        return [self.machine.word(region.cell(k)) for k in range(region.size * 8 // self.alg.width)]

    def results(self) -> list[Expression]:
        return self.elements(self.claim.result)

    def elements(self, name: str) -> list[Expression]:
        """Of an array at return."""
        bits = self.claim.array(name).bits
        return [e for word in self.words(name) for e in self.integers.elements(word, bits)]

    def judge(self) -> tuple[int, int]:
        """The bounds of all results. Raises where one is not what is claimed."""
        if self.claim.packed:
            arith_bits.judge(self.integers, self.words(self.claim.result), *self.claim.packed)
            return 0, 0
        if self.claim.each or self.claim.returns:
            try:
                arith_each.judge(self)
            except RecursionError:
                raise Refused("logic of too many steps, one upon the other") from None
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
                differs = _difference(n.modulo_q(value), want)
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


def _difference(got: Residue, want: Residue) -> str:
    """How a residue is another than expected; empty: it is not."""
    differ = sorted(k for k in {**got, **want} if got.get(k) != want.get(k))
    if not differ:
        return ""
    k = differ[0]
    named = " times ".join(f"input {i}" for i in k) or "1"
    return (
        f"{len(differ)} coefficients differ, first that of {named}: "
        f"{got.get(k, 0)}, not {want.get(k, 0)}"
    )


def every(run: Callable[..., Execution]) -> Iterator[Execution]:
    """Runs of a function (residue, order) with every alignment of the stack, and every order of the
    arrays, that the code can tell apart."""
    e = run(None, None)
    residues, orders, done = [e.residue], [e.order], set()
    while True:
        done.add((e.residue, e.order))
        residues += [r for r in e.convention.residues(e.machine) if r not in residues]
        orders += [names for names in e.orders() if names not in orders]
        yield e
        left = [pair for pair in product(residues, orders) if pair not in done]
        if not left:
            return
        e = run(*left[0])


def cases(claim: Claim, asked: Unaligned) -> list[Claim]:
    """The claim for each residue, modulo the unit that is asked for, of the addresses of the arrays
    that are: all that their alignment allows. No claims where these are no arrays."""
    forms = []
    for a in claim.arguments:
        align = getattr(a, "align", 0) or getattr(a, "bits", 8) // 8
        if isinstance(a, Array) and a.name in asked.names and align < asked.unit <= MOST_UNIT:
            residues = range(a.residue or 0, asked.unit, align)
            forms.append([replace(a, align=asked.unit, residue=r) for r in residues])
        else:
            forms.append([a])
    found = [replace(claim, arguments=arguments) for arguments in product(*forms)]
    return found if len(found) > 1 else []


def executions(code: ObjectFile, symbol: str, claim: Claim) -> Iterator[Execution]:
    """Every run of a function, and where it asks for the alignment of arrays, of each case."""
    try:
        yield from every(lambda residue, order: Execution(code, claim, symbol, residue, order))
    except Unaligned as asked:
        if not (split := cases(claim, asked)):
            raise
        for case in split:
            yield from executions(code, symbol, case)


def prove(code: ObjectFile, symbol: str, claim: Claim) -> Verdict:
    started, collects = time.process_time(), gc.isenabled()
    verdict = Verdict(False)
    gc.disable()  # a run makes many small dicts and no cycles
    try:
        if code.isa not in LOOKUPS:
            raise Refused(f"no arithmetic of {code.isa} yet")
        for e in executions(code, symbol, claim):
            verdict.bounds = e.judge()
            verdict.stack = max(verdict.stack, -e.machine.deepest)
            verdict.red_zone = max(verdict.red_zone, getattr(e.machine, "below", 0))
            left, registers = e.left()
            verdict.stack_left = max(verdict.stack_left, left)
            verdict.registers_left |= registers
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
    verdict = Verdict(False)
    try:
        one = Execution(first, claim, symbol)
        if len(list(one.orders())) > 1:
            raise Refused("it depends on which of two arrays comes first")
        n, bits = one.integers, claim.element
        for other in every(lambda *where: Execution(second, claim, symbol, *where, like=one)):
            pairs = zip(one.results(), other.results(), strict=True)
            both = ((n.low(a, bits, True), n.low(b, bits, True)) for a, b in pairs)
            unknown = sum(n.constant(n.low(n.plus(a, b, -1), bits)) != 0 for a, b in both)
            if unknown:
                raise Unequal(f"{unknown} elements are not shown to be equal")
        verdict.proved = True
    except Refused as reason:
        verdict.reason = str(reason)
    return verdict
