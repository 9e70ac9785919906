# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The two tables of the note on Keccak on ARMv7-M: published figures beside ours.

Published figures (published.toml) were measured on boards by their author. Ours are predicted by
the models of cycles/ from the executed instructions of object code that is built here, under every
set of rules that fits what was published; a prediction is never called measured. Table 1 is the
permutation, 24 rounds. Table 2 is whole functions, with the C library around the kernel traced as
well.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import re
import tempfile
import tomllib
from pathlib import Path

from . import cores, firmware
from .checkout import ROOT
from .cycles import Refused
from .cycles.leaning import at_limit
from .cycles.loader import load
from .cycles.model import Range, predict, predict_range
from .cycles.report import figures
from .cycles.trace import STATE, run, run_program
from .firmware import CORES
from .tools import Failed

PREFIX = "keccakp1600_x1_armv7m_"
LONG, SEED = 8192, 32  # bytes
BUILD = ROOT / "build/tables"


def published() -> dict:
    return tomllib.loads(Path(__file__).with_name("published.toml").read_text())


def best_kernels() -> dict[str, str]:
    """Our kernel for each core that has a model: what a library built for it holds."""
    text = (firmware.ROOT / "src/keccak/kernel_choice.cmake").read_text()
    found = dict(re.findall(r"^set\(best_(\S+) (\w+)\)", text, re.M))
    found.pop(firmware.M55.name, None)
    if list(found) != list(CORES):
        raise Failed(
            f"kernel_choice.cmake names the best kernels of {', '.join(found) or 'no core'}"
        )
    return found


def recipe_title(kernel: str) -> str:
    recipe = Path(__file__).parent / "recipes" / f"armv7m_{kernel}.toml"
    return "ours: " + tomllib.loads(recipe.read_text())["title"]


def published_best(core: str) -> dict:
    """The row of table 1 with the fewest cycles on this core."""
    return min(published()["permutation"], key=lambda row: row[core])


def _parallel(function, jobs: list) -> list:
    with multiprocessing.Pool(min(len(jobs), os.cpu_count() or 1)) as pool:
        return pool.starmap(function, jobs, chunksize=1)


def _figures(found: Range, unit: float = 1) -> dict:
    """Under the likeliest rules, under every set that fits, and between which a board is expected;
    `unit` divides."""
    name = "cycles" if unit == 1 else "cycles_per_byte"

    def shown(cycles: float) -> float:
        return round(cycles / unit, 2) if unit != 1 else cycles

    sets = {rules: shown(cycles) for rules, cycles in found.cycles.items()}
    cycles = next(iter(sets.values()))
    ends = {"low": shown(found.low), "high": shown(found.high)}
    return {name: cycles} | ends | ({"alternatives": sets} if len(sets) > 1 else {})


def _describe_cores(sets=cores.alternatives) -> dict:
    """`sets`: which of a core's sets of rules the table's figures are of."""
    loaded = {name: cores.load(name) for name in CORES}
    return {
        name: {
            "title": c.title,
            "band": list(c.band),
            "band_source": c.band_source,
            "errors": cores.error_words(c),
            "alternatives": {a.name: a.about for a in sets(c)},
        }
        for name, c in loaded.items()
    }


# Table 1


def _kernel_on_core(kernel: str, core: str) -> dict:
    with tempfile.TemporaryDirectory(prefix="lanewise-table-") as folder:
        source = firmware.KERNELS / f"{PREFIX}{kernel}.S"
        built = firmware.assemble(source, CORES[core], Path(folder))
        loaded = cores.load(core)
        traced = run(str(built), firmware.symbol_of(source), loaded)
    out = figures(traced, loaded) | {"found": predict_range(traced.steps, loaded)}
    if loaded.pipeline == "dual-issue":
        out["at_limit"] = at_limit(predict(traced.steps, loaded))
    return out


def table1() -> dict:
    """Every kernel on every core: cycles with their band, bytes of code, bytes of RAM."""
    there = [k.stem.removeprefix(PREFIX) for k in firmware.kernels()]
    rows = {row["kernel"]: row for row in published()["permutation"]}
    missing = [k for k in [*rows, *dict.fromkeys(best_kernels().values())] if k not in there]
    if missing:
        raise Failed(f"no such kernel in src/keccak/armv7m: {', '.join(missing)}")
    order = [*rows, *sorted(k for k in there if k not in rows)]
    jobs = [(kernel, core) for kernel in order for core in CORES]
    results = dict(zip(jobs, _parallel(_kernel_on_core, jobs), strict=True))
    out = []
    for kernel in order:
        row = rows.get(kernel, {})
        by_core = {core: results[kernel, core] for core in CORES}
        any_core = by_core["cortex-m4"]
        out.append(
            {
                "kernel": PREFIX + kernel,
                "title": row.get("row") or recipe_title(kernel),
                "note": row.get("note", ""),
                "published": {k: row[k] for k in (*CORES, "code", "ram")} if row else None,
                "ours": {
                    **{core: _figures(r["found"]) for core, r in by_core.items()},
                    "code": any_core["code_bytes"],
                    "ram": STATE + any_core["stack_bytes"],
                    "instructions": any_core["instructions"],
                    "instructions_by_class": any_core["instructions_by_class"],
                    "at_limit": {c: r["at_limit"] for c, r in by_core.items() if "at_limit" in r},
                },
            }
        )
    return {
        "table": 1,
        "kind": "predicted",
        "what": "Keccak-f[1600], 24 rounds; RAM is the state and the stack",
        "published_source": published()["source"],
        "cores": _describe_cores(),
        "rows": out,
        "searched": published()["searched"],
        "best": {core: _best(core, {r["kernel"]: r for r in out}) for core in CORES},
    }


def _best(core: str, rows: dict) -> dict:
    """Our kernel against the published figure and against our reproduction of that technique, under
    the likeliest rules and under the worst of those that fit; `rival` is the best published kernel,
    in the model where only that is known of it well."""
    theirs = published_best(core)
    kernel = PREFIX + best_kernels()[core]
    ours, again = (r["ours"][core] for r in (rows[kernel], rows[PREFIX + theirs["kernel"]]))
    out = {
        "kernel": kernel,
        "cycles": ours["cycles"],
        "published": theirs[core],
        "to_published": round(ours["cycles"] / theirs[core], 4),
        "reproduction": PREFIX + theirs["kernel"],
        "reproduction_cycles": again["cycles"],
        "to_reproduction": round(ours["cycles"] / again["cycles"], 4),
        "rival": {"cycles": theirs[core], "kind": "measured"},
    }
    for row in published()["searched"]:
        if row["core"] == core and min(row["model"]) < theirs[core]:
            out["rival"] = {"cycles": min(row["model"]), "kind": "in the model"}
            out["rival"] |= {"measured": row["measured"], "plausible": _plausible(core, ours)}
    sets = ours.get("alternatives")
    if sets:
        worst = max(sets, key=sets.get)
        ratios = {name: cycles / again["alternatives"][name] for name, cycles in sets.items()}
        out |= {
            "worst_cycles": sets[worst],
            "worst_rules": worst,
            "sets": len(sets),
            "worst_to_published": round(sets[worst] / theirs[core], 4),
            "worst_to_reproduction": round(max(ratios.values()), 4),
            "untested": _untested(core, kernel, rows),
        }
    return out


def _plausible(core: str, ours: dict) -> list[int]:
    """Cycles that a board may show, as far as can be said: by the errors on densely scheduled code
    and the ways to pair that no test speaks against, by a second model of the kernel."""
    known = cores.load(core).judged.dense
    ways = cores.files()[core]["second_model"]
    most = max(ours["cycles"], *(way["cycles"] for way in ways["pairing"] if not way["against"]))
    return [ours["cycles"], 10 * round(most * (1 - known[0] / 100) / 10)]


def _untested(core: str, kernel: str, rows: dict) -> dict:
    """Rules that our kernel uses at their limit and no rewrite of a published kernel does: what a
    board has never shown. Rule -> how often."""
    used = {k for r in rows.values() if r["published"] for k, n in _limits(r, core).items() if n}
    return {k: n for k, n in _limits(rows[kernel], core).items() if n and k not in used}


def _limits(row: dict, core: str) -> dict:
    return row["ours"]["at_limit"].get(core, {})


# What the documents have of our kernels besides

#: Core -> wait states, and bytes of a line, of a chip of the published table at its highest clock.
FLASH = {"cortex-m3": (1, 8), "cortex-m4": (5, 16)}
#: Bytes of the instruction cache of the chip with Cortex-M7.
CACHE = 4096


def _traced(kernel: str, core: str, rounds: int = 24) -> list:
    with tempfile.TemporaryDirectory(prefix="lanewise-table-") as folder:
        source = firmware.KERNELS / f"{PREFIX}{kernel}.S"
        built = firmware.assemble(source, CORES[core], Path(folder))
        return run(str(built), firmware.symbol_of(source), cores.load(core), rounds).steps


def rounds() -> dict:
    """Our kernel on each core for some numbers of rounds, under every set of rules that fits."""
    made = [
        {
            "rounds": n,
            "ours": {
                core: _figures(predict_range(_traced(kernel, core, n), cores.load(core)))
                for core, kernel in best_kernels().items()
            },
        }
        for n in (12, 21, 22, 23, 24)
    ]
    return {"table": "rounds", "kind": "predicted", "rows": made}


def wait_states(table: dict) -> dict:
    """Every kernel of table 1 with its code in flash of chips of the published table at full clock:
    each word read for itself, and lines read ahead."""
    made = []
    for row in table["rows"]:
        ours = {}
        for core, (states, line) in FLASH.items():
            steps = _traced(row["kernel"].removeprefix(PREFIX), core)
            slow = [cores.slowed(cores.load(core), states, n) for n in (4, line)]
            ours[core] = [row["ours"][core]["cycles"], *(predict(steps, s).cycles for s in slow)]
        made.append({"title": row["title"], "code": row["ours"]["code"], "ours": ours})
    return {"table": "wait states", "kind": "predicted", "rows": made}


# Table 2

#: What the published figures of this table do not say.
OTHER_CODE = (
    "In brackets the published figures: of the author's library, whose code around the permutation "
    "is not ours, so the difference is no error of the models."
)


def _calls() -> dict:
    """Of each function its symbol, the arguments that make the row, and what must come out."""
    message = bytes(i % 251 for i in range(LONG))
    seed = message[:SEED]
    calls = {}
    for bits in (224, 256, 384, 512):
        want = hashlib.new(f"sha3_{bits}", message).digest()
        calls[f"SHA3-{bits}"] = (
            f"lanewise_sha3_{bits}",
            [bytearray(bits // 8), message, LONG],
            want,
        )
    for bits in (128, 256):
        calls[f"SHAKE{bits}"] = (
            f"lanewise_shake{bits}",
            [bytearray(LONG), LONG, seed, SEED],
            hashlib.new(f"shake_{bits}", seed).digest(LONG),
        )
        calls[f"TurboSHAKE{bits}"] = (
            f"lanewise_turboshake{bits}",
            [bytearray(LONG), LONG, seed, SEED, 0x1F],
            _turboshake(seed, 200 - bits // 4, LONG),
        )
    return calls


def _turboshake(message: bytes, rate: int, length: int) -> bytes:
    """RFC 9861, section 2, for a message shorter than a block and domain 0x1F."""
    from .round import permute

    block = (message + b"\x1f" + bytes(rate - len(message) - 2) + b"\x80").ljust(STATE, b"\0")
    lanes, out = [int.from_bytes(block[i : i + 8], "little") for i in range(0, STATE, 8)], b""
    while len(out) < length:
        lanes = permute(lanes, 12)
        out += b"".join(v.to_bytes(8, "little") for v in lanes)[:rate]
    return out[:length]


def _program(core: str, kernel: str | None) -> Path:
    """The library, linked as a program in which every function of the table is kept."""
    archive = firmware.library(CORES[core], kernel, BUILD)
    program = archive.parent / "table2.elf"
    keep = [f"-Wl,--undefined={symbol}" for symbol, _, _ in _calls().values()]
    places = "-Wl,-Ttext=0x08000000,-Tdata=0x20000000,--entry=lanewise_sha3_256"
    firmware.gcc(CORES[core], "-nostartfiles", places, *keep, archive, "-o", program)
    return program


def _function_on_core(name: str, core: str, program: Path) -> dict:
    symbol, arguments, want = _calls()[name]
    loaded = cores.load(core)
    trace = run_program(load(str(program)), symbol, loaded, arguments)
    if bytes(trace.arguments[0]) != want:
        raise Failed(f"{program}: {symbol} gives a wrong result on {core}")
    found = predict_range(trace.steps, loaded, cores.extremes(loaded))
    cycles = next(iter(found.cycles.values()))
    return _figures(found, LONG) | {"cycles": cycles, "stack": trace.stack_bytes}


def table2() -> dict:
    """Whole functions in cycles per byte: our kernel, and the best published technique."""
    kernels = {
        core: {"ours": None, "reproduction": PREFIX + published_best(core)["kernel"]}
        for core in CORES
    }
    jobs = [
        (row["name"], core, _program(core, kernel))
        for core in CORES
        for kernel in kernels[core].values()
        for row in published()["function"]
    ]
    results = iter(_parallel(_function_on_core, jobs))
    made: dict = {}
    for core in CORES:
        for which in kernels[core]:
            for row in published()["function"]:
                made[row["name"], core, which] = next(results)
    return {
        "table": 2,
        "kind": "predicted",
        "what": f"cycles per byte: {LONG} bytes hashed, or {SEED} bytes expanded to {LONG}; the "
        "whole call with the C library, compiled with -O3",
        "published_source": published()["source"],
        "cores": _describe_cores(cores.extremes),
        "kernels": {
            core: {
                "ours": PREFIX + best_kernels()[core],
                "reproduction": kernels[core]["reproduction"],
            }
            for core in CORES
        },
        "rows": [
            {
                "name": row["name"],
                "published": {core: row[core] for core in CORES},
                **{
                    which: {core: made[row["name"], core, which] for core in CORES}
                    for which in ("ours", "reproduction")
                },
            }
            for row in published()["function"]
        ],
    }


# As text


def text(table: dict) -> str:
    """For a terminal: the table, and how far to trust it."""
    return "\n".join([markdown(table), "", *notes(table)])


def markdown(table: dict) -> str:
    """For terminals and docs alike."""
    lines = {1: _markdown1, 2: _markdown2, "rounds": _rounds, "wait states": _wait_states}
    return "\n".join(lines[table["table"]](table))


def short(core: str) -> str:
    return core.removeprefix("cortex-").upper()


def _line(cells: list) -> str:
    return "| " + " | ".join(str(c) for c in cells) + " |"


def _shown(ours: dict, form: str = "{}") -> str:
    """One figure, or the lowest and the highest of the sets of rules."""
    key = "cycles_per_byte" if "cycles_per_byte" in ours else "cycles"
    sets = ours.get("alternatives", {}).values() or [ours[key]]
    ends = dict.fromkeys(form.format(end(sets)) for end in (min, max))
    return " to ".join(ends)


def _against(ours: str, theirs: float | None) -> str:
    return f"{ours} ({theirs})" if theirs is not None else f"**{ours}**"


def _percent(ratio: float) -> str:
    return f"{100 * (ratio - 1):+.1f} %"


def _markdown1(table: dict) -> list[str]:
    heads = ["Keccak-f[1600]", *(f"{short(c)} cycles" for c in CORES), "code bytes", "RAM bytes"]
    lines = [_line(heads), "| --- " + "| ---: " * (len(heads) - 1) + "|"]
    for row in table["rows"]:
        theirs = row["published"] or {}
        cells = [_against(_shown(row["ours"][c]), theirs.get(c)) for c in CORES]
        cells += [_against(row["ours"][c], theirs.get(c)) for c in ("code", "ram")]
        lines.append(_line([row["title"], *cells]))
    for row in table["searched"]:
        model, board = (f"{min(row[n])} to {max(row[n])}" for n in ("model", "measured"))
        cells = [f"{model} (about {board})" if core == row["core"] else "" for core in CORES]
        lines.append(_line([row["row"], *cells, "", ""]))
    lines.append("")
    for core, best in table["best"].items():
        lines.append(f"- {short(core)}: {_verdict(best)}")
    return lines


def _rounds(table: dict) -> list[str]:
    lines = [_line(["rounds", *(f"Cortex-{short(c)}" for c in CORES)])]
    lines.append("| ---: " * (1 + len(CORES)) + "|")
    for row in table["rows"]:
        lines.append(_line([row["rounds"], *(_shown(row["ours"][c]) for c in CORES)]))
    return lines


def _wait_states(table: dict) -> list[str]:
    heads = ["kernel"]
    for core, (states, line) in FLASH.items():
        said = f"{states} wait state{'s' if states > 1 else ''}"
        heads += [f"{short(core)}, none", f"{said}, word by word", f"{said}, {line} bytes ahead"]
    lines = [_line([*heads, f"in {CACHE} bytes"]), "| --- " + "| ---: " * 6 + "| --- |"]
    for row in table["rows"]:
        cells = [cycles for core in FLASH for cycles in row["ours"][core]]
        fits = "yes" if row["code"] <= CACHE else f"no, {row['code']}"
        lines.append(_line([row["title"], *cells, fits]))
    return lines


def _verdict(best: dict) -> str:
    out = f"{best['cycles']} cycles, "
    rival, worst = best["rival"], best.get("worst_cycles", best["cycles"])
    if rival["kind"] != "measured":
        ends = [100 * (1 - worst / cycles) for cycles in rival["measured"]]
        low, high = rival["plausible"]
        out += (
            f"{_percent(worst / rival['cycles'])} against the best published kernel, a "
            f"superoptimiser's, in the same model ({rival['cycles']}); about {ends[0]:.0f} to "
            f"{ends[1]:.0f} % fewer than what was measured of such kernels. A board may show from "
            f"{low} to about {high}, by the errors on densely scheduled "
            "code and by ways to pair that no test speaks against (docs/cycle-model.md). "
            "Against table 1 of the note: "
        )
    out += (
        f"{_percent(best['to_published'])} against the published {best['published']}, "
        f"{_percent(best['to_reproduction'])} against the same technique in the same model "
        f"({best['reproduction_cycles']})"
    )
    if "worst_rules" not in best:
        return out + "."
    if best["worst_cycles"] == best["cycles"]:
        out += f", under our {NUMBERS[best['sets']]} sets of rules."
        return f"{out} {untested_words(best['untested'])}"
    out += (
        f"; under the worst rules that fit what was published {best['worst_cycles']}, "
        f"{_percent(best['worst_to_published'])} and {_percent(best['worst_to_reproduction'])}."
    )
    return out + f" {untested_words(best['untested'])}"


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def untested_words(untested: dict) -> str:
    """What a kernel leans on that no published figure has tested, as a sentence."""
    if not untested:
        return "It uses no rule at its limit that the published techniques do not use too."
    names = ", ".join(f"{name} ({n} times)" for name, n in untested.items())
    return f"Rules that it uses at their limit and no published technique does: {names}."


def notes(table: dict) -> list[str]:
    """How far to trust each column, one line a core."""
    out = []
    for core, known in table["cores"].items():
        said = known["errors"]
        if len(known["alternatives"]) > 1:
            said += "; two figures are the lowest and the highest under the rule sets " + ", ".join(
                known["alternatives"]
            )
        out.append(f"- {short(core)}: {said}.")
    return out


def _markdown2(table: dict) -> list[str]:
    heads = ["cycles per byte", *(short(c) for c in CORES)]
    lines = [_line(heads), "| --- " + "| ---: " * len(CORES) + "|"]
    for row in table["rows"]:
        cells = [f"**{_shown(row['ours'][c], '{:.1f}')}** ({row['published'][c]})" for c in CORES]
        lines.append(_line([row["name"], *cells]))
    return [*lines, "", OTHER_CODE]


def make(number: int) -> dict:
    """Table 1 or 2. Failed if something cannot be built or run, with the reason in one line."""
    try:
        return table1() if number == 1 else table2()
    except Refused as error:
        raise Failed(str(error)) from None
