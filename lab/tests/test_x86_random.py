# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Random x86-64 encodings: what decoder and table accept is what binutils reads, and where the
processor of this machine can execute it, what that does. So nothing is accepted at which it stops.

Encodings are those of every form in the table with bits changed: any three, or the fields of VEX
and EVEX that hold registers, masks, lengths and displacements, so that registers 16 to 31 occur.
"""

import ctypes
import faulthandler
import mmap
import os
import pickle
import random
import subprocess
import tempfile

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone")
tools("gcc", "objdump")

from conformance import host_cpu  # noqa: E402
from elftools.elf.elffile import ELFFile  # noqa: E402
from lanewise_lab.isa import x86_64, x86_64_bytes  # noqa: E402
from lanewise_lab.isa.x86_64_syntax import RDI, RSP, Mem, Reg  # noqa: E402
from lanewise_lab.prove import second  # noqa: E402
from lanewise_lab.prove.encoding import X86_64  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402
from lanewise_lab.tools import features  # noqa: E402

pytestmark = pytest.mark.slow

SLOT = 16


def corpus(source: random.Random, folder) -> list[bytes]:
    """Every form of every entry, without what moves the program counter or the stack."""
    texts, path, out = host_cpu.samples(source), folder / "forms.S", folder / "forms.o"
    path.write_text("\n".join([".intel_syntax noprefix", ".text", *texts, ""]))
    subprocess.run(["gcc", "-c", path, "-o", out], check=True)
    with open(out, "rb") as f:
        code = ELFFile(f).get_section_by_name(".text").data()
    encoding, at, found = X86_64(), 0, []
    while at < len(code):
        (insn,) = encoding.plain(code[at : at + SLOT], at)
        found.append(insn.code)
        at += insn.size
    assert len(found) == len(texts)
    return found


def _with_fields(source: random.Random, code: bytes) -> bytes:
    """Other registers, masks, lengths and displacements, the memory operand's base kept."""
    out, rest = bytearray(code), x86_64_bytes.parts(code).rest
    at = len(code) - len(rest)
    if rest[0] == x86_64_bytes.EVEX:
        memory = rest[5] >> 6 != 3
        # R and R', and of a register X and B; vvvv; V', aaa, and now and then z, b and L'L.
        out[at + 1] ^= source.getrandbits(8) & (0x90 if memory else 0xF0)
        out[at + 2] ^= source.getrandbits(4) << 3
        change = source.getrandbits(8)
        out[at + 3] ^= change & (0xFF if source.random() < 0.2 else 0x0F)
        out[at + 5] ^= source.getrandbits(6) & (0x38 if memory else 0x3F)
        if rest[5] >> 6 == 1:
            out[at + (7 if rest[5] & 7 == 4 else 6)] = source.getrandbits(3)
    elif rest[0] in (0xC4, 0xC5) and len(rest) > 3:
        size = 2 if rest[0] == 0xC4 else 1
        out[at + 1] ^= source.getrandbits(1) << 7
        out[at + size] ^= source.getrandbits(4) << 3
        memory = rest[size + 2] >> 6 != 3
        out[at + size + 2] ^= source.getrandbits(6) & (0x38 if memory else 0x3F)
    else:
        return _with_bits(source, code)
    return bytes(out)


def _with_bits(source: random.Random, code: bytes) -> bytes:
    out = bytearray(code)
    for _ in range(source.randint(1, 3)):
        n = source.randrange(8 * len(out))
        out[n // 8] ^= 1 << n % 8
    return bytes(out)


def accepted(forms: list[bytes], number: int, seed: int) -> list:
    """So many different instructions that decoder and table take."""
    source, encoding, found = random.Random(seed), X86_64(), {}
    while len(found) < number:
        change = _with_fields if source.random() < 0.7 else _with_bits
        code = change(source, source.choice(forms))
        if source.random() < 0.05:
            code = bytes([source.choice((0x66, 0xF2, 0xF3, 0x48, 0x2E, 0x67, 0xF0))]) + code
        code = (code + source.randbytes(SLOT))[:SLOT]
        try:
            for insn in encoding.plain(code, 0):
                if not x86_64.lookup(insn).control:
                    found.setdefault(insn.code, insn)
        except Refused:
            continue
    return list(found.values())


@pytest.fixture(scope="module")
def forms(tmp_path_factory):
    return corpus(random.Random(1), tmp_path_factory.mktemp("forms"))


def wrong_decoding(insns: list) -> list[tuple]:
    """What binutils reads otherwise."""
    codes, out = [i.code for i in insns], []
    while codes and len(out) < 20:
        found = second.difference(X86_64(), "x86_64", codes)
        if found is None:
            break
        out.append((codes[found[0]].hex(), *found[1:]))
        codes = codes[found[0] + 1 :]
    return out


class Slot:
    """Code that loads all registers, an instruction that can be replaced, and code that stores
    them, in memory that can be written."""

    def __init__(self, folder):
        nops = ".byte " + ", ".join(["0x90"] * SLOT)
        self._block = host_cpu.Processor([nops], folder)
        with open(self._block.object, "rb") as f:
            code = ELFFile(f).get_section_by_name(".text").data()
        self._at = code.index(b"\x90" * SLOT)
        self._page = mmap.mmap(-1, 1 << 16, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._page.write(code)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._page))
        self._call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(start)
        self.base = self._block.base

    def run(self, code: bytes, context: bytes) -> bytes:
        self._page[self._at : self._at + SLOT] = code.ljust(SLOT, b"\x90")
        ctypes.memmove(self.base, context, len(context))
        self._call(self.base)
        return ctypes.string_at(self.base, len(context))


def _not_here(op) -> bool:
    """What holds the stack and the scratch memory, or is not loaded: k0."""
    if isinstance(op, Reg):
        return (op.kind == "g" and op.n in (RSP, RDI)) or (op.kind == "k" and not op.n)
    return isinstance(op, Mem) and (op.rip or op.base == RSP)


def _compare(slot: Slot, insn, seed: int) -> list[str] | None:
    """None where the table does not say what happens with these operands."""
    if insn.mnemonic.startswith("rep_") or any(map(_not_here, insn.operands)):
        return None
    comparison = host_cpu.Comparison(insn, random.Random(seed), 0)
    try:
        comparison.prepare()
        comparison.predict()
        context = bytes(comparison.context)
        return comparison.differences(slot.run(insn.code, context), slot.base)
    except Refused:
        return None


def wrong_execution(slot: Slot, insns: list) -> tuple[list[str], list]:
    """What differs on the processor, or stops it; and what was executed. A process of its own
    executes, so that one that stops is seen."""
    wrong, done, start = [], [], 0
    while start < len(insns):
        place = mmap.mmap(-1, 8)
        with tempfile.TemporaryFile() as answer:
            child = os.fork()
            if not child:
                faulthandler.disable()
                here, ran = [], []
                for n in range(start, len(insns)):
                    place[:8] = n.to_bytes(8, "little")
                    found = _compare(slot, insns[n], n)
                    if found is not None:
                        ran.append(n)
                        here += [f"{insns[n].code.hex()} {insns[n].text}: {f}" for f in found[:2]]
                answer.write(pickle.dumps((here, ran)))
                answer.flush()
                os._exit(0)
            _, status = os.waitpid(child, 0)
            if status == 0:
                answer.seek(0)
                here, ran = pickle.load(answer)
                return wrong + here, done + [insns[n] for n in ran]
        at = int.from_bytes(place[:8], "little")
        wrong.append(f"{insns[at].code.hex()} {insns[at].text}: stopped, status {status}")
        if len(wrong) > 20:
            break
        start = at + 1
    return wrong, done


def test_random_encodings_equal_binutils(forms):
    assert not wrong_decoding(accepted(forms, count(6_000, 100_000), 2))


@pytest.fixture(scope="module")
def slot(tmp_path_factory):
    missing = sorted(set(host_cpu.NEEDED) - features())
    if missing:
        machine_lacks(f"{', '.join(missing)}: encodings cannot be executed")
    return Slot(tmp_path_factory.mktemp("slot"))


def test_random_encodings_equal_processor(forms, slot):
    insns = accepted(forms, count(2_000, 100_000), 3)
    wrong, done = wrong_execution(slot, insns)
    assert not wrong, "\n".join(wrong[:40])
    high = [
        i
        for i in done
        if any(isinstance(op, Reg) and op.kind == "v" and op.n > 15 for op in i.operands)
    ]
    assert len(done) > len(insns) // 3 and len(high) > len(insns) // 20


def test_scale_of_vmovq_is_executed(slot, monkeypatch):
    """Capstone's reading of it is found to be wrong by the processor, ours is not."""
    code = bytes.fromhex("62e1fd087e4701")
    assert wrong_execution(slot, X86_64().plain(code, 0))[0] == []
    monkeypatch.setattr(x86_64_bytes, "unscaled", lambda code: None)
    insns = X86_64().plain(code, 0)
    assert "memory[8]" in wrong_execution(slot, insns)[0][0]
    assert wrong_decoding(insns)


def test_stopping_is_seen(slot, monkeypatch):
    monkeypatch.setattr(x86_64_bytes, "problem", lambda code, mask: "")
    for code in ("66c5fdefc0", "62f1fd68efc0"):
        wrong, _ = wrong_execution(slot, X86_64().plain(bytes.fromhex(code), 0))
        assert "stopped" in wrong[0]


def test_masked_extraction_faults_as_a_whole(slot):
    """A masked store of a part faults outside of memory even if the mask leaves out all of it."""
    (insn,) = X86_64().plain(bytes.fromhex("62e3fd4e3997ab0040020d"), 0)
    comparison = host_cpu.Comparison(insn, random.Random(1), 0)
    comparison.prepare()
    comparison.machine.k[6] = comparison.alg.zero
    with pytest.raises(Refused, match="outside scratch"):
        comparison.predict()
