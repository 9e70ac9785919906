# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which kernel a person means, and the file of a recipe that has none yet (onekernel.py)."""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from . import cores, gen, regenerate
from .recipe import RECIPES
from .tools import Failed


@dataclass
class Kernel:
    """A generated kernel: its file, the command that makes it, and its instruction set."""

    path: Path
    command: re.Match

    @property
    def isa(self) -> str:
        width = re.search(r"_rv(\d\d)_", self.path.stem)
        return f"riscv{width[1]}" if width else self.path.parent.name

    @property
    def recipe(self) -> str | None:
        """The one that it is made from, unless that is not all that the command says."""
        arguments = self.command["arguments"].split()
        return arguments[0] if len(arguments) == 1 and arguments[0][:1] != "-" else None

    @property
    def names(self) -> set[str]:
        """What it may be called."""
        stem, recipe = self.path.stem, [self.recipe] if self.recipe else []
        short = {stem.removeprefix("keccakp1600_"), stem.removeprefix("keccakp1600_x1_")}
        return {stem, self.path.name, f"lanewise_{stem}", str(self.path), *short, *recipe}


def all_kernels() -> list[Kernel]:
    found = regenerate.generated_files()
    return [Kernel(path, command) for path, command in found if path.suffix == ".S"]


def find(name: str) -> Kernel:
    """ValueError, in one line, if no kernel or more than one has the name."""
    every = all_kernels()
    found = [k for k in every if name in k.names]
    if len(found) == 1:
        return found[0]
    known = sorted(k.path.stem.removeprefix("keccakp1600_") for k in every)
    near = difflib.get_close_matches(name.removeprefix("keccakp1600_"), known, 3, 0.5)
    hint = f"like it: {', '.join(near)}" if near else f"known: {', '.join(known)}"
    raise ValueError(f"no kernel is called {name or '(nothing): K=NAME'}; {hint}")


def own_core(kernel: Kernel) -> str | None:
    """The full name of the core that the recipe names, of those that have a model of cycles."""
    if kernel.recipe is None or kernel.isa not in ("aarch64", "armv7m"):
        return None
    data = tomllib.loads((RECIPES / f"{kernel.recipe}.toml").read_text())
    return cores.load(data["options"]["core"]).name if "core" in data["options"] else None


def make(name: str) -> Kernel | None:
    """The kernel of this recipe, whose file is written if there is none yet; None: no recipe has
    the name. ValueError, in one line, if none can be made."""
    path = RECIPES / f"{name.removesuffix('.toml')}.toml"
    if not name or not path.is_file():
        return None
    made = [(k, c) for k, c in commands().items() if c[2:] == (path.stem,)]
    if not made:
        raise ValueError(f"no instruction set has a recipe {path.stem}: its name begins with it")
    ((stem, (isa, *_)),) = made
    file = regenerate.ROOT / "src/keccak" / isa / f"{stem}.S"
    if file.exists():
        raise ValueError(f"{file.name} is there, and not of recipe {path.stem}; `make kernels`?")
    try:
        text = gen.text(stem)
    except Failed as error:
        raise ValueError(f"recipe {path.stem} makes no kernel: {error}") from None
    command = regenerate.COMMAND.search(text.decode().partition("\n")[0])
    if not command or regenerate.ROOT / command["path"] != file:
        raise ValueError(f"recipe {path.stem}: the first line of its kernel does not name {file}")
    kernel = Kernel(file, command)
    file.write_bytes(text)
    print(f"{file.relative_to(regenerate.ROOT)} is new: written by {command[0]}")
    return kernel


def commands() -> dict[str, tuple[str, ...]]:
    """gen.commands(); ValueError, in one line, if a recipe says what cannot be."""
    try:
        return gen.commands()
    except ValueError as error:
        raise ValueError(f"recipe {error}") from None


def found(name: str) -> Kernel:
    """What `find` knows, or else what a recipe makes."""
    try:
        return find(name)
    except ValueError as error:
        kernel = make(name)
        if kernel is None:
            raise error
        return kernel
