# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel does from entry to exit, and its file.

The vector registers keep their two states from entry to exit; the states in integer registers come
one after the other, and each goes through all its rounds while the others go through their share;
or two pairs come one after the other, beside a state that stays in the integer registers. What that
leaves over (rounds that the number of such turns does not divide) is run before, in loops of one
stream.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..frame import Enter, Leave, Restore, Spread, Wipe
from ..ir import joined
from ..write import permutation_head
from .emit_aarch64 import BASE, OTHER, RIGHT, WIPE, States, Writer, X, begin, constants, loop
from .recipe import Recipe

BEHIND = "adr {0}, 9f // behind the last constant"
FIRST = "sub {0}, {0}, w1, uxtw #3 // the first of the last `rounds`"


def _only_vector(r: Recipe, s: States) -> Iterator:
    pointer = X[0]  # the stream's first integer register
    yield from ("mov x2, x0", BEHIND.format(pointer), FIRST.format(pointer))
    yield from s.load_vector("x2")
    yield loop(r.loop(), r.order())
    yield from s.store_vector("x2")


def _only_scalar(r: Recipe, s: States) -> Iterator:
    yield from ("str x0, <states>", BEHIND.format("x2"), FIRST.format("x2"))
    yield f"str x2, <s.pointer>; mov {BASE}, x0"
    yield from s.load_scalar(BASE)
    yield loop(r.loop(), r.order())
    yield f"ldr {BASE}, <states>"
    yield from s.store_scalar(BASE)
    yield Wipe("str xzr, {} // nothing of the state stays here", WIPE.slots)


#: x3: rounds modulo the number of integer states, from w1.
_REST = {
    2: "and w3, w1, #1",
    3: "mov w4, #171 // 171 n / 512 is n / 3 for every n up to 24; mul w4, w1, w4; "
    "lsr w4, w4, #9; add w4, w4, w4, lsl #1; sub w3, w1, w4",
}


def _hybrid(r: Recipe, s: States) -> Iterator:
    """Cores that work in order would wait, so words that are needed later are loaded before states
    move, and what has nothing to do with the vector registers is computed between their loads."""
    several = r.scalar > 1
    begin = [FIRST.format("x2"), f"add {BASE}, x0, #400"]
    begin += [f"str x2, <first>; str x2, <v.pointer>; str {BASE}, <states>"]
    if several:
        begin += [f"mov x5, #{r.scalar}; str x5, <left>", _REST[r.scalar]]
        begin += ["add x3, x2, x3, lsl #3 // behind the rounds that are left over"]
        begin += ["str x3, <limit>; cmp x2, x3"]
    yield BEHIND.format("x2")
    yield Spread(begin, s.load_vector("x0"))
    if several:
        yield "b.eq $over"
        yield loop(r.vector_rounds("memory", "limit"))
        yield f"ldr {BASE}, <states>; $over:"
    yield f"$again:; ldr {OTHER}, <first>"
    if several:
        yield f"ldr {RIGHT}, <limit>"
    yield from s.load_scalar(BASE)
    yield f"str {OTHER}, <s.pointer>"
    if several:
        yield f"cmp {OTHER}, {RIGHT}; b.eq $both"
        yield loop(r.scalar_rounds(1, "limit"))
        yield f"ldr {OTHER}, <s.pointer>; tbnz {OTHER}, #8, $done; $both:"
    yield loop(r.loop(), r.order())
    yield f"$done:; ldr {BASE}, <states>" if several else f"ldr {BASE}, <states>"
    if several:
        yield f"ldr {OTHER}, <left>"
    yield from s.store_scalar(BASE)
    yield f"add {BASE}, {BASE}, #200"
    if several:
        yield f"str {BASE}, <states>; subs {OTHER}, {OTHER}, #1; str {OTHER}, <left>; b.ne $again"
    yield f"sub {BASE}, {BASE}, #{400 + 200 * r.scalar}"
    free = [WIPE, Restore(lambda register: register[0] == "x" and register != BASE)]
    yield Spread(free, s.store_vector(BASE))


def _pairs(r: Recipe, s: States) -> Iterator:
    """Two pairs one after the other in the vector registers, beside a state that stays in the
    integer registers; of those only the ones that the loops leave free are used between them."""
    yield from (BEHIND.format("x2"), FIRST.format("x2"))
    yield "str x2, <first>; and w3, w1, #1"
    yield "add x3, x2, x3, lsl #3 // behind the round that is left over"
    yield "str x3, <limit>; str x0, <states>; str xzr, <second> // the first pair"
    yield from s.load_vector("x0")
    yield f"mov {OTHER}, x2; mov {RIGHT}, x3; add {BASE}, x0, #800"
    yield from s.load_scalar(BASE)
    yield f"str {OTHER}, <s.pointer>; cmp {OTHER}, {RIGHT}; b.eq $alone"
    yield loop(r.scalar_rounds(1, "limit"))
    yield f"$alone:; $again:; ldr {OTHER}, <first>; ldr {RIGHT}, <limit>"
    yield f"str {OTHER}, <v.pointer>; cmp {OTHER}, {RIGHT}; b.eq $both"
    lanes = r.scalar_rounds(1, "")
    idle = replace(lanes, ops=[], leave=lanes.enter, tied=[])
    # Labels that are named before they are placed have the numbers below.
    yield loop(joined([idle, r.vector_rounds("memory", "limit")]), label="7")
    yield f"ldr {OTHER}, <v.pointer>; tbnz {OTHER}, #8, $done; $both:"
    yield loop(r.loop(), r.order(), "8")
    yield f"$done:; ldr {BASE}, <states>; ldr {OTHER}, <second>; cbnz {OTHER}, $last"
    yield from s.store_vector(BASE)
    next_pair = f"add {BASE}, {BASE}, #400; add {OTHER}, {BASE}, #200"
    yield next_pair
    yield from s.load_plain(BASE, OTHER)
    yield f"str {BASE}, <second>; b $again; $last:"
    yield next_pair
    yield from s.store_plain(BASE, OTHER)
    yield f"add {BASE}, {BASE}, #400"
    yield from s.store_scalar(BASE)
    yield WIPE


def _header(recipe: Recipe, stack: int) -> list[str]:
    states = recipe.states
    layout = {
        1: ["lane i = x + 5y is word i."],
        2: ["lane i = x + 5y of state k is word 2i + k."],
    }.get(states, ["lane i = x + 5y of state k is word 2i + k for k < 2, and",
                   "word 25k + i for the others."])  # fmt: skip
    meaning = [
        "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,",
        f"to {f'each of {states} states' if states > 1 else 'the state'}: {layout[0]}",
        *layout[1:],
    ]
    parameters = f"uint64_t states[{25 * states}], unsigned"
    facts = [
        f"Stack: {stack} bytes",
        "No branch and no address depends on the states. x18 is not touched.",
    ]
    return [
        *permutation_head(recipe, "AArch64", parameters, meaning, facts),
        *begin(recipe),
        f"lanewise_function {recipe.symbol}",
    ]


def kernel(recipe: Recipe) -> list[str]:
    hybrid = _pairs if recipe.pairs > 1 else _hybrid if recipe.vector else _only_scalar
    parts = (hybrid if recipe.scalar else _only_vector)(recipe, States(recipe))
    names = ["states", "second" if recipe.pairs > 1 else "left", "first", "limit", ("v", "pointer")]
    w = Writer(recipe, names if recipe.scalar and recipe.vector else ())
    lines = w.done([Enter(), *parts, Leave(), *constants(0)])
    return [*_header(recipe, w.frame), *lines, f"lanewise_end {recipe.symbol}"]
