#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Write the drop-in for firmware: one .c, one .h and one .S for each core.

    packaging/cortex-m/amalgamate.py [--prefix mylib_] [--with SCHEME] FOLDER

The files are put together from the sources, as dropin.c and dropin.h say. Every global name
begins with the prefix (lanewise_), every macro with the same in capitals. Needs Python 3.8 and
nothing else; the result builds with `arm-none-eabi-gcc -mcpu=cortex-m4 -Os -c`.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PUBLIC = ROOT / "include"
SEARCHED = (ROOT / "src", PUBLIC)
ARMV7M, ARMV8M = ROOT / "src/keccak/armv7m", ROOT / "src/keccak/armv8m"

#: Where the kernel for each core is chosen: lines like `set(best_cortex-m4 m4_lazy3)`.
CHOICE = ROOT / "src/keccak/kernel_choice.cmake"

#: What the drop-in does not hold. Paragraphs, the text between empty lines, that name it go; those
#: for several states where nothing works on several.
LEFT_OUT = (
    r"status_message|version|parallelhash\w*|tree|zipped_\w+|load_part|sponge_(digest|describe|info)"
    r"|backends|backend_available|backend_x1_c\d+"
)
SEVERAL = r"|absorb_by_steps|cost_on"
#: Of headers alone: a static function must not be declared where LANEWISE_NO_SP800_185 drops it.
LEFT_OUT_OF_HEADERS = r"cshake_start"
FUNCTION = re.compile(r"^((?:const )?\w+ \*?(lanewise_\w+)\()", re.M)

#: --with: the file that holds a scheme, its public header, and what of that header is not there.
SCHEMES = {
    "mlkem": ("mlkem.c", "lanewise/mlkem.h", r"mlkem_\w+_many"),
    "mlkem-small": (
        "mlkem_small.c",
        "lanewise/mlkem.h",
        r"(?:mlkem_(\w+_many\b|key_\w+\()|mlkem_key \{)",
    ),
    "mldsa": ("mldsa.c", "lanewise/mldsa.h", r"(?:mldsa_key_\w+\(|mldsa_key \{)"),
    "slhdsa": ("slhdsa.c", "lanewise/slhdsa.h", r"slhdsa_(\w+_many|sign_from)\("),
    "slhdsa-verify": (
        "slhdsa_verify.c",
        "lanewise/slhdsa.h",
        r"slhdsa_(\w+_many|keygen\w*|check_key|sign\w*)\(",
    ),
}
#: Of these, what works on several states where the core has a kernel for that.
MANY = {"mlkem", "slhdsa"}
#: The same functions in two ways.
KEM = {"mlkem", "mlkem-small"}
ONE_STATE = "#define LANEWISE_MAX_STATES 1\n"
#: What group.c defines, which is there only then, and a header declares for all.
OF_SEVERAL = "lanewise_slh_verify"
VECTORS = "(__ARM_FEATURE_MVE & 1) && !defined(LANEWISE_ONE_STATE)"
UP_TO_FOUR = f"#if {VECTORS}\n#define LANEWISE_MAX_STATES 4\n#else\n{ONE_STATE}#endif\n"
PLACE = "/* amalgamate: headers of the schemes */\n"

RENAMED = {
    "lanewise_armv7m_add_bytes": "lanewise_keccakp1600_add_bytes",
    "lanewise_armv7m_extract_bytes": "lanewise_keccakp1600_extract_bytes",
}
CPLUSPLUS = ('#ifdef __cplusplus\nextern "C" {\n#endif', "#ifdef __cplusplus\n}\n#endif")
GUARD = re.compile(r"^#ifndef (\w+_H)\n#define \1\n(.*)^#endif\n", re.M | re.S)
INCLUDE = re.compile(r'^#include (?:"([^"]+)"|<([^>]+)>).*\n', re.M)
SPDX = "/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n"


def best_kernels() -> dict[str, str]:
    """The kernel of each core."""
    return dict(re.findall(r"^set\(best_(\S+) (\w+)\)", CHOICE.read_text("utf-8"), re.M))


def version() -> str:
    text = (PUBLIC / "lanewise/status.h").read_text(encoding="utf-8")
    return re.search(r'LANEWISE_VERSION_STRING "(.*)"', text)[1]


class Merged:
    """One C file in the making: every file once, system headers once and first."""

    def __init__(self, public: bool, schemes: list[str]):
        self.public = public  # whether the public headers belong into it
        out = [LEFT_OUT + ("" if MANY & {*schemes} else SEVERAL)]
        out += [] if schemes else ["select|states|set_states|round_constants"]
        own = [SCHEMES[s][2] for s in schemes] if public else []
        self.left_out = re.compile(rf"\blanewise_({'|'.join(out)})\b")
        self.left_out_of_headers = re.compile(
            "|".join(rf"\blanewise_{name}" for name in [LEFT_OUT_OF_HEADERS + r"\b", *own])
        )
        self.seen: set[Path] = set()
        self.system: list[str] = []
        headers = "".join(p.read_text(encoding="utf-8") for p in PUBLIC.rglob("*.h"))
        self.others = {*re.findall(r"\b(lanewise_\w+)\(", headers), *RENAMED}

    def expand(self, path: Path) -> str:
        """The text of a file, with what it includes in place of the #include lines."""
        self.seen.add(path)
        text = path.read_text(encoding="utf-8").replace(SPDX, "", 1)
        text = text.replace(" * @file " + path.name + "\n", " * --- " + path.name + " ---\n", 1)
        if path.parent != HERE:
            if path.suffix == ".c":
                text = f"/* --- {path.relative_to(ROOT / 'src')} --- */\n" + text
            text = GUARD.sub(r"\2", text)
            kept = (p for p in text.split("\n\n") if not self._left_out(p, path.suffix == ".h"))
            text = FUNCTION.sub(self._function, "\n\n".join(kept))
        return INCLUDE.sub(lambda m: self._included(path, m), text)

    def _left_out(self, paragraph: str, header: bool) -> bool:
        if header and self.left_out_of_headers.search(paragraph):
            return True
        if '"lanewise/namespace.h"' in paragraph:  # the files are written with a prefix
            return True
        return paragraph.strip() in CPLUSPLUS or bool(self.left_out.search(paragraph))

    def _function(self, match: re.Match) -> str:
        """Functions that only the library's own files call become static."""
        return match[1] if match[2] in self.others else "LANEWISE_INTERNAL " + match[1]

    def _included(self, by: Path, match: re.Match) -> str:
        if match[2] == "intrin.h":  # MSVC's, under a condition that must stay around it
            return match[0]
        if match[2]:
            if match[2] not in self.system:
                self.system.append(match[2])
            return ""
        for folder in (by.parent, *SEARCHED):
            path = (folder / match[1]).resolve()
            if path.is_file():
                break
        else:
            raise SystemExit(f"amalgamate: {by} includes {match[1]}, which is not there")
        if path.name == "dropin.h":
            return match[0]
        if path in self.seen or (PUBLIC in path.parents and not self.public):
            return ""
        return self.expand(path)


def merge(name: str, public: bool, schemes: list[str]) -> str:
    """dropin.c or dropin.h with everything in place."""
    merged = Merged(public, schemes)
    text = merged.expand(HERE / name)
    files = [SCHEMES[s][public] for s in schemes]
    if public:
        parts = [merged.expand(PUBLIC / f) for f in files]
        text = text.replace(PLACE, "\n".join(parts))
    elif files:
        if MANY & {*schemes}:
            text = text.replace(ONE_STATE, UP_TO_FOUR)
        text = "\n".join([text, *(merged.expand(HERE / f) for f in ("schemes.c", *files))])
        text = text.replace('#include "dropin.h"\n', "").replace(SPDX, "")
        text = '#include "dropin.h"\n' + text
    headers = "".join(f"#include <{h}>\n" for h in sorted(merged.system))
    where = "#define LANEWISE_DROPIN_H\n" if public else '#include "dropin.h"\n'
    if where not in text:
        raise SystemExit(f"amalgamate: {name} lacks the line {where.strip()}")
    text = text.replace(where, where + "\n" + headers, 1)
    return re.sub(r"\n{3,}", "\n\n", only_defined_static(text)).rstrip() + "\n"


def only_defined_static(text: str) -> str:
    """Compilers complain of static functions that are declared and not there."""
    declared = rf"^LANEWISE_INTERNAL int {OF_SEVERAL}\([^{{;]*\);\n"
    text = re.sub(declared, r"#if LANEWISE_MAX_STATES > 1\n\g<0>#endif\n", text, flags=re.M)
    defined = set(re.findall(r"^[^\n#]*\b(lanewise_\w+)\([^;{]*\) \{$", text, re.M))
    return re.sub(
        r"^LANEWISE_INTERNAL (?=[^;(]*?\b(lanewise_\w+)\()",
        lambda m: m[0] if m[1] in defined else "",
        text,
        flags=re.M,
    )


def assembly(core: str, kernel: str, schemes: list[str]) -> str:
    """A kernel and the functions that move bytes, under the names of dropin.h, the kernel for
    several states if the core has one and a scheme works on several, and schemes' transforms where
    it has DSP instructions."""
    path = ARMV7M / f"keccakp1600_x1_armv7m_{kernel}.S"
    if not path.is_file():
        known = sorted(p.stem[len("keccakp1600_x1_armv7m_") :] for p in ARMV7M.glob("*_x1_*.S"))
        raise SystemExit(f"amalgamate: no kernel {kernel}; there are: {', '.join(known) or 'none'}")
    text = (
        f"/*\n * For {core}: {path.stem}, and bytes in and out.\n */\n\n"
        "#if !(__ARM_ARCH_7M__ || __ARM_ARCH_7EM__ || __ARM_ARCH_8M_MAIN__ || \\\n"
        "      __ARM_ARCH_8_1M_MAIN__) || __ARM_BIG_ENDIAN\n"
        '#error "This is for little-endian Cortex-M3, M4, M7 and M55: set -mcpu."\n#endif\n'
    )
    several = re.search(rf"^set\(many_{core} (\w+)\)", CHOICE.read_text("utf-8"), re.M)
    parts = [path, ARMV7M / "keccakp1600_bytes_armv7m.S"]
    parts += [ARMV8M / f"{several[1]}.S"] if several and MANY & {*schemes} else []
    dsp = {s[:5] for s in schemes if s in KEM or s == "mldsa"} if core != "cortex-m3" else {}
    parts += [ROOT / f"src/{s}/armv7em/{s}_armv7em.S" for s in sorted(dsp)]
    for part in parts:
        body = part.read_text(encoding="utf-8").replace(SPDX, "", 1)
        body = re.sub(r"\A.*lanewise_lab.*\n", "", body)  # the command that wrote it
        if part.parent == ARMV8M:
            body = f"#if {VECTORS}\n{body}#endif\n"
        text += "\n" + body
    return text.replace(f"lanewise_keccakp1600_x1_armv7m_{kernel}", "lanewise_keccakp1600_permute")


def renamed(text: str, prefix: str, stem: str) -> str:
    for old, new in RENAMED.items():
        text = text.replace(old, new)
    text = text.replace('"dropin.h"', f'"{stem}.h"')
    text = re.sub(r"\blanewise_", prefix, text)
    return re.sub(r"\bLANEWISE_", prefix.upper(), text)


def write(folder: Path, prefix: str, kernels: dict[str, str], schemes: list[str]) -> list[Path]:
    stem = prefix.rstrip("_")
    texts = {
        f"{stem}.h": merge("dropin.h", True, schemes),
        f"{stem}.c": merge("dropin.c", False, schemes),
    }
    for core, kernel in kernels.items():
        texts[f"{stem}_{core.replace('-', '_')}.S"] = assembly(core, kernel, schemes)
    words = " ".join([f"--prefix {prefix}", *(f"--with {s}" for s in schemes)])
    head = f"/* Lanewise {version()} for Cortex-M, generated: amalgamate.py {words} */\n"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in texts.items():
        path = folder / name
        path.write_text(SPDX + head + renamed(text, prefix, stem), encoding="utf-8")
        written.append(path)
    for name in ("LICENSE-APACHE", "LICENSE-MIT"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return written


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", default="lanewise_", help="of every name (lanewise_)")
    parser.add_argument(
        "--kernel",
        action="append",
        default=[],
        metavar="CORE=KERNEL",
        help="another kernel for a core, such as cortex-m4=m4_lazy3",
    )
    parser.add_argument(
        "--with",
        action="append",
        default=[],
        dest="schemes",
        choices=sorted(SCHEMES),
        help="a scheme that the files hold too; slhdsa-verify is slhdsa without keys and signing, "
        "mlkem-small is mlkem in little memory without key objects",
    )
    parser.add_argument("folder", type=Path, help="where the files go")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[A-Za-z]\w*", arguments.prefix):
        parser.error(f"--prefix '{arguments.prefix}' does not begin an identifier")
    kernels = best_kernels()
    for choice in arguments.kernel:
        core, _, kernel = choice.partition("=")
        if core not in kernels or not kernel:
            parser.error(f"--kernel '{choice}' is not CORE=KERNEL; cores: {', '.join(kernels)}")
        kernels[core] = kernel
    schemes = sorted(set(arguments.schemes))
    if {"slhdsa", "slhdsa-verify"} <= {*schemes}:
        parser.error("--with slhdsa holds what --with slhdsa-verify does")
    if KEM <= {*schemes}:
        parser.error("--with mlkem and --with mlkem-small have the same functions")
    for path in write(arguments.folder, arguments.prefix, kernels, schemes):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
