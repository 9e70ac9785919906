# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The store of results: what is written is read, and what cannot be traced is refused by name."""

import copy

import pytest
from lanewise_lab import results
from lanewise_lab.checkout import ROOT

FILES = sorted((ROOT / "docs/results/rows").glob("*.tsv"))
ROWS = [
    {
        "platform": "aarch64",
        "core": core,
        "kernel": "x1_aarch64_scalar",
        "states": 1,
        "metric": "Keccak-f[1600]",
        "value": value,
        "unit": "cycles",
        "kind": "predicted",
        "band": [600, 720.5],
        "source": "lanewise",
        "date": "2026-11-24",
        "commit": "abc",
    }
    for core, value in (("cortex-x1", 642), ("cortex-a78", 700.0))
]


def test_what_is_written_is_read(tmp_path):
    head = {"what": 'cycles, "as is"', "peers": {"Go": {"version": "1"}, "A, B": {"version": "2"}}}
    path = results.write(tmp_path / "new.tsv", "some command", head, ROWS)
    lines = path.read_text().splitlines()
    assert lines[0] == "# some command" and '# platform\t"aarch64"' in lines
    assert "core\tkernel\tstates\tmetric\tvalue" in lines[-3]
    read, rows = results.read(path)
    assert rows == ROWS and head.items() <= read.items()
    assert [type(row["value"]) for row in rows] == [int, float]
    assert results.write(tmp_path / "again.tsv", "some command", read, rows).read_text() == (
        path.read_text()
    )


def test_the_commit_of_a_peer_is_its_version(tmp_path):
    rows = [row | {"source": s, "commit": c} for row, s, c in zip(ROWS, ("lanewise", "Go"), "ab")]
    path = results.write(
        tmp_path / "x.tsv", "c", {"commit": "a", "peers": {"Go": {"version": "b"}}}, rows
    )
    assert "commit" not in path.read_text().splitlines()[-3]
    assert results.read(path)[1] == rows


@pytest.mark.parametrize(
    ("column", "value", "words"),
    [
        ("kind", "guessed", "no such kind: guessed"),
        ("unit", "furlongs", "no such unit: furlongs"),
        ("core", "cortex-x9", "no such core: cortex-x9"),
        ("core", "cortex-m4", "no such core: cortex-m4"),  # of another platform
        ("platform", "vax", "no such platform: vax"),
        ("source", "", "without a source"),
        ("value", "many", "many is no number"),
        ("value", True, "True is no number"),
        ("value", 599, "599 lies outside its band"),
        ("date", "yesterday", "no date or no commit"),
        ("commit", "", "no date or no commit"),
        ("colour", "red", "no such column: colour"),
        ("states", None, "no column states"),
        ("core", "cortex-x1", "is there twice"),
    ],
)
def test_a_row_is_refused_by_name(tmp_path, column, value, words):
    rows = copy.deepcopy(ROWS)
    rows[1][column] = value
    if "no column" in words:
        del rows[1][column]
    wanted = f"x.tsv: row 1 (Keccak-f[1600], x1_aarch64_scalar, {rows[1]['source']}): {words}"
    path = tmp_path / "x.tsv"
    with pytest.raises(results.Refused) as refused:
        results.write(path, "c", {}, rows)
    assert str(refused.value) == wanted and not path.exists()
    if column != "colour" and words != "no column states":
        path.write_text(results.text_of("c", {}, rows))
        with pytest.raises(results.Refused) as refused:
            results.read(path)
        assert str(refused.value) == wanted


def test_a_source_that_is_not_cited_is_refused(tmp_path):
    path = tmp_path / "x.tsv"
    results.write(path, "c", {"sources": {"lanewise": "ours"}}, ROWS)
    assert results.read(path)[1] == ROWS
    rows = [ROWS[0], ROWS[1] | {"source": "A. Nother"}]
    results.write(path, "c", {"sources": {"lanewise": "ours"}}, rows)
    with pytest.raises(results.Refused) as refused:
        results.read(path)
    assert str(refused.value) == (
        "x.tsv: row 1 (Keccak-f[1600], x1_aarch64_scalar, A. Nother): "
        "a source that the head does not cite"
    )


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("\n# platform", "\n# platform\t{", "x.tsv: "),
        ("\t642\t", "\t", "x.tsv: line"),
        ("\t642\t", "\t6 42\t", "x.tsv: Extra data"),
        ("# c\n", "", "x.tsv: row 0 (Keccak-f[1600], x1_aarch64_scalar, lanewise): no column"),
    ],
)
def test_what_is_no_table_of_rows_is_refused_in_one_line(tmp_path, old, new, words):
    path = tmp_path / "x.tsv"
    text = results.text_of("c", {}, ROWS)
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(results.Refused) as refused:
        results.read(path)
    assert str(refused.value).startswith(words) and "\n" not in str(refused.value)
    path.write_text("")
    with pytest.raises(results.Refused, match=r"x\.tsv: no table of rows"):
        results.read(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_kept_file_is_read_and_written_as_it_is(path):
    text = path.read_text()
    head, rows = results.read(path)
    assert rows and results.text_of(text.splitlines()[0][2:], head, rows) == text


def test_rows_are_chosen_by_their_columns():
    assert results.select(ROWS, core="cortex-x1", unit="cycles") == ROWS[:1]
    assert results.select(ROWS, core=("cortex-x1", "cortex-a78")) == ROWS
    assert results.select(ROWS, kind="measured") == []
