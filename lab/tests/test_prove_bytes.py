# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions that add bytes to states and take them out, and copies: proved, and refused when
changed."""

import itertools

import pytest
from lanewise_lab.prove.call import combinations
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import prove
from lanewise_lab.symbolic import Refused
from sets import InstructionSet, refuted

pytestmark = [pytest.mark.slow, pytest.mark.spread]


@pytest.fixture
def code(isa, tmp_path):
    return InstructionSet(isa, tmp_path)


def of(isa: str):
    return pytest.mark.parametrize("isa", [isa])


SIZES = [(0, 200), (0, 136), (3, 0), (3, 2), (5, 3), (7, 9), (195, 5), (1, 199)]


def verdict(code, what: str, text: str, sizes, layout: str = "interleaved"):
    """Of the shipped function that does `what`, after `text`."""
    text = f"{text}; b lanewise_armv7m_{what}_bytes; .p2align 2"
    path = code.object(text, "keccakp1600_bytes_armv7m")
    call = Interface(1, layout, f"state,{'data' if what == 'add' else 'out'},offset,length")
    return code.verdict(path, call, [Case(offset=o, length=n) for o, n in sizes])


@of("armv7m")
def test_bytes(code):
    for what in ("add", "extract"):
        found = verdict(code, what, "", SIZES)
        assert found.proved, found.reason
        refuted(verdict(code, what, "", [(0, 8)], "lanes"))


REFUSED = {
    "a byte too much read": ("add", "ldrb r12, [r1, r3]", "outside message 0"),
    "a byte before": ("add", "ldrb r12, [r1, #-1]", "outside message 0"),
    "a message written": ("add", "strb r3, [r1]", "not to be written"),
    "right where a message is aligned": ("add", "tst r1, #3; it ne; bxne lr", "FIPS"),
    "branch on a message": ("add", "ldrb r12, [r1]; cmp r12, #0; beq 1f; 1:", "depends on data"),
    "a byte too much written": ("extract", "strb r3, [r1, r3]", "outside output 0"),
    "a state written": ("extract", "strb r3, [r0]", "not to be written"),
    "a byte less": ("add", "subs r3, #1", "differs from FIPS 202"),
    "a byte less out": ("extract", "subs r3, #1", "differs from FIPS 202"),
    "one byte before": ("add", "subs r2, #1", "differs from FIPS 202"),
    "one byte before out": ("extract", "subs r2, #1", "differs from FIPS 202"),
    "one byte only": ("extract", "ldrb r12, [r0]; strb r12, [r1]; mov r3, #0", "FIPS"),
}


@of("armv7m")
@pytest.mark.parametrize("name", sorted(REFUSED))
def test_bytes_are_refused(code, name):
    what, text, why = REFUSED[name]
    found = verdict(code, what, text, [(3, 10)])
    assert found.word == "refuted" and why in found.reason
    if "FIPS" in why:
        refuted(found)


BYTES = """
#include "keccak/generic.h"
void add(void *a, unsigned k, const uint8_t *data, size_t at, size_t n)
{ lanewise_paired_add_bytes(a, 3, k, data, at, n); }
void extract(const void *a, unsigned k, uint8_t *out, size_t at, size_t n)
{ lanewise_paired_extract_bytes(a, 3, k, out, at, n); }
void add_other(void *a, unsigned k, const uint8_t *data, size_t at, size_t n)
{ lanewise_paired_add_bytes(a, 3, k ^ 1, data, at, n); }
void extract_other(const void *a, unsigned k, uint8_t *out, size_t at, size_t n)
{ lanewise_paired_extract_bytes(a, 3, 2 - k, out, at, n); }
"""


@of("aarch64")
def test_bytes_of_one_state_of_several(code):
    """Those of the state asked for change or come out, and no others."""
    path = code.compile(BYTES, "-O3", name="bytes.c")
    for name, what in (("add", "data"), ("extract", "out")):
        call = Interface(3, "paired", f"state,instance,{what},offset,length")
        cases = [Case(offset=3, length=20, instance=k) for k in range(3)]
        found = prove(path, name, call, cases)
        assert found.proved, found.reason
        assert [str(c) for c in found.cases][1:] == [f"20 bytes at 3 of state {k}" for k in (1, 2)]
        refuted(prove(path, f"{name}_other", call, cases[:1]))


ADD = """
#include "keccak/generic.h"
void add(void *a, const uint8_t *const *data, size_t n)
{ lanewise_zipped_add_lanes(a, 2, data, n); }
void out(const void *a, uint8_t *const *data, size_t n)
{ lanewise_zipped_extract_lanes(a, 2, data, n); }
void add_aligned(uint64_t *a, const uint8_t *const *data, size_t n)
{
    if ((uintptr_t)data[1] % 8 == 0 && (uintptr_t)data[0] % 8 == 0)
        return;
    add(a, data, n);
}
void add_odd(uint64_t *a, const uint8_t *const *data, size_t n)
{
    if ((uintptr_t)data[1] % 8 == 5)
        a[1] ^= 1;
    add(a, data, n);
}
"""


@of("riscv64")
def test_every_alignment_of_messages_is_tried(code):
    """Each message is put at every address modulo 8 where code asks for that, any two in all
    combinations: what is wrong only where both are aligned is found."""
    path = code.compile(ADD, "-O2", name="add.c")
    call = Interface(2, "zipped", "state,messages,lanes")
    outs = Interface(2, "zipped", "state,outs,lanes")
    for name, interface in (("add", call), ("out", outs)):
        found = prove(
            path, name, interface, [Case(0, 1, 3) if interface == call else Case(lanes=3)]
        )
        assert found.proved, found.reason
    for name in ("add_aligned", "add_odd"):
        refuted(prove(path, name, call, [Case(0, 1, 3)]))


@pytest.mark.parametrize("units", [(8,) * 8, (8,) * 5, (4, 8, 1, 64), (2,) * 17, (16,) * 3, (8, 8)])
def test_any_two_alignments_occur_together(units):
    each = [range(unit) if unit > 1 else [5] for unit in units]
    found = list(combinations(each))
    assert len(set(found)) == len(found) <= 4096
    for i, j in itertools.combinations(range(len(each)), 2):
        assert {(at[i], at[j]) for at in found} == set(itertools.product(each[i], each[j]))


def test_too_many_alignments_are_refused():
    with pytest.raises(Refused, match="too many messages"):
        list(combinations([range(2)] * 65))


@of("riscv64")
def test_memcpy(code):
    """What the C library's copies, and that it leaves nothing in registers to rely on."""
    copy = "addi sp, sp, -224; sd ra, 208(sp); sd s0, 216(sp); sd a0, 200(sp); mv s0, a1; "
    copy += "mv a1, a0; mv a0, sp; li a2, 200; call memcpy; mv a1, a0; ld a0, 200(sp); "
    copy += "sd zero, 0(a0); li a2, {}; call memcpy; {}; mv a1, s0; ld ra, 208(sp); "
    copy += "ld s0, 216(sp); addi sp, sp, 224"
    assert code.verdict(code.entry(copy.format(200, ""))).proved
    refuted(code.verdict(code.entry(copy.format(7, ""))))
    for count, more, why in (
        ("201", "", "part of a pointer is accessed"),
        ("200", "beqz t0, 1f; 1:", "a condition depends on data"),
        ("200; addi a1, a1, 8; addi a0, a1, 4", "", "overlap"),
        ("200; ld a2, 0(sp)", "", "a length depends on data"),
        ("200; addi a0, a0, 8", "", "outside the state"),
    ):
        found = code.verdict(code.entry(copy.format(count, more)))
        assert not found.proved and why in found.reason, found.reason
