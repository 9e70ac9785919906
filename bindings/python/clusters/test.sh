#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [PYTHON]: tests of the package, as bindings/python/test.sh has built it, on Dask and on Spark, and
# the program in README.md, by that Python, which has packaging/requirements-clusters.txt.
set -euo pipefail
cd "$(dirname "$0")"
python=${1:-$PWD/../../../.venv/bin/python}
work=$PWD/../../../build/python
[ -d "$work/lib/lanewise" ] || { echo "FAILED no package in build/python/lib: bindings/python/test.sh builds it"; exit 1; }
rm -rf "$work/clusters"
mkdir -p "$work/clusters"
../../../packaging/docs/block.sh README.md python >"$work/clusters/column.py"
export PYTHONPATH=$work/lib:$work/clusters PYTHONSAFEPATH=1 PYTHONDONTWRITEBYTECODE=1
"$python" -m pytest -q -p no:cacheprovider test_clusters.py
cd "$work/clusters"
"$python" column.py >output 2>errors || { cat errors; exit 1; }
[ "$(grep -cE '^(Dask|Spark): True$' output)" = 2 ] || { cat output errors; echo "FAILED the program in README.md"; exit 1; }
