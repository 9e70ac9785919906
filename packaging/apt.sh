# SPDX-License-Identifier: Apache-2.0 OR MIT
# shellcheck shell=bash
# To be sourced. apt_get ARGUMENTS...: apt-get as root, quiet unless it fails. Where another process
# holds a lock of apt or dpkg, or removed what was downloaded, it says so and tries again,
# LANEWISE_APT_WAIT seconds at most (600). apt has an option to wait, but only for dpkg's lock and not
# for those of package lists and downloads.
apt_get() {
    local limit=${LANEWISE_APT_WAIT:-600} start=$SECONDS why said="" out
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    until out=$("${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=5 "$@" 2>&1); do
        if grep -qE '/apt/archives/.*No such file or directory|No such file or directory.*/apt/archives/' <<<"$out"; then
            why='another process removed the downloaded packages'
        elif grep -qE 'Could not get lock|Unable to (acquire|lock)' <<<"$out"; then
            why='another process holds a lock of apt'
        else
            printf '%s\nsetup: apt-get %s failed\n' "$out" "$1" >&2
            return 1
        fi
        if [ $((SECONDS - start)) -ge "$limit" ]; then
            printf '%s\nsetup: still after %s seconds: %s\n' "$out" "$limit" "$why" >&2
            return 1
        fi
        if [ "$said" != "$why" ]; then
            echo "setup: $why; trying again for $limit seconds at most"
            said=$why
        fi
        sleep 2
    done
}
