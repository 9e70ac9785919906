# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the proof of arithmetic asks besides the result, on each instruction set: a function that is
right but for constant flow, memory or the convention is refused, and why; what it leaves on the
stack is counted."""

import subprocess

import pytest
from required import modules, tools

modules("capstone")

from lanewise_lab.prove.arithmetic import Array, Claim, prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.prove.shipped import COMPILERS  # noqa: E402

pytestmark = pytest.mark.slow

#: Adds one array to another. FIRST, EACH and LAST are where something is planted.
SOURCE = """#include <stdint.h>
#define ASM(text) __asm__ volatile(text)
static const int16_t table[2] = {1, 2};
void f(int16_t *p, const int16_t *a)
{
    FIRST;
    for (int i = 0; i < 4; i++) {
        p[i] = (int16_t)(p[i] + a[i]);
        EACH;
    }
    LAST;
    (void)table;
}
"""
ISAS = ("x86_64", "aarch64", "armv7m", "riscv64", "riscv32")
EACH, LAST = "EACH", "LAST"


def verdict(folder, isa: str, **planted: str):
    tools(COMPILERS[isa][0])
    source, made = folder / "f.c", folder / f"{isa}.o"
    source.write_text(SOURCE)
    parts = {"FIRST": "", "EACH": "", "LAST": ""} | planted
    defined = [f"-D{name}={text}" for name, text in parts.items()]
    command = [*COMPILERS[isa], "-std=gnu11", "-O1", "-w", *defined, "-c", str(source)]
    subprocess.run([*command, "-o", str(made)], check=True)
    p, a = Array("p", 4, 100, writable=True), Array("a", 4, 100)
    sums = tuple({(i,): 1, (4 + i,): 1} for i in range(4))
    claim = Claim((p, a), "p", sums, ((-200, 200),) * 4, 3329)
    return prove(ObjectFile(str(made), {}), "f", claim)


@pytest.mark.parametrize("isa", ISAS)
def test_right(tmp_path, isa):
    found = verdict(tmp_path, isa)
    assert found.proved and found.bounds == (-200, 200), found.reason
    assert found.stack_left == 0


#: What is planted in C, where, and what the refusal says.
IN_C = {
    "a branch on data": (EACH, 'if (a[i] < 0) ASM("nop")', "depends on data"),
    "an address of data": (EACH, "p[i] += table[a[i] & 1]", "depends on data"),
    "a division of data": (EACH, "p[i] /= a[i] | 1", "div|depends on data"),
    "a write beyond": (LAST, "p[4] = 0", "lies outside p"),
    "a read beyond": (LAST, "*(volatile const int16_t *)(a + 4)", "lies outside a"),
    "a write of an input": (LAST, "*(volatile int16_t *)a = 0", "a is not to be written"),
}


@pytest.mark.parametrize("what", sorted(IN_C))
@pytest.mark.parametrize("isa", ISAS)
def test_planted(tmp_path, isa, what):
    where, text, why = IN_C[what]
    found = verdict(tmp_path, isa, **{where: text})
    assert not found.proved and any(part in found.reason for part in why.split("|")), found.reason


#: Instructions at the end of the function, and what the refusal says.
IN_ASSEMBLY = {
    "x86_64": {
        "mov $1, %ebx": "rbx is not as it was",
        "movl $1, -140(%rsp)": "outside the stack|below the red zone",
        "sub $8, %rsp": "a jump depends on data",  # what lies there instead of the return address
        "vpcmpeqd %ymm7, %ymm7, %ymm7": "vzeroupper is missing",
        "movl $1, 8(%rsp)": "lies outside the stack",
    },
    "aarch64": {
        "mov x19, #1": "x19 is not as it was",
        "mov x18, #1": "x18",
        "str xzr, [sp, #-16]": "below",
        "sub sp, sp, #16": "the stack pointer is not as it was",
        "movi v9.16b, #0": "d9 is not as it was",
        "str xzr, [sp, #64]": "lies outside the stack",
    },
    "armv7m": {
        "mov r11, #1": "fp is not as it was|r11 is not as it was",
        "str r0, [sp, #-8]": "below",
        "sub sp, #8": "the stack pointer is not as it was",
        "str r0, [sp, #64]": "lies outside the stack",
        "ldrsh r3, [r0]; cmp r3, #0; it mi; movmi lr, r3; bx lr": "a condition depends on data",
        "ldrsh r3, [r0]; cmp r3, #0; ite mi; movmi lr, r3; movpl lr, #1; bx lr": "jump depends",
        "ldrsh r3, [r0]; cmp r3, #0; it mi; movmi sp, r3": "a condition depends on data",
    },
    "riscv64": {
        "li s5, 1": "s5 is not as it was",
        "li tp, 1": "tp",
        "sw zero, -16(sp)": "below",
        "addi sp, sp, -16": "the stack pointer is not as it was",
        "sw zero, 64(sp)": "lies outside the stack",
    },
}
IN_ASSEMBLY["riscv32"] = IN_ASSEMBLY["riscv64"]


@pytest.mark.parametrize(
    ("isa", "text"), [(isa, text) for isa in ISAS for text in IN_ASSEMBLY[isa]]
)
def test_planted_instructions(tmp_path, isa, text):
    found = verdict(tmp_path, isa, LAST=f'ASM("{text}")')
    why = IN_ASSEMBLY[isa][text]
    assert not found.proved and any(part in found.reason for part in why.split("|")), found.reason


@pytest.mark.parametrize("isa", ISAS)
def test_what_is_left_on_the_stack(tmp_path, isa):
    """Is counted, unless it is written over."""
    kept = {"FIRST": "volatile int16_t kept[4]", "EACH": "kept[i] = a[i]"}
    left, wiped = "", "for (int i = 0; i < 4; i++) kept[i] = 0"
    found = verdict(tmp_path, isa, **kept, LAST=left)
    assert found.proved and found.stack_left == 8, found
    found = verdict(tmp_path, isa, **kept, LAST=wiped)
    assert found.proved and found.stack >= 0 and found.stack_left == 0, found
    found = verdict(tmp_path, isa, FIRST=kept["FIRST"], EACH="kept[i] = p[i] * 3")
    assert found.proved and found.stack_left == 8, found
