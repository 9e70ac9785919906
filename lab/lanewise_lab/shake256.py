# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Blocks of SHAKE256 (FIPS 202) that chains of SLH-DSA (FIPS 205) hash, as generators know them.

A message is a head, which stays, a lane that changes from step to step, and a node of m lanes; a
mask is made of the same without a node. The head has m lanes of PK.seed and all but the last lane
of ADRS. Behind the message and in the last lane of a block stands the padding.
"""

from __future__ import annotations

from collections.abc import Iterator

from .recipe import Recipe

#: Lanes of a node: 16, 24 and 32 bytes.
NODES = (2, 3, 4)
#: Lanes of ADRS that stay.
ADDRESS = 3
#: The last lane of a block, and what is written behind the message and there (FIPS 202 sections 6.2
#: and 5.1).
LAST_LANE = 16
PADDING = (0x1F, 0x80 << 56)
#: Lanes of a block that may not be zero, and lanes of its permutation that may be wanted.
GIVEN = (*range(NODES[-1] + ADDRESS + 1 + NODES[-1] + 1), LAST_LANE)
WANTED = range(NODES[-1])
#: Of the former, those that a node, padding behind it or zeros take, by the length of the node.
CHANGING = range(NODES[0] + ADDRESS + 1, GIVEN[-2] + 1)


def entries(recipe: Recipe) -> Iterator[tuple[str, int, bool]]:
    """The functions of a file: symbol, lanes of a node, whether the chain is masked."""
    for masked in (False, True):
        for m in NODES:
            file = recipe.chain_file
            if masked:
                file = file.replace("_chain", "_masked_chain")
            yield f"lanewise_{file}{8 * m}", m, masked
