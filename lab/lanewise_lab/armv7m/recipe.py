# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of ARMv7-M (recipes/armv7m_*.toml), and what all of its kernels begin and end with."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from ..passes.interleave import constant_halves
from ..round import RC

RECIPES = Path(__file__).resolve().parents[1] / "recipes"
SAVED = "{r4-r12, lr}"


@dataclass(frozen=True)
class Recipe:
    name: str
    core: str
    technique: str
    title: str
    options: dict

    @property
    def symbol(self) -> str:
        return f"lanewise_{self.file}"

    @property
    def file(self) -> str:
        return f"keccakp1600_x1_armv7m_{self.core}_{self.technique}"

    @property
    def label(self) -> str:
        return f".L{self.core}_{self.technique}_"


def found(name: str) -> Path:
    """What the search found for a recipe."""
    return RECIPES / f"{name}.found.toml"


def load(name: str) -> Recipe:
    with (RECIPES / f"{name}.toml").open("rb") as f:
        data = tomllib.load(f)
    if found(name).exists():
        data["options"] |= tomllib.loads(found(name).read_text())
    return Recipe(name, data["core"], data["technique"], data["title"], data["options"])


def header(recipe: Recipe, stack: int, about: list[str]) -> list[str]:
    path = f"src/keccak/armv7m/{recipe.file}.S"
    command = f"PYTHONPATH=lab python3 -m lanewise_lab.armv7m.kernel {recipe.name} > {path}"
    return [
        f"/* {command} */",
        "/* SPDX-License-Identifier: Apache-2.0 OR MIT */",
        "/*",
        f" * Keccak-p[1600] for ARMv7-M: {recipe.title}",
        " *",
        f" * void {recipe.symbol}(uint32_t state[50], uint32_t rounds);",
        " *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.",
        " *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word",
        " *     2i + 1 the odd bits; aligned to 4 bytes.",
        *(f" * {line}".rstrip() for line in about),
        f" * Stack: {stack} bytes",
        " * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.",
        " */",
        "",
        "    .syntax unified",
        "    .thumb",
        "    .text",
        "    .p2align 2",
        f"    .globl {recipe.symbol}",
        f"    .type {recipe.symbol}, %function",
        "    .thumb_func",
        f"{recipe.symbol}:",
    ]


def footer(recipe: Recipe) -> list[str]:
    return [
        f"    .size {recipe.symbol}, . - {recipe.symbol}",
        "",
        '    .section .note.GNU-stack, "", %progbits',
    ]


def constants(label: str) -> list[str]:
    """The 24 constants as pairs of even and odd bits; Keccak-p[1600, n] begins n pairs before the
    end. Behind them a word that is no even half, so that a loop can see the end."""
    rows = [f"    .word {e:#x}, {o:#010x}" for e, o in map(constant_halves, RC)]
    return [f"{label}constants:", *rows, f"{label}end:", "    .word 2"]
