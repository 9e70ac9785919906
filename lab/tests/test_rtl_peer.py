# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What counts other designs, on a small one: its area, and the cycles that it needs."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("peer", ROOT / "rtl/mlkem/syn/peer.py")
peer = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(peer)

#: Done comes COUNT edges after the one that sees start.
CORE = """
module counter (input wire clk, input wire go, output reg ready);
`include "count.vh"
  reg [7:0] left = 0;
  always @(posedge clk) begin
    ready <= left == 1;
    left <= go ? `COUNT - 1 : left ? left - 1 : 0;
  end
endmodule
"""
BENCH = """
module bench;
  reg clk = 0, go = 0;
  wire ready;
  always #1 clk = !clk;
  counter u_core (.clk(clk), .go(go), .ready(ready));
  initial begin
    repeat (2) begin
      repeat (3) @(negedge clk);
      go = 1;
      @(negedge clk) go = 0;
      @(posedge ready);
    end
    repeat (3) @(negedge clk);
    $finish;
  end
endmodule
"""
BROKEN = "module unrelated (; endmodule\n"
NAMED = ["--top", "counter", "--bench", "bench", "--clock", "clk", "--start", "go"]


@pytest.fixture
def checkout(tmp_path):
    for name, text in {
        "rtl/core.v": CORE,
        "rtl/count.vh": "`define COUNT 37\n",
        "sim/bench.sv": BENCH,
        "old/unrelated.v": BROKEN,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.slow
@pytest.mark.ci
def test_area_and_cycles_of_another_design(checkout, capsys):
    assert peer.main([str(checkout), *NAMED, "--done", "ready"]) == 0
    said = capsys.readouterr().out
    assert "counter: " in said and " 9 ff" in said and "delay" in said
    assert "cycles from start to done: 37, 37\n" in said


def test_what_is_missing_is_said(checkout, capsys):
    for arguments, words in (
        ([str(checkout / "none"), *NAMED, "--done", "ready"], "is no folder"),
        ([str(checkout / "rtl/core.v"), *NAMED, "--done", "ready"], "is no folder"),
        (
            [str(checkout), "--top", "core"],
            "no file declares a module core; declared: bench, counter",
        ),
    ):
        assert peer.main(arguments) == 2
        assert words in capsys.readouterr().err
    (checkout / "empty").mkdir()
    assert peer.main([str(checkout / "empty"), "--top", "core"]) == 2
    assert "no .v and no .sv file" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        peer.main([str(checkout), *NAMED])
