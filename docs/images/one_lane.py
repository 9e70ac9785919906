# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the pictures of docs/how-kernels-are-made.md: one lane of one kernel, from the description
(names and algebra), what `lanewise-lab explain` reads off the object (registers and offsets), the
recipe (the order that was found) and the model of the core (cycles).

Run it without arguments; it needs aarch64-linux-gnu-gcc. Colours follow the reader's theme.
"""

import sys
import tempfile
import tomllib
from html import escape
from pathlib import Path

from overview import STYLE, arrow

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "lab"))
from lanewise_lab import cores  # noqa: E402
from lanewise_lab.cycles.model import predict  # noqa: E402
from lanewise_lab.cycles.trace import run  # noqa: E402
from lanewise_lab.explain.account import account  # noqa: E402
from lanewise_lab.explain.dictionary import Found, Name  # noqa: E402
from lanewise_lab.explain.listing import algebra  # noqa: E402
from lanewise_lab.prove.shipped import assemble  # noqa: E402
from lanewise_lab.recipe import RECIPES  # noqa: E402
from lanewise_lab.round import RHO, WHOLE, lane, pi_target  # noqa: E402

RECIPE, KERNEL, CORE = "aarch64_x1_rolling", "keccakp1600_x1_aarch64_rolling", "cortex-x1"
#: The lane, where pi brings it, and the values that the pictures show; the colour of the marks.
LANE = (4, 1)
PLACE = pi_target(*LANE)
ONE, TWO = WHOLE.chi(PLACE)
SHOWN = {
    ("c", (3,)): "warm",
    ("c", (0,)): "warm",
    ("d", (4,)): "warm",
    ("b", PLACE): "hot",
    ("b", ONE): "warm",
    ("b", TWO): "warm",
    ("n", PLACE): "warm",
    ("e", PLACE): "hot",
}
ROUND = 12
WIDTH = 880
MORE = """
.hot{fill:#c2410c}.warm{fill:#2667c9}.cold{fill:#d5dade}.row{fill:#f1f2f3}
.mono{font-family:ui-monospace,Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){.hot{fill:#fb923c}.warm{fill:#7fb0ff}.cold{fill:#4b545d}
.row{fill:#262b30}}
"""


def after_pi(found: Found) -> Found:
    """The same word named by the place that pi brings it to, if it is a lane after theta."""
    name = found.name
    if name.step != "t":
        return found
    turn = RHO[lane(*name.at)]
    return Found(name._replace(step="b", at=pi_target(*name.at)), (found.offset - turn) % 64)


class Kernel:
    """The loop of the kernel: its addresses in order, and what each makes in round ROUND."""

    def __init__(self, folder: Path):
        path = assemble(ROOT / f"src/keccak/aarch64/{KERNEL}.S", folder)
        lines = account(path, f"lanewise_{KERNEL}", "aarch64").lines
        self.made: dict[int, tuple[str, Found]] = {}
        times: dict[int, int] = {}
        for line in lines:
            times[line.address] = times.get(line.address, 0) + 1
            for m in line.made:
                if m.what and m.what.name.round == ROUND and m.what.name.step in "cdtbne":
                    self.made.setdefault(line.address, (m.place, after_pi(m.what)))
        self.loop = sorted(address for address, n in times.items() if n == 24)
        core = cores.load(CORE)
        result = predict(run(str(path), f"lanewise_{KERNEL}", core).steps, core)
        self.cycles = result.cycles
        begin = self.loop[0] - lines[0].address + result.steps[0].instruction.address
        starts = [n for n, s in enumerate(result.steps) if s.instruction.address == begin]
        begin, end = starts[ROUND], starts[ROUND + 1]
        self.units = result.schedule.units[begin:end]
        self.began = result.schedule.began[begin:end]

    def at(self, step: str, place: tuple) -> int:
        """Which instruction of the loop makes a value."""
        for n, address in enumerate(self.loop):
            if address in self.made:
                _, found = self.made[address]
                if (found.name.step, found.name.at) == (step, place):
                    return n
        raise SystemExit(f"no instruction of the loop makes {step}{place}")


def text(x, y, words, style="ink", size=13, anchor="middle", more="") -> str:
    at = f'class="{style}" x="{x:.1f}" y="{y}" font-size="{size}" text-anchor="{anchor}"{more}'
    return f"<text {at}>{escape(words)}</text>"


def save(name: str, title: str, height: int, parts: list[str]) -> None:
    head = (
        "<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; drawn by one_lane.py -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" font-family="system-ui,sans-serif" font-size="13" role="img">'
        f"<title>{title}</title><style>{STYLE}{MORE}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker></defs>'
        f'<rect class="page" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>'
    )
    (HERE / name).write_text(head + "\n".join(parts) + "</svg>\n")


BOX, TALL = 168, 62


def box(x: int, y: int, title: str, words: str, held: str, style: str) -> str:
    middle = x + BOX / 2
    return (
        f'<rect class="{style}" x="{x}" y="{y}" width="{BOX}" height="{TALL}" rx="6"/>'
        + text(middle, y + 18, title, more=' font-weight="700"')
        + text(middle, y + 35, words, "soft mono", 12)
        + text(middle, y + 52, held, "ink", 12)
    )


def values(kernel: Kernel) -> None:
    """What the lane becomes, with register and offset of each value."""

    def shown(x: int, y: int, step: str, at: tuple) -> str:
        place, found = kernel.made[kernel.loop[kernel.at(step, at)]]
        title = step + "".join(map(str, at))
        made = algebra(Name(0, 0, step, at), WHOLE) or "sum of five lanes"
        style = "core" if SHOWN[step, at] == "hot" else "box"
        return box(x, y, title, made, f"{place}, offset {found.offset}", style)

    left, second, third, fourth = 24, 246, 468, 690
    ends = kernel.made[kernel.loop[kernel.at("e", LANE)]]
    entering = f"{ends[0]}, offset {ends[1].offset}"
    source = "a" + "".join(map(str, LANE))
    parts = [text(x + BOX / 2, 24, words, "soft", 12) for x, words in (
        (left, "the round begins"), (second, "theta"), (third, "theta, rho and pi"),
        (fourth, "chi"))]  # fmt: skip
    parts += [
        shown(left, 36, "c", (3,)),
        shown(left, 116, "c", (0,)),
        box(left, 196, source, "e41 of the round before", entering, "core"),
        shown(second, 76, "d", (4,)),
        shown(third, 36, "b", PLACE),
        shown(third, 116, "b", ONE),
        shown(third, 196, "b", TWO),
        shown(fourth, 156, "n", PLACE),
        shown(fourth, 60, "e", PLACE),
        arrow(f"M{left + BOX} 67 L{second - 4} 98"),
        arrow(f"M{left + BOX} 147 L{second - 4} 118"),
        arrow(f"M{second + BOX} 98 L{third - 4} 72"),
        arrow(f"M{left + BOX} 227 C{second + 90} 227 {second + 160} 120 {third - 4} 84"),
        arrow(f"M{third + BOX} 147 L{fourth - 4} 178"),
        arrow(f"M{third + BOX} 227 L{fourth - 4} 198"),
        arrow(f"M{third + BOX} 67 L{fourth - 4} 86"),
        arrow(f"M{fourth + BOX / 2} 156 V126"),
        text(24, 284, "Boxes are values of the description. Last line: what the shipped object "
             "holds, read off a run: the register,", "soft", 12, "start"),
        text(24, 300, "and how far left of the value its word is turned.", "soft", 12, "start"),
    ]  # fmt: skip
    save("one-lane-values.svg", "One lane through a round, with registers", 314, parts)


def strip(top: int, label: str, at: dict[tuple, float], count: int, style: dict) -> list[str]:
    """A row of `count` instructions with the values shown at their positions."""
    left, wide = 150, WIDTH - 150 - 24
    step = wide / count
    parts = [text(left - 10, top + 15, label, "ink", 12, "end")]
    path = "".join(f"M{left + step * n:.1f} {top}h{step * 0.75:.1f}v20h-{step * 0.75:.1f}z"
                   for n in range(count))  # fmt: skip
    parts.append(f'<path class="cold" d="{path}"/>')
    for key, n in at.items():
        at_x = f'x="{left + step * n:.1f}" y="{top}" width="{step * 0.75:.1f}"'
        parts.append(f'<rect class="{style[key]}" {at_x} height="20"/>')
    return parts


def order(kernel: Kernel) -> None:
    """Where the instructions are: as the round is asked for, as found, and in the core."""
    found = tomllib.loads((RECIPES / f"{RECIPE}.found.toml").read_text())["order"]
    found.append(len(found))  # the branch back stays the last
    if len(found) != len(kernel.loop):
        raise SystemExit(f"{len(kernel.loop)} instructions of {len(found)} operations")
    at = {key: kernel.at(*key) for key in SHOWN}
    asked = {key: found[n] for key, n in at.items()}
    parts = [text(24, 24, "A mark is one of the instructions of a round", "soft", 12, "start")]
    parts += strip(40, "as asked for", asked, len(found), SHOWN)
    parts += strip(96, "as found", at, len(found), SHOWN)
    step = (WIDTH - 174) / len(found)
    for rank, key in enumerate(sorted(SHOWN, key=at.__getitem__)):
        x, y = (150 + step * (place[key] + 0.4) for place in (asked, at))
        name = key[0] + "".join(map(str, key[1]))
        parts.append(f'<path class="line" d="M{x:.1f} 62 L{y:.1f} 94" stroke-opacity=".45"/>')
        parts.append(text(y, 130 + 13 * (rank % 2), name, SHOWN[key], 11))
    # In the core: a row is one of the units that do all of these.
    first = min(kernel.began)
    cycles = max(kernel.began) - first + 1
    top, wide = 170, (WIDTH - 174) / cycles
    units = sorted({kernel.units[n] for n in range(len(found)) if kernel.loop[n] in kernel.made})
    for row, unit in enumerate(units):
        y = top + 17 * row
        parts.append(text(140, y + 12, f"integer {unit}", "soft", 11, "end"))
        parts.append(f'<rect class="row" x="150" y="{y}" width="{WIDTH - 174}" height="15"/>')
        plain = ""
        for n, (cycle, where) in enumerate(zip(kernel.began, kernel.units, strict=True)):
            if where != unit:
                continue
            x, key = 150 + wide * (cycle - first), next((k for k, v in at.items() if v == n), None)
            mark = f"M{x:.1f} {y}h{wide * 0.88:.1f}v15h-{wide * 0.88:.1f}z"
            if key:
                parts.append(f'<path class="{SHOWN[key]}" d="{mark}"/>')
            else:
                plain += mark
        parts.append(f'<path class="cold" d="{plain}"/>')
    low = top + 17 * len(units)
    for cycle in range(0, cycles, 5):
        parts.append(text(150 + wide * (cycle + 0.44), low + 12, str(cycle), "soft", 11))
    said = "Cycles of one round in the integer units of a Cortex-X1, predicted: the rounds before "
    said += "and after fill the gaps."
    parts.append(text(24, low + 34, said, "soft", 12, "start"))
    save("one-lane-order.svg", "One lane's instructions: order and cycles", low + 46, parts)
    for key, n in at.items():
        print(key, "asked", asked[key], "found", n, "cycle", kernel.began[n] - first,
              "unit", kernel.units[n])  # fmt: skip


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        kernel = Kernel(Path(name))
    values(kernel)
    order(kernel)
