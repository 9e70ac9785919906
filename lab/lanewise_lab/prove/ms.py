# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Microsoft's calling convention of x86-64: the entries by which Windows calls the kernels.

An entry F saves what that convention keeps and System V does not, moves the arguments and calls
F_sysv. Three things together say that F is right on Windows, for all sizes:

- F of the object for System V is proved as every kernel is, and it does not use the 128 bytes
  below the stack pointer, which only System V gives it (`red_zone` of a verdict);
- F_sysv has the same bytes and the same relocations (`same_function`);
- the entry is right whatever a function does that keeps to System V: it is run here with values
  that are known by name alone, and at the call everything that such a function may change becomes
  unknown (`prove_entry`).

The objects that are read are ELF, assembled with LANEWISE_MS_ABI, or those for Windows themselves
(coff.py), of which F_sysv is proved as it is. That an object of another assembler holds the same
code is a test of its own, tests/windows/same_code.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from .. import coff
from ..isa.x86_64_machine import Machine
from ..isa.x86_64_syntax import NAMES, RSP, Reg
from ..symbolic import Refused, Violated
from ..symbolic.domain import Algebra
from ..symbolic.memory import Memory, Ptr, Region, call_stack
from ..symbolic.run import run
from . import sysv
from .objfile import ObjectFile
from .second import agree

ARGUMENTS = (1, 2, 8, 9)  # rcx rdx r8 r9
PRESERVED = (3, 5, 6, 7, 12, 13, 14, 15)  # rbx rbp rsi rdi r12..r15
#: Of these registers the low 128 bits are kept, and nothing else of any vector register.
VECTORS = range(6, 16)
#: Bytes behind the return address that belong to the function that is called.
HOME = 32
SUFFIX = "_sysv"


@dataclass
class _Call:
    """What stands for the instructions of a function that keeps to System V."""

    address: int
    mnemonic: str = "a function of System V"
    text: str = "a function of System V"
    next: int = 0


class _Contract:
    """What is asked of a call, and what it may change."""

    def __init__(self, arguments: list, used: set[int]):
        self.arguments, self.used, self.calls = arguments, used, 0

    def run(self, m: Machine, insn: _Call) -> int:
        self.calls += 1
        for n, value in zip(sysv.ARGUMENTS, self.arguments, strict=False):
            if m.r[n] != value:
                raise Violated(f"{NAMES['g', n, 64]} does not hold the argument that goes there")
        sp = m.r[RSP]
        if (sp.offset + m.stack.residue - sysv.RESIDUE) % 16:
            raise Violated("the stack is not aligned to 16 bytes at the call")
        back = m.load(sp, 8)
        if not isinstance(back, Ptr) or not m.code.holds(back):
            raise Violated("no return address on the stack")
        new = m.alg.atom
        for n in range(16):
            if n not in sysv.PRESERVED and n != RSP:
                m.r[n] = new(f"{NAMES['g', n, 64]} after call {self.calls}")
        for n in range(32):
            words = [new(f"zmm{n}[{i}] after call {self.calls}") for i in range(8)]
            low = words[:2] if n in self.used else m.v[n][:2]
            # vzeroupper was executed, or the upper halves were never written.
            m.v[n] = low + [m.alg.zero] * 6 if n < 16 else words
        m.k = [new(f"k{n} after call {self.calls}") for n in range(8)]
        m.forget_flags()
        m.r[RSP] = Ptr(m.stack, sp.offset + 8)
        m.stack.bury([n for n in m.stack.cells if 8 * n < sp.offset + 8])
        return back.offset


def enter(alg: Algebra, memory: Memory, code: Region, arguments: list, residue: int) -> Machine:
    """As sysv.enter."""
    m = sysv.enter(alg, memory, code, [], residue)
    m.red_zone = 0
    home = [alg.atom(f"home {n} at entry") for n in range(HOME // 8)]
    above = [m.caller, *home, *arguments[len(ARGUMENTS) :]]
    m.stack = call_stack(alg, above, 8, residue)
    m.r[RSP] = Ptr(m.stack, 0)
    for n, value in zip(ARGUMENTS, arguments, strict=False):
        m.r[n] = value
    m.entry_g = list(m.r)
    return m


def leave(m: Machine) -> None:
    """Raises what the code broke."""
    for n in PRESERVED:
        if m.r[n] != m.entry_g[n]:
            raise Violated(f"{NAMES['g', n, 64]} is not as it was at entry")
    for n in VECTORS:
        if m.v[n][:2] != m.entry_v[n][:2]:
            raise Violated(f"the low half of xmm{n} is not as it was at entry")
    if m.r[RSP] != Ptr(m.stack, 8):
        raise Violated("the stack pointer is not as it was at entry")
    for n in range(16):
        upper = m.v[n][2:]
        if upper != m.entry_v[n][2:] and any(w != m.alg.zero for w in upper):
            raise Violated(f"the upper half of zmm{n} is left dirty")


def entries(object_file: ObjectFile) -> list[str]:
    """Those of its functions that are entries in Microsoft's convention."""
    there = set(object_file.exported)
    return [symbol for symbol in object_file.exported if symbol + SUFFIX in there]


def vectors_used(object_file: ObjectFile, symbol: str, size: int) -> set[int]:
    """The vector registers that any instruction of a function names."""
    at = object_file.entry(symbol)
    end, used = at + size, set()
    while at < end:
        insn = object_file.decode(at)
        used |= {op.n for op in insn.operands if isinstance(op, Reg) and op.kind == "v"}
        at = insn.next
    return used


def prove_entry(object_file: ObjectFile, symbol: str, count: int) -> int:
    """That an entry with `count` arguments of 64 bits is right, if symbol + "_sysv" keeps to
    System V. Returns the bytes of stack that the entry itself takes; raises Refused."""
    body, deepest = object_file.entry(symbol + SUFFIX), 0
    with coff.opened(object_file.path) as f:
        size = len(_function(ELFFile(f), symbol + SUFFIX)[0])
    used = vectors_used(object_file, symbol + SUFFIX, size)
    for residue in range(sysv.RESIDUE, 64, 16):
        alg = Algebra(64)
        arguments = [alg.atom(f"argument {n}") for n in range(count)]
        m = enter(alg, Memory(alg), object_file.region(alg), arguments, residue)
        contract = _Contract(arguments, used)

        def decode(pc: int):
            return _Call(pc) if pc == body else object_file.decode(pc)

        def lookup(insn, contract=contract):
            return contract if isinstance(insn, _Call) else sysv.lookup(insn)

        run(m, decode, lookup, object_file.offset, object_file.entry(symbol))
        if contract.calls != 1:
            raise Violated(f"{symbol}{SUFFIX} is called {contract.calls} times")
        leave(m)
        deepest = max(deepest, -m.deepest)
    agree(object_file)
    return deepest


def _function(elf: ELFFile, symbol: str) -> tuple[bytes, list]:
    """The bytes of a function and what the linker does to them, each relative to its start; what
    is referred to is a name, or a section and a number."""
    (table,) = (s for s in elf.iter_sections() if isinstance(s, SymbolTableSection))
    found = table.get_symbol_by_name(symbol)
    if not found or not found[0]["st_size"]:
        raise Refused(f"no function {symbol} with a size")
    start, size = found[0]["st_value"], found[0]["st_size"]
    section = elf.get_section(found[0]["st_shndx"])
    moved = []
    relocations = elf.get_section_by_name(".rela" + section.name)
    for entry in relocations.iter_relocations() if relocations else ():
        at = entry["r_offset"] - start
        if 0 <= at < size:
            to = table.get_symbol(entry["r_info_sym"])
            kind = to["st_info"]["type"]
            name = elf.get_section(to["st_shndx"]).name if kind == "STT_SECTION" else to.name
            moved.append((at, entry["r_info_type"], name, entry["r_addend"]))
    return section.data()[start : start + size], moved


def same_function(path: str, symbol: str, other: str, its: str) -> None:
    """Raises Refused unless two objects hold the same function, and the same constants."""
    with coff.opened(path) as a, coff.opened(other) as b:
        one, two = ELFFile(a), ELFFile(b)
        if _function(one, symbol) != _function(two, its):
            raise Refused(f"{its} is not the code of {symbol}")
        for elf, more in ((one, two), (two, one)):
            here, there = (e.get_section_by_name(".rodata") for e in (elf, more))
            if here and (not there or here.data() != there.data()):
                raise Refused(f"{its} has not the constants of {symbol}")
