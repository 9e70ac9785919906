# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What setup.py and wheels/wheels.py compile."""

import sysconfig
from pathlib import Path

import cffi

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SETS = {"amd64": "x86_64", "arm64": "aarch64"}


def listed(platform: str) -> dict[str, list[str]]:
    """Sources, options, definitions and libraries for a platform as sysconfig names it."""
    system, _, machine = platform.partition("-")
    machine = machine.rpartition("-")[2]  # "macosx-11.0-arm64"
    machine = SETS.get(machine, machine)
    machine = machine if machine in ("x86_64", "aarch64", "riscv64") else "portable"
    applies = {"-", machine, "windows" if system == "win" else "unix", "gnu"}
    found: dict[str, list[str]] = {"source": [], "option": [], "define": [], "library": []}
    for line in (ROOT / "packaging/sources.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            kind, _, target, value = line.split(" ", 3)
            if target in applies:
                found[kind].append(value)
    return found


parts = listed(sysconfig.get_platform())
sources = [str(ROOT / s) for s in parts["source"]]
ffi = cffi.FFI()
ffi.cdef((HERE / "declarations.txt").read_text("utf-8"))
own = sorted(path.stem for path in HERE.glob("python_*.c"))
for name in own:  # without what the preprocessor reads
    lines = (HERE / f"{name}.h").read_text("utf-8").splitlines()
    ffi.cdef("\n".join(line for line in lines if not line.startswith("#")))
# A source of randomness that is a function in Python: lanewise/_core.py.
ffi.cdef('extern "Python" int lanewise_python_fill(void *, void *, size_t);')
# Of the limited interface what 3.11 has; cffi itself asks for less, and for none without a GIL.
limited = [] if sysconfig.get_config_var("Py_GIL_DISABLED") else [("Py_LIMITED_API", "0x030b0000")]
ffi.set_source(
    "lanewise._lanewise",
    "\n".join(f'#include "{name}"' for name in ["lanewise/lanewise.h", *(f"{n}.c" for n in own)]),
    include_dirs=[str(ROOT / "include"), str(ROOT / "src"), str(HERE)],
    depends=[str(HERE / f"{name}.{suffix}") for name in own for suffix in "ch"],
    define_macros=[*((d, None) for d in parts["define"]), *limited],
    libraries=parts["library"],
    extra_compile_args=[*parts["option"], "-O2"],
)
