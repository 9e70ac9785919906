# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command lanewise-lab."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys


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
        "verdict as JSON. Exit: 0 proved, 1 not proved, 2 wrong use.",
    )
    prove.add_argument("--isa", choices=["x86_64"], default="x86_64")
    prove.add_argument("--rounds", type=_rounds, help="such as 24 or 1-24 or 12,24 (default: all)")
    prove.add_argument("--ways", type=int, help="states at once (default: from the name, _xN_)")
    prove.add_argument("--layout", choices=["lanes", "zipped"], default="zipped")
    prove.add_argument(
        "--call",
        help="the parameters in order, such as state,rc,rounds or "
        "state,messages,blocks,lanes,rc,rounds64 (default: from the name); lanewise_lab/prove/"
        "interface.py has them all",
    )
    prove.add_argument("--lanes", type=_numbers, help="lanes of a block or an output")
    prove.add_argument("--blocks", type=_numbers, help="numbers of blocks")
    prove.add_argument("object", help="relocatable object file")
    prove.add_argument("symbol", help="function")
    gen = commands.add_parser("gen", help="write the generated kernels anew")
    gen.add_argument("--check", action="store_true", help="only compare with what is there")
    return parser


def _prove(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        from .prove import kernel
    except ImportError as error:
        parser.error(f"{error}; pip install 'lanewise-lab[prove]' brings what the prover needs")
    from .prove.interface import Case, Interface, default_cases, default_interface

    try:
        interface = default_interface(arguments.symbol, arguments.ways, arguments.layout)
        if arguments.call:
            interface = Interface(interface.ways, interface.layout, arguments.call)
        cases = default_cases(interface)
        rounds, blocks, lanes = arguments.rounds, arguments.blocks, arguments.lanes
        if blocks and not interface.absorbs:
            raise ValueError("--blocks is for functions that absorb")
        if lanes and not (interface.absorbs or interface.extracts):
            raise ValueError("--lanes is for functions that absorb or extract")
        if rounds or blocks or lanes:
            if any(not 0 <= n <= 25 for n in lanes or []) or any(n < 1 for n in blocks or []):
                raise ValueError("lanes must be 0..25 and blocks at least 1")
            cases = [c for c in cases if not rounds or c.rounds in rounds]
            if interface.absorbs and (blocks or lanes):
                cases = [
                    Case(r, b, n)
                    for r in rounds or [24]
                    for b in blocks or [1, 2]
                    for n in lanes or [17]
                ]
            elif interface.extracts:
                cases = [Case(lanes=n) for n in lanes or []]
        verdict = kernel.prove(arguments.object, arguments.symbol, interface, cases)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    print(json.dumps(verdict.as_json(), indent=2))
    return 0 if verdict.proved else 1


def main(argv: list[str] | None = None) -> int:
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.command == "gen":
        check = ["--check"] if arguments.check else []
        return subprocess.run([sys.executable, "-m", "lanewise_lab.kernels", *check]).returncode
    return _prove(arguments, parser)


if __name__ == "__main__":
    sys.exit(main())
