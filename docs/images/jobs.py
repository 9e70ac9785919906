# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws mlkem.svg, decapsulation of ML-KEM-768 from key bytes, and mldsa.svg, the first attempt to
sign with ML-DSA-44 from key bytes: step by step of a kernel for eight states. Then attempts.svg, by
which attempts of a signature are made side by side. Run it without arguments.

The steps are those of the engine in src/jobs/jobs.c, replayed here: each state takes one block a
step, and a free state takes the next job that waits for nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

STYLE = """
.page{fill:#fff;stroke:#d8d6cf}.ink{fill:#1c1f23}.soft{fill:#5c6570}
.J{fill:#e9d8f4;stroke:#7a4f9a}.H{fill:#dde8f6;stroke:#3a6ea5}.G{fill:#f7e3c8;stroke:#a3701d}
.A{fill:#dff0e8;stroke:#0b6e4f}.N{fill:#f6dada;stroke:#a04040}.idle{fill:none;stroke:#d0d0c8}
@media (prefers-color-scheme:dark){.page{fill:#1c2024;stroke:#30363c}.ink{fill:#e8e6e1}
.soft{fill:#9aa4ae}.J{fill:#43305a;stroke:#c39be0}.H{fill:#243a55;stroke:#8ab4e6}
.G{fill:#54401f;stroke:#e0b060}.A{fill:#16372b;stroke:#4fd1a1}.N{fill:#532c2c;stroke:#e29a9a}
.idle{stroke:#3a4148}}
"""
STATES, CELL, TALL, LEFT, TOP = 8, 66, 24, 82, 58


#: Kind, label, blocks, and what must be done before.
Job = tuple[str, str, int, "str | None"]


def decapsulation() -> list[Job]:
    found: list[Job] = [("J", "J", 9, None), ("H", "H", 9, None), ("G", "G", 1, None)]
    found += [("A", f"A{i}{j}", 3, None) for i in range(3) for j in range(3)]
    return found + [("N", f"noise {i}", 1, "G") for i in range(7)]


def attempt() -> list[Job]:
    found: list[Job] = [("G", "rho''", 1, None)]
    found += [("A", f"A{i}{j}", 5, None) for i in range(4) for j in range(4)]
    return found + [("N", f"y{i}", 5, "rho''") for i in range(4)]


class Picture(NamedTuple):
    title: str
    jobs: list[Job]  # in the order of the list
    legend: tuple[tuple[str, str], ...]


PICTURES = {
    "mlkem": Picture(
        "Decapsulation, ML-KEM-768, from key bytes: the calls of a kernel for eight states",
        decapsulation(),
        (
            ("J", "J(z, c): rejection key"),
            ("H", "H(ek): check of the key"),
            ("G", "G(m, h): key, seed"),
            ("A", "A: matrix, 3 blocks"),
            ("N", "noise, after G"),
        ),
    ),
    "mldsa": Picture(
        "The first attempt to sign, ML-DSA-44, from key bytes: calls of a kernel for eight states",
        attempt(),
        (
            ("G", "H(K, rnd, mu): seed"),
            ("A", "A: matrix, 5 blocks"),
            ("N", "mask y, after the seed"),
        ),
    ),
}


def replay(jobs: list[Job]) -> list[list[tuple[str, str] | None]]:
    waiting, slots, done, steps = list(jobs), [None] * STATES, set(), []
    while waiting or any(slots):
        for s in range(STATES):
            ready = [j for j in waiting if j[3] is None or j[3] in done]
            if slots[s] is None and ready:
                waiting.remove(ready[0])
                slots[s] = [*ready[0][:2], ready[0][2]]
        steps.append([(s[0], s[1]) if s else None for s in slots])
        for s in range(STATES):
            if slots[s]:
                slots[s][2] -= 1
                if not slots[s][2]:
                    done.add(slots[s][1])
                    slots[s] = None
    return steps


def draw(name: str) -> None:
    steps, total = replay(PICTURES[name].jobs), sum(job[2] for job in PICTURES[name].jobs)
    width, height = LEFT + CELL * len(steps) + 20, TOP + TALL * STATES + 70
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="system-ui,sans-serif" font-size="12">',
        f"<style>{STYLE}</style>",
        f'<rect class="page" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        f'<text class="ink" x="16" y="24" font-weight="700">{PICTURES[name].title}</text>',
    ]
    for t, states in enumerate(steps):
        x = LEFT + CELL * t
        out.append(
            f'<text class="soft" x="{x + CELL / 2}" y="{TOP - 10}" text-anchor="middle">'
            f"call {t + 1}</text>"
        )
        for s, slot in enumerate(states):
            y = TOP + TALL * s
            kind = slot[0] if slot else "idle"
            out.append(
                f'<rect class="{kind}" x="{x + 2}" y="{y + 2}" width="{CELL - 4}" '
                f'height="{TALL - 4}" rx="3"/>'
            )
            if slot:
                out.append(
                    f'<text class="ink" x="{x + CELL / 2}" y="{y + 16}" text-anchor="middle">'
                    f"{slot[1]}</text>"
                )
    for s in range(STATES):
        out.append(f'<text class="soft" x="16" y="{TOP + TALL * s + 16}">state {s}</text>')
    for i, (kind, text) in enumerate(PICTURES[name].legend):
        x = 16 + 140 * i
        y = TOP + TALL * STATES + 22
        out.append(f'<rect class="{kind}" x="{x}" y="{y}" width="14" height="14" rx="3"/>')
        out.append(f'<text class="ink" x="{x + 20}" y="{y + 12}" font-size="11">{text}</text>')
    out.append(
        f'<text class="soft" x="16" y="{TOP + TALL * STATES + 58}">{total} permutations in '
        f"{len(steps)} calls. When few states are left, they move to a narrower kernel.</text>"
    )
    out.append("</svg>")
    path = Path(__file__).with_name(f"{name}.svg")
    path.write_text("\n".join(out) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(steps)} calls")


#: Of a signature whose fifth attempt succeeds, by the list of widths "2": what becomes of each.
ROUNDS = (("refused", "refused"), ("refused", "refused"), ("succeeds", "wiped, not answered"))
PARTS = (
    ("N", "masks y: 4 jobs, 5 calls", 190),
    ("A", "A y, high bits", 120),
    ("G", "challenge: 8 calls", 150),
)
ROW, GAP = 30, 26


def part(kind: str, text: str, x: int, y: int, width: int) -> list[str]:
    return [
        f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{ROW - 6}" rx="3"/>',
        f'<text class="ink" x="{x + width / 2}" y="{y + 16}" text-anchor="middle">{text}</text>',
    ]


def draw_attempts() -> None:
    """Three rounds of two attempts each."""
    width, height = 880, TOP + len(ROUNDS) * (2 * ROW + GAP) + 50
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="system-ui,sans-serif" font-size="12">',
        f"<style>{STYLE}</style>",
        f'<rect class="page" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        '<text class="ink" x="16" y="24" font-weight="700">Attempts side by side, ML-DSA-44 with a '
        "key object, list of widths 2: the fifth attempt succeeds</text>",
    ]
    number = 0
    for r, ends in enumerate(ROUNDS):
        top = TOP + r * (2 * ROW + GAP)
        out.append(f'<text class="soft" x="16" y="{top - 6}">round {r + 1}</text>')
        for i, end in enumerate(ends):
            x, y = 110, top + i * ROW
            out.append(f'<text class="soft" x="16" y="{y + 16}">attempt {number}</text>')
            for kind, text, wide in PARTS:
                out += part(kind, text, x, y, wide)
                x += wide + 8
            kind = {"refused": "H", "succeeds": "J"}.get(end, "idle")
            out += part(kind, end, x, y, width - 24 - x)
            number += 1
        out.append(f'<path d="M104 {top} V{top + 2 * ROW - 6}" stroke="#5c6570" stroke-width="2"/>')
    out += [
        f'<text class="soft" x="16" y="{height - 36}">Masks and challenges of a round share the '
        "calls of a kernel: two attempts take no more calls than one.</text>",
        f'<text class="soft" x="16" y="{height - 18}">Answers are given in the order of the '
        "nonces, so the signature is that of one attempt after the other.</text>",
        "</svg>",
    ]
    path = Path(__file__).with_name("attempts.svg")
    path.write_text("\n".join(out) + "\n", encoding="utf-8")
    print(f"{path.name}: {number} attempts")


if __name__ == "__main__":
    for each in PICTURES:
        draw(each)
    draw_attempts()
