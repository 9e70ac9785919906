#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the decoder and the Keccak operations of the vector unit, for every input.

    run.py [--sample]

The decoder is compared with the masks and matches of isa/instructions.toml over all 2^32 words,
the operations with FIPS 202 (datapath.sv), and the round of rtl/common too. Each of the three has a
control that must be refuted: a bit of an encoding flipped, a rotation a bit too far.
--sample takes the decoder and rho.
Exit code 0 if all is as it must be; 1 if not; 2 if a tool failed.
"""

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.rvkeccak.isa import instruction_table  # noqa: E402
from rtl.tools import textbook, yosys  # noqa: E402

HERE = yosys.ROOT / "rtl/rvkeccak/formal"
#: Module, whether the sample of `make test` has it.
PROOFS = {
    "prove_slide": False,
    "prove_rotate": False,
    "prove_rho": True,
    "prove_pi": False,
    "prove_iota": False,
    "prove_fused": False,
    "prove_rho32": False,
    "prove_rotate32": False,
}


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
    n = len(forms)
    return "\n".join(
        [
            "module prove_decoder (input logic [31:0] instr, output logic good);",
            f"  logic [{n - 1}:0] hit;",
            "  logic [13:0] want, have;",
            "  lanewise_vec_isa_pkg::op_e op;",
            "  lanewise_vec_isa_pkg::src_e src;",
            "  lanewise_vec_isa_pkg::feature_e feature;",
            "  logic simm, eew64;",
            *hits,
            "  always_comb begin",
            "    want = '0;",
            *values,
            "  end",
            "  lanewise_vec_optable u_optable (.*);",
            "  assign have = {op, src, feature, simm, eew64};",
            # At most one form matches; without one, all is 0, which is OP_ILLEGAL.
            "  assign good = (hit & (hit - 1'b1)) == '0 && have == want;",
            "endmodule",
            "",
        ]
    )


def prove(name: str, text: str, top: str, expected: bool) -> bool:
    """Whether the verdict on `top` is the expected one."""
    work = yosys.scratch("formal")
    start = time.monotonic()
    try:
        (work / "generated.sv").write_text(text)
        files = [*yosys.hardware(processor=False), HERE / "datapath.sv", work / "generated.sv"]
        held = yosys.holds(files, top)
    finally:
        shutil.rmtree(work)
    print(
        f"formal: {name}: {'proved' if held else 'refuted'}"
        f"{'' if held == expected else ', UNEXPECTED'} ({time.monotonic() - start:.0f} s)",
        flush=True,
    )
    return held == expected


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the decoder and rho alone")
    sample = parser.parse_args().sample
    right, turned = textbook.modules(), textbook.modules(turned=(3, 2))
    jobs = [("prove_decoder", right + decoder(), True)]
    jobs += [("prove_decoder", right + decoder(flip=7), False)]
    jobs += [(top, right + decoder(), True) for top, few in PROOFS.items() if few or not sample]
    jobs += [("prove_rho", turned + decoder(), False)]
    try:
        good = [
            prove(top if expected else f"{top}, control", text, top, expected)
            for top, text, expected in jobs
        ]
    except yosys.ToolError as error:
        print(error, file=sys.stderr)
        return 2
    done = [sys.executable, str(yosys.ROOT / "rtl/common/formal/run.py")]
    return 0 if all(good) and (sample or subprocess.run(done).returncode == 0) else 1


if __name__ == "__main__":
    sys.exit(main())
