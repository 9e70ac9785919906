# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The runner of the hardware's benches: names and options that it refuses, what it calls a failure,
and that each planted fault is one of today's sources."""

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rtl.tools import bench, faults, simulators

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str) -> subprocess.CompletedProcess:
    command = [sys.executable, ROOT / "rtl/tools/bench.py", *words]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("words", [["cores"], ["model", "--engines", "2"], ["--seeds", "2"]])
def test_names_and_options_that_are_not_in_the_table(words):
    done = run("--sample", *words)
    assert done.returncode == 2 and re.search("no bench is called|has no option", done.stderr)


def test_the_makefile_names_benches_of_the_table():
    found = re.findall("^RTL_(PROCESSOR|KEM) := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    names = [name for _, words in found for name in words.split()]
    assert len(found) == 2 and not set(names) - set(bench.BENCHES) and len(names) > 5


@pytest.mark.parametrize(
    "name, count",
    [("kem", 482), ("core", 141), ("keccak", 90), ("processor", 114), ("scalar", 49), ("xif", 43)],
)
def test_planted_faults_fit_the_sources(name, count):
    """SOUNDNESS.md has the numbers. Each text is once in its file, or the list is refused."""
    done = run("--list", f"faults-{name}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(" -> ") == count


def test_faults_of_the_processor_that_are_switched_on_go_into_one_build(tmp_path):
    given = SimpleNamespace(**bench.BENCHES["faults-processor"])
    for target, found in faults.lists(given):
        ours = [fault for fault in found if "«" in fault.old]
        files = simulators.sources("rvkeccak")
        package, *copies = faults.switched(ours, files, "lanewise_simd", tmp_path / target.name)
        text = "".join(path.read_text() for path in copies)
        assert all(text.count(f"number == {fault.number})") == 1 for fault in ours)
        assert package.stem == "lanewise_fault_pkg"


@pytest.mark.parametrize("made", [False, None, simulators.Failed("a bench"), ValueError("a size")])
def test_only_true_is_a_success(made, monkeypatch, capsys):
    def driver(_options):
        if isinstance(made, Exception):
            raise made
        return made

    monkeypatch.setattr(bench.importlib, "import_module", lambda _: SimpleNamespace(run=driver))
    options = SimpleNamespace(name="x", about="y", driver="z")
    assert not bench.run("x", options)
    assert "x: FAILED" in capsys.readouterr().out.replace("bench ", "")


@pytest.mark.parametrize("jobs", [1, 2])
def test_several_at_a_time_say_what_they_have_to_say(jobs, monkeypatch, capfd):
    """What a program prints that a bench has called, too; and one that fails is a failure."""

    def driver(options):
        subprocess.run(["echo", f"called by {options.name}"], check=True)
        if options.name == "worse":
            raise KeyError("no such thing")
        return options.name != "bad"

    monkeypatch.setattr(bench.importlib, "import_module", lambda _: SimpleNamespace(run=driver))

    def held(*names: str) -> tuple[bool, str]:
        wanted = [(n, SimpleNamespace(name=n, about="z", driver="z")) for n in names]
        return bench.all_hold(wanted, jobs), capfd.readouterr().out

    good, said = held("a", "b", "c")
    assert good
    for name in "abc":
        assert re.search(f"bench {name}: z\ncalled by {name}\nbench {name}: ok", said)
    good, said = held("a", "bad", "b")
    assert not good and "called by bad\nbench bad: FAILED" in said
    if jobs > 1:
        good, said = held("a", "worse")
        assert not good and "KeyError: 'no such thing'" in said


def test_what_is_built_once(tmp_path, monkeypatch):
    """A bench takes what another one of the same command has built of the same files."""
    source, built = tmp_path / "a.v", []

    def compiled(where, top, _flips):
        built.append(top)
        (where / f"V{top}").write_text("")

    monkeypatch.setattr(simulators, "call", lambda *_: "")
    monkeypatch.setattr(simulators, "_compile", compiled)

    def builds(text: str, **parameters: int) -> int:
        source.write_text(text)
        simulators.verilated(tmp_path / "obj", "a", [source], parameters, False)
        return len(built)

    assert [builds("one"), builds("one"), builds("two"), builds("two", N=1)] == [1, 1, 2, 3]
    monkeypatch.setattr(simulators, "RUN", "another command")
    assert builds("two", N=1) == 4


def test_what_another_bench_may_read_is_replaced_whole(tmp_path):
    path = tmp_path / "a.sv"
    simulators.put(path, "one")
    before = path.stat()
    simulators.put(path, "one")
    assert path.stat().st_ino == before.st_ino, "not written again"
    simulators.put(path, "two")
    assert path.read_text() == "two" and list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["programs", "random"])
def test_continuous_integration_takes_one_of_some(name, monkeypatch):
    """Which one the commit chooses, and each in turn."""
    monkeypatch.setenv("CI", "true")
    taken = []
    for of in "0123456789ab":
        monkeypatch.setattr(bench, "commit", lambda of=of: of)
        ((_, options),) = bench.runs(name, True, {})
        taken.append(options.rtl if name == "programs" else options.builds)
    assert sorted({str(t) for t in taken}) == ["['e32x3']", "['e64x1_full']", "['e64x3']"]
    assert all(taken.count(t) == 4 for t in taken)


class Place:
    """Somewhere to plant faults, which shows those of even number."""

    name = leaf = "engine"

    def __init__(self, before: str = ""):
        self.before = before

    def prepare(self, _faults):
        return self.before

    def shows(self, fault):
        return "" if fault.number % 2 else "seen"


@pytest.fixture
def planted(monkeypatch, tmp_path):
    def made(place: Place, text: str, **options) -> bool:
        (tmp_path / "list.toml").write_text(
            f'prefix = "lanewise_mlkem_"\n[engine]\nfaults = [{text}]'
        )
        module = SimpleNamespace(planted=lambda: [place])
        monkeypatch.setattr(faults.importlib, "import_module", lambda _: module)
        row = {"name": "faults", "list": tmp_path / "list.toml", "targets": ["x"], "sample": False}
        return faults.run(SimpleNamespace(**row, **{"only": []} | options))

    return made


GOOD = '["fold", "column_middle[x_i[17:12]]", "a", "n"], ["fold", "column_high[x_i[23:18]]", "b"]'


def test_a_fault_that_nothing_shows_fails(planted, capsys):
    assert not planted(Place(), GOOD)
    assert "1 of 2 planted faults seen" in capsys.readouterr().out
    assert planted(Place(), GOOD, only=["engine 2"])


def test_a_bench_is_tried_without_a_fault():
    """One in SystemVerilog that fails by one of its faults' names whatever is planted."""
    shows = {"broken": True, "whole": False}
    bench_of = SimpleNamespace(
        name="x", leaf="x", icarus=lambda _: [], shows=lambda _, note: shows[note]
    )
    target = faults.InIcarus(bench_of)
    said = [target.prepare([faults.Fault("x", 1, "f", "a", "b", note)]) for note in shows]
    assert "broken" in said[0] and not said[1]


@pytest.mark.parametrize(
    "place, text, options, said",
    [
        (Place("wrong"), GOOD, {}, "engine, without a fault: wrong"),
        (Place(), '["fold", "column", "a"]', {}, "times, not once"),
        (Place(), '["folds", "column", "a"]', {}, "no such file"),
        (Place(), GOOD, {"only": ["engine 3"]}, "no such fault"),
    ],
)
def test_lists_that_are_refused(place, text, options, said, planted):
    with pytest.raises(simulators.Failed, match=said):
        planted(place, text, **options)
