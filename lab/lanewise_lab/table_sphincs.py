# SPDX-License-Identifier: Apache-2.0 OR MIT
"""SPHINCS+ and SLH-DSA predicted: key generation, signing and verification, beside what others
published of SPHINCS+ on AArch64 (published_sphincs.toml).

A figure is a sum: the calls of each kernel, counted, times the kernel's predicted cycles, and of a
chain (backend.h) those of a call and those of each step; and what
is executed between two calls, predicted from a random sample of such stretches. The library of this
checkout runs under an emulator, with the kernels that it selects on the core. In place of a kernel
runs a function of sphincs.c, which leaves other bytes than a permutation would: what is executed
does not depend on them, except that verification has as many steps as the digits of a random digest
say. How a stretch overlaps with the kernels around it is not modelled, on either side of it.
"""

from __future__ import annotations

import ctypes
import math
import multiprocessing
import os
import random
import statistics
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import unicorn
from elftools.elf.elffile import ELFFile
from unicorn import arm64_const as a64
from unicorn import arm_const as arm

from . import checkout, cores, table, table_aarch64
from .cycles import Refused, loader, superscalar
from .cycles.model import describe, predict, predict_range, timer
from .cycles.schedule import Step
from .cycles.target import TARGETS
from .cycles.trace import RETURN, _Code, _steps
from .cycles.trace import run as trace_kernel
from .firmware import CORES, ROOT, Failed, assemble, kernel_folder
from .firmware import run as run_tool

OPERATIONS = ("keygen", "sign", "verify")
SIZES = ("128f", "128s", "192f", "192s", "256f", "256s")
#: Set -> its number in lanewise/slhdsa.h, n, bytes of a signature.
_BYTES = {"128s": 7856, "128f": 17088, "192s": 16224, "192f": 35664, "256s": 29792, "256f": 49856}
SETS = {f"{size}-{kind}": size for size in SIZES for kind in ("simple", "robust")}
CORTEX_M = ("cortex-m3", "cortex-m4", "cortex-m7")
#: Cortex-M: of FIPS 205, whose hashes are those of the simple sets.
FIRMWARE_SETS = {"SLH-DSA-SHAKE-128s": 1, "SLH-DSA-SHAKE-128f": 2}
_SHA3 = ("cortex-x2", "cortex-a710", "cortex-a510")
#: Where sphincs.c has its counts; then the stack, then arguments.
_PAGE, _STACK, _MEMORY = 0x1000, 0x40000, 0x40000000
_STUBS, _CHAINS = 32, 64
_CHAIN_WORDS = _MEMORY + 16 + 8 * 2 * _STUBS
#: What the count of a chain's steps is called; under its own name is that of its calls.
STEPS = " steps"
_MOST = 120  # samples of stretches
_MESSAGE = bytes(32)


def published() -> dict:
    return tomllib.loads(Path(__file__).with_name("published_sphincs.toml").read_text())


def number_of(name: str) -> int:
    if name in FIRMWARE_SETS:
        return FIRMWARE_SETS[name]
    order = ("128s", "128f", "192s", "192f", "256s", "256f")
    size, kind = name.split("-")
    return 7 + 2 * order.index(size) + (kind == "robust")


def size_of(name: str) -> str:
    return name.split("-")[0] if name in SETS else name[-4:]


def sizes_of(name: str) -> tuple[int, int]:
    """n, and bytes of a signature."""
    size = size_of(name)
    return int(size[:3]) // 8, _BYTES[size]


def build(core: str, folder: Path) -> Path:
    """A program with the functions of sphincs.c."""
    harness, out = Path(__file__).with_name("sphincs.c"), folder / f"{core}.elf"
    ends = ["-nostdlib", "-Wl,--gc-sections,-e,sphincs_sign", "-ffunction-sections"]
    kept = [
        "sphincs_verify",
        "sphincs_keygen",
        "sphincs_chain",
        *(f"sphincs_kernel_{n}" for n in range(_STUBS)),
    ]
    ends += [f"-Wl,--undefined={name}" for name in kept]
    if core in CORTEX_M:
        script = ROOT / "packaging/cortex-m/amalgamate.py"
        run_tool(["python3", script, "--with", "slhdsa", folder / core])
        sources = [folder / core / "lanewise.c", *(folder / core).glob(f"*_{core[-2:]}.S")]
        headers = folder / core / "lanewise"
        headers.mkdir(exist_ok=True)
        (headers / "slhdsa.h").write_text('#include "../lanewise.h"\n', encoding="utf-8")
        flags = [f"-mcpu={core}", "-Os", f"-I{folder / core}", "-Wl,-Ttext=0x08000000"]
        libraries = ["-lc", "-lgcc"]
        run_tool(["arm-none-eabi-gcc", *flags, *ends, harness, *sources, *libraries, "-o", out])
        return out
    src = ROOT / "src"
    sources = [p for p in sorted((src / "slhdsa").glob("*.c")) if p.name != "many.c"]
    sources += [src / "hash" / f"{name}.c" for name in ("encode", "sha3", "sponge")]
    sources += [src / "status.c", src / "keccak/select.c", src / "keccak/constants.c"]
    sources += sorted((src / "keccak/portable").glob("*.c"))
    sources += [src / "keccak/aarch64/aarch64_glue.c"]
    sources += sorted((src / "keccak/aarch64").glob("*.S"))
    features = "LANEWISE_CPU_NEON" + ("|LANEWISE_CPU_SHA3" if core in _SHA3 else "")
    flags = ["-O3", "-std=c11", "-static", "-fno-tree-loop-distribute-patterns", f"-I{src}"]
    flags += [f"-I{ROOT}/include", "-DLANEWISE_AARCH64", f"-DSPHINCS_FEATURES=({features})"]
    flags += [
        f"-DSPHINCS_CORE=LANEWISE_CORE_{core.upper().replace('-', '_')}",
        "-mno-outline-atomics",
    ]
    run_tool(["aarch64-linux-gnu-gcc", *flags, *ends, harness, *sources, "-o", out])
    return out


@dataclass
class Run:
    """What one operation executes: calls of each kernel, and a sample of what lies between two of
    them (or before the first, or behind the last), as the emulator saw it. Every stretch has the
    same chance to be in it."""

    calls: Counter = field(default_factory=Counter)
    samples: list[list[int]] = field(default_factory=list)


class _Memory:
    """Memory that two emulators share."""

    def __init__(self, image: loader.Image, state_bytes: int):
        self.pieces: list[tuple[int, ctypes.Array]] = []
        ends: list[list[int]] = []
        for section in sorted(image.sections, key=lambda s: s.address):
            first, last = section.address & -_PAGE, (section.end + _PAGE - 1) & -_PAGE
            if ends and first <= ends[-1][1]:
                ends[-1][1] = max(last, ends[-1][1])
            else:
                ends.append([first, last])
        for first, last in [*ends, (RETURN & -_PAGE, (RETURN & -_PAGE) + _PAGE)]:
            self._add(first, last - first)
        self._add(_MEMORY, _PAGE + _STACK + 0x40000)
        for section in image.sections:
            self.write(section.address, bytes(section.data))
        self.free = _MEMORY + _PAGE + _STACK

    def _add(self, address: int, size: int) -> None:
        room = (ctypes.c_uint8 * (size + _PAGE))()
        skip = -ctypes.addressof(room) % _PAGE
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

    def read64(self, address: int) -> int:
        start, piece = self.pieces[-1]
        return int.from_bytes(bytes(piece[address - start : address - start + 8]), "little")

    def room(self, data: bytes) -> int:
        at = self.free
        self.write(at, data)
        self.free += (len(data) + 127) & -64
        return at


class _Emulation:
    """One call. `plain` runs it; a stretch that is to be sampled runs in `watched`, where each
    instruction is reported, after the registers have been copied."""

    def __init__(self, path: Path, core: cores.Core):
        self.core, self.target = core, TARGETS[core.isa]
        self.image = loader.load(str(path), core.isa)
        self.memory = _Memory(self.image, 200)
        self.kernels, self.chains = self._kernels(), self._chains()
        self.events: list[int] = []
        self.plain = self._machine([self.image.function("sphincs_watch").address])
        self.watched = self._machine([*self.kernels, *self.chains])
        self.watched.hook_add(unicorn.UC_HOOK_CODE, lambda uc, at, size, _: self.events.append(at))
        self.watched.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, self._access)
        if core.isa == "aarch64":
            self.registers = [getattr(a64, f"UC_ARM64_REG_X{n}") for n in range(31)]
            self.registers += [getattr(a64, f"UC_ARM64_REG_Q{n}") for n in range(32)]
            self.registers += [a64.UC_ARM64_REG_SP, a64.UC_ARM64_REG_NZCV]
        else:
            self.registers = [getattr(arm, f"UC_ARM_REG_R{n}") for n in range(13)]
            self.registers += [arm.UC_ARM_REG_SP, arm.UC_ARM_REG_LR, arm.UC_ARM_REG_CPSR]

    def _kernels(self) -> dict[int, str]:
        """Entry -> name, in the order of the counts; each begins with a jump to its function."""
        firmware, found = self.core.isa == "armv7m", {}
        for name, symbol in sorted(self.image.symbols.items()):
            wide = name.startswith("lanewise_keccakp1600_x")
            if not ((name == "lanewise_keccakp1600_permute") if firmware else wide):
                continue
            instead = self.image.function(f"sphincs_kernel_{len(found)}").address
            far = instead - symbol.address >> 2
            jump = b"\xdf\xf8\x00\xf0" + (instead | 1).to_bytes(4, "little")
            if not firmware:
                jump = (5 << 26 | far & (1 << 26) - 1).to_bytes(4, "little")
            self.memory.write(symbol.address, jump)
            short = name.removeprefix("lanewise_keccakp1600_")
            states = 1 if firmware else table_aarch64.states_of(short)
            self.memory.write(_MEMORY + 16 + 8 * len(found), (4 * states).to_bytes(8, "little"))
            found[symbol.address] = short
        if not 0 < len(found) <= _STUBS:
            raise Failed(f"{self.image.path} holds {len(found)} kernels")
        return found

    def _chains(self) -> dict[int, str]:
        """The same of chains, of which each says its number in the eighth argument."""
        found: dict[int, str] = {}
        for name, symbol in sorted(self.image.symbols.items()):
            if not name.startswith("lanewise_shake256_x"):
                continue
            far = self.image.function("sphincs_chain").address - symbol.address - 4 >> 2
            words = 0xD2800007 | len(found) << 5, 5 << 26 | far & (1 << 26) - 1
            self.memory.write(symbol.address, b"".join(w.to_bytes(4, "little") for w in words))
            short = name.removeprefix("lanewise_shake256_")
            size = 4 * table_aarch64.states_of(short)
            self.memory.write(_CHAIN_WORDS + 8 * len(found), size.to_bytes(8, "little"))
            found[symbol.address] = short
        if len(found) > _CHAINS:
            raise Failed(f"{self.image.path} holds {len(found)} chains")
        return found

    def _machine(self, stops: Iterable[int]) -> unicorn.Uc:
        uc = self.target.start(self.core.emulator)
        self.memory.map_into(uc)
        for at in stops:
            uc.hook_add(unicorn.UC_HOOK_CODE, lambda uc, *_: uc.emu_stop(), begin=at, end=at)
        return uc

    def _access(self, uc, access, address, size, value, _) -> None:
        self.events.append(-1 - address)
        if size == 8 and self.target.halves:
            self.events.append(-5 - address)

    def _go(self, uc: unicorn.Uc, pc: int) -> int:
        """Runs up to a stop; where that is."""
        bit = self.target.code_bit
        try:
            uc.emu_start(pc | bit, RETURN)
        except unicorn.UcError as error:
            raise Failed(f"{error} at {uc.reg_read(self.target.pc):#x}") from None
        return uc.reg_read(self.target.pc) & ~bit

    def _copy(self, to: unicorn.Uc, of: unicorn.Uc) -> None:
        for register in self.registers:
            to.reg_write(register, of.reg_read(register))

    def run(self, symbol: str, arguments: list) -> Run:
        """Of too many samples half are left, and from then on half as many are taken."""
        target, plain, out = self.target, self.plain, Run()
        chance, every = random.Random(3), 3
        registers = [self.memory.room(a) if isinstance(a, bytes) else a for a in arguments]
        stack = _MEMORY + _PAGE + _STACK - 64
        for n, value in enumerate(registers[len(target.arguments) :]):
            self.memory.write(stack + target.word * n, value.to_bytes(target.word, "little"))
        for register, value in zip(target.arguments, registers, strict=False):
            plain.reg_write(register, value)
        plain.reg_write(target.sp, stack)
        plain.reg_write(target.link, RETURN | target.code_bit)
        pc = self.image.function(symbol).address
        while True:
            self.memory.write(_MEMORY, chance.randrange(1, 2 * every).to_bytes(8, "little"))
            if self._go(plain, pc) == RETURN:
                break
            pc = plain.reg_read(target.link) & ~target.code_bit
            self.events = []
            self._copy(self.watched, plain)
            pc = self._go(self.watched, pc)
            self._copy(plain, self.watched)
            out.samples.append(self.events[: -1 if self.events[-1] == pc else None])
            if pc == RETURN:
                break
            if len(out.samples) == _MOST:
                out.samples, every = chance.sample(out.samples, _MOST // 2), 2 * every
        for n, kernel in enumerate(self.kernels.values()):
            calls = self.memory.read64(_MEMORY + 16 + 8 * (_STUBS + n))
            out.calls.update({kernel: calls} if calls else {})
        for n, chain in enumerate(self.chains.values()):
            at = _CHAIN_WORDS + 8 * (_CHAINS + n)
            calls, steps = self.memory.read64(at), self.memory.read64(at + 8 * _CHAINS)
            out.calls.update({chain: calls, chain + STEPS: steps} if calls else {})
        return out


#: d, h', a, k of the sets that take too long to run: FIPS 205 table 2. Trees of these heights run
#: instead; what they take is linear in the number of leaves of each kind.
_TALL = {"128s": (7, 9, 12, 14), "192s": (7, 9, 14, 17), "256s": (8, 8, 14, 22)}
_LOW = ((4, 5), (5, 5), (4, 7))  # h', a


def heights(path: Path, name: str, hp: int, a: int) -> tuple[int, bytes, int]:
    """To run a set with other heights: where its row has h, d, h' and a, and these; and the bytes
    of a signature then."""
    n, _ = sizes_of(name)
    d, _, _, k = _TALL[size_of(name)]
    with path.open("rb") as f:
        elf = ELFFile(f)
        table = elf.get_section_by_name(".symtab").get_symbol_by_name("sets")
        word = elf.elfclass // 8
    if not table or len(table) != 1 or table[0]["st_size"] % 19:
        raise Failed(f"{path}: not one table of 19 rows named sets")
    row = table[0]["st_value"] + table[0]["st_size"] // 19 * number_of(name)
    return row + word + 1, bytes((d * hp, d, hp, a)), n * (1 + k * (1 + a) + d * (2 * n + 3 + hp))


def arguments_of(operation: str, name: str, signature: int | None = None) -> tuple[str, list]:
    """Of the functions of sphincs.c: the symbol and what it is called with."""
    n, whole = sizes_of(name)
    signature = signature or whole
    chance = random.Random(2)
    message = [_MESSAGE, len(_MESSAGE)]
    more = {
        "keygen": [bytes(2 * n), 2 * n, bytes(4 * n), 4 * n, chance.randbytes(3 * n), 3 * n],
        "sign": [bytes(signature), signature, chance.randbytes(4 * n), 4 * n, *message],
        "verify": [
            chance.randbytes(signature),
            signature,
            chance.randbytes(2 * n),
            2 * n,
            *message,
        ],
    }
    return f"sphincs_{operation}", [number_of(name), *more[operation]]


def _timed(steps: list[Step], core: cores.Core, known: dict[int, bool]) -> list[Step]:
    """Without the instructions that the model has no timing for: a few in a whole operation."""
    for step in steps:
        if id(step.instruction) not in known:
            try:
                describe(core, step.instruction)
            except Refused:
                known[id(step.instruction)] = False
            else:
                known[id(step.instruction)] = True
    left = [step for step in steps if known[id(step.instruction)]]
    if len(steps) - len(left) > 0.2 * len(steps) + 8:
        raise Failed(f"the model of {core.name} has no timing for much of what is executed")
    return left


@dataclass
class Between:
    cycles: float
    error: float  # of the cycles: the standard error of the sample
    instructions: float


def between(run: Run, image: loader.Image, core: cores.Core) -> Between:
    """What all stretches take. Stretches through the same instructions count as equal, whatever
    they load and store."""
    code, timed, known = _Code(image, TARGETS[core.isa]), {}, {}
    found = []
    for events in run.samples:
        way = tuple(e for e in events if e >= 0)
        if way not in known:
            steps = _timed(list(_steps([*events, RETURN], code)), core, timed)
            known[way] = predict(steps, core).cycles, len(steps)
        found.append(known[way])
    if len(found) < 20:
        raise Failed(f"{image.path}: only {len(found)} stretches between kernels were sampled")
    cycles = [c for c, _ in found]
    count = 1 + sum(n for name, n in run.calls.items() if not name.endswith(STEPS))
    return Between(
        count * statistics.mean(cycles),
        count * statistics.stdev(cycles) / math.sqrt(len(cycles)),
        count * statistics.mean(n for _, n in found),
    )


def kernel_cycles(kernel: str, core: cores.Core, folder: Path) -> tuple[int, float, float]:
    """Of one call, or of a step of a chain: cycles, and between which a board is expected under all
    rules that fit."""
    if core.isa == "armv7m":
        name = f"keccakp1600_x1_armv7m_{table.best_kernels()[core.name]}"
        made = assemble(kernel_folder("armv7m") / f"{name}.S", CORES[core.name], folder)
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


def _measured(path: Path, core: cores.Core, name: str, operation: str, low=None) -> dict:
    """Calls of each kernel, and between: cycles, error, instructions."""
    emulation = _Emulation(path, core)
    signature = None
    if low:
        at, row, signature = heights(path, name, *low)
        emulation.memory.write(at, row)
    run = emulation.run(*arguments_of(operation, name, signature))
    outside = between(run, emulation.image, core)
    return {
        **run.calls,
        "between_cycles": outside.cycles,
        "between_error": outside.error,
        "between_instructions": outside.instructions,
    }


def _tall(path: Path, core: cores.Core, name: str, operation: str) -> dict:
    """From low trees to those of the set, by leaves of the hypertree and of FORS."""
    _, hp, a, _ = _TALL[size_of(name)]
    (h0, a0), (h1, _), (_, a1) = _LOW
    base, wots = (_measured(path, core, name, operation, low) for low in _LOW[:2])
    more = [((1 << hp) - (1 << h0), (1 << h1) - (1 << h0), wots)]
    if operation == "sign":
        fors = _measured(path, core, name, operation, _LOW[2])
        more.append(((1 << a) - (1 << a0), (1 << a1) - (1 << a0), fors))
    out = dict(base)
    for key in {*base, *(k for m in more for k in m[2])}:
        parts = [base.get(key, 0)]
        for leaves, by, other in more:
            slope = leaves / by
            if key == "between_error":  # of a difference of two samples
                parts.append(slope * math.hypot(other[key], base[key]))
            else:
                parts.append(slope * (other.get(key, 0) - base.get(key, 0)))
        out[key] = math.hypot(*parts) if key == "between_error" else sum(parts)
        if not key.startswith("between") and out[key] != int(out[key]):
            raise Failed(
                f"{name}, {operation}: {out[key]} calls of {key}: not linear in the leaves"
            )
    return out


def _one(task: tuple[str, str, str, str]) -> dict:
    core_name, name, operation, path = task
    tall = size_of(name) in _TALL and operation != "verify"
    found = (_tall if tall else _measured)(Path(path), cores.load(core_name), name, operation)
    between = {k: round(v) for k, v in found.items() if k.startswith("between")}
    calls = {k: round(v) for k, v in found.items() if k not in between and v}
    return {"core": core_name, "set": name, "operation": operation, "calls": calls, **between}


def states_in(calls: dict[str, int]) -> int:
    """Permutations; some of them may be of states that carry no work."""
    return sum(n * (1 if k == "permute" else _permutations(k)) for k, n in calls.items())


def _permutations(kernel: str) -> int:
    """Of a call, or of a step of a chain."""
    if "_chain" in kernel and not kernel.endswith(STEPS):
        return 0
    return table_aarch64.states_of(kernel) * (2 if "_masked_" in kernel else 1)


def chosen(on: list[str] | None, sets: list[str] | None) -> dict:
    """All pairs of a core and a set that are in the table, or those of these cores and sets."""
    pairs = [(c, s) for s in SETS for c in table_aarch64.CORES]
    pairs += [(c, s) for s in FIRMWARE_SETS for c in CORTEX_M]
    for what, given, known in (("core", on, 0), ("set", sets, 1)):
        if unknown := [g for g in given or () if g not in {p[known] for p in pairs}]:
            raise Failed(f"no {what} {unknown[0]}; there are: {', '.join(names(pairs, known))}")
    pairs = [p for p in pairs if (not on or p[0] in on) and (not sets or p[1] in sets)]
    if not pairs:
        raise Failed("none of these cores has any of these sets")
    return make(pairs)


def names(pairs: list[tuple[str, str]], which: int) -> list[str]:
    return list(dict.fromkeys(p[which] for p in pairs))


def make(pairs: list[tuple[str, str]], operations: tuple[str, ...] = OPERATIONS) -> dict:
    """The table of these cores and sets; all of it takes many minutes."""
    try:
        checkout.need("the table sphincs, which compiles the C library,")
    except OSError as error:
        raise Failed(str(error)) from None
    on = names(pairs, 0)
    with tempfile.TemporaryDirectory(prefix="lanewise-sphincs-") as name:
        folder = Path(name)
        programs = {core: build(core, folder) for core in on}
        superscalar.library()  # compiled once, before there are several processes
        tasks = [(c, s, o, str(programs[c])) for c, s in pairs for o in operations]
        with multiprocessing.Pool(min(len(tasks), os.cpu_count() or 1)) as pool:
            rows = pool.map(_one, tasks, chunksize=1)
        return complete(rows, folder)


def complete(rows: list[dict], folder: Path) -> dict:
    """The table of rows that lack the kernels' cycles and what others published."""
    kernels: dict[tuple[str, str], tuple[int, float, float]] = {}
    known = published()["row"]
    for row in rows:
        core = cores.load(row["core"])
        inside = [0.0, 0.0, 0.0]
        for kernel, calls in row["calls"].items():
            key = (kernel, row["core"])
            if key not in kernels:
                kernels[key] = kernel_cycles(kernel, core, folder)
            inside = [a + calls * b for a, b in zip(inside, kernels[key], strict=True)]
        spread = [x / inside[0] for x in inside]
        total = inside[0] + row["between_cycles"]
        row["permutations"] = states_in(row["calls"])
        row["kernel_cycles"] = round(inside[0])
        row["cycles"], row["low"], row["high"] = (round(total * x) for x in spread)
        theirs = [r for r in known if r["set"] == row["set"] and r["core"] == row["core"]]
        row["published"] = {r["by"]: r[row["operation"]] for r in theirs}
    return {
        "table": "sphincs",
        "kind": "predicted",
        "what": "cycles of an operation of SPHINCS+ 3.1 or SLH-DSA on SHAKE",
        "published_source": published()["source"],
        "kernels": {f"{k} on {c}": v[0] for (k, c), v in kernels.items()},
        "rows": rows,
    }


def _mega(cycles: float) -> str:
    mega = cycles / 1e6
    return f"{mega:.2f}" if mega < 10 else f"{mega:.1f}" if mega < 100 else f"{mega:.0f}"


def _lines(rows: list[list[str]], left: int) -> list[str]:
    marks = ["---"] * left + ["---:"] * (len(rows[0]) - left)
    return ["| " + " | ".join(row) + " |" for row in [rows[0], marks, *rows[1:]]]


def _percent(row: dict, key: str) -> str:
    return f"{100 * (row[key] / row['cycles'] - 1):+.0f}"


def markdown(made: dict) -> str:
    """What has published figures, operation by operation; then everything, core by core."""
    parts = [against(made["rows"]), whole(made["rows"])]
    legend = (
        "Millions of cycles, predicted. Board: how far from the prediction a board may lie, in "
        "percent, by the errors of the model of the kernels under any rules that fit. Between: the "
        "share of what is executed outside the kernels, with the standard error of its sample."
    )
    return "\n\n".join([*(p for p in parts if p), legend])


def against(rows: list[dict]) -> str:
    known = [r for r in rows if r["published"]]
    heads = ["set", "core", "operation", "ours", "published", "ratio", "best other", "board"]
    out = [heads]
    for row in known:
        paper = 1000 * row["published"]["paper"]
        other = 1000 * min(v for k, v in row["published"].items() if k != "paper")
        ratio = f"{row['cycles'] / paper:.2f}"
        board = f"{_percent(row, 'low')} to {_percent(row, 'high')}"
        cells = [row["set"], cores.short(row["core"]), row["operation"], _mega(row["cycles"])]
        out.append([*cells, _mega(paper), ratio, _mega(other), board])
    return "\n".join(_lines(out, 3)) if known else ""


def whole(rows: list[dict]) -> str:
    parts = []
    on = list(dict.fromkeys(r["core"] for r in rows))
    for isa in ("aarch64", "armv7m"):
        these = [core for core in on if cores.load(core).isa == isa]
        if not these:
            continue
        out = [["set", "operation", *(cores.short(c) for c in these), "between"]]
        sets = dict.fromkeys((r["set"], r["operation"]) for r in rows if r["core"] in these)
        for name, operation in sets:
            found = {r["core"]: r for r in rows if (r["set"], r["operation"]) == (name, operation)}
            shares = [100 * r["between_cycles"] / r["cycles"] for r in found.values()]
            off = max(100 * r["between_error"] / r["cycles"] for r in found.values())
            share = f"{min(shares):.0f} to {max(shares):.0f} % (± {off:.1f})"
            cells = [_mega(found[c]["cycles"]) if c in found else "" for c in these]
            out.append([name, operation, *cells, share])
        parts.append("\n".join(_lines(out, 2)))
    return "\n\n".join(parts)
