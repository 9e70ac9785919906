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
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from .aarch64 import chain, frame_aarch64
from .aarch64.recipe import Recipe as AArch64
from .armv7m import adomnicai, software_pipelined
from .armv7m import bytes as armv7m_bytes
from .armv7m.recipe import Recipe as Armv7m
from .armv8m import frame_armv8m
from .armv8m.recipe import Recipe as Armv8m
from .checkout import ROOT
from .passes.allocate import TooFew
from .passes.allocate_loop import NoRegister
from .recipe import Recipe, Wrong
from .riscv import frame_riscv
from .riscv.recipe import Recipe as RiscV
from .tools import Failed
from .x86 import batch_avx2, batch_avx512, batch_chain, bmi2_rows, lane_per_register, slope
from .x86.recipe import Recipe as X86

RECIPES: dict[str, type[Recipe]] = {r.isa: r for r in (AArch64, Armv7m, Armv8m, RiscV, X86)}
#: The module, as commands name it.
MODULE = "lanewise_lab.gen"
CHAIN = "--chain"
#: File and what stands for the recipe of the functions of bytes.
BYTES = ("keccakp1600_bytes_armv7m", "armv7m_bytes")


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
    return next((isa for isa in RECIPES if name.startswith(f"{isa}_")), None)


def recipe_names() -> list[str]:
    return sorted(name for recipes in RECIPES.values() for name in recipes.names())


def load(name: str) -> Recipe:
    """Wrong, in one line, if there is no such recipe, or it says what cannot be."""
    isa = isa_of(name)
    if isa is None:
        raise Wrong(name, "recipe", f"its name begins with none of {', '.join(RECIPES)}")
    return RECIPES[isa].load(name)


def source(recipe: Recipe, flag: str = "") -> str:
    """Of a kernel, or with CHAIN of its chains. Raises ValueError, NoRegister or TooFew where the
    recipe, or what was found for it, makes none."""
    if flag and not recipe.options.get("chains"):
        raise Wrong(recipe.name, "chains", "not given, so that no chains are made of it")
    return "\n".join((_CHAINS if flag else _KERNELS)[recipe.isa](recipe)) + "\n"


def printed(name: str, flag: str = "") -> str:
    """The text of a file; Failed, in one line that names the recipe, if none can be made."""
    try:
        whole = name == BYTES[1] and not flag
        return armv7m_bytes.source() if whole else source(load(name), flag)
    except Wrong:
        raise
    except (ValueError, NoRegister, TooFew) as error:
        raise Failed(f"{name}: {error}; has the recipe changed since the search?") from None


@cache
def commands() -> dict[str, tuple[str, ...]]:
    """Name of a file without its ending: instruction set, module, and arguments that print it."""
    found = {BYTES[0]: ("armv7m", MODULE, BYTES[1])}
    for name in recipe_names():
        recipe = load(name)
        found[recipe.file] = (recipe.isa, MODULE, name)
        if recipe.options.get("chains"):
            found[recipe.chain_file] = (recipe.isa, MODULE, name, CHAIN)
    return dict(sorted(found.items()))


def named(text: str) -> str:
    """The kernel that a person means: its file, symbol or recipe, for a chain with the options that
    make it. Failed if there is none."""
    for name, (_, _, *arguments) in commands().items():
        if text in (name, f"lanewise_{name}", f"{name}.S", " ".join(arguments)):
            return name
    raise Failed(f"no kernel {text}; lanewise-lab gen --list names them")


def text(name: str) -> bytes:
    """Of the file of this name."""
    return printed(*commands()[name][2:]).encode()


def write(names: Iterable[str], folder: Path) -> list[Path]:
    """The kernels as .S files in a folder."""
    names = list(names)
    with get_context("fork").Pool(os.cpu_count()) as pool:
        texts = pool.map(text, names, chunksize=1)
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.S" for name in names]
    for path, content in zip(paths, texts, strict=True):
        path.write_bytes(content)
    return paths + _headers({(commands()[name][0]) for name in names}, folder)


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
    write([name for name, (its, *_) in commands().items() if its == isa], out)
    return out


def main(argv: list[str]) -> int:
    """Exit 2 if there is no such recipe, 1 if what it says cannot be made."""
    name, *flags = argv or [""]
    known = [BYTES[1], *recipe_names()]
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
