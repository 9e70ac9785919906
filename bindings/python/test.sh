#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh: builds the package as `pip install` does, checks what it exports, and runs its tests and
# the program in README.md.
set -euo pipefail
cd "$(dirname "$0")"
python=$PWD/../../.venv/bin/python
work=$PWD/../../build/python
rm -rf "${work:?}/lib"
"$python" setup.py -q build --build-base "$work" --build-lib "$work/lib" >"$work.log" 2>&1 || { cat "$work.log"; exit 1; }
exported=$(nm -D --defined-only "$work"/lib/lanewise/_lanewise*.so | awk '{print $3}')
[ "$exported" = PyInit__lanewise ] || { echo "FAILED exported: $exported"; exit 1; }
cp -r tests "$work/"
cd "$work"
export PYTHONPATH=$work/lib
"$python" -m pytest -q -p no:cacheprovider tests
awk '/^```python$/ {on = 1; next} /^```/ {if (on) exit} on' "$OLDPWD/README.md" >readme.py
"$python" readme.py
