#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The whole of lanewise_mlkem on the bench of the bus side: its streams, bytes of the C library.

    rtl/mlkem/tb/run_whole.py [--sample] [--icarus] [--engines 0|1|2|4] [--rounds 1|2]

Self-test, then the three operations and a rejection of each set, objects moved by DATA or by the
streams at random, with random stalls on each channel at several rates; cycles as the model has
them; erasing in the middle and at the end, after which the byte memory must be zeros. In Verilator;
--sample: ML-KEM-512. --icarus: the three operations of ML-KEM-512 in Icarus, which knows X: what is
neither reset nor written must have no say. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

import run_top
from run_driver import scheduled
from run_leaves import BUILD, HERE, call, sources
from run_model import library, seeded

sys.path.insert(0, str(HERE / "top"))
from golden import Model  # noqa: E402
from params import SIZES, VERSIONS, Hardware, Set  # noqa: E402
from scenarios import CLEAN, DONE, SELFTEST, SLEEP, START, TESTED, ZERO, ZEROISE, Script  # noqa: E402

LOOK = """\
for (n = 0; n < 1024; n = n + 1) begin
  if (u_dut.u_core.u_lanes.u_a.g_block.mem[n] !== 64'b0) dirty = dirty + 1;
  if (u_dut.u_core.u_lanes.u_b.g_block.mem[n] !== 64'b0) dirty = dirty + 1;
end
"""


def lanes(data: bytes) -> list[int]:
    return [int.from_bytes(data[n : n + 8], "little") for n in range(0, len(data), 8)]


def keygen(s: Script, golden: Model, p: Set, hw: Hardware, bits: int) -> tuple[bytes, bytes]:
    """Key generation with all transfers; the keys, which stay in the core."""
    d, z = s.rng.randbytes(32), s.rng.randbytes(32)
    ek, dk = golden.keygen(d, z)
    s.command(p, 0)
    s.put("SEED", lanes(d + z))
    s.write("CTRL", START)
    s.status(bits=bits | DONE, valid=("EK", "DK"))
    s.read("CYCLES", scheduled(p, "keygen", hw, d=d, z=z))
    s.get("EK", lanes(ek))
    s.get("DK", lanes(dk))
    return ek, dk


def erase(s: Script, bits: int) -> None:
    s.write("CTRL", ZEROISE)
    s.status(bits=bits | DONE | CLEAN)
    s.other(ZERO)


def everything(rng: random.Random, so: Path, p: Set, hw: Hardware, few: bool) -> Script:
    """The three operations; unless few, after the self-test, with a rejection, and with erasing
    while a command runs."""
    s, golden, tested = Script(rng), Model(so, p.version, p.size), 0 if few else TESTED
    if not few:
        s.write("CTRL", SELFTEST)
        s.status(bits=DONE | CLEAN | TESTED)
    ek, dk = keygen(s, golden, p, hw, tested)
    m = rng.randbytes(32)
    ct, ss = golden.encaps(ek, m)
    s.command(p, 1)
    s.put("COINS", lanes(m))
    s.write("CTRL", START)
    s.status(bits=DONE | tested, valid=("EK", "DK", "CT"))
    s.read("CYCLES", scheduled(p, "encaps", hw, ek=ek, coins=m))
    s.get("CT", lanes(ct))
    s.get("SS", lanes(ss))
    wrong = bytearray(ct)
    wrong[rng.randrange(len(ct))] ^= 1 << rng.randrange(8)
    cycles = scheduled(p, "decaps", hw, dk=dk, ct=ct)
    for given in (ct,) if few else (ct, bytes(wrong)):
        s.command(p, 2)
        if given != ct:
            s.put("CT", lanes(given))
        s.write("CTRL", START)
        s.status(bits=DONE | tested, valid=("EK", "DK", "CT"))
        s.read("CYCLES", cycles)
        s.get("SS", lanes(golden.decaps(dk, given)))
    if not few:
        s.write("CTRL", START)
        s.other(SLEEP, rng.randrange(cycles))
        erase(s, tested)
        keygen(s, golden, p, hw, tested)
    erase(s, tested)
    return s


def verilator(where: Path, hw: Hardware) -> list[str]:
    where.mkdir(parents=True, exist_ok=True)
    (where / "look.svh").write_text(LOOK)
    bench = [HERE / "top/top_tb.sv"]
    size = [f"+define+ENGINES={hw.engines}", f"+define+ROUNDS={hw.rounds}", f"+incdir+{where}"]
    call(["verilator", "--binary", "--timing", "-j", "2", "-Wno-fatal", "-Wno-lint", "-Wno-style",
          "--top-module", "top_tb", "-Mdir", where, "-CFLAGS", "-O1", "-O3", *size, *sources(),
          *bench], "whole")  # fmt: skip
    return [str(where / "Vtop_tb")]


def icarus(where: Path, hw: Hardware) -> list[str]:
    """Icarus 11 does not know `int unsigned`; what has that type here is small."""
    where.mkdir(parents=True, exist_ok=True)
    (where / "look.svh").write_text(LOOK)
    copies = []
    for path in [*sources(), HERE / "top/top_tb.sv"]:
        copies.append(where / path.name)
        copies[-1].write_text(path.read_text().replace("int unsigned", "int"))
    size = [f"-DENGINES={hw.engines}", f"-DROUNDS={hw.rounds}", f"-I{where}"]
    program = where / "whole.vvp"
    call(["iverilog", "-g2012", *size, "-o", program, "-s", "top_tb", *copies], "whole")
    return ["vvp", "-n", str(program)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--icarus", action="store_true", help="ML-KEM-512 alone, in Icarus")
    parser.add_argument("--engines", type=int, default=2, choices=(0, 1, 2, 4))
    parser.add_argument("--rounds", type=int, default=1, choices=(1, 2))
    options = parser.parse_args()
    so, hw = library(), Hardware(options.engines, options.rounds)
    where = f"whole/engines{hw.engines}_rounds{hw.rounds}"
    small = Set("fips203", 512)
    if options.icarus:
        script = everything(random.Random("icarus"), so, small, hw, True)
        command = icarus(BUILD / "icarus" / where, hw)
        return 0 if run_top.simulate(command, script, "whole, Icarus", 0, 1, limit=3600) else 1
    command, good = verilator(BUILD / "verilator" / where, hw), True
    sets = [Set(version, size) for version in VERSIONS for size in SIZES]
    for p in [small] if options.sample else sets:
        for stall in (100,) if options.sample else (0, 40, 128, 220):
            rng = random.Random(repr(seeded(p, stall)))
            script = everything(rng, so, p, hw, False)
            name = f"whole, {hw.name}, {p.version} {p.size}"
            good &= run_top.simulate(command, script, name, stall, 1 + stall)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
