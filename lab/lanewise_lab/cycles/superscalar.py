# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Superscalar cores: superscalar.c from Python, with the rules of a core file.

The names of classes, roles, reasons and sizes are read from superscalar.h, so there is one list of
them. The C file is compiled when it is first used.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .. import compiled
from ..cores import Core
from . import Refused

SOURCE = Path(__file__).with_name("superscalar.c")
_HEADER = SOURCE.with_suffix(".h").read_text()


def _enum(after: str) -> dict[str, int]:
    """The names of an enum of the header, without LW_ and in lower case."""
    body = re.search(after + r"\s*\{(.*?)\}", _HEADER, re.S)[1]
    out: dict[str, int] = {}
    for item in re.sub(r"/\*.*?\*/", "", body, flags=re.S).split(","):
        name, _, value = item.strip().partition("=")
        if name:
            number = int(value) if value else max(out.values(), default=-1) + 1
            out[name.strip().removeprefix("LW_").lower()] = number
    return out


CLASSES = _enum("enum lanewise_class")
ROLES = _enum("enum lanewise_role")
REASONS = _enum("enum lanewise_reason")
_SIZES = _enum(r"enum(?= \{ LW_NAMES)")
_UNITS = _enum(r"enum(?= \{\s*LW_UNIT_INTEGER)")
NAMES, READS, WRITES, LONGEST = (_SIZES[n] for n in ("names", "reads", "writes", "longest"))
PLAIN, SHIFTED, ADDRESS, DATA, MERGE = range(5)
assert list(ROLES) == ["plain", "shifted", "address", "data", "merge"]
_COUNT = CLASSES.pop("classes")
REASONS.pop("reasons")
UNITS = _UNITS["units"]
CLASS_NAMES = list(CLASSES)
#: Kind of unit -> the number of the first of them.
FIRST_UNITS = {name.removeprefix("unit_"): n for name, n in _UNITS.items() if n < UNITS}

#: What a reason is called in reports.
WAITS = {
    "nothing": "end",
    "result": "result of an operation",
    "shift_early": "result for a shifted operand",
    "loaded": "result of a load",
    "forward": "load of what was just stored",
    "unit_busy": "unit is busy",
    "first_slot": "vector operation in the first slot only",
    "queue_full": "vector queue is full",
    "reorder_full": "reorder buffer is full",
    "integer_full": "integer queues are full",
    "vector_full": "vector queues are full",
    "memory_full": "load and store queues are full",
    "capped": "limit of dispatch",
}
assert list(WAITS) == list(REASONS)
REASON_NAMES = list(WAITS.values())

_SPECIAL = {"latency_base"}  # of no class


class Rules(ctypes.Structure):
    """struct lanewise_rules"""

    _fields_ = [
        ("out_of_order", ctypes.c_int),
        ("width", ctypes.c_int),
        ("latency", ctypes.c_int * _COUNT),
        ("busy", ctypes.c_int * _COUNT),
        ("on", ctypes.c_uint * _COUNT),
        ("all", ctypes.c_uint * _COUNT),
        ("latency_base", ctypes.c_int),
        ("store_to_load", ctypes.c_int),
        ("after_branch", ctypes.c_int),
        ("shifted_early", ctypes.c_int),
        ("shift_early", ctypes.c_int),
        ("shift_classes", ctypes.c_uint),
        ("merge_late", ctypes.c_int),
        ("merge_classes", ctypes.c_uint),
        ("first_slot", ctypes.c_uint),
        ("vector_queue", ctypes.c_int),
        ("queued", ctypes.c_uint),
        ("queue_units", ctypes.c_uint),
        ("reorder", ctypes.c_int),
        ("room", ctypes.c_int * UNITS),
        ("cap_integer", ctypes.c_int),
        ("cap_vector", ctypes.c_int),
        ("cap_memory", ctypes.c_int),
        ("cap_vector_unit", ctypes.c_int),
    ]


class CStep(ctypes.Structure):
    """struct lanewise_step"""

    _fields_ = [
        ("class_", ctypes.c_int),
        ("read", ctypes.c_int * READS),
        ("role", ctypes.c_int * READS),
        ("write", ctypes.c_int * WRITES),
        ("place", ctypes.c_int),
        ("taken", ctypes.c_int),
        ("updates", ctypes.c_int),
    ]


class Event(ctypes.Structure):
    """struct lanewise_event"""

    _fields_ = [
        ("dispatched", ctypes.c_int),
        ("issued", ctypes.c_int),
        ("unit", ctypes.c_short),
        ("why", ctypes.c_short),
    ]


class Step(NamedTuple):
    """One executed instruction as a core sees it. Registers are numbers 0 .. NAMES - 1."""

    class_: str  # of CLASSES
    reads: tuple[tuple[int, int], ...] = ()  # register and role: PLAIN, SHIFTED ...
    writes: tuple[int, ...] = ()
    place: int = -1  # the first 8 bytes it accesses, as a number
    taken: bool = False
    updates: bool = False  # the last of `writes` is a base register


@cache
def library() -> ctypes.CDLL:
    """superscalar.c as machine code. Refused if no compiler is there."""
    try:
        return compiled.library(SOURCE)
    except OSError as error:
        raise Refused(str(error)) from None


def _set(core: Core, rule: str) -> int:
    """The classes that a rule names, a bit each; none if its value is 0."""
    if not core[rule]:
        return 0
    return sum(1 << CLASSES[name] for name in core.rules[rule].classes)


def _units(core: Core) -> dict[str, int]:
    """The units of each class, a bit each. ValueError if not every class has one place."""
    masks = {}
    for kind in ("integer", "branch", "load", "store", "vector"):
        masks[f"{kind}_units"] = ((1 << core[f"{kind}_units"]) - 1) << _UNITS[f"unit_{kind}"]
    if core["shared_memory_units"]:
        masks["store_units"] = masks["load_units"]
    for rule in ("vector_shift_units", "sha3_units"):  # which of the vector units
        masks[rule] = core[rule] << _UNITS["unit_vector"]
    masks["no_unit"] = 0
    out: dict[str, int] = {}
    for rule, units in masks.items():
        for name in core.rules[rule].classes:
            if name in out:
                raise ValueError(f"{core.name}: {rule} names {name}, as another rule does")
            out[name] = units
    if core["moves_eliminated"]:
        out |= dict.fromkeys(core.rules["moves_eliminated"].classes, 0)
    if set(out) != set(CLASSES):
        raise ValueError(f"{core.name}: not clear where {set(out) ^ set(CLASSES)} are executed")
    return out


def _of_class(core: Core, what: str) -> dict[str, int]:
    """`what`_<class> of each class, else the value of the `what`_<family> that names it. ValueError
    if a class has none or two."""
    out, families = {}, [r for r in core.rules.values() if r.name.startswith(f"{what}_")]
    for rule in families:
        for name in rule.classes:
            if name in out:
                raise ValueError(f"{core.name}: {rule.name} names {name}, as another rule does")
            out[name] = rule.value
    for rule in families:
        name = rule.name.removeprefix(f"{what}_")
        if name in CLASSES:
            out[name] = rule.value
        elif not rule.classes and rule.name not in _SPECIAL:
            raise ValueError(f"{core.name}: {rule.name} is about no class")
    return out


@cache
def rules(core: Core) -> Rules:
    """The rules of a core file as superscalar.c takes them. KeyError if one is missing, ValueError
    if two contradict each other."""
    out = Rules(out_of_order=core.pipeline == "out-of-order", width=core["width"])
    units, latency, busy = _units(core), _of_class(core, "latency"), _of_class(core, "busy")
    lacks = set() if core["sha3_units"] else set(core.rules["sha3_units"].classes)
    for name, n in CLASSES.items():
        out.latency[n] = -1 if name in lacks else latency[name]
        out.busy[n] = busy.get(name, core["busy"])
        out.on[n] = units[name]
    for name in ("latency_base", "store_to_load", "after_branch"):
        setattr(out, name, core[name])
    if out.out_of_order:
        out.reorder = core["reorder"]
        for unit in range(UNITS):
            kind = "vector" if unit >= _UNITS["unit_vector"] else "memory"
            out.room[unit] = core[f"queue_{'integer' if unit < _UNITS['unit_load'] else kind}"]
        for name in ("cap_integer", "cap_vector", "cap_memory", "cap_vector_unit"):
            setattr(out, name, core[name])
    else:
        for name in ("shifted_early", "shift_early", "merge_late", "vector_queue"):
            setattr(out, name, core[name])
        out.shift_classes, out.merge_classes = _set(core, "shift_early"), _set(core, "merge_late")
        out.first_slot, out.queued = _set(core, "first_slot"), _set(core, "vector_queue")
        out.queue_units = sum(
            1 << CLASSES[n] for n in CLASSES if units[n] >= 1 << _UNITS["unit_vector"]
        )
        if core["vector_alone"]:
            for name in core.rules["vector_alone"].classes:
                out.all[CLASSES[name]] = units["vlogic"]
    if max(out.vector_queue, *out.room) > LONGEST:
        raise ValueError(f"{core.name}: a queue of more than {LONGEST}")
    return out


_PACKED = struct.Struct(f"={ctypes.sizeof(CStep) // 4}i")


def _pack(step: Step) -> bytes:
    reads = [*(name for name, _ in step.reads), *[-1] * (READS - len(step.reads))]
    roles = [*(role for _, role in step.reads), *[PLAIN] * (READS - len(step.reads))]
    writes = [*step.writes, *[-1] * (WRITES - len(step.writes))]
    last = step.place, step.taken, step.updates
    assert all(0 <= name < NAMES for name in (*(n for n, _ in step.reads), *step.writes))
    return _PACKED.pack(CLASSES[step.class_], *reads, *roles, *writes, *last)


def array(steps: Sequence[Step]) -> ctypes.Array:
    """Steps as superscalar.c takes them."""
    known: dict[Step, bytes] = {}
    packed = []
    for step in steps:
        if step not in known:
            known[step] = _pack(step)
        packed.append(known[step])
    return (CStep * len(packed)).from_buffer_copy(b"".join(packed))


class Lacks(Refused):
    """The core cannot execute a step."""

    def __init__(self, core: Core, class_: str, step: int):
        super().__init__(f"{core.name} has no {class_.upper()} (step {step})")
        self.step = step


class Run(NamedTuple):
    cycles: int
    events: Sequence[Event]  # of each step


def simulate(core: Core, steps: Sequence[Step] | Iterable[Step], events: bool = True) -> Run:
    """Steps executed one behind the other on an idle core. Refused if it lacks an instruction."""
    steps = steps if isinstance(steps, ctypes.Array) else array(list(steps))
    count = len(steps)
    made = (Event * count)() if events else None
    cycles = library().lanewise_events(ctypes.byref(rules(core)), steps, count, made)
    if cycles == -(1 << 31):
        raise MemoryError
    if cycles < 0:
        raise Lacks(core, CLASS_NAMES[steps[-1 - cycles].class_], -1 - cycles)
    return Run(cycles, made if events else ())
