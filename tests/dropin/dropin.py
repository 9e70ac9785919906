#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Makes the drop-in for firmware and uses it as firmware would.

dropin.py files               names, prefixes, warnings, compilers, bad input
dropin.py run --core CORE     the example and every function on an emulated board; sizes
dropin.py docs                writes the sizes into docs/cortex-m.md
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "packaging/cortex-m"
MACHINES = {"cortex-m3": "mps2-an385", "cortex-m4": "mps2-an386", "cortex-m7": "mps2-an500"}
#: And a board without a column in docs/cortex-m.md, where nothing of this core is predicted.
EMULATED = MACHINES | {"cortex-m55": "mps3-an547"}
GCC = "arm-none-eabi-gcc"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wstrict-prototypes", "-Wconversion"]
STRICT += ["-Werror"]
#: What the compiler may call that is not ours: the four of ISO C, and the run-time ABI of Arm.
OUTSIDE = re.compile(r"mem(cpy|move|set|cmp)|__aeabi_\w+")


class Failed(Exception):
    """One line for people."""


def run(*command, cwd: Path | None = None, wrong: int | None = None, limit: int = 120) -> str:
    """What a command prints; it must succeed, or fail with the status `wrong`."""
    words = [str(c) for c in command]
    try:
        done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=limit)
    except FileNotFoundError:
        raise Failed(f"{words[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(words[:4])} did not end") from None
    if done.returncode != (wrong or 0):
        raise Failed(f"{' '.join(words)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def expect(condition: bool, what: str) -> None:
    if not condition:
        raise Failed(what)


def amalgamate(folder: Path, prefix: str = "lanewise_", *more) -> None:
    run("python3", "-I", PACKAGE / "amalgamate.py", "--prefix", prefix, *more, folder)


def part(core: str, stem: str = "lanewise") -> list[str]:
    return [f"{stem}.c", f"{stem}_{core.replace('-', '_')}.S"]


def check_symbols(objects: list[Path], prefix: str) -> None:
    """All global names have the prefix, what is missing is the C library's, no data is written."""
    defined, wanted = set(), set()
    for line in run("arm-none-eabi-nm", "-g", *objects).splitlines():
        if found := re.fullmatch(r"[0-9a-f ]{8} (\w) (\w+)", line):
            (wanted if found[1] == "U" else defined).add(found[2])
    expect(len(defined) > 40, f"only {len(defined)} global names: {sorted(defined)}")
    if foreign := sorted(n for n in defined if not n.startswith(prefix)):
        raise Failed(f"global names without the prefix {prefix}: {', '.join(foreign)}")
    if missing := sorted(n for n in wanted - defined if not OUTSIDE.fullmatch(n)):
        raise Failed(f"needed from outside: {', '.join(missing)}")
    for line in run("arm-none-eabi-size", *objects).splitlines()[1:]:
        expect(line.split()[1:3] == ["0", "0"], f"writable data: {line}")


def files(folder: Path) -> None:
    own, other = folder / "own", folder / "other"
    amalgamate(own)
    amalgamate(other, "acme_fips202_")
    names = {p.name for p in other.iterdir()} - {"LICENSE-APACHE", "LICENSE-MIT"}
    cores = {f"acme_fips202_{c.replace('-', '_')}.S" for c in EMULATED}
    expect(names == {"acme_fips202.c", "acme_fips202.h"} | cores, f"written: {sorted(names)}")
    for name in names:
        text = (other / name).read_text()
        expect(not re.search(r"\blanewise_(?!lab\b)|\bLANEWISE_", text), f"{name}: old prefix")
    for core in EMULATED:
        print(f"== {core}")
        # The one command, with no other flags; then every warning, and other ways to build.
        run(GCC, f"-mcpu={core}", "-Os", "-c", *part(core), cwd=own)
        objects = [own / (Path(p).stem + ".o") for p in part(core)]
        check_symbols(objects, "lanewise_")
        floats = ["soft"] if core == "cortex-m3" else ["soft", "softfp", "hard"]
        ways = [["-Os", f"-mfloat-abi={f}"] for f in floats]
        ways += [["-O0"], ["-O3", "-std=c11"], ["-Os", "-fsanitize=undefined"]]
        ways += [["-Os", "-DACME_FIPS202_NO_SP800_185"]]
        for way in ways:
            flags = [f"-mcpu={core}", "-mthumb", *STRICT, *way]
            run(GCC, *flags, "-c", *part(core, "acme_fips202"), cwd=other)
        run(GCC, f"-mcpu={core}", *STRICT, "-Os", "-c", *part(core, "acme_fips202"), cwd=other)
        others = [other / (Path(p).stem + ".o") for p in part(core, "acme_fips202")]
        check_symbols(others, "acme_fips202_")
        # Both in one program: the linker would complain of names that meet.
        run("arm-none-eabi-ld", "-r", "-o", folder / "both.o", *objects, *others)
        target = ["--target=arm-none-eabi", f"-mcpu={core}", "-mfloat-abi=soft"]
        headers = Path(run(GCC, "-print-sysroot").strip() or "/usr/lib/arm-none-eabi")
        found = [p for p in (headers / "include", Path("/usr/include/newlib")) if p.is_dir()]
        flags = [*target, "-Os", *STRICT, *(f"-isystem{p}" for p in found)]
        run("clang-19", *flags, "-c", *part(core), cwd=own)
        check_symbols(objects, "lanewise_")
    print("== README, header in C++, wrong processors, wrong use")
    readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
    program = (PACKAGE / "example/main.c").read_text(encoding="utf-8")
    expect(readme.split("```c\n")[1].split("```")[0] in program, "the README's program is another")
    expect(hashlib.sha3_256(b"hello").hexdigest() in readme, "the README's digest is another")
    run(
        "c++",
        "-x",
        "c++",
        "-std=c++11",
        *STRICT[:3],
        "-Werror",
        "-fsyntax-only",
        own / "lanewise.h",
    )
    for source in part("cortex-m4"):
        says = run(GCC, "-mcpu=cortex-m0", "-c", source, cwd=own, wrong=1) if ".S" in source else ""
        expect(source.endswith(".c") or "Cortex-M3, M4, M7 and M55" in says, f"{source}: {says}")
    for bad in (["--prefix", "7_"], ["--kernel", "cortex-m4"], ["--kernel", "cortex-m0=x"]):
        says = run("python3", PACKAGE / "amalgamate.py", *bad, folder / "bad", wrong=2)
        expect("error: " in says and "Traceback" not in says, f"{bad}: {says}")
    says = run(
        "python3", PACKAGE / "amalgamate.py", "--kernel", "cortex-m4=x", folder / "bad", wrong=1
    )
    expect(says.startswith("amalgamate: no kernel x; there are: "), says)
    expect(not (folder / "bad").exists(), "files were written after an error")


MOST, OUT = 345, 200


def message(start: int, length: int) -> bytes:
    return bytes((7 * i * i + 3 * i + (i >> 8)) & 255 for i in range(start, start + length))


def expected() -> dict[str, str]:
    """What digests.c must print, from hashlib, pycryptodome and tests/emu/reference.py."""
    from Crypto.Hash import KMAC256, TupleHash128, TurboSHAKE128, TurboSHAKE256, cSHAKE128

    def tuplehash(data: bytes) -> bytes:
        h = TupleHash128.new(digest_bytes=32, custom=b"tuple")
        h.update(data[: len(data) // 3], data[len(data) // 3 :])
        return h.digest()

    key = message(0, 32)
    functions = {
        "sha3_224": lambda m, n: hashlib.sha3_224(m).digest(),
        "sha3_256": lambda m, n: hashlib.sha3_256(m).digest(),
        "sha3_384": lambda m, n: hashlib.sha3_384(m).digest(),
        "sha3_512": lambda m, n: hashlib.sha3_512(m).digest(),
        "shake128": lambda m, n: hashlib.shake_128(m).digest(n),
        "shake256": lambda m, n: hashlib.shake_256(m).digest(n),
        "shake256_in_pieces": lambda m, n: hashlib.shake_256(m).digest(n),
        "turboshake128": lambda m, n: TurboSHAKE128.new(domain=0x0B, data=m).read(n),
        "turboshake256": lambda m, n: TurboSHAKE256.new(domain=0x1F, data=m).read(n),
        "cshake128": lambda m, n: cSHAKE128.new(data=m, custom=b"custom").read(n),
        "kmac256": lambda m, n: KMAC256.new(key=key, data=m, mac_len=32, custom=b"custom").digest(),
        "tuplehash128": lambda m, n: tuplehash(m),
    }
    lines = {}
    for name, function in functions.items():
        every = hashlib.sha3_256()
        for n in range(MOST + 1):
            every.update(function(message(n % 4, n), 1 + n % (OUT - 1)).ljust(OUT, b"\0"))
        lines[name] = every.hexdigest()
    lines["keccakp1600"] = primitives()
    return lines


def primitives() -> str:
    sys.path.insert(0, str(ROOT / "tests/emu"))
    import reference

    every, state, one = hashlib.sha3_256(), bytearray(200), reference.Many(1)
    for rounds in range(1, 25):
        offset, n = rounds * 7 % 50, rounds * 31 % 150
        for i, byte in enumerate(message(rounds % 4, n)):
            state[offset + i] ^= byte
        lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
        lanes = one.permute(lanes, rounds)
        state = bytearray(b"".join(v.to_bytes(8, "little") for v in lanes))
        every.update(state[offset : offset + n] + state)
    return every.hexdigest()


def emulate(core: str, image: Path, limit: int = 120) -> str:
    command = ["qemu-system-arm", "-M", EMULATED[core], "-nographic", "-monitor", "none"]
    command += ["-serial", "none", "-semihosting-config", "enable=on,target=native"]
    return run(*command, "-kernel", image, limit=limit)


DOCS = ROOT / "docs/cortex-m.md"
#: A dash: that core does not have it.
ROW = re.compile(r"^\| (.+?) \| (\d+|-) \| (\d+|-) \| (\d+|-) \|$", re.M)
FLASH = ("`lanewise.c`", "`lanewise.c` with `-DLANEWISE_NO_SP800_185`", "the `.S` of the core")


def stated(core: str) -> dict[str, int]:
    """A column of the tables in docs/cortex-m.md: bytes of flash and of stack."""
    column = 2 + sorted(MACHINES).index(core)
    rows = ROW.finditer(DOCS.read_text(encoding="utf-8"))
    return {m[1]: int(m[column]) for m in rows if m[column] != "-"}


def flash(core: str, folder: Path) -> dict[str, int]:
    """Bytes of code and constants, as the one command of the README builds them."""
    source, assembly = part(core)
    found = {}
    for name, what in zip(FLASH, (source, source, assembly), strict=True):
        more = ["-DLANEWISE_NO_SP800_185"] if "NO_SP" in name else []
        run(GCC, f"-mcpu={core}", "-Os", *more, "-c", what, "-o", "sized.o", cwd=folder)
        found[name] = int(run("arm-none-eabi-size", "sized.o", cwd=folder).split()[6])
    return found


def compare_with_docs(core: str, measured: dict[str, int]) -> None:
    """Stack must not be more than the docs say, flash within 3 %."""
    said = stated(core) if core in MACHINES else measured
    for name, bytes_ in measured.items():
        limit = said.get(name, 0)
        size = name in FLASH or name.startswith("`lanewise.c`")
        close = abs(bytes_ - limit) <= 0.03 * limit if size else bytes_ <= limit
        expect(close, f"{core}: {name} takes {bytes_} bytes, docs/cortex-m.md says {limit}")


def write_docs(measured: dict[str, dict[str, int]]) -> None:
    def row(match: re.Match) -> str:
        found = (m.get(match[1]) for _, m in sorted(measured.items()))
        values = [b or ("-" if match[2 + i] == "-" else None) for i, b in enumerate(found)]
        if None in values:
            return match[0]
        return f"| {match[1]} | " + " | ".join(map(str, values)) + " |"

    DOCS.write_text(ROW.sub(row, DOCS.read_text(encoding="utf-8")), encoding="utf-8")


def on_board(core: str, folder: Path) -> dict[str, int]:
    """Bytes of flash and stack."""
    amalgamate(folder)
    for path in (PACKAGE / "example").iterdir():
        shutil.copy(path, folder)
    print("== the example")
    run("make", f"CORE={core}", cwd=folder)
    says = run("make", "-s", f"CORE={core}", "run", cwd=folder)
    expect(hashlib.sha3_256(b"hello").hexdigest() in says.split(), f"the example printed {says}")

    print("== every function")
    want, measured = expected(), flash(core, folder)
    flags = [f"-mcpu={core}", "-Wall", "-Wextra", "-Werror", "-nostartfiles", "-T", "cortex-m.ld"]
    flags += ["-Wl,-z,noexecstack", "-Wl,--no-warn-rwx-segments"]
    floats = ["soft"] if core == "cortex-m3" else ["soft", "hard"]
    for way in [*(["-Os", f"-mfloat-abi={f}"] for f in floats), ["-O3"]]:
        sources = [HERE / "digests.c", "startup.c", *part(core)]
        run(GCC, *flags, *way, "-I.", *sources, "-o", "digests.elf", cwd=folder)
        text = emulate(core, folder / "digests.elf")
        lines = text.splitlines()
        expect(lines[-1] == "done", f"{' '.join(way)}: ended early: {lines[-1]}")
        got = dict(line.split(maxsplit=1) for line in lines[:-1] if not line.startswith("stack"))
        wrong = sorted(n for n in want.keys() | got.keys() if want.get(n) != got.get(n))
        expect(not wrong, f"{' '.join(way)}: wrong: {', '.join(wrong)}")
        print(f"{' '.join(way)}: {len(got)} functions right")
        for name, bytes_ in re.findall(r"^stack (\w+) (\d+)$", text, re.M):
            name = f"`lanewise_{name}`"
            measured[name] = max(int(bytes_), measured.get(name, 0))
    return measured


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["files", "run", "docs"])
    parser.add_argument("--core", choices=sorted(EMULATED), default="cortex-m4")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lanewise-dropin-") as name:
        try:
            if arguments.what == "files":
                files(Path(name))
            elif arguments.what == "run":
                compare_with_docs(arguments.core, on_board(arguments.core, Path(name)))
            else:
                write_docs({core: on_board(core, Path(name) / core) for core in MACHINES})
        except Failed as error:
            print(f"dropin: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
