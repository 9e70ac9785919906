# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Processor cores as data: one TOML file each, every rule with its source.

A core file names the pipeline family that the rules belong to, the emulator's processor, and a
list of rules. A rule is a number of cycles (or another count) with the sentence that it stands
for, where that is known from, and whether it is certain: a rule that is not certain was chosen so
that published figures come out. `extends` starts from another core's rules.

What is known of a model's errors is data too: [judged] holds its errors on public kernels that are
not in this repository, [reproduction] those of our own rewrites of published kernels, and
[[alternatives]] whole sets of rules that fit the published figures about as well. A claim has to
hold in all of them.

A file without a pipeline has no model. [selection] says what selection at run time needs of a core:
how it is recognised and what it is ranked by (lanewise_lab/registry.py).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ..markdown import between

_HERE = Path(__file__).parent
_FAMILIES = ("cortex-", "neoverse-")
#: Bytes that a flash may read at once.
LINES = (4, 8, 16, 32)
#: A flash that reads nothing ahead.
NO_LINES = "flash_line", 4
#: Bytes of an instruction cache.
CACHES = (4096, 8192, 16384, 32768, 65536)
_ENDS = ((min, "lowest"), (max, "highest"))


@dataclass(frozen=True)
class Rule:
    name: str
    value: int  # cycles, unless `about` says otherwise
    about: str
    source: str
    certain: bool
    classes: tuple[str, ...] = ()  # of instructions that it holds for; with value 0 for none


@dataclass(frozen=True)
class SecondOpinion:
    """How llvm-mca is asked about a core."""

    cpu: str  # as -mcpu= takes it
    options: tuple[str, ...]
    mean_error: float  # percent, against measured kernels
    about: str


@dataclass(frozen=True)
class Judged:
    """Errors of the model on public kernels that are not in this repository: 100 * (predicted /
    measured - 1), in percent. None: not told."""

    date: str
    commit: str  # of the model that was judged
    pairs: int  # kernels, each on this core
    unseen: int = 0  # of them not in the published table that the rules were fitted to
    mean_error: float | None = None  # mean of the absolute errors
    mean_error_unseen: float | None = None
    pair_error: float | None = None  # nine of ten ratios of two kernels were right within this
    worst: float | None = None  # the largest of all errors, without its sign
    worst_of: str = ""  # of which kernel
    lowest: float | None = None  # of all errors
    highest: float | None = None
    dense: tuple[float, float] | None = None  # of densely scheduled code, known about
    note: str = ""


@dataclass(frozen=True)
class Reproduction:
    """Errors of our rewrites of published kernels against the published cycles, in percent: a
    property of the rules and of our code; a test computes them again."""

    rows: int
    lowest: float
    highest: float
    outside: tuple[str, ...] = ()  # rows that lie outside the band that is printed
    note: str = ""  # why they do


@dataclass(frozen=True)
class Alternative:
    """A whole set of rules that fits the published figures about as well."""

    name: str
    about: str
    fit: float | None  # percent; what of, says fit_of
    likely: bool
    core: Core
    source: str = ""
    fit_of: str = ""


@dataclass(frozen=True)
class Limit:
    """More instructions a cycle than this were never seen: a prediction beyond it is too good."""

    instructions_per_cycle: float
    source: str


@dataclass(frozen=True)
class Optimistic:
    """Code that executes some of each of these sets of classes comes out so much too fast."""

    percent: float
    about: str
    source: str
    classes: tuple[tuple[str, ...], ...]
    not_under: tuple[str, ...] = ()  # alternatives under which it does not

    def holds(self, executed: dict[str, int], alternative: str) -> bool:
        """executed: instructions by class."""
        mixed = all(any(executed.get(name) for name in names) for names in self.classes)
        return mixed and alternative not in self.not_under


@dataclass(frozen=True)
class Core:
    name: str  # "cortex-m4"
    title: str
    isa: str  # "armv7m" or "aarch64"
    pipeline: str  # the family of models: "three-stage", "dual-issue", "in-order", "out-of-order"
    emulator: str  # Unicorn's constant after UC_CPU_ARM_ or UC_CPU_ARM64_
    fpu: bool
    rules: dict[str, Rule]
    not_modelled: str
    llvm_mca: SecondOpinion | None
    judged: Judged | None  # None: not yet judged
    reproduction: Reproduction | None
    given_band: tuple[float, float, str] | None  # lowest, highest, source
    others: tuple[dict, ...]  # alternatives as the file has them
    central: dict  # what the file says of the rules as they stand, among the alternatives
    limit: Limit | None
    optimistic: Optimistic | None
    not_judged: str = ""  # what is known of a model that is not judged

    @property
    def wait_states(self) -> int:
        return self.rules["wait_states"].value if "wait_states" in self.rules else 0

    @property
    def band(self) -> tuple[float, float] | None:
        """True cycles / predicted cycles: lowest, highest expected. None where no figure has been
        compared with a measured one: with wait states, and of a core without known errors."""
        if self.wait_states:
            return None
        if self.given_band:
            return self.given_band[:2]
        if self.judged and self.judged.lowest is not None:
            dense = self.judged.dense and Reproduction(0, *self.judged.dense)
            return _expected(*(k for k in (self.judged, self.reproduction, dense) if k))
        if self.judged and self.judged.pair_error is not None:
            width = self.judged.pair_error / 100
        elif self.reproduction:
            width = max(abs(self.reproduction.lowest), abs(self.reproduction.highest)) / 100
        elif self.not_judged:
            return None
        else:
            raise ValueError(f"nothing is known of the errors of {self.name}")
        return 1 - width, 1 + width

    def too_fast(self, executed: dict[str, int], alternative: str) -> float:
        """By how much code with so many instructions of each class comes out too fast under a set
        of rules, in percent, as far as that is known; 0 if it is not."""
        known = self.optimistic and self.optimistic.holds(executed, alternative)
        return self.optimistic.percent if known else 0

    @property
    def band_source(self) -> str:
        return self.given_band[2] if self.given_band else error_words(self)

    @property
    def mean_error(self) -> float | None:
        """As judged, in percent; None if it was not."""
        return self.judged.mean_error if self.judged else None

    def __getitem__(self, rule: str) -> int:
        return self.rules[rule].value

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def files(folder: Path | None = None) -> dict[str, dict]:
    """What is said of each core, by its name: of cores with a model or figures of their own in a
    file each, of others in a line of ranked_as.toml. ValueError: one is in both."""
    paths = sorted((folder or _HERE).glob("*.toml"))
    found = {path.stem: tomllib.loads(path.read_text()) for path in paths}
    rows = _ranked_as(found.pop("ranked_as", {"group": []}))
    if both := sorted(found.keys() & rows.keys()):
        raise ValueError(f"{both[0]} has a file and a line in ranked_as.toml")
    return dict(sorted((found | rows).items()))


def _ranked_as(table: dict) -> dict[str, dict]:
    """The lines of that table in the form of files."""
    out = {}
    for group in table["group"]:
        why = {key: group[key] for key in ("ranked_as", "reason", "source", "certain")}
        for name, row in group["cores"].items():
            implementer, *parts = (int(n, 16) for n in row["midr"].replace(":", "").split())
            midr = [{"implementer": implementer, "part": part} for part in parts]
            told = "; ".join(table["from"][key] for key in row["from"].split(", "))
            selection = {"midr": midr, "midr_source": told} | why
            out[name] = {"title": row["title"], "isa": "aarch64", "selection": selection}
    return out


def names() -> list[str]:
    """The cores that have a model."""
    return [name for name, data in files().items() if "pipeline" in data]


def names_of(isa: str) -> list[str]:
    """The cores with this instruction set."""
    return [name for name in names() if load(name).isa == isa]


@cache
def resolve(name: str) -> str:
    """The full name of a core: "m4" and "Cortex-M4" are cortex-m4. ValueError if there is none."""
    for found in (name.lower(), *(family + name.lower() for family in _FAMILIES)):
        if found in names():
            return found
    known = ", ".join(map(short, names())).lower()
    raise ValueError(f"unknown core {name}; known: {', '.join(names())}, in short {known}")


def short(name: str) -> str:
    """ "A55" of "cortex-a55"."""
    for family in _FAMILIES:
        name = name.removeprefix(family)
    return name.upper()


def load(name: str) -> Core:
    """The core of this full or short name; ValueError if there is none."""
    return _load(resolve(name))


@cache
def _load(name: str) -> Core:
    data = files()[name]
    rules = {}
    if "extends" in data:
        rules |= load(data["extends"]).rules
    for key, rule in data["rules"].items():
        classes = rule.get("classes", rules[key].classes if key in rules else ())
        rules[key] = Rule(
            key, rule["value"], rule["about"], rule["source"], rule["certain"], tuple(classes)
        )
    band = data.get("band")
    core = Core(
        name,
        data["title"],
        data.get("isa", "armv7m"),
        data["pipeline"],
        data.get("emulator", "MAX"),
        data.get("fpu", True),
        rules,
        data["not_modelled"],
        _second_opinion(data.get("llvm_mca")),
        _judged(data.get("judged")),
        _reproduction(data.get("reproduction")),
        (band["low"], band["high"], band["source"]) if band else None,
        tuple(data.get("alternatives", ())),
        data.get("central", {}),
        Limit(**data["limit"]) if "limit" in data else None,
        _optimistic(data.get("optimistic")),
        data.get("not_judged", ""),
    )
    alternatives(core)  # an error in one of them is an error in the file
    return core


def _second_opinion(data: dict | None) -> SecondOpinion | None:
    if data is None:
        return None
    return SecondOpinion(data["cpu"], tuple(data["options"]), data["mean_error"], data["about"])


def _judged(data: dict | None) -> Judged | None:
    if data is None:
        return None
    return Judged(**data | ({"dense": tuple(data["dense"])} if "dense" in data else {}))


def _reproduction(data: dict | None) -> Reproduction | None:
    if data is None:
        return None
    return Reproduction(**data | {"outside": tuple(data.get("outside", ()))})


def _optimistic(data: dict | None) -> Optimistic | None:
    if data is None:
        return None
    sets = {"classes": tuple(map(tuple, data["classes"]))}
    return Optimistic(**data | sets | {"not_under": tuple(data.get("not_under", ()))})


def alternatives(core: Core) -> list[Alternative]:
    """The rules as they stand, and then every other set that fits about as well. ValueError if one
    names a rule that the core does not have."""
    central = {"name": "central", "about": "the rules as they stand", "likely": True}
    out = [_alternative(core, central | core.central)]
    for given in core.others:
        rules = dict(core.rules)
        for name, value in given["rules"].items():
            if name not in rules:
                raise ValueError(f"{core.name}: {given['name']} changes {name}, which is no rule")
            rules[name] = replace(rules[name], value=value)
        out.append(_alternative(replace(core, rules=rules), given))
    return out


def extremes(core: Core) -> list[Alternative]:
    """Of the sets, the likeliest and the one in which each rule costs as much as in any other; all
    if there is none."""
    sets = alternatives(core)
    most = {name: max(s.core[name] for s in sets) for name in core.rules}
    harshest = [s for s in sets if all(s.core[name] == value for name, value in most.items())]
    return [sets[0], *harshest[:1]] if harshest and len(sets) > 1 else sets


def _expected(*errors: Judged | Reproduction) -> tuple[float, float]:
    """True cycles / predicted cycles, lowest and highest, from all errors that were seen."""
    lowest, highest = (f(0, *(getattr(e, n) for e in errors)) for f, n in _ENDS)
    return 1 / (1 + highest / 100), 1 / (1 + lowest / 100)


def _alternative(core: Core, given: dict) -> Alternative:
    if "reproduction" in given:  # the errors under these rules, which are not judged
        again = Reproduction(**given["reproduction"])
        band = (*_expected(again), "our rewrites of published kernels under these rules")
        core = replace(core, judged=None, reproduction=again, given_band=band)
    return Alternative(
        given["name"],
        given["about"],
        given.get("fit"),
        given["likely"],
        core,
        given.get("source", ""),
        given.get("fit_of", ""),
    )


def slowed(core: Core, wait_states: int, line: int = 4, cache: int = 0) -> Core:
    """The core with code in a flash of so many wait states, which reads so many bytes at once and
    the next ones ahead; or behind an instruction cache of so many bytes (0: as the core's file
    says). ValueError: no rule says what they cost."""
    if not 0 <= wait_states <= 99:
        raise ValueError(f"wait states are 0 to 99, not {wait_states}")
    if line not in LINES:
        raise ValueError(f"a line of flash has {', '.join(map(str, LINES))} bytes, not {line}")
    if cache and cache not in CACHES:
        raise ValueError(f"a cache has {', '.join(map(str, CACHES))} bytes, not {cache}")
    if not wait_states:
        return core
    if "wait_states" not in core.rules:
        raise ValueError(f"no rule for wait states on {core.name}")
    given = {"wait_states": wait_states, "flash_line": line, "cache_bytes": cache}
    given = {name: value for name, value in given.items() if value and (name, value) != NO_LINES}
    if lacking := [name for name in given if name not in core.rules]:
        raise ValueError(f"no rule {lacking[0]} on {core.name}")
    rules = {name: replace(core.rules[name], value=value) for name, value in given.items()}
    return replace(core, rules=core.rules | rules)


def _signed(percent: float) -> str:
    return f"{percent:+.1f} %"


def _ours(again: Reproduction | None) -> str:
    if again is None:
        return ""
    out = (
        f"; our rewrites of {again.rows} published kernels come out {_signed(again.lowest)} to "
        f"{_signed(again.highest)} off"
    )
    if again.outside:
        out += f", beyond the band printed here: {', '.join(again.outside)}"
    return out + (f" ({again.note})" if again.note else "")


def error_words(core: Core) -> str:
    """One sentence, without its full stop, on the errors of this core's model."""
    if core.wait_states and "cache_bytes" in core.rules:
        return (
            f"not compared with any board: {core.wait_states} wait states of a flash behind an "
            f"instruction cache of {core['cache_bytes']} bytes"
        )
    if core.wait_states:
        return f"not compared with any board: {core.wait_states} wait states of a flash that " + (
            f"reads lines of {core['flash_line']} bytes ahead"
            if core["flash_line"] > 4
            else "reads nothing ahead, more than most chips show"
        )
    judged, ours = core.judged, _ours(core.reproduction)
    if judged is None and core.not_judged:
        return f"not judged: {core.not_judged}"
    if judged is None:
        return "not yet judged since its rules changed" + ours
    out = (
        f"judged on {judged.date} ({judged.commit}) on {judged.pairs} public kernels that are not "
        "in this repository"
    )
    if judged.mean_error is not None:
        out += (
            f", {judged.unseen} of them not in the table that rules were fitted to: mean error "
            f"{judged.mean_error} %, {judged.mean_error_unseen} % on those {judged.unseen}, at "
            f"most {judged.worst} %"
        )
        out += f" ({judged.worst_of})" if judged.worst_of else ""
        if judged.pair_error is not None:
            out += f"; nine of ten ratios of two kernels within {judged.pair_error} %"
    elif judged.lowest == -judged.highest:
        out += f": every one within {judged.highest} %"
    else:
        out += f": errors of {_signed(judged.lowest)} to {_signed(judged.highest)}"
    out += f" ({judged.note})" if judged.note else ""
    if judged.dense:
        low, high = (f"{-percent:g}" for percent in judged.dense)
        out += f"; densely scheduled kernels come out about {high} to {low} % too fast"
    return out + ours


def markdown(name: str) -> str:
    """The rules of one core file as a table, for docs/cycle-rules.md, and what belongs to them."""
    data = files()[name]
    lines = ["| rule | value | what it says | source |", "| --- | --- | --- | --- |"]
    for key, rule in data["rules"].items():
        value = hex(rule["value"]) if rule["value"] > 1000 else rule["value"]
        mark = "" if rule["certain"] else " *"
        about = rule["about"]
        if "classes" in rule:
            about += f" For: {', '.join(rule['classes'])}."
        lines.append(f"| `{key}`{mark} | {value} | {about} | {rule['source']} |")
    if "structure" in data:
        lines += ["", "| what is no number | source |", "| --- | --- |"]
    for given in data.get("structure", ()):
        mark = "" if given["certain"] else " *"
        lines.append(f"| {given['about']}{mark} | {given['source']} |")
    if (
        "alternatives" in data and data.get("isa") == "aarch64"
    ):  # Cortex-M7 has a section on its own
        heads = ["set of rules that fits as well", "what it changes", "source"]
        lines += ["", f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
        for item in data["alternatives"]:
            rules = ", ".join(f"`{rule}` = {value}" for rule, value in item["rules"].items())
            lines.append(f"| {item['name']} | {item['about']} {rules} | {item['source']} |")
    return "\n".join(lines) + "\n"


def rule_sets(name: str) -> str:
    """The sets of rules that fit a microcontroller, with how well, and other ways to pair."""
    sets = [load(name).central, *load(name).others]
    second = files()[name]["second_model"]
    lines = [
        "| rule set | what differs | root mean square error: second model, public kernels | "
        "this model, our rewrites | errors of our rewrites |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for one in sets:
        again = Reproduction(**one["reproduction"]) if "reproduction" in one else None
        ends = again or load(name).reproduction
        known = f"{one['second']} %" if "second" in one else ""
        lines.append(
            f"| {one['name']} | {one['about']} | {known} | {one['fit']} % | "
            f"{_signed(ends.lowest)} to {_signed(ends.highest)} |"
        )
    lines += [
        "",
        "Ways to pair that are no sets, since public pipeline tests speak against them, in the "
        f"second model, for `{second['kernel']}` of {second['date']} ({second['cycles']} cycles by "
        f"the likeliest rules there, {second['ours']} here):",
        "",
        "| rule | cycles | root mean square error on public kernels |",
        "| --- | ---: | ---: |",
    ]
    for way in second["pairing"]:
        lines.append(f"| {way['about']} | {way['cycles']} | {way['second']} % |")
    return "\n".join([*lines, "", second["rejected"]]) + "\n"


_RULES_HEAD = """\
<!-- python3 -m lanewise_lab.cores -->
# The rules of each core

A value is in cycles unless its text says otherwise. Rules with a star are the uncertain ones: they
were chosen or fitted, some so that the published figures come out, or their sources differ, or no
published figure shows them. [How cycles are predicted](cycle-model.md) says what the models do with
them and how far they can be off.
"""


def rules_page() -> str:
    """docs/cycle-rules.md: the rules of every core that has a model."""
    out = [_RULES_HEAD]
    for name in names():
        data = files()[name]
        out.append(f"## {data['title']}\n")
        if "extends" in data:
            title = files()[data["extends"]]["title"]
            out.append(f"The rules of {title}, but for these:\n")
        out.append(
            f"<!-- rules of {name} -->\n\n{markdown(name)}\n<!-- end of rules of {name} -->\n"
        )
    return "\n".join(out)


def in_docs(text: str) -> str:
    """docs/cycle-model.md with the rule sets of the M7 and the errors of all models, as they are,
    between the marks that name them. ValueError if marks are missing."""
    pieces = {"rule sets of cortex-m7": rule_sets("cortex-m7")}
    pieces["errors"] = "".join(
        f"- {core.title}: {error_words(core)}.\n" for core in map(load, names())
    )
    for what, piece in pieces.items():
        text = between(text, what, piece.rstrip("\n"))
    return text
