#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# bare.sh SOURCE WORK GOAL...: what a Debian 12 suffices for on which nothing else was installed. As root, for a
# root folder is made by debootstrap in WORK and entered by chroot; a second run takes the one of the first. Goals:
#  - plain: with the packages cmake and gcc configure, build, test and install, and use what was installed. There is
#    no Python and no git.
#  - build, test, report, windows, docs, of packaging/setup.sh: with git and make alone, as the README has it. That it
#    installs all it needs, and that a second run finds nothing left to do.
#  - readme: both commands of README.md, `make test` and `make report`, with git and make alone; half an hour.
#  - debian: the packages of packaging/debian, built in one root and installed in another.
# Files are those that git tracks, as they are now. Proxies, certificates and name servers are those of this machine.
set -euo pipefail
source=$(realpath "$1")
mkdir -p "$2"
work=$(realpath "$2")
shift 2
if [ "$(id -u)" -ne 0 ]; then
    echo "bare: chroot and debootstrap need root" >&2
    exit 1
fi
if ! command -v debootstrap >/dev/null; then
    # shellcheck source=packaging/apt.sh
    . "$source/packaging/apt.sh"
    echo "setup: installing debootstrap"
    apt_get update
    apt_get install -y --no-install-recommends debootstrap
fi
# What is mounted below is gone with this process.
if [ -z "${BARE_INSIDE:-}" ]; then
    BARE_INSIDE=1 exec unshare --mount --propagation private "$0" "$source" "$work" "$@"
fi

base=$work/base.tar root=$work/root
if [ ! -f "$base" ]; then
    # The archives of Debian 12 that apt knows here, updates included, as a fresh image has them.
    # shellcheck disable=SC2016 # apt's own variables
    archives=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' |
        awk '$2 ~ /^bookworm(-updates|-security)?$/ {print "deb " $1 " " $2 " main"}' | sort -u)
    mirror=$(awk '$3 == "bookworm" {print $2; exit}' <<<"$archives")
    if [ -z "$mirror" ]; then
        echo "bare: apt knows no archive of Debian 12 here" >&2
        exit 1
    fi
    rm -rf "$root"
    debootstrap --variant=minbase bookworm "$root" "$mirror" >"$work/debootstrap.log" || {
        tail "$work/debootstrap.log"
        exit 1
    }
    printf '%s\n' "$archives" >"$root/etc/apt/sources.list"
    tar -C "$root" -cf "$base.new" .
    mv "$base.new" "$base"
fi

fresh() { # fresh PACKAGES...: a new root with these, and with the sources in /lanewise
    local kind
    umount -R "$root/proc" "$root/dev" 2>/dev/null || true
    rm -rf --one-file-system "$root"
    mkdir "$root"
    tar -C "$root" -xf "$base"
    for kind in proc dev; do
        mount --rbind "/$kind" "$root/$kind"
    done
    cp /etc/resolv.conf "$root/etc/"
    mkdir "$root/lanewise"
    git -C "$source" ls-files -z | tar -C "$source" --null -T - -cf - | tar -C "$root/lanewise" -xf - --no-same-owner
    inside "apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y $* >/apt.log 2>&1 || { cat /apt.log; exit 1; }"
    if [ -f /etc/ssl/certs/ca-certificates.crt ] && [ -d "$root/etc/ssl/certs" ]; then
        cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    fi
}
inside() { # inside COMMAND: in the root, in /lanewise, without the environment of here but for the network's
    local kept=() name
    for name in $(compgen -e | grep -iE '^(https?|ftp|no)_proxy$|^(PIP_CERT|PIP_INDEX_URL|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|GOPROXY|GOFLAGS)$'); do
        kept+=("$name=${!name}")
    done
    chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        "${kept[@]}" bash -c "cd /lanewise && $1"
}

jobs=$(nproc)
plain() {
    echo "== with cmake and gcc"
    fresh cmake gcc
    inside "! command -v python3 && ! command -v git && ! command -v ninja"
    inside "cmake -B build >/configured && cmake --build build -j $jobs >/built"
    inside "cd build && ctest -j $jobs --output-on-failure --no-tests=error >/tested || { cat /tested; exit 1; }"
    grep 'tests passed' "$root/tested"
    inside 'cmake --install build >/installed && cd / && printf abc >abc && lanewise sum abc && lanewise --version'
    inside 'cp examples/hello.c examples/example.h / && cd / && cc -O2 -o hello hello.c -llanewise -pthread && ./hello'
}

repository() { # a new root in which the sources are a repository, as a clone is
    fresh git make ca-certificates
    inside 'git init -q . && git add -A && git -c user.name=x -c user.email=x@example.invalid commit -q -m x'
}

readme() {
    local command
    echo "== the commands of README.md with git and make"
    repository
    for command in 'make test' 'make report'; do
        inside "time $command >/said 2>&1" || {
            tail -n 60 "$root/said"
            exit 1
        }
        grep -E 'tests passed|passed in|^report: wrote' "$root/said"
    done
}

setup() { # setup GOAL
    local said
    echo "== packaging/setup.sh $1 with git and make"
    repository
    inside "packaging/setup.sh $1"
    said=$(inside "packaging/setup.sh $1")
    if [ -n "$said" ]; then
        printf 'bare: a second setup says\n%s\n' "$said"
        exit 1
    fi
}

debian() {
    echo "== packages of Debian"
    fresh build-essential debhelper cmake python3
    inside 'cp -r packaging/debian debian && dpkg-buildpackage -us -uc -b >/built 2>&1 || { tail -n 40 /built; exit 1; }'
    rm -rf "$work/debian"
    mkdir "$work/debian"
    cp "$root"/*.deb "$work/debian"
    fresh gcc pkg-config
    mkdir "$root/debian"
    cp "$work"/debian/*.deb "$root/debian"
    rm -f "$root"/debian/*-dbgsym_*.deb
    inside 'apt-get -qq install -y /debian/*.deb >/installed 2>&1 || { cat /installed; exit 1; }; dpkg -l | grep lanewise'
    # shellcheck disable=SC2016 # for the shell in the root
    inside 'cp examples/hello.c examples/example.h / && cd / && cc -O2 -o hello hello.c $(pkg-config --cflags --libs lanewise) && ./hello && printf abc >abc && lanewise sum abc'
}

for goal in "$@"; do
    case $goal in
    plain | readme | debian) $goal ;;
    *) setup "$goal" ;;
    esac
done
umount -R "$root/proc" "$root/dev" 2>/dev/null || true
rm -rf --one-file-system "$root"
echo "bare: all right"
