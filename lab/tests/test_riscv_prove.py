# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: what the prover accepts and what it must refuse, and the command."""

import json
import re
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.prove import shipped
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import prove
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.round import RC
from lanewise_lab.symbolic import run as executor
from riscv_objects import (
    FOUR,
    GCC,
    HALVES,
    KERNEL,
    NAME,
    ONE,
    SHORT,
    VECTOR,
    code_fixture,  # noqa: F401
    refused,
    refuted,
    source_of,
    verdict,
)

pytestmark = pytest.mark.slow

FRAME = "addi sp, sp, -16\n sd ra, 8(sp)\n {}\n ld ra, 8(sp)\n addi sp, sp, 16\n ret"


def test_wrappers_are_proved(code):
    """The frames of the negative tests: nothing else is wrong with them."""
    found = verdict(code(f"    tail {KERNEL}"), cases=[Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    own = found.stack_bytes
    for call in (f"call {KERNEL}", f"jal {KERNEL}", f"la t0, {KERNEL}\n jalr t0"):
        for options in ([], ["-fPIC"], ["-march=rv64g"], ["-Wa,-mno-relax"]):
            found = verdict(code(FRAME.format(call), options=options))
            assert found.proved, found.reason
            assert found.stack_bytes == own + 16


REFUSED = {
    "branch on a lane": ("ld t0, 0(a0)\n beqz t0, 1f\n nop\n1: ", "a condition depends on data"),
    "signed branch": ("ld t0, 0(a0)\n bltz t0, 1f\n nop\n1: ", "a condition depends on data"),
    "comparison of a lane": ("ld t0, 0(a0)\n sltu t0, t0, a1\n", "a comparison depends on data"),
    "minimum of lanes": ("ld t0, 0(a0)\n min t0, t0, a1\n", "a comparison depends on data"),
    "address from a lane": (
        "ld t0, 0(a0)\n andi t0, t0, 8\n add t0, t0, a0\n ld t0, 0(t0)\n",
        "an address depends on data",
    ),
    "lane as a pointer": ("ld t0, 0(a0)\n ld t0, 0(t0)\n", "an address depends"),
    "number as a pointer": ("lui t0, 1\n ld t0, 0(t0)\n", "no pointer given"),
    "jump to a lane": ("ld t0, 0(a0)\n jr t0\n", "a jump depends on data"),
    "jump to an odd address": ("nop\n lla t0, entry\n addi t0, t0, 1\n jr t0\n", "an odd address"),
    "shift count from a lane": ("ld t0, 0(a0)\n sll t1, t1, t0\n", "a shift count"),
    "rotation by a lane": ("ld t0, 0(a0)\n rol t1, t1, t0\n", "a shift count"),
    "bit with the number of a lane": ("ld t0, 0(a0)\n bext t1, t1, t0\n", "the number of a bit"),
    "sum of lanes": ("ld t0, 0(a0)\n ld t1, 8(a0)\n add t0, t0, t1\n", "a sum of data"),
    "difference of lanes": ("ld t0, 0(a0)\n neg t0, t0\n", "a sum of data"),
    "product of lanes": ("ld t0, 0(a0)\n mul t0, t0, t0\n", "a product depends"),
    "quotient of lanes": ("ld t0, 0(a0)\n divu t0, t0, a1\n", "a quotient depends"),
    "write of gp": ("mv gp, a1\n", "gp belongs to the platform"),
    "tp saved and restored": ("mv t0, tp\n li tp, 1\n mv tp, t0\n", "tp belongs to the platform"),
    "clobbered s1": ("li s1, 0\n", "s1 is not as it was"),
    "swapped registers": ("mv t0, s2\n mv s2, s3\n mv s3, t0\n", "s2 is not as it was"),
    "unbalanced stack": (
        f"addi sp, sp, -16\n sd ra, 8(sp)\n call {KERNEL}\n ld ra, 8(sp)\n ret\n",
        "stack pointer is not as it was",
    ),
    "return elsewhere": ("lla ra, entry\n addi ra, ra, -1024\n", "at "),
    "read below the stack pointer": ("ld t0, -8(sp)\n", "below the stack pointer"),
    "write below the stack pointer": ("sd t0, -8(sp)\n", "below the stack pointer"),
    "red zone by a copy of sp": ("mv t0, sp\n sd t0, -16(t0)\n", "below the stack pointer"),
    "use of what a signal may overwrite": (
        "addi sp, sp, -16\n sd a1, 0(sp)\n addi sp, sp, 16\n addi sp, sp, -16\n"
        "ld t0, 0(sp)\n addi sp, sp, 16\n beqz t0, 1f\n1: ",
        "depends on data",
    ),
    "stack pointer that is not aligned": (
        "addi sp, sp, -8\n addi sp, sp, 8\n",
        "no multiple of 16",
    ),
    "read of the caller's frame": ("ld t0, 0(sp)\n", "outside the stack"),
    "write to the caller's frame": ("sd t0, 8(sp)\n", "outside the stack"),
    "stack pointer above the caller's": (
        "addi sp, sp, 16\n addi sp, sp, -16\n",
        "above the caller's frame",
    ),
    "stack pointer into the state": ("mv t0, sp\n mv sp, a0\n mv sp, t0\n", "leaves the stack"),
    "write behind the state": ("sd t0, 200(a0)\n", "outside the state"),
    "read before the state": ("ld t0, -8(a0)\n", "outside the state"),
    "misaligned word": ("lw t0, 2(a0)\n", "4-byte alignment that nothing promises"),
    "misaligned lane": ("ld t0, 4(a0)\n", "8-byte alignment that nothing promises"),
    "write to the code": ("lla t0, entry\n sb t0, 0(t0)\n", "not to be written"),
    "part of a pointer": (
        "addi sp, sp, -16\n sd a0, 0(sp)\n lbu t0, 0(sp)\n addi sp, sp, 16\n",
        "part of a pointer",
    ),
    "word of a pointer": ("sext.w t0, a0\n", "a pointer is used as data"),
    "pointer as data": ("sd a0, 0(a0)\n", "a pointer is"),
    "system call": ("ecall\n", "not on the list"),
    "counter": ("rdcycle t0\n", "not on the list"),
    "atomic": ("amoadd.d t0, t1, (a0)\n", "not on the list"),
    "floating point": ("fadd.d fs0, fs0, fs1\n", "not on the list"),
    "short floating point": ("c.fld fs0, 0(a0)\n", "not on the list"),
    "fence": ("fence\n", "not on the list"),
    "no instruction": (".word 0xffffffff\n", "not on the list"),
    "undefined function": ("tail memmove\n", "call of memmove"),
    "upper part alone": ("lui t0, %hi(entry)\n ld t0, 0(t0)\n", "part of an address"),
    "parts of two addresses": (
        f"lui t0, %hi(entry)\n addi t0, t0, %lo({KERNEL})\n jr t0\n",
        "whose other part is not there",
    ),
    "lower part of no address": (
        ".reloc ., R_RISCV_PCREL_LO12_I, entry\n addi t0, t0, 0\n jr t0\n",
        "the lower part of no address",
    ),
    "relocation of another instruction": (
        f".reloc ., R_RISCV_HI20, {KERNEL}\n add t0, t0, t0\n",
        "a relocation that is not for",
    ),
    "vectors without a VLEN": ("vsetivli zero, 4, e64, m1, ta, ma\n", "not for any VLEN"),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_is_refused(code, name):
    text, why = REFUSED[name]
    refused(verdict(code(f"    {text} tail {KERNEL}")), why)


def test_endless_loop(code, monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 1000)
    assert "no return within" in verdict(code("1: j 1b")).reason


def test_allowed(code):
    """What looks odd but is right."""
    for text in (
        "lhu t0, 2(a0)\n lb t0, 199(a0)",
        "ld t0, 0(a0)\n xor t0, t0, t0\n beqz t0, 1f\n nop\n1:",
        "ld t0, 0(a0)\n andi t0, t0, 255\n srli t0, t0, 8\n beqz t0, 1f\n nop\n1:",
        "andi t0, a0, 7\n beqz t0, 1f\n ret\n1: snez t0, a0\n bnez t0, 2f\n ret\n2:",
        "bnez a0, 1f\n ret\n1:",
        "addi sp, sp, -16\n sw a1, 12(sp)\n lwu a1, 12(sp)\n addi sp, sp, 16",
        "mv t0, s0\n li s0, 0\n mv s0, t0",
        "mv t0, sp\n andi sp, sp, -64\n addi sp, sp, -16\n sd a1, 0(sp)\n mv sp, t0",
        "li t0, 9\n mulhu t0, t0, t0\n divu t0, t0, t0\n remw t0, t0, t0\n sh3add t0, t0, a0",
        "ld t0, 0(a0)\n ld t1, 8(a0)\n slli t0, t0, 32\n srli t1, t1, 32\n add t0, t0, t1",
        "addi t0, a0, 8\n bgtu t0, a0, 1f\n ret\n1: sub t0, t0, a0\n addi t0, t0, -8\n bnez t0, 1b",
        "ld t0, 0(a0)\n rev8 t0, t0\n sext.b t0, t0\n zext.h t0, t0\n bclri t0, t0, 63",
    ):
        found = verdict(code(f"    {text}\n    tail {KERNEL}"))
        assert found.proved, f"{text}: {found.reason}"


def test_every_stack_alignment_is_tried(code):
    """Code that is right only where sp happens to be 0 modulo 32 is refused."""
    found = verdict(code(f"andi t0, sp, -32\n bne t0, sp, 1f\n tail {KERNEL}\n1: ret"))
    assert not found.proved and "FIPS" in found.reason


def test_identity_is_refuted(code):
    witness = refuted(verdict(code("ret")))
    assert len(witness["state"]) == 25 and witness["got"] == witness["state"][0]


def test_wrong_constant_is_refuted(code):
    """The constant of the last round but one: a proof of one round holds."""

    def change(text):
        constant = f"0x{RC[22]:016x}"
        at = text.rindex(constant)
        return text[:at] + f"0x{RC[22] ^ 2:016x}" + text[at + len(constant) :]

    path = code(f"tail {KERNEL}", change=change)
    assert verdict(path, cases=[Case(1)]).proved
    refuted(verdict(path, cases=[Case(2)]))


def test_layouts(code):
    path = code(f"tail {VECTOR}", VECTOR)
    case = [Case(1, vlen=256)]
    assert verdict(path, FOUR, case).proved
    refuted(verdict(path, Interface(4, "lanes", "state,rounds"), case))
    short = code(f"tail {SHORT}", SHORT)
    assert verdict(short, HALVES, [Case(3)]).proved
    refuted(verdict(short, Interface(1, "lanes", "state,rounds"), [Case(3)]))


def test_wrong_on_few_states_is_not_proved(code):
    """One bit of the result is wrong if 50 bits of the state are ones: no random state shows it."""
    loop = "li t0, 1\n mv t1, a0\n addi t2, a0, 200\n1: ld t3, 0(t1)\n addi t1, t1, 8\n"
    loop += "and t0, t0, t3\n srli t3, t3, 1\n and t0, t0, t3\n bne t1, t2, 1b\n"
    found = verdict(code(f"{loop} ld t3, 0(a0)\n xor t3, t3, t0\n sd t3, 0(a0)\n tail {KERNEL}"))
    assert not found.proved and not found.counterexample
    assert "decides nothing" in found.reason
    assert found.as_json()["equal_to_fips202"] is None


def test_stack_bound(code):
    path = code(f"tail {KERNEL}")
    used = verdict(path).stack_bytes
    assert verdict(path, stack=used).proved
    assert "bytes of stack, more than" in verdict(path, stack=used - 1).reason


SHORT_REFUSED = {
    "branch on half a lane": ("lw t0, 0(a0)\n beqz t0, 1f\n nop\n1: ", "a condition depends"),
    "sum of halves": ("lw t0, 0(a0)\n lw t1, 4(a0)\n add t0, t0, t1\n", "a sum of data"),
    "clobbered s11": ("li s11, 0\n", "s11 is not as it was"),
    "write of tp": ("li tp, 0\n", "tp belongs to the platform"),
    "below the stack pointer": ("sw t0, -4(sp)\n", "below the stack pointer"),
    "write behind the state": ("sw t0, 200(a0)\n", "outside the state"),
    "misaligned word": ("lw t0, 2(a0)\n", "4-byte alignment"),
    "lane of 64 bits": (".word 0x00053283\n", "not on the list"),
}


@pytest.mark.parametrize("name", sorted(SHORT_REFUSED))
def test_rv32_is_refused(code, name):
    text, why = SHORT_REFUSED[name]
    refused(verdict(code(f"{text} tail {SHORT}", SHORT), HALVES), why)


COPY = """
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    return to;
}
"""


@pytest.mark.parametrize(
    ("width", "march"),
    [
        (64, "rv64gc"),
        (64, "rv64g_zbb"),
        (64, "rv64gc_zba_zbb_zbs"),
        (32, "rv32imc"),
        (32, "rv32im"),
    ],
)
def test_compiled_c_is_proved(tmp_path, width, march):
    """The portable kernel, with its tables and spills, which stay on the stack."""
    source, out = tmp_path / "kernel.c", tmp_path / "kernel.o"
    source.write_text(f'#include "keccak/portable/keccakp1600_x1_c{width}.c"\n{COPY}')
    options = ["-O2", f"-march={march}", "-fno-tree-loop-distribute-patterns"]
    compiler = GCC[f"riscv{width}"]
    subprocess.run([*compiler, *options, "-c", source, "-o", out], check=True)
    interface = ONE if width == 64 else HALVES
    found = prove(str(out), "permute", interface, [Case(n) for n in (1, 2, 24)])
    assert found.proved, found.reason
    assert found.stack_bytes > 200 and found.stack_left > 0
    assert ("c" in found.extensions) == (march[4:].find("c") >= 0)
    assert ("zbb" in found.extensions) == ("zbb" in march)


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


def test_every_alignment_of_messages_is_tried(tmp_path):
    """Each message is put at every address modulo 8 where code asks for that. Not all combinations
    are: what is wrong only where both are aligned is not found."""
    source, out = tmp_path / "add.c", tmp_path / "add.o"
    source.write_text(ADD)
    subprocess.run([*GCC["riscv64"], "-O2", "-c", source, "-o", out], check=True)
    call = Interface(2, "zipped", "state,messages,lanes")
    found = prove(str(out), "add", call, [Case(0, 1, 3)])
    assert found.proved, found.reason
    found = prove(str(out), "out", Interface(2, "zipped", "state,outs,lanes"), [Case(lanes=3)])
    assert found.proved, found.reason
    refuted(prove(str(out), "add_odd", call, [Case(0, 1, 3)]))
    assert prove(str(out), "add_aligned", call, [Case(0, 1, 3)]).proved


def test_memcpy(code, tmp_path):
    """What the C library's copies, and that it leaves nothing in registers to rely on."""
    copy = "addi sp, sp, -224\n sd ra, 208(sp)\n sd s0, 216(sp)\n sd a0, 200(sp)\n mv s0, a1\n"
    copy += "mv a1, a0\n mv a0, sp\n li a2, 200\n call memcpy\n mv a1, a0\n ld a0, 200(sp)\n"
    copy += "sd zero, 0(a0)\n li a2, {}\n call memcpy\n {} mv a1, s0\n ld ra, 208(sp)\n"
    copy += f"ld s0, 216(sp)\n addi sp, sp, 224\n tail {KERNEL}"
    assert verdict(code(copy.format(200, ""))).proved
    refuted(verdict(code(copy.format(7, ""))))
    for text, why in (
        (copy.format(201, ""), "part of a pointer is accessed"),
        (copy.format(200, "beqz t0, 1f\n1:"), "a condition depends on data"),
        (copy.format("200\n addi a1, a1, 8\n addi a0, a1, 4", ""), "overlap"),
        (copy.format("200\n ld a2, 0(sp)", ""), "a length depends on data"),
        (copy.format("200\n addi a0, a0, 8", ""), "outside the state"),
    ):
        found = verdict(code(text))
        assert not found.proved and why in found.reason, found.reason


TABLES = {
    "near": "lla t0, table",
    "near in an access": "1: auipc t0, %pcrel_hi(table)\n lw a1, %pcrel_lo(1b)(t0)\n j 2f",
    "absolute": "lui t0, %hi(table)\n addi t0, t0, %lo(table)",
    "absolute in an access": "lui t0, %hi(table)\n lw a1, %lo(table)(t0)\n j 2f",
    "indirect": ".option pic\n la t0, table\n .option nopic",
    "table of pointers": "lla t0, pointer\n ld t0, 0(t0)",
    "distance": "lla t1, far\n lw t0, 0(t1)\n add t0, t0, t1",
}


@pytest.mark.parametrize("name", sorted(TABLES))
def test_relocations(code, name):
    """A constant in another section, reached in the ways of assemblers and compilers: the rounds
    come from there."""
    data = "    .section .rodata\n    .p2align 3\ntable: .word 3, 0\npointer: .quad table\n"
    data += "far: .word table - far\n    .text"
    path = code(f"{TABLES[name]}\n lw a1, 0(t0)\n2: tail {KERNEL}\n{data}")
    found = verdict(path, cases=[Case(3)])
    assert found.proved, found.reason
    refuted(verdict(path, cases=[Case(4)]))


def test_branches_to_other_sections(code):
    far = '.section .text.far, "ax"\n .p2align 2\nfar:'
    for branch in ("j far", "bnez a1, far", "c.j far", "c.bnez a5, far", "bgeu a1, zero, far"):
        found = verdict(code(f"li a5, 1\n {branch}\n ret\n {far} tail {KERNEL}\n .text"))
        assert found.proved, f"{branch}: {found.reason}"


def test_unknown_relocation(code, capsys):
    data = '.section .tbss, "awT", %nobits\nsomewhere: .zero 8\n.text'
    path = code(f"lui t0, %tprel_hi(somewhere)\n tail {KERNEL}\n{data}")
    with pytest.raises(SystemExit) as stop:
        main(["prove", path, "entry"])
    error = capsys.readouterr().err
    assert stop.value.code == 2 and "relocation type" in error and error.count("\n") == 1


def test_symbols_of_hand_written_code(code):
    """Labels without .type are functions; mapping symbols and those of the assembler are none."""
    found = ObjectFile(code("ret\n.quad 0\n.globl third\nthird: ret\n1: lla a0, 1b"))
    assert found.isa == "riscv64" and {"entry", "third", KERNEL} <= set(found.functions)
    assert not [name for name in found.functions if name.startswith(("$", ".L"))]
    assert ObjectFile(code("ret", SHORT)).isa == "riscv32"


def test_command(code, capsys):
    path = code(f"li a1, 24\n tail {KERNEL}")

    def run(*options, status=0):
        assert main(["prove", *options]) == status
        return json.loads(capsys.readouterr().out)

    out = run("--isa", "riscv64", path, "entry")  # a function that fixes its number of rounds
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [24] and out["layout"] == "zipped" and "xor" in out["mnemonics"]
    assert run("--rounds", "1-3", path, KERNEL)["rounds"] == [1, 2, 3]
    assert "FIPS" in run("--rounds", "12", path, "entry", status=1)["reason"]
    short = run("--isa", "riscv32", "--rounds", "2", code("ret", SHORT), SHORT)
    assert short["proved"] and short["layout"] == "interleaved"


def test_command_on_bad_input(code, capsys, tmp_path):
    path = code(f"tail {KERNEL}")
    linked = tmp_path / "linked"
    subprocess.run(["riscv64-linux-gnu-ld", "-e", "entry", path, "-o", linked], check=True)
    for bad, reason in (
        (["--isa", "riscv32", path, "entry"], "holds code for riscv64"),
        (["--layout", "interleaved", path, "entry"], "the layout is zipped or lanes or paired"),
        ([path, "no_such_function"], "defines no function no_such_function"),
        ([str(linked), "entry"], "linked"),
        (["--vlen", "100", path, "entry"], "VLEN must be a power of two"),
        (["--states", "9", path, "entry"], "states must be 1..8"),
    ):
        with pytest.raises(SystemExit) as stop:
            main(["prove", *bad])
        error = capsys.readouterr().err
        assert stop.value.code == 2 and reason in error and error.count("\n") == 1


@pytest.mark.full  # of one instruction set in `make test`: test_armv7m_prove.py
def test_all_fails_on_a_wrong_kernel(tmp_path, monkeypatch, capsys):
    """A rotation changed, a wrong bound of the stack, and instructions that the name does not say
    or that it says and that are not there: `make prove` names each."""
    sources = []
    for name, kernel, old, new in (
        ("wrong_x1_rv64_turned", KERNEL, r"(slli \w+, \w+, )21\b", r"\g<1>22"),
        ("wrong_x1_rv64_stack", KERNEL, r"Stack: (\d+)", r"Stack: 1\g<1>"),
        ("wrong_x1_rv64_zbb_not", KERNEL, KERNEL, ""),
        ("wrong_x1_rv64_plain", f"{NAME}1_rv64_zbb", f"{NAME}1_rv64_zbb", ""),
        ("wrong_x2_rv64_v_short", f"{NAME}2_rv64_zvbb", f"{NAME}2_rv64_zvbb", ""),
        (
            "wrong_x2_rv64_v_width",
            f"{NAME}2_rv64_v",
            "(mv a2, a0)",
            r"csrr a2, vlenb\n nop\n \g<1>",
        ),
    ):
        text = source_of(kernel)
        wrong = re.sub(old, new, text, count=1).replace(kernel, name)
        assert wrong != text
        sources.append(tmp_path / f"{name}.S")
        sources[-1].write_text(wrong)
    monkeypatch.setattr(shipped, "sources", lambda isa: sources)
    monkeypatch.setattr(shipped, "backend_tasks", lambda path: [])
    monkeypatch.setattr(shipped, "default_cases", lambda interface: [Case(1), Case(24)])
    assert shipped.main(["--isa", "riscv64", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"NOT PROVED  wrong_x1_rv64_turned: .*differs from FIPS", out)
    assert re.search(r"wrong_x1_rv64_stack: the source states 1\d+ bytes of stack, not", out)
    assert "wrong_x1_rv64_zbb_not: extensions used: none; the name says: zbb" in out
    assert "wrong_x1_rv64_plain: extensions used: zbb; the name says: none" in out
    assert "wrong_x2_rv64_v_width: depends on VLEN" in out
    assert "wrong_x2_rv64_v_short: extensions used: v, zvkb; the name says: v" in out
