# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state in general registers with BMI1 and BMI2 (andn, rorx), row by row.

Two rounds are written out: from the state's home to a buffer on the stack and back, so no lane
is copied. Each row of the new state is made from five loads; its lanes are stored at once and
summed into the parities that the next round's theta starts from. Of 15 registers one points to
the state, five hold the parities, three of the D[x], six the row in hand; the two other D[x] are
memory operands.
"""

from __future__ import annotations

import sys

from lanewise_lab import round as keccak
from lanewise_lab.x86 import common

NAME = "keccakp1600_x1_bmi2_rows"
SYMBOL = f"lanewise_{NAME}"
COMMAND = (
    f"PYTHONPATH=lab python3 -m lanewise_lab.x86.scalar > src/keccak/x86_64/{NAME}.S"
)

SPECIFICATION = f"""\
Keccak-p[1600] on one state with BMI1 and BMI2: absorb blocks and permute.

void {SYMBOL}(uint64_t state[25], const uint8_t *data,
        size_t blocks, size_t lanes, unsigned rounds);

blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.

in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
         r8d rounds, 1..24
out      the 200 bytes of state; nothing else in the caller's memory is written, and nothing
         outside the state, the blocks and this file's table is read
clobbers rax, rcx, rdx, rsi, r8-r11, flags (rdi, rbx, rbp, r12-r15 are kept)
stack    320 bytes with the saved registers; lanes of the state stay behind in them
No branch and no address depends on the state or the data.

A is the array a round reads, E the array it writes; B[x] is a lane after theta, rho and pi."""

#: Parities, fixed so that every round ends as it begins; then the registers for D and B.
C = ("rax", "rbx", "rcx", "rdx", "rsi")
FREE = ("rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15")
#: D[x] that live on the stack after the first row.
SPILLED = (3, 4)
#: The stack: E, the spilled D, then what the call needs again for the next block.
STACK = {3: 200, 4: 208, "rc": 216, "data": 224, "blocks": 232, "stride": 240, "first": 248}
FRAME = 264
ROW_ORDER = (0, 1, 2, 3, 4)


class Emitter:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<40} # {note}" if note else f"    {text}")

    def label(self, name: str, align: int = 0) -> None:
        self.lines.append((f"    .p2align {align}\n" if align else "") + f"LOCAL({name}):")

    def round(self, a: str, e: str, rc_offset: int) -> None:
        """One round from the array at register a to the array at register e."""
        free = list(FREE)
        d = {}
        for x in (0, 2, 4, 1, 3):
            d[x] = free.pop(0)
            self.line(f"rorx {d[x]}, {C[(x + 1) % 5]}, 63", f"rol(C[{(x + 1) % 5}], 1)")
            self.line(f"xor {d[x]}, {C[(x + 4) % 5]}", f"D[{x}] = C[{(x + 4) % 5}] ^ rol(C[{(x + 1) % 5}], 1)")
        for x in SPILLED:
            self.line(f"mov [rsp + {STACK[x]}], {d[x]}", f"D[{x}]")
        for nth, y in enumerate(ROW_ORDER):
            self.row(a, e, y, nth, d, free, rc_offset)

    def row(self, a: str, e: str, y: int, nth: int, d: dict, free: list, rc_offset: int) -> None:
        b = {}
        for x in range(5):
            sx, sy = keccak.pi_source(x, y)
            i, r = keccak.lane(sx, sy), keccak.RHO[keccak.lane(sx, sy)]
            lane = f"[{a} + {8 * i}]"
            if sx in d and (nth == 4 or (nth == 0 and sx in SPILLED)):
                b[x] = d.pop(sx)
                self.line(f"xor {b[x]}, {lane}", f"A[{sx},{sy}] ^ D[{sx}]")
            else:
                b[x] = free.pop(0)
                self.line(f"mov {b[x]}, {lane}", f"A[{sx},{sy}]")
                other = d[sx] if sx in d else f"[rsp + {STACK[sx]}]"
                self.line(f"xor {b[x]}, {other}", f"A[{sx},{sy}] ^ D[{sx}]")
            if r:
                self.line(f"rorx {b[x]}, {b[x]}, {64 - r}", f"B[{x}] = rol(A[{sx},{sy}] ^ D[{sx}], {r})")
        if y == 0:
            rc = free.pop(0)
            self.line(f"mov {rc}, [rsp + {STACK['rc']}]")
        for x in range(5):
            one, two = (x + 1) % 5, (x + 2) % 5
            t = C[x] if nth == 0 else free[0]
            self.line(f"andn {t}, {b[one]}, {b[two]}", f"~B[{one}] & B[{two}]")
            self.line(f"xor {t}, {b[x]}", f"E[{x},{y}] = B[{x}] ^ (~B[{one}] & B[{two}])")
            if (x, y) == (0, 0):
                self.line(f"xor {t}, [{rc} + {rc_offset}]", "iota")
                free.append(rc)
            self.line(f"mov [{e} + {8 * keccak.lane(x, y)}], {t}")
            if nth:
                self.line(f"xor {C[x]}, {t}", f"C[{x}] ^= E[{x},{y}]")
                free.append(free.pop(0))
        free += b.values()


SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
LOCAL = """\
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif"""


def text() -> str:
    p = Emitter()
    p.lines.append(LOCAL)
    for n, r in enumerate(SAVED):
        p.line(f"push {r}")
        p.line(f".cfi_def_cfa_offset {16 + 8 * n}")
        p.line(f".cfi_offset {r}, {-16 - 8 * n}")
    p.line(f"sub rsp, {FRAME}")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED) + FRAME}")
    p.line("lea rax, [rip + LOCAL(bmi2_rc_end)]")
    p.line("shl r8, 3")
    p.line("sub rax, r8", "constant of the first round")
    p.line(f"mov [rsp + {STACK['first']}], rax")
    p.line(f"mov [rsp + {STACK['blocks']}], rdx")
    p.line(f"mov [rsp + {STACK['stride']}], rcx")
    p.label("bmi2_block", 4)
    p.line(f"mov rcx, [rsp + {STACK['stride']}]")
    p.line("xor eax, eax")
    p.line("test rcx, rcx")
    p.line("jz LOCAL(bmi2_absorbed)")
    p.label("bmi2_absorb", 4)
    p.line("mov rdx, [rsi + 8*rax]")
    p.line("xor [rdi + 8*rax], rdx", "lane rax ^= data")
    p.line("inc rax")
    p.line("cmp rax, rcx")
    p.line("jb LOCAL(bmi2_absorb)")
    p.line("lea rsi, [rsi + 8*rcx]", "the next block")
    p.label("bmi2_absorbed")
    p.line(f"mov [rsp + {STACK['data']}], rsi")
    p.line(f"mov r8, [rsp + {STACK['first']}]")
    p.line("lea r9, [rip + LOCAL(bmi2_rc_end)]")
    p.line("sub r9, r8", "8 * rounds")
    for x in range(5):
        p.line(f"mov {C[x]}, [rdi + {8 * x}]")
    for y in range(1, 5):
        for x in range(5):
            p.line(f"xor {C[x]}, [rdi + {8 * keccak.lane(x, y)}]", f"C[{x}] ^= A[{x},{y}]")
    p.line(f"mov [rsp + {STACK['rc']}], r8")
    p.line("test r9, 8")
    p.line("jz LOCAL(bmi2_rounds)")
    p.lines.append("    // An odd count: begin with the second of the two rounds, on a copy.")
    for i in range(25):
        t = ("r9", "r10", "r11", "r12")[i % 4]
        p.line(f"mov {t}, [rdi + {8 * i}]")
        p.line(f"mov [rsp + {8 * i}], {t}")
    p.line("sub r8, 8")
    p.line(f"mov [rsp + {STACK['rc']}], r8", "as if the first had been done")
    p.line("jmp LOCAL(bmi2_second)")
    p.label("bmi2_rounds", 6)
    p.round("rdi", "rsp", 0)
    p.label("bmi2_second", 0)
    p.round("rsp", "rdi", 8)
    p.line("lea r8, [rip + LOCAL(bmi2_rc_end)]")
    p.line(f"mov r9, [rsp + {STACK['rc']}]")
    p.line("add r9, 16")
    p.line(f"mov [rsp + {STACK['rc']}], r9", "two rounds on")
    p.line("cmp r9, r8")
    p.line("jb LOCAL(bmi2_rounds)")
    p.line(f"mov rsi, [rsp + {STACK['data']}]")
    p.line(f"dec qword ptr [rsp + {STACK['blocks']}]")
    p.line("jnz LOCAL(bmi2_block)")
    p.line(f"add rsp, {FRAME}")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED)}")
    for n, r in reversed(list(enumerate(SAVED))):
        p.line(f"pop {r}")
        p.line(f".cfi_def_cfa_offset {8 + 8 * n}")
    p.line("ret")
    return "".join(
        [
            common.prologue(COMMAND, SYMBOL, SPECIFICATION.split("\n")),
            "\n".join(p.lines) + "\n",
            common.end(SYMBOL),
            common.read_only(),
            "    .quad 0 # an odd count steps back to here; never read\n",
            *(f"    .quad 0x{c:016x}\n" for c in keccak.RC),
            "LOCAL(bmi2_rc_end):\n",
            common.stack_note(),
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(text())
