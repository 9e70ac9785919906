# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A second decoder. What a proof relies on is read again by one that shares nothing with the first:
binutils, and LLVM for RISC-V, whose first decoder is our own. They must agree on the length of each
instruction and on all of its operands: registers and how much of them is meant, memory,
displacements, immediates, masks. Names are not compared: one instruction has several.

A difference says that one of the two is wrong, not which, so that nothing is decided.
"""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace

from ..isa import aarch64_syntax, x86_64_syntax
from ..symbolic import Refused
from . import second_thumb

#: Code of one instruction, or of an IT and what it governs.
Group = bytes


def _tool(*names: str) -> str:
    for name in names:
        if shutil.which(name):
            return name
    raise Refused(f"no second decoder: {names[0]} is not installed")


@functools.cache
def versions() -> tuple[tuple[str, str], ...]:
    """Each instruction set and what its second decoder says of itself, empty without one."""
    out = []
    for isa, (reader, _) in READERS.items():
        try:
            command = [_tool(*reader.names), "--version"]
        except Refused:
            out.append((isa, ""))
            continue
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        out.append((isa, done.stdout))
    return tuple(out)


class Binutils:
    """objdump, on the bytes of all instructions in a row."""

    def __init__(self, names: tuple[str, ...], options: str, comment: str):
        self.names, self.options, self.comment = names, options.split(), comment

    def read(self, groups: list[Group]) -> Iterator[tuple[int, str]]:
        """Address and text of each instruction, and the end."""
        with tempfile.NamedTemporaryFile() as file:
            file.write(b"".join(groups))
            file.flush()
            options = ["-D", "-z", "-w", "-b", "binary", "--no-show-raw-insn", *self.options]
            command = [_tool(*self.names), *options, file.name]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(f"the second decoder failed: {done.stderr.strip()[:200]}")
        for found in re.finditer(r"^ *([0-9a-f]+):\t(.*)$", done.stdout, re.M):
            yield int(found[1], 16), re.split(self.comment, found[2])[0].strip()
        yield sum(map(len, groups)), ""

    def plain(self, encoding, code: Group, at: int) -> list:
        """As the first decoder reads it at that place."""
        return encoding.plain(code, at)


class Llvm(Binutils):
    """llvm-mc, which is given one instruction a line."""

    names = ("llvm-mc-22", "llvm-mc-21", "llvm-mc-20", "llvm-mc-19", "llvm-mc")
    EXTENSIONS = "m,c,v,zba,zbb,zbs,zbkb,zvbb,zvkb"

    def __init__(self, xlen: int):
        mattr = ",".join(f"+{name}" for name in self.EXTENSIONS.split(","))
        self.command = ["--disassemble", f"--triple=riscv{xlen}", f"--mattr={mattr}"]
        self.command += ["-M", "no-aliases"]

    def read(self, groups: list[Group]) -> Iterator[tuple[int, str]]:
        lines = "\n".join(" ".join(map(hex, code)) for code in groups)
        command = [_tool(*self.names), *self.command]
        done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
        if done.returncode or done.stderr:
            raise Refused(f"the second decoder failed: {done.stderr.strip()[:200]}")
        # It does not tell lengths, which two bits of the first byte decide.
        at, rest = 0, iter(groups)
        for text in re.findall(r"^\t(.*\S)", done.stdout, re.M):
            if text[0] != ".":
                yield at, " ".join(text.split())
                at += len(next(rest, b""))
        yield at, ""

    def plain(self, encoding, code: Group, at: int) -> list:
        # It shows distances, not addresses.
        return [replace(i, address=at) for i in encoding.plain(code, 0)]


def _numbers(text: str) -> str:
    return re.sub(r"-?0x[0-9a-f]+", lambda found: str(int(found[0], 16)), text)


def same_riscv(ours, text: str) -> bool:
    return _numbers(ours.text) == _numbers(text)


def same_aarch64(ours, text: str) -> bool:
    name, _, operands = text.partition("\t")
    operands = re.sub(r"([us]xt[wx]) #0(x0)?\b", r"\1", operands.strip())
    operands = operands.replace(", lsl #0]", "]")
    operands = re.sub(r"(^|, )(0x[0-9a-f]+)( <.*>)?$", r"\1#\2", operands)
    operands = re.sub(r"\{(v\d+\.\w+)-(v\d+\.\w+)\}", _range, operands)
    theirs = aarch64_syntax.parse(ours.address, name.strip(), operands)
    return _plain_aarch64(ours) == _plain_aarch64(theirs)


def _range(found: re.Match) -> str:
    """Registers of a list, each by its name."""
    (first, shape), (last, _) = (part[1:].split(".") for part in found.groups())
    count = (int(last) - int(first)) % 32 + 1
    return "{" + ", ".join(f"v{(int(first) + n) % 32}.{shape}" for n in range(count)) + "}"


_CONDITIONS = {"cs": "hs", "cc": "lo"}


def _plain_aarch64(i) -> list:
    """Operands, numbers modulo 2^64, without those that a hint or another name leaves out."""
    out = []
    bits = (
        i.operands[0].bits if i.operands and isinstance(i.operands[0], aarch64_syntax.Reg) else 64
    )
    for op in i.operands:
        if isinstance(op, aarch64_syntax.Imm):
            op = replace(op, value=op.value % (1 << bits))
        elif isinstance(op, aarch64_syntax.Mem) and isinstance(op.offset, int):
            op = replace(op, offset=op.offset % (1 << 64))
        elif isinstance(op, (aarch64_syntax.Cond, aarch64_syntax.Name)):
            op = aarch64_syntax.Name(_CONDITIONS.get(op.name, op.name))
        out.append(op)
    return [] if i.mnemonic in ("nop", "hint", "bti") else out


_PREFIXES = frozenset(
    "data16 addr32 cs ds es ss fs gs notrack bnd lock rep repz repnz xacquire xrelease".split()
)
_SHIFTS = frozenset("rol ror shl shr sar".split())


def same_x86(ours: x86_64_syntax.Instruction, text: str) -> bool:
    if "(bad)" in text or "<unknown>" in text:
        return False
    name, _, operands = text.partition(" ")
    while name in _PREFIXES or name.startswith(("rex", "{")):
        name, _, operands = operands.strip().partition(" ")
    if ours.mnemonic == "nop":  # of which operands mean nothing
        if name == "xchg":
            return "ax,ax" in operands
        return name.startswith(("nop", "prefetchit"))  # of which the latter is a hint, too
    operands = operands.strip().lower().replace("bcst", "ptr")
    if "movs" in name or "stos" in name:
        operands = re.sub(r"[de]s:\[", "[", operands)
    inside = re.sub(r"\[[^]]*\]", lambda m: m[0].replace("-", "+-"), operands)
    if name[0] == "j" or name == "call":
        inside = re.sub(r"^(0x)?([0-9a-f]+)$", r"0x\2", inside)
    theirs = x86_64_syntax.parse(ours.address, ours.size, name, inside)
    return _plain_x86(ours) == _plain_x86(theirs, "bcst" in text.lower())


def _plain_x86(i: x86_64_syntax.Instruction, broadcast: bool = False) -> tuple:
    operands = list(i.operands)
    if i.mnemonic in _SHIFTS and len(operands) == 1:
        operands.append(x86_64_syntax.Imm(1))
    bits = next((op.bits for op in operands if hasattr(op, "bits")), 64) or 64
    for n, op in enumerate(operands):
        if isinstance(op, x86_64_syntax.Imm):
            operands[n] = x86_64_syntax.Imm(op.value % (1 << min(bits, 64)))
        elif isinstance(op, x86_64_syntax.Mem):
            # Binutils says that a value is broadcast, not how often: that is the vector's length.
            copies = int(broadcast or bool(op.copies))
            disp = (op.disp + (1 << 63)) % (1 << 64) - (1 << 63)
            # Nor of LDDQU how much is loaded, which is as much as the register holds.
            size = bits if "lddqu" in i.mnemonic else op.bits
            op = replace(op, copies=copies, disp=disp, bits=size)
            if op.base is None and op.scale == 1:  # a base, although encoded as an index
                op = replace(op, base=op.index, index=None)
            operands[n] = op
    if i.mnemonic in ("test", "xchg"):  # the order of which means nothing
        operands.sort(key=repr)
    return operands, i.mask, i.zeroing


_X86 = Binutils(("x86_64-linux-gnu-objdump", "objdump"), "-m i386:x86-64 -M intel", "#|<")
_AARCH64 = Binutils(("aarch64-linux-gnu-objdump", "aarch64-elf-objdump"), "-m aarch64", "//")
_ARM = "-M force-thumb,reg-names-std"
_THUMB = Binutils(("arm-none-eabi-objdump",), f"-m arm {_ARM}", second_thumb.COMMENT)
_MVE = Binutils(("arm-none-eabi-objdump",), f"-m armv8.1-m.main {_ARM}", second_thumb.COMMENT)
READERS = {
    "x86_64": (_X86, same_x86),
    "aarch64": (_AARCH64, same_aarch64),
    "armv7m": (_THUMB, second_thumb.same),
    "armv8m": (_MVE, second_thumb.same),
    "riscv64": (Llvm(64), same_riscv),
    "riscv32": (Llvm(32), same_riscv),
}

#: What both were seen to read alike, by instruction set.
_agreed: dict[str, set[Group]] = {isa: set() for isa in READERS}


def groups_of(object_file) -> list[tuple[int, Group]]:
    """Address and code of all that an object's first decoder was asked for."""
    out: list[tuple[int, Group]] = []
    for at, insn in sorted(object_file.decoded()):
        code = object_file.code_at(at, insn.size)
        if getattr(insn, "governed", False):
            out[-1] = out[-1][0], out[-1][1] + code
        else:
            out.append((at, code))
    return out


def agree(object_file) -> None:
    """Refused unless the second decoder reads all that was decoded of an object as the first."""
    known, isa = _agreed[object_file.isa], object_file.isa
    first = {}
    for at, code in groups_of(object_file):
        if code not in known:
            first.setdefault(code, at)
    if not first:
        return
    codes = list(first)
    found = difference(object_file.encoding, isa, codes)
    if found is None:
        known.update(codes)
        return
    n, ours, theirs = found
    place = object_file.offset(first[codes[n]])
    raise Refused(
        f"at {place}: two decoders differ on {codes[n].hex()}: {ours} and {theirs or 'nothing'}"
    )


def difference(encoding, isa: str, codes: list[Group]) -> tuple[int, str, str] | None:
    """The first of several pieces of code that the two decoders read differently, with what each
    makes of it."""
    reader, same = READERS[isa]
    lines = list(reader.read(codes))
    at = line = 0
    for n, code in enumerate(codes):
        end = at + len(code)
        try:
            first = reader.plain(encoding, code, at)
        except Refused:
            first = []
        for insn in first:
            text = lines[line][1] if line < len(lines) else ""
            follows = lines[line + 1][0] if line + 1 < len(lines) else -1
            if (
                lines[line][0] != insn.address
                or follows != insn.next
                or not _same(same, insn, text)
            ):
                return n, insn.text, " ".join(text.split())
            at, line = insn.next, line + 1
        if at != end:
            return n, "nothing", " ".join(lines[line][1].split())
    return None


def _same(same, insn, text: str) -> bool:
    try:
        return same(insn, text)
    except (Refused, ValueError, KeyError, IndexError, TypeError, AttributeError):
        return False  # what cannot be read is not known to be the same
