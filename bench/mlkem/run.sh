#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# run.sh BUILD FOLDER [OPTIONS]: builds wolfSSL's and AWS-LC's ML-KEM from the crates that are pinned in
# crates/Cargo.toml into FOLDER (AWS-LC takes minutes), and measures them beside the library in BUILD
# (a Release build with -DLANEWISE_BENCH=ON). A peer that cannot be built is said to be left out.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$1 folder=$2
shift 2
mkdir -p "$folder" && folder=$(cd "$folder" && pwd) || exit 1
flags=(-O3 -fPIC -fvisibility=hidden -shared '-Wl,-Bsymbolic' '-Wl,--exclude-libs,ALL' '-Wl,--gc-sections'
    -ffunction-sections '-Wl,-z,defs' '-Wl,-z,noexecstack' "-I$here")
crate() { # crate NAME: its folder
    cargo metadata --locked --format-version 1 --manifest-path "$here/crates/Cargo.toml" | python3 -c '
import json, os, sys
for p in json.load(sys.stdin)["packages"]:
    if p["name"] == sys.argv[1]:
        print(os.path.dirname(p["manifest_path"]))' "$1"
}
wolfssl() {
    local src
    src=$(crate wolfssl-sys)/wolfssl-src
    cc "${flags[@]}" -w -DWOLFSSL_USER_SETTINGS -DPEER_SOURCE='"crate wolfssl-sys 5.3.0, with its assembly"' \
        "-I$here/wolfssl" "-I$here/../peers/wolfssl" "-I$src" "$here/kem_wolfssl.c" \
        "$src"/wolfcrypt/src/{wc_mlkem.c,wc_mlkem_poly.c,wc_mlkem_asm.S,sha3.c,sha3_asm.S,cpuid.c,memory.c,wc_port.c} -o "$1"
}
awslc() {
    local library
    CARGO_TARGET_DIR=$folder/cargo cargo build -q --release --locked -p aws-lc-sys --manifest-path "$here/crates/Cargo.toml" || return 1
    library=$(find "$folder/cargo" -name 'libaws_lc_*_crypto.a' | head -n 1)
    [ -n "$library" ] || return 1
    cc "${flags[@]}" -DPEER_PREFIX=aws_lc_0_47_0 -DPEER_SOURCE='"crate aws-lc-sys 0.47.0"' "$here/kem_awslc.c" \
        "$library" -lpthread -o "$1"
}
peers=()
for peer in wolfssl awslc; do
    if [ -f "$folder/$peer.so" ] || "$peer" "$folder/$peer.so" >"$folder/$peer.log" 2>&1; then
        peers+=("$folder/$peer.so")
    else
        echo "$peer could not be built and is left out: $folder/$peer.log" >&2
    fi
done
exec "$build/bench/lanewise-bench-mlkem" "$@" "${peers[@]}"
