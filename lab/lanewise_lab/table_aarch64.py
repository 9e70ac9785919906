# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The table of Keccak on AArch64: published figures beside ours, on six cores.

Published figures (published_aarch64.toml) were measured on boards by their authors. Ours are
predicted by the models of cycles/ from the executed instructions of object code that is built here,
with llvm-mca's opinion beside them. A gain is claimed only where it is larger than the core's pair
error, against the published figure and against our rewrite of the same technique in the same model,
under every set of rules that fits (alternatives in the core's file).
"""

from __future__ import annotations

import multiprocessing
import os
import re
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

from . import cores
from .checkout import ROOT
from .cycles import Refused, superscalar
from .cycles.model import timer
from .cycles.report import figures
from .cycles.trace import run, run_program
from .firmware import kernel_folder
from .round import RC
from .tools import Failed
from .tools import run as run_tool

PREFIX = "keccakp1600_"
CHAINS = "shake256_"
#: As in the published table.
CORES = tuple(f"cortex-{name}" for name in ("x1", "a78", "a55", "x2", "a710", "a510"))
#: The portable C code, as a row and as a contender.
PORTABLE = "x1_c64"
_GCC = "aarch64-linux-gnu-gcc"


def published() -> dict:
    return tomllib.loads(Path(__file__).with_name("published_aarch64.toml").read_text())


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


def _kernel_on_all(kernel: str) -> dict:
    """Figures of a kernel on each core that has its instructions."""
    states, out = states_of(kernel), {}
    with tempfile.TemporaryDirectory(prefix="lanewise-table-") as folder:
        path, symbol = build(kernel, Path(folder))
        trace = run(path, symbol, cores.load(CORES[0]), states=states)
        again = timer(trace.steps, cores.load(CORES[0]))
        for name in CORES:
            try:
                out[name] = figures(trace, cores.load(name), states=states)
                out[name]["alternatives"] = under_all(again, cores.load(name))
                out[name]["compared"] = compared(out[name], cores.load(name))
            except Refused as error:
                if "does not have" not in str(error):
                    raise
    return out


def under_all(cycles: Callable[[cores.Core], int], core: cores.Core) -> dict[str, int]:
    """Cycles under each set of rules that fits; `cycles` is a timer of cycles/model.py."""
    return {other.name: cycles(other.core) for other in cores.alternatives(core)}


def compared(found: dict, core: cores.Core) -> dict[str, float]:
    """Cycles under each set of rules that fits, to be compared with measured ones: not fewer than
    the best issue rate that was ever seen allows, and more where such code comes out too fast."""
    out = {}
    for name, cycles in found["alternatives"].items():
        if core.limit:
            cycles = max(cycles, found["instructions"] / core.limit.instructions_per_cycle)
        out[name] = cycles * (1 + core.too_fast(found["instructions_by_class"], name) / 100)
    return out


def _short(made: dict, core: str) -> dict | None:
    """Of the figures of a kernel what the table keeps."""
    found = made.get(core)
    if found is None:
        return None
    second = found["second_opinion"]
    return {
        "cycles": found["cycles"],
        "per_state": found["cycles_per_state"],
        "low": found["band"]["low"],
        "high": found["band"]["high"],
        "alternatives": found["alternatives"],
        "llvm_mca": second.get("cycles"),
        "llvm_mca_error": second.get("error"),
    }


def _per_state(row: dict, core: str) -> float | None:
    """The best published figure of a row on a core, per state."""
    if core not in row:
        return None
    return row.get("better", {}).get(core, row[core]) / row["states"]


def published_best(core: str) -> dict:
    """The row with the fewest published cycles per state on this core."""
    rows = [row for row in published()["permutation"] if core in row]
    return min(rows, key=lambda row: _per_state(row, core))


def kernel_of(row: dict, core: str) -> str:
    """Our kernel that follows the description of a row."""
    return row.get("kernel_on", {}).get(core, row["kernel"]) or PORTABLE


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


def _worst(found: dict) -> tuple[float, str]:
    """Of a kernel's figures on a core: cycles for one state, to be compared with measured ones,
    under the rules that fit but are worst for it, and which these are."""
    name, cycles = max(found["compared"].items(), key=lambda item: item[1])
    return round(cycles / found["states"], 1), name


def _best(core: str, made: dict[str, dict]) -> dict:
    """Our best kernel for many states against the best published one, per state: the one that gains
    most under the rules that are worst for it. Rules under which all are slow do not choose."""
    theirs = published_best(core)
    target = _per_state(theirs, core)
    ours = {k: found[core] for k, found in made.items() if core in found and k != PORTABLE}
    if not ours:
        raise Failed(f"no kernel of ours runs on {core}")
    again = ours.get(kernel_of(theirs, core))
    gains = {kernel: _least_gain(found, again, target) for kernel, found in ours.items()}
    kernel = max(gains, key=lambda k: gains[k][0])
    worst, worst_rules = _worst(ours[kernel])
    low, high = cores.load(core).band
    band = 100 * (high - 1)
    gain, rules = gains[kernel]
    out = {
        "kernel": PREFIX + kernel,
        "per_state": ours[kernel]["cycles_per_state"],  # under the rules as they stand
        "worst_per_state": worst,
        "worst_rules": worst_rules,
        "alternatives": {
            name: round(cycles / ours[kernel]["states"], 1)
            for name, cycles in ours[kernel]["alternatives"].items()
        },
        "instructions_per_cycle": round(ours[kernel]["instructions"] / ours[kernel]["cycles"], 2),
        "low": round(worst * low, 1),
        "high": round(worst * high, 1),
        "published_row": f"{theirs['row']} x{theirs['states']}",
        "published_per_state": round(target, 1),
        "to_published": round(worst / target, 4),
        "llvm_mca_per_state": _second_per_state(ours[kernel]),
        "gain_percent": round(gain, 1),
        "gain_rules": rules,
        "band_percent": round(band, 1),
        "judged": cores.load(core).judged is not None,
        "outcome": "beaten" if gain > band else "lost" if gain < -band else "no difference",
        "verdict": verdict(gain, core),
        "care": _care(cores.load(core), ours[kernel]),
    }
    if again is not None:
        same = _worst(again)[0]
        out["reproduction"] = PREFIX + kernel_of(theirs, core)
        out["reproduction_per_state"] = same
        out["to_reproduction"] = round(worst / same, 4)
        out["reproduction_llvm_mca_per_state"] = _second_per_state(again)
    return out


def _care(core: cores.Core, found: dict) -> list[str]:
    """In words, why figures that are compared with measured ones are not those of the model."""
    out, rate = [], found["instructions"] / min(found["alternatives"].values())
    if core.limit and rate > core.limit.instructions_per_cycle:
        out.append(
            f"The model of {short(core.name)} issues {rate:.2f} instructions a cycle in ours, and "
            f"nobody has measured more than {core.limit.instructions_per_cycle}: no gain is "
            "claimed that needs more."
        )
    executed = found["instructions_by_class"]
    if any(core.too_fast(executed, name) for name in found["alternatives"]):
        out.append(
            f"On {short(core.name)} mixes of Neon and SHA-3 instructions come out too fast, so "
            f"they are compared as if they took {core.optimistic.percent:.0f} % longer."
        )
    return out


def _least_gain(ours: dict, again: dict | None, target: float) -> tuple[float, str]:
    """The gain that is claimed, in percent: the smallest against the published figure and against
    our rewrite of the same technique in the same model, under any rules that fit. And under which
    it is the smallest."""
    found = []
    for name, cycles in ours["compared"].items():
        each = cycles / ours["states"]
        gains = [100 * (1 - each / target)]
        if again:
            gains.append(100 * (1 - each / (again["compared"][name] / again["states"])))
        found.append((min(gains), name))
    return min(found)


def _second_per_state(found: dict) -> float | None:
    cycles = found["second_opinion"].get("cycles")
    return None if cycles is None else round(cycles / found["states"], 1)


def make() -> dict:
    """The whole table. Failed, with the reason in one line, if something cannot be built or run."""
    names = [PORTABLE, *(k.stem.removeprefix(PREFIX) for k in kernels())]
    try:
        superscalar.library()  # compiled once, before there are several processes
        with multiprocessing.Pool(min(len(names), os.cpu_count() or 1)) as pool:
            made = dict(zip(names, pool.map(_kernel_on_all, names, chunksize=1), strict=True))
    except Refused as error:
        raise Failed(str(error)) from None
    rows, used = [], set()
    for row in published()["permutation"]:
        by_core = {core: kernel_of(row, core) for core in CORES}
        used |= set(by_core.values())
        rows.append(
            {
                "title": row["row"],
                "states": row["states"],
                "note": row.get("note", ""),
                "kernels": by_core,
                "published": {core: row.get(core) for core in CORES},
                "better": row.get("better", {}),
                "ours": {core: _short(made.get(by_core[core], {}), core) for core in CORES},
            }
        )
    for row in published()["comparator"]:
        rows.append(
            {
                "title": row["row"],
                "states": row["states"],
                "note": "code of others that the paper compares with",
                "kernels": {},
                "published": {core: row.get(core) for core in CORES},
                "better": {},
                "ours": dict.fromkeys(CORES),
            }
        )
    for kernel in names:
        if kernel not in used:
            rows.append(
                {
                    "title": "ours: " + title_of(kernel),
                    "states": states_of(kernel),
                    "note": "",
                    "kernels": {core: kernel for core in CORES},
                    "published": None,
                    "better": {},
                    "ours": {core: _short(made[kernel], core) for core in CORES},
                }
            )
    table = {
        "table": "aarch64",
        "kind": "predicted",
        "what": "Keccak-f[1600], 24 rounds: cycles of one more call, and for one state of them",
        "published_source": published()["source"],
        "cores": _describe_cores(),
        "missing": sorted(used - set(names)),
        "sizes": {k: _size(found) for k, found in made.items()},
        "rows": rows,
        "best": {core: _best(core, made) for core in CORES},
    }
    return table | {"reproductions": {core: reproductions(table, core) for core in CORES}}


def _error(row: dict, core: str, cycles: float) -> float:
    """In percent, against the published figure of a row that is nearest, if there are two."""
    known = [row["published"][core], *([row["better"][core]] if core in row["better"] else [])]
    return min((100 * (cycles / n - 1) for n in known), key=abs)


def reproductions(table: dict, core: str) -> dict:
    """Errors, in percent, of all rows that have a published figure and our rewrite on a core: how
    many there are, the lowest and the highest, which lie outside the core's band, and the mean of
    the absolute errors under each set of rules that fits. [reproduction] and the fits in the core's
    file have to say the same. Plain C is none of them: that is another program than the published
    one, from another compiler."""
    rows = {
        f"{row['title']} x{row['states']}": row
        for row in table["rows"]
        if row["ours"][core]
        and (row["published"] or {}).get(core)
        and row["kernels"][core] != PORTABLE
    }
    errors = {name: _error(row, core, row["ours"][core]["cycles"]) for name, row in rows.items()}
    band = 100 * (cores.load(core).band[1] - 1)
    fits = {}
    for other in cores.alternatives(cores.load(core)):
        off = [
            abs(_error(r, core, r["ours"][core]["alternatives"][other.name])) for r in rows.values()
        ]
        fits[other.name] = round(sum(off) / len(off), 1)
    return {
        "rows": len(rows),
        "lowest": round(min(errors.values()), 1),
        "highest": round(max(errors.values()), 1),
        "outside": [name for name, error in errors.items() if abs(error) > band + 0.05],
        "errors": {name: round(error, 1) for name, error in errors.items()},
        "fits": fits,
    }


def title_of(kernel: str) -> str:
    """What the recipe of a kernel is called, else its name."""
    recipe = Path(__file__).parent / "recipes" / f"aarch64_{kernel.replace('aarch64_', '')}.toml"
    return tomllib.loads(recipe.read_text())["title"] if recipe.exists() else kernel


def _size(found: dict) -> dict:
    any_core = next(iter(found.values()))
    return {key: any_core[key] for key in ("code_bytes", "stack_bytes", "instructions")}


def _describe_cores() -> dict:
    out = {}
    for name in CORES:
        core = cores.load(name)
        out[name] = {
            "title": core.title,
            "band": list(core.band),
            "band_source": core.band_source,
            "mean_error": core.mean_error,
            "errors": cores.error_words(core),
            "llvm_mca_mean_error": core.llvm_mca.mean_error,
        }
    return out


# As text


def short(core: str) -> str:
    return cores.short(core)


def _cell(row: dict, core: str) -> str:
    ours, theirs = row["ours"][core], (row["published"] or {}).get(core)
    if ours is None and theirs is None:
        return ""
    better = row["better"].get(core)
    known = f"({theirs}{f', {better}' if better else ''})" if theirs else ""
    if ours is None:
        return f"- {known}".strip()
    second = f" / {ours['llvm_mca']}" if ours["llvm_mca"] is not None else ""
    each = f" = {ours['per_state']:.0f} each" if row["states"] > 1 else ""
    return f"{ours['cycles']}{second}{each} {known}".strip()


def markdown(table: dict) -> str:
    """For terminals."""
    return "\n\n".join([whole(table), summary(table)])


def _lines(rows: list[list[str]], left: int) -> list[str]:
    """The first `left` columns are words, the others numbers."""
    marks = ["---"] * left + ["---:"] * (len(rows[0]) - left)
    return ["| " + " | ".join(row) + " |" for row in [rows[0], marks, *rows[1:]]]


def whole(table: dict) -> str:
    """Every kernel on every core."""
    rows = [["Keccak-f[1600]", "states", *(short(core) for core in CORES)]]
    for row in table["rows"]:
        cells = [_cell(row, core) for core in CORES]
        rows.append([row["title"], str(row["states"]), *cells])
    legend = (
        "A cell is: our cycles, predicted / what llvm-mca makes of the same instructions = ours "
        "for one state of several (published cycles, measured, and a better figure of that kernel "
        "where there is one)."
    )
    missing = [f"Not there yet: {', '.join(table['missing'])}."] if table["missing"] else []
    return "\n".join([*_lines(rows, 1), "", legend, *missing])


def summary(table: dict) -> str:
    """The best of each core for many states, and what may be claimed."""
    heads = ["core", "ours", "verdict", "published", "our rewrite of it", "ours"]
    rows = [[*heads, "llvm-mca: the rewrite", "llvm-mca: ours"]]
    ranges, against = [], []
    for core, best in table["best"].items():
        again = best.get("reproduction_per_state")
        mca, mca_again = (
            best["llvm_mca_per_state"],
            best.get("reproduction_llvm_mca_per_state"),
        )
        least = min(best["alternatives"].values())
        ends = dict.fromkeys(f"{n:.0f}" for n in (least, best["worst_per_state"]))
        published, *others = (
            "" if n is None else f"{n:.0f}"
            for n in (best["published_per_state"], again, mca_again, mca)
        )
        name = f"`{best['kernel'].removeprefix(PREFIX)}`"
        cells = [short(core), name, best["verdict"], published, others[0], " to ".join(ends)]
        rows.append([*cells, *others[1:]])
        if len(best["alternatives"]) > 1:
            each = ", ".join(f"{n:.0f} ({name})" for name, n in best["alternatives"].items())
            ranges.append(f"Ours on {short(core)} under each set of rules that fits: {each}.")
        if best["outcome"] == "beaten" and mca and mca_again and mca > mca_again:
            error = table["cores"][core]["llvm_mca_mean_error"]
            against.append(f"{short(core)}, where its own mean error is {error} %")
    text = [
        "Cycles per state, of several states in one call: ours from the best to the worst rules "
        "that fit, our rewrite under the worst. Published: the "
        "best of any number of states, measured on a board. Our rewrite of it: that technique as "
        "we wrote it, not the public kernel, in the same model as ours. A gain is the smaller of "
        "both, under the rules for which it is smallest.",
        *ranges,
        *(words for best in table["best"].values() for words in best["care"]),
    ]
    if against:
        text.append(f"llvm-mca sees no gain on {'; nor on '.join(against)}: a board has to decide.")
    errors = [f"- {short(core)}: {c['errors']}." for core, c in table["cores"].items()]
    return "\n".join(
        [*_lines(rows, 3), "", " ".join(text), "", "Errors of the models:", "", *errors]
    )
