#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the AArch64 kernels on emulated processors and compares with reference.py.

emu_aarch64.py qemu      1000 states in each lane, 24 rounds, and 240 of 1 to 24, under qemu-aarch64
emu_aarch64.py unicorn   the same, called from here under Unicorn; a fifth of it outside `make full`
emu_aarch64.py trace     every instruction and access of a few calls: places, stack, constant flow
emu_aarch64.py claims    needs a kernel no more than the instruction set that its name claims?
"""

from __future__ import annotations

import os
import re
import signal
import struct
import sys
from pathlib import Path

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE.parent), str(ROOT / "lab")]
import user  # noqa: E402
from direct import PAGE, STATE, Board, Buffer, aarch64  # noqa: E402
from emu import Outcome, Trial, judge, stated_stack  # noqa: E402
from lanewise_lab.firmware import symbol_of  # noqa: E402
from lanewise_lab.tools import Failed, run  # noqa: E402
from trace_aarch64 import SHA3, Tracer  # noqa: E402
from user import States, states_of  # noqa: E402

KERNELS = ROOT / "src/keccak/aarch64"
GCC = "aarch64-linux-gnu-gcc"
FLAGS = ["-O2", "-g0", "-std=c11", "-fno-pie", "-no-pie", "-Wall", "-Wextra", "-ffixed-x18"]
FLAGS += ["-fno-tree-loop-distribute-patterns"]  # nor calls of memcpy
FLAGS += [f"-I{folder}" for folder in (HERE, ROOT / "src", ROOT / "include")]
#: Without a C library or a start, for Unicorn; code and data in pages of their own.
BARE = ["-nostdlib", "-static", "-Wl,-Ttext=0x10000,-zmax-page-size=0x1000,--entry=0"]

#: Without SHA-3 instructions, in qemu 7.2. `max` has all that qemu knows.
OLDER = ("cortex-a57", "cortex-a72", "neoverse-n1")

#: The number of rounds of each call. Unicorn is slow and repeats what qemu says: a fifth of them,
#: all in `make full`.
_PART = 5 if sys.argv[1:2] == ["unicorn"] and os.environ.get("LANEWISE_TEST_TIER") != "full" else 1
ROUNDS = user.rounds_of_calls(_PART)
EVERY = list(range(len(ROUNDS)))

#: The rules of wrong_aarch64.S, in the order of calls.c; `deep` is found here.
RULES = [f"x{n}" for n in range(18, 30)] + [f"d{n}" for n in range(8, 16)]
RULES += ["fpcr", "sp", "before", "after", "above"]
#: The same that the trace finds, and how it calls them.
TRACED = {"below": "below", "below_again": "below", "unaligned": "unaligned", "early": "outside"}
TRACED |= {"late": "outside", "argument": "outside", "address": "path", "branch": "path"}

#: The functions of controls_aarch64.c and the calls in which they must be found wrong.
KNOWN: dict[str, list[int]] = {f"emu_right_x{n}": [] for n in range(1, 6)}
KNOWN["emu_wrong_rounds_x1"] = [i for i in EVERY if ROUNDS[i] % 2]
KNOWN["emu_wrong_bit_x2"] = EVERY[-1:]
KNOWN["emu_wrong_layout_x3"] = EVERY
KNOWN["emu_wrong_upper_x1"] = EVERY
CONTROLS = [*KNOWN, *(f"emu_wrong_{r}" for r in (*RULES, "deep", "sha3"))]


def claims_sha3(kernel: Path) -> bool:
    """SHA-3 instructions occur in a kernel whose technique says so, and in no other."""
    technique = kernel.stem.partition("_aarch64_")[2].split("_")
    return bool({"sha3", "mixed"} & set(technique))


def paired(instances: list[bytes]) -> bytes:
    """The layout of N states: plain if one; otherwise 0 and 1 zipped and the others behind."""
    if len(instances) == 1:
        return instances[0]
    first, second = (struct.unpack("<25Q", s) for s in instances[:2])
    zipped = (lane for pair in zip(first, second, strict=True) for lane in pair)
    return struct.pack("<50Q", *zipped) + b"".join(instances[2:])


def assemble(kernel: Path, folder: Path, *options: str) -> Path:
    out = folder / (kernel.stem + ".o")
    run([GCC, *options, "-I", KERNELS, "-c", kernel, "-o", out])
    return out


def link(to: Path, *parts) -> Path:
    """With the controls, which know how many calls there will be."""
    controls = [HERE / "controls_aarch64.c", HERE / "wrong_aarch64.S"]
    controls += [ROOT / "src/keccak/constants.c", f"-DEMU_CALLS={len(ROUNDS)}"]
    run([GCC, *FLAGS, *controls, *parts, "-o", to])
    return to


def harness(kernels: list[Path], folder: Path) -> user.Harness:
    """The program that calls all kernels and controls under qemu-aarch64."""
    user.called(folder, [*CONTROLS, *user.symbols(kernels)])
    parts = [HERE.parent / "calls.c", HERE / "call_aarch64.S"]
    objects = [assemble(k, folder) for k in kernels]
    program = link(folder / "harness", "-static", f"-I{folder}", *parts, *objects)
    return user.Harness(program, "qemu-aarch64", RULES, "Q", 1024)


def under_qemu(kernels: list[Path], folder: Path, states: States) -> Outcome:
    runs = dict.fromkeys([*KNOWN, *user.symbols(kernels)], ["max"])
    return harness(kernels, folder).compared(runs, "max", states, 1)


def under_unicorn(kernels: list[Path], folder: Path, states: States) -> Outcome:
    objects = [assemble(k, folder) for k in kernels]
    board = Board(link(folder / "direct", *BARE, *objects), aarch64(), states.before[0][0])
    out = Outcome([], [], {}, {})

    def call(name: str, i: int, last: bool, caller: bool):
        """The states lie at the begin of their page, or as far at its end as they may."""
        state = states.given(name)[i]
        step = 8 if len(state) == 200 else 64
        at = (PAGE - len(state)) // step * step if last else 0
        arguments = [STATE + at, states.arguments[i]]
        return board.call(name, [Buffer(STATE, at, state)], arguments, caller)

    for rule in (*RULES, "deep"):
        # At the begin nothing lies in front of the states, at the end nothing behind them.
        for last in (False, True):
            faults = call(f"emu_wrong_{rule}", 0, last, True).faults
            stops = rule == ("after" if last else "before")
            out.controls.append((rule, rule if stops and "stopped" in faults else faults))
    faults = call("emu_wrong_above", 0, False, False).faults
    out.controls.append(("above", "above" if "stopped" in faults else faults))
    for name in [*KNOWN, *map(symbol_of, kernels)]:
        seen = [call(name, i, bool(i & 1), bool(i & 2)) for i in EVERY]
        out.left[name] = [s.contents[0] for s in seen]
        out.used[name] = max(s.used for s in seen)
        out.faults += [f"{name}: call {i}:{s.faults}" for i, s in enumerate(seen) if s.faults]
    return out


def trace(kernels: list[Path], folder: Path, states: States) -> list[str]:
    """Faults, one a line. A kernel is linked alone: it can read no constants but its own."""
    controls = Tracer(link(folder / "direct", *BARE))
    faults = []
    for name, rule in TRACED.items():
        found, _ = controls.follow(f"emu_wrong_{name}", states.before[0][:4], 24)
        if found != rule:
            faults.append(f"control {name}: found {found or 'nothing'}, not {rule}")
    if controls.follow("emu_wrong_below_again", states.before[0][:1], 24)[1] != 16:
        faults.append("control below_again: its 16 bytes of stack were not seen")
    controls.follow("emu_wrong_platform", states.before[0][:1], 24)
    if len(controls.instructions()[1]) != 1:
        faults.append("control platform: the use of x18 was not seen")
    for name in (n for n in KNOWN if n.startswith("emu_right")):
        if found := controls.follow(name, states.given(name)[:2], 3)[0]:
            faults.append(f"control {name}: {found}")

    for kernel in kernels:
        name, image = symbol_of(kernel), folder / kernel.stem
        run([GCC, *BARE, assemble(kernel, folder), "-o", image])
        tracer, stated = Tracer(image), stated_stack(kernel)
        bad = []
        for rounds in range(1, 25):
            found, used = tracer.follow(name, states.given(name)[rounds * 4 :][:2], rounds)
            if found:
                bad.append(f"{name}, {rounds} rounds: {found}")
            if used != stated:
                bad.append(f"{name}, {rounds} rounds: {used} bytes of stack, stated {stated}")
        names, platform = tracer.instructions()
        bad += [f"{name} uses x18: {line}" for line in platform]
        bad += [f"{name}: {n}" for n in names if n.startswith("unknown")]
        if bool(names & SHA3) != claims_sha3(kernel):
            bad.append(f"{name} executes {sorted(names & SHA3) or 'no SHA-3 instructions'}")
        if not bad:
            count = len(tracer.executed)
            print(f"{name}: one path for all states, {count} instructions, {stated} bytes of stack")
        faults += bad
    return faults


def accepted(kernel: Path, folder: Path, march: str) -> bool:
    """Whether the assembler takes the kernel, without what it says itself, for this -march."""
    text = re.sub(r"(?m)^\s*\.(arch|arch_extension|cpu)\b.*$", "", kernel.read_text())
    copy = folder / f"plain_{kernel.name}"
    copy.write_text(text)
    try:
        assemble(copy, folder, f"-march={march}")
    except Failed as error:
        if "selected processor does not support" not in str(error):
            raise
        return False
    return True


def dependences(kernel: Path, folder: Path) -> list[str]:
    """What the object of a kernel exports, writes or takes from elsewhere and should not."""
    bad, exported = [], []
    with assemble(kernel, folder).open("rb") as file:
        elf = ELFFile(file)
        for section in elf.iter_sections():
            flags, kind = section["sh_flags"], section["sh_type"]
            if flags & SH_FLAGS.SHF_WRITE and section["sh_size"]:
                bad.append(f"has memory to write in {section.name}")
            # Unwinding tables say where the function begins.
            if kind in ("SHT_RELA", "SHT_REL") and section.name != ".rela.eh_frame":
                bad.append(f"needs relocations in {section.name}")
        for symbol in elf.get_section_by_name(".symtab").iter_symbols():
            if symbol["st_info"]["bind"] == "STB_GLOBAL":
                exported.append(symbol.name)
        note = elf.get_section_by_name(".note.GNU-stack")
        if note is None or note["sh_flags"] & SH_FLAGS.SHF_EXECINSTR:
            bad.append("asks for an executable stack")
    if exported != [symbol_of(kernel)]:
        bad.append(f"names {exported}, not {symbol_of(kernel)} alone")
    return [f"{kernel.name} {what}" for what in bad]


def claims(kernels: list[Path], folder: Path, states: States) -> list[str]:
    """Faults, one a line: the processor and the assembler each refuse what a kernel may not use."""
    program, faults, some = harness(kernels, folder), [], range(1000, 1048)
    wanted = {cpu: {"emu_right_x1": True, "emu_wrong_sha3": False} for cpu in OLDER}
    wanted["max"] = {"emu_right_x1": True}
    for names in wanted.values():
        names.update({symbol_of(k): not claims_sha3(k) for k in kernels})
    wanted["max"].update({symbol_of(k): True for k in kernels})
    for cpu, names in wanted.items():
        for name, runs in names.items():
            if not runs:
                call = struct.pack("<2Q", 24, 0) + bytes(200 * states_of(name))
                if program.start(name, cpu, call)[0] != -signal.SIGILL:
                    faults.append(f"{name} runs on {cpu}, which knows no SHA-3 instructions")
                continue
            try:
                found = program.outcomes(name, cpu, states, some)
            except Failed as error:
                faults.append(str(error))
                continue
            right = [states.wanted(name)[i] for i in some]
            if [state for _, _, state in found] != right or any(rules for rules, _, _ in found):
                faults.append(f"{name} on {cpu} leaves wrong states or breaks a rule")
    control = folder / "control.S"
    control.write_text(".data\n.quad elsewhere\n.text\neor3 v0.16b, v1.16b, v2.16b, v3.16b\n")
    if [accepted(control, folder, f"armv8{m}") for m in ("-a", ".2-a")] != [False, False]:
        faults.append("control: the assembler takes eor3 without the SHA-3 extension")
    control.write_text(control.read_text().replace(".text\n", ".text\n.arch armv8.2-a+sha3\n"))
    if len(dependences(control, folder)) != 4:
        faults.append("control: not all that is wrong with an object was seen")
    for kernel in kernels:
        faults += dependences(kernel, folder)
        sha3 = claims_sha3(kernel)
        for march, good in (("armv8-a", not sha3), ("armv8.2-a", not sha3)):
            if accepted(kernel, folder, march) != good:
                word = "refuses" if good else "takes"
                faults.append(f"the assembler {word} {kernel.name} for {march}")
        if not accepted(kernel, folder, "armv8.2-a+sha3"):
            faults.append(f"the assembler refuses {kernel.name} for armv8.2-a+sha3")
    plain = sum(not claims_sha3(k) for k in kernels)
    print(f"{plain} kernels for Armv8.0-A, {len(kernels) - plain} with SHA-3 instructions")
    return faults


def check(how: str, kernels: list[Path], folder: Path, seed: str) -> list[str]:
    states = States(seed, ROUNDS, 5, paired)
    if how in ("trace", "claims"):
        return (trace if how == "trace" else claims)(kernels, folder, states)
    emulate = under_qemu if how == "qemu" else under_unicorn
    stacks = {symbol_of(k): stated_stack(k) for k in kernels}
    trial = Trial([*RULES, "deep"], KNOWN, ROUNDS, stacks, states.wanted)
    return judge(trial, emulate(kernels, folder, states))


if __name__ == "__main__":
    sys.exit(user.main(__doc__, ["qemu", "unicorn", "trace", "claims"], KERNELS, check))
