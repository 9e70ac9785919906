# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of RISC-V (recipes/riscv_*.toml)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .program import Dialect

RECIPES = Path(__file__).resolve().parents[1] / "recipes"


@dataclass(frozen=True)
class Recipe:
    name: str
    title: str
    about: str
    options: dict

    @property
    def states(self) -> int:
        """States that are permuted at once."""
        return self.options.get("states", 1)

    @property
    def extensions(self) -> list[str]:
        """Beyond RV64I or RV32I."""
        return self.options.get("extensions", [])

    @property
    def bits(self) -> int:
        """Of a word: of a lane or, interleaved, of half of one."""
        return self.options["bits"]

    @property
    def dialect(self) -> Dialect:
        has = {"zbb", "zvbb"} & set(self.extensions)
        file = "v" if "v" in self.extensions else "x"
        return Dialect(self.bits, file, bool(has), bool(has))

    def _named(self, option: str) -> list[tuple[int, ...]]:
        return [tuple(map(int, name)) for name in self.options.get(option, [])]

    @property
    def waiting(self) -> list[tuple[int, ...]]:
        """Lanes that wait in memory during theta."""
        return self._named("waiting")

    @property
    def planes(self) -> list[tuple[int, ...]]:
        """The order of the half-planes."""
        return self._named("planes")

    @property
    def resident(self) -> list[tuple[int, ...]]:
        """Words that stay in registers from round to round."""
        return self._named("resident")

    @property
    def file(self) -> str:
        return f"keccakp1600_{self.name.removeprefix('riscv_')}"

    @property
    def symbol(self) -> str:
        return f"lanewise_{self.file}"


def names() -> list[str]:
    return sorted(p.stem for p in RECIPES.glob("riscv_*.toml"))


def load(name: str) -> Recipe:
    with (RECIPES / f"{name}.toml").open("rb") as f:
        data = tomllib.load(f)
    return Recipe(name, data["title"], data.get("about", ""), data["options"])
