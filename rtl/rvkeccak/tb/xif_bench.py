# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The vector unit behind CV-X-IF: on random offers, commits and kills, and behind CV32E40X.

xif/xif_bench.cpp is CPU and memory for lanewise_vec_xif and compares all with the instruction-set
simulator; xif/xif_rules.sv watches the rules of both sides. CV32E40X comes from the Python package
pythondata-cpu-cv32e40x and is used where it lies. Behind an adapter it runs the programs of ../sw,
on memories with wait states; digests are compared with hashlib. --seed is the first of the random
runs.
"""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from pathlib import Path
from types import SimpleNamespace

import processor
import programs_bench
import software
from processor import Image

from rtl.rvkeccak.isa import instruction_table as isa
from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import ASSERT, BUILD, ROOT, Failed, each, sources, verilated

HERE = Path(__file__).resolve().parent / "xif"
#: As processor.py has them, and why.
OPTIONS = ["-DLANEWISE_DEBUG", "-fno-dfg", *ASSERT]
BASE = 0x80000000
#: What must show each planted fault.
PLANTED = ["random 4 20000", "random 5 20000", "kills 1"]


def build(name: str, ids: int, files: list[Path] | None = None, where: str = "bench") -> str:
    """The bench of a build, with ids of as many bits."""
    processor.build_iss(ROOT, BUILD)
    parts = [*(files or sources("rvkeccak")), HERE / "xif_rules.sv", HERE / "xif_tb.sv"]
    flags = f"-std=c++17 -DLANEWISE_CONFIG='\"{name}\"' -DLANEWISE_IDS={ids}"
    parts += [HERE / "xif_bench.cpp", BUILD / "model.a"]
    parameters = isa.configurations()[name] | {"X_ID_WIDTH": ids}
    folder = BUILD / f"xif/{where}_{name}_{ids}"
    return verilated(folder, "xif_tb", parts, parameters, False, *OPTIONS, "-CFLAGS", flags)


def said(command: list) -> tuple[bool, str]:
    """Whether it passed, and the line that says what it was."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=900)
    text = done.stdout + done.stderr
    line = re.search(r"rule, .*|failed: .*|PASS .*|%Error.*", text)
    return done.returncode == 0, line[0] if line else f"status {done.returncode}"


def alone(o: SimpleNamespace, name: str, ids: int) -> bool:
    program = build(name, ids)
    good = True
    runs = [["kills", o.seed]] + [["random", o.seed + n, o.instructions] for n in range(o.seeds)]
    for given in runs:
        passed, line = said([program, *given])
        words = " ".join(map(str, given))
        print(f"{name}, ids of {ids} bits, {words}: {line}", flush=True)
        good = good and passed
    return good


# ---- Behind CV32E40X ----


def core_root() -> Path:
    try:
        import pythondata_cpu_cv32e40x
    except ImportError:
        raise Failed("pythondata-cpu-cv32e40x is missing; `make setup-test`") from None
    return Path(pythondata_cpu_cv32e40x.data_location)


def core_files(root: Path) -> list[str]:
    """Verilator arguments for cv32e40x_core, out of its own file list."""
    text = (root / "cv32e40x_manifest.flist").read_text()
    lines = [
        line.strip() for line in text.replace("${DESIGN_RTL_DIR}", str(root / "rtl")).split("\n")
    ]
    return [
        line for line in lines
        if re.match(r"\+incdir\+|/\w", line) and ("/bhv/" not in line or "sim_clock_gate" in line)
    ]  # fmt: skip


def build_system(name: str) -> str:
    """CV32E40X with the vector unit of a build."""
    parts = [*core_files(core_root()), *sources("rvkeccak"), HERE / "xif_rules.sv"]
    parts += [HERE / "xif_e40x.sv", HERE / "e40x_tb.sv", HERE / "e40x_bench.cpp"]
    # Without --assert: what is in unique cases of that core is not, while nothing is valid.
    options = ["-Wno-BLKANDNBLK", *OPTIONS[:2]]
    flags = ["-CFLAGS", "-std=c++17"]
    parameters = isa.configurations()[name]
    return verilated(
        BUILD / f"xif/e40x_{name}", "e40x_tb", parts, parameters, False, *options, *flags
    )


def ran(
    program: str, image: Image, symbol: str, size: int, waits: int, seed: int
) -> tuple[bytes, int]:
    """`size` bytes at a symbol when the program has ended, and its cycles."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="given-", dir=BUILD) as folder:
        given, out = Path(folder) / "image", Path(folder) / "out"
        given.write_bytes(image.memory(BASE))
        where = [hex(image.symbols[name]) for name in ("_start", "tohost", symbol)]
        passed, line = said([program, given, *where, size, out, waits, seed])
        if not passed:
            raise Failed(line)
        return out.read_bytes(), int(re.search(r"cycles (\d+)", line)[1])


def hashed(
    program: str, name: str, function: str, length: int, waits: int, rng: random.Random
) -> int:
    """Cycles of a digest, which is compared."""
    states = software.builds()[name].states
    row = next(
        p for p in software.table()["program"]
        if p["kind"] == "sponge" and software.runs_on(p, software.builds()[name])
    )  # fmt: skip
    path = software.sponge(row, function, states)
    output, stride = 32, 8 * (max(length, 200) // 8 + 2)
    messages = [rng.randbytes(length) for _ in range(states)]
    image = Image(path)
    for symbol, value in (("length", length), ("output", output), ("stride", stride)):
        image.put(f"job_{symbol}", value.to_bytes(4, "little"))
    image.put("messages", b"".join(m.ljust(stride, b"\0") for m in messages))
    got, cycles = ran(program, image, "digests", states * stride, waits, rng.randrange(1 << 30))
    want = b"".join(
        programs_bench.digest(function, m, output).ljust(stride, b"\0") for m in messages
    )
    if got != want:
        raise Failed(f"{name} behind CV32E40X: {function} of {length} bytes is wrong")
    return cycles


def behind_core(o: SimpleNamespace, name: str) -> bool:
    program = build_system(name)
    rng = random.Random(f"{o.seed} {name}")
    for waits in o.waits:
        for function, facts in software.table()["function"].items():
            for length in (0, facts["rate"] - 1, 3 * facts["rate"] + 5)[-o.lengths :]:
                cycles = hashed(program, name, function, length, waits, rng)
                print(f"{name} behind CV32E40X, waits {waits}: {function} of {length} bytes, "
                      f"{cycles} cycles", flush=True)  # fmt: skip
    return True


class Planted:
    """The bench of a small build with all faults in it."""

    name = leaf = "xif"

    def prepare(self, faults: list[Fault]) -> str:
        files = switched(faults, sources("rvkeccak"), "lanewise_vec_xif", BUILD / "xif/switched")
        self.program = build("e64x1", 4, files, "planted")
        return self.verdict(0)

    def verdict(self, number: int) -> str:
        for given in PLANTED:
            passed, line = said([self.program, *given.split(), f"+fault={number}"])
            if not passed:
                return line
        return ""

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)


def planted() -> list[Planted]:
    return [Planted()]


def run(o: SimpleNamespace) -> bool:
    jobs = [lambda n=n, i=i: alone(o, n, i) for n, i in o.builds]
    jobs += [lambda n=n: behind_core(o, n) for n in o.systems]
    return all(each(lambda job: job(), jobs))
