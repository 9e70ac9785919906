#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM and SLH-DSA of the drop-in for firmware, on official cases and an emulated board.

schemes.py run --core CORE [--all]   tests, sizes and stack; --all: signing too, minutes
schemes.py docs                      writes sizes and stack into docs/cortex-m.md, with signing
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

import dropin
from dropin import GCC, ROOT, STRICT, Failed, expect, run

MLKEM, SLHDSA = ROOT / "tests/kat/vectors_mlkem.txt", ROOT / "tests/slhdsa/vectors.txt"
#: Of a core that works on several states: the options for that, how much more its frames may take.
VECTORS = {"cortex-m55": (["-mfloat-abi=hard"], 3)}

#: What is built: schemes, options of the compiler, the largest frame of a function in bytes.
BUILDS = {
    "mlkem": (["mlkem"], ["-DLANEWISE_MLKEM_MAX_K=2"], 7300),
    "slhdsa-verify": (["slhdsa-verify"], [], 1200),
    "slhdsa": (["slhdsa"], [], 14000),
}


def c_bytes(value: str) -> str:
    return "{" + ",".join(str(b) for b in bytes.fromhex(value)) + "}"


class Header:
    """cases.h in the making; bytes that several cases share are there once."""

    def __init__(self):
        self.lines = ['#include "lanewise.h"', ""]
        self.names: dict[str, str] = {}

    def named(self, value: str) -> str:
        if value in ("", "-"):
            return "0"
        if value not in self.names:
            self.names[value] = f"bytes_{len(self.names)}"
            self.lines.append(
                f"static const uint8_t {self.names[value]}[{len(value) // 2}] = {c_bytes(value)};"
            )
        return self.names[value]

    def table(self, kind: str, name: str, rows: list[str]) -> None:
        expect(bool(rows), f"no cases for {name}")
        body = ",\n    ".join(f"{{{r}}}" for r in rows)
        self.lines.append(f"static const {kind} {name}[] = {{\n    {body}}};")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def mlkem_cases() -> list[dict[str, str]]:
    cases, before = [], {}
    for block in MLKEM.read_text(encoding="utf-8").split("\n\n"):
        case = dict(re.findall(r"^([\w-]+) = (\S+)$", block, re.M))
        if case.get("set") != "ML-KEM-512":
            continue
        for key in ("ek", "dk"):
            if key in before and key not in case and "seed" not in case:
                case[key] = before[key]
        before = case
        cases.append(case)
    return cases


def write_mlkem(header: Header) -> int:
    """How many results the program has to find right."""
    cases = mlkem_cases()
    tables = {
        "kem_keys": ("seed", "ek_hash", "dk_hash"),
        "kem_encaps": ("ek", "m", "ct_hash", "ss"),
        "kem_decaps": ("dk", "ct", "ss"),
    }
    count = 0
    for table, fields in tables.items():
        members = " ".join(f"const uint8_t *{f};" for f in fields)
        words = [f.replace("_", "-") for f in fields]
        rows = [[header.named(c[w]) for w in words] for c in cases if {*words} <= {*c}][:8]
        header.table(f"struct {{{members}}}", table, [", ".join(r) for r in rows])
        count += len(rows) * (1 if table == "kem_decaps" else 2)
    return count + 4 + 3 + 1


def slhdsa_lines(kind: str, sets: set[str]) -> list[list[str]]:
    lines = (line.split() for line in SLHDSA.read_text(encoding="utf-8").splitlines())
    return [w for w in lines if w and w[0] == kind and w[1] in sets]


def case(header: Header, word: list[str]) -> str:
    """A row of type slh_case, for signing and verification alike."""
    signs = word[0] == "sign"
    n = len(word[2]) // (8 if signs else 4)
    digest = "1" if int(word[6]) in range(1, 7) else "0"
    options = f"{{{header.named(word[5])}, {len(word[5].strip('-')) // 2}, {word[6]}, {digest}}}"
    size = {"128S": 7856, "128F": 17088, "192S": 16224}[word[1]]
    members = {
        "set": f"LANEWISE_SLHDSA_SHAKE_{word[1]}",
        "options": options,
        "pk_bytes": 2 * n,
        "message": header.named(word[7]),
        "message_bytes": len(word[7].strip("-")) // 2,
        "signature_bytes": size if signs else len(word[8].strip("-")) // 2,
    }
    if signs:
        members |= {"sk": header.named(word[2]), "random": header.named(word[3])}
        members |= {"digest": header.named(word[8])}
    else:
        members |= {"pk": header.named(word[2]), "signature": header.named(word[8])}
        members |= {"valid": int(word[3] == "valid")}
    return ", ".join(f".{k} = {v}" for k, v in members.items())


def write_slhdsa(header: Header, signs: bool) -> int:
    header.lines.append(
        "typedef struct slh_case { lanewise_slhdsa_set set; lanewise_slhdsa_options options;"
        " const uint8_t *pk, *sk, *random, *message, *signature, *digest;"
        " size_t pk_bytes, message_bytes, signature_bytes; int valid; } slh_case;"
    )
    verify = [w for w in slhdsa_lines("verify", {"128S", "128F", "192S"}) if w[4] != "internal"]
    header.table("slh_case", "slh_verify", [case(header, w) for w in verify])
    valid = sum(w[3] == "valid" for w in verify)
    count = 2 * len(verify) + 3 * valid + 6 * valid
    if not signs:
        return count
    header.lines.append(
        "typedef struct slh_key { lanewise_slhdsa_set set; size_t n;"
        " const uint8_t *seeds, *root; } slh_key;"
    )
    header.lines.append("#define SIGNS")
    keys = slhdsa_lines("keygen", {"128F"})[:1] + slhdsa_lines("keygen", {"128S"})[:1]
    header.table(
        "slh_key",
        "slh_keys",
        [
            f"LANEWISE_SLHDSA_SHAKE_{w[1]}, {len(w[3]) // 2}, "
            f"{header.named(w[2])}, {header.named(w[3])}"
            for w in keys
        ],
    )
    # Pure and hedged, with 128f; pure, with 128s.
    sign = [w for w in slhdsa_lines("sign", {"128S", "128F"}) if w[4] == "pure"]
    sign = [w for w in sign if w[1] == "128S" or w[3] != "-"][:1] + [
        w for w in sign if w[1] == "128S"
    ][:1]
    header.table("slh_case", "slh_sign", [case(header, w) for w in sign])
    return count + 2 * len(keys) + 2 * len(sign)


#: Their time depends on the operands, on Cortex-M3 the long products too.
SLOW = re.compile(r"\s([us]div|[us]mull|[us]mlal|umaal)\s")
#: They divide lengths.
DIVIDE = re.compile(r"lanewise_sponge_\w+|lanewise_run_jobs")


def check_slow(made: Path) -> None:
    """No product or quotient of secrets whose time depends on them."""
    function, found = "", set()
    for line in run("arm-none-eabi-objdump", "-d", "--no-show-raw-insn", made).splitlines():
        if begins := re.match(r"[0-9a-f]+ <([\w.$]+)>:", line):
            function = begins[1]
        elif (slow := SLOW.search(line)) and not (slow[1] == "udiv" and DIVIDE.match(function)):
            found.add(f"{slow[1]} in {function}")
    expect(not found, f"{made.name}: {', '.join(sorted(found))}")


def one_build(core: str, name: str, folder: Path, runs: bool) -> dict[str, int]:
    """Bytes of flash and, if it runs, of stack of one way to build."""
    schemes, options, frame = BUILDS[name]
    dropin.amalgamate(folder, "lanewise_", *(f"--with={s}" for s in schemes))
    for path in (dropin.PACKAGE / "example").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    source, assembly = dropin.part(core)
    more, times = VECTORS.get(core, ([], 1))
    target, frame = [f"-mcpu={core}", *more, *options], times * frame
    run(GCC, *target, *STRICT, "-Os", f"-Wstack-usage={frame}", "-c", source, cwd=folder)
    run(GCC, *target, "-Os", "-c", assembly, cwd=folder)
    objects = [folder / (Path(p).stem + ".o") for p in (source, assembly)]
    dropin.check_symbols(objects, "lanewise_")
    if name == "mlkem":
        check_slow(objects[0])
    label = " ".join([f"`lanewise.c` with `--with {name}`", *(f"and `{o}`" for o in options)])
    measured = {label: int(run("arm-none-eabi-size", objects[0]).split()[6])}
    if not runs:
        return measured

    header = Header()
    header.lines.append(f"#define WITH_{name.split('-')[0].upper()}")
    want = write_mlkem(header) if "mlkem" in schemes else 0
    if name.startswith("slhdsa"):
        want += write_slhdsa(header, name == "slhdsa")
    (folder / "cases.h").write_text(header.text(), encoding="utf-8")
    flags = [*target, "-Os", "-Wall", "-Wextra", "-Werror", "-nostartfiles", "-T", "cortex-m.ld"]
    flags += ["-Wl,-z,noexecstack", "-Wl,--no-warn-rwx-segments", "-Wno-missing-field-initializers"]
    sources = [dropin.HERE / "schemes.c", "startup.c", source, assembly]
    run(GCC, *flags, "-I.", *sources, "-o", "schemes.elf", cwd=folder)
    text = dropin.emulate(core, folder / "schemes.elf", 900)
    expect(text.splitlines()[-1] == f"{want} right, 0 wrong", f"{name}: {text}, not {want} right")
    print(f"{core}, --with {name}: {text.splitlines()[-1]}")
    for function, bytes_ in re.findall(r"^stack (\w+) (\d+)$", text, re.M):
        function = f"`lanewise_{function}`"
        measured[function] = max(int(bytes_), measured.get(function, 0))
    return measured


def check_pairs(core: str, folder: Path) -> None:
    """The arithmetic for DSP instructions against the portable one: arith_c.c, compiled twice."""
    folder.mkdir(parents=True)
    for path in (dropin.PACKAGE / "example").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    target = [f"-mcpu={core}", f"-I{ROOT / 'src'}", f"-I{ROOT / 'include'}", "-I."]
    portable = ["-DLANEWISE_MLKEM_PORTABLE", "-Dlanewise_mlkem_arith_c=portable_arith"]
    portable += ["-Dlanewise_mlkem_reject16=portable_reject16"]
    source = ROOT / "src/mlkem/arith_c.c"
    transforms = ROOT / "src/mlkem/armv7em/mlkem_armv7em.S"
    ends = ["-nostartfiles", "-T", "cortex-m.ld", "-Wl,--no-warn-rwx-segments"]
    for level in ("-Os", "-O3"):
        flags = [GCC, *target, level, "-Wall", "-Wextra", "-Werror"]
        run(*flags, *portable, "-c", source, "-o", "portable.o", cwd=folder)
        run(*flags, "-DLANEWISE_MLKEM_ARMV7EM", "-c", source, "-o", "pairs.o", cwd=folder)
        sources = [dropin.HERE / "pairs.c", "startup.c", "portable.o", "pairs.o", transforms]
        run(*flags, *ends, *sources, "-o", "pairs.elf", cwd=folder)
        text = dropin.emulate(core, folder / "pairs.elf")
        expect(text.strip() == "pairs agree", f"{level}: {text}")
        print(f"{core} {level}: {text.strip()}")


def on_board(core: str, folder: Path, slow: bool) -> dict[str, int]:
    measured: dict[str, int] = {}
    if core != "cortex-m3":
        check_pairs(core, folder / "pairs")
    for name in BUILDS:
        found = one_build(core, name, folder / name, slow or name != "slhdsa")
        for row, bytes_ in found.items():
            measured[row] = max(bytes_, measured.get(row, 0))
    return measured


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["run", "pairs", "docs"])
    parser.add_argument("--core", choices=sorted(dropin.EMULATED), default="cortex-m4")
    parser.add_argument("--all", action="store_true", help="keys and signing, minutes")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lanewise-schemes-") as name:
        try:
            if arguments.what == "docs":
                cores = {c: on_board(c, Path(name) / c, True) for c in dropin.MACHINES}
                dropin.write_docs(cores)
                return 0
            if arguments.what == "pairs":
                check_pairs(arguments.core, Path(name) / "pairs")
                return 0
            measured = on_board(arguments.core, Path(name), arguments.all)
            for row, bytes_ in measured.items():
                print(f"{row}: {bytes_}")
            dropin.compare_with_docs(arguments.core, measured)
        except Failed as error:
            print(f"schemes: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
