# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The listing of a kernel with what each instruction makes beside it, and a summary."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..round import Words
from .account import KINDS, UNEXPLAINED, VALUES, Account, Line, Made
from .dictionary import LEFT, PART, SUM, Found, Name, words_of

LEGEND = """\
Values are called as in lab/lanewise_lab/round.py, by place xy, or xyp of interleaved halves: a lane
at the begin of a round, c parity of a column, r parity turned by theta, d what theta adds, t lane
after theta, b after rho and pi, n AND NOT of chi, e after chi, i after iota, rc round constant.
rol(v, n): the register holds v turned by n, its offset. ~: inverted. kS: of state S."""


def _text(letter: str, at: tuple) -> str:
    return letter + "".join(map(str, at))


def value_words(name: Name, words: Words) -> str:
    """A value, for people."""
    step, at = name.step, name.at
    if name.half:
        return _half(name, words)
    text = " ^ ".join(_text("a", w) for w in name.words) if step == SUM else _text(step, at)
    return text + " ^ rc" if name.iota else text


def _half(name: Name, words: Words) -> str:
    shift = name.step.removeprefix(PART)
    if shift[1] == "b":
        source, turn = words.rho_pi(name.at)
        shifted = _text("t", source)
    else:
        first, second, turn = words.theta(name.at)
        if name.step[0] != PART:
            second, turn = name.at, words.turns[name.at]
        shifted = _text("c", second)
    shifted = ("~" if name.words else "") + shifted
    shifted += f" << {turn}" if shift[0] == LEFT else f" >> {words.bits - turn}"
    return f"{_text('c', first)} ^ ({shifted})" if name.step[0] == PART else shifted


def algebra(name: Name, words: Words) -> str:
    """What the description makes it of, where that says more than the name."""
    if name.half or name.iota or name.step in (SUM, "a", "c"):
        return ""
    step = {"e": "x"}.get(name.step, name.step)
    made = words.algebra((step, name.at)).split(" = ")[-1].replace(" ^= ", " ^ ")
    return made.replace("a", "e", 1) if step == "i" else made


def found_words(found: Found, words: Words) -> str:
    text = value_words(found.name, words)
    if found.offset:
        text = f"rol({text}, {found.offset})"
    if found.inverted:
        text = f"~({text})" if " " in text and not found.offset else f"~{text}"
    return text


def rounds_words(rounds: list[int]) -> str:
    """Numbers of rounds; more than two are named by the first ones and the last."""
    rounds = sorted(set(rounds))
    steps = {b - a for a, b in zip(rounds, rounds[1:], strict=False)}
    if len(rounds) > 2 and len(steps) == 1:
        if steps == {1}:
            return f"rounds {rounds[0]}-{rounds[-1]}"
        return f"rounds {rounds[0]}, {rounds[1]} .. {rounds[-1]}"
    return ("round " if len(rounds) == 1 else "rounds ") + ", ".join(map(str, rounds))


class Listing:
    def __init__(self, account: Account):
        self.account, self.words = account, words_of(account.bits)

    def _shape(self, made: list[Made]) -> list[tuple[str, str]]:
        """What the words of an instruction are, without the round: where, and what."""
        texts = []
        for m in made:
            if m.idle:
                continue
            what = found_words(m.what, self.words) if m.what else "?"
            state = f"k{m.what.name.state} " if m.what and self.account.states > 1 else ""
            texts.append((m, state, what))
        values = {what for _, _, what in texts}
        if len(texts) > 1 and len(values) == 1:
            states = "".join(state for _, state, _ in texts)
            return [(states + texts[0][2], texts[0][0].place)]
        return [
            (f"{state}{what}", f"{m.place}[{m.index}]" if len(texts) > 1 else m.place)
            for m, state, what in texts
        ]

    def _beside(self, line: Line) -> str:
        parts = "; ".join(f"{place} = {what}" for what, place in self._shape(line.made))
        names = {m.what.name._replace(state=0) for m in line.made if m.what and not m.idle}
        forms = {n._replace(round=0) for n in names}
        if len(forms) == 1:
            made = algebra(next(iter(forms)), self.words)
            parts += f"   [{made}]" if made else ""
        return parts

    def _rows(self, text: str, runs: list[Line]) -> Iterable[str]:
        """An instruction, and each different thing that it makes in other executions."""
        variants: dict[tuple[str, str], list[int]] = {}
        for line in runs:
            beside = self._beside(line) if line.made else ""
            rounds = [m.what.name.round for m in line.made if m.what][:1]
            variants.setdefault((line.kind, beside), []).extend(rounds)
        for n, ((kind, beside), rounds) in enumerate(variants.items()):
            left = f"{len(runs):4}x  {text}" if not n else ""
            where = rounds_words(rounds) if rounds else ""
            yield f"{left:54} {kind:20} {where:18} {beside}".rstrip()

    def lines(self) -> Iterable[str]:
        by_address = sorted(self.account.lines, key=lambda line: line.address)
        for _, runs in groupby(by_address, key=lambda line: line.address):
            found = list(runs)
            yield from self._rows(found[0].text, found)


def summary(account: Account) -> list[str]:
    """The numbers of executed instructions by what they do."""
    counts, total = account.counts, len(account.lines)
    result = "the states of FIPS 202" if account.right else "NOT the states of FIPS 202"
    states = f"{account.states} states" if account.states > 1 else "1 state"
    out = [
        f"{account.symbol}: {states}, {account.rounds} rounds, result: {result}",
        f"{total:7} instructions executed, {account.computing} of them compute",
    ]
    for kind in (*VALUES, UNEXPLAINED):
        out.append(f"{counts[kind]:7}   {kind}")
    out += [f"{counts[kind]:7} {kind}" for kind in KINDS[KINDS.index(UNEXPLAINED) + 1 :]]
    idle = sum(m.idle for line in account.lines for m in line.made)
    if idle:
        out.append(f"{idle:7} words besides, on which nothing depends")
    share = 100 * account.explained / account.computing if account.computing else 0.0
    out.append(f"explained: {account.explained} of {account.computing}, {share:.2f} %")
    return out


def text(account: Account, listed: bool = True) -> str:
    lines = [*Listing(account).lines(), "", LEGEND, ""] if listed else []
    return "\n".join([*lines, *summary(account)]) + "\n"
