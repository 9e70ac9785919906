#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws pipeline.svg: which instruction of a round of Keccak is in which stage in which cycle.

    rtl/rvkeccak/doc/pipeline.py [--check]

Simulates the programs of ../sw on the hardware and reads the stages from its waveforms. With
--check the picture is compared with the file instead; exit status 1 if they differ.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tb"), str(HERE.parent / "sw"), str(HERE.parents[2])]
import processor  # noqa: E402
import software  # noqa: E402
from retired import Retired  # noqa: E402

from rtl.rvkeccak.isa import instruction_table  # noqa: E402

PICTURE = HERE / "pipeline.svg"
#: Builds with waveforms, away from those of the tests.
TREE = software.ROOT / "build/rtl/pipeline"
#: Program, build and title of each panel.
PANELS = [
    ("e64_lmul8", "e64x1", "64-bit, LMUL 8, counting and branching included"),
    ("e64_lmul8_overlap", "e64x1_overlap", "The same, overlapped issue"),
    ("e64_fused", "e64x1_fused", "Three fused instructions"),
    ("e64_fused", "e64x1_fused_overlap", "Three fused instructions, overlapped issue"),
]
#: The round that is drawn, counted from 0: one in the middle, the same as all but the ends.
ROUND = 5
SIGNALS = {
    "pending": "core.fetch.pending", "fetch_pc": "core.fetch.addr", "valid": "core.valid",
    "pc": "core.pc", "word": "core.instr", "leave": "core.leave",
    "accept": "vec.u_sequencer.accept", "phase": "vec.u_sequencer.phase_q",
    "commit": "vec_commit", "reset": "rst_n",
}  # fmt: skip
IDLE, CONFIG = 0, 1  # phases in which the vector unit executes nothing


@dataclass
class Stay:
    """One instruction on its way: the cycles that it is in each stage."""

    pc: int
    word: int
    fetch: list[int] = field(default_factory=list)
    execute: list[int] = field(default_factory=list)
    vector: list[int] = field(default_factory=list)
    commit: list[int] = field(default_factory=list)


def waveform(path: Path) -> list[dict[str, int]]:
    """The values of SIGNALS in each cycle, from the end of reset on. The harness writes two samples
    a cycle; the second, at an even time, shows the cycle settled."""
    wanted = {f"TOP.lanewise_simd.{name}": key for key, name in SIGNALS.items()}
    ids: dict[str, str] = {}
    scope: list[str] = []
    now: dict[str, int] = {}
    cycles: list[dict[str, int]] = []
    settled = False
    with path.open() as lines:
        for line in map(str.strip, lines):
            if line.startswith("$scope"):
                scope.append(line.split()[2])
            elif line.startswith("$upscope"):
                scope.pop()
            elif line.startswith("$var"):
                _, _, _, code, name, *_ = line.split()
                if key := wanted.get(".".join([*scope, name])):
                    ids[code] = key
            elif line.startswith("#"):
                if settled and now.get("reset"):
                    cycles.append(dict(now))
                settled = int(line[1:]) % 2 == 0
            elif line.startswith("b"):
                value, code = line[1:].split()
                if code in ids:
                    now[ids[code]] = int(value, 2)
            elif line[:1] in ("0", "1") and line[1:] in ids:
                now[ids[line[1:]]] = int(line[0])
    missing = set(SIGNALS) - set(ids.values())
    if missing:
        raise SystemExit(f"pipeline: no signal {', '.join(sorted(missing))} in the waveforms")
    return cycles


def stays(cycles: list[dict[str, int]]) -> list[Stay]:
    """All instructions in order."""
    found: list[Stay] = []
    current = owner = before = None
    for t, at in enumerate(cycles):
        if at["commit"] and before:  # of the instruction that was there until the cycle before
            before.commit.append(t)
        before = owner if at["phase"] not in (IDLE, CONFIG) else None
        if before:
            before.vector.append(t)
        if at["valid"]:
            if current is None:
                current = Stay(at["pc"], at["word"])
                found.append(current)
                for back in range(t - 1, -1, -1):
                    was = cycles[back]
                    if not (was["pending"] and was["fetch_pc"] == current.pc):
                        break
                    current.fetch.insert(0, back)
            current.execute.append(t)
            if at["accept"]:
                owner = current
            if at["leave"]:
                current = None
    return found


def one_round(found: list[Stay], begin: int) -> list[Stay]:
    """The instructions between the ends of two rounds."""
    first = next(i for i, s in enumerate(found) if s.pc == begin)
    ends = [
        i
        for i, s in enumerate(found)
        if i >= first and Retired(s.execute[-1], s.pc, s.word).ends_round
    ]
    return found[ends[ROUND - 1] + 1 : ends[ROUND] + 1]


def texts(elf: Path) -> dict[int, str]:
    """Assembly text by address, of the custom instructions from the instruction table."""
    out = subprocess.run(["riscv64-unknown-elf-objdump", "-d", elf], capture_output=True, text=True)
    if out.returncode:
        raise SystemExit(f"pipeline: {out.stderr.strip()}")
    instructions = instruction_table.load()
    found = {}
    for line in out.stdout.splitlines():
        if m := re.match(r"([0-9a-f]+):\s+([0-9a-f]{8})\s+(.*?)\s*(<.*)?$", line.strip()):
            word, text = int(m[2], 16), m[3].replace("\t", " ")
            forms = instructions.find(word)
            found[int(m[1], 16)] = written(forms[0][1], word) if ".4byte" in text else text
    return found


def written(form: instruction_table.Form, word: int) -> str:
    operands = []
    for name in form.operands:
        bits = form.operand(name)
        if bits is None or name == "vm":
            continue
        value = bits.of(word)
        if name in ("rd", "rs1", "rs2"):
            saved = 18 <= value <= 27 or value in (8, 9)
            operands.append(f"s{value - 16 if value > 9 else value - 8}" if saved else f"x{value}")
        elif name.startswith("v"):
            operands.append(f"v{value}")
        else:
            operands.append(str(value - 32 if name == "simm" and value > 15 else value))
    return f"{form.mnemonic} {','.join(operands)}"


def simulate(program: str, name: str, folder: Path) -> tuple[list[Stay], dict[int, str]]:
    entry = next(p for p in software.table()["program"] if p["name"] == program)
    elf = software.permutation(entry)
    vcd = folder / "waves.vcd"
    done = subprocess.run(
        [TREE / f"build/rtl/{name}/lanewise-rvkeccak-sim", elf, "--vcd", vcd],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"pipeline: {name}: {done.stdout}{done.stderr}")
    symbols = subprocess.run(["riscv64-unknown-elf-nm", elf], capture_output=True, text=True).stdout
    begin = int(re.search(r"^(\w+) \w permutation$", symbols, re.M)[1], 16)
    return one_round(stays(waveform(vcd)), begin), texts(elf)


CELL, LINE, LABEL, TOP = 11, 17, 205, 44
STYLE = """
text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: #1f2328; }
.title { font: bold 13px system-ui, sans-serif; }
.note { font: 11px system-ui, sans-serif; fill: #59636e; }
.grid { stroke: #d1d9e0; stroke-width: 1; }
.paper { fill: #ffffff; }
.fetch { fill: #b8c0c8; } .execute { fill: #3b7dd8; } .vector { fill: #e08a1e; }
.commit { fill: #1a8f5a; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; } .note { fill: #9198a1; } .grid { stroke: #3d444d; }
  .paper { fill: #0d1117; } .fetch { fill: #57606a; }
}
"""


def panel(title: str, rows: list[Stay], names: dict[int, str], top: int) -> tuple[list[str], int]:
    """SVG elements of one round, and its width in cycles."""
    begin = min(s.execute[0] for s in rows)
    # Between the ends of the two rounds' last instructions; what hangs over is drawn too.
    length = rows[-1].execute[-1] + 1 - begin
    cycles = max((s.commit or s.vector or s.execute)[-1] for s in rows) + 1 - begin
    bottom = top + TOP + LINE * len(rows)
    drawn = [
        f'<text class="title" x="0" y="{top + 14}">{escape(title)}: {length} cycles a round</text>'
    ]
    for t in range(0, cycles + 1, 5):
        x = LABEL + CELL * t
        drawn.append(f'<path class="grid" d="M{x} {top + TOP - 6}V{bottom}"/>')
        drawn.append(f'<text class="note" x="{x + 2}" y="{top + TOP - 9}">{t}</text>')
    for i, stay in enumerate(rows):
        y = top + TOP + LINE * i
        drawn.append(f'<text x="0" y="{y + 12}">{escape(names[stay.pc])}</text>')
        for stage, below in (("fetch", 1), ("execute", 1), ("vector", 8), ("commit", 8)):
            for start, end in runs([t - begin for t in getattr(stay, stage) if t >= begin]):
                x, width = LABEL + CELL * start + 1, CELL * (end - start + 1) - 1
                drawn.append(
                    f'<rect class="{stage}" x="{x}" y="{y + below}" width="{width}" height="7"/>'
                )
    return drawn, cycles


def runs(cycles: list[int]) -> list[tuple[int, int]]:
    """First and last of each run of consecutive numbers."""
    found: list[tuple[int, int]] = []
    for t in cycles:
        if found and found[-1][1] == t - 1:
            found[-1] = (found[-1][0], t)
        else:
            found.append((t, t))
    return found


def draw() -> str:
    body, top, widest = [], 34, 0
    legend = [("fetch", "fetched"), ("execute", "decoded and executed, or held by the vector unit"),
              ("vector", "row by row in the vector unit"), ("commit", "last write")]  # fmt: skip
    x = 0
    for stage, text in legend:
        body.append(f'<rect class="{stage}" x="{x}" y="6" width="16" height="9"/>')
        body.append(f'<text class="note" x="{x + 21}" y="15">{text}</text>')
        x += 40 + 6 * len(text)
    with tempfile.TemporaryDirectory() as folder:
        for program, name, title in PANELS:
            rows, names = simulate(program, name, Path(folder))
            drawn, cycles = panel(title, rows, names, top)
            body += drawn
            widest = max(widest, cycles)
            top += TOP + LINE * len(rows) + 22
    width = LABEL + CELL * (widest + 1)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -4 {width + 20} {top + 4}" '
        f'width="{width + 20}" height="{top + 4}" role="img">\n'
        "<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; made by pipeline.py, simulated -->\n"
        "<title>Pipeline of one round of Keccak</title>\n"
        f"<style>{STYLE}</style>\n"
        f'<rect class="paper" x="-10" y="-4" width="{width + 20}" height="{top + 4}"/>\n'
    )
    return head + "\n".join(body) + "\n</svg>\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the file")
    options = parser.parse_args()
    TREE.mkdir(parents=True, exist_ok=True)
    if not (TREE / "rtl").exists():
        (TREE / "rtl").symlink_to(software.ROOT / "rtl")
    builds = [name for _, name, _ in PANELS]
    processor.build_all(builds, TREE, vcd=True)
    picture = draw()
    if not options.check:
        PICTURE.write_text(picture)
        return 0
    good = picture == PICTURE.read_text()
    print(f"pipeline.svg: {'ok' if good else 'is not what the hardware does; run pipeline.py'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
