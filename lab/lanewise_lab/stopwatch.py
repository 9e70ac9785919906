# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cycles of x86-64 kernels on this machine: several take turns in one process, and only windows in
which the core was quiet count, as `make report` has it (bench/bench_measure.c)."""

from __future__ import annotations

import ctypes
import faulthandler
import multiprocessing
import statistics
from collections.abc import Sequence
from pathlib import Path

from .checkout import need
from .compiled import library
from .onekernel_run import SECONDS, Failed, NotRun, arguments, block, lacking, loadable
from .prove.all import Task

#: For the comparison of two kernels: seconds of a measurement, and how many.
LONG, TIMES = 0.02, 15


class Stopwatch:
    """A process that times kernels with the parameters of one function: wrong code may do anything
    in it. It is started when it is needed, again after such code, and ended by close()."""

    def __init__(self, task: Task):
        self.task, self.child, self.pipe = task, None, None

    def __enter__(self) -> Stopwatch:
        return self

    def __exit__(self, *_) -> None:
        if self.child:
            self.child.kill()
            self.child.join()
        self.child = None

    def _start(self) -> None:
        root = need("measuring") / "bench"
        timer = library(
            Path(__file__).with_name("stopwatch.c"),
            root / "bench_measure.c",
            root / "bench_clock.c",
        )
        context = multiprocessing.get_context("fork")
        self.pipe, theirs = context.Pipe()
        self.child = context.Process(target=self._serve, args=(timer, theirs), daemon=True)
        self.child.start()
        theirs.close()

    def __call__(self, libraries: Sequence[Path], seconds: float) -> tuple[list[float], bool]:
        """Cycles of 24 rounds of each, and whether the core was quiet enough to tell; about
        `seconds` for each, more if it was not. Failed if one of them does not come back."""
        if not self.child:
            self._start()
        try:
            self.pipe.send((list(map(str, libraries)), seconds * len(libraries)))
            found = self.pipe.recv() if self.pipe.poll(SECONDS) else None
        except (EOFError, OSError):
            found = None
        if found is None:
            self.__exit__()
            raise Failed("the process that times it died, or did not end")
        return found

    def ratio(self, one: Path, other: Path, times: int = TIMES) -> tuple[float, float, float]:
        """Cycles of the one, of the other, and the ratio: medians of so many measurements, each at
        other addresses, by which the same code differs by half a percent."""
        rows = [self((one, other), LONG)[0] for _ in range(times)]
        ratio = statistics.median(a / b for a, b in rows)
        return *(statistics.median(column) for column in zip(*rows, strict=True)), ratio

    def _serve(self, timer: ctypes.CDLL, pipe) -> None:
        faulthandler.disable()
        interface = self.task.interface
        _keep, base = block(bytes(200 * interface.states))
        given = arguments(interface, base, 24)
        given = (ctypes.c_size_t * 6)(*(given[p] for p in interface.parameters))
        timer.lanewise_stopwatch_open()
        while True:
            paths, seconds = pipe.recv()
            count = len(paths)
            cycles, quiet = (ctypes.c_double * count)(), (ctypes.c_size_t * count)()
            names = (ctypes.c_char_p * count)(*(path.encode() for path in paths))
            size, limit = ctypes.c_size_t(count), ctypes.c_double(seconds)
            if not timer.lanewise_stopwatch(names, size, given, limit, cycles, quiet):
                return
            pipe.send((list(cycles), all(quiet)))


def measure(task: Task, before: str, after: str) -> tuple[float, float, float]:
    """Cycles of one call of 24 rounds of two objects, and the ratio of the second to the first."""
    missing = lacking(task.symbol)
    if missing:
        raise NotRun(f"this machine lacks {', '.join(missing)}")
    with Stopwatch(task) as stopwatch:
        was, now = (loadable(path, task.symbol) for path in (before, after))
        new, old, ratio = stopwatch.ratio(now, was)
    return old, new, ratio
