#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What an integrator types: the targets of the FuseSoC cores, executed.

    rtl/mlkem/tb/run_fusesoc.py [--sample] [--synth]

lint of lanewise:mlkem:kem in its sizes, of lanewise:common:keccak and lanewise:rvkeccak:processor,
without a warning; a size that does not exist must fail. sim in two sizes: what FuseSoC builds must
have its size in CONFIG, and self-test, key generation and decapsulation right. --sample: lint
alone, in two sizes. --synth: the target synth alone, with one butterfly, which takes long; it must
count the multiplier and block RAM. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from golden import Model
from run_driver import CONFIG, OK, Device, command_of
from run_leaves import BUILD, ROOT
from run_model import Failed, library, same, seeded
from schedule import Hardware, Set

KEM = "lanewise:mlkem:kem"
SIZES = [(engines, rounds) for engines in (0, 1, 2, 4) for rounds in (1, 2)]


def fusesoc(target: str, core: str, name: str, options: tuple[str, ...] = ()) -> tuple[bool, str]:
    """Whether the target ended well, and what was said; its files are in the folder `name`."""
    where = BUILD / "fusesoc" / name
    shutil.rmtree(where, ignore_errors=True)
    where.parent.mkdir(parents=True, exist_ok=True)
    tools = Path(sys.executable).parent
    command = [tools / "fusesoc", "--cores-root", "rtl", "run", "--work-root", where]
    command += [f"--target={target}", *(["--build"] if target == "sim" else []), core, *options]
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    return done.returncode == 0, done.stdout + done.stderr


def size(engines: int, rounds: int) -> tuple[str, ...]:
    return (f"--ENGINES={engines}", f"--ROUNDS={rounds}")


def lint(sizes: list[tuple[int, int]]) -> None:
    jobs = [(KEM, f"lint_{e}_{r}", size(e, r)) for e, r in sizes]
    jobs += [
        ("lanewise:common:keccak", "lint_common", ()),
        ("lanewise:rvkeccak:processor", "lint_rvkeccak", ()),
    ]
    for core, name, options in jobs:
        good, said = fusesoc("lint", core, name, options)
        same((good, re.findall(r"^%.*", said, re.M)), (True, []), f"lint {core} {options}")
        print(f"fusesoc lint {core} {' '.join(options)}: ok", flush=True)
    good, said = fusesoc("lint", KEM, "lint_wrong", size(3, 1))
    same((good, "ENGINES must be" in said), (False, True), "lint with 3 engines is refused")


def sim(engines: int, rounds: int) -> None:
    """The program of the target; its options reached the hardware, and it computes."""
    what = f"sim with {engines} engines, {rounds} rounds"
    good, said = fusesoc("sim", KEM, f"sim_{engines}_{rounds}", size(engines, rounds))
    if not good:
        raise Failed(f"{what}: {said[-2000:]}")
    device = Device([str(BUILD / f"fusesoc/sim_{engines}_{rounds}/Vlanewise_mlkem")])
    same(device.ask("read", f"{CONFIG:x}"), [f"{rounds << 8 | engines:x}"], f"{what}: CONFIG")
    same(device.code("init"), OK, f"{what}: self-test")
    p = Set("fips203", 512)
    golden, seed = Model(library(), p.version, p.size), seeded("fusesoc", 1) + seeded("fusesoc", 2)
    ek, dk = golden.keygen(seed[:32], seed[32:])
    found = device.ask("keygen", command_of(p), seed.hex())
    same([found[0], *found[2:]], [str(OK), ek.hex(), dk.hex()], f"{what}: keygen")
    ct, ss = golden.encaps(ek, seed[:32])
    found = device.ask("decaps", command_of(p), dk.hex(), ct.hex())
    same([found[0], *found[2:]], [str(OK), ss.hex()], f"{what}: decaps")
    device.close()
    print(f"fusesoc {what}: ok", flush=True)


def synth() -> None:
    """A netlist, with the multiplier of the one butterfly and the memories as block RAM."""
    good, said = fusesoc("synth", KEM, "synth", size(0, 1))
    where = BUILD / "fusesoc/synth"
    if not good or not (where / "stat.txt").is_file():
        raise Failed(f"synth: {said[-2000:]}")
    counts = (where / "stat.txt").read_text().split("design hierarchy")[-1]
    found = {cell: int(n) for cell, n in re.findall(r"^\s+(\w+)\s+(\d+)$", counts, re.M)}
    same(found.get("DSP48E1"), Hardware(0).multipliers, "synth: multipliers")
    blocks = 2 * found.get("RAMB36E1", 0) + found.get("RAMB18E1", 0)
    same(blocks > 0, True, "synth: block RAM")
    luts = sum(n for cell, n in found.items() if cell.startswith("LUT"))
    print(
        f"fusesoc synth with one butterfly: {luts} LUT, {blocks} half block RAM, 1 DSP", flush=True
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--synth", action="store_true", help="synthesis alone")
    options = parser.parse_args()
    try:
        if options.synth:
            synth()
            return 0
        lint([(2, 1), (0, 2)] if options.sample else SIZES)
        if not options.sample:
            sim(2, 1)
            sim(0, 2)
    except Failed as error:
        print(f"fusesoc: FAILED {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
