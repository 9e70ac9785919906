# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a search for x86-64 kernels may change: by technique, what a recipe begins with where
nothing was found, and its neighbours. Those may be no kernels: the generators refuse them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..round import LANES, RHO, lane, pi_source, place, sheet, theta_terms
from ..x86.bmi2_rows import Rows
from ..x86.emit_x86_64 import TERNARY
from ..x86.slope_model import Tuning, six_rounds

#: What a found file holds.
Found = dict[str, object]
#: How a column's five lanes are summed, by operations (x86/batch_round.py).
SUMS = ("tt", "txx", "xtx", "xxt", "xxxx")
ROWS = [[lane(x, y) for x in range(5)] for y in range(5)]
#: Lanes that pi brings to these, turned: rotations by whole bytes are a shuffle with AVX2.
TURNED = {i: turn for i in range(LANES) if (turn := RHO[lane(*pi_source(*place(i)))])}


@dataclass(frozen=True)
class Technique:
    """begin(): what an order may be at first. often: how often, of one, the order moves; else
    other(own, found, source): `own` are the options that the recipe itself gives."""

    begin: Callable[[], Found]
    often: float
    other: Callable[[dict, Found, Random], Found] | None = None

    def neighbour(self, own: dict, found: Found, source: Random) -> Found:
        if source.random() >= self.often:
            return self.other(own, found, source)
        order = found["order"]
        if isinstance(order, list):
            return found | {"order": moved(order, source)}
        return found | {"order": " ".join(moved(order.split(), source))}


def moved(items: list, source: Random) -> list:
    """Some that stand together go elsewhere, near more often than far."""
    count, reach = source.choice((1, 1, 1, 2, 3, 6)), source.choice((1.5, 5, 15, 50))
    at = source.randrange(len(items) - count + 1)
    part, rest = items[at : at + count], items[:at] + items[at + count :]
    to = min(max(at + round(source.gauss(0, reach)), 0), len(rest))
    return rest[:to] + part + rest[to:]


def swapped(text: str, source: Random) -> str:
    """Two of a text's characters change places."""
    i, j = sorted(source.sample(range(len(text)), 2))
    return text[:i] + text[j] + text[i + 1 : j] + text[i] + text[j + 1 :]


def zipped_begin() -> Found:
    """Theta by columns, in an order in which no register waits for a rotation; the rest by rows."""
    order = [f"c{x}" for x in range(5) for _ in range(2)]
    for x in (3, 1, 4, 2, 0):
        order += [f"r{theta_terms(x)[1]}", *(f"t{lane(x, y)}" for y in range(5))]
    for row in ROWS:
        order += [*(f"b{i}" for i in row if i in TURNED), *(f"e{i}" for i in row)]
    return {"parity": ["tt 01234"] * 5, "order": " ".join([*order, "i"])}


def zipped_other(own: dict, found: Found, source: Random) -> Found:
    order, parity = found["order"].split(), list(found["parity"])
    how, n, x = source.random(), source.randrange(len(order)), source.randrange(5)
    word = order[n].split(":")[0]
    if how < 0.4:
        order[n] = word + source.choice(("", ":0", ":1", ":2"))
    elif how < 0.7:
        kinds, rows = parity[x].split()
        if source.random() < 0.5:
            rows = swapped(rows, source)
        else:
            kinds = source.choice(SUMS)
        parity[x] = f"{kinds} {rows}"
        order = resummed(order, f"c{x}", len(kinds))
    elif word[0] == "e":
        apart = f"n{word[1:]}"
        if apart in order:
            order.remove(apart)
        else:
            order[n : n + 1] = [apart, word]
    elif word[0] in "at":
        order = with_theta(order, n, int(word[1:]), "ta"[word[0] == "t"])
    return {"parity": parity, "order": " ".join(order)}


def resummed(order: list[str], word: str, count: int) -> list[str]:
    """So many operations that sum a column: more come behind the last, the last ones go."""
    places = [n for n, one in enumerate(order) if one.split(":")[0] == word]
    gone = set(places[count:])
    last = places[-1] + 1
    more = [word] * (count - len(places))
    return [one for n, one in enumerate(order[:last]) if n not in gone] + more + order[last:]


def with_theta(order: list[str], n: int, i: int, kind: str) -> list[str]:
    """Theta on lane i, at place n, with the column's D or as one ternary operation."""
    order, d = [*order[:n], f"{kind}{i}", *order[n + 1 :]], f"d{sheet(i)}"
    needed = any(one[0] == "a" and sheet(int(one[1:])) == sheet(i) for one in order)
    if needed and d not in order:
        order.insert(n, d)
    elif not needed and d in order:
        order.remove(d)
    return order


def avx2_begin() -> Found:
    order = [f"{kind}{x}" for kind in "uvwd" for x in range(5)]
    for y, row in enumerate(ROWS):
        for i in row:
            turn = "b" if TURNED.get(i) in (8, 56) else "lhb" if i in TURNED else ""
            order += [f"{kind}{i}" for kind in f"a{turn}"]
        order += [f"{kind}{i}" for i in row for kind in ("nec" if y else "ne")]
    return {"order": " ".join(order)}


def avx2_other(own: dict, found: Found, source: Random) -> Found:
    """Another lane of a column is the one that the sum begins with, and that no token adds."""
    order, x = found["order"].split(), source.randrange(5)
    added = [n for n, one in enumerate(order) if one[0] == "c" and sheet(int(one[1:])) == x]
    (first,) = {f"c{lane(x, y)}" for y in range(5)} - {order[n] for n in added}
    order[source.choice(added)] = first
    return {"order": " ".join(order)}


def rows_begin() -> Found:
    return {"order": list(range(len(Rows().block.ops)))}


def lines_other(own: dict, found: Found, source: Random) -> Found:
    """Of Tuning (x86/slope_model.py), bias and pick, what the recipe leaves open."""
    often = ["bias"] * 3 + ["pick", "late", "sums", "split", "two", "carried"]
    name = source.choice([name for name in often if name not in own])
    r, line = source.randrange(6), str(source.randrange(5))
    if name in ("bias", "pick"):
        numbers = dict(word.split(":") for word in found.get(name, "").split())
        ops = six_rounds(Tuning(own | found)).block.ops
        op = source.choice([o.note for o in ops if name == "bias" or o.kind in TERNARY])
        if op in numbers and source.random() < 0.3:
            del numbers[op]
        else:
            number = source.randrange(3) if name == "pick" else round(source.gauss(0, 5))
            numbers[op] = str(number)
        return found | {name: " ".join(f"{op}:{number}" for op, number in numbers.items())}
    if name in ("split", "two"):
        return found | {name: sorted({*found.get(name, [])} ^ {f"{r}{line}"})}
    value = list(found.get(name, ["01234" if name == "sums" else ""] * 6))
    value[r] = (
        swapped(value[r], source) if name == "sums" else "".join(sorted({*value[r]} ^ {line}))
    )
    return found | {name: value}


TECHNIQUES = {
    "avx512": Technique(zipped_begin, 0.75, zipped_other),
    "avx2": Technique(avx2_begin, 0.9, avx2_other),
    "bmi2": Technique(rows_begin, 1.0),
    "lines": Technique(dict, 0.0, lines_other),
}


def technique(own: dict) -> Technique:
    """That of a recipe, by its own options; of a wrong one, any."""
    return TECHNIQUES.get("lines" if "core" in own else str(own.get("isa")), TECHNIQUES["lines"])
