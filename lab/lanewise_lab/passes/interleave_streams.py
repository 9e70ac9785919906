# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Streams side by side: one order for several that know nothing of each other."""

from __future__ import annotations


def evenly(lengths: list[int]) -> list[int]:
    """The order in which all streams begin and end together. Items are numbered through: those of
    the first stream, then those of the second, and so on."""
    start, keyed = 0, []
    for stream, length in enumerate(lengths):
        keyed += [((n + 0.5) / length, stream, start + n) for n in range(length)]
        start += length
    return [n for _, _, n in sorted(keyed)]
