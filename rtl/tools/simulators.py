# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the benches of the hardware share: how simulators are built, run and talked to, and how a
bench fails."""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parents[2]
RTL, BUILD = ROOT / "rtl", ROOT / "build/rtl"
#: Folders of the benches and of what they compare with.
_FOLDERS = ("mlkem/tb", "mlkem/tb/leaf", "mlkem/tb/units", "mlkem/tb/top", "mlkem/model")
_FOLDERS += ("soc/tb", "soc/sw", "keccak/tb", "mlkem/regs", "rvkeccak/tb", "rvkeccak/tb/core")
_FOLDERS += ("rvkeccak/sw",)
sys.path += [str(RTL / folder) for folder in _FOLDERS] + [str(ROOT / "tests/mlkem")]

#: For Verilator: what is to be warned of, the bench `lint-...` looks for.
QUIET = ["-Wno-fatal", "-Wno-lint", "-Wno-style", "-CFLAGS", "-O1", "-O3"]
#: With the assertions that are in the RTL.
ASSERT = ("--assert", "-DLANEWISE_ASSERT")
#: What is not reset, or is X, begins with random bits.
UNKNOWN = ["--x-assign", "unique", "--x-initial", "unique"]
JOBS = 2
#: Of this command, in all its processes: what one of its benches has built, another one takes.
RUN = f"{os.getpid()} {os.urandom(8).hex()}"


class Failed(Exception):
    """What is not as it must be."""


def same(got, want, what: str) -> None:
    if got != want:
        raise Failed(f"{what}: differs\n  got  {str(got)[:200]}\n  want {str(want)[:200]}")


def call(command: Iterable, what: str) -> str:
    """The output of a command that must succeed."""
    command = [str(word) for word in command]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise Failed(f"{what}: {command[0]} is missing: packaging/setup.sh test") from None
    if done.returncode:
        raise Failed(f"{what}: {command[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def each(function: Callable, jobs: Iterable) -> list:
    """The results of all jobs, JOBS at a time; the first failure in their order is raised, and
    what has not begun then never does."""
    with ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(function, jobs))


def digest(paths: Iterable[Path], *words: str) -> str:
    """Of names and contents of files, and of words."""
    h = hashlib.sha256(repr(words).encode())
    for path in paths:
        h.update(path.name.encode() + path.read_bytes())
    return h.hexdigest()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Others that build the same wait here, and then find it built."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def put(path: Path, text: str) -> None:
    """A file with this text; whole at any time, for another bench may read the same."""
    if path.exists() and path.read_text() == text:
        return
    with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as made:
        made.write(text)
    Path(made.name).replace(path)


def up_to_date(binary: Path, key: str) -> bool:
    stamp = binary.with_suffix(".key")
    return binary.exists() and stamp.exists() and stamp.read_text() == key


def sources(*blocks: str, tree: Path = ROOT) -> list[Path]:
    """The SystemVerilog of rtl/common and of these blocks, packages first: the others name them."""
    found = [p for block in ("common", *blocks) for p in tree.glob(f"rtl/{block}/rtl/*.sv")]
    return sorted(found, key=lambda p: (not p.stem.endswith("_pkg"), p.name))


def verilated(
    where: Path,
    top: str,
    files: list,
    parameters: dict[str, int],
    savable: bool,
    *more: str,
    flips: Callable[[str], str] | None = None,
) -> str:
    """The program of a bench in C++ with the module `top`; `more` are options of Verilator as
    ASSERT. With `savable` its whole state can be compared. Of what it would save to a
    file, and thus counts as state, __Vlvbound is the simulator's own. memories.inc, which the bench
    may include, lists the memories; flips.inc is what `flips` makes of the simulator's header."""
    command = ["verilator", "--cc", "--exe", *QUIET, *UNKNOWN, "--top-module", top, "-Mdir", where]
    command += [*more, *(["--savable"] if savable else [])]
    command = [*map(str, command), *(f"-G{k}={v}" for k, v in parameters.items())]
    key, binary = digest(map(Path, files), RUN, *command), where / f"V{top}"
    with alone(where):
        if not up_to_date(binary, key):
            call([*command, *files], top)
            _compile(where, top, flips)
            binary.with_suffix(".key").write_text(key)
    return str(binary)


def _compile(where: Path, top: str, flips: Callable[[str], str] | None) -> None:
    for path in where.glob("*Slow.cpp"):
        text = path.read_text()
        kept = re.sub(r"^.*os(?:<<|>>)\w*__Vlvbound\w*;\n", "", text, flags=re.M)
        if kept != text:
            path.write_text(kept)
    root = (where / f"V{top}___024root.h").read_text()
    memories = re.findall(r"^ *VlUnpacked<[^;]*> (\w+__DOT__mem);", root, re.M)
    (where / "memories.inc").write_text("".join(f"MEMORY({name})\n" for name in memories))
    if flips:
        (where / "flips.inc").write_text(flips(root))
    call(["make", "-s", "-j", JOBS, "-C", where, "-f", f"V{top}.mk"], top)


@dataclass(frozen=True)
class Trial:
    """One simulation of a bench in SystemVerilog: the files that it is given as +NAME=PATH, other
    arguments, and the line that says that all was right, with the cycles if they are known."""

    name: str
    files: dict[str, str]
    plus: list[str]
    passed: str
    cycles: int | None = None

    def holds(self, command: list[str], quiet: bool = False, limit: int = 600) -> bool:
        """Whether all is right, within `limit` seconds."""
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="given-", dir=BUILD) as folder:
            for name, text in self.files.items():
                (Path(folder) / name).write_text(text)
            command = [*command, *(f"+{name}={folder}/{name}" for name in self.files), *self.plus]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
                text = done.stdout + done.stderr
            except subprocess.TimeoutExpired:
                text = "timeout"
        said = re.search(f"PASS {self.passed}\\b", text)
        seen = re.search(r"PASS .*cycles (\d+)", text)
        good = bool(said) and self.cycles in (None, int(seen[1]))
        if not quiet:
            wrong = f"not {self.cycles} cycles: " * (self.cycles is not None) + text[-3000:]
            print(f"{self.name}: {f'{seen[1]} cycles' if good else f'FAILED {wrong}'}", flush=True)
        return good


@dataclass(frozen=True)
class Testbench:
    """A bench in SystemVerilog: a module `top` that says PASS, and the macros that it is given."""

    name: str
    top: str
    files: tuple[Path, ...]
    macros: tuple[tuple[str, object], ...] = ()
    #: Text of files that are included.
    headers: tuple[tuple[str, str], ...] = ()
    leaf: str = ""

    def _defines(self, prefix: str) -> list[str]:
        return [f"{prefix}{name}={value}" for name, value in self.macros]

    def _prepare(self, where: Path) -> None:
        where.mkdir(parents=True, exist_ok=True)
        for name, text in self.headers:
            (where / name).write_text(text)

    def icarus(self, where: Path | None = None, change=lambda path, text: text) -> list[str]:
        """The command to simulate it in Icarus, which knows X; `change` may alter a file's text.

        Icarus 11 does not know `int unsigned`; what has that type here is small.
        """
        where = where or BUILD / "mlkem/icarus" / self.name
        self._prepare(where)
        copies = [where / path.name for path in self.files]
        for path, copy in zip(self.files, copies, strict=True):
            copy.write_text(change(path, path.read_text()).replace("int unsigned", "int"))
        tool = ["iverilog", "-g2012", "-DLANEWISE_ASSERT", f"-I{where}", *self._defines("-D")]
        tool += ["-s", self.top]
        call([*tool, "-o", where / "bench.vvp", *copies], self.name)
        return ["vvp", "-n", str(where / "bench.vvp")]

    def verilator(self, where: Path | None = None) -> list[str]:
        """The command to simulate it in Verilator, which is fast."""
        where = where or BUILD / "mlkem/verilator" / self.name
        self._prepare(where)
        command = ["verilator", "--binary", "--timing", "-j", JOBS, *QUIET, f"+incdir+{where}"]
        command += ASSERT
        command += ["--top-module", self.top, "-Mdir", where, *self._defines("+define+")]
        call([*command, *self.files], self.name)
        return [str(where / f"V{self.top}")]

    def trials(self, tool: str, o: SimpleNamespace) -> Iterator[Trial]:
        """What is tried in a tool, all of it or a sample."""
        raise NotImplementedError

    def suspicions(self, note: str) -> Iterator[Trial]:
        """What is tried where a fault is planted, of which its list has this note."""
        raise NotImplementedError

    def shows(self, command: list[str], note: str) -> bool:
        """Whether some trial shows that it is not right."""
        return not all(trial.holds(command, quiet=True) for trial in self.suspicions(note))


def run_all(benches: list[Testbench], o: SimpleNamespace) -> bool:
    """All trials of benches, or of those that `only` names, in each of the tools."""

    def one(job: tuple[Testbench, str]) -> bool:
        bench, tool = job
        command = getattr(bench, tool)()
        return all([trial.holds(command) for trial in bench.trials(tool, o)])

    jobs = [(b, tool) for b in benches if not o.only or b.leaf in o.only for tool in o.tools]
    return bool(jobs) and all(each(one, jobs))


class Program:
    """A simulator that reads commands, a line each, and answers some of them with a line."""

    def __init__(self, command: list[str]):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, *words) -> None:
        print(*words, file=self.process.stdin)

    def ask(self, *words) -> str:
        try:
            print(*words, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Failed(f"{words}: the bench ended") from None
        return self.answer(*words)

    def answer(self, *words) -> str:
        """Another line of the answer to these."""
        answer = self.process.stdout.readline().strip()
        if not answer or re.search("failed|%Fatal|%Error", answer):
            raise Failed(f"{' '.join(map(str, words))[:200]}: {answer or 'no answer'}")
        return answer

    def __enter__(self):
        return self

    def __exit__(self, kind, *_) -> None:
        """It ends; with status 0, unless something else was wrong before."""
        if kind:
            return self.process.kill()
        self.process.stdin.close()
        return same(self.process.wait(), 0, "status of the bench")
