# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What is printed of the models' errors, against the rows that are printed, of every core.

Those of AArch64 are in test_table_aarch64.py, which has the rows at hand.
"""

import pytest
from lanewise_lab import cores, table, table_aarch64

pytestmark = pytest.mark.slow


def test_every_core_is_tested():
    known = set(table.CORES) | set(table_aarch64.CORES)
    assert known == set(cores.names())
    for name in known:
        core = cores.load(name)
        words = cores.error_words(core)
        assert core.reproduction and core.reproduction.rows >= 4
        assert "judged" in words and "our rewrites of" in words
        low, high = core.band
        assert 0.8 < low < 1.02 and 0.99 < high < 1.2


@pytest.mark.parametrize("name", table.CORES)
def test_no_row_contradicts_what_is_printed(name):
    """Of a microcontroller: all errors of our rewrites lie within what its file says of them, and
    both ends are used; what was published lies within the band."""
    core, errors = cores.load(name), []
    again, (low, high) = core.reproduction, core.band
    for row in table.published()["permutation"]:
        cycles = table._kernel_on_core(row["kernel"], name)["cycles"]
        errors.append(100 * (cycles / row[name] - 1))
        assert low <= row[name] / cycles <= high, row["row"]
    assert again.rows == len(errors)
    assert again.lowest - 0.06 < min(errors) < again.lowest + 0.1, errors
    assert again.highest - 0.1 < max(errors) < again.highest + 0.06, errors


def test_nothing_claims_what_was_not_read():
    for name in cores.names_of("aarch64"):
        core = cores.load(name)
        for rule in core.rules.values():
            assert "ptimization" not in rule.source, (name, rule.name)
            if rule.source.startswith(("fitted", "chosen")):
                assert not rule.certain or "LLVM" in rule.source, (name, rule.name)
