#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Copy what lanewise-sys compiles into lanewise-sys/vendor, for `cargo package`: vendor.py.

The files are those of packaging/sources.txt, all headers, and the licences. git ignores the copy.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def main() -> int:
    vendor = HERE / "lanewise-sys/vendor"
    shutil.rmtree(vendor, ignore_errors=True)
    lines = (ROOT / "packaging/sources.txt").read_text("utf-8").splitlines()
    files = {ROOT / line.split(" ", 3)[3] for line in lines if line.startswith("source ")}
    files |= {p for folder in ("src", "include") for p in (ROOT / folder).rglob("*.h")}
    files |= {ROOT / n for n in ("packaging/sources.txt", "LICENSE-APACHE", "LICENSE-MIT")}
    for path in sorted(files):
        to = vendor / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
    print(f"{len(files)} files in {vendor}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
