# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs of Linux on an x86-64 processor that Bochs emulates: AVX-512 on any machine.

The emulated machine has a processor, memory and kernel_x86_64.c, which answers the system calls of
one thread. Nothing here is timed: an instruction takes a cycle.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .. import tools

HERE = Path(__file__).resolve().parent
PAGE = 4096
#: What kernels ask for of the model's features, as Linux names them.
FEATURES = frozenset(
    "avx avx2 bmi1 bmi2 movbe avx512f avx512dq avx512bw avx512vl avx512vbmi avx512_vbmi2".split()
)
SETTINGS = """\
megs: 1024
cpu: model=corei7_icelake_u, ips=100000000, reset_on_triple_fault=0
romimage: file={folder}/reset
optramimage1: file={folder}/kernel, address=0x200000
optramimage2: file={folder}/disk, address=0x20000000
display_library: rfb, options="timeout=0"
port_e9_hack: enabled=1
sound: driver=dummy
log: {folder}/log
panic: action=fatal
error: action=ignore
info: action=ignore
"""
_CC = ["gcc", "-O2", "-ffreestanding", "-fno-pic", "-fcf-protection=none", "-fno-stack-protector"]
_CC += ["-mno-red-zone", "-mgeneral-regs-only", "-fno-tree-loop-distribute-patterns"]
_CC += ["-fno-strict-aliasing", "-nostdlib"]
_CC += ["-static", "-Wl,--build-id=none,--oformat=binary"]


@functools.cache
def _images() -> dict[str, bytes]:
    """What the machine has in its memories, but for the disk."""
    layout = f"-Wl,-T,{HERE}/kernel_x86_64.ld"
    kernel = [layout, HERE / "enter_x86_64.S", HERE / "kernel_x86_64.c"]
    parts = {"kernel": kernel, "reset": ["-Wl,-N,-Ttext=0xffff0000", HERE / "reset_x86_64.S"]}
    out = {}
    with tempfile.TemporaryDirectory(prefix="lanewise-bochs-") as folder:
        for name, words in parts.items():
            made = Path(folder) / name
            tools.run([*_CC, *words, "-o", made])
            out[name] = made.read_bytes()
    return out


def _libraries(program: Path) -> tuple[list[Path], list[Path]]:
    """The dynamic linker, in a list, and the libraries."""
    said = subprocess.run(["ldd", program], capture_output=True, text=True).stdout
    paths = [Path(found) for found in re.findall(r"(/\S+) \(0x", said)]
    linker = [path for path in paths if path.name.startswith("ld-linux")]
    return linker, [path for path in paths if path not in linker]


def _entry(name: str | Path, data: bytes) -> bytes:
    header = struct.pack("<504sQ", os.fsencode(name), len(data)).ljust(PAGE, b"\0")
    return header + data + bytes(-len(data) % PAGE)


def disk(command: list[str], given: bytes) -> bytes:
    """As kernel_x86_64.c reads it: what the program needs, and arguments that are files."""
    program, (linker, files) = Path(command[0]), _libraries(Path(command[0]))
    environment = [f"{k}={v}" for k, v in os.environ.items() if k.startswith("LANEWISE_")]
    told = struct.pack("<QQ", len(command), len(environment))
    told += b"".join(os.fsencode(text) + b"\0" for text in command + environment)
    out = _entry(program, program.read_bytes())
    out += _entry(linker[0], linker[0].read_bytes()) if linker else _entry("none", b"")
    out += _entry("told", told) + _entry("standard input", given)
    files += [Path(text) for text in command[1:] if os.path.isfile(text)]
    return out + b"".join(_entry(path, path.read_bytes()) for path in files) + bytes(PAGE)


@dataclass(frozen=True)
class Ended:
    """status: of the program, or 128 and a signal's number. wrote: to standard output and to
    standard error. why: it was stopped, and where; a system call that the kernel does not know."""

    status: int
    wrote: bytes
    why: str


def run(command: list[str], given: bytes = b"", seconds: float | None = None) -> Ended:
    """given: standard input of a program. FileNotFoundError without Bochs, tools.Failed where it
    fails, subprocess.TimeoutExpired where the program did not end."""
    if not shutil.which("bochs"):
        raise FileNotFoundError("bochs is not installed")
    with tempfile.TemporaryDirectory(prefix="lanewise-bochs-") as made:
        folder = Path(made)
        for name, image in (_images() | {"disk": disk(command, given)}).items():
            (folder / name).write_bytes(image)
        (folder / "settings").write_text(SETTINGS.format(folder=folder))
        (folder / "commands").write_text("c\nq\n")  # of its debugger: continue, quit
        bochs = ["bochs", "-q", "-f", folder / "settings", "-rc", folder / "commands"]
        quiet = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        done = subprocess.run(bochs, stdout=subprocess.PIPE, timeout=seconds, **quiet)
        _, begun, wrote = done.stdout.partition(b"\1begin\n")
        wrote, ended, said = wrote.rpartition(b"\n\1exit ")
        if not begun or not ended:
            log = (folder / "log").read_text(errors="replace").splitlines()
            panics = [line for line in log if ">>PANIC<<" in line][:1]
            raise tools.Failed(f"bochs: {' '.join(panics) or done.stdout[-300:]}")
    status, _, why = said.splitlines()[0].decode().partition(" ")
    return Ended(int(status, 16), wrote, why)
