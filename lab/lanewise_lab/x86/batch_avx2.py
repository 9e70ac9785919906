# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Four states in ymm registers without AVX-512: 16 registers, no rotates, no ternary logic.

The 25 lanes do not fit, so each round reads them from one buffer and writes them to another; the
parity of theta is summed as the lanes are written. Shifts run on few ports, so the order of the
operations mixes them with the logic of the row before.
"""

from __future__ import annotations

from lanewise_lab.round import LANES, RHO
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_io import Vector, extract, short
from lanewise_lab.x86.batch_round import SOURCE

BYTES = 32
BUFFER = LANES * BYTES
#: Behind the buffer on the stack: what theta adds to each column.
THETA = BUFFER
FRAME = BUFFER + 5 * BYTES

PARITY, LANE, TEMPORARY = 0, range(5, 15), 15


def line(text: str, comment: str = "") -> str:
    return f"    {text:<44}# {comment}" if comment else f"    {text}"


def theta_sums() -> list[str]:
    """D[x] = C[x - 1] ^ (C[x + 1] <<< 1), to the stack."""
    out = []
    for x in range(5):
        left, right = PARITY + (x + 4) % 5, PARITY + (x + 1) % 5
        t, u = LANE[2 * (x % 5)], LANE[2 * (x % 5) + 1]
        out += [
            line(f"vpaddq ymm{t}, ymm{right}, ymm{right}", f"C{(x + 1) % 5} << 1"),
            line(f"vpsrlq ymm{u}, ymm{right}, 63"),
            line(f"vpxor ymm{t}, ymm{t}, ymm{left}"),
            line(f"vpxor ymm{t}, ymm{t}, ymm{u}", f"D{x} = C{(x + 4) % 5} ^ (C{(x + 1) % 5} <<< 1)"),
            line(f"vmovdqa [rsp + {THETA + BYTES * x}], ymm{t}"),
        ]
    return out


def lane_after_pi(i: int, r: int, symbol: str) -> list[str]:
    """B[i]: theta added to the lane that pi moves to i, rotated."""
    s = SOURCE[i]
    n = RHO[s]
    out = [
        line(f"vmovdqa ymm{r}, [rsp + {THETA + BYTES * (s % 5)}]"),
        line(f"vpxor ymm{r}, ymm{r}, [rdi + {BYTES * s}]", f"T{s} = A{s} ^ D{s % 5}"),
    ]
    if n in (8, 56):
        return out + [line(f"vpshufb ymm{r}, ymm{r}, [rip + L{short(symbol)}_rol{n}]", f"B{i} = T{s} <<< {n}")]
    if n:
        t = TEMPORARY
        left = f"vpaddq ymm{t}, ymm{r}, ymm{r}" if n == 1 else f"vpsllq ymm{t}, ymm{r}, {n}"
        out += [
            line(left),
            line(f"vpsrlq ymm{r}, ymm{r}, {64 - n}"),
            line(f"vpor ymm{r}, ymm{r}, ymm{t}", f"B{i} = T{s} <<< {n}"),
        ]
    return out


def chi_lane(i: int, b: list[int]) -> list[str]:
    """E[i] to the other buffer and into the parity of its column."""
    x, y = i % 5, i // 5
    c, t = PARITY + x, (TEMPORARY if y else PARITY + x)
    out = [
        line(f"vpandn ymm{t}, ymm{b[(x + 1) % 5]}, ymm{b[(x + 2) % 5]}"),
        line(f"vpxor ymm{t}, ymm{t}, ymm{b[x]}", f"E{i} = B{i} ^ (~B{5 * y + (x + 1) % 5} & B{5 * y + (x + 2) % 5})"),
    ]
    if i == 0:
        out += [
            line(f"vpbroadcastq ymm{TEMPORARY}, [r8 + 8 * r9]", "RC"),
            line(f"vpxor ymm{t}, ymm{t}, ymm{TEMPORARY}"),
        ]
    out.append(line(f"vmovdqa [rsi + {BYTES * i}], ymm{t}"))
    if y:
        out.append(line(f"vpxor ymm{c}, ymm{c}, ymm{t}", f"C{x} of the next round"))
    return out


def round_body(symbol: str) -> list[str]:
    """One round from [rdi] to [rsi]; the chi of a row is mixed with the rotations of the next."""
    out = theta_sums()
    rows = [[LANE[5 * (y % 2) + x] for x in range(5)] for y in range(5)]
    for x in range(5):
        out += lane_after_pi(x, rows[0][x], symbol)
    for y in range(5):
        for x in range(5):
            out += chi_lane(5 * y + x, rows[y])
            if y < 4:
                out += lane_after_pi(5 * y + 5 + x, rows[y + 1][x], symbol)
    return out


def rounds(symbol: str, label: str, counter: str = "r9") -> list[str]:
    """All rounds: from the states at rdi back to rdi; rax ends behind the last constant."""
    out = [
        line("mov rsi, rsp", "the other buffer"),
        line("test r9, 1"),
        line(f"jz {label}_even", "an even number of rounds ends where it began"),
    ]
    for i in range(LANES):
        out += [line(f"vmovdqa ymm{i % 8}, [rdi + {BYTES * i}]")]
        out += [line(f"vmovdqa [rsi + {BYTES * i}], ymm{i % 8}")]
    out += [line("xchg rdi, rsi"), f"{label}_even:"]
    for x in range(5):
        out.append(line(f"vmovdqa ymm{PARITY + x}, [rdi + {BYTES * x}]"))
    for i in range(5, LANES):
        c = f"ymm{PARITY + i % 5}"
        out.append(line(f"vpxor {c}, {c}, [rdi + {BYTES * i}]", f"C{i % 5}" if i >= 20 else ""))
    return out + [
        "    .p2align 6",
        f"{label}_round:",
        *round_body(symbol),
        line("xchg rdi, rsi"),
        line("inc r9"),
        line(f"jnz {label}_round"),
    ]


def enter() -> list[str]:
    return [
        line("push rbp"),
        line(".cfi_def_cfa_offset 16"),
        line(".cfi_offset rbp, -16"),
        line("mov rbp, rsp"),
        line(".cfi_def_cfa_register rbp"),
        line(f"sub rsp, {FRAME}"),
        line("and rsp, -64"),
    ]


def leave() -> list[str]:
    """Wipe what lay on the stack and return."""
    out = [line("vpxor xmm0, xmm0, xmm0")]
    out += [line(f"vmovdqa [rsp + {at}], ymm0") for at in range(0, FRAME, BYTES)]
    return out + [
        line("vzeroupper"),
        line("mov rsp, rbp"),
        line(".cfi_def_cfa_register rsp"),
        line("pop rbp"),
        line(".cfi_restore rbp"),
        line(".cfi_def_cfa_offset 8"),
        line("ret"),
    ]


def permute(symbol: str) -> list[str]:
    return [
        *enter(),
        line("lea r8, [rsi + 8 * rdx]", "behind the last constant"),
        line("mov r9, rdx"),
        line("neg r9", "counts up to 0"),
        *rounds(symbol, f"L{short(symbol)}"),
        *leave(),
    ]


def add_message(label: str) -> list[str]:
    """XOR one block into the states in memory, two lanes at a time; r10, r11, rax, rbx: messages."""
    m = ["r10", "r11", "rax", "rbx"]
    xor = "vpxor ymm{0}, ymm{0}, [rsi{1}]"
    return [
        line("mov rsi, rdi"),
        line("mov r9, rcx"),
        line("sub r9, 2"),
        line(f"jb {label}_odd"),
        f"{label}_pair:",
        line(f"vmovdqu xmm0, [{m[0]}]"),
        line(f"vmovdqu xmm1, [{m[1]}]"),
        line(f"vinserti128 ymm0, ymm0, [{m[2]}], 1", "two lanes of messages 0 and 2"),
        line(f"vinserti128 ymm1, ymm1, [{m[3]}], 1", "and of messages 1 and 3"),
        *(line(f"add {r}, 16") for r in m),
        line("vpunpcklqdq ymm2, ymm0, ymm1", "lane i of all"),
        line("vpunpckhqdq ymm3, ymm0, ymm1", "lane i + 1 of all"),
        line(xor.format(2, "")),
        line(xor.format(3, " + 32")),
        line("vmovdqa [rsi], ymm2"),
        line("vmovdqa [rsi + 32], ymm3"),
        line("add rsi, 64"),
        line("sub r9, 2"),
        line(f"jae {label}_pair"),
        f"{label}_odd:",
        line("test r9, 1"),
        line(f"jz {label}_added"),
        line(f"vmovq xmm0, [{m[0]}]", "the last lane"),
        line(f"vmovhps xmm0, xmm0, [{m[1]}]"),
        line(f"vmovq xmm1, [{m[2]}]"),
        line(f"vmovhps xmm1, xmm1, [{m[3]}]"),
        *(line(f"add {r}, 8") for r in m),
        line("vinserti128 ymm0, ymm0, xmm1, 1"),
        line(xor.format(0, "")),
        line("vmovdqa [rsi], ymm0"),
        f"{label}_added:",
    ]


def absorb(symbol: str) -> list[str]:
    label = f"L{short(symbol)}_absorb"
    saved = ["rbx", "r12"]
    at = [line(f"mov [rbp - {8 * n + 8}], {r}") for n, r in enumerate(saved)]
    back = [line(f"mov {r}, [rbp - {8 * n + 8}]") for n, r in enumerate(saved)]
    head = enter()
    head[-2] = line(f"sub rsp, {FRAME + 64}")
    cfi = [line(f".cfi_offset {r}, -{8 * n + 24}") for n, r in enumerate(saved)]
    return [
        *head,
        *at,
        *cfi,
        line("lea r8, [r8 + 8 * r9]", "behind the last constant"),
        line("mov r12, r9", "rounds"),
        *(line(f"mov {r}, [rsi + {8 * k}]") for k, r in enumerate(["r10", "r11", "rax", "rbx"])),
        f"{label}_block:",
        *add_message(label),
        line("mov r9, r12"),
        line("neg r9"),
        line(f"jz {label}_permuted"),
        *rounds(symbol, label),
        f"{label}_permuted:",
        line("dec rdx"),
        line(f"jnz {label}_block"),
        *back,
        *leave(),
    ]


def kernel(command: str, symbol: str, interface, push, pop) -> str:
    vector = Vector(4, evex=False)
    description = [
        "Keccak-p[1600] on 4 states at once with AVX2: the states in memory, a lane of all in a ymm.",
        "",
        *interface(symbol, vector),
        "The states must be aligned to 32 bytes.",
        "Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, ymm0-ymm15, flags (and what the ABI allows).",
        f"Stack: at most {FRAME + 64 + 64 + 8} bytes; the lanes that lay there are wiped.",
        "Ends with vzeroupper.",
    ]
    text = common.prologue(command, symbol, description)
    text += "\n".join(permute(symbol)) + "\n" + common.end(symbol)
    text += common.begin(symbol + "_absorb") + "\n".join(absorb(symbol)) + "\n"
    text += common.end(symbol + "_absorb") + common.begin(symbol + "_extract")
    text += "\n".join(extract(vector, symbol, push, pop)) + "\n" + common.end(symbol + "_extract")
    text += common.read_only()
    for n in (8, 56):
        index = [8 * (i // 8) + (i - n // 8) % 8 for i in range(16)]
        text += f"L{short(symbol)}_rol{n}:\n    .byte {', '.join(map(str, index + index))}\n"
    return text + common.stack_note()
