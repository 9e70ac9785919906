# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects for Cortex-M that the prover must not call right, because linked programs of them are
not."""

import pytest
from lanewise_lab.cycles import Refused as NotTimed
from lanewise_lab.cycles import loader
from lanewise_lab.prove import shipped
from linked import STATE, Target, Workshop, Wrong
from required import tools

tools("arm-none-eabi-gcc")

pytestmark = pytest.mark.slow

# As compilers do it, the driver calls through a pointer that the linker makes of the symbol.
DRIVER = f"""
    .globl _start
    .weak before
    .thumb_func
_start:
    push {{r4, lr}}
    ldr r3, =before
    cbz r3, 1f
    blx r3
1:  ldr r0, ={STATE}
    movs r1, #2
    ldr r3, =entry
    blx r3
    pop {{r4, pc}}
    .ltorg
"""
KERNEL = "lanewise_keccakp1600_x1_armv7m_m4_grouped"
HEAD = "    .syntax unified\n    .thumb\n    .text\n"


def target(*options: str) -> Target:
    compiler = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb"]
    source = shipped.KECCAK / "armv7m" / f"{KERNEL.removeprefix('lanewise_')}.S"
    linker = ["arm-none-eabi-ld", "-Ttext=0x8000", "-Tbss=0x28000000", *options]
    return Target(
        "armv7m", compiler, linker, KERNEL, "interleaved", DRIVER, HEAD, text=source.read_text()
    )


@pytest.fixture
def workshop(tmp_path):
    return Workshop(target(), tmp_path)


def entry(text: str, more: str = "") -> str:
    """What does nothing where it jumps to 9f."""
    head = "    .text\n    .globl entry\n    .thumb_func\nentry:\n"
    return f"{head} {text}\n    b.w KERNEL\n9:  bx lr\n    .ltorg\n{more}\n"


LOW = "--section-start=.rodata=0x4000"
MERGED = '    .section .rodata.cst4, "aM", %progbits, 4\n    .p2align 2\n'
TABLE = "    .section .rodata\n    .p2align 2\n{}\n    .text\n"
CALLED = "push {{r0, lr}}\n {}\n pop {{r0, lr}}"
AWAY = '    .section .away, "ax"\n    .p2align 2\n    .thumb_func\naway: {}\n    .text\n'
#: Code in a section that promises no more than its instructions need, behind one of two bytes.
ODD = '    .section .odd, "ax"\n    .p2align 1\n'

WRONG = {
    "far pointers compared": Wrong(
        entry(f"sub r3, r0, #{STATE}\n sub r2, r3, #8\n cmp r2, r3\n bhi 9f"), "outside the state"
    ),
    "zero test of a pointer moved out of the state": Wrong(
        entry(f"sub r3, r0, #{STATE}\n cbz r3, 9f"), "is compared with 0"
    ),
    "comparison of such a pointer with zero": Wrong(
        entry(f"sub r3, r0, #{STATE}\n cmp r3, #0\n beq 9f"), "condition eq"
    ),
    "zero test of a table": Wrong(
        entry("ldr r3, =table\n cbz r3, 9f", TABLE.format("table: .word 0")),
        "is compared with 0",
        options=("--section-start=.rodata=0",),
    ),
    "zero test of a function": Wrong(
        entry(
            "movw r3, #:lower16:away\n movt r3, #:upper16:away\n subs r3, #1\n cbz r3, 9f",
            AWAY.format("bx lr"),
        ),
        "is compared with 0",
        options=("--section-start=.away=0",),
    ),
    "order of a function and a table": Wrong(
        entry(
            "ldr r2, =entry\n ldr r3, =table\n cmp r2, r3\n bhi 9f", TABLE.format("table: .word 0")
        ),
        "are compared",
        options=(LOW,),
    ),
    "sign of the distance of two sections": Wrong(
        entry(
            "ldr r3, 1f\n cmp r3, #0\n bmi 9f\n b 2f\n    .p2align 2\n1: .word table - .\n2:",
            TABLE.format("table: .word 0"),
        ),
        "condition mi depends on data",
        options=(LOW,),
    ),
    "distance of two sections in halves": Wrong(
        entry(
            "movw r3, #:lower16:(table - .)\n movt r3, #:upper16:(table - . + 4)\n lsrs r3, #31\n"
            " bne 9f",
            TABLE.format("table: .word 0"),
        ),
        "a pointer is used as data",
        options=(LOW,),
    ),
    "half of a distance": Wrong(
        entry(
            "movw r3, #:lower16:(table - .)\n lsls r3, #16\n bmi 9f", TABLE.format("table: .word 0")
        ),
        "half of an address",
        options=(LOW,),
    ),
    "bytes of a call read as data": Wrong(
        entry(
            "ldr r3, 1f\n ldr r2, =0xfffef7ff\n cmp r3, r2\n bne 9f\n b 2f\n    .p2align 2\n"
            "1: bl away\n2:",
            AWAY.format("bx lr"),
        ),
        "the linker fills in bytes there",
        options=("--section-start=.away=0x4000",),
    ),
    "behind what the linker merges": Wrong(
        entry(
            "ldr r3, =one\n ldr r3, [r3, #4]\n cmp r3, #7\n bne 9f", MERGED + "one: .word 2, 7\n"
        ),
        "outside .rodata.cst4",
        MERGED + ".word 2, 3\n",
    ),
    "order of what the linker merges": Wrong(
        entry(
            "ldr r2, =one\n ldr r3, =two\n cmp r2, r3\n bhi 9f",
            MERGED + "one: .word 2\ntwo: .word 7\n",
        ),
        "are compared",
        MERGED + ".word 7, 2\n",
    ),
    "strings that end alike": Wrong(
        entry(
            "ldr r3, =one\n ldrb r3, [r3, #3]\n cmp r3, #97\n bne 9f",
            '    .section .rodata.str1.1, "aMS", %progbits, 1\none: .asciz "ab"\n .asciz "ac"\n',
        ),
        "merges",
        '    .section .rodata.str1.1, "aMS", %progbits, 1\n .asciz "xab"\n .asciz "zz"\n',
    ),
    "literal in a section aligned to 2": Wrong(
        entry(
            CALLED.format("bl odd"),
            ODD + "    .thumb_func\nodd: ldr r1, [pc, #4]\n bx lr\n .hword 7, 9\n .word 2, 1\n",
        ).replace(".hword 7, 9\n .word 2, 1", ".hword 7, 9, 2, 0, 1, 0, 0, 0"),
        "is aligned to 2 only",
        ODD + "bx lr\n",
    ),
    "ADR in a section aligned to 2": Wrong(
        entry(
            CALLED.format("bl odd"),
            ODD
            + "    .thumb_func\nodd: .inst.n 0xa101\n ldrh r1, [r1]\n bx lr\n .hword 9, 2, 1, 1\n",
        ),
        "is aligned to 2 only",
        ODD + "bx lr\n",
    ),
    "weak function": Wrong(
        entry(
            CALLED.format("bl weak"), "    .weak weak\n    .thumb_func\nweak: movs r1, #2\n bx lr"
        ),
        "weak is weak",
        "    .globl weak\n    .thumb_func\nweak: movs r1, #4\n bx lr\n",
    ),
    "weak table": Wrong(
        entry("ldr r3, =weak\n ldr r1, [r3]", TABLE.format("    .weak weak\nweak: .word 2")),
        "weak is weak",
        TABLE.format("    .globl weak\nweak: .word 4"),
    ),
    "weak entry": Wrong(
        "    .text\n    .weak entry\n    .thumb_func\nentry: b.w KERNEL\n",
        "entry is weak",
        "    .globl entry\n    .thumb_func\nentry: bx lr\n",
    ),
    "what is nowhere": Wrong(
        entry("ldr r3, =nothing\n cbz r3, 9f", "    .weak nothing"), "nothing is weak"
    ),
    "one of a group of equal sections": Wrong(
        entry(
            CALLED.format("bl group"),
            '    .section .text.group, "axG", %progbits, group, comdat\n    .globl group\n'
            "    .thumb_func\ngroup: movs r1, #2\n bx lr\n",
        ),
        "may be replaced",
        '    .section .text.group, "axG", %progbits, group, comdat\n    .globl group\n'
        "    .thumb_func\ngroup: movs r1, #4\n bx lr\n",
    ),
    "function that is no Thumb code by its symbol": Wrong(
        "    .text\n    .globl entry\n    .type entry, %function\n    .set entry, .\n b.w KERNEL\n",
        "entry is A32 code, not Thumb",
    ),
    "label that is no function by its symbol": Wrong(
        "    .text\n    .globl entry\nentry: b.w KERNEL\n", "lacks the Thumb bit"
    ),
    "call of such a function": Wrong(
        entry(
            CALLED.format("ldr r3, =odd\n blx r3"),
            "    .type odd, %function\n    .set odd, .\n movs r1, #2\n bx lr",
        ),
        "leaves the Thumb state",
    ),
    "a register that a veneer changes": Wrong(
        entry(
            "mov r12, #9\n" + CALLED.format("bl away") + "\n cmp r12, #9\n bne 9f",
            AWAY.format("bx lr"),
        ),
        "depends on data",
        options=("--section-start=.away=0x10000000", "--pic-veneer"),
    ),
    "zeros that the file does not hold": Wrong(
        entry(
            "ldr r3, =table\n ldr r3, [r3]\n cmp r3, #0\n bne 9f",
            '    .section .zeros, "a", %nobits\n    .p2align 2\ntable: .space 4\n    .text',
        ),
        "holds no bytes",
        options=("--section-start=.zeros=0x2a000000", "--no-warn-rwx-segments"),
    ),
    "constants that can be written": Wrong(
        entry(
            "ldr r3, =table\n ldr r1, [r3]",
            "    .data\n    .globl table\ntable: .word 2\n    .text",
        ),
        "writable section",
        "    .globl before\n    .thumb_func\nbefore: ldr r3, =table\n movs r2, #4\n str r2, [r3]\n"
        " bx lr\n",
        options=("--section-start=.data=0x2a000000",),
    ),
    "instructions that become an address": Wrong(
        entry(".p2align 2\n .reloc ., R_ARM_ABS32, away\n nop\n nop", AWAY.format("bx lr")),
        "not an operand",
    ),
    "constants without a branch over them": Wrong(
        entry("ldr r3, =table\n .ltorg", TABLE.format("table: .word 0")),
        "not an operand",
        options=("--section-start=.rodata=0x2000",),
    ),
    "half of an address in another constant": Wrong(
        entry(
            ".reloc ., R_ARM_THM_MOVW_ABS_NC, table\n mov.w r3, #0\n"
            " movt r3, #:upper16:table\n ldr r1, [r3]",
            TABLE.format("table: .word 2"),
        ),
        "not an operand",
        options=(LOW,),
    ),
    "two relocations of one place": Wrong(
        entry(
            "ldr r3, =table\n ldr r3, [r3]\n ldr r1, [r3]",
            TABLE.format(
                "table: .word number\n .reloc table, R_ARM_ABS32, number\nnumber: .word 2"
            ),
        ),
        "two relocations change the same bytes",
        options=(LOW,),
    ),
    "an address or a distance, as the linker is told": Wrong(
        entry(
            "ldr r3, 1f\n ldr r1, [r3]\n b 2f\n    .p2align 2\n1: .word table(target1)\n2:",
            TABLE.format("table: .word 2"),
        ),
        "whether TARGET1 is an address",
        options=("--target1-rel",),
    ),
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_wrong_once_linked(workshop, name):
    workshop.check(WRONG[name])


@pytest.mark.parametrize(
    "load", ("ldr r3, =away + 1", "movw r3, #:lower16:away + 1\n movt r3, #:upper16:away")
)
def test_odd_addend(workshop, load):
    """LLVM's linker adds it to the Thumb bit, GNU's sets the bit afterwards."""
    tools("ld.lld-19")
    path = workshop.object(entry(CALLED.format(f"{load}\n blx r3"), AWAY.format("bx lr")))
    found = workshop.target.verdict(path)
    assert found.word == "undecided" and "what they make of an odd number" in found.reason
    workshop.target.linker[0] = "ld.lld-19"
    assert workshop.result(workshop.link(path, "", True, ())) != "right"
    with pytest.raises(NotTimed, match="what they make of an odd number"):
        loader.load(str(path))


UNPREDICTABLE = {"it 15": "0xbff8", "itt 15": "0xbff4", "ite al": "0xbfec", "itet al": "0xbfea"}


@pytest.mark.parametrize("name", sorted(UNPREDICTABLE))
def test_unpredictable_it(workshop, name):
    """A processor may execute what it governs or not, where the emulator does."""
    governed = "eors r2, r2\n " * (len(name.split()[0]) - 1)
    path = workshop.object(entry(f".hword {UNPREDICTABLE[name]}\n {governed}"))
    found = workshop.target.verdict(path)
    assert found.word == "undecided" and "not on the list: it" in found.reason


@pytest.mark.parametrize("governing", ("0xbfe8", "0xbfe4"))
def test_it_al(workshop, governing):
    """All that it governs is executed, up to four instructions."""
    workshop.right(entry(f".hword {governing}\n eors r2, r2\n eors r2, r2"))


RIGHT = {
    "an end that is far behind the state": (
        entry("add r3, r0, #208\n sub r2, r0, #8\n1: adds r2, #8\n cmp r2, r3\n bne 1b"),
        (),
    ),
    "a kernel alone": (entry(""), ()),
    "a function and a table in other sections": (
        entry(
            "ldr r3, =table\n ldr r1, [r3, #4]\n" + CALLED.format("bl away"),
            TABLE.format("table: .word 9, 1") + AWAY.format("adds r1, #1\n bx lr"),
        ),
        (LOW, "--section-start=.away=0x10000000"),
    ),
    "a distance that is added to where it counts from": (
        entry(
            "ldr r3, 1f\n2: add r3, pc\n ldr r1, [r3]\n b 3f\n    .p2align 2\n"
            "1: .word table - 2b - 4\n3:",
            TABLE.format("table: .word 2"),
        ),
        (LOW,),
    ),
    "a distance in halves": (
        entry(
            "movw r3, #:lower16:(table - 1f - 4)\n movt r3, #:upper16:(table - 1f - 4)\n"
            "1: add r3, pc\n ldr r1, [r3]",
            TABLE.format("table: .word 2"),
        ),
        (LOW,),
    ),
    "what the linker merges": (
        entry(
            "ldr r3, =one\n ldr r1, [r3]\n ldr r3, =two\n ldr r3, [r3]\n add r1, r3",
            MERGED + "one: .word 9\ntwo: .word -7\n",
        ),
        (),
    ),
    "products of public numbers": (
        entry(
            "mvn r2, #1\n mvn r3, #0\n smull r1, r3, r2, r3\n umull r2, r3, r1, r1\n mov r1, r3\n"
            " adds r1, #2"
        ),
        (),
    ),
    "the end of the state": (
        entry("add r2, r0, #200\n mov r3, r0\n1: adds r3, #8\n cmp r3, r2\n bne 1b"),
        (),
    ),
}


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_right_once_linked(workshop, name):
    text, options = RIGHT[name]
    workshop.right(text, MERGED + ".word 3, -7\n", options=options)


def test_cycles_says_the_same(workshop):
    """Of a function that is no Thumb code by its symbol."""
    path = workshop.object(WRONG["function that is no Thumb code by its symbol"].text)
    said = f"{path}: entry is A32 code, not Thumb"
    assert workshop.target.verdict(path).reason.endswith(said)
    with pytest.raises(NotTimed) as refused:
        loader.load(str(path)).function("entry")
    assert str(refused.value) == said
