# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of ARMv7-M (recipes/armv7m_*.toml), and what all of its kernels begin and end with."""

from __future__ import annotations

from collections.abc import Iterator

from .. import cores, recipe, write
from ..passes.interleave import constant_halves
from ..recipe import (
    COLUMN,
    FLAG,
    HALF_PLANE,
    WORD,
    Option,
    core,
    different,
    record,
    several,
    table,
    whole,
)
from ..round import RC

SAVED = "{r4-r12, lr}"
_DELAYS, _ORDER = table(COLUMN, whole(0, 31), 10), several(whole(0, 9999))
_REGISTERS = several(whole(1, 14))
_STEP = record(plane=HALF_PLANE, held=different(COLUMN), opened=different(whole(0, 4)))
_OWN = {"without": ("style",)}


class Recipe(recipe.Recipe):
    """Of one of two forms: a published kernel's rounds (style), or our own (room)."""

    isa = "armv7m"
    OPTIONS = {
        "core": Option(core("armv7m"), "the core that the kernel is for", True),
        "style": Option(
            record(
                ["interleave", "in_place"],
                group=whole(1, 5),
                interleave=FLAG,
                in_place=FLAG,
                late_stores=FLAG,
                start=whole(0, 9),
                step=recipe.choice(1, -1),
            ),
            "a published structure: loads in a row in theta, loads between other instructions, "
            "whether in place, whether stores wait for loads, where theta begins and its direction",
            needs=("lazy", "half_planes"),
        ),
        "lazy": Option(
            whole(0, 4),
            "of the rounds of a period, how many leave the state rotated",
            needs=("style",),
        ),
        "half_planes": Option(
            different(several(whole(0, 4), 2), 10),
            "order of the half-planes (y, p)",
            needs=("style",),
        ),
        "room": Option(
            whole(1, 13),
            "registers for D and parities, as the plan counts them",
            needs=("delays",),
            **_OWN,
        ),
        "delays": Option(
            record(taken=different(WORD), d=_DELAYS, parity=_DELAYS),
            "deferred rotations of D and of the parities, and the words that have the one of their "
            "own input",
            needs=("room",),
            **_OWN,
        ),
        "theta": Option(
            several(whole(-1, 9), 2),
            "found: where in the cycle of parities theta begins, and its direction",
            **_OWN,
        ),
        "reused": Option(
            different(WORD), "found: words that stay in registers between theta and chi", **_OWN
        ),
        "cost": Option(whole(1, 99999), "found: of four rounds of the loop", **_OWN),
        "steps": Option(
            several(_STEP, 10),
            "found: of each half-plane, the D held in registers after it and "
            "the columns whose parity begins there",
            **_OWN,
        ),
        "order": Option(
            record(loop=_ORDER, first=_ORDER, last=_ORDER),
            "found: of the operations of each round",
            **_OWN,
        ),
        "registers": Option(
            record(enter=_REGISTERS, first=_REGISTERS, loop=_REGISTERS, last=_REGISTERS),
            "found: registers of what enters the loop and of what each operation makes",
            **_OWN,
        ),
        "pointer": Option(
            record(register=whole(1, 14), order=_ORDER),
            "found: register in which the pointer to the constants moves, and the order of that "
            "and of the operations around it",
            **_OWN,
        ),
    }

    def contradictions(self) -> Iterator[tuple[str, str]]:
        if "style" not in self.options and "room" not in self.options:
            yield "style", "missing, and room too: nothing says which rounds"
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


def header(recipe: Recipe, stack: int, rest: list[str]) -> list[str]:
    meaning = [
        "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.",
        "state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word",
        "2i + 1 the odd bits; aligned to 4 bytes.",
        "",
    ]
    facts = [
        *rest,
        f"Stack: {stack} bytes",
        "No branch and no address depends on the state. Clobbers r0-r3, r12, flags.",
    ]
    return [
        *write.permutation_head(recipe, "ARMv7-M", "uint32_t state[50], uint32_t", meaning, facts),
        "",
        "    .syntax unified",
        "    .thumb",
        "    .text",
        "    .p2align 2",
        *write.begin(recipe.symbol, "%function", hidden=False, thumb=True, cfi=False),
    ]


def footer(recipe: Recipe) -> list[str]:
    stack = '    .section .note.GNU-stack, "", %progbits'
    return [*write.end(recipe.symbol, cfi=False), "", stack]


def constants(label: str) -> list[str]:
    """The 24 constants as pairs of even and odd bits; Keccak-p[1600, n] begins n pairs before the
    end. Behind them a word that is no even half, so that a loop can see the end."""
    rows = [f"    .word {e:#x}, {o:#010x}" for e, o in map(constant_halves, RC)]
    return [f"{label}constants:", *rows, f"{label}end:", "    .word 2"]
