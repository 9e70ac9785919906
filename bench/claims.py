# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Sentences about measurements in README.md and docs, computed from rows.

In a document a claim stands between marks that name what is claimed and of which core:

    <!-- claim eight: every core -->...<!-- end of claim -->
    <!-- claim slhdsa: EPYC 9005, Zen 5 -->...<!-- end of claim -->

What is between them is written by bench/readme.py from the rows of that core; a core that was not
measured, or a row of another core, is an error. A claim of every core says nothing of one whose
rows do not hold what it is about, as those of a machine without AVX-512 may.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import front
import ranking
from measuring import Failed

MARK = re.compile(r"(<!-- claim ([\w-]+): ([^>]+?) -->)(.*?)(<!-- end of claim -->)", re.S)
EVERY = "every core"
ROOT = Path(__file__).resolve().parent.parent
README, WIDE = ROOT / "README.md", 118
#: Up to here eight states "take about the time of one".
ABOUT = 1.25
SETS = ("128s", "128f", "192s", "192f", "256s", "256f")
SIZES = ("512", "768", "1024")


class Lacking(Failed):
    """The rows of a core do not hold what a claim is about."""


class Core:
    """The rows of one core, and no others."""

    def __init__(self, one: dict) -> None:
        self.name = one["core"]
        self.rows = {row["id"]: row for row in one["rows"]}

    def contenders(self, ident: str) -> list[dict]:
        if ident not in self.rows:
            raise Lacking(f"a claim about {self.name} has no row {ident}")
        found = self.rows[ident]["contenders"]
        for c in found:
            if c["core"] != self.name:
                raise Failed(f"a claim about {self.name} is of a row of {c['core']} ({ident})")
        return found

    def ours(self, ident: str) -> float:
        self.contenders(ident)
        found = ranking.ours_of(self.rows[ident])
        if not found:
            raise Lacking(f"a claim about {self.name}: nothing of ours in row {ident}")
        return found["cycles"]

    def theirs(self, ident: str, peer: str) -> float:
        found = [c["cycles"] for c in self.contenders(ident) if c["peer"] == peer]
        if not found:
            raise Lacking(f"a claim about {self.name}: {peer} is not in row {ident}")
        return min(found)

    def best_other(self, ident: str) -> dict:
        found = self.contenders(ident) and ranking.best_other(self.rows[ident])
        if not found:
            raise Lacking(f"a claim about {self.name}: no other is in row {ident}")
        return found

    def has(self, *idents: str) -> bool:
        """Whether ours is in all of these rows."""
        return all(ranking.ours_of(self.rows.get(ident)) for ident in idents)

    def ratio(self, ident: str, peer: str) -> float:
        return self.ours(ident) / self.theirs(ident, peer)

    def permutations(self, ident: str) -> float:
        """Ours / its permutations alone."""
        found = self.contenders(ident)
        alone = [c["cycles"] for c in found if c["function"].startswith("permutations")]
        if not alone:
            raise Lacking(f"a claim about {self.name}: no permutations in row {ident}")
        return self.ours(ident) / min(alone)


def span(values: list[float]) -> str:
    """From the least to the most, as printed."""
    ends = dict.fromkeys(f"{value:.2f}" for value in (min(values), max(values)))
    return " to ".join(ends)


def sha3(core: Core) -> str:
    """One hash of 1 MiB."""
    ours, other = core.ours("sha3-256-1m"), core.best_other("sha3-256-1m")
    ratio = ours / other["cycles"]
    per_byte = front.amount(core.rows["sha3-256-1m"], ours)
    return f"on {core.name} {per_byte:.2f}, {front.compared(ratio, ranking.called(other))}"


def eight(core: Core) -> str:
    """As many states as the vectors of the core hold, eight or four, compared with one."""
    many, ident = next(
        (each for each in (("eight", "p24-x8"), ("four", "p24-x4")) if core.has(each[1])),
        ("two", "p24-x2"),
    )
    ratio = core.ours(ident) / core.ours("p24-x1")
    if ratio <= ABOUT:
        return f"on {core.name}, {many} take about the time of one ({ratio:.2f})"
    return f"on {core.name}, {many} take {ratio:.2f} times the time of one"


def slhdsa(core: Core) -> str:
    sign = "slhdsa-128f-sign"
    alone = span([core.permutations(f"slhdsa-{name}-sign") for name in SETS])
    other = core.best_other(sign)["peer"]
    return (
        f"on {core.name}, 128f signs in {core.ours(sign) / 1e6:.3g} million cycles, "
        f"{core.ratio(sign, other):.2f} of {other}'s, the best other of that run, and "
        f"{core.ratio(sign, 'OpenSSL 4'):.2f} of OpenSSL's; the sets sign at {alone} of the time "
        "of their permutations alone"
    )


def slhdsa_avx2(core: Core) -> str:
    """Signing with AVX2 forced."""
    return f"on {core.name} it is {core.ratio('slhdsa-128f-sign-avx2', 'wolfSSL'):.2f}"


def mlkem(core: Core) -> str:
    def every(peer: str) -> str:
        operations = ("keygen", "encaps", "decaps")
        found = [core.ratio(f"mlkem-{n}-{what}", peer) for n in SIZES for what in operations]
        return span(found)

    forced = [f"mlkem-768-{what}-avx2" for what in ("keygen", "encaps", "decaps")]
    alone = ""
    if core.has(*forced):  # without AVX-512 the rows of all kernels say it
        ratios = ", ".join(f"{core.ratio(ident, 'AWS-LC'):.2f}" for ident in forced)
        alone = f"{ratios} of AWS-LC with AVX2 alone (ML-KEM-768; keys, encapsulation, "
        alone += "decapsulation), "
    many = ", ".join(
        f"{core.ours(f'mlkem-{n}-encaps-8') / 8 / core.ours(f'mlkem-{n}-encaps'):.2f}"
        for n in SIZES
    )
    return (
        f"on {core.name}, {every('AWS-LC')} of AWS-LC from bytes, {every('wolfSSL')} of wolfSSL, "
        f"{alone}and one of eight encapsulations at once takes {many} of one alone (512, 768, 1024)"
    )


CLAIMS: dict[str, Callable[[Core], str]] = {
    "eight": eight,
    "mlkem": mlkem,
    "slhdsa": slhdsa,
    "slhdsa-avx2": slhdsa_avx2,
    "sha3": sha3,
}


def said(name: str, of: str, measured: list[dict]) -> str:
    if name not in CLAIMS:
        raise Failed(f"no such claim: {name}")
    found = [Core(one) for one in measured if of in (EVERY, one["core"])]
    if not found:
        raise Failed(f"claim {name}: {of} was not measured")
    sentences = []
    for core in found:
        try:
            sentences.append(CLAIMS[name](core))
        except Lacking:
            if of != EVERY:
                raise
    if not sentences:
        raise Lacking(f"claim {name}: no core that was measured has its rows")
    return "; ".join(sentences)


def fill(text: str, measured: list[dict], path: Path | None = None) -> str:
    """The text with every claim as the rows have it; in lines of their own on the front page."""

    def made(match: re.Match) -> str:
        words = said(match[2], match[3], measured)
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if path == README and len(line + match[1] + words) > WIDE:
            indent = " " * (len(line) - len(line.lstrip()))
            filled = textwrap.fill(words, WIDE, initial_indent=indent, subsequent_indent=indent)
            return f"{match[1]}\n{filled}{match[5]}"
        return match[1] + words + match[5]

    return MARK.sub(made, text)


def documents() -> list[Path]:
    """Every document that may speak of measurements."""
    return [README, *sorted(ROOT.glob("docs/*.md"))]


def unnamed(text: str) -> list[str]:
    """Lines that speak of an AMD EPYC without its generation: two of them differ by half."""
    wrong = re.compile(r"\bEPYC\b(?! \d{4}(?: and \d{4})?, (?:dense, )?Zen \d)")
    return [line.strip() for line in text.splitlines() if wrong.search(line)]
