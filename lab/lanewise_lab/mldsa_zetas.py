# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print constants of ML-DSA as a C header.

    python3 -m lanewise_lab.mldsa_zetas             # of the number-theoretic transform
    python3 -m lanewise_lab.mldsa_zetas avx2        # which elements a mask chooses; or neon

FIPS 204 section 7.5 and appendix B: q = 8380417, 1753 is a primitive 512th root of unity modulo q,
and the roots are taken in bit-reversed order. They are stored times 2^32, for Montgomery products.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

Q, ROOT, R = 8380417, 1753, 1 << 32


def centred(value: int) -> int:
    value %= Q
    return value - Q if value > Q // 2 else value


def array(kind: str, name: str, values: Iterable[int], about: str, per: int) -> list[str]:
    values = list(values)
    rows = (values[i : i + per] for i in range(0, len(values), per))
    return [
        f"/* {about} */",
        f"static const {kind} {name}[{len(values)}] = {{",
        *("    " + ", ".join(map(str, row)) + "," for row in rows),
        "};",
    ]


def constants() -> list[str]:
    roots = [centred(pow(ROOT, int(f"{i:08b}"[::-1], 2), Q) * R) for i in range(256)]
    return [
        "#if !defined(MLDSA_OWN_ROOTS)",
        *array("int32_t", "mldsa_roots", roots, "Roots, bit-reversed, times 2^32.", 8),
        "#endif",
        "",
        "enum {",
        f"    MLDSA_Q_INVERSE = {pow(Q, -1, R)}, /* modulo 2^32 */",
        f"    MLDSA_LAST_SCALE = {centred(pow(256, -1, Q) * R * R)}, /* 2^64 / 256 */",
        f"    MLDSA_LAST_ROOT = {centred(pow(256, -1, Q) * roots[1] * R)} /* times root 1 */",
        "};",
    ]


def chosen(elements: int, bytes_each: int) -> list[str]:
    """For each mask the numbers of the elements in it, or of their bytes, then zeros."""
    values = []
    for mask in range(1 << elements):
        inside = [i for i in range(elements) if mask >> i & 1]
        row = [bytes_each * i + b for i in inside for b in range(bytes_each)]
        values += row + [0] * (elements * bytes_each - len(row))
    what = "Elements" if bytes_each == 1 else f"Bytes of elements of {8 * bytes_each} bits"
    return array("uint8_t", "chosen", values, f"{what} that a mask chooses.", 32)


HEADERS = {
    "": ("src/mldsa/roots.h", constants),
    "avx2": ("src/mldsa/x86_64/chosen_avx2.h", lambda: chosen(8, 1)),
    "neon": ("src/mldsa/aarch64/chosen_neon.h", lambda: chosen(4, 4)),
}


def main() -> int:
    argument = " ".join(sys.argv[1:])
    if argument not in HEADERS:
        print(__doc__, file=sys.stderr)
        return 2
    path, body = HEADERS[argument]
    guard = f"LANEWISE_MLDSA_{path.split('/')[-1].upper().replace('.', '_')}"
    command = f"python3 -m lanewise_lab.mldsa_zetas {argument}".rstrip()
    print(f"/* Generated: {command} > {path} */")
    print("/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n/* clang-format off */")
    print(f"#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n")
    print("\n".join(body()))
    print("\n#endif")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
