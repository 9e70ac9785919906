# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The system as it is on an FPGA, lanewise_soc_ecp5, simulated: what its serial line says.

The key exchange runs from power-on, in the memory and with the KEM core that are routed, and
begins anew where the button is pressed. The text must be what the C library and hashlib give. Only
the line is faster, so that the bench ends: DIVIDE cycles a bit.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace

import soc_bench
from exchange import Exchange
from params import Hardware, Set
from processor import Image
from soc_program import BASE, exchange, image

from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import ASSERT, BUILD, Failed, same, verilated

DIVIDE, WORDS = 4, 1 << 14
#: A cycle in which a part of the text has been sent.
PRESS = 200_000


class Board:
    """The top with the program, as it is routed."""

    def __init__(self, where: Path, files: list[Path] = soc_bench.FILES):
        self.where, self.more = where, []
        files = [*files, soc_bench.SOC / "ecp5_bench.cpp"]
        size = {"DIVIDE": DIVIDE, "WORDS": WORDS}
        self.command = verilated(where / "obj", "lanewise_soc_ecp5", files, size, False, *ASSERT)
        x = Exchange.seeded(Set("fips203", 768), "soc")
        made = Image(exchange(where, WORDS, vector=False))
        made.put("seeds", soc_bench.seeds(x))
        self.want, self.image = soc_bench.text(x, Hardware(0, 1)), where / "exchange.hex"
        self.image.write_text(image(made.memory(BASE)))

    def says(self, *more: str) -> tuple[str, int]:
        """What the line says, and for how many cycles its LED is on."""
        command = [self.command, f"+image={self.image}", f"+divide={DIVIDE}", *self.more, *more]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode:
            raise Failed(f"status {done.returncode}: {(done.stdout + done.stderr)[-300:]}")
        said, end = done.stdout.rsplit("end ", 1)
        return said, int(end)

    def check(self) -> None:
        said, sending = self.says()
        same(said, self.want, "text on the line")
        same(sending, 10 * DIVIDE * len(said), "cycles with the LED of the line on")
        said, _ = self.says(f"+press={PRESS}")
        before = said.removesuffix(self.want)
        good = said != before and bool(before) and self.want.startswith(before)
        same(good, True, f"text, the button pressed after {before[-60:]!r}")


class Planted:
    """The top with all faults in one simulator."""

    name = leaf = "ecp5"

    def prepare(self, faults: list[Fault]) -> str:
        where = BUILD / "soc/ecp5_faults"
        files = switched(faults, soc_bench.FILES, "lanewise_soc_ecp5", where / "sources")
        self.board = Board(where, files)
        return self.verdict(0)

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)

    def verdict(self, number: int) -> str:
        self.board.more = [f"+fault={number}"]
        try:
            self.board.check()
        except Failed as error:
            return str(error).splitlines()[0]
        return ""


def planted() -> list[Planted]:
    return [Planted()]


def run(_o: SimpleNamespace) -> bool:
    board = Board(BUILD / "soc/ecp5")
    board.check()
    print(f"{board.want}lanewise_soc_ecp5: {len(board.want)} bytes on its line, all right")
    return True
