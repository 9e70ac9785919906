# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The figures of one call as JSON: what `lanewise-lab cycles` prints."""

from __future__ import annotations

from ..cores import Core
from .model import predict
from .trace import run


def report(path: str, symbol: str, core: Core, rounds: int = 24) -> dict:
    """Units: cycles, bytes, executed instructions; stalls in issue slots."""
    trace = run(path, symbol, core, rounds)
    result = predict(trace.steps, core)
    low, high = result.band
    size, taken_from = trace.image.code_bytes(symbol)
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
        "code_bytes_from": taken_from,
        "stack_bytes": trace.stack_bytes,
    }
