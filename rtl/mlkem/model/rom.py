#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print the program memory of the RTL: rtl/mlkem/rtl/lanewise_mlkem_rom.sv.

    rtl/mlkem/model/rom.py [--fips] [--list VERSION-OPERATION-SIZE]

--fips prints lanewise_mlkem_rom_fips.sv, which has the programs of FIPS 203 alone; --list
prints the microinstructions of one program with their names and fields instead.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache

import microcode as mc
from params import OPERATIONS, SIZES, VERSIONS, Set
from programs import all_programs, program

BREAK = "\n      "
#: Words of a stream on a line.
COLUMNS = {"hash": 2, "engine": 4, "decode": 3, "encode": 4}


def number(p: Set, operation: str) -> int:
    """What program_i of the core is for a program."""
    return VERSIONS.index(p.version) * 9 + OPERATIONS.index(operation) * 3 + SIZES.index(p.size)


#: The words of each stream, one behind the other, and where those of each program begin.
Layout = tuple[dict[str, list[int]], dict[int, dict[str, int]]]


def arranged(programs: dict[int, mc.Program]) -> Layout:
    """Programs by their number. Those whose stream is the same share it."""
    words: dict[str, list[int]] = {s: [] for s in mc.STREAMS}
    found: dict[tuple, int] = {}
    bases: dict[int, dict[str, int]] = {}
    for n, each in programs.items():
        check(each)
        bases[n] = {}
        for stream in mc.STREAMS:
            key = (stream, each.streams[stream])
            if key not in found:
                found[key] = len(words[stream])
                words[stream] += each.streams[stream]
            bases[n][stream] = found[key]
    return words, bases


@cache
def layout() -> Layout:
    return arranged({number(*key): each for key, each in all_programs().items()})


@cache
def fips() -> Layout:
    """The programs of FIPS 203 alone."""
    return arranged(
        {number(*key): each for key, each in all_programs().items() if key[0].version == "fips203"}
    )


def check(each: mc.Program) -> None:
    """What the hash unit relies on beyond the meaning of the fields."""
    words = each.words("hash")
    for before, word in zip([None, *words], words, strict=False):
        if word.op == mc.HASH_END:
            continue
        rate, _ = mc.FUNCTIONS[word.function]
        assert 0 < word.lanes < 255, "a part has lanes"
        if before is not None and not before.last:
            assert before.function == word.function, "the parts of a message have one function"
            assert not word.alone and word.dest == mc.TO_BYTES
        one_block = not word.last or word.dest != mc.TO_BYTES or word.out <= rate
        assert one_block, "lanes for the byte memory are of one block"
        if word.last and word.dest in (mc.TO_REJECT, mc.TO_REJECT16):
            again = (word.lanes, word.function, word.tail, word.out % 21)
            assert again == (4, mc.SHAKE128, 2, 0), "a polynomial of A is made again in this form"


def width(words: list[int]) -> int:
    return (len(words) - 1).bit_length()


#: Streams of which flags are looked up for the next word before it comes.
COMING = ("hash", "engine")


def text(module: str = "lanewise_mlkem_rom", held: Layout | None = None) -> str:
    """A module with these programs and the ports of the one with all."""
    words, bases = held or layout()
    sizes = {s: width(layout()[0][s]) for s in mc.STREAMS}
    ports, reads, unused = [], [], []
    for s in mc.STREAMS:
        ports.append(f"""\
    input  logic {s}_next_i,
    input  logic [{sizes[s] - 1}:0] {s}_addr_i,
    output logic [{mc.BITS[s] - 1}:0] {s}_word_o""")
        second = f"{s}_q"
        if s in COMING:
            second = f"{s}_coming_o"
            ports.append(f"    output logic [{mc.BITS[s] - 1}:0] {second}")
        own, at = width(words[s]), f"{s}_addr_i"
        if own < sizes[s]:  # or synthesis would make a larger memory
            unused.append(f"{at}[{sizes[s] - 1}:{own}]")
            at += f"[{own - 1}:0]"
        items = [f"{own}'d{n}: {s}_d = {mc.BITS[s]}'h{w:x};" for n, w in enumerate(words[s])]
        style = '\n    (* rom_style = "block" *)' * (s in COMING)
        step = COLUMNS[s]
        lines = [" ".join(items[n : n + step]) for n in range(0, len(items), step)]
        reads.append(f"""
  logic [{mc.BITS[s] - 1}:0] {s}_d{"" if s in COMING else f", {second}"};
  always_comb begin{style}
    case ({at})
      {BREAK.join(lines)}
      default: {s}_d = {mc.BITS[s]}'d{end(s)};
    endcase
  end
  always_ff @(posedge clk_i) if ({s}_next_i) {{{s}_word_o, {second}}} <= {{{second}, {s}_d}};""")
    total = sum(sizes.values())
    starts = []
    for n, base in sorted(bases.items()):
        values = ", ".join(f"{sizes[s]}'d{base[s]}" for s in reversed(mc.STREAMS))
        starts.append(f"5'd{n}: base_o = {{{values}}};")
    all_ports, all_reads = ",\n".join(ports), "\n".join(reads)
    if unused:
        all_reads += f"\n  logic unused;\n  assign unused = ^{{{', '.join(unused)}}};"
    option = " --fips" * (held is fips())
    what = f"The microinstructions of the {len(bases)} programs"
    return f"""\
// python3 rtl/mlkem/model/rom.py{option} > rtl/mlkem/rtl/{module}.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// {what}, of each stream one behind the other, and where those of
// a program begin. A word comes two cycles after its address, through a register, for a block of
// memory is slow; of two streams the next one is shown too. `rom.py --list` names what they do.
module {module} (
    input  logic clk_i,
    input  logic [4:0] program_i,  // version * 9 + operation * 3 + size
    output logic [{total - 1}:0] base_o,  // of the streams below, the first in the lowest bits
{all_ports}
);
  always_comb begin
    case (program_i)
      {BREAK.join(starts)}
      default: base_o = {total}'d0;
    endcase
  end
{all_reads}
endmodule
"""


def fips_text() -> str:
    return text("lanewise_mlkem_rom_fips", fips())


def end(stream: str) -> int:
    return getattr(mc, f"{stream.upper()}_END")


def listing(p: Set, operation: str) -> str:
    """Each microinstruction: its address, what it makes, and the fields that are not 0."""
    each, (_, bases) = program(p, operation), layout()
    lines = []
    for s in mc.STREAMS:
        base = bases[number(p, operation)][s]
        for n, (label, word) in enumerate(zip(each.labels[s], each.words(s), strict=True)):
            fields = [f"{k} {v}" for k, v in vars(word).items() if v or k == "op"]
            lines.append(f"{s} {base + n}: {label}: {', '.join(fields)}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", metavar="NAME", help="one program, as fips203-decaps-768")
    parser.add_argument("--fips", action="store_true", help="the programs of FIPS 203 alone")
    options = parser.parse_args()
    name = options.list
    if name is None:
        print(fips_text() if options.fips else text(), end="")
        return 0
    known = {f"{p.version}-{operation}-{p.size}": (p, operation) for p, operation in all_programs()}
    if name not in known:
        parser.error(f"no program {name}; as fips203-decaps-768")
    print(listing(*known[name]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
