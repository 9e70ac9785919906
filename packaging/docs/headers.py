# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the public headers declare and say: read once, for the manual pages, the site and the test.

A header begins with a `@file` comment, whose list items "- `name`: ..." explain parameters that
several of its functions have. A comment `/** ... */` belongs to the declaration below it and to
those that follow without an empty line. Within it `name` in backticks explains a parameter, an
indented paragraph is code, and "Errors: ..." lists the status codes without LANEWISE_ERR_.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include/lanewise"
MARKS = ("LANEWISE_CHECKED", "LANEWISE_API")
#: Macros that are plumbing of every header and no part of what programs use.
PLUMBING = re.compile(r"LANEWISE_(API|CHECKED|\w+_H|PASTED|IN_NAMESPACE)$|lanewise_\w+$")
COMMENT = re.compile(r"/\*(.*?)\*/", re.S)
PARAMETER = re.compile(r"^(.*?)(\w+)((?:\[\w*\])*)$", re.S)
ITEM = re.compile(r"^- ((?:`\w+`(?:, | and )?)+): (.*)$")


@dataclass
class Parameter:
    type: str  # with the brackets of an array: "uint8_t[32]"
    name: str


@dataclass
class Function:
    name: str
    returns: str
    parameters: list[Parameter]
    checked: bool  # it returns a status
    text: str  # the declaration, without marks


@dataclass
class Member:
    name: str
    text: str
    comment: str


@dataclass
class Type:
    name: str
    kind: str  # "struct", "enum", "opaque" or "function"
    members: list[Member]
    text: str


@dataclass
class Group:
    """A comment and what it belongs to: functions, a type, or macros."""

    comment: str
    functions: list[Function] = field(default_factory=list)
    types: list[Type] = field(default_factory=list)
    macros: list[Member] = field(default_factory=list)


@dataclass
class Header:
    name: str  # "sha3.h"
    comment: str
    groups: list[Group]

    @property
    def functions(self) -> list[Function]:
        return [f for group in self.groups for f in group.functions]

    @property
    def shared(self) -> dict[str, str]:
        """Parameters that the header's comment explains, each with its words."""
        found = {}
        for item in items(self.comment):
            if match := ITEM.match(item):
                found |= dict.fromkeys(re.findall(r"`(\w+)`", match[1]), match[2])
        return found


def items(comment: str) -> list[str]:
    """List items of a comment, each joined to one line."""
    out: list[str] = []
    for line in comment.splitlines():
        if line.startswith("- "):
            out.append(line)
        elif out and line.startswith("  ") and out[-1]:
            out[-1] += " " + line.strip()
        elif out:
            out.append("")
    return [item for item in out if item]


def words(comment: str) -> str:
    """A comment without its stars."""
    text = comment.removeprefix("*").removeprefix("<")
    lines = [re.sub(r"^\s*\* ?", "", line) for line in text.strip().splitlines()]
    return "\n".join(line.rstrip() for line in lines).strip()


def joined(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def function(text: str) -> Function:
    mark = next(m for m in MARKS if text.startswith(m))
    text = joined(text.removeprefix(mark)).removesuffix(";")
    head, _, rest = text.partition("(")
    match = re.match(r"^(.*?)(\w+)$", head.strip())
    listed = [p.strip() for p in rest.rsplit(")", 1)[0].split(",")]
    parameters = []
    for p in listed if listed != ["void"] else []:
        found = PARAMETER.match(p)
        parameters.append(Parameter(found[1].strip() + found[3], found[2]))
    checked = mark == MARKS[0] and match[1].strip() == "int"
    return Function(match[2], match[1].strip(), parameters, checked, text + ";")


def members(body: str, kind: str) -> list[Member]:
    """Of a struct or enum; a comment belongs to the member in front of it on its line."""
    out = []
    separator = "," if kind == "enum" else ";"
    for part in re.finditer(
        rf"([^{separator}/]+){separator}?[ \t]*(?:/\*\*<(.*?)\*/)?", uncommented(body), re.S
    ):
        text = joined(part[1])
        if not text:
            continue
        pointer = re.search(r"\(\*(\w+)\)", text)
        if kind == "enum":
            names = [text.split(" ")[0]]
        elif pointer:
            names = [pointer[1]]
        else:
            names = [re.search(r"(\w+)[\[\]\w]*$", p.strip())[1] for p in text.split(",")]
        out += [Member(name, text, joined(words(part[2] or ""))) for name in names]
    return out


def uncommented(body: str) -> str:
    """Without comments that belong to no member."""
    return re.sub(r"/\*(?!\*<).*?\*/", "", body, flags=re.S)


def type_of(text: str) -> Type:
    text = text.strip()
    match = re.match(r"(?:typedef )?(struct|enum) (\w+) \{(.*)\}", text, re.S)
    if match:
        return Type(match[2], match[1], members(match[3], match[1]), text)
    name = re.search(r"(\w+)(?:\(|;$)", text.removeprefix("typedef "))
    return Type(name[1], "function" if "(" in text else "opaque", [], text)


def macro(line: str) -> Member | None:
    line = re.sub(r"\\\n", " ", line)
    match = re.match(r"#define (\w+)(\([\w, ]*\))?[ \t]*(.*?)[ \t]*(?:/\*\*<(.*)\*/)?$", line, re.S)
    if not match or PLUMBING.match(match[1]):
        return None
    value = joined(re.sub(r"/\*.*?\*/", "", match[3]))
    return Member(match[1] + (match[2] or ""), value, joined(words(match[4] or "")))


def declaration_end(text: str, at: int) -> int:
    depth = 0
    for match in re.compile(r"/\*.*?\*/|[{};]", re.S).finditer(text, at):
        depth += {"{": 1, "}": -1}.get(match[0], 0)
        if match[0] == ";" and depth == 0:
            return match.end()
    raise ValueError(f"a declaration has no end: {text[at : at + 60]!r}")


def read(path: Path) -> Header:
    text = path.read_text(encoding="utf-8")
    top = re.search(r"/\*\*\s*(?:\* )?@file (\S+)(.*?)\*/", text, re.S)
    if not top or top[1] != path.name:
        raise ValueError(f"{path.name} has no @file comment of its own")
    groups: list[Group] = []
    at, open_group = top.end(), False
    while at < len(text):
        if gap := re.compile(r"\s+").match(text, at):
            at = gap.end()
            if gap[0].count("\n") > 1:
                open_group = False
        elif comment := COMMENT.match(text, at):
            documented = comment[1].startswith("*")
            groups.append(Group(words(comment[1]) if documented else ""))
            open_group, at = True, comment.end()
        elif text[at] == "#":
            line = re.compile(r"#(?:/\*.*?\*/|\\\n|[^\n])*", re.S).match(text, at)
            at = line.end()
            if found := macro(line[0]):
                if not open_group or groups[-1].functions or groups[-1].types:
                    groups.append(Group(""))
                groups[-1].macros.append(found)
                open_group = True
        elif guard := re.compile(r'extern "C" \{|\}').match(text, at):
            at, open_group = guard.end(), False
        elif at < len(text):
            end = declaration_end(text, at)
            one, at = text[at:end], end
            if not open_group or groups[-1].macros:
                groups.append(Group(""))
                open_group = True
            if one.startswith(MARKS):
                groups[-1].functions.append(function(one))
            else:
                groups[-1].types.append(type_of(one))
    kept = [g for g in groups if g.functions or g.types or g.macros]
    return Header(path.name, words(top[2]), kept)


def read_all(folder: Path = INCLUDE) -> list[Header]:
    """Every header that declares something, in the order of their names."""
    found = [read(path) for path in sorted(folder.glob("*.h"))]
    return [header for header in found if header.groups]


def summary(comment: str) -> str:
    """The first sentence, without its full stop."""
    first = re.split(r"(?<=[.:])\s+(?=[A-Z`])|\n\n", comment.strip(), maxsplit=1)[0]
    return joined(first).rstrip(".:")


def paragraphs(comment: str) -> list[tuple[str, str]]:
    """Kind ("text", "code" or "item") and words of each part of a comment."""
    out: list[tuple[str, str]] = []
    for block in re.split(r"\n\s*\n", comment):
        lines = [line for line in block.splitlines() if line.strip()]
        if lines and all(line.startswith("    ") for line in lines):
            out.append(("code", "\n".join(line[4:] for line in lines)))
        elif lines and lines[0].startswith("- "):
            out += [("item", item[2:]) for item in items("\n".join(lines))]
        elif lines:
            out.append(("text", joined(" ".join(lines))))
    return out


def undocumented(headers: list[Header]) -> list[str]:
    """What is public and not explained, one line each."""
    out = []
    for header in headers:
        errors = re.search(r"\bErrors:", header.comment)
        for group in header.groups:
            quoted = set(re.findall(r"`([^`]*)`", group.comment))
            named = {name for words in quoted for name in re.findall(r"\w+", words)}
            where = f"{header.name}: "
            for f in group.functions:
                if not group.comment:
                    out.append(f"{where}{f.name} has no comment")
                    continue
                for p in f.parameters:
                    if p.name not in named and p.name not in header.shared:
                        out.append(f"{where}{f.name}: parameter {p.name} is not explained")
                if f.checked and not errors and not re.search(r"\bErrors\b", group.comment):
                    out.append(f"{where}{f.name}: its errors are not named")
            for t in group.types:
                if not group.comment:
                    out.append(f"{where}{t.name} has no comment")
                for m in t.members:
                    plain = t.kind == "enum" or m.name == "opaque" or m.comment
                    if not plain and m.name not in named:
                        out.append(f"{where}{t.name}.{m.name} is not explained")
    return out


#: What every scheme with parameter sets has, and the types that measure what a pointer points to.
SCHEMES = ("mlkem.h", "mldsa.h", "slhdsa.h")
SETS = ("describe", "by_name", "by_index")
UNMEASURED = re.compile(
    r"(?:const )?(?:lanewise_\w+|int) \*$|(?:const )?lanewise_bytes \*$|const char \*$"
)


def shapeless(headers: list[Header]) -> list[str]:
    """Where the headers of the schemes differ from their one shape: a buffer without its length
    behind it, a set whose absence has no error, a description or a list of sets that lacks."""
    out = []
    for header in headers:
        if header.name not in SCHEMES:
            continue
        prefix = f"lanewise_{header.name.removesuffix('.h')}_"
        names = {f.name for f in header.functions}
        out += [f"{header.name}: no {prefix}{n}" for n in SETS if prefix + n not in names]
        for group in header.groups:
            for f in group.functions:
                for p, behind in zip(f.parameters, [*f.parameters[1:], None], strict=False):
                    if "*" not in p.type and "[" not in p.type or UNMEASURED.match(p.type):
                        continue
                    callback = p.name == "data" and f.parameters[-1] is p
                    length = behind and behind.type == "size_t" and behind.name.endswith("len")
                    if not (length or callback):
                        out.append(f"{header.name}: {f.name}: {p.name} has no length behind it")
                takes_set = any(p.type == prefix + "set" for p in f.parameters)
                if takes_set and not re.search(r"ALGORITHM|Errors:? (?:as|those)", group.comment):
                    out.append(f"{header.name}: {f.name}: no error for a set that there is not")
    return out


def main() -> int:
    try:
        lines = undocumented(read_all()) + shapeless(read_all())
    except (OSError, ValueError) as error:
        lines = [str(error)]
    print("\n".join(lines) if lines else "headers: every function and parameter is explained")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
