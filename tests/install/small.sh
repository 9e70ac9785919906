#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# small.sh SOURCE FOLDER VECTORS: builds ML-KEM with -DLANEWISE_SMALL=ON and asks it for official
# answers; no key is expanded on the stack. Kyber with that option is refused.
set -euo pipefail
source=$1 work=$2 vectors=$3
rm -rf "$work"
mkdir -p "$work"
cd "$work"

fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
configure() { # configure FOLDER OPTIONS...
    cmake -G Ninja -S "$source" -B "$1" -DLANEWISE_SMALL=ON -DLANEWISE_NATIVE=OFF -DLANEWISE_SLHDSA=OFF -DLANEWISE_MLDSA=OFF \
        -DLANEWISE_TESTS=basic -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF "${@:2}" >"$1.log" 2>&1
}

configure build -DCMAKE_BUILD_TYPE=MinSizeRel || fail "$(cat build.log)"
cmake --build build -j2 --target kat_mlkem >>build.log || fail "$(cat build.log)"
! grep -q 'warning:' build.log || fail "$(grep -A3 'warning:' build.log)"
members=$(ar t build/liblanewise.a)
grep -q "^mlkem_small" <<<"$members" || fail "no mlkem_small.c in the library: $members"
! grep -q "^mlkem_whole" <<<"$members" || fail "mlkem_whole.c in the library"
build/tests/mlkem/kat_mlkem "$vectors" || fail "ML-KEM"

! configure kyber -DLANEWISE_KYBER=ON || fail "Kyber in little memory, which does not exist"
grep -q "LANEWISE_SMALL and LANEWISE_KYBER" kyber.log || fail "$(cat kyber.log)"
