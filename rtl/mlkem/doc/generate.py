#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the tables and the Gantt charts of the KEM core's schedule from its programs.

    rtl/mlkem/doc/generate.py [--check]

cycles.md, and one picture for each operation of ML-KEM-768. How cycles depend on the seed is read
from seeds.json (model/seeds.py), of which tb/model_bench.py computes a part again. With --check the
files are compared instead; exit status 1 if they differ.
"""

from __future__ import annotations

import argparse
import sys
from html import escape
from math import comb
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
import microcode as mc  # noqa: E402
import paper  # noqa: E402
import params as at  # noqa: E402
import seeds  # noqa: E402
from machine import Machine  # noqa: E402
from params import OPERATIONS, SIZES, Hardware, Set  # noqa: E402
from programs import all_programs  # noqa: E402
from schedule import ordinary, table  # noqa: E402

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


def chances() -> str:
    """How often no polynomial, one, or more of them need another block, by the size."""
    accepted, candidates = at.Q / 4096, 8 * 168 * 3 // 12
    short = sum(
        comb(candidates, n) * accepted**n * (1 - accepted) ** (candidates - n) for n in range(at.N)
    )
    none = [(1 - short) ** (size // 256) ** 2 for size in SIZES]
    one = [
        (size // 256) ** 2 * short * p / (1 - short) for size, p in zip(SIZES, none, strict=True)
    ]
    more = [1 - p - q for p, q in zip(none, one, strict=True)]
    return (
        f"Three blocks have too few for a polynomial with a probability of {short:.2%}. So a seed "
        f"needs no fourth block with {', '.join(f'{p:.1%}' for p in none)} (512, 768, 1024), one "
        f"with {', '.join(f'{p:.1%}' for p in one)}, and more, of which nothing is said here, with "
        f"{', '.join(f'{p:.2%}' for p in more)}."
    )


def seed_table(hw: Hardware) -> str:
    """What the public seed changes, FIPS 203; programs of which it changes nothing in one line."""
    heads = ["program", "three blocks: least, median, most", "of seeds", "all as late as can be"]
    heads += ["a fourth block: most", "more than the median", "of which polynomial", "of seeds"]
    heads += ["all as late as can be"]
    lines = ["| " + " | ".join(heads) + " |", "| --- " + "| ---: " * (len(heads) - 1) + "|"]
    same = []
    for size in SIZES:
        for operation in OPERATIONS:
            row = seeds.rows()[seeds.key(hw, Set("fips203", size), operation)]
            longer = row["longer"]
            counts = {row["least"], row["most"], longer["most"], row["latest"], longer["latest"]}
            if len(counts) == 1:
                same.append(f"{operation} {size}")
                continue
            late = [f"{one['latest']:,}" if hw.engines else "" for one in (row, longer)]
            cells = [
                f"{operation} {size}",
                ", ".join(f"{row[name]:,}" for name in ("least", "median", "most")),
                str(row["seeds"]), late[0], f"{longer['most']:,}",
                f"{longer['most'] - row['median']:+d}",
                "A[{}][{}]".format(*longer["place"]), str(longer["seeds"]), late[1],
            ]  # fmt: skip
            lines.append("| " + " | ".join(cells) + " |")
    told = f"The same with every seed, in each of these ways: {', '.join(same)}." if same else ""
    return "\n\n".join(part for part in ("\n".join(lines) if len(lines) > 2 else "", told) if part)


def seed_section() -> list[str]:
    parts = [
        "## What the public seed changes",
        "Secrets change no cycle (tested, not proved); the public seed rho may: it decides when "
        "the 256th coefficient of each polynomial of A is there, and whether three blocks of "
        "SHAKE128 have it. The tables are of the cycle model and FIPS 203. Three blocks: least, "
        "median and most cycles over as many random seeds of which three blocks suffice for all "
        "polynomials. A fourth block: the most over all choices of one polynomial that needs it, "
        f"{seeds.EACH} seeds for each choice. All as late as can be: each polynomial is complete "
        "only with the last candidate of its blocks, which random seeds hardly reach; the most "
        "over the same choices. No seed that was run with engines took longer, but that none can "
        "is not proved.",
        chances(),
        "In round 2 of Kyber the programs make four blocks, which have too few with a probability "
        "below 2^-130 for a seed: none is known. With one multiplier most of its programs differ "
        "with the seed, as the tables above say, for the multiplier waits for polynomials of A.",
    ]
    for hw in seeds.SIZES_OF_HARDWARE:
        parts += [f"### Seeds with {hw.name} per cycle", seed_table(hw)]
    parts.append(
        "With one multiplier or two a sampler writes to the same port of M0 as the decoder and "
        "goes first. Each write of the decoder that meets one of the sampler's waits a cycle, "
        "how many do differs with every seed, and in decapsulation the whole waits for the "
        "decoder. A fourth block itself costs nothing there, and lateness is no bound."
    )
    return parts


def files() -> dict[str, str]:
    parts = [
        "<!-- rtl/mlkem/doc/generate.py -->",
        "# Cycles of the KEM core",
        "The cycles are *simulated*: the RTL under Verilator takes as many as the cycle model in"
        " `rtl/mlkem/model`, which writes this page, and uses each memory port in the same ones, in"
        " every program of each of these sizes (bench `core`)."
        " They count from START to DONE with the keys and ciphertexts in the byte memory, hashing,"
        " sampling, coding and comparison included, for public seeds of which three blocks of"
        " SHAKE128 (four in round 2) suffice for each polynomial: of"
        f" {min(row['seeds'] for row in seeds.rows().values())} or more such seeds, one figure"
        " where all took the same, else the least and the most. What a block more costs is"
        " [below](#what-the-public-seed-changes). Goals and the multipliers' use are judged by the"
        " most.",
    ]
    for hw in seeds.SIZES_OF_HARDWARE:
        name = f"{hw.name} per cycle"
        parts += [f"## {name}", table(hw, seeds.cycles()[name])]
    parts += seed_section()
    parts += paper.section()
    parts += [
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
