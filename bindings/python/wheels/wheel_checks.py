# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a wheel must satisfy: its extension exports what Python calls and nothing of ours, names no
library but those of the system, and of Python only the limited interface of 3.11 (abi3audit). And
what of it can be run on this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import abi3info
import pefile
from elftools.elf.elffile import ELFFile

if TYPE_CHECKING:
    from wheels import Target

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
EXPORTED = {"PyInit__lanewise"}
LEAST = (3, 11)
#: What a module may name; each begins a library's name, in small letters.
LIBRARIES = {
    "manylinux": ("libc.so.6", "libpthread.so.0", "libdl.so.2", "ld-linux-"),
    "musllinux": ("libc.musl-",),
    "win": (
        "python3.dll",
        "kernel32.dll",
        "advapi32.dll",
        "ntdll.dll",
        "api-ms-win-crt-",
        "ucrtbase",
    ),
}
#: A Python without what no test here imports.
PYTHON_OF_DEBIAN = (
    *("python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libc6", "zlib1g"),
    *("libexpat1", "libffi8", "libssl3", "libbz2-1.0", "liblzma5", "libuuid1", "libgcc-s1"),
)
ASKS = """
import lanewise, platform
from lanewise._lanewise import ffi, lib
print(platform.machine(), ffi.string(lib.lanewise_kernel_chosen(1)).decode(),
      lanewise.sha3_256(b"abc").hexdigest()[:16])
"""
MACHINES = {"x86_64": "EM_X86_64", "aarch64": "EM_AARCH64"}


def limited_interface() -> dict[str, bool]:
    """Names of the limited interface of LEAST for Windows; true if it is no function."""
    tables = (abi3info.FUNCTIONS, False), (abi3info.DATAS, True)
    return {
        symbol.name: data
        for table, data in tables
        for symbol, entry in table.items()
        if (entry.added.major, entry.added.minor) <= LEAST
    }


def elf_parts(path: Path) -> tuple[str, set[str], set[str], set[str], list[str]]:
    """Machine, exports, names that others must have, libraries, and what is wrong by itself."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        symbols = list(elf.get_section_by_name(".dynsym").iter_symbols())
        given = {s.name for s in symbols if s["st_shndx"] != "SHN_UNDEF" and s.name}
        taken = {s.name for s in symbols if s["st_shndx"] == "SHN_UNDEF" and s.name}
        tags = [t for s in elf.iter_segments("PT_DYNAMIC") for t in s.iter_tags()]
        libraries = {t.needed for t in tags if t.entry.d_tag == "DT_NEEDED"}
        wrong = [
            t.entry.d_tag for t in tags if t.entry.d_tag in ("DT_RPATH", "DT_RUNPATH", "DT_TEXTREL")
        ]
        for segment in elf.iter_segments("PT_GNU_STACK"):
            wrong += ["its stack is executable"] if segment["p_flags"] & 1 else []
        return elf["e_machine"], given, taken, libraries, wrong


def pe_parts(path: Path) -> tuple[str, set[str], set[str], set[str], list[str]]:
    pe = pefile.PE(str(path))
    exports = getattr(pe, "DIRECTORY_ENTRY_EXPORT", None)
    given = {s.name.decode() for s in exports.symbols if s.name} if exports else set()
    imports = getattr(pe, "DIRECTORY_ENTRY_IMPORT", [])
    taken = {i.name.decode() for d in imports for i in d.imports if i.name}
    libraries = {d.dll.decode() for d in imports}
    machine = {0x8664: "EM_X86_64", 0xAA64: "EM_AARCH64"}.get(pe.FILE_HEADER.Machine, "?")
    return machine, given, taken, libraries, []


def parts_of(path: Path, target: Target) -> tuple[str, set[str], set[str], set[str], list[str]]:
    return (pe_parts if target.windows else elf_parts)(path)


def python_names(path: Path, target: Target) -> list[str]:
    taken = parts_of(path, target)[2]
    return sorted(n for n in taken if n.startswith(("Py", "_Py")))


def wrong_in(path: Path, target: Target) -> list[str]:
    """What is wrong with the extension, by its headers alone."""
    machine, given, taken, libraries, out = parts_of(path, target)
    wanted = MACHINES[target.machine]
    out += [f"it is of machine {machine}, not {wanted}"] if machine != wanted else []
    out += [f"exports {name}" for name in sorted(given - EXPORTED)]
    out += [f"does not export {name}" for name in sorted(EXPORTED - given)]
    known = LIBRARIES[target.tag.partition("_")[0]]
    out += [f"needs {n}" for n in sorted(libraries) if not n.lower().startswith(known)]
    out += ["names no C library"] if not libraries else []
    foreign = {n for n in taken if n.startswith(("Py", "_Py"))} - limited_interface().keys()
    return out + [f"takes {n}, which the limited interface lacks" for n in sorted(foreign)]


def wrong_abi(wheel: Path) -> list[str]:
    """What abi3audit says against a wheel."""
    command = [sys.executable, "-m", "abi3audit", "--strict", "--summary", str(wheel)]
    environment = os.environ | {"COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    text = (done.stdout + done.stderr).strip()
    if done.returncode == 0 and "1 extensions scanned" in text:
        return []
    return ["abi3audit: " + " ".join(text.split())]


def only(lines: list[str], *names: str) -> str:
    """Of a locked file the pins of these packages, with their hashes."""
    out, wanted = [], False
    for line in lines:
        if not line.startswith((" ", "#")):
            wanted = line.partition("==")[0] in names
        out += [line] if wanted else []
    return "\n".join(out) + "\n"


def output(command: list, **options) -> str:
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


def last(text: str) -> str:
    return text.strip().splitlines()[-1]


def tested(wheel: Path, work: Path) -> list[str]:
    """Into a virtual environment where it is alone; what its tests import lies in another. Less
    what is slow."""
    fresh = work / "venv"
    shutil.rmtree(fresh, ignore_errors=True)
    output([sys.executable, "-m", "venv", fresh])
    (packages,) = fresh.glob("lib/python*/site-packages")
    others = Path(sys.executable).parent.parent / packages.relative_to(fresh)
    (packages / "others.pth").write_text(f"{others}\n")
    python = fresh / "bin/python"
    output([python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", wheel])
    where = last(output([python, "-c", "import lanewise; print(lanewise.__file__)"], cwd=work))
    if not where.startswith(str(packages)):
        raise SystemExit(f"wheels: tested would be {where}")
    tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not full"]
    return ["pytest: " + last(output([*tests, ROOT / "bindings/python/tests"], cwd=work))]


def started(module: Path, target: Target, work: Path, runner: list) -> list[str]:
    """By wheel_start.c, with `runner` in front."""
    from wheels import ZIG  # it imports this file

    names = "".join(f"void *{n}(void) {{ return 0; }}\n" for n in python_names(module, target))
    if target.windows:
        names = names.replace("void *", "__declspec(dllexport) void *")
    (work / "python_names.c").write_text(names)
    compile_ = [*ZIG, "cc", "-target", target.zig, "-fno-builtin", "-w", "-O2", "-s"]
    program = work / ("start.exe" if target.windows else "start")
    if target.windows:
        output([*compile_, "-shared", "-o", work / "python3.dll", work / "python_names.c"])
        output([*compile_, "-o", program, HERE / "wheel_start.c"])
    else:
        sources = [HERE / "wheel_start.c", work / "python_names.c"]
        output([*compile_, "-dynamic", "-rdynamic", "-o", program, *sources])
    return [last(output([*runner, program, module], cwd=work)) + ", without a Python"]


def debian(architecture: str, folder: Path, *packages: str) -> Path:
    """Packages of Debian for another architecture, unpacked."""
    if not folder.is_dir():
        output([ROOT / "packaging/unpacked.sh", architecture, folder, *packages])
    return folder


def musl(target: Target, folder: Path) -> Path:
    """Debian's, as a C library alone."""
    name = {"x86_64": "amd64", "aarch64": "arm64"}[target.machine]
    return debian(name, folder / f"debian-{name}-musl", "musl")


def tested_aarch64(wheel: Path, work: Path) -> list[str]:
    """By Debian's Python for arm64 under qemu-aarch64, with the wheels of cffi and hypothesis for
    it; less what needs others' code for this machine, and what is slow."""
    root = debian("arm64", work.parent / "debian-arm64", *PYTHON_OF_DEBIAN)
    other = work / "other"
    shutil.rmtree(other, ignore_errors=True)
    wanted = work / "native.txt"
    lines = (ROOT / "packaging/locked-test.txt").read_text("utf-8").split("\n")
    wanted.write_text(only(lines, "cffi", "hypothesis"))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--only-binary=:all:", "--no-deps"]
    pip += ["--python-version", "3.11", "--platform", "manylinux_2_28_aarch64"]
    pip += ["--platform", "manylinux2014_aarch64", "--target", other]
    output([*pip, "--require-hashes", "-r", wanted])
    output([*pip, "--platform", wheel.stem.rpartition("-")[2], "--no-index", wheel])
    shared = Path(next(p for p in sys.path if p.endswith("site-packages")))
    environment = {"PATH": os.environ["PATH"], "HOME": str(work), "PYTHONHOME": str(root / "usr")}
    environment |= {"PYTHONPATH": f"{other}:{shared}", "PYTHONDONTWRITEBYTECODE": "1"}
    python = ["qemu-aarch64", "-L", root, root / "usr/bin/python3.11"]
    said = last(output([*python, "-c", ASKS], cwd=work, env=environment))
    tests = [ROOT / f"bindings/python/tests/test_{n}.py" for n in ("hashes", "schemes")]
    tests += ["-k", "not wycheproof and not pyspx"]
    command = [*python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not full", *tests]
    return [
        f"under qemu-aarch64: {said}",
        "pytest: " + last(output(command, cwd=work, env=environment)),
    ]


def tried(wheel: Path, module: Path, target: Target, work: Path) -> list[str]:
    """What was run of it; what has no Python here is loaded alone."""
    here = target.machine == os.uname().machine
    if target.windows:
        wine = shutil.which("wine64") or shutil.which("wine") or "/usr/lib/wine/wine64"
        os.environ.setdefault("WINEDEBUG", "-all")
        return started(module, target, work, [wine])
    if target.musl:
        (loader,) = musl(target, work.parent).glob("lib/ld-musl-*.so.1")
        emulated = [] if here else ["qemu-aarch64"]
        return started(module, target, work, [*emulated, loader])
    return tested(wheel, work) if here else tested_aarch64(wheel, work)
