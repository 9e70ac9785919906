# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the tests of the lab share: the hooks of tests/required.py, which turn skipped tests into
failures where that is asked, and the marks of the three tiers."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# For `required`, `conformance` and `rtl`.
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "lab"), str(ROOT)]

from lanewise_lab.turns import one_of_each  # noqa: E402
from required import pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401

MARKS = {
    "slow": "takes a second or more: not in `make check`",
    "ci": "in continuous integration and `make full`, not in a plain `make test`",
    "full": "only in `make full`",
    "spread": "its cases share nothing and may run in several processes",
    "xdist_group": "known to pytest-xdist, if that is here",
}


def pytest_configure(config):
    for name, meaning in MARKS.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """With several processes and --dist loadgroup: a file is the work of one, for what its tests
    share is made once, or of one for each instruction set, and tests that are marked `spread` go
    to any. First, since pytest-xdist reads the marks in this hook too. With ci:4,slow:2 in
    LANEWISE_TURNS the commit in LANEWISE_COMMIT, if any, takes a quarter of those that are marked
    `ci`, and of others that are marked `slow` a half."""
    commit, left, rest = os.environ.get("LANEWISE_COMMIT", ""), set(), items
    for turn in os.environ.get("LANEWISE_TURNS", "ci:4").split(","):
        mark, count = turn.split(":")
        ours = [item.nodeid for item in rest if item.get_closest_marker(mark)]
        left |= set(ours) - one_of_each(ours, int(count), commit)
        rest = [item for item in rest if not item.get_closest_marker(mark)]
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left])
    items[:] = [item for item in items if item.nodeid not in left]
    for item in items:
        if not item.get_closest_marker("spread"):
            isa = getattr(item, "callspec", None) and item.callspec.params.get("isa")
            item.add_marker(pytest.mark.xdist_group(f"{item.path.name} {isa or ''}"))
