# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whole operations of the library, predicted: the shared part of table_sphincs.py and of
table_mlkem.py.

A figure is a sum: the calls of each kernel, counted, times the kernel's predicted cycles, and of a
chain (backend.h) those of a call and those of each step; and what is executed between two calls,
predicted from these stretches or from a sample of them. The library of this checkout runs under an
emulator, with the kernels that it selects on the core. How a stretch overlaps with the kernels
around it is not modelled, on either side of it.
"""

from __future__ import annotations

import ctypes
import hashlib
import math
import statistics
import tempfile
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import unicorn
from unicorn import arm64_const as a64
from unicorn import arm_const as arm

from . import checkout, cores, results, table, table_aarch64
from .checkout import ROOT
from .cycles import Refused, loader, mca, superscalar
from .cycles.model import describe, predict_range, timer
from .cycles.schedule import Step
from .cycles.target import TARGETS
from .cycles.trace import RETURN, _Code, _steps
from .cycles.trace import run as trace_kernel
from .firmware import CORES, assemble, kernel_file
from .isa import armv7m_syntax
from .isa.aarch64_syntax import Instruction, Vec, VecList
from .published import parallel
from .tools import Failed
from .tools import run as run_tool

CORTEX_M = ("cortex-m3", "cortex-m4", "cortex-m7")
_SHA3 = ("cortex-x2", "cortex-a710", "cortex-a510")
#: Where sphincs.c has its counts; then the stack, then arguments.
PAGE, STACK, MEMORY = 0x1000, 0x40000, 0x40000000
#: What the count of a chain's steps is called; under its own name is that of its calls.
STEPS = " steps"
_END = array("q", [RETURN])


Pairs = list[tuple[str, str]]


@dataclass(frozen=True)
class Scheme:
    """What is compiled of the library, what of it is called, and what a table has of it."""

    name: str  # of the table
    sources: tuple[str, ...]  # below src, for AArch64; patterns
    entries: tuple[str, ...]  # symbols
    pairs: Pairs  # of a core and a set
    operations: tuple[str, ...]
    #: (core, set, operations, path of the program): of each operation what rows are made of.
    one: Callable[[str, str, tuple[str, ...], str], list[dict]]
    apart: bool = False  # each operation takes minutes and is computed by itself
    #: For firmware: what amalgamate.py calls the drop-in; "" is `name`, None the library instead.
    dropin: str | None = ""
    harness: tuple[str, ...] = ()  # C files of this folder
    left_out: tuple[str, ...] = ()  # of what the patterns find
    defines: tuple[str, ...] = ()


_COMMON = ("status.c", "common/machine.c", "jobs/jobs.c", "keccak/select.c", "keccak/constants.c")
_COMMON += ("keccak/portable/*.c", "keccak/aarch64/aarch64_glue.c", "keccak/aarch64/*.S")
_COMMON += tuple(f"hash/{name}.c" for name in ("encode", "sha3", "sponge"))


def build(scheme: Scheme, core: str, folder: Path) -> Path:
    """A program without an operating system that holds the scheme's entries."""
    here, out = Path(__file__).parent, folder / f"{core}.elf"
    harness = [here / name for name in scheme.harness]
    ends = ["-nostdlib", f"-Wl,--gc-sections,-e,{scheme.entries[0]}", "-ffunction-sections"]
    ends += [f"-Wl,--undefined={name}" for name in scheme.entries[1:]]
    if core in CORTEX_M:
        sources = firmware(scheme, core, folder / f"{scheme.name}.{core}")
        flags = [f"-mcpu={core}", "-Os", f"-I{sources[0].parent}", "-Wl,-Ttext=0x08000000"]
        libraries = ["-lc", "-lgcc"]
        run_tool(["arm-none-eabi-gcc", *flags, *ends, *harness, *sources, *libraries, "-o", out])
        return out
    flags = ["-O3", "-std=c11", "-fno-tree-loop-distribute-patterns", f"-I{ROOT}/src"]
    flags += [f"-I{ROOT}/include", "-DLANEWISE_AARCH64", "-mno-outline-atomics"]
    flags += [f"-D{name}" for name in scheme.defines]
    made = folder / f"{scheme.name}.o"
    if not made.exists():
        found = [p for s in (*scheme.sources, *_COMMON) for p in sorted((ROOT / "src").glob(s))]
        found = [p for p in found if p.name not in scheme.left_out]
        part = folder / f"{core}.part.o"
        gcc = ["aarch64-linux-gnu-gcc", *flags, "-ffunction-sections", "-nostdlib"]
        run_tool([*gcc, "-r", *found, "-o", part])
        part.rename(made)
    features = "LANEWISE_CPU_NEON" + ("|LANEWISE_CPU_SHA3" if core in _SHA3 else "")
    flags += [f"-DEMULATED_FEATURES=({features})"]
    flags += [f"-DEMULATED_CORE=LANEWISE_CORE_{core.upper().replace('-', '_')}", "-static"]
    harness.append(here / "operations.c")
    run_tool(["aarch64-linux-gnu-gcc", *flags, *ends, *harness, made, "-o", out])
    return out


def firmware(scheme: Scheme, core: str, folder: Path) -> list[Path]:
    """The drop-in, or the library as CMake builds it, both with -Os."""
    if scheme.dropin is None:
        options = [f"-DCMAKE_TOOLCHAIN_FILE={ROOT}/cmake/cortex-m.cmake", f"-DLANEWISE_CORE={core}"]
        options += [f"-DLANEWISE_{scheme.name.upper()}=ON"]
        run_tool(["cmake", "-S", ROOT, "-B", folder, *options])
        run_tool(["cmake", "--build", folder])
        return [folder / "liblanewise.a"]
    dropin = scheme.dropin or scheme.name
    script = ROOT / "packaging/cortex-m/amalgamate.py"
    run_tool(["python3", script, "--with", dropin, folder])
    headers = folder / "lanewise"
    headers.mkdir(exist_ok=True)
    text = '#include "../lanewise.h"\n'
    (headers / f"{dropin}.h").write_text(text, encoding="utf-8")
    return [folder / "lanewise.c", *folder.glob(f"*_{core[-2:]}.S")]


Events = array  # of signed 64-bit numbers: an instruction's address, or -1 - that of an access


class Stretch(NamedTuple):
    """What is executed between two calls of kernels; `way` tells the instructions apart."""

    way: bytes
    events: Events


@dataclass
class Run:
    """What one operation executes: calls of each kernel, and what lies between two of them (or
    before the first, or behind the last), as the emulator saw it. Stretches through the same
    instructions count as equal, whatever they load and store: all are the first of them."""

    calls: Counter = field(default_factory=Counter)
    stretches: list[Stretch] = field(default_factory=list)
    sampled: bool = False  # every stretch had the same chance to be here; else all are
    _first: dict[bytes, Stretch] = field(default_factory=dict)

    def add(self, events: Events) -> None:
        instructions = array("q", (e for e in events if e >= 0))
        way = hashlib.sha3_256(instructions).digest()
        self.stretches.append(self._first.setdefault(way, Stretch(way, events)))


class Memory:
    """Memory that two emulators share."""

    def __init__(self, image: loader.Image):
        self.pieces: list[tuple[int, ctypes.Array]] = []
        ends: list[list[int]] = []
        for section in sorted(image.sections, key=lambda s: s.address):
            first, last = section.address & -PAGE, (section.end + PAGE - 1) & -PAGE
            if ends and first <= ends[-1][1]:
                ends[-1][1] = max(last, ends[-1][1])
            else:
                ends.append([first, last])
        for first, last in [*ends, (RETURN & -PAGE, (RETURN & -PAGE) + PAGE)]:
            self._add(first, last - first)
        self._add(MEMORY, PAGE + STACK + 0x40000)
        for section in image.sections:
            self.write(section.address, bytes(section.data))
        self.free = MEMORY + PAGE + STACK

    def _add(self, address: int, size: int) -> None:
        room = (ctypes.c_uint8 * (size + PAGE))()
        skip = -ctypes.addressof(room) % PAGE
        self.pieces.append((address, (ctypes.c_uint8 * size).from_buffer(room, skip)))

    def map_into(self, uc: unicorn.Uc) -> None:
        for address, piece in self.pieces:
            uc.mem_map_ptr(address, len(piece), unicorn.UC_PROT_ALL, ctypes.addressof(piece))

    def write(self, address: int, data: bytes) -> None:
        for start, piece in self.pieces:
            if start <= address and address + len(data) <= start + len(piece):
                ctypes.memmove(ctypes.addressof(piece) + address - start, data, len(data))
                return
        raise Failed(f"no memory at {address:#x}")

    def read(self, address: int, size: int) -> bytes:
        """From where arguments and counts are."""
        start, piece = self.pieces[-1]
        return bytes(piece[address - start : address - start + size])

    def read64(self, address: int) -> int:
        return int.from_bytes(self.read(address, 8), "little")

    def room(self, data: bytes) -> int:
        at = self.free
        self.write(at, data)
        self.free += (len(data) + 127) & -64
        return at


class Emulation:
    """Two processors with one memory: `plain` runs, `watched` reports every instruction, up to a
    kernel; registers are copied from one to the other."""

    def __init__(self, path: Path, core: cores.Core):
        self.core, self.target = core, TARGETS[core.isa]
        self.image = loader.load(str(path), core.isa)
        self.memory = Memory(self.image)
        self.events: Events = array("q")
        self.kernels = self._kernels()
        if not self.kernels:
            raise Failed(f"{path} holds no kernel")
        if core.isa == "aarch64":
            self.registers = [getattr(a64, f"UC_ARM64_REG_X{n}") for n in range(31)]
            self.registers += [getattr(a64, f"UC_ARM64_REG_Q{n}") for n in range(32)]
            self.registers += [a64.UC_ARM64_REG_SP, a64.UC_ARM64_REG_NZCV]
        else:
            self.registers = [getattr(arm, f"UC_ARM_REG_R{n}") for n in range(13)]
            self.registers += [arm.UC_ARM_REG_SP, arm.UC_ARM_REG_LR, arm.UC_ARM_REG_CPSR]

    def _kernels(self) -> dict[int, str]:
        """Entry -> name of each permutation."""
        firmware, found = self.core.isa == "armv7m", {}
        for name, symbol in sorted(self.image.symbols.items()):
            short = name.removeprefix("lanewise_keccakp1600_")
            if short != name and (short.startswith("x") or firmware and short == "permute"):
                found[symbol.address] = "permute" if firmware else short
        return found

    def machine(self, stops: Iterable[int], watched: bool = False) -> unicorn.Uc:
        uc = self.target.start(self.core.emulator)
        self.memory.map_into(uc)
        for at in stops:
            uc.hook_add(unicorn.UC_HOOK_CODE, lambda uc, *_: uc.emu_stop(), begin=at, end=at)
        if watched:
            uc.hook_add(unicorn.UC_HOOK_CODE, lambda uc, at, size, _: self.events.append(at))
            both = unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE
            uc.hook_add(both, self._access)
        return uc

    def _access(self, uc, access, address, size, value, _) -> None:
        self.events.append(-1 - address)
        if size == 8 and self.target.halves:
            self.events.append(-5 - address)
        self.target.after_access(uc)

    def enter(self, uc: unicorn.Uc, symbol: str, arguments: list[int]) -> int:
        """Registers and stack as at a call; where it begins."""
        target, stack = self.target, MEMORY + PAGE + STACK - 64
        for n, value in enumerate(arguments[len(target.arguments) :]):
            self.memory.write(stack + target.word * n, value.to_bytes(target.word, "little"))
        for register, value in zip(target.arguments, arguments, strict=False):
            uc.reg_write(register, value)
        uc.reg_write(target.sp, stack)
        uc.reg_write(target.link, RETURN | target.code_bit)
        return self.image.function(symbol).address

    def go(self, uc: unicorn.Uc, pc: int) -> int:
        """Runs up to a stop or the return; where that is."""
        bit = self.target.code_bit
        try:
            uc.emu_start(pc | bit, RETURN)
        except unicorn.UcError as error:
            raise Failed(f"{error} at {uc.reg_read(self.target.pc):#x}") from None
        return uc.reg_read(self.target.pc) & ~bit

    def watch(self, uc: unicorn.Uc, pc: int) -> tuple[int, Events]:
        """As go() in a watched machine, with the events; the stop is not among them."""
        self.events = array("q")
        pc = self.go(uc, pc)
        if self.events[-1] == pc:
            self.events.pop()
        return pc, self.events

    def copy(self, to: unicorn.Uc, of: unicorn.Uc) -> None:
        for register in self.registers:
            to.reg_write(register, of.reg_read(register))

    def link(self, uc: unicorn.Uc) -> int:
        return uc.reg_read(self.target.link) & ~self.target.code_bit


class Tracer(Emulation):
    """Calls of which everything is traced but the kernels, which run in the plain machine."""

    def __init__(self, path: Path, core: cores.Core):
        super().__init__(path, core)
        self.plain = self.machine([])
        self.watched = self.machine(self.kernels, watched=True)

    def run(self, symbol: str, arguments: list[int]) -> Run:
        first = self.go(self.plain, self.enter(self.plain, symbol, arguments))
        self.check(symbol, self.plain, first)
        out, pc = Run(), self.enter(self.watched, symbol, arguments)
        while True:
            pc, events = self.watch(self.watched, pc)
            out.add(events)
            if pc == RETURN:
                break
            out.calls[self.kernels[pc]] += 1
            behind = self.link(self.watched)
            self.copy(self.plain, self.watched)
            self.plain.reg_write(self.target.link, RETURN | self.target.code_bit)
            self.go(self.plain, pc)
            self.copy(self.watched, self.plain)
            pc = behind
        self.check(symbol, self.watched, pc)
        return out

    def check(self, symbol: str, uc, pc: int) -> None:
        status = uc.reg_read(self.target.arguments[0])
        if pc != RETURN or status:
            raise Failed(f"{symbol} on {self.core.name} ends at {pc:#x} with status {status}")

    def rows(self, name: str, found: dict[str, Run]) -> list[dict]:
        """What rows are made of, of a set's operations."""
        return [
            {"core": self.core.name, "set": name, "operation": what, **rounded(self.counts(run))}
            for what, run in found.items()
        ]

    def counts(self, run: Run) -> dict:
        """Calls of kernels and what is between them."""
        outside = between(run, self.image, self.core)
        return run.calls | {
            "between_cycles": outside.cycles,
            "between_low": outside.low,
            "between_high": outside.high,
            "between_error": 0,
            "between_instructions": outside.instructions,
            "between_timed_as_others": outside.instead,
        }


#: Vector operations that the models have no class for, timed as so many additions of vectors, each
#: of the result of the one before. In LLVM 22's models a multiplication has twice the latency of an
#: addition and half the throughput on A710, X1 and X2, less of it on A78, more on A55 and A510.
_ADDITIONS = {
    1: "abs cmeq cmge cmgt cmhi cmhs cmlt neg shrn shrn2 shsub smax smin sshll sshll2 uaddl uaddl2 "
    "uaddw uaddw2 umax umin ushl ushll ushll2 xtn xtn2",
    2: "addv cnt mla mls mul smlal smlal2 smlsl smlsl2 smull smull2 sqdmulh sqrdmulh umlal umlal2 "
    "umull umull2 uaddlv umaxv",
}
_INSTEAD = {name: count for count, names in _ADDITIONS.items() for name in names.split()}
_ACCUMULATE = ("mla", "mls", "smlal", "smlal2", "smlsl", "smlsl2", "umlal", "umlal2")

#: Of ARMv7E-M: Arm's manual of Cortex-M4 gives a cycle to each of these and to what it is timed as.
_ALIKE = {name: "mul" for name in "smulbb smultb smulwb smulwt smmul smmulr".split()}
_ALIKE |= {"uxtah": "add", "sxtah": "add", "sadd16": "add", "ssub16": "sub"}
_ALIKE |= {name: "mla" for name in "smlabb smlabt smlatb smlatt smlad".split()}
_ALIKE |= {"pkhtb": "orr", "pkhbt": "orr"}


def _alike(insn: armv7m_syntax.Instruction) -> list[Step]:
    """The same of an instruction for firmware."""
    alike = _ALIKE.get(insn.mnemonic)
    return [Step(replace(insn, mnemonic=alike))] if alike else []


def _additions(insn: Instruction) -> list[Step]:
    """What is timed in place of a vector operation; nothing if it is not one of these."""
    operands = [n for op in insn.operands if isinstance(op, (Vec, VecList)) for n in _of(op)]
    if insn.mnemonic not in _INSTEAD or not operands:
        return []
    to, *sources = (Vec(n, "2d") for n in operands)
    first = (to, sources[0], sources[-1])
    out = [Step(replace(insn, mnemonic="add", operands=first))]
    for _ in range(1, _INSTEAD[insn.mnemonic]):
        again = (to, to, to)
        out.append(Step(replace(insn, mnemonic="add", operands=again)))
    if insn.mnemonic in _ACCUMULATE:  # reads what it replaces, as late as a sum can
        product = replace(
            insn, mnemonic="bsl", operands=tuple(replace(v, shape="16b") for v in first)
        )
        out[0] = Step(product)
    return out


def _of(op: Vec | VecList) -> tuple[int, ...]:
    return (op.n,) if isinstance(op, Vec) else tuple(op.n)


class _Timed:
    """Executed instructions as the model of a core can time them: `instead` counts those that are
    timed as others. What there is no timing for at all is left out, a few in a whole operation."""

    def __init__(self, core: cores.Core):
        self.core, self.instead = core, 0
        self._known: dict[int, tuple[object, list[Step] | None]] = {}

    def __call__(self, steps: list[Step]) -> list[Step]:
        out, left = [], 0
        for step in steps:
            insn = step.instruction
            if id(insn) not in self._known:
                self._known[id(insn)] = insn, self._of(insn)
            found = self._known[id(insn)][1]
            if found is None:
                out.append(step)
                continue
            out += found
            self.instead += bool(found)
            left += not found
        if left > 0.2 * len(steps) + 8:
            raise Failed(
                f"the model of {self.core.name} has no timing for much of what is executed"
            )
        return out

    def _of(self, insn) -> list[Step] | None:
        """None: itself."""
        try:
            describe(self.core, insn)
        except Refused:
            return (_additions if self.core.isa == "aarch64" else _alike)(insn)
        return None


@dataclass
class Between:
    cycles: float
    low: float  # between these the cycles of a board are expected, under all rules that fit, if
    high: float  # the models were as right about compiled code as about kernels
    error: float  # of the cycles: the standard error of the sample
    instructions: float
    instead: float  # share of the instructions that were timed as others


def between(run: Run, image: loader.Image, core: cores.Core) -> Between:
    """What all stretches take."""
    code, timed, known = _Code(image, TARGETS[core.isa]), _Timed(core), {}
    sets = cores.alternatives(core)[: 1 if run.sampled else None]  # the rules as they stand first
    found = []
    for way, events in run.stretches:
        if way not in known:
            steps = list(_steps(events + _END, code))
            before = timed.instead
            again = timer(timed(steps), core)
            cycles = [again(each.core) for each in sets]
            known[way] = cycles, len(steps), timed.instead - before
        found.append(known[way])
    if run.sampled and len(found) < 20:
        raise Failed(f"{image.path}: only {len(found)} stretches between kernels were sampled")
    cycles = [c[0] for c, _, _ in found]
    count = 1 + sum(n for name, n in run.calls.items() if not name.endswith(STEPS))
    if not run.sampled and count != len(found):
        raise Failed(f"{image.path}: {len(found)} stretches between {count - 1} calls of kernels")
    sums = [0 if run.sampled else sum(c[n] for c, _, _ in found) for n in range(len(sets))]
    bands = [each.core.band for each in sets]
    return Between(
        count * statistics.mean(cycles),
        min(c * low for c, (low, _) in zip(sums, bands, strict=True)),
        max(c * high for c, (_, high) in zip(sums, bands, strict=True)),
        count * statistics.stdev(cycles) / math.sqrt(len(cycles)) if run.sampled else 0.0,
        count * statistics.mean(n for _, n, _ in found),
        sum(n for _, _, n in found) / sum(n for _, n, _ in found),
    )


def second_opinion(run: Run, image: loader.Image, core: cores.Core) -> float:
    """What llvm-mca says of the longest three stretches, as a multiple of what the model says."""
    code, timed = _Code(image, TARGETS[core.isa]), _Timed(core)
    longest = sorted((stretch.events for stretch in run.stretches), key=len)[-3:]
    steps = [list(_steps(events + _END, code)) for events in longest]
    ours = sum(timer(timed(each), core)(core) for each in steps)
    return sum(mca.cycles(each, core) for each in steps) / ours


def kernel_cycles(kernel: str, core: cores.Core, folder: Path) -> tuple[int, float, float]:
    """Of one call, or of a step of a chain: cycles, and between which a board is expected under all
    rules that fit."""
    if core.isa == "armv7m":
        name = table.best_kernels()[core.name]
        made = assemble(kernel_file("armv7m", name), CORES[core.name], folder)
        found = predict_range(trace_kernel(str(made), f"lanewise_{name}", core).steps, core)
        return next(iter(found.cycles.values())), found.low, found.high
    if "_chain" in kernel:
        again = table_aarch64.chain_timer(kernel.removesuffix(STEPS), core, folder)
        again = partial(again, kernel.endswith(STEPS))
    else:
        path, symbol = table_aarch64.build(kernel, folder)
        trace = trace_kernel(path, symbol, core, states=table_aarch64.states_of(kernel))
        again = timer(trace.steps, core)
    found = [again(other.core) for other in cores.alternatives(core)]
    low, high = core.band
    return again(core), min(found) * low, max(found) * high


def states_in(calls: dict[str, int]) -> int:
    """Permutations; some of them may be of states that carry no work."""
    return sum(n * (1 if k == "permute" else _permutations(k)) for k, n in calls.items())


def _permutations(kernel: str) -> int:
    """Of a call, or of a step of a chain."""
    if "_chain" in kernel and not kernel.endswith(STEPS):
        return 0
    return table_aarch64.states_of(kernel) * (2 if "_masked_" in kernel else 1)


def chosen(scheme: Scheme, on: list[str] | None, sets: list[str] | None) -> Pairs:
    """Of the pairs of a core and a set in a table those of these cores and sets; None is all."""
    pairs = scheme.pairs
    for what, given, known in (("core", on, 0), ("set", sets, 1)):
        if unknown := [g for g in given or () if g not in {p[known] for p in pairs}]:
            raise Failed(f"no {what} {unknown[0]}; there are: {', '.join(names(pairs, known))}")
    pairs = [p for p in pairs if (not on or p[0] in on) and (not sets or p[1] in sets)]
    if not pairs:
        raise Failed("none of these cores has any of these sets")
    return pairs


def names(pairs: Pairs, which: int) -> list[str]:
    return list(dict.fromkeys(p[which] for p in pairs))


def make(scheme: Scheme, pairs: Pairs, which: Sequence[str] = ()) -> list[dict]:
    """Rows of each core and set, and of each operation or of those in `which`. All of a table takes
    many minutes."""
    try:
        checkout.need(f"the table {scheme.name}, which compiles the C library,")
    except OSError as error:
        raise Failed(str(error)) from None
    which = which or scheme.operations
    with tempfile.TemporaryDirectory(prefix=f"lanewise-{scheme.name}-") as name:
        folder = Path(name)
        programs = {core: build(scheme, core, folder) for core in names(pairs, 0)}
        superscalar.library()  # compiled once, before there are several processes
        parts = [(what,) for what in which] if scheme.apart else [which]
        tasks = [(c, s, part, str(programs[c])) for c, s in pairs for part in parts]
        found = [each for part in parallel(scheme.one, tasks) for each in part]
        return complete(found, folder)


def complete(found: list[dict], folder: Path) -> list[dict]:
    """Rows of what one() has found of each operation, with the kernels' cycles."""
    known = cache(lambda kernel, core: kernel_cycles(kernel, cores.load(core), folder))
    rows = []
    for each in found:
        inside, calls = [0.0, 0.0, 0.0], each["calls"]
        for kernel, times in calls.items():
            cycles = known(kernel, each["core"])
            inside = [a + times * b for a, b in zip(inside, cycles, strict=True)]
        total = inside[0] + each["between_cycles"]
        if "between_low" in each:
            outside = each["between_low"], each["between_high"]
            band = [a + b for a, b in zip(inside[1:], outside, strict=True)]
        else:  # of a sample: as of the kernels, which take nearly all of the time
            band = [total * x / inside[0] for x in inside[1:]]
        kernels = sorted(kernel for kernel in calls if not kernel.endswith(STEPS))
        where = cores.load(each["core"]).isa, each["core"], ", ".join(kernels)
        metric, band = f"{each['set']} {each['operation']}", tuple(map(round, band))
        more = {key: value for key, value in each.items() if key.startswith("between")}
        more |= {"permutations": states_in(calls), "kernel_cycles": round(inside[0])}
        rows.append(results.predicted(*where, metric, round(total), band, **more, calls=calls))
    return rows


def rounded(found: dict) -> dict:
    """Calls and what is between them, as rows have them."""
    between = {k: round(v) for k, v in found.items() if k.startswith("between")}
    if "between_timed_as_others" in found:
        between["between_timed_as_others"] = round(found["between_timed_as_others"], 4)
    calls = {k: round(v) for k, v in found.items() if k not in between and v}
    return {"calls": calls, **between}
