# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A second opinion: llvm-mca on the executed instructions as straight-line code.

As in warm.py, what counts is one more call: twice the code less once the code. Only LLVM 22 is
asked, because the core files know how far that one is off.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..cores import Core
from ..isa.aarch64_syntax import Imm
from . import Refused
from .schedule import Step

TOOL = "llvm-mca-22"
_TARGET = re.compile(r"#?-?(0x)?[0-9a-f]+$")
_PLACES = {"b", "bl", "cbz", "cbnz", "tbz", "tbnz", "adr", "adrp"}
_HERE = "here"
_PATIENCE = 300  # seconds


def source(steps: Sequence[Step]) -> str:
    """Assembly with one line for each executed instruction; addresses become a label."""
    lines = [f"{_HERE}:"]
    known: dict[int, str] = {}
    for insn, _, _ in steps:
        line = known.get(id(insn))
        if line is None:
            line = insn.text
            literal = insn.mnemonic in ("ldr", "ldrsw") and isinstance(insn.operands[-1], Imm)
            if insn.mnemonic in _PLACES or literal:
                line = _TARGET.sub(_HERE, line)
            known[id(insn)] = line
        lines.append(line)
    return "\n".join(lines) + "\n"


def _total(path: Path, cpu: str, options: Sequence[str], iterations: int) -> int:
    command = [TOOL, "-mtriple=aarch64", f"-mcpu={cpu}", "-mattr=+sha3", *options]
    command += ["-instruction-info=false", "-resource-pressure=false", str(path)]
    command.insert(1, f"-iterations={iterations}")
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        raise Refused(f"{TOOL} on {cpu}: no answer in {_PATIENCE} s") from None
    found = re.search(r"^Total Cycles:\s+(\d+)", done.stdout, re.M)
    if done.returncode or not found:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no figure"]
        raise Refused(f"{TOOL} on {cpu}: {lines[0]}")
    return int(found[1])


def cycles(steps: Sequence[Step], core: Core) -> int:
    """Of one more call. Refused if llvm-mca is not there or does not take the code."""
    if core.llvm_mca is None:
        raise Refused(f"llvm-mca is not asked about {core.name}")
    return total(steps, core.llvm_mca.cpu, core.llvm_mca.options)


def total(steps: Sequence[Step], cpu: str, options: Sequence[str] = ()) -> int:
    """Of one more call, by the scheduling model that LLVM has for -mcpu=cpu. Refused likewise."""
    if not shutil.which(TOOL):
        raise Refused(f"{TOOL} is not installed (Debian package llvm-22)")
    with tempfile.TemporaryDirectory(prefix="lanewise-mca-") as folder:
        path = Path(folder) / "trace.s"
        path.write_text(source(steps))
        return _total(path, cpu, options, 2) - _total(path, cpu, options, 1)
