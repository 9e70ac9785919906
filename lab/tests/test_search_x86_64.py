# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The search for x86-64 kernels: what it takes for better, and that it keeps kernels alone."""

import random
import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from lanewise_lab import gen
from lanewise_lab import recipe as recipes
from lanewise_lab.onekernel_run import lacking
from lanewise_lab.search import __main__ as command
from lanewise_lab.search import x86_64 as search
from lanewise_lab.search.keep import keep
from lanewise_lab.search.x86_moves import technique
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


def begun(name):
    """A recipe, what it begins with, and what its neighbours are."""
    own = recipes.own(name)
    how = technique(own)
    return Recipe.load(name, how.begin), how.begin(), partial(how.neighbour, own)


class Unchecked(search.Bench):
    """No processor: nothing is assembled, and all that the generator makes is right."""

    def __init__(self, recipe):
        super().__init__(recipe, None)
        self.found = {}

    def _assembled(self, text, *options):
        self.made += 1
        return Path(str(self.made))

    def candidate(self, found):
        one = super().candidate(found)
        self.found[one.library] = found
        return one

    def check(self, found):
        self.text(found)

    def keep(self, *some):
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


def pretended(error):
    recipe, found, neighbour = begun(X8)
    bench = Unchecked(recipe)
    watch = Pretended(bench.found, error)
    return watch, search.Search(bench, watch, found, neighbour, seed=1)


def steps(one, count, heat=0.001):
    for _ in range(count):
        with suppress(search.Refused):
            one.step(heat)


@pytest.mark.parametrize("error", [0, 0.001])
def test_a_bad_order_becomes_better(cold, error):
    watch, one = pretended(error)
    before = watch.true(one.first.library)
    steps(one, 150)
    assert watch.true(one.best.library) < before - 15, before
    assert abs(one.cycles[0] / watch.true(one.best.library) - 1) < 3 * error + 1e-9


def test_what_is_slower_is_not_the_best(cold):
    """Measurements err by more than candidates differ."""
    watch, one = pretended(0.003)
    watch.true = lambda library: 1000 + 2 * (library != one.first.library)
    steps(one, 200, heat=0.003)
    assert one.tried > 100 and one.current is not one.first
    assert one.best is one.first


def test_it_stays_near_the_best(cold, monkeypatch):
    """Whatever the heat; and it goes back there."""
    watch, one = pretended(0)
    watch.true = lambda library: 999 + int(str(library))
    steps(one, 60, heat=1)
    assert 1000 < watch.true(one.current.library) <= 1010 and one.best is one.first
    monkeypatch.setattr(search, "PATIENCE", one.vain)
    steps(one, 3)
    assert one.current is one.first and one.vain < 3


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
    recipe, found, neighbour = begun(AVX2)
    folder = here / "made"
    folder.mkdir()
    bench = search.Bench(recipe, folder)
    one = search.Search(bench, None, found, neighbour, seed=1)
    right = gen.source
    assert re.search(pattern, right(recipe))
    monkeypatch.setattr(gen, "source", lambda recipe: re.sub(pattern, by, right(recipe)))
    with pytest.raises(search.Refused, match=why):
        bench.check(found)
    one.stopwatch = Faster()
    steps(one, 12)
    assert one.tried > 6 and one.best is one.first and one.current is one.first


@pytest.mark.slow
def test_code_that_crashes_does_not_end_the_search(here):
    recipe, found, _ = begun(AVX2)
    folder = here / "made"
    folder.mkdir()
    bench = search.Bench(recipe, folder)
    good = bench.candidate(found).library
    crash = ".globl entry, absorbing, jumped\nentry: absorbing: jumped: ud2\n"
    bad = bench._assembled(crash, "-shared", "-nostdlib")
    with Stopwatch(*bench.uses) as watch:
        with pytest.raises(search.Failed, match="died"):
            watch([bad], 0.001)
        cycles, _ = watch([good, good], 0.001)
        assert [len(one) for one in cycles] == [3, 3]
        assert all(500 < one < 20_000 for row in cycles for one in row)


@pytest.mark.parametrize("name", [X8, AVX2, ROWS, PLANES])
def test_what_was_found_is_replayed(cold, name):
    """To the same bytes, from the file."""
    recipe, found, neighbour = begun(name)
    bench, source, changed = Unchecked(recipe), random.Random(1), 0
    while changed < 8:
        other = neighbour(found, source)
        with suppress(search.Refused):
            bench.text(other, timed=True)
            changed, found = changed + (other != found), other
    said = ["Measured nowhere."]
    keep(name, said, (line for one in found.items() for line in search.written(*one)))
    loaded = Recipe.load(name)
    assert set(loaded.options) == set(recipe.options | found)
    assert gen.source(loaded) == bench.text(found) != bench.text({})
    head = recipes.found(name).read_text().splitlines()[:3]
    assert head[1:] == [f"# Found by: python3 -m lanewise_lab.search {name}", "# Measured nowhere."]


def test_a_machine_without_avx512(cold, monkeypatch, capsys):
    monkeypatch.setattr(search, "lacking", lambda symbol: ["avx512f", "avx512dq"])
    assert command.main([X8, "--minutes", "0.01"]) == 2
    out, said = capsys.readouterr()
    assert not out and said == f"{X8}: this machine lacks avx512f, avx512dq\n"


def test_a_wrong_recipe(cold, capsys):
    path = cold / f"{X8}.toml"
    path.write_text(path.read_text().replace("states = 8", "states = 3"))
    with pytest.raises(SystemExit) as stop:
        command.main([X8])
    assert stop.value.code == 2 and f"{X8}: states: must be" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.ci
def test_a_search_on_this_machine(here, capsys):
    """By the name of the kernel, from nothing, for some seconds."""
    assert command.main(["keccakp1600_x4_avx2", "--minutes", "0.15"]) == 0
    out = capsys.readouterr().out
    ratio = re.search(rf"{AVX2}: .* candidates; before .*; ratio ([\d.]+)", out)
    assert float(ratio[1]) < 0.995, out
    assert "order = " in recipes.found(AVX2).read_text()
