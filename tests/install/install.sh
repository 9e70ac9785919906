#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# install.sh SOURCE FOLDER static|shared [TOOLCHAIN CC EMULATOR...]: installs the library into a
# fresh prefix and uses it from outside: find_package, pkg-config, every header alone in C and C++,
# exported symbols, and the first C program of the README. Stops at the first thing that is not
# right. With a toolchain file all of that for another machine, whose programs EMULATOR runs; C++,
# which the library holds none of, only here.
set -euo pipefail
source=$1 work=$2 kind=$3 toolchain=${4:-} cc=${5:-cc}
emulator=("${@:6}")
version=$(sed -n 's/^#define LANEWISE_VERSION_STRING "\(.*\)"$/\1/p' "$source/include/lanewise/status.h")
soname=liblanewise.so.${version%%.*}
[ "${version%%.*}" != 0 ] || soname=liblanewise.so.${version%.*}
rm -rf "$work"
mkdir -p "$work"
cd "$work"
prefix=$work/prefix

say() { printf '== %s\n' "$*"; }
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}

say "build and install ($kind)"
shared=OFF
[ "$kind" = static ] || shared=ON
machine=()
[ -z "$toolchain" ] || machine=(-DCMAKE_TOOLCHAIN_FILE="$toolchain")
# That one serves many machines and takes the name of the compiler.
[[ $toolchain != */debian-cross.cmake ]] || machine+=(-DLANEWISE_MACHINE="$(basename "$cc" -gcc)")
cmake -G Ninja -S "$source" -B build "${machine[@]}" -DBUILD_SHARED_LIBS=$shared \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DLANEWISE_TESTS=OFF -DLANEWISE_BENCH=OFF -DLANEWISE_CLI=OFF >cmake.log || fail "$(cat cmake.log)"
cmake --build build -j2 >build.log || fail "$(cat build.log)"
cmake --install build >install.log || fail "$(cat install.log)"

say "what is in the prefix"
if [ "$kind" = static ]; then
    library=$(find "$prefix" -name liblanewise.a)
else
    library=$(find "$prefix" -name "liblanewise.so.$version")
    find "$prefix" -name liblanewise.so | grep -q . || fail "no liblanewise.so for the linker"
    export LD_LIBRARY_PATH
    LD_LIBRARY_PATH=$(dirname "$library")
fi
[ -n "$library" ] || fail "no library was installed"
# All but kyber.h, which goes with an option that is off.
for header in "$source"/include/lanewise/*.h; do
    [ "$(basename "$header")" = kyber.h ] || cmp "$header" "$prefix/include/lanewise/$(basename "$header")"
done
[ "$(find "$prefix" -name '*.h' | wc -l)" = "$(find "$source/include" -name '*.h' ! -name kyber.h | wc -l)" ] ||
    fail "other headers were installed than the public ones"

# Whose results are right is known from elsewhere: openssl knows SHA3-256; KT128 of 10^6 zero bytes
# was computed with pycryptodome 4.4.0.
expected="$(printf abc | openssl dgst -sha3-256 -r | cut -d' ' -f1)  SHA3-256
$(cat "$source/tests/install/kt128-of-zeros.txt")  KT128
$version"
run() {
    local got
    got=$("${emulator[@]}" "$@") || fail "$* does not run"
    [ "$got" = "$expected" ] || fail "$* printed $got"
}

say "a consumer with find_package"
cmake -G Ninja -S "$source/tests/install/consumer" -B consumer "${machine[@]}" \
    -DCMAKE_PREFIX_PATH="$prefix" >consumer.log || fail "$(cat consumer.log)"
cmake --build consumer >>consumer.log || fail "$(cat consumer.log)"
run consumer/consumer
grep -q "Lanewise_DIR.*=$prefix" consumer/CMakeCache.txt || fail "another Lanewise was found"

say "a consumer with pkg-config"
export PKG_CONFIG_PATH
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name lanewise.pc)")
[ "$(pkg-config --modversion lanewise)" = "$version" ] || fail "pkg-config names another version"
flags=()
[ "$kind" = shared ] || flags=(--static)
read -ra cflags <<<"$(pkg-config --cflags lanewise)"
read -ra libs <<<"$(pkg-config --libs "${flags[@]}" lanewise)"
"$cc" "${cflags[@]}" -o pkg "$source/tests/install/consumer/consumer.c" "${libs[@]}"
run ./pkg
"$source/tests/install/pkgconfig.sh" "$work/build" || fail "pkg-config is wrong of other prefixes"

say "each header alone, in C and in C++"
strict=(-Wall -Wextra -Wpedantic -Werror -Wconversion)
for header in "$prefix"/include/lanewise/*.h; do
    name=lanewise/$(basename "$header")
    printf '#include <%s>\n#include <%s>\nint used;\n' "$name" "$name" >alone.c
    cp alone.c alone.cc
    for standard in c11 c17; do
        "$cc" -std=$standard "${strict[@]}" -Wstrict-prototypes "${cflags[@]}" -c alone.c
    done
    for standard in c++11 c++20; do
        [ -z "$toolchain" ] || continue
        c++ -std=$standard "${strict[@]}" "${cflags[@]}" -c alone.cc
    done
done
sed 's/printf("%02x", out\[i\])/std::printf("%02x", out[i])/; s/stdio.h/cstdio/' \
    "$source/tests/install/consumer/consumer.c" >linked.cc
if [ -z "$toolchain" ]; then
    c++ -std=c++17 -Wall -Wextra -Werror "${cflags[@]}" -o linked linked.cc "${libs[@]}"
    run ./linked
fi

say "a dropped status is a warning, unless it is turned off"
printf '#include <lanewise/sha3.h>\nvoid f(uint8_t *out) { lanewise_sha3_256(out, "", 0); }\n' >drop.c
cp drop.c drop.cc
compilers=("$cc -std=c11 drop.c")
[ -n "$toolchain" ] || compilers+=("c++ -std=c++11 drop.cc")
for compiler in "${compilers[@]}"; do
    read -ra words <<<"$compiler"
    "${words[@]}" -c -Werror "${cflags[@]}" 2>drop.log && fail "$compiler: no warning of a dropped status"
    grep -q unused-result drop.log || fail "$compiler: $(cat drop.log)"
    "${words[@]}" -c "${strict[@]}" -DLANEWISE_MUST_CHECK= "${cflags[@]}"
done

say "symbols"
declared=$(cat "$prefix"/include/lanewise/*.h | tr -d '\n' |
    grep -oE 'LANEWISE_(API|CHECKED) [^;{]*\(' | grep -oE 'lanewise_[a-z0-9_]+ *\(' | tr -d ' (' | sort -u)
[ "$(wc -l <<<"$declared")" -gt 80 ] || fail "only $(wc -l <<<"$declared") functions in the headers"
if [ "$kind" = shared ]; then
    # Each under the version that belongs to the SONAME, which nm prints behind @@.
    nm -D --defined-only "$library" | awk '$2 == "T" {print $3}' | sort -u >exported.txt
    node=LANEWISE_${soname#liblanewise.so.}
    others=$(nm -D --defined-only "$library" | awk '$2 != "T"' | grep -v " A $node\$" || true)
    [ -z "$others" ] || fail "other things than functions are exported: $others"
    versioned=${declared//$'\n'/@@$node$'\n'}@@$node
    [ "$(cat exported.txt)" = "$versioned" ] || fail "exported is not what the headers declare:
$(diff <(echo "$versioned") exported.txt || true)"
    readelf -d "$library" | grep -qF "[$soname]" || fail "the SONAME is not $soname"
    readelf -d consumer/consumer | grep -qF "[$soname]" || fail "the consumer does not ask for $soname"
    readelf -d "$library" | grep -q TEXTREL && fail "text relocations"
else
    # Nothing without the prefix may clash with a user's names, and no writable data but the plan.
    nm --defined-only "$library" | awk 'NF == 3 && $2 ~ /[A-Z]/ {print $3}' | sort -u >global.txt
    grep -v '^lanewise_' global.txt && fail "global names without the prefix"
    [ -z "$(comm -23 <(echo "$declared") global.txt)" ] || fail "declared and not defined"
fi
readelf -W -l "$([ "$kind" = shared ] && echo "$library" || echo consumer/consumer)" |
    grep -E 'GNU_STACK' | grep -q 'RW ' || fail "an executable stack"

for document in README docs/streams; do
    say "the program in $document.md"
    "$source/packaging/docs/block.sh" "$source/$document.md" c >readme.c
    "$cc" -std=c11 "${strict[@]}" "${cflags[@]}" -o readme readme.c "${libs[@]}"
    "${emulator[@]}" ./readme >readme.out || fail "the program in $document.md returned $?"
    [ -s readme.out ] || fail "the program in $document.md printed nothing"
    # The first and the last coefficient, as hashlib.shake_128 gives them.
    [ "$document" = README ] || grep -qx "2467 999" readme.out ||
        fail "the program in $document.md printed $(cat readme.out)"
done
say "all right"
