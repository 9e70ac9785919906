# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Verilator finds nothing to warn of in the RTL, in no supported size, and refuses others.

What is as intended is named, with its reason, in the .vlt file of a block. Sizes of a bench are
{module: {parameter: [supported, refused]}}, of which a sample has the last of each; or the builds
of rtl/rvkeccak/configs.toml and those of the table `refused`. With `half` every other one of them.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from types import SimpleNamespace

from rtl.tools import yosys
from rtl.tools.simulators import RTL, each, sources

#: Blocks of which another one is made.
USES = {"soc": ("rvkeccak", "mlkem", "keccak")}


def elaborate(block: str, top: str, parameters: dict[str, object], files: list[Path]) -> str:
    """What Verilator says of a module; "" if it has nothing to say."""
    command = ["verilator", "--lint-only", "-Wall", "--top-module", top]
    command += [f"-G{name}={value}" for name, value in parameters.items()]
    waivers = (f"{other}/lanewise_{other}.vlt" for other in (block, *USES.get(block, ())))
    command += [*(str(RTL / path) for path in waivers), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or "%" in done.stderr:
        return done.stderr or f"status {done.returncode}"
    return ""


def sizes(o: SimpleNamespace) -> list[tuple[str, dict, str]]:
    """Module, parameters, and the parameter that must be refused."""
    if hasattr(o, "builds"):
        builds = yosys.configurations()
        found = [(builds[n], "") for n in o.builds or builds]
        found += [
            (build, name)
            for name, wrong in o.refused.items()
            for build in (wrong[-1:] if o.sample else wrong)
        ]
        # The switches are parameters of one bit.
        return [
            ("lanewise_simd", {k: v if v > 1 else f"1'b{v}" for k, v in build.items()}, refused)
            for build, refused in found
        ]
    found = []
    for top, parameters in o.tops.items():
        found += [(top, {}, "")] if not parameters else []
        for name, (right, wrong) in parameters.items():
            right, wrong = (right[-1:], wrong[-1:]) if o.sample else (right, wrong)
            found += [(top, {name: value}, "") for value in right]
            found += [(top, {name: value}, name) for value in wrong]
    return found


def core_lists(core: Path) -> list[str]:
    """A core names exactly the files of its rtl/, and of its C++ model/ all but the command."""
    listed = set(re.findall(r"- ((?:rtl|model)/[\w.]+)", core.read_text()))
    found = [*core.parent.glob("rtl/*"), *core.parent.glob("model/*.[chi]*")]
    present = {f"{p.parent.name}/{p.name}" for p in found} - {"model/main.cpp"}
    return [
        f"{core.name}: {name} is {'missing' if name in present else 'not there'}"
        for name in sorted(listed ^ present)
    ]


def generated() -> list[str]:
    """The files of the KEM core that are written from its model."""
    import constants
    import rom
    import zetas

    made = {"pkg": constants.text(), "rom": rom.text(), "rom_fips": rom.fips_text()}
    made |= {"zetas": zetas.text(), "zetas_two": zetas.two_text()}
    return [
        f"lanewise_mlkem_{name}.sv is not what its first line prints"
        for name, text in made.items()
        if (RTL / f"mlkem/rtl/lanewise_mlkem_{name}.sv").read_text() != text
    ]


def run(o: SimpleNamespace) -> bool:
    wrong = [line for core in sorted(RTL.glob("*/*.core")) for line in core_lists(core)]
    wrong += generated() if o.block == "mlkem" else []
    files = sources(o.block, *USES.get(o.block, ()))

    def one(size: tuple[str, dict, str]) -> str:
        top, parameters, refused = size
        said = elaborate(o.block, top, parameters, files)
        if bool(refused) != bool(said) or (refused and f"{refused} must be" not in said):
            return f"lint {top} {parameters}: {said[-1500:] or 'not refused'}"
        return ""

    half = getattr(o, "half", None)
    found = sizes(o) if half is None else sizes(o)[half::2]
    wrong += filter(None, each(one, found))
    print(*wrong, f"lint: {len(found)} sizes elaborated, {len(wrong)} wrong", sep="\n")
    return bool(found) and not wrong
