# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256: of a block most lanes are known words, and of its permutation few are wanted.

What is called hashes one block in each step: `head`, a lane of `last`, a node, and the padding; all
other lanes are zero. The first lanes of the permuted block are the node of the next step, those of
the last step the result. What is in all other lanes does not matter: they are not read.

Masked, a step first XORs the node with the first lanes of SHAKE256 of the same message without it:
the robust sets of SPHINCS+ 3.1, section 7.2.1.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from hashlib import shake_256

from ..symbolic import Unequal, Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Counter, Ptr, Region
from . import spec
from .call import CONVENTIONS, Setting
from .interface import EVERY, Case, Interface
from .objfile import ObjectFile
from .spec import LANES, RC, ROUNDS

#: Lanes of head beyond those of a node: with the one that changes, ADRS of FIPS 205.
HEAD = 3


def setting_of(
    object_file: ObjectFile, interface: Interface, case: Case, numbers: random.Random | None = None
) -> Setting:
    """The setting for a call of any kind."""
    kind = Chain if interface.chains else Setting
    return kind(object_file, interface, case, numbers)


@dataclass
class Loop:
    """What the specification says of any step. The regions are those after it."""

    left: Counter  # the steps left, and a row for each
    rows: Region
    row: int  # bytes
    #: Words of the first step's node: instance and lane.
    before: dict[Word, tuple[int, int]] = field(default_factory=dict)
    node: list[list[Word]] = field(default_factory=list)  # any step's node
    after: list[list[Word]] = field(default_factory=list)  # that of the step behind it


class Rows(Region):
    """A row for each step of a number of which bounds are known."""

    def __init__(self, name: str, row: int, count: Counter, initial):
        super().__init__(name, 0, 8, initial)
        self.row, self.count = row, count

    def contains(self, offset: int, count: int) -> bool:
        rows = self.count.least if self.count.exact is None else self.count.exact
        return 0 <= offset and offset + count <= self.row * rows


class Chain(Setting):
    """A call of a chain. A row is a lane of all instances, instance after instance. In the paired
    layout nodes, head and the result lie where they lie in states, whose other lanes are neither
    to be relied on nor to be kept."""

    def __init__(
        self,
        object_file: ObjectFile,
        interface: Interface,
        case: Case,
        numbers: random.Random | None = None,
    ):
        self.convention = CONVENTIONS[object_file.isa]
        alg = self.alg = Algebra(self.convention.WIDTH)
        self.shape = spec.Shape(alg, interface.layout)
        self.interface, self.case = interface, case
        self.code = object_file.region(alg)
        states, self.node = interface.states, interface.node

        def lanes(name: str, count: int) -> list[list[Word]]:
            """For each instance."""
            return [
                [
                    alg.const(numbers.getrandbits(64)) if numbers else alg.atom(f"{name}{k}.{i}")
                    for i in range(count)
                ]
                for k in range(states)
            ]

        self.nodes = lanes("node", self.node)
        self._secrets = len(alg.names)
        self.head = lanes("head", self.node + HEAD)
        changes = len(alg.names)
        every = case.steps == EVERY
        self.last = lanes("last", 1 if every else case.steps)
        later = lanes("last, later", 1) if every else []
        self._changes = range(changes, len(alg.names))
        self._inputs, self._data, self.outs = len(alg.names), [], {}
        self.plain: set[int] = set()  # atoms made up later, no words of nodes
        place = self._zipped if interface.layout == "zipped" else self._paired
        nodes, head = place("nodes", self.nodes), place("head", self.head)
        self.steps, last = (case.steps, 64), self._zipped("last", self.last)
        if every:
            self.count, last = self._counted("the number of steps", self.last, 1)
            self.steps, self.rows = Ptr(self.count, 0), last
            self.loop = Loop(*self._counted("the steps left", later, 0), 8 * states)
            self._later = later
        if case.in_place:
            nodes.writable, self.state = True, nodes
        else:
            unwritten = self._unwritten
            self.state = Region("the result", nodes.size, 8, unwritten, writable=True)
            self.state.write_only = True
        constants = Region("the round constants", 8 * ROUNDS, 8, lambda n: alg.const(RC[n]))
        values = {"out": self.state, "nodes": nodes, "head": head, "last": last, "rcs": constants}
        self.arguments = [
            self.steps if p == "steps" else Ptr(values[p], 0) for p in interface.parameters
        ]

    def _counted(self, name: str, lanes: list[list[Word]], least: int) -> tuple[Counter, Rows]:
        """A number of steps, and as many rows, of which only the first is read."""
        count = Counter(name, least)
        row = 8 * self.interface.states
        return count, Rows(f"the rows of {name}", row, count, lambda n: lanes[n][0])

    def _zipped(self, name: str, lanes: list[list[Word]]) -> Region:
        states = self.interface.states
        return Region(name, 8 * states * len(lanes[0]), 8, lambda n: lanes[n % states][n // states])

    def _paired(self, name: str, lanes: list[list[Word]]) -> Region:
        of = {
            self.interface.place(k, i): v for k, row in enumerate(lanes) for i, v in enumerate(row)
        }
        size = 8 * self.interface.states * LANES

        def cell(n: int) -> Word:
            return of[n] if n in of else self.alg.atom(f"word {n} of {name}")

        return Region(name, size, 8, cell)

    def expected(self) -> list[list[spec.Lane]]:
        """The result of each instance, by the specification in words."""
        nodes = self._after(self.nodes, self.last, "")
        if self.case.steps == EVERY:
            alg, loop = self.alg, self.loop
            loop.node = [
                [alg.atom(f"a node{k}.{i}", ("word", word)) for i, word in enumerate(node)]
                for k, node in enumerate(nodes)
            ]
            loop.before = {w: (k, i) for k, node in enumerate(nodes) for i, w in enumerate(node)}
            loop.after = self._after(loop.node, self._later, "later")
            nodes = loop.node
        return [[(word,) for word in node] for node in nodes]

    def _after(self, nodes: list[list[Word]], rows: list[list[Word]], tag: str):
        """What becomes of nodes in so many steps as there are rows of `last`."""
        out = []
        for k, node in enumerate(nodes):
            for step, last in enumerate(rows[k]):
                message, name = [*self.head[k], last], f"{tag}{k}.step{step}."
                if self.interface.masked:
                    mask = self._hash(message, f"{name}mask.")
                    node = list(map(self.alg.xor, node, mask))
                node = self._hash([*message, *node], name)
            out.append(node)
        return out

    def _hash(self, message: list[Word], tag: str) -> list[Word]:
        """A node."""
        block = spec.shake256_block(self.shape, [(word,) for word in message])
        after = spec.permute(self.shape, block, ROUNDS, tag)
        return [word for (word,) in after[: self.node]]

    def compare(self, expected: list[list[spec.Lane]]) -> None:
        wrong = [
            f"lane {i} of instance {k}"
            for k in range(self.interface.states)
            for i in range(self.node)
            if self.after(k, i) != expected[k][i]
        ]
        if wrong:
            raise Unequal(f"{len(wrong)} words are not shown to be equal, first {wrong[0]}")

    # What is left behind

    def holds_node(self, value: Word | Ptr) -> bool:
        """Whether a value depends on a node, as far as its form shows."""
        if isinstance(value, Ptr):
            return False
        atoms = self.alg.atoms(value, self.alg.width) - self.plain
        return any(n < self._secrets or self.alg.derived(n) for n in atoms)

    def holds_row(self, value: Word) -> bool:
        """Whether it depends on what changes from step to step."""
        return any(n in self._changes for n in self.alg.atoms(value, self.alg.width))

    def stays(self, machine) -> None:
        """Raises if a word of a node lies on the stack at return."""
        left = machine.stack.left().items()
        words = [8 * n for n, value in left if self.holds_node(value)]
        if words:
            at = f"{min(words):+d} from the stack pointer at entry"
            raise Violated(f"words of a node stay on the stack: {len(words)}, one at {at}", "wiped")

    # Numbers

    def difference(self) -> dict | None:
        """Where the numbers after the call are not those of another implementation."""
        for k in range(self.interface.states):
            node = self._bytes(self.nodes[k])
            for last in self.last[k]:
                message = self._bytes(self.head[k]) + self._bytes([last])
                if self.interface.masked:
                    mask = shake_256(message).digest(8 * self.node)
                    node = bytes(a ^ b for a, b in zip(node, mask, strict=True))
                node = shake_256(message + node).digest(8 * self.node)
            for i in range(self.node):
                want = int.from_bytes(node[8 * i : 8 * i + 8], "little")
                got = self._number(self.after(k, i))
                if got != want:
                    text = "not written" if got is None else f"{got:016x}"
                    witness = {"instance": k, "lane": i, "got": text, "fips202": f"{want:016x}"}
                    return witness | self.given(k)
        return None

    @staticmethod
    def _bytes(words: list[Word]) -> bytes:
        return b"".join(word.c.to_bytes(8, "little") for word in words)

    def given(self, k: int) -> dict:
        found = {"state": self.nodes[k], "head": self.head[k], "last": self.last[k]}
        return {name: [f"{word.c:016x}" for word in words] for name, words in found.items()}
