# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects that the prover must not call right, because linked programs of them are not, on every
instruction set. A linker for RISC-V also makes code shorter (relaxation), which moves all that lies
behind."""

import pytest
from linked import LINKED, Workshop

pytestmark = [pytest.mark.slow, pytest.mark.spread]


@pytest.fixture
def workshop(isa, tmp_path):
    return Workshop(isa, tmp_path)


def rows(key: str) -> list:
    """One of them never returns, and is waited for in continuous integration."""
    slow = [(isa, "function chosen at start") for isa in ("aarch64", "riscv64", "riscv32")]
    return [
        pytest.param(isa, row, id=f"{isa}-{n}", marks=[pytest.mark.ci] * ((isa, n) in slow))
        for isa, linked in LINKED.items()
        for n, row in sorted(linked.get(key, {}).items())
    ]


@pytest.mark.parametrize(("isa", "row"), rows("wrong"))
def test_wrong_once_linked(workshop, row):
    workshop.check(*row)


@pytest.mark.parametrize(("isa", "row"), rows("stops"))
def test_where_the_processor_stops(workshop, row):
    """Bytes that disassemblers read as an instruction, and at which processors stop."""
    workshop.check(*row)


@pytest.mark.parametrize(("isa", "row"), rows("right"))
def test_right_once_linked(workshop, row):
    workshop.right(*row)
