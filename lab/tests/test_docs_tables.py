# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tables of figures in documents: each is written by a command and read by a test, or says in the
line in front of it when and on what it was measured, or what it follows from.

    <!-- figures: measured 2026-11-22 on Sapphire Rapids -->
    <!-- figures: written by tests/ports/counts.py -->     a script that also compares them
    <!-- figures: counted by tests/emu/riscv -->           what counts them
    <!-- figures: follows from RFC 9861 -->                no figures of a machine
    <!-- figures: published, AUTHORS, TITLE -->            of others
"""

import re

import pytest
from lanewise_lab import cores
from lanewise_lab.checkout import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "SOUNDNESS.md", *sorted((ROOT / "docs").rglob("*.md"))]
#: Marks of pieces that are written by a command, and the tests that compare them.
WRITTEN = {
    r"results": "lab/tests/test_report_page.py",
    r"generated|sampling|whole ML-KEM": "lab/tests/test_report_page.py",
    r"rules? (sets )?of .*|errors": "lab/tests/test_cycles.py",
    r"cores": "lab/tests/test_registry.py",
    r"predictions of .*": "lab/tests/test_predictions.py",
    r"rounds|wait states|chains": "lab/tests/test_predictions.py",
    r"goals (of|that) .*": "lab/tests/test_goals.py",
}
KINDS = re.compile(
    r"measured \d{4}-\d\d-\d\d on \S.*|follows from \S.*|published, \S.*"
    r"|(written|counted) by (\S.*)"
)
#: A number, alone or with another one and a unit.
FIGURE = re.compile(r"[-+*`(]*\d[^a-zA-Z]*(to[^a-zA-Z]*)?([a-zA-Z/]+[^a-zA-Z]*)?")
MARK = re.compile(r"<!-- (.+?) -->")


def unstated(text, name):
    """The heads of tables with three figures or more of which nothing says where they are from."""
    lines, inside, found = text.splitlines(), [], []
    for at, line in enumerate(lines):
        for mark in MARK.findall(line):
            if mark.removeprefix("end of ") in inside:
                inside.remove(mark.removeprefix("end of "))
            elif any(re.fullmatch(known, mark) for known in WRITTEN):
                inside.append(mark)
        if not line.startswith("|") or (at and lines[at - 1].startswith("|")) or inside:
            continue
        rows = lines[at + 2 :]
        end = next((n for n, row in enumerate(rows) if not row.startswith("|")), len(rows))
        cells = [cell.strip() for row in rows[:end] for cell in row.strip("|").split("|")]
        before = next((row for row in reversed(lines[:at]) if row), "")
        said = re.fullmatch(r"<!-- figures: (.+) -->", before)
        figures = sum(bool(FIGURE.fullmatch(cell)) for cell in cells)
        if figures >= 3 and not (said and stated(said[1], name)):
            found.append(line)
    return found


def stated(words, name):
    kind = KINDS.fullmatch(words)
    if not kind or not kind[2]:
        return bool(kind)
    paths = [ROOT / path for path in kind[2].split(" and ")]
    there = all(path.exists() for path in paths)
    # What writes a table names the document that it writes to.
    return there and (kind[1] == "counted" or all(name in path.read_text() for path in paths))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_table_of_figures_says_where_they_are_from(path):
    assert not unstated(path.read_text(), str(path.relative_to(ROOT)))


def test_a_table_that_says_nothing_is_found():
    table = "| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 % |\n"
    assert unstated(table, "x.md") == ["| a | b |"]
    for words, fine in (
        ("measured 2026-11-22 on Zen 5", True),
        ("measured on Zen 5", False),
        ("counted by lab/tests/test_docs_tables.py", True),
        ("counted by lab/tests/no_such_test.py", False),
        ("written by tests/ports/counts.py", False),  # which writes another document
        ("somewhere", False),
    ):
        assert (unstated(f"<!-- figures: {words} -->\n\n{table}", "x.md") == []) == fine, words
    between = f"<!-- chains -->\n\n{table}\n<!-- end of chains -->\n"
    assert unstated(between, "x.md") == []
    assert unstated(between + "\n" + table, "x.md") == ["| a | b |"]
    assert unstated(between.replace("chains", "something"), "x.md") == ["| a | b |"]


def test_what_is_written_is_compared():
    for pattern, test in WRITTEN.items():
        assert (ROOT / test).exists(), pattern
    text = (ROOT / "docs/cycle-model.md").read_text()
    assert cores.in_docs(text) == text, "python3 -m lanewise_lab.cores writes it"
    assert cores.rules_page() == (ROOT / "docs/cycle-rules.md").read_text()
