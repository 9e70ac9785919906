# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab prove --claim: a function that computes modulo a prime, the verdict as JSON."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable

from ..prove.command import EXIT, print_text
from ..prove.objfile import ObjectFile
from ..symbolic import Refused
from . import question as asked
from .answer import Answer, Asking
from .question import Question


def run(arguments: argparse.Namespace, fail: Callable[[str], None]) -> int:
    """The exit status, as of the command for Keccak."""
    try:
        question = question_of(arguments)
        code = ObjectFile(arguments.object, {})
        code.entry(arguments.symbol)
        if arguments.isa not in (None, code.isa):
            raise ValueError(f"{arguments.object} holds code for {code.isa}, not {arguments.isa}")
        for token in question.call:
            named = asked.parameter(token).symbol
            if named and named not in code.symbols:
                raise ValueError(f"{arguments.object} defines no {named}")
        answer = Asking(question, code, arguments.symbol).answer()
    except (ValueError, OSError, Refused) as error:
        fail(" ".join(str(error).split()))
    text = json.dumps(as_json(answer, arguments), indent=2)
    # Lists of numbers in one line each.
    text = re.sub(r"\[\s*([-\d,\s]*?)\s*\]", lambda found: f"[{' '.join(found[1].split())}]", text)
    print_text(text)
    for line in summary(answer):
        print(f"lanewise-lab: {line}", file=sys.stderr)
    return EXIT[answer.word]


def question_of(arguments: argparse.Namespace) -> Question:
    """ValueError where that cannot be asked."""
    for name in ("rounds", "states", "layout", "vlen", "stack", "lanes", "blocks"):
        if getattr(arguments, name):
            raise ValueError(f"--{name} is for Keccak, not for --claim")
    if arguments.modulus is None or arguments.bound is None:
        raise ValueError("--claim needs --modulus and --bound")
    q = arguments.modulus
    bits = arguments.element or (16 if q < 1 << 15 else 32)
    return Question(
        arguments.claim, q, arguments.n, bits,
        tuple(filter(None, (arguments.call or "").split(","))),
        asked.bounds(arguments.bound),
        asked.bound(arguments.exit) if arguments.exit else None,
        arguments.terms, arguments.cyclic, arguments.root, arguments.order,
        asked.factor(arguments.factor, q) if arguments.factor else None, arguments.align,
    )  # fmt: skip


def as_json(answer: Answer, arguments: argparse.Namespace) -> dict:
    q, found = answer.question, answer.shape if answer.word == "proved" else None
    out = {
        "object": arguments.object,
        "symbol": arguments.symbol,
        "isa": answer.isa,
        "claim": q.claim,
        "modulus": q.q,
        "n": q.n,
        "element_bits": q.bits,
        "verdict": answer.word,
        "proved": answer.word == "proved",
        "call": ",".join(answer.call),
        "bounds_at_entry": {name or "all": list(b) for name, b in q.bounds.items()},
    }
    if found:
        out |= {"bounds_at_exit": list(answer.bounds), "factor": q.factor_name(found.factor)}
        out |= {"factor_modulo_q": found.factor}
        if q.claim in ("ntt", "inverse") or found.d > 1:
            out["modulo"] = f"X^{found.d} - gamma" if found.d > 1 else "X - gamma"
        if order := found.order:
            out |= {"root": order.root, "order": order.name}
            if order.name == "by table":
                out["index"] = list(order.index)
            elif order.name not in asked.ORDERS:
                out["index_bits"] = list(order.bits)
        out |= found.more
        out |= {"executed": answer.instructions, "stack_bytes": answer.stack}
        out["stack_bytes_left_with_data"] = answer.stack_left
        out["registers_left_with_data"] = sorted(answer.registers_left)
        out["upper_halves_left_dirty"] = answer.dirty
    if answer.assumes:
        out["assumes"] = answer.assumes
    out |= {"reason": answer.reason} if answer.reason else {}
    out |= {"counterexample": answer.counterexample} if answer.counterexample else {}
    out |= {"hint": answer.hint} if answer.hint else {}
    return out | {"seconds": round(answer.seconds, 2)}


def summary(answer: Answer) -> list[str]:
    """For people, besides the JSON."""
    if answer.word != "proved":
        word = {"refuted": "refuted", "undecided": "not decided"}[answer.word]
        hint = f" ({answer.hint})" if answer.hint else ""
        return [f"{word}: {' '.join(answer.reason.split())}{hint}"]
    found, q = answer.shape, answer.question
    text = f"proved: results in {answer.bounds[0]}..{answer.bounds[1]}, "
    text += f"factor {q.factor_name(found.factor)}"
    if found.order:
        text += f", root {found.order.root}, order {found.order.name}"
    return [f"{text}, called with {','.join(answer.call)}"]
