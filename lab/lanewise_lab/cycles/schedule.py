# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What goes into a pipeline model and what comes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ..isa import aarch64_syntax, armv7m_syntax

Instruction = armv7m_syntax.Instruction | aarch64_syntax.Instruction


class Step(NamedTuple):
    """One executed instruction."""

    instruction: Instruction
    addresses: tuple[int, ...] = ()  # of the memory words it accesses, in order
    taken: bool = False  # the next instruction is not the one behind it


@dataclass
class Schedule:
    """When each step is issued, and what it waited for."""

    width: int  # issue slots a cycle
    cycles: int = 0
    #: Step -> cycle * width + slot. Out of order: of its dispatch.
    issued: list[int] = field(default_factory=list)
    #: Step -> the cycle in which it begins to execute, and on which unit; empty if that is known.
    began: list[int] = field(default_factory=list)
    units: list[int] = field(default_factory=list)
    #: (step, reason, empty slots before it). The step behind the last stands for the end.
    waits: list[tuple[int, str, int]] = field(default_factory=list)


class Facts:
    """What a pipeline knows of each instruction: worked out once for each Instruction object."""

    def __init__(self, prepare: Callable[[Instruction], tuple]):
        self.known: dict[int, tuple] = {}  # by id()
        self._alive: list[Instruction] = []  # so that no id() is used again
        self._prepare = prepare

    def learn(self, instruction: Instruction) -> tuple:
        self._alive.append(instruction)
        found = self.known[id(instruction)] = self._prepare(instruction)
        return found
