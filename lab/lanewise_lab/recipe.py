# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Recipes of kernels (recipes/*.toml), and the options that they may have.

A recipe has a title, perhaps a text about the kernel, and options. What a search found lies beside
it, in NAME.found.toml, and counts as if the recipe said it. An instruction set declares its options
as data (aarch64/recipe.py and so on); from that comes what is refused here, in one line that names
the recipe and the option, and the page docs/recipes.md (recipe_page.py).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from . import cores
from .checkout import KERNELS
from .tools import Failed

RECIPES = Path(__file__).with_name("recipes")


class Wrong(Failed, ValueError):
    """What a recipe says cannot be made: its name, the option, and why."""

    def __init__(self, name: str, option: str, why: str):
        super().__init__(f"{name}: {option}: {why}")


@dataclass(frozen=True)
class Kind:
    """What the value of an option may be: in words, and whether one is."""

    words: str
    holds: Callable[[object], bool]


FLAG = Kind("true or false", lambda v: isinstance(v, bool))
TEXT = Kind("a text", lambda v: isinstance(v, str))


def whole(least: int, most: int) -> Kind:
    return Kind(f"{least} to {most}", lambda v: type(v) is int and least <= v <= most)


def choice(*values) -> Kind:
    words = " or ".join(f"`{v}`" for v in values)
    return Kind(words, lambda v: type(v) in map(type, values) and v in values)


def core(isa: str) -> Kind:
    known = cores.names_of(isa)
    return Kind(f"a core of {isa} that has a model", lambda v: v in known)


def digits(words: str, *below: int) -> Kind:
    """A text of so many digits, each below its limit."""

    def holds(v) -> bool:
        if not isinstance(v, str) or len(v) != len(below) or not v.isdecimal():
            return False
        return all(int(digit) < limit for digit, limit in zip(v, below, strict=True))

    return Kind(words, holds)


#: A lane, as its coordinates; bit-interleaved, a half of one, of a column or of a plane.
LANE = digits("xy", 5, 5)
WORD = digits("xyp", 5, 5, 2)
COLUMN = digits("xp", 5, 2)
HALF_PLANE = digits("yp", 5, 2)


def several(kind: Kind, count: int | None = None) -> Kind:
    """A list, of so many if a count is given."""
    words = f"list of {'' if count is None else f'{count} '}({kind.words})"
    return Kind(
        words,
        lambda v: (
            isinstance(v, list) and (count is None or len(v) == count) and all(map(kind.holds, v))
        ),
    )


def different(kind: Kind, count: int | None = None) -> Kind:
    """A list in which no value comes twice."""
    given = several(kind, count)
    words = f"{given.words}, no two alike"
    return Kind(
        words, lambda v: given.holds(v) and not any(one in v[:n] for n, one in enumerate(v))
    )


def table(keys: Kind | Iterable[str], kind: Kind, count: int | None = None) -> Kind:
    """A table with values of one kind, under so many keys if a count is given."""
    if not isinstance(keys, Kind):
        keys = choice(*keys)
    words = f"table of {'' if count is None else f'{count} '}({keys.words}) = ({kind.words})"
    return Kind(
        words,
        lambda v: (
            isinstance(v, dict)
            and (count is None or len(v) == count)
            and all(keys.holds(key) and kind.holds(value) for key, value in v.items())
        ),
    )


def record(optional: Iterable[str] = (), **kinds: Kind) -> Kind:
    """A table in which each key has a kind of its own."""
    needed = set(kinds) - set(optional)
    words = "table of " + ", ".join(f"{key} = ({kind.words})" for key, kind in kinds.items())
    return Kind(
        words,
        lambda v: (
            isinstance(v, dict)
            and needed <= set(v) <= set(kinds)
            and all(kinds[key].holds(value) for key, value in v.items())
        ),
    )


@dataclass(frozen=True)
class Option:
    """about: its meaning, one line. needs, without: other options that must be given with it, and
    that must not."""

    kind: Kind
    about: str
    required: bool = False
    needs: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


def options(
    required: bool = False,
    needs: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    **given: tuple[Kind, str],
) -> dict[str, Option]:
    """Several that have this in common: name = kind and meaning."""
    return {name: Option(*one, required, needs, without) for name, one in given.items()}


def found(name: str) -> Path:
    """What the search found for a recipe."""
    return RECIPES / f"{name}.found.toml"


def _read(name: str, path: Path) -> dict:
    """A file of a recipe, empty where there is none."""
    try:
        return tomllib.loads(path.read_text()) if path.exists() else {}
    except tomllib.TOMLDecodeError as error:
        raise Wrong(name, path.name, str(error)) from None


def own(name: str) -> dict:
    """The options that a recipe itself gives; those of a wrong one may be anything."""
    options = _read(name, RECIPES / f"{name}.toml").get("options")
    return options if isinstance(options, dict) else {}


@dataclass(frozen=True)
class Recipe:
    name: str
    title: str
    about: str
    options: dict
    baseline: bool = False  # a published kernel that ours are compared with

    isa: ClassVar[str]
    OPTIONS: ClassVar[dict[str, Option]]

    def __getitem__(self, option: str):
        """The value of an option that this kernel cannot be made without."""
        if option not in self.options:
            raise Wrong(self.name, option, "missing")
        return self.options[option]

    @property
    def file(self) -> str:
        raise NotImplementedError

    @property
    def chain_file(self) -> str:
        """Of the chains of SHAKE256 that are made of the kernel's rounds."""
        return self.file.replace("keccakp1600_", "shake256_", 1) + "_chain"

    def place(self, file: str) -> str:
        """Of a file that is made of it, in a checkout."""
        return f"{KERNELS[self.baseline]}/{self.isa}/{file}.S"

    @property
    def symbol(self) -> str:
        return f"lanewise_{self.file}"

    @classmethod
    def names(cls) -> list[str]:
        return sorted(p.stem for p in RECIPES.glob(f"{cls.isa}_*.toml") if "." not in p.stem)

    @classmethod
    def load(cls, name: str, begin: Callable[[], dict] = dict) -> Recipe:
        """ValueError, in one line, if it is no recipe of this instruction set. begin: makes what a
        search begins with where nothing was found."""
        if name not in cls.names():
            raise Wrong(name, "recipe", f"there is none of {cls.isa} with this name")
        data = _read(name, RECIPES / f"{name}.toml")
        given = data.get("options")
        if isinstance(given, dict):
            source = given.get("found", name)
            path = found(source) if isinstance(source, str) else found(name)
            if source != name and not path.exists():
                raise Wrong(name, "found", f"there is no {path.name}")
            data["options"] = given | (_read(name, path) or begin())
        defaults = {"about": "", "baseline": False}
        kinds = {"title": str, "about": str, "baseline": bool, "options": dict}
        for key in data.keys() - kinds.keys():
            raise Wrong(name, key, f"unknown: {', '.join(kinds)} are all that a recipe has")
        data = defaults | data
        for key, kind in kinds.items():
            if not isinstance(data.get(key), kind):
                raise Wrong(name, key, "missing, or not of its type")
        made = cls(name, data["title"], data["about"], data["options"], data["baseline"])
        for option, why in made._refusals():
            raise Wrong(name, option, why)
        return made

    def _refusals(self) -> Iterator[tuple[str, str]]:
        for name, value in self.options.items():
            if name not in self.OPTIONS:
                yield name, f"unknown; known are {', '.join(self.OPTIONS)}"
            elif not self.OPTIONS[name].kind.holds(value):
                shown = repr(value)
                shown = shown if len(shown) < 60 else f"{shown[:56]} ..."
                yield name, f"must be {self.OPTIONS[name].kind.words}, not {shown}"
        for name, option in self.OPTIONS.items():
            if option.required and name not in self.options:
                yield name, "missing"
            if name not in self.options:
                continue
            for other in option.needs:
                if other not in self.options:
                    yield name, f"needs {other}, which is missing"
            for other in option.without:
                if other in self.options:
                    yield name, f"contradicts {other}"
        yield from self.contradictions()

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Option and reason, of what no single option tells. All options have their kinds here."""
        yield from ()
