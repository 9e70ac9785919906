# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The second decoder: what the first reads wrongly is not proved, on every instruction set."""

import dataclasses
import json
import random
import re

import pytest
from linked import Workshop
from required import count, modules, tools

modules("capstone")
tools("gcc", "ld", "objdump", "arm-none-eabi-objdump", "aarch64-linux-gnu-objdump", "llvm-mc-22")

from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.isa import x86_64_bytes  # noqa: E402
from lanewise_lab.isa.x86_64_syntax import Imm, Mem, Reg  # noqa: E402
from lanewise_lab.prove import second, shipped  # noqa: E402
from lanewise_lab.prove.call import CONVENTIONS  # noqa: E402
from lanewise_lab.prove.encoding import X86_64  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402

pytestmark = pytest.mark.slow

#: vmovq qword ptr [rdi + 8], xmm16, which capstone 5.0.7 reads as [rdi + 16].
STORE = ".byte 0x62, 0xe1, 0xfd, 0x08, 0x7e, 0x47, 0x01"


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch):
    monkeypatch.setattr(second, "_agreed", {isa: set() for isa in second.READERS})


@pytest.fixture
def workshop(tmp_path):
    return Workshop("x86_64", tmp_path)


@pytest.fixture
def proving(capsys):
    def run(path, status: int) -> dict:
        options = ["--call", "state,rounds", "--rounds", "2"]
        assert main(["prove", str(path), "entry", *options]) == status
        out, err = capsys.readouterr()
        return json.loads(out) | {"said": err}

    return run


def _runs(workshop, path) -> str:
    return workshop.result(workshop.link(path))


def test_scale_of_a_displacement(workshop, proving):
    """A kernel that is right where the processor writes, and one that is right where capstone
    says that it writes."""
    right = workshop.object(f"vmovq xmm16, qword ptr [rdi + 8]; {STORE}")
    assert proving(right, 0)["proved"]
    assert _runs(workshop, right) in ("right", "crashed")  # without AVX-512
    wrong = workshop.object(f"vmovq xmm16, qword ptr [rdi + 16]; {STORE}")
    assert "differs from FIPS 202" in proving(wrong, 1)["reason"]
    assert _runs(workshop, wrong) != "right"


@pytest.mark.parametrize("at", (8, 16))
def test_scale_that_is_not_known(workshop, proving, monkeypatch, at):
    """Neither proof nor refutation, where the first decoder is not corrected."""
    monkeypatch.setattr(x86_64_bytes, "unscaled", lambda code: None)
    path = workshop.object(f"vmovq xmm16, qword ptr [rdi + {at}]; {STORE}")
    out = proving(path, 2)
    assert out["verdict"] == "undecided" and "counterexample" not in out
    assert re.search(r"two decoders differ on 62e1fd087e4701: .*16|0x10.* and .*0x8", out["reason"])
    assert "two decoders differ" in out["said"]


def test_no_second_decoder(workshop, proving, monkeypatch):
    monkeypatch.setattr(second.shutil, "which", lambda name: None)
    out = proving(workshop.object(""), 2)
    assert "no second decoder: x86_64-linux-gnu-objdump is not installed" in out["reason"]


def _changed(wanted, change):
    """One operand of every instruction that has such a one."""

    def fault(insn):
        for n, op in enumerate(insn.operands):
            if wanted(insn, op):
                operands = list(insn.operands)
                operands[n] = change(op)
                return dataclasses.replace(insn, operands=operands)
        return insn

    return fault


def _vector(insn, op) -> bool:
    return isinstance(op, Reg) and op.kind == "v"


FAULTS = {
    "register": _changed(_vector, lambda op: dataclasses.replace(op, n=op.n ^ 16)),
    "vector length": _changed(_vector, lambda op: dataclasses.replace(op, bits=op.bits ^ 768)),
    "displacement": _changed(
        lambda i, op: isinstance(op, Mem), lambda op: dataclasses.replace(op, disp=op.disp + 1)
    ),
    "base": _changed(
        lambda i, op: isinstance(op, Mem) and op.base,
        lambda op: dataclasses.replace(op, base=op.base ^ 1),
    ),
    "size": _changed(
        lambda i, op: isinstance(op, Mem) and op.bits > 64,
        lambda op: dataclasses.replace(op, bits=64),
    ),
    "broadcast": _changed(
        lambda i, op: isinstance(op, Mem) and op.copies,
        lambda op: dataclasses.replace(op, copies=0),
    ),
    "immediate": _changed(lambda i, op: isinstance(op, Imm), lambda op: Imm(op.value ^ 1)),
    "target": _changed(
        lambda i, op: isinstance(op, Imm) and i.mnemonic[0] == "j", lambda op: Imm(op.value + 1)
    ),
    "mask": lambda i: dataclasses.replace(i, mask=i.mask and i.mask ^ 7),
    "zeroing": lambda i: dataclasses.replace(i, zeroing=not i.zeroing and bool(i.mask)),
    "length": lambda i: dataclasses.replace(i, size=i.size + (i.mnemonic == "ret")),
    "a nop": lambda i: (
        dataclasses.replace(i, mnemonic="nop", operands=[]) if i.mnemonic[0] == "v" else i
    ),
}
CODE = """
    .intel_syntax noprefix
    .text
    .globl f
f:  vpxorq zmm1 {k1}{z}, zmm2, zmmword ptr [rdi + 64]
    vpternlogq zmm17 {k2}, zmm3, qword ptr [rdi + rcx*8 - 8]{1to8}, 0x96
    vprolq ymm1, ymm2, 7
    mov qword ptr [r13 + 8], -1
    shl eax
    xchg r8, rax
    lea rdx, [rip - 64]
    cmp rax, 0x1000
    nop word ptr cs:[rax + rax + 0x200]
    jne f
    rep movsq
    ret
"""


def _decoded(folder, monkeypatch=None, fault=None) -> ObjectFile:
    source = folder / "f.S"
    source.write_text(CODE)
    code = ObjectFile(str(shipped.assemble(source, folder, "x86_64")))
    if fault:
        plain = X86_64.plain
        monkeypatch.setattr(
            X86_64, "plain", lambda self, code, at: [fault(i) for i in plain(self, code, at)]
        )
    at = code.symbols["f"]
    for _ in range(12):
        at = code.decode(at).next
    return code


def test_decoders_agree(tmp_path):
    code = _decoded(tmp_path)
    second.agree(code)
    assert len(second.groups_of(code)) == 12 == len(second._agreed["x86_64"])


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_faults_of_the_first_decoder(tmp_path, monkeypatch, name):
    code = _decoded(tmp_path, monkeypatch, FAULTS[name])
    with pytest.raises(Refused, match="two decoders differ on"):
        second.agree(code)


def _sources(isa: str) -> list:
    """What compilers make: other instructions than those of our kernels."""
    found = sorted((shipped.ROOT / "src" / "keccak").glob("portable/*.c"))
    found += [shipped.ROOT / "src" / "hash" / "sponge.c"]
    more = sorted((shipped.ROOT / "src" / "slhdsa").glob("*.c"))
    return [p for p in found + more[: count(1, len(more))] if p.exists()]


def _listed(code: ObjectFile) -> list[bytes]:
    """All instructions on the list, read one behind the other."""
    lookup = CONVENTIONS[code.isa].lookup
    for section in code.sections:
        if not section.flags & 4 or not section.name.startswith(".text"):
            continue
        at = section.start
        while at < section.end:
            try:
                at = code.decode(at).next
            except Refused:
                at += code.unit
    for at, insn in list(code.decoded()):
        try:
            if not insn.__dict__.get("governed"):
                lookup(insn)
        except Refused:
            code._instructions.pop(at)
    return list(dict.fromkeys(c for _, c in second.groups_of(code)))


def _wrong_operand(insn):
    """The last operand that is a register becomes another one."""
    for n in reversed(range(len(insn.operands))):
        op = insn.operands[n]
        if type(op).__name__ == "Reg":
            operands = list(insn.operands)
            operands[n] = dataclasses.replace(op, n=op.n ^ 1)
            return dataclasses.replace(
                insn, operands=type(insn.operands)(operands), text=f"{insn.text} with a fault"
            )
    return insn


@pytest.mark.parametrize("isa", sorted(second.READERS))
def test_compiled_code(tmp_path, isa):
    """The two agree on it; a register that one of them reads wrongly is seen in each instruction
    that names one."""
    pieces, code = {}, None
    for source in _sources(isa):
        code = ObjectFile(str(shipped.compile_c(source, tmp_path, isa)))
        pieces |= dict.fromkeys(_listed(code))
    codes = list(pieces)
    assert len(codes) > 500
    assert second.difference(code.encoding, isa, codes) is None
    plain, noticed = code.encoding.plain, 0
    code.encoding.plain = lambda data, at: [_wrong_operand(i) for i in plain(data, at)]
    drawn = random.Random(1).sample(codes, 12)
    for data in drawn:
        touched = any(i != _wrong_operand(i) for i in plain(data, 0))
        found = second.difference(code.encoding, isa, [data])
        assert (found is not None) == touched, data.hex()
        noticed += touched
    assert noticed > 3
