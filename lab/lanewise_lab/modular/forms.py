# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The results of an execution as polynomials of the inputs modulo q."""

from __future__ import annotations

from ..prove.arithmetic import Execution
from ..symbolic import Refused
from .shape import Form


class Wide(Refused):
    """A result that is no polynomial of the inputs modulo q, for something wraps around, or one
    beyond the bounds asked for; it may be neither for smaller inputs."""


def forms_of(
    execution: Execution, exit_bounds: tuple[int, int] | None
) -> tuple[list[Form], int, int]:
    """Of all results of a run: as polynomials of the inputs, and their bounds."""
    n, out, low, high = execution.integers, [], None, None
    bits = execution.claim.element
    for k, e in enumerate(execution.results()):
        value = n.signed(e, bits)
        try:
            out.append(n.modulo_q(value))
        except Refused as reason:
            raise Wide(f"element {k}: {reason}") from None
        lo, hi = n.bounds(value)
        if exit_bounds and (lo < exit_bounds[0] or hi > exit_bounds[1]):
            least, most = exit_bounds
            raise Wide(f"element {k} may be in {lo}..{hi}, asked for {least}..{most}")
        low, high = (lo, hi) if low is None else (min(low, lo), max(high, hi))
    return out, low, high
