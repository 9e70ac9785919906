#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# fuzz.sh build SOURCE BUILD CLANG: builds the fuzz targets with libFuzzer, ASan and UBSan.
# fuzz.sh run BUILD TARGET SECONDS: runs one; what it found before stays in BUILD/corpus. The
# environment's LANEWISE_FUZZ_SECONDS goes before SECONDS.
set -euo pipefail
if [ "$1" = build ]; then
    cmake -G Ninja -S "$2" -B "$3" -DCMAKE_C_COMPILER="$4" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
        -DLANEWISE_FUZZ=ON -DLANEWISE_SANITIZE=address,undefined,fuzzer-no-link \
        -DLANEWISE_TESTS=all -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF >"$3.log" || { cat "$3.log"; exit 1; }
    exec cmake --build "$3" -j2 --target fuzz
fi
build=$2 target=$3 seconds=${LANEWISE_FUZZ_SECONDS:-$4}
corpus=$build/corpus/$target
mkdir -p "$corpus"
# Seeds: the same few hundred bytes of a counter hashed, in several lengths. libFuzzer grows them.
for i in 1 2 3 4 5 6; do
    head -c 4000 /dev/zero | openssl enc -aes-128-ctr -nosalt -iv 0 -K "0$i" 2>/dev/null |
        head -c $((40 * i * i)) >"$corpus/seed$i"
done
cd "$build"
log=$target.log
"$(find . -name "fuzz_$target" -type f)" -max_total_time="$seconds" -max_len=2000 -timeout=10 \
    -rss_limit_mb=2000 -print_final_stats=1 -artifact_prefix="$target-" "$corpus" >"$log" 2>&1 || {
    tail -n 60 "$log"
    exit 1
}
grep -E 'stat::number_of_executed_units|cov:' "$log" | tail -n 2
runs=$(awk '/number_of_executed_units/ {print $2}' "$log")
[ "${runs:-0}" -gt 100 ] || { echo "only ${runs:-0} inputs were run"; exit 1; }
