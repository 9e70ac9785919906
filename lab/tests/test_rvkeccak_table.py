# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The instruction table of the SIMD processor: encodings against the assembler, macros, decoder."""

import itertools
import random
import subprocess
from pathlib import Path

import pytest
from required import tools

from rtl.rvkeccak.isa import instruction_table, macros

TABLE = instruction_table.load()
AS = "riscv64-unknown-elf-gcc"
INCLUDE = instruction_table.RTL / "sw/include"
tools(AS)


def assemble(lines: list[str], folder: Path) -> subprocess.CompletedProcess:
    source = folder / "a.S"
    source.write_text(".option norvc\n" + "\n".join(lines) + "\n")
    command = [AS, "-march=rv32im_zicsr_zve64x", "-mabi=ilp32", "-c", str(source)]
    command += [f"-Wa,-I{INCLUDE}", "-o", str(folder / "a.o")]
    return subprocess.run(command, capture_output=True, text=True)


def words(lines: list[str], folder: Path) -> list[int]:
    done = assemble(lines, folder)
    assert done.returncode == 0, done.stderr
    binary = folder / "a.bin"
    objcopy = AS.replace("gcc", "objcopy")
    subprocess.run([objcopy, "-O", "binary", "-j", ".text", folder / "a.o", binary], check=True)
    data = binary.read_bytes()
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def sample(form: instruction_table.Form, rng: random.Random) -> tuple[str, int]:
    """Random operands of a form: the assembler's text, and the word that the table makes."""
    word, texts = form.match, []
    for operand in form.operands:
        name = operand.strip("()")
        if name == "vtypei":
            field = form.operand("zimm11") or form.operand("zimm10")
            sew, lmul = rng.choice((32, 64)), rng.choice((1, 2, 4, 8))
            value = {32: 2, 64: 3}[sew] << 3 | lmul.bit_length() - 1 | rng.randrange(4) << 6
            text = f"e{sew}, m{lmul}, {'tu ta'.split()[value >> 6 & 1]}"
            text += f", {'mu ma'.split()[value >> 7]}"
        elif name == "vm":
            field, value = form.operand("vm"), rng.randrange(2)
            text = "v0.t" if value == 0 else None
        elif name in ("simm", "uimm"):
            field = form.operand(name)
            value = rng.randrange(-16, 16) if name == "simm" else rng.randrange(32)
            text = str(value)
        else:
            field, value = form.operand(name), rng.randrange(1 if name.startswith("v") else 0, 32)
            kind = "v" if name.startswith("v") else "x"
            text = operand.replace(name, f"v{value}" if kind == "v" else macros.REGISTERS[value])
        if text is not None:
            texts.append(text)
        word |= value % (1 << field.width) << field.low
    return f"{form.mnemonic} {', '.join(texts)}", word


def test_every_form_encodes_as_the_assembler_does(tmp_path):
    # The assembler knows the standard ones; the macros of the others come from the same table, but
    # through GNU as and back.
    rng = random.Random(5)
    samples = [sample(form, rng) for _, form in TABLE.forms for _ in range(12)]
    got = words(['.include "lanewise_rvkeccak.inc"', *(text for text, _ in samples)], tmp_path)
    assert len(got) == len(samples)
    for (text, want), word in zip(samples, got, strict=True):
        assert word == want, text


def test_custom_encodings_as_published_in_the_contract(tmp_path):
    """Written out by hand from doc/architecture.md."""
    lines = {
        "vslidedownm.vi v7, v5, 1": 0x0250B3AB,
        "vslideupm.vi v6, v5, 1, v0.t": 0x0450B32B,
        "vrotup.vi v7, v7, 1": 0x0A70B3AB,
        "v64rho.vi v0, v0, -1": 0x0E0FB02B,
        "v32hrho.vv v16, v16, v0": 0x1F00082B,
        "vpi.vi v8, v0, -1": 0x220FB42B,
        "viota.vx v0, v0, s3": 0x2609C02B,
        "vthetac.vi v5, v0": 0x420032AB,
        "vchiiota.vx v0, v8, a0": 0x4A85402B,
        "vround.vi v0, 23": 0x520BB02B,
        "vpermute.vi v5, 1": 0x5600B2AB,
        "vabsorb.v v0, (a0), a1": 0x02B5702B,
        "vsqueeze.v v5, (a0), zero": 0x060572AB,
        "vkeccak.vi v0, 1": 0xA6192077,
    }
    assert words(['.include "lanewise_rvkeccak.inc"', *lines], tmp_path) == list(lines.values())


@pytest.mark.parametrize(
    "line",
    [
        "vslidedownm.vi v7, v5, 32",
        "vslidedownm.vi v7, v5, -1",
        "v64rho.vi v0, v0, -17",
        "v64rho.vi v0, v0, 16",
        "vrotup.vi v32, v1, 1",
        "vrotup.vi v1, a1, 1",
        "viota.vx v0, v0, v3",
        "vpermute.vi v0, 0, v0.t",
        "vrotup.vi v1, v1, 1, v1.t",
        "vabsorb.v v0, a0, a1",
    ],
)
def test_macros_refuse(line, tmp_path):
    done = assemble(['.include "lanewise_rvkeccak.inc"', line], tmp_path)
    assert done.returncode != 0 and "Error" in done.stderr


def test_no_two_forms_match_the_same_word():
    for (_, a), (_, b) in itertools.combinations(TABLE.forms, 2):
        common = a.mask & b.mask
        assert a.match & common != b.match & common, (a.mnemonic, b.mnemonic)


def test_find_is_exact():
    rng = random.Random(3)
    for operation, form in TABLE.forms:
        word = form.match | rng.getrandbits(32) & ~form.mask
        assert TABLE.find(word) == [(operation, form)]
    assert TABLE.find(0x00000057 | 1 << 26) == []  # funct6 000001


@pytest.mark.parametrize(
    "encoding, message",
    [
        ("funct6=0 vm vs2 vs1 funct3=0 vd", "are 25 bits"),
        ("funct6=64 vm vs2 vs1 funct3=0 vd opcode=0x57", "more than 6 bits"),
        ("funct9=0", "no field funct9"),
    ],
)
def test_a_broken_encoding_is_named(encoding, message):
    with pytest.raises(ValueError, match=f"vx: .*{message}"):
        instruction_table.Form("vx vd", encoding).fields


def test_configurations_have_the_parameters_of_the_contract():
    wanted = "ELEN ELENUM MEM_WIDTH OVERLAP FUSED ROUND PERMUTE WIDE VKECCAK LUTRAM".split()
    for name, values in instruction_table.configurations().items():
        assert list(values) == wanted, name
        assert name.startswith(f"e{values['ELEN']}x{values['ELENUM'] // 5}")
