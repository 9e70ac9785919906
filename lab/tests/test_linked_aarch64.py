# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64 objects that the prover must not call right, because linked programs of them are not."""

import pytest
from lanewise_lab.prove import shipped
from linked import STATE, Target, Workshop, Wrong, names
from required import tools

tools("aarch64-linux-gnu-gcc", "qemu-aarch64")

pytestmark = pytest.mark.slow

DRIVER = f"""
    .section .state, "aw", %nobits
    .p2align 6
state: .zero 200
    .text
    .globl _start
    .weak before
_start:
    ldr x9, =before
    cbz x9, 1f
    blr x9
1:  mov x8, #63
    mov x0, #0
    ldr x1, ={STATE}
    mov x2, #200
    svc #0
    ldr x0, ={STATE}
    mov w1, #2
    ldr x9, =entry
    blr x9
    mov x8, #64
    mov x0, #1
    ldr x1, ={STATE}
    mov x2, #200
    svc #0
    mov x8, #93
    mov x0, #0
    svc #0
    .ltorg
"""
KERNEL = "lanewise_keccakp1600_x1_aarch64_scalar"
FOLDER = shipped.KECCAK / "aarch64"


def target() -> Target:
    compiler = ["aarch64-linux-gnu-gcc", "-I", str(FOLDER)]
    linker = ["aarch64-linux-gnu-ld", "-static", f"--section-start=.state={STATE:#x}"]
    text = (FOLDER / f"{KERNEL.removeprefix('lanewise_')}.S").read_text()
    return Target(
        "aarch64", compiler, linker, KERNEL, "paired", DRIVER, run=["qemu-aarch64"], text=text
    )


@pytest.fixture
def workshop(tmp_path):
    return Workshop(target(), tmp_path)


def entry(text: str, more: str = "") -> str:
    """What does nothing where it jumps to 9f."""
    head = "    .text\n    .globl entry\nentry:\n"
    return f"{head} {text}\n    b KERNEL\n9:  ret\n    .ltorg\n{more}\n"


LOW = "--section-start=.rodata=0x200000"
MERGED = '    .section .rodata.cst8, "aM", %progbits, 8\n    .p2align 3\n'
TABLE = "    .section .rodata\n    .p2align 3\n{}\n    .text\n"
CALLED = "stp x0, x30, [sp, #-16]!\n {}\n ldp x0, x30, [sp], #16"
AWAY = '    .section .away, "ax"\naway: {}\n    .text\n'
PAGE = "adrp {0}, {1}\n add {0}, {0}, :lo12:{1}\n"

WRONG = {
    "far pointers compared": Wrong(
        entry(f"mov x9, #{STATE}\n sub x9, x0, x9\n sub x10, x9, #8\n cmp x10, x9\n b.hi 9f"),
        "outside the state",
    ),
    "zero test of a pointer moved out of the state": Wrong(
        entry(f"mov x9, #{STATE}\n sub x9, x0, x9\n cbz x9, 9f"), "is compared with 0"
    ),
    "comparison of such a pointer with zero": Wrong(
        entry(f"mov x9, #{STATE}\n sub x9, x0, x9\n cmp x9, #0\n b.eq 9f"), "condition eq"
    ),
    "order of a function and a table": Wrong(
        entry(
            PAGE.format("x9", "table") + " adr x10, entry\n cmp x10, x9\n b.hi 9f",
            TABLE.format("table: .quad 0"),
        ),
        "are compared",
        options=(LOW,),
    ),
    "sign of the distance of two sections": Wrong(
        entry(
            PAGE.format("x9", "table") + " ldr w9, [x9]\n tbz w9, #31, 9f",
            TABLE.format("table: .word entry - ."),
        ),
        "a distance that only it knows",
        options=(LOW,),
    ),
    "sign of such a distance of 64 bits": Wrong(
        entry(
            PAGE.format("x9", "table") + " ldr x9, [x9]\n cmp x9, #0\n b.ge 9f",
            TABLE.format("table: .xword entry - ."),
        ),
        "condition ge depends on data",
        options=(LOW,),
    ),
    "bytes of a call read as data": Wrong(
        entry(
            "ldr w9, 1f\n ldr w10, =0x94000000\n cmp w9, w10\n b.ne 9f\n b 2f\n1: bl away\n2:",
            AWAY.format("ret"),
        ),
        "the linker fills in bytes there",
    ),
    "behind what the linker merges": Wrong(
        entry(
            PAGE.format("x9", "one") + " ldr x9, [x9, #8]\n cmp x9, #7\n b.ne 9f",
            MERGED + "one: .quad 2, 7\n",
        ),
        "outside .rodata.cst8",
        MERGED + ".quad 2, 3\n",
    ),
    "order of what the linker merges": Wrong(
        entry(
            PAGE.format("x9", "one") + PAGE.format("x10", "two") + " cmp x9, x10\n b.hi 9f",
            MERGED + "one: .quad 2\ntwo: .quad 7\n",
        ),
        "are compared",
        MERGED + ".quad 7, 2\n",
    ),
    "strings that end alike": Wrong(
        entry(
            PAGE.format("x9", "one") + " ldrb w9, [x9, #3]\n cmp w9, #97\n b.ne 9f",
            '    .section .rodata.str1.1, "aMS", %progbits, 1\none: .asciz "ab"\n .asciz "ac"\n',
        ),
        "merges",
        '    .section .rodata.str1.1, "aMS", %progbits, 1\n .asciz "xab"\n .asciz "zz"\n',
    ),
    "weak function": Wrong(
        entry(CALLED.format("bl weak"), "    .weak weak\nweak: mov w1, #2\n ret"),
        "weak is weak",
        "    .globl weak\nweak: mov w1, #4\n ret\n",
    ),
    "weak table": Wrong(
        entry("ldr x9, =weak\n ldr w1, [x9]", TABLE.format("    .weak weak\nweak: .quad 2")),
        "weak is weak",
        TABLE.format("    .globl weak\nweak: .quad 4"),
    ),
    "weak entry": Wrong(
        "    .text\n    .weak entry\nentry: b KERNEL\n",
        "entry is weak",
        "    .globl entry\nentry: ret\n",
    ),
    "what is nowhere": Wrong(
        entry("ldr x9, =nothing\n cbz x9, 9f", "    .weak nothing"), "nothing is weak"
    ),
    "one of a group of equal sections": Wrong(
        entry(
            CALLED.format("bl group"),
            '    .section .text.group, "axG", %progbits, group, comdat\n    .globl group\n'
            "group: mov w1, #2\n ret\n",
        ),
        "may be replaced",
        '    .section .text.group, "axG", %progbits, group, comdat\n    .globl group\n'
        "group: mov w1, #4\n ret\n",
    ),
    "function chosen at start": Wrong(
        entry("b chosen", "    .type chosen, %gnu_indirect_function\nchosen: b KERNEL"),
        "chosen is indirect",
    ),
    "a register that a veneer changes": Wrong(
        entry(
            "mov x16, #9\n" + CALLED.format("bl away") + "\n cmp x16, #9\n b.ne 9f",
            AWAY.format("ret"),
        ),
        "depends on data",
        options=("--section-start=.away=0x30000000",),
    ),
    "constants that can be written": Wrong(
        entry("ldr x9, =table\n ldr w1, [x9]", "    .data\n    .globl table\ntable: .quad 2\n"),
        "writable section",
        "    .globl before\nbefore: ldr x9, =table\n mov x10, #4\n str x10, [x9]\n ret\n .ltorg\n",
    ),
    "instructions that become an address": Wrong(
        entry(".reloc ., R_AARCH64_ABS64, away\n nop\n nop", AWAY.format("ret")), "not an operand"
    ),
    "lower part in place of a register": Wrong(
        entry(
            "adrp x9, table\n .reloc ., R_AARCH64_ADD_ABS_LO12_NC, table\n add x9, x9, xzr\n"
            " ldr w1, [x9]",
            TABLE.format(".zero 16\ntable: .word 2"),
        ),
        "not an operand",
        options=(LOW,),
    ),
    "offset in another unit": Wrong(
        entry(
            "adrp x9, table\n .reloc ., R_AARCH64_LDST64_ABS_LO12_NC, table\n ldr w1, [x9]",
            TABLE.format(".zero 16\ntable: .word 2"),
        ),
        "not an operand",
        options=(LOW,),
    ),
    "two relocations of one place": Wrong(
        entry(CALLED.format(".reloc ., R_AARCH64_ABS64, away\n bl away\n nop"), AWAY.format("ret")),
        "two relocations change the same bytes",
    ),
}


@pytest.mark.parametrize("name", names(WRONG))
def test_wrong_once_linked(workshop, name):
    workshop.check(WRONG[name])


RIGHT = {
    "an end that is far behind the state": (
        entry("add x9, x0, #208\n sub x10, x0, #8\n1: add x10, x10, #8\n cmp x10, x9\n b.ne 1b"),
        (),
    ),
    "a kernel alone": (entry(""), ()),
    "a function and a table in other sections": (
        entry(
            PAGE.format("x9", "table") + " ldr w1, [x9, #8]\n" + CALLED.format("bl away"),
            TABLE.format("table: .quad 9, 1") + AWAY.format("add w1, w1, #1\n ret"),
        ),
        (LOW, "--section-start=.away=0x30000000"),
    ),
    "a distance that is added to where it counts from": (
        entry(
            PAGE.format("x9", "far") + " ldr x10, [x9]\n add x9, x9, x10\n ldr w1, [x9]",
            TABLE.format("far: .xword table - .") + "    .p2align 2\ntable: .word 2\n",
        ),
        (LOW,),
    ),
    "what the linker merges": (
        entry(
            PAGE.format("x9", "one") + PAGE.format("x10", "two") + " ldr w1, [x9]\n"
            " ldr w10, [x10]\n add w1, w1, w10",
            MERGED + "one: .quad 9\ntwo: .quad -7\n",
        ),
        (),
    ),
    "the end of the state": (
        entry("add x9, x0, #200\n mov x10, x0\n1: add x10, x10, #8\n cmp x10, x9\n b.ne 1b"),
        (),
    ),
}


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_right_once_linked(workshop, name):
    text, options = RIGHT[name]
    workshop.right(text, MERGED + ".quad 3, -7\n", options=options)
