# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every entry of the A64 table against Unicorn, and the decoder against binutils."""

import dataclasses
import random
import re
import subprocess

import pytest
import required
from required import modules, tools

modules("capstone", "unicorn")
tools("aarch64-linux-gnu-as", "aarch64-linux-gnu-objdump")

from conformance import unicorn_aarch64 as samples  # noqa: E402
from conformance.unicorn_bench import Bench  # noqa: E402
from lanewise_lab.isa import aarch64  # noqa: E402
from lanewise_lab.isa.aarch64_syntax import (  # noqa: E402
    SPELLINGS,
    ZR,
    Decoder,
    Imm,
    Mem,
    Reg,
    Shifted,
    Vec,
    VecList,
    matches,
)
from lanewise_lab.prove import shipped  # noqa: E402
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
    """Each mnemonic, each of its operand patterns."""
    seen = set()
    for n in range(len(bench.texts)):
        for i in bench.instructions(n):
            entry = aarch64.lookup(i)
            seen |= {(i.mnemonic, p) for p in entry.patterns if matches(p, i.operands)}
    every = {
        (name, p) for name, entries in aarch64.TABLE.items() for e in entries for p in e.patterns
    }
    # Only a linker fills these in: test_aarch64_prove.py.
    assert every - seen == {("adrp", "x, h"), ("add", "x, x, h")}


def test_entries_do_not_overlap(bench):
    """One meaning, and one kind, for each form."""
    for n in range(len(bench.texts)):
        for i in bench.instructions(n):
            fitting = [
                e
                for e in aarch64.TABLE[i.mnemonic]
                if any(matches(p, i.operands) for p in e.patterns)
            ]
            assert len(fitting) == 1, i.text


def _named(op) -> set:
    """The registers that an operand names."""
    if isinstance(op, Reg | Shifted):
        return {("r", op.n)}
    if isinstance(op, Vec):
        return {("v", op.n)}
    if isinstance(op, VecList):
        return {("v", n) for n in op.n}
    if isinstance(op, Mem):
        return {("r", op.base)} | ({("r", op.index.n)} if op.index else set())
    return set()


def _held(m) -> dict:
    general = {("r", k): [value] for k, value in enumerate(m.r)}
    return general | {("v", k): list(words) for k, words in enumerate(m.vec)}


def _atoms(m, words: list) -> set:
    return set().union(*(m.alg.atoms(w) for w in words if hasattr(w, "t")))


def test_operands_that_are_written(bench):
    """`writes` and `merges`, which the cycle model goes by: no other register changes, and what was
    in a register stays there in part if the instruction merges, and only then."""
    merging, compared = set(), 0
    for n in range(len(bench.texts)):
        insn = bench.instructions(n)
        i, entry = insn[0], aarch64.lookup(insn[0])
        if len(insn) > 1 or i.mnemonic in ("bl", "blr"):
            continue
        written = set().union(*map(_named, i.operands[: entry.writes]))
        based = {("r", op.base) for op in i.operands if isinstance(op, Mem) and op.writeback}
        read = set().union(*map(_named, i.operands[entry.writes :]))
        m = (
            comparison := samples.Comparison(bench.code, insn, n, i.mnemonic not in _NUMBERS)
        ).machine
        before = _held(m)
        try:
            comparison.predict()
        except Refused:
            continue
        after = _held(m)
        compared += 1
        assert {key for key in before if before[key] != after[key]} <= written | based, i.text
        for key in written - read - {("r", ZR)}:
            if _atoms(m, before[key]) & _atoms(m, after[key]):
                assert entry.merges, i.text
                merging.add((i.mnemonic, entry.patterns))
    every = {
        (e.mnemonic, e.patterns) for entries in aarch64.TABLE.values() for e in entries if e.merges
    }
    assert every - merging == {e for e in every if e[0] in _HIDDEN}
    assert merging <= every and compared > 900


#: Taken with numbers only.
_NUMBERS = "mul mneg madd msub umull smull umulh smulh umaddl smaddl udiv sdiv adc sbc".split()
#: What was in the register is in a product, or the sum with it is refused.
_HIDDEN = ("bsl", "bif", "usra")


def test_sequences_equal_emulator(tmp_path):
    """Programs of 24 instructions, every register symbolic: products of products, masks of
    rotations. The words that come out, evaluated, are what the emulator computes."""
    texts = samples.Samples(random.Random(2)).sequences(100, 24)
    programs = Bench(samples, texts, tmp_path)
    for n, text in enumerate(texts):
        assert programs.compare(n, n, 1) == [], text


#: Last bytes of the instructions that the table knows, but for one in four, which has any.
LAST = (
    "0e 4e 2e 6e 0f 4f 2f 6f 5e 5f 7e 7f ce 0c 0d 4c 4d 1e 9e d5 1a 9a da 5a 9b 13 93 b3 53 d3 3d"
)
LAST += " 7d bd fd 3c 6d ad 8a ca aa ea 92 d2 b2 f2 8b cb 91 d1 f9 f8 a9 39 79 b9 0a 4a 2a 0b 4b"


def test_any_encoding(tmp_path):
    """Random bits: what the decoder and the table accept, the emulator executes, and alike. So
    nothing is accepted that the architecture reserves, as far as the emulator looks."""
    source, last = random.Random(3), bytes.fromhex(LAST)
    count = required.count(few=4_000, many=12_000)
    places = Bench(samples, ["nop\n    " * 4] * 4, tmp_path)
    at, compared = places.code.symbols["i2"], 0
    for n in range(count):
        end = source.randbytes(1) if n % 4 == 0 else bytes([source.choice(last)])
        found = places.compare_encoding(at, source.randbytes(3) + end, n)
        assert not found, found
        compared += found is not None
    assert compared > count // 6


def _operand(i, n, op):
    return dataclasses.replace(i, operands=(*i.operands[:n], op, *i.operands[n + 1 :]))


def _shifted(run, m, i):
    """The inline shift applied to another amount."""
    op = i.operands[-1]
    if isinstance(op, Shifted):
        i = _operand(i, 2, dataclasses.replace(op, amount=op.amount % 31 + 1))
    return run(m, i)


def _renamed(name):
    return lambda run, m, i: run(m, dataclasses.replace(i, mnemonic=name))


def _swapped(a, b):
    def faulty(run, m, i):
        operands = list(i.operands)
        operands[a], operands[b] = operands[b], operands[a]
        return run(m, dataclasses.replace(i, operands=tuple(operands)))

    return faulty


def _immediate(n):
    return lambda run, m, i: run(m, _operand(i, n, Imm(i.operands[n].value ^ 1)))


FAULTS = {
    "eor": _shifted,
    "bic": _renamed("and"),
    "orn": _renamed("orr"),
    "adc": _renamed("sbc"),
    "lsr": _renamed("asr"),
    "sxtb": _renamed("uxtb"),
    "ldrsh": _renamed("ldrsb"),
    "extr": _swapped(1, 2),
    "bfi": _immediate(2),
    "cmp": lambda run, m, i: None,
    "csel": _swapped(1, 2),
    "bl": lambda run, m, i: i.operands[0].value,
    "stp": _swapped(0, 1),
    "ldr": _renamed("ldrb"),
    "umull": _renamed("smull"),
    "sdiv": _renamed("udiv"),
    "smulh": _renamed("umulh"),
    "bsl": _renamed("bit"),
    "sri": _immediate(2),
    "zip1": _renamed("trn1"),
    "ext": _swapped(1, 2),
    "ld2": _renamed("ld1"),
    "bcax": _swapped(2, 3),
    "xar": _immediate(3),
    "rax1": _swapped(1, 2),
}


@pytest.mark.parametrize("mnemonic", sorted(FAULTS))
def test_comparison_finds_planted_faults(bench, monkeypatch, mnemonic):
    def faulty(entry):
        return dataclasses.replace(entry, run=lambda m, i: FAULTS[mnemonic](entry.run, m, i))

    monkeypatch.setitem(aarch64.TABLE, mnemonic, [faulty(e) for e in aarch64.TABLE[mnemonic]])
    wrong, _ = bench.differences(only=mnemonic)
    assert wrong


REFUSED = {
    "svc": "010000d4",
    "mrs": "00423bd5",
    "msr": "00421bd5",
    "dmb": "bf3b03d5",
    "wfi": "7f2003d5",
    "ldxr": "207c5fc8",
    "clz": "2010c0da",
    "fadd": "2028621e",
    "mul": "209ca20e",
    "tbl": "2000024e",
    "aese": "2048284e",
    "sha512h": "208062ce",
    "paciasp": "3f2303d5",
    "ptrue": "e0e3d825",
    "crc32b": "2040c21a",
    "cas": "417ca0c8",
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_is_not_on_the_list(name):
    (insn,) = Decoder().decode(bytes.fromhex(REFUSED[name]), 0)
    assert insn.mnemonic == name
    with pytest.raises(Refused, match="not on the list"):
        aarch64.lookup(insn)


def _disassembled(path) -> list[str]:
    """What binutils prints for each instruction, comments and labels removed."""
    command = ["aarch64-linux-gnu-objdump", "-d", "--no-show-raw-insn", path]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [line.split(":\t")[1] for line in out.splitlines() if ":\t" in line]
    split = [" ".join(re.split("//|<", line)[0].split()).partition(" ") for line in lines]
    lines = [f"{SPELLINGS.get(name, name)} {operands}" for name, _, operands in split]
    return [re.sub(r"([us]xt[wx]) #0\b", r"\1", line.replace(", lsl #0]", "]")) for line in lines]


def _is_fixed(i) -> bool:
    """Whether the instruction means the same at another address."""
    entry = aarch64.lookup(i)
    literal = entry.kind in ("load", "vload") and isinstance(i.operands[1], Imm)
    return not (literal or entry.kind == "branch" or i.mnemonic in ("adr", "adrp", "nop", "bti"))


def test_decoder_agrees_with_binutils(tmp_path, bench):
    """What the prover understood of the samples and the shipped kernels, assembled again, is the
    same to binutils as the original. Left out are jumps and what is relative to the PC: the
    comparison with the emulator checks where these go."""
    groups = [(bench.code, [i for n in range(len(bench.texts)) for i in bench.instructions(n)])]
    for source in shipped.sources("aarch64"):
        if source.stem.endswith("_chain") and "x3_" not in source.stem:
            continue  # the same instructions, ten times as many
        code = ObjectFile(str(shipped.assemble(source, tmp_path)))
        for section in code.sections:
            if section.name == ".text":
                groups.append((code, _code(code, section.start, section.end)))
    checked = 0
    for code, decoded in groups:
        fixed = [i for i in decoded if _is_fixed(i)]
        files = []
        for name, lines in (
            (
                "bytes",
                [f".inst {int.from_bytes(code.code_at(i.address, 4), 'little')}" for i in fixed],
            ),
            ("text", [str(i) for i in fixed]),
        ):
            source = tmp_path / f"{name}.s"
            source.write_text("\n".join([".text", *lines, ""]))
            files.append(tmp_path / f"{name}.o")
            command = ["aarch64-linux-gnu-as", "-march=armv8.5-a+sha3", source, "-o", files[-1]]
            subprocess.run(command, check=True)
        theirs, ours = map(_disassembled, files)
        assert len(theirs) == len(ours) == len(fixed)
        assert theirs == ours
        checked += len(fixed)
    assert checked > 1500


def _code(code: ObjectFile, start: int, end: int) -> list:
    """The instructions of a section up to the first word that is none: constants behind it."""
    out = []
    for at in range(start, end, 4):
        try:
            out.append(code.decode(at))
            aarch64.lookup(out[-1])
        except Refused:
            return out[:-1] if out and out[-1].address == at else out
    return out
