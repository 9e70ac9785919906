# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page and the front page say only what their rows say: a row that contradicts a claim changes
it. Rows here are made up."""

import copy
import json
import re
import sys

import pytest
from lanewise_lab import cores, predictions
from lanewise_lab.checkout import ROOT
from lanewise_lab.published import Line

sys.path.insert(0, str(ROOT / "bench"))
import charts  # noqa: E402
import front  # noqa: E402
import headlines  # noqa: E402
import kem_hardware  # noqa: E402
import page  # noqa: E402
import plots  # noqa: E402
import ranking  # noqa: E402
import readme  # noqa: E402


def contender(peer, cycles, function="SHA3-256", detail=""):
    return {
        "peer": peer,
        "function": function,
        "detail": detail,
        "needs": "",
        "cycles": cycles,
        "windows": 9,
        "spread": 0.0,
    }


def row(ident, ours, theirs, length=1024, states=0, title=None):
    """A row in which Lanewise takes `ours` cycles and each of `theirs` (peer, cycles) its own."""
    name = "Keccak-p[1600,24]" if states else "SHA3-256"
    others = [contender(peer, cycles, name) for peer, cycles in theirs]
    return {
        "id": ident,
        "title": title or ident,
        "bytes": 0 if states else length,
        "messages": 1,
        "states": states,
        "contenders": [contender("lanewise", ours, name), *others],
    }


CORE = "Acme 9, Anvil"


@pytest.fixture
def rows():
    return [
        row("sha3-256-1m", 4.0, [("OpenSSL 4", 6.0), ("XKCP", 5.0)]),
        row("kt128-8k", 1.9, [("Go", 3.0)]),
    ]


def test_the_headline_claims_all_rows_only_if_all_are_won(rows):
    assert headlines.measured(rows, CORE) == (
        "On Acme 9, Anvil faster than every other contender in all 2 rows"
    )
    assert headlines.slower(rows) == ""
    # One more contender, of another function, in one row: the claim is gone and the row is named.
    rows[1]["contenders"].append(contender("Rust", 0.85, "BLAKE3"))
    said = headlines.measured(rows, CORE)
    assert "faster than every" not in said and "fastest in 1 of 2 rows" in said
    assert "kt128-8k takes 2.2 times as long as BLAKE3" in said
    assert "kt128-8k (2.24 times BLAKE3)" in headlines.slower(rows)
    # A row without a goal and without a place in any table counts as well.
    rows.append(row("new", 3.0, [("XKCP", 1.0)]))
    assert "fastest in 1 of 3 rows; new takes 3.0 times" in headlines.measured(rows, CORE)


def test_an_operation_of_a_scheme_is_one_item_of_what_is_slower():
    """With the worst of its sets and percentiles; another operation is another item."""
    made = [
        row(ident, ours, [("XKCP", 1.0)], title=title)
        for ident, title, ours in (
            ("mldsa-44-sign", "ML-DSA-44, signing, mean of 9", 1.2),
            ("mldsa-87-sign-99", "ML-DSA-87, signing, percentile 99", 1.5),
            ("mldsa-44-keygen", "ML-DSA-44, key generation", 1.3),
            ("mldsa-65-keygen", "ML-DSA-65, key generation", 0.9),
        )
    ]
    assert ranking.slower_rows(made) == [
        "ML-DSA-87, signing, percentile 99 (1.50 times XKCP, and in one other row)",
        "ML-DSA-44, key generation (1.30 times XKCP)",
    ]


def test_rows_of_lengths_count_for_each_function(rows):
    """Ours in one function is not compared with others in another, but KT128 with BLAKE3."""
    sweep = row("sweep-64", 400.0, [("XKCP", 500.0)], 64, title="64 bytes")
    sweep["contenders"] += [
        contender("lanewise", 300.0, "KT128"),
        contender("Rust", 310.0, "BLAKE3"),
        contender("lanewise", 100.0, "TurboSHAKE128"),
    ]
    assert "in all 4 rows" in headlines.measured([*rows, sweep], CORE)
    sweep["contenders"][3]["cycles"] = 100.0
    said = headlines.measured([*rows, sweep], CORE)
    assert "fastest in 3 of 4 rows; KT128, 64 bytes takes 3.0 times as long as BLAKE3" in said


def test_a_level_row_is_no_win(rows):
    rows.append(row("level", 5.0, [("XKCP", 5.01)]))
    assert "level with or faster than" in headlines.measured(rows, CORE)
    assert "without a peer" in headlines.measured([row("alone", 1.0, [])], CORE)


def test_forced_kernels_and_failed_rows_make_no_claim(rows):
    rows.append(row("sha3-256-1m-plain", 9.0, [("XKCP", 5.0)]))
    rows.append(row("failed", 9.0, [("XKCP", 5.0)]) | {"error": "they disagree"})
    assert "in all 2 rows" in headlines.measured(rows, CORE)


def scheme(ident, ours, theirs, messages=1, bound=None):
    made = row(ident, ours, theirs, 0, title=ident) | {"messages": messages}
    for c in made["contenders"]:
        c["function"] = "SLH-DSA signature"
    if bound:
        made["contenders"].append(contender("lanewise", bound, "permutations of signing"))
    return made


def test_schemes_are_named_and_have_their_tables(rows):
    kem = scheme("mlkem-768-encaps-8", 80000.0, [("wolfSSL", 160000.0)], 8)
    slh = scheme("slhdsa-128f-sign", 10.5e6, [("OpenSSL 4", 105e6)], bound=10e6)
    assert readme.schemes({"rows": rows}) == []
    lines = readme.schemes({"rows": [*rows, kem, slh]})
    assert "| mlkem-768-encaps-8 | 10 each |  | 0.50 |" in lines[3]
    assert lines[-1].startswith("| slhdsa-128f-sign | 10500 | 0.10 |")
    assert lines[-1].endswith("| 1.05 |")
    said = headlines.measured([*rows, kem, slh], CORE)
    assert said.startswith(f"On {CORE} faster") and "4 rows" in said
    assert headlines.family([*rows, kem, slh]) == "SHA-3 family, ML-KEM and SLH-DSA"
    forced = copy.deepcopy(slh) | {"id": "slhdsa-128f-sign-avx2"}
    forced["contenders"][1]["cycles"] = 1.0
    assert "4 rows" in headlines.measured([*rows, kem, slh, forced], CORE)
    assert "128f" in page.row_table(slh) and "cycles each" in page.row_table(slh)


def test_a_new_scheme_has_a_place_everywhere(rows):
    """From its rows alone: tables, the page, the headline."""
    names = ("mldsa-65-sign", "mldsa-44-verify", "mldsa-44-keygen", "mldsa-44-sign-8")
    new = [scheme(name, 5.0e6, [("OpenSSL 4", 9.0e6)]) | {"title": f"A, {name}"} for name in names]
    data = {"core": CORE, "rows": [*rows, *new]}
    assert ranking.main_operations(data["rows"]) == [
        *("mldsa-44-keygen", "mldsa-44-verify", "mldsa-65-sign")
    ]
    assert "| A, mldsa-44-sign-8 | 5000 | 0.56 |" in "\n".join(readme.schemes(data))
    assert [title for title, _ in front.side_by_side([data])][-1] == "A, mldsa-65-sign"
    assert headlines.family(data["rows"]) == "SHA-3 family and ML-DSA"
    html = page.families(data["rows"])
    assert all(html.count(f"<h4>A, {name}</h4>") == 1 for name in names)


def test_sets_stand_in_the_order_of_the_standards():
    sets = ("128s", "128f", "192s", "192f", "256s", "256f")
    rows = [{"id": f"slhdsa-{name}-sign"} for name in sorted(sets)]
    assert ranking.main_operations(rows) == [f"slhdsa-{name}-sign" for name in sets]


def test_lengths_at_which_another_is_faster_are_said():
    points = [(1024, 0.8), (8192, 0.9), (65536, 0.7)]
    assert headlines.reach("KT128", points) == "KT128: no other is faster at any of the 3 lengths"
    points[1] = (8192, 2.23)
    said = headlines.reach("KT128", points)
    assert "ahead at 2 of 3 lengths" in said and "2.2 times as long" in said and "8 KiB" in said
    assert "slower at every length" in headlines.reach("KT128", [(1024, 1.5)])


def test_a_chart_has_four_lines_and_the_rest_on_demand():
    peers = {"Go": 9.0, "wolfSSL": 8.0, "XKCP": 6.0, "OpenSSL 4": 10.0, "Rust sha3": 7.0}
    rows = [
        row(f"sweep-{n}", 5.0 * n, [(name, c * n) for name, c in peers.items()], n)
        for n in (64, 128)
    ]
    html = plots.lengths(rows, page.table)
    names = re.findall(r'<li class="s\d( rest)?"><i></i>([^<]+) <', html)
    # Ours, the best other, OpenSSL, the next best.
    assert [n for rest, n in names if not rest] == ["Lanewise", "XKCP", "OpenSSL 4", "Rust sha3"]
    assert {n for rest, n in names if rest} == {"Go", "wolfSSL"} and "checkbox" in html
    assert html.count("<polyline") == 6 and html.count(' rest" points=') == 2


def test_a_loss_is_never_painted_as_a_win(rows):
    assert '<tr class="ours">' in page.row_table(rows[0])
    rows[0]["contenders"].append(contender("new", 3.0))
    assert '<tr class="ours behind">' in page.row_table(rows[0])
    bars = [("ours", "", 5.0, "5", True), ("theirs", "", 4.0, "4", False)]
    assert 'class="bar ours behind"' in charts.bars(bars)
    assert 'class="bar ours"' in charts.bars([bars[0], ("theirs", "", 6.0, "6", False)])
    whisker = {"name": "A55", "range": (1, 1.2), "error": (1, 1.2)}
    assert "mark ours behind" in charts.whiskers(
        [whisker | {"marks": [(1.1, "ours", "x")]}], "", ""
    )
    assert "mark ours" in charts.whiskers([whisker | {"marks": [(0.9, "ours", "x")]}], "", "")
    results = {"peers": [{"name": "OpenSSL 4", "version": "4"}]}
    won = row("sha3-256-1m", 4.0, [("OpenSSL 4", 6.0)])
    lost = row("sha3-256-1m", 4.0, [("OpenSSL 4", 3.0)])
    assert 'class="card"' in page.cards(results, {"sha3-256-1m": won})
    assert 'class="card lost"' in page.cards(results, {"sha3-256-1m": lost})


def test_bars_that_differ_much_share_a_logarithmic_scale():
    near = [("a", "", 25.0, "25", True), ("b", "", 300.0, "300", False)]
    assert "Logarithmic" not in charts.bars(near)
    far = charts.bars([*near, ("c", "", 3620.0, "3620", False)])
    widths = [float(w) for w in re.findall(r"width:([\d.]+)%", far)]
    assert "Logarithmic scale, from 10" in far and widths[0] > 10 and widths[2] == 100.0


def test_each_task_has_a_mark(rows):
    rows.append(row("b <", 4.0, [("OpenSSL 4", 2.0)]))
    rows.append(row("c", 4.0, [("OpenSSL 4", 4.01)]))
    rows.append(row("d", 4.0, [("OpenSSL 4", 2.0)]))
    rows[-1]["contenders"][1]["windows"] = 0
    rows.append(row("alone", 4.0, []))
    html = page.strip(rows)
    marks, _, key = html.partition("</p>")
    assert marks.count("<i ") == 5 and key.count("<i ") == 4
    assert '<i class="faster" title="sha3-256-1m: 0.80 of XKCP">' in html
    assert '<i class="slower" title="b &lt;: 2.00 of OpenSSL 4">' in html
    assert '<i class="level" title="c: 1.00 of OpenSSL 4">' in html
    assert '<i class="unknown" title="d: the core never was quiet">' in html
    assert "2 faster, " in key and "1 level, " in key and "1 unknown." in key


def test_the_plot_of_lengths_draws_every_peer():
    rows = [
        row(f"sweep-{n}", 4.0 * n, [("Go", 9.0 * n), ("wolfSSL", 6.0 * n)], n) for n in (64, 128)
    ]
    html = plots.lengths(rows, page.table)
    assert "SHA3-256: no other is faster" in html
    for name in ("Lanewise", "Go", "wolfSSL"):
        assert f">{name} " in html
    rows[0]["contenders"][2]["cycles"] = 2.0 * 64
    html = plots.lengths(rows, page.table)
    assert "no other is faster" not in html and "2.0 times as long" in html


def test_states_are_compared_with_the_fastest_other():
    by = {f"p24-x{n}": row(f"p24-x{n}", 700.0, [("XKCP", 840.0)], states=n) for n in (1, 2, 4, 8)}
    points = plots.state_points(by, 24)
    assert [(n, round(o)) for n, o, _, _ in points] == [(1, 700), (2, 350), (4, 175), (8, 88)]
    assert headlines.states(points).startswith("The speed of ours")
    by["p24-x4"]["contenders"].append(contender("new", 600.0, "Keccak-p[1600,24]"))
    said = headlines.states(plots.state_points(by, 24))
    assert said.startswith("Slower than the fastest other at 4 states")


@pytest.fixture
def cortex_m():
    """Lines of a table, and the best."""

    def line(name, cycles, published):
        theirs = {"cortex-m4": {"value": published}} if published else {}
        ours = {"cortex-m4": {"kernel": name, "value": cycles}}
        sizes = {"code": 5000 + cycles}, {"code": 9000}
        return Line(name, 1, "", {"cortex-m4": name}, ours, theirs, *sizes)

    best = {"kernel": "ours", "high": 8493, "rival": {"cycles": 9242, "kind": "measured"}}
    return [line("theirs", 9300, 9242), line("ours", 8493, None)], {"cortex-m4": best}


def test_cortex_m_is_won_under_every_rule_set_or_not_at_all(cortex_m):
    lines, bests = cortex_m
    assert "fewer cycles than any published kernel: 8.1 % on M4" in headlines.cortex_m(bests)
    drawn = plots.code_size(lines, bests)
    assert "whisker" not in drawn and "point ours best" in drawn
    lines[1].ours["cortex-m4"]["rules"] = {"central": 8493, "harsh": 9400}
    assert "whisker" in plots.code_size(lines, bests)
    bests["cortex-m4"]["high"] = 9400
    said = headlines.cortex_m(bests)
    assert "fewer cycles than any" not in said and "not faster" in said and "M4 (1.7 %" in said
    bests["cortex-m4"]["high"] = 8493
    rival = bests["cortex-m4"]["rival"]
    rival |= {"cycles": 9000, "kind": "in the model"}
    assert "5.6 % on M4 (in the model)" in headlines.cortex_m(bests)
    rival["cycles"] = 8000
    assert "not faster than the best published kernel on M4" in headlines.cortex_m(bests)


def test_aarch64_verdicts_are_those_of_the_table():
    best = {"outcome": "beaten", "gain_percent": 15.9}
    bests = {"cortex-a55": best, "cortex-x1": {"outcome": "no difference"}}
    said = headlines.aarch64(bests)
    assert said.startswith("The best published figure is beaten on A55 (15.9 %)")
    assert "no difference beyond the model's error on X1" in said
    bests["cortex-a55"] = best | {"outcome": "lost"}
    said = headlines.aarch64(bests)
    assert "beaten" not in said and said.startswith("Ours is slower on A55")


def test_the_page_has_no_claim_of_its_own():
    """What is not computed makes no comparison."""
    html = re.sub(r"\$\w+", "", (ROOT / "bench/page.html").read_text())
    assert not re.search(r"fast(er|est)|beats?\b|ahead|slower|best\b", html)


def test_names_of_whiskers_have_room():
    rows = [{"name": "A510 128f", "range": (0.8, 0.9), "error": (0.7, 1.0), "marks": []}]
    svg = charts.whiskers(rows, "x", "y")
    x = float(re.search(r'class="name" x="(\d+)"', svg)[1])
    assert x >= 8 * len("A510 128f")


def test_tables_of_the_kem_core_can_be_scrolled():
    """On a narrow screen they are wider than the page."""
    html = kem_hardware.section(page.table)
    assert html.count("<table") == html.count('<div class="scroll"') == 3
    assert '<tr class="ours">' in html


def test_whiskers_reach_over_all_rule_sets():
    rows = [{"name": "A55", "range": (0.8, 0.9), "error": (0.7, 1.0), "marks": [(1.0, "mca", "x")]}]
    svg = charts.whiskers(rows, "x", "y")
    places = [tuple(map(float, p)) for p in re.findall(r'whisker \w+" x1="(\S+)" x2="(\S+)"', svg)]
    (low, high), (inner_low, inner_high) = places
    assert low < inner_low < inner_high < high


# The front page


def test_the_readme_is_made_from_the_data():
    """README.md's table and picture, and every document, are what the kept rows make."""
    data = front.read()
    text = (ROOT / "README.md").read_text()
    table = front.table(data)
    for path, wanted in readme.pages(data).items():
        assert predictions.same(path.read_text(), wanted), f"{path.name}: bench/readme.py --table"
    head = next(i for i, line in enumerate(table) if line.startswith("| machine"))
    assert all(f"[{one['core']}]" in table[0] for one in data["measured"])
    assert [line.split(" | ")[4] for line in table[head + 2 :] if line.startswith("| ")] == [
        *("predicted", "predicted", "simulated", "simulated")
    ]
    assert text.count("\n") <= 160


def test_the_pages_print_the_errors_of_the_models_as_they_are():
    """After a change of a core's file: bench/readme.py --predicted. Models that are not judged
    rank kernels and are on no page."""
    for page_name, isa in (("cortex-m", "armv7m"), ("aarch64", "aarch64")):
        text = (readme.PAGES / f"{page_name}.md").read_text()
        for core in cores.names_of(isa):
            if cores.load(core).not_judged:
                assert cores.load(core).title not in text
                continue
            assert cores.error_words(cores.load(core)) in text, f"{page_name}.md: {core}"


def test_a_slower_row_is_said_in_the_table():
    data = copy.deepcopy(front.read())
    for r in data["measured"][0]["rows"]:
        if r["id"] == "sha3-256-1m":
            fastest = min(c["cycles"] for c in r["contenders"])
            r["contenders"].append(contender("New", fastest / 20) | {"quiet": [3, 0]})
    text = "\n".join(front.table(data))
    assert "**20.0 times the cycles** of New" in text and "(20.00 times New" in text
    some = dict(list(data["aarch64"].items())[:2])
    for core, judged in zip(some.values(), (True, False), strict=True):
        core |= {"outcome": "beaten", "judged": judged}
    words = front.aarch64_rows(some)[0][3]
    assert words.endswith(f"(the model of {cores.short(list(some)[1])} is not yet judged)")
    for core in data["aarch64"].values():
        core["outcome"] = "lost"
    assert all("**slower** on" in r[3] for r in front.aarch64_rows(data["aarch64"]))


def test_the_row_of_the_kem_hardware_follows_its_page(monkeypatch):
    """The fastest of others is chosen, and what is slower is said to be."""
    row = front.kem_rows()[0]
    import compare

    assert "2076, 2639 cycles" in row[2] and "HOPE" in row[3] and row[4] == "simulated"
    assert "up to 2076, 2722 with a fourth block" in row[2]
    assert "58 % fewer and 70 % fewer" in row[3]
    assert "36 % fewer and 43 % fewer by its core's own count" in row[3]
    fast = {"version": "FIPS 203", "title": "Fast", "encaps": ["", "1,000", ""]}
    faster = fast | {"decaps": ["", "3,000", ""]}
    monkeypatch.setattr(compare, "peers", lambda: [faster])
    assert "108 % more and 12 % fewer than Fast" in front.kem_rows()[0][3]


def test_what_is_refused_has_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["readme.py", str(tmp_path / "none.json")])
    assert readme.main() == 2
    assert capsys.readouterr().err.count("\n") == 1
    wrong = tmp_path / "arm.json"
    machine = {"cpu": "x", "cpu_id": "", "system": "", "commit": ""}
    wrong.write_text(json.dumps({"rows": [], "machine": machine}))
    monkeypatch.setattr(sys, "argv", ["readme.py", str(wrong)])
    assert readme.main() == 2 and "of another machine" in capsys.readouterr().err
