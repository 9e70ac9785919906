# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print transforms for an instruction set: python -m lanewise_lab.ntt mldsa_avx2"""

from __future__ import annotations

import sys

from . import aarch64, armv7m, armv7m_words, x86_64
from .transform import MLDSA, MLKEM, shortest

#: What can be printed: the scheme, how vectors are written, and the folder.
TARGETS = {
    "mldsa_armv7em": (MLDSA, armv7m_words.Words, "src/mldsa/armv7em"),
    "mldsa_avx2": (MLDSA, lambda s: x86_64.Elements32(s, 256), "src/mldsa/x86_64"),
    "mldsa_avx512": (MLDSA, lambda s: x86_64.Elements32(s, 512), "src/mldsa/x86_64"),
    "mldsa_neon": (MLDSA, aarch64.Vectors, "src/mldsa/aarch64"),
    "mlkem_armv7em": (MLKEM, armv7m.Pairs, "src/mlkem/armv7em"),
    "mlkem_avx2": (MLKEM, lambda s: x86_64.Elements16(s, 256), "src/mlkem/x86_64"),
    "mlkem_avx512": (MLKEM, lambda s: x86_64.Elements16(s, 512), "src/mlkem/x86_64"),
    "mlkem_neon": (MLKEM, aarch64.Vectors, "src/mlkem/aarch64"),
}


def text(name: str) -> str:
    scheme, vectors, folder = TARGETS[name]
    suffix, functions = name.split("_")[1], {}
    for what, forward in (("ntt", True), ("inverse", False)):
        f = shortest(scheme, vectors(scheme).ways(), forward)
        functions[f"lanewise_{scheme.name}_{what}_{suffix}"] = f
    return f.machine.text(name, f"{folder}/{name}.S", functions)


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        print(f"usage: python -m lanewise_lab.ntt {' | '.join(TARGETS)}", file=sys.stderr)
        return 2
    print(text(sys.argv[1]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
