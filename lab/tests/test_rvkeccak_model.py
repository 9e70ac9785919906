# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The simulator of the SIMD processor as a command: results, cycles, and bad input."""

import random
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from lanewise_lab import round as keccak
from required import tools

from rtl.rvkeccak.isa import instruction_table

pytestmark = pytest.mark.slow

AS = "riscv64-unknown-elf-gcc"
ISS = instruction_table.RTL.parents[1] / "build/rtl/lanewise-rvkeccak-iss"
tools(AS)

#: One state, ELEN 64: 24 times the three fused instructions; csrr before and after.
FUSED = """
    .include "lanewise_rvkeccak.inc"
    .globl _start, tohost
_start:
    la a0, state
    vsetivli x0, 25, e64, m8, ta, ma
    vle64.v v0, (a0)
    li s3, 0
    li s4, 24
    csrr s0, mcycle
1:  vthetac.vi v16, v0
    vthetarhopi.vv v8, v0, v16
    vchiiota.vx v0, v8, s3
    addi s3, s3, 1
    blt s3, s4, 1b
    csrr s1, mcycle
    vse64.v v0, (a0)
    sub s1, s1, s0
    sw s1, 200(a0)
    la a0, tohost
    li a1, 1
    sw a1, 0(a0)
2:  j 2b
    .balign 8
state: .8byte STATE
    .4byte 0
tohost: .4byte 0
"""


@pytest.fixture(scope="module", autouse=True)
def simulator():
    subprocess.run([sys.executable, instruction_table.RTL / "tb/processor.py"], check=True)


def link(text: str, folder: Path) -> Path:
    source, elf = folder / "a.s", folder / "a.elf"
    source.write_text(".option norvc\n" + text)
    command = [AS, "-march=rv32im_zicsr_zve64x", "-mabi=ilp32", "-nostdlib", str(source)]
    command += [f"-Wa,-I{instruction_table.RTL / 'sw/include'}", "-o", str(elf)]
    command += ["-Wl,-N,-Ttext=0x80000000,--no-relax,--no-warn-rwx-segments"]
    subprocess.run(command, check=True)
    return elf


def run(*arguments: object) -> subprocess.CompletedProcess:
    return subprocess.run([str(ISS), *map(str, arguments)], capture_output=True, text=True)


def test_the_fused_permutation(tmp_path):
    rng = random.Random(7)
    state = [rng.getrandbits(64) for _ in range(25)]
    elf = link(FUSED.replace("STATE", ", ".join(map(hex, state))), tmp_path)
    out = tmp_path / "out"
    done = run(elf, "--config", "e64x1_fused", "--dump", "state:204", out)
    assert done.returncode == 0, done.stderr
    *lanes, cycles = struct.unpack("<25QI", out.read_bytes())
    assert lanes == keccak.permute(state)
    # 6 + 7 + 6 a round; addi and a taken branch 4, the last one 2; the first csrr itself.
    assert cycles == 24 * 19 + 23 * 4 + 2 + 1


def test_a_trap_without_a_handler_names_the_pc(tmp_path):
    elf = link(FUSED.replace("STATE", "0"), tmp_path)
    done = run(elf, "--config", "e64x1")  # which has no fused instructions
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    for part in ("pc 8000001c", "instruction 4200382b", "cause 2", "the build has no such"):
        assert part in done.stderr, done.stderr


def test_the_trace_shows_cycle_pc_and_result(tmp_path):
    elf = link(FUSED.replace("STATE", "0"), tmp_path)
    trace = tmp_path / "trace"
    assert run(elf, "--config", "e64x1_fused", "--trace", trace).returncode == 0
    lines = trace.read_text().splitlines()
    assert lines[0].startswith("2 80000000 ")
    assert any(line.endswith(" 00000993 x19=00000000") for line in lines)


def test_bad_input_is_one_line(tmp_path):
    elf = link(FUSED.replace("STATE", "0"), tmp_path)
    text, cut = tmp_path / "text", tmp_path / "cut"
    text.write_text("no program " * 20)
    cut.write_bytes(elf.read_bytes()[:700])
    (tmp_path / "endless").mkdir()
    endless = link("    .globl _start\n_start: j _start\n", tmp_path / "endless")
    wrong = [
        [endless],
        [],
        [tmp_path / "missing.elf"],
        [text],
        [cut],
        [shutil.which("true")],
        [elf, "--config", "e65x1"],
        [elf, "--frobnicate"],
        [elf, "--max-cycles", "many"],
        [elf, "--trace"],
        [elf, "--dump", "nowhere:8", tmp_path / "x"],
        [elf, "--dump", "state:2000000", tmp_path / "x"],
        [elf, "--config", "e64x1_fused", "--max-cycles", "50"],
    ]
    for arguments in wrong:
        done = run(*arguments)
        assert done.returncode == 2, arguments
        assert done.stderr.count("\n") == 1 and done.stdout == "", (arguments, done.stderr)
