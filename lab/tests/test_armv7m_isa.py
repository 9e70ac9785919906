# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every entry of the ARMv7-M table against Unicorn, and the decoder against binutils."""

import dataclasses
import random
import re
import subprocess

import pytest
import required
from required import modules, tools

modules("capstone", "unicorn")
tools("arm-none-eabi-as", "arm-none-eabi-objdump")

from conformance import unicorn_armv7m as samples  # noqa: E402
from conformance.unicorn_bench import Bench  # noqa: E402
from lanewise_lab.isa import armv7m  # noqa: E402
from lanewise_lab.isa.armv7m_syntax import PC, Decoder, Imm, Mem, Reg, Regs, Shifted, matches  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    texts = samples.Samples(random.Random(1)).all()
    return Bench(samples, texts, tmp_path_factory.mktemp("single"))


@pytest.mark.ci
def test_table_equals_emulator(bench):
    """Operands as numbers, all symbolic, and mixed; pointers among them."""
    wrong, compared = bench.differences()
    assert not wrong, "\n".join(wrong[:40])
    left = [text for n, text in enumerate(bench.texts) if n not in compared]
    assert not left, "not compared: " + "; ".join(left)


def test_every_entry_is_compared(bench):
    """Each mnemonic, each of its operand patterns, with and without flags where both exist."""
    seen, flags = set(), {}
    for n in range(len(bench.texts)):
        for i in bench.instructions(n):
            name = "it" if i.mnemonic[:2] == "it" else i.mnemonic
            flags.setdefault(name, set()).add(i.flags)
            for pattern in armv7m.TABLE[name].patterns:
                if matches(pattern, i.operands):
                    seen.add((name, pattern))
    every = {(name, p) for name, entry in armv7m.TABLE.items() for p in entry.patterns}
    every.discard(("mov", "r, h"))  # only a linker fills this in: test_armv7m_prove.py
    assert not every - seen
    both = {name for name, values in flags.items() if len(values) == 2}
    assert both == set(samples.SETS_FLAGS)


def test_sequences_equal_emulator(tmp_path):
    """Programs of 24 instructions, every register symbolic: products of products, masks of
    rotations. The words that come out, evaluated, are what the emulator computes."""
    texts = samples.Samples(random.Random(2)).sequences(150, 24)
    programs = Bench(samples, texts, tmp_path)
    for n, text in enumerate(texts):
        for seed in range(2):
            assert programs.compare(n, 1000 * n + seed, 1) == [], text


#: First halfwords of the instructions that the table knows, whose lower bits may be anything.
FIRST = "e800 e900 ea00 ea40 ea80 eb00 eb80 f000 f040 f080 f100 f1a0 f200 f240 f2a0 f340 f3c0 f800"
FIRST += " f840 f880 f8d0 f850 f910 fa00 fa80 fb00 fbb0 ed00 ec00 ec40 ee00"


def test_any_encoding(tmp_path):
    """Random bits: what the decoder and the table accept, the emulator executes, and alike. So
    nothing is accepted that the architecture reserves, as far as the emulator looks."""
    source, first = random.Random(3), [int(h, 16) for h in FIRST.split()]
    count = required.count(few=4_000, many=16_000)
    places = Bench(samples, ["nop.w\n    " * 5] * 4, tmp_path)
    at = places.code.symbols["i2"]
    compared = 0
    for n in range(count):
        if n % 4 == 0:
            encoding = source.randrange(0xE800).to_bytes(2, "little")
        else:
            high = source.choice(first) | source.getrandbits(9)
            if n % 4 == 1:
                high = source.randrange(0xE800, 0x10000)
            encoding = high.to_bytes(2, "little") + source.randbytes(2)
        found = places.compare_encoding(at, encoding, n)
        assert not found, found
        compared += found is not None
    assert compared > count // 4


def _operand(i, n, op):
    return dataclasses.replace(i, operands=(*i.operands[:n], op, *i.operands[n + 1 :]))


def _rotated(run, m, i):
    """The inline shift applied to another amount."""
    for n, op in enumerate(i.operands):
        if isinstance(op, Shifted) and op.kind != "rrx":
            i = _operand(i, n, dataclasses.replace(op, amount=op.amount % 31 + 1))
    return run(m, i)


def _renamed(name):
    return lambda run, m, i: run(m, dataclasses.replace(i, mnemonic=name))


FAULTS = {
    "eor": _rotated,
    "bic": _renamed("and"),
    "orn": _renamed("orr"),
    "adc": _renamed("add"),
    "lsr": _renamed("asr"),
    "sxtb": _renamed("uxtb"),
    "ldrsh": _renamed("ldrh"),
    "stmdb": _renamed("stm"),
    "bfi": lambda run, m, i: run(m, _operand(i, 2, Imm(i.operands[2].value ^ 1))),
    "cmp": lambda run, m, i: None,
    "bl": lambda run, m, i: m.branch(i.operands[0].value),
    "pop": lambda run, m, i: run(
        m, _operand(i, 0, dataclasses.replace(i.operands[0], writeback=False))
    ),
    "sdiv": _renamed("udiv"),
    "smmul": _renamed("smmulr"),
    "vmov": lambda run, m, i: run(m, dataclasses.replace(i, operands=i.operands[::-1])),
    "it": lambda run, m, i: setattr(m, "it", 4),
}


@pytest.mark.parametrize("mnemonic", sorted(FAULTS))
def test_comparison_finds_planted_faults(bench, monkeypatch, mnemonic):
    entry = armv7m.TABLE[mnemonic]
    faulty = dataclasses.replace(entry, run=lambda m, i: FAULTS[mnemonic](entry.run, m, i))
    monkeypatch.setitem(armv7m.TABLE, mnemonic, faulty)
    wrong, _ = bench.differences(only=mnemonic)
    assert wrong


def _bytes(code: str) -> bytes:
    return bytes.fromhex(code)


REFUSED = {
    "smlal": "c2fb0301",
    "umlal": "e2fb0301",
    "dmb": "bff35f8f",
    "cps": "72b6",
    "mrs": "eff30080",
    "msr": "80f30088",
    "svc": "01df",
    "bkpt": "00be",
    "ldrex": "51e8000f",
    "clz": "b1fa81f0",
    "vadd.f32": "30ee810a",
    "strt": "41f8000e",
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_is_not_on_the_list(name):
    (insn,) = Decoder().decode(_bytes(REFUSED[name]) + bytes(4), 0)
    assert insn.mnemonic == name.split(".")[0]
    with pytest.raises(Refused, match="not on the list"):
        armv7m.lookup(insn)


def _printed(i) -> str:
    """The instruction as the prover understood it, for the assembler."""
    name = i.mnemonic
    if i.flags and name not in ("cmp", "cmn", "tst", "teq"):
        name += "s"
    if not name.startswith("v"):  # floating-point instructions have one width only
        name += i.cond + (".w" if i.size == 4 else ".n")
    operands = list(i.operands)
    base = ""
    if len(operands) == 2 and isinstance(operands[1], Regs):
        base = f"{operands.pop(0)}{'!' * operands[0].writeback}, "
    return f"{name} {base}{', '.join(map(str, operands))}"


def _disassembled(path) -> list[str]:
    """What binutils prints for each instruction, comments and labels removed."""
    out = subprocess.run(
        ["arm-none-eabi-objdump", "-d", "--no-show-raw-insn", path],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    lines = [line for line in out.splitlines() if ":\t" in line]
    return [" ".join(re.split("[@;<]", line.split(":\t")[1])[0].split()) for line in lines]


def _is_fixed(i) -> bool:
    relative = any(isinstance(op, Mem) and op.base == PC or op == Reg(PC) for op in i.operands)
    kind = armv7m.lookup(i).kind
    return not (i.governed or relative or i.mnemonic == "adr" or kind in ("branch", "nop", "it"))


def test_decoder_agrees_with_binutils(tmp_path, bench):
    """What the prover understood of the samples and the shipped kernels, assembled again, is the
    same to binutils as the original. Left out are jumps and what is relative to the PC: the
    comparison with the emulator checks where these go."""
    groups = [(bench.code, [i for n in range(len(bench.texts)) for i in bench.instructions(n)])]
    for source in shipped.sources("armv7m"):
        code = ObjectFile(str(shipped.assemble(source, tmp_path)))
        for symbol in code.exported:
            interface = default_interface(symbol, isa="armv7m")
            verdict = prove(code.path, symbol, interface, [Case(7, offset=3, length=40)], code)
            groups.append((code, list(verdict.instructions.values())))
    checked = 0
    for code, decoded in groups:
        fixed = [i for i in decoded if _is_fixed(i)]
        files = []
        for name, lines in (
            ("bytes", [f".inst.{'w' if i.size == 4 else 'n'} {_word(code, i)}" for i in fixed]),
            ("text", [_printed(i) for i in fixed]),
        ):
            source = tmp_path / f"{name}.s"
            source.write_text("\n".join([".syntax unified", ".thumb", ".text", *lines]) + "\n")
            files.append(tmp_path / f"{name}.o")
            flags = ["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16"]
            subprocess.run(["arm-none-eabi-as", *flags, source, "-o", files[-1]], check=True)
        theirs, ours = map(_disassembled, files)
        assert len(theirs) == len(ours) == len(fixed)
        assert theirs == ours
        checked += len(fixed)
    assert checked > 5000


def _word(code: ObjectFile, i) -> str:
    data = code.code_at(i.address, i.size)
    return "0x" + "".join(data[n : n + 2][::-1].hex() for n in range(0, i.size, 2))
