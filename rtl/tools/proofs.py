# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove properties of the hardware for every input, by yosys.

Of the processor: the decoder is compared with the masks and matches of isa/instructions.toml over
all 2^32 words; the Keccak operations (datapath.sv) and the round of rtl/common with FIPS 202, which
is rtl/tools/textbook.py; both register files with their bypasses are compared with one register,
whichever it is (registers.sv); the scalar core with the RISC-V manuals, instruction by instruction
(scalar.sv). Of the KEM core: arithmetic and coding leaves, `pick`, and that steps share no part of
the two multipliers (properties.sv).
A proof's control has something wrong in it and must be refuted: a bit of an encoding flipped, a
rotation a bit too far, a property that does not hold.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

from rtl.rvkeccak.isa import instruction_table
from rtl.tools import textbook, yosys
from rtl.tools.faults import Fault
from rtl.tools.simulators import RTL

LEAVES = "pkg fold subtract add correct decompress compress flags pick".split()
LEAVES += "zetas_two multiplier transform_two".split()
#: What the round of Keccak is made of, in the order in which it must be read.
KECCAK = [
    RTL / f"common/rtl/lanewise_keccak_{name}.sv"
    for name in ("pkg", "theta", "rho_pi", "chi", "round")
]
MITER = """\
module round_miter (input logic [1599:0] a, input logic [4:0] index, output logic good);
  logic [1599:0] ours, theirs;
  lanewise_keccak_round u_ours (.a(a), .rc(lanewise_keccak_pkg::round_constant(index)), .b(ours));
  textbook_round u_theirs (.a(a), .index(index), .b(theirs));
  assign good = ours == theirs;
endmodule
"""


def decoder(flip: int | None = None) -> str:
    """The table as masks and matches beside the decoder; with `flip`, a wrong bit in that form."""
    forms = list(instruction_table.load().forms)
    hits, values = [], []
    for i, (operation, form) in enumerate(forms):
        match = form.match ^ (form.mask & -form.mask if i == flip else 0)
        hits.append(f"  assign hit[{i}] = (instr & 32'h{form.mask:08x}) == 32'h{match:08x};")
        source = ("NONE", "V", "X", "I").index(form.source)
        feature = instruction_table.FEATURES.index(operation.feature)
        value = f"{{6'd{operation.code}, 2'd{source}, 4'd{feature}, 1'd{int(form.signed)},"
        value += f" 1'd{int(form.wide_elements)}}}"
        values.append(f"    if (hit[{i}]) want = want | {value};")
    # At most one form matches; without one, all is 0, which is OP_ILLEGAL.
    return f"""\
module prove_decoder (input logic [31:0] instr, output logic good);
  logic [{len(forms) - 1}:0] hit;
  logic [13:0] want, have;
  lanewise_vec_isa_pkg::op_e op;
  lanewise_vec_isa_pkg::src_e src;
  lanewise_vec_isa_pkg::ops_t is, like;
  logic simm, eew64;
{chr(10).join(hits)}
  always_comb begin
    want = '0;
{chr(10).join(values)}
  end
  lanewise_vec_optable u_optable (.*);
  assign have = {{op, src, lanewise_vec_isa_pkg::feature_of(op), simm, eew64}};
  // Of a word that is no instruction `is` alone says so, and all else may say anything.
  wire known = hit != '0;
  assign good = (hit & (hit - 1'b1)) == '0 &&
      is == lanewise_vec_isa_pkg::ops_t'(known) << want[13:8] - 1 &&
      (!known || (have == want && like == is));
endmodule
"""


def turned(wrong: bool) -> str:
    return textbook.modules(turned=(3, 2) if wrong else None)


def written(file: str) -> Callable[[bool], str]:
    """What that file says if `WRONG is that."""
    return lambda wrong: f"`define WRONG {int(wrong)}\n{(RTL / file).read_text()}"


properties = written("mlkem/formal/properties.sv")
registers = written("rvkeccak/formal/registers.sv")
scalar = written("rvkeccak/formal/scalar.sv")


@dataclass(frozen=True)
class Proof:
    """That `good` of a module is 1; `text` is what is put beside the files, `wrong` or not."""

    top: str
    files: list[Path]
    text: Callable[[bool], str]
    #: Of a module with registers; of the others `good` follows from the inputs of one cycle.
    cycles: int = 0
    #: Of induction, where CaDiCaL judges; yosys looks for them itself.
    steps: int = 0
    sample: bool = False
    control: bool = True
    sample_control: bool = False
    #: Of the module, where they are not as it says.
    parameters: dict[str, str] = field(default_factory=dict)

    def called(self, wrong: bool) -> str:
        given = "".join(f", {name} {value}" for name, value in self.parameters.items())
        return f"{self.top}{given}{', control' * wrong}"


#: The file of the proof has another in the place of the multiplier and divider.
CORE = [f for f in yosys.made_of("lanewise_rv32") if not f.stem.endswith("_muldiv")]
UNIT = [*yosys.hardware(processor=False), RTL / "rvkeccak/formal/datapath.sv"]
KEM = [*KECCAK, RTL / "common/rtl/lanewise_round_lut.sv"]
KEM += [RTL / f"mlkem/rtl/lanewise_mlkem_{name}.sv" for name in LEAVES]
PROOFS = {
    "proofs-processor": [
        Proof("prove_decoder", UNIT, lambda wrong: turned(False) + decoder(7 if wrong else None),
              sample=True, sample_control=True),
        Proof("prove_rho", UNIT, lambda wrong: turned(wrong) + decoder(),
              sample=True, sample_control=True),
        *(Proof(f"prove_{name}", UNIT, lambda wrong: turned(wrong) + decoder(), control=False)
          for name in ("slide", "rotate", "pi", "iota", "fused", "rho32", "rotate32")),
        Proof("round_miter", KECCAK, lambda wrong: turned(wrong) + MITER),
        Proof("prove_scalar", CORE, scalar, 1, steps=3),
        Proof("prove_registers", yosys.hardware(processor=False), registers, 1, steps=3),
        Proof("prove_banks", yosys.hardware(processor=False), registers, 1, steps=3),
        Proof("prove_banks", yosys.hardware(processor=False), registers, 1,
              parameters={"OVERLAP": "1"}, steps=3),
    ],
    "proofs-kem": [
        *(Proof(f"prove_{name}", KEM, properties, sample=True)
          for name in ("subtract", "quotient", "round")),
        Proof("prove_pick", KEM, properties, cycles=1, sample=True),
        *(Proof(f"prove_{name}", KEM, properties)
          for name in ("add", "correct", "fold", "inverse")),
        Proof("prove_pairs", KEM, properties, cycles=1, steps=10, sample=True),
    ],
}  # fmt: skip


def verdict(proof: Proof, wrong: bool, plant: Callable[[Path, str], str] | None = None) -> bool:
    """Whether `good` is 1; of files with a fault that `plant` puts into one, if it is given."""
    work = yosys.scratch("formal")
    try:
        files = [*proof.files, work / "generated.sv"]
        files[-1].write_text(proof.text(wrong))
        if plant:
            for n, path in enumerate(proof.files):
                files[n] = work / path.name
                files[n].write_text(plant(path, path.read_text()))
        return yosys.holds(files, proof.top, proof.parameters, proof.cycles, proof.steps)
    finally:
        shutil.rmtree(work)


def prove(proof: Proof, wrong: bool) -> bool:
    """Whether the verdict is the expected one."""
    start = time.monotonic()
    held = verdict(proof, wrong)
    print(
        f"formal: {proof.called(wrong)}: {'proved' if held else 'refuted'}"
        f"{', UNEXPECTED' * (held == wrong)} ({time.monotonic() - start:.0f} s)",
        flush=True,
    )
    return held != wrong


class Planted:
    """The scalar core with a fault planted, of which its proof must not end well."""

    name = leaf = "prove_scalar"

    def prepare(self, _faults: list[Fault]) -> str:
        self.proof = next(p for p in PROOFS["proofs-processor"] if p.top == self.name)
        return "" if verdict(self.proof, False) else "refuted"

    def shows(self, fault: Fault) -> str:
        try:
            return "" if verdict(self.proof, False, fault.planted) else "refuted"
        except yosys.Undecided:
            return "a step from one cycle to the next is refuted"


def planted() -> list[Planted]:
    return [Planted()]


def jobs(o: SimpleNamespace) -> list[tuple[Proof, bool]]:
    """The proofs, and whether with something wrong."""
    found = [p for p in PROOFS[o.name] if not o.sample or p.sample]
    controls = [p for p in found if (p.sample_control if o.sample else p.control)]
    return [(p, False) for p in found] + [(p, True) for p in controls]


def listed(o: SimpleNamespace) -> list[str]:
    o.sample = False
    return [proof.called(wrong) for proof, wrong in jobs(o)]


def run(o: SimpleNamespace) -> bool:
    return all([prove(*job) for job in jobs(o)])
