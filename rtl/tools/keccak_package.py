# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the SystemVerilog package with the constants of Keccak-p[1600].

    PYTHONPATH=lab python3 -m rtl.tools.keccak_package > rtl/common/rtl/lanewise_keccak_pkg.sv

Each table is one packed vector: open synthesis handles arrays of arrays badly.
"""

from lanewise_lab.round import LANES, RC, RHO, ROUNDS, lane, pi_target, place

FILE = "rtl/common/rtl/lanewise_keccak_pkg.sv"
BODY = """\
// {command}
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The constants of Keccak-p[1600] (FIPS 202). Lane (x, y) has index x + 5*y.
package lanewise_keccak_pkg;

  localparam int unsigned LANES = {lanes};

  // Round constant i at bits 64*i +: 64.
  localparam logic [{rounds}*64-1:0] RC = {{
{rc}
  }};

  // Left rotation of lane i at bits 6*i +: 6.
  localparam logic [{lanes}*6-1:0] RHO = {{
{rho}
  }};

  // Index of the lane to which pi moves lane i, at bits 5*i +: 5.
  localparam logic [{lanes}*5-1:0] PI = {{
{pi}
  }};

  // Round constant `index`; 0 beyond the table. Seven of the 64 bits are ever set, so that this
  // shrinks to seven functions of five bits.
  function automatic logic [63:0] round_constant(input logic [4:0] index);
    round_constant = '0;
    for (int i = 0; i < {rounds}; i++) begin
      if (index == 5'(i)) round_constant = round_constant | RC[64*i+:64];
    end
  endfunction

  // Rotation and target of lane i, for a constant i.
  function automatic int unsigned rho_offset(input int unsigned i);
    rho_offset = 32'(RHO[6*i+:6]);
  endfunction

  function automatic int unsigned pi_target(input int unsigned i);
    pi_target = 32'(PI[5*i+:5]);
  endfunction

endpackage
"""


def packed(words: list[str]) -> str:
    """The items of a concatenation, one row of five or fewer a line; the last item comes first."""
    items = words[::-1]
    per_line = 5 if len(items[0]) < 10 else 4
    lines = [items[i : i + per_line] for i in range(0, len(items), per_line)]
    return ",\n".join("    " + ", ".join(line) for line in lines)


def package() -> str:
    """The text of the package."""
    targets = [lane(*pi_target(*place(i))) for i in range(LANES)]
    command = "PYTHONPATH=lab python3 -m rtl.tools.keccak_package > " + FILE
    return BODY.format(
        command=command,
        lanes=LANES,
        rounds=ROUNDS,
        rc=packed([f"64'h{constant:016x}" for constant in RC]),
        rho=packed([f"6'd{offset}" for offset in RHO]),
        pi=packed([f"5'd{target}" for target in targets]),
    )


if __name__ == "__main__":
    print(package(), end="")
