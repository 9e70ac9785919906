#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the factors of the serial arithmetic unit: rtl/mlkem/rtl/lanewise_mlkem_zetas.sv."""

from __future__ import annotations

from order import HALF, ZETAS, gamma
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


if __name__ == "__main__":
    print(text(), end="")
