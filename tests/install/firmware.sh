#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# firmware.sh SOURCE FOLDER CORE: cross-builds the library for a Cortex-M, installs it into a fresh
# prefix, builds the consumer against it with find_package and runs it on an emulated board. Stops
# at the first thing that is not right.
set -euo pipefail
source=$1 work=$2 core=$3
rm -rf "$work"
mkdir -p "$work"
cd "$work"
prefix=$work/prefix
memory=() more=
# shellcheck disable=SC2054  # the commas are the linker's
case $core in
cortex-m3) board=mps2-an385 float=soft kernel=_m4_ ;;
cortex-m4) board=mps2-an386 float=hard kernel=_m4_ ;;
cortex-m7) board=mps2-an500 float=softfp kernel=_m7_ ;;
cortex-m55)
    board=mps3-an547 float=hard kernel=_m4_ more=_x4_armv8m_mve
    memory=(-Wl,--defsym=board_size=512K -Wl,--defsym=board_code=0x11000000)
    ;;
esac

say() { printf '== %s\n' "$*"; }
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
configure() { # configure FOLDER OPTIONS...: the library
    cmake -G Ninja -S "$source" -B "$1" -DCMAKE_TOOLCHAIN_FILE="$source/cmake/cortex-m.cmake" \
        -DLANEWISE_CORE="$core" -DLANEWISE_FLOAT_ABI="$float" "${@:2}" >"$1.log" 2>&1
}

say "build and install for $core"
configure build -DCMAKE_INSTALL_PREFIX="$prefix" || fail "$(cat build.log)"
cmake --build build -j2 >>build.log || fail "$(cat build.log)"
! grep -q 'warning:' build.log || fail "$(grep -A3 'warning:' build.log)"
cmake --install build >install.log || fail "$(cat install.log)"
library=$prefix/lib/liblanewise.a
grep -q "CMAKE_BUILD_TYPE.*=MinSizeRel" build/CMakeCache.txt || fail "not built for size"
! grep -rq pthread "$prefix/lib/pkgconfig" || fail "pkg-config wants threads"
kernels=$(arm-none-eabi-nm "$library" | grep -o ' T lanewise_keccakp1600_.*' || true)
if [ "$more" ]; then # in addition to that for one state
    [[ $kernels == *"$more"* ]] || fail "no kernel $more: $kernels"
    kernels=$(grep -v "$more" <<<"$kernels")
fi
[ "$(wc -l <<<"$kernels")" = 1 ] || fail "other kernels: $kernels"
[[ $kernels == *"$kernel"* ]] || fail "the kernel for $core is $kernels"
arm-none-eabi-size "$library" | awk 'NR > 1 && $2 + $3 > 0 {print "writable data: " $6; bad = 1} END {exit bad}'

say "a consumer with find_package, on $board"
flags=(-mcpu="$core" -mthumb -mfloat-abi="$float")
arm-none-eabi-gcc "${flags[@]}" -c -o start.o "$source/tests/emu/start.S"
# shellcheck disable=SC2054  # the commas are the linker's
link=("$work/start.o" --specs=rdimon.specs -nostartfiles -T "$source/tests/emu/link.ld"
    -Wl,--gc-sections -Wl,--no-warn-rwx-segments -Wl,-z,noexecstack "${memory[@]}")
cmake -G Ninja -S "$source/tests/install/consumer" -B consumer -DCMAKE_PREFIX_PATH="$prefix" \
    -DCMAKE_TOOLCHAIN_FILE="$source/cmake/cortex-m.cmake" -DLANEWISE_CORE="$core" \
    -DLANEWISE_FLOAT_ABI="$float" -DCMAKE_EXE_LINKER_FLAGS="${link[*]}" >consumer.log || fail "$(cat consumer.log)"
cmake --build consumer >>consumer.log || fail "$(cat consumer.log)"
grep -q "Lanewise_DIR.*=$prefix" consumer/CMakeCache.txt || fail "another Lanewise was found"
run() { # run PROGRAM: what it prints on the board
    qemu-system-arm -M "$board" -nographic -monitor none -serial none \
        -semihosting-config enable=on,target=native -kernel "$1"
}
expected="$(printf abc | openssl dgst -sha3-256 -r | cut -d' ' -f1)  SHA3-256
$(cat "$source/tests/install/kt128-of-zeros.txt")  KT128
$(sed -n 's/^#define LANEWISE_VERSION_STRING "\(.*\)"$/\1/p' "$source/include/lanewise/status.h")"
got=$(run consumer/consumer) || fail "it does not run: $got"
[ "$got" = "$expected" ] || fail "the consumer printed $got"

say "a consumer with pkg-config: what it says of the kernel"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
read -ra cflags <<<"$(pkg-config --cflags lanewise)"
read -ra libs <<<"$(pkg-config --static --libs lanewise)"
arm-none-eabi-gcc "${flags[@]}" "${cflags[@]}" "${link[@]}" -o kernels \
    "$source/tests/install/consumer/kernels.c" "${libs[@]}" 2>pkg.log || fail "$(cat pkg.log)"
got=$(run kernels) || fail "it does not run: $got"
[[ $got == right?*"${kernels#*lanewise_}"?"Built for"*"Cortex-M"*"${core#cortex-m}"* ]] || fail "it says $got"

say "other choices"
chosen() { # chosen KERNEL OPTIONS...: the library then says that it holds this kernel
    configure other "${@:2}" || fail "$(cat other.log)"
    grep -q "the kernel is $1\$" other.log || fail "$* gives $(grep 'the kernel is' other.log)"
    rm -rf other
}
refused() { # refused TEXT OPTIONS...: configuring fails and says so
    ! configure other "${@:2}" || fail "$* was accepted"
    grep -q "$1" other.log || fail "$* is refused with: $(cat other.log)"
    rm -rf other
}
chosen keccakp1600_x1_c32_interleaved -DLANEWISE_NATIVE=OFF
chosen keccakp1600_x1_armv7m_m4_grouped -DLANEWISE_KERNEL=keccakp1600_x1_armv7m_m4_grouped
refused 'There is no kernel keccakp1600_x3_abacus' -DLANEWISE_KERNEL=keccakp1600_x3_abacus
refused "LANEWISE_CORE is 'cortex-m0'" -DLANEWISE_CORE=cortex-m0
refused "LANEWISE_FLOAT_ABI is 'quick'" -DLANEWISE_FLOAT_ABI=quick
# Toolchain files of others say nothing of LANEWISE_CORE: the compiler is asked.
printf 'set(%s)\n' "CMAKE_SYSTEM_NAME Generic" "CMAKE_SYSTEM_PROCESSOR arm" \
    "CMAKE_C_COMPILER arm-none-eabi-gcc" "CMAKE_C_FLAGS_INIT \"\${mine}\"" \
    "CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY" "CMAKE_TRY_COMPILE_PLATFORM_VARIABLES mine" >theirs.cmake
for theirs in ${more:+"resident, for .*$more:-mcpu=$core -mthumb -mfloat-abi=hard"} \
    "armv7m_m4_[a-z]*:-mcpu=$core -mthumb" "c32_interleaved:-mcpu=cortex-m0 -mthumb"; do
    rm -rf other
    cmake -G Ninja -S "$source" -B other -DCMAKE_TOOLCHAIN_FILE="$PWD/theirs.cmake" \
        -Dmine="${theirs#*:}" >other.log 2>&1 || fail "$(cat other.log)"
    grep -q "the kernel is .*${theirs%%:*}\$" other.log || fail "${theirs#*:} gives $(cat other.log)"
done
cmake --build other -j2 >other.log || fail "$(cat other.log)"
say "all right"
