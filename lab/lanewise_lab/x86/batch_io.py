# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Messages into zipped registers and states out of them: transpositions of 64-bit words.

Messages come in pieces of four lanes (only with eight states), two lanes and one lane, so that
no byte outside a block is touched. Half of each transposition is done by loads that insert.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import common
from lanewise_lab.x86.emit_x86_64 import AVX2, AVX512, File


class Vector(File):
    """Registers of 2, 4 or 8 words: one lane of all states."""

    def __init__(self, states: int, evex: bool = True):
        self.states, self.evex = states, evex
        self.bytes = 8 * states
        self.prefix = {2: "x", 4: "y", 8: "z"}[states]
        super().__init__(AVX512 if evex else AVX2, [f"{self.prefix}mm{n}" for n in range(32)])

    def reg(self, n: int) -> str:
        return f"{self.prefix}mm{n}"


def line(text: str, comment: str = "") -> str:
    return f"    {text:<44}# {comment}" if comment else f"    {text}"


def short(symbol: str) -> str:
    """What distinguishes the kernel, for local labels."""
    return symbol.removeprefix("lanewise_").removeprefix("keccakp1600_")


def transpose_four(at: list[str], free: list[int], sink) -> list[str]:
    """Four lanes j..j+3 of eight messages; sink(k, register) uses lane j + k of all states."""
    a, b, c, d, spare = free[:5]
    out = []
    for r, low in zip((a, b, c, d), (0, 1, 4, 5)):
        out += [
            line(f"vmovdqu64 ymm{r}, {at[low]}", f"lanes j..j+3 of message {low}"),
            line(f"vinserti64x4 zmm{r}, zmm{r}, {at[low + 2]}, 1", f"and of message {low + 2}"),
        ]
    out += [
        line(f"vpunpcklqdq zmm{spare}, zmm{a}, zmm{b}", "lanes j, j+2 of messages 0..3"),
        line(f"vpunpckhqdq zmm{b}, zmm{a}, zmm{b}", "lanes j+1, j+3 of messages 0..3"),
        line(f"vpunpcklqdq zmm{a}, zmm{c}, zmm{d}", "lanes j, j+2 of messages 4..7"),
        line(f"vpunpckhqdq zmm{d}, zmm{c}, zmm{d}", "lanes j+1, j+3 of messages 4..7"),
    ]
    for k, (low, high, pick) in enumerate(
        [(spare, a, 0x88), (b, d, 0x88), (spare, a, 0xDD), (b, d, 0xDD)]
    ):
        text = f"vshufi64x2 zmm{c}, zmm{low}, zmm{high}, {pick:#04x}"
        out += [line(text, f"lane j+{k} of all"), *sink(k, c)]
    return out


def four_lanes(i: int, at: list[str], free: list[int]) -> list[str]:
    """Lanes i..i+3 into the states."""
    return transpose_four(
        at, free, lambda k, r: [line(f"vpxorq zmm{i + k}, zmm{i + k}, zmm{r}", f"j = {i}")]
    )


def zip_pairs(vector: Vector, at: list[str], target: int, first: int) -> list[str]:
    """Two lanes of messages first, first + 2, ...: one 128-bit part each."""
    out = [line(f"vmovdqu64 xmm{target}, {at[first]}", f"two lanes of message {first}")]
    for part, k in enumerate(range(first + 2, vector.states, 2), start=1):
        r = vector.reg(target)
        out.append(line(f"vinserti64x2 {r}, {r}, {at[k]}, {part}", f"message {k}"))
    return out


def two_lanes(vector: Vector, i: int, at: list[str], free: list[int]) -> list[str]:
    even, odd, t = free[:3]
    v = vector.reg
    return [
        *zip_pairs(vector, at, even, 0),
        *zip_pairs(vector, at, odd, 1),
        line(f"vpunpcklqdq {v(t)}, {v(even)}, {v(odd)}", f"lane {i} of all"),
        line(f"vpunpckhqdq {v(odd)}, {v(even)}, {v(odd)}", f"lane {i + 1} of all"),
        line(f"vpxorq {v(i)}, {v(i)}, {v(t)}"),
        line(f"vpxorq {v(i + 1)}, {v(i + 1)}, {v(odd)}"),
    ]


def one_lane(vector: Vector, i: int, at: list[str], free: list[int]) -> list[str]:
    v = vector.reg
    pairs = free[: vector.states // 2]
    out = []
    for n, r in enumerate(pairs):
        out += [
            line(f"vmovq xmm{r}, {at[2 * n]}", f"lane {i} of message {2 * n}"),
            line(f"vmovhps xmm{r}, xmm{r}, {at[2 * n + 1]}", f"and of message {2 * n + 1}"),
        ]
    if len(pairs) >= 2:
        for a, b in zip(pairs[::2], pairs[1::2]):
            out.append(line(f"vinserti64x2 ymm{a}, ymm{a}, xmm{b}, 1"))
    if len(pairs) == 4:
        a, b = pairs[0], pairs[2]
        out.append(line(f"vinserti64x4 zmm{a}, zmm{a}, ymm{b}, 1"))
    return out + [line(f"vpxorq {v(i)}, {v(i)}, {v(pairs[0])}", f"lane {i} of all")]


def absorb_message(
    vector: Vector, label: str, message: list[str], offset: str, lanes: str
) -> list[str]:
    """XOR one block, `lanes` lanes of each message, into the states in registers 0..24."""
    free = list(range(LANES, 32))
    step = 4 if vector.states == 8 else 2

    def at(i: int, pointers: list[str]) -> list[str]:
        return [f"[{p} + {offset} + {8 * i}]" for p in pointers]

    def last_lane(i: int) -> list[str]:
        return [
            line(f"test {lanes}, 1"),
            line(f"jz {label}_absorbed"),
            *one_lane(vector, i, at(i, message), free),
            line(f"jmp {label}_absorbed"),
        ]

    whole, tails = [], last_lane(LANES - 1)
    for i in range(0, LANES - 1, step):
        places = at(i, message)
        whole += [line(f"cmp {lanes}, {i + step}"), line(f"jb {label}_tail{i}")]
        whole += four_lanes(i, places, free) if step == 4 else two_lanes(vector, i, places, free)
        tails.append(f"{label}_tail{i}:")
        if step == 4:
            tails += [
                line(f"test {lanes}, 2"),
                line(f"jz {label}_odd{i}"),
                *two_lanes(vector, i, places, free),
                *last_lane(i + 2),
                f"{label}_odd{i}:",
            ]
        tails += last_lane(i)
    return whole + tails + [f"{label}_absorbed:"]


def extract(vector: Vector, symbol: str) -> list[str]:
    """Copy lanes out, two at a time: the inverse of the two-lane piece."""
    registers = ["rax", "rcx", "r8", "r9", "r10", "r11", "rbx", "rsi"]
    out = registers[: vector.states - 1] + ["rsi"]
    saved = [r for r in out if r == "rbx"]
    v, w, label = vector.reg, vector.bytes, f"L{short(symbol)}_extract"
    move = "vmovdqu64" if vector.evex else "vmovdqu"
    part = "vextracti64x2" if vector.evex else "vextracti128"

    def put(n: int, first: int) -> list[str]:
        lines = [line(f"{move} [{out[first]}], xmm{n}", f"two lanes of state {first}")]
        for k in range(first + 2, vector.states, 2):
            lines.append(line(f"{part} [{out[k]}], {v(n)}, {(k - first) // 2}", f"of state {k}"))
        return lines

    single = []
    for k in range(0, vector.states, 2):
        if k:
            single.append(line(f"{part} xmm1, {v(0)}, {k // 2}", f"states {k} and {k + 1}"))
        n = 1 if k else 0
        single += [line(f"vmovq [{out[k]}], xmm{n}"), line(f"vmovhps [{out[k + 1]}], xmm{n}")]
    return [
        *common.push(saved),
        common.PROLOGUE_ENDS,
        *(line(f"mov {r}, [rsi + {8 * k}]") for k, r in enumerate(out)),
        line("sub rdx, 2"),
        line(f"jb {label}_odd"),
        f"{label}_pair:",
        line(f"{move} {v(0)}, [rdi]", "lane i of all states"),
        line(f"{move} {v(1)}, [rdi + {w}]", "lane i + 1"),
        line(f"vpunpcklqdq {v(2)}, {v(0)}, {v(1)}", "both lanes of the even states"),
        line(f"vpunpckhqdq {v(3)}, {v(0)}, {v(1)}", "both lanes of the odd states"),
        *put(2, 0),
        *put(3, 1),
        line(f"add rdi, {2 * w}"),
        *(line(f"add {r}, 16") for r in out),
        line("sub rdx, 2"),
        line(f"jae {label}_pair"),
        f"{label}_odd:",
        line("test rdx, 1"),
        line(f"jz {label}_done"),
        line(f"{move} {v(0)}, [rdi]", "the last lane"),
        *single,
        f"{label}_done:",
        *([line("vzeroupper")] if vector.prefix != "x" else []),
        *common.pop(saved),
        line("ret"),
    ]
