#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the round of rtl/common equal to FIPS 202, for every state and every round index.

    python3 rtl/common/formal/run.py

The other side is rtl/tools/textbook.py. Exit code 0 if the proof holds and its control, one
rotation a bit too far, is refuted; 1 if not; 2 if a tool failed.
"""

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import textbook, yosys  # noqa: E402

RTL = yosys.ROOT / "rtl" / "common" / "rtl"
#: What the round is made of, in the order in which it must be read.
ROUND = [RTL / f"lanewise_keccak_{name}.sv" for name in ("pkg", "theta", "rho_pi", "chi", "round")]

MITER = """\
module round_miter (input logic [1599:0] a, input logic [4:0] index, output logic good);
  logic [1599:0] ours, theirs;
  lanewise_keccak_round u_ours (.a(a), .rc(lanewise_keccak_pkg::round_constant(index)), .b(ours));
  textbook_round u_theirs (.a(a), .index(index), .b(theirs));
  assign good = ours == theirs;
endmodule
"""


def main() -> int:
    work = yosys.scratch("round")
    failures = 0
    try:
        for turned, expected in ((None, True), ((3, 2), False)):
            text = work / "textbook.sv"
            text.write_text(textbook.modules(turned) + MITER)
            held = yosys.holds([*ROUND, text], "round_miter")
            what = "round = FIPS 202" if turned is None else f"control, lane {turned} turned"
            print(f"formal: {what}: {'proved' if held else 'refuted'}")
            failures += held != expected
    except yosys.ToolError as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        shutil.rmtree(work)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
