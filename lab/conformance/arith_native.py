# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic functions of an x86-64 object on this machine's processor, against their claims."""

from __future__ import annotations

import ctypes
import random
import subprocess
from pathlib import Path

from lanewise_lab.checkout import ROOT
from lanewise_lab.mlkem.proofs import FLAGS
from lanewise_lab.prove.arithmetic import AnyOf, Array, Bits, Bytes, Claim


def loaded(path: Path, symbol: str):
    """A function of an object, which may be static there."""
    made, others = path.with_suffix(".global.o"), []
    library = path.with_suffix(f".{symbol}.so")
    subprocess.run(["objcopy", f"--globalize-symbol={symbol}", path, made], check=True)
    for source in ("arith_c.c", "x86_64/mlkem_avx2.S", "x86_64/mlkem_avx512.S"):
        others.append(path.parent / f"{Path(source).stem}.referred.o")
        if not others[-1].exists():  # what the object refers to
            include = [f"-I{ROOT}/src", f"-I{ROOT}/include"]
            whole = ROOT / "src/mlkem" / source
            command = ["gcc", *FLAGS, "-fPIC", *include, "-c", whole, "-o", others[-1]]
            subprocess.run(command, check=True)
    subprocess.run(["gcc", "-shared", "-Wl,-z,muldefs", made, *others, "-o", library], check=True)
    return getattr(ctypes.CDLL(str(library)), symbol)


_ELEMENT = {16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}


def _drawn(least: int, most: int, source: random.Random) -> int:
    if source.random() < 0.5:
        return min(max(source.choice((least, least + 1, most, 0, -1, 1)), least), most)
    return source.randrange(least, most + 1)


def is_right(path: Path, symbol: str, claim: Claim, seed: int, trials: int = 12) -> bool:
    """Whether the results of a run keep the claim, for random and extreme inputs."""
    source = random.Random(seed)
    return run(
        path, symbol, claim, lambda a: [_drawn(*a.range, source) for _ in range(a.count)], trials
    )


def run(path: Path, symbol: str, claim: Claim, draw, trials: int = 1) -> bool:
    """The same for inputs that are given. draw: of an array or string of bits, its elements."""
    function = loaded(path, symbol)
    for _ in range(trials):
        inputs: list[list[int]] = []
        buffers, values = {}, []
        for a in claim.arguments:
            if isinstance(a, Bytes):
                buffer = buffers[a.name] = ctypes.create_string_buffer(a.data, len(a.data))
            elif isinstance(a, Array):
                buffer = buffers[a.name] = (_ELEMENT[a.bits] * a.count)()
                if a.bound is not None:
                    buffer[:] = drawn = draw(a)
                    inputs.append(drawn)
            elif isinstance(a, Bits):
                drawn = draw(a)
                string = sum(x << a.bits * i for i, x in enumerate(drawn))
                size = a.count * a.bits // 8
                buffer = buffers[a.name] = (ctypes.c_char * size)(*string.to_bytes(size, "little"))
                inputs.append(drawn)
            else:
                buffer = (ctypes.c_uint64 if a[1] == 64 else ctypes.c_uint32)(a[0])
            values.append(buffer)
        got = function(*values)
        if claim.each or claim.returns:
            kept = _keeps_each(claim, inputs, buffers, got)
        else:
            kept = _keeps(claim, sum(inputs, []), buffers[claim.result])
        if not kept:
            return False
    return True


def _keeps_each(claim: Claim, inputs: list[list[int]], buffers: dict, got: int) -> bool:
    values = [list(x) for x in inputs]
    for k, a in enumerate(claim.inputs):
        if getattr(a, "less", ""):  # the number that the sum with another array is
            names = [b.name for b in claim.inputs]
            values[k] = [x + y for x, y in zip(inputs[k], inputs[names.index(a.less)], strict=True)]
    for each in claim.each:
        for i, have in enumerate(buffers[each.array]):
            want = each.of(*(x[i] for x in values[: len(each.functions)]))
            q, least, most = each.modulo or (0, have, have)
            if (have - want) % q if q else have != want:
                return False
            if not least <= have <= most:
                return False
    if isinstance(claim.returns, AnyOf):
        return got == int(any(claim.returns.function(x) for x in values[0]))
    return not claim.returns or got == sum(buffers[claim.returns.array])


def _keeps(claim: Claim, inputs: list[int], result) -> bool:
    if claim.packed:
        d, f = claim.packed
        want = sum((f(x) & (1 << d) - 1) << d * i for i, x in enumerate(inputs))
        return bytes(result) == want.to_bytes(len(bytes(result)), "little")
    for got, want, (least, most) in zip(result, claim.expected, claim.bounds, strict=True):
        total = 0
        for monomial, c in want.items():
            for k in monomial:
                c *= inputs[k]
            total += c
        modulus = 1 << claim.element if claim.wraps else claim.q
        if (got - total) % modulus or not least <= got <= most:
            return False
    return True
