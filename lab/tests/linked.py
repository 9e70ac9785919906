# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects that are right as they are and wrong, or right only by chance, once they are linked.

Each is assembled, linked as its test says, and run: on this processor, under qemu's user emulation,
or, of Cortex-M, under Unicorn. What the prover says of the object is compared with that.
"""

import random
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import required

required.modules("capstone", "unicorn")

from elftools.elf.elffile import ELFFile  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface  # noqa: E402
from lanewise_lab.prove.kernel import Verdict, prove  # noqa: E402
from lanewise_lab.prove.spec import Shape  # noqa: E402
from lanewise_lab.round import permute  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402

ROUNDS = 2
STATE = 0x20000000  # where the linker puts the state
INCLUDE = ["-I", str(shipped.ROOT / "src"), "-I", str(shipped.ROOT / "include")]


@dataclass
class Target:
    """What differs between instruction sets. The driver calls entry(STATE, ROUNDS)."""

    isa: str
    compiler: list[str]
    linker: list[str]
    kernel: str  # the symbol that permutes
    layout: str
    driver: str
    head: str = ""
    run: list[str] = field(default_factory=list)  # the command, without the program
    text: str = ""  # the source of the kernel

    def verdict(self, path: Path) -> Verdict:
        interface = Interface(1, self.layout, "state,rounds")
        return prove(str(path), "entry", interface, [Case(ROUNDS)])


def names(wrong: dict) -> list:
    """Of wrong objects. One of them never returns, and is waited for in continuous integration."""
    slow = "function chosen at start"
    return [pytest.param(n, marks=pytest.mark.ci if n == slow else ()) for n in sorted(wrong)]


@dataclass(frozen=True)
class Wrong:
    """`text` begins with the function entry; `other` is another object of the program, linked
    before this one where `first` says so; `options` are the linker's."""

    text: str
    why: str
    other: str = ""
    first: bool = True
    options: tuple[str, ...] = ()
    #: The last words of the linker, where it is the linker that must fail.
    fails: str = ""


class Workshop:
    """Assembles and links in one folder."""

    def __init__(self, target: Target, folder: Path):
        self.target, self.folder = target, folder

    def assemble(self, name: str, text: str) -> Path:
        source, out = self.folder / f"{name}.S", self.folder / f"{name}.o"
        source.write_text(f"{self.target.head}{text}\n")
        subprocess.run([*self.target.compiler, "-c", source, "-o", out], check=True)
        return out

    def object(self, text: str) -> Path:
        text = text.replace("KERNEL", self.target.kernel)
        return self.assemble("code", f"{self.target.text}\n{self.target.head}{text}")

    def link(self, path: Path, other: str, first: bool, options) -> Path:
        objects = [path]
        if other:
            objects.insert(0 if first else 1, self.assemble("other", other))
        objects = [self.assemble("driver", self.target.driver), *objects]
        out = self.folder / "program"
        done = subprocess.run(
            [*self.target.linker, *options, *objects, "-o", out], capture_output=True, text=True
        )
        assert not done.returncode, done.stderr
        return out

    def result(self, program: Path) -> str:
        """right, wrong, or crashed."""
        source = random.Random(1)
        state = [source.getrandbits(64) for _ in range(25)]
        size, shape = 64 // self.shape.parts // 8, self.shape
        words = [part for lane in state for part in shape.split(lane)]
        data = b"".join(w.to_bytes(size, "little") for w in words)
        after = self.execute(program, data)
        if after is None:
            return "crashed"
        numbers = [int.from_bytes(after[n : n + size], "little") for n in range(0, 200, size)]
        parts = shape.parts
        lanes = [shape.join(tuple(numbers[parts * i : parts * i + parts])) for i in range(25)]
        return "right" if lanes == permute(state, ROUNDS) else "wrong"

    @property
    def shape(self) -> Shape:
        width = 32 if self.target.isa in ("armv7m", "riscv32") else 64
        return Shape(Algebra(width), self.target.layout)

    def execute(self, program: Path, data: bytes) -> bytes | None:
        if self.target.isa == "armv7m":
            return _on_cortex_m(program, data)
        try:
            command = [*self.target.run, program]
            done = subprocess.run(command, input=data, capture_output=True, timeout=5)
        except subprocess.TimeoutExpired:
            return None
        return None if done.returncode or len(done.stdout) != 200 else done.stdout

    def check(self, case: Wrong) -> None:
        """The program is not right, and the prover does not say that it is."""
        path = self.object(case.text)
        found = self.target.verdict(path)
        result = self.result(self.link(path, case.other, case.first, case.options))
        assert result != "right", "linked, it is right"
        assert not found.proved, f"proved, and {result} once linked"
        assert case.why in found.reason, found.reason

    def right(self, text: str, other: str = "", first: bool = True, options=()) -> None:
        """Proved, and right where the linker puts it."""
        path = self.object(text)
        found = self.target.verdict(path)
        assert found.proved, found.reason
        assert self.result(self.link(path, other, first, options)) == "right"


def _on_cortex_m(program: Path, data: bytes) -> bytes | None:
    """The driver from its entry to its end, with memory that holds anything before."""
    import unicorn
    from unicorn import arm_const as arm

    uc = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
    uc.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M4)
    with open(program, "rb") as f:
        elf = ELFFile(f)
        mapped: set[int] = set()
        pages = [(0x30000000, 0x10000), (STATE, 0x1000)]
        parts = []
        for segment in elf.iter_segments():
            if segment["p_type"] == "PT_LOAD" and segment["p_memsz"]:
                pages.append((segment["p_vaddr"], segment["p_memsz"]))
                parts.append((segment["p_vaddr"], segment.data()))
        for start, size in pages:
            for page in range(start // 4096, (start + size + 4095) // 4096):
                if page not in mapped:
                    mapped.add(page)
                    uc.mem_map(4096 * page, 4096)
                    uc.mem_write(4096 * page, b"\xa5" * 4096)
        for start, raw in parts:
            uc.mem_write(start, bytes(raw))
        start = elf["e_entry"]
    uc.mem_write(STATE, data)
    uc.reg_write(arm.UC_ARM_REG_SP, 0x30010000)
    uc.reg_write(arm.UC_ARM_REG_LR, 0x30000001)
    try:
        uc.emu_start(start | 1, 0x30000000, count=200000)
    except unicorn.UcError:
        return None
    if uc.reg_read(arm.UC_ARM_REG_PC) & ~1 != 0x30000000:
        return None
    return bytes(uc.mem_read(STATE, 200))
