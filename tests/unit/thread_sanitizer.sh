#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# thread_sanitizer.sh SOURCE BUILD CLANG: the suites that use threads, and the command with several
# threads on files of many sizes, in a build of their own under the thread sanitizer.
set -euo pipefail
cmake -G Ninja -S "$1" -B "$2" -DCMAKE_C_COMPILER="$3" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DLANEWISE_SANITIZE=thread -DLANEWISE_BENCH=OFF -DLANEWISE_MLKEM=OFF >"$2.log" || {
    cat "$2.log"
    exit 1
}
cmake --build "$2" -j2 --target unit lanewise-cli >>"$2.log" || {
    cat "$2.log"
    exit 1
}
"$2/tests/unit/unit" --scale 10 threads trees
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
mkdir "$files/in"
for i in $(seq 60); do # small ones, large ones and some around 128 KiB by turns
    head -c "$(((i * 7919) % 1000 + (i % 4) * 65500 * (i % 3 + 1)))" /dev/urandom >"$files/in/$i"
done
for algorithm in sha3-256 kt128; do
    "$2/cli/lanewise" sum -r -a "$algorithm" "$files/in" >"$files/alone"
    for jobs in 2 5; do
        "$2/cli/lanewise" sum -r -a "$algorithm" -j "$jobs" "$files/in" | cmp - "$files/alone"
    done
done
