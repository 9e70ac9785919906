# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What explain says of shipped kernels, and that it does not explain what is wrong."""

import importlib
import random
import re
import shutil

import pytest
from lanewise_lab import cli
from lanewise_lab.checkout import ROOT
from lanewise_lab.explain import asked, page
from lanewise_lab.explain.account import UNEXPLAINED
from lanewise_lab.explain.dictionary import LEFT, SUM, Found, Name, dictionary
from lanewise_lab.explain.listing import Listing
from lanewise_lab.round import INTERLEAVED, LANES, RC, RHO, lane, pi_target, rho, rol, theta
from required import tools

tools("aarch64-linux-gnu-gcc", "arm-none-eabi-gcc", "gcc")
tools("riscv64-linux-gnu-gcc", "riscv64-unknown-elf-gcc")

MASK = (1 << 64) - 1
KERNELS = {k.path.stem.removeprefix("keccakp1600_"): k for k in asked.kernels()}
PAGE = (ROOT / "docs/kernels-explained.md").read_text()


def numbers(seed: int) -> list[int]:
    source = random.Random(seed)
    return [source.getrandbits(64) for _ in range(LANES)]


def names(found: set[Found], step: str) -> list[Found]:
    return [f for f in found if f.name.step == step]


def test_values_are_found_turned_and_inverted():
    a = numbers(1)
    after, entries = theta(a), dictionary([numbers(2), a], 2, 64)
    t = after[lane(2, 3)]
    assert names(entries.find(t), "t") == [Found(Name(1, 0, "t", (2, 3)))]
    assert names(entries.find(rol(t, 9) ^ MASK), "t") == [Found(Name(1, 0, "t", (2, 3)), 9, True)]
    assert not entries.find(t ^ 1)
    turn = RHO[lane(2, 3)]
    (b,) = names(entries.find(rho(after)[lane(2, 3)]), "b")
    assert b.offset == 0 and names(entries.find(t), "b")[0].offset == 64 - turn


def test_parts_of_values_are_found():
    a = numbers(1)
    entries = dictionary([a], 1, 64)
    some = Name(0, 0, SUM, (1,), ((1, 0), (1, 4)))
    assert Found(some, 5) in entries.find(rol(a[1] ^ a[21], 5))
    shifted = theta(a)[lane(1, 0)] << 1 & MASK  # lane (1, 0) comes to (0, 2), by 1 bit
    assert not names(entries.find(shifted), LEFT + "b")  # the run is not in this round yet
    entries.near(some)
    assert names(entries.find(shifted), LEFT + "b") == [Found(Name(0, 0, LEFT + "b", (0, 2)))]


def test_halves_and_the_round_constant():
    a = numbers(3)
    entries = dictionary([a], 1, 32)
    even, odd = INTERLEAVED.split(a[7])
    assert names(entries.find(odd), "a") == [Found(Name(0, 0, "a", (2, 1, 1)))]
    assert names(entries.find(even), "a") == [Found(Name(0, 0, "a", (2, 1, 0)))]
    wide = dictionary([a], 1, 64)
    ((word, name),) = [(w, n) for w, n in _entries(wide) if n.step == "e" and n.at == (0, 0)]
    assert names(wide.find(word ^ RC[23]), "i") == [Found(name._replace(step="i"))]


def _entries(entries):
    return [(int(ring[:64], 2), n) for found in entries._turned.values() for ring, n in found]


def row(name: str) -> str:
    found = [line for line in PAGE.splitlines() if line.startswith(f"| `{name}` ")]
    assert found, f"{name}: python3 -m lanewise_lab.explain.page > docs/kernels-explained.md"
    return found[0]


def recorded(name: str) -> bool:
    kernel = KERNELS[name]
    return page.row_of(kernel.path, kernel.isa) == row(name)


def test_a_kernel_is_explained():
    assert recorded("x1_aarch64_sha3")


#: What is explained in every run of the slow tests; continuous integration takes others in turn.
SOME = "x1_aarch64_rolling x1_armv7m_m4_resident x1_avx512_slope x1_rv64_zbb x4_avx2".split()


@pytest.mark.slow
@pytest.mark.spread
@pytest.mark.parametrize(
    "name", [pytest.param(k, marks=[pytest.mark.ci] * (k not in SOME)) for k in KERNELS]
)
def test_every_row_is_what_its_command_writes(name):
    assert recorded(name)


def test_the_page_is_its_rows():
    assert page.written(list(map(row, KERNELS))) == PAGE


def test_every_kernel_is_on_the_page_and_almost_all_of_it_explained():
    for name in KERNELS:
        cells = [cell.strip() for cell in row(name).strip("|").split("|")]
        computing, values = int(cells[1]), list(map(int, cells[3:10]))
        assert sum(values) == computing and values[-1] <= 1, name
    assert len(re.findall(r"^\| `", PAGE, re.M)) == len(KERNELS)


COMMENT = re.compile(r"\s+(//|@|#\s).*")

#: Kernel, what a line must look like, what to make of it.
WRONG = {
    "rotation": (
        "x1_aarch64_rolling",
        r"(?P<before> +eor +x.*ror #)(?P<n>\d+)",
        lambda m: _one_less(m),
    ),
    "operands": (
        "x1_aarch64_rolling",
        r"(?P<head> +bic +x\d+, )(?P<a>x\d+), (?P<b>x\d+)(?P<tail>.*)",
        lambda m: f"{m['head']}{m['b']}, {m['a']}{m['tail']}",
    ),
}
SLOW_WRONG = {
    "x1_armv7m_m4_lazy3": r"(?P<before> +(eor|bic)s?(.w)? +r.*ror #)(?P<n>\d+)",
    "x1_avx512_slope": r"(?P<before> +vpternlogq .*, 0x)(?P<n>96)",
    "x1_bmi2_rows": r"(?P<before> +rorx .*, )(?P<n>\d+)",
    "x1_rv32_zbb": r"(?P<before> +rori .*, )(?P<n>\d+)",
    "x1_rv64_scalar": r"(?P<before> +slli +[ast]\d+, [ast]\d+, )(?P<n>\d+)",
    "x2_aarch64_sha3": r"(?P<before> +xar .*#)(?P<n>\d+)",
    "x4_avx2": r"(?P<before> +vpsllq .*, )(?P<n>\d+)",
    "x8_avx512_intel": r"(?P<before> +vprolq .*, )(?P<n>\d+)",
}


def _one_less(m: re.Match) -> str:
    return f"{m['before']}{int(m['n']) - 1 or 2}"


def spoiled(tmp_path, name: str, pattern: str, change, which: int):
    """The account of a kernel with one line changed that a call of six rounds executes."""
    kernel = KERNELS[name]
    lines = kernel.path.read_text().splitlines()
    found = [(n, re.fullmatch(pattern, COMMENT.sub("", line))) for n, line in enumerate(lines)]
    places = [(n, match) for n, match in found if match]
    for header in kernel.path.parent.glob("*.h"):
        shutil.copy(header, tmp_path)
    source = tmp_path / kernel.path.name
    for at, match in places[which * len(places) // 5 :] + places:
        changed = change(match)
        source.write_text("\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n")
        account = asked.explained(source, kernel.isa, 6)
        if not account.right:
            return account
        assert account.counts[UNEXPLAINED] == 0  # not executed
    raise AssertionError(f"nothing to spoil in {name}")


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_not_explained(tmp_path, kind):
    found = spoiled(tmp_path, *WRONG[kind], which=2)
    # All that follows from the wrong value is unexplained too.
    assert found.counts[UNEXPLAINED] > 0.2 * found.computing


@pytest.mark.slow
@pytest.mark.spread
@pytest.mark.parametrize("which", [0, *(pytest.param(n, marks=pytest.mark.ci) for n in (1, 2))])
@pytest.mark.parametrize("name", SLOW_WRONG)
def test_what_is_wrong_in_other_kernels_is_not_explained(tmp_path, name, which):
    found = spoiled(tmp_path, name, SLOW_WRONG[name], _one_less, which)
    assert found.counts[UNEXPLAINED] > 0


def test_what_is_read_is_what_the_generator_says():
    """Beside its lines the kernel has the algebra of the values that its generator meant."""
    kernel = KERNELS["x1_aarch64_rolling"]
    found = asked.explained(kernel.path, kernel.isa, 2)
    names = {line.address: m.what.name for line in found.lines for m in line.made if m.what}
    made = [names[address] for address in sorted(names) if names[address].step in ("t", "b", "e")]
    read = [place("b", pi_target(*n.at)) if n.step == "t" else place(n.step, n.at) for n in made]
    said = re.findall(r"// ([ab]\d\d) = .*", kernel.path.read_text())
    # Behind the loop are lanes that are turned back.
    assert read[:50] == [value.replace("a", "e") for value in said] and set(read[50:]) <= set(read)


@pytest.mark.slow
def test_the_quotations_of_the_documents():
    """Each block of code is in the file that is linked last before it, in its order; and explain
    says what is quoted."""
    text = (ROOT / "docs/how-kernels-are-made.md").read_text()
    found = KERNELS["x1_aarch64_rolling"]
    listing = list(Listing(asked.explained(found.path, found.isa)).lines())
    blocks = list(re.finditer(r"```(python|toml|asm|explain)\n(.*?)```", text, re.S))
    assert len(blocks) == 7
    for block in blocks:
        *_, path = re.findall(r"\]\(\.\./([\w/.]+)\)", text[: block.start()])
        source = iter(listing if block[1] == "explain" else (ROOT / path).read_text().splitlines())
        for line in block[2].splitlines():
            assert line in source, line


@pytest.mark.slow
def test_the_pictures_are_drawn_from_the_object(tmp_path, monkeypatch):
    images = ROOT / "docs/images"
    monkeypatch.syspath_prepend(images)
    one_lane = importlib.import_module("one_lane")
    monkeypatch.setattr(one_lane, "HERE", tmp_path)
    kernel = one_lane.Kernel(tmp_path)
    one_lane.values(kernel)
    one_lane.order(kernel)
    for name in ("one-lane-values.svg", "one-lane-order.svg"):
        assert (tmp_path / name).read_text() == (images / name).read_text()


def place(letter: str, at: tuple[int, int]) -> str:
    return f"{letter}{at[0]}{at[1]}"


def test_listing():
    kernel = KERNELS["x1_aarch64_sha3"]
    found = asked.explained(kernel.path, kernel.isa, 3)
    lines = list(Listing(found).lines())
    (first,) = [line for line in lines if re.search(r"= b10 ", line)]
    assert re.match(r" +3x  xar v\d+.2d, .*#0x14 +joined +rounds 0-2 +v\d+ = b10   ", first)
    assert first.endswith("[rol(a11 ^ d1, 44)]")
    assert len({line.address for line in found.lines}) <= len(lines)


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["nosuch"], "no kernel is called nosuch; "),
        (["shake256_x4_avx2_chain"], "shake256_x4_avx2_chain is no permutation: "),
        (["x1_aarch64_sha3", "--rounds", "3-4"], "one number of rounds at a time"),
    ],
)
def test_bad_input_is_named_in_a_line(capsys, arguments, said):
    with pytest.raises(SystemExit) as stop:
        cli.main(["explain", *arguments])
    error = capsys.readouterr().err
    assert stop.value.code == 2
    assert error.startswith(f"lanewise-lab: {said}") and error.count("\n") == 1
