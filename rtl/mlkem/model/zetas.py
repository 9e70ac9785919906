#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the factors of the arithmetic unit with one multiplier, lanewise_mlkem_zetas.sv, or of the
one with two: zetas.py two."""

from __future__ import annotations

import sys

from order import HALF, ZETAS, gamma, zeta_index
from params import Q


def butterfly(block: int, inverse_transform: bool) -> int:
    """The factor of the butterflies of a block: its bits are above the lowest one of `block`."""
    if not block:
        return 0
    bit = (block & -block).bit_length()
    blocks = 1 << 7 - bit
    if inverse_transform:
        return ZETAS[2 * blocks - 1 - (block >> bit)] * HALF % Q
    return ZETAS[blocks + (block >> bit)]


def values() -> list[int]:
    """By address: of forward transforms, of inverse ones, of products, and none."""
    found = [butterfly(n, False) for n in range(128)] + [butterfly(n, True) for n in range(128)]
    return found + [gamma(n) for n in range(128)]


def text() -> str:
    entries = [f"9'd{n}: zeta_d = 12'd{v};" for n, v in enumerate(values())]
    lines = [" ".join(entries[n : n + 3]) for n in range(0, len(entries), 3)]
    table = "\n      ".join(lines)
    return f"""\
// python3 rtl/mlkem/model/zetas.py > rtl/mlkem/rtl/lanewise_mlkem_zetas.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of the serial arithmetic unit, a cycle after their address. Its upper bits say of
// what they are: forward transform, inverse transform, where they are halved, or product. In a
// transform the bits above the lowest one are the number of the block, and the place of this one
// tells the layer.
module lanewise_mlkem_zetas (
    input  logic        clk_i,
    input  logic [ 8:0] addr_i,
    output logic [11:0] zeta_o
);
  logic [11:0] zeta_d;
  always_comb begin
    (* rom_style = "block" *)
    case (addr_i)
      {table}
      default: zeta_d = 12'd0;
    endcase
  end
  always_ff @(posedge clk_i) zeta_o <= zeta_d;
endmodule
"""


def pairs() -> dict[int, tuple[int, int]]:
    """The factors of both butterflies of a word, or of both pairs of a product, by address."""
    found = {}
    for inverse in (False, True):
        for bit in range(1 if inverse else 0, 8):
            # Bits of the index below those that tell the coefficients of a word apart.
            low = bit & ~1
            for above in range(1 << 6 - low):
                first = above << low + 2
                address = inverse << 8 | (bit & 1) << 7 | (2 * above + 1) << low
                if bit == 0:
                    found[address] = gamma(first // 2), gamma(first // 2 + 1)
                    continue
                second = first if bit & 1 else first + (2 << low)
                made = [ZETAS[zeta_index(bit, i, inverse)] for i in (first, second)]
                found[address] = tuple(z * HALF % Q if inverse else z for z in made)
    return found


def two_text() -> str:
    entries = [f"9'd{n}: zeta_d = 24'h{v << 12 | u:06x};" for n, (u, v) in sorted(pairs().items())]
    table = "\n      ".join(" ".join(entries[n : n + 3]) for n in range(0, len(entries), 3))
    return f"""\
// python3 rtl/mlkem/model/zetas.py two > rtl/mlkem/rtl/lanewise_mlkem_zetas_two.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of the arithmetic unit with two multipliers, a cycle after their address: of both
// butterflies of a word, the first one's in the lower half. The address says whether the transform
// is inverse, where they are halved; whether the bit in which the indices of a butterfly differ is
// odd; the number of the block of words, above the lowest one of seven bits. In the place of bit 0
// are those of a product.
module lanewise_mlkem_zetas_two (
    input  logic        clk_i,
    input  logic [ 8:0] addr_i,
    output logic [23:0] zeta_o
);
  logic [23:0] zeta_d;
  always_comb begin
    (* rom_style = "block" *)
    case (addr_i)
      {table}
      default: zeta_d = 24'd0;
    endcase
  end
  always_ff @(posedge clk_i) zeta_o <= zeta_d;
endmodule
"""


if __name__ == "__main__":
    print(two_text() if sys.argv[1:] == ["two"] else text(), end="")
