# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs in which units meet at the ports that they share, which the 27 avoid.

Each but the last has the hash unit write lanes and polynomials while the decoder moves and decodes
and the encoder encodes and checks, as the seed says, and units wait only for a polynomial or for
lanes that are moved. The memory of the bench has them beside the 27; +collisions shows them in
place of the first ones.
"""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import microcode as mc
import params as at
import rom
from params import Set
from programs import Builder

from rtl.tools.simulators import put

#: Those of a version without checks, for random bytes are no keys; eight of its nine numbers are
#: random, the last is of `checked`.
KIND, COUNT = Set("round2", 768), 8
#: The first one that gives all MEETINGS in each size of the core.
SEED = 17
#: Port, who has it, who is refused. Both samplers are fed by one unit, one after the other.
MEETINGS = {
    ("bytes.w", "hash", "encode"),
    ("bytes.w", "hash", "decode"),
    ("bytes.w", "encode", "decode"),
    ("bytes.b", "encode", "decode"),
    ("m0.w", "reject", "decode"),
    ("m0.w", "noise", "decode"),
}
#: Sources lie below, what is written above.
HALF = at.BYTES_LANES // 2


class Colliding(Builder):
    def __init__(self, number: int):
        super().__init__(KIND)
        self.rng = random.Random(f"collisions {SEED} {number}")
        self.free = HALF

    def source(self, lanes: int) -> int:
        return self.rng.randrange(HALF - lanes)

    def room(self, lanes: int) -> int:
        """Lanes that nothing else writes; once all are given, from the first one on again."""
        if self.free + lanes > at.BYTES_LANES:
            self.free = HALF
        self.free += lanes
        return self.free - lanes

    def hashes(self) -> list[str]:
        """Lanes and polynomials of the hash unit, one message behind the other."""
        made = []
        for n in range(self.rng.randrange(5, 10)):
            kind = self.rng.choice(("bytes", "bytes", "noise", "matrix"))
            if kind == "bytes":
                lanes, function = self.rng.randrange(1, 12), self.rng.randrange(4)
                message = [(self.source(lanes), lanes, None)]
                out = self.rng.randrange(1, mc.FUNCTIONS[function][0] + 1)
                self.hash(f"bytes{n}", function, message, self.room(out), out)
            elif kind == "noise":
                made.append(f"noise{n}")
                self.noise(made[-1], n, self.source(4), None, self.rng.choice((2, 3)))
            else:
                made.append(f"A0{n}")
                self.matrix(0, n, None)
        return made

    def moves(self, count: int, waits: str | None = None) -> None:
        """Four lanes each, the first ones once that event is set."""
        for _ in range(count):
            kind = self.rng.choice((mc.COPY, mc.COPY, mc.COPY, mc.SELECT, mc.COMPARE, mc.LOAD))
            addr, dst, other = self.source(4), self.room(4), self.source(4)
            if kind == mc.COMPARE:  # with itself, for what differs is an error
                other = addr
            self.move("move", kind, addr, dst, other, waits)

    def decodes(self) -> list[str]:
        made = []
        for n in range(self.rng.randrange(2, 5)):
            self.moves(self.rng.randrange(3))
            made.append(f"poly{n}")
            width = self.rng.choice(mc.WIDTHS)
            self.decode(made[-1], self.source(4 * width), width)
        return made

    def consume(self, *made: list[str]) -> None:
        """Each polynomial goes by the engines to the encoder, those of each unit in the order in
        which it makes them. When one is encoded the decoder moves lanes beside the next."""
        count = sum(map(len, made))
        for n in range(count):
            name = self.rng.choice([names for names in made if names]).pop(0)
            if n == 0 or self.rng.randrange(4) == 0:
                self.ntt(name, 0, out=True)
            else:
                self.mul(name, 0, self.rng.randrange(1, at.M1_SLOTS), add=False, out=True)
            width, check = self.rng.choice(mc.WIDTHS), self.rng.randrange(3) == 0
            lane = self.source(4 * width) if check else self.room(4 * width)
            self.encode(name, lane, width, f"encoded{n}", check)
        for n in range(count - 1):
            self.moves(self.rng.randrange(1, 7), f"encoded{n}")

    def checked(self, pairs: int) -> None:
        """Polynomials that are encoded and then, made once more from the same lanes, checked
        against that, while the decoder reads for those behind them: a check of another lane than
        its own differs, and SELECT takes the wrong lanes."""
        for n in range(pairs):
            source, width = self.source(48), (10, 11, 12)[n % 3]
            lane = self.room(4 * width)
            for name in (f"first{n}", f"again{n}"):
                check = name.startswith("again")
                self.decode(name, source, 12)
                self.ntt(name, 0, out=True)
                self.encode(name, lane, width, f"checked{n}" if check else None, check)
        for n in range(4):
            right, wrong = self.source(4), self.source(4)
            self.move("choose", mc.SELECT, right, self.room(4), wrong, f"checked{pairs - 1}")


@cache
def programs() -> dict[int, mc.Program]:
    found = {}
    for number in range(COUNT):
        b = Colliding(number)
        b.consume(b.hashes(), b.decodes())
        found[number] = b.finish()
    b = Colliding(COUNT)
    b.checked(6)
    found[COUNT] = b.finish()
    return found


WRAPPER = """\
// SPDX-License-Identifier: Apache-2.0 OR MIT
module lanewise_mlkem_rom {ports}
  bit collide;
  initial collide = $test$plusargs("collisions") != 0;
{declared}
  lanewise_mlkem_rom_usual u_usual ({usual});
  lanewise_mlkem_rom_collisions u_collisions ({collisions});
{chosen}
endmodule
"""


def files(where: Path, sources: list[Path]) -> list[Path]:
    """The sources with a memory that has both."""
    where.mkdir(parents=True, exist_ok=True)
    (ours,) = (path for path in sources if path.stem == "lanewise_mlkem_rom")
    text = ours.read_text()
    ports = re.search(r"module lanewise_mlkem_rom (\(.*?\);)", text, re.S)[1]
    inputs = re.findall(r"input +logic +(?:\[\d+:0\] )?(\w+)", ports)
    outputs = re.findall(r"output +logic +(\[\d+:0\]) (\w+)", ports)
    both, fill = ("usual", "collisions"), {"ports": ports}
    for each in both:
        own = [f".{name}({name}_{each})" for _, name in outputs]
        fill[each] = ", ".join([*(f".{name}" for name in inputs), *own])
    fill["declared"] = "\n".join(
        f"  logic {size} {name}_{each};" for size, name in outputs for each in both
    )
    fill["chosen"] = "\n".join(
        f"  assign {name} = collide ? {name}_collisions : {name}_usual;" for _, name in outputs
    )
    made = {
        "_usual": text.replace("module lanewise_mlkem_rom (", "module lanewise_mlkem_rom_usual ("),
        "_collisions": rom.text("lanewise_mlkem_rom_collisions", rom.arranged(programs())),
        "": WRAPPER.format(**fill),
    }
    found = [path for path in sources if path != ours]
    for name, held in made.items():
        found.append(where / f"{ours.stem}{name}.sv")
        put(found[-1], held)
    return found
