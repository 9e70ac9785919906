# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The lab's rooms: which package may import which, and that no modules import each other."""

import ast
import graphlib
from functools import cache
from pathlib import Path

import lanewise_lab
import pytest

LAB = Path(lanewise_lab.__file__).parent
#: What each package may import of the others; a module of none of them may import all.
BENEATH = {
    "symbolic": {"round"},
    "isa": {"symbolic", "elf", "relocated", "round"},
    "prove": {
        "isa",
        "symbolic",
        "checkout",
        "coff",
        "elf",
        "relocated",
        "round",
        "registry",
        "gen",
        "turns",
    },
}


def imports(path: Path) -> set[str]:
    """Modules of the lab that a module imports, at its head or later."""
    package = ["lanewise_lab", *path.relative_to(LAB).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = package[: len(package) - node.level + 1]
            base = [*above, *(node.module or "").split(".")] if node.module else above
            found.update(".".join(x) for x in ([*base, alias.name] for alias in node.names))
            found.add(".".join(base))
    return found


def module(path: Path) -> str:
    parts = path.relative_to(LAB).with_suffix("").parts
    return ".".join(["lanewise_lab", *(p for p in parts if p != "__init__")])


MODULES = {module(path): path for path in sorted(LAB.rglob("*.py"))}
ROOT = LAB.parents[1]
#: What makes text of the hardware: rooms of their own, outside the lab.
HARDWARE = [p for room in ("rtl/tools", "rtl/rvkeccak/isa") for p in (ROOT / room).glob("*.py")]


@cache
def graph() -> dict[str, set[str]]:
    return {name: (imports(path) & set(MODULES)) - {name} for name, path in MODULES.items()}


def test_no_modules_import_each_other():
    graphlib.TopologicalSorter(graph()).prepare()


def test_packages_import_what_lies_beneath():
    for name, used in graph().items():
        package = name.split(".")[1] if "." in name else ""
        for other in used:
            part = other.split(".")[1] if "." in other else package
            assert part == package or part in BENEATH.get(package, {part}), f"{name}: {other}"


def test_the_graph_is_seen():
    """A rule about imports that are not found would hold of anything."""
    found = graph()
    assert "lanewise_lab.symbolic.domain" in found["lanewise_lab.isa.x86_64_machine"]
    assert sum(map(len, found.values())) > 300


def named(path: Path) -> set[str]:
    """What a module imports by names from the top: packages, modules, and what they hold."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_hardware_takes_no_model_but_the_round_of_the_lab_and_the_lab_nothing_of_it():
    """`turns` says which benches a commit runs."""
    took = {name for path in HARDWARE for name in named(path) if name.startswith("lanewise_lab.")}
    assert took and {".".join(name.split(".")[:2]) for name in took} == {
        "lanewise_lab.round",
        "lanewise_lab.turns",
    }
    for path in MODULES.values():
        assert not any(name.split(".")[0] == "rtl" for name in named(path)), path


#: Where neighbours of a lane are computed: in the description of theta, rho, pi and chi, and in the
#: two that are independent of it on purpose.
WIRING = {"round.py", "prove/spec.py", "textbook.py"}
#: Tables of x - 1 and x + 2 are wiring, too; x + 1 is also an order, of planes with iota's last.
NEIGHBOURS = ((4, 0, 1, 2, 3), (2, 3, 4, 0, 1))


def wired(text: str) -> bool:
    """Whether a source takes coordinates modulo 5, or has a table of what that makes."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.BinOp(op=ast.Mod(), right=ast.Constant(5) | ast.Name("WIDTH")):
                return True
            case ast.Call(func=ast.Name("divmod"), args=[_, ast.Constant(5) | ast.Name("WIDTH")]):
                return True
            case ast.List(elts) | ast.Tuple(elts):
                if tuple(getattr(each, "value", None) for each in elts) in NEIGHBOURS:
                    return True
    return False


def test_the_steps_of_a_round_are_wired_in_one_place():
    paths = [(p, LAB) for p in MODULES.values()] + [(p, p.parent) for p in HARDWARE]
    assert {str(p.relative_to(room)) for p, room in paths if wired(p.read_text())} == WIRING


@pytest.mark.parametrize(
    "text",
    [
        "d = c[(x + 4)%5]",
        "y, x = divmod(i, 5)",
        "(x + 1) % WIDTH",
        "for x in (4, 0, 1, 2, 3): f(x)",
    ],
)
def test_a_second_wiring_is_seen(text):
    assert wired(text) and not wired("x % 4, [1, 2, 3, 4, 0], divmod(i, 8)  # (x + 1) % 5")
