# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The goals that the cycles of the programs are compared with."""

from __future__ import annotations

#: Version and operation to the goals for 512, 768 and 1024, two engines.
GOALS = {
    ("fips203", "keygen"): (1150, 1800, 2700),
    ("fips203", "encaps"): (1500, 2400, 3450),
    ("fips203", "decaps"): (1900, 3200, 4900),
    ("round2", "keygen"): (1100, 1800, 2700),
    ("round2", "encaps"): (1650, 2550, 3650),
    ("round2", "decaps"): (2000, 3500, 5400),
}
#: The same for four engines and two rounds in a cycle.
STRETCH = {
    ("fips203", "keygen"): (650, 1050, 1600),
    ("fips203", "encaps"): (870, 1400, 2050),
    ("fips203", "decaps"): (1100, 1850, 2900),
}
#: Modular multiplications of an operation: 896 for a transform, 512 for a product of polynomials.
TRANSFORM, PRODUCT = 896, 512


def multiplications(operation: str, k: int) -> int:
    transforms = {"keygen": 2 * k, "encaps": 2 * k + 1, "decaps": 3 * k + 2}[operation]
    products = {"keygen": k * k, "encaps": k * k + k, "decaps": k * k + 2 * k}[operation]
    return TRANSFORM * transforms + PRODUCT * products
