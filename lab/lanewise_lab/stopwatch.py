# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cycles of x86-64 kernels on this machine: several take turns in one process, and only windows in
which the core was quiet count, as `make report` has it (bench/bench_measure.c)."""

from __future__ import annotations

import ctypes
import faulthandler
import itertools
import multiprocessing
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .checkout import need
from .compiled import library
from .onekernel_run import SECONDS, Failed, NotRun, arguments, block, lacking, loadable
from .prove.interface import Interface
from .prove.shipped import Task

#: For the comparison of two kernels: seconds of a measurement, and how many.
LONG, TIMES = 0.02, 15


@dataclass(frozen=True)
class Use:
    """A function of a library, and how it is called: 24 rounds after each of some blocks of so many
    lanes, or 24 rounds alone."""

    name: str
    interface: Interface
    blocks: int = 1
    lanes: int = 0

    def call(self) -> tuple[ctypes.Array, list[int]]:
        """The memory, and the arguments."""
        states, length = self.interface.states, 8 * self.lanes * self.blocks
        kept, base = block(bytes(_MESSAGES + states * length))
        first = base + _MESSAGES
        pointers = (ctypes.c_uint64 * states)(*(first + length * k for k in range(states)))
        ctypes.memmove(base + _POINTERS, pointers, 8 * states)
        values = arguments(self.interface, base, 24) | {"data": first, "messages": base + _POINTERS}
        values |= {"blocks": self.blocks, "lanes": self.lanes}
        given = [values[p] for p in self.interface.parameters]
        return kept, given + [0] * (_ARGUMENTS - len(given))


#: Where pointers and messages lie behind the states; and how many arguments a function may have.
_POINTERS, _MESSAGES, _ARGUMENTS = 2048, 4096, 6
#: Cycles by library, of each use.
Cycles = list[list[float]]


class Stopwatch:
    """A process that times functions: wrong code may do anything in it. It is started when it is
    needed, and again after such code."""

    def __init__(self, *uses: Use):
        self.uses, self.child, self.pipe = uses, None, None

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

    def __call__(self, libraries: Sequence[Path], seconds: float) -> tuple[Cycles, bool]:
        """What calls cost, and whether the core was quiet enough to tell; about `seconds` for each,
        more if it was not. Failed if one of them does not come back."""
        if not self.child:
            self._start()
        try:
            self.pipe.send((list(map(str, libraries)), seconds))
            found = self.pipe.recv() if self.pipe.poll(SECONDS) else None
        except (EOFError, OSError):
            found = None
        if found is None:
            self.__exit__()
            raise Failed("the process that times it died, or did not end")
        return found

    def compare(self, one: Path, other: Path, times: int = TIMES) -> tuple[Cycles, float]:
        """Cycles of both, and those of the one by those of the other, all uses together: medians of
        so many measurements, each at other addresses, by which the same code differs by half a
        percent."""
        rows = [self((one, other), LONG)[0] for _ in range(times)]
        ratio = statistics.median(sum(a) / sum(b) for a, b in rows)
        cycles = [
            [statistics.median(use) for use in zip(*of, strict=True)]
            for of in zip(*rows, strict=True)
        ]
        return cycles, ratio

    def _serve(self, timer: ctypes.CDLL, pipe) -> None:
        faulthandler.disable()
        kept, given = zip(*(use.call() for use in self.uses), strict=True)
        given = (ctypes.c_size_t * (_ARGUMENTS * len(given)))(*itertools.chain(*given))
        names = [use.name for use in self.uses]
        timer.lanewise_stopwatch_open()
        while True:
            paths, seconds = pipe.recv()
            count = len(paths) * len(names)
            cycles, quiet = (ctypes.c_double * count)(), (ctypes.c_size_t * count)()
            limit = ctypes.c_double(seconds * count)
            if not timer.lanewise_stopwatch(
                *_texts(paths), *_texts(names), given, limit, cycles, quiet
            ):
                return
            calls = [c / use.blocks for c, use in zip(cycles, self.uses * len(paths), strict=True)]
            size = len(names)
            pipe.send(([calls[n : n + size] for n in range(0, count, size)], all(quiet)))


def _texts(texts: Sequence[str]) -> tuple[ctypes.Array, ctypes.c_size_t]:
    return (ctypes.c_char_p * len(texts))(*map(str.encode, texts)), ctypes.c_size_t(len(texts))


def measure(task: Task, before: str, after: str) -> tuple[float, float, float]:
    """Cycles of one call of 24 rounds of two objects, and the ratio of the second to the first."""
    missing = lacking(task.symbol)
    if missing:
        raise NotRun(f"this machine lacks {', '.join(missing)}")
    was, now = (loadable(path, task.symbol) for path in (before, after))
    with Stopwatch(Use("entry", task.interface)) as stopwatch:
        ((new,), (old,)), ratio = stopwatch.compare(now, was)
    return old, new, ratio
