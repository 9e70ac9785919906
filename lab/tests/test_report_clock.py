# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whether the core was quiet: the harness's clock, and what reports make of it."""

import ctypes
import random
import subprocess
import sys

import pytest
from lanewise_lab import processors
from lanewise_lab.checkout import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import measuring  # noqa: E402


@pytest.fixture(scope="module")
def clock(tmp_path_factory):
    """The harness's clock as a library."""
    to = tmp_path_factory.mktemp("clock") / "clock.so"
    command = ["cc", "-O2", "-shared", "-fPIC", ROOT / "bench/bench_clock.c", "-o", to, "-lm"]
    subprocess.run(command, check=True)
    library = ctypes.CDLL(str(to))
    library.bench_quiet.argtypes = [ctypes.c_double] * 4
    library.bench_clock_learn.argtypes = [ctypes.c_double] * 3
    library.bench_clock_least_crowded.restype = ctypes.c_double
    return library


@pytest.mark.parametrize(
    ("before", "after", "crowded", "least", "quiet"),
    [
        (1.40, 1.40, 0.18, 0.18, True),
        (1.40, 1.45, 0.18, 0.18, True),  # 3.5 %
        (1.40, 1.48, 0.18, 0.18, False),  # 5.6 %: the frequency moved, or a chain was interrupted
        (1.40, 1.40, 0.20, 0.18, True),  # 11 %
        (1.40, 1.40, 0.205, 0.18, False),  # 14 %: a second thread takes a share of the core
        (1.40, 1.40, 0.31, 0.18, False),
        (1.40, 1.40, 0.163, 0.18, True),
        (1.12, 1.12, 0.144, 0.18, False),  # both chains were interrupted for as long
        (1.40, 1.40, 0.0, 0.0, True),  # no such probe on this machine
    ],
)
def test_a_window_is_quiet_if_chains_and_throughput_agree(
    clock, before, after, crowded, least, quiet
):
    assert bool(clock.bench_quiet(before, after, crowded, least)) == quiet


def test_what_a_core_does_alone_is_learnt_of_a_hundredth_of_its_windows(clock):
    """As on a virtual machine: of 30,000 windows some have two chains that were interrupted for as
    long, so that they agree, and half have company."""
    source = random.Random(1)
    for n in range(30000):
        if n % 5000 == 30:
            clock.bench_clock_learn(1.10, 1.10, 0.162)
        clock.bench_clock_learn(1.57, 1.57, source.uniform(0.229, 0.233) * source.choice((1, 1.5)))
        clock.bench_clock_learn(1.10, 1.57, 0.161)  # chains that do not agree say nothing
        if n > 3000:
            assert 0.228 < clock.bench_clock_least_crowded() < 0.234


def bench_run(least, windows):
    c = {"cycles": 9.0, "low": 9.0, "high": 9.0, "ghz": 3.0, "windows": windows, "dropped": 1}
    return {"rows": [{"least_crowded": least, "contenders": [c]}]}


def test_rows_judged_before_the_core_was_seen_alone_are_not_quiet():
    """The first run saw nothing but a core with company, the second one without."""
    merged = measuring.merge([bench_run(0.30, 7), bench_run(0.18, 5)])["rows"][0]["contenders"][0]
    assert (merged["windows"], merged["dropped"]) == (5, 9)
    merged = measuring.merge([bench_run(0.185, 7), bench_run(0.18, 5)])["rows"][0]["contenders"][0]
    assert (merged["windows"], merged["dropped"]) == (12, 2)


def test_of_a_core_that_is_known_a_run_with_constant_company_is_not_quiet():
    for core, alone in measuring.ALONE.items():
        assert processors.known(core)
        for crowded, windows in ((1.3 * alone, (0, 8)), (1.03 * alone, (7, 1))):
            found = measuring.merge([bench_run(crowded, 7)], alone)["rows"][0]["contenders"][0]
            assert (found["windows"], found["dropped"]) == windows
