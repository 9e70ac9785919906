# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of all instruction sets, each from its recipe alone: prints one assembly file.

    python3 -m lanewise_lab.gen RECIPE > FILE
    python3 -m lanewise_lab.gen RECIPE --chain > FILE    (chains of SHAKE256 of the same rounds)

The name of a recipe (recipes/*.toml) begins with its instruction set, and what it says is the whole
input: the technique and its options, and what a search found (the same name with .found.toml). The
functions of bytes of ARMv7-M, armv7m_bytes, are the one file without a recipe.
"""

from __future__ import annotations

import atexit
import difflib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from . import recipe as recipe_files
from .aarch64 import chain, frame_aarch64
from .aarch64.recipe import Recipe as AArch64
from .armv7m import adomnicai, software_pipelined
from .armv7m import bytes as armv7m_bytes
from .armv7m.recipe import Recipe as Armv7m
from .armv8m import frame_armv8m
from .armv8m.recipe import Recipe as Armv8m
from .checkout import KERNELS, ROOT
from .passes.allocate import TooFew
from .passes.allocate_loop import NoRegister
from .recipe import Recipe, Wrong
from .riscv import frame_riscv
from .riscv.recipe import Recipe as RiscV
from .tools import Failed
from .x86 import batch_avx2, batch_avx512, batch_chain, bmi2_rows, lane_per_register, slope
from .x86.recipe import Recipe as X86

ISAS: dict[str, type[Recipe]] = {r.isa: r for r in (AArch64, Armv7m, Armv8m, RiscV, X86)}
#: The module, as commands name it.
MODULE = "lanewise_lab.gen"
CHAIN = "--chain"


def _x86_64(recipe: X86) -> list[str]:
    modules = (batch_avx2, batch_avx512, bmi2_rows, lane_per_register, slope)
    by_name = {module.__name__.rpartition(".")[2]: module for module in modules}
    return by_name[recipe.technique.module].kernel(recipe).splitlines()


def _armv7m(recipe: Armv7m) -> list[str]:
    return (adomnicai if "style" in recipe.options else software_pipelined).kernel(recipe)


_KERNELS = {
    "aarch64": frame_aarch64.kernel,
    "armv7m": _armv7m,
    "armv8m": frame_armv8m.kernel,
    "riscv": frame_riscv.kernel,
    "x86_64": _x86_64,
}
_CHAINS = {
    "aarch64": chain.kernel,
    "x86_64": lambda recipe: batch_chain.kernel(recipe).splitlines(),
}


def isa_of(name: str) -> str | None:
    """The instruction set that the name of a recipe begins with."""
    return next((isa for isa in ISAS if name.startswith(f"{isa}_")), None)


def recipe_names() -> list[str]:
    return sorted(name for recipes in ISAS.values() for name in recipes.names())


def load(name: str) -> Recipe:
    """Wrong, in one line, if there is no such recipe, or it says what cannot be."""
    isa = isa_of(name)
    if isa is None:
        raise Wrong(name, "recipe", f"its name begins with none of {', '.join(ISAS)}")
    return ISAS[isa].load(name)


def source(recipe: Recipe, flag: str = "") -> str:
    """Of a kernel, or with CHAIN of its chains. Raises ValueError, NoRegister or TooFew where the
    recipe, or what was found for it, makes none."""
    if flag and not recipe.options.get("chains"):
        raise Wrong(recipe.name, "chains", "not given, so that no chains are made of it")
    return "\n".join((_CHAINS if flag else _KERNELS)[recipe.isa](recipe)) + "\n"


def printed(name: str, flag: str = "") -> str:
    """The text of a file; Failed, in one line that names the recipe, if none can be made."""
    try:
        whole = name == BYTES.recipe and not flag
        return armv7m_bytes.source() if whole else source(load(name), flag)
    except Wrong:
        raise
    except (ValueError, NoRegister, TooFew) as error:
        raise Failed(f"{name}: {error}; has the recipe changed since the search?") from None


@dataclass(frozen=True)
class Kernel:
    """A file that the lab makes: its name without .S, its instruction set as compilers know it, and
    what is said to `gen` to make it."""

    file: str
    isa: str
    recipe: str
    flag: str = ""
    baseline: bool = False

    @property
    def folder(self) -> str:
        """Of its file, in src/keccak or among the baselines."""
        return "riscv" if self.isa.startswith("riscv") else self.isa

    @property
    def place(self) -> str:
        return f"{KERNELS[self.baseline]}/{self.folder}/{self.file}.S"

    @property
    def path(self) -> Path:
        return ROOT / self.place

    @property
    def arguments(self) -> str:
        return f"{self.recipe} {self.flag}".rstrip()

    @property
    def names(self) -> set[str]:
        """What it may be called."""
        short = {self.file.removeprefix("keccakp1600_"), self.file.removeprefix("keccakp1600_x1_")}
        return {self.file, f"{self.file}.S", f"lanewise_{self.file}", self.arguments, *short}


#: The one that has no recipe.
BYTES = Kernel("keccakp1600_bytes_armv7m", "armv7m", "armv7m_bytes")


def kernels_of(name: str) -> list[Kernel]:
    """What is made of a recipe."""
    recipe = load(name)
    width = re.search(r"_rv(\d\d)_", recipe.file)
    isa = f"riscv{width[1]}" if width else recipe.isa
    made = [Kernel(recipe.file, isa, name, "", recipe.baseline)]
    if recipe.options.get("chains"):
        made.append(Kernel(recipe.chain_file, isa, name, CHAIN))
    return made


@cache
def kernels() -> dict[str, Kernel]:
    """The registry: every kernel by the name of its file. Wrong if a recipe says what cannot be."""
    found = {BYTES.file: BYTES}
    for name in recipe_names():
        for kernel in kernels_of(name):
            if kernel.file in found:
                other = found[kernel.file].recipe
                raise Wrong(name, "recipe", f"makes {kernel.file}, as {other} does")
            found[kernel.file] = kernel
    return dict(sorted(found.items()))


def find(text: str) -> Kernel:
    """The kernel that a person means: by its file, symbol or recipe, with or without what all names
    begin with. Failed, in one line, if there is none."""
    text = text.removesuffix(".toml")
    if text in recipe_names():
        return kernels_of(text)[0]
    every = kernels()
    for kernel in every.values():
        if text in kernel.names or text == str(kernel.path):
            return kernel
    if text and (recipe_files.RECIPES / f"{text}.toml").is_file():
        raise Wrong(text, "recipe", f"its name begins with none of {', '.join(ISAS)}")
    known = [name.removeprefix("keccakp1600_") for name in every]
    near = difflib.get_close_matches(text.removeprefix("keccakp1600_"), known, 3, 0.5)
    hint = f"like it: {', '.join(near)}" if near else f"known: {', '.join(known)}"
    raise Failed(f"no kernel is called {text or '(nothing): K=NAME'}; {hint}")


def text(kernel: Kernel) -> bytes:
    return printed(*kernel.arguments.split()).encode()


def texts(which: Iterable[Kernel]) -> list[bytes]:
    """Of several, made at once."""
    with get_context("fork").Pool(os.cpu_count()) as pool:
        return pool.map(text, which, chunksize=1)


def write(which: Iterable[Kernel], folder: Path) -> list[Path]:
    """The kernels as .S files in a folder, and what they include."""
    which = list(which)
    made = texts(which)
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{kernel.file}.S" for kernel in which]
    for path, content in zip(paths, made, strict=True):
        path.write_bytes(content)
    return paths + _headers({kernel.folder for kernel in which}, folder)


def _headers(isas: set[str], folder: Path) -> list[Path]:
    """What the kernels include: a file of AArch64, and one of x86-64."""
    found = [ROOT / "src/keccak" / isa / "asm.h" for isa in sorted(isas)]
    there = [path for path in found if path.is_file()]
    return [
        Path(shutil.copy(path, folder))
        for path in there
        if not (folder / path.name).exists() or not path.samefile(folder / path.name)
    ]


@cache
def folder(isa: str) -> Path:
    """All kernels of an instruction set, in a folder that lasts as long as this process."""
    out = Path(tempfile.mkdtemp(prefix="lanewise-kernels-"))
    atexit.register(shutil.rmtree, out, ignore_errors=True)
    write([kernel for kernel in kernels().values() if kernel.folder == isa], out)
    return out


def main(argv: list[str]) -> int:
    """Exit 2 if there is no such recipe, 1 if what it says cannot be made."""
    name, *flags = argv or [""]
    known = [BYTES.recipe, *recipe_names()]
    if name not in known or flags not in ([], [CHAIN]):
        near = [one for one in known if isa_of(one) == isa_of(name)] or known
        print(f"usage: {MODULE} RECIPE [{CHAIN}], one of: {', '.join(near)}", file=sys.stderr)
        return 2
    try:
        sys.stdout.write(printed(name, *flags))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
