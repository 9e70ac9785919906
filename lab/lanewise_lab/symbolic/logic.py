# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Words whose bits are bits of numbers, and AND and XOR of such, for given numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .domain import Algebra, Word
from .pieces import Piece, number


def runs(mask: int) -> Iterator[tuple[int, int]]:
    """Of the bits that are 1: where those side by side begin, and how many they are."""
    while mask:
        start = (mask & -mask).bit_length() - 1
        count = ((mask >> start) + 1 & -((mask >> start) + 1)).bit_length() - 1
        mask &= ~((1 << count) - 1 << start)
        yield start, count


def made_of(alg: Algebra, atom: int) -> list[Word]:
    """The words that an atom of logic was made of; of others, nothing."""
    return [w for w in alg.definition(atom) or () if isinstance(w, Word)]


def atoms(alg: Algebra, word: Word) -> set[int]:
    """The atoms that a word depends on and that no operation of bits made."""
    todo, seen = list(alg.atoms(word, alg.width)), set()
    while todo:
        atom = todo.pop()
        if atom not in seen:
            seen.add(atom)
            for w in made_of(alg, atom):
                todo += alg.atoms(w, alg.width)
    return {atom for atom in seen if not made_of(alg, atom)}


def value(alg: Algebra, word: Word, mask: int, of: Callable[[int], Piece | int]) -> Piece | int:
    """The bits of a word that the mask has. of: the number that an atom is."""
    out = seen = word.c & mask
    for key, kept in word.t.items():
        kept &= mask
        if kept:
            atom, turn = divmod(key, alg.width)
            part = _part(alg, atom, turn, kept, of)
            out = number(out) ^ number(part) if kept & seen else out + part
            seen |= kept
    return out


def _part(alg: Algebra, atom: int, turn: int, mask: int, of: Callable) -> Piece | int:
    """Bits of an atom that is rotated left."""
    inner = made_of(alg, atom)
    if not inner:
        whole, out = of(atom), 0
        for start, count in runs(mask):
            begin = (start - turn) % alg.width
            low = min(count, alg.width - begin)  # the others are those of the lower end
            out = out + ((whole >> begin) % (1 << low) << start)
            if low < count:
                out = out + (whole % (1 << count - low) << start + low)
        return out
    wanted = (mask >> turn | mask << alg.width - turn) & alg.ones
    parts = [number(value(alg, w, wanted, of)) for w in inner]
    whole = parts[0]
    if len(parts) > 1:  # the AND of two, and what may be added to it
        whole &= parts[1]
        whole ^= parts[2] if len(parts) > 2 else 0
    return (whole << turn | whole >> alg.width - turn) & mask
