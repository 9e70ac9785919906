# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Words of one state side by side in a register: wide operations and shuffles for a scalar Block.

A vector is a list of scalar values. It is made by one wide operation where one kind of operation
makes all of them, of operands that are vectors again; the others are brought by shuffles from
registers that hold the words elsewhere. Which vectors are asked for, and in which order, is all
that a target says; where the words lie follows.

Every wide operation is also executed, on symbols, and its words are compared with what the scalar
operations make of the same symbols. So an arrangement that fits no shuffle, and a wrong shuffle,
is refused: ValueError names the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..ir import Block, Op
from ..round import Ops
from ..symbolic.domain import Algebra, Word

#: Scalar values, word by word: as many words as matter.
Vector = list[int]
#: Where each word comes from: the operand and its word; None: it becomes 0.
Pattern = tuple[tuple[int, int] | None, ...]


@dataclass(frozen=True)
class Shuffles:
    """What a machine has. width: words in a register. fixed: kinds that move words always alike.
    index, amounts: what a permutation (kind `perm`) and rotations (`rolv`) do to all words of a
    register, given the ones that matter."""

    width: int
    fixed: dict[str, Pattern]
    index: Callable[[tuple], tuple] = tuple
    amounts: Callable[[tuple], tuple] = tuple


class Symbols(Ops):
    """Operations on symbols, in a form in which equal functions of xor and rotation are equal."""

    def __init__(self) -> None:
        self.algebra = Algebra()

    def xor(self, *values: Word, of: tuple) -> Word:
        sum_ = self.algebra.zero
        for value in values:
            sum_ = self.algebra.xor(sum_, value)
        return sum_

    def andn(self, a: Word, b: Word, of: tuple) -> Word:
        return self.algebra.and_(self.algebra.invert(a), b)

    def rol(self, a: Word, amount: int, of: tuple) -> Word:
        return self.algebra.rotl(a, amount)


class Scalars(Ops):
    """A round as a Block of scalar operations, equal ones once. forms[v]: the value as a symbol. A
    rotated sum becomes the sum of rotated terms, unless the sum was asked for on its own. apart:
    sums of three, as Ops name them, that are made of two at a time."""

    def __init__(self) -> None:
        self.block, self.symbols = Block(), Symbols()
        self.forms: list[Word] = []
        self.by: dict[int, Op] = {}
        self.apart: set[tuple] = set()
        self._made: dict[tuple, int] = {}

    def input(self, name: Any) -> int:
        self.forms.append(self.symbols.algebra.atom(str(name)))
        return self.block.entering(name, "word")

    def _emit(self, kind: str, *reads: int, amount: int = 0) -> int:
        key = kind, reads, amount
        if key not in self._made:
            v = self._made[key] = self.block.emit(kind, "word", *reads, amount=amount)
            self.by[v] = self.block.ops[-1]
            of = [self.forms[r] for r in reads]
            self.forms.append(computed(self.symbols, kind, amount, of))
        return self._made[key]

    def xor(self, *values: int, of: tuple) -> int:
        if of in self.apart:
            first, second, *rest = values
            return self._emit("xor", self._emit("xor", first, second), *rest)
        return self._emit("xor", *values)

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self._emit("andn", a, b)

    def chi(self, a: int, b: int, c: int, of: tuple) -> int:
        return self._emit("chi", a, b, c)

    def rol(self, a: int, amount: int, of: tuple) -> int:
        inner = self.by.get(a)
        if inner and inner.kind == "rol":
            a, amount = inner.reads[0], (amount + inner.amount) % 64
        return self._emit("rol", a, amount=amount) if amount else a

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        terms = self.by[b].reads if b in self.by and self.by[b].kind == "xor" else (b,)
        return self.xor(*(self.rol(term, amount, of) for term in (a, *terms)), of=of)


def computed(o: Ops, kind: str, amount: int, words: list) -> Any:
    """A word of what an operation makes that does the same in all words."""
    if kind == "rol":
        return o.rol(words[0], amount, ()) if amount else words[0]
    if kind == "xor":
        return o.xor(*words, of=())
    return {"andn": o.andn, "chi": o.chi}[kind](*words, ("",))


#: Wide kinds, and the scalar one that each does in every word.
WIDE = {"xor2": "xor", "xor3": "xor", "rolv": "rol", "rol": "rol", "andn": "andn", "chi": "chi"}
#: Adds a constant, by number, to the first word.
FIRST = "first"


def executed(o: Ops, op: Op, operands: list, fixed: dict[str, Pattern], constants: Any) -> list:
    """All words of what a wide operation makes."""
    words = list(operands[0])
    if op.kind == FIRST:
        return [o.xor(words[0], constants[op.amount], of=()), *words[1:]]
    if op.kind in WIDE:
        amounts = op.amount if isinstance(op.amount, tuple) else [op.amount] * len(words)
        each = zip(amounts, zip(*operands, strict=True), strict=True)
        return [computed(o, WIDE[op.kind], n, list(of)) for n, of in each]
    pattern = fixed[op.kind] if op.kind in fixed else [(0, i) for i in op.amount]
    zero = o.xor(words[0], words[0], of=())
    return [zero if source is None else operands[source[0]][source[1]] for source in pattern]


class Packer:
    """Makes the Block of wide operations. words[v]: what lies in each word of a value, as symbols.
    Values that are held may be shuffled; others are used as they are."""

    def __init__(self, scalars: Scalars, shuffles: Shuffles):
        self.scalars, self.shuffles = scalars, shuffles
        self.block = Block()
        self.words: list[list[Word]] = []
        self.held: list[int] = []
        self.constants: dict[int, Word] = {}
        self._wanted: dict[int, Vector] = {}
        self._renamed: dict[int, list[Word]] = {}
        self._since = 0

    # What the pass makes

    def enter(self, name: str) -> int:
        """A value that is there; rename() says what it holds."""
        self.words.append([])
        return self.block.entering(name, "vector")

    def constant(self, number: int) -> int:
        """A scalar that an operation takes from memory."""
        v = self.scalars.input(f"constant {number}")
        self.constants[number] = self.scalars.forms[v]
        return v

    def emit(self, name: str, kind: str, *reads: int, amount: Any = 0, wanted: Vector = ()) -> int:
        """An operation; ValueError if these words are not what the scalar ones make."""
        v = self.block.emit(kind, "vector", *reads, amount=amount, note=name)
        self._wanted[v] = wanted
        self.words.append(self._run(self.block.ops[-1], self.words))
        return v

    def make(self, vector: Vector, moves: Iterable[str] = (), steps: Iterable[str] = ()) -> int:
        """The value with these words. What must be moved comes first, since moves take long.
        moves, steps: the names of what is moved, and of what operations make of that, last the
        whole."""
        self._move(vector, iter(moves))
        return self._do(vector, iter(steps))

    def hold(self, v: int) -> int:
        if v not in self.held:
            self.held.append(v)
        return v

    def rename(self, values: list[int], vectors: list[Vector]) -> None:
        """A round begins. Each vector says what a value holds, as inputs of the scalar Block;
        its other words may hold anything. No other value is used again."""
        for v, vector in zip(values, vectors, strict=True):
            self.words[v] = self._renamed[v] = self._with_anything(vector)
        self.held, self._since = list(values), len(self.words)

    def verify(self, block: Block) -> None:
        """That a Block of these operations, in any order, makes what the scalar ones make."""
        known = {v: self.words[v] for v in block.enter}
        for op in block.ops:
            missing = [v for v in op.reads if v not in known]
            if missing:
                raise ValueError(f"{op.note}: an operand is used before it is there")
            known[op.result] = self._renamed.get(op.result, self._run(op, known))

    # How

    def _with_anything(self, vector: Vector) -> list[Word]:
        atom = self.scalars.symbols.algebra.atom
        more = self.shuffles.width - len(vector)
        return [*self._forms(vector), *(atom("anything") for _ in range(more))]

    def _forms(self, vector: Vector) -> list[Word]:
        return [self.scalars.forms[v] for v in vector]

    def _run(self, op: Op, known: Any) -> list[Word]:
        operands = [known[v] for v in op.reads]
        fixed = self.shuffles.fixed
        words = executed(self.scalars.symbols, op, operands, fixed, self.constants)
        for j, (word, right) in enumerate(zip(words, self._forms(self._wanted[op.result]))):
            if word != right:
                raise ValueError(f"{op.note}: word {j} is not what the scalar operations make")
        return words

    def _there(self, forms: list[Word | None]) -> int | None:
        """A value with these words. None: any."""
        for v in [*self.held, *range(self._since, len(self.words))]:
            if all(f is None or f == word for f, word in zip(forms, self.words[v])):
                return v
        return None

    def _shuffle(self, vector: Vector) -> tuple[str, tuple[int, ...], Any] | None:
        """What brings these words together: the kind, its operands and its index."""
        forms = self._forms(vector)
        for v in self.held:
            if all(f in self.words[v] for f in forms):
                index = self.shuffles.index(tuple(map(self.words[v].index, forms)))
                if [self.words[v][i] for i in index[: len(forms)]] == forms:
                    return "perm", (v,), index
        for kind, pattern in self.shuffles.fixed.items():
            used = pattern[: len(forms)]
            if None in used:
                continue
            operands = []
            for source in range(1 + max(s for s, _ in used)):
                wanted: list = [None] * self.shuffles.width
                for form, (s, word) in zip(forms, used):
                    if s == source:
                        wanted[word] = form
                operands.append(self._there(wanted))
            if None not in operands:
                return kind, tuple(operands), 0
        return None

    def _operation(self, vector: Vector) -> tuple[str, Any, list[Vector]] | None:
        """The kind that makes all words, its amounts, and its operands. A word that is not rotated
        is rotated by 0."""
        ops = [self.scalars.by.get(v) for v in vector]
        kinds = {(op.kind, len(op.reads)) if op else None for op in ops}
        if ("rol", 1) in kinds:
            rotated = [op if op and op.kind == "rol" else Op("rol", (), (v,))
                       for op, v in zip(ops, vector)]  # fmt: skip
            amounts = tuple(op.amount for op in rotated)
            operands = [[op.reads[0] for op in rotated]]
            if len(set(amounts)) == 1:
                return "rol", amounts[0], operands
            return "rolv", self.shuffles.amounts(amounts), operands
        if len(kinds) != 1 or None in kinds:
            return None
        ((kind, count),) = kinds
        operands = [list(column) for column in zip(*(op.reads for op in ops))]
        return f"xor{count}" if kind == "xor" else kind, 0, operands

    def _move(self, vector: Vector, names: Iterator[str]) -> None:
        if self._there(self._forms(vector)) is None:
            shuffle = self._shuffle(vector)
            if not shuffle:
                operation = self._operation(vector)
                if not operation:
                    names = [self.scalars.block.ops] and [str(v) for v in vector]
                    raise ValueError(f"words {' '.join(names)}: no shuffle and no operation")
                for operand in operation[2]:
                    self._move(operand, names)
                return
            kind, reads, index = shuffle
            self.emit(next(names), kind, *reads, amount=index, wanted=vector)
        else:
            next(names, "")

    def _do(self, vector: Vector, names: Iterator[str]) -> int:
        v = self._there(self._forms(vector))
        if v is not None:
            return v
        kind, amount, operands = self._operation(vector)
        reads = [self._do(operand, names) for operand in operands]
        return self.emit(next(names), kind, *reads, amount=amount, wanted=vector)
