#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Makes vectors.txt anew: fetch.sh FOLDER fetches the Go module that carries NIST's ACVP cases, of the
# version named here, into FOLDER and runs extract.py on it. With --only FOLDER it only fetches, for
# acvp.py, and prints where the cases are.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
only=
[ "${1-}" = --only ] && only=1 && shift
to=${1:?usage: fetch.sh [--only] FOLDER}
mkdir -p "$to"
cd "$to"
export GOMODCACHE=$PWD/modules GOFLAGS=-modcacherw
printf 'module vectors\n\ngo 1.22\n' >go.mod
go mod download github.com/cloudflare/circl@v1.6.5
cases=$GOMODCACHE/github.com/cloudflare/circl@v1.6.5/sign/slhdsa/testdata
if [ -n "$only" ]; then
    echo "$cases"
else
    python3 "$here/extract.py" "$cases" >"$here/vectors.txt"
    ls -l "$here/vectors.txt"
fi
