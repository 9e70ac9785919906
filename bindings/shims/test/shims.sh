#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# shims.sh MACHINE FOLDER ARCHIVE [PART...]: the libraries above Lanewise, compiled from the crates of
# Cargo.toml over the shims and the PSA driver, and small users of these interfaces.
# MACHINE is native, aarch64 (under qemu) or cortex-m4 (the drop-in, on an emulated board); ARCHIVE
# is liblanewise.a of the first two. PART is psa, pqm4, natives or liboqs, on cortex-m4 the first two.
# shellcheck disable=SC2317  # the parts are called by name
set -euo pipefail
shims=$(cd "$(dirname "$0")/.." && pwd)
root=$(cd "$shims/../.." && pwd)
machine=$1 work=$2 library=("$3" -pthread)
parts=(psa pqm4 natives liboqs)
mkdir -p "$work"
flags=(-std=gnu11 -O2 -Wall -Wextra -Werror -Wno-unused-function -I"$shims" -I"$shims/test" -I"$root/include")
run=() toolchain=()
python=$root/.venv/bin/python # with what Mbed TLS's generator needs
[ -x "$python" ] || python=python3
case $machine in
native) cc=${CC:-cc} ;;
aarch64)
    cc=aarch64-linux-gnu-gcc run=(qemu-aarch64 -L /usr/aarch64-linux-gnu)
    toolchain=(-DCMAKE_TOOLCHAIN_FILE="$root/cmake/aarch64-linux.cmake")
    ;;
cortex-m4)
    cc=arm-none-eabi-gcc parts=(psa pqm4)
    "$python" "$root/packaging/cortex-m/amalgamate.py" "$work/dropin" >"$work/dropin.txt"
    flags+=(-mcpu=cortex-m4 -DLANEWISE_DROPIN -I"$work/dropin")
    # shellcheck disable=SC2054  # the comma is the linker's
    library=("$work/dropin.o" --specs=rdimon.specs -nostartfiles -T "$root/tests/emu/link.ld"
        -Wl,--gc-sections -Wl,--no-warn-rwx-segments -Wl,-z,noexecstack)
    # shellcheck disable=SC2054  # the commas are those programs'
    run=(qemu-system-arm -M mps2-an386 -nographic -monitor none -serial none
        -semihosting-config enable=on,target=native -kernel)
    ;;
*)
    echo "shims.sh: no machine $machine" >&2
    exit 2
    ;;
esac
[ $# -lt 4 ] || parts=("${@:4}")
cargo metadata --locked --format-version 1 --manifest-path "$shims/test/Cargo.toml" >"$work/crates.json"
crate() { # crate NAME: where cargo has put it
    dirname "$(grep -o "[^\"]*/$1[-.+0-9a-z]*/Cargo\.toml" "$work/crates.json" | head -n 1)"
}
object() { # object NAME ARGUMENTS...: several sources as one object
    "$cc" "${flags[@]}" -r -o "$work/$1.o" "${@:2}"
}
build() { # build NAME ARGUMENTS...: a program of sources and options
    "$cc" "${flags[@]}" -o "$work/$1" "${@:2}" "${library[@]}"
}
compare() { # compare NAME FUNCTIONS: what the program prints, with hashlib's digests
    "${run[@]}" "$work/$1" >"$work/$1.txt" || { grep : "$work/$1.txt" || true; exit 1; }
    read -ra functions <<<"$2"
    "$python" "$shims/test/digests.py" "$1, $machine" "${functions[@]}" <"$work/$1.txt"
}
readme() { # readme FOLDER ARGUMENTS...: the program at the head of its README prints what is said there
    local printed
    "$root/packaging/docs/block.sh" "$1/README.md" c >"$work/readme.c"
    build readme "$work/readme.c" "${@:2}"
    printed=$("${run[@]}" "$work/readme")
    grep -qF "prints \`$printed\`" "$1/README.md" || { echo "$1/README.md: its program prints $printed" && exit 1; }
}

if [ "$machine" = cortex-m4 ]; then
    object dropin -Wl,-z,noexecstack "$work"/dropin/lanewise{.c,_cortex_m4.S} "$root/tests/emu/start.S"
fi
sha3="sha3_224 sha3_256 sha3_384 sha3_512 shake_128 shake_256"
psa() {
    local psa=$root/bindings/psa core
    "$python" "$psa/integrate.py" "$(crate psa-crypto-sys)/vendor" "$work/mbedtls"
    core=(-I"$psa" -I"$psa/test" -I"$work/mbedtls/include" -DLANEWISE_PSA_DRIVER
        -DMBEDTLS_CONFIG_FILE='"core_config.h"' -DMBEDTLS_PSA_CRYPTO_CONFIG_FILE='"core_config.h"')
    object psa_core "${core[@]}" "$psa/lanewise_psa.c" "$psa/test/core_random.c" \
        "$work"/mbedtls/library/{psa_*,md,sha256,sha3,platform,platform_util,constant_time,cipher,cipher_wrap}.c
    readme "$psa" "${core[@]}" "$work/psa_core.o"
    build psa "${core[@]}" "$psa/test/psa.c" "$work/psa_core.o"
    compare psa "$sha3"
}
pqm4() {
    readme "$shims/pqm4" -I"$shims/pqm4"
    build pqm4 "$shims/test/pqm4_user.c"
    compare pqm4 "${sha3#* }"
}
natives() {
    local native set scheme number user
    readme "$shims"
    native=$(crate aws-lc-sys)/aws-lc/crypto/fipsmodule
    for set in kem:512 kem:768 kem:1024 dsa:44 dsa:65 dsa:87; do
        scheme=${set%:*} number=${set#*:}
        build "ml$scheme$number" -DSET="$number" -I"$native/ml_$scheme/ml$scheme" "$shims/test/ml${scheme}_native.c"
        "${run[@]}" "$work/ml$scheme$number"
    done
    for user in mlkem mldsa; do
        build "backend_$user" "-D${user^^}" "$shims/test/backend_user.c"
        compare "backend_$user" shake_256
    done
}
liboqs() { # as its own CMake builds it, portable and with the schemes that the test has
    local minimal oqs
    minimal="KEM_ml_kem_768;SIG_ml_dsa_65;SIG_sphincs_shake_128f_simple"
    CC=$cc cmake -G Ninja -S "$(crate oqs-sys)/liboqs" -B "$work/oqs" "${toolchain[@]}" \
        -DCMAKE_BUILD_TYPE= -DCMAKE_C_FLAGS=-O1 -DOQS_MINIMAL_BUILD="$minimal" -DOQS_BUILD_ONLY_LIB=ON \
        -DOQS_USE_OPENSSL=OFF -DOQS_DIST_BUILD=OFF -DOQS_OPT_TARGET=generic >"$work/oqs.txt"
    cmake --build "$work/oqs" >>"$work/oqs.txt" || { cat "$work/oqs.txt" && exit 1; }
    oqs=(-I"$work/oqs/include" "$shims/liboqs/lanewise_oqs.c" "$work/oqs/lib/liboqs.a")
    readme "$shims/liboqs" "${oqs[@]}"
    # shellcheck disable=SC2054  # the comma is the linker's
    build liboqs "$shims/test/oqs.c" "${oqs[@]}" \
        -Wl,--wrap=KeccakP1600_Permute_24rounds,--wrap=KeccakP1600times4_PermuteAll_24rounds
    compare liboqs "${sha3#* }"
}
for part in "${parts[@]}"; do
    $part
done
