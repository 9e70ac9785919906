# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What comes before and after the blocks of a kernel, as data, with one writer for all sets.

A frame is a list of parts, in the order of the file. A text is instructions, "a; b // note; c". In
it `$name:` places a label and `$name` is one, `$` alone that of the loop around it; `<name>` or
`<file.name>` is a slot, which gets its place on the stack when it is first named. The other parts
are the classes below. An instruction set says in a `Machine` how it writes what every frame needs,
and in a table of its own how it writes the operations of blocks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field

from .ir import TURN, Block, Op
from .passes.copies import parallel_copy
from .write import line


class Wrong(ValueError):
    """A frame whose parts do not fit each other."""


@dataclass(frozen=True)
class Machine:
    """Templates: {n} is a number of bytes, {at} an offset from the stack pointer, {0}, {1}.. are
    registers. save, restore: of as many as one instruction takes; dwarf: a register in directives
    for unwinding, of which there are none without it; word: bytes of a register and of a slot;
    align: those of a frame are a multiple; at_once: whether the directive that a register is given
    back follows its load."""

    down: str
    up: str
    slot: str
    save: str = ""
    restore: str = ""
    leave: str = "ret"
    dwarf: Callable[[str], object] | None = None
    word: int = 8
    align: int = 16
    at_once: bool = False


@dataclass(frozen=True)
class Placed:
    """Operations with registers, of what is written, then of what is read. enter, leave: the words
    that registers must hold before, and hold behind: register -> word."""

    steps: list[tuple[Op, tuple[str, ...]]]
    enter: dict[str, Hashable] = field(default_factory=dict)
    leave: dict[str, Hashable] = field(default_factory=dict)


def placed(
    block: Block, register: dict[int, str], words: dict[int, Hashable] | None = None
) -> Placed:
    """A block of whose values each has a register. words: what the values are called that enter,
    and what leaves for them; those without a name no border looks at."""
    steps = [(op, tuple(register[v] for v in (*op.writes, *op.reads))) for op in block.ops]
    named = words or {}
    enter = {register[v]: word for v, word in named.items()}
    pairs = zip(block.enter, block.leave, strict=True) if named else ()
    leave = {register[v]: named[e] for e, v in pairs if v is not None and e in named}
    return Placed(steps, enter, leave)


@dataclass(frozen=True)
class Loop:
    """Parts that are repeated from a label on; "" for one that nothing else names, and with a "."
    one that stays as it is. times: how often in a call with 24 rounds; 0 for what such a call jumps
    over."""

    parts: Iterable
    label: str | None = None
    times: int = 1


@dataclass(frozen=True)
class Holds:
    """From here on registers hold these words: register -> word."""

    map: dict[str, Hashable]


@dataclass(frozen=True)
class Spread:
    """Texts spread evenly, in their order, between those of other parts, which do not depend on
    them."""

    few: Iterable
    many: Iterable


@dataclass(frozen=True)
class Wipe:
    """Slots that held words of a state get zeros. template: of an operand, with its note."""

    template: str
    slots: Callable[[Hashable], bool]


@dataclass(frozen=True)
class Restore:
    """Saved registers that are loaded before the frame is left."""

    registers: Callable[[str], bool]


class Enter:
    """Makes room on the stack and saves registers."""


class Leave:
    """Undoes that, and returns."""


class Register(str):
    """A name that other widths of the register are made from: f"{x3:w}" is w3."""

    def __format__(self, spec: str) -> str:
        return spec + self[1:] if spec else str(self)


def slot_name(text: str) -> Hashable:
    """Of `first`, of `s.pointer`, or of lane `s.31`."""
    words = [tuple(map(int, w)) if w.isdecimal() else w for w in text.split(".")]
    return words[0] if len(words) == 1 else tuple(words)


def exchange(moves: dict[str, str], load: str, store: str, one: str, two: str) -> Iterator[str]:
    """Words of memory change places, as texts. moves: target -> source, as operands; load, store:
    templates of a register and an operand; one, two: registers that are free."""
    for target, source in parallel_copy(moves, one):
        if source != one:
            yield load.format(one if target == one else two, source)
        if target != one:
            yield store.format(one if source == one else two, target)


class Writer:
    """The lines of a frame. kinds: a template for each kind of operation: {0}, {1}.. are what is
    written, then what is read, {n} the amount, {m} what it lacks of `bits`, {place} an operand in
    memory, {label} where the loop begins; fixed: what else templates name.

    saved: what one instruction saves at a time; slots: those whose order is given; below: whether
    saved registers lie below the slots. size: bytes of code; executed: instructions of a call with
    24 rounds; both as far as lines are written, for instruction sets with 4 bytes for each."""

    machine: Machine
    kinds: dict[str, str]
    bits, comment, column = 64, "//", 41

    def __init__(self, saved=(), slots: Iterable = (), below=False, machine=None, **fixed: str):
        self.machine = machine or self.machine
        self.lines: list[str] = []
        self.saved: list[tuple[str, ...]] = [(r,) if isinstance(r, str) else r for r in saved]
        self.kept = self.machine.word * sum(map(len, self.saved))
        self.first, self.fixed = self.kept if below else 0, fixed
        self.slots: dict[Hashable, int] = {}
        for name in slots:
            self.offset(name)
        self.size = self.executed = self.loops = self.label = 0
        self.times = 1
        self.holds: dict[str, Hashable] = {}
        self.wanted: dict[str, Hashable] | None = None  # by the first block of a loop
        self.labels: dict[str, int] = {}
        self.seen: set[str] = set()
        self.restored: list[tuple[str, ...]] = []
        self.entered: int | None = None

    # The stack

    @property
    def kept_at(self) -> int:
        """Where saved registers lie: below the slots, or above them in whole groups."""
        unit = self.machine.word * max(map(len, self.saved), default=1)
        return 0 if self.first else -(-self.machine.word * len(self.slots) // unit) * unit

    @property
    def frame(self) -> int:
        """Bytes of stack."""
        slots = self.machine.word * len(self.slots) if self.first else self.kept_at
        return -(-(slots + self.kept) // self.machine.align) * self.machine.align

    def offset(self, name: Hashable) -> int:
        return self.first + self.slots.setdefault(name, self.machine.word * len(self.slots))

    def slot(self, name: Hashable) -> str:
        return self.machine.slot.format(at=self.offset(name))

    def _kept(self) -> Iterator[tuple[tuple[str, ...], int]]:
        at = self.kept_at
        for group in self.saved:
            yield group, at
            at += self.machine.word * len(group)

    def _unwound(self, *directives: str) -> Iterator[str]:
        yield from directives if self.machine.dwarf else ()

    def _given_back(self, registers: Iterable[str]) -> Iterator[str]:
        return self._unwound(*(f".cfi_restore {self.machine.dwarf(r)}" for r in registers))

    def _enter(self) -> Iterator[str]:
        m = self.machine
        if self.frame:
            yield m.down.format(n=self.frame)
            yield from self._unwound(f".cfi_def_cfa_offset {self.frame}")
        for group, at in self._kept():
            yield from [m.save.format(*group, at=at)] if m.save else ()
            for n, r in enumerate(group):
                yield f".cfi_offset {m.dwarf(r)}, {at + m.word * n - self.frame}"

    def _restore(self, wanted: Callable[[str], bool]) -> Iterator[str]:
        for group, at in self._kept():
            if all(map(wanted, group)) and group not in self.restored:
                self.restored.append(group)
                yield self.machine.restore.format(*group, at=at)
                yield from self._given_back(group) if self.machine.at_once else ()

    def _leave(self) -> Iterator[str]:
        yield from self._restore(lambda register: True)
        self.restored.clear()
        if self.frame:
            yield self.machine.up.format(n=self.frame)
            yield from self._unwound(".cfi_def_cfa_offset 0")
        if not self.machine.at_once:
            yield from self._given_back(r for group in self.saved for r in group)
        yield self.machine.leave

    # Lines

    def emit(self, text: str, note: str = "") -> None:
        self.lines.append(line(text, note, self.comment, self.column))
        if text[0] != "." or text.startswith(".insn"):
            count = 1 + text.startswith("lla ")  # of RISC-V: two
            self.size += 4 * count
            self.executed += count * self.times

    def number(self, label: str) -> int:
        """Labels are numbered as they are first named, unless they are numbers themselves."""
        if label.isdecimal():
            return int(label)
        if label not in self.labels:
            self.label += 1
            self.labels[label] = self.label
        return self.labels[label]

    def _jump(self, label: str) -> str:
        if not label:
            return f"{self.loops}b"
        return f"{self.number(label)}{'b' if label in self.seen else 'f'}"

    def text(self, text: str) -> None:
        if text.startswith(
            ("// ", "//: ")
        ):  # a line of its own, in the column of code or of labels
            mark, _, note = text.partition(" ")
            self.lines.append(f"{'    ' if mark == '//' else ''}{self.comment} {note}")
            return
        for each in text.split("; "):
            code, _, note = each.strip().partition(" // ")
            if code.startswith("$") and code.endswith(":"):
                self.lines.append(f"{self.number(code[1:-1])}:")
                self.seen.add(code[1:-1])
                continue
            if code.endswith(":"):  # of its own
                self.lines.append(code)
                continue
            code = re.sub(r"\$(\w*)", lambda m: self._jump(m[1]), code.rstrip())
            code = re.sub(r"<([\w.]+)>", lambda m: self.slot(slot_name(m[1])), code)
            self.emit(code, note.strip())

    def fields(self, op: Op) -> dict[str, object]:
        """What templates name next to registers."""
        at = "" if op.place in (None, TURN) else self.slot(op.place)
        rest = self.bits - op.amount
        return self.fixed | {"n": op.amount, "m": rest, "place": at, "label": self.loops}

    def operation(self, op: Op, names: list[Register]) -> None:
        for each in self.kinds[op.kind].format(*names, **self.fields(op)).split("; "):
            code, _, said = each.partition(" // ")
            self.emit(code, f"{said}: {op.note}" if said else op.note)

    # Parts

    def write(self, parts: Iterable) -> None:
        for part in parts:
            match part:
                case str():
                    self.text(part)
                case Placed():
                    self._block(part)
                case Loop():
                    self._loop(part)
                case Holds():
                    self.holds |= part.map
                case Spread():
                    few, many = self.apart(part.few), self.apart(part.many)
                    for n, each in enumerate(many):
                        first, last = (len(few) * k // len(many) for k in (n, n + 1))
                        self.lines += [each, *few[first:last]]
                case Wipe():
                    for name in filter(part.slots, self.slots):
                        self.text(part.template.format(self.slot(name)))
                case Restore():
                    self.write(self._restore(part.registers))
                case Enter():
                    self.entered = len(self.lines)
                    self.apart(self._enter())  # they count here, and are written when all is known
                case Leave():
                    self.write(self._leave())
                case _:
                    raise Wrong(f"frame: no part: {part!r}")

    def _block(self, part: Placed) -> None:
        self._meets(part.enter)
        self.wanted = part.enter if self.wanted is None else self.wanted
        for op, names in part.steps:
            self.operation(op, [Register(name) for name in names])
            for name in names[: len(op.writes)]:
                self.holds.pop(name, None)
        self.holds |= part.leave

    def _meets(self, wanted: dict[str, Hashable]) -> None:
        for register, word in wanted.items():
            held = self.holds.get(register, "nothing")
            if held != word:
                raise Wrong(f"frame: {word} enters in {register}, which holds {held}")

    def _loop(self, part: Loop) -> None:
        outer = self.times, self.loops, self.wanted
        self.wanted = None
        if part.label is not None and "." in part.label:
            self.text(f"{part.label}:")
        elif part.label is not None:
            label = part.label or f"loop{self.label + 1}"
            self.text(f"${label}:")
            self.loops = self.number(label)
        self.times *= part.times
        self.write(part.parts)
        if part.label is not None:  # where its first block finds what the last one leaves
            self._meets(self.wanted or {})
        self.times, self.loops, self.wanted = outer

    def apart(self, parts: Iterable) -> list[str]:
        """The lines of some parts, which are not written."""
        mark = len(self.lines)
        self.write(parts)
        out = self.lines[mark:]
        del self.lines[mark:]
        return out

    def done(self, parts: Iterable) -> list[str]:
        """All lines of a frame."""
        self.write(parts)
        if self.entered is not None:
            counted = self.size, self.executed
            self.lines[self.entered : self.entered] = self.apart(self._enter())
            self.size, self.executed = counted
        return self.lines
