# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the generated transforms: python -m lanewise_lab.ntt.proofs [TARGET ...]

Assembles what is shipped and proves each function against the definition of the transform (FIPS 203
section 4.3, FIPS 204 sections 2.5 and 7.5), with the bounds of src/mlkem/arith.h and
src/mldsa/poly.h: a line each. Exit 1 if one is not so.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from ..checkout import ROOT, need_or_exit
from ..prove.arithmetic import Array, Claim, prove
from ..prove.objfile import ObjectFile
from ..symbolic.integers import Residue
from .__main__ import TARGETS as GENERATED
from .transform import SCHEMES, Scheme

ASSEMBLERS = {"avx2": ("gcc",), "avx512": ("gcc",), "neon": ("aarch64-linux-gnu-gcc",)}
ASSEMBLERS["armv7em"] = ("arm-none-eabi-gcc", "-mcpu=cortex-m4")
#: What assembles a target, and its source.
TARGETS = {
    name: (ASSEMBLERS[name.split("_")[1]], f"{folder}/{name}.S")
    for name, (_, _, folder) in GENERATED.items()
}


def gammas(s: Scheme) -> list[int]:
    """X^last is gamma in factor i: odd powers of the root, numbered with their bits reversed."""
    bits = s.half.bit_length() - 1
    return [pow(s.root, 2 * int(f"{i:0{bits}b}"[::-1], 2) + 1, s.q) for i in range(s.half)]


@cache
def forward(s: Scheme) -> list[Residue]:
    """A polynomial modulo each X^last - gamma."""
    out: list[Residue] = []
    for gamma in gammas(s):
        powers = [pow(gamma, j, s.q) for j in range(s.half)]
        out += [{(s.last * j + k,): p for j, p in enumerate(powers)} for k in range(s.last)]
    return out


@cache
def inverse(s: Scheme) -> list[Residue]:
    """The inverse of that matrix, times 2^bits."""
    out: list[Residue] = []
    for n in range(s.n):
        j, k = divmod(n, s.last)
        powers = [s.scale() * pow(gamma, -j, s.q) % s.q for gamma in gammas(s)]
        out.append({(s.last * i + k,): p for i, p in enumerate(powers)})
    return out


def claims(target: str) -> dict[str, Claim]:
    """By symbol."""
    scheme, suffix = target.split("_")
    s, out = SCHEMES[scheme], {}
    for name, expected, bound, most in (
        ("ntt", forward(s), s.forward, s.forward_most),
        ("inverse", inverse(s), s.inverse, s.inverse_most),
    ):
        array = Array("p", s.n, bound, writable=True, bits=s.bits)
        bounds = ((-most, most),) * s.n
        out[f"lanewise_{s.name}_{name}_{suffix}"] = Claim(
            (array,), "p", tuple(expected), bounds, s.q
        )
    return out


def assembled(target: str, folder: Path, source: Path | None = None) -> Path:
    command, shipped = TARGETS[target]
    out = folder / f"{target}.o"
    include = f"-I{(ROOT / shipped).parent}"
    path = source or ROOT / shipped
    subprocess.run([*command, include, "-c", str(path), "-o", str(out)], check=True)
    return out


def main(targets: list[str]) -> int:
    if not set(targets) <= set(TARGETS):
        print(f"usage: python -m lanewise_lab.ntt.proofs [{' | '.join(TARGETS)}]", file=sys.stderr)
        return 2
    need_or_exit("ntt.proofs")
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for target in targets or TARGETS:
            code = ObjectFile(str(assembled(target, Path(folder))), {})
            for symbol, claim in claims(target).items():
                v = prove(code, symbol, claim)
                wrong += not v.proved
                found = f"proved  {v.bounds[0]}..{v.bounds[1]} {v.instructions} instructions"
                found += f" {v.stack} bytes of stack ({v.stack_left} left with data)"
                found += f" {v.seconds:.2f} s"
                print(f"{symbol:30} {found if v.proved else 'NOT PROVED: ' + v.reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
