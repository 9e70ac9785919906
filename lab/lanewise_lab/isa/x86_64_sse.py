# SPDX-License-Identifier: Apache-2.0 OR MIT
"""SSE2 on numbers, as compilers use it without further options: the same as the AVX instructions of
x86_64_arith.py, in whose table they are, of 128 bits and with the destination for the first
operand; what is above stays. Also logic of data in vectors, which stands before the
entries of x86_64_vector.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

from . import scalars
from .x86_64_machine import Machine
from .x86_64_syntax import Instruction, Mem, Reg

_TWO = """paddb paddw paddd paddq psubb psubw psubd psubq pmullw pmulhw pmulhuw pmaddwd pmuludq
pcmpgtw pcmpgtd pcmpeqw pcmpeqd packssdw packsswb packuswb punpcklbw punpckhbw punpcklwd punpckhwd
punpckldq punpckhdq"""
_SHIFTS = "psllw pslld psrlw psrld psraw psrad"
_SHUFFLES = "pshuflw pshufhw"


def enter(into: Callable, table: dict) -> None:
    """Put these into the table of the AVX instructions."""

    def of(name: str) -> Callable:
        return lambda m, i: _run(m, i, table[f"v{name}"].run)

    for name in _TWO.split():
        into(name, "x, x/m128")(of(name))
    for name in _SHIFTS.split():
        into(name, "x, i")(of(name))
    for name in _SHUFFLES.split():
        into(name, "x, x/m128, i")(of(name))
    into("pextrw", "r32, x, i")(lambda m, i: table["vpextrw"].run(m, i))
    into("pinsrw", "x, r32/m16, i")(of("pinsrw"))
    into("pslldq psrldq", "x, i")(_shift_bytes)
    into("movss", "x, x", "x, m32", "m32, x")(_move_low)
    into("movsd", "x, x", "x, m64", "m64, x")(_move_low)


def _run(m: Machine, i: Instruction, run: Callable) -> None:
    to, *rest = i.operands
    if isinstance(rest[0], Mem) and rest[0].bits == 128:
        m.memory.check(m.place(i, rest[0]), 1, 16, "access")
    first = [] if i.mnemonic in _SHUFFLES else [to]
    above = m.v[to.n][2:]
    run(m, replace(i, mnemonic=f"v{i.mnemonic}", operands=[to, *first, *rest]))
    m.v[to.n][2:] = above


def _shift_bytes(m: Machine, i: Instruction) -> None:
    words, n = m.vread(i, 0), i.operands[1].value & 255
    n = -n if "sll" in i.mnemonic else n
    m.legacy_write(i, m.gather(words, [k + n if 0 <= k + n < 16 else None for k in range(16)], 8))


def _move_low(m: Machine, i: Instruction) -> None:
    """The lowest element: between registers the others stay, from memory they become 0."""
    to, source = i.operands
    bits = 32 if i.mnemonic == "movss" else 64
    ones = (1 << bits) - 1
    if isinstance(source, Reg):
        value = m.alg.mask(m.word(m.v[source.n][0]), ones)
    else:
        value = m.read(i, 1)
    if isinstance(to, Mem):
        m.write(i, 0, value)
    elif isinstance(source, Mem):
        m.legacy_write(i, [value, m.alg.zero])
    else:
        kept = m.alg.mask(m.word(m.v[to.n][0]), m.alg.ones ^ ones)
        m.legacy_write(i, [m.alg.xor(kept, m.word(value)), m.v[to.n][1]])


# What x86_64_vector.py does to public numbers and to bits


def _logic(m: Machine, i: Instruction) -> bool | None:
    legacy = i.mnemonic[0] == "p"
    name = next(op for op in ("pandn", "pand", "por", "pxor") if op in i.mnemonic)
    first, second = i.operands[-2:]
    if i.mask or (name == "pxor" and first == second):
        return False
    a = m.vread(i, len(i.operands) - 2)
    b = m.vread(i, len(i.operands) - 1, 2 if legacy else 1)
    pairs, n, out = list(zip(a, b, strict=True)), m.integers, []
    if not all(scalars.data(x) and scalars.data(y) for x, y in pairs):
        return False
    functions = {"pxor": scalars.differing, "por": scalars.either}
    for x, y in pairs:
        if name == "pandn":
            x = scalars.by_elements(n, lambda n, u, _, bits: scalars.inverted(n, u, bits), x, x)
        out.append(scalars.by_elements(n, functions.get(name, scalars.both), x, y))
    m.legacy_write(i, out) if legacy else m.vwrite(i, out)
    return None


def _formulas() -> dict[int, tuple]:
    """Of truth tables of three inputs, the shortest formula: of NOT, AND, OR and XOR."""
    found: dict[int, tuple] = {0xF0: (0,), 0xCC: (1,), 0xAA: (2,)}
    functions = {"and": int.__and__, "or": int.__or__, "xor": int.__xor__}
    while len(found) < 254:
        known = list(found.items())
        for x, f in known:
            found.setdefault(x ^ 255, ("not", f))
        for (x, f), (y, g) in combinations(known, 2):
            for name, function in functions.items():
                if (table := function(x, y)) not in (0, 255):
                    found.setdefault(table, (name, f, g))
    return found


_FORMULAS = _formulas()


def _ternary(m: Machine, i: Instruction) -> bool | None:
    formula, n = _FORMULAS.get(i.operands[3].value & 255), m.integers
    inputs = [m.vread(i, k, element=64) for k in range(3)] if formula and not i.mask else []
    if not inputs or not all(scalars.data(*words) for words in zip(*inputs, strict=True)):
        return False

    def of(formula: tuple, words: tuple):
        name, *parts = formula
        if not parts:
            return m.word(words[name])
        a, b = of(parts[0], words), of(parts[-1], words)
        if name == "not":
            return scalars.by_elements(n, lambda n, u, _, bits: scalars.inverted(n, u, bits), a, a)
        functions = {"and": scalars.both, "or": scalars.either, "xor": scalars.differing}
        return scalars.by_elements(n, functions[name], a, b)

    m.vwrite(i, [of(formula, words) for words in zip(*inputs, strict=True)])
    return None


_LOGIC = "pand pandn por pxor".split()
_WITH_MASKS = [f"v{name}{size}" for name in _LOGIC for size in "dq"]
TABLE = dict.fromkeys([*_LOGIC, *(f"v{name}" for name in _LOGIC), *_WITH_MASKS], _logic)
TABLE |= dict.fromkeys(("vpternlogd", "vpternlogq"), _ternary)
