# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the pipelines ask of an instruction: its kind, and which registers it needs for what."""

from __future__ import annotations

from dataclasses import dataclass

from ..isa import armv7m
from ..isa.armv7m_syntax import PC, SP, Imm, Instruction, Mem, Reg, Regs, Shifted
from . import Refused

#: The number of the condition flags among the registers.
FLAGS = 16

#: Timed, but not among the instructions that kernels may use: mnemonic -> kind.
_OTHERS = {
    "clz": "bitfield",
    "umull": "multiply_long",
    "smull": "multiply_long",
    "umlal": "multiply_long",
    "smlal": "multiply_long",
    "umaal": "multiply_long",
    "udiv": "divide",
    "sdiv": "divide",
    "mrs": "special",
    "msr": "special",
    "dmb": "special",
    "dsb": "special",
    "isb": "special",
    "cps": "special",
    "cpsid": "special",
    "cpsie": "special",
    "tbb": "branch",
    "tbh": "branch",
}
_NO_RESULT = {"cmp", "cmn", "tst", "teq"}
_TWO_RESULTS = {"umull", "smull", "umlal", "smlal", "umaal"}
_ALSO_READ = {"movt", "bfi", "bfc", "umlal", "smlal", "umaal"}
_CARRY = {"adc", "sbc", "rrx"}
_LOADS = {"load", "load_double", "load_multiple", "fpu_load", "fpu_load_multiple"}
_STORES = {"store", "store_double", "store_multiple", "fpu_store", "fpu_store_multiple"}

#: An instruction of an IT block whose condition does not hold.
SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Op:
    """Registers: 0..15 core, 16 the flags, 32.. the words of the FPU."""

    instruction: Instruction
    kind: str  # as in isa/armv7m.py, and: multiply_add, multiply_long, divide, special, skipped
    address: tuple[int, ...] = ()  # form an address, or the target of a branch
    shifted: tuple[int, ...] = ()  # go through an inline shift
    operands: tuple[int, ...] = ()  # everything else that is computed with
    data: tuple[int, ...] = ()  # are stored
    results: tuple[int, ...] = ()
    base: int | None = None  # the base register that is written back
    words: int = 0  # registers that are moved to or from memory or FPU
    indexed: bool = False  # a single load or store that writes its base back

    @property
    def size(self) -> int:
        """Bytes of each access of a load or store, which they are aligned to or not; else 1."""
        if self.kind in ("load", "store"):
            return {"b": 1, "h": 2}.get(self.instruction.mnemonic[-1], 4)
        return 4 if self.loads or self.stores else 1

    @property
    def loads(self) -> bool:
        return self.kind in _LOADS

    @property
    def stores(self) -> bool:
        return self.kind in _STORES


def kind(instruction: Instruction) -> str:
    name = instruction.mnemonic
    if name == SKIPPED:
        return SKIPPED
    if name[:2] == "it":
        return "it"
    if name in ("mla", "mls"):
        return "multiply_add"
    entry = armv7m.TABLE.get(name)
    found = entry.kind if entry else _OTHERS.get(name)
    if found is None:
        raise Refused(f"no timing for {instruction.text} at {instruction.address:#x}")
    return found


def _words(op: Reg | Regs) -> list[int]:
    """Register numbers, double registers as two single ones."""
    out: list[int] = []
    for n in op.n if isinstance(op, Regs) else (op.n,):
        out += (32 + 2 * (n - 64), 33 + 2 * (n - 64)) if n >= 64 else (n,)
    return out


def describe(instruction: Instruction) -> Op:
    """Refused if the instruction has no timing."""
    found = kind(instruction)
    name, given = instruction.mnemonic, instruction.operands
    flags_in = [FLAGS] if instruction.cond or name in _CARRY else []
    if found in _LOADS or found in _STORES:
        return _transfer(instruction, found, flags_in)
    if found == "branch":
        address = [op.n for op in given if isinstance(op, Reg) and name in ("bx", "blx")]
        for op in given:
            if isinstance(op, Mem):
                address += [n for n in (op.base, op.index) if n is not None and n != PC]
        tested = [op.n for op in given if isinstance(op, Reg) and name in ("cbz", "cbnz")]
        linked = (14,) if name in ("bl", "blx") else ()
        return Op(
            instruction,
            found,
            address=tuple(address),
            operands=tuple(tested + flags_in),
            results=linked,
        )
    if found in ("nop", "it", "special", SKIPPED):
        return Op(instruction, found)
    if found == "fpu_move":
        numbers = [n for op in given if not isinstance(op, Imm) for n in _words(op)]
        half = len(numbers) // 2
        return Op(
            instruction,
            found,
            operands=tuple(numbers[half:]),
            results=tuple(numbers[:half]),
            words=half,
        )
    results = 0 if name in _NO_RESULT else 2 if name in _TWO_RESULTS else 1
    sources = given if name in _ALSO_READ else given[results:]
    written = [op.n for op in given[:results] if isinstance(op, Reg)]
    if instruction.flags or name in _NO_RESULT:
        written.append(FLAGS)
    if instruction.cond:
        flags_in += [n for n in written if n != FLAGS]  # the old value stays if it does not hold
    return Op(
        instruction,
        found,
        shifted=tuple(op.n for op in sources if isinstance(op, Shifted)),
        operands=tuple([op.n for op in sources if isinstance(op, Reg) and op.n != PC] + flags_in),
        results=tuple(written),
    )


def fault(insn: Instruction, address: int) -> Refused:
    """What is no single load or store has to be aligned."""
    return Refused(
        f"{insn.text} at {insn.address:#x} accesses {address:#x}: that is not aligned to 4 and "
        "faults on ARMv7-M"
    )


def _transfer(instruction: Instruction, found: str, flags_in: list[int]) -> Op:
    given = instruction.operands
    memory = next((op for op in given if isinstance(op, Mem)), None)
    if memory is not None:
        moved = [n for op in given if isinstance(op, Reg) for n in _words(op)]
        address = [n for n in (memory.base, memory.index) if n is not None and n != PC]
        base = memory.base if memory.writeback else None
    else:
        registers = next(op for op in given if isinstance(op, Regs))
        moved = _words(registers)
        address = [given[0].n if isinstance(given[0], Reg) else SP]
        base = address[0] if registers.writeback else None
    loads = found in _LOADS
    return Op(
        instruction,
        found,
        address=tuple(address),
        operands=tuple(flags_in),
        data=() if loads else tuple(moved),
        results=tuple(n for n in moved if n != PC) if loads else (),
        base=base,
        words=len(moved),
        indexed=memory is not None and base is not None,
    )
