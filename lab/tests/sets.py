# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The instruction sets as tests of the prover see them: one file set_NAME.toml each, so that a new
set has the tests when it has a file. A test that asks for a key takes the sets that have it.

In code there, "; " ends a line, KERNEL is the function that permutes, and SOURCE its text.
"""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from lanewise_lab.prove import shipped
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import Verdict, prove
from required import modules, tools

INCLUDE = ["-I", str(shipped.ROOT / "src"), "-I", str(shipped.ROOT / "include")]
ROWS = {
    path.stem.removeprefix("set_"): tomllib.loads(path.read_text())
    for path in sorted(Path(__file__).parent.glob("set_*.toml"))
}


def mark(name: str):
    """A proof of the kernel of x86-64 takes a tenth of a second: it is in `make check`."""
    return () if name == "x86_64" else pytest.mark.slow


def named(key: str) -> list:
    """Parameters: the sets whose file says something of `key`."""
    return [pytest.param(name, marks=mark(name)) for name, row in ROWS.items() if key in row]


def cases(*keys: str) -> list:
    """Parameters (set, key, name, entry), one of each entry of these tables of all sets."""
    return [
        pytest.param(name, key, n, entry, id=f"{name}-{n}", marks=mark(name))
        for key in keys
        for name, row in ROWS.items()
        for n, entry in row.get(key, {}).items()
    ]


def expand(text: str, macros: dict[str, str]) -> str:
    """Each macro, an argument between <> in the place of its {}; and lines."""
    for name, meaning in macros.items():
        if "{" in meaning:
            for whole, argument in re.findall(rf"({name}<(.*?)>)", text):
                parts = [argument] if "{}" in meaning else argument.split()
                text = text.replace(whole, meaning.format(*parts))
        text = re.sub(rf"\b{name}\b", lambda _, meaning=meaning: meaning, text)
    return text.replace("; ", "\n    ")


class InstructionSet:
    """A set, and a folder to build in. `row` is its file."""

    def __init__(self, name: str, folder: Path):
        row = self.row = ROWS[name]
        self.folder, self.isa = folder, row.get("isa", name)
        self.compiler = [*shipped.COMPILERS[self.isa], *row["options"], *INCLUDE]
        self.compiler += ["-I", str(shipped.folder_of(self.isa))]
        modules("capstone")
        tools(self.compiler[0], *row.get("tools", ()))
        self.kernel, self.jump = self.symbol(row["kernel"]), row["jump"]
        self.interface = Interface(row["states"], row["layout"], row["call"])
        self.vlen = row.get("vlen", 0)

    @staticmethod
    def symbol(kernel: str) -> str:
        return f"lanewise_keccakp1600_{kernel}"

    def source_of(self, kernel: str) -> str:
        name = kernel.removeprefix("lanewise_")
        return (shipped.folder_of(self.isa) / f"{name}.S").read_text()

    def case(self, rounds: int) -> Case:
        return Case(rounds, vlen=self.vlen)

    def compile(self, text: str, *options: str, name: str = "code.S") -> str:
        """The object that a source makes."""
        source, out = self.folder / name, self.folder / "code.o"
        source.write_text(text)
        subprocess.run([*self.compiler, *options, "-c", source, "-o", out], check=True)
        return str(out)

    def object(self, text: str, kernel: str = "", change=lambda source: source, options=()) -> str:
        """The function `entry`, assembled with a shipped kernel, which `change` may change."""
        kernel = kernel or self.kernel
        macros = self.row.get("macros", {}) | {"KERNEL": kernel}
        text = expand(self.row["source"].replace("TEXT", text), macros)
        return self.compile(text.replace("SOURCE", change(self.source_of(kernel))), *options)

    def verdict(self, path: str, interface=None, cases=(), **options) -> Verdict:
        cases = list(cases) or [self.case(self.row.get("rounds", 2))]
        return prove(path, "entry", interface or self.interface, cases, **options)

    def entry(self, text: str = "", kernel: str = "", **options) -> str:
        """What does `text` and goes on to the kernel."""
        return self.object(f"{text}\n    {self.jump}", kernel, **options)


def refused(found: Verdict, word: str, why: str) -> None:
    """By a counterexample, or undecided without; and at an instruction, which the reason names."""
    assert found.word == word and why in found.reason, found.reason
    assert (found.counterexample is not None) == (word == "refuted")
    if not re.search(" as it was|FIPS 202|left dirty|no return", found.reason):
        assert re.search(r"at \.\w+\+0x[0-9a-f]+( \(.+\))?: ", found.reason), found.reason


def refuted(found: Verdict) -> dict:
    """By a state of which the result is wrong: the counterexample."""
    assert not found.proved
    assert found.counterexample, found.reason
    assert "differs from FIPS 202" in found.reason
    assert found.as_json()["equal_to_fips202"] is False
    return found.counterexample
