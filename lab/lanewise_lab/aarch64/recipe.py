# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of AArch64 (recipes/aarch64_*.toml), and the streams of operations that it asks for."""

from __future__ import annotations

from collections.abc import Iterator

from .. import recipe
from ..ir import Block, joined
from ..passes import interleave_streams
from ..passes.deferred_rotation import Delays
from ..recipe import FLAG, LANE, choice, core, different, options, record, several, table, whole
from ..round import WHOLE
from . import neon, scalar

REGISTERS = {"x": 30, "v": 32}
_TURNS = several(whole(0, 63), 5)


class Recipe(recipe.Recipe):
    isa = "aarch64"
    OPTIONS = {
        **options(True, core=(core("aarch64"), "the core that the search orders the loop for")),
        **options(
            needs=("delays",),
            scalar=(whole(1, 3), "states in integer registers, one after the other"),
        ),
        **options(
            needs=("scalar",),
            delays=(
                record(["taken"], d=_TURNS, parity=_TURNS, taken=different(LANE)),
                "deferred rotations in the integer registers: of D, of the parities, and the lanes "
                "that have the one of their own input",
            ),
        ),
        **options(
            share=(
                table(neon.OPERATIONS, whole(0, 100)),
                "there are states in vector registers; how many in a hundred of each operation are "
                "SHA-3 instructions",
            ),
            order=(several(whole(0, 9999)), "found: order of the loop's operations"),
            varied=(different(choice("share", "delays")), "what the search may vary, too"),
        ),
        **options(
            needs=("share",),
            turn=(FLAG, "what is left of RAX1 is rotated by XAR with a register of zeros"),
            ahead=(FLAG, "parities of the planes made first are added before the loop turns"),
            waiting=(different(LANE), "lanes of vector registers that wait in memory"),
        ),
        **options(
            needs=("share",),
            without=("scalar", "ahead"),
            alone=(FLAG, "one state in the vector registers, not two"),
        ),
        **options(
            without=("ahead", "alone"),
            chains=(FLAG, "chains of SHAKE256 are made of the loop, too, and shipped"),
        ),
        **options(
            needs=("share", "scalar"),
            without=("alone",),
            pairs=(whole(1, 2), "pairs of states in the vector registers, one after the other"),
        ),
    }

    def contradictions(self) -> Iterator[tuple[str, str]]:
        if "scalar" not in self.options and "share" not in self.options:
            yield "share", "missing, and scalar too: no state lies anywhere"
        for option in self.options.get("varied", []):
            if option not in self.options:
                yield "varied", f"needs {option}, which is missing"
        if self.pairs > 1 and self.scalar > 1:
            yield "pairs", "beside one scalar state only"

    @property
    def scalar(self) -> int:
        """States in integer registers: so many of their rounds go with one round of the others."""
        return self.options.get("scalar", 0)

    @property
    def vector(self) -> bool:
        """Whether two states lie in vector registers."""
        return "share" in self.options

    @property
    def pairs(self) -> int:
        """How many pairs of states go through the vector registers, one after the other."""
        return self.options.get("pairs", 1) if self.vector else 0

    @property
    def alone(self) -> bool:
        """Whether a single state lies in the vector registers, in their lower halves."""
        return self.options.get("alone", False)

    @property
    def sha3(self) -> bool:
        return any(self.options.get("share", {}).values())

    @property
    def states(self) -> int:
        return self.scalar + (1 if self.alone else 2) * self.pairs

    @property
    def file(self) -> str:
        states, technique = self.name.removeprefix("aarch64_").split("_", 1)
        return f"keccakp1600_{states}_aarch64_{technique}"

    def delays(self) -> Delays:
        given = self.options["delays"]
        return Delays(
            {(x,): d for x, d in enumerate(given["d"])},
            {(x,): c for x, c in enumerate(given["parity"])},
            {(int(t[0]), int(t[1])) for t in given.get("taken", [])},
            shape=WHOLE,
        )

    def scalar_rounds(self, rounds: int, ends: str) -> Block:
        return scalar.Rounds(self.delays()).run(rounds, ends)

    def vector_rounds(self, pointer: str, ends: str, rounds: int = 1) -> Block:
        return neon.Rounds(self.share()).run(rounds, pointer, ends)

    def share(self) -> neon.Share:
        given = self.options
        turn, ahead = given.get("turn", False), given.get("ahead", False)
        waiting = tuple((int(lane[0]), int(lane[1])) for lane in given.get("waiting", []))
        return neon.Share(given["share"], turn, ahead, waiting, self.alone)

    def streams(self) -> list[Block]:
        """Of the main loop: one round of the vector registers beside one of each state in the
        integer registers; or one round of the latter beside one of each pair in the former."""
        if self.pairs > 1:
            vector = self.vector_rounds("memory", "table", self.pairs)
            return [self.scalar_rounds(self.scalar, ""), vector]
        out = []
        if self.scalar:
            out.append(self.scalar_rounds(self.scalar, "table"))
        if self.vector and out:
            out.append(self.vector_rounds("memory", ""))
        elif self.vector:
            out.append(self.vector_rounds("x", "table"))
        return out

    def loop(self) -> Block:
        """The main loop, its items still in the order that they are written in."""
        return joined(self.streams())

    def order(self) -> list[int]:
        """The order that was found, or that in which each stream goes on as evenly as it can."""
        found = self.options.get("order")
        return found or interleave_streams.evenly([len(s.body) for s in self.streams()])


names, load = Recipe.names, Recipe.load
