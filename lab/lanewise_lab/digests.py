# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whether a kept prediction is of the code as it is: the commit of a predicted row is a digest of
its kernels, and of whole operations `between_code` is one of the C between."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from . import cores
from .checkout import ROOT
from .firmware import kernel_file, kernel_files
from .published import PREFIX
from .write import code_of


def isa_of(core: str) -> str:
    """Of a core, or of a platform that stands for all of its cores."""
    return core if core in ("aarch64", "armv7m") else cores.load(core).isa


def sources(kernels: list[str], isa: str) -> list[Path]:
    """The files of kernels, as rows name them; of "permute", the one of a firmware, all of them."""
    every, found = kernel_files(isa), set()
    for kernel in kernels:
        name, chain = re.subn(r"(_masked)?_chain\d+$", "_chain", kernel.removeprefix(PREFIX))
        if kernel == "permute":
            found |= set(every.values())
        elif name.endswith("_c64"):
            found.add(ROOT / f"src/keccak/portable/{PREFIX}{name}.c")
        else:
            found.add(kernel_file(isa, f"{'shake256_' if chain else PREFIX}{name}", every))
    return sorted(found, key=lambda path: path.name)


@cache
def _code(path: Path, isa: str, _written: int) -> str:
    return code_of(path.read_text(), isa)


def digest(kernels: list[str], isa: str) -> str:
    """Of the code of these kernels; a file that is gone counts as a change."""
    made = hashlib.sha256()
    for path in sources(kernels, isa):
        code = _code(path, isa, path.stat().st_mtime_ns) if path.exists() else "gone"
        made.update(f"{path.name}\n{code}".encode())
    return made.hexdigest()[:16]


def of(row: dict) -> str:
    return digest(row["kernel"].split(", "), isa_of(row["core"]))


def _differ(rows: Iterable[dict], kind: Callable, made: Callable, column: str) -> list[dict]:
    """The rows in which `column` is not what is made now, once for all rows of a kind."""
    rows, now = list(rows), {}
    for row in rows:
        if kind(row) not in now:
            now[kind(row)] = made(row)
    return [row for row in rows if row.get(column) != now[kind(row)]]


def changed(rows: Iterable[dict]) -> list[dict]:
    """Those whose kernels are others now."""
    return _differ(rows, lambda row: (row["kernel"], row["core"]), of, "commit")


#: Of whole operations, by what their metric begins or ends with: what is compiled for Cortex-M, and
#: files of src for AArch64. mldsa is the library on both.
SMALL = ", in little memory"
DROPIN = {SMALL: "mldsa", "ML-KEM": "mlkem", "ML-DSA": None, "": "slhdsa"}
FILES = {"ML-KEM": ("mlkem/",), "ML-DSA": ("mldsa/", "mlkem/arith"), "": ("slhdsa/",)}
BELOW = ("jobs/*.c", "keccak/*.c", "keccak/portable/*.c")
BELOW += tuple(f"hash/{name}.c" for name in ("encode", "sha3", "sponge"))
#: Folders of src that are for no Arm core, or for the other kind.
_NOT_IN = {"aarch64": {"x86_64", "armv7em", "riscv", "wasm"}}
_NOT_IN["armv7m"] = {"x86_64", "aarch64", "riscv", "wasm"}
_INCLUDE = re.compile(r'^ *# *include +"([^"]+)"', re.M)


def _compiled(row: dict) -> tuple[str, ...]:
    """From which files a whole operation is compiled, as patterns below the root of a checkout."""
    metric = row["metric"]
    if row["platform"] == "armv7m":
        name = next(d for m, d in DROPIN.items() if metric.startswith(m) or m and m in metric)
        if name:
            return tuple(f"packaging/cortex-m/{n}.c" for n in (name, "dropin"))
    starts = next(f for start, f in FILES.items() if metric.startswith(start))
    own = "aarch64" if row["platform"] == "aarch64" else "armv7em"
    patterns = [f"{s}*.c" for s in starts] + [f"{s.split('/')[0]}/{own}/*.[cS]" for s in starts]
    return tuple(f"src/{pattern}" for pattern in (*patterns, *BELOW))


def _roots(row: dict, root: Path) -> list[Path]:
    found = [path for pattern in _compiled(row) for path in root.glob(pattern)]
    return [path for path in found if not path.stem.endswith("_small")]


@cache
def _included(path: Path, root: Path, _written: int) -> tuple[Path, ...]:
    names = _INCLUDE.findall(path.read_text(encoding="utf-8"))
    places = (path.parent, root / "src", root / "include", root / "packaging/cortex-m")
    found = (next((p / n for p in places if (p / n).is_file()), None) for n in names)
    return tuple(each.resolve() for each in found if each)


def between(row: dict, root: Path = ROOT) -> list[Path]:
    """The files that are compiled into a whole operation, kernels apart, and what they include. All
    of a file counts, whatever of it is called."""
    found, new = set(), [path.resolve() for path in _roots(row, root)]
    while new:
        path = new.pop()
        if path not in found and not _NOT_IN[row["platform"]] & {*path.relative_to(root).parts}:
            found.add(path)
            new += _included(path, root, path.stat().st_mtime_ns)
    return sorted(path for path in found if path.name != "namespace.h")  # names alone


def sources_of(row: dict, root: Path = ROOT) -> str:
    """A digest of these, without comments."""
    made, isa = hashlib.sha256(), isa_of(row["core"])
    for path in between(row, root.resolve()):
        made.update(f"{path.name}\n{_code(path, isa, path.stat().st_mtime_ns)}".encode())
    return made.hexdigest()[:16]


def older(rows: Iterable[dict]) -> list[dict]:
    """The whole operations whose C has changed since, or of which it is not known."""
    whole = [row for row in rows if "between_cycles" in row]
    kind = lambda row: (row["platform"], row["core"], _compiled(row))  # noqa: E731
    return _differ(whole, kind, sources_of, "between_code")
