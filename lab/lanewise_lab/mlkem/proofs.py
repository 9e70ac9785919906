# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The promises of src/mlkem/arith.h as claims of the functions of its implementations."""

from __future__ import annotations

from functools import cache, partial

from ..ntt.proofs import forward, inverse
from ..ntt.transform import MLKEM
from ..prove.arithmetic import AnyOf, Array, Bits, Claim, Each
from ..prove.objfile import ObjectFile
from . import definition as fips203
from .tables import Q

ANY = 1 << 15
COMPRESSED = (1, 4, 5, 10, 11)  # bits that ML-KEM compresses to; 1: messages
PORTABLE = (3,)  # and Kyber512 of round 2, of which all implementations call portable C
#: Functions that the portable code has under another name.
RENAMED = {"encode": "encode_12", "decode": "decode_12"}


@cache
def claims() -> dict[str, tuple[str, Claim]]:
    """Name -> function, claim."""

    def over(expected, bounds, *arguments, wraps=False) -> Claim:
        result = next(a.name for a in arguments if isinstance(a, Array) and a.writable)
        if isinstance(bounds, tuple):
            bounds = [bounds] * len(expected)
        return Claim(arguments, result, tuple(expected), tuple(bounds), Q, wraps)

    def polynomial(bound: int) -> Array:
        return Array("p", 256, bound, writable=True)

    anything, s = (-ANY, ANY - 1), MLKEM
    found = {
        name: (name, over(transform(s), (-most, most), polynomial(entry)))
        for name, transform, entry, most in (
            ("ntt", forward, s.forward, s.forward_most),
            ("inverse", inverse, s.inverse, s.inverse_most),
        )
    }
    found |= {
        "prepare": (
            "prepare",
            over(
                fips203.prepare(),
                [anything, (-2497, 2497)] * 128 + [anything] * 256,
                Array("prepared", 512, None, writable=True),
                Array("b", 256, ANY),
            ),
        ),
        "scale_add": (
            "scale_add",
            over(fips203.scale_add(), (0, Q - 1), polynomial(ANY), Array("e", 256, s.forward_most)),
        ),
    }
    for name, sign in (("add_to", 1), ("subtract_from", -1)):
        arguments = polynomial(ANY), Array("a", 256, ANY)
        found[name] = name, over(fips203.total(sign), anything, *arguments, wraps=True)
    # Of rows and columns; one product alone is ML-DSA's.
    for k, stride in [(1, 1), *((k, stride) for k in (2, 3, 4) for stride in (1, k))]:
        found[f"inner {k} by {stride}"] = (
            "inner",
            over(
                fips203.inner(k, stride),
                (-3712, 3712),
                Array("out", 256, None, writable=True),
                Array("a", 256 * (stride * (k - 1) + 1), s.forward_most),
                (stride, 64),
                Array("b", 512 * k, s.forward_most),
                (k, 32),
            ),
        )
    p = Array("p", 256, ANY)
    found |= {f"compress {d}": ("compress", _compress(d)) for d in COMPRESSED}
    out, packed = Array("out", 192, None, writable=True, align=1), (12, lambda x: x % Q)
    found["encode"] = "encode", Claim((out, p), "out", (), (), Q, False, packed)
    return found | _of_strings()


def _compress(d: int) -> Claim:
    packed = d, partial(fips203.compressed, d=d)
    out, p = Array("out", 16 * d, None, writable=True, align=1), Array("p", 256, ANY)
    return Claim((out, p, (d, 32)), "out", (), (), Q, False, packed)


def _of_strings() -> dict[str, tuple[str, Claim]]:
    """What is read from strings of bits, each number of which is tried for all values; and the
    width that only portable C has."""

    def over(source: Bits, function, *more: tuple[int, int], returns=None) -> Claim:
        arguments = Array("p", 256, None, writable=True), source, *more
        return Claim(arguments, "p", (), (), 1, each=(Each("p", (function,)),), returns=returns)

    found = {f"compress {d}": ("compress", _compress(d)) for d in PORTABLE}
    for d in (*COMPRESSED, *PORTABLE):
        claim = over(Bits("in", 256, d), partial(fips203.decompressed, d=d), (d, 32))
        found[f"decompress {d}"] = "decompress", claim
    too_large = AnyOf(lambda x: x >= Q)
    found["decode"] = "decode", over(Bits("in", 256, 12), lambda x: x % Q, returns=too_large)
    for eta in (2, 3):
        claim = over(Bits("in", 256, 2 * eta), partial(fips203.noise, eta=eta), (eta, 32))
        found[f"noise {eta}"] = "noise", claim
    return found


def claimed(code: ObjectFile, name: str) -> tuple[str, Claim]:
    """The function of an object, and what is claimed of it."""
    symbol, claim = claims()[name]
    return symbol if symbol in code.functions else RENAMED.get(symbol, symbol), claim
