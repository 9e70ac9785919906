#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# compilers.sh SOURCE FOLDER VALGRIND CLANG PROGRAMS LEVEL...: another compiler, or another level of
# optimisation, may turn branch-free C into a branch. PROGRAMS again, built by gcc and clang.
set -euo pipefail
source=$1 folder=$2 valgrind=$3 clang=$4
read -ra programs <<<"$5"
shift 5
mkdir -p "$folder"
for compiler in cc "$clang"; do
    for level in "$@"; do
        name=$(basename "$compiler")$level
        build=$folder/$name
        cmake -G Ninja -S "$source" -B "$build" -DCMAKE_C_COMPILER="$compiler" \
            -DCMAKE_C_FLAGS_RELEASE="$level -DNDEBUG" -DLANEWISE_TESTS=all -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF \
            >"$build.log" || { cat "$build.log"; exit 1; }
        cmake --build "$build" -j2 --target "${programs[@]}" >>"$build.log" || { cat "$build.log"; exit 1; }
        for kernel in "" keccakp1600_x1_c64; do
            for program in "${programs[@]}"; do
                echo "== $program, $name, ${kernel:-the chosen kernels}"
                LANEWISE_KERNEL=$kernel "$valgrind" --quiet --error-limit=no --log-file="$build/%p.log" \
                    "$(find "$build/tests" -name "$program" -type f)"
            done
        done
    done
done
