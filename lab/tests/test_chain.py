# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kept orders of theta's additions are what the walk finds, and the recipes need no others."""

import pytest
from lanewise_lab.aarch64 import recipe as recipes
from lanewise_lab.passes import chain
from lanewise_lab.search import chance as search


@pytest.mark.slow
@pytest.mark.parametrize("given", sorted(chain.kept()))
def test_kept_chains_are_found_again(given):
    assert search.walk(*given) == chain.kept()[given]


def test_every_recipe_has_its_chain():
    for name in recipes.names():
        recipes.load(name).loop()


@pytest.fixture
def fresh():
    """Nothing is remembered, before and after."""

    def clear():
        for function in (chain.kept, chain.chain):
            function.cache_clear()

    clear()
    yield clear
    clear()


def test_a_missing_chain_is_named_and_looked_for(tmp_path, monkeypatch, capsys, fresh):
    """A generator has no chance of its own: the search finds the chain and keeps it."""
    text, (given, order) = chain.FOUND.read_text(), next(iter(chain.kept().items()))
    first, last = text.index("[[chain]]"), text.index("[[chain]]", text.index("[[chain]]") + 1)
    (tmp_path / "chain.found.toml").write_text(text[:first] + text[last:])
    monkeypatch.setattr(chain, "FOUND", tmp_path / "chain.found.toml")
    monkeypatch.setattr(search, "walk", lambda *arguments: order)
    fresh()
    with pytest.raises(chain.NoChain, match="no order of theta's additions"):
        chain.chain(*given)
    assert search.with_chains(lambda: chain.chain(*given)) == order
    assert str(given) in capsys.readouterr().out
    fresh()
    assert chain.kept()[given] == order
