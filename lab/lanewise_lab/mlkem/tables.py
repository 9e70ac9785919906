# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the constants of the arithmetic of ML-KEM as a C header.

    python3 -m lanewise_lab.mlkem.tables TABLE

TABLE is `portable` (roots of unity and single constants), `x86_64` (roots of products of pairs, and
choices of bytes) or `neon` (choices of words: its products of pairs take the portable roots). The
roots of transforms in assembly are in their sources (lanewise_lab.ntt).
FIPS 203 section 4.3: q = 3329, 17 is a primitive 256th root of unity modulo q, and the roots are
taken in bit-reversed order. Roots are stored times 2^16, for Montgomery products.
"""

from __future__ import annotations

import sys

Q, N, ROOT, R = 3329, 256, 17, 1 << 16
#: 1 / q modulo 2^16: the low half of a product times this is what the high half must lose.
Q_INVERSE = pow(Q, -1, R)

List = list[int]


def centred(value: int, modulus: int = Q) -> int:
    value %= modulus
    return value - modulus if value > modulus // 2 else value


def zeta(i: int) -> int:
    """The root number i in bit-reversed order, times 2^16."""
    return centred(pow(ROOT, int(f"{i:07b}"[::-1], 2), Q) * R)


#: What the last layer of the inverse multiplies sums by, so that the whole is times 2^16 / 128 ...
LAST_SCALE = centred(pow(128, -1, Q) * R * R)
#: ... and differences: the same times the root of that layer.
LAST_ZETA = centred(LAST_SCALE * zeta(1) * pow(R, -1, Q))


def rows(values: List) -> str:
    lines, line = [], "    "
    for v in values:
        text = f"{v}, "
        if len(line) + len(text) > 100:
            lines.append(line.rstrip())
            line = "    "
        line += text
    return "\n".join([*lines, line.rstrip()])


def array(name: str, values: List, comment: str) -> str:
    return (
        f"/* {comment} */\nstatic const int16_t {name}[{len(values)}] = {{\n{rows(values)}\n}};\n"
    )


def bytes_array(name: str, values: List, comment: str) -> str:
    return array(name, values, comment).replace("int16_t", "uint8_t")


def chosen_words() -> str:
    """For each mask of eight words twice the indices of those in it, the others whatever."""
    values = []
    for mask in range(256):
        inside = [2 * i for i in range(8) if mask >> i & 1]
        values += inside + [0] * (8 - len(inside))
    return bytes_array("chosen", values, "Byte offsets of the words that a mask chooses.")


def chosen_bytes() -> str:
    """The same as indices of bytes, both of each word."""
    values = []
    for mask in range(256):
        inside = [x for i in range(8) if mask >> i & 1 for x in (2 * i, 2 * i + 1)]
        values += inside + [0] * (16 - len(inside))
    return bytes_array("chosen", values, "Bytes of the words that a mask chooses.")


def vector_tables() -> str:
    roots = [(c & 1) * (-1 if c & 2 else 1) * zeta(64 + c // 4) for c in range(N)]
    inverses = [centred(v * Q_INVERSE, R) for v in roots]
    of = "Of odd coefficients, for products of pairs; 0 for even ones."
    over_q = "The same over q modulo 2^16."
    return "\n".join(
        [array("gammas", roots, of), array("gammas_over_q", inverses, over_q), chosen_bytes()]
    )


def portable_tables() -> str:
    return "\n".join(
        [
            array("lanewise_mlkem_zetas", [zeta(i) for i in range(128)], "Roots, bit-reversed."),
            array(
                "mlkem_compress_factor",
                [(1 << (16 + d)) // Q for d in range(12)],
                "floor(2^(16 + d) / q) for d = 0 to 11.",
            )
            .replace("int16_t", "uint16_t")
            .replace("/*", "#ifndef MLKEM_OWN_FACTORS\n/*", 1)
            + "#endif\n",
            "enum {\n"
            f"    MLKEM_R2 = {centred(R * R)},           /* 2^32 */\n"
            f"    MLKEM_LAST_SCALE = {LAST_SCALE},   /* 2^32 / 128 */\n"
            f"    MLKEM_LAST_ZETA = {LAST_ZETA}     /* 2^32 / 128 times root 1 */\n"
            "};\n",
        ]
    )


TABLES = {
    "portable": ("src/mlkem/zetas.h", portable_tables),
    "x86_64": ("src/mlkem/x86_64/tables_x86_64.h", vector_tables),
    "neon": ("src/mlkem/aarch64/tables_neon.h", chosen_words),
}


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in TABLES:
        print(__doc__, file=sys.stderr)
        return 2
    path, body = TABLES[sys.argv[1]]
    name = path.split("/")[-1].upper().replace(".", "_")
    print(f"/* Generated: python3 -m lanewise_lab.mlkem.tables {sys.argv[1]} > {path} */")
    print("/* SPDX-License-Identifier: Apache-2.0 OR MIT */")
    print("/* clang-format off */")
    print(f"#ifndef LANEWISE_MLKEM_{name}\n#define LANEWISE_MLKEM_{name}\n\n#include <stdint.h>\n")
    print(body())
    print("#endif")
    return 0


if __name__ == "__main__":
    sys.exit(main())
