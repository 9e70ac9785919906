# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM's portable arithmetic as compiled: as recorded, and with a wrong planted refused."""

import shutil
import subprocess

import pytest
from required import machine_lacks, modules, tools

modules("capstone")
tools("gcc")

from conformance import arith_native  # noqa: E402
from lanewise_lab import arith_shipped  # noqa: E402
from lanewise_lab.arith_shipped import Row  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.mlkem.proofs import claims  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture
def gcc12():
    """The verdicts are of what gcc 12 makes."""
    version = subprocess.run(["gcc", "-dumpversion"], capture_output=True, text=True, check=True)
    if version.stdout.split(".")[0].strip() != "12":
        machine_lacks("gcc 12")


#: One of each level; `make full` takes all.
SAMPLE = [
    ("scale_add", "x86-64", "gcc", "-O1"),
    ("inner 3 by 1", "x86-64", "gcc", "-O2"),
    ("compress 4", "x86-64", "gcc", "-O3"),
]


def test_the_record_has_all_rows():
    assert list(arith_shipped.recorded()) == [row.key for row in arith_shipped.matrix()]
    assert {row.verdict for row in arith_shipped.recorded().values()} == {"proved", "undecided"}


def test_the_page_is_that_of_the_record():
    assert arith_shipped.PAGE.read_text(encoding="utf-8") == arith_shipped.page()


@pytest.mark.parametrize("key", SAMPLE, ids=" ".join)
def test_as_recorded(gcc12, tmp_path, key):
    row = Row(*key)
    found = arith_shipped.proved(row, arith_shipped.compiled(row, tmp_path))
    assert found.verdict == arith_shipped.recorded()[key].verdict == "proved", found.reason


@pytest.mark.full
def test_the_whole_matrix(gcc12):
    assert arith_shipped.main([]) == 0


def test_another_verdict_fails(gcc12, tmp_path, monkeypatch, capsys):
    text = arith_shipped.RECORD.read_text(encoding="utf-8")
    line = "add_to\tx86-64\tgcc\t-O1\tproved\t"
    assert text.count(line) == 1
    other = tmp_path / "record.tsv"
    other.write_text(text.replace(line, line.replace("proved", "undecided")), encoding="utf-8")
    known = arith_shipped.recorded(other)
    monkeypatch.setattr(arith_shipped, "recorded", lambda: known)
    assert arith_shipped.main(["--only", "add_to x86-64 gcc -O1"]) == 1
    assert "NOT AS RECORDED" in capsys.readouterr().out


def test_wrong_use():
    for arguments in (["--only", "no such row"], ["--record", "--only", "gcc"]):
        with pytest.raises(SystemExit) as stopped:
            arith_shipped.main(arguments)
        assert stopped.value.code == 2


#: Function, text of the source and what stands there instead.
WRONGS = [
    ("scale_add", "(int32_t)x * 10 + 16384", "(int32_t)x * 60 + 16384"),
    ("scale_add", "x + (Q & (x >> 15))", "x - (Q & (x >> 15))"),
    ("prepare", "* 62209u", "* 62208u"),
    ("prepare", "i & 2 ? -gamma : gamma", "i & 2 ? gamma : -gamma"),
    ("inner 2 by 1", "x[1] * y[N + 1]", "x[1] * y[N]"),
    ("compress 4", "(Q / 2 - remainder)", "(Q / 2 + 1 - remainder)"),
    ("subtract_from", "(a[i] - p[i])", "(p[i] - a[i])"),
    ("encode", "x[1] << 4", "x[1] << 3"),
]


@pytest.mark.parametrize(("name", "old", "new"), WRONGS)
def test_planted_wrongs(tmp_path, monkeypatch, name, old, new):
    for part in ("src", "include"):
        shutil.copytree(ROOT / part, tmp_path / part)
    path = tmp_path / arith_shipped.SOURCE
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(arith_shipped, "ROOT", tmp_path)
    row = Row(name, "x86-64", "gcc", "-O1")
    made = arith_shipped.compiled(row, tmp_path)
    found = arith_shipped.proved(row, made)
    assert found.verdict == "undecided" and found.reason
    symbol, claim = claims()[name]
    symbol = "encode_12" if symbol == "encode" else symbol
    assert not arith_native.is_right(made, symbol, claim, 1)
