# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel does from entry to exit, and its file.

The vector registers keep their two states from entry to exit; the states in integer registers come
one after the other, and each goes through all its rounds while the others go through their share;
or two pairs come one after the other, beside a state that stays in the integer registers. What that
leaves over (rounds that the number of such turns does not divide) is run before, in loops of one
stream.
"""

from __future__ import annotations

from ..ir import Block, joined
from ..write import permutation_head
from .emit_aarch64 import BASE, OTHER, RIGHT, Printer, X, architecture, constants
from .recipe import Recipe
from .scalar import WAITING


def _only_vector(p: Printer) -> None:
    pointer = X[0]  # the stream's first integer register
    p.emit("mov x2, x0")
    p.emit(f"adr {pointer}, 9f", "behind the last constant")
    p.emit(f"sub {pointer}, {pointer}, w1, uxtw #3", "the first of the last `rounds`")
    p.load_vector("x2")
    p.loop(p.recipe.loop(), p.recipe.order())
    p.store_vector("x2")


def _only_scalar(p: Printer) -> None:
    p.emit(f"str x0, {p.slot('states')}")
    p.emit("adr x2, 9f", "behind the last constant")
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"str x2, {p.slot(('s', 'pointer'))}")
    p.emit(f"mov {BASE}, x0")
    p.load_scalar(BASE)
    p.loop(p.recipe.loop(), p.recipe.order())
    p.emit(f"ldr {BASE}, {p.slot('states')}")
    p.store_scalar(BASE)
    p.emit(f"str xzr, {p.slot(('s', WAITING))}", "nothing of the state stays here")


def _rest(p: Printer) -> None:
    """x3: rounds modulo the number of integer states, from w1."""
    if p.recipe.scalar == 2:
        p.emit("and w3, w1, #1")
    else:
        p.emit("mov w4, #171", "171 n / 512 is n / 3 for every n up to 24")
        p.emit("mul w4, w1, w4")
        p.emit("lsr w4, w4, #9")
        p.emit("add w4, w4, w4, lsl #1")
        p.emit("sub w3, w1, w4")


def _hybrid(p: Printer) -> None:
    """Cores that work in order would wait, so words that are needed later are loaded before states
    move, and what has nothing to do with the vector registers is computed between their loads."""
    r = p.recipe
    states, left = p.slot("states"), p.slot("left")
    first, middle = p.slot("first"), p.slot("limit")
    mine, theirs = p.slot(("s", "pointer")), p.slot(("v", "pointer"))
    p.emit("adr x2, 9f", "behind the last constant")
    start = p.mark()
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"add {BASE}, x0, #400")
    p.emit(f"str x2, {first}")
    p.emit(f"str x2, {theirs}")
    p.emit(f"str {BASE}, {states}")
    if r.scalar > 1:
        p.emit(f"mov x5, #{r.scalar}")
        p.emit(f"str x5, {left}")
        _rest(p)
        p.emit("add x3, x2, x3, lsl #3", "behind the rounds that are left over")
        p.emit(f"str x3, {middle}")
        p.emit("cmp x2, x3")
    words = p.since(start)
    p.load_vector("x0")
    p.between(words, start)
    if r.scalar > 1:
        over = p.new_label()
        p.emit(f"b.eq {over}f")
        p.loop(r.vector_rounds("memory", "limit"))
        p.emit(f"ldr {BASE}, {states}")
        p.place(over)
    again = p.new_label()
    p.place(again)
    p.emit(f"ldr {OTHER}, {first}")
    if r.scalar > 1:
        p.emit(f"ldr {RIGHT}, {middle}")
    p.load_scalar(BASE)
    p.emit(f"str {OTHER}, {mine}")
    after = None
    if r.scalar > 1:
        p.emit(f"cmp {OTHER}, {RIGHT}")
        over = p.new_label()
        p.emit(f"b.eq {over}f")
        p.loop(r.scalar_rounds(1, "limit"))
        p.emit(f"ldr {OTHER}, {mine}")
        after = p.new_label()
        p.emit(f"tbnz {OTHER}, #8, {after}f")
        p.place(over)
    p.loop(r.loop(), r.order())
    if after is not None:
        p.place(after)
    p.emit(f"ldr {BASE}, {states}")
    if r.scalar > 1:
        p.emit(f"ldr {OTHER}, {left}")
    p.store_scalar(BASE)
    p.emit(f"add {BASE}, {BASE}, #200")
    if r.scalar > 1:
        p.emit(f"str {BASE}, {states}")
        p.emit(f"subs {OTHER}, {OTHER}, #1")
        p.emit(f"str {OTHER}, {left}")
        p.emit(f"b.ne {again}b")
    p.emit(f"sub {BASE}, {BASE}, #{400 + 200 * r.scalar}")
    start = p.mark()
    p.emit(f"str xzr, {p.slot(('s', WAITING))}", "nothing of the states stays here")
    p.restore([pair for pair in p.saved if pair[0][0] == "x" and BASE not in pair])
    words = p.since(start)
    p.store_vector(BASE)
    p.between(words, start)


def _pairs(p: Printer) -> None:
    """Two pairs one after the other in the vector registers, beside a state that stays in the
    integer registers; of those only the ones that the loops leave free are used between them."""
    r = p.recipe
    states, second = p.slot("states"), p.slot("second")
    first, middle = p.slot("first"), p.slot("limit")
    mine, theirs = p.slot(("s", "pointer")), p.slot(("v", "pointer"))
    p.emit("adr x2, 9f", "behind the last constant")
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"str x2, {first}")
    p.emit("and w3, w1, #1")
    p.emit("add x3, x2, x3, lsl #3", "behind the round that is left over")
    p.emit(f"str x3, {middle}")
    p.emit(f"str x0, {states}")
    p.emit(f"str xzr, {second}", "the first pair")
    p.load_vector("x0")
    p.emit(f"mov {OTHER}, x2")
    p.emit(f"mov {RIGHT}, x3")
    p.emit(f"add {BASE}, x0, #800")
    p.load_scalar(BASE)
    p.emit(f"str {OTHER}, {mine}")
    alone = p.new_label()
    p.emit(f"cmp {OTHER}, {RIGHT}")
    p.emit(f"b.eq {alone}f")
    p.loop(r.scalar_rounds(1, "limit"))
    p.place(alone)
    again, both, done, last = (p.new_label() for _ in range(4))
    p.place(again)
    p.emit(f"ldr {OTHER}, {first}")
    p.emit(f"ldr {RIGHT}, {middle}")
    p.emit(f"str {OTHER}, {theirs}")
    p.emit(f"cmp {OTHER}, {RIGHT}")
    p.emit(f"b.eq {both}f")
    lanes = r.scalar_rounds(1, "")
    idle = Block([], lanes.files, lanes.enter, lanes.enter, [], lanes.names)
    p.loop(joined([idle, r.vector_rounds("memory", "limit")]))
    p.emit(f"ldr {OTHER}, {theirs}")
    p.emit(f"tbnz {OTHER}, #8, {done}f")
    p.place(both)
    p.loop(r.loop(), r.order())
    p.place(done)
    p.emit(f"ldr {BASE}, {states}")
    p.emit(f"ldr {OTHER}, {second}")
    p.emit(f"cbnz {OTHER}, {last}f")
    p.store_vector(BASE)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.emit(f"add {OTHER}, {BASE}, #200")
    p.load_plain(BASE, OTHER)
    p.emit(f"str {BASE}, {second}")
    p.emit(f"b {again}b")
    p.place(last)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.emit(f"add {OTHER}, {BASE}, #200")
    p.store_plain(BASE, OTHER)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.store_scalar(BASE)
    for lane in (
        ("s", WAITING),
        *(half for half in p.slots if half[0] == "v" and half[1] != "pointer"),
    ):
        p.emit(f"str xzr, {p.slot(lane)}", "nothing of the states stays here")


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
        *architecture(recipe),
        f"lanewise_function {recipe.symbol}",
    ]


def kernel(recipe: Recipe) -> list[str]:
    p = Printer(recipe)
    if not recipe.scalar:
        _only_vector(p)
    elif not recipe.vector:
        _only_scalar(p)
    elif recipe.pairs > 1:
        _pairs(p)
    else:
        _hybrid(p)
    p.leave()
    constants(p, 0)
    return [
        *_header(recipe, p.frame()),
        *p.enter(),
        *p.lines,
        f"lanewise_end {recipe.symbol}",
    ]
