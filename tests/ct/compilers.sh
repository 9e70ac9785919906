#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# compilers.sh SOURCE FOLDER VALGRIND CLANG: another compiler, or another level of optimisation, may
# turn branch-free C into a branch. The same program again, built by clang and for small size.
set -euo pipefail
source=$1 folder=$2 valgrind=$3 clang=$4
check() { # check NAME COMPILER BUILD_TYPE
    local build=$folder/$1
    cmake -G Ninja -S "$source" -B "$build" -DCMAKE_C_COMPILER="$2" -DCMAKE_BUILD_TYPE="$3" \
        -DLANEWISE_TESTS=all -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF -DLANEWISE_MLKEM=OFF -DLANEWISE_SLHDSA=OFF >"$build.log" || { cat "$build.log"; exit 1; }
    cmake --build "$build" -j2 --target ct >>"$build.log" || { cat "$build.log"; exit 1; }
    for kernel in "" keccakp1600_x1_c64 keccakp1600_x1_c32_interleaved; do
        echo "== $1, ${kernel:-the chosen kernels}"
        LANEWISE_KERNEL=$kernel "$valgrind" --quiet --error-limit=no --log-file="$build/%p.log" \
            "$build/tests/ct/ct"
    done
}
mkdir -p "$folder"
check clang-release "$clang" Release
check clang-size "$clang" MinSizeRel
check default-size cc MinSizeRel
