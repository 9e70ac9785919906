#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Write the manual pages of section 3 from the public headers: man3.py [--kyber] FOLDER.

A page for each header, lanewise_sha3.3, and one for each comment in it that explains functions;
further functions of the same comment are links to it. Needs Python 3.9 and nothing else. Errors:
one line and exit 2.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import headers
from headers import Function, Group, Header

COMMAND = headers.ROOT / "cli/lanewise.1"
HEAD = '.\\" SPDX-License-Identifier: Apache-2.0 OR MIT\n.\\" Written by packaging/docs/man3.py\n'
STATUS = "lanewise_status"


def escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("^", "\\(ha").replace("~", "\\(ti")
    return re.sub(r"^(?=[.'])", "\\&", text, flags=re.M)


def inline(text: str) -> str:
    """One paragraph on lines of its sentences, `names` in italics."""
    parts = escaped(text).split("`")
    marked = "".join(f"\\fI{p}\\fR" if i % 2 else p for i, p in enumerate(parts))
    lines = re.split(r"(?<=[.]) (?=[A-Z\\])", marked)
    return "\n".join(re.sub(r"^(?=[.'])", "\\&", line) for line in lines)


def body(comment: str) -> list[str]:
    out: list[str] = []
    listing = False
    for kind, text in headers.paragraphs(comment):
        if kind == "item" and not listing:
            out.append(".Bl -bullet -compact")
        if kind != "item" and listing:
            out.append(".El")
        listing = kind == "item"
        if kind == "item":
            out += [".It", inline(text)]
        elif kind == "code":
            out += [".Bd -literal -offset indent", escaped(text), ".Ed"]
        else:
            out += ([".Pp"] if out and out[-1] != ".Pp" else []) + [inline(text)]
    return out + ([".El"] if listing else [])


def split_errors(comment: str) -> tuple[str, str]:
    """What a comment says, and what it says of errors."""
    match = re.search(r"\bErrors\b.*?(?=\n\n|\Z)", comment, re.S)
    if not match:
        return comment, ""
    return (comment[: match.start()] + comment[match.end() :]).strip(), headers.joined(match[0])


def full_codes(text: str) -> str:
    """The status codes with their whole names."""
    return re.sub(
        r"(?<![\w.])(NULL|STATE|LENGTH|ALGORITHM|PARAMETER|THREAD|RANDOM|SIGNATURE|FAULT|"
        r"CANCELLED|KEY)(?!\w)",
        r"LANEWISE_ERR_\1",
        text,
    )


def prototype(f: Function) -> list[str]:
    out = [f".Ft {f.returns}", f".Fo {f.name}"]  # codespell:ignore
    for p in f.parameters or [headers.Parameter("void", "")]:
        kind, _, array = p.type.partition("[")
        text = f"{kind}{'' if kind.endswith('*') or not p.name else ' '}{p.name}"
        out.append(f'.Fa "{text}{"[" + array if array else ""}"')
    return [*out, ".Fc"]


def start(title: str, names: list[str], what: str, header: Header, date: str) -> list[str]:
    named = [f".Nm {name} ," for name in names[:-1]] + [f".Nm {names[-1]}"]
    lines = [HEAD + date, f".Dt {title.upper()} 3", ".Os", ".Sh NAME", *named]
    lines.append(f".Nd {escaped(what)}")  # codespell:ignore
    return [*lines, ".Sh SYNOPSIS", f".In lanewise/{header.name}"]


def page_of(header: Header) -> str:
    return "lanewise_" + header.name.removesuffix(".h")


def function_page(group: Group, header: Header, date: str) -> str:
    names = [f.name for f in group.functions]
    text, errors = split_errors(group.comment)
    what = headers.summary(group.comment).replace("`", "")
    lines = start(names[0], names, what[:1].lower() + what[1:], header, date)
    for f in group.functions:
        lines += prototype(f)
    lines += [".Sh DESCRIPTION", *body(text or group.comment)]
    parameters = {p.name for f in group.functions for p in f.parameters}
    quoted = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", group.comment))))
    shared = {n: w for n, w in header.shared.items() if n in parameters}
    needed = {w for n, w in shared.items() if n not in quoted}
    shared = {n: w for n, w in shared.items() if w in needed}
    if shared:
        lines.append(".Bl -tag -width Ds")
        for words in dict.fromkeys(shared.values()):
            together = " , ".join(n for n, w in shared.items() if w == words)
            lines += [f".It Fa {together}", inline(words)]
        lines.append(".El")
    if any(f.checked for f in group.functions):
        if errors and not re.search(r"Errors: none", errors):
            lines += [".Sh RETURN VALUES", ".Dv LANEWISE_OK", "(0), or a negative code of"]
            lines += [f".Xr {STATUS} 3 ."]
        if errors:
            words = full_codes(errors.removeprefix("Errors: "))
            lines += [".Sh ERRORS", inline(words[:1].upper() + words[1:])]
    also = sorted({page_of(header), STATUS})
    lines += [".Sh SEE ALSO", *(f".Xr {n} 3{' ,' if n != also[-1] else ''}" for n in also)]
    return "\n".join(lines) + "\n"


def header_page(header: Header, date: str) -> str:
    name = page_of(header)
    what = headers.summary(header.comment).replace("`", "")
    lines = start(name, [name], what, header, date)
    lines += [".Sh DESCRIPTION", *body(header.comment)]
    types = [(g, t) for g in header.groups for t in g.types]
    if types:
        lines.append(".Ss Types")
        for i, (group, t) in enumerate(types):
            lines += [".Pp"] if i else []
            lines += [inline(headers.joined(group.comment))]
            lines += [".Bd -literal -offset indent", escaped(t.text), ".Ed"]
    macros = [(m, m.comment or g.comment) for g in header.groups for m in g.macros]
    if macros:
        lines += [".Ss Macros", ".Bl -tag -width Ds"]
        for m, says in macros:
            says = headers.joined(f"{m.text}. {says}")
            lines += [f".It Dv {m.name.split('(')[0]}", inline(says)]
        lines.append(".El")
    pages = sorted({g.functions[0].name for g in header.groups if g.functions})
    lines += [".Sh SEE ALSO", *(f".Xr {n} 3{' ,' if n != pages[-1] else ''}" for n in pages)]
    return "\n".join(lines) + "\n"


def pages(kyber: bool) -> dict[str, str]:
    date = re.search(r"^\.Dd .*$", COMMAND.read_text("utf-8"), re.M)[0]
    out = {}
    for header in headers.read_all():
        if header.name == "kyber.h" and not kyber:
            continue
        out[f"{page_of(header)}.3"] = header_page(header, date)
        for group in (g for g in header.groups if g.functions):
            first, *others = group.functions
            out[f"{first.name}.3"] = function_page(group, header, date)
            out |= {f"{f.name}.3": f".so man3/{first.name}.3\n" for f in others}
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kyber", action="store_true", help="with the pages of kyber.h")
    parser.add_argument("folder", type=Path, help="where the pages go")
    options = parser.parse_args()
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages(options.kyber).items():
            (options.folder / name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        print(f"man3: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
