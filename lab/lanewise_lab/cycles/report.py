# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The figures of one call as JSON: what `lanewise-lab cycles` prints."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..cores import Core
from . import Refused, mca
from .model import Result, predict
from .trace import PARAMETERS, Trace, run


def code_bytes(trace: Trace) -> tuple[int, str]:
    """Bytes of code and what is counted: the function's symbol if it covers all that ran."""
    symbol = trace.image.function(trace.symbol)
    executed = {step.instruction.address: step.instruction.size for step in trace.steps}
    first, last = min(executed), max(executed)
    if symbol.address <= first and last < symbol.address + symbol.size:
        return symbol.size, "symbol"
    return sum(executed.values()), "executed instructions"


def states_of(symbol: str) -> int | None:
    """How many states a function permutes at once, from its name."""
    found = re.search(r"_x(\d+)(?:_|$)", symbol)
    return int(found[1]) if found and int(found[1]) > 0 else None


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


def _band(result: Result) -> dict:
    core, (low, high) = result.core, result.band
    return {
        "low": low,
        "high": high,
        "low_percent": round(100 * (core.band[0] - 1), 2),
        "high_percent": round(100 * (core.band[1] - 1), 2),
        "source": core.band_source,
    }


def figures(trace: Trace, core: Core, rounds: int = 24, states: int | None = None) -> dict:
    """Units: cycles, bytes, executed instructions; stalls in issue slots. On AArch64 cycles are
    those of one more call behind another."""
    result = predict(trace.steps, core)
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


def measured(
    path: str,
    symbol: str,
    core: Core,
    rounds: int = 24,
    states: int | None = None,
    call: Sequence[str] = PARAMETERS[:2],
) -> tuple[Trace, int | None]:
    """The trace of one call, and how many states it permutes, if that is known: `states` says so
    if the name does not."""
    known = (states or states_of(symbol)) if core.isa == "aarch64" else None
    return run(path, symbol, core, rounds, states=known, call=call), known


def report(path: str, symbol: str, core: Core, rounds: int = 24, **more) -> dict:
    """The figures of one call; `more` as measured() takes it."""
    trace, known = measured(path, symbol, core, rounds, **more)
    return figures(trace, core, rounds, known)
