#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# openssl.sh FOLDER: builds the command `openssl` of the crate openssl-src, which bench/peers/sources pins,
# in FOLDER, with little more than keys, SLH-DSA, ML-DSA, ML-KEM, TLS 1.3 and modules, which find its functions.
# Takes minutes; what is built is left alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
manifest=$here/../../bench/peers/sources/Cargo.toml
mkdir -p "$1"
folder=$(cd "$1" && pwd)
if [ ! -x "$folder/apps/openssl" ] || ! cat "${manifest%.toml}.lock" "$0" | cmp -s - "$folder/made_of"; then
    made_of=$(mktemp)
    cat "${manifest%.toml}.lock" "$0" >"$made_of" # the options below too: $0 may be relative
    source=$(cargo metadata --locked --format-version 1 --manifest-path "$manifest" | python3 -c '
import json, os, sys
for p in json.load(sys.stdin)["packages"]:
    if p["name"] == "openssl-src":
        print(os.path.dirname(p["manifest_path"]))')
    rm -rf "$folder" && mkdir -p "$folder" && cp -r "$source/openssl/." "$folder/"
    cd "$folder"
    chmod -R u+w .
    perl ./Configure -Wl,--export-dynamic no-shared no-tests no-docs no-legacy no-quic no-http no-cmp no-cms no-ct \
        no-ts no-ocsp no-comp no-srp no-psk no-dh no-dsa no-lms no-sm2 no-sm3 no-sm4 \
        no-aria no-camellia no-seed no-idea no-bf no-cast no-rc2 no-rc4 no-md4 no-mdc2 no-rmd160 \
        no-whirlpool no-siphash no-siv no-ocb no-chacha no-poly1305 no-blake2 no-argon2 no-scrypt \
        no-dtls no-ssl-trace no-rfc3779 no-srtp no-async no-engine >configure.log 2>&1 ||
        { tail -n 30 configure.log; exit 1; }
    for target in build_generated apps/openssl; do
        make -s -j "${JOBS:-2}" "$target" >>make.log 2>&1 || { tail -n 30 make.log; exit 1; }
    done
    mv "$made_of" made_of
fi
"$folder/apps/openssl" version
