#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route the whole vector unit on a Lattice ECP5 (LFE5U-85F, speed 8), as ecp5.json.

    route.py [C...] [--estimate] [--seed N]

Builds C of rtl/rvkeccak/configs.toml, e64x1 if none is given; the vector unit alone, without the
scalar core. About 20 minutes each. `processor` in ecp5.json was routed by hand, same part and seed.
--estimate stops after the placement, prints what it expects, and writes nothing; routed nets turn
out a good deal faster. How it routes: lanewise_lab/rtl/route.py.
"""

import sys

from lanewise_lab.rtl import route, yosys

SYN = yosys.ROOT / "rtl/rvkeccak/syn"
TOP = "lanewise_vec_pins"
GOAL_MHZ = 100


def designs() -> dict[str, route.Design]:
    files = (*yosys.hardware(processor=False), SYN / f"{TOP}.sv")
    builds = yosys.configurations()
    return {name: route.Design(TOP, files, given) for name, given in builds.items()}


if __name__ == "__main__":
    about = __doc__.splitlines()[0]
    sys.exit(route.main(SYN / "ecp5.json", designs(), ["e64x1"], GOAL_MHZ, about))
