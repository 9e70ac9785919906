#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Lists what the last run of ctest in a build folder skipped: tests/skipped.py BUILD...

ctest calls a test passed that skipped a part of itself. Each kind of skip is printed once, with the
number of times; exit 1 if the reason of one is none of those in tests/required.py.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import required

#: A test of C prints SKIPPED and the reason; pytest -rs puts how many and where before it; ctest
#: says that it did not run a test.
LINE = re.compile(r"^\s*SKIPPED (?:\[(?P<times>\d+)\] \S+: )?(?P<reason>.*)$")
TEST = re.compile(r"^\d+/\d+ Test(?:ing)?: (\S+)$")
NOT_RUN = re.compile(r"^Test (?:Skipped|Not Run|Disabled)\.?$")


def skips(log: str) -> Counter[tuple[str, str]]:
    """Of each test and reason, how often."""
    found, test = Counter(), "?"
    for line in log.splitlines():
        if named := TEST.match(line):
            test = named[1]
        elif skip := LINE.match(line):
            found[test, skip["reason"].strip()] += int(skip["times"] or 1)
        elif NOT_RUN.match(line):
            found[test, line.strip()] += 1
    return found


def acceptable(reason: str) -> bool:
    return any(accepted in reason for accepted in required.ACCEPTED)


def main(builds: list[str]) -> int:
    wrong = 0
    for build in builds:
        path = Path(build) / "Testing/Temporary/LastTest.log"
        if not path.is_file():
            print(f"skipped: {path} is not there: has ctest run?", file=sys.stderr)
            return 1
        for (test, reason), times in sorted(skips(path.read_text(errors="replace")).items()):
            fine = acceptable(reason)
            wrong += not fine
            times = f" ({times} times)" if times > 1 else ""
            print(f"{build}: {'skipped' if fine else 'SKIPPED WRONGLY'}: {test}: {reason}{times}")
    if wrong:
        print(f"skipped: {wrong} skips for reasons that are not accepted", file=sys.stderr)
    return 1 if wrong or not builds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
