#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route half of the processor on a Lattice ECP5 (LFE5U-85F, speed 8), as ecp5.json.

    route.py [C...] [--estimate] [--seed N]

Builds C of rtl/rvkeccak/configs.toml, e64x1 if none is given; the vector unit alone, without the
scalar core, about 20 minutes each. `scalar`: the scalar core alone, behind registers at its ports,
about 5 minutes. `processor` in ecp5.json was routed by hand, same part and seed.
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


def designs() -> dict[str, ecp5_route.Design]:
    files = (*yosys.hardware(processor=False), SYN / f"{TOP}.sv")
    builds = yosys.configurations()
    core = "lanewise_rv32"
    scalar = ecp5_route.Design(core, tuple(yosys.made_of(core)), {}, "clk", "rst_n")
    of_vectors = {name: ecp5_route.Design(TOP, files, given) for name, given in builds.items()}
    return {"scalar": scalar} | of_vectors


if __name__ == "__main__":
    about = __doc__.splitlines()[0]
    sys.exit(ecp5_route.main(SYN / "ecp5.json", designs(), ["e64x1"], GOAL_MHZ, about))
