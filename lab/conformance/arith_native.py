# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic functions of an x86-64 object on this machine's processor, against their claims."""

from __future__ import annotations

import ctypes
import random
import subprocess
from pathlib import Path

from lanewise_lab.checkout import ROOT
from lanewise_lab.mlkem.proofs import FLAGS
from lanewise_lab.prove.arithmetic import Array, Claim


def loaded(path: Path, symbol: str):
    """A function of an object, which may be static there."""
    made, portable = path.with_suffix(".global.o"), path.parent / "portable.o"
    library = path.with_suffix(f".{symbol}.so")
    subprocess.run(["objcopy", f"--globalize-symbol={symbol}", path, made], check=True)
    if not portable.exists():  # what the object refers to
        include = [f"-I{ROOT}/src", f"-I{ROOT}/include"]
        source = f"{ROOT}/src/mlkem/arith_c.c"
        subprocess.run(["gcc", *FLAGS, *include, "-c", source, "-o", portable], check=True)
    subprocess.run(["gcc", "-shared", "-Wl,-z,muldefs", made, portable, "-o", library], check=True)
    return getattr(ctypes.CDLL(str(library)), symbol)


_ELEMENT = {16: ctypes.c_int16, 32: ctypes.c_int32}


def _drawn(bound: int, bits: int, source: random.Random) -> int:
    top = min(bound, (1 << bits - 1) - 1)
    if source.random() < 0.5:
        return source.choice((-bound, top, 0, -1, 1))
    return source.randrange(-bound, top + 1)


def is_right(path: Path, symbol: str, claim: Claim, seed: int, trials: int = 12) -> bool:
    """Whether the results of a run keep the claim, for random and extreme inputs."""
    function, source = loaded(path, symbol), random.Random(seed)
    for _ in range(trials):
        inputs: list[int] = []
        buffers, values = {}, []
        for a in claim.arguments:
            if not isinstance(a, Array):
                values.append((ctypes.c_uint64 if a[1] == 64 else ctypes.c_uint32)(a[0]))
                continue
            buffer = buffers[a.name] = (_ELEMENT[a.bits] * a.count)()
            if a.bound is not None:
                buffer[:] = drawn = [_drawn(a.bound, a.bits, source) for _ in range(a.count)]
                inputs += drawn
            values.append(buffer)
        function(*values)
        if not _keeps(claim, inputs, buffers[claim.result]):
            return False
    return True


def _keeps(claim: Claim, inputs: list[int], result) -> bool:
    if claim.packed:
        d, f = claim.packed
        want = sum((f(x) & (1 << d) - 1) << d * i for i, x in enumerate(inputs))
        return bytes(result) == want.to_bytes(2 * len(result), "little")
    for got, want, (least, most) in zip(result, claim.expected, claim.bounds, strict=True):
        total = 0
        for monomial, c in want.items():
            for k in monomial:
                c *= inputs[k]
            total += c
        modulus = 1 << 16 if claim.wraps else claim.q
        if (got - total) % modulus or not least <= got <= most:
            return False
    return True
