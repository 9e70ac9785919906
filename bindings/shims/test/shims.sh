#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# shims.sh ARCHIVE FOLDER [CC [EMULATOR...]]: mlkem-native and mldsa-native, as the crate aws-lc-sys
# 0.47.0 carries them, on the shims, compared with Lanewise's own schemes. ARCHIVE is liblanewise.a.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
archive=$1 work=$2 cc=${3:-cc}
emulator=("${@:4}")
mkdir -p "$work"
manifest=$(cargo metadata --locked --format-version 1 --manifest-path "$here/Cargo.toml" |
    grep -o '[^"]*aws-lc-sys-0\.47\.0/Cargo\.toml' | head -n 1)
native=$(dirname "$manifest")/aws-lc/crypto/fipsmodule
flags=(-std=gnu11 -O2 -Wall -Wextra -Werror -Wno-unused-function -I"$here" -I"$here/.." -I"$here/../../../include")
for set in kem:512 kem:768 kem:1024 dsa:44 dsa:65 dsa:87; do
    scheme=${set%:*} number=${set#*:}
    "$cc" "${flags[@]}" -DSET="$number" -I"$native/ml_$scheme/ml$scheme" -o "$work/ml$scheme$number" \
        "$here/ml${scheme}_native.c" "$archive" -pthread
    "${emulator[@]}" "$work/ml$scheme$number"
done
