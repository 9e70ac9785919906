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

from .aarch64 import chain
from .aarch64 import recipe as aarch64
from .armv7m import recipe as armv7m
from .checkout import ROOT
from .riscv import recipe as riscv
from .tools import Failed

_RECIPES = Path(__file__).with_name("recipes")
_BATCH = "lanewise_lab.x86.batch"
#: Kernels without a recipe: instruction set, module, arguments.
_OTHERS: dict[str, tuple[str, ...]] = {
    "keccakp1600_bytes_armv7m": ("armv7m", "lanewise_lab.armv7m.bytes"),
    "keccakp1600_x1_avx512_slope": ("x86_64", "lanewise_lab.x86.slope"),
    "keccakp1600_x1_bmi2_rows": ("x86_64", "lanewise_lab.x86.scalar"),
}
_OTHERS["keccakp1600_x1_avx512_intel_rotated_planes"] = (
    *_OTHERS["keccakp1600_x1_avx512_slope"],
    *("--core", "intel"),
)
#: Those for several states, each with the chains that it has.
_CHAINS = ((), ("--chain",), ("--chain", "--masked"))
_SEVERAL = {
    "x2_avx512vl": ("avx512", "2", (), 1),
    "x4_avx2": ("avx2", "4", (), 3),
    "x4_avx512vl": ("avx512", "4", (), 3),
    "x4_avx512vl_intel": ("avx512", "4", ("--core", "intel"), 1),
    "x8_avx512": ("avx512", "8", (), 3),
    "x8_avx512_intel": ("avx512", "8", ("--core", "intel"), 3),
}
for _name, (_isa, _states, _core, _count) in _SEVERAL.items():
    for _chain in _CHAINS[:_count]:
        _stem = f"shake256_{_name}" if _chain else f"keccakp1600_{_name}"
        _stem += {0: "", 1: "_chain", 2: "_masked_chain"}[len(_chain)]
        _call = ("--isa", _isa, "--states", _states, *_core, *_chain)
        _OTHERS[_stem] = ("x86_64", _BATCH, *_call)


@cache
def commands() -> dict[str, tuple[str, ...]]:
    """Name of a file without its ending: instruction set, module, and arguments that print it."""
    found = dict(_OTHERS)
    for isa, module in (("armv7m", armv7m), ("aarch64", aarch64), ("riscv", riscv)):
        for path in _RECIPES.glob(f"{isa}_*.toml"):
            if "." not in path.stem:
                recipe = module.load(path.stem)
                found[recipe.file] = (isa, f"lanewise_lab.{isa}.kernel", path.stem)
    for name in chain.SHIPPED:
        command = ("aarch64", "lanewise_lab.aarch64.kernel", name, "--chain")
        found[chain.file_of(aarch64.load(name))] = command
    return dict(sorted(found.items()))


def named(text: str) -> str:
    """The kernel that a person means: its file, symbol or recipe. Failed if there is none."""
    for name, (_, _, *arguments) in commands().items():
        if text in (name, f"lanewise_{name}", f"{name}.S", *arguments):
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
