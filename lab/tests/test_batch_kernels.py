# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The shipped kernels are what the generator prints, and the generator refuses a broken order."""

from pathlib import Path

import pytest
from lanewise_lab.x86 import batch, batch_avx2, batch_order, batch_round

SHIPPED = Path(__file__).resolve().parents[2] / "src" / "keccak" / "x86_64"
KERNELS = {
    "keccakp1600_x8_avx512": ("avx512", 8),
    "keccakp1600_x4_avx512vl": ("avx512", 4),
    "keccakp1600_x2_avx512vl": ("avx512", 2),
    "keccakp1600_x4_avx2": ("avx2", 4),
    "keccakp1600_x8_avx512_intel": ("avx512", 8, "intel"),
    "keccakp1600_x4_avx512vl_intel": ("avx512", 4, "intel"),
    "shake256_x4_avx2_chain": ("avx2", 4, "", True),
    "shake256_x4_avx2_masked_chain": ("avx2", 4, "", True, True),
    "shake256_x4_avx512vl_chain": ("avx512", 4, "", True),
    "shake256_x4_avx512vl_masked_chain": ("avx512", 4, "", True, True),
    "shake256_x8_avx512_chain": ("avx512", 8, "", True),
    "shake256_x8_avx512_masked_chain": ("avx512", 8, "", True, True),
    "shake256_x8_avx512_intel_chain": ("avx512", 8, "intel", True),
    "shake256_x8_avx512_intel_masked_chain": ("avx512", 8, "intel", True, True),
}


@pytest.mark.parametrize("name", KERNELS)
def test_shipped_kernel_is_what_the_generator_prints(name):
    text = (SHIPPED / f"{name}.S").read_text()
    assert text == batch.generate(*KERNELS[name])


@pytest.mark.parametrize("name", KERNELS)
def test_first_line_names_the_command(name):
    isa, states, *more = KERNELS[name]
    option = f" --core {more[0]}" if more and more[0] else ""
    option += " --chain" if name.endswith("_chain") else ""
    option += " --masked" if "_masked_" in name else ""
    first = (SHIPPED / f"{name}.S").read_text().splitlines()[0]
    assert f"--isa {isa} --states {states}{option} > src/keccak/x86_64/{name}.S" in first


def test_order_that_uses_a_value_too_early_is_refused():
    tokens = batch_order.ORDER.split()
    tokens.insert(0, tokens.pop(tokens.index("b1")))
    with pytest.raises(ValueError):
        batch_round.round_body(" ".join(tokens), batch_order.PARITY, "zmm", "[rsi]")


def test_order_that_lacks_an_operation_is_refused():
    tokens = [t for t in batch_order.ORDER.split() if t != "e24"]
    with pytest.raises(ValueError):
        batch_round.round_body(" ".join(tokens), batch_order.PARITY, "zmm", "[rsi]")


@pytest.mark.parametrize("token", ["e24", "c24", "d3", "b11", "n7"])
def test_avx2_order_that_lacks_an_operation_is_refused(token):
    tokens = [t for t in batch_order.AVX2_ORDER.split() if t != token]
    assert len(tokens) + 1 == len(batch_order.AVX2_ORDER.split())
    with pytest.raises((ValueError, KeyError)):
        batch_avx2.Round(" ".join(tokens), "kernel").run()


def test_ternary_tables():
    assert batch_round.ternary_immediate("xor", [0, 1, 2]) == 0x96
    assert batch_round.ternary_immediate("chi", [0, 1, 2]) == 0xD2
