# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Words of symbolic bits in a form in which equal linear functions are equal objects.

A word is a constant and an XOR of terms. A term is (atom, rotation, mask): the bits of an atom
rotated left, of which the mask keeps some. Bit i of a word is therefore the XOR of bit i of the
constant and of bit i - r of every atom with a term (atom, r, mask) whose mask has bit i set. Any
GF(2)-linear function of bits can be written so, and in exactly one way, so shifts, rotations,
byte shuffles and masks all stay inside the form.

What is not linear is AND. AND of two words becomes an atom that stands for the AND of their linear
parts (constants are multiplied out), after both were rotated to a position that does not depend
on how they came about. Equal operands in either order give the same atom.

Without care the words would grow with every round, for theta spreads each lane over eleven. chi()
therefore changes the basis: where FIPS 202 forms E = a ^ (~b & c), the atom that is introduced is
E itself, and the AND is written as E ^ a ^ c. A program that forms the same AND, however it
arranges its XORs and complements, then arrives at E again by cancellation alone. E is fresh, so
this is a renaming and loses nothing.

A word that grows all the same becomes an atom of its own: nothing is then known of it, which is
safe. So what a kernel computes in lanes that are not read costs little.

Two words with the same form are equal functions. Two words with different forms may still be
equal (AND obeys laws that are not applied here): evaluate() finds a witness when they are not.
"""

from __future__ import annotations

from . import Unequal


class Word:
    """c: the constant; t: {atom * width + rotation: mask}, masks never 0. Never changed."""

    __slots__ = ("c", "t")

    def __init__(self, c: int, t: dict[int, int]):
        self.c = c
        self.t = t

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.c == other.c and self.t == other.t

    def __hash__(self) -> int:
        return hash((self.c, frozenset(self.t.items())))

    def __repr__(self) -> str:
        return f"Word({self.c:#x}, {len(self.t)} terms)"


_NONE: dict[int, int] = {}

#: Terms that a word may have. No word on the way to Keccak needs a tenth of that; lanes that a
#: kernel computes and throws away do.
LONGEST = 256


class Algebra:
    """Atoms and the operations on words of one width (a power of two)."""

    def __init__(self, width: int = 64):
        self.width = width
        self.ones = (1 << width) - 1
        self.zero = Word(0, _NONE)
        self.names: list[str] = []
        self._definition: list[tuple | None] = []
        self._products: dict[frozenset, Word] = {}
        self.foreign = 0  # products that chi() did not introduce
        self._allowed: int | None = None

    def guard(self) -> None:
        """From here on, only so many products are new: more cannot come to a proof."""
        self._allowed = self.foreign + max(64, len(self.names))

    # Atoms and constants

    def const(self, value: int) -> Word:
        return Word(value & self.ones, _NONE)

    def atom(self, name: str, definition: tuple | None = None) -> Word:
        self.names.append(name)
        self._definition.append(definition)
        return Word(0, {(len(self.names) - 1) * self.width: self.ones})

    def narrow(self, value: int, bits: int) -> Word:
        """A number of so many bits, above which anything may stand."""
        if bits >= self.width:
            return self.const(value)
        above = self.mask(self.atom("above a narrow argument"), self.ones << bits & self.ones)
        return self.xor(above, self.const(value))

    # Linear operations

    def xor(self, a: Word, b: Word) -> Word:
        s, t = a.t, b.t
        c = a.c ^ b.c
        if not s:
            return Word(c, t)
        if not t:
            return Word(c, s)
        if len(s) < len(t):
            s, t = t, s
        if s.keys().isdisjoint(t):  # as in theta
            out = s | t
        else:
            out = s.copy()
            for key, mask in t.items():
                old = out.get(key)
                if old is None:
                    out[key] = mask
                elif old == mask:
                    del out[key]
                else:
                    out[key] = old ^ mask
        if len(out) > LONGEST:
            return self.atom(f"long{len(self.names)}", ("word", Word(c, out)))
        return Word(c, out)

    def invert(self, a: Word) -> Word:
        return Word(a.c ^ self.ones, a.t)

    def mask(self, a: Word, m: int) -> Word:
        """a AND a constant."""
        if m == self.ones:
            return a
        if not m:
            return self.zero
        return Word(a.c & m, {k: v & m for k, v in a.t.items() if v & m} if a.t else _NONE)

    def rotl(self, a: Word, n: int) -> Word:
        width, ones = self.width, self.ones
        n %= width
        if not n:
            return a
        low = width - 1
        down = width - n
        c = a.c
        if c:
            c = (c << n | c >> down) & ones
        return Word(
            c,
            {
                (k + n if k & low < down else k - down): (
                    v if v == ones else (v << n | v >> down) & ones
                )
                for k, v in a.t.items()
            },
        )

    def shl(self, a: Word, n: int) -> Word:
        if n >= self.width:
            return self.zero
        return self.mask(self.rotl(a, n), (self.ones << n) & self.ones)

    def shr(self, a: Word, n: int) -> Word:
        if n >= self.width:
            return self.zero
        return self.mask(self.rotl(a, -n), self.ones >> n)

    # Products

    def and_(self, a: Word, b: Word) -> Word:
        if not a.t:
            return self.mask(b, a.c)
        if not b.t:
            return self.mask(a, b.c)
        out = self._product(a.t, b.t)
        if b.c:
            out = self.xor(out, self.mask(Word(0, a.t), b.c))
        if a.c:
            out = self.xor(out, self.mask(b, a.c))
        return out

    def or_(self, a: Word, b: Word) -> Word:
        out = self.xor(a, b)
        if self.support(a) & self.support(b):
            out = self.xor(out, self.and_(a, b))
        return out

    def support(self, a: Word) -> int:
        """The bits that may be 1."""
        if self.ones in a.t.values():
            return self.ones
        out = a.c
        for mask in a.t.values():
            out |= mask
        return out

    def _product(self, s: dict[int, int], t: dict[int, int]) -> Word:
        """The AND of two constant-free words."""
        if s == t:
            return Word(0, s)
        place = self._place(s, t)
        if place is None:
            return self.zero
        key, left, right, turn, keep = place
        word = self._products.get(key)
        if word is None:
            self.foreign += 1
            if self._allowed is not None and self.foreign > self._allowed:
                raise Unequal(f"{self.foreign} products of words that FIPS 202 does not form")
            word = self.atom(f"and{len(self.names)}", ("and", left, right, None))
            self._products[key] = word
        return self.mask(self.rotl(word, -turn), keep)

    def _place(self, s, t):
        """Where the product of s and t is kept: (key, operands, left rotation, bits that count)."""
        ones = self.ones
        a, b = Word(0, s), Word(0, t)
        keep = self.support(a) & self.support(b)
        if not keep:
            return None
        if keep != ones:
            a, b = self.mask(a, keep), self.mask(b, keep)
            if a.t == b.t:
                # The AND of a word with itself, where the two do overlap.
                return self._square(a)
            # Where every term has the same mask, the whole words are multiplied and masked after.
            if all(m == keep for m in a.t.values()) and all(m == keep for m in b.t.values()):
                a = Word(0, dict.fromkeys(a.t, ones))
                b = Word(0, dict.fromkeys(b.t, ones))
        width = self.width
        first = min(min(a.t), min(b.t)) // width
        turns = {-k % width for k in (*a.t, *b.t) if k // width == first}
        best = None
        for turn in turns:
            left, right = self.rotl(a, turn), self.rotl(b, turn)
            if len(turns) > 1:
                rank = sorted((sorted(left.t.items()), sorted(right.t.items())))
                if best is not None and rank >= best:
                    continue
                best = rank
            chosen = left, right, turn
        left, right, turn = chosen
        key = frozenset((frozenset(left.t.items()), frozenset(right.t.items())))
        return key, left, right, turn, keep

    def _square(self, a: Word):
        key = frozenset((frozenset(a.t.items()),))
        self._products.setdefault(key, a)
        return key, a, a, 0, self.ones

    def chi(self, a: Word, b: Word, c: Word, name: str) -> Word:
        """a ^ (~b & c), as an atom of its own where the product is new."""
        linear = self.xor(a, c)
        linear = self.xor(linear, self.mask(Word(0, b.t), c.c))
        linear = self.xor(linear, self.mask(c, b.c))
        place = self._place(b.t, c.t) if b.t and c.t and b.t != c.t else None
        if place is None or place[0] in self._products or place[4] != self.ones:
            return self.xor(self.xor(a, c), self.and_(b, c))
        key, left, right, turn, _ = place
        remainder = self.rotl(linear, turn)
        new = self.atom(name, ("and", left, right, remainder))
        self._products[key] = self.xor(new, remainder)
        return self.rotl(new, -turn)

    # Values

    def evaluate(self, inputs: dict[int, int]) -> Evaluation:
        """inputs: values of the atoms that no operation defined, by atom number."""
        return Evaluation(self, inputs)

    @staticmethod
    def atoms(a: Word, width: int = 64) -> set[int]:
        return {k // width for k in a.t}

    def definition(self, number: int) -> tuple | None:
        """What an atom was made of: the operation and its words."""
        return self._definition[number]

    def derived(self, number: int) -> bool:
        """Whether an atom stands for a word that an operation made."""
        return self._definition[number] is not None

    def free_atoms(self) -> list[int]:
        return [i for i, d in enumerate(self._definition) if d is None]


class Evaluation:
    """The value of any word under one assignment of the free atoms."""

    def __init__(self, algebra: Algebra, inputs: dict[int, int]):
        self._algebra = algebra
        self._value = dict(inputs)

    def _atom(self, number: int) -> int:
        # Definitions mention older atoms only, so filling in order needs no recursion.
        value = self._value
        if number not in value:
            for i in range(number + 1):
                if i not in value:
                    definition = self._algebra._definition[i]
                    if definition is None:
                        raise KeyError(f"no value for {self._algebra.names[i]}")
                    if definition[0] == "word":
                        value[i] = self(definition[1])
                        continue
                    _, left, right, remainder = definition
                    value[i] = self(left) & self(right)
                    if remainder is not None:
                        value[i] ^= self(remainder)
        return value[number]

    def __call__(self, word: Word) -> int:
        width, ones = self._algebra.width, self._algebra.ones
        out = word.c
        for key, mask in word.t.items():
            number, rotation = divmod(key, width)
            v = self._atom(number)
            if rotation:
                v = (v << rotation | v >> (width - rotation)) & ones
            out ^= v & mask
        return out
