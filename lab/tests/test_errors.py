# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What is printed of the models' errors, against the rows that are printed, of every core.

Those of AArch64 are in test_table_aarch64.py, which has the rows at hand.
"""

import tempfile
from pathlib import Path

import pytest
from lanewise_lab import cores, published, table, table_aarch64
from lanewise_lab.cycles.model import timer
from lanewise_lab.cycles.trace import run

pytestmark = pytest.mark.slow


def test_every_core_is_tested():
    """Or says that it is not judged, and then no table may show it."""
    known = set(table.CORES) | set(table_aarch64.CORES)
    others = set(cores.names()) - known
    assert known <= set(cores.names())
    assert others == {name for name in cores.names() if cores.load(name).not_judged}
    for name in others:
        core = cores.load(name)
        assert core.judged is None and core.reproduction is None
        assert cores.error_words(core) == f"not judged: {core.not_judged}"
    for name in known:
        core = cores.load(name)
        words = cores.error_words(core)
        assert core.reproduction and core.reproduction.rows >= 4
        assert "judged" in words and "our rewrites of" in words
        low, high = core.band
        assert 0.8 < low < 1.02 and 0.99 < high < 1.2


@pytest.mark.parametrize(
    "name", [n if n == "cortex-m4" else pytest.param(n, marks=pytest.mark.ci) for n in table.CORES]
)
def test_no_row_contradicts_what_is_printed(name):
    """Of a microcontroller: all errors of our rewrites lie within what its file says of them, and
    both ends are used; what was published lies within the band."""
    core, errors = cores.load(name), []
    again, (low, high) = core.reproduction, core.band
    for of in published.techniques("armv7m"):
        cycles = table._kernel_on_core(of.kernel, name)[0]["value"]
        theirs = of.figures[name]["value"]
        errors.append(100 * (cycles / theirs - 1))
        assert low <= theirs / cycles <= high, of.title
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


@pytest.mark.parametrize(
    "kernel, measured", [("x1_aarch64_scalar", 927), ("x4_aarch64_scalar_neon", 2607)]
)
def test_n1_against_the_public_figures(kernel, measured, tmp_path):
    """All that is known of Neoverse N1 from boards: what its file says of each set of rules."""
    core = cores.load("neoverse-n1")
    path, symbol = table_aarch64.build(kernel, tmp_path)
    trace = run(path, symbol, core, states=table_aarch64.states_of(kernel))
    low, high = core.band
    assert str(measured) in core.not_judged
    assert str(timer(trace.steps, core)(core)) in core.not_judged
    assert low <= measured / timer(trace.steps, core)(core) <= high


def test_n1_fits():
    """The mean error over both."""
    core, off = cores.load("neoverse-n1"), {}
    for kernel, measured in (("x1_aarch64_scalar", 927), ("x4_aarch64_scalar_neon", 2607)):
        with tempfile.TemporaryDirectory() as folder:
            path, symbol = table_aarch64.build(kernel, Path(folder))
            trace = run(path, symbol, core, states=table_aarch64.states_of(kernel))
        cycles = timer(trace.steps, core)
        for other in cores.alternatives(core):
            off.setdefault(other.name, []).append(abs(100 * (cycles(other.core) / measured - 1)))
    for other in cores.alternatives(core):
        assert other.fit == round(sum(off[other.name]) / 2, 1), other.name
