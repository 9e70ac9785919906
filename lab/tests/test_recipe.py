# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Recipes: what is refused, in one line that names the recipe and the option; and chance, which
decides nothing where shipped files are written."""

import re
from pathlib import Path

import lanewise_lab
import pytest
from lanewise_lab import cli, gen, recipe_page
from lanewise_lab import recipe as recipes
from lanewise_lab.armv7m import constant_pointer
from lanewise_lab.armv7m.recipe import Recipe as Armv7m
from lanewise_lab.armv7m.software_pipelined import Emitter
from lanewise_lab.checkout import ROOT, kernel_files
from lanewise_lab.search import armv7m as search
from test_import_order import MODULES, graph

ISAS = tuple(gen.ISAS)


@pytest.fixture
def edited(tmp_path, monkeypatch):
    """Makes the kernel of a recipe in which texts are replaced (old, new), or in which everything
    from a text on is left out (old, None)."""

    def run(name: str, *edits: tuple[str, str | None]) -> int:
        text = (recipes.RECIPES / f"{name}.toml").read_text()
        found = recipes.RECIPES / f"{name}.found.toml"
        texts = {f"{name}.toml": text}
        if found.exists():
            texts[found.name] = found.read_text()
        for old, new in edits:
            hit = [key for key, value in texts.items() if old in value]
            assert hit, old
            before, after = texts[hit[0]].split(old, 1)
            texts[hit[0]] = before if new is None else before + new + after
        for key, value in texts.items():
            (tmp_path / key).write_text(value)
        monkeypatch.setattr(recipes, "RECIPES", tmp_path)
        return gen.main([name])

    return run


SCALAR, MIXED, SHA3 = "aarch64_x1_scalar", "aarch64_x2_mixed_x2", "aarch64_x1_sha3"
OURS, PUBLISHED, M7 = "armv7m_m4_resident", "armv7m_m4_lazy3", "armv7m_m7_interleaved"
RV64, RV32, VECTOR = "riscv_x1_rv64_zbb", "riscv_x1_rv32_zbb", "riscv_x2_rv64_v"
STYLE = "style = { group = 5, late_stores = true, start = 0, step = -1 }\n"
PLANES = f"half_planes = {[[y, p] for y in range(5) for p in (0, 1)]}"


def more(line: str) -> tuple[str, str]:
    return "[options]\n", f"[options]\n{line}\n"


REFUSED = {
    # unknown
    "unknown A": (SCALAR, "colour", "unknown; known are core, scalar", more('colour = "red"')),
    "unknown M": (OURS, "seed", "unknown", more("seed = 1")),
    "unknown R": (RV64, "core", "unknown", more('core = "cortex-m4"')),
    "unknown key": (RV64, "technique", "unknown: title", ("title =", 'technique = "x"\ntitle =')),
    # missing
    "missing A": (SCALAR, "core", "missing", ('core = "cortex-x1"\n', "")),
    "missing M": (PUBLISHED, "core", "missing", ('core = "cortex-m4"\n', "")),
    "missing R": (RV64, "bits", "missing", ("bits = 64\n", "")),
    "no title": (RV64, "title", "missing", ("title =", "about =")),
    "no delays": (SCALAR, "scalar", "needs delays", ("[options.delays]", None)),
    "no states": (MIXED, "share", "missing, and scalar too", ("share = {", "# {")),
    "no form": (PUBLISHED, "style", "missing, and room too", ("lazy = 3", "#"), ("half", "# half"),
                (STYLE, "")),
    "no order": (OURS, "order", "missing", ("[order]", None)),
    "no steps": (OURS, "theta", "missing", ("theta = ", None)),
    "no registers": (OURS, "registers", "missing", ("[registers]", None)),
    "no waiting": (RV64, "waiting", "missing", ("waiting =", "#")),
    "no planes": (RV32, "planes", "missing", ("planes =", "#"), ("resident =", "#")),
    "no count": (VECTOR, "states", "missing", ("states = 2\n", "")),
    # wrong type
    "text": (SCALAR, "scalar", "must be 1 to 3, not 'one'", ("scalar = 1", 'scalar = "one"')),
    "true": (SCALAR, "scalar", "must be 1 to 3, not True", ("scalar = 1", "scalar = true")),
    "many": (SCALAR, "scalar", "must be 1 to 3, not 4", ("scalar = 1", "scalar = 4")),
    "share": (MIXED, "share", "must be table of", ("eor3 = 100", "eor4 = 100")),
    "percent": (MIXED, "share", "must be table of", ("eor3 = 100", "eor3 = 101")),
    "four": (SCALAR, "delays", "must be table of", ("[0, 0, 0, 0, 0]", "[0, 0, 0, 0]")),
    "lane": (SCALAR, "delays", "must be table of", ('"00"', '"50"')),
    "room": (OURS, "room", "must be 1 to 13", ("room = 7", "room = 0")),
    "plane": (PUBLISHED, "half_planes", "no two alike", ("[0, 0]", "[3, 0]")),
    "half": (PUBLISHED, "half_planes", "halves 0 and 1", ("[0, 0]", "[0, 3]")),
    "style": (PUBLISHED, "style", "must be table of group", ("group = 5", "group = 5, depth = 1")),
    "bits": (RV64, "bits", "must be `32` or `64`, not 16", ("bits = 64", "bits = 16")),
    "extension": (RV64, "extensions", "must be list of", ('"zbb"', '"zba"')),
    # unknown core
    "core A": (SCALAR, "core", "a core of aarch64", ('"cortex-x1"', '"cortex-z9"')),
    "other isa": (SCALAR, "core", "a core of aarch64", ('"cortex-x1"', '"cortex-m4"')),
    "core M": (OURS, "core", "a core of armv7m", ('"cortex-m4"', '"cortex-m99"')),
    "other core": (OURS, "core", "not the one that the recipe's name", ('-m4"', '-m7"')),
    # contradictions
    "alone": (SCALAR, "alone", "contradicts scalar", more("share = {}\nalone = true")),
    "no vectors": (SCALAR, "waiting", "needs share", more('waiting = ["00"]')),
    "ahead": (SHA3, "alone", "contradicts ahead", more("ahead = true")),
    "pairs": ("aarch64_x4_scalar_neon", "pairs", "beside one scalar state", more("pairs = 2")),
    "both": (OURS, "style", "needs lazy", more(STYLE)),
    "both more": (OURS, "room", "contradicts style", more(STYLE + "lazy = 0\n" + PLANES)),
    "lazy": (M7, "lazy", "contradicts style", ("lazy = 0", "lazy = 1")),
    "delays": (OURS, "delays", "does not end with them", ("20 = 0,", "20 = 5,")),
    "zbb and v": (VECTOR, "extensions", "zvbb is for v", ('["v"]', '["v", "zbb"]')),
    "zvbb alone": (RV64, "extensions", "zvbb is for v", ('"zbb"', '"zvbb"')),
    "halves of vectors": (VECTOR, "bits", "whole lanes", ("bits = 64", "bits = 32")),
    "waiting vectors": (VECTOR, "waiting", "contradicts bits or ext", more('waiting = ["00"]')),
    "planes of lanes": (RV64, "planes", "contradicts bits", more(
        'resident = []\nplanes = ["40", "10", "30", "20", "00", "41", "21", "11", "01", "31"]')),
    "states": (RV64, "states", "contradicts extensions", more("states = 2")),
    # what a search found for another kernel
    "order": (OURS, "order", "not one of", ("loop = [\n    ", "loop = [\n    9999, ")),
    "register": (OURS, "registers", "is not free", ("    10, 11, 2, 5, 6", "    10, 10, 2, 5, 6")),
    "results": (OURS, "registers", "not those of", ("    3, 8, 9, 10, 8,", "    3, 8, 9, 10,")),
    "enter": (OURS, "registers", "not those of", ("    10, 6, 3, 7,", "    10, 6, 3,")),
    "pointer": (OURS, "pointer", "has to follow", (" 0, 5, 6, 11, 1, 2,", " 2, 5, 6, 11, 1, 0,")),
    "not TOML": (RV64, "riscv_x1_rv64_zbb.toml", "line", ("bits = 64", "bits = ")),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case, edited, capsys):
    name, option, why, *edits = REFUSED[case]
    assert edited(name, *edits) == 1
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1, err
    assert err.startswith(f"{name}: ") and why in err, err
    assert re.match(rf"\S+ (\S+: )?.*\b{re.escape(option)}\b", err), err


@pytest.mark.parametrize("isa", ISAS)
def test_unknown_recipe_and_flag(isa, capsys):
    known = gen.ISAS[isa].names()
    for arguments in ([], [f"{isa}_nothing"], [known[0], "--nothing"], [known[0], "", "x"]):
        assert gen.main(arguments) == 2
        out, err = capsys.readouterr()
        assert not out and err.count("\n") == 1
        assert "lanewise_lab.gen RECIPE" in err and known[-1] in err


def test_the_command_says_which_recipe_is_wrong(edited, tmp_path, capsys):
    assert edited(RV64, ("bits = 64", "bits = 16")) == 1
    gen.kernels.cache_clear()
    for path in Path(recipe_page.__file__).with_name("recipes").glob("*.toml"):
        if not (tmp_path / path.name).exists():
            (tmp_path / path.name).write_text(path.read_text())
    capsys.readouterr()
    assert cli.main(["gen", "--list"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err == f"lanewise-lab: {RV64}: bits: must be `32` or `64`, not 16\n"


def test_a_recipe_of_another_instruction_set(capsys):
    with pytest.raises(recipes.Wrong, match=f"{RV64}: recipe: there is none of armv7m"):
        Armv7m.load(RV64)
    with pytest.raises(SystemExit) as stop:
        cli.main(["search", RV64])
    assert stop.value.code == 2 and f"no recipe {RV64} to search for" in capsys.readouterr().err


def test_chains_where_the_recipe_asks_for_them(capsys):
    assert gen.main([PUBLISHED, "--chain"]) == 1
    assert capsys.readouterr().err.startswith(f"{PUBLISHED}: chains: not given")


@pytest.mark.parametrize("isa", ISAS)
def test_every_option_is_used(isa):
    """An option that no recipe has is one that nothing tests."""
    recipe = gen.ISAS[isa]
    used = {option for name in recipe.names() for option in recipe.load(name).options}
    assert used == set(recipe.OPTIONS)


def test_the_page_says_what_the_options_say():
    assert (ROOT / "docs/recipes.md").read_text() == recipe_page.page()


@pytest.mark.slow
@pytest.mark.parametrize("name", [OURS, "armv7m_m7_paired"])
def test_found_registers_are_those_of_the_seed(name):
    recipe = Armv7m.load(name)
    found = search.registers(recipe)
    assert found["registers"] == recipe["registers"]
    kept, made = recipe["pointer"], found["pointer"]
    assert made["register"] == kept["register"]
    loop = Emitter(recipe).loop
    lost = [lost_cycles(loop, pointer["order"]) for pointer in (kept, made)]
    assert lost[1] <= lost[0] if recipe.three_stage else made == kept


def lost_cycles(loop, order):
    """Between neighbours on Cortex-M3 and M4, where the pointer moves in this order."""
    size = len(constant_pointer.MOVE) + constant_pointer.WINDOW
    head = [*constant_pointer.MOVE, *loop.ops][: size + 1]
    ops = [loop.ops[-1], *(head[n] for n in order), head[size]]
    total = 0
    for one, two in zip(ops, ops[1:], strict=False):
        if one.kind == "ld":
            total += two.kind not in ("ld", "st") or two.kind == "ld" and one.result in two.reads
        else:
            total += one.kind == "st" and two.kind == "ld"
    return total


@pytest.mark.full
def test_what_was_found_can_be_thrown_away(tmp_path, monkeypatch, capsys):
    (tmp_path / f"{OURS}.toml").write_text((recipes.RECIPES / f"{OURS}.toml").read_text())
    monkeypatch.setattr(recipes, "RECIPES", tmp_path)
    assert gen.main([OURS]) == 1 and "missing" in capsys.readouterr().err
    assert cli.main(["search", OURS, "--minutes", "0.2", "--moves", "20000"]) == 0
    assert recipes.found(OURS).exists(), capsys.readouterr().out
    assert gen.main([OURS]) == 0
    assert "round 4 of 4" in capsys.readouterr().out


#: Commands that print shipped kernels.
COMMANDS = {"lanewise_lab.gen"}
CHANCE = re.compile(
    r"^\s*(import random|from random|import secrets|from numpy import random)", re.M
)


def reached(module: str) -> set[str]:
    """A module and all that it imports, whatever way."""
    used, seen, todo = graph(), set(), [module]
    while todo:
        one = todo.pop()
        if one not in seen:
            seen.add(one)
            todo += used[one]
    return seen


@pytest.mark.slow
def test_chance_writes_nothing():
    """Each module that prints a shipped file: what it imports has no source of chance."""
    printed = set()
    for path in (p for isa in gen.ISAS for p in kernel_files(isa)):
        command = re.search(r"python3 -m ([\w.]+)", path.open().readline())
        printed.add(command[1]) if command else None
    assert COMMANDS <= printed, printed
    for command in sorted(printed):
        for module in reached(command):
            assert not CHANCE.search(MODULES[module].read_text()), f"{command} imports {module}"


def test_chance_is_seen():
    assert any(CHANCE.search(MODULES[m].read_text()) for m in reached("lanewise_lab.search.armv7m"))
    assert len(reached("lanewise_lab.gen")) > 50


def test_search_is_above_the_generators():
    """Nothing but the search imports the search, and the command that begins one."""
    above = {n: u for n, u in graph().items() if not n.startswith("lanewise_lab.search")}
    assert "lanewise_lab.search.__main__" in above.pop("lanewise_lab.cli")
    assert not [n for n, used in above.items() if any("lanewise_lab.search" in u for u in used)]
    assert Path(lanewise_lab.__file__).with_name("search").is_dir()
