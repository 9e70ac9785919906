# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 objects that the prover must not call right, because linked programs of them are not."""

import subprocess

import pytest
from lanewise_lab.prove import all as everything
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
PORTABLE = everything.KECCAK / "portable" / "keccakp1600_x1_c64.c"


@pytest.fixture(scope="module")
def target():
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


@pytest.fixture
def workshop(target, tmp_path):
    return Workshop(target, tmp_path)


def entry(text: str, more: str = "") -> str:
    """What does nothing where it jumps to 9f."""
    head = "    .text\n    .globl entry\nentry:\n    mov esi, esi\n"
    return f"{head} {text}\n    jmp KERNEL\n9:  ret\n{more}\n"


LOW = "--section-start=.rodata=0x200000"
MERGED = '    .section .rodata.cst8, "aM", @progbits, 8\n    .p2align 3\n'
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
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_wrong_once_linked(workshop, name):
    workshop.check(WRONG[name])


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
