# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What every generated x86-64 file opens and closes with.

The text goes through the C preprocessor: whole-line comments are `//` (a line that begins with #
could be taken for a directive), comments behind an instruction may use #. Intel syntax, System V
ABI, with an entry in Microsoft's convention for Windows; ELF, Mach-O and COFF. What differs between
them is in src/keccak/x86_64/asm.h. A function that may only be called from the glue is hidden in
ELF.
"""

from __future__ import annotations

import re

from .. import write
from ..round import RC
from .recipe import Recipe

#: Windows unwinds by what lies before this line; a function that changes rsp has it behind its
#: last push and before it moves rsp by anything else, so that rbp or a number says where it was.
PROLOGUE_ENDS = "    SEH(.seh_endprologue)"
_KEPT_BY_MS = re.compile(r"\b[xyz]mm(?:[6-9]|1[0-5])\b")
#: Where notes begin.
COLUMN = 44


def line(text: str, note: str = "", column: int = COLUMN) -> str:
    return write.line(text, note, "#", column)


def code(text: str, column: int = COLUMN) -> list[str]:
    """Lines of assembly: semicolons separate instructions, behind # comes a note on the last one; a
    label ends in a colon."""
    out = []
    for row in filter(None, map(str.strip, text.splitlines())):
        row, _, note = row.partition("# ")
        *parts, last = row.rstrip().split("; ")
        for part in parts:
            out.append(part if part[-1] == ":" else line(part))
        out.append(last if last[-1] == ":" else line(last, note, column))
    return out


def short(symbol: str) -> str:
    """What distinguishes the kernel, for local labels."""
    return symbol.removeprefix("lanewise_").removeprefix("keccakp1600_")


def head(recipe: Recipe, description: list[str], flag: str = "") -> str:
    """Line 1 is the command that regenerates the file; then the specification."""
    path = f"src/keccak/x86_64/{recipe.chain_file if flag else recipe.file}.S"
    command = write.command("gen", f"{recipe.name} {flag}".rstrip(), path)
    text = "\n".join(f"// {text}".rstrip() for text in description)
    return f"""\
# {command}
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
{text}

#include "asm.h"

    .text
"""


#: Labels that stay out of the symbol table.
LOCAL = """\
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif"""

#: Of a kernel for one state: what comes before its own facts.
ONE_STATE = """\
TITLE

void SYMBOL_NAME(uint64_t state[25], const uint8_t *data,
        size_t blocks, size_t lanes, unsigned rounds);

blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.

in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
         r8d rounds, 1..24
"""


def one_state(recipe: Recipe, facts: str, body: list[str], tables: str, end: str) -> str:
    """The file of a kernel for one state. facts: what is written and read, registers, stack, the
    layout; tables: what lies before the round constants; end: the label behind them."""
    text = ONE_STATE.replace("TITLE", recipe.title).replace("SYMBOL_NAME", recipe.symbol) + facts
    constants = "".join(f"    .quad {c:#018x}\n" for c in RC) + f"{end}:\n"
    parts = [head(recipe, text.split("\n")), function(recipe.symbol, body, 5), READ_ONLY]
    return "".join([*parts, tables, constants, STACK_NOTE])


def function(symbol: str, lines: list[str], arguments: int = 0) -> str:
    """A function with so many arguments; 0: its entry for Windows comes elsewhere."""
    vectors = any(_KEPT_BY_MS.search(text) for text in lines)
    body = lines if any(PROLOGUE_ENDS in text for text in lines) else [PROLOGUE_ENDS, *lines]
    text = "\n".join(body)
    return f"""\
    .p2align 6
    .globl SYMBOL({symbol})
#if defined(__ELF__)
    .hidden SYMBOL({symbol})
    .type SYMBOL({symbol}), @function
#endif
    SEH(.seh_proc SYMBOL({symbol}))
SYMBOL({symbol}):
    .cfi_startproc
    _CET_ENDBR
{text}
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL({symbol}), . - SYMBOL({symbol})
#endif
""" + (ms_entry(symbol, arguments, vectors) if arguments else "")


def ms_entry(symbol: str, arguments: int, vectors: bool) -> str:
    """vectors: the function writes some that Microsoft's convention keeps."""
    return f"    MS_ENTRY({symbol}, {arguments}, {int(vectors)})\n"


def push(registers: list[str]) -> list[str]:
    """Save registers at the entry of a function."""
    out = []
    for n, r in enumerate(registers, 2):
        out += code(f"push {r}; .cfi_def_cfa_offset {8 * n}; .cfi_offset {r}, -{8 * n}")
        out.append(line(f"SEH(.seh_pushreg {r})"))
    return out


def pop(registers: list[str]) -> list[str]:
    out = []
    for n, r in reversed(list(enumerate(registers, 1))):
        out += code(f"pop {r}; .cfi_restore {r}; .cfi_def_cfa_offset {8 * n}")
    return out


def enter(saved: list[str], frame: int) -> list[str]:
    """Save registers and rbp, and make room for `frame` bytes from rsp on, aligned to 64. rbp says
    where the room ends; it is pushed last, for Windows unwinds from it upwards."""
    return [
        *push([*saved, "rbp"]),
        *code("mov rbp, rsp; .cfi_def_cfa_register rbp; SEH2(.seh_setframe rbp, 0)"),
        PROLOGUE_ENDS,
        *code(f"sub rsp, {frame}; and rsp, -64"),
    ]


def leave(saved: list[str]) -> list[str]:
    """Undo enter()."""
    restored = code("mov rsp, rbp; .cfi_def_cfa_register rsp")
    return [*restored, *pop([*saved, "rbp"]), line("ret")]


def stack_bytes(saved: list[str], frame: int) -> int:
    """What enter() takes at most, without the return address."""
    return frame + 8 * (1 + len(saved)) + 63


#: Constants follow, 64-byte aligned, until the next section directive.
READ_ONLY = """
#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
"""
#: The last lines of a file: the stack is not executable.
STACK_NOTE = """
#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
"""
