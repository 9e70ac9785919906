# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every planted fault has its place in the sources, or `make full` would plant nothing there."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "mutate"))

from mutants import MUTANTS  # noqa: E402


@pytest.mark.parametrize("file", sorted({m.file for m in MUTANTS}))
def test_places(file):
    text = (ROOT / file).read_text()
    for mutant in (m for m in MUTANTS if m.file == file):
        places = list(re.finditer(mutant.pattern, text))
        assert len(places) > mutant.nth, f"{file} has no {mutant.pattern}"
        assert places[mutant.nth].expand(mutant.replacement) != places[mutant.nth][0]
