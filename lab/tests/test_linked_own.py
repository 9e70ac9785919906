# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Linked objects of which only ARMv7-M or x86-64 has the like: IT blocks and the Thumb bit, bytes
that processors or disassemblers read in two ways."""

import json

import pytest
from lanewise_lab.cli import main
from lanewise_lab.cycles import Refused as NotTimed
from lanewise_lab.cycles import loader
from lanewise_lab.isa import x86_64_bytes
from linked import LINKED, Workshop
from required import tools

pytestmark = pytest.mark.slow


@pytest.fixture
def cortex_m(tmp_path):
    return Workshop("armv7m", tmp_path)


@pytest.fixture
def x86(tmp_path):
    return Workshop("x86_64", tmp_path)


@pytest.mark.parametrize(
    "load", ("ldr r3, =away + 1", "movw r3, #:lower16:away + 1; movt r3, #:upper16:away")
)
def test_odd_addend(cortex_m, monkeypatch, load):
    """LLVM's linker adds it to the Thumb bit, GNU's sets the bit afterwards."""
    tools("ld.lld-19")
    path = cortex_m.object(f"CALLED<{load}; blx r3>", "AWAY<bx lr>")
    found = cortex_m.target.verdict(path)
    assert found.word == "undecided" and "what they make of an odd number" in found.reason
    linker = ["ld.lld-19", *cortex_m.target.linker[1:]]
    monkeypatch.setattr(cortex_m.target, "linker", linker)
    assert cortex_m.result(cortex_m.link(path)) != "right"
    with pytest.raises(NotTimed, match="what they make of an odd number"):
        loader.load(str(path))


UNPREDICTABLE = {"it 15": "0xbff8", "itt 15": "0xbff4", "ite al": "0xbfec", "itet al": "0xbfea"}


@pytest.mark.parametrize("name", sorted(UNPREDICTABLE))
def test_unpredictable_it(cortex_m, name):
    """A processor may execute what it governs or not, where the emulator does."""
    governed = "; eors r2, r2" * (len(name.split()[0]) - 1)
    found = cortex_m.target.verdict(cortex_m.object(f".hword {UNPREDICTABLE[name]}{governed}"))
    assert found.word == "undecided" and "not on the list: it" in found.reason


@pytest.mark.parametrize("governing", ("0xbfe8", "0xbfe4"))
def test_it_al(cortex_m, governing):
    """All that it governs is executed, up to four instructions."""
    cortex_m.right(f".hword {governing}; eors r2, r2; eors r2, r2")


def test_cycles_says_the_same(cortex_m):
    """Of a function that is no Thumb code by its symbol."""
    text, *_ = LINKED["armv7m"]["wrong"]["function that is no Thumb code by its symbol"]
    path = cortex_m.object(text)
    said = f"{path}: entry is A32 code, not Thumb"
    assert cortex_m.target.verdict(path).reason.endswith(said)
    with pytest.raises(NotTimed) as refused:
        loader.load(str(path)).function("entry")
    assert str(refused.value) == said


#: AMD's processors jump to an address of 16 bits, Intel's to the one that is meant.
SHORTENED = {
    "jmp": ".byte 0x66, 0xe9, 0, 0, 0, 0",
    "je": "xor eax, eax; .byte 0x66, 0x0f, 0x84, 0, 0, 0, 0",
    "je, short": "xor eax, eax; .byte 0x66, 0x74, 0",
    "call": "call 1f; jmp 2f; 1: ret; 2: .byte 0x66; call 1b",
    "ret": "call 1f; jmp 2f; 1: .byte 0x66; ret; 2:",
    "jmp to a register": "lea rax, [rip + 1f]; .byte 0x66, 0xff, 0xe0; 1:",
}


@pytest.mark.parametrize("name", sorted(SHORTENED))
def test_branches_with_66(x86, name):
    path = x86.object(SHORTENED[name])
    found = x86.target.verdict(path)
    assert found.word == "undecided", found.reason
    assert "66 before a near branch" in found.reason
    with open("/proc/cpuinfo") as f:
        if "AuthenticAMD" in f.read():
            assert x86.result(x86.link(path)) != "right"


def test_words_and_status(x86, capsys):
    """What the command says of such an object, and exits with."""
    path = x86.object(LINKED["x86_64"]["stops"]["66 before VEX"][0])
    assert main(["prove", str(path), "entry", "--rounds", "2", "--call", "state,rounds"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["verdict"] == "undecided"
    assert "66, F0, F2, F3 or REX before VEX or EVEX" in err


UNDEFINED = {
    "REX before VEX": "48c5fdefc0",
    "REX before EVEX": "4862f1fd48efc0",
    "LOCK before VEX": "f0c5fdefc0",
    "LOCK hidden by another prefix": "f0f348254d7faaed",
    "an absolute address": "67a07f65f703",
    "REX before 66": "486689c8",
    "reserved bit 3 of EVEX": "62f9fd48efc0",
    "reserved bit 10 of EVEX": "62f1f948efc0",
    "a rounding": "62f1fd58efc0",
}


@pytest.mark.parametrize("name", sorted(UNDEFINED))
def test_undefined_bytes(name):
    """Also of those that the disassembler of today does not read."""
    assert x86_64_bytes.problem(bytes.fromhex(UNDEFINED[name]))


def test_mask_register_that_is_none():
    code = bytes.fromhex("62e2ae0827afd2000000")
    assert x86_64_bytes.problem(code, mask=True) and not x86_64_bytes.problem(code)


@pytest.mark.parametrize(
    "code",
    "c5fdefc0 62f1fd48efc0 6689c8 664889c8 66662e0f1f840000000000 3e7500 f30f1efa "
    "66480f6ec0 e900000000 0f8400000000 c3 c4e1fdefc0 62f1fd58ef07".split(),
)
def test_defined_bytes(code):
    assert not x86_64_bytes.problem(bytes.fromhex(code))
