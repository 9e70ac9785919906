# SPDX-License-Identifier: Apache-2.0 OR MIT
"""WebAssembly, as far as kernels use it: decoding a function of an object file, and running it.

Source: WebAssembly Core Specification 2.0, sections 5.4 and 5.5 for the encoding, 4.4 for what the
instructions do; of object files, the convention of LLVM's tools (Linking.md): the sections
`linking` and `reloc.CODE`. An engine validates a module before it runs it, so types are not
checked here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..symbolic import Dependent, Refused, Violated
from ..symbolic.domain import Algebra, Word

#: Opcodes by their bytes: the mnemonic, and its immediates: s a signed number, u an unsigned one,
#: b the type of a block.
OPCODES = {
    (0x02,): ("block", "b"), (0x03,): ("loop", "b"), (0x0B,): ("end", ""), (0x0D,): ("br_if", "u"),
    (0x20,): ("local.get", "u"), (0x21,): ("local.set", "u"), (0x22,): ("local.tee", "u"),
    (0x29,): ("i64.load", "uu"), (0x37,): ("i64.store", "uu"),
    (0x41,): ("i32.const", "s"), (0x42,): ("i64.const", "s"),
    (0x45,): ("i32.eqz", ""), (0x46,): ("i32.eq", ""), (0x47,): ("i32.ne", ""),
    (0x6A,): ("i32.add", ""), (0x6B,): ("i32.sub", ""), (0x71,): ("i32.and", ""),
    (0x74,): ("i32.shl", ""),
    (0x83,): ("i64.and", ""), (0x84,): ("i64.or", ""), (0x85,): ("i64.xor", ""),
    (0x8A,): ("i64.rotr", ""),
    (0xFD, 0): ("v128.load", "uu"), (0xFD, 10): ("v128.load64_splat", "uu"),
    (0xFD, 11): ("v128.store", "uu"), (0xFD, 79): ("v128.andnot", ""), (0xFD, 80): ("v128.or", ""),
    (0xFD, 81): ("v128.xor", ""), (0xFD, 203): ("i64x2.shl", ""), (0xFD, 205): ("i64x2.shr_u", ""),
}  # fmt: skip
#: Bytes that are loaded or stored.
BYTES = {"i64.load": 8, "i64.store": 8, "v128.load": 16, "v128.load64_splat": 8, "v128.store": 16}


class Place(NamedTuple):
    """An address: so many bytes behind the first of a region."""

    region: str
    offset: int


class Instruction(NamedTuple):
    mnemonic: str
    immediates: tuple


class Reader:
    def __init__(self, data: bytes, at: int = 0):
        self.data, self.at = data, at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        """LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def text(self) -> str:
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at].decode()


@dataclass
class Function:
    """locals: how many beyond the parameters. ends: of a block or loop, where its `end` is."""

    name: str
    locals: int
    code: list[Instruction]
    ends: dict[int, int]


def _sections(data: bytes) -> Iterator[tuple[int, str, Reader, int]]:
    """Number, name of a custom one, what is in it, and where it ends."""
    if data[:8] != b"\0asm\1\0\0\0":
        raise Refused("no WebAssembly")
    reader = Reader(data, 8)
    while reader.at < len(data):
        number, size = reader.byte(), reader.number()
        end = reader.at + size
        inside = Reader(data, reader.at)
        yield number, inside.text() if number == 0 else "", inside, end
        reader.at = end


def _symbols(reader: Reader, end: int) -> list[tuple[int, str]]:
    """Kind (0 a function, 1 data, 2 a global) and name, "" where it is that of an import."""
    assert reader.number() == 2  # the version
    found = []
    while reader.at < end:
        kind, size = reader.byte(), reader.number()
        inside = Reader(reader.data, reader.at)
        reader.at += size
        for _ in range(inside.number() if kind == 8 else 0):
            what, flags = inside.byte(), inside.number()
            if what != 1:
                inside.number()  # the index
            named = what == 1 or not flags & 0x10 or flags & 0x40
            found.append((what, inside.text() if named else ""))
            if what == 1 and not flags & 0x10:
                for _ in range(3):
                    inside.number()
    return found


def function(data: bytes) -> Function:
    """The one function of an object file. Refused if there is another, or what is not known."""
    code = start = end = 0
    symbols: list[tuple[int, str]] = []
    moved: dict[int, Place] = {}
    for number, name, reader, last in _sections(data):
        if number == 10:
            code, start, end = reader.at, reader.at, last
        elif name == "linking":
            symbols = _symbols(reader, last)
        elif name == "reloc.CODE":
            reader.number()  # the section
            for _ in range(reader.number()):
                kind, at, index = reader.byte(), reader.number(), reader.number()
                if kind != 4:  # R_WASM_MEMORY_ADDR_SLEB
                    raise Refused(f"a relocation of kind {kind}")
                moved[code + at] = Place(symbols[index][1], reader.number(signed=True))
    body = Reader(data, start)
    if not start or body.number() != 1:
        raise Refused("not one function")
    size = body.number()
    if body.at + size != end:
        raise Refused("the function does not end with its section")
    count = 0
    for _ in range(body.number()):
        count += body.number()
        body.byte()
    made, ends = _decoded(body, end, moved)
    named = [name for kind, name in symbols if kind == 0]
    return Function(named[0] if named else "", count, made, ends)


def _decoded(body: Reader, end: int, moved: dict[int, Place]):
    made: list[Instruction] = []
    ends: dict[int, int] = {}
    opened: list[int] = []
    used = set()
    while body.at < end:
        opcode = (body.byte(),)
        if opcode == (0xFD,):
            opcode += (body.number(),)
        if opcode not in OPCODES:
            raise Refused(f"opcode {opcode} is not known")
        mnemonic, kinds = OPCODES[opcode]
        immediates = []
        for kind in kinds:
            place = moved.get(body.at)
            used |= {body.at} & set(moved)
            number = body.byte() if kind == "b" else body.number(signed=kind == "s")
            immediates.append(number if place is None else place)
        if mnemonic in ("block", "loop"):
            opened.append(len(made))
        elif mnemonic == "end" and opened:
            ends[opened.pop()] = len(made)
        made.append(Instruction(mnemonic, tuple(immediates)))
    if used != set(moved):
        raise Refused("a relocation of what is no immediate")
    return made, ends


class Machine:
    """i32 are numbers or places, i64 words, v128 pairs of words. `regions`: of each its words of 64
    bits, and whether they may be written."""

    def __init__(self, alg: Algebra, regions: dict[str, tuple[dict[int, Word], bool]]):
        self.alg, self.regions, self.stack = alg, regions, []

    def cells(self, at: Place | int, immediate: int, count: int, write: bool) -> tuple[dict, range]:
        if not isinstance(at, Place):
            raise Violated("access to an address that is no pointer given to the code", "memory")
        words, writable = self.regions[at.region]
        first = at.offset + immediate
        numbers = range(first // 8, (first + count) // 8)
        if first % 8 or any(n not in words for n in numbers) or write > writable:
            raise Violated(f"access to {count} bytes at {at.region} + {first}", "memory")
        return words, numbers

    def run(self, what: Function, arguments: list) -> int:
        """Instructions that were executed. Refused where no proof covers what it does."""
        self.locals = [*arguments, *([0] * what.locals)]  # those of data are written before read
        labels: list[int] = []
        at = executed = 0
        while at < len(what.code):
            mnemonic, immediates = what.code[at]
            executed += 1
            if executed > 1_000_000:
                raise Refused("no return within a million instructions")
            if mnemonic in ("block", "loop"):
                labels.append(at)
            elif mnemonic == "end":
                labels[-1:] = []
            elif mnemonic == "br_if":
                if self.number(self.stack.pop(), "a branch"):
                    depth = immediates[0]
                    target = labels[-1 - depth]
                    loop = what.code[target].mnemonic == "loop"
                    del labels[len(labels) - depth - (not loop) :]
                    at = target if loop else what.ends[target]
            else:
                self.step(mnemonic, immediates)
            at += 1
        return executed

    def number(self, value, what: str) -> int:
        if not isinstance(value, int):
            raise Dependent(f"{what} depends on data", what, value)
        return value

    def step(self, mnemonic: str, immediates: tuple) -> None:
        stack, kind = self.stack, mnemonic.partition(".")[2]
        if mnemonic.startswith("local."):
            (n,) = immediates
            if kind == "get":
                stack.append(self.locals[n])
            else:
                self.locals[n] = stack[-1] if kind == "tee" else stack.pop()
        elif mnemonic in BYTES:
            self.access(mnemonic, immediates[1])
        elif kind == "const":
            (n,) = immediates
            wide = mnemonic[:3] == "i64"
            stack.append(self.alg.const(n) if wide else n if isinstance(n, Place) else n % 2**32)
        elif mnemonic[:4] == "i32.":
            self.integer(kind)
        else:
            self.word(mnemonic, kind)

    def access(self, mnemonic: str, offset: int) -> None:
        count, store = BYTES[mnemonic], mnemonic.endswith("store")
        value = self.stack.pop() if store else None
        words, numbers = self.cells(self.stack.pop(), offset, count, store)
        if store:
            words |= zip(numbers, value if count == 16 else (value,), strict=True)
            return
        found = tuple(words[n] for n in numbers)
        self.stack.append(found[0] if mnemonic == "i64.load" else (found * 2)[:2])

    def integer(self, kind: str) -> None:
        b = self.stack.pop()
        if kind == "eqz":
            self.stack.append(int(self.number(b, "a number") == 0))
            return
        a = self.stack.pop()
        if kind in ("eq", "ne"):
            if type(a) is not type(b) or isinstance(a, Place) and a.region != b.region:
                raise Refused("addresses of two regions are compared")
            self.stack.append(int((a == b) == (kind == "eq")))
        elif isinstance(a, Place):
            n = self.number(b, "an address")
            if kind not in ("add", "sub"):
                raise Refused(f"{kind} of an address")
            self.stack.append(Place(a.region, a.offset + (n if kind == "add" else -n)))
        else:
            a, b = self.number(a, "a number"), self.number(b, "a number")
            made = {"add": a + b, "sub": a - b, "and": a & b, "shl": a << b % 32}[kind]
            self.stack.append(made % 2**32)

    def word(self, mnemonic: str, kind: str) -> None:
        alg, stack = self.alg, self.stack
        b, a = stack.pop(), stack.pop()
        if kind == "rotr":
            if b.t:
                raise Refused("a rotation by data")
            stack.append(alg.rotl(a, -b.c))
        elif mnemonic[:4] == "i64.":
            stack.append({"and": alg.and_, "or": alg.or_, "xor": alg.xor}[kind](a, b))
        elif mnemonic[:5] == "i64x2":
            n = self.number(b, "an amount") % 64
            stack.append(tuple((alg.shl if kind == "shl" else alg.shr)(w, n) for w in a))
        else:
            apply = {"or": alg.or_, "xor": alg.xor}.get(
                kind, lambda x, y: alg.and_(x, alg.invert(y))
            )
            stack.append(tuple(map(apply, a, b)))
