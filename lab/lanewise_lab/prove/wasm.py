# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels for WebAssembly against FIPS 202, for all states and every number of rounds.

    python3 -m lanewise_lab.prove.wasm

What is proved is the function of the object file that clang-19 makes of a shipped file, by what the
WebAssembly specification says of its instructions: its result, that no branch and no address
depends on the states, and that it reads and writes the states and reads the last `rounds`
constants, and nothing else. What an engine makes of it is the engine's.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from ..checkout import ROOT, need_or_exit
from ..isa.wasm import Function, Machine, Place, function
from ..symbolic import Refused, Unequal
from ..symbolic.domain import Algebra
from . import spec

FOLDER = ROOT / "src/keccak/wasm"
ASSEMBLER = ["clang-19", "--target=wasm32", "-msimd128", "-c"]
CONSTANTS = "lanewise_round_constants"


def assembled(source: Path) -> Function:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "kernel.o"
        subprocess.run([*ASSEMBLER, str(source), "-o", str(out)], check=True)
        return function(out.read_bytes())


def prove(what: Function, states: int, rounds: int) -> int:
    """Instructions that a call executes. Refused if it is not proved."""
    alg = Algebra()
    shape = spec.Shape(alg, "zipped")
    before = [[(alg.atom(f"state{k}.{i}"),) for i in range(spec.LANES)] for k in range(states)]
    wanted = [spec.permute(shape, lanes, rounds, f"{k}.") for k, lanes in enumerate(before)]
    words = {
        states * i + k: word for k, lanes in enumerate(before) for i, (word,) in enumerate(lanes)
    }
    first = spec.ROUNDS - rounds
    constants = {n: alg.const(spec.RC[n]) for n in range(first, spec.ROUNDS)}
    machine = Machine(alg, {"state": (words, True), CONSTANTS: (constants, False)})
    alg.guard()
    executed = machine.run(what, [Place("state", 0), rounds])
    for k, lanes in enumerate(wanted):
        for i, (word,) in enumerate(lanes):
            if words[states * i + k] != word:
                raise Unequal(f"{rounds} rounds: lane {i} of state {k} is not that of FIPS 202")
    if machine.stack:
        raise Refused("something is left on the stack")
    return executed


def main(rounds: Iterable[int] = range(1, spec.ROUNDS + 1)) -> int:
    need_or_exit("prove.wasm, which assembles the shipped kernels,")
    failed = 0
    for source in sorted(FOLDER.glob("*.S")):
        states = int(source.stem.partition("_x")[2].partition("_")[0])
        try:
            what = assembled(source)
            for count in rounds:
                executed = prove(what, states, count)
            print(f"proved      {what.name}: {states} states, {executed} instructions")
        except Refused as reason:
            failed += 1
            print(f"NOT PROVED  {source.stem}: {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
