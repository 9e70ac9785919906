# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The decoder of RISC-V against LLVM, and what no emulator here knows against numbers."""

import random
import re
import subprocess

import pytest
from required import modules, tools

modules("capstone")
tools("clang-19", "llvm-objdump-22")

from conformance.qemu_riscv import WITHOUT  # noqa: E402
from lanewise_lab.isa import riscv  # noqa: E402
from lanewise_lab.isa.riscv_machine import Machine  # noqa: E402
from lanewise_lab.isa.riscv_syntax import Target, VType  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from lanewise_lab.symbolic.memory import Memory  # noqa: E402

pytestmark = pytest.mark.slow

BASE = 1 << 24  # where disassembled code lies, so that no target is below 0
EVERYTHING = "m,c,v,zba,zbb,zbs,zbkb,zvbb,zvkb"


def test_rows_do_not_overlap():
    """One meaning for each encoding, and one for each name: ZEXT.H is a PACK with nothing."""
    for xlen in (32, 64):
        entries = [e for row in riscv.TABLE.values() for e in row if xlen in e.xlen]
        for n, a in enumerate(entries):
            for b in entries[:n]:
                both = a.form.mask & b.form.mask
                apart = (a.form.match ^ b.form.match) & both
                assert apart or {a.mnemonic, b.mnemonic} in (
                    {"zext.h", "pack"},
                    {"zext.h", "packw"},
                ), (a.mnemonic, b.mnemonic)
    for row in riscv.TABLE.values():
        assert len({(e.run, e.kind, e.extension) for e in row}) == 1


# The decoder


def _disassembled(folder, xlen, words, *options) -> list[str]:
    """What LLVM prints for each instruction; numbers as Python writes them."""
    source, out = folder / "words.s", folder / "words.o"
    source.write_text("".join(f".{size}byte {word:#x}\n" for word, size in words))
    target = [f"--target=riscv{xlen}", f"-march=rv{xlen}imac"]
    subprocess.run(["clang-19", *target, "-c", source, "-o", out], check=True)
    # Without symbols that say what is data, which is all that was written.
    subprocess.run(["llvm-objcopy-22", "--strip-all", out], check=True)
    return _text_of(out, *options)


def _text_of(out, *options) -> list[str]:
    mattr = ",".join(f"+{e}" for e in EVERYTHING.split(","))
    command = ["llvm-objdump-22", "-d", "--no-show-raw-insn", f"--adjust-vma={BASE}", *options]
    command += [f"--mattr={mattr}", out]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = re.findall(r"^\s+[0-9a-f]+:\s*(.*)$", text, re.M)
    return [_numbers(re.sub(r" <.*", "", " ".join(line.split()))) for line in lines]


def _numbers(text: str) -> str:
    return re.sub(r"-?0x[0-9a-f]+", lambda found: str(int(found[0], 16)), text)


def _decoded(xlen, words) -> list:
    decoder, at, out = riscv.Decoder(xlen), BASE, []
    for word, size in words:
        out += decoder.decode(word.to_bytes(4, "little"), at)
        at += size
    return out


def _agrees(folder, xlen, words) -> int:
    """The number of different instructions that were understood."""
    known = [w for w, i in zip(words, _decoded(xlen, words), strict=True) if i.base]
    ours = _decoded(xlen, known)
    theirs = _disassembled(folder, xlen, known, "-M", "no-aliases")
    pairs = zip((_numbers(i.text) for i in ours), theirs, strict=True)
    # The decoder leaves it to the semantics to refuse a group that begins at an odd register.
    grouped = re.compile(r"v(l|s|mv)[248]r")
    wrong = [
        f"{i} | {text}"
        for i, text in pairs
        if i != text and not (text == "<unknown>" and grouped.match(i))
    ]
    assert not wrong, "\n".join(wrong[:40])
    return len({i.mnemonic for i in ours})


@pytest.mark.parametrize("xlen", [32, 64])
def test_decoder_agrees_with_llvm(tmp_path, xlen):
    """Every row with random fields, and random words: what is understood is what LLVM reads."""
    source, words, names = random.Random(5), [], set()
    for row in riscv.TABLE.values():
        for entry in row:
            if xlen in entry.xlen:
                names.add(entry.mnemonic)
                for _ in range(40):
                    word = source.getrandbits(32)
                    words.append((word & ~entry.form.mask | entry.form.match, 4))
    for _ in range(20_000):
        words.append((source.getrandbits(25) << 7 | source.getrandbits(5) << 2 | 3, 4))
    assert _agrees(tmp_path, xlen, words) == len(names)


@pytest.mark.parametrize("xlen", [32, 64])
def test_decoder_agrees_on_kernels(tmp_path, xlen):
    """Every instruction of every shipped kernel, up to the constants behind it."""
    for source in shipped.sources(f"riscv{xlen}"):
        code = ObjectFile(str(shipped.assemble(source, tmp_path)))
        ((start, end),) = [(s.start, s.end) for s in code.sections if s.name == ".text"]
        words, at = [], start
        while at < end:
            (i,) = riscv.Decoder(xlen).decode(code.code_at(at, 4), at)
            if not i.base:
                break
            words.append((int.from_bytes(code.code_at(at, i.size), "little"), i.size))
            at = i.next
        assert len(words) > 200
        _agrees(tmp_path, xlen, words)


@pytest.mark.parametrize("xlen", [32, 64])
def test_all_short_encodings(tmp_path, xlen):
    words = [(word, 2) for word in range(1 << 16) if word & 3 != 3]
    assert _agrees(tmp_path, xlen, words) == len([e for e in riscv.SHORT if xlen in e.xlen])


@pytest.mark.parametrize("xlen", [32, 64])
def test_what_short_encodings_stand_for(tmp_path, xlen):
    """LLVM names an instruction of 16 bits by the one of 32 that it stands for. What we make of
    it, assembled, it calls the same. Branches are left out, which are relative."""
    words = [(word, 2) for word in range(1 << 16) if word & 3 != 3]
    known = [
        (word, i)
        for word, i in zip(words, _decoded(xlen, words), strict=True)
        if i.base and not any(isinstance(op, Target) for op in i.operands)
    ]
    source, out = tmp_path / "long.s", tmp_path / "long.o"
    lines = [f"{i.base} {', '.join(map(str, i.operands))}" for _, i in known]
    source.write_text("\n".join([".option norvc", *lines, ""]))
    target = [f"--target=riscv{xlen}", f"-march=rv{xlen}i"]
    subprocess.run(["clang-19", *target, "-c", source, "-o", out], check=True)
    theirs = _disassembled(tmp_path, xlen, [word for word, _ in known])
    wrong = [f"{a} | {b}" for a, b in zip(theirs, _text_of(out), strict=True) if a != b]
    assert not wrong, "\n".join(wrong[:40])


def test_width_decides():
    """LD and vectors are not of RV32, nor ZIP of RV64."""
    for word, xlen in ((0x00053503, 32), (0xCD827057, 32), (0x08F51513, 64)):
        (here,) = riscv.Decoder(xlen).decode(word.to_bytes(4, "little"), 0)
        (there,) = riscv.Decoder(96 - xlen).decode(word.to_bytes(4, "little"), 0)
        assert there.base and not here.base


# What qemu 7.2 does not know, against numbers


def _rotated(value, n, sew):
    n %= sew
    return (value << n | value >> sew - n) & (1 << sew) - 1


def _bits_reversed(value, bits):
    return int(f"{value:0{bits}b}"[::-1], 2)


def _by_bytes(value, sew, function):
    parts = value.to_bytes(sew // 8, "little")
    return int.from_bytes(bytes(function(b) for b in parts), "little")


MEANING = {
    "vandn": lambda a, b, sew: a & ~b & (1 << sew) - 1,
    "vrol": lambda a, b, sew: _rotated(a, b, sew),
    "vror": lambda a, b, sew: _rotated(a, -b, sew),
    "vbrev": lambda a, b, sew: _bits_reversed(a, sew),
    "vbrev8": lambda a, b, sew: _by_bytes(a, sew, lambda v: _bits_reversed(v, 8)),
    "vrev8": lambda a, b, sew: int.from_bytes(a.to_bytes(sew // 8, "little"), "big"),
}
CRYPTO = [e for row in riscv.TABLE.values() for e in row if e.extension in WITHOUT]


def _elements(words, sew):
    whole = sum(w << 64 * n for n, w in enumerate(words))
    return [whole >> n & (1 << sew) - 1 for n in range(0, 256, sew)]


@pytest.mark.parametrize("symbolic", [False, True], ids=["numbers", "symbols"])
@pytest.mark.parametrize("entry", CRYPTO, ids=lambda e: e.mnemonic)
def test_vector_cryptography(entry, symbolic):
    """VLEN 256, all elements but the last; the second source is a vector, a0 or an immediate."""
    source = random.Random(entry.mnemonic)
    name, _, kind = entry.mnemonic.partition(".")
    for sew in (8, 16, 32, 64) * 8:
        alg, values = Algebra(64), {}
        m = Machine(alg, Memory(alg), None)
        m.vectors(256)
        m.vl, m.vtype = 256 // sew - 1, VType(sew, 8, True, True)
        first, second = ([source.getrandbits(64) for _ in range(4)] for _ in range(2))
        scalar, immediate = source.getrandbits(64), source.randrange(64)
        for n, numbers in ((2, first), (3, second)):
            m.v[n] = list(map(alg.const, numbers))
            if symbolic and not (n == 3 and entry.kind == "vshift"):
                m.v[n] = [alg.atom("value") for _ in numbers]
                values |= {min(alg.atoms(w)): v for w, v in zip(m.v[n], numbers, strict=True)}
        m.r[10] = alg.const(scalar)
        fields = {"vd": 1, "vs2": 2, "vs1": 3, "rs1": 10, "vm": 1, "uimm": immediate}
        code = entry.form.encode(fields).to_bytes(4, "little")
        (i,) = riscv.Decoder(64).decode(code, 0)
        assert i.base == entry.mnemonic
        riscv.lookup(i).run(m, i)
        values |= {n: 0 for n in alg.free_atoms() if n not in values}
        evaluate = alg.evaluate(values)
        got = _elements([evaluate(w) if w else 0 for w in m.v[1]], sew)
        others = {"vv": _elements(second, sew), "vi": [immediate] * len(got)}.get(kind)
        others = others or [scalar & (1 << sew) - 1] * len(got)
        pairs = zip(_elements(first, sew), others, strict=True)
        assert got[:-1] == [MEANING[name](a, b, sew) for a, b in pairs][:-1]
