# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the arithmetic of ML-KEM as compilers make it: python -m lanewise_lab.mlkem.proofs

Compiles the implementations of src/mlkem/arith.h as the library is and proves each function, but
for transforms in assembly (ntt/proofs.py): one line each, with the bounds of its results as found,
the instructions executed, the bytes of stack and the seconds. Then, which give the same numbers as
those for AVX2 (SAME). Exit 1 if one is not proved that UNDECIDED does not list, or if one is that
it lists. --target avx2 and so on takes only those; --object takes an object that was compiled
already, with --target saying of what.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from .. import counterexample
from ..checkout import ROOT, need_or_exit
from ..ntt.proofs import forward, inverse
from ..ntt.transform import MLKEM
from ..prove.arithmetic import AnyOf, Array, Bits, Claim, Each, Verdict, equal, prove
from ..prove.objfile import ObjectFile
from ..prove.shipped import COMPILERS
from ..symbolic import Refused
from . import definition as fips203
from .tables import Q

ANY = 1 << 15
FLAGS = ["-std=c11", "-O3", "-DNDEBUG", "-fvisibility=hidden"]


@dataclass(frozen=True)
class Target:
    """An implementation: its source, without the transforms, and what compiles it."""

    source: str
    compiler: tuple[str, ...]


_M4 = ("-mcpu=cortex-m4", "-mthumb", "-DLANEWISE_MLKEM_ARMV7EM")
TARGETS = {
    "avx2": Target("src/mlkem/x86_64/arith_avx2.c", ("gcc", "-fPIC")),
    "avx512": Target("src/mlkem/x86_64/arith_avx512.c", ("gcc", "-fPIC")),
    "neon": Target("src/mlkem/aarch64/arith_neon.c", ("aarch64-linux-gnu-gcc", "-ffixed-x18")),
    "m4": Target("src/mlkem/arith_c.c", (*COMPILERS["armv7m"][:1], *_M4)),
}


def claims() -> dict[str, tuple[str, Claim]]:
    """The promises of src/mlkem/arith.h: name -> function, claim."""

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
    out, packed = Array("out", 192, None, writable=True), (12, lambda x: x % Q)
    found["encode"] = "encode", Claim((out, p), "out", (), (), Q, False, packed)
    return found


def _compress(d: int) -> Claim:
    packed = d, partial(fips203.compressed, d=d)
    out, p = Array("out", 16 * d, None, writable=True), Array("p", 256, ANY)
    return Claim((out, p, (d, 32)), "out", (), (), Q, False, packed)


def of_strings() -> dict[str, tuple[str, Claim]]:
    """Of portable C: what is read from strings of bits, each number of which is tried for all
    values; and the width that only it has."""

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


COMPRESSED = (1, 4, 5, 10, 11)  # bits that ML-KEM compresses to; 1: messages
PORTABLE = (3,)  # and Kyber512 of round 2, of which vector code calls portable C
#: What is not decided, with a word of the reason. The command fails if that changes.
UNDECIDED = {("avx2", "compress 1"): "vpacksswb"}
#: Functions that the portable code has under another name.
RENAMED = {"encode": "encode_12", "decode": "decode_12"}


def names() -> list[str]:
    """The claims of functions in the source of a target; transforms are in assembly."""
    return [name for name in claims() if name not in ("ntt", "inverse")]


def compile_target(target: Target, folder: Path, *options: str, root: Path = ROOT) -> Path:
    out = folder / f"{Path(target.source).stem}{''.join(options)}.o"
    include = [f"-I{root}/src", f"-I{root}/include"]
    command = [*target.compiler, *FLAGS, *options, *include, "-c", f"{root}/{target.source}"]
    subprocess.run([*command, "-o", str(out)], check=True)
    return out


def claimed(code: ObjectFile, name: str) -> tuple[str, Claim]:
    """The function of an object, and what is claimed of it."""
    symbol, claim = (claims() | of_strings())[name]
    return symbol if symbol in code.functions else RENAMED.get(symbol, symbol), claim


def prove_named(path: str, name: str) -> Verdict:
    """A reason with numbers is of a run that is wrong."""
    try:
        code = ObjectFile(path, {})
        symbol, claim = claimed(code, name)
        verdict = prove(code, symbol, claim)
    except Refused as reason:
        return Verdict(False, str(reason))
    if not verdict.proved and (shown := counterexample.found(code, symbol, claim, verdict.reason)):
        verdict.reason = f"refuted: {shown}"
    return verdict


#: Pairs of implementations, and functions that give the same elements in both.
SAME = {
    ("avx2", "avx512"): "prepare scale_add inner",
    ("avx2", "neon"): "prepare inner",
}


def same_named(first: str, second: str, name: str) -> Verdict:
    symbol, claim = claims()[name]
    return equal(ObjectFile(first, {}), ObjectFile(second, {}), symbol, claim)


def line(target: str, name: str, v: Verdict) -> str:
    if not v.proved:
        word = "undecided" if (target, name) in UNDECIDED else "NOT PROVED"
        return f"{target:8} {name:14} {word}: {v.reason}"
    bounds = "as it wraps" if v.bounds == (0, 0) else f"{v.bounds[0]}..{v.bounds[1]}"
    bounds = "bit by bit" if claims()[name][1].packed else bounds
    return (
        f"{target:8} {name:14} proved  {bounds:>14} {v.instructions:6} instructions "
        f"{v.stack:5} bytes of stack {v.seconds:6.2f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="mlkem.proofs", description=__doc__)
    parser.add_argument("--target", action="append", choices=sorted(TARGETS))
    parser.add_argument("--object", type=Path)
    options = parser.parse_args(arguments)
    targets = options.target or list(TARGETS)
    if options.object and len(targets) != 1:
        parser.error("--object needs one --target")
    need_or_exit("mlkem.proofs")
    with tempfile.TemporaryDirectory() as folder:
        tasks = []
        for target in targets:
            path = options.object or compile_target(TARGETS[target], Path(folder))
            tasks += [(target, str(path), name) for name in names()]
        with Pool() as pool:
            jobs = [(t, name, pool.apply_async(prove_named, (p, name))) for t, p, name in tasks]
            wrong = 0
            for target, name, job in jobs:
                verdict = job.get()
                reason = UNDECIDED.get((target, name))
                wrong += verdict.proved == bool(reason) or (reason or "") not in verdict.reason
                print(line(target, name, verdict), flush=True)
            paths = {t: p for t, p, _ in tasks}
            for pair, same in SAME.items():
                if not set(pair) <= set(paths):
                    continue
                which = [name for name, (symbol, _) in claims().items() if symbol in same.split()]
                found = pool.starmap(same_named, [(*map(paths.get, pair), name) for name in which])
                for name, verdict in zip(which, found, strict=True):
                    wrong += not verdict.proved
                    text = verdict.reason or f"proved  the same numbers as {pair[0]}"
                    print(f"{pair[1]:8} {name:14} {text}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
