# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keccak on AArch64: the published table beside ours, on six cores; and chains of SHAKE256.

Published figures (published.py) were measured on boards by their authors. Ours are predicted by the
models of cycles/ from the executed instructions of object code that is built here, with llvm-mca's
opinion beside them. A gain is claimed only where it is larger than the core's pair error, against
the published figure and against our rewrite of the same technique in the same model, under every
set of rules that fits (alternatives in the core's file). What computes returns rows (results.py),
what prints takes those of all tables.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from . import cores, markdown, published, results
from .checkout import ROOT
from .cores import short
from .cycles import Refused, superscalar
from .cycles.model import timer
from .cycles.report import figures
from .cycles.superscalar import Lacks
from .cycles.trace import run, run_program
from .firmware import kernel_folder
from .published import PERMUTATION, PREFIX, Line
from .round import RC
from .tools import Failed
from .tools import run as run_tool

PLATFORM = "aarch64"
CHAINS = "shake256_"
#: As in the published table.
CORES = tuple(f"cortex-{name}" for name in ("x1", "a78", "a55", "x2", "a710", "a510"))
#: The portable C code, as a row and as a contender.
PORTABLE = "x1_c64"
_GCC = "aarch64-linux-gnu-gcc"


def kernels() -> list[Path]:
    """Every kernel for AArch64; its symbol is lanewise_ and the name of the file."""
    return sorted(kernel_folder("aarch64").glob(f"{PREFIX}x[1-9]_*.S"))


def chained() -> list[str]:
    """The kernels that have chains of SHAKE256 too, without what names begin with."""
    found = sorted(kernel_folder("aarch64").glob(f"{CHAINS}x[1-9]_*_chain.S"))
    return [path.stem.removeprefix(CHAINS).removesuffix("_chain") for path in found]


def states_of(kernel: str) -> int:
    return int(kernel[1 : kernel.index("_")])


def _portable(folder: Path) -> tuple[str, str]:
    """The portable C kernel with its constants as one object; path and symbol."""
    sources = [ROOT / "src/keccak/portable/keccakp1600_x1_c64.c", ROOT / "src/keccak/constants.c"]
    out = folder / "portable.o"
    flags = ["-O3", "-fno-pie", "-nostdlib", "-r", f"-I{ROOT}/include", f"-I{ROOT}/src"]
    run_tool([_GCC, *flags, *sources, "-o", out])
    return str(out), "permute"


def build(kernel: str, folder: Path) -> tuple[str, str]:
    """One kernel as an object file; path and symbol."""
    if kernel == PORTABLE:
        return _portable(folder)
    out = folder / f"{kernel}.o"
    source = kernel_folder("aarch64") / f"{PREFIX}{kernel}.S"
    run_tool([_GCC, "-c", source, "-o", out])
    return str(out), f"lanewise_{PREFIX}{kernel}"


def chain_timer(chain: str, core: cores.Core, folder: Path) -> Callable[[bool, cores.Core], float]:
    """Cycles of a step of a chain (True), and of what a call takes besides its steps (False), on
    any core of the same instruction set: from calls of 1 and of 5 steps."""
    kernel = re.sub(r"(_masked)?_chain\d+$", "", chain)
    states, out = states_of(kernel), folder / f"{kernel}_chain.o"
    if not out.exists():
        source = kernel_folder("aarch64") / f"{CHAINS}{kernel}_chain.S"
        run_tool([_GCC, "-c", source, "-o", out])
    timers = []
    for steps in (1, 5):
        rows = [bytearray(200 * states), *2 * [bytes(200 * states)], bytes(8 * states * steps)]
        call = [*rows, steps, bytes(8 * len(RC))]
        trace = run_program(str(out), f"lanewise_{CHAINS}{chain}", core, call)
        timers.append(timer(trace.steps, core))

    def cycles(step: bool, on: cores.Core) -> float:
        once, five = (t(on) for t in timers)
        each = (five - once) / 4
        return each if step else max(once - each, 0)

    return cycles


def _kernel_on_all(kernel: str) -> list[dict]:
    """A row for each core that has the kernel's instructions, and one for the size of its code."""
    states, rows = states_of(kernel), []
    with tempfile.TemporaryDirectory(prefix="lanewise-table-") as folder:
        path, symbol = build(kernel, Path(folder))
        trace = run(path, symbol, cores.load(CORES[0]), states=states)
        again = timer(trace.steps, cores.load(CORES[0]))
        for name in CORES:
            core = cores.load(name)
            try:
                found = figures(trace, core, states=states)
                rules = under_all(again, core)
            except Refused as error:
                if "does not have" not in str(error):
                    raise
                continue
            band = (found["band"]["low"], found["band"]["high"])
            more = {"instructions": found["instructions"]}
            more |= {"classes": found["instructions_by_class"], "rules": rules}
            more |= {"mca": found["second_opinion"].get("cycles"), "states": states}
            where = PLATFORM, name, PREFIX + kernel, PERMUTATION
            rows.append(results.predicted(*where, found["cycles"], band, **more))
    where = PLATFORM, PLATFORM, PREFIX + kernel, "code", found["code_bytes"]
    return [*rows, results.predicted(*where, unit="bytes", states=states)]


def permutations() -> list[dict]:
    """Every kernel on every core."""
    names = [PORTABLE, *(k.stem.removeprefix(PREFIX) for k in kernels())]
    superscalar.library()  # compiled once, before there are several processes
    made = published.parallel(_kernel_on_all, [(name,) for name in names])
    return [row for part in made for row in part]


def under_all(cycles: Callable[[cores.Core], int], core: cores.Core) -> dict[str, int]:
    """Cycles under each set of rules that fits; `cycles` is a timer of cycles/model.py."""
    return {other.name: cycles(other.core) for other in cores.alternatives(core)}


def compared(row: dict, core: cores.Core) -> dict[str, float]:
    """Cycles under each set of rules that fits, to be compared with measured ones: not fewer than
    the best issue rate that was ever seen allows, and more where such code comes out too fast."""
    out = {}
    for name, cycles in row["rules"].items():
        if core.limit:
            cycles = max(cycles, row["instructions"] / core.limit.instructions_per_cycle)
        out[name] = cycles * (1 + core.too_fast(row["classes"], name) / 100)
    return out


def verdict(gain: float, core: str) -> str:
    """In words; gain in percent. Within the core's band there is nothing to claim."""
    band = 100 * (cores.load(core).band[1] - 1)
    of, new = "the judged pair error", ""
    if not cores.load(core).judged:
        of, new = "any error of our rewrites", "model not yet judged; "
    if gain > band:
        return f"beaten by {gain:.1f} % ({new}more than {of}, {band:.1f} %)"
    if gain < -band:
        return f"lost by {-gain:.1f} % ({new}more than {of}, {band:.1f} %)"
    return f"no predicted difference ({gain:+.1f} %; {new}{of} is {band:.1f} %)"


def _worst(row: dict) -> tuple[float, str]:
    """Cycles for one state, to be compared with measured ones, under the rules that fit but are
    worst for the kernel, and which these are."""
    name, cycles = max(compared(row, cores.load(row["core"])).items(), key=lambda item: item[1])
    return round(cycles / row["states"], 1), name


def _each(row: dict, cycles: float | None) -> float | None:
    return None if cycles is None else round(cycles / row["states"], 1)


def _best(core: str, rows: list[dict]) -> dict:
    """Our best kernel for many states against the best published one, per state: the one that gains
    most under the rules that are worst for it. Rules under which all are slow do not choose."""
    theirs = published.best(PLATFORM, core)
    target = theirs.per_state(core)
    found = results.select(rows, core=core, metric=PERMUTATION)
    ours = {r["kernel"]: r for r in found if r["kernel"] != PREFIX + PORTABLE}
    if not ours:
        raise Failed(f"no kernel of ours runs on {core}")
    again = ours.get(theirs.kernel_on(core))
    gains = {kernel: _least_gain(row, again, target) for kernel, row in ours.items()}
    row = ours[max(gains, key=lambda k: gains[k][0])]
    worst, worst_rules = _worst(row)
    band = 100 * (cores.load(core).band[1] - 1)
    gain, rules = gains[row["kernel"]]
    out = {
        "kernel": row["kernel"],
        "per_state": _each(row, row["value"]),  # under the rules as they stand
        "worst_per_state": worst,
        "worst_rules": worst_rules,
        "alternatives": {name: _each(row, cycles) for name, cycles in row["rules"].items()},
        "low": round(min(row["rules"].values()) / row["states"]),
        "high": round(worst),
        "published_row": f"{theirs.title} x{theirs.states}",
        "published_per_state": round(target, 1),
        "to_published": round(worst / target, 4),
        "llvm_mca_per_state": _each(row, row["mca"]),
        "gain_percent": round(gain, 1),
        "gain_rules": rules,
        "band_percent": round(band, 1),
        "judged": cores.load(core).judged is not None,
        "outcome": "beaten" if gain > band else "lost" if gain < -band else "no difference",
        "verdict": verdict(gain, core),
        "care": _care(cores.load(core), row),
    }
    if again is not None:
        same = _worst(again)[0]
        out["reproduction"] = again["kernel"]
        out["reproduction_per_state"] = same
        out["to_reproduction"] = round(worst / same, 4)
        out["reproduction_llvm_mca_per_state"] = _each(again, again["mca"])
    return out


def best(rows: list[dict]) -> dict[str, dict]:
    return {core: _best(core, rows) for core in CORES}


def _care(core: cores.Core, row: dict) -> list[str]:
    """In words, why figures that are compared with measured ones are not those of the model."""
    out, rate = [], row["instructions"] / min(row["rules"].values())
    if core.limit and rate > core.limit.instructions_per_cycle:
        out.append(
            f"The model of {short(core.name)} issues {rate:.2f} instructions a cycle in ours, and "
            f"no more than {core.limit.instructions_per_cycle} was ever measured: no gain is "
            "claimed that needs more."
        )
    if any(core.too_fast(row["classes"], name) for name in row["rules"]):
        out.append(
            f"On {short(core.name)} mixes of Neon and SHA-3 instructions come out too fast, so "
            f"they are compared as if they took {core.optimistic.percent:.0f} % longer."
        )
    return out


def _least_gain(ours: dict, again: dict | None, target: float) -> tuple[float, str]:
    """The gain that is claimed, in percent: the smallest against the published figure and against
    our rewrite of the same technique in the same model, under any rules that fit. And under which
    it is the smallest."""
    found, core = [], cores.load(ours["core"])
    same = compared(again, core) if again else {}
    for name, cycles in compared(ours, core).items():
        each = cycles / ours["states"]
        gains = [100 * (1 - each / target)]
        if again:
            gains.append(100 * (1 - each / (same[name] / again["states"])))
        found.append((min(gains), name))
    return min(found)


def lines(rows: list[dict]) -> list[Line]:
    return published.lines(PLATFORM, CORES, rows)


def _error(theirs: dict, cycles: float) -> float:
    """In percent, against the published figure of a row that is nearest, if there are two."""
    known = [n for n in (theirs["value"], theirs.get("better")) if n]
    return min((100 * (cycles / n - 1) for n in known), key=abs)


def reproductions(rows: list[dict], core: str) -> dict:
    """Errors, in percent, of all rows that have a published figure and our rewrite on a core: how
    many there are, the lowest and the highest, which lie outside the core's band, and the mean of
    the absolute errors under each set of rules that fits. [reproduction] and the fits in the core's
    file have to say the same. Plain C is none of them: that is another program than the published
    one, from another compiler."""
    found = {
        f"{line.title} x{line.states}": (line.theirs[core], line.ours[core])
        for line in lines(rows)
        if core in line.ours and core in line.theirs
        if line.kernels[core] != PREFIX + PORTABLE
    }
    errors = {name: _error(theirs, ours["value"]) for name, (theirs, ours) in found.items()}
    band = 100 * (cores.load(core).band[1] - 1)
    fits = {}
    for rules in (other.name for other in cores.alternatives(cores.load(core))):
        off = [abs(_error(theirs, ours["rules"][rules])) for theirs, ours in found.values()]
        fits[rules] = round(sum(off) / len(off), 1)
    return {
        "rows": len(found),
        "lowest": round(min(errors.values()), 1),
        "highest": round(max(errors.values()), 1),
        "outside": [name for name, error in errors.items() if abs(error) > band + 0.05],
        "errors": {name: round(error, 1) for name, error in errors.items()},
        "fits": fits,
    }


# Chains of SHAKE256: a step replaces a call of the permutation and the block written before it

_TRACED_AS = "cortex-x2"
STEP, MASKED, CALL = (f"{what} of a chain of SHAKE256" for what in ("step", "masked step", "call"))


def _chains_of(kernel: str) -> list[dict]:
    """On each core that has its instructions: cycles of a step, of a masked one, and of what a call
    takes besides; nodes of 16 bytes, all states. The band of a step is where a board is expected,
    by the errors of the model under any rules that fit."""
    states, core, rows = states_of(kernel), cores.load(_TRACED_AS), []
    with tempfile.TemporaryDirectory(prefix="lanewise-chains-") as name:
        plain, masked = (
            chain_timer(f"{kernel}{kind}16", core, Path(name))
            for kind in ("_chain", "_masked_chain")
        )
        for other in map(cores.load, CORES):
            try:
                found = [plain(True, a.core) for a in cores.alternatives(other)]
                low, high = other.band
                cycles = {STEP: plain(True, other), MASKED: masked(True, other)}
                cycles[CALL] = plain(False, other)
            except Lacks:
                continue
            for metric, value in cycles.items():
                band = (min(found) * low, max(found) * high) if metric == STEP else None
                where = PLATFORM, other.name, PREFIX + kernel, metric
                rows.append(results.predicted(*where, value, band, states=states))
    return rows


def chains() -> list[dict]:
    """Of all kernels that have chains, on all cores of the published table."""
    made = published.parallel(_chains_of, [(kernel,) for kernel in chained()])
    return [row for part in made for row in part]


def text_chains(rows: list[dict]) -> str:
    """On each core the kernels of which none with as many states or fewer takes less for each."""
    heads = "core kernel permutation step  board masked_step call".split(" ")
    made, fewest = [[head.replace("_", " ") for head in heads]], 0
    steps = results.select(rows, platform=PLATFORM, metric=STEP)
    steps.sort(key=lambda row: (CORES.index(row["core"]), row["value"] / row["states"]))
    for n, row in enumerate(steps):
        if n == 0 or steps[n - 1]["core"] != row["core"]:
            fewest = row["states"] + 1
        if row["states"] >= fewest:
            continue
        fewest, step = row["states"], row["value"]
        other = {
            metric: results.only(rows, core=row["core"], kernel=row["kernel"], metric=metric)
            for metric in (PERMUTATION, MASKED, CALL)
        }
        kernel = row["kernel"].removeprefix(PREFIX).replace("aarch64_", "")
        whole = other[PERMUTATION]["value"]
        cells = [short(row["core"]), kernel, whole, f"{step:.0f}", markdown.percent(step / whole)]
        cells += [" to ".join(f"{100 * (end / step - 1):+.0f}" for end in row["band"])]
        made.append([*cells, *(f"{other[metric]['value']:.0f}" for metric in (MASKED, CALL))])
    return markdown.table(made, "llr")


# As text


def _cell(line: Line, core: str) -> str:
    ours, theirs = line.ours.get(core), line.theirs.get(core)
    known = ""
    if theirs:
        better = theirs.get("better")
        known = f"({theirs['value']}{f', {better}' if better else ''})"
    if ours is None:
        return f"- {known}" if known else ""
    second = f" / {ours['mca']}" if ours["mca"] is not None else ""
    each = f" = {ours['value'] / line.states:.0f} each" if line.states > 1 else ""
    return f"{ours['value']}{second}{each} {known}".strip()


def whole(rows: list[dict]) -> str:
    """Every kernel on every core."""
    made = [["Keccak-f[1600]", "states", *map(short, CORES)]]
    for line in lines(rows):
        made.append([line.title, line.states, *(_cell(line, core) for core in CORES)])
    legend = (
        "A cell is: our cycles, predicted / what llvm-mca makes of the same instructions = ours "
        "for one state of several (published cycles, measured, and a better figure of that kernel "
        "where there is one)."
    )
    there = {row["kernel"] for row in rows}
    lost = sorted({k for line in lines(rows) for k in line.kernels.values()} - there)
    missing = [f"Not there yet: {', '.join(lost)}."] if lost else []
    return "\n".join([markdown.table(made, "lr"), "", legend, *missing])


def summary(rows: list[dict]) -> str:
    """The best of each core for many states, and what may be claimed."""
    heads = ["core", "ours", "verdict", "published", "our rewrite of it", "ours"]
    made = [[*heads, "llvm-mca: the rewrite", "llvm-mca: ours"]]
    ranges, against, cares = [], [], []
    for core, found in best(rows).items():
        mca, mca_again = (
            found["llvm_mca_per_state"],
            found.get("reproduction_llvm_mca_per_state"),
        )
        least = min(found["alternatives"].values())
        theirs, *others = (
            "" if n is None else f"{n:.0f}"
            for n in (
                found["published_per_state"],
                found.get("reproduction_per_state"),
                mca_again,
                mca,
            )
        )
        name = f"`{found['kernel'].removeprefix(PREFIX)}`"
        ends = markdown.span([least, found["worst_per_state"]], "{:.0f}")
        made.append([short(core), name, found["verdict"], theirs, others[0], ends, *others[1:]])
        if len(found["alternatives"]) > 1:
            each = ", ".join(f"{n:.0f} ({name})" for name, n in found["alternatives"].items())
            ranges.append(f"Ours on {short(core)} under each set of rules that fits: {each}.")
        cares += found["care"]
        if found["outcome"] == "beaten" and mca and mca_again and mca > mca_again:
            error = cores.load(core).llvm_mca.mean_error
            against.append(f"{short(core)}, where its own mean error is {error} %")
    text = [
        "Cycles per state, of several states in one call: ours from the best to the worst rules "
        "that fit, our rewrite under the worst. Published: the "
        "best of any number of states, measured on a board. Our rewrite of it: that technique as "
        "we wrote it, not the public kernel, in the same model as ours. A gain is the smaller of "
        "both, under the rules for which it is smallest.",
        *ranges,
        *cares,
    ]
    if against:
        text.append(f"llvm-mca sees no gain on {'; nor on '.join(against)}: a board has to decide.")
    errors = [f"- {short(core)}: {cores.error_words(cores.load(core))}." for core in CORES]
    table = markdown.table(made, "lllr")
    return "\n".join([table, "", " ".join(text), "", "Errors of the models:", "", *errors])
