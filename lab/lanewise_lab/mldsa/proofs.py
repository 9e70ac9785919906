# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The promises of src/mldsa/mldsa_arith.h as claims of the functions of its implementations."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from ..ntt.proofs import forward, inverse
from ..ntt.transform import MLDSA
from ..prove.arithmetic import AnyOf, Array, Bits, Bytes, Claim, Each, SumOf
from ..prove.objfile import ObjectFile
from . import definition as fips204
from .definition import SETS, N, Q

ANY = 1 << 31
NULL = (0, 64)
#: Bits of a coefficient, and what it is subtracted from when packed: t1, t0, s of eta 2 and 4, z of
#: two sets, w1 of two.
PACKED = ((10, 0), (13, 1 << 12), (3, 2), (4, 4), (18, 1 << 17), (20, 1 << 19), (6, 0), (4, 0))
ROUNDED = {s.name[-2:]: s.gamma2 for s in SETS}
#: Terms of a product: the columns of the matrix. One alone is of two that were transformed, as is
#: what is subtracted.
TERMS = (1, 4, 5, 7)
#: Of both parts of a sum.
SUMMED = (1 << 30) - 1
#: Of what was transformed.
WIDE = MLDSA.forward_most


def parameters(path: Path) -> dict[str, Bytes]:
    """The rows of the table in mldsa_sets.c as compiled, by the name of the set. What a linker
    fills in there is not known."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        (symbol,) = elf.get_section_by_name(".symtab").get_symbol_by_name("rows")
        section = elf.get_section(symbol["st_shndx"])
        start, size = symbol["st_value"], symbol["st_size"] // len(SETS)
        data = section.data()
        moved = [
            entry["r_offset"]
            for table in elf.iter_sections()
            if isinstance(table, RelocationSection) and elf.get_section(table["sh_info"]) is section
            for entry in table.iter_relocations()
        ]
    out = {}
    for i, s in enumerate(SETS):
        at = start + i * size
        unknown = tuple(place - at for place in moved if at <= place < at + size)
        out[s.name[-2:]] = Bytes("params", data[at : at + size], unknown)
    return out


#: Functions that vector code has under another name, and those that Cortex-M has in place of one.
RENAMED = {"reduce_all": "reduce"}
INSTEAD = {"pack": "pack_words", "unpack": "unpack_words"}


def claimed(code: ObjectFile, name: str, params: dict[str, Bytes]) -> tuple[str, Claim]:
    """The function of an object, and what is claimed of it."""
    symbol, claim = claims(params)[name]
    if INSTEAD.get(symbol) in code.functions:
        symbol = INSTEAD[symbol]
    return symbol if symbol in code.functions else RENAMED.get(symbol, symbol), claim


def _poly(name: str, bound: int | None, **more) -> Array:
    return Array(name, N, bound, bits=32, **more)


def _modulo(expected, most: int, *arguments, result: str, least: int | None = None) -> Claim:
    bounds = ((-most if least is None else least, most),) * N
    return Claim(arguments, result, tuple(expected), bounds, Q)


def _product(count: int, less: bool) -> Claim:
    """Of `count` products of values below q and up to 9.1 q, less one of two up to 9.1 q. The
    result is within what the inverse transform takes."""
    scale = pow(1 << 32, -1, Q)
    a = Array("a", N * count, WIDE if count == 1 else Q - 1, bits=32)
    b = Array("b", N * count, WIDE, bits=32)
    cd = (_poly("c", WIDE), _poly("d", WIDE)) if less else (NULL, NULL)
    expected = []
    for i in range(N):
        terms = {(j * N + i, (count + j) * N + i): scale for j in range(count)}
        if less:
            first = 2 * count * N + i
            terms[first, first + N] = -scale % Q
        expected.append(terms)
    out = _poly("out", None, writable=True)
    return _modulo(expected, MLDSA.inverse, out, a, b, (count, 32), *cd, result="out")


def _each(*arguments, each, returns=None) -> Claim:
    result = next((a.name for a in arguments if getattr(a, "writable", False)), "")
    return Claim(arguments, result, (), (), 1, each=tuple(each), returns=returns)


def _rounding(params: dict[str, Bytes]) -> dict[str, tuple[str, Claim]]:
    out = {}
    residue = _poly("r", Q - 1, least=0)
    for name, gamma2 in ROUNDED.items():

        def part(k: int, gamma2: int = gamma2):
            return lambda x: fips204.decompose(x, gamma2)[k]

        def both(x, gamma2: int = gamma2):
            h, low = fips204.decompose(x, gamma2)
            return h, int(low > 0)

        def beyond(low, gamma2: int = gamma2) -> int:
            """How far outside: 2 in any case, 1 where the high bits are not 0."""
            return 2 if low > gamma2 or low < -gamma2 else int(low <= -gamma2)

        def hinted(x: tuple, h: int, gamma2: int = gamma2) -> int:
            return fips204.with_hint(*x, h, gamma2)

        outs = [_poly(n, None, writable=True) for n in ("high", "low")]
        parts = [Each(n, (part(k),)) for k, n in enumerate(("high", "low"))]
        p = params[name]
        out[f"decompose {name}"] = "decompose", _each(p, residue, *outs, each=parts)
        alone = _each(p, residue, outs[0], NULL, each=parts[:1])
        out[f"decompose {name}, high"] = "decompose", alone
        high, low = _poly("high", (Q - 1) // (2 * gamma2) - 1, least=0), _poly("low", 2 * gamma2)
        hint = _poly("hint", None, writable=True)
        made = Each("hint", (lambda h: int(h > 0), beyond), lambda h, x: int(h + x > 1))
        out[f"make_hint {name}"] = (
            "make_hint",
            _each(p, high, low, hint, each=[made], returns=SumOf("hint")),
        )
        r, hint = _poly("r", Q - 1, least=0, writable=True), _poly("hint", 1, least=0)
        used = Each("r", (both, lambda h: h), hinted)
        out[f"use_hint {name}"] = "use_hint", _each(p, r, hint, each=[used])
    return out


def claims(params: dict[str, Bytes] | None = None) -> dict[str, tuple[str, Claim]]:
    """Name -> function, claim. params: rows of the table of sets, by name; without them, the claims
    of functions that ask for one are of no use but for their names."""
    params = params or dict.fromkeys(ROUNDED, Bytes("params", b""))
    return _claims(tuple(params.items()))


@cache
def _claims(rows: tuple[tuple[str, Bytes], ...]) -> dict[str, tuple[str, Claim]]:
    params = dict(rows)
    s = MLDSA
    found = {}

    def transform(name: str, expected, bound: int, most: int) -> None:
        array = _poly("p", bound, writable=True)
        found[name] = name, _modulo(expected, most, array, result="p")

    transform("ntt", forward(s), s.forward, WIDE)
    transform("inverse_ntt", inverse(s), s.inverse, s.inverse_most)
    scale = pow(1 << 32, -1, Q)
    transform("reduce_all", [{(i,): scale} for i in range(N)], ANY, Q // 2 + 1)
    for count in TERMS:
        for less in (False, True)[: 1 if count == 1 else 2]:
            found[f"product {count}{' less' if less else ''}"] = "product", _product(count, less)
    # Of values between -2q and 2q, and of what the inverse transform gives.
    wide = _poly("p", 2 * Q - 1, writable=True)
    found["positive"] = "positive", _each(wide, each=[Each("p", (lambda x: x % Q,))])
    same = Each("p", (lambda x: x,), modulo=(Q, -(1 << 22), 1 << 22))
    p = _poly("p", s.inverse_most, writable=True)
    found["centre"] = "centre", _each(p, each=[same])
    for name, sign in (("add", 1), ("subtract", -1)):
        to, other = _poly("to", SUMMED, writable=True), _poly("p", SUMMED)
        sums = [{(i,): 1, (N + i,): sign} for i in range(N)]
        bounds = ((-ANY, ANY - 1),) * N
        found[name] = name, Claim((to, other), "to", tuple(sums), bounds, Q, wraps=True)
        short = Array("p", N, 1 << 15)
        found[f"{name}_narrow"] = (
            f"{name}_narrow",
            Claim((to, short), "to", tuple(sums), bounds, Q, wraps=True),
        )
    bounds = {s.gamma1 - s.beta for s in SETS} | {s.gamma2 - s.beta for s in SETS}
    for bound in sorted(bounds | {s.gamma2 for s in SETS}):

        def large(x, bound: int = bound) -> bool:
            return x >= bound or x <= -bound

        found[f"exceeds {bound}"] = (
            "exceeds",
            _each(_poly("p", Q - 1), (bound, 32), each=(), returns=AnyOf(large)),
        )
    r, t0 = _poly("p", Q - 1, least=0, writable=True), _poly("t0", None, writable=True)
    rounded = [
        Each(name, (lambda x, k=k: fips204.power2round(x)[k],))
        for k, name in enumerate(("p", "t0"))
    ]
    found["split"] = "split", _each(r, t0, each=rounded)
    found |= _rounding(params)
    for bits, start in PACKED:
        kind = f"{bits} of {start}" if start else f"{bits}"
        least, most = (start - (1 << bits) + 1, start) if start else (0, (1 << bits) - 1)
        string = Array("out", 4 * bits, None, writable=True, bits=64, align=1)

        def from_start(x, start: int = start):
            return start - x if start else x

        packed = bits, from_start
        arguments = string, _poly("p", most, least=least), (bits, 32), (start, 32)
        found[f"pack {kind}"] = "pack", Claim(arguments, "out", (), (), Q, packed=packed)
    for bits, start in PACKED:

        def value(x, start: int = start):
            return start - x if start else x

        kind = f"{bits} of {start}" if start else f"{bits}"
        to, string = _poly("p", None, writable=True), Bits("in", N, bits)
        arguments = to, string, (bits, 32), (start, 32)
        found[f"unpack {kind}"] = "unpack", _each(*arguments, each=[Each("p", (value,))])
    return found
