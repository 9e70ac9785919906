# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every entry of the x86-64 table against the processor that runs this test."""

import dataclasses
import random
import subprocess

import pytest
from required import machine_lacks, modules, tools

modules("capstone")
tools("gcc")

from conformance import host_cpu  # noqa: E402
from lanewise_lab.isa import x86_64  # noqa: E402
from lanewise_lab.isa.x86_64_syntax import Imm  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.kernel import EXTERN  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def processor(tmp_path_factory):
    missing = host_cpu.missing_features()
    if missing:
        machine_lacks(f"{', '.join(missing)}: the table cannot be compared with it")
    texts = host_cpu.samples(random.Random(1))
    return host_cpu.Processor(texts, tmp_path_factory.mktemp("single"))


def differences(processor, trials=(0, 1, 0.5, 0.5), only=None):
    """What differs, and the instructions that the table takes when all operands are numbers."""
    code = ObjectFile(str(processor.object))
    wrong, compared = [], set()
    for n, text in enumerate(processor.instructions):
        if only and text.replace("rep ", "rep_").split()[0] != only:
            continue
        insn = code.decode(code.symbols[f"i{n}"])
        assert insn.next == code.symbols[f"e{n}"], f"{text} was decoded as {insn.text}"
        for trial, symbolic in enumerate(trials):
            found = host_cpu.compare(processor, n, insn, 100 * n + trial, symbolic)
            if found is not None:
                wrong += [f"{insn.text}: {line}" for line in found]
                if not symbolic:
                    compared.add(n)
    return wrong, compared


@pytest.mark.ci
def test_table_equals_processor(processor):
    """Operands as numbers, all symbolic, and mixed: the result is what the processor computes."""
    wrong, compared = differences(processor)
    assert not wrong, "\n".join(wrong[:40])
    left = [text for n, text in enumerate(processor.instructions) if n not in compared]
    assert not left, "not compared: " + "; ".join(left)
    control = {name for name, entry in x86_64.TABLE.items() if entry.control}
    texts = [text.replace("rep ", "rep_") for text in processor.instructions]
    assert {text.split()[0] for text in texts} == set(x86_64.TABLE) - control


def _swapped(insn, a, b):
    operands = list(insn.operands)
    operands[a], operands[b] = operands[b], operands[a]
    return dataclasses.replace(insn, operands=operands)


FAULTS = {
    "vpternlogq": lambda run, m, i: run(m, dataclasses.replace(i, zeroing=False)),
    "vpermt2q": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="vpermi2q")),
    "rorx": lambda run, m, i: run(m, dataclasses.replace(i, operands=[*i.operands[:2], Imm(3)])),
    "vpshufb": lambda run, m, i: run(m, _swapped(i, 1, 2)),
    "sbb": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="sub")),
    "setl": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="setb")),
    "vzeroupper": lambda run, m, i: None,
    "idiv": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="div")),
    "mul": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="imul")),
    "vpmovsxbq": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="vpmovzxbq")),
    "shufps": lambda run, m, i: run(m, _swapped(i, 0, 1)),
    "rep_movsd": lambda run, m, i: (run(m, i), m.g.__setitem__(6, m.g[7])),
    "kshiftlw": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="kshiftld")),
    "vpxord": lambda run, m, i: run(m, dataclasses.replace(i, mnemonic="vpxorq")),
}


@pytest.mark.parametrize("mnemonic", sorted(FAULTS))
def test_comparison_finds_planted_faults(processor, monkeypatch, mnemonic):
    entry = x86_64.TABLE[mnemonic]
    faulty = dataclasses.replace(entry, run=lambda m, i: FAULTS[mnemonic](entry.run, m, i))
    monkeypatch.setitem(x86_64.TABLE, mnemonic, faulty)
    wrong, _ = differences(processor, only=mnemonic)
    assert wrong


def _disassembled(path) -> list[str]:
    """What binutils prints for each instruction behind a label, comments removed."""
    out = subprocess.run(
        ["objdump", "-d", "-M", "intel", "--no-show-raw-insn", path],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    lines = [line for line in out.splitlines() if ":\t" in line]
    return [" ".join(line.split(":\t")[1].split("#")[0].split()) for line in lines]


def test_decoder_agrees_with_binutils(tmp_path):
    """Every instruction of the shipped kernels: its bytes, and what the assembler makes of the
    text that the prover understood, mean the same to another disassembler."""
    checked = 0
    for source in shipped.sources():
        code = ObjectFile(str(shipped.assemble(source, tmp_path)), EXTERN)
        start, end = next((s.start, s.end) for s in code.sections if s.name == ".text")
        instructions, at = [], start
        while at < end:
            instructions.append(code.decode(at))
            at = instructions[-1].next
        straight = [i for i in instructions if i.mnemonic[0] != "j" and i.mnemonic != "call"]
        straight = [i for i in straight if i.mnemonic not in ("nop", "endbr64")]
        files = []
        for name, lines in (
            ("bytes", [".byte " + ", ".join(map(hex, i.code)) for i in straight]),
            ("text", [i.text for i in straight]),
        ):
            path = tmp_path / f"{name}.S"
            path.write_text("\n".join([".intel_syntax noprefix", ".text", *lines]) + "\n")
            files.append(tmp_path / f"{source.stem}.{name}.o")
            subprocess.run(["gcc", "-c", path, "-o", files[-1]], check=True)
        theirs, ours = map(_disassembled, files)
        assert len(theirs) == len(ours) == len(straight)
        assert theirs == ours
        checked += len(straight)
    assert checked > 1000
