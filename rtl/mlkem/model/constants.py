#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the constants package of the RTL: rtl/mlkem/rtl/lanewise_mlkem_pkg.sv."""

from __future__ import annotations

import microcode as mc
from order import HALF, ZETAS, Part, Pass, bank, forward, gap, inverse, sequential, visits
from params import Hardware, Q


def packed(values: list[int], bits: int) -> str:
    """A concatenation with value 0 in the lowest bits."""
    lines = []
    for n in range(len(values), 0, -8):
        lines.append(", ".join(f"{bits}'d{v}" for v in reversed(values[max(n - 8, 0) : n])))
    return ",\n    ".join(lines)


def columns(values: list[int], bits: int) -> str:
    """Bit b of value n at bit b * len(values) + n of a concatenation."""
    size = len(values)
    words = [sum((v >> b & 1) << n for n, v in enumerate(values)) for b in range(bits)]
    return ",\n    ".join(f"{size}'h{w:0{size // 4}x}" for w in reversed(words))


def of_passes(values: list[int], bits: int) -> str:
    """Columns of one value for each of the nine passes; what is beyond them is like the last."""
    return columns([*values, *[values[-1]] * (16 - len(values))], bits)


def places(hw: Hardware, p: Pass) -> list[int]:
    """Of a pass, the place in a word of what bank k has at step n, which is linear: first for the
    powers of 2 as k at step 0, then for those as n and bank 0."""
    words = visits(hw, p)
    digit = hw.word.bit_length() - 1

    def place(n: int, k: int) -> int:
        return [bank(hw, i) for i in words[n]].index(k)

    found = [place(0, 1 << j) for j in range(digit)]
    found += [place(1 << j, 0) for j in range(8 - digit)]
    for n in range(hw.words):
        for k in range(hw.word):
            total = 0
            for j in range(8):
                total ^= found[j] * ((n << digit | k) >> j & 1)
            assert place(n, k) == total, "places are not linear"
    return found


def orders(engines: int) -> str:
    """Of each pass the index bits, and of each pass the cycles to wait for the one before it."""
    hw = Hardware(engines)
    parts = [Part(p, p, 1, 0) for p in (*forward(hw), *inverse(hw))]
    product = Part(sequential(hw), sequential(hw), 2, 1)
    bits = [b for part in (*parts, product) for b in part.reads.bits]
    reads = [part.reads for part in (*parts, product)]
    joined = [sum(v << 4 * j for j, v in enumerate(places(hw, p))) for p in reads]
    # The first pass of a forward transform reads M0, which no engine writes.
    waits = [0, *(gap(hw, before, after) for before, after in zip(parts, parts[1:], strict=False))]
    waits += [gap(hw, parts[3], product), gap(hw, product, parts[4]), gap(hw, product, product)]
    return f"""\
  localparam logic [9*24-1:0] Order{engines} = {{
    {packed(bits, 3)}
  }};
  localparam logic [32*16-1:0] Place{engines} = {{
    {of_passes(joined, 32)}
  }};
  localparam logic [3*16-1:0] First{engines} = {{
    {of_passes([p.bits[1] for p in reads], 3)}
  }};
  localparam logic [3*16-1:0] Second{engines} = {{
    {of_passes([p.bits[0] for p in reads], 3)}
  }};
  localparam logic [11*4-1:0] Wait{engines} = {{
    {packed(waits, 4)}
  }};"""


def coders() -> str:
    """What the decoder and the encoder are told in a microinstruction."""
    names = (
        "DECODE",
        "LOAD",
        "COMPARE",
        "SELECT",
        "COPY",
        "DECODE_END",
        "ENCODE",
        "CHECK",
        "ENCODE_END",
    )
    lines = []
    for name in names:
        title = name.title().replace("_", "")
        bits = 3 if names.index(name) < 6 else 2
        lines.append(f"  localparam logic [{bits - 1}:0] Op{title} = {bits}'d{getattr(mc, name)};")
    return "\n".join(lines)


def text() -> str:
    return f"""\
// python3 rtl/mlkem/model/constants.py > rtl/mlkem/rtl/lanewise_mlkem_pkg.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The modulus of Kyber and ML-KEM, what powers of two are modulo it, and the twiddle factors.
package lanewise_mlkem_pkg;

  localparam int unsigned Q = {Q};

  // n * 2^12 modulo Q, bit b at bit 64*b + n, and n * 2^18. Tables stand bit by bit, for then
  // synthesis needs no multiplier to find what an index names.
  localparam logic [12*64-1:0] Fold12 = {{
    {columns([n * 4096 % Q for n in range(64)], 12)}
  }};
  localparam logic [12*64-1:0] Fold18 = {{
    {columns([n * 2**18 % Q for n in range(64)], 12)}
  }};

  // n * 2^18 / Q and n * 2^12 / Q in units of 2^-13, rounded up.
  localparam logic [25*64-1:0] QuotientHigh = {{
    {columns([-(-n * 2**31 // Q) for n in range(64)], 25)}
  }};
  localparam logic [25*64-1:0] QuotientLow = {{
    {columns([-(-n * 2**25 // Q) for n in range(64)], 25)}
  }};

  // Powers of 17 in bit-reversed order (FIPS 203 appendix A), bit b of number n at bit 128*b + n;
  // and the same halved, for the inverse transform.
  localparam logic [12*128-1:0] Zeta = {{
    {columns(ZETAS, 12)}
  }};
  localparam logic [12*128-1:0] ZetaHalf = {{
    {columns([z * HALF % Q for z in ZETAS], 12)}
  }};

  // Passes 0 to 3 of a forward transform, 4 to 7 of an inverse, 8 of a product, for one, two and
  // four engines: bit n of the count of coefficients visited is bit Order[24*pass + 3*n +: 3] of
  // their index; Wait[4*pass +: 4] cycles lie between the last step of a transform and the pass,
  // Wait[4*9 +: 4] and Wait[4*10 +: 4] between a product and an inverse transform or product. What
  // bank k has at step n is at that place in the word which is the exclusive or of those of eight
  // places for which bit j of {{n, k}} is set; bit b of place j at Place[16*(4*j + b) + pass]. An
  // engine's layers differ in index bits First and Second, bit b of them at First[16*b + pass].
{orders(1)}
{orders(2)}
{orders(4)}

  // Operations of the decoder and the encoder, and the bits of a coefficient: width n of a
  // microinstruction means Widths[4*n +: 4].
{coders()}
  localparam logic [8*4-1:0] Widths = {{
    {packed([*mc.WIDTHS, 0], 4)}
  }};

  // What a butterfly does with u, v and a factor w.
  localparam logic [1:0] BflyForward = 2'd0;  // u + v w, u - v w
  localparam logic [1:0] BflyInverse = 2'd1;  // (u + v) / 2, (v - u) w
  localparam logic [1:0] BflyRaw = 2'd2;      // u, v w
  localparam logic [1:0] BflyRest = 2'd3;     // u, v w - u

  // What an engine does.
  localparam logic [1:0] EngForward = 2'd0;
  localparam logic [1:0] EngInverse = 2'd1;
  localparam logic [1:0] EngProduct = 2'd2;

endpackage
"""


if __name__ == "__main__":
    print(text(), end="")
