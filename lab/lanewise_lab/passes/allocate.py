# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code in which every value is written once.

Values that are alive at the same time need different registers; in straight-line code as many
suffice as are alive at once, except where values that enter and leave must lie in the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable

from ..ir import COPY, LOAD, STORE, Block, Op, Step


class TooFew(ValueError):
    """More values are alive at once than there are registers."""


def last_uses(block) -> dict[int, int]:
    """Value -> index of the last operation that reads it; what leaves is read at the very end."""
    last = {v: -1 for v in block.enter}
    for n, op in enumerate(block.ops):
        if op.result is not None:
            last[op.result] = n
        for v in op.reads:
            last[v] = n
    last |= {v: len(block.ops) for v in block.leave if v is not None}
    return last


def pressure(block) -> list[int]:
    """How many values are alive just after each operation."""
    last = last_uses(block)
    alive = {v for v in block.enter if last[v] >= 0}
    out = []
    for n, op in enumerate(block.ops):
        alive |= {op.result} if op.result is not None else set()
        alive -= {v for v in (*op.reads, op.result) if v is not None and last[v] == n}
        out.append(len(alive))
    return out


#: Which register the result of an operation gets: of operands that end there, of all that are free.
Choice = Callable[[Op, list[int], list[int]], int]


def replayed(found: list[int]) -> Choice:
    """The registers that a search chose, one result after the other."""
    following = iter(found)
    return lambda op, heirs, free: next(following, -1)


def by_life(block: Block, registers: list[int]) -> Choice:
    """Short-lived values get the first free register in the order of `registers`, long-lived the
    last; the result of a sum or of logic takes the place of an operand that ends there."""
    last = last_uses(block)
    made = {v: n for n, op in enumerate(block.ops) for v in op.writes}

    def choose(op: Op, heirs: list[int], free: list[int]) -> int:
        if last[op.result] - made[op.result] >= 40:
            return max(free, key=registers.index)
        if heirs and op.kind in ("eor", "bic"):
            return heirs[0]
        return min(free, key=registers.index)

    return choose


class Placing:
    """Registers for a block, front to back: `steps` are its operations with their registers, with
    what is copied, stored and loaded among them.

    registers: those that there are. entry: of values that enter. wishes: value -> register that it
    gets if that is free. over: kinds of which the result takes the register of an operand, any: the
    tied one (Block.tied), one that ends there, or a copy. A tied operand that is needed again is
    copied; but if another one ends there and fewer than two registers are free, that one is taken.
    waits: value -> place in memory, of those that may wait there if no register is free, the one
    first that is needed the latest; then they are loaded for each operation that reads them.

    TooFew, if no register is free, or if the chosen one is not.
    """

    def __init__(
        self,
        block: Block,
        registers: list[int],
        entry: dict[int, int],
        choose: Choice,
        *,
        wishes: dict[int, int] | None = None,
        over: Container[str] = (),
        waits: dict[int, Hashable] | None = None,
    ):
        self.block, self.registers, self.choose = block, registers, choose
        self.wishes, self.over, self.waits = wishes or {}, over, waits or {}
        self.last, self.tied = last_uses(block), {made: read for read, made in block.tied}
        self.place = dict(entry)  # of all values
        self.where = {v: r for v, r in entry.items() if self.last[v] >= 0}  # of those alive
        self.free = [r for r in registers if r not in self.where.values()]
        self.stored: set[int] = set()
        self._steps: list[Step] = []
        for n, op in enumerate(block.ops):
            self._place(n, op)

    @property
    def steps(self) -> list[Step]:
        out = []
        for step in self._steps:
            out.append(step)
            v = step.op.result
            if v in self.stored:
                out.append(Step(Op(STORE, (), (v,), place=self.waits[v]), step.registers[:1]))
        return out

    def _copy(self, v: int, to: int, source: int, note: str) -> None:
        self._steps.append(Step(Op(COPY, (), (v,), note=note), (to, source)))

    def _place(self, n: int, op: Op) -> None:
        ending = [v for v in dict.fromkeys(op.reads) if self.last[v] == n and v in self.where]
        heirs = [self.where[v] for v in ending]
        reads = [self.where.get(v) for v in op.reads]
        r, tied, v = None, self.tied.get(op.result), op.result
        if None in reads:
            r = self._loaded(n, op, tied, reads)
        elif tied is not None or op.kind in self.over:
            r = self._shared(n, op, tied, ending, reads)
        self.free += [h for h in heirs if h != r]
        for ended in ending:
            del self.where[ended]
        if v is not None:
            r = self._chosen(n, op, heirs) if r is None else r
            self.place[v] = r
            if r in self.free:
                self.free.remove(r)
            if self.last[v] == n:
                self.free.append(r)
            else:
                self.where[v] = r
        self._steps.append(Step(op, tuple(reads) if v is None else (r, *reads)))

    def _loaded(self, n: int, op: Op, tied: int | None, reads: list) -> int:
        """The register of the operand that waits in memory, for the result."""
        (k, *more) = (k for k, r in enumerate(reads) if r is None)
        other = tied not in (None, op.reads[k]) and op.kind not in self.over
        if more or other or op.result is None:
            raise TooFew(f"order: no register is free for what {op.note} reads")
        reads[k] = r = self._chosen(n, op, [])
        place = self.waits[op.reads[k]]
        self._steps.append(Step(Op(LOAD, (), op.reads[k : k + 1], place=place), (r,)))
        return r

    def _shared(self, n: int, op: Op, tied: int | None, ending: list[int], reads: list) -> int:
        """The register of an operand, for the result."""
        lacking = op.kind in self.over and ending and tied not in ending and len(self.free) < 2
        if tied is None or lacking:
            wish = self.wishes.get(op.result)
            tied = next((v for v in ending if self.where[v] == wish), (*ending, op.reads[0])[0])
        if tied in ending:
            return self.where[tied]
        k, r = op.reads.index(tied), self._chosen(n, op, [])
        self._copy(tied, r, reads[k], "copy")
        reads[k] = r
        return r

    def _chosen(self, n: int, op: Op, heirs: list[int]) -> int:
        if not self.free:
            self._wait(n, op)
        r = self.wishes.get(op.result)
        if r not in self.free:
            r = self.choose(op, heirs, self.free)
        if r not in self.free:
            raise TooFew(f"registers: {op.note}: r{r} is not free")
        return r

    def _wait(self, n: int, op: Op) -> None:
        """One that is in a register waits in memory from now on."""
        later = {}
        for m in reversed(range(n, len(self.block.ops))):
            later |= dict.fromkeys(self.block.ops[m].reads, m)
        able = [
            v for v in self.where if v in self.waits and v not in (*op.reads, *self.block.leave)
        ]
        if not able:
            raise TooFew(f"order: no register is free for {op.note}")
        v = max(able, key=later.__getitem__)
        self.free.append(self.where.pop(v))
        self.stored.add(v)

    def settle(self, home: dict[int, int]) -> None:
        """Values to where they are wanted at the end: register -> value."""
        moves = {r: self.where[v] for r, v in home.items() if self.where[v] != r}
        while moves:
            to = next((r for r in moves if r not in moves.values()), None)
            if to is not None:
                self._copy(home[to], to, moves.pop(to), "home")
                continue
            held = next(iter(moves))
            others = (*self.free, *self.registers)
            free = [r for r in others if r not in home and r not in moves.values()]
            if not free:
                raise TooFew("order: no register is free for a cycle of copies")
            spare = self.choose(Op(COPY, (), ()), [], free)
            self._copy(home[held], spare, held, "spare")
            moves = {r: spare if source == held else source for r, source in moves.items()}


def forward(
    block: Block, registers: list[int], entry: dict[int, int], choose: Choice
) -> dict[int, int]:
    """Value -> register, of code in which nothing is tied or waits."""
    return Placing(block, registers, entry, choose).place


def turning(
    block, registers: list[int], period: int, enter: list[int], choose: Choice
) -> tuple[dict[int, int], dict] | None:
    """Registers for a round that is repeated, and the renaming of registers from one to the next.
    enter: those in which its values enter.

    What leaves a round need not lie where it entered: the next round is the same with its registers
    renamed, and after `period` rounds the renamings must have come back to the start; else None.
    """
    entry = dict(zip(block.enter, enter, strict=True))
    place = forward(block, registers, entry, choose)
    moved = {entry[v]: place[w] for v, w in zip(block.enter, block.leave, strict=True)}
    renaming, names = _completed(moved, registers), list(registers)
    for _ in range(period):
        names = [renaming[r] for r in names]
    return (place, renaming) if names == list(registers) else None


def _completed(moved: dict[int, int], registers: list[int]) -> dict[int, int]:
    """A permutation of all registers: open chains are closed to cycles of their own."""
    out = dict(moved)
    for start in registers:
        if start in moved.values():
            continue
        end = start
        while end in moved:
            end = moved[end]
        out[end] = start
    return out
