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
import random
import re
import sys
from collections import Counter
from dataclasses import dataclass

from lanewise_lab import round as keccak
from lanewise_lab.x86 import common

NAME = "keccakp1600_x1_bmi2_rows"
SYMBOL = f"lanewise_{NAME}"
COMMAND = f"PYTHONPATH=lab python3 -m lanewise_lab.x86.scalar > src/keccak/x86_64/{NAME}.S"

SPECIFICATION = f"""\
Keccak-p[1600] on one state with BMI1 and BMI2: absorb blocks and permute.

void {SYMBOL}(uint64_t state[25], const uint8_t *data,
        size_t blocks, size_t lanes, unsigned rounds);

blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.

in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
         r8d rounds, 1..24
out      the 200 bytes of state; nothing else in the caller's memory is written, and nothing
         outside the state, the blocks and this file's table is read
clobbers rax, rcx, rdx, rsi, r8-r11, flags (rdi, rbx, rbp, r12-r15 are kept)
stack    304 bytes with the saved registers; lanes of the state stay behind in them
No branch and no address depends on the state or the data.

A is the array a round reads, E the array it writes; B[x] is a lane after theta, rho and pi."""

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


class RoundOps(list):
    """The operations of one round from the array at register a to the array at register e, row
    by row. In a template, {} is a register: the value made, or overwritten and made, comes
    first, then the others it reads."""

    def __init__(self, a: str, e: str, rc_offset: int) -> None:
        super().__init__()
        self.a, self.e, self.rc_offset = a, e, rc_offset
        for x in (0, 2, 4, 1, 3):
            left, right = keccak.theta_terms(x)
            rotated = f"rol(C[{right}], 1)"
            self.put(f"g{x}", "", f"C{right}", "rorx {}, {}, 63", rotated)
            self.put(f"d{x}", f"g{x}", f"C{left}", "xor {}, {}", f"D[{x}] = C[{left}] ^ {rotated}")
        self.put("rc", "", "", f"mov {{}}, [rsp + {STACK['rc']}]", "round constant")
        for y in range(5):
            for x in range(5):
                self.theta_rho(x, y)
            for x in range(5):
                self.chi_iota(x, y)

    def put(self, made: str, over: str, uses: str, text: str, note: str = "") -> None:
        names = [f"{{{v}}}" for v in (made, *uses.split()) if v]
        self.append(Op(made, over, tuple(uses.split()), text.format(*names), note))

    def theta_rho(self, x: int, y: int) -> None:
        """The lane that pi brings to (x, y); the last user of a D[x] overwrites it."""
        sx, sy = keccak.pi_source(x, y)
        i = keccak.lane(sx, sy)
        r = keccak.RHO[i]
        lane, b = f"[{self.a} + {8 * i}]", f"b{x}{y}"
        t = f"{b}t" if r else b
        sum_ = f"A[{sx},{sy}] ^ D[{sx}]"
        if sy == 4 and sx in KEPT:
            self.put(t, f"K{sx}", f"d{sx}", "xor {}, {}", sum_)
        elif y == 4:
            self.put(t, f"d{sx}", "", f"xor {{}}, {lane}", sum_)
        else:
            self.put(f"{b}a", "", "", f"mov {{}}, {lane}", f"A[{sx},{sy}]")
            self.put(t, f"{b}a", f"d{sx}", "xor {}, {}", sum_)
        if r:
            note = f"B[{x}] = rol({sum_}, {r})"
            self.put(b, t, "", f"rorx {{0}}, {{0}}, {64 - r}", note)

    def chi_iota(self, x: int, y: int) -> None:
        one, two = keccak.chi_terms(x)
        n, out, c = f"n{x}{y}", f"e{x}{y}", f"c{x}{y}"
        term = f"~B[{one}] & B[{two}]"
        self.put(n, "", f"b{one}{y} b{two}{y}", "andn {}, {}, {}", term)
        self.put(out, n, f"b{x}{y}", "xor {}, {}", f"E[{x},{y}] = B[{x}] ^ ({term})")
        if (x, y) == (0, 0):
            self.put(f"{out}i", out, "rc", f"xor {{}}, [{{}} + {self.rc_offset}]", "iota")
            out += "i"
        if y < 4 or x not in KEPT:
            self.put("", "", out, f"mov {self.home(x, y)}, {{}}", f"E[{x},{y}]")
        if y == FIRST:
            for before in range(y):
                text, note = f"xor {{}}, {self.home(x, before)}", f"C[{x}] ^= E[{x},{before}]"
                self.put(f"{c}m{before}", out, "", text, note)
                out = f"{c}m{before}"
            self.put(c, out, "", "")  # the register goes on as the parity
        elif y > FIRST:
            self.put(c, f"c{x}{y - 1}", out, "xor {}, {}", f"C[{x}] ^= E[{x},{y}]")

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


#: Accepted steps of a search on a Zen 5: each seeds one small change of the order.
STEPS: tuple[int, ...] = tuple(
    int(step)
    for step in """
1027504 643802 803494 162958 513436 168498 18046 537694 585174 128539 324786 391954 871270 255921
366997 915181 561288 662540 921873 433338 124414 266327 51255 12720 300494 395935 180624 570304
929163 1020057 443898 653497 126737 909699 1035101 1005038 900973 52509 420610 183797 29512 202580
186002 894209 38540 847012 897809 65986 262970 136843 245734 339378 848884 568638 218999 305788
246431 751083 969208 650205 475328 254341 200639 1038935 483799 685353 306259 330129 929095 557199
179183 881973 175909 856890 283673 173911 1009979 786703 415605 705731 972087 247231 869075 13872
308273 1037719 418916 753458 539228 839077 983623 411329 877281 861138 959642 541505 674841 321251
521488 761271 181383 169226 666511 697851 878193 408258 929756 427081 99708 321226 1016193 847685
1004121 199618 363349 984781 312847 434804 1030849 414468 307094 97197 266824 744979 418269 411695
11656 230961 243789 495989 693 659906 902843 938047 183371 981596 394764 425524 853925 718285
521966 979857 277404 966428 502463 51692 176295 650307 439420 1042794 180689 173925 932482 643135
848352 607737 610252 325511 891132 1012649 552084 575853 484602 996993 900417 765351 322169 4785
1031561 210448 944678 122020 863252 179310 708597 853235 677225 987850 1047451 953977 1031013
183383 852684 911530 775528 56748 227349 763088 726560 84476 305651 288972 82903 969560 636260
607816 266186 406883 826731 908128 448992 987738 854984 986010 118783 782608 36660 520719 332057
487856 352634 264010 1009800 768851 172739 711136 92469 912947 221889 954619 595778 928781 1036133
611741 968689 701302 598837 663534 873586 33361 103757 108673 375861 258670 579369 589551 127413
888615 859481 351917 884463 378021 163884 45456 809557 32049 628761 166937 227771 788716 940879
390375 173224 966489 157129 219322 690106 946871 908339 562248 999874 751165 860644 709942 572749
907567 918235 509619 139198 943711 596709 827140 912955 338673 424038 399882 479623 170688 321344
311283 10341 432231 360587 582641 996609 999845 295927 655293 447320 1035627 324707 470400 803414
220983 234278 441957 891530 116897 510165 614792 759030 284200 212226 998423 821913 749948 119709
876915 460888 608898 283759 275572 729709 628811 934643 904465 820956 517139 17843 798581 543070
595352 193335 339121 792869 397343 809744 190229 573486 590416 1034801 224686 511229 208354 632995
346722 896765 302563 28040 740853 183037 209358 1046327 682947 488295 460742 779826 824115 724046
373485 443484 11809 824244 200184 994881 51371 308382 165725 484555 167174 281777 147960 654854
289208 197446 432294 233579 882416 624778 935643 987474 246992 561936 834767 902907 468785 782824
807157 26888 409333 126239 945024 176982 3005 885020 74938 227143 31578 306618 725716 209888
934789 535494 1013447 851318 899286 413728 913087 184842 632558 98567 1033250 699815 53008 230110
945336 265508 660198 989379 419678 490732 469642 336239 738668 325066 24798 404810 480166 117216
629407 664392 830802 3051 136165 353664 707971 980322 702002 442336 1024433 921388 654884 839996
54624 146472 596404 883081 416328 897374 675630 406559 116588 460874 236366 220760 230279 825010
18832 1001163 750406 1000393 56582 627313 8894 563144 781277 357173 269326 262188 785904 721648
841939 155695 519949 499243 49760 870576 843962 152779 774851 696407 542063 813924 698697 475640
664866 202814 560053 103652 625826 438493 630570 293997 34917 133654 45704 513725 390311 361023
766618 1002709 491566 167991 664996 400328 330549 859101 651374 145950 782964 784654 807996
1043339 568892 240189 480365 267204 675179 69403
""".split()
)


class Tuning:
    """The order of a round's operations, as a permutation of RoundOps: it changes the speed
    and never the result. Both rounds use the same order."""

    def __init__(self, steps: tuple[int, ...] = STEPS) -> None:
        self.ops = RoundOps("rdi", "rsp", 0)
        self.order = list(range(len(self.ops)))
        for seed in steps:
            self.step(seed)

    def step(self, seed: int) -> None:
        """Move one operation, or a run of them, to another place if that is allowed."""
        pick = random.Random(seed).randrange
        n, k = 1 + pick(4) * pick(2), pick(len(self.order))
        run, rest = self.order[k : k + n], self.order[:k] + self.order[k + n :]
        to = min(max(k + pick(61) - 30, 0), len(rest))
        order = rest[:to] + run + rest[to:]
        if allowed([self.ops[i] for i in order]):
            self.order = order


def allowed(ops: list[Op]) -> bool:
    """Inputs are made before they are used, overwritten after their last use, lanes are
    stored before they are read again, and everything fits into the registers."""
    made = set(ENTRY)
    gone: set[str] = set()
    stored: set[str] = {f"[rsp + {STACK['rc']}]"}
    registers = Registers(ops, ENTRY, list(EXIT))
    for op in ops:
        needs = [v for v in (op.over, *op.uses) if v]
        if any(v not in made or v in gone for v in needs) or not registers.fits(op):
            return False
        slot = "".join(re.findall(r"\[rsp [^]]*\]", op.text))
        if slot and op.made and slot not in stored:
            return False
        if slot and not op.made:
            stored.add(slot)
        if op.over:
            if registers.left[op.over] != 1:
                return False
            gone.add(op.over)
        registers.take(op)
        made.add(op.made)
    return True


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
                spare = next(r for r in registers.free if r not in EXIT.values())
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
                self.emitter.line(text, "E[{},{}] ^= data".format(*keccak.place(i)))
            self.waiting = []

    def done(self) -> None:
        """Gives the register back."""
        if self.pointer:
            self.registers.free.append(self.pointer)
        self.pointer = ""


SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
LOCAL = """\
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif"""


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
            if allowed([ops[i] for i in run]) and stops(run) > k + 3:
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
            p.line(f"xor {C[x]}, [r8 + {8 * i}]", f"C[{x}] ^= data")
            p.line(f"xor {KEPT[x]}, [r8 + {8 * i}]", f"A[{x},{y}] ^= data")
            continue
        t = ("r10", "r11", "r12", "rbp")[i % 4]
        p.line(f"mov {t}, [r8 + {8 * i}]")
        p.line(f"xor {C[x]}, {t}", f"C[{x}] ^= data")
        p.line(f"xor [rdi + {8 * i}], {t}", f"A[{x},{y}] ^= data")
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


def last_round(p: Emitter, order: list[int]) -> None:
    p.label("bmi2_last", 4)
    p.line(f"dec qword ptr {slot('blocks')}")
    p.line("jz LOCAL(bmi2_plain)")
    for rate in RATES:
        p.line(f"cmp dword ptr {slot('lanes')}, {rate}")
        p.line(f"je LOCAL(bmi2_last{rate})")
    p.label("bmi2_plain", 4)
    p.round("rsp", "rdi", -8, order)
    p.line(f"cmp qword ptr {slot('blocks')}, 0")
    p.line("jne LOCAL(bmi2_absorb)")
    for x, r in KEPT.items():
        p.line(f"mov [rdi + {8 * keccak.lane(x, 4)}], {r}", f"A[{x},4]")
    p.line(f"add rsp, {FRAME}")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED)}")
    for n, r in reversed(list(enumerate(SAVED))):
        p.line(f"pop {r}")
        p.line(f".cfi_def_cfa_offset {8 + 8 * n}")
    p.line("ret")
    p.line(f".cfi_def_cfa_offset {8 + 8 * len(SAVED) + FRAME}")
    for rate in RATES:
        p.label(f"bmi2_last{rate}", 4)
        p.lines.append(f"    // The last round, with a block of {rate} lanes.")
        p.round("rsp", "rdi", -8, order_for(rate, order), rate)
        p.line(f"add qword ptr {slot('data')}, {8 * rate}")
        p.line("jmp LOCAL(bmi2_block)")


def text(tuning: Tuning | None = None) -> str:
    order = (tuning or Tuning()).order
    p = Emitter()
    p.lines.append(LOCAL)
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
            p.line(f"xor {C[x]}, [rdi + {8 * keccak.lane(x, y)}]", f"C[{x}] ^= A[{x},{y}]")
    for x, r in KEPT.items():
        p.line(f"mov {r}, [rdi + {8 * keccak.lane(x, 4)}]", f"A[{x},4]")
    absorb(p)
    permute(p, order)
    last_round(p, order)
    return "".join(
        [
            common.head(COMMAND, SPECIFICATION.split("\n")),
            common.function(SYMBOL, p.lines, 5),
            common.read_only(),
            "    .quad 0 # an odd count steps back to here; never read\n",
            *(f"    .quad 0x{c:016x}\n" for c in keccak.RC),
            "LOCAL(bmi2_rc_end):\n",
            common.stack_note(),
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(text())
