# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 objects that the prover must not call right, because linked programs of them are not."""

import json
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.isa import x86_64_bytes
from lanewise_lab.prove import shipped
from lanewise_lab.round import RC
from linked import INCLUDE, STATE, Target, Workshop, Wrong
from required import tools

tools("gcc", "ld")

pytestmark = pytest.mark.slow

DRIVER = f"""
    .section .state, "aw", @nobits
    .p2align 6
state: .zero 200
    .text
    .globl _start
    .weak before
_start:
    and rsp, -16
    mov rax, qword ptr [rip + before@GOTPCREL]
    test rax, rax
    je 1f
    call rax
1:  xor eax, eax
    xor edi, edi
    mov esi, {STATE}
    mov edx, 200
    syscall
    mov edi, {STATE}
    mov esi, 2
    call entry
    mov eax, 1
    mov edi, 1
    mov esi, {STATE}
    mov edx, 200
    syscall
    mov eax, 60
    xor edi, edi
    syscall
    .section .rodata
    .globl lanewise_round_constants
lanewise_round_constants: .quad {", ".join(map(str, RC))}
"""
PORTABLE = shipped.KECCAK / "portable" / "keccakp1600_x1_c64.c"


def target() -> Target:
    options = [
        "-O1",
        "-fno-asynchronous-unwind-tables",
        "-fno-stack-protector",
        "-fcf-protection=none",
    ]
    command = ["gcc", *options, *INCLUDE, "-S", PORTABLE, "-o", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # What it calls for odd numbers of rounds, and its list of functions, are not needed here.
    return Target(
        "x86_64",
        ["gcc"],
        ["ld", "-static", "-z", "noexecstack", f"--section-start=.state={STATE:#x}"],
        "permute",
        "lanes",
        DRIVER,
        head="    .intel_syntax noprefix\n",
        text="    .att_syntax prefix\n" + text + MEMCPY,
    )


MEMCPY = "\n    .intel_syntax noprefix\n    .text\nmemcpy: ud2\n"


@pytest.fixture(name="made", scope="module")
def made_fixture():
    return target()


@pytest.fixture
def workshop(made, tmp_path):
    return Workshop(made, tmp_path)


def entry(text: str, more: str = "") -> str:
    """What does nothing where it jumps to 9f."""
    head = "    .text\n    .globl entry\nentry:\n    mov esi, esi\n"
    return f"{head} {text}\n    jmp KERNEL\n9:  ret\n{more}\n"


LOW = "--section-start=.rodata=0x200000"
MERGED = '    .section .rodata.cst8, "aM", @progbits, 8\n    .p2align 3\n'
AWAY = '    .section .away, "ax"\naway: ret\n    .text\n'
TABLE = "    .section .rodata\n    .p2align 3\n{}\n    .text\n"

WRONG = {
    "zero test of a pointer moved out of the state": Wrong(
        entry(f"lea rax, [rdi - {STATE}]\n test rax, rax\n je 9f"), "is compared with 0"
    ),
    "far pointers compared": Wrong(
        entry(
            f"lea rax, [rdi - {STATE + 8}]\n lea rdx, [rdi - {STATE - 8}]\n cmp rax, rdx\n ja 9f"
        ),
        "outside the state",
    ),
    "order of a function and a table": Wrong(
        entry(
            "lea rax, [rip + entry]\n lea rdx, [rip + table]\n cmp rax, rdx\n ja 9f",
            TABLE.format("table: .quad 0"),
        ),
        "are compared",
        options=(LOW,),
    ),
    "sign of the distance of two sections": Wrong(
        entry(
            "mov eax, [rip + table]\n test eax, eax\n jns 9f",
            TABLE.format("table: .long entry - ."),
        ),
        "a distance that only it knows",
        options=(LOW,),
    ),
    "distance of two sections in an instruction": Wrong(
        entry("mov eax, offset table - .\n test eax, eax\n js 9f", TABLE.format("table: .quad 0")),
        "computes a number in this instruction",
        options=(LOW,),
    ),
    "bytes of a call read as data": Wrong(
        entry(
            "mov eax, dword ptr [rip + 1f + 1]\n test eax, eax\n js 9f\n jmp 2f\n1: call away\n2:",
            '    .section .away, "ax"\naway: ret\n    .text',
        ),
        "the linker fills in bytes there",
        options=("--section-start=.away=0x200000",),
    ),
    "opcode that the linker changes": Wrong(
        entry(
            "movzx eax, byte ptr [rip + 1f + 1]\n cmp eax, 0x8b\n jne 9f\n"
            "1: mov rax, qword ptr [rip + entry@GOTPCREL]"
        ),
        "the linker fills in bytes there",
    ),
    "behind what the linker merges": Wrong(
        entry(
            "mov rax, [rip + one + 8]\n cmp rax, 7\n jne 9f",
            MERGED + "one: .quad 2, 7\n    .text",
        ),
        "outside of what the linker merges",
        MERGED + ".quad 2, 3\n",
    ),
    "a pointer moved behind what the linker merges": Wrong(
        entry(
            "lea rdx, [rip + one]\n mov rax, [rdx + 8]\n cmp rax, 7\n jne 9f",
            MERGED + "one: .quad 2, 7\n    .text",
        ),
        "lies outside .rodata.cst8",
        MERGED + ".quad 2, 3\n",
    ),
    "order of what the linker merges": Wrong(
        entry(
            "lea rax, [rip + one]\n lea rdx, [rip + two]\n cmp rax, rdx\n ja 9f",
            MERGED + "one: .quad 2\ntwo: .quad 7\n    .text",
        ),
        "are compared",
        MERGED + ".quad 7, 2\n",
    ),
    "strings that end alike": Wrong(
        entry(
            "mov al, [rip + one + 3]\n cmp al, 97\n jne 9f",
            '    .section .rodata.str1.1, "aMS", @progbits, 1\none: .string "ab"\n .string "ac"\n'
            "    .text",
        ),
        "merges",
        '    .section .rodata.str1.1, "aMS", @progbits, 1\n .string "xab"\n',
    ),
    "weak function": Wrong(
        entry("push rdi\n call weak\n pop rdi", "    .weak weak\nweak: mov esi, 2\n ret"),
        "weak is weak",
        "    .globl weak\nweak: mov esi, 4\n ret\n",
    ),
    "weak table": Wrong(
        entry("mov esi, [rip + weak]", TABLE.format("    .weak weak\nweak: .quad 2")),
        "weak is weak",
        TABLE.format("    .globl weak\nweak: .quad 4"),
    ),
    "weak entry": Wrong(
        "    .text\n    .weak entry\nentry: jmp KERNEL\n",
        "entry is weak",
        "    .globl entry\nentry: ret\n",
    ),
    "what is nowhere": Wrong(
        entry(
            "mov rax, qword ptr [rip + nothing@GOTPCREL]\n test rax, rax\n je 9f",
            "    .weak nothing",
        ),
        "nothing is weak",
    ),
    "one of a group of equal sections": Wrong(
        entry(
            "push rdi\n call group\n pop rdi",
            '    .section .text.group, "axG", @progbits, group, comdat\n    .globl group\n'
            "group: mov esi, 2\n ret\n    .text",
        ),
        "may be replaced",
        '    .section .text.group, "axG", @progbits, group, comdat\n    .globl group\n'
        "group: mov esi, 4\n ret\n",
    ),
    "function chosen at start": Wrong(
        entry("jmp chosen", "    .type chosen, %gnu_indirect_function\nchosen: jmp KERNEL"),
        "chosen is indirect",
    ),
    "code that can be written": Wrong(
        entry(
            "push rdi\n call code\n pop rdi",
            '    .section .changed, "awx"\n    .globl code\ncode: mov esi, 2\n ret\n    .text',
        ),
        "writable section",
        "    .globl before\nbefore: mov byte ptr [rip + code + 1], 4\n ret\n",
    ),
    "constants that can be written": Wrong(
        entry(
            "mov esi, [rip + table]",
            "    .data\n    .globl table\ntable: .quad 2\n    .text",
        ),
        "writable section",
        "    .globl before\nbefore: mov byte ptr [rip + table], 4\n ret\n",
    ),
    "instructions that become an address": Wrong(
        entry(f".reloc ., R_X86_64_64, away\n .fill 8, 1, 0x90\n{AWAY}"), "not an operand"
    ),
    "two relocations of one place": Wrong(
        entry(
            "push rdi\n .reloc 1f + 1, R_X86_64_64, away\n1: call away\n .fill 4, 1, 0x90\n"
            f" pop rdi\n{AWAY}"
        ),
        "two relocations change the same bytes",
    ),
    "opcode that the linker changes without the flag": Wrong(
        entry(
            "movzx eax, byte ptr [rip + 1f + 1]\n cmp eax, 0x8b\n jne 9f\n"
            "1: .byte 0x48, 0x8b, 5\n .reloc ., R_X86_64_GOTPCREL, entry - 4\n .long 0"
        ),
        "the linker fills in bytes there",
    ),
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_wrong_once_linked(workshop, name):
    workshop.check(WRONG[name])


#: Bytes that disassemblers read as an instruction, and at which processors stop.
STOPS = {
    f"{name} before {vex[: vex.index(' ')]}": Wrong(
        entry(f".byte {prefix}\n .byte {vex.split(' ', 1)[1]}\n vzeroupper"), "processor stops"
    )
    for name, prefix in (("66", "0x66"), ("F2", "0xf2"), ("F3", "0xf3"))
    for vex in (
        "VEX 0xc5, 0xfd, 0xef, 0xc0",
        "EVEX 0x62, 0xf1, 0xfd, 0x48, 0xef, 0xc0",
    )
}
STOPS["vector length 3"] = Wrong(
    entry(".byte 0x62, 0xf1, 0xfd, 0x68, 0xef, 0xc0\n vzeroupper"), "vector length 3"
)


@pytest.mark.parametrize("name", sorted(STOPS))
def test_where_the_processor_stops(workshop, name):
    workshop.check(STOPS[name])


#: AMD's processors jump to an address of 16 bits, Intel's to the one that is meant.
SHORTENED = {
    "jmp": ".byte 0x66, 0xe9, 0, 0, 0, 0",
    "je": "xor eax, eax\n .byte 0x66, 0x0f, 0x84, 0, 0, 0, 0",
    "je, short": "xor eax, eax\n .byte 0x66, 0x74, 0",
    "call": "call 1f\n jmp 2f\n1: ret\n2: .byte 0x66\n call 1b",
    "ret": "call 1f\n jmp 2f\n1: .byte 0x66\n ret\n2:",
    "jmp to a register": "lea rax, [rip + 1f]\n .byte 0x66, 0xff, 0xe0\n1:",
}


@pytest.mark.parametrize("name", sorted(SHORTENED))
def test_branches_with_66(workshop, name):
    path = workshop.object(entry(SHORTENED[name]))
    found = workshop.target.verdict(path)
    assert found.word == "undecided", found.reason
    assert "66 before a near branch" in found.reason
    with open("/proc/cpuinfo") as f:
        if "AuthenticAMD" in f.read():
            assert workshop.result(workshop.link(path, "", True, ())) != "right"


def test_words_and_status(workshop, capsys):
    """What the command says of such an object, and exits with."""
    path = workshop.object(STOPS["66 before VEX"].text)
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


RIGHT = {
    "an end that is far behind the state": (
        entry("lea rax, [rdi + 208]\n lea rdx, [rdi - 8]\n1: add rdx, 8\n cmp rdx, rax\n jne 1b"),
        (),
    ),
    "a kernel alone": (entry(""), ()),
    "a function and a table in other sections": (
        entry(
            "lea rdx, [rip + table]\n mov esi, [rdx + 8]\n push rdi\n call away\n pop rdi",
            TABLE.format("table: .quad 9, 1")
            + '    .section .away, "ax"\naway: add esi, 1\n ret\n    .text',
        ),
        (LOW, "--section-start=.away=0x10000000"),
    ),
    "the table of addresses": (
        entry(
            "mov rdx, qword ptr [rip + table@GOTPCREL]\n mov rdx, [rdx]\n mov esi, [rdx]",
            '    .section .rodata.pointers, "a"\n    .globl table\n    .hidden table\n'
            "table: .quad number\n" + TABLE.format("number: .quad 2"),
        ),
        (LOW,),
    ),
    "what the linker merges": (
        entry(
            "mov esi, [rip + one]\n add esi, [rip + two]",
            MERGED + "one: .quad 9\ntwo: .quad -7\n    .text",
        ),
        (),
    ),
    "signs of public numbers": (
        entry("mov eax, -5\n cdqe\n sar rax, 1\n movsxd rdx, eax\n lea esi, [rdx + 5]"),
        (),
    ),
    "the end of the state": (
        entry("lea rax, [rdi + 200]\n mov rdx, rdi\n1: add rdx, 8\n cmp rdx, rax\n jne 1b"),
        (),
    ),
}


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_right_once_linked(workshop, name):
    text, options = RIGHT[name]
    workshop.right(text, MERGED + ".quad 3, -7\n", options=options)
