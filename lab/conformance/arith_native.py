# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic functions of an object on this machine's processor, against their claims."""

from __future__ import annotations

from pathlib import Path

from lanewise_lab import counterexample
from lanewise_lab.prove.arithmetic import Claim
from lanewise_lab.prove.objfile import ObjectFile


def is_right(path: Path, symbol: str, claim: Claim, seed: int, trials: int = 12) -> bool:
    """Whether the results of runs keep the claim, for random and extreme inputs."""
    drawn = counterexample.random_trials(claim, seed, trials)
    return counterexample.among(ObjectFile(str(path), {}), symbol, claim, drawn) is None


def run(path: Path, symbol: str, claim: Claim, draw) -> bool:
    """The same for inputs that are given. draw: of an array or string of bits, its elements."""
    trial = [x for a in claim.inputs for x in draw(a)]
    return counterexample.among(ObjectFile(str(path), {}), symbol, claim, [trial]) is None
