#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# thread_sanitizer.sh SOURCE BUILD CLANG: the suites that use threads, in a build of their own under
# the thread sanitizer.
set -euo pipefail
cmake -G Ninja -S "$1" -B "$2" -DCMAKE_C_COMPILER="$3" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DLANEWISE_SANITIZE=thread -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF >"$2.log" || {
    cat "$2.log"
    exit 1
}
cmake --build "$2" -j2 --target unit >>"$2.log" || {
    cat "$2.log"
    exit 1
}
"$2/tests/unit/unit" --scale 10 threads trees
