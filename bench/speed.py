#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws docs/images/speed.svg, the picture of the README, from the rows in docs/results.

On the left what was measured, each group of bars on a scale of its own; on the right what models
predict (under the worst rules that fit) and simulations give, with the best published figure.
Colours follow the reader's theme.
"""

from __future__ import annotations

import sys
from html import escape

import charts
import front
import ranking

PICTURE = front.ROOT / "docs/images/speed.svg"
WIDTH, COLUMN, LABEL, NUMBER = 880, 412, 118, 64
ROW, BAR, GROUP = 20, 13, 34
STYLE = """
.page{fill:#fff;stroke:#d8d6cf}.ink{fill:#1c1f23}.soft{fill:#5c6570}.ours{fill:#0b6e4f}
.other{fill:#b9c0c7}.line{stroke:#d8d6cf}
@media (prefers-color-scheme:dark){.page{fill:#1c2024;stroke:#30363c}.ink{fill:#e8e6e1}
.soft{fill:#9aa4ae}.ours{fill:#4fd1a1}.other{fill:#5b656e}.line{stroke:#30363c}}
"""
#: Measured rows of the picture, with what their bars count.
MEASURED = (
    ("p24-x1", "cycles"),
    ("sha3-256-1m", "cycles per byte"),
    ("many-4k", "cycles per byte"),
    ("kt128-8k", "cycles per byte"),
    ("kt128-1m", "cycles per byte"),
)
OTHERS = 3  # bars of others in a group


def groups_measured(data: dict) -> list[tuple[str, list[tuple[str, float, str, bool]]]]:
    """Of each row our bar and those of the fastest others, each peer and function once."""
    rows = {row["id"]: row for row in data["rows"]}
    out = []
    for ident, unit in MEASURED:
        row = rows.get(ident)
        ours = ranking.ours_of(row)
        if not ours:
            continue
        best: dict[str, float] = {}
        for c in row["contenders"]:
            if c["peer"] != ranking.OURS:
                name = ranking.called(c)
                best[name] = min(best.get(name, c["cycles"]), c["cycles"])
        others = sorted(best.items(), key=lambda item: item[1])[:OTHERS]
        bars = [("Lanewise", ours["cycles"], True)] + [(n, c, False) for n, c in others]
        made = [
            (n, front.amount(row, c), charts.short(front.amount(row, c)), mine)
            for n, c, mine in bars
        ]
        out.append((f"{row['title']}: {unit}", made))
    return out


def groups_computed(data: dict) -> list[tuple[str, list[tuple[str, float, str, bool]]]]:
    out = []
    for core in ("cortex-m4", "cortex-m7"):
        best = data["cortex-m"][core]
        title = f"Cortex-{front.short(core)}, Keccak-f[1600]: cycles, predicted"
        out.append((title, pair(best["high"], **best["rival"])))
    for core in ("cortex-a55", "cortex-a510", "cortex-x2"):
        best = data["aarch64"][core]
        title = f"Cortex-{front.short(core)}, per state of several: cycles, predicted"
        if best["outcome"] != "beaten":
            title += "; " + {"lost": "slower", "no difference": "within the error"}[best["outcome"]]
        out.append((title, pair(best["high"], best["published_per_state"])))
    riscv = data["riscv"]
    bars = [
        ("one instruction", riscv["permute"], str(riscv["permute"]), True),
        ("fused", riscv["fused"], str(riscv["fused"]), True),
        ("the paper's ten", riscv["paper"], str(riscv["paper"]), True),
        ("the paper", riscv["published"], f"{riscv['published']}, published", False),
    ]
    return [*out, ("RISC-V vector unit, Keccak-f[1600]: cycles, simulated", bars)]


def pair(
    ours: float, cycles: float, kind: str = "measured", **_: object
) -> list[tuple[str, float, str, bool]]:
    shown = f"{cycles:.0f}, {kind}"
    return [("Lanewise", ours, f"{ours:.0f}", True), ("best published", cycles, shown, False)]


def column(left: float, title: str, groups: list, out: list[str]) -> float:
    """Draws a column of groups; the height that it took."""
    y = 38.0
    out.append(f'<text class="ink" x="{left}" y="{y}" font-weight="700">{escape(title)}</text>')
    y += 10
    for heading, bars in groups:
        most = max(value for _, value, _, _ in bars)
        y += GROUP - ROW + 6
        out.append(f'<text class="soft" x="{left}" y="{y:.0f}" font-size="12">{heading}</text>')
        y += 7
        for name, value, shown, mine in bars:
            room = COLUMN - LABEL - NUMBER - (46 if "," in bars[-1][2] else 0)
            length = max(value / most * room, 1.5)
            weight = ' font-weight="700"' if mine else ""
            out.append(
                f'<text class="ink" x="{left + LABEL - 8}" y="{y + 11:.0f}" text-anchor="end" '
                f'font-size="12"{weight}>{escape(name)}</text>'
                f'<rect class="{"ours" if mine else "other"}" x="{left + LABEL}" y="{y:.0f}" '
                f'width="{length:.1f}" height="{BAR}" rx="2"/>'
                f'<text class="ink" x="{left + LABEL + length + 6:.1f}" y="{y + 11:.0f}" '
                f'font-size="12"{weight}>{escape(shown)}</text>'
            )
            y += ROW - 3
    return y


def draw(data: dict) -> str:
    measured = data["measured"][0]
    parts: list[str] = []
    title = f"Measured on {measured['core']}, {measured['core_ghz']:.2f} GHz"
    heights = [
        column(24, title, groups_measured(measured), parts),
        column(WIDTH - COLUMN - 20, "Predicted and simulated", groups_computed(data), parts),
    ]
    height = max(heights) + 36
    note = "Shorter is faster; each group has a scale of its own. Drawn by bench/speed.py."
    parts.append(
        f'<text class="soft" x="24" y="{height - 14:.0f}" font-size="11.5">{note} '
        f"Measured on {measured['date']}.</text>"
    )
    label = "Cycles of Lanewise and of the fastest others"
    return (
        "<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; drawn by bench/speed.py -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" font-family="system-ui,sans-serif" '
        f'font-size="14" role="img"><title>{label}</title><style>{STYLE}</style>'
        f'<rect class="page" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:.0f}" rx="8"/>'
        + "\n".join(parts)
        + "</svg>\n"
    )


def main() -> int:
    PICTURE.write_text(draw(front.read()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
