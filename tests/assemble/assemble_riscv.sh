#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# assemble_riscv.sh SOURCE FOLDER GCC CLANG: every RISC-V kernel, assembled by both: the same bytes
# once they are linked, one hidden symbol, nothing taken from elsewhere, no memory to write. Without
# what it says itself, a kernel is taken for the base instruction set if and only if its name claims
# no more, and then for its extension; the numbers that stand for Zvbb are what clang makes of the
# instructions next to them.
set -euo pipefail
source=$1 work=$2 gcc=$3 clang=$4
prefix=${gcc%gcc}
rm -rf "$work"
mkdir -p "$work"

fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
code() { # code OBJECT: its linked code, without what fills up the section
    local size
    size=$("${prefix}readelf" -sW "$1" | awk '$8 == "lanewise_'"$name"'" {print $3}')
    "${prefix}ld" -m "$emulation" --no-relax -e 0 -Ttext=0x10000 "$1" -o "$1.elf"
    "${prefix}objcopy" -O binary -j .text "$1.elf" "$1.bin"
    truncate -s "$size" "$1.bin"
}
takes() { # takes ARCH FILE: whether the assembler takes it for this instruction set
    "$gcc" -march="$1" -mabi="$abi" -c "$2" -o "$o.plain.o" 2>"$o.log"
}

count=0
for kernel in "$source"/src/keccak/riscv/keccakp1600_*.S; do
    name=$(basename "$kernel" .S)
    o=$work/$name
    bits=64 abi=lp64 emulation=elf64lriscv
    [[ $name != *_rv32_* ]] || bits=32 abi=ilp32 emulation=elf32lriscv
    "$gcc" -march=rv${bits}imac -mabi=$abi -c "$kernel" -o "$o.gcc.o"
    "$clang" --target=riscv$bits-unknown-elf -march=rv${bits}imac -mabi=$abi -c "$kernel" -o "$o.clang.o"
    code "$o.gcc.o"
    code "$o.clang.o"
    cmp "$o.gcc.o.bin" "$o.clang.o.bin" || fail "$name: clang makes other code than gcc"
    [ "$(stat -c %s "$o.gcc.o.bin")" -gt 500 ] || fail "$name: hardly any code"
    symbols=$("${prefix}readelf" -sW "$o.gcc.o" | awk '$5 == "GLOBAL" {print $6, $7 == "UND", $8}')
    [ "$symbols" = "HIDDEN 0 lanewise_$name" ] || fail "$name: has the symbols $symbols"
    [ "$("${prefix}size" -A "$o.gcc.o" | awk '/^\.(s?data|s?bss)/ {n += $2} END {print n + 0}')" = 0 ] ||
        fail "$name: has memory to write"

    extension=${name##*_}
    grep -v '\.option arch' "$kernel" >"$o.plain.S"
    case $extension in
    scalar)
        takes rv${bits}i "$o.plain.S" || fail "$name: takes more than RV${bits}I"
        ;;
    zbb)
        ! takes rv${bits}imac "$o.plain.S" || fail "$name: takes no more than RV${bits}IMAC"
        takes rv${bits}i_zbb "$o.plain.S" || fail "$name: takes more than Zbb: $(head -2 "$o.log")"
        ;;
    v | zvbb)
        ! takes rv64gc_zbb "$o.plain.S" || fail "$name: has no vector instructions"
        takes rv64i_zve64x "$o.plain.S" || fail "$name: takes more than Zve64x: $(head -2 "$o.log")"
        ;;
    *) fail "$name: what is $extension?" ;;
    esac
    if [ "$extension" = zvbb ]; then
        sed -E 's/^ *\.insn [^#]*# ([^:]*):.*/    \1/' "$kernel" >"$o.names.S"
        "$clang" --target=riscv64-unknown-elf -march=rv64i_zve64x_zvkb -mabi=lp64 -c "$o.names.S" \
            -o "$o.names.o"
        code "$o.names.o"
        cmp "$o.names.o.bin" "$o.gcc.o.bin" || fail "$name: the numbers are not what they stand for"
        grep -q 'vror.vi v' "$o.names.S" || fail "$name: no names next to the numbers"
    fi
    count=$((count + 1))
done
echo "$count kernels"
[ $count -ge 10 ]
