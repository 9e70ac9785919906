#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The hardware as Verilog-2005, for tools that read no SystemVerilog.

    rtl/tools/verilog.py OUT [NAME...]

Writes OUT/NAME.v, of all products of verilog.toml if none is named: one module NAME with the ports
of the RTL, without parameters, as yosys elaborates and flattens it. Nothing is mapped: operators,
registers and memories are as in the RTL. Names of inner signals are those of the hierarchy, with
dots. The same sources and the same yosys give the same bytes.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from rtl.tools import yosys  # noqa: E402

#: Where a signal is declared in the RTL would be most of a file.
WITHOUT = "attrmap -remove src -remove hdlname\nattrmap -modattr -remove src -remove top"

TABLE = tomllib.loads(Path(__file__).with_name("verilog.toml").read_text())


@dataclass(frozen=True)
class Product:
    """A module `top` of a room of rtl/ with its parameters."""

    name: str
    room: str
    top: str
    parameters: dict[str, int]

    @property
    def files(self) -> list[Path]:
        rooms = ("common", self.room)
        found = [f for room in rooms for f in yosys.ROOT.glob(f"rtl/{room}/rtl/*.sv")]
        return yosys.closure(found, self.top)

    def head(self) -> str:
        """What a file begins with; first the command that wrote it."""
        given = ", ".join(f"{key} {value}" for key, value in self.parameters.items())
        return (
            f"// rtl/tools/verilog.py OUT {self.name}\n"
            "// SPDX-License-Identifier: Apache-2.0 OR MIT\n"
            f"// {self.top} with {given}.\n"
            f"// Sources {yosys.digest(self.files)}, read and written by yosys {yosys.front()}.\n"
        )

    def rtlil(self, output: Path) -> None:
        yosys.elaborate(self.files, self.top, output, self.parameters)

    def write(self, folder: Path) -> Path:
        """The file, in a folder below yosys.SCRATCH."""
        path = folder / f"{self.name}.v"
        yosys.elaborate(self.files, self.top, path, self.parameters, before=WITHOUT)
        _generated, _, text = path.read_text().partition("\n")
        module = rf"^module {re.escape(self.top)}\("
        text, found = re.subn(module, f"module {self.name}(", text, flags=re.MULTILINE)
        if found != 1:
            raise yosys.ToolError(f"{path}: {found} modules {self.top}, not one")
        path.write_text(self.head() + text)
        return path


def products() -> dict[str, Product]:
    builds = yosys.configurations()
    return {
        name: Product(name, row["room"], row["top"], row.get("parameters") or builds[row["build"]])
        for name, row in TABLE.items()
    }


def instead(net: str, name: str, top: str, source: str, given: dict[str, int]) -> str:
    """Verilog of yosys with the module `name`, and around it a module `top` that takes the
    parameters of `source`, the RTL of that name, so that benches can have it in its place."""
    ports = re.search(rf"^module {name}\((.*?)\);", net, re.DOTALL | re.MULTILINE)[1]
    names = [port.strip() for port in ports.split(",")]
    kinds = [re.search(rf"^  (input|output) (\[[^\]]*\] )?{n};", net, re.MULTILINE) for n in names]
    declared = [f"{k[1]} wire {k[2] or ''}{n}" for k, n in zip(kinds, names, strict=True)]
    known = re.findall(r"^\s*parameter (?:int unsigned|bit) (\w+) = ([\w']+)", source, re.MULTILINE)
    parameters = ", ".join(f"parameter int {k} = {given.get(k, v)}" for k, v in known)
    parameters = f" #({parameters})" if parameters else ""
    wired = ", ".join(f".{n}({n})" for n in names)
    return (
        net.replace(f"module {name}(", f"module {name}_net(")
        + f"module {top}{parameters} ({', '.join(declared)});\n"
        + f"  {name}_net u_net ({wired});\nendmodule\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of verilog.toml")
    options = parser.parse_args()
    known = products()
    if unknown := sorted(set(options.names) - set(known)):
        parser.error(f"nothing is called {unknown[0]}; there are {', '.join(known)}")
    options.out.mkdir(parents=True, exist_ok=True)
    folder = yosys.scratch("verilog")
    try:
        for name in options.names or known:
            made = known[name].write(folder)
            size = len(made.read_bytes())
            shutil.move(made, options.out / made.name)
            print(f"verilog: {options.out / made.name}, {size} bytes", flush=True)
    except yosys.ToolError as error:
        print(f"verilog: {error}", file=sys.stderr)
        return 2
    finally:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
