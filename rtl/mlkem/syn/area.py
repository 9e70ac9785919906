#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Area of the KEM core and its parts on Xilinx 7-series (Artix-7), as area.json.

    area.py [ROW...]      rows of rows.toml; all that are out of date if none
    area.py --list        what is out of date

How it counts: rtl/tools/xilinx_area.py. `delay`: the longest path that abc9
expects, in nanoseconds.
"""

import sys

import rows

from rtl.tools import xilinx_area

if __name__ == "__main__":
    sys.exit(xilinx_area.main(rows.SYN / "area.json", rows.areas(), __doc__.splitlines()[0]))
