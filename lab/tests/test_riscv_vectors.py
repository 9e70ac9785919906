# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V vectors: what a proof says of vl, of the tail and of VLEN."""

import pytest
from lanewise_lab.prove.interface import Case
from sets import InstructionSet

pytestmark = pytest.mark.slow


@pytest.fixture
def code(tmp_path):
    return InstructionSet("rvv", tmp_path)


def test_agnostic_elements_are_unknown(code):
    """What lies behind vl is nothing to rely on: not with `ta`, but with `tu`."""
    text = "vsetivli zero, 4, e64, m1, tu, mu; vle64.v v1, (a0); vsetivli zero, 2, e64, m1, {}; "
    text += "vxor.vi v1, v1, 0; VL4; vse64.v v1, (a0)"
    for policy, proved in (("tu, ma", True), ("ta, ma", False)):
        assert code.verdict(code.entry(text.format(policy))).proved == proved
    masked = "li t0, 5; vsetivli zero, 4, e64, m1, ta, {}; vmv.v.x v0, t0; vle64.v v1, (a0); "
    masked += "vxor.vi v1, v1, 0, v0.t; vse64.v v1, (a0)"
    for policy, proved in (("mu", True), ("ma", False)):
        assert code.verdict(code.entry(masked.format(policy))).proved == proved


def test_vector_length_is_part_of_the_claim(code):
    """Right where a register holds four lanes, and where it holds more; not where it holds two."""
    path = code.entry()
    for vlen in (256, 512, 2048):
        found = code.verdict(path, cases=[Case(1, vlen=vlen)])
        assert found.proved and found.as_json()["cases"] == [f"1 rounds, VLEN {vlen}"]
    assert not code.verdict(path, cases=[Case(1, vlen=128)]).proved
    path = code.entry("csrr t0, vlenb; li t1, 32; beq t0, t1, 1f; ret; 1:")
    assert code.verdict(path).proved
    assert "FIPS" in code.verdict(path, cases=[Case(1, vlen=512)]).reason


WIDER = {
    "all elements there are": "vsetvli t0, zero, e64, m1, ta, ma",
    "more than there are": "li t0, 99; vsetvli t0, t0, e64, m1, ta, ma",
    "the width": "csrr t0, vlenb",
    "a whole register": "vl1re64.v v0, (a0)",
    "a group": "vsetivli zero, 4, e64, m2, ta, ma; vmv.v.i v2, 0",
    "the end of a register": "VL4; vslidedown.vi v1, v2, 2",
    "an index behind it": "VL4; vrgather.vi v1, v2, 30",
}


@pytest.mark.parametrize("name", sorted(WIDER))
def test_what_depends_on_the_vector_length(code, name):
    """It is proved of one VLEN, but does not hold for wider ones by itself."""
    found = code.verdict(code.entry(WIDER[name]))
    assert found.proved, found.reason
    assert not found.wider and not found.as_json()["holds_for_wider_vlen"]


def test_what_does_not(code):
    text = "vsetivli zero, 2, e64, m1, ta, ma; vslideup.vi v1, v2, 1; vslidedown.vi v3, v2, 2; "
    text += "vrgather.vi v4, v2, 3; vmv2r.v v6, v8; vsetvli zero, zero, e32, mf2, ta, ma; "
    found = code.verdict(code.entry(text))
    assert found.proved, found.reason
    assert found.wider and found.as_json()["holds_for_wider_vlen"]
