#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [--full]: the Go module's tests with and without cgo, what it exports, and the program in
# README.md. With --full also vet, that program in a module of its own, long vectors and the slow sets,
# the race detector, fuzzing for about LANEWISE_FUZZ_SECONDS a target, and builds for other machines,
# run by qemu.
set -euo pipefail
cd "$(dirname "$0")"
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
root=$PWD/../..
work=$root/build/go
mkdir -p "$work"
go=$root/.venv/bin/go # as packaging/setup.sh chooses
[ -x "$go" ] || go=go
export GOTOOLCHAIN=local CGO_ENABLED=1
# Go's cache does not know which C sources a file includes; an option of this package that follows from
# them, and does nothing else, tells it.
sources=$(cd "$root" && find src include -type f | LC_ALL=C sort | xargs cat | sha256sum | cut -c1-16)
export GOFLAGS="-mod=mod -gcflags=lanewise/internal/core=-D=$sources"

formatted=$("$("$go" env GOROOT)/bin/gofmt" -l .)
[ -z "$formatted" ] || fail "gofmt: $formatted"
# In short what would only double the time is left out: vet, debugging data, the schemes that are not
# there without cgo.
short=(-short -vet=off -ldflags=-w) pure=(. ./internal/... ./mlkem)
if [ "${1:-}" = --full ]; then
    short=() pure=(./...)
else
    export CGO_CFLAGS=-O2
fi
"$go" test "${short[@]}" ./...
CGO_ENABLED=0 "$go" test "${short[@]}" "${pure[@]}"

"$go" test -c -vet=off -ldflags=-w -o "$work/program" .
readelf -sW "$work/program" | awk '$5 == "GLOBAL" {print $6, $8}' | grep -v / >"$work/names"
grep -qE '^HIDDEN go[0-9]+_[0-9]+_lanewise_hash$' "$work/names" || fail "lanewise_hash is not there, or not hidden"
grep lanewise "$work/names" | grep -vE '^HIDDEN (go[0-9]+_[0-9]+_|_cgo_)' && fail "these are not hidden, or lack the prefix"

rm -rf "$work/readme"
mkdir "$work/readme"
"$root/packaging/docs/block.sh" README.md go >"$work/readme/main.go"
program() { # program GO...: the one in README.md, by that command
    "$@" run "$work/readme/main.go" >"$work/readme/output" || fail "the program in README.md"
    [ "$(grep -cxE 'ML-(KEM: true|DSA: <nil>) <nil>' "$work/readme/output")" = 2 ] || fail "the program in README.md"
}
program "$go"
[ "${1:-}" = --full ] || exit 0

bare() { # as for who has just installed Go: nothing in a cache, and no network
    env -i HOME="$work/readme/home" PATH="$("$go" env GOROOT)/bin:/usr/bin:/bin" GOPROXY=off GOTOOLCHAIN=local "$@"
}
(
    cd "$work/readme"
    bare go mod init example >/dev/null 2>&1
    bare go mod edit -require lanewise@v0.0.0 -replace "lanewise=$root/bindings/go"
    program bare go
)
"$go" vet ./...
CGO_ENABLED=0 "$go" vet ./...
"$go" test -race -short ./...
# PACKAGE TARGET RATE: the rate is of executions, about a second's on two idle cores. A limit in seconds
# is Go's own to keep, and one that passes while it stops its workers fails the target with "context
# deadline exceeded" and no input. A target that hangs is ended here.
seconds=${LANEWISE_FUZZ_SECONDS:-10}
while read -r package target rate; do
    timeout $((300 + 30 * seconds)) "$go" test -run '^$' -fuzz "^$target\$" -fuzztime "$((seconds * rate))x" "$package" ||
        fail "$target"
done <<'TARGETS'
. FuzzHash 2000
. FuzzKMAC 10000
. FuzzManySeq 200
. FuzzSaved 40000
./mlkem FuzzKeysAndCiphertexts 5000
./mlkem FuzzEncapsulateMany 10000
./mldsa FuzzVerify 5000
./mldsa FuzzPieces 2000
./slhdsa FuzzVerify 5000
./slhdsa FuzzPieces 50
TARGETS
# GOARCH COMPILER EMULATOR LIBRARIES: the last has no kernels, and bytes in the other order.
while read -r arch compiler emulator libraries; do
    for package in . ./mlkem ./mldsa ./slhdsa; do
        GOARCH=$arch CC=$compiler "$go" test -short -c -o "$work/$arch" "$package"
        (cd "$package" && "$emulator" -L "$libraries" "$work/$arch" -test.short) || fail "$package on $arch"
    done
done <<'MACHINES'
arm64 aarch64-linux-gnu-gcc qemu-aarch64 /usr/aarch64-linux-gnu
riscv64 riscv64-linux-gnu-gcc qemu-riscv64 /usr/riscv64-linux-gnu
s390x s390x-linux-gnu-gcc qemu-s390x /usr/s390x-linux-gnu
MACHINES
for target in windows/amd64 darwin/arm64 js/wasm; do
    CGO_ENABLED=0 GOOS=${target%/*} GOARCH=${target#*/} "$go" build ./...
done
