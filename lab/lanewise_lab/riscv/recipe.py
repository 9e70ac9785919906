# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of RISC-V (recipes/riscv_*.toml)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import recipe
from ..recipe import HALF_PLANE, LANE, WORD, choice, different, options
from .program import Dialect

#: Registers of a kernel in halves beside those of the parities and three to work with.
SPARE = 13


class Recipe(recipe.Recipe):
    isa = "riscv"
    OPTIONS = {
        **options(
            True, bits=(choice(32, 64), "of a word: half a lane, bit-interleaved, or a lane")
        ),
        **options(
            extensions=(different(choice("zbb", "v", "zvbb")), "beyond RV32I or RV64I"),
            waiting=(different(LANE), "lanes of one whole state that wait in memory during theta"),
        ),
        **options(needs=("extensions",), states=(choice(2, 4, 8), "states in vector registers")),
        **options(
            needs=("resident",), planes=(different(HALF_PLANE, 10), "order of the half-planes")
        ),
        **options(
            needs=("planes",),
            resident=(different(WORD), "words that stay in registers from round to round"),
        ),
    }

    def contradictions(self) -> Iterator[tuple[str, str]]:
        given, vector = self.options, "v" in self.extensions
        if vector != ("states" in given):
            yield "states", f"{'missing' if vector else 'contradicts extensions'}: v is several"
        if "zvbb" in self.extensions and not vector or {"v", "zbb"} <= set(self.extensions):
            yield "extensions", "zvbb is for v, zbb for integer registers"
        if self.bits == 32 and vector:
            yield "bits", "vector registers hold whole lanes: 64"
        lanes = self.bits == 64 and not vector
        if lanes != ("waiting" in given):
            yield "waiting", "missing" if lanes else "contradicts bits or extensions"
        if len(self.resident) > SPARE:
            yield "resident", f"{len(self.resident)} words, and registers for {SPARE}"
        if (self.bits == 32) != ("planes" in given):
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
