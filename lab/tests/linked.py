# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects that are right as they are and wrong, or right only by chance, once they are linked.

Each is assembled, linked as its test says, and run: on this processor, under qemu's user emulation,
or, of Cortex-M, under Unicorn. What the prover says of the object is compared with that.
"""

import functools
import random
import subprocess
from pathlib import Path

import required

required.modules("capstone", "unicorn")

from elftools.elf.elffile import ELFFile  # noqa: E402
from lanewise_lab.cycles.target import TARGETS  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface  # noqa: E402
from lanewise_lab.prove.kernel import Verdict, prove  # noqa: E402
from lanewise_lab.prove.spec import Shape  # noqa: E402
from lanewise_lab.round import RC, permute  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from sets import INCLUDE, ROWS, InstructionSet, expand  # noqa: E402

ROUNDS = 2
STATE = 0x20000000  # where the linker puts the state


#: [linked] of each instruction set: RV32 has that of RV64.
LINKED = {
    isa: ROWS[row.get("linked_as", isa)]["linked"]
    for isa, row in ROWS.items()
    if {"linked", "linked_as"} & set(row)
}


class Target:
    """What differs between instruction sets: [linked] of their files. A driver calls
    entry(STATE, ROUNDS)."""

    def __init__(self, isa: str):
        self.isa = isa
        row = ROWS[isa]
        self.layout, self.kernel = row["layout"], InstructionSet.symbol(row["kernel"])
        self.linked = linked = LINKED[isa]
        self.compiler = [*shipped.COMPILERS[isa], *linked.get("options", ())]
        self.compiler += ["-I", str(shipped.folder_of(isa))]
        own = shipped.LINKERS[isa] if isa.startswith("riscv") else []
        self.linker = [*own, *linked["linker"]]
        #: Of the user emulation, without the program.
        self.run = [] if isa == "x86_64" else [f"qemu-{isa}"]
        required.tools(self.compiler[0], self.linker[0], *(self.run if isa != "armv7m" else ()))
        self.head = self.code(linked["head"]) + "\n" if "head" in linked else ""
        if isa == "x86_64":
            self.layout, self.kernel = "lanes", "permute"
            self.text = _portable()
        else:
            source = shipped.folder_of(isa) / f"{self.kernel.removeprefix('lanewise_')}.S"
            self.text = source.read_text()

    def code(self, text: str) -> str:
        macros = self.linked["macros"] | {"KERNEL": self.kernel}
        return expand(text, macros | {"CONSTANTS": ", ".join(map(str, RC))})

    def options(self, text: str) -> list[str]:
        return self.code(text).split()

    def entry(self, text: str, more: str = "", pad: str = "") -> str:
        """The function entry, which does nothing where it jumps to 9f; or a text that has it."""
        if text.startswith(".text"):
            return f"{self.code(text)}\n{self.code(more)}\n"
        whole = self.linked["entry"].replace("PAD; ", f"{pad}; " if pad else "")
        return self.code(whole.replace("TEXT", text).replace("MORE", more)) + "\n"

    def verdict(self, path: Path) -> Verdict:
        interface = Interface(1, self.layout, "state,rounds")
        return prove(str(path), "entry", interface, [Case(ROUNDS)])


def _portable() -> str:
    """The portable kernel as gcc compiles it. What it calls for odd numbers of rounds, and its list
    of functions, are not needed here."""
    options = ["-O1", "-fno-asynchronous-unwind-tables", "-fno-stack-protector"]
    options += ["-fcf-protection=none", *INCLUDE, "-S", "-o", "-"]
    source = shipped.KECCAK / "portable" / "keccakp1600_x1_c64.c"
    command = ["gcc", *options, source]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return f"    .att_syntax prefix\n{text}\n    .intel_syntax noprefix\n    .text\nmemcpy: ud2\n"


target_of = functools.cache(Target)


class Workshop:
    """Assembles and links in one folder."""

    def __init__(self, isa: str, folder: Path):
        self.target, self.folder = target_of(isa), folder

    def assemble(self, name: str, text: str) -> Path:
        source, out = self.folder / f"{name}.S", self.folder / f"{name}.o"
        source.write_text(f"{self.target.head}{text}\n")
        subprocess.run([*self.target.compiler, "-c", source, "-o", out], check=True)
        return out

    def object(self, text: str, more: str = "", pad: str = "") -> Path:
        """The kernel and `entry`."""
        head, entry = self.target.head, self.target.entry(text, more, pad)
        return self.assemble("code", f"{self.target.text}\n{head}{entry}")

    def link(self, path: Path, other: str = "", options: str = "") -> Path:
        """A program, in which another object may come before this one."""
        target, out = self.target, self.folder / "program"
        objects = [self.assemble("driver", target.code(target.linked["driver"]))]
        objects += [self.assemble("other", target.code(other))] if other else []
        command = [*target.linker, *target.options(options), *objects, path, "-o", out]
        done = subprocess.run(command, capture_output=True, text=True)
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

    def check(
        self, text: str, why: str, more: str = "", other: str = "", options: str = ""
    ) -> None:
        """The program is not right, and the prover does not say that it is."""
        path = self.object(text, more)
        found = self.target.verdict(path)
        result = self.result(self.link(path, other, options))
        assert result != "right", "linked, it is right"
        assert not found.proved, f"proved, and {result} once linked"
        assert why in found.reason, found.reason

    def right(self, text: str, more: str = "", options: str = "", pad: str = "") -> None:
        """Proved, and right where the linker puts it."""
        path = self.object(text, more, pad)
        found = self.target.verdict(path)
        assert found.proved, found.reason
        assert self.result(self.link(path, self.target.linked["other"], options)) == "right"


def _on_cortex_m(program: Path, data: bytes) -> bytes | None:
    """The driver from its entry to its end, with memory that holds anything before."""
    target = TARGETS["armv7m"]
    uc = target.start("CORTEX_M4")
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
    uc.reg_write(target.sp, 0x30010000)
    uc.reg_write(target.link, 0x30000001)
    try:
        uc.emu_start(start | 1, 0x30000000, count=200000)
    except target.error:
        return None
    if uc.reg_read(target.pc) & ~1 != 0x30000000:
        return None
    return bytes(uc.mem_read(STATE, 200))
