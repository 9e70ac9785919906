#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Puts a QEMU that knows RISC-V's Zvbb into build/qemu, unless the system's does: Debian 12 has 7.2,
# which does not, and its backports have a newer one, whose programs need nothing else. It is
# fetched and checked by apt, outside apt's lists, and nothing is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
least=9 folder=build/qemu

major() {
    "$1" --version 2>/dev/null | sed -n '1s/.*version \([0-9]*\).*/\1/p'
}
for qemu in $folder/qemu-riscv64 qemu-riscv64; do
    version=$(major "$qemu" || true)
    [ "${version:-0}" -lt $least ] || exit 0
done

echo "setup: fetching qemu-user from bookworm-backports into $folder"
packaging/unpacked.sh -s bookworm-backports "$(dpkg --print-architecture)" $folder.new qemu-user
mkdir -p "$folder"
mv $folder.new/usr/bin/qemu-riscv64 $folder.new/usr/bin/qemu-riscv32 "$folder"
rm -rf $folder.new
version=$(major $folder/qemu-riscv64)
[ "${version:-0}" -ge $least ] || {
    echo "qemu: fetched version ${version:-none}, not $least or newer" >&2
    exit 1
}
