# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The predictions that are kept: in the documents, in the report, and marked once a kernel has
changed."""

import copy
import re
import sys

import pytest
from lanewise_lab import digests, markdown, predictions, published, results, schemes
from lanewise_lab.checkout import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import page  # noqa: E402
import predicted  # noqa: E402


@pytest.fixture
def kept():
    return copy.deepcopy(predictions.kept())


def test_documents_show_what_is_kept(kept, capsys, monkeypatch):
    assert predictions.main(["--check"]) == 0
    for metric, document in (
        ("ML-KEM-512 keygen", "docs/ml-kem.md"),
        ("128f-simple sign", "docs/slh-dsa.md"),
        (published.PERMUTATION, "docs/results/cortex-m.md"),
        ("SHA3-256, 8192 bytes", "docs/results/cortex-m.md"),
        ("Keccak-p[1600,12]", "docs/cortex-m.md"),
    ):
        changed = copy.deepcopy(kept)
        row = next(row for row in changed if row["metric"] == metric)
        row["value"] *= 2
        row["rules"] = None
        monkeypatch.setattr(predictions, "kept", lambda changed=changed: changed)
        assert predictions.main(["--check"]) == 1
        assert capsys.readouterr().err.startswith(f"{document} is not what")


def test_every_pair_is_there_with_every_operation():
    for name in ("sphincs", "mlkem"):
        scheme = predictions.TABLES[name].scheme
        rows = [(row["core"], *schemes.split(row)) for row in predictions.kept_of(name)]
        wanted = [(*pair, what) for pair in scheme.pairs for what in scheme.operations]
        assert sorted(rows) == sorted(wanted)


def test_a_row_is_marked_once_a_kernel_of_it_has_changed(tmp_path, monkeypatch):
    row = results.select(predictions.kept_of("sphincs"), core="cortex-a78")[0]
    kernels, name = row["kernel"].split(", "), schemes.split(row)[0]
    row["commit"] = digests.digest(kernels, "aarch64")
    assert schemes.CHANGED not in schemes.text_sphincs([row])
    # Of each kernel it has a file, and another byte in any of them is seen.
    files = digests.sources(kernels, "aarch64")
    assert len(files) > 1 and all(path.is_file() for path in files)
    for path in files:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(digests, "kernel_file", lambda isa, name, _: tmp_path / f"{name}.S")
    assert not digests.changed([row])
    copied = tmp_path / files[0].name
    copied.write_bytes(b"// the same code\n" + files[0].read_bytes())
    assert not digests.changed([row]), "a comment costs no cycles"
    copied.write_bytes(files[0].read_bytes())
    for path in files:
        copied = tmp_path / path.name
        copied.write_bytes(path.read_bytes() + b"#")
        assert digests.changed([row])
        assert f"| {name}* |" in schemes.text_sphincs([row])
        copied.write_bytes(path.read_bytes())
    copied.unlink()
    assert digests.changed([row])


def _files(metric: str, platform: str, core: str) -> set[str]:
    row = {"metric": metric, "platform": platform, "core": core}
    return {path.relative_to(ROOT / "src").as_posix() for path in digests.between(row)
            if path.is_relative_to(ROOT / "src")}  # fmt: skip


def test_what_lies_between_kernels():
    small = _files("ML-DSA-44, in little memory sign", "armv7m", "cortex-m4")
    assert {"mldsa/mldsa_small.c", "mldsa/armv7em/poly_words.h", "jobs/jobs.c"} <= small
    assert not {"mldsa/attempt.c", "mlkem/arith.c", "mldsa/aarch64/poly_neon.c"} & small
    dsa = _files("ML-DSA-44 sign", "aarch64", "cortex-x1")
    assert {"mldsa/attempt.c", "mldsa/aarch64/poly_neon.c", "mlkem/aarch64/arith_neon.c"} <= dsa
    assert not {"mldsa/mldsa_small.c", "mlkem/key.c", "slhdsa/fors.c"} & dsa
    assert "mlkem/key.c" in _files("ML-KEM-512 keygen", "armv7m", "cortex-m4")
    hashed = _files("128f-robust sign", "aarch64", "cortex-a55")
    assert {"slhdsa/wots.c", "hash/sponge.c", "keccak/select.c", "common/atomic.h"} <= hashed
    assert not any("x86_64" in name for name in small | dsa | hashed)


def test_a_row_is_listed_once_the_c_between_kernels_has_changed(tmp_path, monkeypatch):
    row = results.select(predictions.kept_of("mldsa"), core="cortex-a78")[0]
    row["between_code"] = digests.sources_of(row)
    fresh = schemes.text_mldsa([row])
    assert not digests.older([row]) and schemes.OLDER not in fresh
    files = digests.between(row)
    copies = [tmp_path / f"{n}{path.suffix}" / path.name for n, path in enumerate(files)]
    for path, copied in zip(files, copies, strict=True):
        copied.parent.mkdir()
        copied.write_bytes(path.read_bytes())
    monkeypatch.setattr(digests, "between", lambda row, root=ROOT: copies)
    assert not digests.older([row])
    for path, copied in zip(files, copies, strict=True):
        copied.write_bytes(b"/* the same code */\n" + path.read_bytes())
        assert not digests.older([row]), "a comment costs no cycles"
        copied.write_bytes(path.read_bytes() + b"#define ANOTHER 1\n")
        assert digests.older([row]), path
        copied.write_bytes(path.read_bytes())
    del row["between_code"]  # of a figure from before this was kept
    said = schemes.text_mldsa([row])
    assert f"{schemes.OLDER} these were computed, or it is not known: A78." in said
    # Documents that differ in this alone are as good; in a figure they are not.
    assert predictions.same(fresh, said) and not predictions.same(
        fresh, said.replace("keygen", "x")
    )
    other = results.select(predictions.kept_of("mldsa"), core="cortex-a78")[4]
    other["between_code"] = digests.sources_of(other)
    assert "A78 (ML-DSA-44)" in schemes.text_mldsa([row, other])


def test_rows_computed_anew_take_the_place_of_old_ones():
    before = [row | {"date": "2000-01-01"} for row in predictions.kept_of("sphincs")]
    calls = {kernel: 1 for kernel in before[5]["kernel"].split(", ")}
    new = before[5] | {"value": 1, "band": [1, 1], "calls": calls, "date": "", "commit": ""}
    after = predictions.merge("sphincs", before, [new])
    values = [row["value"] for row in after[4:7]]
    assert values == [before[4]["value"], 1, before[6]["value"]]
    assert "calls" not in after[5] and after[5]["date"] > before[5]["date"]
    # A figure that has not changed keeps its date; what C it is of is known anew.
    after = predictions.merge("sphincs", before, [before[5] | {"date": "", "calls": {}}])
    before[5]["between_code"] = digests.sources_of(before[5])
    assert after == before


def test_the_report_has_plots_and_folded_tables(kept):
    html = predicted.sections({"tables": {}}, page.table)
    assert "No board was used" in html and html.count("<h2") == 3
    signed = [
        row
        for row in predictions.kept_of("sphincs")
        if row["metric"].endswith(" sign") and published.rows(metric=row["metric"])
    ]
    signed = [row for row in signed if row["platform"] == "aarch64"]
    assert html.count("ours, predicted:") >= len(signed) == 12
    assert "Signing with SPHINCS+ (128f and 128s, robust)" in html
    assert "128s-robust" in html and "ML-KEM-1024" in html
    for row in published.rows(metric=published.PERMUTATION):
        assert f"({row['value']}" in html
    assert predicted.sections(None, page.table) == ""
    none = predicted.sections({"errors": {"aarch64": "no gcc"}}, page.table)
    assert "Not predicted: no gcc" in none
    assert predicted.failures({"errors": {"aarch64": "no gcc"}}) == ["aarch64: no gcc"]


def test_the_terminal_has_what_may_be_claimed(kept):
    said = "\n".join(predicted.lines({"tables": {"all": kept}}))
    assert "- M4: 8493 cycles, -8.1 % against the published 9242" in said
    assert re.search(r"- A55: \d+ for 1418 cycles a state, beaten by", said)


def test_how_many_rows_lie_outside_their_errors_is_counted():
    wanted = {"core": "cortex-x1", "metric": "128f-robust sign"}
    row = results.only(predictions.kept_of("sphincs"), **wanted)
    paper = 1000 * published.rows(**wanted, kernel="paper")[0]["value"]
    rows = [row | {"band": [low * paper, high * paper]}
            for low, high in ((0.7, 0.9), (0.8, 1.1), (0.6, 0.99), (1.01, 1.2))]  # fmt: skip
    said = schemes.against(rows)[1]
    assert "Of these 4 rows 2 lie below" in said and "allows, 1 above it." in said


def test_markdown_is_read_as_it_is_written():
    rows = [["", "b"], ["1", "`2`"], ["3", "**4**, a [link](x.md)"]]
    text = f"words & `code`\n\n{markdown.table(rows, 'lr')}\n\n- one\n- two"
    assert text.splitlines()[2:4] == ["| | b |", "| --- | ---: |"]
    assert markdown.tables(text) == [(rows[0], rows[1:])]
    html = markdown.html(text, lambda heads, body, numeric: repr((heads, body, numeric)))
    assert html.startswith('<p class="note">words &amp; <code>code</code></p>')
    assert (
        "(['', 'b'], [(['1', '<code>2</code>'], ''), (['3', '<b>4</b>, a link'], '')], {1})" in html
    )
    assert html.endswith('<ul class="note"><li>one</li><li>two</li></ul>')


def test_a_piece_keeps_the_blank_lines_around_it():
    for blank in ("", "\n"):
        text = f"a\n<!-- x -->\n{blank}old\n{blank}<!-- end of x -->\nb\n"
        assert markdown.between(text, "x", "new") == text.replace("old", "new")
    with pytest.raises(ValueError, match="no marks for the y"):
        markdown.between(text, "y", "new")
