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

from dataclasses import dataclass

from .. import write

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


def swap(lane: Lane, n: int, mirrored: bool) -> list[str]:
    """Exchange the word digit with the position digit of weight n: four instructions."""
    lo, hi, t, left, right, mask = lane.lo, lane.hi, lane.t, "lsl", "lsr", MASKS[n]
    if mirrored:
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
    return sum((swap(lane, n, n in (4, 1)) for n in (8, 4, 2, 1)), halves(lane))


def deinterleave(lane: Lane) -> list[str]:
    """Even and odd bits become lo, hi."""
    return sum((swap(lane, n, n in (4, 1)) for n in (1, 2, 4, 8)), []) + halves(lane)


def side_by_side(a: list[str], b: list[str]) -> list[str]:
    """One from each in turn, b two instructions behind: a shift meets what has none."""
    out = a[:2]
    for x, y in zip(a[2:], b, strict=False):
        out += [x, y]
    return out + b[len(a) - 2 :]


def begin(name: str, saved: str, count: int) -> list[str]:
    """The entry: r0 becomes the first lane, r2 the first byte's place in it (Z set if 0)."""
    first = 4
    return [
        "",
        "    .p2align 2",
        *write.begin(f"lanewise_armv7m_{name}", "%function", thumb=True),
        f"    push {{{saved}}}",
        f"    .cfi_def_cfa_offset {4 * count}",
        *(f"    .cfi_offset r{first + i}, {4 * (i - count)}" for i in range(count)),
        "    add r0, r0, r2",
        "    ands r2, r2, #7",
        "    sub r0, r0, r2",
        f"    bne .L{name}_part",
    ]


def loop(name: str, pair: list[str]) -> list[str]:
    """Two lanes at a time while there are two, and what follows; r3 is the bytes to come."""
    return [
        f".L{name}_next:",
        "    subs r3, r3, #16",
        f"    blo .L{name}_rest",
        "    .p2align 2",
        f".L{name}_pair:",
        *(f"    {i}" for i in pair),
        "    subs.w r3, r3, #16",
        f"    bhs.w .L{name}_pair",
        f".L{name}_rest:",
        "    adds r3, r3, #16",
        "    movs r2, #0",
        f".L{name}_part:",
        "    cmp r3, #0",
        f"    beq .L{name}_done",
        "    rsb r6, r2, #8                  // bytes of this lane: min(8 - r2, r3)",
        "    cmp r6, r3",
        f"    bls .L{name}_some",
        "    mov r6, r3",
        f".L{name}_some:",
        "    subs r3, r3, r6",
    ]


def end(name: str, saved: str) -> list[str]:
    return [
        f".L{name}_done:",
        f"    pop {{{saved}}}",
        "    bx lr",
        *write.end(f"lanewise_armv7m_{name}"),
    ]


def shift_right(amount: str, t: str) -> list[str]:
    """(r5:r4) >>= amount, 0..56 in a register; a shift by 32..255 in a register gives 0, and
    32 - amount and amount - 32 are such shifts where they are negative."""
    return [
        f"    lsr r4, r4, {amount}",
        f"    rsb {t}, {amount}, #32",
        f"    lsl {t}, r5, {t}",
        f"    orrs r4, r4, {t}",
        f"    sub {t}, {amount}, #32",
        f"    lsr {t}, r5, {t}",
        f"    orrs r4, r4, {t}",
        f"    lsr r5, r5, {amount}",
    ]


def add_bytes() -> list[str]:
    pair = [
        *(f"ldr.w {r}, [r1, #{4 * i}]" for i, r in enumerate((A.lo, A.hi, B.lo, B.hi))),
        *(f"ldr.w r{8 + i}, [r0, #{4 * i}]" for i in range(4)),
        "add.w r1, r1, #16",
        *side_by_side(
            [*interleave(A), "eor.w r8, r8, r4", "eor.w r9, r9, r5", "str.w r9, [r0, #4]"],
            [*interleave(B), "eor.w r10, r10, r6", "eor.w r11, r11, r7", "str.w r10, [r0, #8]"],
        ),
        "str.w r11, [r0, #12]",
        "str.w r8, [r0], #16",
    ]
    return [
        *begin("add_bytes", "r4-r11", 8),
        *loop("add_bytes", pair),
        "    cmp r6, #8",
        "    bne .Ladd_bytes_gather",
        "    ldr r4, [r1]",
        "    ldr r5, [r1, #4]",
        "    adds r1, r1, #8",
        ".Ladd_bytes_lane:",
        "    ldrd r8, r9, [r0]",
        *(f"    {i}" for i in interleave(A)),
        "    eor r8, r8, r4",
        "    eor r9, r9, r5",
        "    strd r8, r9, [r0], #8",
        "    b .Ladd_bytes_next",
        "// r6 bytes enter (r5:r4) at the top, one by one, and are shifted down to their place r2.",
        ".Ladd_bytes_gather:",
        "    movs r4, #0",
        "    movs r5, #0",
        "    add r2, r2, r6",
        "    rsb r2, r2, #8",
        "    lsls r2, r2, #3",
        ".Ladd_bytes_byte:",
        "    ldrb r7, [r1], #1",
        "    lsrs r4, r4, #8",
        "    orr r4, r4, r5, lsl #24",
        "    lsrs r5, r5, #8",
        "    orr r5, r5, r7, lsl #24",
        "    subs r6, r6, #1",
        "    bne .Ladd_bytes_byte",
        *shift_right("r2", "r7"),
        "    b .Ladd_bytes_lane",
        *end("add_bytes", "r4-r11"),
    ]


def extract_bytes() -> list[str]:
    pair = [
        *(f"ldr.w {r}, [r0, #{4 * i}]" for i, r in enumerate((A.lo, A.hi, B.lo, B.hi))),
        "add.w r0, r0, #16",
        *side_by_side(
            [*deinterleave(A), "str.w r5, [r1, #4]"], [*deinterleave(B), "str.w r6, [r1, #8]"]
        ),
        "str.w r7, [r1, #12]",
        f"str.w {A.lo}, [r1], #16",
    ]
    return [
        *begin("extract_bytes", "r4-r7", 4),
        *loop("extract_bytes", pair),
        "    ldrd r4, r5, [r0], #8",
        *(f"    {i}" for i in deinterleave(A)),
        "    cmp r6, #8",
        "    bne .Lextract_bytes_scatter",
        "    str r4, [r1]",
        "    str r5, [r1, #4]",
        "    adds r1, r1, #8",
        "    b .Lextract_bytes_next",
        "// The bytes from place r2 on leave (r5:r4) at the bottom, r6 of them.",
        ".Lextract_bytes_scatter:",
        "    lsls r2, r2, #3",
        *shift_right("r2", "r7"),
        ".Lextract_bytes_byte:",
        "    strb r4, [r1], #1",
        "    lsrs r4, r4, #8",
        "    orr r4, r4, r5, lsl #24",
        "    lsrs r5, r5, #8",
        "    subs r6, r6, #1",
        "    bne .Lextract_bytes_byte",
        "    b .Lextract_bytes_next",
        *end("extract_bytes", "r4-r7"),
    ]


def source() -> str:
    lines = write.head("gen", "armv7m_bytes", PATH, ABOUT.splitlines())
    lines += [*DIRECTIVES.splitlines(), *add_bytes(), *extract_bytes()]
    lines += ["", "#if defined(__linux__)"]
    lines += ['    .section .note.GNU-stack, "", %progbits', "#endif"]
    return "\n".join(lines) + "\n"
