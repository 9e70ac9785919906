#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM, ML-DSA and SLH-DSA of the drop-in for firmware, on official cases and an emulated board.

schemes.py run --core CORE [--all]   tests, sizes and stack; --all: signing too, minutes
schemes.py docs                      writes sizes and stack into docs/cortex-m.md, with signing

Those of ML-DSA are fetched (tests/mldsa/acvp_mldsa.py) into the folder of --cases.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import tempfile
from pathlib import Path

import dropin
from dropin import GCC, ROOT, STRICT, Failed, expect, run

sys.path.insert(0, str(ROOT / "tests/mldsa"))
import acvp_mldsa

MLKEM, SLHDSA = ROOT / "tests/kat/vectors_mlkem.txt", ROOT / "tests/slhdsa/vectors.txt"
#: Of a core that works on several states: the options for that, how much more its frames may take.
VECTORS = {"cortex-m55": (["-mfloat-abi=hard"], 3)}

#: What is built: schemes, options of the compiler, the largest frame of a function in bytes.
BUILDS = {
    "mlkem": (["mlkem"], ["-DLANEWISE_MLKEM_MAX_K=2"], 7300),
    "mlkem-small": (["mlkem-small"], [], 2200),
    "mldsa": (["mldsa"], [], 10500),
    "mldsa, 65": (["mldsa"], ["-DLANEWISE_MLDSA_MAX_K=6"], 9000),
    "mldsa, 44": (["mldsa"], ["-DLANEWISE_MLDSA_MAX_K=4"], 7500),
    "slhdsa-verify": (["slhdsa-verify"], [], 1200),
    "slhdsa": (["slhdsa"], [], 14000),
}
#: They run with --all alone: signing takes long, and smaller sets say little that others do not.
LONG = {"slhdsa", "mldsa, 65", "mldsa, 44"}
#: All schemes in one file: names of their own that meet stop the compiler.
TOGETHER = [["mldsa", "mlkem", "slhdsa"], ["mldsa", "mlkem-small", "slhdsa-verify"]]


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


def mlkem_cases(set_name: str) -> list[dict[str, str]]:
    cases, before = [], {}
    for block in MLKEM.read_text(encoding="utf-8").split("\n\n"):
        case = dict(re.findall(r"^([\w-]+) = (\S+)$", block, re.M))
        if case.get("set") != set_name:
            continue
        for key in ("ek", "dk"):
            if key in before and key not in case and "seed" not in case:
                case[key] = before[key]
        before = case
        cases.append(case)
    return cases


def write_mlkem(header: Header, sets: list[str]) -> int:
    """How many results the program has to find right."""
    tables = {
        "kem_keys": ("seed", "ek_hash", "dk_hash"),
        "kem_encaps": ("ek", "m", "ct_hash", "ss"),
        "kem_decaps": ("dk", "ct", "ss"),
    }
    count = 0
    for table, fields in tables.items():
        members = " ".join(f"const uint8_t *{f};" for f in fields)
        words = [f.replace("_", "-") for f in fields]
        rows = []
        for name in sets:
            enumerator = "LANEWISE_MLKEM_" + name.rsplit("-", 1)[1]
            found = [c for c in mlkem_cases(name) if {*words} <= {*c}][: 8 // len(sets) + 1]
            rows += [[enumerator, *(header.named(c[w]) for w in words)] for c in found]
        kind = f"struct {{lanewise_mlkem_set set; {members}}}"
        header.table(kind, table, [", ".join(r) for r in rows])
        count += len(rows) * (1 if table == "kem_decaps" else 2)
    return count + len(sets) * (6 + 3 + 1) + 1


#: Of each ML-DSA set: key generations; deterministic and hedged signatures; valid and other ones.
MLDSA_CASES = {"keyGen": 2, "sigGen": 1, "sigVer": 2}


def write_mldsa(header: Header, sets: list[str], signs: bool, folder: Path) -> int:
    """The same for ML-DSA: NIST's cases, a sample, for these sets."""
    header.lines.append(f'#define DSA_ROW(what) "mldsa_{sets[-1][-2:]}_" what')
    header.lines.append(
        "typedef struct dsa_case { lanewise_mldsa_set set; const uint8_t *pk, *sk, *random,"
        " *message, *signature, *digest; size_t message_bytes, signature_bytes; int valid; }"
        " dsa_case;"
    )
    taken: dict[tuple, int] = {}
    rows: dict[str, list[dict]] = {kind: [] for kind in MLDSA_CASES}
    valid = 0
    for kind, most in MLDSA_CASES.items():
        for g, t, want in acvp_mldsa.cases(folder, kind):
            values = {**g, **t, **want}
            group = (kind, g["parameterSet"], g.get("deterministic"), want.get("testPassed"))
            taken[group] = taken.get(group, 0) + 1
            if g["parameterSet"] not in sets or taken[group] > most:
                continue
            digests = {k: digest(values[k]) for k in ("pk", "sk", "signature") if k in values}
            row = {"set": "LANEWISE_MLDSA_" + g["parameterSet"][-2:]}
            if kind == "keyGen":
                row |= {"seed": header.named(t["seed"])}
                row |= {f"{k}_hash": header.named(digests[k]) for k in ("pk", "sk")}
            else:
                message = values["message"]
                row |= {"message": header.named(message), "message_bytes": len(message) // 2}
            if kind == "sigGen":
                row |= {
                    "sk": header.named(values["sk"]),
                    "digest": header.named(digests["signature"]),
                }
                row |= {"random": header.named(values.get("rnd", ""))}
            if kind == "sigVer":
                row |= {"pk": header.named(values["pk"]), "valid": int(want["testPassed"])}
                row |= {"signature": header.named(values["signature"])}
                row |= {"signature_bytes": len(values["signature"]) // 2}
                valid += want["testPassed"]
            rows[kind].append(row)
    kinds = {
        "keyGen": ("dsa_keys", KEYS),
        "sigGen": ("dsa_sign", CASE),
        "sigVer": ("dsa_verify", CASE),
    }
    for kind, (name, c_type) in kinds.items():
        if signs or kind == "sigVer":
            made = [", ".join(f".{k} = {v}" for k, v in r.items()) for r in rows[kind]]
            header.table(c_type, name, made)
    count = 2 * len(rows["sigVer"]) + 4 * valid
    if signs:  # with a STACK_OF each
        count += 5 * len(rows["keyGen"]) + 2 * len(rows["sigGen"]) + 6 * len(rows["keyGen"])
    return count


CASE = "dsa_case"
KEYS = "struct {lanewise_mldsa_set set; const uint8_t *seed, *pk_hash, *sk_hash;}"


def digest(value: str) -> str:
    return hashlib.sha3_256(bytes.fromhex(value)).hexdigest()


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


def check_slow(made: Path, products: bool) -> None:
    """No quotient of secrets, and on Cortex-M3 no long product, whose time depends on them."""
    function, found = "", set()
    for line in run("arm-none-eabi-objdump", "-d", "--no-show-raw-insn", made).splitlines():
        if begins := re.match(r"[0-9a-f]+ <([\w.$]+)>:", line):
            function = begins[1]
        elif (slow := SLOW.search(line)) and not (slow[1] == "udiv" and DIVIDE.match(function)):
            if not products and not slow[1].endswith("div"):
                continue
            found.add(f"{slow[1]} in {function}")
    expect(not found, f"{made.name}: {', '.join(sorted(found))}")


#: Ways to sign, which are no functions of their own.
WAYS = {
    "sign_from_seed": "`lanewise_mldsa_sign` with a seed",
    "sign_checked": "`lanewise_mldsa_sign` with FAULTS",
}


def row_of(function: str, name: str) -> str:
    """What a call is called in docs/cortex-m.md."""
    if found := re.fullmatch(r"mldsa_(\d\d)_(\w+)", function):
        return f"ML-DSA-{found[1]}: {WAYS.get(found[2], f'`lanewise_mldsa_{found[2]}`')}"
    return f"`lanewise_{function}`" + (", `mlkem-small`" if name == "mlkem-small" else "")


def one_build(core: str, name: str, folder: Path, runs: bool, cases: Path) -> dict[str, int]:
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
    if schemes[0] in ("mlkem", "mlkem-small", "mldsa"):
        verifies = schemes == ["mldsa"] and core == "cortex-m3"  # nothing is secret
        check_slow(objects[0], schemes != ["mldsa"]) if not verifies else None
    label = " ".join([f"`lanewise.c` with `--with {schemes[0]}`", *(f"and `{o}`" for o in options)])
    measured = {label: int(run("arm-none-eabi-size", objects[0]).split()[6])}
    if not runs:
        return measured

    header = Header()
    header.lines.append(f"#define WITH_{schemes[0].split('-')[0].upper()}")
    want = 0
    if schemes == ["mldsa"]:
        sets = [f"ML-DSA-{s}" for s in ("44", "65", "87")]
        sets = sets[: sets.index(f"ML-DSA-{name[-2:]}") + 1] if options else sets
        want += write_mldsa(header, sets, core != "cortex-m3", cases)
    elif name.startswith("mlkem"):
        want += write_mlkem(
            header, [f"ML-KEM-{s}" for s in (512, 768, 1024)][: 1 if options else 3]
        )
    else:
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
        function = row_of(function, name)
        measured[function] = max(int(bytes_), measured.get(function, 0))
    return measured


def check_pairs(core: str, folder: Path) -> None:
    """The arithmetic for DSP instructions against the portable one: a file compiled twice."""
    check_twice(core, folder / "mlkem", "arith_c.c", "pairs")
    check_twice(core, folder / "mldsa", "poly_c.c", "words", ROOT / "src/mldsa/mldsa_sets.c")


def check_twice(core: str, folder: Path, source: str, check: str, *beside: Path) -> None:
    folder.mkdir(parents=True)
    scheme = folder.name
    own, name = f"-DLANEWISE_{scheme.upper()}", f"lanewise_{scheme}"
    for path in (dropin.PACKAGE / "example").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    target = [f"-mcpu={core}", f"-I{ROOT / 'src'}", f"-I{ROOT / 'include'}", "-I."]
    portable = [f"{own}_PORTABLE", f"-D{name}_arith_c=portable_arith"]
    portable += [f"-D{name}_reject16=portable_reject16"]
    source = ROOT / f"src/{scheme}" / source
    transforms = ROOT / f"src/{scheme}/armv7em/{scheme}_armv7em.S"
    ends = ["-nostartfiles", "-T", "cortex-m.ld", "-Wl,--no-warn-rwx-segments,--gc-sections"]
    for level in ("-Os", "-O3"):
        flags = [GCC, *target, level, "-ffunction-sections", "-Wall", "-Wextra", "-Werror"]
        run(*flags, *portable, "-c", source, "-o", "portable.o", cwd=folder)
        run(*flags, f"{own}_ARMV7EM", "-c", source, "-o", "own.o", cwd=folder)
        sources = [dropin.HERE / f"{check}.c", "startup.c", "portable.o", "own.o", transforms]
        sources += beside
        run(*flags, *ends, *sources, "-o", "check.elf", cwd=folder)
        text = dropin.emulate(core, folder / "check.elf")
        expect(text.strip() == f"{check} agree", f"{scheme}, {level}: {text}")
        print(f"{core} {level}: {text.strip()}")


def together(core: str, folder: Path) -> None:
    for schemes in TOGETHER:
        dropin.amalgamate(folder, "lanewise_", *(f"--with={s}" for s in schemes))
        source, _ = dropin.part(core)
        target = [f"-mcpu={core}", *VECTORS.get(core, ([], 1))[0]]
        run(GCC, *target, *STRICT, "-fsyntax-only", source, cwd=folder)
        print(f"{core}: {', '.join(schemes)} in one file")


def on_board(core: str, folder: Path, slow: bool, cases: Path) -> dict[str, int]:
    measured: dict[str, int] = {}
    together(core, folder / "together")
    if core != "cortex-m3":
        check_pairs(core, folder / "pairs")
    for name in BUILDS:
        if not slow and name.startswith("mldsa, "):
            continue
        found = one_build(core, name, folder / name, slow or name not in LONG, cases)
        for row, bytes_ in found.items():
            measured[row] = max(bytes_, measured.get(row, 0))
    return measured


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["run", "pairs", "docs"])
    parser.add_argument("--core", choices=sorted(dropin.EMULATED), default="cortex-m4")
    parser.add_argument("--all", action="store_true", help="keys and signing, minutes")
    parser.add_argument("--cases", type=Path, help="where ML-DSA's cases go (a temporary folder)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lanewise-schemes-") as name:
        try:
            cases = acvp_mldsa.fetch(arguments.cases or Path(name) / "cases")
            if arguments.what == "docs":
                cores = {c: on_board(c, Path(name) / c, True, cases) for c in dropin.MACHINES}
                dropin.write_docs(cores)
                return 0
            if arguments.what == "pairs":
                check_pairs(arguments.core, Path(name) / "pairs")
                return 0
            measured = on_board(arguments.core, Path(name), arguments.all, cases)
            for row, bytes_ in measured.items():
                print(f"{row}: {bytes_}")
            dropin.compare_with_docs(arguments.core, measured)
        except Failed as error:
            print(f"schemes: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
