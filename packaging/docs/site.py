#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Put together what mkdocs makes the site of: site.py FOLDER

The folder becomes a copy of the repository's documents, in the same places, with a page for every
public header in api/, and one for each source file or folder that a document links to. So a link
that works in the repository works on the site, and mkdocs, in strict mode, checks it. Errors: one
line and exit 2.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
from pathlib import Path

import headers
import links
import man3
from headers import Group, Header

ROOT = headers.ROOT
PICTURES = {".svg", ".png"}
LANGUAGE = {".c": "c", ".h": "c", ".py": "python", ".toml": "toml", ".json": "json", ".S": "gas"}
#: The program of examples/ that shows the functions of a header.
EXAMPLES = {
    "sha3.h": "hello.c",
    "sponge.h": "socket.c",
    "many.h": "files.c",
    "sp800_185.h": "kmac.c",
    "keccak.h": "merkle.c",
    "streams.h": "streams.c",
    "mldsa.h": "mldsa.c",
    "mlkem.h": "mlkem.c",
    "slhdsa.h": "slhdsa.c",
}
WORD = re.compile(r"`?\b(lanewise_\w+|\w+\.h)\b(?:\(\))?`?")
LARGEST = 200_000  # bytes of a source file that gets a page
#: A badge that only the code host can show.
HOSTED = re.compile(r"\[!\[\w+\]\(\.\./\.\./actions/[^)]*\)\]\([^)]*\) ?")


class Api:
    """The reference: one page a header."""

    def __init__(self) -> None:
        self.headers = headers.read_all()
        self.home: dict[str, str] = {}
        for header in self.headers:
            page = header.name.removesuffix(".h") + ".md"
            self.home[header.name] = page
            names = [f.name for f in header.functions]
            names += [t.name for g in header.groups for t in g.types]
            self.home |= {name: f"{page}#{name}" for name in names}

    def linked(self, text: str, page: str) -> str:
        """Names of functions, types and headers lead to where they are explained."""

        def link(match: re.Match) -> str:
            home = self.home.get(match[1])
            return f"[`{match[1]}`]({home})" if home and home != page else match[0]

        return WORD.sub(link, text)

    def body(self, comment: str, page: str) -> list[str]:
        out: list[str] = []
        for kind, text in headers.paragraphs(comment):
            if kind == "code":
                out += ["```c", text, "```", ""]
            elif kind == "item":
                out += [f"- {self.linked(text, page)}"]
            else:
                out += ["", self.linked(text, page), ""]
        return out

    def group(self, group: Group, header: Header, page: str) -> list[str]:
        out: list[str] = []
        for f in group.functions:
            out += [f"### {f.name}", "", "```c", declared(f), "```", ""]
        for t in group.types:
            out += [f"### {t.name}", "", "```c", t.text, "```", ""]
        text, errors = man3.split_errors(group.comment)
        if group.functions or group.types:
            out += self.body(text, page)
            if errors:
                words = man3.full_codes(errors.removeprefix("Errors: "))
                out += ["", f"**Errors:** {self.linked(words, page)}", ""]
        if group.functions:
            used = {p.name for f in group.functions for p in f.parameters}
            shared = {w: [] for n, w in header.shared.items() if n in used}
            for name, words in header.shared.items():
                if name in used:
                    shared[words].append(f"`{name}`")
            if shared:
                out += ["", "| parameter | |", "| --- | --- |"]
                out += [f"| {', '.join(n)} | {self.linked(w, page)} |" for w, n in shared.items()]
                out.append("")
        return out

    def page(self, header: Header) -> str:
        page = self.home[header.name]
        out = [f"# {header.name}", "", f"`#include <lanewise/{header.name}>`", ""]
        out += self.body(header.comment, page)
        macros = [(m, m.comment or g.comment) for g in header.groups for m in g.macros]
        if macros:
            out += ["", "## Macros", "", "| name | value | |", "| --- | --- | --- |"]
            for m, says in macros:
                says = headers.joined(says)
                out.append(f"| `{m.name}` | `{m.text}` | {says} |".replace("``", ""))
        for title, kind in (("Types", "types"), ("Functions", "functions")):
            groups = [g for g in header.groups if getattr(g, kind)]
            if groups:
                out += ["", f"## {title}", ""]
                for group in groups:
                    out += self.group(group, header, page)
        if example := EXAMPLES.get(header.name):
            source = (ROOT / "examples" / example).read_text("utf-8").strip()
            out += ["", "## Example", "", f"[`examples/{example}`](../examples/{example}.md)"]
            out += ["", "```c", source, "```"]
        return re.sub(r"\n{3,}", "\n\n", "\n".join(out)) + "\n"

    def index(self) -> str:
        out = ["# Reference", "", "Written from the public headers. `man 3 lanewise_sha3_256` has"]
        out += ["the same where the library is installed.", "", "| header | |", "| --- | --- |"]
        for h in self.headers:
            what = self.linked(headers.summary(h.comment), "index.md")
            out.append(f"| [{h.name}]({self.home[h.name]}) | {what} |")
        return "\n".join(out) + "\n"


def declared(f: headers.Function) -> str:
    """A declaration, a parameter a line if it is long."""
    if len(f.text) <= 90:
        return f.text
    parts = []
    for p in f.parameters:
        kind, bracket, array = p.type.partition("[")
        space = "" if kind.endswith("*") else " "
        parts.append(f"    {kind.strip()}{space}{p.name}{bracket}{array}")
    space = "" if f.returns.endswith("*") else " "
    return f"{f.returns}{space}{f.name}(\n" + ",\n".join(parts) + ");"


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = set(links.documents(ROOT))
        self.sources: set[Path] = set()

    def write(self, place: Path, text: str) -> None:
        target = self.folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def target(self, page: Path, link: str) -> str:
        """Where a link leads on the site."""
        where, hash_, anchor = link.partition("#")
        path = (page.parent / where).resolve()
        if not where or links.OUTSIDE.match(link) or path in self.pages:
            return link
        if path.suffix in PICTURES:
            return link
        if path.is_dir() and path / "README.md" in self.pages:
            path = path / "README.md"
        elif path.parent == headers.INCLUDE and path.name != "lanewise.h":
            path = ROOT / "api" / f"{path.stem}.md"
        else:
            self.sources.add(path)
            path = path / "index.md" if path.is_dir() else path.with_name(path.name + ".md")
        return os.path.relpath(path, page.parent) + hash_ + anchor

    def converted(self, page: Path) -> str:
        parts = fenced(page.read_text("utf-8"))
        return "\n".join(self.line(page, code, line) for code, line in parts)

    def line(self, page: Path, code: bool, line: str) -> str:
        if code:
            return line
        line = HOSTED.sub("", line)
        return links.LINK.sub(lambda m: f"]({self.target(page, m[1])})", line)

    def source_page(self, path: Path) -> tuple[Path, str]:
        place = path.relative_to(ROOT)
        if path.is_dir():
            names = sorted(p.name for p in path.iterdir() if not p.name.startswith(("_", ".")))
            listed = "".join(f"- `{name}`\n" for name in names)
            return place / "index.md", f"# {place}/\n\n{listed}"
        text = path.read_text("utf-8")
        if len(text) > LARGEST:
            text = text[:LARGEST] + "\n... (cut)"
        fence = "`" * (3 + max([0, *(len(m) for m in re.findall(r"`{3,}", text))]))
        language = LANGUAGE.get(path.suffix, "text")
        page = f"# {place}\n\n{fence}{language}\n{text.rstrip()}\n{fence}\n"
        return place.with_name(place.name + ".md"), page

    def make(self) -> None:
        if self.folder.exists():
            shutil.rmtree(self.folder)
        api = Api()
        for header in api.headers:
            self.write(Path("api") / api.home[header.name], api.page(header))
        self.write(Path("api/index.md"), api.index())
        for example in EXAMPLES.values():
            self.sources.add(ROOT / "examples" / example)
        for page in self.pages:
            self.write(page.relative_to(ROOT), self.converted(page))
        for source in self.sources:
            self.write(*self.source_page(source))
        for folder in ("docs/images", "rtl"):
            for picture in (ROOT / folder).rglob("*"):
                if picture.suffix in PICTURES:
                    place = self.folder / picture.relative_to(ROOT)
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(picture, place)


def fenced(text: str) -> list[tuple[bool, str]]:
    """Lines, and whether each belongs to fenced code."""
    out, fence = [], ""
    for line in text.split("\n"):
        mark = re.match(r"\s*(```+|~~~+)", line)
        inside = bool(fence)
        if mark and not fence:
            fence, inside = mark[1], True
        elif mark and mark[1].startswith(fence):
            fence = ""
        out.append((inside, line))
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the pages go; what is there is removed")
    folder = parser.parse_args().folder.resolve()
    if folder.exists() and not (folder / "api/index.md").is_file() and any(folder.iterdir()):
        print(f"site: {folder} holds something else", file=sys.stderr)
        return 2
    try:
        Site(folder).make()
    except (OSError, ValueError) as error:
        print(f"site: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
