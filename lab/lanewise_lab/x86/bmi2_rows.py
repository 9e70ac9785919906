# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state in general registers with BMI1 and BMI2 (andn, rorx), row by row.

Two rounds are written out: from the state's home to a buffer on the stack and back, so no lane
is copied. Each row of the new state is made from five lanes of the old one. On Zen 5 a store
takes the slot of an arithmetic operation, and those slots are what limits a round; so three lanes
of the last row are not stored but wait in their registers for the next round, and no D[x] is
spilled. To have the registers for that, the parities that the next round's theta starts from are
summed late: the lanes of the first three rows are read again for them. Of 15 registers one points
to the state, five hold the D[x], three the lanes kept, and the rest the row in hand.

Between blocks the state stays where it lies: the parities and the lanes kept in their registers,
the others in memory. For the commonest lengths of a block the last round of a permutation has a
copy that adds the next block to the lanes as it makes them, one instruction a lane; the pointer to
the message takes a register that is free at that place. Blocks of another length, and the first
one, are added between permutations.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from dataclasses import dataclass

from lanewise_lab import round as keccak
from lanewise_lab.x86 import common
from lanewise_lab.x86.recipe import Recipe

FACTS = """\
out      the 200 bytes of state; nothing else in the caller's memory is written, and nothing
         outside the state, the blocks and this file's table is read
clobbers rax, rcx, rdx, rsi, r8-r11, flags (rdi, rbx, rbp, r12-r15 are kept)
stack    304 bytes with the saved registers; lanes of the state stay behind in them
No branch and no address depends on the state or the data.

In notes axy is lane (x, y), cx and dx are theta's parity and sum of sheet x, and bxy is what pi
brings to (x, y)."""

#: Parities, fixed so that every round ends as it begins; then the registers for D and B.
C = ("rax", "rbx", "rcx", "rdx", "rsi")
ALL = C + ("rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15")
#: The x of the lanes of row 4 that stay in registers, each with its register between rounds.
KEPT = {2: "r15", 3: "r14", 4: "r13"}
#: The row whose lanes become the parities; the rows before it are added from memory.
FIRST = 3
#: The stack: E, then the constant of the next round and what the call needs for the next block.
STACK = {"rc": 200, "end": 208, "data": 216, "blocks": 224, "lanes": 232, "first": 240, "odd": 248}
FRAME = 256
#: Lanes of the blocks that a copy of the last round adds: SHA3-256 and SHAKE256, SHAKE128.
RATES = (17, 21)
#: Registers at the start of a round, and the values they hold at its end.
ENTRY = {f"C{x}": C[x] for x in range(5)} | {f"K{x}": r for x, r in KEPT.items()}
EXIT = {f"c{x}4": C[x] for x in range(5)} | {f"e{x}4": r for x, r in KEPT.items()}


@dataclass(frozen=True)
class Op:
    """One instruction. `made` names its value ('' for a store), `over` the value it overwrites,
    `uses` the others it reads; text is a template with their registers."""

    made: str
    over: str
    uses: tuple[str, ...]
    text: str
    note: str


class RoundOps(list, keccak.Ops):
    """The operations of one round from the array at register a to the array at register e, row
    by row. In a template, {} is a register: the value made, or overwritten and made, comes
    first, then the others it reads."""

    def __init__(self, a: str, e: str, rc_offset: int) -> None:
        super().__init__()
        self.a, self.e, self.rc_offset = a, e, rc_offset
        now = keccak.Round(self, lambda word: word)
        for x in range(5):
            now.enter(f"C{x}", *now.missing[(x,)])
        for x in (0, 2, 4, 1, 3):
            now.r((keccak.theta_terms(x)[1],))
            now.d((x,))
        self.put("rc", "", "", f"mov {{}}, [rsp + {STACK['rc']}]", "round constant")
        self.made: dict[tuple, str] = {}
        after = keccak.Round(self, self.made.__getitem__)
        for y in range(5):
            for x in range(5):
                now.t(keccak.pi_source(x, y))
                now.b((x, y))
            for x in range(5):
                now.n((x, y))
                self.keep((x, y), now.e((x, y)) if x or y else now.iota("rc"), after)

    def put(self, made: str, over: str, uses: str, text: str, note: str = "") -> str:
        names = [f"{{{v}}}" for v in (made, *uses.split()) if v]
        self.append(Op(made, over, tuple(uses.split()), text.format(*names), note))
        return made

    # What a round asks for; a lane of the old state is its coordinates.

    def rol(self, a: str, amount: int, of: tuple) -> str:
        note = keccak.WHOLE.algebra(of)
        if of[0] == "r":
            return self.put(f"g{of[1][0]}", "", a, f"rorx {{}}, {{}}, {64 - amount}", note)
        name = "b{}{}".format(*of[1])
        return self.put(name, a, "", f"rorx {{0}}, {{0}}, {64 - amount}", note)

    def andn(self, a: str, b: str, of: tuple) -> str:
        name = "n{}{}".format(*of[1])
        return self.put(name, "", f"{a} {b}", "andn {}, {}, {}", keccak.WHOLE.algebra(of))

    def xor(self, *values, of: tuple) -> str:
        step, at, *_ = of
        note = keccak.WHOLE.algebra(of)
        if step == "t":
            return self.theta(*at, values[1], note)
        if step == "d":
            return self.put(f"d{at[0]}", values[1], values[0], "xor {}, {}", note)
        if step == "e":
            return self.put("e{}{}".format(*at), values[1], values[0], "xor {}, {}", note)
        if step == "i":
            text = f"xor {{}}, [{{}} + {self.rc_offset}]"
            return self.put("e00i", values[0], values[1], text, note)
        sum_ = values[0]
        for value in values[1:]:
            if value.startswith("["):
                sum_ = self.put(f"{sum_}m", sum_, "", f"xor {{}}, {value}", note)
            else:
                sum_ = self.put(f"c{value[1:]}", sum_, value, "xor {}, {}", note)
        return sum_

    def theta(self, x: int, y: int, d: str, note: str) -> str:
        """The last user of a D overwrites it."""
        t, lane = f"t{x}{y}", f"[{self.a} + {8 * keccak.lane(x, y)}]"
        if y == 4 and x in KEPT:
            return self.put(t, f"K{x}", d, "xor {}, {}", note)
        if keccak.pi_target(x, y)[1] == 4:
            return self.put(t, d, "", f"xor {{}}, {lane}", note)
        self.put(f"{t}a", "", "", f"mov {{}}, {lane}", f"a{x}{y}")
        return self.put(t, f"{t}a", d, "xor {}, {}", note)

    def keep(self, word: tuple, out: str, after: keccak.Round) -> None:
        """A lane of the new state: to its home, and into the parity of its column."""
        x, y = word
        if y < 4 or x not in KEPT:
            self.put("", "", out, f"mov {self.home(x, y)}, {{}}", f"a{x}{y}")
        self.made[word] = out
        if y == FIRST:
            for before in range(y):
                self.made[x, before] = self.home(x, before)
            after.add(word, *((x, before) for before in range(y)))
            # The register goes on as the parity.
            after.put("c", (x,), self.put(f"c{x}{y}", after.sum((x,)), "", ""))
        elif y > FIRST:
            after.add(word)

    def home(self, x: int, y: int) -> str:
        return f"[{self.e} + {8 * keccak.lane(x, y)}]"


class Registers:
    """Hands out registers along an order of operations."""

    def __init__(self, ops: list[Op], at: dict[str, str], keep: list[str]) -> None:
        self.left = Counter(v for op in ops for v in (op.over, *op.uses) if v)
        self.left.update(keep)
        self.at = dict(at)
        self.free = [r for r in ALL if r not in at.values()]

    def fits(self, op: Op) -> bool:
        return not op.made or bool(op.over) or bool(self.free)

    def take(self, op: Op) -> dict[str, str]:
        """The registers of one operation; afterwards what it used last is free."""
        names = {v: self.at[v] for v in (op.over, *op.uses) if v}
        if op.over:
            assert self.left[op.over] == 1 or not op.text, op
            self.at[op.made] = self.at[op.over]
        for v in (op.over, *op.uses):
            if v:
                self.left[v] -= 1
                if not self.left[v]:
                    r = self.at.pop(v)
                    if v != op.over:
                        self.free.append(r)
        if op.made and not op.over:
            self.at[op.made] = self.free.pop(0)
        if op.made:
            names[op.made] = self.at[op.made]
        return names

    def copy(self) -> Registers:
        other = object.__new__(Registers)
        other.left, other.at, other.free = Counter(self.left), dict(self.at), list(self.free)
        return other


def problem(ops: list[Op]) -> str:
    """What forbids an order, or nothing: inputs are made before they are used, overwritten after
    their last use, lanes are stored before they are read again, and everything fits into the
    registers."""
    made = set(ENTRY)
    gone: set[str] = set()
    stored: set[str] = {f"[rsp + {STACK['rc']}]"}
    registers = Registers(ops, ENTRY, list(EXIT))
    for op in ops:
        for value in (op.over, *op.uses):
            if value and (value not in made or value in gone):
                return f"{value} is used where it is not there"
        if not registers.fits(op):
            return f"no register is free for {op.made}"
        slot = "".join(re.findall(r"\[rsp [^]]*\]", op.text))
        if slot and op.made and slot not in stored:
            return f"{slot} is read before it is stored"
        if slot and not op.made:
            stored.add(slot)
        if op.over:
            if registers.left[op.over] != 1:
                return f"{op.over} is overwritten before its last use"
            gone.add(op.over)
        registers.take(op)
        made.add(op.made)
    return ""


def checked(order: list) -> list[int]:
    """The order of a recipe; ValueError if it is not one of a round's operations."""
    ops = RoundOps("rdi", "rsp", 0)
    if len(order) != len(ops):
        raise ValueError(f"order: {len(order)} numbers for a round of {len(ops)} operations")
    for n in range(len(ops)):
        if n not in order:
            raise ValueError(f"order: operation {n} is missing")
    if found := problem([ops[i] for i in order]):
        raise ValueError(f"order: {found}")
    return order


class Emitter:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<40} # {note}" if note else f"    {text}")

    def label(self, name: str, align: int = 0) -> None:
        self.lines.append((f"    .p2align {align}\n" if align else "") + f"LOCAL({name}):")

    def round(self, a: str, e: str, rc_offset: int, order: list[int], rate: int = 0) -> None:
        """One round; the parities are in the registers C before and after. The lanes that it
        makes include `rate` lanes of the next block."""
        ops = RoundOps(a, e, rc_offset)
        ops = [ops[i] for i in order]
        registers = Registers(ops, ENTRY, list(EXIT))
        block = Block(self, registers, rate)
        for op in ops:
            block.make_room(op)
            names = registers.take(op)
            if op.text:
                self.line(op.text.format(**names), op.note)
            block.add_to(op.made)
        block.done()
        todo = {r: registers.at[v] for v, r in EXIT.items() if registers.at[v] != r}
        while todo:
            ready = [r for r in todo if r not in todo.values()]
            if ready:
                self.line(f"mov {ready[0]}, {todo.pop(ready[0])}")
            else:
                first = next(iter(todo))
                used = {*EXIT.values(), *todo.values()}
                spare = next(r for r in (*registers.free, *ALL) if r not in used)
                self.line(f"mov {spare}, {first}", "a cycle of moves")
                todo = {k: spare if v == first else v for k, v in todo.items()}


class NoRegister(Exception):
    """None is free for the pointer to the block before this value is used."""


class Block:
    """Adds the first `rate` lanes of the next block to lanes of the new state as they are made.
    The pointer to it is in a register while one is free, and loaded again afterwards."""

    def __init__(self, emitter: Emitter, registers: Registers, rate: int) -> None:
        self.emitter, self.registers, self.pointer = emitter, registers, ""
        self.todo = {self.made(i): i for i in range(rate)}
        self.waiting: list[str] = []

    @staticmethod
    def made(i: int) -> str:
        """The value that is lane i of the new state."""
        return "e{}{}".format(*keccak.place(i)) + ("i" if i == 0 else "")

    def make_room(self, op: Op) -> None:
        for value in (op.over, *op.uses):
            if value in self.waiting:
                raise NoRegister(value)
        if self.pointer and not self.registers.fits(op):
            self.done()

    def add_to(self, made: str) -> None:
        if made in self.todo:
            self.waiting.append(made)
        if self.waiting and not self.pointer and self.registers.free:
            self.pointer = self.registers.free.pop()
            text = f"mov {self.pointer}, [rsp + {STACK['data']}]"
            self.emitter.line(text, "the next block")
        if self.pointer:
            for value in self.waiting:
                i, at = self.todo.pop(value), self.registers.at[value]
                text = f"xor {at}, [{self.pointer} + {8 * i}]"
                self.emitter.line(text, "a{}{} ^= data".format(*keccak.place(i)))
            self.waiting = []

    def done(self) -> None:
        """Gives the register back."""
        if self.pointer:
            self.registers.free.append(self.pointer)
        self.pointer = ""


SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")


def order_for(rate: int, order: list[int]) -> list[int]:
    """The order for a last round that adds a block: where no register is free for the pointer, the
    first small move of an operation that helps."""
    ops, near = RoundOps("rdi", "rsp", 0), range(-20, 21)

    def stops(order: list[int]) -> int:
        try:
            Emitter().round("rdi", "rsp", 0, order, rate)
        except NoRegister as error:
            return [ops[i].made for i in order].index(str(error))
        return len(order)

    while (k := stops(order)) < len(order):
        for distance, at in sorted(itertools.product(near, near), key=lambda m: abs(m[0])):
            run = list(order)
            run.insert(k + at + distance, run.pop(k + at))
            if not problem([ops[i] for i in run]) and stops(run) > k + 3:
                order = run
                break
        else:
            raise ValueError(f"no place for the pointer to the block before {ops[order[k]].made}")
    return order


def slot(name: str) -> str:
    return f"[rsp + {STACK[name]}]"


def absorb(p: Emitter) -> None:
    """Add a block to the state between permutations."""
    p.label("bmi2_absorb", 4)
    p.line(f"mov r8, {slot('data')}")
    p.line(f"mov r9, {slot('lanes')}")
    for i in range(keccak.LANES):
        x, y = keccak.place(i)
        p.line(f"cmp r9d, {i}")
        p.line("je LOCAL(bmi2_absorbed)")
        if y == 4 and x in KEPT:
            p.line(f"xor {C[x]}, [r8 + {8 * i}]", f"c{x} ^= data")
            p.line(f"xor {KEPT[x]}, [r8 + {8 * i}]", f"a{x}{y} ^= data")
            continue
        t = ("r10", "r11", "r12", "rbp")[i % 4]
        p.line(f"mov {t}, [r8 + {8 * i}]")
        p.line(f"xor {C[x]}, {t}", f"c{x} ^= data")
        p.line(f"xor [rdi + {8 * i}], {t}", f"a{x}{y} ^= data")
    p.label("bmi2_absorbed")
    p.line("lea r8, [r8 + 8*r9]", "the next block")
    p.line(f"mov {slot('data')}, r8")


def permute(p: Emitter, order: list[int]) -> None:
    """From the first round to the last but one, which leaves its lanes on the stack."""
    p.label("bmi2_block")
    p.line(f"mov r8, {slot('first')}")
    p.line(f"mov {slot('rc')}, r8")
    p.line(f"cmp dword ptr {slot('odd')}, 0")
    p.line("je LOCAL(bmi2_rounds)")
    p.lines.append("    // An odd count: begin with the second of the two rounds, on a copy.")
    p.line("xor r9d, r9d")
    p.label("bmi2_copy")
    p.line("mov r10, [rdi + 8*r9]")
    p.line("mov [rsp + 8*r9], r10")
    p.line("inc r9")
    p.line("cmp r9, 25")
    p.line("jb LOCAL(bmi2_copy)")
    p.line("sub r8, 8")
    p.line(f"mov {slot('rc')}, r8", "as if the first had been done")
    p.line("jmp LOCAL(bmi2_half)")
    p.label("bmi2_rounds", 6)
    p.round("rdi", "rsp", 0, order)
    p.label("bmi2_half")
    p.line(f"mov r8, {slot('rc')}")
    p.line("add r8, 16")
    p.line(f"mov {slot('rc')}, r8", "two rounds on")
    p.line(f"cmp r8, {slot('end')}")
    p.line("je LOCAL(bmi2_last)")
    p.round("rsp", "rdi", -8, order)
    p.line("jmp LOCAL(bmi2_rounds)")


def last_round(p: Emitter, order: list[int], rates: tuple[int, ...]) -> None:
    p.label("bmi2_last", 4)
    p.line(f"dec qword ptr {slot('blocks')}")
    p.line("jz LOCAL(bmi2_plain)")
    for rate in rates:
        p.line(f"cmp dword ptr {slot('lanes')}, {rate}")
        p.line(f"je LOCAL(bmi2_last{rate})")
    p.label("bmi2_plain", 4)
    p.round("rsp", "rdi", -8, order)
    p.line(f"cmp qword ptr {slot('blocks')}, 0")
    p.line("jne LOCAL(bmi2_absorb)")
    for x, r in KEPT.items():
        p.line(f"mov [rdi + {8 * keccak.lane(x, 4)}], {r}", f"a{x}4")
    p.line(f"add rsp, {FRAME}")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED)}")
    for n, r in reversed(list(enumerate(SAVED))):
        p.line(f"pop {r}")
        p.line(f".cfi_def_cfa_offset {8 + 8 * n}")
    p.line("ret")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED) + FRAME}")
    for rate in rates:
        p.label(f"bmi2_last{rate}", 4)
        p.lines.append(f"    // The last round, with a block of {rate} lanes.")
        p.round("rsp", "rdi", -8, order_for(rate, order), rate)
        p.line(f"add qword ptr {slot('data')}, {8 * rate}")
        p.line("jmp LOCAL(bmi2_block)")


def kernel(recipe: Recipe, rates: tuple[int, ...] = RATES) -> str:
    """rates: lanes of the blocks that a copy of the last round adds."""
    order = checked(recipe.options["order"])
    p = Emitter()
    p.lines.append(common.LOCAL)
    p.lines += common.push(SAVED)
    p.line(f"sub rsp, {FRAME}")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED) + FRAME}")
    p.line(f"SEH(.seh_stackalloc {FRAME})")
    p.lines.append(common.PROLOGUE_ENDS)
    p.line("lea rax, [rip + LOCAL(bmi2_rc_end)]")
    p.line(f"mov {slot('end')}, rax")
    p.line("shl r8d, 3", "the upper half of r8 is undefined: clear it")
    p.line("sub rax, r8", "constant of the first round")
    p.line(f"mov {slot('first')}, rax")
    p.line("and r8d, 8")
    p.line(f"mov {slot('odd')}, r8")
    p.line(f"mov {slot('blocks')}, rdx")
    p.line(f"mov {slot('lanes')}, rcx")
    p.line(f"mov {slot('data')}, rsi")
    for x in range(5):
        p.line(f"mov {C[x]}, [rdi + {8 * x}]")
    for y in range(1, 5):
        for x in range(5):
            p.line(f"xor {C[x]}, [rdi + {8 * keccak.lane(x, y)}]", f"c{x} ^= a{x}{y}")
    for x, r in KEPT.items():
        p.line(f"mov {r}, [rdi + {8 * keccak.lane(x, 4)}]", f"a{x}4")
    absorb(p)
    permute(p, order)
    last_round(p, order, rates)
    before = "    .quad 0 # an odd count steps back to here; never read\n"
    return common.one_state(recipe, FACTS, p.lines, before, "LOCAL(bmi2_rc_end)")
