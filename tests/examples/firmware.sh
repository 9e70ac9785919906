#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# firmware.sh SOURCE FOLDER: builds the example for a Cortex-M4 and runs it on an emulated board.
set -euo pipefail
rm -rf "$2"
{
    cmake -G Ninja -S "$1/examples/firmware" -B "$2" -DCMAKE_TOOLCHAIN_FILE="$1/cmake/cortex-m.cmake" &&
        cmake --build "$2" -j2
} >"$2.log" 2>&1 || { cat "$2.log"; exit 1; }
! grep 'warning:' "$2.log" || exit 1
said=$(cmake --build "$2" --target run)
[[ $said == *"image is genuine"*"changed image refused"* ]] || { echo "it printed: $said"; exit 1; }
