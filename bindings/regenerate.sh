#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# regenerate.sh: after a change of public headers or of packaging/sources.txt, all that is made of them
# for other languages and for builds without CMake. Where the table lacks a note on a new parameter it
# says which.
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/bin/python packaging/namespace.py --write
.venv/bin/python bindings/interface/interface.py --write
for script in bindings/*/generate.py; do
    [ ! -e "$script" ] || .venv/bin/python "$script" --write
done
