# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of ARMv7-M (recipes/armv7m_*.toml)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import cores, recipe
from ..recipe import (
    COLUMN,
    FLAG,
    HALF_PLANE,
    WORD,
    choice,
    core,
    different,
    options,
    record,
    several,
    table,
    whole,
)

_DELAYS, _ORDER = table(COLUMN, whole(0, 31), 10), several(whole(0, 9999))
_REGISTERS, _OPENED = several(whole(1, 14)), different(whole(0, 4))
_ROUNDS = {"loop": _ORDER, "first": _ORDER, "last": _ORDER}
_STYLE = record(
    ["interleave", "in_place"],
    group=whole(1, 5),
    interleave=FLAG,
    in_place=FLAG,
    late_stores=FLAG,
    start=whole(0, 9),
    step=choice(1, -1),
)


class Recipe(recipe.Recipe):
    """Of one of two forms: a published kernel's rounds (style), or our own (room)."""

    isa = "armv7m"
    OPTIONS = {
        **options(True, core=(core("armv7m"), "the core that the kernel is for")),
        **options(
            needs=("lazy", "half_planes"),
            style=(
                _STYLE,
                "a published structure: loads in a row in theta, loads between other instructions, "
                "whether in place, whether stores wait for loads, theta's start and direction",
            ),
        ),
        **options(
            needs=("style",),
            lazy=(whole(0, 4), "of the rounds of a period, how many leave the state rotated"),
            half_planes=(different(several(whole(0, 4), 2), 10), "their order, as y and p"),
        ),
        **options(
            needs=("delays",),
            without=("style",),
            room=(whole(1, 13), "registers for D and parities, as the plan counts them"),
        ),
        **options(
            needs=("room",),
            without=("style",),
            delays=(
                record(taken=different(WORD), d=_DELAYS, parity=_DELAYS),
                "deferred rotations of D, of the parities, and the words that have the one of "
                "their own input",
            ),
            theta=(several(whole(-1, 9), 2), "found: where it begins, and its direction"),
            reused=(different(WORD), "found: words that stay in registers from theta to chi"),
            cost=(whole(1, 99999), "found: of four rounds of the loop"),
            steps=(
                several(record(plane=HALF_PLANE, held=different(COLUMN), opened=_OPENED), 10),
                "found: of each half-plane, the D in registers after it and the columns whose "
                "parity begins there",
            ),
            order=(record(**_ROUNDS), "found: of the operations of each round"),
            registers=(
                record(enter=_REGISTERS, **dict.fromkeys(_ROUNDS, _REGISTERS)),
                "found: those of what enters the loop and of what each operation makes",
            ),
            pointer=(
                record(register=whole(1, 14), order=_ORDER),
                "found: where the pointer to the constants moves, and the order of that and of the "
                "operations around it",
            ),
        ),
    }

    def contradictions(self) -> Iterator[tuple[str, str]]:
        if "style" not in self.options and "room" not in self.options:
            yield "style", "missing, and room too: nothing says which rounds"
        for step in self.options.get("steps", ()):
            if len(step["held"]) > self["room"]:
                yield "steps", f"hold {len(step['held'])} D where room is {self['room']}"
                return
        if self.options.get("lazy") and not self.options["style"].get("in_place", True):
            yield "lazy", "contradicts style: only rounds in place leave the state rotated"
        if any(p > 1 for _, p in self.options.get("half_planes", [])):
            yield "half_planes", "a lane has the halves 0 and 1"
        if not self.name.startswith(f"armv7m_{cores.short(self['core']).lower()}_"):
            yield "core", "is not the one that the recipe's name says"

    @property
    def three_stage(self) -> bool:
        return cores.load(self["core"]).pipeline == "three-stage"

    @property
    def file(self) -> str:
        return f"keccakp1600_x1_{self.name}"

    @property
    def label(self) -> str:
        return f".L{self.name.removeprefix('armv7m_')}_"


load = Recipe.load
