#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route the processor and its halves on Lattice ECP5 (LFE5U-85F, speed 8): ecp5.json.

    route.py [ROW...] [--estimate] [--seeds N...]

Rows: a build C of rtl/rvkeccak/configs.toml is its vector unit alone, behind a shift register;
C_processor the whole, behind registers at its ports, and `scalar` the scalar core alone.
--estimate stops after the placement, prints what it expects, and writes nothing; routed nets turn
out a good deal faster. How it routes: rtl/tools/ecp5_route.py.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import ecp5_route, yosys  # noqa: E402

SYN = yosys.ROOT / "rtl/rvkeccak/syn"
TOP = "lanewise_vec_pins"
GOAL_MHZ = 100
#: Of the vector unit alone, and of the processor: with 100 the tool leaves it at that.
UNIT_MHZ, PROCESSOR_MHZ = 130, 110


def designs() -> dict[str, ecp5_route.Design]:
    unit = (*yosys.made_of("lanewise_vec"), SYN / f"{TOP}.sv")
    whole, core = (tuple(yosys.made_of(top)) for top in ("lanewise_simd", "lanewise_rv32"))
    large = {"mapping": "-nowidelut", "placer": "static"}  # or the router does not end
    found = {"scalar": ecp5_route.Design("lanewise_rv32", core, {}, "clk", "rst_n")}
    for name, given in yosys.configurations().items():
        found[name] = ecp5_route.Design(TOP, unit, given, goal=UNIT_MHZ, **large)
        found[f"{name}_processor"] = ecp5_route.Design(
            "lanewise_simd", whole, given, "clk", "rst_n", goal=PROCESSOR_MHZ, **large
        )
    return found


if __name__ == "__main__":
    about = __doc__.splitlines()[0]
    sys.exit(ecp5_route.main(SYN / "ecp5.json", designs(), ["e64x1"], GOAL_MHZ, about))
