# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predictions of SPHINCS+ and SLH-DSA: the counts are those of closed formulas, the figures are
near those of a plain calculation, published figures are in their rows."""

from __future__ import annotations

import pytest
from lanewise_lab import operations, published, schemes
from lanewise_lab.checkout import ROOT
from lanewise_lab.table_sphincs import FIRMWARE_SETS, SCHEME, SETS, number_of, sizes_of
from lanewise_lab.tools import Failed

#: h', d, a, k of FIPS 205 table 2, n and len of WOTS+ for w = 16.
ROWS = {"128s": (9, 7, 12, 14), "128f": (3, 22, 6, 33)}


def one_tree(size: str) -> int:
    """Permutations of a tree of the hypertree, simple hashes: of each leaf all chains, each from
    PRF on, and T_len in blocks of 136 bytes; then the nodes above."""
    height = ROWS[size][0]
    n, length = int(size[:3]) // 8, 2 * int(size[:3]) // 8 + 3
    blocks = (n + 32 + length * n) // 136 + 1
    return (1 << height) * (16 * length + blocks) + (1 << height) - 1


def test_published_rows():
    known = published.rows(source=schemes.PAPER)
    assert len(known) == 3 * 42
    assert {schemes.split(r)[0] for r in known} <= {*SETS}
    assert {r["kernel"] for r in known} == {"paper", "plain C", "Nguyen", "Westerbaan"}
    x1 = [r["value"] for r in known if (r["core"], r["kernel"]) == ("cortex-x1", "paper")]
    assert x1[:3] == [3491, 81198, 5881]


def test_numbers_of_sets():
    """As lanewise/slhdsa.h numbers them."""
    header = (ROOT / "include/lanewise/slhdsa.h").read_text(encoding="utf-8")
    order = header[header.index("LANEWISE_SLHDSA_SHAKE_128S = 1") :].split("}")[0]
    entries = [w.split()[0].strip(",") for w in order.splitlines() if "SHAKE" in w]
    for name in SETS:
        size, kind = name.upper().split("-")
        assert entries[number_of(name) - 1] == f"LANEWISE_SPHINCS_SHAKE_{size}_{kind}"
    for name, number in FIRMWARE_SETS.items():
        assert entries[number - 1] == "LANEWISE_" + name.upper().replace("-", "_").replace(
            "SLH_DSA", "SLHDSA"
        )
    assert sizes_of("128f-robust") == (16, 17088) == sizes_of("SLH-DSA-SHAKE-128f")


def test_unknown_names():
    with pytest.raises(Failed, match="no core cortex-a9; there are: cortex-x1"):
        operations.chosen(SCHEME, ["cortex-a9"], None)
    with pytest.raises(Failed, match="no set 128x"):
        operations.chosen(SCHEME, None, ["128x"])
    with pytest.raises(Failed, match="none of these cores"):
        operations.chosen(SCHEME, ["cortex-m4"], ["128f-simple"])


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("size", ["128f", "128s"])  # 128s: of lower trees
def test_key_generation_on_m4(size):
    made = operations.make(SCHEME, [("cortex-m4", f"SLH-DSA-SHAKE-{size}")], ("keygen",))
    check_keygen(made[0], 1, size)


@pytest.mark.full
@pytest.mark.parametrize("core", ["cortex-x1", "cortex-a55", "cortex-a510"])
def test_operations_on_aarch64(core):
    made = operations.make(SCHEME, [(core, "128f-simple")])
    rows = {schemes.split(row)[1]: row for row in made}
    check_keygen(rows["keygen"], 5)
    assert any(name.endswith(operations.STEPS) for name in rows["keygen"]["calls"])
    trees = 22 * one_tree("128f") + 33 * (3 * 64 - 1)
    assert trees <= rows["sign"]["permutations"] <= 1.02 * trees
    assert rows["verify"]["value"] < rows["sign"]["value"] / 10
    text = schemes.text_sphincs(made)
    assert "128f-simple" in text and "nan" not in text


def check_keygen(row: dict, widest: int, size: str = "128f") -> None:
    """The tree is all that key generation computes; kernels may have states that idle."""
    idle = 8 * widest << ROWS[size][0] - ROWS["128f"][0]
    assert one_tree(size) <= row["permutations"] <= one_tree(size) + idle
    inside = row["kernel_cycles"]
    assert 0.002 < row["between_cycles"] / inside < 0.4
    assert row["value"] == pytest.approx(inside + row["between_cycles"], rel=1e-6)
    assert row["band"][0] < row["value"] < row["band"][1]
    # A block is written and a node read around each call, or the addresses of a chain.
    calls = sum(n for name, n in row["calls"].items() if not name.endswith(operations.STEPS))
    assert row["between_instructions"] > 20 * calls
