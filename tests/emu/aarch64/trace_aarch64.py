# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Follows a function through every instruction and every access to memory, under Unicorn.

It sees what a comparison of memory before and after cannot: reads in wrong places, use of what lies
below the stack pointer (a signal handler may overwrite it at any time), and whether the way of a
call or its addresses depend on the states. That is evidence on a few inputs; the proof of the lab
is about all.
"""

from __future__ import annotations

import sys
from pathlib import Path

import capstone
import unicorn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from direct import PAGE, STACK, STACK_BYTES, STATE, Board, Buffer, aarch64  # noqa: E402

SHA3 = {"eor3", "bcax", "xar", "rax1"}
PLATFORM = {"x18", "w18"}


class Tracer:
    """One linked image; `call` after call each leaves the path and the accesses of that call."""

    def __init__(self, elf: Path):
        self.board = Board(elf, aarch64(), b"trace")
        uc = self.board.uc
        uc.hook_add(unicorn.UC_HOOK_CODE, self._code)
        uc.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, self._memory)
        self.executed: set[int] = set()
        self._begin(0, 0)

    def _begin(self, at: int, size: int) -> None:
        self.states = (STATE + at, STATE + at + size)
        self.path: list[tuple[int, ...]] = []
        self.rules: set[str] = set()
        self.pending: list[tuple[bool, int, int, int]] = []  # write?, from, to, sp before
        self.lowest = STACK + STACK_BYTES

    def _sp(self) -> int:
        return self.board.uc.reg_read(self.board.machine.target.sp)

    def _code(self, uc, address: int, size: int, _) -> None:
        if self.pending:
            self._settle()
        self.executed.add(address)
        self.path.append((address,))

    def _memory(self, uc, access: int, address: int, size: int, value: int, _) -> None:
        self.path.append((access, address, size))
        write = access == unicorn.UC_MEM_WRITE
        self.pending.append((write, address, address + size, self._sp()))

    def _settle(self) -> None:
        """Judges what the last instruction accessed, now that its new stack pointer is known: an
        instruction may move it and store in one."""
        after = self._sp()
        for write, start, end, before in self.pending:
            self.lowest = min(self.lowest, before, after)
            within = [(low, high) for low, high in self._regions(write) if low <= start < high]
            if not within or end > within[0][1]:
                self.rules.add("outside")
            elif within[0][0] == STACK:
                if start < min(before, after):
                    self.rules.add("below")
                if before % 16 or after % 16:
                    self.rules.add("unaligned")
        self.pending.clear()

    def _regions(self, write: bool) -> list[tuple[int, int]]:
        mine = [self.states, (STACK, STACK + STACK_BYTES)]
        return mine if write else mine + self.board.image

    def call(self, name: str, state: bytes, at: int, rounds: int) -> tuple[str, int]:
        """Calls with no word of a caller above the stack, so that any access there faults. The
        rules that it breaks, and how many bytes the stack pointer went down."""
        self._begin(at, len(state))
        seen = self.board.call(name, [Buffer(STATE, at, state)], [STATE + at, rounds], False)
        self._settle()
        if seen.faults.startswith(" stopped"):
            self.rules.add("outside")
        return " ".join(sorted(self.rules)), STACK + STACK_BYTES - self.lowest

    def follow(self, name: str, states: list[bytes], rounds: int) -> tuple[str, int]:
        """The same of several states, which must all take one path through memory and code."""
        size, paths, rules, used = len(states[0]), [], set(), 0
        # Against the end of the page as far as the alignment lets it.
        at = PAGE - size if size == 200 else (PAGE - size) // 64 * 64
        for state in states:
            found, deep = self.call(name, state, at, rounds)
            rules |= set(found.split())
            used = max(used, deep)
            paths.append(self.path)
        if any(path != paths[0] for path in paths):
            rules.add("path")
        return " ".join(sorted(rules)), used

    def instructions(self) -> tuple[set[str], list[str]]:
        """Names of all that was executed, and each of these that names x18."""
        decoder = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)
        names, platform = set(), []
        for address in sorted(self.executed):
            code = bytes(self.board.uc.mem_read(address, 4))
            decoded = next(decoder.disasm(code, address), None)
            if decoded is None:
                names.add(f"unknown {code.hex()} at {address:#x}")
                continue
            names.add(decoded.mnemonic)
            if PLATFORM & set(decoded.op_str.replace(",", " ").split()):
                platform.append(f"{decoded.mnemonic} {decoded.op_str} at {address:#x}")
        return names, platform
