# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The programs of programs.toml: on which builds they run, and their ELF files."""

from __future__ import annotations

import re
import subprocess
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build/rtl/sw"

#: Bytes of each of the three buffers of sponge.S: six states, at most STRIDE bytes each.
BUFFER = 49152
STRIDE = BUFFER // 6

_GCC = "riscv64-unknown-elf-gcc"
_LINK = ["-nostartfiles", "-static", "-T", HERE / "link.ld", "-Wl,--no-warn-rwx-segments"]
_VECTOR = ["-march=rv32im_zicsr_zve64x", "-mabi=ilp32", "-nostdlib"]
_LIBRARY = [f"-I{ROOT / 'include'}", f"-I{ROOT / 'src'}"]
_SCALAR = ["-march=rv32im", "-mabi=ilp32", "--specs=picolibc.specs", "-Wl,--gc-sections"]


class Failed(Exception):
    """What the user is told: one line."""


@dataclass(frozen=True)
class Build:
    """A build of the processor, by its name in configs.toml."""

    name: str
    parameters: dict = field(hash=False, compare=False)

    @property
    def states(self) -> int:
        return self.parameters["ELENUM"] // 5

    @property
    def elen(self) -> int:
        return self.parameters["ELEN"]

    @property
    def overlap(self) -> bool:
        return bool(self.parameters["OVERLAP"])

    @property
    def level(self) -> str:
        """What follows e64x1 in the name."""
        return re.sub(r"^e\d+x\d+", "", self.name)


def builds() -> dict[str, Build]:
    data = tomllib.loads((HERE.parent / "configs.toml").read_text())
    return {name: Build(name, parameters) for name, parameters in data.items()}


def table() -> dict:
    return tomllib.loads((HERE / "programs.toml").read_text())


def runs_on(program: dict, build: Build) -> bool:
    if program["kind"] == "baseline":
        return build.name == "e64x1"
    return (
        program["elen"] == build.elen
        and build.level in program["on"]
        and build.states in program.get("states", [1, 3, 6])
    )


def limits(program: dict, build: Build, kind: str) -> dict:
    """`exactly` or `at_most`: of this build, else of its level, else of all."""
    of_all = program.get(kind, {})
    return program.get(f"{kind}_{build.name}", program.get(kind + build.level, of_all))


def _compile(name: str, arguments: list) -> Path:
    """Put in place whole: builds that run side by side compile and read the same programs."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.elf"
    with tempfile.TemporaryDirectory(prefix=".making-", dir=OUT) as folder:
        made = Path(folder) / path.name
        command = [_GCC, *arguments, "-o", made, HERE / "start.S"]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except FileNotFoundError:
            raise Failed(f"{_GCC} is missing: packaging/setup.sh test installs it") from None
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if "rror" in line]
            raise Failed(f"{name} does not build: {(lines or [done.stderr])[0]}")
        made.replace(path)
    return path


def _include(file: str) -> str:
    return f'"{file}"'


def _vector(name: str, source: str | Path, defines: dict) -> Path:
    folders = ["permutations", "levels", "include"]
    return _compile(
        name,
        [
            *_VECTOR,
            *(f"-I{HERE / f}" for f in folders),
            f"-Wa,-I{HERE / 'include'}",
            *(f"-D{k}={v}" for k, v in defines.items()),
            *_LINK,
            HERE / source,
        ],
    )


def _on(name: str, cpu: str, states: int) -> tuple[str, dict]:
    """Name and macros of a program for one CPU; without a name, for ours and CV32E40X."""
    return (f"{name}_{cpu}_{states}", {cpu.upper(): 1, "STATES": states}) if cpu else (name, {})


def of_cpu(source: Path, cpu: str, states: int) -> Path:
    """A program from elsewhere for one CPU."""
    name, defines = _on(source.stem, cpu, states)
    return _vector(name, source, defines)


def permutation(program: dict, cpu: str = "", states: int = 1) -> Path:
    name, defines = _on(program["name"], cpu, states)
    defines |= {"PERMUTATION": _include(f"{program['name']}.inc")}
    if program["elen"] == 32:
        defines["ELEN32"] = 1
    return _vector(name, "permute.S", defines)


def _hashing(program: dict, function: str, states: int) -> tuple[str, dict]:
    """Name and macros. Programs with standard loads differ for one state and several."""
    facts = table()["function"][function]
    defines = {
        "RATE": facts["rate"],
        "SUFFIX": facts["suffix"],
        "LEVEL": _include(f"sponge_{program['level']}.inc"),
    }
    name = f"{program['name']}_{function.lower()}"
    if "permutation" in program:
        defines["PERMUTATION"] = _include(f"{program['permutation']}.inc")
        name += "_one" if states == 1 else "_several"
        if states == 1:
            defines["ONE_STATE"] = 1
    return name, defines


def sponge(program: dict, function: str, states: int, cpu: str = "") -> Path:
    name, defines = _hashing(program, function, states)
    name, macros = _on(name, cpu, states)
    return _vector(name, "sponge.S", defines | macros | {"BUFFER": BUFFER})


def sampling(program: dict, matrix: bool, states: int) -> Path:
    """The matrix A, or s and e; with `sources` on the scalar core alone."""
    name, defines = _hashing(program, "SHAKE128" if matrix else "SHAKE256", states)
    defines |= {"MATRIX": 1} if matrix else {}
    if "sources" not in program:
        return _vector(name, "sampling.S", defines)
    macros = [f"-D{k}={v}" for k, v in (defines | {"ONE_STATE": 1}).items()]
    folders = [f"-I{HERE / 'levels'}", f"-Wa,-I{HERE / 'include'}"]
    sources = [HERE / "sampling.S", *(ROOT / s for s in program["sources"])]
    flags = table()["flags"][0].split()
    return _compile(name, [*_SCALAR, *flags, *_LIBRARY, *macros, *folders, *_LINK, *sources])


def kem(program: dict, states: int) -> Path:
    """ML-KEM-768 whole; `backend` is the library's, without it the vector unit is."""
    sources = [HERE / "kem.c", *(ROOT / s for s in table()["library"] + program.get("sources", []))]
    backend = program.get("backend", "rvkeccak")
    defines = {
        "LANEWISE_BACKEND": f"lanewise_backend_{backend}",
        "LANEWISE_CHOICE": "NAMED",
        "LANEWISE_MAX_STATES": states,
        "LANEWISE_MLKEM_MAX_K": 3,
    }
    if "backend" in program:
        defines["LANEWISE_RISCV"] = backend
    else:
        sources += [HERE / "kem_backend.c", HERE / "kem_kernel.S"]
        defines |= {"STATES": states, "LEVEL": _include(f"sponge_{program['level']}.inc")}
    if "permutation" in program:
        defines["PERMUTATION"] = _include(f"{program['permutation']}.inc")
        defines |= {"ONE_STATE": 1} if states == 1 else {}
    folders = [f"-I{HERE / f}" for f in ("permutations", "levels")]
    sections = ["-ffunction-sections", "-fdata-sections", f"-Wa,-I{HERE / 'include'}"]
    flags = [*table()["flags"][0].split(), "-std=gnu11", "-fno-strict-aliasing", *sections]
    macros = [f"-D{k}={v}" for k, v in defines.items()]
    name = f"{program['name']}_{states}"
    return _compile(name, [*_SCALAR, *flags, *_LIBRARY, *folders, *macros, *_LINK, *sources])


def flags_of(program: dict) -> list[str]:
    """What a baseline is compiled with, one after the other; assembly once, with nothing."""
    return [""] if "symbol" in program else table()["flags"]


def baseline(program: dict, flags: str) -> Path:
    name = "_".join(
        ["baseline", program["name"], *(f.strip("-").lower() for f in flags.split()[:1])]
    )
    sections = ["-ffunction-sections", "-fdata-sections"]
    symbol = [f"-Wl,--defsym=keccak={program['symbol']}"] if "symbol" in program else []
    sources = [HERE / "baseline/main.S", *(ROOT / s for s in program["sources"])]
    return _compile(
        name, [*_SCALAR, *flags.split(), *sections, *_LIBRARY, *_LINK, *symbol, *sources]
    )


def build_all() -> list[Path]:
    data, made = table(), []
    for program in data["program"]:
        if program["kind"] == "permutation":
            made.append(permutation(program))
        elif program["kind"] == "sponge":
            counts = (1, 3) if "permutation" in program else (1,)
            made += [sponge(program, f, n) for f in data["function"] for n in counts]
        elif program["kind"] == "sampling":
            counts = (1, 3) if "permutation" in program else (1,)
            made += [sampling(program, matrix, n) for matrix in (True, False) for n in counts]
        elif program["kind"] == "kem":
            made += [kem(program, n) for n in program.get("states", (1, 3, 6))]
        else:
            made += [baseline(program, flags) for flags in flags_of(program)]
    return made
