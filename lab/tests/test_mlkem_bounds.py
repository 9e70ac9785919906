# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Intermediate values of ML-KEM's arithmetic stay in their types, and a missing reduction shows."""

import re

import pytest
from lanewise_lab.checkout import ROOT
from lanewise_lab.mlkem import bounds


def test_nothing_leaves_its_type():
    found = bounds.computed()
    assert found.keys() == bounds.PROMISED.keys()
    for name, bound in found.items():
        assert bound <= bounds.PROMISED[name], name


def test_roundings():
    bounds.check_rounding()


def test_neon():
    bounds.check_neon()


def test_pairs():
    bounds.check_pairs()


def test_the_constants_of_pairs_are_those_of_the_source():
    text = (ROOT / "src/mlkem/armv7em/arith_pairs.h").read_text(encoding="utf-8")
    assert "PAIR_CONSTANTS = -(Q << 16) | 62209" in text and bounds.Q_INVERSE == 62209
    assert "(int32_t)x, 20, 1 << 15)" in text


@pytest.mark.parametrize("constants", [bounds.Q << 16 | bounds.Q_INVERSE, bounds.Q_INVERSE])
def test_other_constants_of_pairs_are_refused(monkeypatch, constants):
    monkeypatch.setattr(bounds, "PAIR_CONSTANTS", constants)
    with pytest.raises((AssertionError, bounds.Overflow)):
        bounds.check_pairs()


def test_a_product_that_saturates_is_refused():
    low = bounds.INT16[0]
    assert bounds.doubled_value(low, low) == (1 << 15) - 1
    with pytest.raises(bounds.Overflow, match="doubled product"):
        bounds.doubled(bounds.INT16, bounds.INT16)
    assert bounds.neon_product(low, low) != bounds.montgomery_value(low * low)


def test_the_header_promises_the_same():
    text = (ROOT / "src/mlkem/arith.h").read_text(encoding="utf-8")
    numbers = {int(n) for n in re.findall(r"<= (\d+)", text)}
    assert {2187, 4095, 2497, 3712, bounds.NTT_IN, bounds.INVERSE_IN, bounds.E_IN} <= numbers


@pytest.mark.parametrize("layers", [(), (8,), (64,), (16, 64)])
def test_fewer_reductions_overflow(layers):
    with pytest.raises(bounds.Overflow):
        p = [bounds.symmetric(bounds.INVERSE_IN)] * bounds.N
        bounds.inverse(p, layers)


def test_larger_inputs_overflow():
    with pytest.raises(bounds.Overflow):
        bounds.inverse([bounds.symmetric(bounds.INVERSE_IN + 1)] * bounds.N)
    with pytest.raises(bounds.Overflow):
        bounds.ntt([bounds.symmetric(20000)] * bounds.N)
