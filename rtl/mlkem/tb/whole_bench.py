# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The whole of lanewise_mlkem on the bench of the bus side: its streams, bytes of the C library.

Self-test, then the three operations and a rejection of each set, objects moved by DATA or by the
streams at random, with random stalls on each channel at several rates; cycles as the model has
them, with WIPE those of erasing more; erasing in the middle and at the end, after which the byte
memory must be zeros. In Verilator; a sample: ML-KEM-512. --icarus: the three operations of
ML-KEM-512 in Icarus, which knows X: what is neither reset nor written must have no say.
"""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

from control_bench import trial
from core_bench import HERE
from exchange import SETS, Exchange, flipped, seeded
from params import Hardware, Set
from script import CLEAN, DONE, SELFTEST, SLEEP, START, TESTED, ZERO, ZEROISE, Script

from rtl.tools.simulators import Testbench, sources


def looks(hw: Hardware) -> str:
    """Counts what is not 0 in the byte memory, which is there twice but with a single butterfly."""
    copies = ("g_copies.u_a.g_block", "g_copies.u_b.g_block") if hw.engines else ("g_shared.u_a",)
    counted = "".join(
        f"  if (u_dut.u_core.u_lanes.{copy}.mem[n] !== 64'b0) dirty = dirty + 1;\n"
        for copy in copies
    )
    return f"for (n = 0; n < 1024; n = n + 1) begin\n{counted}end\n"


def lanes(data: bytes) -> list[int]:
    return [int.from_bytes(data[n : n + 8], "little") for n in range(0, len(data), 8)]


def keygen(s: Script, p: Set, hw: Hardware, bits: int, more: int = 0) -> Exchange:
    """Key generation with all transfers; the keys stay in the core. `more` cycles, if it wipes."""
    x = Exchange.of(p, s.rng.randbytes(32), s.rng.randbytes(32), bytes(32))
    s.command(p, 0, wipe=more > 0)
    s.put("SEED", lanes(b"".join(x.inputs["keygen"].values())))
    s.write("CTRL", START)
    s.status(bits=bits | DONE, valid=("EK", "DK"))
    s.read("CYCLES", x.cycles("keygen", hw) + more)
    s.get("EK", lanes(x.ek))
    s.get("DK", lanes(x.dk))
    return x


def erase(s: Script, bits: int) -> None:
    s.write("CTRL", ZEROISE)
    s.status(bits=bits | DONE | CLEAN)
    s.other(ZERO)


def everything(rng: random.Random, p: Set, hw: Hardware, few: bool) -> Script:
    """The three operations; unless few, after the self-test, with a rejection, and with erasing
    while a command runs."""
    s, tested = Script(rng), 0 if few else TESTED
    # Two of them, so that one of the three whose cycles are read wipes, and another one does not.
    wipes = [0] * 4 if few else rng.sample([0, 0, hw.erasing, hw.erasing], 4)
    if not few:
        s.command(p, 0, wipe=wipes[3] > 0)
        s.write("CTRL", SELFTEST)
        s.status(bits=DONE | CLEAN | TESTED)
    made = keygen(s, p, hw, tested, wipes[0])
    x = Exchange(p, (made.ek, made.dk), rng.randbytes(32))
    s.command(p, 1, wipe=wipes[1] > 0)
    s.put("COINS", lanes(x.inputs["encaps"]["coins"]))
    s.write("CTRL", START)
    s.status(bits=DONE | tested, valid=("EK", "DK", "CT"))
    s.read("CYCLES", x.cycles("encaps", hw) + wipes[1])
    s.get("CT", lanes(x.ct))
    s.get("SS", lanes(x.ss))
    cycles = x.cycles("decaps", hw) + wipes[2]
    wrong = flipped(x.ct, 8 * rng.randrange(len(x.ct)) + rng.randrange(8))
    for given in (x.ct,) if few else (x.ct, wrong):
        s.command(p, 2, wipe=wipes[2] > 0)
        if given != x.ct:
            s.put("CT", lanes(given))
        s.write("CTRL", START)
        s.status(bits=DONE | tested, valid=("EK", "DK", "CT"))
        s.read("CYCLES", cycles)
        s.get("SS", lanes(x.secret(given)))
    if not few:
        s.write("CTRL", START)
        s.other(SLEEP, rng.randrange(cycles))
        erase(s, tested)
        keygen(s, p, hw, tested)
    erase(s, tested)
    return s


def testbench(hw: Hardware, files: list[Path] | None = None, look: str = "") -> Testbench:
    """The bench of one size; `files` in place of the sources, `look` to see their memories."""
    return Testbench(
        f"whole/{hw.folder}",
        "top_tb",
        (*(files or sources("mlkem")), HERE / "top/top_tb.sv"),
        tuple(hw.parameters.items()),
        (("look.svh", look or looks(hw)),),
    )


def run(o: SimpleNamespace) -> bool:
    hw, small = Hardware(o.engines, o.rounds, o.slices, o.multipliers), Set("fips203", 512)
    bench = testbench(hw)
    if o.icarus:
        script, name = everything(random.Random("icarus"), small, hw, True), "whole, Icarus"
        return trial(script, name, 0).holds(bench.icarus(), limit=3600)
    command, good = bench.verilator(), True
    for p in [small] if o.sample else [p for p in SETS if p.version in hw.versions]:
        for stall in o.stalls:
            script = everything(random.Random(repr(seeded(p, stall))), p, hw, False)
            name = f"whole, {hw.name}, {p.version} {p.size}"
            good &= trial(script, name, stall).holds(command)
    return good
