# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe of x86-64 (recipes/x86_64_*.toml), for its kernel or for chains made of the kernel's
rounds."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

RECIPES = Path(__file__).resolve().parents[1] / "recipes"
REQUIRED = {"isa": str, "states": int}
#: Which chains are shipped, and of which other recipe it takes what a search found.
OPTIONAL = {"chains": list, "found": str}


@dataclass(frozen=True)
class Recipe:
    name: str
    title: str
    options: dict
    chain: bool = False
    masked: bool = False

    @property
    def arguments(self) -> list[str]:
        """Of lanewise_lab.x86.kernel."""
        return [self.name] + ["--chain"] * self.chain + ["--masked"] * self.masked

    @property
    def file(self) -> str:
        rest = self.name.removeprefix("x86_64_")
        if not self.chain:
            return f"keccakp1600_{rest}"
        return f"shake256_{rest}" + ("_masked" if self.masked else "") + "_chain"

    @property
    def symbol(self) -> str:
        return f"lanewise_{self.file}"

    @property
    def command(self) -> str:
        """The command that makes the file, its first line."""
        module = "PYTHONPATH=lab python3 -m lanewise_lab.x86.kernel"
        return f"{module} {' '.join(self.arguments)} > src/keccak/x86_64/{self.file}.S"

    def check(self, required: dict[str, type], optional: dict[str, type] = {}) -> None:
        """Raises ValueError if an option is unknown, missing or of another type than here."""
        required = REQUIRED | required
        known = OPTIONAL | optional | required
        for option, value in self.options.items():
            if option not in known:
                raise ValueError(f"unknown option {option}")
            if type(value) is not known[option]:
                raise ValueError(f"option {option} is no {known[option].__name__}: {value!r}")
        for option in required:
            if option not in self.options:
                raise ValueError(f"option {option} is missing")


def found(name: str) -> Path:
    """What a search found for a recipe."""
    return RECIPES / f"{name}.found.toml"


def names() -> list[str]:
    return sorted(p.stem for p in RECIPES.glob("x86_64_*.toml") if "." not in p.stem)


def load(name: str, chain: bool = False, masked: bool = False) -> Recipe:
    data = tomllib.loads((RECIPES / f"{name}.toml").read_text())
    if set(data) != {"title", "options"}:
        raise ValueError("a recipe has a title and a table of options, nothing else")
    title, options = data["title"], data["options"]
    if not isinstance(title, str) or "\n" in title or not isinstance(options, dict):
        raise ValueError("the title is one line, and options are a table")
    path = found(options.get("found", name))
    if path.exists():
        options |= tomllib.loads(path.read_text())
    elif "found" in options:
        raise ValueError(f"option found: there is no {path.name}")
    return Recipe(name, title, options, chain, masked)


def chains(name: str) -> list[Recipe]:
    """The chains of a recipe that are shipped."""
    masked = {"chain": False, "masked_chain": True}
    wanted = load(name).options.get("chains", [])
    for one in wanted:
        if one not in masked:
            raise ValueError(f"option chains: {one!r} is not one of {', '.join(masked)}")
    return [load(name, True, masked[one]) for one in wanted]
