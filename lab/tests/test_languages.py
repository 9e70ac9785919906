# SPDX-License-Identifier: Apache-2.0 OR MIT
"""bench/languages.py: what programs print becomes rows, and what is not there says why."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))

import languages  # noqa: E402
import page  # noqa: E402

GO = """
BenchmarkSHA3_256/32/crypto_sha3-2   100   500.5 ns/op   64 MB/s
BenchmarkSHA3_256/32/crypto_sha3-2   100   400.0 ns/op   64 MB/s
BenchmarkSHA3_256/32/lanewise-2      100   300.0 ns/op   64 MB/s
BenchmarkSHA3_256/1048576/crypto_sha3  3   3000000 ns/op
BenchmarkSHA3_256/1048576/lanewise     3   1500000 ns/op
Benchmark1000Messages/crypto_sha3-2    3   400000 ns/op
Benchmark1000Messages/lanewise-2       3   50000 ns/op
"""
OPENSSL = """OpenSSL 3.0.16 11 Feb 2025
SHA3-256              16384 bytes:      50.00 us, default      60.00 us, ratio 1.20
"""
ROWS = [
    {"language": "Go", "task": "a <b>", "other": "c", "ours_ns": 1000.0, "other_ns": 2500.0},
    {"language": "Rust", "reason": "cargo is not installed"},
]


def test_the_least_of_go_counts():
    found = languages.go_lines(GO)
    assert found[0] == ("SHA3-256, 32 bytes", "crypto/sha3", 300.0, 400.0)
    assert [ours for _, _, ours, _ in found] == [300.0, 1500000.0, 50000.0]
    with pytest.raises(languages.NotMeasured, match="1000Messages"):
        languages.go_lines(GO.replace("1000Messages/lanewise", "1000Messages/other"))


def test_lines_of_the_other_programs():
    ((task, other, ours, theirs),) = languages.openssl_lines(OPENSSL)
    assert (task, other) == ("SHA3-256, 16384 bytes", "OpenSSL 3.0.16, default provider")
    assert (ours, theirs) == (50000.0, 60000.0)
    assert languages.lines_of("t\to\t1\t2\n") == [("t", "o", 1.0, 2.0)]


def test_why_a_language_is_not_measured():
    with pytest.raises(languages.NotMeasured, match="no-such-program is not installed"):
        languages.run(["no-such-program"])
    with pytest.raises(languages.NotMeasured, match="sh failed: the last"):
        languages.run(["sh", "-c", "echo first; echo the last; exit 3"])


def test_a_language_that_fails_hides_no_other(monkeypatch, tmp_path):
    def fails(*_):
        raise languages.NotMeasured("reason")

    monkeypatch.setattr(
        languages, "LANGUAGES", {"A": fails, "B": lambda *_: [("t", "o", 1.0, 2.0)]}
    )
    rows = languages.measure(tmp_path)
    assert rows[0] == {"language": "A", "reason": "reason"}
    assert rows[1]["task"] == "t" and rows[1]["other_ns"] == 2.0


def test_the_table():
    ours, absent = languages.cells(ROWS)
    assert ours == ["Go", "a <b>", "c", "1.00", "2.50", "2.50"]
    assert absent[1] == "not measured here: cargo is not installed"
    shown = languages.section(ROWS, page.table)
    assert "a &lt;b&gt;" in shown and "not measured here: cargo" in shown
    assert languages.section(None, page.table) == ""


def test_it_is_put_in_its_place_twice():
    results = {"machine": {"core": "CORE"}, "date": "2026-01-02T03:04", "languages": ROWS}
    text = (ROOT / "bindings/README.md").read_text("utf-8")
    once = languages.published(results, text)
    assert "| Go | a <b> | c | 1.00 | 2.50 | 2.50 |" in once
    assert "<!-- figures: measured 2026-01-02 on CORE -->" in once
    assert once.startswith(text.partition(languages.BEGIN)[0])
    assert once.endswith(text.partition(languages.END)[2])
    assert languages.published(results, once) == once
    with pytest.raises(SystemExit, match="place"):
        languages.published(results, "")
