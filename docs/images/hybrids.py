# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the picture of docs/hybrids.md from the model's own schedules of the shipped kernels.

Run it without arguments; it needs aarch64-linux-gnu-gcc.
"""

import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from lazy_rotation import INK, SOFT, Picture

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "lab"))
from lanewise_lab import cores  # noqa: E402
from lanewise_lab.cores import Core  # noqa: E402
from lanewise_lab.cycles.model import class_of, describe, predict  # noqa: E402
from lanewise_lab.cycles.superscalar import CLASSES  # noqa: E402
from lanewise_lab.cycles.trace import run  # noqa: E402

KERNELS = ROOT / "src/keccak/aarch64"
INTEGER, MEMORY, VECTOR = "#2667c9", "#a9b4bf", "#c2410c"
#: Core, integer units, vector units, and three kernels: one state, two states, all of them.
SHOWN = (
    ("cortex-a55", 2, 1, "x1_aarch64_rolling_a55", "x2_aarch64_neon", "x4_aarch64_scalar_neon_a55"),
    ("cortex-x1", 4, 4, "x1_aarch64_rolling", "x2_aarch64_neon", "x4_aarch64_scalar_neon_x1"),
)
ROW, LEFT, WIDTH = 15, 92, 690


def turns(
    core: Core, kernel: str, folder: Path, count: int
) -> tuple[int, list[tuple[int, int, str]]]:
    """Cycles of so many turns of a kernel's main loop, and what begins in them: cycle, unit, class.
    Turns differ a little; these take as long as they all do on average."""
    name, target = f"keccakp1600_{kernel}", folder / f"{kernel}.o"
    source = KERNELS / f"{name}.S"
    subprocess.run(["aarch64-linux-gnu-gcc", "-c", source, "-o", target], check=True)
    result = predict(run(str(target), f"lanewise_{name}", core).steps, core)
    kinds = [class_of(describe(core, step.instruction)) for step in result.steps]
    loops = Counter(
        step.instruction.address
        for step, kind in zip(result.steps, kinds, strict=True)
        if kind == "branch" and step.taken
    )
    main = loops.most_common(1)[0][0]
    ends = [n for n, step in enumerate(result.steps) if step.instruction.address == main]
    began, slots = result.schedule.began, result.schedule.issued
    # Turns begin with their dispatch, which goes in order; the first and last few are left out.
    times = [slots[n] // core["width"] for n in ends[4:-3]]
    average = count * (times[-1] - times[0]) / (len(times) - 1)
    windows = list(zip(times, times[count:], strict=False))
    first, last = min(windows, key=lambda w: abs(w[1] - w[0] - average))
    shown = zip(began, result.schedule.units, kinds, strict=True)
    return last - first, [(c - first, u, k) for c, u, k in shown if first <= c < last]


def colour(kind: str) -> str:
    if "load" in kind or "store" in kind:
        return MEMORY
    return VECTOR if CLASSES[kind] >= CLASSES["vlogic"] else INTEGER


def panel(p: Picture, left: float, top: int, step: float, drawn: tuple, title: str, units: list):
    cycles, begun = drawn
    p.text(left, top - 8, f"{title}: {cycles} cycles", INK, 12.5, "start", "600")
    for row, unit in enumerate(units):
        y = top + ROW * row
        p.parts.append(
            f'<rect x="{left:.1f}" y="{y}" width="{step * cycles:.1f}" height="{ROW - 2}" '
            'fill="#f1f2f3"/>'
        )
        # One path for each colour of a row keeps the file small.
        marks: dict[str, str] = {}
        for c, u, kind in begun:
            if u == unit:
                mark = f"M{left + step * c:.1f} {y}h{step * 0.88:.1f}v{ROW - 2}h-{step * 0.88:.1f}z"
                marks[colour(kind)] = marks.get(colour(kind), "") + mark
        p.parts += [f'<path d="{path}" fill="{fill}"/>' for fill, path in marks.items()]


def main():
    height = 20 + sum(2 * ROW * (integer + vector) + 106 for _, integer, vector, *_ in SHOWN)
    p = Picture(800, height, "Where operations begin: scalar and vector rounds apart, and woven")
    top = 26
    for name, integer, vector, *kernels in SHOWN:
        core = cores.load(name)
        with tempfile.TemporaryDirectory() as folder:
            scalar, pair, hybrid = (
                turns(core, kernel, Path(folder), count)
                for kernel, count in zip(kernels, (2, 1, 1), strict=True)
            )
        print(name, scalar[0], pair[0], hybrid[0])
        step = (WIDTH - 12) / (scalar[0] + pair[0])
        # The numbers of units are those of superscalar.h.
        units = [*range(integer), *range(10, 10 + vector)]
        words = [f"integer {n}" for n in range(integer)] + [f"vector {n}" for n in range(vector)]
        p.text(20, top, core.title, anchor="start", weight="600")
        beside = LEFT + step * scalar[0] + 12
        under = top + 28 + ROW * len(units) + 28
        panel(p, LEFT, top + 28, step, scalar, "two rounds of one state", units)
        panel(p, beside, top + 28, step, pair, "one round of two states", units)
        panel(p, LEFT, under, step, hybrid, "the same work, woven", units)
        for row, label in enumerate(words):
            for begin in (top + 28, under):
                p.text(LEFT - 8, begin + ROW * row + 11, label, SOFT, 11, "end")
        top = under + ROW * len(units) + 50
    line = (
        "Predicted by the models of both cores. A row is a unit, a mark an operation that begins."
    )
    p.text(20, height - 16, line, SOFT, 12, "start")
    p.save("hybrid.svg")


if __name__ == "__main__":
    main()
