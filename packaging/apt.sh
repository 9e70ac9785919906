# SPDX-License-Identifier: Apache-2.0 OR MIT
# shellcheck shell=bash
# To be sourced. apt_get ARGUMENTS...: apt-get as root, quiet unless it fails. Where another process
# holds a lock of apt or dpkg it says so and waits, LANEWISE_APT_WAIT seconds at most (600). apt has
# an option to wait, but only for dpkg's lock and not for those of package lists and downloads.
apt_get() {
    local limit=${LANEWISE_APT_WAIT:-600} start=$SECONDS said="" out
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    until out=$("${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=5 "$@" 2>&1); do
        if ! grep -qE 'Could not get lock|Unable to (acquire|lock)' <<<"$out"; then
            printf '%s\nsetup: apt-get %s failed\n' "$out" "$1" >&2
            return 1
        elif [ $((SECONDS - start)) -ge "$limit" ]; then
            printf '%s\nsetup: apt is still locked after %s seconds\n' "$out" "$limit" >&2
            return 1
        fi
        if [ -z "$said" ]; then
            echo "setup: another process holds a lock of apt; waiting for $limit seconds at most"
            said=1
        fi
        sleep 2
    done
}
