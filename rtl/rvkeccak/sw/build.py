#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Builds every program of programs.toml into build/rtl/sw."""

import sys

import software


def main() -> int:
    try:
        made = software.build_all()
    except software.Failed as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    print(f"build: {len(made)} programs in {software.OUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
