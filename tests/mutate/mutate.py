# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Can the tests fail? Plants one fault at a time in a copy of the library and runs the tests.

    mutate.py [--all] [--scale PERCENT] [--work FOLDER] [--only TEXT]

Without --all, the few faults that are marked quick. Every fault must turn a test red; a fault that
survives, or whose place in the source is not found any more, is an error. Which tests run a kernel
depends on this machine's instruction sets; so a kernel that no test found wrong is judged by its
proof, which needs no such processor, and code that has none is not judged where it cannot run.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lanewise_lab.tools import features
from mutants import MUTANTS

ROOT = Path(__file__).resolve().parents[2]
SUITES = (
    "kernels selection permutation small errors lengths splits tuples trees many strided streams"
    " saved leftovers".split()
)
#: Programs that test a part of the library: those of the longest prefix of a fault's file.
PROGRAMS = {
    "src/": ("unit", "kat"),
    "src/mlkem/armv7em/": (),  # on an emulated board
    "src/mlkem/": ("kat_mlkem", "unit_mlkem", "rounds_mlkem", "leftovers_mlkem"),
    "src/mlkem/mlkem_small.c": (
        "kat_small_mlkem",
        "unit_small_mlkem",
        "rounds_small_mlkem",
        "leftovers_small_mlkem",
    ),
    "src/mldsa/": (
        "unit_mldsa",
        "interface_mldsa",
        "side_by_side_mldsa",
        "faults_mldsa",
        "leftovers_mldsa",
    ),
    "src/mldsa/mldsa_small.c": (
        "same_mldsa",
        "interface_small_mldsa",
        "faults_small_mldsa",
        "leftovers_small_mldsa",
    ),
    "src/slhdsa/": ("slhdsa", "slhdsa_faults", "slhdsa_draft"),
}
#: Files that lie elsewhere than what tests them.
TESTED_WITH = {"src/common/prehash.c": "src/slhdsa/", "src/jobs/jobs.c": "src/mlkem/"}
SLHDSA = (
    "sets errors options kernels vectors many tampered counts rounds streaming source objects"
    " stack".split()
)
TIMEOUT = 120
KERNEL = re.compile(r"src/keccak/x86_64/keccakp1600_x\d\w*\.S")
REFUTED = 1  # of `lanewise-lab prove`


def copy(work):
    folders = "cmake examples include src tests packaging/cortex-m".split()
    for name in [*folders, "CMakeLists.txt", "LICENSE-APACHE", "LICENSE-MIT"]:
        source = ROOT / name
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__", "target", "cli")
            shutil.copytree(source, work / name, ignore=ignore, dirs_exist_ok=True)
        else:
            shutil.copy(source, work / name)


def quiet(command, **options):
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )


def part(file):
    file = TESTED_WITH.get(file, file)
    return max((prefix for prefix in PROGRAMS if file.startswith(prefix)), key=len)


def build(work, which):
    command = ["cmake", "--build", str(work / "build"), "-j2", "--target"]
    return quiet(command + list(PROGRAMS[which] or ["help"]))


def configure(work):
    return quiet(
        ["cmake", "-G", "Ninja", "-S", str(work), "-B", str(work / "build")]
        + ["-DCMAKE_BUILD_TYPE=None", "-DCMAKE_C_FLAGS=-O1"]
        + ["-DLANEWISE_CLI=OFF", "-DLANEWISE_BENCH=OFF"]
    )


def commands(work, which, scale):
    """The suites of a part, and how each is run."""
    tests = work / "build/tests"
    if which == "src/mlkem/armv7em/":
        return [("dropin.pairs", [sys.executable, str(work / "tests/dropin/schemes.py"), "pairs"])]
    if which == "src/mlkem/":
        kat = [str(tests / "mlkem/kat_mlkem"), str(work / "tests/kat/vectors_mlkem.txt")]
        rounds = [str(tests / "mlkem/rounds_mlkem"), "20"]
        unit = [str(tests / "mlkem/unit_mlkem")]
        left = [str(tests / "mlkem/leftovers_mlkem")]
        named = {"acvp": kat, "unit": unit, "rounds": rounds, "leftovers": left}
        return [(f"mlkem.{name}", command) for name, command in named.items()]
    if which == "src/mlkem/mlkem_small.c":
        more = {"kat_small_mlkem": [str(work / "tests/kat/vectors_mlkem.txt")]}
        more |= {"rounds_small_mlkem": ["20"], "unit_small_mlkem": ["interface"]}
        return [(p, [str(tests / "mlkem" / p), *more.get(p, [])]) for p in PROGRAMS[which]]
    if which == "src/mldsa/mldsa_small.c":
        count = {"faults_small_mldsa": ["200"]}
        return [(p, [str(tests / "mldsa" / p), *count.get(p, [])]) for p in PROGRAMS[which]]
    if which == "src/mldsa/":
        count = {"faults_mldsa": ["200"]}
        return [(p, [str(tests / "mldsa" / p), *count.get(p, [])]) for p in PROGRAMS[which]]
    if which == "src/slhdsa/":
        program = [
            str(tests / "slhdsa/slhdsa"),
            "--vectors",
            str(work / "tests/slhdsa/vectors.txt"),
        ]
        whole = {"vectors": ["--scale", "100"]}  # each set has few cases
        suites = [(f"slhdsa.{s}", [*program, *whole.get(s, []), s]) for s in SLHDSA]
        draft = [
            str(work / "tests/slhdsa/draft.py"),
            program[-1],
            str(tests / "slhdsa/slhdsa_draft"),
        ]
        suites.append(("slhdsa.draft", [sys.executable, *draft]))
        faults = [str(tests / "slhdsa/slhdsa_faults"), "128f", "100"]
        return [*suites, ("slhdsa.faults", faults), ("slhdsa.faults_twice", [*faults, "--twice"])]
    unit = str(tests / "unit/unit")
    kat = [str(tests / "kat/kat"), str(work / "tests/kat/vectors.txt")]
    first = [(s, [unit, "--scale", str(scale), s]) for s in SUITES]
    return [*first, ("kat", kat), ("forced", [unit, "--scale", "1", "forced"])]


def red(work, which, scale):
    """The name of the first suite that fails, or None."""
    environment = {"LANEWISE_TEST_SCALE": "1", "PATH": os.environ.get("PATH", os.defpath)}
    for name, command in commands(work, which, scale):
        try:
            if quiet(command, timeout=TIMEOUT, env=environment).returncode:
                return name
        except subprocess.TimeoutExpired:
            return name + " (does not end)"
    return None


def refuted(work, file):
    """Whether the kernel in an assembler file is proved wrong, for 24 rounds."""
    lab = dict(os.environ, PYTHONPATH=str(ROOT / "lab"))
    kernel = work / "kernel.o"
    compiler = os.environ.get("CC", "gcc")
    quiet(
        [compiler, "-c", str(work / file), "-I", str(work / "src"), "-o", str(kernel)], check=True
    )
    symbol = "lanewise_" + Path(file).stem
    prover = [sys.executable, "-m", "lanewise_lab.cli", "prove", str(kernel), symbol]
    done = quiet([*prover, "--rounds", "24"], env=lab)
    if done.returncode not in (0, REFUTED):
        print(done.stdout)
    return done.returncode == REFUTED


def runs_here(mutant):
    """Whether this machine has the instructions that a fault's code needs, as Linux names them."""
    return not mutant.needs or mutant.needs in features()


def plant(text, mutant):
    matches = list(re.finditer(mutant.pattern, text))
    if len(matches) <= mutant.nth:
        return None
    match = matches[mutant.nth]
    changed = match.expand(mutant.replacement)
    if changed == match.group():
        return None
    return text[: match.start()] + changed + text[match.end() :]


def run(work, mutants, scale):
    survivors = []
    for mutant in filter(runs_here, mutants):
        begun = time.monotonic()
        path = work / mutant.file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        changed = plant(text, mutant)
        label = f"{mutant.file}: {mutant.pattern} [{mutant.nth}] -> {mutant.replacement}"
        if changed is None:
            survivors.append(label + ": its place is not found")
            print("STALE   ", label, flush=True)
            continue
        path.write_text(changed, encoding="utf-8")
        which = part(mutant.file)
        built = build(work, which)
        if built.returncode:
            survivors.append(label + ": does not compile\n" + built.stdout[-2000:])
            by = None
        else:
            by = red(work, which, scale)
            if not by and KERNEL.fullmatch(mutant.file) and refuted(work, mutant.file):
                by = "its proof"
            if not by:
                survivors.append(label + ": no test noticed")
        path.write_text(text, encoding="utf-8")
        verdict = f"killed by {by}" if by else "SURVIVED"
        print(f"{verdict:24}{time.monotonic() - begun:5.1f} s  {label}", flush=True)
    return survivors


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--scale", type=int, default=5)
    parser.add_argument("--work", type=Path)
    parser.add_argument("--only", default="", help="faults whose file name holds this text")
    args = parser.parse_args()
    mutants = [m for m in MUTANTS if (args.all or m.quick or args.only) and args.only in m.file]
    with tempfile.TemporaryDirectory() as folder:
        work = args.work or Path(folder)
        work.mkdir(parents=True, exist_ok=True)
        copy(work)
        done = configure(work)
        for which in sorted({part(m.file) for m in mutants}):
            done = done if done.returncode else build(work, which)
            if done.returncode:
                print(done.stdout)
                return 2
            by = red(work, which, args.scale)
            if by:
                print(f"the tests are red without any fault: {by}")
                return 2
        survivors = run(work, mutants, args.scale)
    for mutant in mutants:
        if not runs_here(mutant):
            print(f"  SKIPPED {mutant.file}: this machine lacks {mutant.needs}")
    count = sum(map(runs_here, mutants))
    print(f"{count - len(survivors)} of {count} faults were noticed")
    for survivor in survivors:
        print("FAILED", survivor)
    return 1 if survivors or not mutants else 0


if __name__ == "__main__":
    sys.exit(main())
