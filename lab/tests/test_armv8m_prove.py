# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernel for Helium: proved as it ships and as its head says, and refused when changed."""

import re
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from required import modules, tools

modules("capstone", "elftools")
tools("arm-none-eabi-gcc")

from lanewise_lab import elf, gen  # noqa: E402
from lanewise_lab.armv8m import frame_armv8m as frame  # noqa: E402
from lanewise_lab.armv8m.recipe import Recipe  # noqa: E402
from lanewise_lab.prove import shipped as everything  # noqa: E402
from lanewise_lab.prove.interface import Case, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.recipe import Wrong  # noqa: E402

SOURCE = everything.KECCAK / "armv8m/keccakp1600_x4_armv8m_mve.S"
SYMBOL = f"lanewise_{SOURCE.stem}"
INTERFACE = default_interface(SYMBOL, isa="armv8m")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return str(everything.assemble(SOURCE, tmp_path_factory.mktemp("mve")))


def proved(path: str, *rounds: int, stack: int | None = None):
    return prove(path, SYMBOL, INTERFACE, [Case(n) for n in rounds], stack=stack)


def test_proved_for_every_remainder(path):
    """One to five rounds: each way into the four and past the loop."""
    verdict = proved(path, 1, 2, 3, 4, 5)
    assert verdict.proved, verdict.reason
    assert (INTERFACE.states, INTERFACE.layout) == (4, "interleaved")
    assert verdict.extensions == {"mve"} and verdict.stack_left == 0


def test_head_states_what_is_so(path):
    text = SOURCE.read_text()
    verdict = proved(path, 24)
    assert verdict.stack_bytes == int(re.search(r"Stack: (\d+) bytes", text)[1])
    instructions = int(re.search(r"Instructions: (\d+) for 24 rounds", text)[1])
    assert sum(verdict.executed.values()) == instructions


@pytest.mark.slow
def test_documents_say_the_same(path, tmp_path):
    """The table in docs/cortex-m.md: instructions, those of a state, bytes and stack."""
    text = (everything.ROOT / "docs/cortex-m.md").read_text()
    row = r"^\| `(keccakp1600_x(\d)_armv\w+)` \| (\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$"
    rows = re.findall(row, text, re.M)
    assert len(rows) == 2
    for name, named, *figures in rows:
        (source,) = everything.KECCAK.glob(f"armv?m/{name}.S")
        out = str(everything.assemble(source, tmp_path, "armv8m"))
        symbol = f"lanewise_{name}"
        verdict = prove(out, symbol, default_interface(symbol, isa="armv8m"), [Case(24)])
        count, states = verdict.executed.total(), int(named)
        size = sum(len(s.data) for s in ObjectFile(out).sections if s.name == ".text")
        assert [int(n) for n in figures] == [
            *(states, count, int(count / states + 0.5), size, verdict.stack_bytes)
        ]


def test_build_attributes(tmp_path):
    """MVE is what the attributes say, not what the assembler could do."""
    scalar = next(s for s in everything.sources("armv7m") if "_x1_" in s.name)
    for isa, value in (("armv7m", None), ("armv8m", 1)):
        out = everything.assemble(scalar, tmp_path, isa)
        with out.open("rb") as file:
            found = elf.attributes(ELFFile(file))
        assert found.get(48) == value and found[7] == ord("M")
        assert ObjectFile(str(out)).isa == isa


@pytest.mark.slow
def test_scalar_kernels_hold_on_this_core(tmp_path):
    """The kernel for one state that a Cortex-M55 gets, assembled for it."""
    name = everything.KECCAK / "armv7m/keccakp1600_x1_armv7m_m4_resident.S"
    out = str(everything.assemble(name, tmp_path, "armv8m"))
    symbol = f"lanewise_{name.stem}"
    every = [Case(n) for n in range(1, 25)]
    verdict = prove(out, symbol, default_interface(symbol, isa="armv8m"), every)
    assert verdict.proved and verdict.isa == "armv8m" and not verdict.extensions


#: Edits of the source: what each breaks, and the verdict on it.
EDITS = {
    "a shift by another amount": (r"(vshl\.i32 q\d, q\d), #14\b", r"\1, #13", "refuted"),
    "an inserted part of another length": (r"(vsri\.32 q\d, q\d), #18\b", r"\1, #17", "refuted"),
    "BIC with its operands swapped": (r"vbic (q\d), (q\d), (q\d)", r"vbic \1, \3, \2", "refuted"),
    "AND for AND NOT": (r"vbic (q\d, q\d, q\d)", r"vand \1", "refuted"),
    "OR for XOR": (r"veor (q\d, q\d, q\d)( +@ c)", r"vorr \1\2", "refuted"),
    "a word stored to its neighbour": (r"(vstrw\.32 q\d, \[r0), #64\]", r"\1, #80]", "refuted"),
    "a load of another slot": (r"(vldrw\.u32 q\d, \[sp), #32\]", r"\1, #48]", "refuted"),
    "a constant of another round": (r"(ldr r3, \[r2), #8\]", r"\1, #16]", "refuted"),
    "halves joined in one half only": (r"vst21\.32 (.*)!", r"vst20.32 \1!", "refuted"),
    "q4 to q7 not restored": (r"vpop \{d8-d15\}", "add sp, #64", "refuted"),
    "a frame too small": (r"sub sp, #160", "sub sp, #144", "refuted"),
    "a lane left out": (r"movs r2, #25", "movs r2, #24", "refuted"),
    "a pointer as data": (r"(vdup\.32 q\d), r3", r"\1, r0", "undecided"),
    "a branch on the state": (
        "    subs.w r12",
        "    vmov r3, s0\n    cmp r3, #0\n    beq 8f\n8:\n    subs.w r12",
        "refuted",
    ),
    "predicated": (r"veor (q\d, q\d, q\d)( +@ c)", r"vpst\n    veort \1\2", "undecided"),
}


#: One of each kind: an operation, memory, the frame, a loop, what is not decided.
FAST = (
    "OR for XOR",
    "a load of another slot",
    "a frame too small",
    "a lane left out",
    "predicated",
)


@pytest.mark.parametrize(
    "what", [pytest.param(e, marks=() if e in FAST else pytest.mark.slow) for e in EDITS]
)
def test_edits_are_refused(what, tmp_path):
    pattern, to, word = EDITS[what]
    text, count = re.subn(pattern, to, SOURCE.read_text(), count=1)
    assert count == 1
    changed = tmp_path / "changed.S"
    changed.write_text(text)
    verdict = proved(str(everything.assemble(changed, tmp_path, "armv8m")), 1, 4)
    assert verdict.word == word, verdict.reason


def test_recipe():
    """Any order of the half-planes makes a kernel; each must be there once."""
    recipe = Recipe.load("armv8m_x4_mve")
    assert gen.find(SYMBOL).file == SOURCE.stem
    planes = recipe["planes"]
    other = Recipe(recipe.name, recipe.title, "", {"planes": sorted(planes)})
    assert frame.kernel(other) != frame.kernel(recipe)
    twice = Recipe(recipe.name, recipe.title, "", {"planes": [planes[0], *planes[:9]]})
    assert [option for option, _ in twice._refusals()] == ["planes"]
    with pytest.raises(Wrong, match="armv8m_x3_mve"):
        Recipe.load("armv8m_x3_mve")


@pytest.mark.slow
def test_costs_that_firmware_chooses_by(path):
    """costs_m55.h has instructions of 24 rounds, those of the vector kernel doubled, which is taken
    from the number of states on from which one call of it costs less."""
    text = (everything.KECCAK / "armv8m/costs_m55.h").read_text()
    single, many, first = re.search(r"= (\d+), .*= 2 \* (\d+), .* = (\d)", text).groups()
    choice = (everything.KECCAK / "kernel_choice.cmake").read_text()
    name = re.search(r"^set\(best_cortex-m55 (\w+)\)", choice, re.M)[1]
    counts = {}
    for source in everything.sources("armv7m"):
        if "_x1_" in source.name:
            out = str(everything.assemble(source, Path(path).parent, "armv8m"))
            symbol = f"lanewise_{source.stem}"
            interface = default_interface(symbol, isa="armv8m")
            verdict = prove(out, symbol, interface, [Case(24)])
            counts[source.stem.removeprefix("keccakp1600_x1_armv7m_")] = verdict.executed.total()
    assert min(counts, key=counts.get) == name and counts[name] == int(single)
    assert proved(path, 24).executed.total() == int(many)
    least = next(n for n in range(1, 5) if n * int(single) > 2 * int(many))
    assert least == int(first)
