# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The hooks of tests/required.py, which turn skipped tests into failures where that is asked."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from required import pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401


def pytest_configure(config):
    config.addinivalue_line("markers", "ci: not in a plain `make test`")
