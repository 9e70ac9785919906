#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [--targets]: the crates' tests, with the sources in place and as a package has them. With
# --targets also that the benches compile, and what build.rs compiles for other machines, as far as
# their C compilers are here.
set -euo pipefail
cd "$(dirname "$0")"
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
export CARGO_TARGET_DIR=$PWD/../../build/rust
prefix=$(sed -n 's/^pub const NAMESPACE: &str = "\(.*\)";/\1/p' lanewise-sys/src/sys.rs)
rm -rf lanewise-sys/vendor
cargo test --locked --quiet --all-features
for features in "" kem signature; do # each alone, and none but hashes
    cargo check --locked --quiet -p lanewise --no-default-features --features "$features"
done
cargo build --locked --quiet -p lanewise --no-default-features
archive=$(find "$CARGO_TARGET_DIR/debug/build" -name liblanewise_rs.a -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d' ' -f2)
nm -g --defined-only "$archive" | awk 'NF == 3 {print $3}' >"$CARGO_TARGET_DIR/names.txt"
grep -q "^${prefix}lanewise_sha3_256\$" "$CARGO_TARGET_DIR/names.txt" || fail "no symbol has the prefix"
grep -v "^$prefix" "$CARGO_TARGET_DIR/names.txt" && fail "these have none"
[ "${1:-}" = --targets ] || exit 0

(cd benches && cargo check --locked --quiet --all-targets)
trap 'rm -rf lanewise-sys/vendor' EXIT
./vendor.py
cargo test --locked --quiet -p lanewise --test functions
script=$(find "$CARGO_TARGET_DIR/debug/build" -path '*lanewise-sys*' -name build-script-build -printf '%T@ %p\n' |
    sort -n | tail -n 1 | cut -d' ' -f2)
build() { # build TRIPLE COMPILER OPTIONS ARCHITECTURE SETTING...: what build.rs does for that machine, in $out
    out=$CARGO_TARGET_DIR/targets/$1
    mkdir -p "$out"
    env CARGO_MANIFEST_DIR="$PWD/lanewise-sys" OUT_DIR="$out" TARGET="$1" HOST=x86_64-unknown-linux-gnu \
        OPT_LEVEL=2 DEBUG=false CC="$2" CFLAGS="$3" CARGO_CFG_TARGET_ARCH="$4" \
        CARGO_CFG_TARGET_ENDIAN=little "${@:5}" "$script" >"$out/log" 2>&1
}
holds() { # holds TRIPLE ARCHIVE SYMBOL: that one is there, and none without the prefix
    "$nm" -g --defined-only "$2" >"$out/names"
    grep -q " $prefix$3\$" "$out/names" || fail "$1: no $3"
    # Microsoft's compilers name constants by their contents, and a program has each of them once.
    awk 'NF == 3 {print $3}' "$out/names" | grep -vE "^$prefix|^[?][?]_C@|^__(xmm|real)@" && fail "$1: these have no prefix"
    echo "$1: $3 is there"
}
# TRIPLE COMPILER ARCHITECTURE SYMBOL: the kernel that must be there.
while read -r triple compiler arch symbol; do
    settings=(TARGET_OS=linux TARGET_ENV=gnu TARGET_POINTER_WIDTH=64 UNIX=) options="" nm=nm
    if [ "$arch" = wasm32 ]; then
        settings=(TARGET_OS=wasi TARGET_ENV=p1 TARGET_POINTER_WIDTH=32 TARGET_FEATURE=simd128)
        options="--target=wasm32-wasi" nm=llvm-nm
    fi
    build "$triple" "$compiler" "$options" "$arch" "${settings[@]/#/CARGO_CFG_}" || fail "$triple: $(tail -n 5 "$out/log")"
    holds "$triple" "$out/liblanewise_rs.a" "$symbol"
done <<'TARGETS'
aarch64-unknown-linux-gnu aarch64-linux-gnu-gcc aarch64 lanewise_keccakp1600_x2_aarch64_sha3
riscv64gc-unknown-linux-gnu riscv64-linux-gnu-gcc riscv64 lanewise_keccakp1600_x4_rv64_v
wasm32-wasip1 clang-19 wasm32 lanewise_keccakp1600_x2_wasm_simd128
TARGETS
# Firmware is refused, and told where it finds its library.
settings=(TARGET_OS=none TARGET_ENV= TARGET_POINTER_WIDTH=32)
if build thumbv7em-none-eabi arm-none-eabi-gcc "" arm "${settings[@]/#/CARGO_CFG_}" ||
    ! grep -q 'firmware takes packaging/cortex-m' "$out/log"; then
    fail "thumbv7em-none-eabi: $(tail -n 5 "$out/log")"
fi
# Microsoft's compiler, whose place clang-cl takes as in tests/msvc: portable code, and its library of random bytes.
mingw=/usr/x86_64-w64-mingw32/include
if command -v clang-cl-19 >/dev/null && [ -d $mingw ]; then
    settings=(TARGET_OS=windows TARGET_ENV=msvc TARGET_POINTER_WIDTH=64)
    options="/X -imsvc $(clang-cl-19 /clang:-print-resource-dir)/include -imsvc $mingw /D_UCRT /D__USE_MINGW_ANSI_STDIO=0"
    options+=" -Wno-ignored-attributes /FI$PWD/../../tests/msvc/mingw_for_cl.h"
    AR=llvm-lib-22 build x86_64-pc-windows-msvc clang-cl-19 "$options" x86_64 "${settings[@]/#/CARGO_CFG_}" ||
        fail "x86_64-pc-windows-msvc: $(tail -n 5 "$out/log")"
    nm=llvm-nm
    holds x86_64-pc-windows-msvc "$out/lanewise_rs.lib" lanewise_sha3_256
    grep -qx 'cargo:rustc-link-lib=advapi32' "$out/log" || fail "x86_64-pc-windows-msvc: advapi32 is not linked"
else
    echo "SKIPPED x86_64-pc-windows-msvc: packaging/setup.sh windows installs clang-cl and the headers"
fi
