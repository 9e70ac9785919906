#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measure the Cortex-M kernels on a board.

    board.py list                                  the boards
    board.py build [BOARD...] [--to FOLDER]        an image each: FOLDER/BOARD.bin and .elf
    board.py read PORT [-o FILE]                   what a board that runs its image prints, as JSON
    board.py emulate BOARD [-o FILE]               one of QEMU's boards, for the form alone
    board.py linux [--cc CC] [--to FOLDER]         FOLDER/probes, for Linux on AArch64

Copy BOARD.bin to the drive that the board shows when it is plugged in, and read its serial port.
Then `lanewise-lab compare FILE`. Building needs arm-none-eabi-gcc. Errors: one line, exit 2.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import subprocess
import sys
import tempfile
import termios
import time
import tomllib
import tty
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "lab"))
from lanewise_lab import firmware  # noqa: E402
from lanewise_lab.compare import SCHEMA, probes, source  # noqa: E402
from lanewise_lab.tools import Failed  # noqa: E402

SCRIPT = """\
ENTRY(vectors)
MEMORY {{
    CODE (rx) : ORIGIN = {run:#x}, LENGTH = {size:#x}
    STORED (r) : ORIGIN = {stored:#x}, LENGTH = {size:#x}
    RAM (rwx) : ORIGIN = {ram:#x}, LENGTH = {ram_size:#x}
}}
SECTIONS {{
    .text : {{ KEEP(*(.vectors)) *(.text*) *(.rodata*) . = ALIGN(8); }} > CODE AT > STORED
    .ARM.exidx : {{ *(.ARM.exidx*) . = ALIGN(8); }} > CODE AT > STORED
    .data : {{ data_start = .; *(.data*) . = ALIGN(4); data_end = .; }} > RAM AT > STORED
    data_load = LOADADDR(.data);
    .bss (NOLOAD) : {{ bss_start = .; *(.bss* COMMON) . = ALIGN(4); bss_end = .; }} > RAM
    stack_top = ORIGIN(RAM) + LENGTH(RAM);
}}
"""


def boards() -> dict[str, dict]:
    data = tomllib.loads((HERE / "boards.toml").read_text("utf-8"))
    return {name: data[b["like"]] | b if "like" in b else b for name, b in data.items()}


def named(name: str) -> dict:
    known = boards()
    if name not in known:
        raise Failed(f"there is no board {name}; known are {', '.join(known)}")
    return known[name]


def header(board: dict, kernels: list[Path]) -> str:
    """board.h: what firmware.c must know."""
    writes = [w for s in board["settings"] for w in s["writes"]]
    pairs = [
        ("WHERE", f'"{board["where"]}"'),
        ("CORE", f'"{board["core"]}"'),
        ("EMULATED", int(board.get("emulated", False))),
        ("HZ", f"{board['hz']}u"),
        ("START", words(board.get("start", []))),
        ("WRITES", words(writes)),
        ("SETTINGS", ", ".join(setting(s) for s in board["settings"])),
        ("KERNELS(X)", " ".join(f"X({firmware.symbol_of(k)})" for k in kernels)),
        ("PROBES(X)", " ".join(f"X({p.symbol})" for p in probes(board["core"]))),
    ]
    if output := board.get("output"):
        pairs += [("USART_KIND", output["kind"]), ("USART", f"{output['usart']:#x}u")]
    if "flash_acr" in board:
        pairs.append(("FLASH_ACR", f"{board['flash_acr']:#x}u"))
    return "".join(f"#define {name} {value}\n" for name, value in pairs)


def words(writes: list[list[int]]) -> str:
    """An empty list becomes a write of no bits, for C has no empty arrays."""
    return ", ".join("{" + ", ".join(f"{n:#x}u" for n in w) + "}" for w in writes or [[0, 0, 0]])


def setting(s: dict) -> str:
    return f'{{"{s["name"]}", {int(s["model"])}, {len(s["writes"])}}}'


def build(name: str, to: Path, kernels: list[Path] | None = None) -> Path:
    """The image of a board: NAME.elf and NAME.bin in the folder `to`."""
    board = named(name)
    core = firmware.CORES[board["core"]]
    kernels = kernels or firmware.kernels()
    work = to / "parts" / name
    work.mkdir(parents=True, exist_ok=True)
    (work / "board.h").write_text(
        header(board, kernels) + "void probe_empty(unsigned *, unsigned);\n"
    )
    (work / "probes.S").write_text(source(probes(core.name), "armv7m"))
    run, stored, size = board["flash"]
    ram, ram_size = board["ram"]
    script = SCRIPT.format(run=run, stored=stored, size=size, ram=ram, ram_size=ram_size)
    (work / "board.ld").write_text(script)
    elf = to / f"{name}.elf"
    parts = [HERE / "firmware.c", work / "probes.S", *kernels]
    parts += [ROOT / "src/keccak" / f for f in ("constants.c", "portable/keccakp1600_x1_c32.c")]
    options = ["-O2", "-std=gnu11", "-Wall", "-Wextra", "-nostartfiles", "-ffreestanding"]
    options += ["-fno-strict-aliasing", "-DLANEWISE_MAX_STATES=1", f"-I{work}", f"-I{ROOT / 'src'}"]
    options += [f"-I{ROOT / 'include'}", "-T", work / "board.ld", "-Wl,--no-warn-rwx-segments"]
    firmware.gcc(core, *options, *parts, "-o", elf)
    firmware.run([firmware.PREFIX + "objcopy", "-O", "binary", elf, to / f"{name}.bin"])
    return elf


def linux(cc: str, to: Path) -> Path:
    """The program with the micro-benchmarks of AArch64 cores, by a compiler for AArch64."""
    work = to / "parts/linux"
    work.mkdir(parents=True, exist_ok=True)
    chosen = probes(isa="aarch64")
    listed = "".join(f" X({p.symbol}, {int(p.needs == 'sha3')})" for p in chosen)
    (work / "probes.h").write_text(f"#define PROBES(X) X(probe_empty, 0){listed}\n")
    (work / "probes.S").write_text(source(chosen, "aarch64"))
    options = ["-O2", "-static", "-Wall", "-Wextra", f"-I{work}", f"-I{ROOT / 'cli'}"]
    parts = [HERE / "linux.c", ROOT / "cli/cycles.c", work / "probes.S"]
    firmware.run([cc, *options, *parts, "-o", to / "probes"])
    return to / "probes"


def emulate(name: str, image: Path) -> str:
    board = named(name)
    if not board.get("emulated"):
        raise Failed(f"{name} is not one of QEMU's boards")
    command = ["qemu-system-arm", "-M", name, "-nographic", "-monitor", "none", "-serial", "none"]
    command += ["-icount", "shift=5", "-semihosting-config", "enable=on,target=native"]
    try:
        done = subprocess.run(
            [*command, "-kernel", str(image)], capture_output=True, text=True, timeout=120
        )
    except FileNotFoundError:
        raise Failed("qemu-system-arm not found: apt install qemu-system-arm") from None
    except subprocess.TimeoutExpired:
        raise Failed(f"{image.name} did not end within 120 s") from None
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        raise Failed(f"{image.name} exited with {done.returncode}: {' '.join(last)}")
    return done.stdout + done.stderr  # SYS_WRITEC goes to either


def read_port(port: str, seconds: float) -> str:
    """The first whole object that a board prints on a serial port, 115200 baud."""
    try:
        line = os.open(port, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError as error:
        raise Failed(f"{port}: {error.strerror}") from None
    try:
        if os.isatty(line):
            tty.setraw(line)
            mode = termios.tcgetattr(line)
            mode[4] = mode[5] = termios.B115200
            termios.tcsetattr(line, termios.TCSANOW, mode)
        text, end = "", time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([line], [], [], 1)[0]:
                text += os.read(line, 4096).decode("ascii", "replace")
            whole = text.rpartition("\n")[0]
            if found(whole):
                return whole
            if "raised a fault" in whole:
                raise Failed("the firmware says that the processor raised a fault")
    finally:
        os.close(line)
    raise Failed(f"{port}: no measurements within {seconds:.0f} s; press the board's reset button")


def found(text: str) -> dict | None:
    for line in text.splitlines():
        if line.startswith("{") and line.endswith("}"):
            try:
                data = json.loads(line)
            except json.JSONDecodeError:
                continue
            if data.get("schema") == SCHEMA:
                return data
    return None


def finished(text: str) -> dict:
    """What a board printed, with its memory in words. Failed: not whole, or a kernel is wrong."""
    data = found(text)
    if data is None:
        raise Failed("the firmware printed no measurements")
    bits = next((b.get("bits", {}) for b in boards().values() if b["where"] == data["where"]), {})
    for s in data["settings"]:
        registers = {n: int(v, 16) for n, v in s["registers"].items()}
        on = []
        if "FLASH_ACR" in registers:
            on.append(f"{registers['FLASH_ACR'] & 15} wait states")
            on += [name for name, bit in bits.items() if registers["FLASH_ACR"] >> bit & 1]
        on += ["I-cache"] * (registers["CCR"] >> 17 & 1) + ["D-cache"] * (
            registers["CCR"] >> 16 & 1
        )
        s["memory"] = ", ".join(on) or "not known"
        wrong = [r["name"] for r in s["rows"] if r.get("right") is False]
        if wrong:
            raise Failed(f"wrong results on {data['where']}: {', '.join(dict.fromkeys(wrong))}")
    return data


def say(data: dict) -> None:
    what = "counts of an emulator, no cycles" if data["emulated"] else "core cycles"
    print(f"{data['where']}, {data['core']}, {data['counter']}: {what}", file=sys.stderr)
    for s in data["settings"]:
        print(f"  {s['name']} ({s['memory']}): {len(s['rows'])} rows", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="the boards")
    one = commands.add_parser("build", help="the image of each board")
    one.add_argument(
        "boards", nargs="*", metavar="BOARD", help="default: all that are no emulators"
    )
    one.add_argument("--to", type=Path, default=ROOT / "build/boards")
    one = commands.add_parser("read", help="what a board prints on a serial port")
    one.add_argument("port", help="such as /dev/ttyACM0")
    one.add_argument("--seconds", type=float, default=60, help="how long to wait (60)")
    one.add_argument("-o", "--output", type=Path, help="default: standard output")
    one = commands.add_parser("emulate", help="one of QEMU's boards, for the form alone")
    one.add_argument("board")
    one.add_argument("-o", "--output", type=Path, help="default: standard output")
    one = commands.add_parser("linux", help="the program for Linux on AArch64")
    one.add_argument("--cc", default="aarch64-linux-gnu-gcc", help="compiler (%(default)s)")
    one.add_argument("--to", type=Path, default=ROOT / "build/boards")
    options = parser.parse_args()
    try:
        if options.command == "list":
            for name, b in boards().items():
                print(f"{name:<14} {b['core']}  {b['where']}")
            return 0
        if options.command == "build":
            chosen = options.boards or [n for n, b in boards().items() if not b.get("emulated")]
            for name in chosen:
                print(build(name, options.to).with_suffix(".bin"))
            return 0
        if options.command == "linux":
            print(linux(options.cc, options.to))
            return 0
        if options.command == "read":
            data = finished(read_port(options.port, options.seconds))
        else:
            with tempfile.TemporaryDirectory(prefix="lanewise-board-") as folder:
                data = finished(emulate(options.board, build(options.board, Path(folder))))
        text = json.dumps(data, indent=1) + "\n"
        if options.output:
            options.output.write_text(text, encoding="utf-8")
        else:
            sys.stdout.write(text)
        say(data)
    except (Failed, OSError) as error:
        print(f"board: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
