# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print a file that is made from the instruction table of the SIMD processor.

python -m lanewise_lab.rvkeccak.generate package > rtl/rvkeccak/rtl/lanewise_vec_isa_pkg.sv
"""

from __future__ import annotations

import argparse

from ..checkout import need_or_exit
from . import decoder, macros, reference, semantics
from .table import load

#: name: (the file below rtl/rvkeccak; comment before and after; the function that makes it)
FILES = {
    "package": ("rtl/lanewise_vec_isa_pkg.sv", "// ", "", decoder.package),
    "optable": ("rtl/lanewise_vec_optable.sv", "// ", "", decoder.optable),
    "macros": ("sw/include/lanewise_rvkeccak.inc", "# ", "", macros.include),
    "forms": ("model/forms.inc", "// ", "", semantics.forms),
    "configs": ("model/configs.inc", "// ", "", semantics.configs),
    "encodings": ("model/encodings.inc", "// ", "", semantics.encodings),
    "reference": ("doc/instructions.md", "<!-- ", " -->", reference.reference),
    "semantics": ("model/semantics.inc", "// ", "", semantics.semantics),
}


def generate(what: str) -> str:
    path, before, after, make = FILES[what]
    command = f"python3 -m lanewise_lab.rvkeccak.generate {what} > rtl/rvkeccak/{path}"
    licence = "SPDX-License-Identifier: Apache-2.0 OR MIT"
    return "".join(f"{before}{line}{after}\n" for line in (command, licence)) + make(load())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=FILES)
    what = parser.parse_args().what
    need_or_exit("rvkeccak.generate, which reads the table of the processor,")
    print(generate(what), end="")


if __name__ == "__main__":
    main()
