# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the rules of all cores (docs/cycle-rules.md), the errors of their models (into
docs/cycle-model.md) and the costs by which selection ranks kernels (into docs/aarch64.md):
python3 -m lanewise_lab.cores"""

import sys
from pathlib import Path

from .. import registry
from . import in_docs, rules_page


def main() -> int:
    docs = Path(__file__).resolve().parents[3] / "docs"
    model, kernels = docs / "cycle-model.md", docs / "aarch64.md"
    try:
        (docs / "cycle-rules.md").write_text(rules_page())
        model.write_text(in_docs(model.read_text()))
        kernels.write_text(registry.in_docs(kernels.read_text()))
    except (OSError, ValueError) as error:
        print(f"cores: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
