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
from lanewise_lab.cycles.model import class_of, describe, predict  # noqa: E402
from lanewise_lab.cycles.superscalar import CLASSES  # noqa: E402
from lanewise_lab.cycles.trace import run  # noqa: E402

CORE = "cortex-x1"
KERNELS = ROOT / "src/keccak/aarch64"
INTEGER, MEMORY, VECTOR = "#2667c9", "#a9b4bf", "#c2410c"
#: Units of superscalar.h, from top to bottom.
ROWS = [(f"integer {n}", n) for n in range(4)]
ROWS += [(f"vector {n}", 10 + n) for n in range(4)]


def turns(kernel: str, folder: Path, count: int) -> tuple[int, list[tuple[int, int, str]]]:
    """Cycles of so many turns of a kernel's main loop, and what begins in them: cycle, unit, class.
    Turns differ a little; these take as long as they all do on average."""
    name, target = f"keccakp1600_{kernel}", folder / f"{kernel}.o"
    source = KERNELS / f"{name}.S"
    subprocess.run(["aarch64-linux-gnu-gcc", "-c", source, "-o", target], check=True)
    core = cores.load(CORE)
    result = predict(run(str(target), f"lanewise_{name}", core).steps, core)
    kinds = [class_of(describe(core, step.instruction)) for step in result.steps]
    loops = Counter(
        step.instruction.address
        for step, kind in zip(result.steps, kinds, strict=True)
        if kind == "branch" and step.taken
    )
    main = loops.most_common(1)[0][0]
    ends = [n for n, step in enumerate(result.steps) if step.instruction.address == main]
    began = result.schedule.began
    times = [began[n] for n in ends]
    average = count * (times[-1] - times[0]) / (len(times) - 1)
    windows = list(zip(times, times[count:], strict=False))
    first, last = min(windows, key=lambda w: abs(w[1] - w[0] - average))
    shown = zip(began, result.schedule.units, kinds, strict=True)
    return last - first, [(c - first, u, k) for c, u, k in shown if first <= c < last]


def colour(kind: str) -> str:
    if "load" in kind or "store" in kind:
        return MEMORY
    return VECTOR if CLASSES[kind] >= CLASSES["vlogic"] else INTEGER


def panel(p: Picture, left: int, top: int, step: float, drawn: tuple, title: str, rows: list):
    cycles, begun = drawn
    p.text(left, top - 8, f"{title}: {cycles} cycles", INK, 12.5, "start", "600")
    for row, (_, unit) in enumerate(rows):
        y = top + 15 * row
        p.parts.append(
            f'<rect x="{left}" y="{y}" width="{step * cycles:.1f}" height="13" fill="#f1f2f3"/>'
        )
        p.parts += [
            f'<rect x="{left + step * c:.1f}" y="{y}" width="{step - 0.6:.1f}" height="13" '
            f'fill="{colour(kind)}"/>'
            for c, u, kind in begun
            if u == unit
        ]


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        scalar = turns("x1_aarch64_scalar", folder, 2)
        vector = turns("x2_aarch64_neon", folder, 1)
        hybrid = turns("x4_aarch64_scalar_neon", folder, 1)
    title = cores.load(CORE).title
    p = Picture(800, 390, f"Where operations begin on {title}: two streams apart, and woven")
    left, step = 92, 690 / (scalar[0] + vector[0] + 3)
    for top in (46, 216):
        for row, (label, _) in enumerate(ROWS):
            p.text(left - 8, top + 15 * row + 11, label, SOFT, 11, "end")
    panel(p, left, 46, step, scalar, "two rounds of one state", ROWS)
    beside = round(left + step * (scalar[0] + 3))
    panel(p, beside, 46, step, vector, "one round of two states", ROWS)
    panel(p, left, 216, step, hybrid, "the same work, woven", ROWS)
    words = f"Predicted by the model of {title}: a mark is an operation that begins, a row a unit."
    p.text(left, 362, words, SOFT, 12, "start")
    p.text(left, 380, "Loads and stores have units of their own.", SOFT, 12, "start")
    p.save("hybrid.svg")
    print(scalar[0], vector[0], hybrid[0])


if __name__ == "__main__":
    main()
