# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One call of a function: its memory and arguments, and what must be there afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from math import prod

from ..round import permute
from ..symbolic import Refused, Unequal
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Memory, Ptr, Region
from . import aapcs, aapcs64, aapcs_mve, riscv_abi, spec, sysv
from .interface import Case, Interface
from .objfile import ObjectFile
from .spec import LANES, RC, ROUNDS

#: Data of the library that a kernel may refer to by name.
EXTERN = {"lanewise_round_constants": b"".join(c.to_bytes(8, "little") for c in RC)}

#: The calling convention of each instruction set: how to enter and leave a function.
CONVENTIONS = {
    "x86_64": sysv,
    "armv7m": aapcs,
    "armv8m": aapcs_mve,
    "aarch64": aapcs64,
    "riscv64": riscv_abi.LP64,
    "riscv32": riscv_abi.ILP32,
}


#: Addresses modulo 64: the stack pointer's, and those of messages and outputs.
Residues = tuple[int, tuple[int, ...]]
#: So many combinations of alignments are run where there are no more: all of two, modulo 8.
MOST = 64
#: x^m and lower terms that make a field of 2^m elements, from m = 1.
FIELDS = (0b11, 0b111, 0b1011, 0b10011, 0b100101, 0b1000011)


def combinations(each: list[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Of alignments: a path that is taken where two messages are aligned is one of its own. All
    combinations, or of many such as have every pair that any two can have: a + b k of a field for
    the k-th, whose lowest bits take every value equally often."""
    if prod(map(len, each)) <= MOST:
        yield from product(*each)
        return
    asked = [k for k, of in enumerate(each) if len(of) > 1]
    m = max(len(asked) - 1, *(len(of) - 1 for of in each)).bit_length()
    if m > len(FIELDS):
        raise Refused("what is done depends on how too many messages are aligned")

    def times(b: int, k: int) -> int:
        out = 0
        for bit in reversed(range(m)):
            out <<= 1
            out ^= (out >> m) * FIELDS[m - 1] ^ (b if k >> bit & 1 else 0)
        return out

    seen = set()
    for a, b in product(range(1 << m), repeat=2):
        place = {k: a ^ times(b, n) for n, k in enumerate(asked)}
        seen.add(tuple(of[place.get(k, 0) % len(of)] for k, of in enumerate(each)))
    yield from sorted(seen)


class Setting:
    """The regions and arguments of one call, and what the states must be after it.

    The states and messages are symbolic, or with a source of random numbers, numbers.
    """

    def __init__(
        self,
        object_file: ObjectFile,
        interface: Interface,
        case: Case,
        numbers: random.Random | None = None,
    ):
        self.convention = CONVENTIONS[object_file.isa]
        alg = self.alg = Algebra(self.convention.WIDTH)
        try:
            shape = self.shape = spec.Shape(alg, interface.layout)
        except ValueError as error:
            raise Refused(str(error)) from None
        self.interface, self.case = interface, case
        self.code = object_file.region(alg)
        states, parts, size = interface.states, shape.parts, alg.width // 8

        def new_lane(name: str) -> spec.Lane:
            if numbers:
                return tuple(map(alg.const, shape.split(numbers.getrandbits(64))))
            return tuple(alg.atom(f"{name}.{part}") for part in range(parts))

        if interface.once:
            start = [new_lane(f"start.{i}") for i in range(LANES)]
            self.before = [start] * states
        else:
            self.before = [[new_lane(f"state{k}.{i}") for i in range(LANES)] for k in range(states)]
        words = {
            interface.place(k, i) * parts + part: word
            for k in range(states)
            for i in range(LANES)
            for part, word in enumerate(self.before[k][i])
        }
        align = size if states == 1 else 64
        writable = not interface.extracts
        self.state = Region("the state", 200 * states, align, words.__getitem__, writable=writable)
        # A message and an output are bytes of lanes: of all those in it one behind the other, or
        # `length` bytes from `offset` on of the 25 lanes of one state, that of case.instance.
        bytewise = interface.bytewise
        affected = [case.instance] if bytewise else range(states)
        given = [0] if interface.sets else affected if interface.absorbs else ()
        self.offset = case.offset if bytewise else 0
        whole = 8 * (LANES if bytewise else case.lanes)
        self.size = 8 * case.given if interface.once else (case.length or 0) if bytewise else whole
        count = LANES if bytewise or interface.sets else case.blocks * case.lanes
        self.messages = {k: [new_lane(f"message{k}.{i}") for i in range(count)] for k in given}
        in_all = self.size if bytewise else 8 * count
        # Nothing is promised of where they begin: enter() tries what the code can tell apart.
        messages = [
            Region(f"message {k}", in_all, 64, self._memory(message))
            for k, message in self.messages.items()
        ]
        self.outs = {
            k: Region(f"output {k}", self.size, 64, self._unwritten, writable=True)
            for k in (affected if interface.extracts or interface.once else ())
        }
        for region in self.outs.values():
            region.write_only = True
        self._data = [*messages, *self.outs.values()]
        pointers = [Ptr(region, 0) for region in self._data]
        start = Region("the start", 200, 64, self._memory(self.before[0]))
        self._data += [start] if interface.once else []
        self._inputs = len(alg.names)
        raw = EXTERN["lanewise_round_constants"]
        constants = Region(
            "the round constants",
            len(raw),
            8,
            lambda n: alg.const(int.from_bytes(raw[size * n : size * n + size], "little")),
        )
        arrays = states * (1 + interface.once)
        table = Region("the array of pointers", size * arrays, size, pointers.__getitem__)
        values = {
            "state": Ptr(self.state, 0),
            "rc": Ptr(constants, 8 * (ROUNDS - case.rounds)),
            "rounds": (case.rounds, 32),
            "rounds64": (case.rounds, 64),
            "data": pointers[0] if messages else None,
            "bytes": pointers[0] if messages else None,
            "which": (case.which, 32),
            "out": pointers[0] if self.outs else None,
            "messages": Ptr(table, 0),
            "outs": Ptr(table, 0),
            "both": Ptr(table, 0),
            "start": Ptr(start, 0),
            "given": (case.given, 64),
            "blocks": (case.blocks, 64),
            "lanes": (case.lanes, 64),
            "instance": (case.instance, 32),
            "offset": (case.offset, 64),
            "length": (case.length or 0, 64),
        }
        self.arguments = [values[p] for p in interface.parameters]

    def _memory(self, lanes: list[spec.Lane]) -> Callable[[int], Word]:
        """The cells of memory that hold the bytes of lanes, from self.offset on."""
        alg, shape = self.alg, self.shape
        size, zeros = alg.width // 8, (alg.zero,) * shape.parts

        @cache
        def of_lane(i: int) -> spec.Lane:
            return shape.to_bytes(lanes[i]) if i < len(lanes) else zeros

        def word(n: int) -> Word:
            return of_lane(n // shape.parts)[n % shape.parts]

        def cell(n: int) -> Word:
            n, shift = divmod(self.offset + size * n, size)
            if not shift:
                return word(n)
            low, high = alg.shr(word(n), 8 * shift), alg.shl(word(n + 1), 8 * (size - shift))
            return alg.xor(low, high)

        return cell

    def _unwritten(self, n: int) -> Word:
        return self.alg.atom(f"output {n} before")  # where one byte is written, others stay

    def holds_data(self, value: Word | Ptr) -> bool:
        """Whether a value at return depends on the states or messages, as far as its form shows."""
        if isinstance(value, Ptr):
            return False
        atoms = self.alg.atoms(value, self.alg.width)
        return any(n < self._inputs or self.alg.derived(n) for n in atoms)

    def residues(self, machine) -> list[Residues]:
        """What else the run of the machine may have begun with, as far as it can tell apart."""
        stack, data = self._residues
        found = [(r, data) for r in self.convention.residues(machine)]
        pairs = zip(self._data, data, strict=True)
        each = [range(a.asked) if a.asked > 1 else [at] for a, at in pairs]
        return found + [(stack, at) for at in combinations(each)]

    @property
    def first(self) -> Residues:
        """With what to begin: each message lies a byte further than the one before it."""
        return self.convention.RESIDUE, tuple(range(len(self._data)))

    def enter(self, residues: Residues):
        """A machine at the entry of the function, and all memory as it was before."""
        self._residues = stack, data = residues
        for region, at in zip(self._data, data, strict=True):
            region.residue = at
        for region in (self.state, *self.outs.values()):
            region.cells.clear()
            region.written.clear()
        memory = Memory(self.alg)
        m = self.convention.enter(self.alg, memory, self.code, self.arguments, stack)
        if self.case.vlen:
            m.vectors(self.case.vlen)
        if self.interface.free_x18:
            m.free_x18 = True
        return m

    def blocks(self, k: int) -> list[list[spec.Lane]]:
        n = self.case.lanes
        return [self.messages[k][n * b : n * b + n] for b in range(self.case.blocks)]

    def _kept(self, i: int) -> int:
        """Which bytes of lane i bytewise data changes, as bits."""
        within = range(self.offset, self.offset + self.size)
        return sum((8 * i + n in within) << n for n in range(8))

    def sets(self, k: int) -> bool:
        return bool(self.case.which >> k & 1)

    def expected(self) -> list[list[spec.Lane]]:
        """The states after the call, by the specification in words."""
        shape, rounds = self.shape, self.case.rounds
        if self.interface.extracts:
            return self.before
        if self.interface.sets:
            return [self.messages[0] if self.sets(k) else a for k, a in enumerate(self.before)]
        if self.interface.bytewise:
            after = list(self.before)
            for k, message in self.messages.items():
                after[k] = [
                    shape.xor(lane, shape.some_bytes(message[i], self._kept(i)))
                    for i, lane in enumerate(self.before[k])
                ]
            return after
        if not self.interface.absorbs:
            return [spec.permute(shape, s, rounds, f"{k}.") for k, s in enumerate(self.before)]
        return [
            spec.absorb(shape, state, self.blocks(k), rounds, f"{k}.")
            for k, state in enumerate(self.before)
        ]

    def after(self, k: int, i: int) -> tuple[Word | Ptr, ...]:
        start = self.interface.place(k, i) * self.shape.parts
        return tuple(self.state.cell(start + part) for part in range(self.shape.parts))

    def compare(self, expected: list[list[spec.Lane]]) -> None:
        alg, size = self.alg, self.alg.width // 8
        wrong = [
            f"lane {i} of instance {k}"
            for k in range(self.interface.states)
            for i in range(LANES)
            if not self.interface.once and self.after(k, i) != expected[k][i]
        ]
        for k, region in self.outs.items():
            want = self._memory(expected[k])
            for n in range(-(-self.size // size)):
                got, keep = region.cell(n), (1 << 8 * (self.size - size * n)) - 1 & alg.ones
                if isinstance(got, Ptr) or alg.mask(got, keep) != alg.mask(want(n), keep):
                    wrong.append(f"word {n} of output {k}")
        if wrong:
            raise Unequal(f"{len(wrong)} words are not shown to be equal, first {wrong[0]}")

    # Numbers

    def _number(self, words: tuple[Word | Ptr, ...]) -> int | None:
        if any(isinstance(w, Ptr) or w.t for w in words):
            return None
        return self.shape.join(tuple(w.c for w in words))

    def _lanes_after(self, k: int) -> list[int]:
        """What lanewise_lab.round makes of the numbers."""
        lanes, rounds = list(map(self._number, self.before[k])), self.case.rounds
        if self.interface.extracts:
            return lanes
        if self.interface.sets:
            return list(map(self._number, self.messages[0])) if self.sets(k) else lanes
        if self.interface.bytewise:
            if k not in self.messages:
                return lanes
            shape = self.shape
            parts = [shape.some_bytes(m, self._kept(i)) for i, m in enumerate(self.messages[k])]
            return [a ^ self._number(b) for a, b in zip(lanes, parts, strict=True)]
        for block in self.blocks(k) if self.interface.absorbs else [[]]:
            lanes = [
                v ^ self._number(block[i]) if i < len(block) else v for i, v in enumerate(lanes)
            ]
            lanes = permute(lanes, rounds) if rounds else lanes
        return lanes

    def _output(self, k: int) -> list[int | None]:
        """The bytes of an output, None where nothing was written."""
        out, size = [], self.alg.width // 8
        for n in range(self.size):
            value = self.outs[k].cell(n // size)
            known = isinstance(value, Word) and not self.alg.mask(value, 0xFF << n % size * 8).t
            out.append(value.c >> n % size * 8 & 0xFF if known else None)
        return out

    def difference(self) -> dict | None:
        """Where the numbers after the call are not those of lanewise_lab.round."""
        for k, state in enumerate(self.before):
            lanes = self._lanes_after(k)
            found = [
                ("lane", i, self._number(self.after(k, i)), v, 16)
                for i, v in enumerate(() if self.interface.once else lanes)
            ]
            if k in self.outs:
                data = b"".join(v.to_bytes(8, "little") for v in lanes)[self.offset :]
                found += [
                    ("output byte", n, got, data[n], 2) for n, got in enumerate(self._output(k))
                ]
            for what, i, got, want, digits in found:
                if got == want:
                    continue
                text = "not written" if got is None else f"{got:0{digits}x}"
                witness = {"instance": k, what: i, "got": text, "fips202": f"{want:0{digits}x}"}
                return witness | self.given(k)
        return None

    def given(self, k: int) -> dict:
        """The numbers that a run began with: a state, and its message or the only one."""
        message = self.messages.get(k) or next(iter(self.messages.values()), None)
        found = {"state": self.before[k]} | ({"message": message} if message else {})
        return {name: [f"{self._number(a):016x}" for a in ls] for name, ls in found.items()}
