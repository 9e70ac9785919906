# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The other commands, usage errors, and that help, manual and completions tell the same story."""

import hashlib
import json
import os
import re
import shutil
import subprocess

import pytest
from conftest import EMULATOR, preloaded
from lanewise_lab.x86 import costs
from required import tools

SOURCE = os.environ.get("LANEWISE_SOURCE", os.path.join(os.path.dirname(__file__), "..", ".."))
CLI = os.path.join(SOURCE, "cli")


def kernels(room, **env):
    return json.loads(room.run("kernels", "--json", env=env).out)


def test_kernels(room):
    told = kernels(room)
    names = [k["name"] for k in told["kernels"]]
    assert len(set(names)) == len(names) >= 2
    assert set(told["chosen"]) == {str(n) for n in range(1, 9)}
    by_name = {k["name"]: k for k in told["kernels"]}
    used = {*told["chosen"].values(), told["context"]}
    for name in used:
        assert by_name[name]["available"] and by_name[name]["chosen"]
    assert used == {n for n in names if by_name[n]["chosen"]}
    assert by_name[told["context"]]["states"] == 1
    table = room.run("kernels")
    assert table.code == 0 and table.err == b""
    for kernel in told["kernels"]:
        assert any(
            line.split()[:2] == [kernel["name"], str(kernel["states"])] for line in table.lines
        )
    assert f"why: {told['reason']}" in table.lines


def test_forced_kernel(room):
    room.write("f", b"abc")
    want = room.run("sum", "f").out
    for kernel in kernels(room)["kernels"]:
        env = {"LANEWISE_KERNEL": kernel["name"]}
        got = room.run("sum", *["f"] * 20, env=env)
        if kernel["available"]:
            assert got.out == want * 20 and got.code == 0
            assert kernels(room, **env)["chosen"][str(kernel["states"])] == kernel["name"]
        else:
            assert got.out == want * 20 and got.code == 0 and got.err == b""


ABACUS = {"LANEWISE_KERNEL": "keccakp1600_x1_c64,keccakp1600_x3_abacus"}


@pytest.mark.parametrize(
    "args", [["sum", "f"], ["sum", "-c", "sums"], ["tuple", "f"]], ids=" ".join
)
def test_hashing_ignores_a_kernel_that_is_not_there(room, args):
    room.write("f", b"abc")
    room.write("sums", room.run("sum", "f").out)
    want, got = room.run(*args), room.run(*args, env=ABACUS)
    assert want.code == 0 and want.out
    assert (got.code, got.out, got.err) == (0, want.out, b"")


@pytest.mark.parametrize("args", [["kernels"], ["kernels", "--json"], ["bench"]], ids=" ".join)
def test_kernel_that_is_not_there_is_reported(room, args):
    got = room.run(*args, env=ABACUS)
    assert got.code == 1 and got.err.count(b"\n") == 1
    assert b"keccakp1600_x3_abacus" in got.err and b"keccakp1600_x1_c64" in got.err
    if args == ["bench"]:
        assert got.out == b""
    elif args == ["kernels"]:
        assert got.out == room.run(*args).out
    else:
        told, normal = json.loads(got.out), kernels(room)
        assert told.pop("ignored") == ABACUS["LANEWISE_KERNEL"] and normal.pop("ignored") is None
        assert told == normal


def test_naming_a_wide_kernel_leaves_single_states_alone(room):
    normal = kernels(room)
    for kernel in normal["kernels"]:
        if kernel["available"] and kernel["states"] > 1:
            told = kernels(room, LANEWISE_KERNEL=kernel["name"])
            assert told["context"] == normal["context"]
            assert set(told["chosen"].values()) == {kernel["name"]}


def test_core_by_name(room):
    told = kernels(room, LANEWISE_CORE="unknown")
    assert told["core"] == "unknown" and "LANEWISE_CORE" in told["reason"]
    available = {k["name"] for k in told["kernels"] if k["available"]}
    assert {*told["chosen"].values(), told["context"]} <= available
    env = {"LANEWISE_CORE": "AMD_ZEN4"}  # names are in lower case
    got = room.run("kernels", env=env)
    assert got.code == 1 and got.err.startswith(b"lanewise: LANEWISE_CORE='AMD_ZEN4' names no")
    assert b" unknown" in got.err and got.out == room.run("kernels").out
    assert room.run("bench", env=env).code == 1


def test_bench(room):
    got = room.run("bench", "--json", "--peers")
    assert got.code == 0 and got.err == b""
    told = json.loads(got.out)
    assert told["unit"] in ("core cycles", "nanoseconds") and "peer" in told
    keys = [m["key"] for m in told["measured"]]
    assert len(keys) == len(set(keys)) >= 9
    measured = {m["key"]: m for m in told["measured"] if m["per_call"] is not None}
    # Disturbed rows are null, never invented; most must be there even on a busy machine,
    # unless time is an emulator's.
    assert EMULATOR or len(measured) * 2 >= len(keys)
    for m in measured.values():
        assert m["per_call"] > 0
        if told["peer"] and "ratio" in m:
            assert m["ratio"] == pytest.approx(m["per_call"] / m["peer_per_call"], rel=1e-2)
    if not EMULATOR and {"permute_12", "permute_24"} <= set(measured):
        ratio = measured["permute_24"]["per_call"] / measured["permute_12"]["per_call"]
        # A host may take the processor away from a guest in one of the two windows, which no clock
        # of the guest shows: then it is measured again.
        for _ in range(4):
            if 1.5 < ratio < 2.5:
                break
            told = json.loads(room.run("bench", "--json").out)
            each = {m["key"]: m["per_call"] for m in told["measured"]}
            ratio = (each["permute_24"] or 0) / (each["permute_12"] or 1)
        assert 1.5 < ratio < 2.5


def test_bench_kernels(room):
    """Every kernel that is available, twice, and right; by whatever counts here, which it says."""
    here = {k["name"] for k in kernels(room)["kernels"] if k["available"]}
    # A busy machine may disturb all of them, which is told: then once more. Under an emulator,
    # where no cycles count, it may always do; a wrong kernel is an exit status there, too.
    for _ in range(1 if EMULATOR else 5):
        got = room.run("bench", "--kernels", "--json")
        if got.code == 1 and b"hidden in a shared library" in got.err:
            return
        assert got.code == 0
        told = json.loads(got.out)
        (setting,) = told["settings"]
        rows = [row for row in setting["rows"] if row["kind"] == "kernel"]
        disturbed = got.err.count(b"too disturbed")
        if rows:
            break
    assert told["schema"] == "lanewise-cycles-1" and told["emulated"] in (False, bool(EMULATOR))
    assert told["counter"] in ("perf_event", "pmccntr", "additions", "nanoseconds")
    assert {row["name"] for row in rows} <= here and len(rows) + disturbed >= 2 * len(here)
    assert rows or EMULATOR
    assert all(row["right"] and sorted(row["cycles"]) == row["cycles"] for row in rows)


def test_calibrate(room, tmp_path):
    """A file of a core that the lab takes; or one line that says why there is none."""
    got = room.run("bench", "--calibrate")
    if got.code == 1:
        line = r"lanewise: (no column: .*|the kernels are hidden in a shared library: .*)\n"
        assert not got.out and re.fullmatch(line.encode(), got.err)
        return
    assert (got.code, got.err) == (0, b"")
    folder = shutil.copytree(costs.FOLDER, tmp_path / "x86_64")
    (folder / "this-one.toml").write_bytes(got.out)
    here = {k["name"].partition("_")[2] for k in kernels(room)["kernels"] if k["available"]}
    cycles = costs.costs(folder)["this-one"]
    assert {name.replace("x1_c32_interleaved", "x1_c32") for name in here} == set(cycles)
    assert all(50 < count < 20000 for count in cycles.values())
    assert len(costs.parts(folder)) == len(costs.parts()) + 1


@pytest.mark.parametrize(
    ("busy", "says"),
    [
        ("moments", r"\w+ was too disturbed; is the machine busy\?"),
        ("later", r"\w+ (was too disturbed|took \d+ to \d+ cycles); is the machine busy\?"),
    ],
)
def test_a_busy_machine_gets_no_column(room, tmp_path, busy, says):
    library = preloaded("slow_clock.c", tmp_path)
    got = room.run("bench", "--calibrate", env={"LD_PRELOAD": library, "BUSY": busy})
    if b"hidden in a shared library" in got.err or b"are for processors" in got.err:
        pytest.skip("does not apply: this build or processor has no column")
    assert got.code == 1 and not got.out
    assert re.fullmatch(f"lanewise: no column: {says}\n".encode(), got.err)


def test_bench_table(room):
    got = room.run("bench")
    assert got.code == 0 and any(line.startswith("KT128, 1 MiB") for line in got.lines)


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["sun"],
        ["--sum"],
        ["-x"],
        ["sum", "--bogus"],
        ["sum", "-q"],
        ["sum", "-l"],
        ["sum", "--length"],
        ["sum", "--tag=1"],
        ["sum", "-l", "x"],
        ["sum", "-j", "-1"],
        ["sum", "--key"],
        ["kernels", "x"],
        ["kernels", "--bogus"],
        ["bench", "-x"],
        ["bench", "f"],
        ["bench", "--kernels", "--peers"],
        ["bench", "--calibrate", "--peers"],
        ["bench", "--calibrate", "--json"],
        ["tuple", "--bogus"],
        ["tuple", "-a", "sha3-256"],
        ["tuple", "-l", "0"],
        ["sign"],
        ["sign", "seal"],
        ["sign", "--sign"],
        ["sign", "keygen"],
        ["sign", "keygen", "-o", "k", "x"],
        ["sign", "keygen", "-o", "k", "-k", "k"],
        ["sign", "keygen", "-o", "k", "-p", "k"],
        ["sign", "keygen", "-o", "k", "-a", "768"],
        ["sign", "keygen", "-o", "k", "--der=1"],
        ["sign", "keygen", "-o", "k", "-Z"],
        ["sign", "pubkey"],
        ["sign", "sign"],
        ["sign", "sign", "-k"],
        ["sign", "sign", "-k", "-"],
        ["sign", "sign", "-k", "k", "-o", "s", "a", "b"],
        ["sign", "sign", "-k", "k", "-", "-"],
        ["sign", "sign", "-k", "k", "--context", "c" * 256],
        ["sign", "sign", "-k", "k", "--context-hex", "abc"],
        ["sign", "sign", "-k", "k", "--check=1"],
        ["sign", "sign", "-k", "k", "--status"],
        ["sign", "verify", "-k", "k"],
        ["sign", "verify", "-k", "k", "-g", "s", "a", "b"],
        ["sign", "verify", "-k", "k", "--check"],
        ["kem"],
        ["kem", "agree"],
        ["kem", "keygen"],
        ["kem", "keygen", "-o", "k", "-a", "128f"],
        ["kem", "keygen", "-o", "k", "--form", "short"],
        ["kem", "keygen", "-o", "k", "--context", "c"],
        ["kem", "pubkey"],
        ["kem", "encaps", "-k", "k"],
        ["kem", "encaps", "-k", "k", "-s", "-"],
        ["kem", "encaps", "-s", "s"],
        ["kem", "encaps", "-k", "k", "-s", "s", "x"],
        ["kem", "decaps", "-k", "k"],
        ["kem", "decaps", "-k", "-", "-s", "s"],
        ["kem", "decaps", "-k", "k", "-s", "s", "x", "y"],
        ["help", "sun"],
        ["help", "sum", "sum"],
    ],
    ids=" ".join,
)
def test_usage_errors(room, args):
    got = room.run(*args)
    assert got.code == 2 and got.out == b""
    assert got.err.startswith(b"lanewise: ") and got.err.count(b"\n") == 1


@pytest.mark.parametrize(
    "args",
    [
        ["-a", "shake128", "-l", "8", "-b", "f", "-x"],
        ["-ashake128", "-l8", "-b", "f", "--", "-x"],
        ["f", "-bl8", "-a", "shake128", "--", "-x"],
        ["f", "--length=8", "--algorithm=shake128", "--binary", "--", "-x"],
        ["--length", "8", "f", "--alg", "shake128", "--bin", "--", "-x"],
        ["f", "--len=8", "-b", "-a", "sha3-256", "-a", "shake128", "--", "-x"],
    ],
    ids=" ".join,
)
def test_forms_of_options(room, args):
    """As getopt_long() of GNU reads them: all of these mean the same."""
    room.write("f", b"f")
    room.write("-x", b"x")
    want = "".join(
        f"{hashlib.shake_128(n).hexdigest(8)} *{f}\n" for n, f in ((b"f", "f"), (b"x", "-x"))
    )
    got = room.run("sum", *args)
    if "--" in args:
        assert (got.out.decode(), got.err, got.code) == (want, b"", 0)
    else:
        assert (got.out, got.code) == (b"", 2) and b"unknown option '-x'" in got.err


@pytest.mark.parametrize(
    "args,told",
    [
        (["-bq"], "unknown option '-q'"),
        (["-bl"], "option '-l' wants an argument"),
        (["--length"], "option '--length' wants an argument"),
        (["--tag=1"], "option '--tag=1' takes no argument"),
        (["--t"], "unknown or ambiguous option '--t'"),
        (["--tagg"], "unknown or ambiguous option '--tagg'"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_wrong_options_are_named(room, args, told):
    got = room.run("sum", *args)
    assert got.code == 2 and got.err.decode().startswith(f"lanewise: {told} (see ")


def test_version(room):
    with open(os.path.join(SOURCE, "include", "lanewise", "status.h")) as f:
        version = re.search(r'VERSION_STRING "(.*)"', f.read()).group(1)
    assert room.run("--version").lines == [f"lanewise {version}"]


COMMANDS = ["sum", "tuple", "sign", "kem", "kernels", "bench"]


def test_help(room):
    assert room.run("help").out == room.run("--help").out != b""
    for command in COMMANDS:
        text = room.run("help", command)
        assert text.code == 0 and text.lines[0].startswith(f"Usage: lanewise {command}")
        assert room.run(command, "--help").out == text.out
        assert f"  {command} " in room.run("help").out.decode()
        assert all(len(line) <= 100 for line in text.lines)


def options_of(room, command):
    text = room.run("help", command).out.decode()
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) - {"--version"}


@pytest.mark.parametrize(
    "file",
    [
        "lanewise.1",
        "completions/lanewise.bash",
        "completions/_lanewise",
        "completions/lanewise.fish",
    ],
)
def test_nothing_is_left_out(room, file):
    with open(os.path.join(CLI, file)) as f:
        text = f.read().replace("Fl Fl ", "--")
    algorithms = re.findall(r"\b[a-z]+[0-9-]*\d{3}\b", room.run("help", "sum").out.decode())
    assert len(algorithms) >= 21
    for word in algorithms + COMMANDS:
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text), word
    for command in COMMANDS:
        for option in options_of(room, command):
            name = option if "fish" not in file else option[2:]
            assert re.search(rf"(?<![\w]){re.escape(name)}(?![\w-])", text), option


def test_manual_is_well_formed(room):
    page = os.path.join(CLI, "lanewise.1")
    tried = False
    if shutil.which("man"):
        done = subprocess.run(
            ["man", "--warnings", "-l", page],
            capture_output=True,
            env={**os.environ, "MANWIDTH": "80", "LC_ALL": "C.UTF-8"},
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"EXIT STATUS" in done.stdout
        tried = True
    if shutil.which("mandoc"):
        done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True)
        assert (done.returncode, done.stdout) == (0, b"")
        tried = True
    if not tried:
        tools("mandoc")


@pytest.mark.parametrize(
    "shell,file", [("bash", "lanewise.bash"), ("zsh", "_lanewise"), ("fish", "lanewise.fish")]
)
def test_completions_parse(shell, file):
    tools(shell)
    done = subprocess.run(
        [shell, "-n", os.path.join(CLI, "completions", file)], capture_output=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    "words,expected",
    [
        (["lanewise", ""], {"sum", "tuple", "sign", "kem", "kernels", "bench", "help"}),
        (["lanewise", "sum", "-a", "kmac"], {"kmac128", "kmac256", "kmacxof128", "kmacxof256"}),
        (["lanewise", "tuple", "-a", "tuplehashx"], {"tuplehashxof128", "tuplehashxof256"}),
        (["lanewise", "sum", "--ta"], {"--tag"}),
        (["lanewise", "kernels", "--"], {"--json", "--help"}),
        (["lanewise", "help", "b"], {"bench"}),
        (["lanewise", "sign", ""], {"keygen", "pubkey", "sign", "verify", "--help"}),
        (["lanewise", "kem", "de"], {"decaps"}),
        (
            ["lanewise", "sign", "keygen", "-a", "slh-dsa-shake-256"],
            {"slh-dsa-shake-256s", "slh-dsa-shake-256f"},
        ),
        (["lanewise", "kem", "keygen", "--algorithm", "ml-kem-1"], {"ml-kem-1024"}),
        (["lanewise", "kem", "keygen", "--form", "s"], {"seed"}),
        (
            ["lanewise", "kem", "encaps", "--"],
            {"--key", "--output", "--secret", "--force", "--help"},
        ),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_bash_completes(words, expected):
    tools("bash")
    script = (
        f'source {CLI}/completions/lanewise.bash; COMP_WORDS=("$@"); '
        "COMP_CWORD=$(($# - 1)); _lanewise; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    done = subprocess.run(["bash", "-c", script, "-", *words], capture_output=True, check=True)
    assert set(done.stdout.decode().split()) == expected
