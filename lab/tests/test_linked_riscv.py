# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V objects that the prover must not call right, because linked programs of them are not. A
linker for RISC-V also makes code shorter (relaxation), which moves all that lies behind."""

import pytest
from lanewise_lab.prove import shipped
from linked import STATE, Target, Workshop, Wrong, names
from required import tools

tools("riscv64-linux-gnu-gcc", "riscv64-unknown-elf-ld", "qemu-riscv64", "qemu-riscv32")

pytestmark = pytest.mark.slow

DRIVER = f"""
    .section .state, "aw", %nobits
    .p2align 6
state: .zero 200
    .text
    .globl _start
    .weak before
_start:
    .option push
    .option norelax
    lla gp, __global_pointer$
    .option pop
    lla t0, before
    beqz t0, 1f
    jalr t0
1:  li a7, 63
    li a0, 0
    li a1, {STATE}
    li a2, 200
    ecall
    li a0, {STATE}
    li a1, 2
    li t0, 0x1234
    call entry
    li a7, 64
    li a0, 1
    li a1, {STATE}
    li a2, 200
    ecall
    li a7, 93
    li a0, 0
    ecall
"""


def target(width: int) -> Target:
    isa, kernel = f"riscv{width}", f"lanewise_keccakp1600_x1_rv{width}_scalar"
    source = shipped.KECCAK / "riscv" / f"{kernel.removeprefix('lanewise_')}.S"
    linker = [*shipped.LINKERS[isa], "-static", f"--section-start=.state={STATE:#x}"]
    # Small enough a program that gp reaches all of its data, and no more.
    linker += ["-Ttext=0x10000", "--section-start=.rodata=0x40000", "-Tdata=0x41000"]
    layout = "zipped" if width == 64 else "interleaved"
    compiler = shipped.COMPILERS[isa]
    run, text = [f"qemu-riscv{width}"], source.read_text()
    return Target(isa, compiler, linker, kernel, layout, DRIVER, run=run, text=text)


@pytest.fixture(params=[64, 32])
def workshop(request, tmp_path):
    return Workshop(target(request.param), tmp_path)


def entry(text: str, more: str = "") -> str:
    """What does nothing where it jumps to 9f."""
    head = "    .text\n    .globl entry\nentry:\n"
    return f"{head} {text}\n    tail KERNEL\n9:  ret\n{more}\n"


LOW = "--section-start=.rodata=0x8000"
MERGED = '    .section .rodata.cst4, "aM", @progbits, 4\n    .p2align 2\n'
TABLE = "    .section .rodata\n    .p2align 3\n{}\n    .text\n"
AWAY = '    .section .away, "ax"\n    .p2align 2\naway: {}\n    .text\n'
FIXED = " .option push\n .option norelax\n .option norvc\n"
#: Behind it, everything lies 4 bytes further down once the linker has made it one instruction.
SHORTER = "call 8f\n8: mv ra, t5\n"

WRONG = {
    "far pointers compared": Wrong(
        entry(f"li t0, -{STATE}\n add t0, t0, a0\n addi t1, t0, -8\n bgtu t1, t0, 9f"),
        "outside the state",
    ),
    "zero test of a pointer moved out of the state": Wrong(
        entry(f"li t0, -{STATE}\n add t0, t0, a0\n beqz t0, 9f"), "is compared with 0"
    ),
    "comparison of such a pointer with one": Wrong(
        entry(f"li t0, -{STATE}\n add t0, t0, a0\n seqz t0, t0\n bnez t0, 9f"),
        "is compared with 0",
    ),
    "order of a function and a table": Wrong(
        entry("lla t0, table\n lla t1, entry\n bgtu t1, t0, 9f", TABLE.format("table: .word 0")),
        "are compared",
        options=(LOW,),
    ),
    "sign of the distance of two sections": Wrong(
        entry("lla t0, table\n lw t0, 0(t0)\n bgez t0, 9f", TABLE.format("table: .word entry - .")),
        " ",
        options=(LOW,),
    ),
    "bytes of an instruction read as data": Wrong(
        entry(
            "lla t0, 1f\n .option push\n .option norelax\n lhu t0, 2(t0)\n bnez t0, 9f\n j 2f\n"
            " .p2align 2\n1: auipc t1, %pcrel_hi(table)\n .option pop\n2:",
            TABLE.format("table: .word 0"),
        ),
        "the linker fills in bytes there",
    ),
    "behind what the linker merges": Wrong(
        entry(
            "lla t0, one\n lw t0, 4(t0)\n li t1, 7\n bne t0, t1, 9f", MERGED + "one: .word 2, 7\n"
        ),
        "outside .rodata.cst4",
        MERGED + ".word 2, 3\n",
    ),
    "order of what the linker merges": Wrong(
        entry(
            "lla t0, one\n lla t1, two\n bgtu t0, t1, 9f",
            MERGED + "one: .word 2\ntwo: .word 7\n",
        ),
        "are compared",
        MERGED + ".word 7, 2\n",
    ),
    "strings that end alike": Wrong(
        entry(
            "lla t0, one\n lbu t0, 3(t0)\n li t1, 97\n bne t0, t1, 9f",
            '    .section .rodata.str1.1, "aMS", @progbits, 1\none: .asciz "ab"\n .asciz "ac"\n',
        ),
        "merges",
        '    .section .rodata.str1.1, "aMS", @progbits, 1\n .asciz "xab"\n .asciz "zz"\n',
    ),
    "weak function": Wrong(
        entry(
            "mv t5, ra\n call weak\n mv ra, t5",
            "    .weak weak\nweak: li a1, 2\n ret",
        ),
        "weak is weak",
        "    .globl weak\nweak: li a1, 4\n ret\n",
    ),
    "weak table": Wrong(
        entry("lla t0, weak\n lw a1, 0(t0)", TABLE.format("    .weak weak\nweak: .word 2")),
        "weak is weak",
        TABLE.format("    .globl weak\nweak: .word 4"),
    ),
    "weak entry": Wrong(
        "    .text\n    .weak entry\nentry: tail KERNEL\n",
        "entry is weak",
        "    .globl entry\nentry: ret\n",
    ),
    "what is nowhere": Wrong(
        entry("lla t0, nothing\n beqz t0, 9f", "    .weak nothing"), "nothing is weak"
    ),
    "one of a group of equal sections": Wrong(
        entry(
            "mv t5, ra\n call group\n mv ra, t5",
            '    .section .text.group, "axG", @progbits, group, comdat\n    .globl group\n'
            "group: li a1, 2\n ret\n",
        ),
        "may be replaced",
        '    .section .text.group, "axG", @progbits, group, comdat\n    .globl group\n'
        "group: li a1, 4\n ret\n",
    ),
    "function chosen at start": Wrong(
        entry("tail chosen", "    .type chosen, %gnu_indirect_function\nchosen: tail KERNEL"),
        "chosen is indirect",
        options=("--section-start=.rela.plt=0x7000",),
    ),
    "constants that can be written": Wrong(
        entry("lla t0, table\n lw a1, 0(t0)", "    .data\n    .globl table\ntable: .word 2\n"),
        "writable section",
        "    .globl before\nbefore: lla t0, table\n li t1, 4\n sw t1, 0(t0)\n ret\n",
    ),
    # Relaxation
    "distance over a call that becomes shorter": Wrong(
        entry(
            f"mv t5, ra\n lla t0, 1f\n lla t1, 2f\n sub t1, t1, t0\n1: {SHORTER}2:\n"
            " addi t1, t1, -10\n bnez t1, 9f",
            "",
        ),
        "the linker may shorten the code between",
    ),
    "pointer moved over a call that becomes shorter": Wrong(
        entry(
            f"mv t5, ra\n lla t0, 1f\n lhu t0, 16(t0)\n li t1, 77\n bne t0, t1, 9f\n j 3f\n"
            " .option push\n .option norelax\n .option norvc\n .p2align 2\n .option pop\n"
            f"1: {SHORTER} .option norvc\n nop\n .option rvc\n .hword 1, 77, 78, 79\n3:"
        ),
        "over code that the linker may shorten",
    ),
    "constant behind a call that becomes shorter": Wrong(
        entry(
            f"mv t5, ra\n {SHORTER} lla t0, 1f\n lw a1, 0(t0)\n"
            " andi t0, t0, 7\n bnez t0, 9f\n j 2f\n"
            " .option push\n .option norelax\n .p2align 3\n1: .word 2\n .option pop\n2:"
        ),
        "alignment that nothing promises",
    ),
    "jump of fixed length over a call that becomes shorter": Wrong(
        entry(f"mv t5, ra\n .4byte 0x00e0006f\n {SHORTER} c.j 1f\n c.nop\n c.j 9f\n c.j 9f\n1:"),
        "a jump of fixed length",
    ),
    "upper part that the linker takes away": Wrong(
        entry(
            "lui t0, %hi(small)\n .option push\n .option norelax\n lw a1, %lo(small)(t0)\n"
            " .option pop",
            '    .section .sdata.small, "a"\n    .p2align 2\n .zero 64\nsmall: .word 2\n    .text',
        ),
        " ",
    ),
    "lower part that counts from elsewhere": Wrong(
        entry(
            " .option push\n .option norelax\n1: auipc t0, %pcrel_hi(table)\n nop\n nop\n"
            " auipc t0, %pcrel_hi(table)\n lw a1, %pcrel_lo(1b)(t0)\n .option pop",
            TABLE.format("table: .word 2, 2, 9, 4, 5, 6, 7"),
        ),
        "part of an address whose other part is not there",
    ),
    "instructions that become an address": Wrong(
        entry(
            FIXED + "\n#if __riscv_xlen == 64\n .reloc ., R_RISCV_64, away\n#else\n"
            " .reloc ., R_RISCV_32, away\n#endif\n nop\n nop\n .option pop",
            AWAY.format("ret"),
        ),
        "not an operand",
    ),
    "upper part of an address in AUIPC": Wrong(
        entry(
            FIXED + " .reloc ., R_RISCV_HI20, table\n auipc t0, 0\n lw a1, %lo(table)(t0)\n"
            " .option pop",
            TABLE.format("table: .word 2"),
        ),
        "not an operand",
    ),
    "alignment over what does something": Wrong(
        entry(
            " .option push\n .option norelax\n .p2alignw 3, 1\n .option norvc\n li a1, 1\n nop\n"
            " .reloc ., R_RISCV_ALIGN, 4\n addi a1, a1, 1\n .option pop"
        ),
        "not an operand",
    ),
    "two relocations of one place": Wrong(
        entry(
            f"mv t5, ra\n {FIXED} .reloc ., R_RISCV_JAL, away\n .reloc ., R_RISCV_HI20, away\n"
            " .word 0xef\n .option pop\n mv ra, t5",
            AWAY.format("ret"),
        ),
        "two relocations change the same bytes",
    ),
}


@pytest.mark.parametrize("name", names(WRONG))
def test_wrong_once_linked(workshop, name):
    workshop.check(WRONG[name])


RIGHT = {
    "an end that is far behind the state": (
        entry("addi t0, a0, 208\n addi t1, a0, -8\n1: addi t1, t1, 8\n bne t1, t0, 1b"),
        (),
    ),
    "a kernel alone": (entry(""), ()),
    "a function and a table in other sections": (
        entry(
            "lla t0, table\n lw a1, 4(t0)\n mv t5, ra\n call away\n mv ra, t5",
            TABLE.format("table: .word 9, 1") + AWAY.format("addi a1, a1, 1\n ret"),
        ),
        (LOW, "--section-start=.away=0x10000000"),
    ),
    "what the linker merges": (
        entry(
            "lla t0, one\n lw a1, 0(t0)\n lla t0, two\n lw t0, 0(t0)\n add a1, a1, t0",
            MERGED + "one: .word 9\ntwo: .word -7\n",
        ),
        (),
    ),
    "a constant that is aligned behind what becomes shorter": (
        entry(
            f"mv t5, ra\n {SHORTER} lla t0, 1f\n lw a1, 0(t0)\n j 2f\n .p2align 2\n1: .word 2\n2:"
        ),
        (),
    ),
    "the end of the state": (
        entry("addi t0, a0, 200\n mv t1, a0\n1: addi t1, t1, 8\n bne t1, t0, 1b"),
        (),
    ),
}


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_right_once_linked(workshop, name):
    text, options = RIGHT[name]
    workshop.right(text, MERGED + ".word 3, -7\n", options=options)
