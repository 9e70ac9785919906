# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Builds code for Cortex-M with Debian's arm-none-eabi-gcc: objects, the C library, firmware, and
runs firmware on qemu's boards.

Used by the emulated runs (tests/emu) and by the tables (table.py). Nothing here is timed or proved.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from . import checkout, gen
from .checkout import ROOT
from .tools import Failed, run

PREFIX = "arm-none-eabi-"


@dataclass(frozen=True)
class Core:
    name: str
    machine: str  # of qemu-system-arm
    fpu: str  # as -mfpu= takes it, or "" for none
    data: tuple[int, str] = (0x20000000, "4M")  # where the board has memory for it, how much

    @property
    def flags(self) -> list[str]:
        """Compiler flags; the FPU may be used, arguments stay in core registers."""
        float_abi = ["-mfloat-abi=softfp", f"-mfpu={self.fpu}"] if self.fpu else []
        return [f"-mcpu={self.name}", "-mthumb", *float_abi]


CORES = {
    core.name: core
    for core in (
        Core("cortex-m3", "mps2-an385", ""),
        Core("cortex-m4", "mps2-an386", "fpv4-sp-d16"),
        Core("cortex-m7", "mps2-an500", "fpv5-sp-d16"),
    )
}


#: A core that qemu has and Unicorn has not, and of whose time there is no model. The board has more
#: memory, MORE, which qemu is slow to access.
M55 = Core("cortex-m55", "mps3-an547", "auto", (0x20000000, "512K"))
MORE = {M55.name: (0x31000000, "4M")}
EMULATED = CORES | {M55.name: M55}


def kernel_folder(isa: str) -> Path:
    """The kernels that we ship for an instruction set, or without a checkout, all that the lab
    generates."""
    if checkout.is_checkout(ROOT):
        return ROOT / "src/keccak" / isa
    return gen.folder(isa)


def kernel_files(isa: str) -> dict[str, Path]:
    """Every kernel for an instruction set by the name of its file, baselines too."""
    checked = checkout.is_checkout(ROOT)
    paths = checkout.kernel_files(isa) if checked else kernel_folder(isa).glob("*.S")
    return {path.stem: path for path in paths}


def kernel_file(isa: str, name: str, every: dict[str, Path] | None = None) -> Path:
    """Of the kernel `name`, of these or all; of one that does not exist, where ours would lie."""
    every = kernel_files(isa) if every is None else every
    return every.get(name, kernel_folder(isa) / f"{name}.S")


def kernels(core: Core | None = None) -> list[Path]:
    """Every kernel for ARMv7-M, or that a core runs; its symbol is lanewise_ and the name of the
    file."""
    found = [p for n, p in sorted(kernel_files("armv7m").items()) if "_x1_" in n]
    return found + (sorted(kernel_files("armv8m").values()) if core == M55 else [])


def symbol_of(kernel: Path) -> str:
    return "lanewise_" + kernel.stem


def gcc(core: Core, *arguments) -> None:
    run([PREFIX + "gcc", *core.flags, *arguments])


def assemble(source: Path, core: Core, to: Path) -> Path:
    """One .S file as an object file in the folder `to`."""
    to.mkdir(parents=True, exist_ok=True)
    out = to / (source.stem + ".o")
    gcc(core, "-c", source, "-o", out)
    return out


def library(core: Core, kernel: str | None, to: Path) -> Path:
    """liblanewise.a as cmake/cortex-m.cmake builds it; `kernel` None is the library's own choice.

    `kernel` is the name of a backend. It is built for speed, in a folder of its own below `to`, and
    again only where something changed.
    """
    try:
        checkout.need("table 2, which compiles the C library,")
    except OSError as error:
        raise Failed(str(error)) from None
    folder = to / f"{core.name}-{kernel or 'default'}"
    options = {
        "CMAKE_TOOLCHAIN_FILE": ROOT / "cmake/cortex-m.cmake",
        "CMAKE_BUILD_TYPE": "Release",
        "LANEWISE_CORE": core.name,
        "LANEWISE_FLOAT_ABI": "softfp" if core.fpu else "soft",
        "LANEWISE_KERNEL": kernel or "",
    }
    run(["cmake", "-S", ROOT, "-B", folder, *(f"-D{k}={v}" for k, v in options.items())])
    run(["cmake", "--build", folder])
    return folder / "liblanewise.a"


def on_a_board(core: Core) -> list:
    """Arguments of the compiler for an image that boot() runs: a start and the board's memory."""
    emu = ROOT / "tests/emu"
    start = [emu / "start.S", "-nostartfiles", "--specs=rdimon.specs", "-T", emu / "link.ld"]
    at, size = core.data
    where = f"-Wl,--defsym=board_data={at:#x},--defsym=board_size={size}"
    return [*start, where, "-Wl,--gc-sections"]


def boot(core: Core, image: Path, folder: Path, limit: int) -> str:
    """Runs a firmware image with semihosting in `folder`; returns what it printed."""
    command = ["qemu-system-arm", "-M", core.machine, "-nographic", "-monitor", "none"]
    # 32 ns of the board's time each instruction: interrupts come at the same places in every run.
    command += ["-icount", "shift=5"]
    command += ["-serial", "none", "-semihosting-config", "enable=on,target=native"]
    command += ["-kernel", str(image)]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=limit)
    except FileNotFoundError:
        raise Failed("qemu-system-arm is not installed") from None
    except subprocess.TimeoutExpired:
        raise Failed(f"{image.name} on {core.machine} did not end within {limit} s") from None
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        raise Failed(f"{image.name} on {core.machine} exited with {done.returncode}: {last}")
    return done.stdout
