# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the pictures of docs/cycle-model.md from the models' own schedules.

Run it without arguments; it needs arm-none-eabi-gcc.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from lazy_rotation import INK, SOFT, Picture

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "lab"))
from lanewise_lab import cores  # noqa: E402
from lanewise_lab.cycles.model import Result, class_of, predict  # noqa: E402
from lanewise_lab.cycles.ops import describe  # noqa: E402
from lanewise_lab.cycles.trace import run  # noqa: E402

COLOURS = {
    "load": "#cdeccb",
    "store": "#f6cfd4",
    "alu": "#cfe3fb",
    "alu_shifted": "#f9d9b0",
    "shift": "#f3e6a2",
}
DATA, EMPTY = "#eef7ed", "#f4f4f2"


def timed(core: str, lines: list[str]) -> tuple[Result, int]:
    """The schedule of these lines, and the cycle in which what follows them may start."""
    body = "\n".join(lines)
    text = f".syntax unified\n.thumb\n.p2align 3\n.global f\n.thumb_func\nf: {body}\nnop.w\nbx lr\n"
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "f.s", Path(folder) / "f.o"
        source.write_text(text)
        command = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-c", source, "-o", target]
        subprocess.run(command, check=True)
        loaded = cores.load(core)
        result = predict(run(str(target), "f", loaded).steps, loaded)
    return result, -(-result.schedule.issued[len(lines)] // result.schedule.width)


def colour(result: Result, n: int) -> str:
    return COLOURS[class_of(describe(result.steps[n].instruction))]


def load_groups():
    p = Picture(800, 270, "Loads on Cortex-M3 and M4: one by one, and in a group")
    single = ["ldr.w r1, [r0]"]
    for n in range(1, 4):
        single += [f"ldr.w r2, [r0, #{8 * n}]", "eor.w r1, r1, r2"]
    single += ["str.w r9, [r0, #4]"]
    grouped = [f"ldr.w r{n + 1}, [r0, #{8 * n}]" for n in range(4)]
    grouped += ["str.w r9, [r0, #4]"] + [f"eor.w r1, r1, r{n}" for n in (2, 3, 4)]
    for left, lines, title in (20, single, "one by one"), (420, grouped, "in a group"):
        result, end = timed("cortex-m4", lines)
        p.text(left, 24, f"{title}: {end} cycles", anchor="start", weight="600")
        for n in range(end):
            p.text(left + 145 + 19 * n + 8, 44, str(n), SOFT, 11)
        for n, line in enumerate(lines):
            top = 52 + 24 * n
            p.text(left, top + 15, line.replace(".w", ""), INK, 12, "start", mono=True)
            at = result.schedule.issued[n]
            if line.startswith("ldr"):
                p.box(left + 145 + 19 * (at + 1), top, 17, 20, DATA)
            p.box(left + 145 + 19 * at, top, 17, 20, colour(result, n))
    p.text(20, 262, "Dark: issue. Light: the data cycle of a load, free for another load or store",
           SOFT, 12, "start")  # fmt: skip
    p.save("load-groups.svg")


def dual_issue():
    p = Picture(800, 230, "Dual issue on Cortex-M7: what may share a cycle")
    lazy = ["bic.w r9, r3, r2, ror #9", "eor.w r9, r1, r9, ror #4", "str.w r9, [r0]"]
    lazy += ["bic.w r9, r4, r3, ror #2", "eor.w r9, r2, r9, ror #6", "str.w r9, [r0, #8]"]
    mixed = ["bic.w r9, r3, r2, ror #9", "ldr.w r6, [r0, #16]", "eor.w r9, r9, r1, ror #4"]
    mixed += ["bic.w r10, r4, r3", "str.w r9, [r0]", "eor.w r10, r10, r2, ror #6"]
    mixed += ["ldr.w r7, [r0, #20]", "str.w r10, [r0, #8]"]
    titles = "what was just computed is shifted", "shifts of old values, other work beside them"
    for left, lines, title in (20, lazy, titles[0]), (420, mixed, titles[1]):
        result, end = timed("cortex-m7", lines)
        p.text(left, 24, title, anchor="start", weight="600")
        p.text(left, 42, f"{len(lines)} instructions in {end} cycles", SOFT, 12, "start")
        slots = {slot: n for n, slot in enumerate(result.schedule.issued[: len(lines)])}
        for slot in range(2 * end):
            cycle, column = divmod(slot, 2)
            x, y = left + 22 + 172 * column, 52 + 28 * cycle
            n = slots.get(slot)
            p.box(x, y, 168, 24, EMPTY if n is None else colour(result, n))
            if n is not None:
                p.text(x + 8, y + 16, lines[n].replace(".w", ""), INK, 11, "start", mono=True)
            if not column:
                p.text(left + 12, y + 16, str(cycle), SOFT, 11, "end")
    p.save("dual-issue.svg")


if __name__ == "__main__":
    load_groups()
    dual_issue()
