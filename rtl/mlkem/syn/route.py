#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route the KEM core and its parts on a Lattice ECP5 (LFE5U-85F, speed 8), as ecp5.json.

    route.py [ROW...] [--estimate] [--seeds N...]

Rows of rows.toml that have `route`; all of them if none is named. Each module lies behind registers
at its ports (rtl/tools/pins.py). How it routes: rtl/tools/ecp5_route.py.
"""

import sys

import rows

from rtl.tools import ecp5_route

if __name__ == "__main__":
    designs = rows.routes()
    about = __doc__.splitlines()[0]
    sys.exit(ecp5_route.main(rows.SYN / "ecp5.json", designs, list(designs), rows.GOAL_MHZ, about))
