# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What every generated x86-64 file opens and closes with.

The text goes through the C preprocessor: whole-line comments are `//` (a line that begins with #
could be taken for a directive), comments behind an instruction may use #. Intel syntax, System V
ABI, ELF and Mach-O. A function that may only be called from the glue is hidden in ELF.
"""


def prologue(command: str, symbol: str, description: list[str]) -> str:
    """Line 1 is the command that regenerates the file; then the specification, then the entry."""
    head = [
        f"# {command}",
        "// SPDX-License-Identifier: Apache-2.0 OR MIT",
        "//",
        *(f"// {line}".rstrip() for line in description),
        "",
        "#if defined(__APPLE__)",
        "#define SYMBOL(name) _##name",
        "#else",
        "#define SYMBOL(name) name",
        "#endif",
        "#if defined(__CET__)",
        "#include <cet.h>",
        "#else",
        "#define _CET_ENDBR",
        "#endif",
        "",
        "    .intel_syntax noprefix",
        "    .text",
        "",
    ]
    return "\n".join(head) + begin(symbol)


def begin(symbol: str) -> str:
    """Open a function; prologue() does so for the first one of a file."""
    return "\n".join(
        [
            "    .p2align 6",
            f"    .globl SYMBOL({symbol})",
            "#if defined(__ELF__)",
            f"    .hidden {symbol}",
            f"    .type {symbol}, @function",
            "#endif",
            f"SYMBOL({symbol}):",
            "    .cfi_startproc",
            "    _CET_ENDBR",
            "",
        ]
    )


def end(symbol: str) -> str:
    """Close a function; epilogue() does so for the last one of a file."""
    return "\n".join(
        [
            "    .cfi_endproc",
            "#if defined(__ELF__)",
            f"    .size {symbol}, . - {symbol}",
            "#endif",
            "",
        ]
    )


def read_only() -> str:
    """Constants follow, 64-byte aligned, until the next section directive."""
    return "\n".join(
        [
            "",
            "#if defined(__APPLE__)",
            "    .section __TEXT,__const",
            "#else",
            "    .section .rodata",
            "#endif",
            "    .p2align 6",
            "",
        ]
    )


def epilogue(symbol: str) -> str:
    """Close the function and mark the stack as not executable."""
    return end(symbol) + stack_note()


def stack_note() -> str:
    """The last lines of a file: the stack is not executable."""
    return "\n".join(
        [
            "",
            "#if defined(__ELF__)",
            '    .section .note.GNU-stack, "", @progbits',
            "#endif",
            "",
        ]
    )
