# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a board or a Linux machine has measured, beside the models: lanewise-lab compare FILE.

The file is one JSON object, which `bench/boards/board.py read`, the program of `board.py linux` and
`lanewise bench --kernels --json` write:

    schema    "lanewise-cycles-1"
    where     the board or machine, in words
    core      "cortex-m4" or another file of cores/; null: see midr
    midr      AArch64: the value of MIDR_EL1, "0x...", from which the core follows; or null
    emulated  true: counts of an emulator, which has no cycle model; they are refused here
    counter   what counted: "DWT_CYCCNT", "perf_event", "pmccntr", "additions"; others are refused
    settings  of the memory: name, model (true: what the core's model assumes), registers, rows
    rows      name, kind ("kernel" or "probe"), rounds, states, right, cycles: least, median, most

A row's cycles are those of one call, the caller's share included; the row "probe_empty" has that
share. Probes are functions of probes.toml. Units: core cycles.
"""

from __future__ import annotations

import json
import tempfile
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from . import cores, firmware, markdown
from .cores import Core
from .cycles import Refused
from .cycles.judge import Options, measured
from .cycles.model import timer
from .cycles.report import report
from .tools import Failed  # noqa: F401  for the command

SCHEMA = "lanewise-cycles-1"
EMPTY = "probe_empty"
TIMES = 50  # repetitions of a body, unless the probe says otherwise
#: What counts cycles; the last, time over that of chains of additions, is right to a few per cent.
COUNTERS = ("DWT_CYCCNT", "perf_event", "pmccntr", "additions")
HIGHEST = 9  # values that are tried for a rule: 0 to this


class Bad(Exception):
    """What is wrong with a file, in one line."""


@dataclass(frozen=True)
class Probe:
    name: str
    isa: str
    cores: tuple[str, ...]
    rules: tuple[str, ...]
    about: str
    body: tuple[str, ...]
    setup: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    times: int = TIMES
    needs: str = ""  # a feature of the processor: "sha3"

    @property
    def symbol(self) -> str:
        return f"probe_{self.name}"


@cache
def _data() -> dict:
    return tomllib.loads(Path(__file__).with_name("probes.toml").read_text("utf-8"))


def probes(core: str = "", isa: str = "") -> list[Probe]:
    """Those for a core, or for an instruction set, in the order of the file."""
    lists = ("cores", "rules", "body", "setup", "after")
    found = []
    for name, given in _data()["probe"].items():
        more = {k: tuple(v) if k in lists else v for k, v in given.items()}
        probe = Probe(name, **more)
        if (not core or core in probe.cores) and (not isa or probe.isa == isa):
            found.append(probe)
    return found


def source(chosen: list[Probe], isa: str) -> str:
    """The probes and the empty one as assembly: void f(void *state, unsigned rounds)."""
    head = _data()["head"][isa]
    lines = ["/* SPDX-License-Identifier: Apache-2.0 OR MIT */"]
    if isa == "armv7m":
        lines += [".syntax unified", ".thumb"]
    if any(p.needs for p in chosen):
        lines += [".arch armv8.4-a+sha3"]
    lines += ['.section .note.GNU-stack,"",%progbits', ".text"]
    empty = Probe("empty", isa, (), (), "", (), times=0)
    for p in [empty, *chosen]:
        lines += [
            f".globl {p.symbol}",
            f".type {p.symbol}, %function",
            ".p2align 4",
            f"{p.symbol}:",
        ]
        lines += [f"    {line}" for line in (*head["begin"], *p.setup)]
        if p.times:
            lines += [f"    .rept {p.times}", *(f"    {line}" for line in p.body), "    .endr"]
        lines += [f"    {line}" for line in head["end"]]
        if p.after:
            lines += ["    .p2align 2", *(f"    {line}" for line in p.after)]
        lines += [f".size {p.symbol}, . - {p.symbol}"]
    return "\n".join(lines) + "\n"


def core_of(midr: object) -> str | None:
    """The core with a model that answers with this MIDR_EL1; None: there is none."""
    try:
        value = int(str(midr), 16)
    except ValueError:
        return None
    implementer, part = value >> 24 & 0xFF, value >> 4 & 0xFFF
    for name, given in cores.files().items():
        listed = given.get("selection", {}).get("midr", [])
        here = any((m["implementer"], m.get("part")) == (implementer, part) for m in listed)
        if here and "pipeline" in given:
            return name
    return None


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0


def read(path: str | Path) -> dict:
    """A file of measurements. Bad: it is none, or what it holds are no measurements."""
    try:
        data = json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise Bad(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise Bad(f"{path} is no JSON: {error}") from None
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise Bad(f"{path}: not of the schema {SCHEMA}")
    for name, kind in (("where", str), ("emulated", bool), ("counter", str), ("settings", list)):
        if not isinstance(data.get(name), kind):
            raise Bad(f"{path}: {name} is missing or no {kind.__name__}")
    if data["emulated"]:
        raise Bad(
            f"{path}: counts of an emulator, which has no cycle model, are no measurements"
            " and are compared with nothing"
        )
    if data["counter"] not in COUNTERS:
        raise Bad(f"{path}: counted by {data['counter']}, which does not count cycles of the core")
    if data.get("core") is None and data.get("midr") is not None:
        data["core"] = core_of(data["midr"])
    if not isinstance(data.get("core"), str):
        raise Bad(f"{path}: the core is not known, or there is no model of it")
    for setting in data["settings"]:
        _check_setting(path, setting)
    return data


def _check_setting(path: str | Path, setting: object) -> None:
    rows = setting.get("rows") if isinstance(setting, dict) else None
    named = isinstance(rows, list) and isinstance(setting.get("name"), str)
    if not named or not isinstance(setting.get("model"), bool):
        raise Bad(f"{path}: a setting without name, model or rows")
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("name"), str):
            raise Bad(f"{path}: a row of {setting['name']} has no name")
        counts = row.get("cycles")
        good = isinstance(counts, list) and len(counts) == 3 and all(map(_number, counts))
        if not good or sorted(counts) != counts or row.get("kind") not in ("kernel", "probe"):
            raise Bad(f"{path}: {row['name']}: kind, or least, median and most cycles, are wrong")
        if row["kind"] == "kernel" and row.get("right") is not True:
            raise Bad(f"{path}: {row['name']} did not compute Keccak there")
    if setting["model"] and EMPTY not in {row["name"] for row in rows}:
        raise Bad(f"{path}: {setting['name']} has no row {EMPTY}, the caller's share")


def assemble(core: Core, name: str, folder: Path) -> Path:
    """The object of a kernel, or of all probes of the core."""
    path = firmware.kernel_file(core.isa, name)
    if name.startswith("probe_"):
        path = folder / "probes.S"
        path.write_text(source(probes(core.name), core.isa), encoding="utf-8")
    elif not path.is_file():
        raise Bad(f"there is no kernel {name} for {core.isa}")
    out = folder / f"{path.stem}.o"
    if not out.exists():
        if core.isa == "armv7m":
            firmware.assemble(path, firmware.CORES[core.name], folder)
        else:
            more = ["-march=armv8.4-a+sha3", "-c", path, "-o", out]
            firmware.run(["aarch64-linux-gnu-gcc", *more])
    return out


def _fitting(found, core: Core, rule: str, per_body: float, empty, times: int) -> list[int]:
    """Values of a rule with which a body takes what was measured, to a tenth of a cycle."""
    if rule not in core.rules:
        return []
    again, none = timer(found.trace.steps, core), timer(empty.trace.steps, core)
    out = []
    for value in range(HIGHEST + 1):
        rules = core.rules | {rule: replace(core.rules[rule], value=value)}
        try:
            other = replace(core, rules=rules)
            cycles = (again(other) - none(other)) / times
        except (Refused, ValueError, ZeroDivisionError, IndexError):
            continue
        if abs(cycles - per_body) <= 0.1:
            out.append(value)
    return out


def _probe(row: dict, probe: Probe, share: float, core: Core, folder: Path) -> dict:
    objects = str(assemble(core, probe.symbol, folder))
    call = Options(any=True)
    found = measured(objects, probe.symbol, core, 24, call)
    empty = measured(objects, EMPTY, core, 24, call)
    per_body = (row["cycles"][1] - share) / probe.times
    sets = {}
    for other in cores.alternatives(core):
        again, none = (timer(m.trace.steps, core)(other.core) for m in (found, empty))
        sets[other.name] = round((again - none) / probe.times, 2)
    values = {
        rule: {
            "model": core.rules[rule].value,
            "fits": _fitting(found, core, rule, per_body, empty, probe.times),
        }
        for rule in probe.rules
        if rule in core.rules
    }
    return {
        "name": probe.name,
        "about": probe.about,
        "measured": round(per_body, 2),
        "predicted": sets,
        "agree": [name for name, cycles in sets.items() if abs(cycles - per_body) <= 0.1],
        "rules": values,
    }


def _kernel(row: dict, share: float, core: Core, folder: Path) -> dict:
    path = assemble(core, row["name"], folder)
    rounds = row.get("rounds", 24)
    told = report(str(path), f"lanewise_{row['name']}", core, rounds, states=row.get("states"))
    empty = report(str(assemble(core, EMPTY, folder)), EMPTY, core, 24, any=True)
    cycles = row["cycles"][1] - share + empty["cycles"]
    low, high = (told["band"] or {}).get("low"), (told["band"] or {}).get("high")
    return {
        "name": row["name"],
        "rounds": rounds,
        "measured": round(cycles, 1),
        "predicted": told["cycles"],
        "off_percent": round(100 * (told["cycles"] / cycles - 1), 2),
        "span": [told["cycles_min"], told["cycles_max"]],
        "in_band": None if low is None else low <= cycles <= high,
    }


def compare(data: dict) -> dict:
    """Each setting's rows beside what the model of the core says. Bad, Failed, Refused."""
    try:
        core = cores.load(data["core"])
    except ValueError as error:
        raise Bad(str(error)) from None
    known = {p.symbol: p for p in probes(core.name)}
    out = {k: data[k] for k in ("where", "counter")} | {"core": core.name, "settings": []}
    with tempfile.TemporaryDirectory(prefix="lanewise-compare-") as name:
        folder = Path(name)
        for setting in data["settings"]:
            rows = setting["rows"]
            done = {"name": setting["name"], "model": setting["model"], "kernels": [], "probes": []}
            out["settings"].append(done)
            if not setting["model"]:
                done["kernels"] = [
                    {"name": r["name"], "rounds": r.get("rounds", 24), "measured": r["cycles"][1]}
                    for r in rows
                    if r["kind"] == "kernel"
                ]
                continue
            share = next(r["cycles"][1] for r in rows if r["name"] == EMPTY)
            for row in rows:
                if row["kind"] == "kernel":
                    done["kernels"].append(_kernel(row, share, core, folder))
                elif row["name"] in known:
                    done["probes"].append(_probe(row, known[row["name"]], share, core, folder))
    return out


def _values(rule: str, values: dict) -> str:
    fits = values["fits"]
    if len(fits) > HIGHEST:
        return f"{rule} {values['model']}, not decided"
    return f"{rule} {values['model']}, measured {' or '.join(map(str, fits)) or 'no value'}"


def _setting(setting: dict) -> list[str]:
    kernels, probes = setting["kernels"], setting["probes"]
    parts = [f"## {setting['name']}"]
    if not setting["model"]:
        made = [["kernel", "rounds", "measured"]]
        made += [[k["name"], k["rounds"], k["measured"]] for k in kernels]
        said = "Measured; the model does not cover this setting."
        return [*parts, said, markdown.table(made, "lr")]
    said = {True: "yes", False: "no", None: "no band"}
    made = [["kernel", "rounds", "measured", "predicted", "off", "rule sets", "in the band"]]
    for k in kernels:
        figures = k["rounds"], k["measured"], k["predicted"], f"{k['off_percent']:+} %"
        made.append([k["name"], *figures, markdown.span(k["span"]), said[k["in_band"]]])
    parts.append(markdown.table(made, "lrrrrrl"))
    if not probes:
        return parts
    made = [["probe", "measured", "predicted", "rule sets that agree", "rules"]]
    for p in probes:
        rules = "; ".join(_values(rule, v) for rule, v in p["rules"].items())
        first = next(iter(p["predicted"].values()))
        agree = "all" if len(p["agree"]) == len(p["predicted"]) else ", ".join(p["agree"])
        made.append([p["name"], p["measured"], first, agree or "none", rules])
    left = set.intersection(*(set(p["agree"]) for p in probes))
    sets = ", ".join(n for n in probes[0]["predicted"] if n in left) or "none"
    agree = f"Sets of rules that agree with every probe: {sets}."
    return [*parts, "Cycles of one body.", markdown.table(made, "lrrl"), agree]


def text(done: dict) -> str:
    """Markdown: measured beside predicted."""
    parts = [f"{done['where']}: {done['core']}, counted by {done['counter']}"]
    if done["counter"] == "additions":
        parts.append("Time divided by that of chains of additions: cycles to a few per cent.")
    return "\n\n".join(parts + [p for s in done["settings"] for p in _setting(s)]) + "\n"
