# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The predictions of whole schemes that are kept: in the documents, in the report, and marked once
a kernel has changed."""

import copy
import re
import sys

import pytest
from lanewise_lab import predictions, table_sphincs
from lanewise_lab.checkout import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import page  # noqa: E402
import predicted_schemes  # noqa: E402


@pytest.fixture
def kept():
    return copy.deepcopy(predictions.read())


def test_documents_show_what_is_kept(kept, capsys, monkeypatch):
    assert predictions.main(["--check"]) == 0
    kept["mlkem"]["rows"][0]["cycles"] *= 2
    monkeypatch.setattr(predictions, "read", lambda: kept)
    assert predictions.main(["--check"]) == 1
    assert capsys.readouterr().err.startswith("docs/ml-kem.md is not what")


def test_every_pair_is_there_with_every_operation(kept):
    for name, table in predictions.TABLES.items():
        rows = [(r["core"], r["set"], r["operation"]) for r in kept[name]["rows"]]
        wanted = [(*pair, what) for pair in table.pairs() for what in table.OPERATIONS]
        assert sorted(rows) == sorted(wanted)


def test_a_row_is_marked_once_a_kernel_of_it_has_changed(kept, tmp_path, monkeypatch):
    rows = [r for r in kept["sphincs"]["rows"] if r["core"] == "cortex-a78"][:1]
    row = rows[0]
    row["digest"] = predictions.digest(row["kernels"], "aarch64")
    one = {"sphincs": kept["sphincs"] | {"rows": rows}}
    assert predictions.CHANGED not in predictions.markdown(one, "sphincs")
    # Of each kernel it has a file, and another byte in any of them is seen.
    files = predictions.sources(row["kernels"], "aarch64")
    assert len(files) > 1 and all(path.is_file() for path in files)
    for path in files:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(predictions, "kernel_folder", lambda isa: tmp_path)
    assert not predictions.changed(row)
    copied = tmp_path / files[0].name
    copied.write_bytes(b"// the same code\n" + files[0].read_bytes())
    assert not predictions.changed(row), "a comment costs no cycles"
    copied.write_bytes(files[0].read_bytes())
    for path in files:
        copied = tmp_path / path.name
        copied.write_bytes(path.read_bytes() + b"#")
        assert predictions.changed(row)
        assert f"| {row['set']}* |" in predictions.markdown(one, "sphincs")
        copied.write_bytes(path.read_bytes())
    copied.unlink()
    assert predictions.changed(row)


def test_rows_computed_anew_take_the_place_of_old_ones(kept):
    before = kept["sphincs"]["rows"]
    new = before[5] | {"cycles": 1, "calls": {k: 1 for k in before[5]["kernels"]}}
    made = {"table": "sphincs", "kernels": {}, "rows": [new], "published_source": "them"}
    after = predictions.merge(kept, "sphincs", made)["sphincs"]
    assert [r["cycles"] for r in after["rows"][4:7]] == [
        before[4]["cycles"],
        1,
        before[6]["cycles"],
    ]
    assert after["published_source"] == "them" and "calls" not in after["rows"][5]


def test_the_report_has_a_plot_and_folded_tables(kept):
    html = predicted_schemes.section(page.table, kept)
    signed = [r for r in kept["sphincs"]["rows"] if r["published"] and r["operation"] == "sign"]
    assert html.count("ours, predicted:") == len(signed) == 12
    assert len(re.findall("<details>", html)) == 8
    ratios = sorted(r["cycles"] / r["published"]["paper"] / 1000 for r in signed)
    assert "Signing with SPHINCS+ (128f and 128s, robust)" in html
    assert f"takes {ratios[0]:.2f} to {ratios[-1]:.2f} of the published" in html
    assert "128s-robust" in html and "ML-KEM-1024" in html
    assert predicted_schemes.section(page.table, {}).count("<details>") == 0


def test_how_many_rows_lie_outside_their_errors_is_counted(kept):
    row = next(r for r in kept["sphincs"]["rows"] if r["published"])
    paper = 1000 * row["published"]["paper"]
    rows = [row | {"low": low * paper, "high": high * paper}
            for low, high in ((0.7, 0.9), (0.8, 1.1), (0.6, 0.99), (1.01, 1.2))]  # fmt: skip
    assert "Of these 4 rows 2 lie below" in table_sphincs.against(rows)
    assert "allows, 1 above it." in table_sphincs.against(rows)


def test_tables_are_read_as_markdown_has_them():
    rows = [["a", "b"], ["1", "2"], ["3", "4"]]
    text = "words\n\n" + "\n".join(table_sphincs.lines(rows, 1)) + "\n\nmore | words"
    assert predicted_schemes.tables(text) == [(["a", "b"], [["1", "2"], ["3", "4"]])]
