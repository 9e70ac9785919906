#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Does every relative link of the documents lead somewhere? links.py [--root FOLDER]

Files and folders must be there, and an anchor be a heading of the page, in the form that code hosts
give it. Exit: 0; 1 with a line for each broken link; 2 for wrong use. A second at most.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Where documents are: their own folder, and everything below the others.
FOLDERS = (".", "bench", "docs", "examples", "packaging", "rtl", "tests")
LINK = re.compile(r"(?<!\\)\]\(([^()\s]+)\)")
#: Other places than files: those of the web, and pages that a code host makes of a repository.
OUTSIDE = re.compile(r"[a-z][a-z+.-]*:|\.\./\.\./actions/")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)


def documents(root: Path) -> list[Path]:
    """The Markdown files of the repository, without what is built."""
    found = list(root.glob("*.md"))
    for folder in FOLDERS[1:]:
        found += (root / folder).rglob("*.md")
    return sorted(p for p in found if not {"node_modules", "target", "build"} & set(p.parts))


def prose(text: str) -> str:
    """Without code, which may look like links."""
    text = FENCE.sub(lambda m: "\n" * m[0].count("\n"), text)
    return re.sub(r"`[^`\n]*`", lambda m: " " * len(m[0]), text)


def slug(heading: str) -> str:
    heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    heading = re.sub(r"[^\w\s-]", "", heading.strip().lower().replace("`", ""))
    return heading.replace(" ", "-")


def anchors(path: Path) -> set[str]:
    text = FENCE.sub("", path.read_text("utf-8"))
    found: set[str] = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#{1,6} +(.*?) *#*$", text, re.M):
        name, n = slug(heading), 0
        while (f"{name}-{n}" if n else name) in found:
            n += 1
        found.add(f"{name}-{n}" if n else name)
    return found


def broken(root: Path) -> list[str]:
    out = []
    for page in documents(root):
        text = prose(page.read_text("utf-8"))
        for match in LINK.finditer(text):
            link = match[1]
            if OUTSIDE.match(link):
                continue
            where, _, anchor = link.partition("#")
            target = (page.parent / where).resolve() if where else page
            line = text[: match.start()].count("\n") + 1
            says = f"{page.relative_to(root)}:{line}: {link}"
            if not target.exists():
                out.append(f"{says}: not there")
            elif anchor and target.suffix == ".md" and anchor not in anchors(target):
                out.append(f"{says}: the page has no such heading")
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args().root.resolve()
    if not documents(root):
        parser.error(f"{root} holds no documents")
    lines = broken(root)
    print("\n".join(lines) if lines else f"links: {len(documents(root))} documents, all right")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
