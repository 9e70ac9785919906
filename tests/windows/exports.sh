#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# exports.sh SOURCE BUILD: does lanewise.dll, and its import library, offer the functions of the public
# headers, which packaging/namespace.py lists, and no others?
set -euo pipefail
source=$1 build=$2
objdump=$(command -v x86_64-w64-mingw32-objdump)
nm=$(command -v x86_64-w64-mingw32-nm)
public=$(sed -nE 's/^#define (lanewise_[a-z0-9_]+) .*/\1/p' "$source/include/lanewise/namespace.h" | grep -v '^lanewise_kyber_' | sort)
exported=$("$objdump" -p "$build/lanewise.dll" | sed -n '/\[Ordinal/,/^$/p' | grep -oE '[^ ]+$' | grep -E '^[a-z_]' | sort)
imported=$("$nm" "$build/lanewise.lib" 2>/dev/null | sed -nE 's/.* T (lanewise_.+)$/\1/p' | sort)
[ "$(wc -l <<<"$public")" -gt 150 ]
diff <(echo "$public") <(echo "$exported")
diff <(echo "$public") <(echo "$imported")
echo "$(wc -l <<<"$exported") functions in lanewise.dll and its import library, those of the headers"
