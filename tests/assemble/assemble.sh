#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# assemble.sh SOURCE FOLDER GCC CLANG OBJDUMP: every AArch64 kernel, assembled by both for Linux, and
# by clang for macOS and Windows: the same bytes of code, no relocation in them, the symbol as the
# system spells it; and with branch protection the mark of it. A kernel that needs no SHA-3
# instructions must not be able to have one.
set -euo pipefail
source=$1 work=$2 gcc=$3 clang=$4 objdump=$5
rm -rf "$work"
mkdir -p "$work"

fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
# The code of an object in hexadecimal, whatever the object's format.
code() {
    "$objdump" -s --section="$2" "$1" | awk '/^ [0-9a-f]+ / {print substr($0, 2, 40)}' |
        cut -d' ' -f2-5
}

count=0
for kernel in "$source"/src/keccak/aarch64/*.S; do
    name=$(basename "$kernel" .S)
    function=lanewise_$name
    [[ $name != *_chain ]] || function+=16 # the first of six
    o=$work/$name
    "$gcc" -c "$kernel" -o "$o.o"
    "$gcc" -mbranch-protection=standard -c "$kernel" -o "$o.bti.o"
    "$clang" --target=aarch64-linux-gnu -c "$kernel" -o "$o.clang.o"
    "$clang" --target=arm64-apple-macos11 -c "$kernel" -o "$o.macos.o"
    "$clang" --target=aarch64-windows-gnu -c "$kernel" -o "$o.windows.o"
    code "$o.o" .text >"$o.hex"
    [ "$(wc -l <"$o.hex")" -gt 40 ] || fail "$name: hardly any code"
    for system in clang macos windows; do
        section=.text
        [ $system != macos ] || section=__text
        code "$o.$system.o" $section | cmp - "$o.hex" || fail "$name: other code for $system"
        symbol=$function
        [ $system != macos ] || symbol=_$symbol
        "$objdump" --syms "$o.$system.o" | grep -qE "[ )]$symbol\$" || fail "$name: no $symbol"
        "$objdump" -r "$o.$system.o" | awk '/^RELOCATION/ {code = /text/} /^[0-9a-f]+ / && code' |
            grep . && fail "$name: relocations in the code for $system"
    done
    readelf -n "$o.bti.o" | grep -q 'AArch64 feature: BTI' || fail "$name: not marked for BTI"
    "$objdump" -d "$o.bti.o" | grep -A1 "<$function>:" | grep -qE 'bti[[:space:]]+c' ||
        fail "$name: does not begin with bti c"
    case $name in
    *sha3* | *mixed*) arch=armv8.2-a+sha3 ;;
    *) arch=armv8-a ;;
    esac
    [ "$(grep -E '^ *\.arch' "$kernel" | tr -d ' ')" = ".arch$arch" ] ||
        fail "$name: assembled for another instruction set than $arch"
    count=$((count + 1))
done
echo "$count kernels"
[ $count -gt 10 ]
