# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What an integrator types: the targets of the FuseSoC cores, executed.

lint of lanewise:mlkem:kem in its sizes, with two multipliers too, of lanewise:common:keccak,
lanewise:keccak:unit, lanewise:rvkeccak:processor and lanewise:soc:example, without a warning; a
size that does not exist must fail. sim in two sizes: what FuseSoC builds must have its size in
CONFIG, and self-test, key generation and decapsulation right. synth with one butterfly, to its
end: it must count the multiplier and block RAM. A sample: lint alone, in two sizes. --synth: synth
alone, which takes minutes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from driver_bench import CONFIG, OK, Device, command_of
from exchange import Exchange
from params import Hardware, Set

from rtl.tools.simulators import BUILD, ROOT, Failed, same

KEM = "lanewise:mlkem:kem"
SIZES = [(engines, rounds) for engines in (0, 1, 2, 4) for rounds in (1, 2)]


def fusesoc(target: str, core: str, name: str, options: tuple[str, ...] = ()) -> tuple[bool, str]:
    """Whether the target ended well, and what was said; its files are in the folder `name`."""
    where = BUILD / "mlkem/fusesoc" / name
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
        (KEM, "lint_two", (*size(0, 1), "--MULTIPLIERS=2", "--FIPS=1")),
        ("lanewise:common:keccak", "lint_common", ()),
        ("lanewise:keccak:unit", "lint_keccak", ()),
        ("lanewise:rvkeccak:processor", "lint_rvkeccak", ()),
        ("lanewise:rvkeccak:processor", "lint_xif", ()),
        ("lanewise:soc:example", "lint_soc", ()),
    ]
    for core, name, options in jobs:
        good, said = fusesoc("lint-xif" if name == "lint_xif" else "lint", core, name, options)
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
    x = Exchange.seeded(Set("fips203", 512), "fusesoc")
    d_z, name = b"".join(x.inputs["keygen"].values()).hex(), command_of(x.p)
    program = BUILD / f"mlkem/fusesoc/sim_{engines}_{rounds}/Vlanewise_mlkem"
    with Device([str(program)]) as device:
        same(device.ask("read", f"{CONFIG:x}"), f"{rounds << 8 | engines:x}", f"{what}: CONFIG")
        same(device.code("init"), OK, f"{what}: self-test")
        found = device.words("keygen", name, d_z)
        same([found[0], *found[2:]], [str(OK), x.ek.hex(), x.dk.hex()], f"{what}: keygen")
        found = device.words("decaps", name, x.dk.hex(), x.ct.hex())
        same([found[0], *found[2:]], [str(OK), x.ss.hex()], f"{what}: decaps")
    print(f"fusesoc {what}: ok", flush=True)


def synth() -> None:
    """A netlist, with the multiplier of the one butterfly and the memories as block RAM."""
    good, said = fusesoc("synth", KEM, "synth", size(0, 1))
    where = BUILD / "mlkem/fusesoc/synth"
    if not good or not (where / "stat.txt").is_file():
        raise Failed(f"synth: {said[-2000:]}")
    counts = (where / "stat.txt").read_text().split("design hierarchy")[-1]
    found = {cell: int(n) for cell, n in re.findall(r"^\s+(\w+)\s+(\d+)$", counts, re.M)}
    same(found.get("DSP48E1"), Hardware(0).multipliers, "synth: multipliers")
    blocks = 2 * found.get("RAMB36E1", 0) + found.get("RAMB18E1", 0)
    same(blocks > 0, True, "synth: block RAM")
    luts = sum(n for cell, n in found.items() if cell.startswith("LUT"))
    print(f"fusesoc synth with one butterfly: {luts} LUT, {blocks} half block RAM", flush=True)


def run(o: SimpleNamespace) -> bool:
    if o.synth:
        synth()
        return True
    lint([(2, 1), (0, 2)] if o.sample else SIZES)
    if not o.sample:
        sim(2, 1)
        sim(0, 2)
        synth()
    return True
