# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs on the emulated x86-64 machine: what it has, what it hands over, and that it tells what
goes wrong; kernels for AVX-512 there, right ones and wrong ones."""

import random
import shutil
import subprocess
import sys

import pytest
from required import modules, tools

modules("capstone")
tools("bochs", "gcc")

from lanewise_lab import bochs, onekernel_run  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.round import LANES, permute  # noqa: E402

pytestmark = pytest.mark.slow

SOURCE = """
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void *nothing(void *p) { return p; }
int main(int count, char **words) {
    const char *way = words[1];
    if (!strcmp(way, "features")) {
        FEATURES
    } else if (!strcmp(way, "input")) {
        for (int c; (c = getchar()) != EOF;) putchar(c ^ 0xff);
        for (int c = 0; c < 256; c++) putchar(c);
        fflush(stdout);
        fprintf(stderr, "%d %s %s", count, words[2], getenv("LANEWISE_TOLD"));
    } else if (!strcmp(way, "file")) {
        FILE *file = fopen(words[2], "r"), *none = fopen("/etc/passwd", "r");
        fseek(file, 6, SEEK_SET);
        for (int c; (c = getc(file)) != EOF;) putchar(c);
        return none ? 1 : 3;
    } else if (!strcmp(way, "memory")) {
        for (size_t n = 1; n < 1 << 26; n *= 3) {
            char *p = calloc(n, 1);
            for (size_t i = 0; i < n; i += 997) if (p[i]) return 1;
            memset(p, 1, n);
            if (n % 2) free(p);
        }
    } else if (!strcmp(way, "null")) {
        *(volatile int *)strlen("") = 1;
    } else if (!strcmp(way, "illegal")) {
        puts("before");
        fflush(stdout);
        __asm__ volatile("ud2");
    } else if (!strcmp(way, "thread")) {
        pthread_t t;
        return pthread_create(&t, 0, nothing, 0) ? 4 : 1;
    } else if (!strcmp(way, "abort")) {
        abort();
    }
    return 0;
}
"""
NAMES = {"avx512_vbmi2": "avx512vbmi2", "bmi1": "bmi"}


@pytest.fixture(scope="module", params=["dynamic", "static"])
def program(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    asked = [NAMES.get(name, name) for name in bochs.FEATURES if name != "movbe"]
    tests = "".join(f'if (!__builtin_cpu_supports("{n}")) puts("{n}");' for n in asked)
    tests += 'unsigned a, b, c, d; __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(1));'
    tests += 'if (!(c >> 22 & 1)) puts("movbe");'
    (folder / "main.c").write_text(SOURCE.replace("FEATURES", tests))
    options = ["-static"] if request.param == "static" else []
    made = folder / "program"
    subprocess.run(["gcc", "-O1", *options, folder / "main.c", "-o", made], check=True)
    return str(made)


def test_features(program):
    assert bochs.run([program, "features"]) == bochs.Ended(0, b"", "")


def test_what_is_handed_over(program, tmp_path, monkeypatch):
    monkeypatch.setenv("LANEWISE_TOLD", "so")
    given = bytes(range(256)) * 50
    ended = bochs.run([program, "input", "word"], given)
    flipped = bytes(x ^ 0xFF for x in given)
    assert ended.wrote == flipped + bytes(range(256)) + b"3 word so"
    path = tmp_path / "file"
    path.write_text("0123456789")
    assert bochs.run([program, "file", str(path)]) == bochs.Ended(3, b"6789", "")
    assert bochs.run([program, "memory"]) == bochs.Ended(0, b"", "")


@pytest.mark.parametrize(
    ("way", "status", "wrote", "why"),
    [
        ("null", 139, b"", "fault at "),
        ("illegal", 132, b"before\n", "illegal instruction at "),
        ("abort", 134, b"", "killed by itself"),
        ("thread", 4, b"", "unknown system call "),
    ],
)
def test_what_goes_wrong(program, way, status, wrote, why):
    ended = bochs.run([program, way])
    assert (ended.status, ended.wrote) == (status, wrote) and ended.why.startswith(why)


def test_command(program, tmp_path):
    def said(*words: str, **more) -> subprocess.CompletedProcess:
        command = [sys.executable, "-m", "lanewise_lab.bochs", *words]
        return subprocess.run(command, capture_output=True, input=b"", **more)

    done = said(program, "illegal")
    assert (done.returncode, done.stdout) == (132, b"before\n")
    assert done.stderr.startswith(b"bochs: illegal instruction")
    assert said().returncode == 2
    assert said(str(tmp_path / "none")).returncode == 125
    done = said(program, "features", env={"PATH": ""})
    assert done.returncode == 125 and b"not installed" in done.stderr


def test_a_program_that_does_not_end(tmp_path):
    (tmp_path / "main.c").write_text("int main(void) { for (;;) {} }")
    subprocess.run(["gcc", tmp_path / "main.c", "-o", tmp_path / "main"], check=True)
    with pytest.raises(subprocess.TimeoutExpired):
        bochs.run([str(tmp_path / "main")], seconds=5)


def permutes(source, folder, monkeypatch) -> bool:
    """Whether a kernel for AVX-512 is right of a few random states, emulated."""
    monkeypatch.setattr(onekernel_run, "lacking", lambda symbol: ["avx512"])
    path = shipped.assemble(source, folder)
    task = onekernel_run.permutation_of(shipped.kernel_tasks(path))
    random_states, states = random.Random(1), task.interface.states
    calls = [
        (n, [[random_states.getrandbits(64) for _ in range(LANES)] for _ in range(states)])
        for n in (24, 12, 1)
    ]
    want = [[permute(one, n) for one in given] for n, given in calls]
    return onekernel_run.run(task, "x86_64", calls) == want


@pytest.mark.parametrize("name", ["x8_avx512", "x2_avx512vl", "x1_avx512_slope"])
def test_kernels(tmp_path, monkeypatch, name):
    source = ROOT / f"src/keccak/x86_64/keccakp1600_{name}.S"
    assert permutes(source, tmp_path, monkeypatch)


def test_a_wrong_kernel_is_seen(tmp_path, monkeypatch):
    source = ROOT / "src/keccak/x86_64/keccakp1600_x8_avx512.S"
    text = source.read_text()
    for n, (old, new) in enumerate(
        [("0x96", "0x69"), ("vprolq", "vprorq"), ("vpternlogq", "ud2 //")]
    ):
        assert old in text
        changed = tmp_path / str(n) / "x86_64" / source.name
        changed.parent.mkdir(parents=True)
        shutil.copy(source.parent / "asm.h", changed.parent)
        changed.write_text(text.replace(old, new, 1))
        try:
            assert not permutes(changed, changed.parent, monkeypatch), old
        except onekernel_run.Failed as stopped:
            assert old == "vpternlogq" and "illegal instruction" in str(stopped)
