# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a function executes: run under an emulator, instruction by instruction.

`run` calls a Keccak permutation of any ARM object; `run_program` calls any function of an object
or a linked program with arguments of the caller's choice. Only that call is traced: nothing has
run before it, not the program's start-up code either, but its initialised data is in place.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import unicorn

from ..cores import Core
from ..isa import aarch64_syntax, armv7m_syntax
from ..round import RC
from . import Refused
from .layouts import STATE
from .loader import Image, load
from .model import describe
from .ops import SKIPPED
from .schedule import Step
from .target import TARGETS, Target

RETURN = 0x0E000000  # where the call comes from
SCRATCH = 0x30000000  # arguments, then the stack; clear of flash and of the RAM of programs
SPACE = 0x1000000  # bytes of both
STACK = 0x10000  # bytes
STATES = 5  # the most that a kernel permutes at once
_ALIGN = 64  # bytes: of each argument in memory
_PAGE = 0x1000
LIMIT = 50_000_000  # instructions of any call,
PERMUTATION = 1_000_000  # and of a permutation, of which no compiler makes so many

Argument = int | bytes | bytearray
Instruction = armv7m_syntax.Instruction | aarch64_syntax.Instruction


@dataclass
class Trace:
    image: Image
    symbol: str
    steps: list[Step]
    stack_bytes: int  # from the stack pointer at the call down to the lowest byte touched
    arguments: list[Argument]  # with what the call left in each bytearray


class _Machine:
    """One call under the emulator. Events: an instruction's address, or -1 - that of an access."""

    def __init__(self, image: Image, core: Core):
        self.image, self.core = image, core
        self.target = TARGETS[core.isa]
        self.events: list[int] = []
        self.refusal: str | None = None
        self.uc = self.target.start(core.emulator)
        self._mapped: set[int] = set()
        self._readable: list[tuple[int, int]] = []
        self._writable: list[tuple[int, int]] = []
        self._map(RETURN, RETURN + 4)
        self._free = SCRATCH
        for section in image.sections:
            if section.address < SCRATCH + SPACE and section.end > SCRATCH:
                raise Refused(f"{image.path}: {section.name} lies where arguments and stack go")
            try:
                self.place(section.address, section.data, section.writable)
            except unicorn.UcError as error:
                raise Refused(f"{image.path}: {section.name} has no place: {error}") from None

    def _map(self, start: int, end: int) -> None:
        first = None  # of the pages that are not there yet, which are mapped at once
        behind = -(-end // _PAGE) * _PAGE
        for page in range(start & -_PAGE, behind + 1, _PAGE):
            new = page < behind and page not in self._mapped
            if new:
                self._mapped.add(page)
                first = page if first is None else first
            elif first is not None:
                self.uc.mem_map(first, page - first)
                first = None

    def place(self, address: int, data: bytes | bytearray, writable: bool) -> None:
        end = address + len(data)
        self._map(address, end)
        self.uc.mem_write(address, bytes(data))
        self._readable.append((address, end))
        if writable:
            self._writable.append((address, end))

    def argument(self, data: bytes | bytearray, align: int | None = None) -> int:
        """Memory for the call, with room to the next that it may not touch; at an odd multiple of
        `align`, so that it is aligned to no more than that."""
        address = self._free
        if align is not None:
            address += (align - address) % (2 * align)
        self._free = (address + len(data) + 2 * _ALIGN - 1) & -_ALIGN
        self.place(address, data, isinstance(data, bytearray))
        return address

    def call(self, entry: int, registers: Sequence[int], limit: int) -> int:
        """Run; the number of bytes of stack that were used."""
        target, word = self.target, self.target.word
        floor = (self._free + _PAGE) & -_PAGE
        top = floor + STACK
        self.place(floor, bytes(STACK), True)
        for register, value in zip(target.arguments, registers, strict=False):
            self.uc.reg_write(register, value)
        more = registers[len(target.arguments) :]
        below = top - 2 * word * (len(more) + 1 >> 1)
        for n, value in enumerate(more):
            self.uc.mem_write(below + word * n, value.to_bytes(word, "little"))
        self.uc.reg_write(target.sp, below)
        self.uc.reg_write(target.link, RETURN | target.code_bit)
        lowest = self._hook(floor, below)
        try:
            self.uc.emu_start(entry | target.code_bit, RETURN, count=limit)
        except unicorn.UcError as error:
            self.refusal = self.refusal or f"the emulator stops: {error}"
        if self.refusal is None and self.uc.reg_read(target.pc) != RETURN:
            self.refusal = f"no return within {limit} instructions"
        if self.refusal is not None:
            raise Refused(f"{self.refusal}{self._place()}")
        return below - lowest[0]

    def _hook(self, floor: int, below: int) -> list[int]:
        event, lowest, halves = self.events.append, [below], self.target.halves
        after_access = self.target.after_access
        # The stack comes last and is asked for most.
        readable, writable = self._readable[::-1], self._writable[::-1]

        def on_code(uc, address, size, data):
            event(address)

        def on_memory(uc, access, address, size, value, data):
            end = address + size
            writes = access == unicorn.UC_MEM_WRITE
            for a, b in writable if writes else readable:
                if a <= address and end <= b:
                    break
            else:
                self.refusal = f"{'write' if writes else 'read'} of {size} bytes at {address:#x}, "
                self.refusal += "outside its arguments, its data and its stack"
                missing = self.image.undefined.get(address & -16)
                if missing:
                    self.refusal = f"use of {missing}, which is not in {self.image.path}"
                uc.emu_stop()
            if floor <= address < lowest[0]:
                lowest[0] = address
            event(-1 - address)
            if size == 8 and halves:
                event(-5 - address)
            after_access(uc)

        def on_unmapped(uc, access, address, size, value, data):
            if access == unicorn.UC_MEM_FETCH_UNMAPPED:
                name = self.image.undefined.get(address & -16)
                self.refusal = (
                    f"call of {name}, which is not in {self.image.path}"
                    if name
                    else f"jump to {address:#x}, where no code is"
                )
            else:
                writes = access == unicorn.UC_MEM_WRITE_UNMAPPED
                access = unicorn.UC_MEM_WRITE if writes else unicorn.UC_MEM_READ
                on_memory(uc, access, address, size, value, data)
            return False

        self.uc.hook_add(unicorn.UC_HOOK_CODE, on_code)
        self.uc.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, on_memory)
        self.uc.hook_add(unicorn.UC_HOOK_MEM_UNMAPPED, on_unmapped)
        return lowest

    def _place(self) -> str:
        """The instruction that was executed last, for people."""
        at = next((e for e in reversed(self.events) if e >= 0), None)
        return "" if at is None else f": {place_of(self.image, self.core, at)}"


class _Code:
    """The instructions of an image, decoded once."""

    def __init__(self, image: Image, target: Target):
        self._image = image
        self.target = target
        self._decoder = target.decoder()
        self._known: dict[int, Instruction] = {}

    def at(self, address: int) -> Instruction:
        found = self._known.get(address)
        if found is None:
            section = self._image.section_at(address)
            offset = address - section.address if section else 0
            code = bytes(section.data[offset : offset + 20]) if section else b""
            decoded = self._decoder.decode(code, address)
            if not decoded:
                raise Refused(f"no instruction: {code[:4].hex()} at {address:#x}")
            for insn in decoded:
                self._known[insn.address] = insn
            found = decoded[0]
        return found


def place_of(image: Image, core: Core, address: int) -> str:
    """The instruction at an address of code, for people. Refused if it has no timing: that is a
    better reason than any that is about to be told."""
    try:
        insn = _Code(image, TARGETS[core.isa]).at(address)
    except Refused:
        return f"what is at {address:#x}"
    describe(core, insn)
    return f"{insn.text} at {address:#x}"


def _steps(events: Sequence[int], code: _Code) -> Iterator[Step]:
    plain: dict[int, tuple[int, Step, Step]] = {}  # what comes next, and the steps to share
    skips: dict[int, Step] = {}
    with_memory: dict[tuple, Step] = {}
    at, n = events[0], 1
    while at != RETURN:
        shared = plain.get(at)
        if shared is None:
            insn = code.at(at)
            straight = Step(insn, (), code.target.jumps(insn))
            shared = plain[at] = insn.next, straight, Step(insn, (), True)
        behind, straight, jump = shared
        following = events[n]
        n += 1
        if following == behind:
            yield straight
            at = following
            continue
        addresses: tuple[int, ...] = ()
        while following < 0:
            addresses += (-1 - following,)
            following = events[n]
            n += 1
        skipped = []
        if following != behind and code.target.may_skip(straight[0]):
            # The emulator passes silently over what an IT block does not execute.
            while behind != following and code.at(behind).governed:
                insn = code.at(behind)
                if behind not in skips:
                    skips[behind] = Step(replace(insn, mnemonic=SKIPPED, operands=()))
                skipped.append(skips[behind])
                behind = insn.next
        taken = following != behind
        if addresses:
            key = (at, taken, addresses)
            step = with_memory.get(key)
            if step is None:
                step = with_memory[key] = Step(straight[0], addresses, taken)
            yield step
        else:
            yield jump if taken else straight
        yield from skipped
        at = following


@dataclass
class Execution:
    """What one call did, as the emulator saw it."""

    events: list[int]  # an instruction's address, or -1 - that of an access to memory
    stack_bytes: int
    arguments: list[Argument]


def execute(
    image: Image,
    symbol: str,
    core: Core,
    arguments: Sequence[Argument],
    limit: int = LIMIT,
    align: int | None = None,
) -> Execution:
    """Call `symbol`, as run_program() does; bytearrays lie at odd multiples of `align`."""
    entry = image.function(symbol)
    machine = _Machine(image, core)
    registers = [
        a if isinstance(a, int) else machine.argument(a, align if type(a) is bytearray else None)
        for a in arguments
    ]
    stack = machine.call(entry.address, registers, limit)
    for argument, address in zip(arguments, registers, strict=True):
        if isinstance(argument, bytearray):
            argument[:] = machine.uc.mem_read(address, len(argument))
    machine.events.append(RETURN)
    return Execution(machine.events, stack, list(arguments))


def trace_of(image: Image, symbol: str, core: Core, done: Execution) -> Trace:
    """The executed instructions, decoded."""
    steps = list(_steps(done.events, _Code(image, TARGETS[core.isa])))
    return Trace(image, symbol, steps, done.stack_bytes, done.arguments)


def run_program(
    image: Image | str, symbol: str, core: Core, arguments: Sequence[Argument], limit: int = LIMIT
) -> Trace:
    """Call `symbol`. Arguments: numbers, bytes (memory to read), bytearray (to write as well).

    Refused if the file or the function is not as it should be, or if the call leaves its
    arguments, its data and its stack.
    """
    if isinstance(image, str):
        image = load(image, core.isa)
    return trace_of(image, symbol, core, execute(image, symbol, core, arguments, limit))


#: Parameters of a permutation: the states, the number of rounds, the first round constant to use.
PARAMETERS = ("state", "rounds", "rc")


@dataclass(frozen=True)
class Call:
    """`void f(states)` or `(states, rounds)`, or what `parameters` says.

    A state is 200 bytes in any layout. Without `states` there is memory for one on a
    microcontroller, for as many as any kernel takes elsewhere. The memory lies at an odd multiple
    of `align`.
    """

    rounds: int = 24
    states: int | None = None
    parameters: Sequence[str] = PARAMETERS[:2]
    align: int | None = None

    def size(self, core: Core) -> int:
        """Bytes of all states."""
        return STATE * (self.states or (1 if core.isa == "armv7m" else STATES))

    def execute(
        self, image: Image, symbol: str, core: Core, memory: bytearray, limit: int = PERMUTATION
    ) -> Execution:
        arguments = {
            "state": memory,
            "rounds": self.rounds,
            "rc": b"".join(c.to_bytes(8, "little") for c in RC[len(RC) - self.rounds :]),
        }
        chosen = [arguments[p] for p in self.parameters]
        return execute(image, symbol, core, chosen, limit, self.align)


def run(
    path: str,
    symbol: str,
    core: Core,
    rounds: int = 24,
    seed: int = 1,
    states: int | None = None,
    call: Sequence[str] = PARAMETERS[:2],
) -> Trace:
    """One call on random states, as Call says."""
    image, how = load(path, core.isa), Call(rounds, states, call)
    memory = bytearray(random.Random(seed).randbytes(how.size(core)))
    return trace_of(image, symbol, core, how.execute(image, symbol, core, memory))
