# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The search for x86-64 kernels: what it takes for better, and that it keeps kernels alone."""

import random
import re
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from lanewise_lab import gen
from lanewise_lab import recipe as recipes
from lanewise_lab.cli import main
from lanewise_lab.onekernel_run import lacking
from lanewise_lab.search import x86_64 as search
from lanewise_lab.search.walk import Refused, Walk, keep
from lanewise_lab.stopwatch import Stopwatch
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.recipe import Recipe
from required import machine_lacks

X8, AVX2, ROWS = "x86_64_x8_avx512", "x86_64_x4_avx2", "x86_64_x1_bmi2_rows"
PLANES = "x86_64_x1_avx512_intel_rotated_planes"


@pytest.fixture
def cold(tmp_path, monkeypatch):
    """Recipes for which nothing was found."""
    for name in (X8, AVX2, ROWS, PLANES):
        (tmp_path / f"{name}.toml").write_text((recipes.RECIPES / f"{name}.toml").read_text())
    monkeypatch.setattr(recipes, "RECIPES", tmp_path)
    return tmp_path


class Unchecked(search.Kernel):
    """No processor: nothing is assembled, and all that the generator makes is right."""

    def __init__(self, name, error=0.0):
        self.found = {}
        super().__init__(name, None, Pretended(self.found, error))

    def _assembled(self, text, *options):
        self.made += 1
        return Path(str(self.made))

    def candidate(self, found):
        one = super().candidate(found)
        self.found[one.library] = found
        return one

    def check(self, found):
        self.text(found)

    def clean(self, *some):
        assert all(one.library in self.found for one in some)


class Pretended(Stopwatch):
    """By which an operation costs more cycles, the sooner it comes after what it waits for. It errs
    by so much, as a share, in a short measurement."""

    def __init__(self, found, error):
        self.found, self.error, self.source = found, error, random.Random(1)

    def true(self, library):
        options = self.found[library]
        ops = Zipped(options["order"], options["parity"]).block.ops
        waits = ((n, a) for n, one in enumerate(ops) for a in ops[max(0, n - 4) : n])
        return 500 + sum(a.result in ops[n].reads for n, a in waits)

    def __call__(self, libraries, seconds):
        error = self.error * (search.SHORT / seconds) ** 0.5
        return [[self.true(one) * (1 + self.source.gauss(0, error))] for one in libraries], True


def pretended(monkeypatch, error):
    monkeypatch.setattr(search, "lacking", lambda symbol: [])
    target = Unchecked(X8, error)
    return target.stopwatch, Walk(target, seed=1)


def steps(one, count, heat=0.001):
    for _ in range(count):
        with suppress(Refused):
            one.step(heat)


@pytest.mark.slow
@pytest.mark.parametrize("error", [0, 0.001])
def test_a_bad_order_becomes_better(cold, monkeypatch, error):
    watch, one = pretended(monkeypatch, error)
    before = watch.true(one.best.library)
    steps(one, 150)
    assert watch.true(one.best.library) < before - 15, before
    assert abs(one.best.cycles[0] / watch.true(one.best.library) - 1) < 3 * error + 1e-9


@pytest.mark.slow
def test_what_is_slower_is_not_the_best(cold, monkeypatch):
    """Measurements err by more than candidates differ."""
    watch, one = pretended(monkeypatch, 0.003)
    first = one.target.first
    watch.true = lambda library: 1000 + 2 * (library != first.library)
    steps(one, 200, heat=0.003)
    assert one.tried > 100 and one.current is not first
    assert one.best is first


def test_it_stays_near_the_best(cold, monkeypatch):
    """Whatever the heat; and it goes back there."""
    watch, one = pretended(monkeypatch, 0)
    first = one.target.first
    watch.true = lambda library: 999 + int(str(library))
    steps(one, 60, heat=1)
    assert 1000 < watch.true(one.current.library) <= 1010 and one.best is first
    one.target.patience = one.vain
    steps(one, 12)
    assert one.current is first and one.vain < 12


def made(here):
    """A target with kernels for this machine."""
    folder = here / "made"
    folder.mkdir()
    return search.Kernel(AVX2, folder)


@pytest.fixture
def here(cold):
    if missing := lacking(AVX2):
        machine_lacks(", ".join(missing))
    return cold


class Faster(Stopwatch):
    """By which a later candidate is faster."""

    def __call__(self, libraries, seconds):
        return [[1 / int(one.name)] for one in libraries], True


WRONG = {
    "a rotation": (r"(vpsllq \S+, \S+), 44", r"\1, 43", "1 rounds are wrong"),
    "a constant": (r"(lea r8, \[rsi \+ 8 \* rdx)", r"\1 - 8", "rounds are wrong"),
    "a crash": (r"(\n    neg r9 )", r"\n    ud2\1", "the process died"),
}


@pytest.mark.slow
@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_candidates_are_refused(here, monkeypatch, wrong):
    """However fast they are."""
    pattern, by, why = WRONG[wrong]
    right, target = gen.source, made(here)
    one = Walk(target, seed=1)
    assert re.search(pattern, right(target.recipe))
    monkeypatch.setattr(gen, "source", lambda recipe: re.sub(pattern, by, right(recipe)))
    with pytest.raises(Refused, match=why):
        target.check(target.first.found)
    target.stopwatch = Faster()
    steps(one, 12)
    assert one.tried > 6 and one.best is target.first and one.current is target.first


@pytest.mark.slow
def test_code_that_crashes_does_not_end_the_search(here):
    target = made(here)
    good = target.first.library
    crash = ".globl entry, absorbing, jumped\nentry: absorbing: jumped: ud2\n"
    bad = target._assembled(crash, "-shared", "-nostdlib")
    with target.stopwatch as watch:
        with pytest.raises(search.Failed, match="died"):
            watch([bad], 0.001)
        cycles, _ = watch([good, good], 0.001)
        assert [len(one) for one in cycles] == [3, 3]
        assert all(500 < one < 20_000 for row in cycles for one in row)


@pytest.mark.parametrize("name", [X8, AVX2, ROWS, PLANES])
def test_what_was_found_is_replayed(cold, monkeypatch, name):
    """To the same bytes, from the file."""
    monkeypatch.setattr(search, "lacking", lambda symbol: [])
    target, source, changed = Unchecked(name), random.Random(1), 0
    given = target.first
    while changed < 4:
        with suppress(Refused):
            other = target.neighbour(given, source)
            target.check(other.found)  # the last round leaves less room than those that are timed
            changed, given = changed + (other is not given), other
    keep(name, ["Measured nowhere."], given.found)
    loaded = Recipe.load(name)
    assert set(loaded.options) == set(target.recipe.options | given.found)
    assert gen.source(loaded) == target.text(given.found) != target.text({})
    head = recipes.found(name).read_text().splitlines()[:3]
    assert head[1:] == [f"# Found by: lanewise-lab search {name}", "# Measured nowhere."]


def test_one_state_with_a_lane_in_each_register_has_neighbours(monkeypatch):
    """It takes what was found for eight states, and its order may move as theirs does."""
    monkeypatch.setattr(search, "lacking", lambda symbol: [])
    target, source, texts = Unchecked("x86_64_x1_avx512vl"), random.Random(1), set()
    for _ in range(60):
        with suppress(Refused):
            texts.add(target.text(target.neighbour(target.first, source).found))
    assert len(texts) > 5


def test_what_is_kept_can_be_read(tmp_path, monkeypatch):
    monkeypatch.setattr(recipes, "RECIPES", tmp_path)
    found = {
        "long": list(range(60)),
        "names": [f"{n}1" for n in range(60)],
        "short": [9, -1],
        "none": [],
        "tables": {"loop": list(range(40)), "register": 2},
        "share": {"eor3": 20, "xar": 0},
        "rows": [{"plane": "00", "held": ["01"], "opened": []}, {"plane": "10", "held": []}],
        "cost": 7,
    }
    keep("any", ["so."], found | {"text": "a b"}, {"long": "numbers", "tables": "lists"})
    text = recipes.found("any").read_text()
    assert "# so.\n" in text and "long = [  # numbers\n" in text and "[tables]  # lists" in text
    assert max(map(len, text.splitlines())) <= 100
    assert tomllib.loads(text) == found | {"text": "a b\n"}


def test_a_machine_without_avx512(cold, monkeypatch, capsys):
    monkeypatch.setattr(search, "lacking", lambda symbol: ["avx512f", "avx512dq"])
    with pytest.raises(SystemExit) as stop:
        main(["search", X8, "--minutes", "0.01"])
    out, said = capsys.readouterr()
    assert stop.value.code == 2 and not out
    assert said == f"lanewise-lab: {X8}: this machine lacks avx512f, avx512dq\n"


def test_a_wrong_recipe(cold, capsys):
    path = cold / f"{X8}.toml"
    path.write_text(path.read_text().replace("states = 8", "states = 3"))
    with pytest.raises(SystemExit) as stop:
        main(["search", X8])
    assert stop.value.code == 2 and f"{X8}: states: must be" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.ci
def test_a_search_on_this_machine(here, monkeypatch, capsys):
    """By the name of the kernel, from nothing, for some seconds. How good an order is depends on
    the processor, so that the kernel waits a while for each of the first ten operations that
    stands where it stood at first: this every processor feels, and only measuring finds it."""
    right, begun = gen.source, search.technique(recipes.own(AVX2)).begin()["order"].split()

    def waiting(recipe):
        in_place = sum(a == b for a, b in zip(begun[:10], recipe["order"].split(), strict=False))
        wait = "\n    lfence" * 8 * in_place
        return right(recipe).replace("\n    neg r9 ", f"{wait}\n    neg r9 ")

    monkeypatch.setattr(gen, "source", waiting)
    assert main(["search", "keccakp1600_x4_avx2", "--minutes", "0.15"]) == 0
    out = capsys.readouterr().out
    ratio = re.search(rf"{AVX2}: .*; before .*; ratio ([\d.]+)", out)
    assert float(ratio[1]) < 0.98, out
    found = recipes.found(AVX2).read_text()
    order = tomllib.loads(found)["order"].split()
    assert order[:10] != begun[:10], found
