# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All there is to know of one kernel in seconds: make kernel K=NAME, or lanewise-lab kernel NAME.

Generates it anew from its recipe, compares it with the file in the tree, assembles it, proves it,
runs it on 100 random states, and predicts or measures it, before (the file as committed) and after.
NAME is a file in src/keccak, with or without what all names begin with, or a recipe. Proofs begin
with 24 rounds and go on until SECONDS have passed, and the next call goes on there; --all proves
everything. Nothing in the tree is written, but for the file of a recipe that has none yet. Exit: 0
all holds, 1 not, 2 no such kernel, or a recipe of which none can be made.
"""

from __future__ import annotations

import argparse
import difflib
import itertools
import random
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import shake_256
from multiprocessing import get_context
from pathlib import Path

from . import cores, firmware, gen, onekernel_run, stopwatch, table_aarch64
from .checkout import ROOT
from .cycles import Refused as NoFigure
from .cycles.judge import Options, measured
from .cycles.model import predict
from .cycles.trace import run as trace_of
from .gen import Kernel
from .onekernel_run import NotRun
from .prove.chain import HEAD
from .prove.interface import Case
from .prove.kept import Kept
from .prove.kernel import Verdict
from .prove.shipped import COMPILERS, Task, judge, kernel_tasks, verdicts
from .round import LANES, permute
from .symbolic import Refused
from .tools import Failed, run

#: Instruction sets that have cores with a model.
PREDICTED = ("armv7m", "aarch64")
#: Since the start, after which no further proof is begun.
SECONDS = 6.0
STATES = 100
#: What is said of a kernel that equals the file that it is compared with: see committed().
UNCHANGED = {"as committed": "unchanged", "in the tree": "not committed yet"}


def committed(kernel: Kernel) -> tuple[bytes, str]:
    """The file that a change is compared with, and what that is."""
    shown = subprocess.run(["git", "show", f"HEAD:{kernel.place}"], cwd=ROOT, capture_output=True)
    if shown.returncode == 0:
        return shown.stdout, "as committed"
    return kernel.path.read_bytes(), "in the tree"


def assemble(kernel: Kernel, text: bytes, folder: Path) -> Path:
    """The object of the source `text`; what that includes lies in the kernel's folder."""
    folder.mkdir()
    source, out = folder / kernel.path.name, folder / f"{kernel.file}.o"
    source.write_bytes(text)
    run([*COMPILERS[kernel.isa], "-I", kernel.path.parent, "-c", source, "-o", out])
    return out


# Proofs


def _order(case: Case) -> tuple:
    """24 rounds first, then the fewest; little before much."""
    return (case.rounds != 24, case.rounds, case.blocks, case.vlen, case.lanes)


def _together(task: Task, parts: list[Verdict]) -> Verdict:
    """One verdict of those of single cases."""
    out = Verdict(task.path, task.symbol, task.interface, parts[0].isa)
    for part in parts:
        out.cases += part.cases
        out.stack_bytes = max(out.stack_bytes, part.stack_bytes)
        out.executed += part.executed
        out.wider &= part.wider
        if not part.proved:
            out.proved, out.reason, out.counterexample = False, part.reason, part.counterexample
            return out
    # The bound of the stack and the extensions are those of all cases together.
    return judge(task, out) if len(parts) == len(task.cases) else out


def proofs(tasks: list[Task], kept: Kept, until: float) -> Iterator[tuple[Task, Verdict]]:
    """Of each task a verdict of the cases that were proved until then: all, or those in _order, and
    the first at least. The functions take turns."""
    parts: dict[str, list[Verdict]] = {}
    turns: list[list[Task]] = []
    for task in tasks:
        whole = kept.find(kept.key(*task.asked(), task.stack), *task.asked())
        if whole:
            yield task, judge(task, whole)
            continue
        parts[task.symbol] = []
        ones = [replace(task, cases=(case,)) for case in sorted(task.cases, key=_order)]
        turns.append(ones)
    left = [task for task in tasks if task.symbol in parts]
    first, *others = itertools.zip_longest(*turns) if turns else [()]
    rest = [one for turn in others for one in turn if one]
    for asked in (list(first), rest if time.monotonic() < until else []):
        # One case alone uses less stack, and fewer extensions, than the source states.
        found = verdicts(asked, kept, key=asked.index, judged=lambda task, verdict: verdict)
        for one, verdict, before in found:
            parts[one.symbol].append(verdict)
            if asked is rest and not before and time.monotonic() >= until:
                break
        found.close()
    yield from ((task, _together(task, parts[task.symbol])) for task in left)


def _cases(verdict: Verdict, task: Task) -> str:
    done, of = len(verdict.cases), len(task.cases)
    if done == of:
        return f"all {of} cases"
    rounds = sorted({c.rounds for c in verdict.cases} - {0})
    which = f", rounds {', '.join(map(str, rounds))}" if rounds else ""
    return f"{done} of {of} cases{which}; the time was up, --all proves the others"


# Runs


def random_states(task: Task, isa: str) -> str:
    """Runs 100 random states, half of them 24 rounds; Failed where one is wrong."""
    source, count = random.Random(f"states of {task.symbol}"), task.interface.states
    calls = []
    for n in range(-(-STATES // count)):
        states = [[source.getrandbits(64) for _ in range(LANES)] for _ in range(count)]
        calls.append((24 if n % 2 == 0 else source.randint(1, 24), states))
    after = onekernel_run.run(task, isa, calls)
    wrong = sum(
        got != permute(before, rounds)
        for (rounds, states), found in zip(calls, after, strict=True)
        for before, got in zip(states, found, strict=True)
    )
    count *= len(calls)
    if wrong:
        raise Failed(f"{wrong} of {count} random states are wrong")
    return f"{count} random states right, {len({r for r, _ in calls})} numbers of rounds"


def random_chains(tasks: list[Task], isa: str) -> str:
    """Chains of 1 to 15 steps, against hashlib."""
    source, count = random.Random("chains"), 0
    for task in tasks:
        states, m, masked = task.interface.states, task.interface.node, task.interface.masked
        places, blocks = onekernel_run.chain_places(task.interface), []
        for _ in range(-(-STATES // states)):
            steps = source.randint(1, 15)
            blocks.append((steps, source.randbytes(places["last"] + 8 * states * steps)))
        after = onekernel_run.execute(task, isa, blocks)
        for (steps, block), got in zip(blocks, after, strict=True):
            for k in range(states):

                def lanes(name: str, count: int, of: bytes, k: int = k) -> list[bytes]:
                    at = [places[name] + 8 * task.interface.place(k, i) for i in range(count)]
                    return [of[n : n + 8] for n in at]

                head = lanes("head", m + HEAD, block)
                rows = range(places["last"] + 8 * k, len(block), 8 * states)
                last = [block[n : n + 8] for n in rows]
                node = b"".join(lanes("nodes", m, block))
                for lane in last:
                    message = b"".join(head) + lane
                    mask = shake_256(message).digest(8 * m) if masked else bytes(8 * m)
                    node = bytes(a ^ b for a, b in zip(node, mask, strict=True))
                    node = shake_256(message + node).digest(8 * m)
                if b"".join(lanes("out", m, got)) != node:
                    raise Failed(f"{task.symbol} is wrong: {steps} steps, instance {k}")
                count += 1
    return f"{count} random chains right, of {len(tasks)} functions"


def random_bytes(tasks: list[Task], isa: str) -> str:
    """The same of functions that add or extract bytes."""
    source = random.Random("bytes")
    for task in tasks:
        core = onekernel_run.Unicorn(task.path, isa)
        memory = onekernel_run.Memory(task, isa)
        for _ in range(STATES):
            offset = source.randrange(200)
            length = source.randint(0, 200 - offset)
            state, data = source.randbytes(200), source.randbytes(200)
            lanes = [int.from_bytes(state[8 * i : 8 * i + 8], "little") for i in range(LANES)]
            given = memory.pack([lanes]) + data
            where = (core.DATA, core.DATA + 200, offset, length)
            got = core.call(task.symbol, given, *where)
            (lanes,), rest = memory.unpack(got[:200]), got[200:]
            now = b"".join(v.to_bytes(8, "little") for v in lanes)
            part, end = state[offset : offset + length], offset + length
            if task.interface.absorbs:
                added = bytes(a ^ b for a, b in zip(part, data, strict=False))
                want = (state[:offset] + added + state[end:], data)
            else:
                want = (state, part + data[length:])
            if (now, rest) != want:
                raise Failed(f"{task.symbol} is wrong: {length} bytes at {offset}")
    return f"{STATES} random pieces right of each of {len(tasks)} functions"


# Figures


def own_core(kernel: Kernel) -> str | None:
    """The full name of the core that the recipe names, of those that have a model of cycles."""
    if kernel.isa not in PREDICTED or kernel == gen.BYTES:
        return None
    name = gen.load(kernel.recipe).options.get("core")
    return cores.load(name).name if name else None


def predicted(path: str, symbol: str, isa: str, states: int, own: str | None) -> dict:
    """Cycles of 24 rounds on each core, the kernel's own first, or why there is no figure."""
    known = firmware.CORES if isa == "armv7m" else table_aarch64.CORES
    out: dict[str, int | str] = {}
    if isa == "aarch64":
        steps = trace_of(path, symbol, cores.load(known[0]), states=states).steps
    for name in dict.fromkeys([*([own] if own else []), *known]):
        core = cores.load(name)
        try:
            if isa == "armv7m":
                out[name] = measured(path, symbol, core, 24, Options()).result.cycles
            else:
                out[name] = predict(steps, core).cycles
        except NoFigure as error:
            out[name] = str(error)
    return out


def _figures(before: dict, after: dict, states: int) -> Iterator[str]:
    for name, now in after.items():
        was, core = before.get(name), cores.short(name)
        if isinstance(now, str):
            yield f"{core:5} no figure: {now}"
            continue
        each = f", {now / states:.0f} a state" if states > 1 else ""
        change = ""
        if isinstance(was, int):
            change = f", before {was} ({100 * (now / was - 1):+.1f} %)"
            change = ", as before" if was == now else change
        yield f"{core:5} {now} cycles{each}{change}"


class Summary:
    """Prints what was found, a line or more for each question, and remembers failures."""

    def __init__(self):
        self.failures, self.start = 0, time.monotonic()

    def say(self, question: str, *lines: str, fails: bool = False) -> None:
        self.failures += fails
        for n, line in enumerate(lines or ("nothing",)):
            head = "" if n else question
            print(f"{head:10} {'FAILED: ' if fails and not n else ''}{line}", flush=True)

    @contextmanager
    def question(self, name: str) -> Iterator[None]:
        """What cannot be answered is said, and what went wrong remembered."""
        try:
            yield
        except NotRun as error:
            self.say(name, f"not {name}: {error}")
        except (Failed, Refused, NoFigure, subprocess.CalledProcessError) as error:
            self.say(name, str(error), fails=True)


def show(kernel: Kernel, seconds: float, kept: Kept, new: bytes | None = None) -> int:
    """The exit status. No proof is begun so many seconds after the start; `new` stands for what the
    generator makes."""
    out = Summary()
    print(f"{kernel.place} ({kernel.isa})")
    try:
        new = gen.text(kernel) if new is None else new
    except Failed as error:
        out.say("generated", str(error), fails=True)
        return 1
    old, what = committed(kernel)
    if new == kernel.path.read_bytes():
        out.say("generated", "equal to the file in the tree")
    else:
        texts = kernel.path.read_text().splitlines(), new.decode(errors="replace").splitlines()
        changes = difflib.unified_diff(*texts, n=0, lineterm="")
        count = sum(line[:1] in "+-" for line in changes) - 2
        said = f"{count} lines differ from the file in the tree; `make kernels` writes it"
        out.say("generated", said)
    until = out.start + seconds
    with tempfile.TemporaryDirectory(prefix="lanewise-kernel-") as name:
        _examine(kernel, new, old if old != new else None, what, Path(name), until, kept, out)
    _lists(kernel, out)
    took = time.monotonic() - out.start
    print(f"{f'{out.failures} FAILED' if out.failures else 'all holds'}, {took:.1f} s")
    return 1 if out.failures else 0


def _lists(kernel: Kernel, out: Summary) -> None:
    """Says so where the table that the library is built of does not have the kernel yet."""
    table = kernel.path.parent / f"backends_{kernel.folder}.h"
    name = re.sub(r"^(keccakp1600|shake256)_|_chain$", "", kernel.file)
    if table.is_file() and kernel.isa != "riscv32":
        row = re.search(rf" K\((?:X, )?{name},[^)]*\)", table.read_text())
        if not row or kernel.flag and "CHAINS" not in row[0]:
            why = f"has no row of {kernel.file}, so that no library holds it"
            how = "`make kernels` writes this table: docs/adding-a-kernel.md"
            out.say("listed", f"{table.relative_to(ROOT)}: {why}", how)


def _examine(kernel, new, old, what, folder, until, kept, out) -> None:
    """`old` is None where nothing has changed since."""
    isa, source, before = kernel.isa, folder / "after" / kernel.path.name, None
    tasks: list[Task] = []
    with out.question("assembled"):
        path = assemble(kernel, new, folder / "after")
        tasks = kernel_tasks(path, None if isa == "x86_64" else source)
    if not tasks:
        return
    if old is not None:
        try:
            before = assemble(kernel, old, folder / "before")
        except Failed as error:
            out.say("before", f"the file {what} does not assemble: {error}")
    main = onekernel_run.permutation_of(tasks)
    with get_context("fork").Pool(2) as pool:
        jobs = []
        if main and isa in PREDICTED:
            how = main.symbol, isa, main.interface.states, own_core(kernel)
            jobs = [pool.apply_async(predicted, (str(p), *how)) for p in (path, before) if p]
        for task, verdict in proofs(tasks, kept, until):
            short = task.symbol.removeprefix("lanewise_")
            said = _cases(verdict, task) if verdict.proved else verdict.reason
            out.say("proved", f"{short}: {said}", fails=not verdict.proved)
        with out.question("run"):
            others = random_chains if tasks[0].interface.chains else random_bytes
            out.say("run", random_states(main, isa) if main else others(tasks, isa))
        if jobs:
            with out.question("predicted"):
                now, *was = [job.get() for job in jobs]
                said = f"before: {what}" if was else UNCHANGED[what]
                lines = _figures(was[0] if was else {}, now, main.interface.states)
                out.say("predicted", f"24 rounds, {said}", *lines)
        elif main and isa == "x86_64":
            with out.question("measured"):
                was, now, ratio = stopwatch.measure(main, str(before or path), str(path))
                said = f"before ({what}) {was:.0f} cycles" if before else "unchanged; itself again"
                said = f"24 rounds in {now:.0f} cycles, {said}, ratio {ratio:.3f} in one run"
                out.say("measured", said)
        else:
            out.say("cycles", "no model predicts them")


def found(name: str) -> Kernel:
    """The kernel of this name, whose file is written if there is none yet. Failed, in one line, if
    there is no such kernel, or a recipe of which none can be made."""
    kernel = gen.find(name)
    if not kernel.path.exists():
        kernel.path.write_bytes(gen.text(kernel))
        print(f"{kernel.place} is new: written by python3 -m {gen.MODULE} {kernel.arguments}")
    return kernel


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="lanewise-lab kernel", description=__doc__.split("\n")[0])
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="to begin proofs in")
    parser.add_argument(
        "--all", action="store_true", help="prove every case, however long it takes"
    )
    parser.add_argument("--no-cache", action="store_true", help="believe no proof that was kept")
    arguments = parser.parse_args(argv)
    try:
        kernel = found(arguments.name)
    except Failed as error:
        parser.exit(2, f"kernel: {error}\n")
    seconds = float("inf") if arguments.all else arguments.seconds
    return show(kernel, seconds, Kept(read=not arguments.no_cache))
