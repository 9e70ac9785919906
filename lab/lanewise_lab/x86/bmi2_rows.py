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
from dataclasses import replace

from lanewise_lab import round as keccak
from lanewise_lab.ir import STORE, Block, Op, dependencies, reordered
from lanewise_lab.passes.allocate import TooFew, pressure
from lanewise_lab.x86 import common
from lanewise_lab.x86.emit_x86_64 import GENERAL, File
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
STORES = frozenset({STORE})
#: What a call keeps for the next block: an operand in memory.
DATA = ("stack", "data")


class Rows(keccak.Ops):
    """The operations of one round, row by row. The parities and the lanes kept enter and leave in
    their registers, as the numbers of which they enter. made: the values of lanes that it makes, or
    where they lie in memory; lanes: value -> lane."""

    def __init__(self) -> None:
        self.block, self.made, self.lanes = Block(), {}, {}
        now = keccak.Round(self, lambda word: word)
        for x, r in enumerate(C):
            now.enter(self.block.entering(ALL.index(r), "r"), *now.missing[(x,)])
        self.kept = {x: self.block.entering(ALL.index(r), "r") for x, r in KEPT.items()}
        for x in (0, 2, 4, 1, 3):
            now.r((keccak.theta_terms(x)[1],))
            now.d((x,))
        rc = self.put("load", place=("stack", "rc"), note="round constant")
        after = keccak.Round(self, self.made.__getitem__)
        for y in range(5):
            for x in range(5):
                now.t(keccak.pi_source(x, y))
                now.b((x, y))
            for x in range(5):
                now.n((x, y))
                self.keep((x, y), now.e((x, y)) if x or y else now.iota(rc), after)
        self.block.leave = [*(after.sum((x,)) for x in range(5)), *(self.made[x, 4] for x in KEPT)]

    def put(self, kind: str, *reads: int, over: int | None = None, **more) -> int:
        """over: the value that the result overwrites, the first that is read."""
        reads = reads if over is None else (over, *reads)
        made = self.block.emit(kind, "r", *reads, **more)
        if over is not None:
            self.block.tied.append((over, made))
        return made

    # What a round asks for; a lane of the old state is its coordinates.

    def rol(self, a: int, amount: int, of: tuple) -> int:
        over = None if of[0] == "r" else a
        reads = (a,) if over is None else ()
        return self.put("rol", *reads, over=over, amount=amount, note=keccak.WHOLE.algebra(of))

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self.put("andn", a, b, note=keccak.WHOLE.algebra(of))

    def xor(self, *values, of: tuple) -> int:
        step, note = of[0], keccak.WHOLE.algebra(of)
        if step == "t":
            return self.theta(*of[1], values[1], note)
        if step == "i":
            e, rc = values
            return self.put("xor of table", rc, over=e, place=("constant", 0), note=note)
        if step in "de":
            return self.put("xor", values[0], over=values[1], note=note)
        sum_ = values[0]
        for value in values[1:]:
            if isinstance(value, tuple):
                sum_ = self.put("xor of memory", over=sum_, place=value, note=note)
            else:
                sum_ = self.put("xor", value, over=sum_, note=note)
        return sum_

    def theta(self, x: int, y: int, d: int, note: str) -> int:
        """The last user of a D overwrites it."""
        place = ("a", keccak.lane(x, y))
        if y == 4 and x in KEPT:
            return self.put("xor", d, over=self.kept[x], note=note)
        if keccak.pi_target(x, y)[1] == 4:
            return self.put("xor of memory", over=d, place=place, note=note)
        return self.put("xor", d, over=self.put("load", place=place, note=f"a{x}{y}"), note=note)

    def keep(self, word: tuple, out: int, after: keccak.Round) -> None:
        """A lane of the new state: to its home, and into the parity of its column."""
        x, y = word
        if y < 4 or x not in KEPT:
            self.block.store(STORE, out, place=("e", keccak.lane(x, y)), note=f"a{x}{y}")
        self.made[word], self.lanes[out] = out, keccak.lane(x, y)
        if y == FIRST:
            before = [(x, row) for row in range(y)]
            self.made |= {w: ("e", keccak.lane(*w)) for w in before}
            after.add(word, *before)
        elif y > FIRST:
            after.add(word)


class NoPointer(Exception):
    """No register is free for the pointer to the block before a lane is used: the operation that
    makes that lane."""


def joined(block: Block, lanes: dict[int, int]) -> Block:
    """The block of operations with the next block of the message: value -> lane of it that is added
    to the value as soon as that is made. The pointer to it is in a register while one is free, and
    loaded again afterwards. TooFew, if there are not enough registers without it."""
    out = Block([], list(block.files), block.enter, [], [], block.names)
    tied, alive = {made for _, made in block.tied}, [len(block.enter), *pressure(block)]
    now, waiting, pointer = {}, {}, None
    for n, op in enumerate(block.ops):
        for v in op.reads:
            if v in waiting:
                raise NoPointer(waiting[v])
        fresh = op.writes and op.result not in tied
        if fresh and alive[n] + (pointer is not None) == len(ALL):
            if pointer is None:
                raise TooFew(op.note)
            out.store("end", pointer)
            pointer = None
        out.ops.append(replace(op, reads=tuple(now.get(v, v) for v in op.reads)))
        if op.result in tied:
            out.tied.append((out.ops[-1].reads[0], op.result))
        if op.result in lanes:
            waiting[op.result] = n
        if waiting and pointer is None and alive[n + 1] < len(ALL):
            pointer = out.emit("load", "r", place=DATA, note="the next block")
        if pointer is not None:
            for v in waiting:
                at = ("block", lanes[v])
                note = "a{}{} ^= data".format(*keccak.place(lanes[v]))
                now[v] = out.emit("xor of table", "r", v, pointer, place=at, note=note)
                out.tied.append((v, now[v]))
            waiting = {}
    if waiting:
        raise NoPointer(*waiting.values())
    if pointer is not None:
        out.store("end", pointer)
    out.leave = [now.get(v, v) for v in block.leave]
    return out


def last_rows(rate: int, order: list[int]) -> Block:
    """A last round that adds a block of so many lanes: where no register is free for the pointer,
    the first small move of an operation that helps."""
    rows, near = Rows(), range(-20, 21)
    lanes = {v: i for v, i in rows.lanes.items() if i < rate}
    before = dependencies(rows.block, STORES)

    def stops(order: list[int]) -> int:
        at = {n: k for k, n in enumerate(order)}
        if any(at[m] > at[n] for n in order for m in before[n]):
            return -1
        try:
            joined(rows.block.ordered(order), lanes)
        except NoPointer as error:
            return error.args[0]
        except TooFew:
            return -1
        return len(order)

    while (k := stops(order)) < len(order):
        for distance, at in sorted(itertools.product(near, near), key=lambda m: abs(m[0])):
            run = list(order)
            run.insert(k + at + distance, run.pop(k + at))
            if stops(run) > k + 3:
                order = run
                break
        else:
            note = rows.block.ops[order[k]].note
            raise ValueError(f"order: no place for the pointer to the block before {note}")
    return joined(rows.block.ordered(order), lanes)


class Emitter:
    """The lines of the file, in the order in which they are emitted."""

    column = 41
    file = File(GENERAL, ALL, column)

    def __init__(self) -> None:
        self.lines: list[str] = []

    def emit(self, text: str, note: str = "") -> None:
        self.lines.append(common.line(text, note, self.column))

    def code(self, text: str) -> None:
        self.lines += common.code(text, self.column)

    def label(self, name: str, align: int = 0) -> None:
        self.lines.append((f"    .p2align {align}\n" if align else "") + f"LOCAL({name}):")

    def round(self, a: str, e: str, rc_offset: int, block: Block) -> None:
        """One round from the array at register a to the array at register e."""

        def choose(op: Op, heirs: list[int], free: list[int]) -> int:
            return free[-1] if op.place == DATA else free[0]

        def at(place: tuple) -> str:
            kind, n = place
            if kind == "stack":
                return slot(n)
            if kind in "ae":
                return f"[{a if kind == 'a' else e} + {8 * n}]"
            return str(8 * n + (rc_offset if kind == "constant" else 0))

        notes = {"home": "", "spare": "a cycle of moves"}
        self.lines += self.file.body(block, choose, at, lambda op: notes.get(op.note, op.note))


SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")


def slot(name: str) -> str:
    return f"[rsp + {STACK[name]}]"


def absorb(p: Emitter) -> None:
    """Add a block to the state between permutations."""
    p.label("bmi2_absorb", 4)
    p.code(f"mov r8, {slot('data')}; mov r9, {slot('lanes')}")
    for i in range(keccak.LANES):
        x, y = keccak.place(i)
        p.code(f"cmp r9d, {i}; je LOCAL(bmi2_absorbed)")
        if y == 4 and x in KEPT:
            p.emit(f"xor {C[x]}, [r8 + {8 * i}]", f"c{x} ^= data")
            p.emit(f"xor {KEPT[x]}, [r8 + {8 * i}]", f"a{x}{y} ^= data")
            continue
        t = ("r10", "r11", "r12", "rbp")[i % 4]
        p.emit(f"mov {t}, [r8 + {8 * i}]")
        p.emit(f"xor {C[x]}, {t}", f"c{x} ^= data")
        p.emit(f"xor [rdi + {8 * i}], {t}", f"a{x}{y} ^= data")
    p.label("bmi2_absorbed")
    p.emit("lea r8, [r8 + 8*r9]", "the next block")
    p.emit(f"mov {slot('data')}, r8")


def permute(p: Emitter, block: Block) -> None:
    """From the first round to the last but one, which leaves its lanes on the stack."""
    p.label("bmi2_block")
    p.code(f"""
        mov r8, {slot("first")}; mov {slot("rc")}, r8
        cmp dword ptr {slot("odd")}, 0; je LOCAL(bmi2_rounds)
        // An odd count: begin with the second of the two rounds, on a copy.
        xor r9d, r9d; LOCAL(bmi2_copy):
        mov r10, [rdi + 8*r9]; mov [rsp + 8*r9], r10; inc r9; cmp r9, 25; jb LOCAL(bmi2_copy)
        sub r8, 8
        mov {slot("rc")}, r8  # as if the first had been done
        jmp LOCAL(bmi2_half)
    """)
    p.label("bmi2_rounds", 6)
    p.round("rdi", "rsp", 0, block)
    p.label("bmi2_half")
    p.code(f"""
        mov r8, {slot("rc")}; add r8, 16
        mov {slot("rc")}, r8  # two rounds on
        cmp r8, {slot("end")}; je LOCAL(bmi2_last)
    """)
    p.round("rsp", "rdi", -8, block)
    p.emit("jmp LOCAL(bmi2_rounds)")


def last_round(p: Emitter, block: Block, order: list[int], rates: tuple[int, ...]) -> None:
    p.label("bmi2_last", 4)
    p.code(f"dec qword ptr {slot('blocks')}; jz LOCAL(bmi2_plain)")
    for rate in rates:
        p.code(f"cmp dword ptr {slot('lanes')}, {rate}; je LOCAL(bmi2_last{rate})")
    p.label("bmi2_plain", 4)
    p.round("rsp", "rdi", -8, block)
    p.code(f"cmp qword ptr {slot('blocks')}, 0; jne LOCAL(bmi2_absorb)")
    for x, r in KEPT.items():
        p.emit(f"mov [rdi + {8 * keccak.lane(x, 4)}], {r}", f"a{x}4")
    saved = 8 + 8 * len(SAVED)
    p.code(f"add rsp, {FRAME}; .cfi_def_cfa_offset {saved}")
    for n, r in reversed(list(enumerate(SAVED, 1))):
        p.code(f"pop {r}; .cfi_def_cfa_offset {8 * n}")
    p.code(f"ret; .cfi_def_cfa_offset {saved + FRAME}")
    for rate in rates:
        p.label(f"bmi2_last{rate}", 4)
        p.code(f"// The last round, with a block of {rate} lanes.")
        p.round("rsp", "rdi", -8, last_rows(rate, order))
        p.code(f"add qword ptr {slot('data')}, {8 * rate}; jmp LOCAL(bmi2_block)")


def kernel(recipe: Recipe, rates: tuple[int, ...] = RATES) -> str:
    """rates: lanes of the blocks that a copy of the last round adds."""
    p, order = Emitter(), recipe["order"]
    block = reordered(Rows().block, order, STORES)
    p.lines += [common.LOCAL, *common.push(SAVED)]
    p.code(f"""
        sub rsp, {FRAME}; .cfi_def_cfa_offset {8 + 8 * len(SAVED) + FRAME}
        SEH(.seh_stackalloc {FRAME})
        SEH(.seh_endprologue)
        lea rax, [rip + LOCAL(bmi2_rc_end)]; mov {slot("end")}, rax
        shl r8d, 3    # the upper half of r8 is undefined: clear it
        sub rax, r8   # constant of the first round
        mov {slot("first")}, rax; and r8d, 8; mov {slot("odd")}, r8
        mov {slot("blocks")}, rdx; mov {slot("lanes")}, rcx; mov {slot("data")}, rsi
    """)
    for x in range(5):
        p.emit(f"mov {C[x]}, [rdi + {8 * x}]")
    for i in range(5, keccak.LANES):
        x, y = keccak.place(i)
        p.emit(f"xor {C[x]}, [rdi + {8 * i}]", f"c{x} ^= a{x}{y}")
    for x, r in KEPT.items():
        p.emit(f"mov {r}, [rdi + {8 * keccak.lane(x, 4)}]", f"a{x}4")
    absorb(p)
    permute(p, block)
    last_round(p, block, order, rates)
    before = "    .quad 0 # an odd count steps back to here; never read\n"
    return common.one_state(recipe, FACTS, p.lines, before, "LOCAL(bmi2_rc_end)")
