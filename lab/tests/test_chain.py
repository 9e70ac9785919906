# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kept orders of theta's additions are what the walk finds, and the recipes need no others."""

import pytest
from lanewise_lab.aarch64 import recipe as recipes
from lanewise_lab.passes import chain


@pytest.mark.slow
@pytest.mark.parametrize("given", sorted(chain.kept()))
def test_kept_chains_are_found_again(given):
    assert chain.walk(*given) == chain.kept()[given]


def test_every_recipe_has_its_chain(monkeypatch):
    """A walk while kernels are generated takes seconds each time."""

    def walk(*given):
        pytest.fail(f"chain.found.toml has no {given}")

    monkeypatch.setattr(chain, "walk", walk)
    chain.chain.cache_clear()
    for name in recipes.names():
        recipes.load(name).loop()
