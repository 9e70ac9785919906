# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The function of an object on numbers: on this machine's processor, or under an emulator."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

from .. import tools
from ..prove.arithmetic import Array, Claim, Table
from ..prove.objfile import ObjectFile
from .setting import firsts

#: Of each instruction set: prefix of its tools, flags, what runs its programs, how that is called.
TARGETS = {
    "x86_64": ("", ("-no-pie",), (), "the processor"),
    "aarch64": ("aarch64-linux-gnu-", ("-static",), ("qemu-aarch64", "-cpu", "max"), "qemu"),
}
SECONDS = 60

_DRIVER = """#include <stdint.h>
#include <stdio.h>
extern void function(void) __asm__("{symbol}");
{tables}
{arrays}
int main(void)
{{
    for (;;) {{
{reads}
        ((void (*)({types}))(uintptr_t)function)({values});
        fwrite({result}, sizeof {result}, 1, stdout);
    }}
}}
"""


class Program:
    """A program around one function; inputs in the order of the claim. The object is linked with
    nothing else: what it does not define is at address 0."""

    def __init__(self, code: ObjectFile, symbol: str, claim: Claim, folder: Path):
        prefix, flags, self.runner, self.where = TARGETS[code.isa]
        self.claim, self.path = claim, folder / "program"
        copy, driver = folder / "function.o", folder / "driver.c"
        shutil.copy(code.path, copy)
        named = [symbol, *(a.symbol for a in claim.arguments if isinstance(a, Table))]
        tools.run([f"{prefix}objcopy", *(f"--globalize-symbol={name}" for name in named), copy])
        driver.write_text(self._text(symbol), encoding="utf-8")
        more = ["-Wl,--unresolved-symbols=ignore-all", "-Wl,-z,noexecstack", "-w"]
        tools.run([f"{prefix}gcc", "-O1", *flags, driver, copy, *more, "-o", self.path])

    def _text(self, symbol: str) -> str:
        arrays, tables, reads, types, values = [], [], [], [], []
        for n, a in enumerate(self.claim.arguments):
            if isinstance(a, Array):
                arrays.append(f"static _Alignas(64) int{a.bits}_t {a.name}[{a.count}];")
                values.append(a.name)
                if a.bound is not None:
                    reads.append(f"        if (fread({a.name}, sizeof {a.name}, 1, stdin) != 1)")
                    reads.append("            return 0;")
            elif isinstance(a, Table):
                tables.append(f'extern char table{n}[] __asm__("{a.symbol}");')
                values.append(f"table{n} + {a.offset}")
            else:
                values.append(f"{a[0]}u")
            types.append("void *" if isinstance(a, Array | Table) else f"uint{a[1] or 32}_t")
        return _DRIVER.format(
            symbol=symbol, tables="\n".join(tables), arrays="\n".join(arrays),
            reads="\n".join(reads), types=", ".join(types), values=", ".join(values),
            result=self.claim.result,
        )  # fmt: skip

    def run(self, trials: list[list[int]]) -> list[list[int]]:
        """The results of each. Failed where the program does not come to its end."""
        letter = "h" if self.claim.element == 16 else "i"
        given = b"".join(struct.pack(f"<{len(t)}{letter}", *t) for t in trials)
        try:
            command = [*self.runner, str(self.path)]
            done = subprocess.run(command, input=given, capture_output=True, timeout=SECONDS)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise tools.Failed(f"the function could not be run: {error}") from None
        count = next(a.count for a in self._arrays() if a.name == self.claim.result)
        size = count * self.claim.element // 8
        if done.returncode or len(done.stdout) != size * len(trials):
            raise tools.Failed(f"a run of the function ended with {done.returncode}")
        return [
            list(struct.unpack(f"<{count}{letter}", done.stdout[at : at + size]))
            for at in range(0, len(done.stdout), size)
        ]

    def _arrays(self) -> list[Array]:
        return [a for a in self.claim.arguments if isinstance(a, Array)]


def program(code: ObjectFile, symbol: str, claim: Claim, folder: str) -> Program:
    """Failed where it cannot be built here."""
    if code.isa not in TARGETS:
        raise tools.Failed(f"functions of {code.isa} are not run")
    if not all(re.fullmatch(r"[\w.$]+", name) for name in (symbol,)):
        raise tools.Failed(f"a name that no assembler takes: {symbol}")
    return Program(code, symbol, claim, Path(folder))


def inputs(claim: Claim) -> list[tuple[str, int, int]]:
    """Of each input: its name, least and greatest value."""
    out = []
    arrays = {a.name: a for a in claim.arguments if isinstance(a, Array)}
    for name in firsts(claim):
        a = arrays[name]
        least, most = a.least, min(a.bound, (1 << a.bits - 1) - 1)
        out += [(f"{name}[{i}]", least, most) for i in range(a.count)]
    return out


def folder() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="lanewise-modular")
