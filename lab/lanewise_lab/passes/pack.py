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

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import count
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
    """Operations on symbols. A value is a number, the same for equal functions of xor and rotation
    (symbolic/domain.py)."""

    def __init__(self) -> None:
        self._algebra, self._words = Algebra(), []
        self._numbers: dict[Word, int] = {}
        self._named: dict[tuple, int] = {}

    def _number(self, word: Word) -> int:
        number = self._numbers.setdefault(word, len(self._words))
        if number == len(self._words):
            self._words.append(word)
        return number

    def new(self, *name: Hashable) -> int:
        """The symbol with this name: an input, or what an operation makes of which nothing else is
        known (its kind and operands)."""
        if name not in self._named:
            self._named[name] = self._number(self._algebra.atom(str(name)))
        return self._named[name]

    def xor(self, *values: int, of: tuple) -> int:
        words = (self._words[v] for v in values)
        return self._number(reduce(self._algebra.xor, words))

    def andn(self, a: int, b: int, of: tuple) -> int:
        inverted = self._algebra.invert(self._words[a])
        return self._number(self._algebra.and_(inverted, self._words[b]))

    def rol(self, a: int, amount: int, of: tuple) -> int:
        return self._number(self._algebra.rotl(self._words[a], amount))


class Scalars(Ops):
    """A round as a Block of scalar operations, equal ones once. forms[v]: the value as a symbol. A
    rotated sum becomes the sum of rotated terms, unless the sum was asked for on its own. apart:
    sums of three, as Ops name them, that are made of two at a time."""

    def __init__(self, symbols: Symbols | None = None) -> None:
        self.block, self.symbols = Block(), symbols or Symbols()
        self.forms: list[int] = []
        self.by: dict[int, Op] = {}
        self.apart: set[tuple] = set()
        self._made: dict[tuple, int] = {}

    def input(self, name: Hashable) -> int:
        self.forms.append(self.symbols.new("input", name))
        return self.block.entering(name, "word")

    def emit(self, kind: str, *reads: int, amount: int = 0) -> int:
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
            return self.emit("xor", self.emit("xor", first, second), *rest)
        return self.emit("xor", *values)

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self.emit("andn", a, b)

    def chi(self, a: int, b: int, c: int, of: tuple) -> int:
        return self.emit("chi", a, b, c)

    def rol(self, a: int, amount: int, of: tuple) -> int:
        inner = self.by.get(a)
        if inner and inner.kind == "rol":
            a, amount = inner.reads[0], (amount + inner.amount) % 64
        return self.emit("rol", a, amount=amount) if amount else a

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        terms = self.by[b].reads if b in self.by and self.by[b].kind == "xor" else (b,)
        return self.xor(*(self.rol(term, amount, of) for term in (a, *terms)), of=of)


def computed(o: Ops, kind: str, amount: int, words: list) -> Any:
    """A word of what an operation makes that does the same in all words. None may be anything."""
    if None in words:
        return None
    if kind == "rol":
        return o.rol(words[0], amount, ()) if amount else words[0]
    return getattr(o, kind)(*words, of=(kind,))


#: Wide kinds are scalar ones, with the number of operands if it is more than two. Besides, `perm`
#: moves the words of one register, `blend` those of two; `rolv` rotates each by its own amount;
#: `first` adds a constant, by number, to the first word.
PERM, BLEND, ROLV, FIRST = "perm", "blend", "rolv", "first"


def executed(o: Ops, op: Op, operands: list, fixed: dict[str, Pattern], constants: Any) -> list:
    """All words of what a wide operation makes."""
    words = list(operands[0])
    if op.kind == FIRST:
        return [o.xor(words[0], constants[op.amount], of=()), *words[1:]]
    if op.kind in (PERM, BLEND, *fixed):
        pattern = fixed.get(op.kind) or [(0, i) if isinstance(i, int) else i for i in op.amount]
        zero = computed(o, "xor", 0, [words[0], words[0]])
        return [zero if source is None else operands[source[0]][source[1]] for source in pattern]
    kind = "rol" if op.kind == ROLV else op.kind.rstrip("0123456789")
    amounts = op.amount if isinstance(op.amount, tuple) else [op.amount] * len(words)
    each = zip(amounts, zip(*operands, strict=True), strict=True)
    return [computed(o, kind, n, list(of)) for n, of in each]


class Packer:
    """Makes the Block of wide operations. words[v]: what lies in each word of a value, as symbols.
    Values that are held may be shuffled; others are used as they are."""

    def __init__(self, scalars: Scalars, shuffles: Shuffles):
        self.scalars, self.shuffles, self.block = scalars, shuffles, Block()
        self.words: list[list[int]] = []
        self.held: list[int] = []
        self.constants: dict[int, int] = {}
        self._wanted: dict[int, Vector] = {}
        self._renamed: dict[int, list[int]] = {}
        self._since = 0  # the first value that is used again
        self._whole = ""  # what is being made

    def enter(self, name: str) -> int:
        """A value that is there; rename() says what it holds."""
        self.words.append([])
        return self.block.entering(name, "vector")

    def rename(self, values: list[int], vectors: list[Vector]) -> None:
        """A round begins. Each vector says what a value holds, as inputs of the scalar Block;
        its other words may hold anything. No other value is used again."""
        for v, vector in zip(values, vectors, strict=True):
            more = [None] * (self.shuffles.width - len(vector))
            self.words[v] = self._renamed[v] = [*self._forms(vector), *more]
        self.held, self._since = list(values), len(self.words)

    def constant(self, number: int) -> int:
        """A scalar that an operation takes from memory."""
        v = self.scalars.input(("constant", number))
        self.constants[number] = self.scalars.forms[v]
        return v

    def emit(self, name: str, kind: str, *reads: int, amount: Any = 0, wanted: Vector = ()) -> int:
        """An operation; ValueError if these words are not what the scalar ones make."""
        v = self.block.emit(kind, "vector", *reads, amount=amount, note=name)
        self._wanted[v] = wanted
        self.words.append(self._run(self.block.ops[-1], self.words))
        return v

    def make(
        self, vector: Vector, moves: Iterable[str] | None = None, steps: Iterable[str] | None = None
    ) -> int:
        """The value with these words. What must be moved comes first, since moves take long.
        moves, steps: the names of what is moved, and of what operations make of that, last the
        whole; None: any. ValueError if it takes more than have names."""
        self._whole = [*(steps or moves or ["a vector"])][-1]
        numbered = (f"v{n}" for n in count(len(self.words)))
        self._move(vector, iter(numbered if moves is None else moves))
        return self._do(vector, iter(numbered if steps is None else steps))

    def hold(self, v: int) -> int:
        if v not in self.held:
            self.held.append(v)
        return v

    def verify(self, block: Block) -> None:
        """That a Block of these operations, in any order, makes what the scalar ones make."""
        known = {v: self.words[v] for v in block.enter}
        for op in block.ops:
            if not known.keys() >= {*op.reads}:
                raise ValueError(f"{op.note}: an operand is used before it is there")
            words = self._run(op, known)
            known[op.result] = self._renamed.get(op.result, words)

    def _name(self, names: Iterator[str]) -> str:
        name = next(names, "")
        if not name:
            raise ValueError(f"{self._whole}: takes more moves or operations than have names")
        return name

    def _forms(self, vector: Vector) -> list[int]:
        return [self.scalars.forms[v] for v in vector]

    def _run(self, op: Op, known: Any) -> list[int]:
        o, operands = self.scalars.symbols, [known[v] for v in op.reads]
        words = executed(o, op, operands, self.shuffles.fixed, self.constants)
        for j, (word, right) in enumerate(zip(words, self._forms(self._wanted[op.result]))):
            if word != right:
                raise ValueError(f"{op.note}: word {j} is not what the scalar operations make")
        return words

    def _there(self, forms: list[int | None]) -> int | None:
        """A value with these words, a held one if there is one. None: any."""
        known = {j: form for j, form in enumerate(forms) if form is not None}
        first, form = next(iter(known.items()))
        some = (*self.held, *range(self._since, len(self.words)))
        some = [v for v in some if self.words[v][first] == form]
        fit = (v for v in some if all(self.words[v][j] == form for j, form in known.items()))
        return next(fit, None)

    def _shuffle(self, forms: list[int]) -> tuple[str, list[int], Any] | None:
        """What brings these words together: the kind, its operands and its index."""
        for v in self.held:
            if all(f in self.words[v] for f in forms):
                index = self.shuffles.index(tuple(map(self.words[v].index, forms)))
                if [self.words[v][i] for i in index[: len(forms)]] == forms:
                    return PERM, [v], index
        for kind, pattern in self.shuffles.fixed.items():
            if None in pattern[: len(forms)]:
                continue
            wanted = [[None] * len(pattern) for _ in range(2)]
            for form, (source, word) in zip(forms, pattern):
                wanted[source][word] = form
            operands = [self._there(words) for words in wanted if set(words) != {None}]
            if None not in operands:
                return kind, operands, 0
        return None

    def _blend(self, vector: Vector, names: Iterator[str]) -> None:
        """One register after the other gives the words that it has."""
        left, pattern, reads = dict(enumerate(self._forms(vector))), [], []
        for v in self.held:
            words = self.words[v]
            taken = {j: (len(reads), words.index(f)) for j, f in left.items() if f in words}
            if taken:
                width = range(self.shuffles.width)
                pattern = tuple(taken.get(j, (0, j) if reads else None) for j in width)
                left = {j: f for j, f in left.items() if j not in taken}
                wanted = () if left else vector
                name = self._name(names)
                reads = [self.emit(name, BLEND, *reads, v, amount=pattern, wanted=wanted)]
        if left:
            why = f"no operation and no shuffles make word {min(left)} of {vector}"
            raise ValueError(f"{self._whole}: {why}")

    def _operation(self, vector: Vector) -> tuple[str, Any, list[Vector]] | None:
        """The kind that makes all words, its amounts, and its operands. A word that is not rotated
        is rotated by 0."""
        ops = [self.scalars.by.get(v) for v in vector]
        if any(op and op.kind == "rol" for op in ops):
            ops = [op if op and op.kind == "rol" else Op("rol", (), (v,))
                   for op, v in zip(ops, vector)]  # fmt: skip
        kinds = {(op.kind, len(op.reads)) if op else None for op in ops}
        if len(kinds) > 1 or None in kinds:
            return None
        ((kind, count),) = kinds
        amounts, operands = tuple(op.amount for op in ops), zip(*(op.reads for op in ops))
        if len({*amounts}) > 1:
            return ROLV, self.shuffles.amounts(amounts), [*map(list, operands)]
        return f"{kind}{count}" if count > 2 else kind, amounts[0], [*map(list, operands)]

    def _move(self, vector: Vector, names: Iterator[str]) -> None:
        """Brings what operations need, by the names of those that they read."""
        forms = self._forms(vector)
        if self._there(forms) is not None:
            next(names, "")
        elif shuffle := self._shuffle(forms):
            kind, reads, amount = shuffle
            self.emit(self._name(names), kind, *reads, amount=amount, wanted=vector)
        elif operation := self._operation(vector):
            for operand in operation[-1]:
                self._move(operand, names)
        else:
            self._blend(vector, names)

    def _do(self, vector: Vector, names: Iterator[str]) -> int:
        v = self._there(self._forms(vector))
        if v is None:
            kind, amount, operands = self._operation(vector)
            reads = [self._do(operand, names) for operand in operands]
            v = self.emit(self._name(names), kind, *reads, amount=amount, wanted=vector)
        return v
