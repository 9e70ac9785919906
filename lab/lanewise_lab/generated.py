# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every kernel that the lab can write, from the recipes that it brings along, in any folder."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from .aarch64 import recipe as aarch64
from .armv7m import recipe as armv7m
from .armv8m import recipe as armv8m
from .checkout import ROOT
from .riscv import recipe as riscv
from .tools import Failed
from .x86 import recipe as x86

_RECIPES = Path(__file__).with_name("recipes")
_RECIPES_OF = {
    "armv7m": armv7m,
    "armv8m": armv8m,
    "aarch64": aarch64,
    "riscv": riscv,
    "x86_64": x86,
}


@cache
def commands() -> dict[str, tuple[str, ...]]:
    """Name of a file without its ending: instruction set, module, and arguments that print it."""
    # The functions of bytes are the one file without a recipe.
    found = {"keccakp1600_bytes_armv7m": ("armv7m", f"{armv7m.__package__}.bytes")}
    for isa, module in _RECIPES_OF.items():
        kernel = f"{module.__package__}.kernel"
        for path in _RECIPES.glob(f"{isa}_*.toml"):
            if "." not in path.stem:
                recipe = module.load(path.stem)
                found[recipe.file] = (isa, kernel, path.stem)
                if recipe.options.get("chains"):
                    found[recipe.chain_file] = (isa, kernel, path.stem, "--chain")
    return dict(sorted(found.items()))


def named(text: str) -> str:
    """The kernel that a person means: its file, symbol or recipe, for a chain with the options that
    make it. Failed if there is none."""
    for name, (_, _, *arguments) in commands().items():
        if text in (name, f"lanewise_{name}", f"{name}.S", " ".join(arguments)):
            return name
    raise Failed(f"no kernel {text}; lanewise-lab gen --list names them")


def text(name: str) -> bytes:
    _, module, *arguments = commands()[name]
    done = subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True)
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["no message"]
        raise Failed(f"{name}: {lines[-1]}")
    return done.stdout


def write(names: Iterable[str], folder: Path) -> list[Path]:
    """The kernels as .S files in a folder."""
    names = list(names)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        texts = list(pool.map(text, names))
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.S" for name in names]
    for path, content in zip(paths, texts, strict=True):
        path.write_bytes(content)
    return paths + _headers({(commands()[name][0]) for name in names}, folder)


def _headers(isas: set[str], folder: Path) -> list[Path]:
    """What the kernels include. Only those for AArch64 have such a file."""
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
