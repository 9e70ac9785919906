# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Code in flash behind an instruction cache: each rule on code that shows it alone."""

import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from lanewise_lab import cores, firmware
from lanewise_lab.cycles import trace
from lanewise_lab.cycles.cache import Fetch
from lanewise_lab.cycles.model import predict
from test_cycles_rules import FRAME, assemble

M7 = cores.load("cortex-m7")


def slow(states=7, **rules):
    core = cores.slowed(M7, states, cache=rules.pop("cache_bytes", 4096))
    changed = {name: replace(core.rules[name], value=value) for name, value in rules.items()}
    return replace(core, rules=core.rules | changed)


def at(*addresses, size=4):
    """Instructions at these addresses."""
    return [(SimpleNamespace(address=a, next=a + size), (), False) for a in addresses]


def row(first, end):
    return at(*range(first, end, 4))


def missed(core, steps):
    """Lines that are read when the same is executed again."""
    fetch = Fetch(core, steps)
    fetch.jump(steps[0][0].address // 8, 0)
    for insn, _, _ in steps:
        for block in (insn.address // 8, (insn.next - 1) // 8):
            fetch.hits(block)
    return fetch.misses


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (row(0x8000000, 0x8000000 + 4096), 0),  # fits
        (row(0x8000000, 0x8000000 + 4096 + 32), 3),  # of one set: three lines, two places
        (row(0x8000000, 0x8000000 + 4096 + 2048), 192),  # nothing is there in time
        (row(0x8000000, 0x8000000 + 8192), 256),
        (row(0x8000010, 0x8000010 + 4096), 3),  # a line more than its bytes ask for
        (at(0x800001E, size=4) * 3, 0),  # across two lines
        (at(*[0x8000000 + 2048 * n for n in (0, 1)] * 9), 0),
        (at(*[0x8000000 + 2048 * n for n in (0, 1, 0, 2)] * 4), 8),  # the older one goes
    ],
)
def test_what_is_still_in_the_cache(steps, lines):
    assert missed(slow(), steps) == lines


def test_a_larger_cache_or_more_ways():
    steps = row(0x8000000, 0x8000000 + 8192)
    assert missed(slow(cache_bytes=8192), steps) == 0
    one_set = at(*[0x8000000 + 2048 * n for n in (0, 1, 2, 3)] * 3)
    assert missed(slow(), one_set) == 12 and missed(slow(cache_ways=4), one_set) == 0


@cache
def executed(body):
    with tempfile.TemporaryDirectory() as folder:
        path = assemble(Path(folder), FRAME.format(body))
        return trace.run_program(path, "f", M7, [bytearray(200)]).steps


@cache
def in_tcm(body):
    return predict(executed(body), M7).cycles


def cycles(body, core):
    return predict(executed(body), core).cycles


@pytest.mark.parametrize("states", [1, 3, 7])
@pytest.mark.parametrize("fill", [2, 8])
def test_a_line_that_is_not_there_is_waited_for(states, fill):
    """Two instructions of 4 bytes a cycle want 8 bytes a cycle; a line of 32 bytes takes 4 cycles,
    and what is waited for. Behind a full queue the wait begins when the line is asked for."""
    found = []
    for times in (1024, 2048):
        body = "eor.w r1, r2, r3\neor.w r4, r5, r6\n" * times
        assert in_tcm(body) == pytest.approx(times, abs=40)
        found.append(cycles(body, slow(states, line_fill=fill)))
    lines = 8 * 1024 // 32
    assert found[1] - found[0] == lines * (4 + fill + states)


def test_slow_code_hides_what_is_fetched_ahead():
    """One instruction of 4 bytes a cycle empties a queue of 8 blocks, two lines, in 16 cycles."""
    body = "eor.w r1, r1, r2\n" * 4096
    plain = in_tcm(body)
    assert cycles(body, slow(0 + 1, line_fill=1, fetch_queue=8)) - plain < 20
    assert cycles(body, slow(7, line_fill=8, fetch_queue=8)) > plain * 1.2
    short, long = (cycles(body, slow(3, line_fill=2, fetch_queue=n)) for n in (1, 8))
    assert short > long


def test_code_that_fits_takes_what_it_takes_from_tcm():
    body = "eor.w r1, r2, r3\neor.w r4, r5, r6\n" * 200
    assert cycles(body, slow()) == in_tcm(body)
    again = "movs r7, #9\n1:\n" + "eor.w r1, r1, r2\n" * 300 + "subs r7, #1\nbne.w 1b\n"
    assert cycles(again, slow()) == in_tcm(again)


def test_our_kernel_for_m7_pays_for_every_line(tmp_path):
    """It does not fit 4 KiB; it fits 16 KiB, as of STM32H743."""
    source = firmware.kernel_file("armv7m", "keccakp1600_x1_armv7m_m7_paired")
    built = firmware.assemble(source, firmware.CORES["cortex-m7"], tmp_path)
    steps = trace.run(str(built), firmware.symbol_of(source), M7, 24).steps
    plain, behind = predict(steps, M7), predict(steps, slow())
    assert predict(steps, slow(cache_bytes=16384)).cycles == pytest.approx(plain.cycles, abs=2)
    assert behind.cycles > 1.5 * plain.cycles
    fetched = (result.stalls.get("instruction fetch", 0) for result in (plain, behind))
    assert next(fetched) < next(fetched)


def test_what_is_refused():
    for core, more, says in (
        ("cortex-m7", {"line": 16}, "no rule flash_line on cortex-m7"),
        ("cortex-m4", {"cache": 4096}, "no rule cache_bytes on cortex-m4"),
        ("cortex-m7", {"cache": 4097}, "a cache has 4096, "),
    ):
        with pytest.raises(ValueError, match=says):
            cores.slowed(cores.load(core), 3, **more)
    assert cores.slowed(M7, 0) is M7
    assert cores.error_words(slow()) == (
        "not compared with any board: 7 wait states of a flash behind an instruction cache of 4096 "
        "bytes"
    )
