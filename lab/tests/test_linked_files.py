# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ELF files that linkers read otherwise than a reader of ELF files, on every instruction set: each
is linked and run, is wrong, and is refused by the prover, and by the cycle model where it reads
files of the instruction set."""

import io
import subprocess

from elftools.elf.elffile import ELFFile
from lanewise_lab.cli import main
from lanewise_lab.cycles import Refused as NotTimed
from lanewise_lab.cycles import loader
from lanewise_lab.prove import shipped
from linked import LINKED, Workshop
from required import tools

import pytest  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.spread]

ALL = sorted(LINKED)


@pytest.fixture
def workshop(isa, tmp_path):
    return Workshop(isa, tmp_path)


def wrong_entry(isa: str, name: str = "entry") -> str:
    thumb, back = ("    .thumb_func\n", "bx lr") if isa == "armv7m" else ("", "ret")
    return f".text\n    .globl {name}\n{thumb}{name}: {back}\n"


def refused(workshop, capsys, path, why: str) -> None:
    """By the command, in these words, and by the cycle model."""
    command = ["prove", str(path), "entry", "--rounds", "2", "--call", "state,rounds"]
    try:
        status = main([*command, "--layout", workshop.target.layout, "--states", "1"])
    except SystemExit as end:
        status = end.code
    said = " ".join(capsys.readouterr().err.split())
    assert status == 2 and why in said, (status, said)
    if workshop.target.isa in ("armv7m", "aarch64"):
        with pytest.raises(NotTimed, match=why):
            loader.load(str(path), workshop.target.isa).function("entry")


# Names


def merged(workshop, *texts: str):
    objects = [workshop.assemble("first", texts[0]), workshop.object(texts[1])]
    return shipped.link(objects, workshop.folder / "merged.o", workshop.target.isa)


@pytest.mark.parametrize("isa", ALL)
def test_name_defined_twice(workshop, isa, capsys):
    """The local one is right, and stands first in the file; the linker calls the other."""
    local = workshop.target.entry("").replace("    .globl entry\n", "")
    path = merged(workshop, wrong_entry(isa), local)
    refused(workshop, capsys, path, "entry is defined 2 times")
    assert workshop.result(workshop.link(path)) != "right"


@pytest.mark.parametrize("isa", ALL)
def test_name_that_another_file_defines(workshop, isa, capsys):
    """What is local in the file is right; what others call is in another."""
    local = workshop.target.entry("").replace("    .globl entry\n", "")
    calls = "    .data\n    .globl reference\nreference: .dc.a entry\n"
    path = merged(workshop, calls, local)
    refused(workshop, capsys, path, "entry is local here; the entry that is called")
    options = "--section-start=.data=0x2a000000" if isa == "armv7m" else ""
    linked = workshop.link(path, wrong_entry(isa), options)
    assert workshop.result(linked) != "right"


@pytest.mark.parametrize("isa", ALL)
def test_two_names_of_one_place(workshop, isa):
    """A local name for what is global is no other definition."""
    alias = ".thumb_func; alias:" if isa == "armv7m" else "alias:"
    workshop.right(alias)


# What the file says besides


PROPERTY = """
    .section .note.gnu.property, "a", {mark}note
    .p2align {unit}
    .word 4, {size}, 5
    .asciz "GNU"
    .word {kind}, 4, 1
    {padding}
    .text
"""


def promise(isa: str) -> str:
    """A note that says IBT, BTI or Zicfilp."""
    wide = isa != "riscv32"
    return PROPERTY.format(
        mark="@" if isa == "x86_64" else "%",
        unit=3 if wide else 2,
        size=16 if wide else 12,
        kind="0xc0000002" if isa == "x86_64" else "0xc0000000",
        padding=".word 0" if wide else "",
    ).replace(".word", ".long")


PADS = {"x86_64": "endbr64", "aarch64": "bti c"}
PROMISED = ["aarch64", "riscv32", "riscv64", "x86_64"]


@pytest.mark.parametrize("isa", PROMISED)
def test_promised_landing_pads(workshop, isa, capsys):
    """AArch64's is run: qemu stops where a guarded page has none."""
    path = workshop.object("", promise(isa))
    refused(workshop, capsys, path, "does not begin with a landing pad")
    if isa == "aarch64":
        linked = workshop.link(path, options="-z force-bti")
        assert workshop.result(linked) == "crashed"


@pytest.mark.parametrize("isa", sorted(PADS))
def test_kept_landing_pads(workshop, isa):
    options = "-z force-bti" if isa == "aarch64" else ""
    workshop.right("", promise(isa), options, PADS[isa])


JUMPS = {"x86_64": "lea rax, [rip + 1f]\n jmp rax\n1:", "aarch64": "adr x9, 1f\n br x9\n1:"}
JUMPS |= dict.fromkeys(("riscv32", "riscv64"), "lla t3, 1f\n jr t3\n1:")


@pytest.mark.parametrize("isa", PROMISED)
def test_promised_but_jumped(workshop, isa):
    """To where no landing pad is, from a function that begins with one."""
    pad = PADS.get(isa, ".word 0x17")
    path = workshop.object(JUMPS[isa], promise(isa), pad)
    found = workshop.target.verdict(path)
    assert found.word == "undecided" and "a branch through a register" in found.reason
    if isa == "aarch64":
        linked = workshop.link(path, options="-z force-bti")
        assert workshop.result(linked) == "crashed"


def changed_headers(path, changes: list[tuple[int, bytes]]):
    data = bytearray(path.read_bytes())
    for at, new in changes:
        data[at : at + len(new)] = new
    path.write_bytes(data)
    return path


def second_table(workshop, path, kind: int):
    """The file with another symbol table before its own, in which entry and good are exchanged."""
    objcopy = workshop.target.linker[0][: -len("ld")] + "objcopy"
    out, content = workshop.folder / "two.o", workshop.folder / "content"

    def copied(data: bytes) -> ELFFile:
        content.write_bytes(data)
        command = [objcopy, "--add-section", f".others={content}", str(path), str(out)]
        subprocess.run(command, check=True)
        return ELFFile(io.BytesIO(out.read_bytes()))

    elf = copied(bytes(16))
    elf = copied(bytes(elf.get_section_by_name(".symtab")["sh_size"]))
    table = elf.get_section_by_name(".symtab")
    data, unit = bytearray(table.data()), table["sh_entsize"]
    found = {s.name: n for n, s in enumerate(table.iter_symbols())}
    size, at = (8, 8) if elf.elfclass == 64 else (4, 4)
    a, b = (found[name] * unit + at for name in ("entry", "good"))
    data[a : a + size], data[b : b + size] = data[b : b + size], data[a : a + size]
    number = elf.get_section_index(".others")
    head = elf["e_shoff"] + number * elf["e_shentsize"]
    link, entry = (0x28, 0x38) if elf.elfclass == 64 else (0x18, 0x24)
    places = table["sh_link"].to_bytes(4, "little") + table["sh_info"].to_bytes(4, "little")
    return changed_headers(
        out,
        [
            (elf.get_section(number)["sh_offset"], bytes(data)),
            (head + 4, kind.to_bytes(4, "little")),
            (head + link, places),
            (head + entry, unit.to_bytes(size, "little")),
        ],
    )


@pytest.mark.parametrize("kind", (2, 11), ids=("SYMTAB", "DYNSYM"))
@pytest.mark.parametrize("isa", ALL)
def test_second_symbol_table(workshop, isa, kind, capsys):
    good = workshop.target.entry("").replace("entry", "good")
    path = workshop.object(wrong_entry(isa) + good)
    path = second_table(workshop, path, kind)
    why = "it has 2 symbol tables" if kind == 2 else "of a type that is not understood"
    refused(workshop, capsys, path, why)
    assert workshop.result(workshop.link(path)) != "right"


@pytest.mark.parametrize("isa", ["armv7m"])
@pytest.mark.parametrize("field", (4, 8), ids=("offset", "address"))
def test_segments_that_are_not_the_sections(workshop, isa, field, capsys):
    """The image is right but for where the program header says that its code comes from."""
    path = workshop.link(workshop.object(""))
    assert workshop.result(path) == "right"
    elf = ELFFile(io.BytesIO(path.read_bytes()))
    first = next(n for n, s in enumerate(elf.iter_segments()) if s["p_type"] == "PT_LOAD")
    at = elf["e_phoff"] + first * elf["e_phentsize"] + field
    value = elf.get_segment(first)["p_offset" if field == 4 else "p_vaddr"] + 64
    changed_headers(path, [(at, value.to_bytes(4, "little"))])
    refused(workshop, capsys, path, "no segment loads section")
    assert workshop.result(path) != "right"


@pytest.mark.parametrize("isa", ["aarch64"])
def test_crel(workshop, capsys, monkeypatch):
    """Without its relocation, what is added is 0."""
    tools("clang-19", "ld.lld-19")
    clang = ["clang-19", *workshop.target.compiler[-2:], "--target=aarch64-linux-gnu"]
    clang.append("-Wa,--crel,--allow-experimental-crel")
    monkeypatch.setattr(workshop.target, "compiler", clang)
    linker = ["ld.lld-19", *workshop.target.linker[1:]]
    monkeypatch.setattr(workshop.target, "linker", linker)
    path = workshop.object("add w1, w1, :lo12:one", "TABLE<.zero 1; one: .word 0>")
    refused(workshop, capsys, path, "CREL")
    assert workshop.result(workshop.link(path)) != "right"
