#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# embedded.sh SOURCE FOLDER ARCHIVE: a shared object that holds the archive exports none of it and
# computes with its own code where another version was loaded before; and two versions share a
# program if one of them has a prefix (LANEWISE_NAMESPACE), as an archive and as a shared library.
set -euo pipefail
source=$1 work=$2 archive=$3
rm -rf "$work"
mkdir -p "$work"
cd "$work"
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
flags=(-std=gnu11 -Wall -Wextra -Werror -I"$source/include")
program=$source/tests/install/embedded.c

cc "${flags[@]}" -DEXTENSION -fPIC -shared -o extension.so "$program" \
    -Wl,--whole-archive "$archive" -Wl,--no-whole-archive -pthread
nm -D --defined-only extension.so | awk '{print $3}' >exported.txt
grep lanewise exported.txt && fail "the extension exports these"
[ "$(cat exported.txt)" = extension_digest ] || fail "it exports $(cat exported.txt)"
cc "${flags[@]}" -DOTHER -fPIC -shared -o other.so "$program"
cc "${flags[@]}" -o loads "$program" -ldl
[ "$(./loads ./other.so ./extension.so)" = 3a ] || fail "the extension runs code of the other version"

for kind in OFF ON; do
    cmake -G Ninja -S "$source" -B prefixed$kind -DBUILD_SHARED_LIBS=$kind -DLANEWISE_NAMESPACE=other_ \
        -DLANEWISE_TESTS=OFF -DLANEWISE_BENCH=OFF -DLANEWISE_CLI=OFF -DLANEWISE_MLKEM=OFF -DLANEWISE_MLDSA=OFF \
        -DLANEWISE_SLHDSA=OFF -DCMAKE_BUILD_TYPE=Debug -DLANEWISE_MAN3=OFF >cmake.log || fail "$(cat cmake.log)"
    cmake --build prefixed$kind -j2 >build.log || fail "$(cat build.log)"
done
nm -g --defined-only prefixedOFF/liblanewise.a | awk 'NF == 3 {print $3}' >prefixed.txt
grep -q '^other_lanewise_sha3_256$' prefixed.txt || fail "no name has the prefix"
grep -v '^other_' prefixed.txt && fail "these have no prefix"
nm -D --defined-only prefixedON/liblanewise.so >shared.txt # in a pipe, grep -q would end nm early
grep -q ' other_lanewise_sha3_256@' shared.txt || fail "not exported"
cc "${flags[@]}" -DTWICE -o twice "$program" prefixedOFF/liblanewise.a "$archive" -pthread
[ "$(./twice)" = "3a 3a" ] || fail "two versions in one program: $(./twice)"
echo "all right"
