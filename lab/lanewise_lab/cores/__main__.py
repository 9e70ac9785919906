# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the rules of all cores into docs/cycle-model.md: python3 -m lanewise_lab.cores"""

from pathlib import Path

from . import in_docs

if __name__ == "__main__":
    docs = Path(__file__).resolve().parents[3] / "docs" / "cycle-model.md"
    docs.write_text(in_docs(docs.read_text()))
