# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A module behind four pins, so that it can be placed and routed alone whatever ports it has.

A shift register feeds its inputs, and its outputs, registered, leave by another: each path that is
timed begins and ends in a register, and none is one of the wrapper.
"""

from __future__ import annotations

import re
from pathlib import Path

from . import yosys

_PORT = re.compile(r"^  wire (?:width (\d+) )?(?:.* )?(input|output) \d+ (?:.* )?\\(\S+)$", re.M)


def ports(rtlil: str, top: str) -> list[tuple[str, str, int]]:
    """Direction, name and bits of each port of `top` in RTLIL text; ToolError if there is none."""
    begin = re.search(rf"^module \\{re.escape(top)}$", rtlil, re.M)
    if not begin:
        raise yosys.ToolError(f"pins: no module {top}")
    body = rtlil[begin.end() : rtlil.index("\nend\n", begin.end())]
    return [(kind, name, int(bits or 1)) for bits, kind, name in _PORT.findall(body)]


def wrapper(rtlil: Path, top: str, clock: str, reset: str) -> str:
    """Verilog of the module `TOP_pins` around `top`; `reset` may be empty where there is none."""
    found = ports(rtlil.read_text(), top)
    wires, at = [], {"input": 0, "output": 0}
    for name, pin in ((clock, "clk"), (reset, "rst_n")):
        if not name:
            continue
        if ("input", name, 1) not in found:
            raise yosys.ToolError(f"pins: {top} has no input {name}")
        wires.append(f".{name}({pin})")
    for kind, name, bits in found:
        if name in (clock, reset):
            continue
        vector = "in_q" if kind == "input" else "out_d"
        wires.append(f".{name}({vector}[{at[kind]} +: {bits}])")
        at[kind] += bits
    inputs, outputs = max(at["input"], 2), max(at["output"], 2)
    count = (outputs - 1).bit_length()
    joined = ",\n    ".join(wires)
    return f"""\
module {top}_pins (input clk, input rst_n, input in, output reg out);
  reg [{inputs - 1}:0] in_q;
  wire [{outputs - 1}:0] out_d;
  reg [{outputs - 1}:0] out_q, shift_q;
  reg [{count - 1}:0] count_q;
  always @(posedge clk) begin
    in_q <= {{in_q, in}};
    out_q <= out_d;
    count_q <= count_q + 1'b1;
    shift_q <= count_q == 0 ? out_q : {{1'b0, shift_q[{outputs - 1}:1]}};
    out <= shift_q[0];
  end
  {top} u_top (
    {joined}
  );
endmodule
"""
