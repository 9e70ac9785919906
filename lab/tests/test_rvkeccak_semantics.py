# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the simulator of the SIMD processor computes, against the paper's tables said anew in
Python. Three states, every instruction that works row by row, all LMUL, with and without a mask."""

import random
import struct
import subprocess
import sys

import pytest
from lanewise_lab import round as keccak
from test_rvkeccak_model import ISS, link

from rtl.rvkeccak.isa import instruction_table

pytestmark = pytest.mark.slow

STATES = 3
SCALAR = 0xFFF01234  # negative, so that the extension shows


def expected(name: str, sew: int, vl: int, source, second, target, mask: list[int]) -> list[int]:
    """The group of vd afterwards, by register and element; vs2, vs1, vd before."""
    per, limit = 5 * STATES, (1 << sew) - 1
    signed = SCALAR | (limit ^ 0xFFFFFFFF)
    half = 32 if sew == 32 else 64

    def rotated(k: int, amount: int) -> int:
        return keccak.rol(source[k], amount)

    def pair(k: int, amount: int) -> int:
        return keccak.rol(source[k] << 32 | second[k], amount)

    out = list(target)
    for k in range(vl):
        if not mask[k]:
            continue
        row, e = divmod(k, per)
        x, base = e % 5, k - e % 5
        value, place = {
            "vadd.vv": lambda: (source[k] + second[k], k),
            "vadd.vx": lambda: (source[k] + signed, k),
            "vadd.vi": lambda: (source[k] - 5, k),
            "vand.vx": lambda: (source[k] & signed, k),
            "vor.vv": lambda: (source[k] | second[k], k),
            "vxor.vi": lambda: (source[k] ^ -5, k),
            "vsll.vv": lambda: (source[k] << second[k] % half, k),
            "vsrl.vv": lambda: (source[k] >> second[k] % half, k),
            "vsrl.vx": lambda: (source[k] >> SCALAR % half, k),
            "vslidedownm.vi": lambda: (source[base + (x + 13) % 5], k),
            "vslideupm.vi": lambda: (source[base + (x - 13) % 5], k),
            "vrotup.vi": lambda: (rotated(k, 13), k),
            "v64rho.vi": lambda: (rotated(k, keccak.RHO[x + 5 * row]), k),
            "v32lrotup.vv": lambda: (pair(k, 1), k),
            "v32hrotup.vv": lambda: (pair(k, 1) >> 32, k),
            "v32lrho.vv": lambda: (pair(k, keccak.RHO[x + 5 * row]), k),
            "v32hrho.vv": lambda: (pair(k, keccak.RHO[x + 5 * row]) >> 32, k),
            "vpi.vi": lambda: (
                source[k],
                keccak.pi_target(x, row)[1] * per + e - x + keccak.pi_target(x, row)[0],
            ),
            "viota.vx": lambda: (
                source[k] ^ (keccak.RC[7] if k < per and x == 0 else 0) & limit,
                k,
            ),
        }[name]()
        out[place] = value & limit
    return out


OPERANDS = {
    "vv": "v8, v16",
    "vx": "v8, a5",
    "vi": "v8, -5",
}
SPECIAL = {
    "vslidedownm.vi": "v8, 13",
    "vslideupm.vi": "v8, 13",
    "vrotup.vi": "v8, 13",
    "v64rho.vi": "v8, -1",
    "vpi.vi": "v8, -1",
    "viota.vx": "v8, a6",
}
COMMON = ["vadd.vv", "vadd.vx", "vadd.vi", "vand.vx", "vor.vv", "vxor.vi"]
COMMON += ["vsll.vv", "vsrl.vv", "vsrl.vx", "vslidedownm.vi", "vslideupm.vi", "vpi.vi", "viota.vx"]
NAMES = {
    64: [*COMMON, "vrotup.vi", "v64rho.vi"],
    32: [*COMMON, "v32lrotup.vv", "v32hrotup.vv", "v32lrho.vv", "v32hrho.vv"],
}


@pytest.mark.parametrize("sew", [64, 32])
def test_rows(sew, tmp_path):
    subprocess.run([sys.executable, instruction_table.RTL / "tb/processor.py"], check=True)
    rng = random.Random(sew)
    per, size = 5 * STATES, 8 * 5 * STATES
    groups = {n: [rng.getrandbits(sew) for _ in range(size)] for n in ("v8", "v16", "v24")}
    mask = [rng.randrange(2) for _ in range(size)]
    bits = [sum(b << i for i, b in enumerate(mask[k : k + 32])) for k in range(0, size, 32)]
    cases = []
    for name in NAMES[sew]:
        for lmul in (1, 2, 4, 8):
            for masked in (False, True):
                vl = rng.randrange(1, min(lmul, 5) * per + 1)
                cases.append((name, lmul, masked, vl))
    load = "\n".join(f"    la t0, {n}\n    vle{sew}.v {n}, (t0)" for n in groups)
    lines = []
    for name, lmul, masked, vl in cases:
        operands = SPECIAL.get(name, OPERANDS[name.split(".")[1]])
        lines += [f"    vsetvli t0, x0, e{sew}, m8, ta, ma", load]
        lines += [f"    li t0, {vl}", f"    vsetvli x0, t0, e{sew}, m{lmul}, ta, ma"]
        lines += [f"    {name} v24, {operands}{', v0.t' if masked else ''}"]
        lines += [f"    vsetvli t0, x0, e{sew}, m8, ta, ma", f"    vse{sew}.v v24, (s0)"]
        lines += [f"    li t0, {size * sew // 8}", "    add s0, s0, t0"]
    word = f".{sew // 8}byte"
    data = [f"{n}: {word} {', '.join(map(hex, v))}" for n, v in groups.items()]
    total = len(cases) * size * sew // 8
    program = [
        '    .include "lanewise_rvkeccak.inc"',
        "    .globl _start, tohost",
        "_start:",
        f"    li a5, {SCALAR:#x}\n    li a6, 7\n    la s0, out\n    la t0, mask",
        f"    vsetivli x0, {len(bits)}, e32, m1, ta, ma\n    vle32.v v0, (t0)",
        *lines,
        "    la t0, tohost\n    li t1, 1\n    sw t1, 0(t0)\n    .balign 8",
        *data,
        f"mask: .4byte {', '.join(map(hex, bits))}",
        "tohost: .4byte 0\n    .balign 8",
        f"out: .zero {total}",
    ]
    elf, out = link("\n".join(program) + "\n", tmp_path), tmp_path / "out"
    command = [str(ISS), str(elf), "--config", f"e{sew}x{STATES}", "--dump", f"out:{total}"]
    done = subprocess.run([*command, str(out)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    values = struct.unpack(f"<{len(cases) * size}{'Q' if sew == 64 else 'I'}", out.read_bytes())
    for i, (name, lmul, masked, vl) in enumerate(cases):
        active = mask if masked else [1] * size
        want = expected(name, sew, vl, groups["v8"], groups["v16"], groups["v24"], active)
        assert list(values[i * size : (i + 1) * size]) == want, (name, lmul, masked, vl)
