#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# small.sh SOURCE FOLDER VECTORS: builds ML-KEM and ML-DSA with -DLANEWISE_SMALL=ON and asks them for
# official answers and for what they promise; both in little memory, neither with keys on the stack.
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
    cmake -G Ninja -S "$source" -B "$1" -DLANEWISE_SMALL=ON -DLANEWISE_NATIVE=OFF -DLANEWISE_SLHDSA=OFF \
        -DLANEWISE_TESTS=basic -DLANEWISE_CLI=OFF -DLANEWISE_BENCH=OFF "${@:2}" >"$1.log" 2>&1
}

configure build -DCMAKE_BUILD_TYPE=MinSizeRel || fail "$(cat build.log)"
cmake --build build -j2 --target kat_mlkem interface_mldsa >>build.log || fail "$(cat build.log)"
! grep -q 'warning:' build.log || fail "$(grep -A3 'warning:' build.log)"
members=$(ar t build/liblanewise.a)
for scheme in mlkem mldsa; do
    grep -q "^${scheme}_small" <<<"$members" || fail "no ${scheme}_small.c in the library: $members"
    ! grep -q "^${scheme}_whole" <<<"$members" || fail "${scheme}_whole.c in the library"
done
build/tests/mlkem/kat_mlkem "$vectors" || fail "ML-KEM"
build/tests/mldsa/interface_mldsa || fail "ML-DSA"

! configure kyber -DLANEWISE_KYBER=ON || fail "Kyber in little memory, which does not exist"
grep -q "LANEWISE_SMALL and LANEWISE_KYBER" kyber.log || fail "$(cat kyber.log)"
