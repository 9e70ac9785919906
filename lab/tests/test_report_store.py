# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measurements: one file a core, each row of its core, figures that imply each other, claims."""

import copy
import json
import random
import re
import shutil
import sys
import types

import pytest
from lanewise_lab import predictions, processors, results
from lanewise_lab.checkout import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import claims  # noqa: E402
import crosscheck  # noqa: E402
import front  # noqa: E402
import measuring  # noqa: E402
import page  # noqa: E402
import predicted  # noqa: E402
import ranking  # noqa: E402
import readme  # noqa: E402
import report as measure  # noqa: E402
import simulated  # noqa: E402
import store  # noqa: E402

FILES = store.measured_files()
ZEN5 = store.ROWS / "epyc-9005-zen-5.tsv"
AMD = "AuthenticAMD"
HIDDEN = "Intel with AMX (reported as family 6 model 167)"


def zen5():
    return store.parse(ZEN5)


@pytest.mark.parametrize(
    ("vendor", "family", "model", "features", "core"),
    [
        (AMD, 26, 2, (), "EPYC 9005, Zen 5"),
        (AMD, 25, 17, (), "EPYC 9004, Zen 4"),
        (AMD, 25, 1, (), "EPYC 7003, Zen 3"),
        ("GenuineIntel", 6, 143, (), "Xeon Scalable 4, Sapphire Rapids"),
        # A hypervisor that shows a desktop's model for a server that has AMX.
        ("GenuineIntel", 6, 167, ("amx_tile",), HIDDEN),
        (AMD, 99, 1, (), "AuthenticAMD family 99 model 1"),
    ],
)
def test_a_core_is_named_by_family_and_model(vendor, family, model, features, core):
    assert processors.name(vendor, family, model, features) == core
    assert processors.of_id(f"family {family}, model {model}", vendor, features) == core
    assert processors.known(core)


def test_what_no_processor_is_called_is_not_known():
    for core in ("EPYC 9005, Zen 9", "Intel with AVX-9 (reported as family 6 model 167)", ""):
        assert not processors.known(core)


def test_a_report_keeps_what_tells_its_core():
    """A machine that shows a desktop's model: from what is asked of it to its file."""
    assert set(processors.TELLING) <= set(measuring.FEATURES)
    made = report()
    made["machine"] |= {"vendor": "GenuineIntel", "cpu_id": "family 6, model 167"}
    made["machine"]["features"] = ["avx2", "amx_tile"]
    file = store.file_of(made)
    store.refuse(file)
    assert file["core"] == HIDDEN
    made["machine"]["features"] = ["avx2"]
    assert store.file_of(made)["core"] == "Core 11, Rocket Lake"


def test_seconds_of_whole_programs_are_kept(tmp_path):
    made = report()
    timed = {"peer": "lanewise", "command": "lanewise sum", "seconds": 0.1800581, "runs": 3}
    missing = {"peer": "b3sum", "missing": "not installed"}
    made["processes"] = [
        {"id": "large", "title": "one file", "contenders": [timed, missing]},
        {"id": "wrong", "title": "another", "contenders": [timed], "error": "other digests"},
        {"id": "tree", "title": "a tree", "seconds": 1.0},
    ]
    file = store.file_of(made)
    wanted = {"large": {"title": "one file", "seconds": {"lanewise": 0.18006}}}
    assert file["programs"] == wanted
    assert store.read(store.write(file, tmp_path))["programs"] == wanted
    assert "programs" not in store.read(store.write(store.file_of(report()), tmp_path))


def test_a_report_that_predicts_less_changes_no_prediction(folder, monkeypatch, capsys):
    """As one of a commit before a table had its last rows."""
    written = []
    monkeypatch.setattr(predictions, "keep", lambda name, rows: written.append(name))
    whole = {name: predictions.kept_of(name) for name in ("flash", "chains")}
    readme.keep({"predicted": {"tables": whole}})
    assert written == ["flash", "chains"] and not capsys.readouterr().out
    readme.keep({"predicted": {"tables": whole | {"flash": whole["flash"][1:]}}})
    assert written[2:] == ["chains"]
    assert capsys.readouterr().out.startswith("readme: flash has rows that the report lacks")


def test_no_model_has_two_names():
    for i, (vendor, family, first, last, *_) in enumerate(processors.LINES):
        for other in processors.LINES[i + 1 :]:
            same = other[:2] == (vendor, family)
            assert not same or last < other[2] or other[3] < first


def test_every_file_is_whole_and_named_by_its_core():
    assert FILES
    for path in FILES:
        file = store.read(path)
        assert path.stem == processors.slug(file["core"])
        for row in file["rows"]:
            assert set(store.KEYS) == set(row)
        script = (ROOT / "bench/peers/build.sh").read_text()
        for peer in file["peers"].values():
            assert peer["version"] and f"\nbuild_{peer['script'].split()[-1]}()" in script


def report():
    """What bench/report.py has of another machine, made from the rows of the one at hand."""
    file = zen5()
    rows = store.measurement(file)["rows"]
    for row in rows:
        for c in row["contenders"]:
            del c["core"], c["quiet"]
            c |= {
                "low": c["cycles"],
                "high": c["cycles"],
                "windows": 9,
                "dropped": 1,
                "spread": 0.0,
            }
    machine = file["machine"] | {"cpu_id": "family 25, model 17", "features": [], "commit": "abc"}
    peers = [{"name": name, **peer} for name, peer in file["peers"].items()]
    return {
        "machine": machine,
        "date": "2099-01-01T00:00",
        "core_ghz": 3.7,
        "compiler": "gcc",
        "peers": peers,
        "rows": rows,
    }


def keep(file, folder):
    """As by a person who writes what no command writes."""
    head = {key: value for key, value in file.items() if key != "rows"}
    (folder / ZEN5.name).write_text(results.text_of(store.COMMAND, head, file["rows"]))


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for path in FILES:
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(store, "ROWS", tmp_path)
    monkeypatch.setattr(store.measured_files, "__defaults__", (tmp_path,))
    monkeypatch.setattr(store.read_all, "__defaults__", (tmp_path,))
    monkeypatch.setattr(store.write, "__defaults__", (tmp_path,))
    return tmp_path


def test_a_new_core_adds_a_file_and_a_column(folder):
    before = (folder / ZEN5.name).read_bytes()
    assert store.write(store.file_of(report())).name == "epyc-9004-zen-4.tsv"
    assert (folder / ZEN5.name).read_bytes() == before
    data = front.read()
    table = front.table(data)
    assert table[0].index("EPYC 9004, Zen 4") < table[0].index("EPYC 9005, Zen 5")
    assert "| 2099-01-01, abc |" in "\n".join(table)
    text = "\n".join(readme.all_measured(data))
    assert "## EPYC 9004, Zen 4" in text and "## EPYC 9005, Zen 5" in text
    assert "90 % of" in text and "were quiet" in text and "was not recorded" in text
    html = page.cores(report() | {"machine": {"core": "Xeon"}})
    assert "<th>Xeon, 2099-01-01<" in html and "<th>EPYC 9005, Zen 5, 20" in html


def without_avx512():
    """What a report of a machine with AVX2 alone looks like: no kernels and rows for eight states,
    none with kernels forced; ours at the pace of the kernels that are left."""
    made = report()
    made["machine"] |= {"cpu_id": "family 25, model 1", "features": []}
    rows = [row for row in made["rows"] if not row["id"].endswith("-avx2")]
    wide = ("many", "mlkem", "slhdsa")
    by_id = {row["id"]: row for row in rows}
    one = [ranking.ours_of(by_id["p24-x1"], which)["cycles"] for which in ("plain", "best")]
    four = min(c["cycles"] for c in by_id["p24-x4"]["contenders"] if c["needs"] == "AVX2")
    paces = (one[0] / one[1], four / 4 / (ranking.ours_of(by_id["p24-x8"])["cycles"] / 8))
    for row in rows:
        row["contenders"] = [c for c in row["contenders"] if "AVX-512" not in c["needs"]]
        for c in row["contenders"]:
            loop = row["id"].startswith("many") and c["function"].startswith("SHA3-256")
            several = row["id"].startswith(wide) and not (loop and ", many" not in c["function"])
            if c["peer"] == ranking.OURS and not row["states"] and "-plain" not in row["id"]:
                c |= {key: c[key] * paces[several] for key in ("cycles", "low", "high")}
    made["rows"] = [row for row in rows if row["contenders"]]
    return made


def test_a_machine_without_avx512_is_published_as_it_is(folder, monkeypatch):
    file = store.file_of(without_avx512())
    assert file["core"] == "EPYC 7003, Zen 3"
    store.refuse(file)
    store.write(file)
    data = front.read()
    pages = readme.pages(data)
    made = {str(path.relative_to(ROOT)): text for path, text in pages.items()}
    front_page = " ".join(made["README.md"].split())
    assert "on EPYC 7003, Zen 3, four take" in front_page
    assert "on EPYC 9005, Zen 5, eight take" in front_page
    kem = next(line for line in made["docs/ml-kem.md"].splitlines() if "claim mlkem" in line)
    zen3 = next(part for part in kem.split("; on ") if "Zen 3" in part)
    assert "of wolfSSL, and one of eight" in zen3 and "AVX2 alone" not in zen3
    forced = [path for path in FILES if "mlkem-768-keygen-avx2" in path.read_text("utf-8")]
    assert made["docs/ml-kem.md"].count("AVX2 alone (ML-KEM-768") == len(forced) > 0
    assert "on EPYC 7003, Zen 3, 128f signs in" in made["docs/slh-dsa.md"]
    assert "## EPYC 7003, Zen 3" in made["docs/results/x86-64.md"]
    # Of a core that is named the rows must be there.
    mark = "<!-- claim slhdsa-avx2: EPYC 7003, Zen 3 -->old<!-- end of claim -->"
    with pytest.raises(measuring.Failed, match="has no row slhdsa-128f-sign-avx2"):
        claims.fill(mark, data["measured"])
    assert "Zen 3" not in claims.fill(
        mark.replace("EPYC 7003, Zen 3", claims.EVERY), data["measured"]
    )


@pytest.mark.slow
def test_the_page_of_a_whole_report_has_at_most_250_kb(tmp_path):
    """And its headline names the core."""
    made = report()
    names = [name for part in predicted.PARTS.values() for name in part]
    tables = {name: predictions.kept_of(name) for name in names}
    made |= {
        "runs": 3,
        "tsc_ghz": 2.0,
        "lanewise": "0.1.0",
        "chosen": {},
        "reason": "",
        "missing": [],
    }
    made |= {"predicted": {"tables": tables}, "simulated": simulated.kept()}
    made["machine"] |= {"hypervisor": True, "cpus": 2, "memory_gib": 8, "kernel": "6"}
    page.write(made, tmp_path / "index.html")
    html = (tmp_path / "index.html").read_bytes()
    assert 150_000 < len(html) <= 250_000
    assert b"Goals for this core" in html
    # Of this run, beside what was before and what is wanted.
    (row,) = (row for row in made["rows"] if row["id"] == "sha3-256-32")
    cells = ("SHA3-256, 32 bytes", 951, 770, f"{row['contenders'][0]['cycles']:.0f}", "met")
    text = re.sub(r" class=n", "", html.decode())
    assert "".join(f"<td>{cell}" for cell in cells) in text
    assert re.search(rb"<h1>On EPYC 9004, Zen 4 fastest in \d+ of \d+ rows", html)


def test_a_row_of_another_core_is_an_error(folder, monkeypatch, capsys):
    """Of bench/readme.py, and so is a file whose name is not that of its machine."""
    monkeypatch.setattr(sys, "argv", ["readme.py", "--table"])
    for key, value, words in (
        ("file", "EPYC 9004, Zen 4", "its machine (family 26, model 2) is EPYC 9005, Zen 5"),
        ("row", "EPYC 9004, Zen 4", "is of EPYC 9004, Zen 4, its file of EPYC 9005, Zen 5"),
        ("commit", "0000000", "date or commit is not that of its file"),
        ("kind", "predicted", "not cycles, measured on x86-64"),
    ):
        file = zen5()
        if key == "file":
            file["core"] = value
        else:
            file["rows"][5]["core" if key == "row" else key] = value
        file["seal"] = store.seal(file["rows"])
        keep(file, folder)
        assert readme.main() == 2
        assert words in capsys.readouterr().err, key


def test_a_claim_is_of_the_rows_of_its_core():
    data = front.read()["measured"]
    mark = "<!-- claim {}: {} -->old<!-- end of claim -->"
    made = claims.fill(mark.format("eight", "EPYC 9005, Zen 5"), data)
    assert "on EPYC 9005, Zen 5, eight take about the time of one (1.14)" in made
    with pytest.raises(measuring.Failed, match="was not measured"):
        claims.fill(mark.format("eight", "EPYC 7001, Zen"), data)
    with pytest.raises(measuring.Failed, match="no such claim"):
        claims.fill(mark.format("nine", claims.EVERY), data)
    wrong = copy.deepcopy(data)
    for one in wrong:
        for c in one["rows"][0]["contenders"]:
            c["core"] = "EPYC 7001, Zen"
    with pytest.raises(measuring.Failed, match="is of a row of EPYC 7001, Zen"):
        claims.fill(mark.format("eight", claims.EVERY), wrong)


def test_eight_take_the_time_of_one_only_where_they_do():
    one = store.measurement(zen5())
    for row in one["rows"]:
        for c in row["contenders"]:
            c["cycles"] *= 2 if row["id"] == "p24-x8" else 1
    assert claims.eight(claims.Core(one)).endswith("eight take 2.28 times the time of one")


def test_documents_say_what_the_rows_say():
    """After a measurement: bench/readme.py. An EPYC is not named without its generation."""
    data = front.read()["measured"]
    for path in claims.documents():
        text = path.read_text()
        assert text == claims.fill(text, data, path), path.name
        assert not claims.unnamed(text), path.name
    assert claims.unnamed("on an AMD EPYC, eight") and not claims.unnamed("EPYC 9005, Zen 5")


# Figures that imply each other


def weighted(one):
    """The figures of a measurement, and of each the relations in which it stands."""
    value, of = crosscheck.figures(one), {}
    for relation in crosscheck.relations(one):
        for side in (relation.left, relation.right):
            for _, key in side:
                of.setdefault(key, []).append(relation)
    return value, of


def refused(value, of, key, factor):
    changed = value | {key: value[key] * factor}
    return any(not r.low <= r.ratio(changed) <= r.high for r in of.get(key, []))


#: What relations say, of each kind a part.
RELATIONS = (
    *("measured twice", " against 8 times ", " against 1000 times ", " against 16 times "),
    *("p12-x1 against p24-x1", "a block of SHA3-512 against one", "a block of KMAC256 against one"),
    *("a block of SHAKE128 against one", "a block of SHA3-256 against the permutation"),
    *("a block of SHA3-256 without vectors", " bytes between ", "the kernel against itself"),
    *("1000 messages of 4 KiB against", " against its permutations", " against key generation"),
    *("decapsulation 768 against its parts",),
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_kind_of_relation_is_looked_at(path):
    """Of a machine without kernels for eight states not that of the largest kernel, and nothing of
    signatures where no signing was quiet."""
    one = store.measurement(store.read(path))
    found = {r.words for r in crosscheck.relations(one)}
    rows = {key[0] for key in crosscheck.figures(one)}
    cannot = {"the kernel against itself"} if "p24-x8" not in rows else set()
    if not any(row.startswith("slhdsa") and row.endswith("-sign") for row in rows):
        cannot.add(" against key generation")
    assert {part for part in RELATIONS if not any(part in words for words in found)} == cannot


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_relations_do_without_figures_that_never_were_quiet(path):
    """Of a noisy machine few figures are left, and which ones is chance."""
    one = store.measurement(store.read(path))
    for without in {row["id"].split("-")[0] for row in one["rows"]}:
        rows = [row for row in one["rows"] if row["id"].split("-")[0] != without]
        assert crosscheck.relations(one | {"rows": rows})
    for seed in range(8):
        rows = random.Random(seed).sample(one["rows"], len(one["rows"]) // 8)
        crosscheck.contradictions(one | {"rows": rows})  # ends: a best kernel may be missing


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_neighbours_refuse_a_figure_that_is_off_by_a_fifth(path):
    """Without the seal: three of four figures, but for peers that collect garbage, and those that
    the front page shows. The rest has no neighbour that implies it, and no band in older files. A
    figure of a core that never was quiet implies nothing, and is marked instead."""
    file = store.read(path)
    value, of = weighted(store.measurement(file))
    bands = {
        (r["metric"], r["source"], r["function"], r["kernel"]): r["band"] for r in file["rows"]
    }

    def caught(key, factor):
        band, changed = bands[key], value[key] * factor
        outside = band is not None and not band[0] <= changed <= band[1]
        return outside or refused(value, of, key, factor)

    of_rows = bands.keys() & value.keys()  # others are copies of other rows
    off = [(key, f) for key in of_rows if key[1] not in crosscheck.COLLECTED for f in (0.8, 1.2)]
    assert sum(caught(*each) for each in off) > 0.75 * len(off)
    for ident in ("sha3-256-1m", "kt128-8k", "kt128-1m", "slhdsa-128f-sign", "slhdsa-256s-sign"):
        for key in (k for k in value if k[:2] == (ident, ranking.OURS)):
            assert all(refused(value, of, key, f) for f in (0.8, 1.2)), ident


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_figure_that_is_changed_by_hand_is_refused(path):
    file = store.read(path)
    for number in range(0, len(file["rows"]), 7):
        for factor in (0.8, 1.2):
            changed = file | {"rows": list(file["rows"])}
            row = dict(file["rows"][number])
            row["value"] = store.short_number(row["value"] * factor)
            changed["rows"][number] = row
            with pytest.raises(measuring.Failed):
                store.refuse(changed)


def test_a_falsified_figure_is_not_written_into_documents(folder, monkeypatch, capsys):
    """Signing with 128f made a fifth faster, sealed again: bench/readme.py refuses it in words."""
    file = zen5()
    for row in file["rows"]:
        if row["metric"] == "slhdsa-128f-sign" and row["function"] == "SLH-DSA signature":
            row["value"] *= 0.8 if row["source"] == ranking.OURS else 1
    file["seal"] = store.seal(file["rows"])
    keep(file, folder)
    before = (ROOT / "README.md").read_bytes()
    monkeypatch.setattr(sys, "argv", ["readme.py", "--table"])
    assert readme.main() == 2
    assert "slhdsa-128f-sign against its permutations" in capsys.readouterr().err
    assert (ROOT / "README.md").read_bytes() == before


def test_a_value_outside_its_band_is_refused():
    file = store.file_of(report())
    store.refuse(file)
    file["rows"][3]["value"] *= 1.01
    file["seal"] = store.seal(file["rows"])
    with pytest.raises(measuring.Failed, match="outside its band"):
        store.refuse(file)


@pytest.mark.parametrize("windows", [(0, 5), (4, 96)])
def test_a_core_that_never_was_quiet_marks_its_row_and_decides_nothing(windows):
    made = report()
    for row in made["rows"]:
        if row["id"] == "sha3-256-1m":
            for c in row["contenders"]:
                c |= dict(zip(("windows", "dropped"), windows, strict=True))
    file = store.file_of(made)
    store.refuse(file)
    one = store.measurement(file)
    table = front.measured_table([one])
    assert "4.42 (core never quiet)" in "\n".join(table)
    assert "figures never were, and are marked" in ranking.quiet_words(one["rows"])
    judged = {row["id"] for _, row, _ in ranking.judged(made["rows"])}
    assert "sha3-256-1m" not in judged and "sha3-512-1m" in judged
    assert 'class="unknown" title="SHA3-256, 1 MiB: the core never was quiet"' in page.strip(
        made["rows"]
    )


def test_a_peer_without_a_script_is_refused():
    made = report()
    made["peers"].append({"name": "New", "version": "1", "source": "?"})
    with pytest.raises(measuring.Failed, match="which script builds the peer New"):
        store.file_of(made)


def test_one_thread_is_measured_once_and_referred_to_twice():
    """A report in whose rows of two threads nothing of one thread was measured."""
    made = report()
    by_id = {row["id"]: row for row in made["rows"]}
    for ident, row in by_id.items():
        if "-t2-" in ident:
            row["contenders"] = [c for c in row["contenders"] if " threads" in c["function"]]
    store.referred(made["rows"])
    file = store.file_of(made)
    store.refuse(file)
    kept = [row for row in file["rows"] if "-t2-" in row["metric"]]
    assert kept and all(" threads" in row["function"] for row in kept)
    for rows in (made["rows"], store.measurement(file)["rows"]):
        by_id = {row["id"]: row for row in rows}
        (two,) = (c for c in by_id["kt128-t2-1m"]["contenders"] if c["function"] == "BLAKE3")
        (one,) = (c for c in by_id["kt128-1m"]["contenders"] if c["function"] == "BLAKE3")
        assert two["of"] == "kt128-1m" and two["cycles"] == one["cycles"]
    # A file of before, in which both were measured, is shown as it is.
    before = store.measurement(zen5())["rows"]
    assert not any("of" in c for row in before for c in row["contenders"])


@pytest.fixture
def saved(tmp_path, monkeypatch):
    """A report whose rows of wolfSSL were disturbed in a row and in one with kernels forced, in a
    file, and what the harness is asked for then: rows, kernel."""
    made, asked = report(), []
    calm = {row["id"]: copy.deepcopy(row) for row in made["rows"]}
    for row in made["rows"]:
        if row["id"] in ("sha3-256-32", "mlkem-768-decaps-avx2"):
            for c in row["contenders"]:
                if c["peer"] == "wolfSSL":
                    c |= {key: 1.26 * c[key] for key in ("cycles", "low", "high")}
    made["machine"]["features"] = ["avx512f"]
    path = tmp_path / "results.json"
    path.write_text(json.dumps(made))

    def harness(program, peers, runs, extra, quiet=False, kernel=""):
        wanted = [extra[n + 1] for n, word in enumerate(extra) if word == "--row"]
        asked.append((wanted, kernel))
        mark = "-avx2" if "," in kernel else "-plain" if kernel else ""
        rows = [copy.deepcopy(calm[ident + mark]) | {"id": ident} for ident in wanted]
        return {"rows": rows, "peers": made["peers"]}

    monkeypatch.setattr(measure, "harness", harness)
    monkeypatch.setattr(measure, "programs", lambda options: (None, None))
    monkeypatch.setattr(measure, "machine", lambda root: dict(made["machine"]))
    options = types.SimpleNamespace(peers=None, runs=3, row_seconds=0.1, again=path)
    return options, asked, made["machine"]


def test_rows_that_others_dispute_are_measured_again_and_no_others(saved):
    options, asked, _ = saved
    before = json.loads(options.again.read_text())
    with pytest.raises(measuring.Failed, match="measured twice"):
        store.refuse(store.file_of(copy.deepcopy(before)))
    after = measure.measure_again(options, copy.deepcopy(before))
    store.refuse(store.file_of(after))
    rows = [ident for wanted, kernel in asked for ident in wanted]
    assert "sha3-256-32" in rows and "mlkem-768-decaps" in rows and len(rows) < 12
    assert [wanted for wanted, kernel in asked if "," in kernel] == [["mlkem-768-decaps"]]
    told = after["again"][-1]
    assert told["date"] and "mlkem-768-decaps-avx2" in told["rows"]
    for old, new in zip(before["rows"], after["rows"], strict=True):
        assert old["id"] == new["id"]
        same = [c for c in new["contenders"] if "of" not in c] == old["contenders"]
        assert same or new["id"] in told["rows"]
    assert measure.disputed(after) == []


@pytest.mark.parametrize("key", ["cpu", "commit", "peer"])
def test_another_machine_or_commit_measures_nothing_again(saved, key):
    options, _, machine = saved
    before = json.loads(options.again.read_text())
    if key == "peer":
        next(p for p in before["peers"] if p["name"] == "wolfSSL")["version"] = "1"
    else:
        machine[key] = "another"
    with pytest.raises(measuring.Failed, match=r"results\.json: (wolfSSL|cpu|commit) was "):
        measure.measure_again(options, before)
