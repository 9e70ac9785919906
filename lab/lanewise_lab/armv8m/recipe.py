# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of Armv8.1-M with Helium (recipes/armv8m_*.toml)."""

from __future__ import annotations

from .. import recipe
from ..recipe import HALF_PLANE, different, options


class Recipe(recipe.Recipe):
    isa = "armv8m"
    OPTIONS = options(True, planes=(different(HALF_PLANE, 10), "order of the half-planes"))

    @property
    def file(self) -> str:
        return f"keccakp1600_x4_{self.name.replace('_x4', '')}"


load = Recipe.load
