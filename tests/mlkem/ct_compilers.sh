#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# ct_compilers.sh SOURCE FOLDER VALGRIND CLANG: the constant-time test of ML-KEM as gcc and clang
# compile it at each level of optimisation. Only the files that handle secrets are compiled anew.
set -euo pipefail
source=$1 folder=$2 valgrind=$3 clang=$4
mkdir -p "$folder"
cmake -G Ninja -S "$source" -B "$folder/base" -DCMAKE_BUILD_TYPE=Release -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF \
    -DLANEWISE_TESTS=OFF >"$folder/base.log" || { cat "$folder/base.log"; exit 1; }
cmake --build "$folder/base" -j2 >>"$folder/base.log" || { cat "$folder/base.log"; exit 1; }
definitions=()
grep -q LANEWISE_MLKEM_X86_64 "$folder/base/build.ninja" && definitions=(-DLANEWISE_X86_64 -DLANEWISE_MLKEM_X86_64)
for compiler in gcc "$clang"; do
    for level in -O1 -O2 -O3 -Os; do
        program=$folder/ct_${compiler##*/}$level
        files=("$source"/src/jobs/jobs.c "$source"/src/mlkem/{arith,arith_c,core,key,many,mlkem,mlkem_jobs,sets}.c)
        [ ${#definitions[@]} -gt 0 ] && files+=("$source"/src/mlkem/x86_64/arith_{avx2,avx512}.c)
        "$compiler" -std=c11 -fno-strict-aliasing "$level" "${definitions[@]}" -I"$source/include" -I"$source/src" \
            "$source/tests/mlkem/ct_mlkem.c" "${files[@]}" "$folder/base/liblanewise.a" -pthread -o "$program"
        echo "== $compiler $level"
        "$valgrind" --quiet --error-limit=no --log-file="$program.log" "$program"
    done
done
