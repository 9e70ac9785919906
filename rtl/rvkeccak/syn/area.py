#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Area of the vector unit, the scalar core and the processor on Xilinx 7-series, as area.json.

    area.py [C...]        the builds C of rtl/rvkeccak/configs.toml; all out of date if none
    area.py --list        what is out of date

How it counts: rtl/tools/xilinx_area.py. lut: LUTs of logic; lutram: LUTs that serve as memory; ff:
flip-flops; dsp: multipliers; bram: blocks of 36 kbit; carry, mux: CARRY4, and MUXF7 and MUXF8,
which lie beside the LUTs; delay: the longest path that abc9 expects, in nanoseconds.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import xilinx_area, yosys  # noqa: E402

RESULT = yosys.ROOT / "rtl/rvkeccak/syn/area.json"
#: The whole processor is mapped where its scalar core or its data port differ.
WHOLE = ("e64x1", "e64x1_overlap", "e64x1_full", "e32x1")


def row(top: str, parameters: dict[str, int]) -> xilinx_area.Row:
    # The registers are a port for the test bench alone.
    extra = f"delete -port {top}/o:debug_regs; opt_clean;"
    return xilinx_area.Row(top, tuple(yosys.made_of(top)), parameters, extra, delay=True)


def rows() -> dict[str, xilinx_area.Row]:
    """The small ones first."""
    builds = yosys.configurations()
    found = {"scalar core": row("lanewise_rv32", {})}
    order = sorted(builds, key=lambda name: (builds[name]["ELENUM"], name))
    found |= {name: row("lanewise_vec", builds[name]) for name in order}
    found |= {f"{name} processor": row("lanewise_simd", builds[name]) for name in WHOLE}
    return found


if __name__ == "__main__":
    sys.exit(xilinx_area.main(RESULT, rows(), __doc__.splitlines()[0]))
