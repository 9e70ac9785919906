# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Bytes into and out of a bit-interleaved state, for ARMv7-M.

The algebra. A lane is 64 bits in two words, `lo` with the bits 0..31 and `hi` with 32..63. Give
bit b5 b4 b3 b2 b1 b0 of the lane (its number in binary) the place "word b5, position b4..b0".
Bit interleaving wants it in word b0 (even or odd) at position b5..b1: the six digits rotate by
one. A rotation of six digits is five exchanges of the first digit with one of the others, and
exchanging the word digit with position digit k is one masked swap between the two words, with
n = 2^k and m the mask of the positions whose digit k is 0:

    t = (hi ^ lo >> n) & m,  hi ^= t,  lo ^= t << n

Four instructions move 64 bits, where an unshuffle inside each word would take eight, and every
mask is an immediate. In the order n = 16, 8, 4, 2, 1 the swaps interleave; in the reverse order
they undo it. The swap of half-words is three instructions with `bfi`: 19 instructions a lane.

The order of instructions. The Cortex-M3 and M4 want loads in groups, and nothing else matters.
The M7 issues two instructions a cycle, at most one of them with an inline shift, and reads a
shifted operand one cycle early: so two lanes go through the swaps side by side, half a swap
apart, and every second swap is the mirrored form, which shifts `hi` instead of `lo`:

    t = (lo ^ hi << n) & m << n,  lo ^= t,  hi ^= t >> n
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .. import write
from ..frame import Enter, Machine, Writer

PATH = "src/keccak/armv7m/keccakp1600_bytes_armv7m.S"

MASKS = {8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}


@dataclass(frozen=True)
class Lane:
    """The registers of one lane on its way, and a temporary."""

    lo: str
    hi: str
    t: str


A, B = Lane("r4", "r5", "r12"), Lane("r6", "r7", "r2")

ABOUT = """\
Bytes into and out of a bit-interleaved Keccak state, for ARMv7-M (Cortex-M3, M4, M7).

void lanewise_armv7m_add_bytes(uint32_t state[50], const uint8_t *data, uint32_t offset,
                               uint32_t length);
    XORs `length` bytes into the state, from byte `offset` of it on.
Stack: 32 bytes

void lanewise_armv7m_extract_bytes(const uint32_t state[50], uint8_t *out, uint32_t offset,
                                   uint32_t length);
    Copies `length` bytes out of the state, from byte `offset` of it on.
Stack: 16 bytes

Byte 8(x + 5y) + i of the state is byte i, least significant first, of lane (x, y). Word 2j of
the state holds the 32 even bits of lane j = x + 5y and word 2j + 1 its odd bits. Lengths and
offsets are in bytes, 0 <= offset, 0 <= length, offset + length <= 200: the caller checks. The
state is aligned to 4 bytes; data and out need no alignment, but lie in normal memory with
unaligned access allowed (the reset state: CCR.UNALIGN_TRP is 0).

Time depends on offset and length alone: no branch and no address depends on data or state.
Registers: the AAPCS. Nothing is kept on the stack but the caller's registers.
"""
DIRECTIVES = """\
    .syntax unified
    .thumb
    .text
#if defined(__ELF__)
    .cfi_sections .debug_frame
#endif
"""


def swap(lane: Lane, n: int) -> list[str]:
    """Exchange the word digit with the position digit of weight n: four instructions."""
    lo, hi, t, left, right, mask = lane.lo, lane.hi, lane.t, "lsl", "lsr", MASKS[n]
    if n in (4, 1):  # mirrored
        lo, hi, left, right, mask = hi, lo, right, left, mask << n
    return [
        f"eor.w {t}, {hi}, {lo}, {right} #{n}",
        f"and.w {t}, {t}, #0x{mask:08x}",
        f"eor.w {hi}, {hi}, {t}",
        f"eor.w {lo}, {lo}, {t}, {left} #{n}",
    ]


def halves(lane: Lane) -> list[str]:
    """Exchange the word digit with the digit of weight 16: the same in either direction."""
    return [
        f"lsr.w {lane.t}, {lane.lo}, #16",
        f"bfi {lane.lo}, {lane.hi}, #16, #16",
        f"bfi {lane.hi}, {lane.t}, #0, #16",
    ]


def interleave(lane: Lane) -> list[str]:
    """lo, hi of a lane become its even and its odd bits."""
    return sum((swap(lane, n) for n in (8, 4, 2, 1)), halves(lane))


def deinterleave(lane: Lane) -> list[str]:
    """Even and odd bits become lo, hi."""
    return sum((swap(lane, n) for n in (1, 2, 4, 8)), []) + halves(lane)


def side_by_side(a: list[str], b: list[str]) -> list[str]:
    """One from each in turn, b two instructions behind: a shift meets what has none."""
    both = [each for pair in zip(a[2:], b, strict=False) for each in pair]
    return a[:2] + both + b[len(a) - 2 :]


def function(name: str, last: int, pair: list[str], some: list[str]) -> list[str]:
    """A function that saves r4 to r{last}; labels of its own begin with @. r0 becomes the first
    lane, r2 the first byte's place in it, r3 the bytes to come, and of one lane r6. pair: code for
    two lanes at a time, while there are two; some: for a lane or a part of it."""
    machine = Machine(f"push {{{{r4-r{last}}}}}", "", "", word=4, align=4, dwarf=str)
    w = Writer([f"r{n}" for n in range(4, last + 1)], machine=machine)
    w.comment, w.column = "//", 32
    texts = [
        "add r0, r0, r2; ands r2, r2, #7; sub r0, r0, r2; bne @part",
        "@next:; subs r3, r3, #16; blo @rest; .p2align 2; @pair:",
        *pair,
        "subs.w r3, r3, #16; bhs.w @pair; @rest:; adds r3, r3, #16; movs r2, #0",
        "@part:; cmp r3, #0; beq @done; rsb r6, r2, #8 // bytes of this lane: min(8 - r2, r3)",
        "cmp r6, r3; bls @some; mov r6, r3; @some:; subs r3, r3, r6",
        *some,
        f"@done:; pop {{r4-r{last}}}; bx lr",
    ]
    lines = w.done([Enter(), *(text.replace("@", f".L{name}_") for text in texts)])
    symbol = f"lanewise_armv7m_{name}"
    begin = write.begin(symbol, "%function", thumb=True)
    return ["", "    .p2align 2", *begin, *lines, *write.end(symbol)]


#: (r5:r4) >>= r2, 0..56; a shift by 32..255 in a register gives 0, and 32 - amount and amount - 32
#: are such shifts where they are negative.
SHIFT_RIGHT = (
    "lsr r4, r4, r2; rsb r7, r2, #32; lsl r7, r5, r7; orrs r4, r4, r7; "
    "sub r7, r2, #32; lsr r7, r5, r7; orrs r4, r4, r7; lsr r5, r5, r2"
)


def words(code: str, base: str, *registers: str) -> Iterator[str]:
    return (f"{code} {r}, [{base}, #{4 * i}]" for i, r in enumerate(registers))


def add_bytes() -> list[str]:
    pair = [
        *words("ldr.w", "r1", "r4", "r5", "r6", "r7"),
        *words("ldr.w", "r0", "r8", "r9", "r10", "r11"),
        "add.w r1, r1, #16",
        *side_by_side(
            [*interleave(A), "eor.w r8, r8, r4", "eor.w r9, r9, r5", "str.w r9, [r0, #4]"],
            [*interleave(B), "eor.w r10, r10, r6", "eor.w r11, r11, r7", "str.w r10, [r0, #8]"],
        ),
        "str.w r11, [r0, #12]; str.w r8, [r0], #16",
    ]
    some = [
        "cmp r6, #8; bne @gather; ldr r4, [r1]; ldr r5, [r1, #4]; adds r1, r1, #8",
        "@lane:; ldrd r8, r9, [r0]",
        *interleave(A),
        "eor r8, r8, r4; eor r9, r9, r5; strd r8, r9, [r0], #8; b @next",
        "//: r6 bytes enter (r5:r4) at the top, one by one, and are shifted down to their place "
        "r2.",
        "@gather:; movs r4, #0; movs r5, #0; add r2, r2, r6; rsb r2, r2, #8; lsls r2, r2, #3",
        "@byte:; ldrb r7, [r1], #1; lsrs r4, r4, #8; orr r4, r4, r5, lsl #24; lsrs r5, r5, #8",
        "orr r5, r5, r7, lsl #24; subs r6, r6, #1; bne @byte",
        f"{SHIFT_RIGHT}; b @lane",
    ]
    return function("add_bytes", 11, pair, some)


def extract_bytes() -> list[str]:
    pair = [
        *words("ldr.w", "r0", "r4", "r5", "r6", "r7"),
        "add.w r0, r0, #16",
        *side_by_side(
            [*deinterleave(A), "str.w r5, [r1, #4]"], [*deinterleave(B), "str.w r6, [r1, #8]"]
        ),
        "str.w r7, [r1, #12]; str.w r4, [r1], #16",
    ]
    some = [
        "ldrd r4, r5, [r0], #8",
        *deinterleave(A),
        "cmp r6, #8; bne @scatter; str r4, [r1]; str r5, [r1, #4]; adds r1, r1, #8; b @next",
        "//: The bytes from place r2 on leave (r5:r4) at the bottom, r6 of them.",
        f"@scatter:; lsls r2, r2, #3; {SHIFT_RIGHT}",
        "@byte:; strb r4, [r1], #1; lsrs r4, r4, #8; orr r4, r4, r5, lsl #24; lsrs r5, r5, #8",
        "subs r6, r6, #1; bne @byte; b @next",
    ]
    return function("extract_bytes", 7, pair, some)


def source() -> str:
    lines = write.head("gen", "armv7m_bytes", PATH, ABOUT.splitlines())
    lines += [*DIRECTIVES.splitlines(), *add_bytes(), *extract_bytes()]
    lines += ["", "#if defined(__linux__)"]
    lines += ['    .section .note.GNU-stack, "", %progbits', "#endif"]
    return "\n".join(lines) + "\n"
