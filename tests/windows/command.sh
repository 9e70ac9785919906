#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command.sh BUILD PYTHON [OPTIONS...]: the tests of tests/cli on a command that was built for Windows, under
# wine. OPTIONS go to pytest. conftest.py lists what does not apply there.
set -euo pipefail
build=$(realpath "$1") python=$(realpath -s "$2")
shift 2
here=$(cd "$(dirname "$0")" && pwd)
source=$(dirname "$(dirname "$here")")
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
program=$build/lanewise-under-wine
export WINEDEBUG=-all WINEPREFIX=${WINEPREFIX:-$build/wine}
printf '#!/bin/sh\nWINEPREFIX=%q WINEDEBUG=-all exec %q %q "$@"\n' "$WINEPREFIX" "$wine" "$build/lanewise.exe" >"$program"
chmod +x "$program"
# While one program runs, wine's services do, and the next starts in a tenth of a second instead of one.
fifo=$(mktemp -u)
mkfifo "$fifo"
exec 9<>"$fifo"
rm "$fifo"
"$program" sum <&9 9<&- >/dev/null 2>&1 &
waiting=$!
trap 'kill $waiting 2>/dev/null || true' EXIT
files=()
for question in windows sum check lists algorithms commands keys badkeys keyfiles together trouble; do
    files+=("$source/tests/cli/test_cli_$question.py")
done
LANEWISE_BIN=$program LANEWISE_SOURCE=$source LANEWISE_TEST_SYSTEM=Windows LANEWISE_TEST_EMULATOR=$wine \
    LANEWISE_REQUIRE_TOOLS=1 "$python" -B -m pytest -q -rs -p no:cacheprovider "$@" \
    "${files[@]}"
