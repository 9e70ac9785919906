# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the constants of the number-theoretic transform of ML-DSA as a C header.

    python3 -m lanewise_lab.mldsa_zetas

FIPS 204 section 7.5 and appendix B: q = 8380417, 1753 is a primitive 512th root of unity modulo q,
and the roots are taken in bit-reversed order. They are stored times 2^32, for Montgomery products.
"""

from __future__ import annotations

Q, ROOT, R = 8380417, 1753, 1 << 32


def centred(value: int) -> int:
    value %= Q
    return value - Q if value > Q // 2 else value


def main() -> int:
    roots = [centred(pow(ROOT, int(f"{i:08b}"[::-1], 2), Q) * R) for i in range(256)]
    print("/* Generated: python3 -m lanewise_lab.mldsa_zetas > src/mldsa/roots.h */")
    print("/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n/* clang-format off */")
    print("#ifndef LANEWISE_MLDSA_ROOTS_H\n#define LANEWISE_MLDSA_ROOTS_H\n\n#include <stdint.h>\n")
    print("/* Roots, bit-reversed, times 2^32. */\nstatic const int32_t mldsa_roots[256] = {")
    for i in range(0, 256, 8):
        print("    " + ", ".join(str(r) for r in roots[i : i + 8]) + ",")
    print("};\n\nenum {")
    print(f"    MLDSA_Q_INVERSE = {pow(Q, -1, R)}, /* modulo 2^32 */")
    print(f"    MLDSA_LAST_SCALE = {centred(pow(256, -1, Q) * R * R)}, /* 2^64 / 256 */")
    print(f"    MLDSA_LAST_ROOT = {centred(pow(256, -1, Q) * roots[1] * R)} /* times root 1 */")
    print("};\n\n#endif")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
