# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the rules of all cores into docs/cycle-model.md: python3 -m lanewise_lab.cores"""

import sys
from pathlib import Path

from . import in_docs


def main() -> int:
    docs = Path(__file__).resolve().parents[3] / "docs" / "cycle-model.md"
    try:
        docs.write_text(in_docs(docs.read_text()))
    except (OSError, ValueError) as error:
        print(f"cores: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
