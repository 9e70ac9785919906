# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keccak-p[1600] in SystemVerilog, bit by bit from the formulas of FIPS 202.

The other side of the equivalence proofs: it shares no code, no table and no structure with the
hardware or with lanewise_lab.round. Bit A[x, y, z] lies at 64*(5*y + x) + z (section 3.1.2).
"""

COLUMN = range(5)
LANE = range(64)
PLACES = [(x, y, z) for y in COLUMN for x in COLUMN for z in LANE]


def at(x: int, y: int, z: int) -> int:
    """Position of bit A[x, y, z]; coordinates are taken mod 5, 5 and 64."""
    return 64 * (5 * (y % 5) + x % 5) + z % 64


def _assign(target: str, formula) -> list[str]:
    return [f"  assign {target}[{at(*place)}] = {formula(*place)};" for place in PLACES]


def _rho_distances() -> dict[tuple[int, int], int]:
    """Algorithm 2: how far rho moves the bits of each lane."""
    distances, (x, y) = {(0, 0): 0}, (1, 0)
    for t in range(24):
        distances[x, y] = (t + 1) * (t + 2) // 2
        x, y = y, (2 * x + 3 * y) % 5
    return distances


def theta() -> str:
    """Algorithm 1."""
    parity = [
        f"  assign c[{64 * x + z}] = " + " ^ ".join(f"a[{at(x, y, z)}]" for y in COLUMN) + ";"
        for x in COLUMN
        for z in LANE
    ]
    c = lambda x, z: f"c[{64 * (x % 5) + z % 64}]"  # noqa: E731
    moved = _assign("b", lambda x, y, z: f"a[{at(x, y, z)}] ^ {c(x - 1, z)} ^ {c(x + 1, z - 1)}")
    return _module("textbook_theta", ["  logic [319:0] c;", *parity, *moved])


def rho(turned: tuple[int, int] | None = None) -> str:
    """Algorithm 2; lane `turned` one bit too far, for the control that must fail."""
    distance = _rho_distances()
    if turned:
        distance[turned] += 1
    return _module(
        "textbook_rho", _assign("b", lambda x, y, z: f"a[{at(x, y, z - distance[x, y])}]")
    )


def pi() -> str:
    """Algorithm 3."""
    return _module("textbook_pi", _assign("b", lambda x, y, z: f"a[{at(x + 3 * y, x, z)}]"))


def chi() -> str:
    """Algorithm 4."""

    def formula(x, y, z):
        return f"a[{at(x, y, z)}] ^ ((a[{at(x + 1, y, z)}] ^ 1'b1) & a[{at(x + 2, y, z)}])"

    return _module("textbook_chi", _assign("b", formula))


def _rc(t: int) -> int:
    """Algorithm 5."""
    r = [1, 0, 0, 0, 0, 0, 0, 0]
    for _ in range(t % 255):
        r = [0, *r]
        for tap in (0, 4, 5, 6):
            r[tap] ^= r[8]
        r = r[:8]
    return r[0]


def iota() -> str:
    """Algorithm 6; nothing is added for a round index beyond 23."""
    cases = []
    for index in range(24):
        bits = ["0"] * 64
        for j in range(7):
            bits[2**j - 1] = str(_rc(j + 7 * index))
        cases.append(f"      5'd{index}: rc = 64'b{''.join(reversed(bits))};")
    body = [
        "  logic [63:0] rc;",
        "  always_comb begin",
        "    case (index)",
        *cases,
        "      default: rc = 64'b0;",
        "    endcase",
        "  end",
        "  assign b = a ^ {1536'b0, rc};",
    ]
    return _module("textbook_iota", body, ", input logic [4:0] index")


def _module(name: str, body: list[str], ports: str = "") -> str:
    head = f"module {name} (input logic [1599:0] a{ports}, output logic [1599:0] b);"
    return "\n".join([head, *body, "endmodule", ""])


ROUND = """\
module textbook_round (input logic [1599:0] a, input logic [4:0] index, output logic [1599:0] b);
  logic [1599:0] t, r, p, x;
  textbook_theta u_theta (.a(a), .b(t));
  textbook_rho u_rho (.a(t), .b(r));
  textbook_pi u_pi (.a(r), .b(p));
  textbook_chi u_chi (.a(p), .b(x));
  textbook_iota u_iota (.a(x), .index(index), .b(b));
endmodule
"""


def modules(turned: tuple[int, int] | None = None) -> str:
    """The five step mappings and the round, as modules textbook_*."""
    return "".join([theta(), rho(turned), pi(), chi(), iota(), ROUND])
