# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The recipes of x86-64: the shipped kernels are what they make, and bad ones are refused."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from lanewise_lab import gen
from lanewise_lab import recipe as recipes_of_all
from lanewise_lab.checkout import ROOT
from lanewise_lab.round import RHO
from lanewise_lab.tools import Failed
from lanewise_lab.x86 import bmi2_rows, recipe, slope
from lanewise_lab.x86.batch_round import SOURCE

KERNELS = [recipe.load(name) for name in recipe.names()]
#: Recipe, flag and file.
SHIPPED = [(one, "", one.file) for one in KERNELS]
SHIPPED += [(one, "--chain", one.chain_file) for one in KERNELS if one.options.get("chains")]
FILES = [file for *_, file in SHIPPED]
SLOPE, ROWS, X8, AVX2 = (
    f"x86_64_{name}" for name in ("x1_avx512_slope", "x1_bmi2_rows", "x8_avx512", "x4_avx2")
)


@pytest.mark.parametrize("one, flag, file", SHIPPED, ids=FILES)
def test_shipped_kernel_is_what_its_recipe_makes(one, flag, file):
    shipped = (ROOT / "src/keccak/x86_64" / f"{file}.S").read_text()
    assert shipped == gen.source(one, flag)
    command = f"{one.name} {flag}".rstrip()
    assert f".gen {command} > src/keccak/x86_64/{file}.S\n" in shipped


def test_every_kernel_has_a_recipe():
    shipped = {p.stem for p in (ROOT / "src/keccak/x86_64").glob("*.S")}
    assert set(FILES) == shipped and len(FILES) == len(shipped)


@pytest.mark.parametrize("one, flag, file", SHIPPED, ids=FILES)
def test_names_of_a_kernel(one, flag, file):
    for name in (file, f"lanewise_{file}", f"{file}.S", f"{one.name} {flag}".rstrip()):
        assert gen.find(name).file == file
    with pytest.raises(Failed, match="no kernel is called --chain"):
        gen.find("--chain")


def test_command():
    command = [sys.executable, "-m", "lanewise_lab.gen", AVX2, "--chain"]
    done = subprocess.run(command, capture_output=True, check=True)
    path = ROOT / "src/keccak/x86_64/shake256_x4_avx2_chain.S"
    assert done.stdout == path.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["x86_64_x3"],
        [f"{X8}.found"],
        ["../recipes/" + X8],
        [X8, "--core"],
        [X8, "--masked"],
        [X8, "--chain", "--chain"],
        ["--chain"],
    ],
)
def test_wrong_arguments(arguments, capsys):
    assert gen.main(arguments) == 2
    out, said = capsys.readouterr()
    assert not out and said.count("\n") == 1 and X8 in said


@pytest.fixture
def recipes(tmp_path, monkeypatch):
    """A copy to spoil."""
    folder = tmp_path / "recipes"
    shutil.copytree(recipes_of_all.RECIPES, folder)
    monkeypatch.setattr(recipes_of_all, "RECIPES", folder)
    return folder


def line(name, value):
    """The line of an option, as it is written in a file."""
    return lambda text: "\n".join(
        f"{name} = {value}" if one.startswith(f"{name} = ") else one for one in text.split("\n")
    )


def replaced(old, new):
    return lambda text: text.replace(old, new, 1)


#: Lanes of which there is no such token.
BYTES = {i for i in range(25) if RHO[SOURCE[i]] % 8 == 0}
NONE = {"b": {0}, "l": BYTES, "h": BYTES}


def ordered(*parts, end=""):
    """Another order of the same form, kind by kind, without tokens that make nothing."""
    every = [(kind, i) for kind, number in parts for i in range(number)]
    order = " ".join(f"{kind}{i}" for kind, i in every if i not in NONE.get(kind, ()))
    return lambda text: re.sub('"""\n.*\n"""', f'"""\n{order}{end}\n"""', text, flags=re.DOTALL)


def numbers(change):
    """Another order of numbers, of the one that there is."""

    def spoil(text):
        order = change(
            list(map(int, re.findall(r"\d+", re.search(r"\[  #.*\n([^]]*)\]", text)[1])))
        )
        return re.sub(r"\[  #[^]]*\]", str(order), text)

    return spoil


def loads_first(order):
    """All lanes of the old state are loaded before anything is done with them."""
    ops = bmi2_rows.Rows().block.ops
    return sorted(order, key=lambda n: bool(ops[n].reads))


def moved(n, to):
    """Number n to the place of another."""

    def change(order):
        at = order.index(to)
        order.remove(n)
        return [*order[:at], n, *order[at:]]

    return change


#: Theta, and after it all and-nots before the first lane; or all lanes after theta.
FIVE = [(kind, 5) for kind in "uvwd"]
APART = [*(("c", 5),) * 2, *((kind, 5) for kind in "rd"), *((kind, 25) for kind in "abne")]
AFTER = [*((kind, 25) for kind in "alhbne"), ("c", 20)]

#: Recipe, whether what was found for it is spoilt, how, and what is said.
WRONG = {
    "unknown option": (X8, 0, lambda t: t + "cores = 3\n", "cores: unknown"),
    "of another technique": (
        ROWS,
        0,
        lambda t: t + "window = 3\n",
        "window: contradicts isa = bmi2",
    ),
    "unknown table": (X8, 0, lambda t: t + "[more]\n", "more: unknown"),
    "no TOML": (X8, 0, lambda t: t + "=\n", f"{X8}.toml: Invalid"),
    "no states": (X8, 0, replaced("states =", "state ="), "state: unknown"),
    "states not written": (X8, 0, line("states", 3), "states: must be"),
    "a list of states": (X8, 0, line("states", "[8]"), "states: must be"),
    "eight with AVX2": (AVX2, 0, line("states", 8), "states: there is no kernel for 8 with avx2"),
    "unknown isa": (X8, 0, line("isa", '"sse2"'), "isa: must be"),
    "option missing": (SLOPE, 0, replaced("window", "# "), "window: missing"),
    "not a number": (SLOPE, 0, line("window", '"wide"'), "window: must be 1 to 10000, not 'wide'"),
    "no window": (SLOPE, 0, line("window", 0), "window: must be 1 to 10000, not 0"),
    "unknown core": (SLOPE, 0, line("core", '"zen9"'), "core: must be"),
    "label": (SLOPE, 0, line("label", '"a b"'), "label: must be a word"),
    "unknown chain": (X8, 0, line("chains", '["hidden"]'), "chains: must be true or false"),
    "found nowhere": (X8, 0, lambda t: t + 'found = "x"\n', "found: there is no x.found.toml"),
    "found no name": (X8, 0, lambda t: t + "found = 3\n", "found: must be a word"),
    "found for another": (X8, 0, lambda t: t + f'found = "{AVX2}"\n', "parity: missing"),
    "numbers for a text": (X8, 0, lambda t: t + f'found = "{ROWS}"\n', "parity: missing"),
    "a text for numbers": (ROWS, 0, lambda t: t + f'found = "{AVX2}"\n', "it is a list of numbers"),
    "an order of AVX2": (X8, 1, replaced("c0:0 c1:2", "u0 v0"), "order: u0 is no operation"),
    "an operation less": (X8, 1, replaced(" e24", ""), "order: not one of 96 operations"),
    "too many values": (X8, 1, ordered(*APART, end=" i"), "no register is free for R2"),
    "parity of four": (X8, 1, replaced('["tt 42103", ', "["), "parity: must be list of 5"),
    "a sum less": (AVX2, 1, replaced(" c18", ""), "3 operations, not 4, add to column 3's parity"),
    "a token twice": (AVX2, 1, replaced("u2 v2", "u2 u2 v2"), "u2 comes twice"),
    "too early with AVX2": (AVX2, 1, replaced("w2 w3 u0 d2", "w2 w3 d2 u0 d0"), "twice"),
    "too many with AVX2": (AVX2, 1, ordered(*FIVE, *AFTER), "no register is free for T"),
    "a number less": (ROWS, 1, replaced("166, 159,", "166,"), "order: not one of 170 operations"),
    "a number twice": (ROWS, 1, replaced("166, 159,", "166, 166,"), "order: not one of 170"),
    "no number": (ROWS, 1, replaced("166, 159,", '166, "x",'), "order: must be a text, or a list"),
    "too early": (
        ROWS,
        1,
        replaced("4, 2, 6, 5,", "5, 4, 2, 6,"),
        "d4 = c3 ^ rol(c0, 1) comes before rol(c0, 1)",
    ),
    "overwritten": (ROWS, 1, numbers(moved(143, 73)), "a20 ^= d2 comes before a21 ^= d2"),
    "not yet stored": (ROWS, 1, numbers(moved(62, 129)), "a20 ^ a21 ^ a22 comes before a21"),
    "too many lanes": (ROWS, 1, numbers(loads_first), "no register is free for"),
    "five rounds": (SLOPE, 1, replaced('late = ["12", ', "late = ["), "late: must be list of 6"),
    "line 5": (SLOPE, 1, replaced('late = ["12"', 'late = ["15"'), "late: must be list of 6"),
    "a line twice": (SLOPE, 1, replaced('"01342"', '"01343"'), "sums: must be list of 6"),
    "round 6": (SLOPE, 1, replaced('two = ["02"]', 'two = ["62"]'), "two: must be list of"),
    "no such operation": (SLOPE, 1, replaced("b0_0:-4", "b9_0:-4"), "bias: b9_0:-4"),
    "no such operand": (SLOPE, 1, replaced("t2_0:2", "t2_0:3"), "pick: t2_0:3"),
    "operand of a rotation": (SLOPE, 1, replaced("t2_0:2", "b2_0:2"), "pick: b2_0:2"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_recipe(recipes, wrong, capsys):
    name, found, spoil, why = WRONG[wrong]
    path = recipes_of_all.found(name) if found else recipes / f"{name}.toml"
    path.write_text(spoil(path.read_text()))
    assert gen.main([name]) == 1
    out, said = capsys.readouterr()
    assert not out and said.startswith(f"{name}: ") and why in said, said
    assert said.count("\n") == 1


def test_lines_for_which_no_register_is_free(monkeypatch, capsys):
    monkeypatch.setattr(slope, "FREE", range(14))
    assert gen.main([SLOPE]) == 1
    assert re.match(rf"{SLOPE}: order: no register is free for \w+;.*\n\Z", capsys.readouterr().err)


def test_chains_of_one_state(capsys):
    assert gen.main([ROWS, "--chain"]) == 1
    assert "chains: not given" in capsys.readouterr().err


@pytest.mark.parametrize("spoil", [lambda t: t + "=\n", line("chains", '["hidden"]')])
def test_list_of_kernels_names_the_wrong_recipe(recipes, spoil):
    path = recipes / f"{X8}.toml"
    path.write_text(spoil(path.read_text()))
    with pytest.raises(Failed, match=f"^{X8}: "):
        gen.kernels.__wrapped__()


def test_found_is_that_of_its_recipe(recipes):
    """Without it there is no kernel: nothing stands in for the order."""
    recipes_of_all.found(X8).unlink()
    for name, why in ((X8, "order: missing"), ("x86_64_x4_avx512vl", "found: there is no")):
        with pytest.raises(ValueError, match=why):
            gen.source(recipe.load(name))


def test_hashes_decide_nothing():
    """The same bytes whatever the seed of Python's hashes."""
    command = [sys.executable, "-m", "lanewise_lab.gen", AVX2, "--chain"]
    made = {
        subprocess.run(
            command, capture_output=True, check=True, env=os.environ | {"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(made) == 1
