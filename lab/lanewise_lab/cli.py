# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command lanewise-lab: makes, judges, explains, times and improves kernels."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from . import checkout
from .tools import Failed

INSTALL = "pip install ./lab in a checkout of Lanewise brings what the lab needs"


def _rounds(text: str) -> list[int]:
    out: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise argparse.ArgumentTypeError(f"not a number of rounds: {part}")
        out += range(int(first), int(last or first) + 1)
    if not out or not all(1 <= n <= 24 for n in out):
        raise argparse.ArgumentTypeError("rounds must be 1..24")
    return out


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a list of numbers: {text}") from None


def _power(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 4096 or int(text) & int(text) - 1:
        raise argparse.ArgumentTypeError(f"not a power of two from 1 to 4096: {text}")
    return int(text)


def _given(*names: str, **how) -> tuple[tuple[str, ...], dict]:
    return names, how


def _flag(name: str, meaning: str) -> tuple[tuple[str, ...], dict]:
    return (name,), {"action": "store_true", "help": meaning}


_JSON = _flag("--json", "print JSON")
_PROVE = (
    _given("--isa", choices=["x86_64", "armv7m", "armv8m", "aarch64", "riscv64", "riscv32"],
           help="what the object must be for (default: any)"),
    _given("--rounds", type=_rounds,
           help="such as 24 or 1-24 or 12,24 (default: 1-24; what a function fixes for itself)"),
    _given("--states", type=int,
           help="states at once (default: from the name, _xN_, else what fits)"),
    _given("--layout", choices=["interleaved", "lanes", "paired", "zipped"],
           help="how states lie in memory (default: what fits, tried first: zipped; interleaved on "
           "armv7m, armv8m and riscv32; paired on aarch64: the first two zipped, others behind "
           "them)"),
    _given("--vlen", type=_numbers, metavar="BITS",
           help="widths of the vector registers, of RISC-V, such as 128,256 (default: those up to "
           "1024 that hold a lane of each state)"),
    _given("--stack", type=int, metavar="BYTES", help="refuse to use more stack"),
    _given("--call", help="the parameters in order, such as state,rc,rounds or "
           "state,messages,blocks,lanes,rc,rounds64 (default: from the name, else what fits); "
           "lanewise_lab/prove/interface.py has them all"),
    _flag("--allow-x18", "on aarch64, let the code write x18, which has a role on Apple systems, "
          "Windows and Android"),
    _given("--claim", choices=["ntt", "inverse", "product", "cache", "multiple"],
           help="not Keccak, but what a function computes modulo a prime "
           "(docs/proving-your-ntt.md); the options from here to --align are for that"),
    _given("--modulus", type=int, metavar="Q", help="the prime"),
    _given("--n", type=int, default=256, help="elements of a polynomial (default: %(default)s)"),
    _given("--element", type=int, choices=[16, 32], metavar="BITS",
           help="16 or 32 (default: 16 if the modulus fits)"),
    _given("--bound", help="of the elements at entry: 8191 (absolute value), or of each array, as "
           "a=0..4095,b=3329"),
    _given("--exit", metavar="BOUND", help="of the results (default: found and printed)"),
    _given("--factor", help="by which results are scaled, such as 1 or 2^16 (default: found)"),
    _given("--root", type=int, help="gamma = root^(2 m + 1) (default: found)"),
    _given("--order", choices=["bit-reversed", "standard", "any"],
           help="of the residues (default: found); of multiples, any permutes them"),
    _given("--terms", type=int, default=1, help="products that are added up (default: 1)"),
    _flag("--cyclic", "modulo X^n - 1, not X^n + 1"),
    _given("--align", type=int, default=0, metavar="BYTES",
           help="what the caller promises of arrays (default: found and printed)"),
    _given("--lanes", type=_numbers, help="lanes of a block or an output"),
    _given("--blocks", type=_numbers, help="numbers of blocks"),
    _given("object", help="relocatable object file"),
    _given("symbol", help="function"),
)  # fmt: skip
_GEN = (
    _given("names", nargs="*", metavar="NAME", help="kernel, as --list names it"),
    _flag("--all", "every kernel"),
    _flag("--list", "print the names of the kernels"),
    _given("-o", "--output", metavar="FOLDER", help="where to write (default: here)"),
    _flag("--check", "only compare with what is there"),
    _given("--root", help="the checkout (default: the one around the current folder)"),
)
_CYCLES = (
    _given("--core", required=True,
           help="m3, m4, m7, a55, a510, a78, a710, x1 or x2, or n1, n3 or v3, whose models are "
           "not judged; or the full name: cortex-m3, neoverse-n1 ..."),
    _given("--rounds", type=_rounds, default=[24], help="1 to 24 (default: 24)"),
    _given("--states", type=int,
           help="states at once, AArch64 (default: from the name, _xN_, else those that change)"),
    _given("--call", default="state,rounds",
           help="the parameters in order, of state, rounds, and rc, which is the first round "
           "constant to use (default: %(default)s)"),
    _flag("--any", "also what is not Keccak-p[1600, rounds]: the report then says so"),
    _given("--state-align", type=_power, metavar="BYTES",
           help="the states lie at an odd multiple of so many bytes (default: 8 of one state, 64 "
           "of more, which the library promises its kernels)"),
    _given("--code-align", type=_power, metavar="BYTES",
           help="the code of an object lies at an odd multiple of so many bytes (default: every "
           "place that the alignment of its section allows and that matters to the core is tried, "
           "and the slowest counts)"),
    _given("--wait-states", type=int, default=0, metavar="N",
           help="of the flash that holds the code, on cores with a rule for it: each fetch takes "
           "so many cycles more (default: 0)"),
    _given("--flash-line", type=_power, default=4, metavar="BYTES",
           help="with wait states: so many bytes are read at once, and the next ones ahead "
           "(default: 4, as without any accelerator)"),
    _given("--cache", type=_power, default=0, metavar="BYTES",
           help="with wait states, on cores with a rule for it: of the instruction cache in front "
           "of the flash (default: as the rules of the core say)"),
    _given("object", help="ARM or AArch64 object file or program"),
    _given("symbol", help="function"),
)  # fmt: skip
_TIMELINE = (
    *_CYCLES,
    _given("--range", help="cycles to show, such as 0-999 (default: all)"),
    _given("-o", "--output", required=True, help="the HTML file to write"),
)
_TABLE = (
    _given("number", choices="1 2 rounds flash aarch64 chains sphincs mlkem".split()),
    _given("--set", action="append", help="of sphincs and mlkem, such as 128f-robust, ML-KEM-768"),
    _given("--core", action="append", help="of sphincs and mlkem, such as cortex-a78"),
    _flag("--json", "print JSON, with bands"),
)
_EXPLAIN = (
    _given("kernel", help="file in src/keccak, or recipe, as `make kernel` has it"),
    _given("--rounds", type=_rounds, default=[24], help="1 to 24 (default: 24)"),
    _flag("--summary", "no listing, only the numbers"),
)

#: Verb: its help, what it does and how it exits, its options; None: it has a parser of its own.
VERBS: dict[str, tuple[str, str, tuple | None]] = {
    "gen": ("write kernels from their recipes",
        "With names, or --all, writes these kernels into a folder, which needs no checkout. "
        "Without, writes every generated file of a checkout of Lanewise anew, or compares it. "
        "Exit: 0 done, 1 something differs, 2 no such kernel or no checkout.", _GEN),
    "check": ("compare every generated file of a checkout with what makes it", "", ()),
    "kernel": ("generate, prove, run and predict or measure one kernel", "", None),
    "search": ("look for a better order of a kernel's operations", "", None),
    "prove": ("prove that a function of an object file is Keccak",
        "Prove that a function equals FIPS 202 on all states, that its branches and addresses "
        "depend on no data, and that it keeps the calling convention. Prints the verdict as JSON. "
        "What is not said of a function of another project - layout, states, parameters - is found "
        "by trying, and printed. Exit: 0 proved; 1 refuted, with numbers that show it; 2 not "
        "decided, wrong use or no such function.", _PROVE),
    "explain": ("which instruction of a shipped kernel makes which value of the round",
        "Run a permutation of the library, assembled as for its proof, on two random states, and "
        "look up what each instruction makes among the values that round.py makes of the same "
        "states, up to rotation and complement. Prints the listing with round, value, offset and "
        "complement, and how many executed instructions are explained. Exit: 0 all that compute "
        "are; 1 not; 2 no such kernel, or wrong use.", _EXPLAIN),
    "cycles": ("predict the cycles of a Keccak permutation on a Cortex core",
        "Run void f(states) or (states, rounds) of an ARM or AArch64 object under an emulator, "
        "compare what it does with Keccak-p[1600, rounds] on random states, and predict its cycles "
        "with the model of a core; on AArch64 those of one more call, with llvm-mca's opinion "
        "beside them. Prints JSON. Exit: 0 predicted; 1 a verdict against the code: it is not "
        "Keccak-p, or its flow depends on data; 2 no figure covers it, or wrong use (the reason is "
        "on standard error).", _CYCLES),
    "timeline": ("show when each instruction is issued and why it waited",
        "As cycles, but writes an HTML page with every instruction in its cycle and issue slot. "
        "Exit: 0 written; 1 a verdict against the code, as of cycles; 2 no figure covers it, or "
        "wrong use.", _TIMELINE),
    "table": ("the published tables of Keccak on Cortex-M and on AArch64 beside ours",
        "Build, trace and predict all that a table holds: 1 is the permutation on Cortex-M (a "
        "second), 2 is whole functions there with the C library around it (a minute), rounds and "
        "flash are more of its kernels, aarch64 is the permutation on Cortex-A and X (half a "
        "minute; beside each figure that of llvm-mca), chains are chains of SHAKE256 there, "
        "sphincs is SPHINCS+ there and SLH-DSA on Cortex-M (many minutes), mlkem is ML-KEM on "
        "both (a few minutes; of these two --set and --core take a part). Prints Markdown, "
        "published figures in brackets. Exit: 0 done, 2 something cannot be built or run, or "
        "wrong use.", _TABLE),
    "compare": ("cycles that a board or a Linux machine has measured, beside the models",
        "Sets what bench/boards/board.py or `lanewise bench --kernels --json` has measured beside "
        "the predictions for that core, under every set of rules that fits, and says with which "
        "values of a rule a micro-benchmark agrees. Counts of an emulator are refused. Exit: 0 "
        "compared; 2 the file holds no measurements of a core with a model, something cannot be "
        "built, or wrong use.", (_given("file", help="what was measured, JSON"), _JSON)),
}  # fmt: skip

Stop = Callable[[str], None]


def _cycles(arguments: argparse.Namespace, stop: Stop) -> int:
    from . import cores
    from .cycles import Refused, Refuted, report, trace

    try:
        core = cores.load(arguments.core)
        core = cores.slowed(core, arguments.wait_states, arguments.flash_line, arguments.cache)
    except ValueError as error:
        stop(str(error))
    if len(arguments.rounds) != 1:
        stop("one number of rounds at a time")
    if arguments.states is not None and not 1 <= arguments.states <= 64:
        stop("--states must be 1 to 64")
    call = arguments.call.split(",")
    if not set(call) <= set(trace.PARAMETERS):
        stop(f"--call is made of {', '.join(trace.PARAMETERS)}")
    what = arguments.object, arguments.symbol, core, arguments.rounds[0]
    more = {"states": arguments.states, "call": call, "any": arguments.any}
    more |= {"state_align": arguments.state_align, "code_align": arguments.code_align}
    try:
        if arguments.command == "cycles":
            print(json.dumps(report.report(*what, limits=True, **more), indent=2))
        else:
            from .cycles import timeline

            timeline.write(arguments.output, *what, arguments.range, **more)
    except Refused as error:
        print(f"lanewise-lab: {error}", file=sys.stderr)
        return 1 if isinstance(error, Refuted) else 2
    return 0


def _table(arguments: argparse.Namespace, stop: Stop) -> int:
    from . import predictions

    name = predictions.NUMBERS.get(arguments.number, arguments.number)
    table = predictions.TABLES[name]
    if (arguments.set or arguments.core) and not table.scheme:
        stop("--set and --core are for the tables sphincs and mlkem")
    made = predictions.make(name, arguments.core, arguments.set)
    shown = "" if arguments.json else table.text(made + predictions.kept(without=name))
    print(shown or json.dumps(made, indent=1))
    return 0


def _compare(arguments: argparse.Namespace, stop: Stop) -> int:
    from . import compare
    from .cycles import Refused

    try:
        done = compare.compare(compare.read(arguments.file))
    except (compare.Bad, Refused) as error:
        raise Failed(str(error)) from None
    print(json.dumps(done, indent=1) if arguments.json else compare.text(done))
    return 0


def _called(arguments: argparse.Namespace, stop: Stop) -> int:
    from .explain import asked
    from .prove import command

    if getattr(arguments, "claim", None):
        from .modular import command

    return (asked if arguments.command == "explain" else command).run(arguments, stop)


def _misplaced(kernels: list, folder: Path) -> str:
    """Why these kernels may not be written there, or "": in the sources of a checkout each has a
    place, and what lies elsewhere stops `make kernels`."""
    from . import regenerate

    root = next((p for p in folder.resolve().parents if checkout.is_checkout(p)), None)
    inside = folder.resolve().relative_to(root) if root else Path()
    if not inside.parts or inside.parts[0] not in regenerate.SEARCHED:
        return ""
    for kernel in kernels:
        if inside != Path(kernel.place).parent:
            return (
                f"{folder} is part of the sources of {root}, where {kernel.file} belongs in "
                f"{Path(kernel.place).parent}: -o names that folder, or one outside"
            )
    return ""


def _gen(arguments: argparse.Namespace, stop: Stop) -> int:
    from . import gen, regenerate

    if arguments.list:
        print("\n".join(gen.kernels()))
        return 0
    if arguments.names or arguments.all:
        if arguments.check or arguments.root:
            stop("--check and --root are for all files of a checkout")
        kernels = gen.kernels().values() if arguments.all else map(gen.find, arguments.names)
        kernels, folder = list(kernels), Path(arguments.output or ".")
        if refused := _misplaced(kernels, folder):
            stop(refused)
        for path in gen.write(kernels, folder):
            print(f"written: {path}")
        return 0
    if arguments.output:
        stop("-o is for named kernels, or --all")
    return regenerate.main(arguments.check, Path(arguments.root or checkout.ROOT).resolve())


def _check(arguments: argparse.Namespace, stop: Stop) -> int:
    from . import regenerate

    return regenerate.main(check=True)


RUN = {"gen": _gen, "check": _check, "cycles": _cycles, "timeline": _cycles, "table": _table}
RUN |= {"compare": _compare, "prove": _called, "explain": _called}


def _kernel(words: list[str]) -> int:
    from . import onekernel

    return onekernel.main(words)


def _search(words: list[str]) -> int:
    from .search import __main__ as search

    return search.main(words)


OWN = {"kernel": _kernel, "search": _search}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lanewise-lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for verb, (meaning, description, options) in VERBS.items():
        one = commands.add_parser(verb, help=meaning, description=description or meaning)
        for names, how in options or ():
            one.add_argument(*names, **how)
    return parser


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    parser = _parser()

    def stop(reason: object) -> None:
        parser.exit(2, f"lanewise-lab: {reason}\n")

    try:
        if words[:1] and words[0] in OWN:
            return OWN[words[0]](words[1:])
        arguments = parser.parse_args(words)
        return RUN[arguments.command](arguments, stop)
    except ImportError as error:
        stop(f"{error}; {INSTALL}")
    except (Failed, OSError) as error:
        print(f"lanewise-lab: {error}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
