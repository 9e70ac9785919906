#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes what follows from options.toml: cli/generate.py [--check]

options.inc and help.inc (for options.c and help.c), the completions, and in lanewise.1 the lists
between the lines `.\\" options of COMMAND` and `.\\" end of options`. --check: exit 1 with a line
for each file that would change.
"""

from __future__ import annotations

import re
import sys
import textwrap
import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
MADE, SPDX = "cli/generate.py", "SPDX-License-Identifier: Apache-2.0 OR MIT"
WIDE = 91  # columns of a line of help
KEYS = {"is", "also", "under", "sets", "of", "without", "about", "words", "help", "man"}


@dataclass
class Option:
    letter: str
    name: str
    value: str  # what it takes; empty: nothing
    given: dict

    @property
    def short(self) -> str:
        """Its letter, if that is an option with one hyphen."""
        return self.letter if self.letter.islower() else ""

    @property
    def names(self) -> list[str]:
        return [self.name, *self.given.get("also", "").split()]

    def of(self, command: str) -> bool:
        return command in self.given["of"].split()

    def get(self, key: str) -> str:
        return self.given.get(key, "")


@dataclass
class Command:
    name: str
    given: dict
    options: list[Option]

    def behind(self, command: str) -> list[Option]:
        return [o for o in self.options if o.of(command)]

    def sections(self) -> list[tuple[str | None, list[Option]]]:
        """Titles, and the options below them. None: before the first title."""
        out: list[tuple[str | None, list[Option]]] = [(None, [])]
        for o in self.options:
            if "under" in o.given:
                out.append((o.given["under"], []))
            out[-1][1].append(o)
        return out


def load() -> tuple[list[Command], dict[str, str]]:
    with (HERE / "options.toml").open("rb") as f:
        data = tomllib.load(f)
    commands = []
    for given in data["command"]:
        options = []
        for row in given["options"]:
            letter, name, *value = row["is"].split()
            unknown = row.keys() - KEYS
            if unknown or not {"about", "help"} <= row.keys():
                sys.exit(f"options.toml: {given['name']} --{name}: unknown or missing keys")
            options.append(Option(letter, name, "".join(value), row))
        for o in options:
            for other in o.get("without").split():
                if other not in {each.name for each in options} - {o.name}:
                    sys.exit(f"options.toml: {given['name']} --{o.name}: without --{other}")
        letters = [o.letter for o in options]
        if len(set(letters)) < len(letters):
            sys.exit(f"options.toml: {given['name']}: a letter comes twice")
        commands.append(Command(given["name"], given, options))
    return commands, {name: " ".join(words.split()) for name, words in data["words"].items()}


# C


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def form(command: Command, o: Option, name: str) -> str:
    """A row of option_form."""
    struct = command.given["struct"]
    fields = {each.name: each.get("sets") for each in command.options}
    target, *limits = o.get("sets").split()[:3] or [""]
    kind = "NUMBER" if limits else "TEXT" if o.value else "FLAG"
    if not target:
        return f"    {{{quoted(name)}, OPTION_CALL, '{o.letter}', 0, 0, 0, {{0, 0}}}},"
    cleared = [fields[n] for n in o.get("without").split()] if kind == "FLAG" else []
    cleared = [f"offsetof({struct}, {field})" for field in cleared] + ["0", "0"]
    least, most = limits or ("0", "0")
    return (
        f"    {{{quoted(name)}, OPTION_{kind}, '{o.letter}', offsetof({struct}, {target}), "
        f"{least}, {most}, {{{', '.join(cleared[:2])}}}}},"
    )


def options_inc(commands: list[Command]) -> str:
    out = [f"/* {MADE} */", f"/* {SPDX} */"]
    for group in dict.fromkeys(c.given["struct"] for c in commands):
        guard = group.removesuffix("_options").upper()
        rows: dict[str, str] = {}
        for c in (c for c in commands if c.given["struct"] == group):
            rows |= {n: form(c, o, n) for o in c.options for n in o.names}
        out += ["", f"#ifdef OPTIONS_{guard}", *rows.values()]
        out += ["    {\"help\", OPTION_HELP, '?', 0, 0, 0, {0, 0}},", "#endif"]
    for c in commands:
        for sub in c.given.get("behind", ()):
            letters = "".join(o.letter for o in c.behind(sub))
            out.append(f'#define {c.name.upper()}_{sub.upper()} "{letters}"')
    return "\n".join(out) + "\n"


def wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDE,
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
        break_long_words=False,
    )


def help_text(c: Command) -> list[str]:
    out = c.given["usage"].splitlines()
    for title, options in c.sections():
        if not options:
            continue
        out += [""] + ([title] if title else [])
        shorts = any(o.short for o in c.options)
        left = {}
        for o in options:
            short = f"-{o.short}, " if o.short else "    " if shorts else ""
            left[o.name] = f"  {short}--{o.name}" + (f"={o.value}" if o.value else "")
        column = max(map(len, left.values())) + 2
        for o in options:
            pad = " " * (column + 2)
            first, *rest = o.given["help"].splitlines()
            lines = [*wrapped(first, " " * column, pad), *(wrapped(" ".join(rest), pad, pad))]
            out += [left[o.name].ljust(column) + lines[0][column:], *lines[1:]]
    if "after" in c.given:
        out += ["", *c.given["after"].splitlines()]
    return out


def help_inc(commands: list[Command]) -> str:
    out = [f"/* {MADE} */", f"/* {SPDX} */", "", "static const char *const commands_text[] = {"]
    wide = max(len(c.name) for c in commands)

    def guarded(c: Command, lines: list[str]) -> list[str]:
        only = c.given.get("only_if")
        return [f"#ifdef {only}", *lines, "#endif"] if only else lines

    for c in commands:
        line = f"  {c.name.ljust(wide)}  {c.given['summary']}"
        out += guarded(c, [f"    {quoted(line)},"])
    out += ["    NULL,", "};"]
    for c in commands:
        lines = [f"    {quoted(line)}," for line in help_text(c)]
        name = f"static const char *const {c.name}_text[] = {{"
        out += ["", *guarded(c, [name, *lines, "    NULL,", "};"])]
    out += ["", "static const struct {", "    const char *command, *const *text;", "} texts[] = {"]
    for c in commands:
        out += guarded(c, [f'    {{"{c.name}", {c.name}_text}},'])
    return "\n".join([*out, "};"]) + "\n"


# The manual page


def manual_list(options: list[Option]) -> list[str]:
    out = [".Bl -tag -width Ds"]
    for o in options:
        value = f" Ns = Ns Ar {o.value.lower()}" if o.value else ""
        out.append(".It " + (f"Fl {o.short} , " if o.short else "") + f"Fl Fl {o.name}{value}")
        words = o.get("man").strip() or o.given["help"][0].upper() + o.given["help"][1:] + "."
        out += words.splitlines()
    return [*out, ".El"]


def manual(text: str, commands: list[Command]) -> str:
    lists = {}
    for c in commands:
        for title, options in c.sections():
            lists[f"{c.name} {title.rstrip(':')}" if title else c.name] = options
        if c.given.get("behind"):
            lists[c.name] = c.options

    def made(match: re.Match) -> str:
        return match[1] + "\n".join(manual_list(lists[match[2]])) + "\n" + match[4]

    marks = r'(\.\\" options of ([^\n]*)\n)(.*?)(\.\\" end of options\n)'
    return re.sub(marks, made, text, flags=re.S)


# Completions


def values(o: Option, words: dict[str, str]) -> str:
    """What bash and fish offer behind it; empty for files and for free text."""
    return words.get(o.get("words"), "")


def bash(commands: list[Command], words: dict[str, str]) -> str:
    names = " ".join(c.name for c in commands)
    out = [f"# {MADE}", f"# {SPDX}", "# bash completion for lanewise", ""]
    out += ["# What comes behind an option: words, ? for free text, * for files."]
    out += ["_lanewise_values() {", "    case $1\\ $2 in"]
    for c in commands:
        for o in (o for o in c.options if o.value):
            cases = [f'"{c.name} --{n}"' for n in o.names]
            cases += [f'"{c.name} -{o.short}"'] if o.short else []
            found = values(o, words) or ("*" if o.get("words") == "files" else "?")
            lines = textwrap.wrap(found, 88, break_on_hyphens=False)
            text = "\n            ".join(lines)
            out += [f"    {' | '.join(cases)})", f'        echo "{text}"', "        ;;"]
    out += ["    esac", "}", "", "# Options of a command, or of one behind sign or kem."]
    out += ["_lanewise_options() {", "    case $1 in"]
    for c in commands:
        for sub in c.given.get("behind", [None]):
            options = c.behind(sub) if sub else c.options
            listed = [f"--{n}" for o in options for n in o.names] + ["--help"]
            lines = textwrap.wrap(" ".join(listed), 88, break_on_hyphens=False)
            out += [f'    "{c.name} {sub}")' if sub else f'    "{c.name}")']
            out += ['        echo "' + "\n            ".join(lines) + '"', "        ;;"]
    out += ["    esac", "}", ""]
    two = [c for c in commands if c.given.get("behind")]
    operands = " | ".join(c.name for c in commands if c.given.get("operands"))
    second = [f'            {c.name}) words "{" ".join(c.given["behind"])} --help" ;;' for c in two]
    return (
        "\n".join(out)
        + f"""
_lanewise() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command=${{COMP_WORDS[1]}} found
    words() {{
        local IFS=$' \\t\\n'
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
    }}
    files() {{
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    }}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words "{names} help --version --help"
        # Options only for those who begin one.
        [ -n "$current" ] || COMPREPLY=({names} help)
        return
    fi
    case $command in
    {" | ".join(c.name for c in two)})
        if [ "$COMP_CWORD" -eq 2 ]; then
            case $command in
{chr(10).join(second)}
            esac
            return
        fi
        found=$(_lanewise_options "$command ${{COMP_WORDS[2]}}")
        ;;
    help)
        words "{names}"
        return
        ;;
    *) found=$(_lanewise_options "$command") ;;
    esac
    # "--option=value" arrives as three words or as one, as COMP_WORDBREAKS has it.
    if [ "$current" = "=" ]; then
        current=""
    elif [ "$before" = "=" ]; then
        before=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    case $(_lanewise_values "$command" "$before") in
    "?") return ;;
    "*") files ;;
    "") case $current in
        -*) words "$found" ;;
        *) case $command in {operands}) files ;; esac ;;
        esac ;;
    *) words "$(_lanewise_values "$command" "$before")" ;;
    esac
}}

complete -F _lanewise lanewise
"""
    )


def zsh_option(o: Option, command: Command, words: dict[str, str]) -> str:
    by_name = {each.name: each for each in command.options}
    spelled = ([f"-{o.short}"] if o.short else []) + [f"--{n}" for n in o.names]
    others = [by_name[n] for n in o.get("without").split()]
    without = [s for e in others for s in ([f"-{e.short}"] if e.short else []) + [f"--{e.name}"]]
    if len(spelled) > 1:
        without = spelled + without
    action = ""
    if o.value:
        spelled = [s + ("=" if s.startswith("--") else "+") for s in spelled]
        what = values(o, words)
        what = f"({what})" if what else "_files" if o.get("words") == "files" else " "
        action = f":{o.value.lower()}:{what}"
    group = f"({' '.join(without)})" if without else ""
    if len(spelled) > 1:
        return f"'{group}'{{{','.join(spelled)}}}'[{o.given['about']}]{action}'"
    return f"'{group}{spelled[0]}[{o.given['about']}]{action}'"


def zsh(commands: list[Command], words: dict[str, str]) -> str:
    help_ = "'--help[explain the command]'"
    out = ["#compdef lanewise", f"# {MADE}", f"# {SPDX}"]
    for c in commands:
        files = ["'*:file:_files'"] if c.given.get("operands") else []
        out += ["", f"_lanewise_{c.name}() {{"]
        if not c.given.get("behind"):
            rows = [zsh_option(o, c, words) for o in c.options] + [help_, *files]
            out += ["  _arguments -s -S \\", " \\\n".join(f"    {row}" for row in rows), "}"]
            continue
        out += ["  case $words[1] in"]
        for sub in c.given["behind"]:
            rows = [zsh_option(o, c, words) for o in c.behind(sub)]
            rows += [help_, *(files if sub in ("sign", "verify", "decaps") else [])]
            out += [f"    {sub})", "      _arguments -s -S \\"]
            out += [" \\\n".join(f"        {row}" for row in rows), "      ;;"]
        out += ["  esac", "}"]
    out += ["", "# The commands behind sign and kem: _lanewise_behind FUNCTION COMMAND..."]
    out += ["_lanewise_behind() {", "  local behind=$1 state line", "  shift"]
    out += [f"  _arguments -C {help_} \"1:command:($*)\" '*::argument:->argument'"]
    out += ["  [[ $state == argument ]] && $behind", "}", "", "_lanewise() {"]
    out += ["  local state line", "  local -a commands", "  commands=("]
    out += [f"    '{c.name}:{c.given['about']}'" for c in commands]
    out += ["    'help:explain a command'", "  )"]
    out += ["  _arguments -C '--version[print the version]' '--help[print help]' \\"]
    out += ["    '1:command:->command' '*::argument:->argument'", "  case $state in"]
    out += ["    command) _describe command commands ;;", "    argument)", "      case $line[1] in"]
    for c in commands:
        behind = " ".join(c.given.get("behind", ()))
        call = f"_lanewise_behind _lanewise_{c.name} {behind}" if behind else f"_lanewise_{c.name}"
        out.append(f"        {c.name}) {call} ;;")
    out.append(f"        help) _arguments '1:command:({' '.join(c.name for c in commands)})' ;;")
    return "\n".join([*out, "      esac", "      ;;", "  esac", "}", "", '_lanewise "$@"']) + "\n"


def fish(commands: list[Command], words: dict[str, str]) -> str:
    names = " ".join(c.name for c in commands)
    out = [f"# {MADE}", f"# {SPDX}", "# fish completion for lanewise", ""]
    out += [f'set -l none "not __fish_seen_subcommand_from {names} help"']
    out += [
        'set -l second "test (count (commandline -opc)) -eq 2"',
        "",
        "complete -c lanewise -n $none -f",
    ]
    for c in commands:
        about = c.given["about"][0].upper() + c.given["about"][1:]
        out.append(f'complete -c lanewise -n $none -a {c.name} -d "{about}"')
    out += ['complete -c lanewise -n $none -a help -d "Explain a command"']
    out += ['complete -c lanewise -n $none -l version -d "Print the version"']
    out += ['complete -c lanewise -l help -d "Explain the command"']
    out += [f'complete -c lanewise -n "__fish_seen_subcommand_from help" -x -a "{names}"']
    many = "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] ="
    for c in commands:
        # "sign" is also a command behind itself: the second word tells.
        out += ["", f"# {c.name}", f'set -l {c.name} "{many} {c.name}"']
        if behind := " ".join(c.given.get("behind", ())):
            out += [f'complete -c lanewise -n "${c.name}; and $second" -f -a "{behind}"']
        for o in c.options:
            about = o.given["about"][0].upper() + o.given["about"][1:]
            takes = "" if not o.value else " -r" if o.get("words") == "files" else " -x"
            if values(o, words):
                takes += f' -a "{values(o, words)}"'
            for n in o.names:
                short = f" -s {o.short}" if o.short and n == o.name else ""
                out.append(f'complete -c lanewise -n ${c.name}{short} -l {n}{takes} -d "{about}"')
    return "\n".join(out) + "\n"


def files() -> dict[Path, str]:
    commands, words = load()
    page = HERE / "lanewise.1"
    return {
        HERE / "options.inc": options_inc(commands),
        HERE / "help.inc": help_inc(commands),
        page: manual(page.read_text(), commands),
        HERE / "completions/lanewise.bash": bash(commands, words),
        HERE / "completions/_lanewise": zsh(commands, words),
        HERE / "completions/lanewise.fish": fish(commands, words),
    }


def main() -> int:
    differ = [path for path, text in files().items() if path.read_text() != text]
    if sys.argv[1:] == ["--check"]:
        for path in differ:
            print(f"{path.relative_to(HERE.parent)}: not what {MADE} writes")
        return bool(differ)
    for path, text in files().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
