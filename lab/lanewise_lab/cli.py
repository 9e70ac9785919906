# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command lanewise-lab."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from . import checkout

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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lanewise-lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    prove = commands.add_parser(
        "prove",
        help="prove that a function of an object file is Keccak",
        description="Prove that a function equals FIPS 202 on all states, that its branches and "
        "addresses depend on no data, and that it keeps the calling convention. Prints the "
        "verdict as JSON. What is not said of a function of another project - layout, states, "
        "parameters - is found by trying, and printed. Exit: 0 proved; 1 refuted, with numbers "
        "that show it; 2 not decided, wrong use or no such function.",
    )
    prove.add_argument(
        "--isa",
        choices=["x86_64", "armv7m", "armv8m", "aarch64", "riscv64", "riscv32"],
        help="what the object must be for (default: any)",
    )
    prove.add_argument(
        "--rounds",
        type=_rounds,
        help="such as 24 or 1-24 or 12,24 (default: 1-24; what a function fixes for itself)",
    )
    prove.add_argument(
        "--states", type=int, help="states at once (default: from the name, _xN_, else what fits)"
    )
    prove.add_argument(
        "--layout",
        choices=["interleaved", "lanes", "paired", "zipped"],
        help="how states lie in memory (default: what fits, tried first: zipped; interleaved on "
        "armv7m, armv8m and riscv32; paired on aarch64: the first two zipped, others behind them)",
    )
    prove.add_argument(
        "--vlen",
        type=_numbers,
        metavar="BITS",
        help="widths of the vector registers, of RISC-V, such as 128,256 (default: those up to "
        "1024 that hold a lane of each state)",
    )
    prove.add_argument("--stack", type=int, metavar="BYTES", help="refuse to use more stack")
    prove.add_argument(
        "--call",
        help="the parameters in order, such as state,rc,rounds or "
        "state,messages,blocks,lanes,rc,rounds64 (default: from the name, else what fits); "
        "lanewise_lab/prove/interface.py has them all",
    )
    prove.add_argument(
        "--allow-x18",
        action="store_true",
        help="on aarch64, let the code write x18, which has a role on Apple systems, Windows and "
        "Android",
    )
    prove.add_argument("--lanes", type=_numbers, help="lanes of a block or an output")
    prove.add_argument("--blocks", type=_numbers, help="numbers of blocks")
    prove.add_argument("object", help="relocatable object file")
    prove.add_argument("symbol", help="function")
    gen = commands.add_parser(
        "gen",
        help="write kernels from their recipes",
        description="With names, or --all, writes these kernels into a folder, which needs no "
        "checkout. Without, writes every generated file of a checkout of Lanewise anew, or "
        "compares it. Exit: 0 done, 1 something differs, 2 no such kernel or no checkout.",
    )
    gen.add_argument("names", nargs="*", metavar="NAME", help="kernel, as --list names it")
    gen.add_argument("--all", action="store_true", help="every kernel")
    gen.add_argument("--list", action="store_true", help="print the names of the kernels")
    gen.add_argument("-o", "--output", metavar="FOLDER", help="where to write (default: here)")
    gen.add_argument("--check", action="store_true", help="only compare with what is there")
    gen.add_argument("--root", help="the checkout (default: the one around the current folder)")
    _add_cycles(commands)
    table = commands.add_parser(
        "table",
        help="the published tables of Keccak on Cortex-M and on AArch64 beside ours",
        description="Build, trace and predict all that a table holds: 1 is the permutation on "
        "Cortex-M (a second), 2 is whole functions there with the C library around it (a minute), "
        "aarch64 is the permutation on Cortex-A and X (half a minute; beside each figure that of "
        "llvm-mca), chains are chains of SHAKE256 there, sphincs is SPHINCS+ there and SLH-DSA on "
        "Cortex-M (many minutes), mlkem is ML-KEM on both (a few minutes; of these two --set and "
        "--core take a part). Prints Markdown, published figures in brackets. Exit: 0 done, 2 "
        "something cannot be built or run, or wrong use.",
    )
    table.add_argument("number", choices=["1", "2", "aarch64", "chains", "sphincs", "mlkem"])
    of = "of sphincs and mlkem, such as"
    table.add_argument("--set", action="append", help=f"{of} 128f-robust, ML-KEM-768")
    table.add_argument("--core", action="append", help=f"{of} cortex-a78")
    table.add_argument("--json", action="store_true", help="print JSON, with bands")
    explain = commands.add_parser(
        "explain",
        help="which instruction of a shipped kernel makes which value of the round",
        description="Run a permutation of the library, assembled as for its proof, on two random "
        "states, and look up what each instruction makes among the values that round.py makes of "
        "the same states, up to rotation and complement. Prints the listing with round, value, "
        "offset and complement, and how many executed instructions are explained. Exit: 0 all that "
        "compute are; 1 not; 2 no such kernel, or wrong use.",
    )
    explain.add_argument("kernel", help="file in src/keccak, or recipe, as `make kernel` has it")
    explain.add_argument("--rounds", type=_rounds, default=[24], help="1 to 24 (default: 24)")
    explain.add_argument("--summary", action="store_true", help="no listing, only the numbers")
    commands.add_parser("search", help="look for a better order of a kernel", add_help=False)
    compare = commands.add_parser(
        "compare",
        help="cycles that a board or a Linux machine has measured, beside the models",
        description="Sets what bench/boards/board.py or `lanewise bench --kernels --json` has "
        "measured beside the predictions for that core, under every set of rules that fits, and "
        "says with which values of a rule a micro-benchmark agrees. Counts of an emulator are "
        "refused. Exit: 0 compared; 2 the file holds no measurements of a core with a model, "
        "something cannot be built, or wrong use.",
    )
    compare.add_argument("file", help="what was measured, JSON")
    compare.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _add_cycles(commands: argparse._SubParsersAction) -> None:
    cycles = commands.add_parser(
        "cycles",
        help="predict the cycles of a Keccak permutation on a Cortex core",
        description="Run void f(states) or (states, rounds) of an ARM or AArch64 object under an "
        "emulator, compare what it does with Keccak-p[1600, rounds] on random states, and predict "
        "its cycles with the model of a core; on AArch64 those of one more call, with llvm-mca's "
        "opinion beside them. Prints JSON. Exit: 0 predicted; 1 a verdict against the code: it is "
        "not Keccak-p, or its flow depends on data; 2 no figure covers it, or wrong use (the "
        "reason is on standard error).",
    )
    timeline = commands.add_parser(
        "timeline",
        help="show when each instruction is issued and why it waited",
        description="As cycles, but writes an HTML page with every instruction in its cycle and "
        "issue slot. Exit: 0 written; 1 a verdict against the code, as of cycles; 2 no figure "
        "covers it, or wrong use.",
    )
    for parser in cycles, timeline:
        parser.add_argument(
            "--core",
            required=True,
            help="m3, m4, m7, a55, a510, a78, a710, x1 or x2, or n1, n3 or v3, whose models are "
            "not judged; or the full name: cortex-m3, neoverse-n1 ...",
        )
        parser.add_argument("--rounds", type=_rounds, default=[24], help="1 to 24 (default: 24)")
        parser.add_argument(
            "--states",
            type=int,
            help="states at once, AArch64 (default: from the name, _xN_, else those that change)",
        )
        parser.add_argument(
            "--call",
            default="state,rounds",
            help="the parameters in order, of state, rounds, and rc, which is the first round "
            "constant to use (default: %(default)s)",
        )
        parser.add_argument(
            "--any",
            action="store_true",
            help="also what is not Keccak-p[1600, rounds]: the report then says so",
        )
        parser.add_argument(
            "--state-align",
            type=_power,
            metavar="BYTES",
            help="the states lie at an odd multiple of so many bytes (default: 8 of one state, 64 "
            "of more, which the library promises its kernels)",
        )
        parser.add_argument(
            "--code-align",
            type=_power,
            metavar="BYTES",
            help="the code of an object lies at an odd multiple of so many bytes (default: every "
            "place that the alignment of its section allows and that matters to the core is "
            "tried, and the slowest counts)",
        )
        parser.add_argument(
            "--wait-states",
            type=int,
            default=0,
            metavar="N",
            help="of the flash that holds the code, on cores with a rule for it: each fetch takes "
            "so many cycles more (default: 0)",
        )
        parser.add_argument(
            "--flash-line",
            type=_power,
            default=4,
            metavar="BYTES",
            help="with wait states: so many bytes are read at once, and the next ones ahead "
            "(default: 4, as without any accelerator)",
        )
        parser.add_argument("object", help="ARM or AArch64 object file or program")
        parser.add_argument("symbol", help="function")
    timeline.add_argument("--range", help="cycles to show, such as 0-999 (default: all)")
    timeline.add_argument("-o", "--output", required=True, help="the HTML file to write")


def _power(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 4096 or int(text) & int(text) - 1:
        raise argparse.ArgumentTypeError(f"not a power of two from 1 to 4096: {text}")
    return int(text)


def _cycles(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        from . import cores
        from .cycles import Refused, Refuted, report, trace
    except ImportError as error:
        parser.exit(2, f"lanewise-lab: {error}; {INSTALL}\n")
    try:
        core = cores.load(arguments.core)
        core = cores.slowed(core, arguments.wait_states, arguments.flash_line)
    except ValueError as error:
        parser.exit(2, f"lanewise-lab: {error}\n")
    if len(arguments.rounds) != 1:
        parser.exit(2, "lanewise-lab: one number of rounds at a time\n")
    if arguments.states is not None and not 1 <= arguments.states <= 64:
        parser.exit(2, "lanewise-lab: --states must be 1 to 64\n")
    call = arguments.call.split(",")
    if not set(call) <= set(trace.PARAMETERS):
        parser.exit(2, f"lanewise-lab: --call is made of {', '.join(trace.PARAMETERS)}\n")
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
    except OSError as error:
        parser.exit(2, f"lanewise-lab: {error}\n")
    return 0


def _table(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        from . import firmware, table, table_aarch64, table_chains, table_mlkem, table_sphincs
    except ImportError as error:
        parser.exit(2, f"lanewise-lab: {error}; {INSTALL}\n")
    named = {"aarch64": table_aarch64, "chains": table_chains}
    parts = {"sphincs": table_sphincs, "mlkem": table_mlkem}
    number = arguments.number
    if (arguments.set or arguments.core) and number not in parts:
        parser.error("--set and --core are for the tables sphincs and mlkem")
    try:
        if number in parts:
            made = parts[number].chosen(arguments.core, arguments.set)
        else:
            made = named[number].make() if number in named else table.make(int(number))
    except (firmware.Failed, OSError) as error:
        print(f"lanewise-lab: {error}", file=sys.stderr)
        return 2
    text = (named | parts)[number].markdown if number in named | parts else table.text
    print(json.dumps(made, indent=1) if arguments.json else text(made))
    return 0


def _compare(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        from . import compare
        from .cycles import Refused
    except ImportError as error:
        parser.exit(2, f"lanewise-lab: {error}; {INSTALL}\n")
    try:
        done = compare.compare(compare.read(arguments.file))
    except (compare.Bad, compare.Failed, Refused, OSError) as error:
        print(f"lanewise-lab: {error}", file=sys.stderr)
        return 2
    print(json.dumps(done, indent=1) if arguments.json else compare.text(done))
    return 0


def _prove(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        from .explain import asked
        from .prove import command
    except ImportError as error:
        parser.exit(2, f"lanewise-lab: {error}; {INSTALL}\n")
    called = asked if arguments.command == "explain" else command
    return called.run(arguments, lambda reason: parser.exit(2, f"{parser.prog}: {reason}\n"))


def _misplaced(names: list[str], folder: Path) -> str:
    """Why these kernels may not be written there, or "": in the sources of a checkout each has a
    place, and what lies elsewhere stops `make kernels`."""
    from . import generated, regenerate

    root = next((p for p in folder.resolve().parents if checkout.is_checkout(p)), None)
    inside = folder.resolve().relative_to(root) if root else Path()
    if not inside.parts or inside.parts[0] not in regenerate.SEARCHED:
        return ""
    for name in names:
        isa, *_ = generated.commands()[name]
        if inside != Path("src/keccak") / isa:
            return (
                f"{folder} is part of the sources of {root}, where {name} belongs in "
                f"src/keccak/{isa}: -o names that folder, or one outside"
            )
    return ""


def _gen(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    from . import firmware, generated, regenerate

    try:
        if arguments.list:
            print("\n".join(generated.commands()))
            return 0
        if arguments.names or arguments.all:
            if arguments.check or arguments.root:
                parser.exit(2, "lanewise-lab: --check and --root are for all files of a checkout\n")
            names = list(generated.commands() if arguments.all else arguments.names)
            names, folder = list(map(generated.named, names)), Path(arguments.output or ".")
            refused = _misplaced(names, folder)
            if refused:
                parser.exit(2, f"lanewise-lab: {refused}\n")
            for path in generated.write(names, folder):
                print(f"written: {path}")
            return 0
        if arguments.output:
            parser.exit(2, "lanewise-lab: -o is for named kernels, or --all\n")
    except (firmware.Failed, OSError) as error:
        parser.exit(2, f"lanewise-lab: {error}\n")
    options = ["--check"] if arguments.check else []
    return regenerate.main([*options, *(["--root", arguments.root] if arguments.root else [])])


def main(argv: list[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    if given[:1] == ["search"]:
        from .search import __main__ as search

        return search.main(given[1:])
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.command == "gen":
        return _gen(arguments, parser)
    if arguments.command in ("cycles", "timeline"):
        return _cycles(arguments, parser)
    if arguments.command == "table":
        return _table(arguments, parser)
    if arguments.command == "compare":
        return _compare(arguments, parser)
    return _prove(arguments, parser)


if __name__ == "__main__":
    sys.exit(main())
