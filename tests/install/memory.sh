#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# memory.sh SOURCE FOLDER LIBRARY: a program that asks the library how much memory contexts take
# (contexts.h) runs as it was compiled, and compiled for headers of an older version whose contexts
# were smaller. One that trusts those headers must crash: the test sees a byte too few.
set -euo pipefail
source=$1 work=$2 library=$3
rm -rf "$work"
mkdir -p "$work"
cd "$work"
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
cp -r "$source/include" older
sed -i -E 's/^    uint64_t opaque\[[0-9]+\];/    uint64_t opaque[2];/' older/lanewise/*.h
[ "$(grep -l 'uint64_t opaque\[2\];' older/lanewise/*.h | wc -l)" -ge 6 ] || fail "contexts look otherwise now"
flags=(-std=gnu11 -Wall -Wextra -Werror -Wno-error=stringop-overflow -Wno-error=array-bounds)
built() { # NAME HEADERS OPTIONS
    ${CC:-cc} "${flags[@]}" -I"$2" "${@:3}" -o "$1" "$source/tests/install/memory.c" "$library" \
        -Wl,-rpath,"$(dirname "$library")" -pthread
}
built here "$source/include"
built older_program older
built trusting older -DBY_SIZEOF
[ "$(./here)" = "all right" ] || fail "with the headers of this version"
[ "$(./older_program)" = "all right" ] || fail "with headers whose contexts are smaller"
if ./trusting >/dev/null 2>&1; then fail "memory that is too small was not noticed"; fi
echo "all right"
