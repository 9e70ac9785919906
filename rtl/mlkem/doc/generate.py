#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the tables and the Gantt charts of the KEM core's schedule from its programs.

    rtl/mlkem/doc/generate.py [--check]

cycles.md, and one picture for each operation of ML-KEM-768. With --check the files are compared
instead; exit status 1 if they differ.
"""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "model"))
import cases  # noqa: E402
import microcode as mc  # noqa: E402
import params as at  # noqa: E402
from machine import Machine  # noqa: E402
from params import OPERATIONS, SIZES, Hardware, Set  # noqa: E402
from programs import all_programs  # noqa: E402
from schedule import cycles, ordinary, prepare, table  # noqa: E402

ROWS = (("hash", "Keccak"), ("reject", "rejection"), ("noise", "noise"), ("decode", "decoder"),
        ("engine", "engines"), ("encode", "encoder"))  # fmt: skip
LEFT, WIDTH, HEIGHT, TOP = 74, 1180, 26, 34
COLOURS = {
    "A": "#c6dbef", "y": "#c7e9c0", "s": "#c7e9c0", "e": "#e5f5e0", "u": "#fdd0a2", "v": "#fdd0a2",
    "t": "#dadaeb", "N": "#9ecae1", "I": "#fdae6b", "m": "#fcbba1",
}  # fmt: skip


def colour(label: str) -> str:
    return COLOURS.get(label[0], "#d9d9d9")


def picture(title: str, m: Machine) -> str:
    """The spans of one run, a row for each unit, as SVG."""
    scale = WIDTH / m.cycle
    height = TOP + HEIGHT * len(ROWS) + 28
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 16}" height="{height}" '
        'font-family="sans-serif" font-size="11">',
        "<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; rtl/mlkem/doc/generate.py -->",
        f'<rect width="{LEFT + WIDTH + 16}" height="{height}" fill="white"/>',
        f'<text x="{LEFT}" y="18" font-size="13">{escape(title)}: '
        f"{m.cycle} simulated cycles</text>",
    ]
    for n, (unit, name) in enumerate(ROWS):
        y = TOP + HEIGHT * n
        out.append(f'<text x="4" y="{y + 16}">{name}</text>')
        out.append(
            f'<line x1="{LEFT}" y1="{y + HEIGHT - 2}" x2="{LEFT + WIDTH}" y2="{y + HEIGHT - 2}" '
            'stroke="#eee"/>'
        )
        for owner, label, first, last in m.spans:
            if owner != unit:
                continue
            x, width = LEFT + first * scale, max((last + 1 - first) * scale, 1)
            out.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{HEIGHT - 5}" '
                f'fill="{colour(label)}" stroke="#666" stroke-width="0.5">'
                f"<title>{escape(label)}: {first} to {last}</title></rect>"
            )
            if width > 6.2 * len(label) + 2:
                out.append(f'<text x="{x + 2:.1f}" y="{y + 14}">{escape(label)}</text>')
    base = TOP + HEIGHT * len(ROWS)
    step = 250
    for c in range(0, m.cycle, step):
        x = LEFT + c * scale
        out.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{base}" stroke="#ccc"/>')
        out.append(f'<text x="{x:.1f}" y="{base + 14}">{c}</text>')
    return "\n".join([*out, "</svg>", ""])


def published() -> str:
    """Ours beside the paper's cycles, round 2."""
    found = cycles(Hardware())
    lines = [
        "| round 2 | 512 | 768 | 1024 |",
        "| --- | ---: | ---: | ---: |",
    ]
    for key, values in cases.PUBLISHED.items():
        told = ["not readable" if v is None else f"{v:,}" for v in values]
        lines.append(f"| {key[1]}, published | " + " | ".join(told) + " |")
        lines.append(f"| {key[1]}, simulated | " + " | ".join(f"{n:,}" for n in found[key]) + " |")
        ratio = [
            "" if v is None else f"{v / n:.1f}" for v, n in zip(values, found[key], strict=True)
        ]
        lines.append("| published over simulated | " + " | ".join(ratio) + " |")
    return "\n".join(lines)


def ports(m: Machine) -> str:
    """How much of its cycles each memory port is used."""
    lines = ["| port | used by | of all cycles |", "| --- | --- | ---: |"]
    users = {
        "bytes.a": "hash module, read", "bytes.b": "encoder (comparison), decoder; read",
        "bytes.w": "hash module, encoder, decoder; write",
        "m0.w": "rejection sampler, noise sampler, decoder; write", "m0.r": "engines, read",
        "m1.r": "engines, read", "m1.w": "engines, write", "m2.w": "engines, write",
        "m2.r": "encoder, read",
    }  # fmt: skip
    for port, who in users.items():
        lines.append(f"| {port} | {who} | {m.uses[port] / m.cycle:.0%} |")
    engine = m.units[-1]
    lines += ["", f"The engines work in {engine.used:,} of {m.cycle:,} cycles."]
    return "\n".join(lines)


def rom() -> str:
    """Microinstructions of the 27 programs, and their bits."""
    totals = dict.fromkeys(mc.STREAMS, 0)
    longest = dict.fromkeys(mc.STREAMS, 0)
    for program in all_programs().values():
        for stream, words in program.streams.items():
            totals[stream] += len(words)
            longest[stream] = max(longest[stream], len(words))
    lines = [
        "| stream | bits of a word | words, 27 programs | longest |",
        "| --- | ---: | ---: | ---: |",
    ]
    for stream in mc.STREAMS:
        lines.append(f"| {stream} | {mc.BITS[stream]} | {totals[stream]} | {longest[stream]} |")
    return "\n".join(lines)


def fields() -> str:
    lines = ["| stream | fields, lowest bits first |", "| --- | --- |"]
    for stream, listed in mc.FIELDS.items():
        lines.append(f"| {stream} | " + ", ".join(f"{name} {bits}" for name, bits in listed) + " |")
    return "\n".join(lines)


def retry() -> str:
    """What a polynomial that needs another block costs: the same programs with such seeds."""
    more = []
    for size in SIZES:
        p = Set("fips203", size)
        base = ordinary(p, Hardware())["keygen"].cycle
        seen = n = 0
        while seen < 5:
            n += 1
            d = n.to_bytes(32, "little")
            m = prepare(p, "keygen", Hardware(), {"d": d, "z": bytes(32)})
            m.run()
            if m.retried:
                seen += 1
                more.append(m.cycle - base)
    return (
        f"With two engines, {len(more)} seeds of ML-KEM key generation that do need one take at "
        f"most {max(more)} cycles more: the hash module makes the polynomial again while the "
        "engines work."
    )


def files() -> dict[str, str]:
    parts = [
        "<!-- rtl/mlkem/doc/generate.py -->",
        "# Cycles of the KEM core",
        "The cycles are *simulated*: the RTL under Verilator takes as many as the cycle model in"
        " `rtl/mlkem/model`, which writes this page, and uses each memory port in the same ones, in"
        " every program of each of these sizes (`rtl/mlkem/tb/run_core.py`)."
        " They count from START to DONE with the keys and ciphertexts in the byte memory, hashing,"
        " sampling, coding and comparison included, for seeds of which no polynomial needs another"
        f" block of SHAKE128. {retry()} With four engines, which wait for A more often, other seeds"
        " may take a few cycles more or less.",
    ]
    for hw in (Hardware(), Hardware(4, 2), Hardware(1), Hardware(0)):
        parts += [f"## {hw.name} per cycle", table(hw)]
    parts += [
        "## Compared with the published design",
        "Published: Huang, Huang, Lei and Wu, IEICE Electronics Express 2020, table II, measured by"
        " its authors. A ratio of cycles, of a published design and a simulation.",
        published(),
        "## Memory ports",
        "ML-KEM-768 decapsulation, two engines:",
        ports(ordinary(Set("fips203", 768), Hardware())["decaps"]),
        "## Microcode",
        rom(),
        fields(),
    ]
    made = {"cycles.md": "\n\n".join(parts) + "\n"}
    for operation in OPERATIONS:
        m = ordinary(Set("fips203", 768), Hardware())[operation]
        made[f"{operation}.svg"] = picture(f"ML-KEM-768 {operation}, {m.hw.name} per cycle", m)
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    stale = 0
    for name, text in files().items():
        path = HERE / name
        if not options.check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(HERE.parents[2])} is out of date: rtl/mlkem/doc/generate.py")
            stale = 1
    return stale


if __name__ == "__main__":
    assert SIZES and at.N == 256
    sys.exit(main())
