# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels for WebAssembly: prints one assembly file, in the language of LLVM.

    python3 -m lanewise_lab.wasm.kernels x1_wasm > src/keccak/wasm/keccakp1600_x1_wasm.S

An engine gives registers and picks instructions, so there is nothing to allocate or to schedule
here. What counts is that nothing is in memory within the rounds, which it could not take out of it,
that few operations are asked for, and their order, which most engines keep: it decides what is
copied before it is overwritten, what an engine with few registers keeps in memory, and how long the
next round waits for it. There is no AND NOT of 64 bits: six lanes are kept as complements.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from ..ir import Block, Op
from ..passes.inplace import PLANES
from ..riscv.program import Dialect, Writer
from ..round import LANES, Round, place
from ..write import head

#: {n} is an amount, {at} an offset from the pointer in local 2.
X = {
    "xor": "i64.xor",
    "and": "i64.and",
    "or": "i64.or",
    "not": "i64.const -1; i64.xor",
    "ror": "i64.const {n}; i64.rotr",
    "rc": "local.get 2; i64.load {n}",
}
V = {
    "xor": "v128.xor",
    "or": "v128.or",
    "andn": "v128.andnot",
    "not": "v128.not",
    "sll": "i32.const {n}; i64x2.shl",
    "srl": "i32.const {n}; i64x2.shr_u",
    "sllx": "i32.const {n}; i64x2.shl",
    "srlx": "i32.const {n}; i64x2.shr_u",
    "rc": "local.get 2; v128.load64_splat {n}",
}
STATE, ROUNDS, RC, FIRST = 0, 1, 2, 3
END = "i32.const lanewise_round_constants+192"


@dataclass(frozen=True)
class Order:
    """In which a round asks for its values. row: the results of chi, in each of PLANES. sums: the
    planes, as a parity adds its lanes. parities: by column."""

    row: Sequence[int]
    sums: Sequence[int]
    parities: Sequence[int]


@dataclass(frozen=True)
class Kernel:
    """type: of a local, which holds a lane of each state. unrolled: rounds of the loop, a power of
    two; what is left of another number is done before it, one by one."""

    title: str
    type: str
    states: int
    dialect: Dialect
    kinds: dict[str, str]
    order: Order
    unrolled: int


#: Of one state the order was searched for: among the quickest of 600 in V8 on Zen 4.
KERNELS = {
    "x1_wasm": Kernel(
        *("one state", "i64", 1, Dialect(64, "x", rotates=True, and_not=False), X),
        Order((3, 2, 1, 0, 4), (0, 3, 4, 1, 2), (2, 0, 4, 3, 1)),
        unrolled=8,
    ),
    "x2_wasm_simd128": Kernel(
        *("2 states, with vectors of 128 bits", "v128", 2, Dialect(64, "v", False, True), V),
        Order(range(5), PLANES, range(5)),
        unrolled=4,
    ),
}


def rounds(dialect: Dialect, order: Order, count: int) -> Block:
    """So many rounds; lanes enter and leave in order."""
    w = Writer(dialect, in_place=False)
    lanes = {place(i): w.block.entering(place(i), dialect.file) for i in range(LANES)}
    for n in range(count):
        w._turned.clear()
        a, made = Round(w, lanes.__getitem__), {}
        for x in order.parities:
            for y in order.sums:
                a.add((x, y))
        for x in range(5):
            a.d((x,))
        for y, x in product(PLANES, order.row):
            made[x, y] = a.e((x, y))
            if x == y == 0:
                made[x, y] = a.iota(w.op("rc", n=8 * n, note="rc"))
        lanes = made
    w.block.leave = [lanes[place(i)] for i in range(LANES)]
    return w.block


def local_of(block: Block) -> dict[int, int]:
    """A local for each value, from FIRST on, one that no later operation reads the old value of."""
    last = {v: n for n, op in enumerate(block.ops) for v in op.reads}
    last |= dict.fromkeys(block.leave, len(block.ops))
    found = {v: FIRST + n for n, v in enumerate(block.enter)}
    free: list[int] = []
    for n, op in enumerate(block.ops):
        free += [found[v] for v in dict.fromkeys(op.reads) if last[v] == n]
        used = len(set(found.values()))
        found[op.result] = free.pop() if free else FIRST + used
    return found


def written(kernel: Kernel, block: Block) -> Iterator[str]:
    """A line for each operation; a result that the next one alone reads, and first, stays on the
    stack. In the end all lanes go to the locals from which they came."""
    local, uses = local_of(block), [v for op in block.ops for v in op.reads] + block.leave
    stacked = None

    def stays(op: Op, following: Op | None) -> bool:
        return following is not None and following.reads[:1] == (op.result,) and once(op.result)

    def once(value: int) -> bool:
        return uses.count(value) == 1

    for op, following in zip(block.ops, [*block.ops[1:], None], strict=True):
        line = [f"local.get {local[v]}" for v in op.reads if v != stacked]
        line.append(kernel.kinds[op.kind].format(n=op.amount))
        stacked = op.result if stays(op, following) else None
        if stacked is None:
            line.append(f"local.set {local[op.result]}")
        yield f"{'; '.join(line)} # {op.note}"
    moved = [(v, home) for home, v in enumerate(block.leave, FIRST) if local[v] != home]
    yield "; ".join(f"local.get {local[v]}" for v, _ in moved)
    yield "; ".join(f"local.set {home}" for _, home in reversed(moved))


def lanes_at(kernel: Kernel) -> Iterator[tuple[int, str, str]]:
    """Of each lane its local, its place in the state, and what complements it if it is one."""
    turned = f"; {kernel.kinds['not']}"
    for n in range(LANES):
        yield (
            FIRST + n,
            str(8 * kernel.states * n),
            (turned if place(n) in kernel.dialect.kept else ""),
        )


def source(name: str) -> str:
    kernel = KERNELS[name]
    blocks = {n: rounds(kernel.dialect, kernel.order, n) for n in (1, kernel.unrolled)}
    symbol, kind = f"lanewise_keccakp1600_{name}", kernel.type
    count = max(max(local_of(b).values()) for b in blocks.values()) + 1 - FIRST
    each = " or ".join(f"{len(b.ops)} in {n}" for n, b in blocks.items())
    where = "lane i = x + 5y of state k is word " + ("i." if kernel.states == 1 else "2i + k.")
    lines = head(
        "wasm.kernels",
        name,
        f"src/keccak/wasm/keccakp1600_{name}.S",
        [
            f"Keccak-p[1600] for WebAssembly: {kernel.title}",
            "",
            f"void {symbol}(uint64_t state[{LANES * kernel.states}], unsigned rounds);",
            "    Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202",
            f"    section 3.4: {where}",
            f"Operations of rounds: {each}; locals 0 to 2 are state, rounds and the",
            "pointer to the round constants. No branch and no address depends on the states.",
        ],
    )
    get, some = "local.get {}".format, kernel.unrolled
    body = [
        f"{END}; {get(ROUNDS)}; i32.const 3; i32.shl; i32.sub; local.set {RC}",
        *(
            f"{get(STATE)}; {kind}.load {at}{turned}; local.set {n} # a{'{}{}'.format(*place(i))}"
            for i, (n, at, turned) in enumerate(lanes_at(kernel))
        ),
        "block # rounds one by one",
        f"{get(ROUNDS)}; i32.const {some - 1}; i32.and; local.tee {ROUNDS}; i32.eqz; br_if 0",
        "loop",
        *written(kernel, blocks[1]),
        f"{get(RC)}; i32.const 8; i32.add; local.set {RC}",
        f"{get(ROUNDS)}; i32.const 1; i32.sub; local.tee {ROUNDS}; br_if 0",
        "end_loop",
        "end_block",
        f"block # {some} rounds at a time",
        f"{get(RC)}; {END}; i32.eq; br_if 0",
        "loop",
        *written(kernel, blocks[some]),
        f"{get(RC)}; i32.const {8 * some}; i32.add; local.tee {RC}; {END}; i32.ne; br_if 0",
        "end_loop",
        "end_block",
        *(
            f"{get(STATE)}; {get(n)}{turned}; {kind}.store {at}"
            for n, at, turned in lanes_at(kernel)
        ),
        "end_function",
    ]
    lines += [
        f'    .section .text.{symbol}, "", @',
        f"    .globl {symbol}",
        f"    .hidden {symbol}",
        f"    .type {symbol}, @function",
        f"{symbol}:",
        f"    .functype {symbol} (i32, i32) -> ()",
        f"    .local i32, {', '.join([kind] * count)}",
        *(f"    {line}" for line in body),
    ]
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    if len(argv) != 1 or argv[0] not in KERNELS:
        print(f"usage: lanewise_lab.wasm.kernels {' | '.join(KERNELS)}", file=sys.stderr)
        return 2
    sys.stdout.write(source(argv[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
