# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Processor cores as data: one TOML file each, every rule with its source.

A core file names the pipeline family that the rules belong to, the emulator's processor, and a
list of rules. A rule is a number of cycles (or another count) with the sentence that it stands
for, where that is known from, and whether it is certain: a rule that is not certain was chosen so
that published figures come out. `extends` starts from another core's rules.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent


@dataclass(frozen=True)
class Rule:
    name: str
    value: int  # cycles, unless `about` says otherwise
    about: str
    source: str
    certain: bool
    others: tuple[int, ...] = ()  # values that fit what is known as well


@dataclass(frozen=True)
class SecondOpinion:
    """How llvm-mca is asked about a core."""

    cpu: str  # as -mcpu= takes it
    options: tuple[str, ...]
    mean_error: float  # percent, against measured kernels
    about: str


@dataclass(frozen=True)
class Core:
    name: str  # "cortex-m4"
    title: str
    isa: str  # "armv7m" or "aarch64"
    pipeline: str  # the family of models: "three-stage", "dual-issue", "in-order", "out-of-order"
    emulator: str  # Unicorn's constant after UC_CPU_ARM_ or UC_CPU_ARM64_
    fpu: bool
    rules: dict[str, Rule]
    band: tuple[float, float]  # true cycles / predicted cycles: lowest, highest expected
    band_source: str
    not_modelled: str
    mean_error: float | None  # of the model against measured kernels, percent; None: not known
    llvm_mca: SecondOpinion | None

    def __getitem__(self, rule: str) -> int:
        return self.rules[rule].value

    def __hash__(self) -> int:
        return hash(self.name)


def names() -> list[str]:
    return sorted(path.stem for path in _HERE.glob("*.toml"))


def names_of(isa: str) -> list[str]:
    """The cores with this instruction set."""
    return [name for name in names() if load(name).isa == isa]


@cache
def load(name: str) -> Core:
    """The core of this name; ValueError if there is none."""
    if name not in names():
        raise ValueError(f"unknown core {name}; known: {', '.join(names())}")
    with open(_HERE / f"{name}.toml", "rb") as f:
        data = tomllib.load(f)
    rules = {}
    if "extends" in data:
        rules |= load(data["extends"]).rules
    for key, rule in data["rules"].items():
        others = tuple(rule.get("others", ()))
        rules[key] = Rule(
            key, rule["value"], rule["about"], rule["source"], rule["certain"], others
        )
    return Core(
        name,
        data["title"],
        data.get("isa", "armv7m"),
        data["pipeline"],
        data.get("emulator", "MAX"),
        data.get("fpu", True),
        rules,
        (data["band"]["low"], data["band"]["high"]),
        data["band"]["source"],
        data["not_modelled"],
        data["band"].get("mean_error"),
        _second_opinion(data.get("llvm_mca")),
    )


def _second_opinion(data: dict | None) -> SecondOpinion | None:
    if data is None:
        return None
    return SecondOpinion(data["cpu"], tuple(data["options"]), data["mean_error"], data["about"])


def variants(core: Core) -> list[tuple[str, int, Core]]:
    """The core with one rule at another value that fits as well: rule, value, core."""
    out = []
    for rule in core.rules.values():
        for value in rule.others:
            changed = core.rules | {rule.name: replace(rule, value=value)}
            out.append((rule.name, value, replace(core, rules=changed)))
    return out


def markdown(name: str) -> str:
    """The rules of one core file as a table, for docs/cycle-model.md."""
    with open(_HERE / f"{name}.toml", "rb") as f:
        rules = tomllib.load(f)["rules"]
    lines = ["| rule | value | what it says | source |", "| --- | --- | --- | --- |"]
    for key, rule in rules.items():
        value = hex(rule["value"]) if rule["value"] > 1000 else rule["value"]
        mark = "" if rule["certain"] else " *"
        lines.append(f"| `{key}`{mark} | {value} | {rule['about']} | {rule['source']} |")
    return "\n".join(lines) + "\n"
