# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Print a file that is made from the instruction table of the processor.

PYTHONPATH=lab python3 -m rtl.rvkeccak.isa.derive package > rtl/rvkeccak/rtl/lanewise_vec_isa_pkg.sv
"""

from __future__ import annotations

import argparse

from . import decoder, instruction_reference, macros, semantics
from .instruction_table import load

#: name: (the file below rtl/rvkeccak; comment before and after; the function that makes it)
FILES = {
    "package": ("rtl/lanewise_vec_isa_pkg.sv", "// ", "", decoder.package),
    "optable": ("rtl/lanewise_vec_optable.sv", "// ", "", decoder.optable),
    "macros": ("sw/include/lanewise_rvkeccak.inc", "# ", "", macros.include),
    "forms": ("model/forms.inc", "// ", "", semantics.forms),
    "configs": ("model/configs.inc", "// ", "", semantics.configs),
    "encodings": ("model/encodings.inc", "// ", "", semantics.encodings),
    "reference": ("doc/instructions.md", "<!-- ", " -->", instruction_reference.reference),
    "semantics": ("model/semantics.inc", "// ", "", semantics.semantics),
}


def generate(what: str) -> str:
    path, before, after, make = FILES[what]
    command = f"PYTHONPATH=lab python3 -m rtl.rvkeccak.isa.derive {what} > rtl/rvkeccak/{path}"
    licence = "SPDX-License-Identifier: Apache-2.0 OR MIT"
    return "".join(f"{before}{line}{after}\n" for line in (command, licence)) + make(load())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=FILES)
    what = parser.parse_args().what
    print(generate(what), end="")


if __name__ == "__main__":
    main()
