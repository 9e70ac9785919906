# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The hooks of tests/required.py, and how many cases hypothesis makes."""

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/mlkem")]

from required import count, pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401

# The same cases each time, except in `make full`; a machine may be busy.
settings.register_profile(
    "lanewise",
    max_examples=count(20, 2000),
    derandomize=count(1, 0) == 1,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("lanewise")


def pytest_configure(config):
    config.addinivalue_line("markers", "full: only in `make full`")
