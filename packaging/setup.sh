#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Installs what a target needs on Debian 12: packaging/setup.sh build|test|report|windows|browser|clusters|wheels|docs.
# Idempotent: what is there is left alone, what is missing is named before it is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
goal=${1:-build}

packages=(gcc libc6-dev make cmake ninja-build python3 python3-venv)
wanted=("$goal") # of packaging/locked-*.txt
case $goal in
build) ;;
test)
    packages+=(g++ pkg-config git openssl perl valgrind clang-19 clang-format-19 libclang-rt-19-dev
        binutils shellcheck libssl-dev mandoc zsh fish
        gcc-arm-none-eabi libnewlib-arm-none-eabi qemu-system-arm
        gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user llvm-22
        bochs bochs-term yosys verilator iverilog gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf
        gcc-riscv64-linux-gnu libc6-dev-riscv64-cross)
    # For make test-musl and test-wasm.
    packages+=(musl-tools wasi-libc lld-19 libclang-rt-19-dev-wasm32)
    # Machines without kernels of their own, for make test-ports.
    for machine in arm-linux-gnueabihf/armhf mips-linux-gnu/mips i686-linux-gnu/i386 powerpc-linux-gnu/powerpc \
        powerpc64-linux-gnu/ppc64 s390x-linux-gnu/s390x; do
        packages+=("gcc-${machine%/*}" "libc6-dev-${machine#*/}-cross")
    done
    wanted=(test docs)
    ;;
windows)
    packages+=(gcc-mingw-w64-x86-64 wine wine64 clang-19 clang-tools-19 lld-19 llvm-22) # the last four: clang-cl
    wanted=(test)
    ;;
browser)
    packages+=(chromium-headless-shell)
    wanted=(test)
    ;;
clusters)
    packages+=(openjdk-17-jre-headless) # for Spark
    wanted=(test clusters)
    ;;
wheels)
    packages+=(libpython3-dev qemu-user wine64)
    wanted=(test wheels)
    ;;
docs)
    packages=(make python3 python3-venv)
    ;;
report)
    packages+=(g++ pkg-config git openssl perl libdigest-sha3-perl libssl-dev libgcrypt20-dev
        clang-19 libpython3-dev binutils gcc-arm-none-eabi libnewlib-arm-none-eabi
        gcc-aarch64-linux-gnu libc6-dev-arm64-cross llvm-22
        verilator gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf
        wasi-libc lld-19 libclang-rt-19-dev-wasm32)
    ;;
*)
    echo "setup: unknown goal '$goal' (build, test, report, windows, browser, clusters, wheels or docs)" >&2
    exit 2
    ;;
esac

# Rust, Go, Java and Node.js serve the independent implementations; a toolchain that is already there
# is used. Go and Node.js are packages of Python's environment.
if [[ $goal = test || $goal = report ]] && ! command -v cargo >/dev/null; then
    packages+=(cargo-web rustc-web)
fi
if [ "$goal" = test ]; then
    command -v javac >/dev/null || packages+=(default-jdk-headless)
    command -v mvn >/dev/null || packages+=(maven)
fi

# shellcheck source=packaging/apt.sh
. packaging/apt.sh
missing=()
for p in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=("$p")
done
if [ ${#missing[@]} -gt 0 ]; then
    echo "setup: installing ${missing[*]}"
    apt_get update
    apt_get install -y --no-install-recommends "${missing[@]}"
fi

# Debian's own Python, so that the headers of libpython3-dev belong to it.
python=/usr/bin/python3
[ -x "$python" ] || python=python3
if [ ! -x .venv/bin/python ]; then
    echo "setup: creating .venv"
    "$python" -m venv .venv
fi
for w in "${wanted[@]}"; do
    locked=packaging/locked-$w.txt stamp=.venv/.lanewise-$w # packaging/lock.py writes it
    if ! cmp -s "$locked" "$stamp"; then
        echo "setup: installing $locked into .venv"
        .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r "$locked"
        if [ "$w" != docs ]; then # with what is installed now, and nothing else
            .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e ./lab
        fi
        cp "$locked" "$stamp"
    fi
done
if [ "$goal" = test ]; then
    # Only where no hooks are configured: those of a contributor stay.
    if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$PWD" ] && ! git config core.hooksPath >/dev/null; then
        echo "setup: git checks commit subjects with packaging/hooks/commit-msg"
        git config core.hooksPath packaging/hooks
    fi
    packaging/qemu.sh
    actionlint=v1.7.12 # packaging/lint.sh checks .github/workflows with it
    if ! .venv/bin/actionlint -version 2>/dev/null | grep -qF "$actionlint"; then
        echo "setup: installing actionlint $actionlint into .venv"
        go=.venv/bin/go
        [ -x "$go" ] || go=go
        GOBIN=$PWD/.venv/bin "$go" install "github.com/rhysd/actionlint/cmd/actionlint@$actionlint"
    fi
fi
