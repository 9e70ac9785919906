# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of x86-64 (recipes/x86_64_*.toml)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .. import recipe
from ..recipe import FLAG, TEXT, Kind, choice, different, options, several, whole
from .slope_model import CORES


def matching(words: str, form: str) -> Kind:
    return Kind(words, lambda v: isinstance(v, str) and bool(re.fullmatch(form, v, re.ASCII)))


#: Five lanes are summed by x and t, and each row comes once.
SUM = matching("`tt 01234`, by operations", r"(?:tt|txx|xtx|xxt|xxxx) (?!.*(.).*\1)[0-4]{5}")
LINES = matching("digits of lines, ascending", "0?1?2?3?4?")
ALL_LINES = matching("the digits 0 to 4", r"(?!.*(.).*\1)[0-4]{5}")
ROUND_AND_LINE = matching("digit of a round, of a line", "[0-5][0-4]")
WORD = matching("a word", r"\w+")
ORDER = Kind(
    "a text, or a list of numbers",
    lambda v: isinstance(v, str) or isinstance(v, list) and all(type(n) is int for n in v),
)


@dataclass(frozen=True)
class Technique:
    """module: of lanewise_lab.x86, what writes such a kernel. The first needed option tells it from
    others with these instructions and states."""

    isa: str
    states: tuple[int, ...]
    module: str
    needed: str
    optional: str = ""


TECHNIQUES = (
    Technique("bmi2", (1,), "bmi2_rows", "order"),
    Technique("avx2", (4,), "batch_avx2", "order", "chains"),
    Technique("avx512", (2, 4, 8), "batch_avx512", "order parity", "chains ahead"),
    Technique("avx512", (1,), "lane_per_register", "order parity"),
    Technique("avx512", (1,), "slope", "core window copies label",
              "late sums split two bias pick carried"),
)  # fmt: skip


class Recipe(recipe.Recipe):
    isa = "x86_64"
    OPTIONS = {
        **options(
            True,
            isa=(choice("avx512", "avx2", "bmi2"), "the instructions; with `states` a technique"),
            states=(choice(1, 2, 4, 8), "states that are permuted side by side"),
        ),
        **options(
            found=(WORD, "the recipe whose .found.toml is taken, if not its own"),
            ahead=(
                choice(2, 4),
                "lanes of each message of the next block that are copied beside a round; 4 if it "
                "is not given",
            ),
            chains=(FLAG, "chains of SHAKE256 are made of the rounds, too, and shipped"),
            order=(
                ORDER,
                "of the operations of a round: tokens of x86/batch_round.py or, with AVX2, of "
                "x86/batch_avx2.py; with BMI2 numbers",
            ),
            parity=(several(SUM, 5), "how the lanes of each column are summed, by x of two "
                    "operands and t of three, and in which order of rows"),
            core=(choice(*CORES), "whose costs order the operations of one state with AVX-512"),
            window=(
                whole(1, 10_000),
                "how far ahead of the oldest operation that waits another may go",
            ),
            copies=(FLAG, "a ternary operation overwrites a copy, not what is ready early"),
            label=(WORD, "what names of labels begin with"),
            late=(several(LINES, 6), "by round, the lines whose rho comes after theta"),
            sums=(several(ALL_LINES, 6), "by round, the order in which theta adds the lines"),
            split=(different(ROUND_AND_LINE), "where A ^ C[x-1] is an operation of its own"),
            two=(different(ROUND_AND_LINE), "where chi is two operations"),
            bias=(TEXT, "operations that go so much later than their height says, `t2_0:4`"),
            pick=(TEXT, "which operand a ternary operation overwrites, `t2_0:2`"),
            carried=(several(LINES, 6), "by round, the lines that move after theta"),
        ),
    }  # fmt: skip

    def contradictions(self) -> Iterator[tuple[str, str]]:
        isa, states = self["isa"], self["states"]
        technique = self.technique
        if technique is None:
            yield "states", f"there is no kernel for {states} with {isa}"
            return
        needed = technique.needed.split()
        allowed = {"isa", "states", "found", *needed, *technique.optional.split()}
        for option in self.options:
            if option not in allowed:
                yield option, f"contradicts isa = {isa} with states = {states}"
        for option in needed:
            if option not in self.options:
                yield option, "missing"
        if "order" in self.options and isinstance(self["order"], list) != (isa == "bmi2"):
            yield "order", f"for {isa} it is {'a list of numbers' if isa == 'bmi2' else 'a text'}"

    @property
    def technique(self) -> Technique | None:
        """Of several, the one whose first option is given, else the last."""
        isa, states = self["isa"], self["states"]
        fits = [t for t in TECHNIQUES if t.isa == isa and states in t.states]
        given = [t for t in fits if t.needed.split()[0] in self.options]
        return (given or fits[-1:] or [None])[0]

    @property
    def file(self) -> str:
        return f"keccakp1600_{self.name.removeprefix('x86_64_')}"


names, load = Recipe.names, Recipe.load
