#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Builds every peer into one directory: bench/peers/build.sh DIRECTORY [PEER...].
# Idempotent: a peer whose inputs have not changed is left alone. A peer that cannot be built leaves
# PEER.failed with the reason; the others go on, and the measurements do without it.
# The build_ functions are called by name.
# shellcheck disable=SC2317
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
[ $# -ge 1 ] || { echo "usage: $0 DIRECTORY [PEER...]" >&2; exit 2; }
mkdir -p "$1" || exit 1
to=$(cd "$1" && pwd)
shift
jobs=${JOBS:-$(nproc)}
cc=${CC:-cc}
# Position-independent, nothing exported but lanewise_peer, every symbol bound inside: two versions
# of one library must be able to live in one process.
flags=(-O3 -fPIC -fvisibility=hidden -shared '-Wl,-Bsymbolic' '-Wl,--exclude-libs,ALL' '-Wl,-z,defs'
    '-Wl,-z,noexecstack')
# For files of a library of which a part is wanted: the linker drops the rest. Their warnings are not ours.
parts=(-w -ffunction-sections -fdata-sections '-Wl,--gc-sections' "-Wl,--version-script=$here/peer.map")

# crate NAME: the directory in which cargo keeps that crate's sources, and crate_version its version.
metadata() {
    local manifest=$here/sources/Cargo.toml
    [ -s "$to/sources.json" ] && [ "$to/sources.json" -nt "$here/sources/Cargo.lock" ] && return
    cargo fetch -q --locked --manifest-path "$manifest" &&
        cargo metadata --locked --format-version 1 --manifest-path "$manifest" >"$to/sources.tmp" &&
        mv "$to/sources.tmp" "$to/sources.json"
}
crate() {
    python3 -c 'import json, os, sys
for p in json.load(open(sys.argv[1]))["packages"]:
    if p["name"] == sys.argv[2]:
        print(os.path.dirname(p["manifest_path"]) if len(sys.argv) < 4 else p["version"])' \
        "$to/sources.json" "$@"
}

build_openssl3() {
    "$cc" "${flags[@]}" -DPEER_SOURCE='"Debian package libssl3"' "$here/openssl.c" -o "$1" -lcrypto
}

build_gcrypt() {
    "$cc" "${flags[@]}" "$here/gcrypt.c" -o "$1" -lgcrypt
}

build_python() {
    # shellcheck disable=SC2046
    "$cc" "${flags[@]}" $(pkg-config --cflags python3-embed) "$here/python.c" -o "$1" \
        $(pkg-config --libs python3-embed)
}

# libcrypto alone, without the ciphers, protocols and public-key schemes but those on Keccak:
# nothing of what is left out is near the path from there, or from EVP_DigestUpdate, to the permutation.
build_openssl4() {
    metadata || return 1
    local version work
    version=$(crate openssl-src version)
    work=$to/openssl-${version%%+*}-keccak.d
    if [ ! -f "$work/libcrypto.a" ]; then
        rm -rf "$work" && mkdir -p "$work" && cp -r "$(crate openssl-src)/openssl/." "$work/" || return 1
        (cd "$work" && chmod -R u+w . && perl ./Configure linux-x86_64 no-shared no-module no-tests \
            no-apps no-docs no-legacy no-quic no-http no-cmp no-cms no-ct no-ts no-ocsp no-comp \
            no-dso no-srp no-psk no-ec no-dh no-dsa no-lms no-sm2 \
            no-sm3 no-sm4 no-aria no-camellia no-seed no-idea no-bf no-cast no-des no-rc2 no-rc4 \
            no-md4 no-mdc2 no-rmd160 no-whirlpool no-siphash no-siv no-ocb no-chacha no-poly1305 \
            no-blake2 no-argon2 no-scrypt no-sock no-ui-console no-tls no-dtls no-ssl-trace \
            no-rfc3779 no-srtp no-async && make -s -j "$jobs" build_generated libcrypto.a) || return 1
    fi
    "$cc" "${flags[@]}" -DPEER_INTERNALS -I"$work/include" \
        -DPEER_SOURCE="\"crate openssl-src $version, libcrypto.a with -O3 and its assembly\"" \
        "$here/openssl.c" "$here/openssl_schemes.c" "$work/libcrypto.a" -o "$1" -lpthread -ldl
}

build_openssl-unused() {
    metadata || return 1
    local asm v work=$to/openssl-unused.d objects=()
    asm=$(crate openssl-src)/openssl/crypto/sha/asm
    mkdir -p "$work"
    for v in avx2 avx512vl avx512; do
        perl "$asm/keccak1600-$v.pl" elf "$work/$v.s" && "$cc" -c "$work/$v.s" -o "$work/$v.o" &&
            objcopy --redefine-sym SHA3_absorb="${v}_SHA3_absorb" \
                --redefine-sym SHA3_squeeze="${v}_SHA3_squeeze" "$work/$v.o" || return 1
        objects+=("$work/$v.o")
    done
    "$cc" "${flags[@]}" -DPEER_VERSION="\"$(crate openssl-src version)\"" \
        -DPEER_SOURCE='"crate openssl-src, assembly that its library does not use on x86-64"' \
        "$here/openssl_unused.c" "${objects[@]}" -o "$1"
}

# The linker drops what of its files needs random numbers or ASN.1, which are not compiled.
build_wolfssl() {
    metadata || return 1
    local src
    src=$(crate wolfssl-sys)/wolfssl-src
    "$cc" "${flags[@]}" "${parts[@]}" -DWOLFSSL_USER_SETTINGS -I"$here/wolfssl" -I"$src" \
        -DPEER_SOURCE="\"crate wolfssl-sys $(crate wolfssl-sys version), these parts with its assembly\"" \
        "$here"/wolfssl/{wolfssl.c,schemes.c} \
        "$src"/wolfcrypt/src/{sha3.c,cpuid.c,sha3_asm.S,wc_mlkem.c,wc_mlkem_poly.c,wc_mlkem_asm.S} \
        "$src"/wolfcrypt/src/{wc_slhdsa.c,wc_mldsa.c,wc_mldsa_asm.S,hash.c,memory.c,wc_port.c} -o "$1"
}

# The C for one state is faster by clang, so clang compiles it where there is one, for x86-64-v3 where
# this processor is one.
build_xkcp() {
    metadata || return 1
    local low work=$to/xkcp.d single=$cc v3=() define=()
    ! command -v clang-19 >/dev/null || single=clang-19
    # Every word of it among the processor's features; lzcnt is called abm.
    if ! printf '%s\n' avx2 bmi1 bmi2 fma f16c movbe abm |
        grep -vqxFf <(grep -m1 '^flags' /proc/cpuinfo | tr ' ' '\n'); then
        v3=(-march=x86-64-v3) define=(-DPEER_V3)
    fi
    low=$(crate oqs-sys)/liboqs/src/common/sha3/xkcp_low
    mkdir -p "$work"
    "$single" -O3 "${v3[@]}" -fPIC -DADD_SYMBOL_SUFFIX -c "$low/KeccakP-1600/plain-64bits/KeccakP-1600-opt64.c" \
        -o "$work/plain64.o" &&
        "$cc" -fPIC -DADD_SYMBOL_SUFFIX -c "$low/KeccakP-1600/avx2/KeccakP-1600-AVX2.S" \
            -o "$work/avx2.o" &&
        "$cc" -O3 -mavx2 -fPIC -DADD_SYMBOL_SUFFIX -I"$low/KeccakP-1600/avx2" -c \
            "$low/KeccakP-1600times4/avx2/KeccakP-1600-times4-SIMD256.c" -o "$work/times4.o" &&
        "$cc" "${flags[@]}" "${define[@]}" -DPEER_VERSION='"as in liboqs 0.13.0"' \
            -DPEER_SOURCE="\"crate oqs-sys $(crate oqs-sys version), its kernels alone, for one state by $single ${v3[*]}\"" \
            "$here/xkcp.c" "$work"/{plain64,avx2,times4}.o -o "$1"
}

# Its own build, for this processor, with ML-KEM and ML-DSA alone. A second run of its configuration
# would leave out what is written for the processor.
build_liboqs() {
    metadata || return 1
    local version work compiler=$cc
    version=$(crate oqs-sys version)
    work=$to/liboqs-${version%%+*}-keccak.d
    ! command -v clang-19 >/dev/null || compiler=clang-19
    if [ ! -f "$work/lib/liboqs.a" ]; then
        rm -rf "$work"
        cmake -S "$(crate oqs-sys)/liboqs" -B "$work" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release \
            -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DOQS_BUILD_ONLY_LIB=ON -DOQS_DIST_BUILD=OFF \
            -DOQS_OPT_TARGET=native -DOQS_USE_OPENSSL=OFF \
            "-DOQS_MINIMAL_BUILD=KEM_ml_kem_512;KEM_ml_kem_768;KEM_ml_kem_1024;SIG_ml_dsa_44;SIG_ml_dsa_65;SIG_ml_dsa_87" &&
            cmake --build "$work" -j "$jobs" || return 1
    fi
    "$cc" "${flags[@]}" -DPEER_VERSION="\"${version#*+liboqs-}\"" \
        -DPEER_SOURCE="\"crate oqs-sys $version, its own build by $compiler for this processor, ML-KEM and ML-DSA alone\"" \
        "$here/liboqs.c" "$work/lib/liboqs.a" -o "$1" -lpthread
}

# As one who wants speed builds it: by clang where there is one, for this processor. In fors.c the
# leaves are chosen by bits in the order of FIPS 205 (base_2b), so that results are those of all others.
build_sphincsplus() {
    metadata || return 1
    local src set dir objects=() work=$to/sphincsplus.d compiler=$cc
    ! command -v clang-19 >/dev/null || compiler=clang-19
    src=$(crate pqcrypto-sphincsplus)/pqclean
    mkdir -p "$work"
    for set in 128s 128f 192s 192f 256s 256f; do
        dir=$work/$set
        rm -rf "$dir" && cp -r "$src/crypto_sign/sphincs-shake-$set-simple/avx2" "$dir" && chmod -R u+w "$dir" &&
            sed -i 's/indices\[i\] ^= (uint32_t)(((m\[offset >> 3\] >> (offset & 0x7)) & 0x1) << j);/indices[i] = indices[i] << 1 | (m[offset >> 3] >> (7 - (offset \& 0x7)) \& 1u);/' \
                "$dir/fors.c" && grep -q '<< 1 | (m\[offset' "$dir/fors.c" &&
            "$compiler" -O3 -march=native -fPIC -w -r -nostdlib -I"$dir" -I"$src/common" "$dir"/*.c \
                -o "$work/$set.o" || return 1
        objects+=("$work/$set.o")
    done
    "$compiler" -O3 -march=native -fPIC -w -r -nostdlib -I"$src/common" -I"$src/common/keccak4x" \
        "$src/common/fips202.c" "$src/common/keccak4x/KeccakP-1600-times4-SIMD256.c" -o "$work/common.o" &&
        "$cc" "${flags[@]}" -DPEER_VERSION="\"3.1, pqcrypto-sphincsplus $(crate pqcrypto-sphincsplus version)\"" \
            -DPEER_SOURCE="\"crate pqcrypto-sphincsplus, PQClean's AVX2 code by $compiler -march=native\"" \
            "$here/sphincsplus.c" "${objects[@]}" "$work/common.o" -o "$1"
}

# ML-KEM, ML-DSA, SHA-3 and the question for the processor; the linker drops what they do not need.
build_awslc() {
    metadata || return 1
    local aws bignum module work=$to/awslc.d
    aws=$(crate aws-lc-sys)/aws-lc
    bignum=$aws/third_party/s2n-bignum/s2n-bignum-imported
    module=$aws/crypto/fipsmodule
    mkdir -p "$work/openssl"
    : >"$work/openssl/boringssl_prefix_symbols_asm.h" # a header its own build generates
    # Its own build compiles these files as parts of one, whose first lines include the two headers.
    "$cc" -O3 -fPIC -r "${parts[@]:0:3}" -include stdbool.h -include "$module/service_indicator/internal.h" \
        -I"$work" -I"$aws/include" "$module"/{ml_kem/ml_kem.c,ml_dsa/ml_dsa.c} "$module"/sha/{sha3,keccak1600}.c \
        "$module"/cpucap/{cpucap,cpu_intel}.c -o "$work/c.o" &&
        "$cc" "${flags[@]}" "${parts[@]}" -I"$work" -I"$bignum/include" -I"$aws/include" \
            -DPEER_VERSION="\"aws-lc-sys $(crate aws-lc-sys version)\"" \
            -DPEER_SOURCE='"crate aws-lc-sys, its ML-KEM, ML-DSA and SHA-3 with assembly"' "$here/awslc.c" "$work/c.o" \
            "$module"/{ml_kem/mlkem,ml_dsa/mldsa}/native/x86_64/src/*.S \
            "$bignum"/x86_att/sha3/{sha3_keccak_f1600,sha3_keccak4_f1600,sha3_keccak4_f1600_alt}.S -o "$1"
}

build_rust() {
    CARGO_TARGET_DIR=$to/rust.d cargo build -q --release --locked -j "$jobs" \
        --manifest-path "$here/rust/Cargo.toml" &&
        cp "$to/rust.d/release/hashfile" "$to/hashfile" &&
        cp "$to/rust.d/release/liblanewise_bench_peer_rust.so" "$1"
}

build_go() {
    local go=$root/.venv/bin/go
    [ -x "$go" ] || go=go
    (cd "$here/go" && CGO_ENABLED=1 CC=$cc "$go" build -buildmode=c-shared -trimpath \
        -ldflags='-s -w' -o "$1" . && rm -f "${1%.so}.h")
}

# Everything a peer is made of, as one stream.
inputs_of() {
    local own=$here/${1//-/_}
    case $1 in openssl[34]) own=$here/openssl ;; esac
    cat "$here/build.sh" "$here/../peer.h" "$here/schemes.h" "$here/openssl_schemes.c" "$here/sources/Cargo.lock"
    find "$own" "$own.c" -type f 2>/dev/null | sort | xargs cat
}

peers=("$@")
[ ${#peers[@]} -gt 0 ] ||
    peers=(openssl4 openssl3 gcrypt wolfssl awslc liboqs xkcp sphincsplus openssl-unused rust go python)
for p in "${peers[@]}"; do
    if ! declare -F "build_$p" >/dev/null; then
        echo "peers: no such peer: $p" >&2
        exit 2
    fi
    inputs=$(inputs_of "$p" | sha256sum | cut -d' ' -f1)
    if [ -f "$to/$p.so" ] && [ "$(cat "$to/$p.stamp" 2>/dev/null)" = "$inputs" ]; then
        echo "peers: $p is up to date"
        continue
    fi
    rm -f "$to/$p.so" "$to/$p.failed" "$to/$p.stamp"
    begin=$(date +%s.%N)
    if ("build_$p" "$to/$p.so") >"$to/$p.log" 2>&1 && [ -f "$to/$p.so" ]; then
        seconds=$(awk -v a="$begin" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }')
        echo "$inputs" >"$to/$p.stamp"
        echo "$seconds" >"$to/$p.seconds"
        echo "peers: built $p in $seconds s"
    else
        rm -f "$to/$p.so"
        grep -v '^[[:space:]]*$' "$to/$p.log" | tail -n 3 >"$to/$p.failed"
        echo "peers: $p could not be built, the measurements go on without it ($to/$p.log):" >&2
        sed 's/^/    /' "$to/$p.failed" >&2
    fi
done
exit 0
