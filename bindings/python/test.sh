#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [-k PATTERN]...: builds the package as `pip install` does, checks what it exports, and runs
# its tests, with these arguments of pytest, and the program in README.md. LANEWISE_ARCHIVE names a
# liblanewise.a that is linked in place of the sources, compiled anew.
set -euo pipefail
cd "$(dirname "$0")"
python=$PWD/../../.venv/bin/python
work=$PWD/../../build/python
rm -rf "${work:?}/lib"
"$python" setup.py -q build --build-base "$work" --build-lib "$work/lib" >"$work.log" 2>&1 || { cat "$work.log"; exit 1; }
exported=$(nm -D --defined-only "$work"/lib/lanewise/_lanewise*.so | awk '{print $3}')
[ "$exported" = PyInit__lanewise ] || { echo "FAILED exported: $exported"; exit 1; }
awk '/^```python$/ {on = 1; next} /^```/ {if (on) exit} on' README.md >"$work/readme.py"
cd ../..
export PYTHONPATH=$work/lib PYTHONSAFEPATH=1
"$python" -m pytest -q -p no:cacheprovider bindings/python/tests "$@"
"$python" "$work/readme.py"
