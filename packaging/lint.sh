#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Checks that need no build: formatting, shell, spelling, licence lines, file sizes.
# shellcheck disable=SC2317  # the checks are called by name
set -uo pipefail
cd "$(dirname "$0")/.." || exit
failed=0
check() { # check NAME COMMAND...: one line a check, the output only if it fails
    local name=$1 out
    shift
    if out=$("$@" 2>&1); then
        echo "lint: $name ok"
    else
        printf 'lint: %s FAILED\n%s\n' "$name" "$out"
        failed=1
    fi
}

c_format() { git ls-files -z '*.c' '*.h' '*.cpp' | xargs -0 clang-format-19 --dry-run --Werror; }
shell() { git ls-files -z '*.sh' .ci/run packaging/hooks | xargs -0 shellcheck; }
python_style() {
    local folders=(lab bench bindings cli docs/images tests packaging rtl)
    .venv/bin/ruff format --check "${folders[@]}" && .venv/bin/ruff check "${folders[@]}"
}
spelling() {
    git ls-files -z | grep -zvE '(\.lock|go\.sum|\.json|^tests/kat/vectors.*|^LICENSE-.*)$' |
        xargs -0 .venv/bin/codespell -L carmel,hel,datas,vill,vor,seh,inout
}
licence() {
    git ls-files '*.c' '*.h' '*.cpp' '*.sv' '*.S' '*.py' '*.sh' '*.cmake' '*.rs' '*.go' '*.js' '*.ts' '*.mts' '*CMakeLists.txt' |
        while read -r f; do
            head -n 4 "$f" | grep -q 'SPDX-License-Identifier: Apache-2.0 OR MIT' || echo "$f: no SPDX line"
        done | grep . && return 1 || return 0
}
size() {
    git ls-files '*.c' '*.h' '*.cpp' '*.sv' '*.py' '*.sh' '*.cmake' '*.rs' '*.go' '*.js' '*.ts' | xargs wc -l |
        awk '$2 != "total" && $1 > 600 {print $2 ": " $1 " lines"; bad = 1} END {exit bad}'
}

# The style page of CONTRIBUTING.md names these phrases and says what to write instead.
language() {
    local phrases='stands? beside|those of every day|\bow(e|es|ed)\b|\bkin\b|not to be had'
    ! git grep -nEi "$phrases" -- '*.md' '*.c' '*.h' '*.cpp' '*.inc' '*.sv' '*.S' '*.py' '*.sh' '*.toml' '*.cmake' \
        '*.rs' '*.go' '*.js' '*.ts' '*.html' '*CMakeLists.txt' Makefile ':!CONTRIBUTING.md' ':!packaging/lint.sh'
}
readme_length() {
    local lines
    lines=$(wc -l <README.md)
    [ "$lines" -le 160 ] || { echo "README.md: $lines lines, at most 160"; return 1; }
}

links() { python3 packaging/docs/links.py; }
namespace() { .venv/bin/python packaging/namespace.py --check; }
interface() {
    .venv/bin/python bindings/interface/interface.py --check && .venv/bin/python bindings/rust/generate.py --check &&
        .venv/bin/python bindings/python/generate.py --check && .venv/bin/python bindings/go/generate.py --check &&
        .venv/bin/python bindings/wasm/generate.py --check
}
headers() { python3 packaging/docs/headers.py; }
workflows() {
    if [ -x .venv/bin/actionlint ]; then
        .venv/bin/actionlint -shellcheck=shellcheck -pyflakes= .github/workflows/*.yml
    else
        echo "actionlint is not installed: packaging/setup.sh test"
        [ -z "${LANEWISE_REQUIRE_TOOLS:-}" ]
    fi
}

# Names and style of the hardware, and what follows from its register map.
hardware_names() { .venv/bin/python -m rtl.tools.style rtl/mlkem/rtl rtl/keccak/rtl rtl/soc/rtl rtl/common/rtl/lanewise_axil.sv rtl/common/rtl/lanewise_round_lut.sv; }
registers() { .venv/bin/python rtl/mlkem/regs/generate.py --check && .venv/bin/python rtl/mlkem/doc/compare.py --check \
    && .venv/bin/python rtl/mlkem/doc/generate.py --check; }

check 'C format' c_format
check shellcheck shell
check 'Python style' python_style
check spelling spelling
check 'licence lines' licence
check 'file sizes' size
check language language
check 'one version' .venv/bin/python packaging/version.py --check
check 'hashes of Python packages' .venv/bin/python packaging/lock.py --check
check 'README length' readme_length
check links links
check 'names in the namespace' namespace
check 'table of the interface' interface
check headers headers
check workflows workflows
check 'command line options' .venv/bin/python cli/generate.py --check
check 'hardware names' hardware_names
check registers registers
exit $failed
