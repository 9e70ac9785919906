#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# msvc.sh SOURCE CLANG: does anything in the library or the command stop Microsoft's compiler, as far as clang in its
# place (clang-cl) can tell? All sources that MSVC is given, and every public header by itself in C and
# in C++; the sources for x64, with the kernels as objects and without, and x86, two for Arm64 too. `include` has the few functions of the C library and of Windows that
# are used, and nothing else, so that a header of POSIX or <stdatomic.h> is not found. Words that only
# gcc and clang know must not be left after preprocessing. What clang accepts and Microsoft's compiler
# does not is not seen, nor is anything about linking.
set -euo pipefail
source=$1 clang=$2
here=$(cd "$(dirname "$0")" && pwd)
mapfile -t sources < <(find "$source/src" -name '*.c' ! -path '*/x86_64/*' ! -path '*/aarch64/*' \
    ! -path '*/riscv/*' ! -path '*/armv7m/*' ! -name select_static.c | sort)
mapfile -t command < <(find "$source/cli" -name '*.c' ! -name platform_posix.c | sort)
# namespace.h has nothing but macros, which is no translation unit; status.h includes it.
mapfile -t headers < <(find "$source/include" -name '*.h' ! -name namespace.h | sort)
if [ "${#sources[@]}" -lt 40 ] || [ "${#command[@]}" -lt 30 ] || [ "${#headers[@]}" -lt 10 ]; then
    echo "hardly any sources"
    exit 1
fi
gnu='__attribute__|__asm|__extension__|__typeof|__int128|__builtin_|__PRETTY'
failed=0

cl() { # cl MACHINE OPTIONS... FILES...
    local machine=$1
    shift
    "$clang" --driver-mode=cl "--target=$machine-pc-windows-msvc" /nologo /X /U__clang__ "/I$here/include" \
        "/I$source/include" "/I$source/src" /W3 -Wpedantic -Wgnu -Wvla -Werror "$@"
}

mapfile -t of_kernels < <(grep -lE 'LANEWISE(_MLKEM|_MLDSA)?_X86_64|"(keccak/)?(cpu|select|target)\.h"' "${sources[@]}")
[ "${#of_kernels[@]}" -ge 8 ] || failed=1
cl x86_64 /std:c11 -fsyntax-only "${sources[@]}" || failed=1
cl x86_64 /std:c11 -fsyntax-only /DLANEWISE_X86_64 "${of_kernels[@]}" || failed=1
cl i686 /std:c11 -fsyntax-only "${sources[@]}" || failed=1
cl x86_64 /std:c11 -fsyntax-only /DCLI_KERNELS /DCLI_SIGN /DCLI_MLDSA /DCLI_KEM "${command[@]}" || failed=1
for machine in i686 aarch64; do
    cl "$machine" /std:c11 -fsyntax-only "$source"/cli/*windows*.c "$source/cli/work.c" "$source/cli/cycles.c" || failed=1
done
# What is another source there.
cl aarch64 /std:c11 -fsyntax-only "$source/src/keccak/select.c" "$source/src/mlkem/arith.c" || failed=1
cl x86_64 /std:c11 /TC -fsyntax-only /DLANEWISE_SHARED "${headers[@]}" || failed=1
cl x86_64 /std:c++17 /TP -fsyntax-only "${headers[@]}" || failed=1
# offsetof and <stdarg.h> are the compiler's own business.
if { cl x86_64 /std:c11 /EP "${sources[@]}" "${command[@]}" && cl x86_64 /std:c11 /EP /DLANEWISE_X86_64 "${of_kernels[@]}"; } 2>/dev/null | sed -E 's/__builtin_(offsetof|va_(list|start|end))//g' | grep -nE "$gnu"; then
    echo "left after preprocessing: words that MSVC does not know"
    failed=1
fi
echo "${#sources[@]} sources of the library, ${#command[@]} of the command and ${#headers[@]} headers passed to clang-cl"
exit $failed
