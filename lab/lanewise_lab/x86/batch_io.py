# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What kernels for several states share: how they are called, messages into zipped registers and
states out of them, which are transpositions of 64-bit words.

Messages come in pieces of four lanes (only with eight states), two lanes and one lane, so that
no byte outside a block is touched. Half of each transposition is done by loads that insert.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import common
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe


def interface(symbol: str, vector: Vector) -> list[str]:
    """The part of the specification that all kernels for several states share."""
    w = vector.states
    return [
        f"Layout: {w} states zipped, 64-bit word i * {w} + k is lane i = x + 5y of state k.",
        "System V ABI. Nothing is read outside the state, the message blocks and the constants;",
        "no branch and no address depends on the states or the messages.",
        "",
        f"{symbol}(state, constants, rounds)",
        f"    rdi: {w} states, {200 * w} bytes; rsi: the first round constant; rdx: rounds >= 1",
        f"    Applies that many rounds of Keccak-p[1600] to all {w} states in place.",
        f"{symbol}_absorb(state, data, blocks, lanes, constants, rounds)",
        f"    rdi: states; rsi: {w} pointers to messages, any alignment; rdx: blocks >= 1;",
        "    rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0",
        "    For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.",
        f"{symbol}_extract(state, out, lanes)",
        f"    rdi: states; rsi: {w} pointers, any alignment; rdx: lanes, 1..25",
        "    Copies the first 8 * lanes bytes of state k to out[k].",
        *(once_interface(symbol, vector) if vector.evex else []),
        "",
    ]


def once_interface(symbol: str, vector: Vector) -> list[str]:
    w = vector.states
    return [
        f"{symbol}_once(start, both, lanes, given, constants, rounds)",
        f"    rdi: a state, 200 bytes; rsi: {w} pointers to messages, then {w} to outputs, any",
        "    alignment; rdx: lanes of a message, 0..25; rcx: lanes of an output, 1..25;",
        "    r8: the first round constant; r9: rounds >= 1",
        "    Output k: the first 8 * given bytes of the start XORed with 8 * lanes bytes of",
        "    message k, permuted. All messages are read before the first output is written.",
    ]


def four_lanes(i: int, at: list[str], free: list[int]) -> list[str]:
    """Lanes i..i+3 of eight messages into the states."""
    a, b, c, d, spare = (f"zmm{n}" for n in free[:5])
    out = []
    for r, low in zip((a, b, c, d), (0, 1, 4, 5)):
        out += code(f"""
            vmovdqu64 y{r[1:]}, {at[low]}                 # lanes j..j+3 of message {low}
            vinserti64x4 {r}, {r}, {at[low + 2]}, 1       # and of message {low + 2}
        """)
    out += code(f"""
        vpunpcklqdq {spare}, {a}, {b}  # lanes j, j+2 of messages 0..3
        vpunpckhqdq {b}, {a}, {b}      # lanes j+1, j+3 of messages 0..3
        vpunpcklqdq {a}, {c}, {d}      # lanes j, j+2 of messages 4..7
        vpunpckhqdq {d}, {c}, {d}      # lanes j+1, j+3 of messages 4..7
    """)
    both = (spare, a), (b, d)
    for k, pick in enumerate((0x88, 0x88, 0xDD, 0xDD)):
        low, high = both[k % 2]
        out += code(f"""
            vshufi64x2 {c}, {low}, {high}, {pick:#04x}    # lane j+{k} of all
            vpxorq zmm{i + k}, zmm{i + k}, {c}            # j = {i}
        """)
    return out


def zip_pairs(vector: Vector, at: list[str], target: int, first: int) -> list[str]:
    """Two lanes of messages first, first + 2, ...: one 128-bit part each."""
    r = vector.names[target]
    out = code(f"vmovdqu64 xmm{target}, {at[first]}  # two lanes of message {first}")
    for part, k in enumerate(range(first + 2, vector.states, 2), start=1):
        out += code(f"vinserti64x2 {r}, {r}, {at[k]}, {part}  # message {k}")
    return out


def two_lanes(vector: Vector, i: int, at: list[str], free: list[int]) -> list[str]:
    even, odd, t = (vector.names[n] for n in free[:3])
    one, two = vector.names[i : i + 2]
    return [
        *zip_pairs(vector, at, free[0], 0),
        *zip_pairs(vector, at, free[1], 1),
        *code(f"""
            vpunpcklqdq {t}, {even}, {odd}    # lane {i} of all
            vpunpckhqdq {odd}, {even}, {odd}  # lane {i + 1} of all
            vpxorq {one}, {one}, {t}; vpxorq {two}, {two}, {odd}
        """),
    ]


def one_lane(vector: Vector, i: int, at: list[str], free: list[int]) -> list[str]:
    pairs, r, out = free[: vector.states // 2], vector.names[i], []
    for n, pair in enumerate(pairs):
        out += code(f"""
            vmovq xmm{pair}, {at[2 * n]}                      # lane {i} of message {2 * n}
            vmovhps xmm{pair}, xmm{pair}, {at[2 * n + 1]}     # and of message {2 * n + 1}
        """)
    for a, b in zip(pairs[::2], pairs[1::2]):
        out += code(f"vinserti64x2 ymm{a}, ymm{a}, xmm{b}, 1")
    if len(pairs) == 4:
        out += code(f"vinserti64x4 zmm{pairs[0]}, zmm{pairs[0]}, ymm{pairs[2]}, 1")
    return [*out, *code(f"vpxorq {r}, {r}, {vector.names[pairs[0]]}  # lane {i} of all")]


def absorb_message(
    vector: Vector, label: str, message: list[str], offset: str, lanes: str
) -> list[str]:
    """XOR one block, `lanes` lanes of each message, into the states in registers 0..24. offset:
    what is added to the pointers, as it is written behind them, or nothing."""
    free = list(range(LANES, 32))
    step = 4 if vector.states == 8 else 2

    def at(i: int) -> list[str]:
        return [f"[{p}{offset} + {8 * i}]" for p in message]

    def last_lane(i: int) -> list[str]:
        return [
            *code(f"test {lanes}, 1; jz {label}_absorbed"),
            *one_lane(vector, i, at(i), free),
            line(f"jmp {label}_absorbed"),
        ]

    whole, tails = [], last_lane(LANES - 1)
    for i in range(0, LANES - 1, step):
        whole += code(f"cmp {lanes}, {i + step}; jb {label}_tail{i}")
        whole += four_lanes(i, at(i), free) if step == 4 else two_lanes(vector, i, at(i), free)
        tails.append(f"{label}_tail{i}:")
        if step == 4:
            tails += code(f"test {lanes}, 2; jz {label}_odd{i}")
            tails += two_lanes(vector, i, at(i), free)
            tails += [*last_lane(i + 2), f"{label}_odd{i}:"]
        tails += last_lane(i)
    return [*whole, *tails, f"{label}_absorbed:"]


def put_pair(vector: Vector, a: int, b: int, free: list[int], to: list[str]) -> list[str]:
    """Lanes a and b of every state to its output: the inverse of two_lanes()."""
    even, odd = free[:2]
    v = vector.names
    lines = code(f"""
        vpunpcklqdq {v[even]}, {v[a]}, {v[b]}  # both lanes of the even states
        vpunpckhqdq {v[odd]}, {v[a]}, {v[b]}   # both lanes of the odd states
    """)
    for first, n in enumerate((even, odd)):
        note = f"two lanes of state {first}"
        lines.append(vector.low.line("storeu", n, at=to[first], note=note))
        for k in range(first + 2, vector.states, 2):
            text = vector.text("part", n, n=(k - first) // 2, at=to[k])
            lines.append(line(text, f"of state {k}"))
    return lines


def put_lane(vector: Vector, a: int, free: int, to: list[str]) -> list[str]:
    """One lane of every state."""
    lines = []
    for k in range(0, vector.states, 2):
        n = free if k else a
        if k:
            text = vector.text("part", a, n=k // 2, at=f"xmm{free}")
            lines.append(line(text, f"states {k} and {k + 1}"))
        lines += code(f"vmovq {to[k]}, xmm{n}; vmovhps {to[k + 1]}, xmm{n}")
    return lines


def extract(vector: Vector, symbol: str) -> list[str]:
    """Copy lanes out, two at a time: the inverse of the two-lane piece."""
    registers = ["rax", "rcx", "r8", "r9", "r10", "r11", "rbx", "rsi"]
    out = registers[: vector.states - 1] + ["rsi"]
    saved = [r for r in out if r == "rbx"]
    w, label, to = vector.bytes, f"L{short(symbol)}_extract", [f"[{r}]" for r in out]
    return [
        *common.push(saved),
        common.PROLOGUE_ENDS,
        *(line(f"mov {r}, [rsi + {8 * k}]") for k, r in enumerate(out)),
        *code(f"sub rdx, 2; jb {label}_odd; {label}_pair:"),
        vector.line("loadu", 0, at="[rdi]", note="lane i of all states"),
        vector.line("loadu", 1, at=f"[rdi + {w}]", note="lane i + 1"),
        *put_pair(vector, 0, 1, [2, 3], to),
        line(f"add rdi, {2 * w}"),
        *(line(f"add {r}, 16") for r in out),
        *code(f"sub rdx, 2; jae {label}_pair; {label}_odd:; test rdx, 1; jz {label}_done"),
        vector.line("loadu", 0, at="[rdi]", note="the last lane"),
        *put_lane(vector, 0, 1, to),
        f"{label}_done:",
        *vector.end,
        *common.pop(saved),
        line("ret"),
    ]


def several_states(
    recipe: Recipe,
    vector: Vector,
    facts: list[str],
    permute: list[str],
    absorb: list[str],
    once: list[str] | None = None,
    tables: str = "",
) -> str:
    """The file of a kernel for several states. facts: registers and stack."""
    symbol = recipe.symbol
    return "".join([
        common.head(recipe, [recipe.title, "", *interface(symbol, vector), *facts, vector.ends]),
        common.function(symbol, permute, 3),
        common.function(f"{symbol}_absorb", absorb, 6),
        common.function(f"{symbol}_extract", extract(vector, symbol), 3),
        common.function(f"{symbol}_once", once, 6) if once else "",
        tables,
        common.STACK_NOTE,
    ])  # fmt: skip
