#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# pkgconfig.sh BUILD: installs what lies built in BUILD in every way in which a prefix comes about,
# in the working directory, and asks pkg-config where header and library are: they must be there.
set -euo pipefail
build=$1
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
install_into() { # install_into ARGUMENTS OF cmake --install...
    cmake --install "$build" "$@" >pkgconfig.log || fail "$(cat pkgconfig.log)"
}
found_in() { # found_in FOLDER LIBRARIES HEADERS: of the .pc file, and what it must say
    local libs cflags
    [ -f "$1/lanewise.pc" ] || fail "no lanewise.pc in $1"
    libs=$(PKG_CONFIG_PATH=$1 pkg-config --libs-only-L lanewise)
    cflags=$(PKG_CONFIG_PATH=$1 pkg-config --cflags-only-I lanewise)
    libs=${libs%% } cflags=${cflags%% }
    [ "$(realpath -m "${libs#-L}")" = "$(realpath -m "$2")" ] || fail "libraries in '$libs', not in $2"
    [ "$(realpath -m "${cflags#-I}")" = "$(realpath -m "$3")" ] || fail "headers in '$cflags', not in $3"
    compgen -G "$2/liblanewise.*" >known || fail "no library in $2"
    [ -f "$3/lanewise/lanewise.h" ] || fail "no headers in $3"
}

# A prefix named at install time, which configuring did not know, and a tree moved afterwards.
rm -rf named moved staged
install_into --prefix "$PWD/named"
lib=$(cd named && dirname "$(dirname "$(find . -name lanewise.pc)")")
found_in "named/$lib/pkgconfig" "named/$lib" named/include
mv named moved
found_in "moved/$lib/pkgconfig" "moved/$lib" moved/include

# As a distribution does it: DESTDIR, and the paths of the system in the file, without DESTDIR, so
# that pkg-config knows them for those of the system.
DESTDIR=$PWD/staged install_into --prefix /usr
grep -qx 'prefix=/usr' "staged/usr/$lib/pkgconfig/lanewise.pc" || fail "the prefix of the system is not /usr"
! grep -q "$PWD" "staged/usr/$lib/pkgconfig/lanewise.pc" || fail "DESTDIR is in lanewise.pc"
said=$(PKG_CONFIG_PATH=staged/usr/$lib/pkgconfig pkg-config --cflags lanewise)
[[ $said != *-I* ]] || fail "pkg-config names the headers of the system: $said"

# Absolute folders, which no prefix changes; then one absolute and one below the prefix. CMake wants
# none of them in the folder of the sources.
absolute=$(mktemp -d)
trap 'rm -rf "$absolute"' EXIT
configure() { cmake "$build" "$@" >pkgconfig.log || fail "$(cat pkgconfig.log)"; }
before=$(sed -n 's/^CMAKE_INSTALL_LIBDIR:[A-Z]*=//p' "$build/CMakeCache.txt")
configure -DCMAKE_INSTALL_LIBDIR="$absolute/libraries" -DCMAKE_INSTALL_INCLUDEDIR="$absolute/headers"
install_into --prefix "$absolute/prefix"
found_in "$absolute/libraries/pkgconfig" "$absolute/libraries" "$absolute/headers"
rm -rf "${absolute:?}"/*
configure -DCMAKE_INSTALL_INCLUDEDIR=include
install_into --prefix "$absolute/prefix"
found_in "$absolute/libraries/pkgconfig" "$absolute/libraries" "$absolute/prefix/include"
configure -DCMAKE_INSTALL_LIBDIR="$before"
rm -rf moved staged
