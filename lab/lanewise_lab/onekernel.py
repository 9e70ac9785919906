# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All there is to know of one kernel in seconds: make kernel K=NAME.

    python -m lanewise_lab.onekernel NAME [--all]

Generates it anew by the command in its first line, compares it with the file in the tree, assembles
it, proves it, runs it on 100 random states, and predicts or measures it, before (the file as
committed) and after. NAME is a file in src/keccak, with or without what all names begin with, or a
recipe. Proofs begin with 24 rounds and go on until SECONDS have passed, and the next call goes on
there; --all proves everything. Nothing in the tree is written, but for the file of a recipe that
has none yet. Exit: 0 all holds, 1 not, 2 no such kernel, or a recipe of which none can be made.
"""

from __future__ import annotations

import argparse
import difflib
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from hashlib import shake_256
from pathlib import Path

from . import cores, firmware, listed, onekernel_run, regenerate, stopwatch, table_aarch64
from .cycles import Refused as NoFigure
from .cycles.judge import Options, measured
from .cycles.model import predict
from .cycles.trace import run as trace_of
from .onekernel_find import Kernel, commands, found, own_core
from .onekernel_run import Failed, NotRun
from .prove.chain import HEAD
from .prove.interface import Case
from .prove.kept import Kept
from .prove.kernel import Verdict, prove
from .prove.shipped import COMPILERS, Task, judge, kernel_tasks
from .round import LANES, permute
from .symbolic import Refused

#: After so many since the start no further proof is begun.
SECONDS = 6.0
STATES = 100
#: What is said of a kernel that equals the file that it is compared with: see committed().
UNCHANGED = {"as committed": "unchanged", "in the tree": "not committed yet"}


def committed(kernel: Kernel) -> tuple[bytes, str]:
    """The file that a change is compared with, and what that is."""
    shown = subprocess.run(
        ["git", "show", f"HEAD:{kernel.path.relative_to(regenerate.ROOT)}"],
        cwd=regenerate.ROOT,
        capture_output=True,
    )
    if shown.returncode == 0:
        return shown.stdout, "as committed"
    return kernel.path.read_bytes(), "in the tree"


def assemble(kernel: Kernel, text: bytes, folder: Path) -> Path:
    """The object of the source `text`; what that includes lies in the kernel's folder."""
    folder.mkdir()
    source, out = folder / kernel.path.name, folder / f"{kernel.path.stem}.o"
    source.write_bytes(text)
    command = [*COMPILERS[kernel.isa], "-I", kernel.path.parent, "-c", source, "-o", out]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["the assembler fails"]
        raise Failed(next((line for line in lines if "error:" in line.lower()), lines[0]))
    return out


# Proofs


def _order(case: Case) -> tuple:
    """24 rounds first, then the fewest; little before much."""
    return (case.rounds != 24, case.rounds, case.blocks, case.vlen, case.lanes)


def _prove(task: Task) -> tuple[Task, Verdict]:
    return task, prove(task.path, task.symbol, task.interface, list(task.cases), stack=task.stack)


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


def proofs(tasks: list[Task], kept: Kept, pool, until: float) -> Iterator[tuple[Task, Verdict]]:
    """Of each task a verdict of the cases that were proved until then: all, or those in _order."""
    parts: dict[str, list[Verdict]] = {t.symbol: [] for t in tasks}
    left = []
    for task in tasks:
        whole = kept.find(kept.key(*task.asked(), task.stack), *task.asked())
        if whole:
            yield task, judge(task, whole)
            continue
        for case in task.cases:
            one = replace(task, cases=(case,))
            known = kept.find(kept.key(*one.asked(), one.stack), *one.asked())
            if known:
                parts[task.symbol].append(known)
            else:
                left.append(one)
    # In turn of each function.
    turns: dict[str, int] = {t.symbol: 0 for t in tasks}
    todo = []
    for one in sorted(left, key=lambda one: _order(one.cases[0])):
        todo.append((turns[one.symbol], one))
        turns[one.symbol] += 1
    todo = [one for _, one in sorted(todo, key=lambda pair: pair[0])]
    running: list = []
    begun = {symbol for symbol, found in parts.items() if found}
    while todo or running:
        # As many as there are processes, so that none is begun too late, but one of each at least.
        while todo and len(running) < (os.cpu_count() or 1):
            if time.monotonic() >= until and todo[0].symbol in begun:
                todo = [one for one in todo if one.symbol not in begun]
                continue
            one = todo.pop(0)
            begun.add(one.symbol)
            running.append(pool.apply_async(_prove, (one,)))
        if running:
            one, verdict = running.pop(0).get()
            kept.keep(kept.key(*one.asked(), one.stack), verdict, one.cases)
            parts[one.symbol].append(verdict)
    for task in tasks:
        if parts[task.symbol]:
            yield task, _together(task, parts[task.symbol])


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
        after = onekernel_run.run_chains(task, isa, blocks)
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


def predicted(job: tuple[str, str, str, int, str | None]) -> dict[str, int | str]:
    """Cycles of 24 rounds on each core, the kernel's own first, or why there is no figure."""
    path, symbol, isa, states, own = job
    out: dict[str, int | str] = {}
    first = [own] if own else []
    if isa == "armv7m":
        for name in dict.fromkeys([*first, *firmware.CORES]):
            try:
                out[name] = measured(path, symbol, cores.load(name), 24, Options()).result.cycles
            except NoFigure as error:
                out[name] = str(error)
        return out
    trace = trace_of(path, symbol, cores.load(table_aarch64.CORES[0]), states=states)
    for name in dict.fromkeys([*first, *table_aarch64.CORES]):
        try:
            out[name] = predict(trace.steps, cores.load(name)).cycles
        except NoFigure as error:
            out[name] = str(error)
    return out


def _figures(before: dict, after: dict, states: int) -> list[str]:
    lines = []
    for name, now in after.items():
        was, core = before.get(name), cores.short(name)
        if isinstance(now, str):
            lines.append(f"{core:5} no figure: {now}")
            continue
        each = f", {now / states:.0f} a state" if states > 1 else ""
        change = ""
        if isinstance(was, int):
            change = (
                f", before {was} ({100 * (now / was - 1):+.1f} %)" if was != now else ", as before"
            )
        lines.append(f"{core:5} {now} cycles{each}{change}")
    return lines


class Summary:
    """Prints what was found, a line or more for each question, and remembers failures."""

    def __init__(self):
        self.failures, self.start = 0, time.monotonic()

    def say(self, question: str, *lines: str, fails: bool = False) -> None:
        self.failures += fails
        for n, line in enumerate(lines or ("nothing",)):
            head = "" if n else question
            print(f"{head:10} {'FAILED: ' if fails and not n else ''}{line}", flush=True)


def show(kernel: Kernel, everything: bool, kept: Kept, new: bytes | None = None) -> int:
    """The exit status. `new` stands for what the generator prints."""
    out = Summary()
    print(f"{kernel.path.relative_to(regenerate.ROOT)} ({kernel.isa})")
    if new is None:
        try:
            new = regenerate.regenerate(kernel.path, kernel.command)
        except subprocess.CalledProcessError:
            out.say("generated", f"the command fails: {kernel.command[0]}", fails=True)
            return 1
    old, what = committed(kernel)
    if new == kernel.path.read_bytes():
        out.say("generated", "equal to the file in the tree")
    else:
        out.say("generated", f"{_differing(new, kernel)} lines differ from the file in the tree; "
                "`make kernels` writes it")  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="lanewise-kernel-") as name:
        folder = Path(name)
        with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
            _examine(
                kernel, new, old if old != new else None, what, folder, pool, everything, kept, out
            )
    _lists(kernel, out)
    took = time.monotonic() - out.start
    word = f"{out.failures} FAILED" if out.failures else "all holds"
    print(f"{word}, {took:.1f} s")
    return 1 if out.failures else 0


def _lists(kernel: Kernel, out: Summary) -> None:
    """Says which lists do not have the kernel yet."""
    name = re.compile(rf"{kernel.path.stem.removeprefix('keccakp1600_')}\b")
    try:
        lines = [x for x in listed.missing(regenerate.ROOT, commands()) if name.search(x)]
    except ValueError as error:
        lines = [str(error)]
    if lines:
        out.say("listed", *lines, "`make kernels` writes this table: docs/adding-a-kernel.md")


def _differing(new: bytes, kernel: Kernel) -> int:
    texts = (kernel.path.read_text().splitlines(), new.decode(errors="replace").splitlines())
    return sum(line[:1] in "+-" for line in difflib.unified_diff(*texts, n=0, lineterm="")) - 2


def _examine(kernel, new, old, what, folder, pool, everything, kept, out) -> None:
    """`old` is None where nothing has changed since."""
    isa, source = kernel.isa, folder / "after" / kernel.path.name
    try:
        own = own_core(kernel)
        path = assemble(kernel, new, folder / "after")
        tasks = kernel_tasks(path, None if isa == "x86_64" else source)
    except (OSError, KeyError, ValueError) as error:
        out.say("recipe", f"{kernel.recipe}.toml: {error}", fails=True)
        return
    except (Failed, Refused) as error:
        out.say("assembled", str(error), fails=True)
        return
    before = None
    if old is not None:
        try:
            before = assemble(kernel, old, folder / "before")
        except Failed as error:
            out.say("before", f"the file {what} does not assemble: {error}")
    main = onekernel_run.permutation_of(tasks)
    figures = partial(_predict, pool, isa, main, own)
    waiting = [figures(p) for p in (path, before) if p and main]
    until = float("inf") if everything else out.start + SECONDS
    for task, verdict in proofs(tasks, kept, pool, until):
        short = task.symbol.removeprefix("lanewise_")
        if verdict.proved:
            out.say("proved", f"{short}: {_cases(verdict, task)}")
        else:
            out.say("proved", f"{short}: {verdict.reason}", fails=True)
    try:
        if main:
            said = random_states(main, isa)
        else:
            chains = tasks[0].interface.chains
            said = random_chains(tasks, isa) if chains else random_bytes(tasks, isa)
        out.say("run", said)
    except NotRun as error:
        out.say("run", f"not run: {error}")
    except (Failed, Refused) as error:
        out.say("run", str(error), fails=True)
    if not main or isa not in (*PREDICTED, "x86_64"):
        out.say("cycles", "no model predicts them")
    elif isa == "x86_64":
        _measure(main, str(before or path), str(path), what, bool(before), out)
    else:
        try:
            now, *was = [job.get() for job in waiting]
            lines = _figures(was[0] if was else {}, now, main.interface.states)
            out.say(
                "predicted", "24 rounds, " + (f"before: {what}" if was else UNCHANGED[what]), *lines
            )
        except (NoFigure, Refused) as error:
            out.say("predicted", str(error), fails=True)


#: Instruction sets that have cores with a model.
PREDICTED = ("armv7m", "aarch64")


def _predict(pool, isa: str, task: Task, own: str | None, path: Path):
    if isa not in PREDICTED:
        return None
    job = (str(path), task.symbol, isa, task.interface.states, own)
    return pool.apply_async(predicted, (job,))


def _measure(task: Task, before: str, after: str, what: str, changed: bool, out: Summary) -> None:
    try:
        was, now, ratio = stopwatch.measure(task, before, after)
    except NotRun as error:
        out.say("measured", f"not measured: {error}")
    except (Failed, subprocess.CalledProcessError) as error:
        out.say("measured", str(error), fails=True)
    else:
        said = f"before ({what}) {was:.0f} cycles" if changed else "unchanged; itself again"
        out.say("measured", f"24 rounds in {now:.0f} cycles, {said}, ratio {ratio:.3f} in one run")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="lanewise_lab.onekernel", description=__doc__.split("\n")[0]
    )
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument(
        "--all", action="store_true", help="prove every case, however long it takes"
    )
    parser.add_argument("--no-cache", action="store_true", help="believe no proof that was kept")
    arguments = parser.parse_args(argv)
    try:
        kernel = found(arguments.name)
    except ValueError as error:
        parser.exit(2, f"kernel: {error}\n")
    return show(kernel, arguments.all, Kept(read=not arguments.no_cache))


if __name__ == "__main__":
    sys.exit(main())
