# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The figures of one call as JSON: what `lanewise-lab cycles` prints."""

from __future__ import annotations

from .. import cores
from ..cores import Core
from . import Refused, mca
from .judge import Measured, Options, measured
from .leaning import at_limit
from .limits import no_rule_for, uncertain, warnings
from .model import Result, predict, timer
from .trace import Trace


def code_bytes(trace: Trace) -> tuple[int, str]:
    """Bytes of code and what is counted: the function's symbol if it covers all that ran."""
    symbol = trace.image.function(trace.symbol)
    executed = {step.instruction.address: step.instruction.size for step in trace.steps}
    first, last = min(executed), max(executed)
    if symbol.address <= first and last < symbol.address + symbol.size:
        return symbol.size, "symbol"
    return sum(executed.values()), "executed instructions"


def second_opinion(trace: Trace, core: Core) -> dict:
    """What llvm-mca says of the same instructions, or why it says nothing."""
    try:
        cycles = mca.cycles(trace.steps, core)
    except Refused as error:
        return {"tool": mca.TOOL, "error": str(error)}
    return {
        "tool": mca.TOOL,
        "cpu": " ".join((core.llvm_mca.cpu, *core.llvm_mca.options)),
        "cycles": cycles,
        "mean_error_percent": core.llvm_mca.mean_error,
    }


def _off(cycles: int, from_: int) -> float | None:
    """Percent; None of a figure of 0 cycles, which a single A64 instruction may have."""
    return round(100 * (cycles / from_ - 1), 2) if from_ else None


def _band(result: Result) -> dict | None:
    if not result.core.band:
        return None
    core, (low, high) = result.core, result.band
    return {
        "low": low,
        "high": high,
        "low_percent": _off(low, result.cycles),
        "high_percent": _off(high, result.cycles),
        "source": core.band_source,
    }


def figures(
    trace: Trace,
    core: Core,
    rounds: int = 24,
    states: int | None = None,
    result: Result | None = None,
) -> dict:
    """Units: cycles, bytes, executed instructions; stalls in issue slots. On AArch64 cycles are
    those of one more call behind another. `result`: the prediction, if there is one already."""
    result = result or predict(trace.steps, core)
    size, counted = code_bytes(trace)
    out = {
        "core": core.name,
        "object": trace.image.path,
        "symbol": trace.symbol,
        "kind": "predicted",
        "rounds": rounds,
        "cycles": result.cycles,
        "cycles_per_round": round(result.cycles / rounds, 2),
        "band": _band(result),
    }
    if core.pipeline == "dual-issue":
        out["at_limit"] = at_limit(result)
    if core.isa == "aarch64":
        out["mean_error_percent"] = core.mean_error
        out["second_opinion"] = second_opinion(trace, core)
        if states:
            out |= {"states": states, "cycles_per_state": round(result.cycles / states, 1)}
    return out | {
        "instructions": len(trace.steps),
        "instructions_by_class": result.classes,
        "slots_per_cycle": result.schedule.width,
        "stalls_by_reason": result.stalls,
        "code_bytes": size,
        "code_bytes_of": counted,
        "stack_bytes": trace.stack_bytes,
    }


def rule_sets(found: Measured, core: Core) -> dict:
    """Cycles under every set of rules that fits the published figures about as well."""
    sets, again = [], timer(found.trace.steps, core)
    for other in cores.alternatives(core):
        same = other.core.rules == core.rules
        cycles = found.result.cycles if same else again(other.core)
        fit = {"fit": other.fit, "fit_of": other.fit_of} if other.fit is not None else {}
        sets.append({"name": other.name, "likely": other.likely, "cycles": cycles, **fit})
    return {
        "rule_sets": sets,
        "cycles_min": min(s["cycles"] for s in sets),
        "cycles_max": max(s["cycles"] for s in sets),
    }


def _placement(found: Measured) -> dict:
    by_code = found.cycles_by_code
    where = next(place for place, n in by_code.items() if n == found.result.cycles)
    out = {"code": where, "code_section_align": found.code_align}
    if "wait_states" in found.result.core.rules:
        out["wait_states"] = found.result.core.wait_states
    if found.state_align:
        out |= {"states": f"{found.state_align} mod {2 * found.state_align}"}
    return out | ({"cycles_by_code": by_code} if len(by_code) > 1 else {})


def report(
    path: str, symbol: str, core: Core, rounds: int = 24, limits: bool = False, **more
) -> dict:
    """The figures of one call; `more` as judge.Options has it. With `limits` also what they rest
    on that was not measured, which takes as long again."""
    found = measured(path, symbol, core, rounds, Options(**more))
    out = figures(found.trace, core, rounds, found.states, found.result)
    at = list(out).index("cycles")
    items = list(out.items())
    verdict = {
        "keccak": "unchecked" if found.keccak is None else found.keccak,
        "layout": found.layout,
    }
    out = dict(items[:at]) | verdict | dict(items[at:]) | rule_sets(found, core)
    out |= {"placement": _placement(found), "error": cores.error_words(core)}
    if limits:
        rules = uncertain(found.result)
        out["warnings"] = warnings(found.result)
        out |= {"uncertain_rules": rules, "no_rule_for": no_rule_for(found.result, rules)}
    return out
