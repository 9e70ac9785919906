# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The figures of one call as JSON: what `lanewise-lab cycles` prints."""

from __future__ import annotations

from ..cores import Core
from .model import predict
from .trace import Trace, run


def code_bytes(trace: Trace) -> tuple[int, str]:
    """Bytes of code and what is counted: the function's symbol if it covers all that ran."""
    symbol = trace.image.function(trace.symbol)
    executed = {step.instruction.address: step.instruction.size for step in trace.steps}
    first, last = min(executed), max(executed)
    if symbol.address <= first and last < symbol.address + symbol.size:
        return symbol.size, "symbol"
    return sum(executed.values()), "executed instructions"


def report(path: str, symbol: str, core: Core, rounds: int = 24) -> dict:
    """Units: cycles, bytes, executed instructions; stalls in issue slots."""
    trace = run(path, symbol, core, rounds)
    result = predict(trace.steps, core)
    low, high = result.band
    size, counted = code_bytes(trace)
    return {
        "core": core.name,
        "object": path,
        "symbol": symbol,
        "kind": "predicted",
        "rounds": rounds,
        "cycles": result.cycles,
        "cycles_per_round": round(result.cycles / rounds, 2),
        "band": {
            "low": low,
            "high": high,
            "low_percent": round(100 * (core.band[0] - 1), 2),
            "high_percent": round(100 * (core.band[1] - 1), 2),
            "source": core.band_source,
        },
        "instructions": len(trace.steps),
        "instructions_by_class": result.classes,
        "slots_per_cycle": result.schedule.width,
        "stalls_by_reason": result.stalls,
        "code_bytes": size,
        "code_bytes_of": counted,
        "stack_bytes": trace.stack_bytes,
    }
