#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Area of the Keccak unit on Xilinx 7-series (Artix-7), as area.json.

    area.py [ROW...]      rows; all that are out of date if none
    area.py --list        what is out of date

How it counts: rtl/tools/xilinx_area.py. `delay`: the longest path that abc9
expects, in nanoseconds.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import xilinx_area, yosys  # noqa: E402

SYN = Path(__file__).resolve().parent


def rows() -> dict[str, xilinx_area.Row]:
    """The core alone and each shell, with one round in a cycle, the core and the stream with
    two."""
    files = [f for room in ("common", "keccak") for f in yosys.ROOT.glob(f"rtl/{room}/rtl/*.sv")]
    return {
        f"{part}_{rounds}": xilinx_area.Row(
            f"lanewise_keccak_{part}",
            tuple(yosys.closure(files, f"lanewise_keccak_{part}")),
            {"ROUNDS": rounds},
            delay=True,
        )
        for rounds, parts in ((1, ("core", "stream", "obi", "axil")), (2, ("core", "stream")))
        for part in parts
    }


if __name__ == "__main__":
    sys.exit(xilinx_area.main(SYN / "area.json", rows(), __doc__.splitlines()[0]))
