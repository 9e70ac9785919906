# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of RISC-V (recipes/riscv_*.toml)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import recipe
from ..recipe import HALF_PLANE, LANE, WORD, Option, choice, different
from .program import Dialect


class Recipe(recipe.Recipe):
    isa = "riscv"
    OPTIONS = {
        "bits": Option(choice(32, 64), "of a word: half a lane, bit-interleaved, or a lane", True),
        "extensions": Option(
            different(choice("zbb", "v", "zvbb")), "of the instruction set, beyond RV32I or RV64I"
        ),
        "states": Option(choice(2, 4, 8), "states in vector registers", needs=("extensions",)),
        "waiting": Option(
            different(LANE), "lanes of one state of whole lanes that wait in memory during theta"
        ),
        "planes": Option(
            different(HALF_PLANE, 10),
            "order of the half-planes of a state in halves",
            needs=("resident",),
        ),
        "resident": Option(
            different(WORD),
            "words of a state in halves that stay in registers from round to round",
            needs=("planes",),
        ),
    }

    def contradictions(self) -> Iterator[tuple[str, str]]:
        options, vector = self.options, "v" in self.extensions
        if vector != ("states" in options):
            yield "states", f"{'missing' if vector else 'contradicts extensions'}: v is several"
        if "zvbb" in self.extensions and not vector or {"v", "zbb"} <= set(self.extensions):
            yield "extensions", "zvbb is for v, zbb for integer registers"
        if self.bits == 32 and vector:
            yield "bits", "vector registers hold whole lanes: 64"
        lanes = self.bits == 64 and not vector
        if lanes != ("waiting" in options):
            yield "waiting", "missing" if lanes else "contradicts bits or extensions"
        if (self.bits == 32) != ("planes" in options):
            yield "planes", "missing" if self.bits == 32 else "contradicts bits"

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


names, load = Recipe.names, Recipe.load
