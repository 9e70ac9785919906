# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Looks for better recipes: whatever chance decides is decided here, and kept in .found.toml."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of lanewise-lab search; command.py runs it."""
    parser.add_argument("recipe", help="its name, or that of its kernel")
    minutes = "how long: of processor time, for x86-64 by the clock (default: %(default)s)"
    parser.add_argument("--minutes", type=float, default=10, help=minutes)
    parser.add_argument("--seed", type=int, default=1, help="another one, another way")
    moves = "of one annealing (default: %(default)s); none for x86-64"
    parser.add_argument("--moves", type=int, default=150_000, help=moves)
    parser.add_argument("--core", help="of an AArch64 recipe (default: the recipe's)")
