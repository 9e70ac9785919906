#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# unpacked.sh [-s SUITE] ARCHITECTURE FOLDER PACKAGE...: unpacks packages of Debian 12, or of SUITE of
# it, into FOLDER. They are fetched and checked by apt, outside apt's lists, and nothing is installed.
set -euo pipefail
suite=bookworm
if [ "$1" = -s ]; then
    suite=$2
    shift 2
fi
architecture=$1 folder=$2
shift 2
# shellcheck disable=SC2016 # apt's own variables
mirror=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 == "bookworm" {print $2; exit}')
if [ -z "$mirror" ]; then
    echo "unpacked: this is no Debian 12, and its packages are wanted: $*" >&2
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
echo "deb [arch=$architecture] $mirror $suite main" >"$work/sources.list"
touch "$work/status"
apt() {
    apt-get -qq -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=- \
        -o Dir::State::Lists="$work/lists" -o Dir::State::status="$work/status" -o Dir::Cache="$work/cache" \
        -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" "$@"
}
apt update
(cd "$work" && apt -o APT::Sandbox::User=root download "$@")
mkdir -p "$work/root"
for package in "$work"/*.deb; do
    dpkg-deb -x "$package" "$work/root"
done
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$work/root" "$folder"
