#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# dist.sh SOURCE FOLDER LANEWISE PYTHON: tarball, objects for Windows and Verilog of the last commit, made twice, in
# two time zones and under two umasks, have the same bytes; their checksums are right; unpacked, without
# git, it builds and its own tests of interface, command and installation pass.
set -euo pipefail
source=$1 work=$2 lanewise=$3 python=$4
rm -rf "$work"
mkdir -p "$work"
cd "$work"
(umask 077 && TZ=Asia/Tokyo "$python" "$source/packaging/dist.py" one --lanewise "$lanewise")
(umask 022 && TZ=UTC "$python" "$source/packaging/dist.py" two --lanewise "$lanewise")
diff -r one two
cd one
"$lanewise" sum --check -- *.SHA3SUMS
for archive in lanewise-*.tar.gz; do tar xzf "$archive"; done
[ "$(find lanewise-*/objects -name '*.obj' | wc -l)" -gt 20 ]
for net in lanewise-*-verilog/*.v; do iverilog -g2005 -o net.vvp "$net"; done
mv lanewise-*-verilog verilog
mkdir nogit
printf '#!/bin/sh\necho git was called >&2\nexit 1\n' >nogit/git
chmod +x nogit/git
export PATH=$PWD/nogit:$PATH
{ cmake -S lanewise-*/ -B build && cmake --build build -j2; } >build.log 2>&1 || { cat build.log; exit 1; }
cd build
ctest --output-on-failure --no-tests=error -R '^(kat|cli|install|examples)\.'
! grep 'git was called' ../build.log
