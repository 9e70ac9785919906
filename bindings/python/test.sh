#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [-k PATTERN]...: makes the wheel and installs it, checks what it exports, and runs its tests,
# with these arguments of pytest, and the program in README.md. With LANEWISE_ARCHIVE, a
# liblanewise.a that is linked in place of the sources, the package is built without a wheel.
set -euo pipefail
cd "$(dirname "$0")"
python=$PWD/../../.venv/bin/python
work=$PWD/../../build/python
build() {
    if [ -n "${LANEWISE_ARCHIVE:-}" ]; then
        "$python" setup.py -q build --build-base "$work" --build-lib "$work/lib"
    else # with setuptools and cffi of the environment: nothing is fetched
        "$python" -m pip wheel -q --no-index --no-deps --no-build-isolation -w "$work" . || return
        "$python" -m pip install -q --no-index --no-deps --target "$work/lib" "$work"/lanewise-*-cp311-abi3-*.whl
    fi
}
rm -rf "${work:?}"
mkdir -p "$work"
build >"$work.log" 2>&1 || { cat "$work.log"; exit 1; }
exported=$(nm -D --defined-only "$work"/lib/lanewise/_lanewise*.so | awk '{print $3}')
[ "$exported" = PyInit__lanewise ] || { echo "FAILED exported: $exported"; exit 1; }
../../packaging/docs/block.sh README.md python >"$work/readme.py"
cd ../..
export PYTHONPATH=$work/lib PYTHONSAFEPATH=1
"$python" -m pytest -q -p no:cacheprovider bindings/python/tests "$@"
"$python" "$work/readme.py"
