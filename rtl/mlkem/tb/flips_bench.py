# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single flips in the KEM core: one bit of a register, memory or wire in one cycle of a command.

Key generation, encapsulation, decapsulation, that of an altered ciphertext and that with a key
which must be refused, on the bus from the first input to the last output, in Verilator; outputs are
those of the C library. As many flips in each class of flips.toml, at a random bit of a random
register in a random cycle; of a memory in a word that is not 0, of a wire for that cycle alone.
`wrong` is an output other than the right one, or a word of a secret in a register of the bus. With
`robust` none may be wrong without an alert, and without a flip there may be none; after an alert
the byte memory must be zeros. Of the rows of `guard` in flips.toml, each of which a part of the
guard looks at, so many flips must give one.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

from exchange import Exchange, flipped
from params import OPERATIONS, SIZES, VERSIONS, Hardware, Set

from rtl.tools.simulators import BUILD, Failed, Program, each, same, sources, verilated

HERE = Path(__file__).resolve().parent
_LISTS = tomllib.loads((HERE / "flips.toml").read_text())
TABLE, GUARD, WIRES = _LISTS["class"], _LISTS["guard"], _LISTS["wires"]
#: What is done, with an exchange or something else.
CASES = [
    *((operation, "") for operation in OPERATIONS),
    ("decaps", "altered"),
    ("decaps", "bad key"),
]
#: Numbers of regs/registers.toml.
OBJECTS = {"seed": 0, "coins": 1, "ek": 2, "dk": 3, "ct": 4, "ss": 5}
RESULTS = ("right", "refused", "wrong", "alert, right", "alert, refused", "alert, wrong")
#: Of a wire of the bench's copy of the RTL: what is added to it, in all places where it is read.
SPLICE = "_spliced"
_INDEX = r"\[[^\[\];]*(?:\[[^\[\]]*\][^\[\];]*)*\]"


def assigned(text: str) -> set[str]:
    """The registers of a module: what is on the left of <= where a statement begins."""
    text = re.sub(r"`ifdef LANEWISE_ASSERT.*?`endif", "", re.sub(r"//[^\n]*", "", text), flags=re.S)
    found: set[str] = set()
    for m in re.finditer(rf"(\{{[^{{}};]*\}}|\w+(?:\s*{_INDEX})*)\s*<=\s", text):
        if text[: m.start()].rstrip().endswith((";", "begin", ")", "else", ":", "end")):
            found |= set(re.findall(r"(?<![\w'])[a-z]\w*", re.sub(_INDEX, "", m[1])))
    return {name for name in found if name.endswith(("_q", "_o")) or name == "mem"}


def instances(text: str) -> dict[str, set[str]]:
    """The modules of the names of a module's instances."""
    found: dict[str, set[str]] = {}
    for m in re.finditer(
        r"\b(lanewise_\w+)\s*(?:#\s*\((?:[^()]|\([^()]*\))*\)\s*)?(u_\w+)\s*\(", text
    ):
        found.setdefault(m[2], set()).add(m[1])
    return found


def spliced(text: str, names: list[str]) -> str:
    """A module of which these wires are what drives them, with a variable of the bench added."""
    for name in names:
        text, driven = re.subn(rf"(\.\w+_o\(|assign ){name}\b", rf"\g<1>{name}_driven", text)
        more = (
            f"  logic [$bits({name})-1:0] {name}_driven, {name}{SPLICE} = '0;\n"
            f"  assign {name} = {name}_driven ^ {name}{SPLICE};\n"
        )
        declaration = rf"^ +logic [^;()]*\b{name}\b[^;]*;.*\n"
        text, declared = re.subn(declaration, rf"\g<0>{more}", text, flags=re.M)
        same((driven, declared), (1, 1), f"drivers and declarations of {name}")
    return text


class Build:
    """The whole in one size, and what of it can be flipped."""

    def __init__(self, hw: Hardware, more: dict[str, int]):
        texts = {path.stem: path.read_text() for path in sources("mlkem")}
        self.registers = {stem: assigned(text) for stem, text in texts.items()}
        self.inside = {stem: instances(text) for stem, text in texts.items()}
        name = "_".join(f"{k.lower()}{v}" for k, v in more.items())
        where = BUILD / f"mlkem/flips/engines{hw.engines}_rounds{hw.rounds}_{name}"
        where.mkdir(parents=True, exist_ok=True)
        public = [
            f'public_flat_rw -module "{stem}" -var "{name}"\n'
            for stem, names in self.registers.items()
            for name in sorted(names - {"mem"})
        ]
        files = sources("mlkem")
        for stem, names in WIRES.items() if more["ROBUST"] else ():
            (where / f"{stem}.sv").write_text(spliced(texts[stem], names))
            files = [where / p.name if p.stem == stem else p for p in files]
            public += [f'public_flat_rw -module "{stem}" -var "{n}{SPLICE}"\n' for n in names]
        (where / "flips.vlt").write_text("`verilator_config\n" + "".join(public))
        files = [where / "flips.vlt", *files, HERE / "flips/flips_bench.cpp"]
        size = {"ENGINES": hw.engines, "ROUNDS": hw.rounds, **more}
        self.command = [verilated(where, "lanewise_mlkem", files, size, True, flips=self.table)]

    def registered(self, path: str) -> bool:
        """Whether a variable of the simulator, by instances and name, is a register."""
        *names, last = path.split("__DOT__")
        modules = {names[0]}
        for name in names[1:]:
            if name.startswith("u_"):
                modules = set().union(*(self.inside[m].get(name, set()) for m in modules))
        return any(last in self.registers[m] for m in modules)

    def table(self, root: str) -> str:
        """flips.inc of the header of the simulator."""
        lines: list[str] = []
        self.classes: dict[str, list[tuple[int, str, int]]] = {k: [] for k in TABLE}
        for _, high, depth, path in re.findall(
            r"^ *(?:VlUnpacked<)?(CData|SData|IData|QData|VlWide<\d+>)/\*(\d+):0\*/(?:, (\d+)>)? "
            r"(lanewise_mlkem__DOT__\w+);",
            root,
            re.M,
        ):
            wire = path.endswith(SPLICE)
            if wire or self.registered(path):
                names = path.removesuffix(SPLICE).split("__DOT__")[1:]
                name = ".".join(p for p in names if not p.startswith("g_"))
                number, bits = len(lines), int(high) + 1
                self.classes[kind(name)].append((number, name, bits * int(depth or 1)))
                row = f"{number}, {path}"
                one = "WIRE" if wire else "FLIP"
                lines.append(f"FLIPS({row}, {bits})" if depth else f"{one}({row})")
        return "\n".join(lines) + "\n"


class Device(Program):
    def scenario(self, p: Set, operation: str, x: Exchange, case: str) -> int:
        """What is to be done; the cycles that it takes."""
        number = VERSIONS.index(p.version) << 4 | OPERATIONS.index(operation) << 2
        self.tell("command", number | SIZES.index(p.size))
        inputs, outputs = dict(x.inputs[operation]), dict(x.outputs[operation])
        if operation == "keygen":
            inputs = {"seed": inputs["d"] + inputs["z"]}
        if case == "altered":
            inputs["ct"] = flipped(x.ct, 77)
            outputs["ss"] = x.secret(inputs["ct"])
        if case == "bad key":  # no key is right
            inputs["dk"] = flipped(x.dk, 8 * (768 * p.k + 40))
            outputs["ss"] = b"\xff" * 32
        for name, data in inputs.items():
            self.tell("input", OBJECTS[name], data.hex())
        for name, data in outputs.items():
            self.tell("output", OBJECTS[name], data.hex())
        self.tell("secret", (x.ss + x.dk[-32:] + x.dk[: 384 * p.k] + inputs.get("seed", b"")).hex())
        return int(self.ask("plain", "refused" if case == "bad key" else "right"))

    def flips(self, rows: list[tuple], cycles: int, rng: random.Random) -> Iterator[tuple]:
        """Flips a random bit of each of these registers in a random one of the cycles: what it was,
        what came out, whether there was an alert, and after how many cycles."""
        found = [(rng.randrange(1, cycles), row, rng.randrange(row[2])) for row in rows]
        found.sort()
        for cycle, (number, _, _), bit in found:
            self.tell("flip", number, bit, cycle)
        for n, (cycle, (_, register, _), bit) in enumerate(found):
            what = f"{register}[{bit}] in {cycle}"
            result, alert, after, left = (self.answer(what) if n else self.ask("go")).split()
            # A flip of the alert itself erases nothing.
            if left != "0" and not register.endswith("alert_q"):
                raise Failed(f"{what}: {left} lanes are not erased")
            yield what, result, alert == "1", int(after)


def kind(name: str) -> str:
    return next(k for k, texts in TABLE.items() if any(re.search(t, name) for t in texts))


def campaign(build: Build, p: Set, flips: int, part: int, parts: int, seed: int) -> tuple:
    """One of `parts` that together do `flips`: results by class, and what was wrong."""
    counts: dict[str, Counter[str]] = {k: Counter() for k in TABLE}
    bad, late = [], 0
    with Device(build.command) as device:
        found = [rows for rows in build.classes.values() if rows]
        per = len(CASES) * parts * len(found)
        rng = random.Random(f"flips {seed} {part}")
        x = Exchange.seeded(p, "flips")
        for at, (operation, case) in enumerate(CASES):
            cycles = device.scenario(p, operation, x, case)
            many = flips * (at + 1) // per - flips * at // per
            chosen = [rng.choice(rows) for rows in found for _ in range(many)]
            for what, result, alert, after in device.flips(chosen, cycles, rng):
                counts[kind(what.split("[")[0])][f"{'alert, ' * alert}{result}"] += 1
                late = max(late, after)
                if result == "wrong":
                    bad.append((f"{operation} {case}: {what}", alert))
    return counts, bad, late


def guarded(build: Build, p: Set) -> Iterator[tuple[str, int, int, int]]:
    """Of each row of `guard` its text, flips, alerts, and how many there must be."""
    x, registers = Exchange.seeded(p, "flips"), sum(build.classes.values(), [])
    with Device(build.command) as device:
        for text, operation, flips, least in GUARD:
            rows = [row for row in registers if re.search(text, row[1])]
            same(len(rows) > 0, True, f"a register that is called {text}")
            cycles, alerts = device.scenario(p, operation, x, ""), 0
            rng = random.Random(f"guard {text}")
            chosen = [rng.choice(rows) for _ in range(flips)]
            for what, result, alert, _ in device.flips(chosen, cycles, rng):
                alerts += alert
                # A lane whose parity is wrong is never given to the host.
                if result == "wrong" and (not alert or "u_lanes" in what):
                    raise Failed(f"{operation}: {what} is wrong")
            yield f"{operation} {text}", flips, alerts, least


def run(o: SimpleNamespace) -> bool:
    build = Build(Hardware(o.engines, o.rounds), {"ROBUST": o.robust})
    parts = 2
    done = each(
        lambda part: campaign(build, Set("fips203", o.level), o.flips, part, parts, o.seed),
        range(parts),
    )
    print(f"{'':12}" + "".join(f"{r:>16}" for r in RESULTS))
    silent = total = 0
    for name in TABLE:
        row = sum((counts[name] for counts, _, _ in done), Counter())
        total += sum(row.values())
        silent += row["wrong"]
        print(f"{name:12}" + "".join(f"{row[r]:16}" for r in RESULTS))
    for _, bad, _ in done:
        for what, alert in bad if o.robust else ():
            print(f"wrong{' with' if alert else ', NO'} alert: {what}")
    late = max(late for _, _, late in done)
    print(f"flips: robust {o.robust}: {total} flips, {silent} wrong without an alert")
    if late:
        print(f"flips: an alert {late} cycles after the flip at the latest")
    if o.robust:
        few = []
        for text, flips, alerts, least in guarded(build, Set("fips203", o.level)):
            print(f"flips: {text}: {alerts} alerts of {flips} flips, at least {least}")
            few += [text] * (alerts < least)
        return silent == 0 and not few
    # Of what is not robust some must be: or nothing was flipped.
    same(silent > 0, True, "a flip that makes an output wrong")
    return True
