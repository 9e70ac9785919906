# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What verilog.py writes is Verilog-2005, and the circuit of the RTL.

Each file is read by Debian's yosys and by Icarus with -g2005: SystemVerilog is an error there. Then
it takes the place of the RTL in the bench of its room, against known answers, to the cycle; and is
proved to be equivalent to the RTL, register by register (not those of `unproved`). With a fault in
it, an exclusive or that is an and, each of the two must refuse it. --only takes products by a part
of their names.
"""

from __future__ import annotations

import random
import re
import shutil
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

from rtl.tools import verilog, yosys
from rtl.tools.simulators import BUILD, ROOT, Failed, call, sources
from rtl.tools.verilog import Product

#: Cells of both that are fed by the same nets become one cell, registers too. Where logic is not
#: the same cell by cell, abc merges what it proves equal, and so on from the registers behind it.
PROOF = """
    read_rtlil {rtl}
    memory_collect; dffunmap; techmap; opt_clean
    rename -top gold
    tee -q -o {gold} dump t:$mem_v2
    design -stash gold
    read_verilog {net}
    hierarchy -check -top {name}
    proc; memory_collect; dffunmap; techmap; opt_clean
    rename -top gate
    tee -q -o {gate} dump t:$mem_v2
    design -copy-from gold -as gold gold
    equiv_make gold gate equiv
    hierarchy -top equiv
    opt_expr; opt_clean; opt_merge -share_all; opt_clean
    {merge}
    opt_expr; opt_merge -share_all; opt_clean
    equiv_status
"""


def planted(text: str, name: str) -> str:
    """The file with a fault in Keccak's theta, the same one each time. Not every exclusive or would
    do: where one permutes the banks of a memory, another permutation is as good."""
    of_theta = r"^  assign \S+\.(?:from|theta|u_theta\.c)  = .*?( \^ )"
    places = list(re.finditer(of_theta, text, re.MULTILINE))
    if not places:
        raise Failed(f"{name}: nothing to plant a fault in")
    at = random.Random(name).choice(places)
    return f"{text[: at.start(1)]} & {text[at.end(1) :]}"


def read(path: Path, where: Path) -> None:
    """Failed if one of the two cannot read it as it is."""
    script = f"read_verilog {path}; hierarchy -check -top {path.stem}; proc; check -assert"
    yosys.run("yosys", "-q", "-p", script)
    call(["iverilog", "-g2005", "-Wall", "-o", where / "read.vvp", path], path.name)


def memories(dump: str) -> list[str]:
    """What is said of memories besides their wiring."""
    kept = re.findall(r"^ *(?:cell \$mem_v2 \S+|parameter .*)$", dump, re.MULTILINE)
    return [re.sub(r"\s+", " ", line) for line in kept]


def equivalent(product: Product, net: Path, where: Path) -> str:
    """What is not; "" if all is."""
    rtl, files = where / "rtl.il", {kind: where / f"{kind}.txt" for kind in ("gold", "gate")}
    product.rtlil(rtl)
    script = where / "proof.ys"
    script.write_text(PROOF.format(merge=yosys.MERGE, rtl=rtl, net=net, name=product.name, **files))
    out = yosys.run("yosys", "-s", script)
    if memories(files["gold"].read_text()) != memories(files["gate"].read_text()):
        return "memories differ"
    found = re.findall(r"Of those cells (\d+) are proven and (\d+) are unproven", out)
    if not found:
        raise yosys.ToolError("yosys: no verdict\n" + "\n".join(out.splitlines()[-12:]))
    proved, unproved = map(int, found[-1])
    if not proved:
        raise yosys.ToolError("yosys: nothing to prove")
    return f"{unproved} of {proved + unproved} nets differ" if unproved else ""


def in_place(product: Product, net: Path, where: Path) -> list[Path]:
    """The sources of the room with the file in the place of its module."""
    files = sources(product.room)
    source = next(f for f in files if f.stem == product.top)
    made = where / source.name
    text = net.read_text()
    given = product.parameters
    made.write_text(verilog.instead(text, product.name, product.top, source.read_text(), given))
    return [made if f == source else f for f in files]


def keccak(product: Product, files: list[Path], where: Path, few: bool) -> str:
    import keccak_bench

    rounds = product.parameters["ROUNDS"]
    command = keccak_bench.build(rounds, str(where.relative_to(BUILD / "keccak")), files)
    keccak_bench.tested(command, rounds, [100] if few else [0, 100], True)
    return ""


def mlkem(product: Product, files: list[Path], where: Path, few: bool) -> str:
    import whole_bench
    from params import Hardware, Set

    given = product.parameters
    hw = Hardware(given["ENGINES"], given["ROUNDS"])
    look = (
        whole_bench.looks(hw)
        .replace("u_dut.u_core.u_lanes.", "u_dut.u_net.\\u_core.u_lanes.")
        .replace(".mem[", ".mem [")
    )
    command = whole_bench.testbench(hw, files, look).verilator(where / "obj")
    trial = whole_bench.trial
    for stall in [100] if few else [0, 100]:
        rng = random.Random(f"{product.name} {stall}")
        script = whole_bench.everything(rng, Set("fips203", 512), hw, few)
        if not trial(script, product.name, stall).holds(command, quiet=few):
            return "whole_bench fails"
    return ""


def rvkeccak(product: Product, files: list[Path], where: Path, few: bool) -> str:
    import processor
    import random_bench

    build = verilog.TABLE[product.name]["build"]
    bench, tree = random_bench.Planted(build), where / "tree"
    processor.build_all([])
    shutil.rmtree(tree, ignore_errors=True)
    bench.copy(ROOT, tree)
    made = next(f for f in files if f.stem == product.top)
    shutil.copy(made, tree / f"rtl/rvkeccak/rtl/{made.name}")
    numbers = range(2 if few else bench.PROGRAMS)
    which = [*random_bench.PARTS, *numbers]
    bench.elves = [random_bench.written(build, each, 11, where) for each in which]
    return bench.verdict(tree)


ROOMS = {"keccak": keccak, "mlkem": mlkem, "rvkeccak": rvkeccak}


def simulated(product: Product, net: Path, where: Path, few: bool) -> str:
    """What the bench of its room finds; "" if nothing."""
    place = BUILD / product.room / "plain" / where.name
    place.mkdir(parents=True, exist_ok=True)
    try:
        return ROOMS[product.room](product, in_place(product, net, place), place, few)
    except Failed as error:
        return str(error).splitlines()[0]


def checked(product: Product, o: SimpleNamespace, where: Path) -> bool:
    """Whether both methods accept the file, and refuse it with a fault."""
    net = product.write(where)
    read(net, where)
    print(f"{o.name}: {product.name}: yosys and Icarus read it", flush=True)
    wrong = where / "wrong" / net.name
    wrong.parent.mkdir()
    wrong.write_text(planted(net.read_text(), product.name))
    good = True
    for path, fault in ((net, False), (wrong, True)):
        for method in (simulated, equivalent):
            if method is equivalent and product.name in o.unproved:
                continue
            start, place = time.monotonic(), where / f"{product.name}{'_wrong' * fault}"
            place.mkdir(exist_ok=True)
            if method is simulated:
                said = simulated(product, path, place, fault)
            else:
                said = equivalent(product, path, place)
            held = bool(said) == fault
            good &= held
            print(
                f"{o.name}: {product.name}{', planted fault' * fault}: {method.__name__}:"
                f" {said[:120] or 'right'}{', UNEXPECTED' * (not held)}"
                f" ({time.monotonic() - start:.0f} s)",
                flush=True,
            )
    return good


def run(o: SimpleNamespace) -> bool:
    known = verilog.products()
    names = [n for n in o.products or known if not o.only or any(t in n for t in o.only)]
    if not names:
        raise Failed("no such product")
    yosys.SCRATCH.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="plain-", dir=yosys.SCRATCH) as folder:
        results = []
        for name in names:
            where = Path(folder) / name
            where.mkdir()
            results.append(checked(known[name], o, where))
    return all(results)


def listed(_o: SimpleNamespace) -> list[str]:
    return list(verilog.products())
