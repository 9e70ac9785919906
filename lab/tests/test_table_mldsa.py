# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predictions of ML-DSA: what runs signs and verifies, in as many attempts as is said, and the mean
is that of the standard's number."""

from __future__ import annotations

import re

import pytest
from lanewise_lab import cores, operations
from lanewise_lab.table_mldsa import _ENTRIES, SCHEME, SETS, Calls, mean, options
from lanewise_lab.tools import run
from unicorn import UC_HOOK_CODE


def test_numbers_of_sets():
    """As lanewise/mldsa.h has them."""
    text = (operations.ROOT / "include/lanewise/mldsa.h").read_text(encoding="utf-8")
    for number, *sizes, _, messages in SETS.values():
        names = ("PUBLIC", "PRIVATE", "SIGNATURE")
        found = [re.search(rf"MLDSA_{number}_{name}_BYTES (\d+)", text)[1] for name in names]
        assert [*map(int, found)] == sizes and [*messages][0] == 1


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize(("gcc", "word"), [("arm-none-eabi-gcc", 4), ("aarch64-linux-gnu-gcc", 8)])
def test_options_are_those_of_the_header(gcc, word, tmp_path):
    made = options(word)
    at = made.index(1)
    source = tmp_path / "options.c"
    source.write_text(
        '#include <stddef.h>\n#include "lanewise/mldsa.h"\n'
        f'_Static_assert(offsetof(lanewise_mldsa_options, deterministic) == {at}, "");\n'
        f'_Static_assert(sizeof(lanewise_mldsa_options) <= {len(made)}, "");\n'
    )
    run([gcc, f"-I{operations.ROOT}/include", "-fsyntax-only", source])


def test_mean():
    """Of one attempt, and for each of three more, on average 1.5 times what two of these add."""
    counts = {1: {"permute": 10, "between_timed_as_others": 0.1}}
    counts[3] = {"permute": 30, "other": 2, "between_timed_as_others": 0.2}
    expected = {"permute": 40, "other": 3, "between_timed_as_others": 0.2}
    assert mean(counts, 4) == expected


@pytest.mark.slow
@pytest.mark.ci
def test_what_runs_on_m4(tmp_path):
    """Attempts are counted by their challenges."""
    path, core = operations.build(SCHEME, "cortex-m4", tmp_path), cores.load("cortex-m4")
    keygen_seed, sign, verify = _ENTRIES
    for name, s in SETS.items():
        calls = Calls(path, core, name)
        e, made = calls.emulation, []
        at = e.image.function("lanewise_mldsa_job_challenge").address

        def plain(symbol, arguments, e=e):
            e.check(symbol, e.plain, e.go(e.plain, e.enter(e.plain, symbol, arguments)))

        plain(keygen_seed, calls.keygen())
        e.plain.hook_add(UC_HOOK_CODE, lambda *_, made=made: made.append(1), begin=at, end=at)
        for attempts, message in s.messages.items():
            made.clear()
            plain(sign, calls.sign(message))
            assert len(made) == attempts, (name, message)
            plain(verify, calls.verify())
