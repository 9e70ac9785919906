# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keccak on ARMv7-M: the two tables of the note beside ours, and what documents have besides.

Published figures (published.py) were measured on boards by their author. Ours are predicted by the
models of cycles/ from the executed instructions of object code that is built here, under every set
of rules that fits what was published; a prediction is never called measured. Table 1 is the
permutation, 24 rounds. Table 2 is whole functions, with the C library around the kernel traced as
well. What computes returns rows (results.py), what prints takes those of all tables.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from pathlib import Path

from . import cores, firmware, markdown, published, results
from .checkout import ROOT
from .cores import short
from .cycles.leaning import at_limit
from .cycles.loader import load
from .cycles.model import Range, predict, predict_range
from .cycles.report import code_bytes
from .cycles.trace import STATE, Trace, run, run_program
from .firmware import CORES
from .published import PERMUTATION
from .tools import Failed

PLATFORM = "armv7m"
PREFIX = "keccakp1600_x1_armv7m_"
LONG, SEED = 8192, 32  # bytes
BUILD = ROOT / "build/tables"


def best_kernels() -> dict[str, str]:
    """Our kernel for each core that has a model: what a library built for it holds."""
    text = (firmware.ROOT / "src/keccak/kernel_choice.cmake").read_text()
    found = dict(re.findall(r"^set\(best_(\S+) (\w+)\)", text, re.M))
    found.pop(firmware.M55.name, None)
    if list(found) != list(CORES):
        raise Failed(
            f"kernel_choice.cmake names the best kernels of {', '.join(found) or 'no core'}"
        )
    return {core: PREFIX + kernel for core, kernel in found.items()}


def kernels() -> list[str]:
    """All that there are. Failed if one is missing that a table needs."""
    there = sorted(k.stem for k in firmware.kernels())
    wanted = [t.kernel for t in published.techniques(PLATFORM)] + list(best_kernels().values())
    if missing := [k for k in dict.fromkeys(wanted) if k not in there]:
        raise Failed(f"no such kernel for ARMv7-M: {', '.join(missing)}")
    return there


def _row(core: str, kernel: str, metric: str, found: Range, **more: object) -> dict:
    """Under the likeliest rules, under every set that fits, and between which a board is
    expected."""
    cycles = next(iter(found.cycles.values()))
    rules = {"rules": found.cycles} if len(found.cycles) > 1 else {}
    return results.predicted(
        PLATFORM, core, kernel, metric, cycles, (found.low, found.high), states=1, **rules, **more
    )


# Table 1, and the same kernels in flash and for other numbers of rounds


def _traced(kernel: str, core: str, rounds: int = 24) -> Trace:
    with tempfile.TemporaryDirectory(prefix="lanewise-table-") as folder:
        source = firmware.kernel_file("armv7m", kernel)
        built = firmware.assemble(source, CORES[core], Path(folder))
        return run(str(built), firmware.symbol_of(source), cores.load(core), rounds)


def _kernel_on_core(kernel: str, core: str) -> list[dict]:
    traced, loaded = _traced(kernel, core), cores.load(core)
    result = predict(traced.steps, loaded)
    more = {"instructions": len(traced.steps), "classes": result.classes}
    if loaded.pipeline == "dual-issue":
        more["limits"] = at_limit(result)
    rows = [_row(core, kernel, PERMUTATION, predict_range(traced.steps, loaded), **more)]
    if core == "cortex-m4":  # the same on every core
        sizes = {"code": code_bytes(traced)[0], "ram": STATE + traced.stack_bytes}
        rows += [
            results.predicted(PLATFORM, PLATFORM, kernel, name, size, unit="bytes", states=1)
            for name, size in sizes.items()
        ]
    return rows


def permutations() -> list[dict]:
    """Every kernel on every core: cycles with their band, bytes of code, bytes of RAM."""
    jobs = [(kernel, core) for kernel in kernels() for core in CORES]
    return [row for part in published.parallel(_kernel_on_core, jobs) for row in part]


#: Core -> wait states, and bytes of a line, of a chip of the published table at its highest clock.
FLASH = {"cortex-m3": (1, 8), "cortex-m4": (5, 16)}
#: Of the one with Cortex-M7: wait states, and bytes of its instruction cache.
CACHED = (7, 4096)


def _in_flash(states: int, line: int) -> str:
    return f"{PERMUTATION}, {states} wait states, {line} bytes at a time"


_BEHIND_CACHE = f"{PERMUTATION}, {CACHED[0]} wait states, {CACHED[1]} bytes of cache"


def flash() -> list[dict]:
    """Every kernel with its code in flash of chips of the published table at full clock: each word
    read for itself, and lines read ahead; on Cortex-M7 behind its cache."""
    made = []
    for kernel in kernels():
        for core, (states, line) in FLASH.items():
            steps = _traced(kernel, core).steps
            for size in (4, line):
                cycles = predict(steps, cores.slowed(cores.load(core), states, size)).cycles
                metric = _in_flash(states, size)
                made.append(results.predicted(PLATFORM, core, kernel, metric, cycles, states=1))
        core = cores.load("cortex-m7")
        slow = cores.slowed(core, CACHED[0], cache=CACHED[1])
        cycles = predict(_traced(kernel, core.name).steps, slow).cycles
        made.append(results.predicted(PLATFORM, core.name, kernel, _BEHIND_CACHE, cycles, states=1))
    return made


#: Numbers of rounds besides 24.
ROUNDS = (12, 21, 22, 23)


def _of_rounds(rounds: int) -> str:
    return f"Keccak-p[1600,{rounds}]"


def rounds() -> list[dict]:
    """Our kernel on each core for some numbers of rounds."""
    return [
        _row(core, k, _of_rounds(n), predict_range(_traced(k, core, n).steps, cores.load(core)))
        for n in ROUNDS
        for core, k in best_kernels().items()
    ]


def _best(core: str, rows: list[dict]) -> dict:
    """Our kernel against the published figure and against our reproduction of that technique, under
    the likeliest rules and under the worst of those that fit; `rival` is the best published kernel,
    in the model where only that is known of it well."""
    theirs = published.best(PLATFORM, core)
    figure = theirs.figures[core]["value"]
    on = {r["kernel"]: r for r in results.select(rows, core=core, metric=PERMUTATION)}
    ours, again = on[best_kernels()[core]], on[theirs.kernel]
    cycles = ours["value"]
    out = {
        "kernel": ours["kernel"],
        "cycles": cycles,
        "low": min(published.under_all(ours)),
        "high": max(published.under_all(ours)),
        "published": figure,
        "to_published": round(cycles / figure, 4),
        "reproduction": again["kernel"],
        "reproduction_cycles": again["value"],
        "to_reproduction": round(cycles / again["value"], 4),
        "rival": {"cycles": figure, "kind": "measured"},
    }
    for row in published.searched(core):
        if min(row["model"]) < figure:
            out["rival"] = {"cycles": min(row["model"]), "kind": "in the model"}
            out["rival"] |= {"measured": row["measured"], "plausible": _plausible(core, ours)}
    sets = ours.get("rules")
    if sets:
        worst = max(sets, key=sets.get)
        ratios = [each / again["rules"][name] for name, each in sets.items()]
        published_kernels = {t.kernel for t in published.techniques(PLATFORM)}
        used = {
            rule
            for kernel in published_kernels
            for rule, times in on[kernel]["limits"].items()
            if times
        }
        out |= {
            "worst_cycles": sets[worst],
            "worst_rules": worst,
            "sets": len(sets),
            "worst_to_published": round(sets[worst] / figure, 4),
            "worst_to_reproduction": round(max(ratios), 4),
            # Rules that our kernel uses at their limit and no rewrite of a published kernel does:
            # what a board has never shown.
            "untested": {k: n for k, n in ours["limits"].items() if n and k not in used},
        }
    return out


def best(rows: list[dict]) -> dict[str, dict]:
    return {core: _best(core, rows) for core in CORES}


def _plausible(core: str, row: dict) -> list[int]:
    """Cycles that a board may show, as far as can be said: by the errors on densely scheduled code
    and the sets of rules that fit."""
    known, most = cores.load(core).judged.dense, max(row["rules"].values())
    return [row["value"], 10 * round(most * (1 - known[0] / 100) / 10)]


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


def _metric(function: str) -> str:
    return f"{function}, {LONG} bytes"


def _function_on_core(name: str, core: str, kernel: str, program: Path) -> dict:
    symbol, arguments, want = _calls()[name]
    loaded = cores.load(core)
    trace = run_program(load(str(program)), symbol, loaded, arguments)
    if bytes(trace.arguments[0]) != want:
        raise Failed(f"{program}: {symbol} gives a wrong result on {core}")
    found = predict_range(trace.steps, loaded, cores.extremes(loaded))
    return _row(core, kernel, _metric(name), found) | {"states": 0}


def functions() -> list[dict]:
    """Whole functions that hash LONG bytes or expand SEED bytes to LONG, with the library around
    them compiled with -O3: with our kernel, and with the best published technique."""
    jobs = []
    for core, ours in best_kernels().items():
        theirs = published.best(PLATFORM, core).kernel
        for kernel, linked in ((ours, None), (theirs, theirs)):
            program = _program(core, linked)
            jobs += [(name, core, kernel, program) for name in _calls()]
    return published.parallel(_function_on_core, jobs)


# As text


def _shown(row: dict, form: str = "{}", unit: int = 1) -> str:
    """One figure, or the lowest and the highest of the sets of rules."""
    values = published.under_all(row)
    return markdown.span([round(v / unit, 2) if unit > 1 else v for v in values], form)


def _against(ours: object, theirs: float | None) -> str:
    return f"{ours} ({theirs})" if theirs is not None else f"**{ours}**"


def text1(rows: list[dict]) -> str:
    heads = ["Keccak-f[1600]", *(f"{short(c)} cycles" for c in CORES), "code bytes", "RAM bytes"]
    made = [heads]
    for line in published.lines(PLATFORM, CORES, rows):
        known = {core: row["value"] for core, row in line.theirs.items()} | line.their_sizes
        cells = [_against(_shown(line.ours[c]), known.get(c)) for c in CORES]
        cells += [_against(line.sizes[name], known.get(name)) for name in ("code", "ram")]
        made.append([line.title, *cells])
    for row in published.searched():
        shown = "{} (about {})".format(*(markdown.span(row[n]) for n in ("model", "measured")))
        made.append([row["row"], *(shown if c == row["core"] else "" for c in CORES), "", ""])
    verdicts = [f"- {short(core)}: {_verdict(found)}" for core, found in best(rows).items()]
    return markdown.table(made, "lr") + "\n\n" + "\n".join(verdicts)


def text_rounds(rows: list[dict]) -> str:
    made = [["rounds", *(f"Cortex-{short(c)}" for c in CORES)]]
    for n in (*ROUNDS, 24):
        found = [
            results.only(rows, core=core, kernel=kernel, metric=_of_rounds(n))
            for core, kernel in best_kernels().items()
        ]
        made.append([n, *map(_shown, found)])
    return markdown.table(made, "r")


def text_flash(rows: list[dict]) -> str:
    heads, columns = ["kernel"], []
    for core, (states, line) in FLASH.items():
        said = f"{states} wait state{'s' if states > 1 else ''}"
        heads += [f"{short(core)}, none", f"{said}, word by word", f"{said}, {line} bytes ahead"]
        columns += [(core, m) for m in (PERMUTATION, *(_in_flash(states, n) for n in (4, line)))]
    states, cache = CACHED
    heads += ["M7, none", f"{states} wait states, {cache} bytes of cache"]
    columns += [("cortex-m7", PERMUTATION), ("cortex-m7", _BEHIND_CACHE)]
    made = [[*heads, f"in {cache} bytes"]]
    for line in published.lines(PLATFORM, CORES, rows):
        kernel = line.kernels["cortex-m4"]
        cells = [results.only(rows, core=c, kernel=kernel, metric=m)["value"] for c, m in columns]
        code = line.sizes["code"]
        made.append([line.title, *cells, "yes" if code <= cache else f"no, {code}"])
    return markdown.table(made, "l" + "r" * len(columns) + "l")


def text2(rows: list[dict]) -> str:
    made = [["cycles per byte", *(short(c) for c in CORES)]]
    for name in (row["metric"].split(",")[0] for row in published.rows(core="cortex-m3", states=0)):
        cells = []
        for core, kernel in best_kernels().items():
            ours = results.only(rows, core=core, kernel=kernel, metric=_metric(name))
            (theirs,) = published.rows(core=core, metric=_metric(name))
            cells.append(f"**{_shown(ours, '{:.1f}', LONG)}** ({theirs['value']})")
        made.append([name, *cells])
    return markdown.table(made, "lr") + f"\n\n{OTHER_CODE}"


def _verdict(best: dict) -> str:
    out = f"{best['cycles']} cycles, "
    rival, worst = best["rival"], best.get("worst_cycles", best["cycles"])
    if rival["kind"] != "measured":
        ends = [100 * (1 - worst / cycles) for cycles in rival["measured"]]
        low, high = rival["plausible"]
        out += (
            f"{markdown.percent(worst / rival['cycles'])} against the best published kernel, a "
            f"superoptimiser's, in the same model ({rival['cycles']}); about {ends[0]:.0f} to "
            f"{ends[1]:.0f} % fewer than what was measured of such kernels. A board may show from "
            f"{low} to about {high}, by the errors on densely scheduled "
            "code and under every set of rules that fits (docs/cycle-model.md). "
            "Against table 1 of the note: "
        )
    out += (
        f"{markdown.percent(best['to_published'])} against the published {best['published']}, "
        f"{markdown.percent(best['to_reproduction'])} against the same technique in the same model "
        f"({best['reproduction_cycles']})"
    )
    if "worst_rules" not in best:
        return out + "."
    if best["worst_cycles"] == best["cycles"]:
        out += f", under our {NUMBERS[best['sets']]} sets of rules."
        return f"{out} {untested_words(best['untested'])}"
    out += (
        f"; under the worst rules that fit what was published {best['worst_cycles']}, "
        f"{markdown.percent(best['worst_to_published'])} and "
        f"{markdown.percent(best['worst_to_reproduction'])}."
    )
    return out + f" {untested_words(best['untested'])}"


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def untested_words(untested: dict) -> str:
    """What a kernel leans on that no published figure has tested, as a sentence."""
    if not untested:
        return "It uses no rule at its limit that the published techniques do not use too."
    names = ", ".join(f"{name} ({n} times)" for name, n in untested.items())
    return f"Rules that it uses at their limit and no published technique does: {names}."


def notes() -> str:
    """How far to trust each column, one line a core."""
    out = []
    for core in map(cores.load, CORES):
        said, sets = cores.error_words(core), [a.name for a in cores.alternatives(core)]
        if len(sets) > 1:
            said += "; two figures are the lowest and the highest under the rule sets "
        out.append(f"- {short(core.name)}: {said}{', '.join(sets) if len(sets) > 1 else ''}.")
    return "\n".join(out)
