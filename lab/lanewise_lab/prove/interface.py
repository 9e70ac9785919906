# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How a kernel is called, and with which sizes it is proved."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from .spec import LANES, ROUNDS

PARAMETERS = {
    "state": "the states",
    "rc": "the first round constant to use",
    "rounds": "the number of rounds, unsigned int",
    "rounds64": "the number of rounds, size_t",
    "data": "the message of the one instance",
    "messages": "an array with one message pointer for each instance",
    "outs": "an array with one output pointer for each instance",
    "out": "the output of the one instance",
    "blocks": "the number of blocks, size_t",
    "lanes": "the lanes of a block or of an output, size_t",
    "instance": "the number of the state that bytes are for, unsigned int",
    "offset": "the byte of the state where bytes begin, size_t",
    "length": "the number of bytes, size_t",
    "which": "the states that are set, bit k for state k, unsigned int",
    "bytes": "the 200 bytes that they are set to",
    "start": "the 200 bytes that every state begins as",
    "both": "an array with one message pointer for each instance, then one output pointer for each",
    "given": "the lanes of an output, size_t",
    "nodes": "rows of nodes, one lane of all instances each: see chain.py",
    "head": "rows of what stands before, in each step",
    "last": "a row for each step, between head and node",
    "steps": "the number of steps, size_t",
    "rcs": "all round constants",
}


#: How states lie in memory: lane by lane, each of all states; one state behind the other; the
#: first two zipped, the others behind them; zipped, each lane as 32-bit halves, even and odd bits.
LAYOUTS = ("zipped", "lanes", "paired", "interleaved")
#: Those of chains.
CHAINED = ("zipped", "paired")
#: The parameters of chains; of these, others have only `out`.
CHAIN = ("out", "nodes", "head", "last", "steps", "rcs")


@dataclass(frozen=True)
class Interface:
    """Parameters in the order of the C prototype, and how the states lie in memory."""

    states: int = 1
    layout: str = "zipped"  # or one of the other LAYOUTS
    call: str = "state,rc,rounds"
    free_x18: bool = False  # of AArch64: the platform leaves x18 to the code
    node: int = 0  # lanes of a node, of a chain
    masked: bool = False  # of a chain: nodes are XORed with a mask before they are hashed

    def __post_init__(self):
        unknown = [p for p in self.parameters if p not in PARAMETERS]
        if unknown:
            raise ValueError(f"unknown parameter {unknown[0]}; known: {', '.join(PARAMETERS)}")
        if self.layout not in LAYOUTS:
            raise ValueError(f"unknown layout {self.layout}; known: {', '.join(LAYOUTS)}")
        if not 1 <= self.states <= 8:
            raise ValueError("states must be 1..8")
        if self.chains != (self.node > 0) or self.chains and self.layout not in CHAINED:
            known = " or ".join(CHAINED)
            raise ValueError(f"a chain, and nothing else, has nodes, and its states are {known}")
        self._check_call()
        one = {"data", "out", "offset"} & set(self.parameters)
        if self.states > 1 and one and not self.chains and "instance" not in self.parameters:
            raise ValueError("data, out and offset are for one state; several need messages")

    def _check_call(self) -> None:
        """Whether the parameters are those of one call."""
        given = self.parameters
        twice = [p for n, p in enumerate(given) if p in given[:n]]
        if twice:
            raise ValueError(f"the parameter {twice[0]} is there twice")
        wrong = [p for p in given if (p in CHAIN) != self.chains and p != "out"]
        if wrong:
            kind = "no parameter of" if self.chains else "a parameter of"
            raise ValueError(f"{wrong[0]} is {kind} a chain, which has {', '.join(CHAIN)}")
        if ("start" in given) != ("both" in given) or ("start" in given) != ("given" in given):
            raise ValueError("start, both and given, for messages of a block, need each other")
        if ("which" in given) != ("bytes" in given):
            raise ValueError("which and bytes, for functions that set states, need each other")

    @property
    def parameters(self) -> list[str]:
        return self.call.split(",")

    @property
    def once(self) -> bool:
        """Whether messages of one block become outputs, with no states in memory."""
        return "start" in self.parameters

    @property
    def absorbs(self) -> bool:
        return self.once or "data" in self.parameters or "messages" in self.parameters

    @property
    def extracts(self) -> bool:
        """Whether there are outputs that a permutation was not made for."""
        return not self.chains and bool({"out", "outs"} & set(self.parameters))

    @property
    def sets(self) -> bool:
        """Whether some of the states become equal to one that is given."""
        return "which" in self.parameters

    @property
    def chains(self) -> bool:
        return "steps" in self.parameters

    @property
    def permutes(self) -> bool:
        return "rounds" in self.parameters or "rounds64" in self.parameters

    @property
    def bytewise(self) -> bool:
        """Whether the data or the output is a part of one state, given in bytes."""
        return "length" in self.parameters

    def place(self, instance: int, lane: int) -> int:
        """Where a lane lies in the memory of the states, in lanes."""
        if self.layout in ("zipped", "interleaved"):
            return lane * self.states + instance
        if self.layout == "paired" and self.states > 1 and instance < 2:
            return lane * 2 + instance
        return instance * LANES + lane


_LAYOUT = {"x86_64": "zipped", "armv7m": "interleaved", "aarch64": "paired"}
_LAYOUT |= {"armv8m": "interleaved", "riscv64": "zipped", "riscv32": "interleaved"}


def default_interface(
    symbol: str, states: int | None = None, layout: str | None = None, isa: str = "x86_64"
) -> Interface:
    """The conventions of Lanewise's functions, from the name."""
    if states is None:
        found = re.search(r"_x(\d+)_", symbol)
        states = int(found[1]) if found else 1
    chain = re.search(r"_shake256_x\d+_.*?(_masked)?_chain(16|24|32)$", symbol)
    if chain:
        call = "out,nodes,head,last,steps,rcs"
        n, masked = int(chain[2]) // 8, chain[1] is not None
        return Interface(states, layout or _LAYOUT[isa], call, node=n, masked=masked)
    if symbol.endswith("_add_bytes"):
        call = "state,data,offset,length"
    elif symbol.endswith("_extract_bytes"):
        call = "state,out,offset,length"
    elif isa != "x86_64" or not symbol.startswith("lanewise_"):
        call = "state,rounds"
    elif symbol.endswith("_extract"):
        call = "state,outs,lanes"
    elif symbol.endswith("_once"):
        call = "start,both,lanes,given,rc,rounds64"
    elif symbol.endswith("_absorb"):
        call = "state,messages,blocks,lanes,rc,rounds64"
    elif states == 1:
        call = "state,data,blocks,lanes,rounds"
    else:
        call = "state,rc,rounds64"
    return Interface(states, layout or _LAYOUT[isa], call)


#: Of a chain: any number of steps, by induction.
EVERY = -1
#: Steps that SLH-DSA asks for in one call, at most: those of a chain of WOTS with w = 16.
MOST_STEPS = 15


@dataclass(frozen=True)
class Case:
    rounds: int = 0
    blocks: int = 0
    lanes: int = 0
    offset: int = 0  # in bytes
    length: int | None = None
    instance: int = 0
    vlen: int = 0  # bits of a vector register, where that is up to the processor
    steps: int = 0  # of a chain, or EVERY
    which: int = 0  # the states that are set
    in_place: bool = False  # of a chain: the result replaces the nodes
    given: int = 0  # lanes of an output, where that of a message is another number

    def __str__(self) -> str:
        return self._what() + (f", VLEN {self.vlen}" if self.vlen else "")

    def _what(self) -> str:
        if self.length is not None:
            state = f" of state {self.instance}" if self.instance else ""
            return f"{self.length} bytes at {self.offset}{state}"
        if self.which:
            return f"states {self.which:#b} set"
        if self.steps:
            steps = "any number of" if self.steps == EVERY else self.steps
            return f"{steps} steps" + (", in place" if self.in_place else "")
        out = [f"{self.rounds} rounds"] if self.rounds or self.blocks else []
        out += [f"{self.blocks} blocks"] if self.blocks else []
        out += [f"{self.lanes} lanes"] if self.lanes or self.blocks else []
        return ", ".join(out + ([f"{self.given} given"] if self.given else []))


#: Lanes of a block in SHA3-512, SHA3-384, SHA3-256, SHA3-224 and SHAKE128, and the whole state.
RATES = (9, 13, 17, 18, 21, 25)


def byte_cases() -> list[Case]:
    """Every length from every place in the first lane, and a few from every other place."""
    cases = []
    for offset in range(8 * LANES + 1):
        most = 8 * LANES - offset
        lengths = range(most + 1) if offset < 8 else {0, 1, 8, 17, most - 1, most}
        cases += [Case(offset=offset, length=n) for n in sorted(lengths) if 0 <= n <= most]
    return cases


def masks(states: int) -> list[int]:
    """Of states: every choice."""
    return list(range(1, 1 << states))


def default_cases(interface: Interface) -> list[Case]:
    if interface.sets:
        return [Case(which=n) for n in masks(interface.states)]
    if interface.chains:
        return [Case(ROUNDS, steps=EVERY, in_place=place) for place in (True, False)]
    if interface.bytewise:
        return byte_cases()
    if interface.extracts:
        return [Case(lanes=n) for n in range(1, LANES + 1)]
    every = range(1, ROUNDS + 1)
    if interface.once:
        cases = [Case(24, 1, n, given=4) for n in (4, 17, 21)]
        cases += [Case(24, 1, 17, given=17), Case(12, 1, 21, given=21), Case(12, 1, 17, given=4)]
        cases += [Case(1, 1, 5, given=n) for n in (4, 5)]
        return cases + [Case(2, 1, n, given=max(LANES - n, 1)) for n in range(LANES + 1)]
    if not interface.absorbs:
        return [Case(n) for n in every]
    if not interface.permutes:
        return [Case(0, 1, n) for n in range(1, LANES + 1)]
    cases = [Case(24, b, n) for n in RATES for b in (1, 2)]
    cases += [Case(12, 3, 17), Case(12, 3, 21)]
    cases += [Case(1, 2, n) for n in range(1, LANES + 1)]
    if "rounds64" in interface.parameters:
        # These kernels also add lanes alone, without a permutation.
        return cases + [Case(0, 1, n) for n in range(1, LANES + 1)]
    # These permute by absorbing a block of no lanes.
    return [Case(n, 1, 0) for n in every] + cases


def a_few(cases: list[Case]) -> list[Case]:
    """Of the sizes that a function is proved for those that a sample of proofs takes: all numbers
    of rounds up to six, in which every way into an unrolled loop and out of it shows, one full
    permutation, and of sizes without many rounds every so many. Of chains the first."""
    if cases and cases[0].steps:
        return cases[:1]
    bases = list(dict.fromkeys(replace(c, vlen=0) for c in cases))
    rounds = {c: c.rounds * max(c.blocks, 1) for c in bases}
    light = [c for c in bases if rounds[c] <= 6]
    heavy = [c for c in bases if rounds[c] > 6]
    step = len(light) // 24 + 1
    chosen = set(light[::step] + light[-1:])
    if heavy:
        most = max(c.rounds for c in heavy)
        chosen.add(min((c for c in heavy if c.rounds == most), key=rounds.__getitem__))
    return [c for c in cases if replace(c, vlen=0) in chosen]
