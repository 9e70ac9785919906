#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the kernels for Cortex-M on emulated processors and compares with reference.py.

emu.py qemu --core cortex-m4      1000 states each kernel, as firmware on qemu-system-arm
emu.py unicorn --core cortex-m4   1000 states each kernel, called from here under Unicorn
emu.py bytes --core cortex-m4     adding and extracting bytes at any offset, under Unicorn
emu.py library --core cortex-m4   the whole C library: the vectors of tests/kat under qemu
emu.py suites --core cortex-m55   the same: the suites of tests/unit for several states
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import reference

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "lab"))
from lanewise_lab import firmware  # noqa: E402
from lanewise_lab.firmware import EMULATED, M55, Core, boot, on_a_board  # noqa: E402
from lanewise_lab.tools import Failed  # noqa: E402

STATES = 1000
INTERRUPTED = 48  # states of harness.c's last part
FIRMWARE = ["-O2", "-g0", "-std=c11", "-ffunction-sections"]
FIRMWARE += ["-Wall", "-Wextra", "-Wno-unused-parameter"]
FIRMWARE += [f"-I{ROOT / folder}" for folder in ("include", "src", "tests/emu")]
#: An image without a start, for direct.py; code and data in pages of their own.
CALLED = ["-nostartfiles", "--specs=rdimon.specs"]
CALLED += ["-Wl,-Ttext=0x10000,-Tdata=0x40000,-zmax-page-size=0x1000,--entry=emu_right"]


def random_states(seed: str) -> list[bytes]:
    source = random.Random(seed)
    return [source.randbytes(200) for _ in range(STATES)]


def stated_stack(kernel: Path) -> int:
    """The bound that the head of a kernel states: the line ` * Stack: N bytes`."""
    found = re.search(r"^(?: \*|//) Stack: (\d+) bytes", kernel.read_text(), re.M)
    if not found:
        raise Failed(f"{kernel.name} has no line ' * Stack: N bytes'")
    return int(found[1])


@dataclass
class Outcome:
    """What one run saw: of each function the states it left and the deepest stack in bytes."""

    faults: list[str]  # of kernels
    controls: list[tuple[str, str]]  # a function of wrong.S, the faults seen
    left: dict[str, list[bytes]]
    used: dict[str, int]


def link(core: Core, kernels: list[Path], to: Path, *more) -> Path:
    parts = [HERE / f for f in ("controls.c", "wrong.S")]
    parts += [ROOT / "src/keccak" / f for f in ("constants.c", "portable/keccakp1600_x1_c32.c")]
    firmware.gcc(core, *FIRMWARE, *parts, *kernels, *more, "-o", to)
    return to


def controls(core: Core) -> list[str]:
    """The functions of wrong.S, which name the rule that they break."""
    kept = [f"r{n}" for n in range(4, 12)] + ["sp"] + (["float"] if core.fpu else [])
    return [*kept, *(["vpr"] if core == M55 else []), "before", "after", "above", "deep"]


def qemu(core: Core, kernels: list[Path], folder: Path, states: list[bytes]) -> Outcome:
    calls = " ".join(f"X({firmware.symbol_of(k)})" for k in kernels)
    (folder / "emu_kernels.h").write_text(f"#define KERNELS(X) {calls}\n")
    (folder / "states.in").write_bytes(reference.zipped(states, states_of(kernels[0])))
    at_once = states_of(kernels[0])
    parts = [*(HERE / f for f in ("call.S", "harness.c")), f"-DEMU_AT_ONCE={at_once}"]
    image = link(core, kernels, folder / "harness.elf", *parts, *on_a_board(core), f"-I{folder}")
    text = boot(core, image, folder, 120)
    if not text.endswith("done\n"):
        raise Failed(f"the firmware ended early: {text.splitlines()[-1:]}")
    used = {n: int(b) for n, b in re.findall(r"^kernel (\w+): (\d+) bytes of stack$", text, re.M)}
    faults = re.findall(r"^fault (.*)$", text, re.M)
    relies = [f for f in faults if f.startswith("emu_wrong_below")]
    faults = [f for f in faults if f not in relies]
    if len(relies) != INTERRUPTED:
        faults.append("control below: the interrupts did not overwrite what lies below the stack")
    times = dict(re.findall(r"^interrupted (\w+): (\d+) times$", text, re.M))
    faults += [
        f"{name} was interrupted {times.get(name, 0)} times only"
        for name in map(firmware.symbol_of, kernels)
        if int(times.get(name, 0)) < INTERRUPTED * 2
    ]
    return Outcome(
        faults,
        re.findall(r"^control (\w+):(.*)$", text, re.M),
        {name: read_states(folder / f"{name}.out", at_once) for name in used},
        used,
    )


def move_bytes(core: Core, folder: Path, seed: str) -> list[str]:
    """lanewise_armv7m_add_bytes and _extract_bytes: all offsets with some lengths, all lengths."""
    from direct import MESSAGE, OUTPUT, PAGE, STATE, Board, Buffer, cortex_m

    source = firmware.kernel_file("armv7m", "keccakp1600_bytes_armv7m")
    image = link(core, [source], folder / "bytes.elf", *CALLED)
    chosen = random.Random(seed)
    board = Board(image, cortex_m(core.name, bool(core.fpu)), chosen.randbytes(8))
    stated = [int(n) for n in re.findall(r"^ \* Stack: (\d+) bytes", source.read_text(), re.M)]
    if len(stated) != 2:
        raise Failed(f"{source.name} states not two bounds of stack but {len(stated)}")
    pairs = [(o, n) for o in range(201) for n in (0, 1, 7, 8, 200 - o) if o + n <= 200]
    pairs += [(o, n) for n in range(201) for o in (0, min(3, 200 - n), 200 - n)]
    faults = []

    def check(i: int, offset: int, length: int, more: int = 0) -> list[str]:
        """What is wrong with both functions; `more` bytes too many are asked for as a control."""
        state, data = chosen.randbytes(200), chosen.randbytes(length)
        [plain] = reference.from_interleaved([state])
        # Against the end of the page or its beginning, and at all alignments.
        at, other = (PAGE - 200, 0) if i % 2 else (0, PAGE - length - i // 2 % 2 * 3)
        found = []
        for what, page, want, left, bound in (
            ("add", MESSAGE, data, plain[:offset] + xor(plain[offset:], data), stated[0]),
            ("extract", OUTPUT, plain[offset : offset + length], plain, stated[1]),
        ):
            name, buffers = f"lanewise_armv7m_{what}_bytes", [Buffer(STATE, at, state)]
            buffers.append(Buffer(page, other, data))
            arguments = [STATE + at, page + other, offset, length + more]
            seen = board.call(name, buffers, arguments, i % 3 == 0)
            wrong = seen.faults
            if reference.from_interleaved(seen.contents[:1]) != [left] or seen.contents[1] != want:
                wrong += " wrong bytes"
            if seen.used > bound:
                wrong += f" {seen.used} bytes of stack, stated {bound}"
            if wrong:
                found.append(f"{name}, offset {offset}, length {length}:{wrong}")
        return found

    for i, (offset, length) in enumerate(pairs):
        faults += check(i, offset, length)
    for i in range(4):
        if len(check(i, 8, 100, 1)) != 2:
            faults.append(f"control {i}: a byte too many was not seen")
    print(f"{2 * len(pairs)} calls of add_bytes and extract_bytes, {len(faults)} wrong")
    return faults


def xor(state: bytes, data: bytes) -> bytes:
    """Data may be shorter."""
    return bytes(a ^ b for a, b in zip(state, data.ljust(len(state), b"\0"), strict=True))


def library(core: Core, kernel: str | None, folder: Path) -> str:
    """The summary that the vector test prints; Failed if one vector is wrong."""
    archive = firmware.library(core, kernel, folder)
    unit = [ROOT / "tests/unit" / f"{f}.c" for f in ("functions", "textbook", "unit_check")]
    image = folder / "library.elf"
    core = replace(core, data=firmware.MORE.get(core.name, core.data))
    more = [f"-I{ROOT / 'tests/unit'}", *on_a_board(core), archive, "-o", image]
    firmware.gcc(core, *FIRMWARE, HERE / "library.c", *unit, *more)
    kept, left_out = short_vectors((ROOT / "tests/kat/vectors.txt").read_text())
    (folder / "vectors.txt").write_text(kept)
    text = boot(core, image, folder, 300)
    chosen = re.search(r"^kernel (\w+)$", text, re.M)
    if not chosen or (kernel and chosen[1] != kernel):
        raise Failed(f"the library runs {chosen and chosen[1]}, not {kernel}")
    return f"{chosen[1]}: {text.splitlines()[-1]}; {left_out} too long for the board's memory"


#: Of the library for a core with two kernels: which it takes for 1 to 5 states.
SEVERAL = {M55.name: ["x1_armv7m_m4_resident"] * 2 + ["x4_armv8m_mve"] * 3}
SUITES = ("kernels", "many", "absorb_many")


def suites(core: Core, folder: Path) -> str:
    """How many checks the suites made; Failed if one is wrong, or other kernels ran."""
    if core.name not in SEVERAL:
        raise Failed(f"the library for {core.name} has one kernel, for one state")
    archive = firmware.library(core, None, folder)
    names = [f"unit_{name}" for name in (*SUITES, "check", "fenced")]
    unit = [ROOT / "tests/unit" / f"{name}.c" for name in ("functions", "textbook", *names)]
    unit += [ROOT / "src/keccak/constants.c"]  # which a suite of chains names
    core = replace(core, data=firmware.MORE.get(core.name, core.data))
    more = [f"-I{ROOT / 'tests/unit'}", "-DLANEWISE_MAX_STATES=4", *on_a_board(core)]
    image = folder / "suites.elf"
    firmware.gcc(core, *FIRMWARE, HERE / "suites.c", *unit, *more, archive, "-o", image)
    text = boot(core, image, folder, 300)
    chosen = re.findall(r"^kernel \d keccakp1600_(\w+)$", text, re.M)
    if chosen != SEVERAL[core.name]:
        raise Failed(f"the library takes for 1 to 5 states {chosen}")
    counts = dict(re.findall(r"^suite (\w+): (\d+) checks$", text, re.M))
    if tuple(counts) != SUITES or "0" in counts.values() or not text.endswith(": 0 failures\n"):
        raise Failed(f"the suites ended with: {text.splitlines()[-3:]}")
    return f"{sum(map(int, counts.values()))} checks of {len(counts)} suites right"


def short_vectors(text: str) -> tuple[str, int]:
    """Without the cases that stand for more than 100 000 bytes, and how many these were."""
    kept, left_out = [], 0
    for case in text.split("\n\n"):
        sizes = re.findall(r"= (?:pattern|repeat:[0-9a-f]*):(\d+)$", case, re.M)
        if any(int(n) > 100_000 for n in sizes):
            left_out += 1
            # What holds for the cases behind it stays.
            case = "\n".join(re.findall(r"^(?:source|function) = .*$", case, re.M))
        kept.append(case)
    return "\n\n".join(kept), left_out


def states_of(kernel: Path) -> int:
    """How many states a kernel permutes at once."""
    return int(re.search(r"_x(\d)_", kernel.name)[1])


def read_states(path: Path, at_once: int) -> list[bytes]:
    data = path.read_bytes()
    if len(data) != 200 * STATES:
        raise Failed(f"{path.name} holds {len(data)} bytes")
    return reference.unzipped(data, at_once)


def under_unicorn(core: Core, kernels: list[Path], folder: Path, states: list[bytes]) -> Outcome:
    from direct import Board, cortex_m

    image = link(core, kernels, folder / "direct.elf", *CALLED)
    board = Board(image, cortex_m(core.name, bool(core.fpu)), states[0])
    out = Outcome([], [], {}, {})
    for name in controls(core):
        # The first place leaves painted words on both sides, the second one nothing behind the
        # state, in front of it and above the stack.
        out.controls.append((name, board.permute(f"emu_wrong_{name}", states[0], 24, 6)[1]))
    for name, place in (("before", 0), ("after", 1), ("above", 0)):
        seen = board.permute(f"emu_wrong_{name}", states[0], 24, place)[1]
        out.controls.append((name, name if seen.startswith(" stopped") else seen))
    known = right_and_wrong([reference.rounds_of(i) for i in range(STATES)])
    for name in [*known, *map(firmware.symbol_of, kernels)]:
        out.left[name], out.used[name] = [], 0
        for i, state in enumerate(states):
            after, faults, used = board.permute(name, state, reference.rounds_of(i), i)
            out.left[name].append(after)
            out.used[name] = max(out.used[name], used)
            if faults:
                out.faults.append(f"{name}: state {i}:{faults}")
    return out


def right_and_wrong(rounds: list[int]) -> dict[str, list[int]]:
    """The functions of controls.c and the states on which they must be found wrong."""
    wrong = [i for i, n in enumerate(rounds) if n % 4]
    return {"emu_right": [], "emu_wrong_rounds": wrong, "emu_wrong_bit": [STATES - 1]}


@dataclass
class Trial:
    """What the outcome of a run is held against."""

    rules: list[str]  # that the functions of wrong.S break, each its own
    known: dict[str, list[int]]  # other controls: the calls in which they must be found wrong
    rounds: list[int]  # of each call
    stacks: dict[str, int]  # what the sources of the kernels state, in bytes
    want: Callable[[str], list[bytes]]  # what the calls of a function shall leave


def judge(trial: Trial, out: Outcome) -> list[str]:
    """Faults, one line each."""
    faults = list(out.faults)
    faults += [f"control {n}: saw{w or ' nothing'}" for n, w in out.controls if w.split() != [n]]
    if missing := set(trial.rules) - {n for n, _ in out.controls}:
        faults.append(f"controls that did not run: {sorted(missing)}")
    wrong = {
        name: [i for i, (g, w) in enumerate(zip(left, trial.want(name), strict=True)) if g != w]
        for name, left in out.left.items()
    }
    for name, expected in trial.known.items():
        if wrong.get(name) != expected:
            faults.append(f"control {name} was not judged as it should be")
    for name, stated in trial.stacks.items():
        if name not in wrong:
            faults.append(f"{name} did not run")
            continue
        if out.used[name] > stated:
            faults.append(f"{name} uses {out.used[name]} bytes of stack and states {stated}")
        if wrong[name]:
            rounds = sorted({trial.rounds[i] for i in wrong[name]})
            faults.append(
                f"{name} is wrong on {len(wrong[name])} of {len(trial.rounds)} states, first on "
                f"number {wrong[name][0]}; numbers of rounds: {rounds}"
            )
        if not any(name in f for f in faults):
            used = out.used[name]
            print(f"{name}: {len(trial.rounds)} states right, {used} bytes of stack written")
    return faults


def compared(core: Core, how: str, kernels: list[Path], folder: Path, states: list[bytes]):
    """Faults of kernels for as many states at once, all of which are permuted alike."""
    at_once = states_of(kernels[0])
    rounds = [reference.rounds_of(i // at_once) for i in range(STATES)]
    want = reference.expected(states, rounds)
    stacks = {firmware.symbol_of(k): stated_stack(k) for k in kernels}
    known = right_and_wrong(rounds)
    run = qemu if how == "qemu" else under_unicorn
    out = run(core, kernels, folder, states)
    return judge(Trial(controls(core), known, rounds, stacks, lambda name: want), out)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("how", choices=["qemu", "unicorn", "bytes", "library", "suites"])
    parser.add_argument("--core", choices=sorted(EMULATED), required=True)
    parser.add_argument("--kernel", action="append", type=Path, help="a .S file (default: all)")
    parser.add_argument("--library-kernel", help="a backend's name (default: the library's choice)")
    options = parser.parse_args()
    core = EMULATED[options.core]
    kernels = options.kernel or firmware.kernels(core)
    seed = os.environ.get("LANEWISE_TEST_SEED", "20261121")
    with tempfile.TemporaryDirectory(prefix="lanewise-emu-") as name:
        folder = Path(name)
        try:
            if options.how == "library":
                print(f"{core.machine}: {library(core, options.library_kernel, folder)}")
                return 0
            if options.how == "suites":
                print(f"{core.machine}: {suites(core, folder)}")
                return 0
            if options.how == "bytes":
                return report(move_bytes(core, folder, seed))
            if not kernels:
                raise Failed("there are no kernels in src/keccak/armv7m")
            reference.check()
            print(f"seed {seed}, {len(kernels)} kernels")
            faults = []
            for at_once in sorted(set(map(states_of, kernels))):
                some = [k for k in kernels if states_of(k) == at_once]
                faults += compared(core, options.how, some, folder, random_states(seed))
        except (Failed, OSError) as error:
            print(f"emu: {error}", file=sys.stderr)
            return 1
    return report(faults)


def report(faults: list[str]) -> int:
    for line in faults[:20]:
        print(f"FAILED {line}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
