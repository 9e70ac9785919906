# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a test cannot do without, for pytest: tools, Python modules, features of the machine.

A person who runs pytest by hand sees a test skipped where a tool is missing. `make check`, `make
test` and `make full` set LANEWISE_REQUIRE_TOOLS=1: then a missing tool is a failure, and so is any
other skip, however it came about, unless its reason begins with one of ACCEPTED. The conftest.py
that imports the two hooks from here has that for its folder.
"""

import importlib
import os
import shutil
from typing import NoReturn

import pytest

STRICT = "LANEWISE_REQUIRE_TOOLS"
#: How the reason of a skip begins that no package could have prevented.
ACCEPTED = ("this machine lacks ", "does not apply: ")


def strict() -> bool:
    return os.environ.get(STRICT, "") not in ("", "0")


def count(few: int, many: int, variable: str = "") -> int:
    """How many of something a test takes: what `variable` of the environment says, or else `many`
    in `make full`, which sets LANEWISE_TEST_TIER, and `few` at all other times."""
    full = os.environ.get("LANEWISE_TEST_TIER") == "full"
    return int(os.environ.get(variable) or (many if full else few))


def _missing(what: str, names: list[str]) -> None:
    if not names:
        return
    reason = f"{what} not installed: {', '.join(names)}"
    if strict():
        pytest.fail(f"{reason} ({STRICT} is set)", pytrace=False)
    pytest.skip(reason, allow_module_level=True)


def tools(*names: str) -> None:
    """For the head of a test file or for one test: programs on the PATH that it runs."""
    _missing("tools", [n for n in names if shutil.which(n) is None])


def modules(*names: str) -> None:
    """The same of Python modules."""
    absent = []
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            absent.append(name)
    _missing("Python modules", absent)


def machine_lacks(what: str) -> NoReturn:
    """The test asks for what no package brings: instructions of the processor, a device."""
    pytest.skip(ACCEPTED[0] + what, allow_module_level=True)


def does_not_apply(why: str) -> NoReturn:
    """The question does not arise here: under an emulator, say, or for the superuser."""
    pytest.skip(ACCEPTED[1] + why, allow_module_level=True)


def _judge(report) -> None:
    """Make a failure of a skip that is not to be accepted."""
    if not report.skipped or not strict() or hasattr(report, "wasxfail"):
        return
    _, _, reason = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, "")
    reason = str(reason).removeprefix("Skipped: ")
    if not reason.startswith(ACCEPTED):
        report.outcome = "failed"
        report.longrepr = f"skipped although {STRICT} is set: {reason or report.longrepr}"


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector):
    outcome = yield
    _judge(outcome.get_result())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    _judge(outcome.get_result())
