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

# shellcheck disable=SC2016 # apt's own variables
mirror=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 == "bookworm" {print $2; exit}')
if [ -z "$mirror" ]; then
    echo "qemu: QEMU $least or newer is needed for RISC-V, and this is no Debian 12" >&2
    exit 1
fi
echo "setup: fetching qemu-user from bookworm-backports into $folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$folder"
echo "deb $mirror bookworm-backports main" >"$work/sources.list"
apt() {
    apt-get -qq -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=- \
        -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" "$@"
}
apt update
(cd "$work" && apt -o APT::Sandbox::User=root download qemu-user/bookworm-backports)
dpkg-deb --fsys-tarfile "$work"/qemu-user_*.deb |
    tar -x -C "$folder" --strip-components=3 ./usr/bin/qemu-riscv64 ./usr/bin/qemu-riscv32
version=$(major $folder/qemu-riscv64)
[ "${version:-0}" -ge $least ] || {
    echo "qemu: fetched version ${version:-none}, not $least or newer" >&2
    exit 1
}
