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
# TRIPLE COMPILER ARCHITECTURE SYMBOL: the kernel that must be there.
while read -r triple compiler arch symbol; do
    out=$CARGO_TARGET_DIR/targets/$triple
    mkdir -p "$out"
    script=$(find "$CARGO_TARGET_DIR/debug/build" -path '*lanewise-sys*' -name build-script-build -printf '%T@ %p\n' |
        sort -n | tail -n 1 | cut -d' ' -f2)
    settings=(TARGET_OS=linux TARGET_ENV=gnu TARGET_POINTER_WIDTH=64 UNIX=) options="" nm=nm
    if [ "$arch" = wasm32 ]; then
        settings=(TARGET_OS=wasi TARGET_ENV=p1 TARGET_POINTER_WIDTH=32 TARGET_FEATURE=simd128)
        options="--target=wasm32-wasi" nm=llvm-nm
    fi
    env CARGO_MANIFEST_DIR="$PWD/lanewise-sys" OUT_DIR="$out" TARGET="$triple" HOST=x86_64-unknown-linux-gnu \
        OPT_LEVEL=2 DEBUG=false CC="$compiler" CFLAGS="$options" CARGO_CFG_TARGET_ARCH="$arch" \
        CARGO_CFG_TARGET_ENDIAN=little "${settings[@]/#/CARGO_CFG_}" "$script" >"$out/log" ||
        fail "$triple: $(tail -n 5 "$out/log")"
    "$nm" -g --defined-only "$out/liblanewise_rs.a" >"$out/names"
    grep -q " $prefix$symbol\$" "$out/names" || fail "$triple: no $symbol"
    awk 'NF == 3 {print $3}' "$out/names" | grep -v "^$prefix" && fail "$triple: these have no prefix"
    echo "$triple: $symbol is there"
done <<'TARGETS'
aarch64-unknown-linux-gnu aarch64-linux-gnu-gcc aarch64 lanewise_keccakp1600_x2_aarch64_sha3
riscv64gc-unknown-linux-gnu riscv64-linux-gnu-gcc riscv64 lanewise_keccakp1600_x4_rv64_v
wasm32-wasip1 clang-19 wasm32 lanewise_keccakp1600_x2_wasm_simd128
TARGETS
