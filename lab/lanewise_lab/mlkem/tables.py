# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the constants of the arithmetic of ML-KEM as a C header.

    python3 -m lanewise_lab.mlkem.tables TABLE

TABLE is `portable` (roots of unity and single constants), `avx2` or `avx512` (roots of products of
pairs, and choices of bytes) or `neon` (choices of words: its products of pairs take the portable
roots). The roots of transforms in assembly are in their sources (lanewise_lab.ntt).
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


def with_inverse(values: List) -> List:
    """A vector of roots, then the same times 1 / q modulo 2^16."""
    return values + [centred(v * Q_INVERSE, R) for v in values]


def unpacking(bits: int) -> list[str]:
    """How bytes become the 16-bit words that hold `bits` packed bits each: which bytes, and by how
    much to shift right then. With 11 bits a word and the one after it are shifted together."""
    at = [i * bits for i in range(32)]
    pairs = [[b // 8, b // 8 + 1] for b in at]
    found = [
        bytes_array(f"unpack_{bits}", [x for p in pairs for x in p], f"Words of {bits} bits."),
        array(f"unpack_shift_{bits}", [b % 8 for b in at], "Right by so many bits then."),
    ]
    if bits == 11:
        more = [x + 2 for p in pairs for x in p]
        found.append(bytes_array("unpack_11_next", more, "The words after those."))
    return found


def packing(bits: int, kept: int, group: int) -> str:
    """The first `kept` bytes of each group, close together."""
    chosen = [g + i for g in range(0, 64, group) for i in range(kept)]
    chosen += [0] * (64 - len(chosen))
    return bytes_array(f"pack_{bits}", chosen, f"{kept} of {group} bytes.")


def byte_tables() -> list[str]:
    found = [text for bits in (1, 4, 5, 10, 11, 12) for text in unpacking(bits)]
    found += [packing(5, 5, 16), packing(10, 5, 8), packing(11, 11, 16), packing(12, 3, 4)]
    spread = [x for g in range(16) for x in (3 * g, 3 * g + 1, 3 * g + 2, 63)]
    return [*found, bytes_array("spread_3", spread, "3 bytes to 4, the last of them byte 63.")]


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


def vector_tables(width: int) -> str:
    gammas = []
    for first in range(0, N, width):
        held = range(first, first + width)
        signs = [(c & 1) * (-1 if c & 2 else 1) for c in held]
        gammas += with_inverse([s * zeta(64 + c // 4) for s, c in zip(signs, held, strict=True)])
    return "\n".join(
        [
            array("gammas", gammas, "Of odd coefficients, for products of pairs; 0 for even ones."),
            *(byte_tables() if width == 32 else [chosen_bytes()]),
            "enum {\n"
            f"    R2 = {centred(R * R)},\n"
            f"    R2_INVERSE = {centred(centred(R * R) * Q_INVERSE, R)},\n"
            f"    Q_INVERSE = {centred(Q_INVERSE, R)}\n"
            "};\n",
        ]
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
    "avx2": ("src/mlkem/x86_64/tables_avx2.h", lambda: vector_tables(16)),
    "neon": ("src/mlkem/aarch64/tables_neon.h", chosen_words),
    "avx512": ("src/mlkem/x86_64/tables_avx512.h", lambda: vector_tables(32)),
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
