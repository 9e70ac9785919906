# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Elements of words as exact integers: what the words of bits (domain.py) lack for arithmetic.

An atom of the algebra of words may stand for an element of 16, 32 or 64 bits. Its bits are those
of an integer, modulo 2^bits, and that integer is an expression (expressions.py).
"""

from __future__ import annotations

from . import Refused, logic
from .domain import Word
from .expressions import ONE, Expression, Expressions, Residue

__all__ = ["ONE", "Expression", "Integers", "Residue"]


HALF = 32  # bits that a reduction clears, of a number of twice as many


class Integers(Expressions):
    """The elements of words of one run."""

    # Words

    def word(self, elements: list[Expression], bits: int) -> Word:
        """A word of elements of so many bits, the lowest first."""
        c, t = 0, {}
        for i, e in enumerate(elements):
            n = self.constant(e)
            if n is not None:
                c |= (n & (1 << bits) - 1) << i * bits
                continue
            key = (bits, frozenset(e.items()))
            atom = self._atom.get(key)
            if atom is None:
                new = self.alg.atom(f"element {len(self._atom)}", ("number",))
                atom = self._atom[key] = next(iter(new.t)) // self.alg.width
                self._value[atom] = bits, e
            lo, hi = self.bounds(e)
            used = hi.bit_length() if lo >= 0 and hi < 1 << bits else bits  # above them are zeros
            if used:
                t[atom * self.alg.width + i * bits] = (1 << used) - 1 << i * bits
        return Word(c, t)

    def elements(self, word: Word, bits: int) -> list[Expression]:
        """Integers that are the elements of a word modulo 2^bits, the lowest first. Bits of atoms
        that lie side by side are a sum. Others are a number of the bits, refused with a modulus."""
        return [self._whole(word, at, bits) for at in range(0, self.alg.width, bits)]

    def _whole(self, word: Word, at: int, bits: int) -> Expression:
        try:
            return self._element(word, at, bits)
        except Refused:
            field = self.alg.mask(self.alg.rotl(word, -at), (1 << bits) - 1)
            if self.q > 1 or not logic.atoms(self.alg, field) <= self._value.keys():
                raise
            return self.generator(("bits", field), 0, self.alg.support(field), None)

    def halved(self, word: Word, bits: int, by: int) -> list[Expression]:
        """The elements of a word, shifted right arithmetically. Of one whose upper bits are no
        continuation of the lower, that is what the upper bits are as a signed number, whatever
        stands below."""
        out = []
        for at in range(0, self.alg.width, bits):
            above = (1 << bits) - (1 << by) << at if by < bits else 0
            masks = [mask for mask in word.t.values() if mask & above]
            if by and len(masks) == 1 and not masks[0] >> at + by - 1 & 1 and not word.c & above:
                field = self.alg.mask(self.alg.rotl(word, -at - by), (1 << bits - by) - 1)
                out.append(self.low(self._element(field, 0, bits - by), bits - by, signed=True))
            else:
                out.append(self.shifted_right(self._whole(word, at, bits), bits, by))
        return out

    def narrowed(self, word: Word, signed: bool = False) -> Word:
        """The same without bits that are always 0 or 1: because the number modulo a power of two,
        whose highest bit is the highest one taken of it, is known or that small, or because it is a
        multiple of one. signed: as a signed number, which is spelt out further, and is none below
        0."""
        c, out = word.c, {}
        for key, mask in word.t.items():
            if self.is_number(key):
                turn, bits, e = self.source(key)
                for start, count in logic.runs(mask):
                    begin = (start - turn) % self.alg.width
                    if begin + count > bits:
                        continue
                    low, most = self.bounds(self.low(e, begin + count, signed))
                    if low == most:
                        c ^= (low >> begin & (1 << count) - 1) << start
                        low = most = 0
                    used = max(most.bit_length() - begin, 0) if low >= 0 else count
                    if used < count:
                        mask &= ~((1 << count) - (1 << used) << start)
                    elif not begin and count > HALF and self.constant(self.low(e, HALF)) == 0:
                        mask &= ~((1 << HALF) - 1 << start)
            if mask:
                out[key] = mask
        return Word(c, out)

    def _element(self, word: Word, at: int, bits: int) -> Expression:
        field = (1 << bits) - 1 << at
        e, seen = self.number((word.c & field) >> at), word.c & field
        alone = not seen and sum(bool(mask & field) for mask in word.t.values()) == 1
        upper: list[tuple[Expression, int]] = []  # quotients above the lowest bit, and how far
        for key, mask in word.t.items():
            mask &= field
            if not mask:
                continue
            # In the highest bit XOR is a sum.
            if mask & seen & ~(self.packed << at + bits - 1):
                raise Refused("an XOR of numbers")
            seen |= mask
            if self.is_number(key):
                e = self.plus(e, self._part(key, mask, at, bits, upper, alone))
            else:
                e = self.plus(e, self._unknown(key, mask, at))
        for part, by in upper:
            # What did not meet the low bits that it lacks is better a multiple of 2^by as a whole.
            if any(g in e and self.keys[g][0] == "low bits" and not self.keys[g][2] for g in part):
                e = self.plus(e, self.times(part, 1 << by), -1)
                e = self.plus(e, self.times(self.collapsed(part), 1 << by))
        return self._lifted(e) if len(e) > 1 else e

    def is_number(self, key: int) -> bool:
        """Whether the atom of a term stands for an element."""
        return key // self.alg.width in self._value

    def source(self, key: int) -> tuple[int, int, Expression]:
        """Of a term of a word: the rotation, and of how many bits what number is."""
        atom, turn = divmod(key, self.alg.width)
        if atom not in self._value:
            raise Refused(f"{self.alg.names[atom]} is used as a number")
        return turn, *self._value[atom]

    def _unknown(self, key: int, mask: int, at: int) -> Expression:
        """Bits of no number, such as what a register holds at entry: anything."""
        if self.q == 1 and self.alg.derived(key // self.alg.width):
            raise Refused("logic of numbers")
        lowest = (mask & -mask).bit_length() - 1
        e = self.generator(("unknown", key, mask, at), 0, mask >> lowest, None)
        return self.times(e, 1 << lowest - at)

    def _modulo(self, e: Expression, bits: int) -> Expression:
        """Without multiples of 2^bits, under its name if it was a factor."""
        less = {g: n for g, n in e.items() if n % (ONE << bits)}
        if len(less) == len(e):
            return e
        named = self._named.get(("value", frozenset(less.items())))
        return less if named is None else {named: ONE}

    def _part(
        self, key: int, mask: int, at: int, element: int, upper: list, alone: bool
    ) -> Expression:
        """The bits of one atom, which are some of those of an element that begins at bit `at`.
        alone: the others are 0."""
        turn, bits, e = self.source(key)
        if len(e) == 1 and (g := next(iter(e))) in self._signs and e[g] == -ONE:
            return {g: (mask >> at) * ONE}  # bits of 0 or -1
        named = self._named.get(("value", frozenset(e.items())))  # if it was a factor
        out: Expression = {}
        for start, count in logic.runs(mask):
            begin = (start - turn) % self.alg.width
            if begin + count > bits:
                raise Refused("bits of different numbers")
            lo, hi = self.bounds(e)
            whole = not begin and lo >= 0 and hi < 1 << count
            if begin and lo < 0 and -(1 << begin) <= lo and hi < 1 << begin:  # copies of the sign
                copies = self.times(self.sign(e), (1 << count) - 1 << start - at)
                out = self.plus(out, copies)
                continue
            taken = e if named is None else {named: ONE}
            top = start + count == at + element
            if count == 1 and not whole and (begin or not top):
                part = self.sign(self.low(taken, begin + 1, signed=True))
            elif top:  # any integer with these bits will do
                part = self.floor(self._modulo(taken, begin + count), begin)
            elif whole:
                part = taken
            elif not begin:
                part = self.low(taken, count, signed=True)
                if self.bounds(part)[0] < 0:
                    opaque = len(part) == 1 and self.keys[next(iter(part))][0] == "low bits"
                    if opaque:
                        part = self.low(self.factor(part), count)
                        if len(part) == 1:
                            self._source |= {g: (count, unit, e) for g, unit in part.items()}
                    else:
                        if not self._of_quotient(part):
                            part = self.factor(part)
                        part = self.plus(part, self.times(self.sign(part), 1 << count))
            else:
                signed = self.low(taken, bits, signed=True)
                part = self.floor(signed, begin)
                lo, hi = self.bounds(part)
                if self.q > 1 and -(1 << count) <= lo < 0 and hi < 1 << count:
                    part = self.plus(part, self.times(self.sign(signed), 1 << count))
                else:
                    part = self.low(part, count)
            if start > at and not (alone and top):
                part = self.factor(part)  # so that it goes as a whole modulo 2^(start - at)
                upper += [(part, start - at)] if len(part) > 1 else []
            out = self.plus(out, self.times(part, 1 << start - at))
        return out
