# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every row of the table of Helium against an emulated Cortex-M55, and its decoder against LLVM and
binutils."""

import random
import re
import subprocess

import pytest
from required import modules, tools

modules("capstone", "elftools")
tools("arm-none-eabi-gcc", "qemu-system-arm", "llvm-mc-22")

from conformance import qemu_armv8m as samples  # noqa: E402
from lanewise_lab.isa import armv7m_syntax, armv8m  # noqa: E402
from lanewise_lab.prove import encodings, second  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402

pytestmark = pytest.mark.slow

LLVM = ["llvm-mc-22", "--disassemble", "--triple=thumbv8.1m.main", "--mattr=+mve"]


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    return samples.Bench(random.Random(20), tmp_path_factory.mktemp("mve"))


def test_table_equals_emulator(bench):
    """On random and extreme operands, as numbers and with every word unknown."""
    wrong, rows = bench.differences()
    assert not wrong, "\n".join(wrong[:20])
    every = {(name, n) for name, entries in armv8m.TABLE.items() for n in range(len(entries))}
    assert rows == every


@pytest.mark.parametrize("change", ["rotated", "swapped"])
def test_faults_in_the_table_are_seen(bench, change, monkeypatch):
    """A table that says something else of an instruction does not agree with the emulator."""

    def wrong(m, i):
        if change == "rotated":
            armv8m._set(m, i.operands[0], armv8m._get(m, i.operands[1]))
        else:
            to, first, second = i.operands
            pairs = zip(armv8m._get(m, second), armv8m._get(m, first), strict=True)
            armv8m._set(m, to, [m.alg.and_(a, m.alg.invert(b)) for a, b in pairs])

    name = "vshl.i32" if change == "rotated" else "vbic"
    (entry,) = armv8m.TABLE[name]
    monkeypatch.setitem(armv8m.TABLE, name, [armv8m.replace(entry, run=wrong)])
    found, _ = bench.differences()
    assert found and {line.split()[0] for line in found} == {name}


def encodings_of(source: random.Random, each: int) -> list[bytes]:
    """Of every row, with any fields."""
    out = []
    for entries in armv8m.TABLE.values():
        for entry in entries:
            mask, value = entry.fixed
            for _ in range(each):
                word = source.getrandbits(32) & ~mask | value
                out.append(
                    (word >> 16).to_bytes(2, "little") + (word & 0xFFFF).to_bytes(2, "little")
                )
    return out


def llvm(codes: list[bytes]) -> list[str]:
    """One text each, empty where LLVM knows no such instruction."""
    lines = "\n".join(f"[{' '.join(map(hex, code))}]" for code in codes)
    command = [*LLVM, "--show-encoding"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    read = re.findall(r"^\t(?!\.)(.*\S)\s+@ encoding: \[(.*)\]$", done.stdout, re.M)
    texts = {bytes(int(n, 0) for n in code.split(",")): " ".join(t.split()) for t, code in read}
    return [texts.get(code, "") for code in codes]


def plain(text: str) -> str:
    """Numbers in decimal, one name for copies, no offset of 0."""
    text = re.sub(r"#-?0x[0-9a-f]+", lambda m: f"#{int(m[0][1:], 16)}", text)
    text = re.sub(r"^vmov (q\d), (q\d)$", r"vorr \1, \2, \2", text)
    return re.sub(r", #-?0\]", "]", text)


def test_decoder_equals_llvm():
    """What it takes for an instruction of the table reads the same there, and what it refuses are
    forms that the architecture leaves open."""
    codes, decoder = encodings_of(random.Random(1), 40), armv8m.VectorDecoder()
    left_open = 0
    for code, theirs in zip(codes, llvm(codes), strict=True):
        (ours,) = decoder.decode(code, 0)
        if ours.mnemonic == "undefined":
            left_open += 1
            assert not theirs or re.search(r"\[(pc|sp)|\[sp\]!|, (sp|pc|lr)$|q7, q8", theirs), (
                theirs
            )
        else:
            assert plain(ours.text) == plain(theirs)
    assert left_open < len(codes) // 4


def test_any_encoding():
    """Random bits: what is taken for a vector is one for LLVM, and all else is as on ARMv7-M."""
    source, decoder, scalar = random.Random(2), armv8m.VectorDecoder(), armv7m_syntax.Decoder()
    codes = []
    for _ in range(20_000):
        first = source.choice((0xEC, 0xED, 0xEE, 0xEF, 0xFC, 0xFE, 0xFF)) << 8
        word = (first | source.getrandbits(8)) << 16 | source.getrandbits(16)
        codes.append((word >> 16).to_bytes(2, "little") + (word & 0xFFFF).to_bytes(2, "little"))
    seen = set()
    for code, theirs in zip(codes, llvm(codes), strict=True):
        for ours in decoder.decode(code, 0):
            if ours.mnemonic in armv8m.TABLE:
                seen.add(ours.mnemonic)
                assert plain(ours.text) == plain(theirs)
            elif ours.mnemonic != "undefined":
                seen.add("scalar")
                assert [ours] == scalar.decode(code, 0)
    assert len(seen) > 3 and "scalar" in seen


def test_second_decoder():
    """Binutils reads what the prover's decoder takes alike, and not what it takes for another."""
    encoding, codes = encodings.Armv8M(), encodings_of(random.Random(3), 12)
    taken = [c for c in codes if encoding.plain(c, 0)[0].mnemonic in armv8m.TABLE]
    assert second.difference(encoding, "armv8m", taken) is None
    for one, other in (
        ("04ff5621", "14ef5621"),
        ("a7ff5424", "a7ff5425"),
        ("90ed001f", "90ed043f"),
    ):
        first = encoding.plain(bytes.fromhex(one), 0)
        encoding.plain = lambda code, at, first=first: first
        assert second.difference(encoding, "armv8m", [bytes.fromhex(other)])
        del encoding.plain


def test_no_predication():
    """VPT, VCTP and loops with tail predication are refused: their vectors would be partly kept."""
    decoder = armv8m.VectorDecoder()
    for name, code in (("vpt", "61fe020f"), ("vpst", "71fe4d0f"), ("vctp.32", "20f001e8")):
        assert llvm([bytes.fromhex(code)])[0].startswith(name)
        for i in decoder.decode(bytes.fromhex(code), 0):
            with pytest.raises(Refused):
                armv8m.lookup(i)


def test_governed():
    """A vector instruction behind an IT is refused."""
    group = armv8m.VectorDecoder().decode(bytes.fromhex("08bf04ff5621"), 0)
    with pytest.raises(Refused):
        armv8m.lookup(group[-1])
