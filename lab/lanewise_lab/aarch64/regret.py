# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One column of costs for a core that several sets of rules fit.

Selection in C knows one cost of a kernel on a core, and takes the cheapest sequence of calls. Which
sequence is cheapest depends on the set, and none of the sets is known to be right. So the column is
the one whose sequences give away the least: for each number of waiting states, the cycles of the
sequence over the fewest that are possible under the same set, in the set in which that is most.
"""

from __future__ import annotations

from collections.abc import Iterator

#: Cycles of each kernel under each set of rules, the central set first.
BySet = dict[str, dict[str, float]]
#: Waiting states that are planned for; then the state of a context, and very many.
STATES = range(1, 9)
_MANY = 840  # a multiple of every number of states


def _cheapest(column: dict[str, float], states: dict[str, int]) -> dict[int, tuple[str, ...]]:
    """The cheapest sequence of calls for each number of waiting states, as plan() of select.c finds
    them, but for ties; 0: of a context; _MANY: of one kernel, of which no state is left over."""
    plans: dict[int, tuple[str, ...]] = {0: ()}

    def cost(calls: tuple[str, ...]) -> float:
        return sum(column[name] for name in calls)

    for n in STATES:
        plans[n] = min(((k, *plans[max(0, n - states[k])]) for k in column), key=cost)
    plans[0] = (min((k for k in column if states[k] == 1), key=column.__getitem__),)
    most = min(column, key=lambda k: column[k] / states[k])
    plans[_MANY] = (most,) * (_MANY // states[most])
    return plans


def _cycles(plans: dict[int, tuple[str, ...]], column: dict[str, float]) -> dict[int, float]:
    return {n: sum(column[name] for name in calls) for n, calls in plans.items()}


def given_away(column: dict[str, float], sets: BySet, states: dict[str, int]) -> dict[int, float]:
    """For each number of states the largest ratio, over the sets, of what this column chooses to
    the fewest cycles that are possible."""
    fewest = {name: _cycles(_cheapest(own, states), own) for name, own in sets.items()}
    plans = _cheapest(column, states)
    cycles = {name: _cycles(plans, own) for name, own in sets.items()}
    return {n: max(cycles[name][n] / fewest[name][n] for name in sets) for n in plans}


def _candidates(sets: BySet, states: dict[str, int]) -> Iterator[dict[str, float]]:
    """Columns on the scale of the central set: how far each kernel is behind the best one per state
    in the set that is worst for it; in the mean of all sets; in each."""
    best = {name: min(own[k] / states[k] for k in own) for name, own in sets.items()}
    central = next(iter(best.values()))
    kernels = next(iter(sets.values()))
    behind = {k: [central * own[k] / best[name] for name, own in sets.items()] for k in kernels}
    yield {k: max(of) for k, of in behind.items()}
    yield {k: sum(of) / len(of) for k, of in behind.items()}
    for i in range(len(sets)):
        yield {k: of[i] for k, of in behind.items()}


def column(sets: BySet, states: dict[str, int]) -> dict[str, float]:
    """The candidate that gives away least in the sum over all numbers of states; of equal ones the
    first. states: of each kernel."""
    return min(_candidates(sets, states), key=lambda c: sum(given_away(c, sets, states).values()))
