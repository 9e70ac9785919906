# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Inner loops in C: compiled when they are first used, with arrays of numbers to call them."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path


def library(*sources: Path) -> ctypes.CDLL:
    """C files as machine code for this machine; their folders are searched for headers. OSError, in
    one line, if no compiler is there."""
    flags = ["-std=c11", "-O3", "-march=native", "-shared", "-fPIC"]
    flags += [f"-I{source.parent}" for source in sources]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "library.so"
        files = [*flags, "-o", made, *sources, "-lm"]
        compiler = os.environ.get("CC", "gcc")
        try:
            subprocess.run([compiler, *map(str, files)], check=True, capture_output=True, text=True)
        except FileNotFoundError:
            raise OSError(
                f"{compiler} not found, which compiles the models: apt install gcc"
            ) from None
        except (OSError, subprocess.CalledProcessError) as error:
            said = (getattr(error, "stderr", "") or "").splitlines()
            why = next((line for line in said if "error:" in line), error)
            raise OSError(f"the C compiler {compiler} cannot build the models: {why}") from None
        return ctypes.CDLL(str(made))


def ints(values: Iterable[int]) -> ctypes.Array:
    values = list(values)
    return (ctypes.c_int * max(len(values), 1))(*values)


def rows(sets: list[set[int]]) -> tuple[ctypes.Array, ctypes.Array]:
    """Where each set begins in the second array; it ends where the next one begins."""
    first, flat = [0], []
    for each in sets:
        flat += sorted(each)
        first.append(len(flat))
    return ints(first), ints(flat)
