#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# test.sh [--full | --browser PROGRAM]: builds the module with vectors and runs the package's tests and
# the program in README.md by Node.js. With --full both modules, all long cases, and that program and
# the types in a project that has the package from its path. With --browser the checks in that Chromium.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$here/../../build/npm/project
PATH=$here/../../.venv/bin:$PATH
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
readme() { "$here/../../packaging/docs/block.sh" "$here/README.md" js; }
program() { # the one in README.md, with this package here, or the one that is installed there
    [ "$(readme | node --input-type=module - | grep -cxE 'ML-(KEM|DSA|KEM, many): true')" = 3 ] || fail "the program in README.md"
}
tests() { LANEWISE_SIMD=$1 LANEWISE_LONG=$2 node --no-warnings --test --test-reporter=dot test/lanewise.test.js; }

case ${1:-} in
'')
    ./build.py lanewise-simd.wasm
    tests 1 0
    program
    ;;
--browser)
    ./build.py
    node test/browser.js "$2"
    ;;
--full)
    ./build.py
    tests 1 1
    tests 0 1
    rm -rf "$work"
    mkdir -p "$work"
    cp test/package.json test/package-lock.json test/tsconfig.json test/types.mts "$work"
    cd "$work"
    npm ci --silent --no-audit --no-fund
    # As for who has just installed Node.js: nothing in a cache, and no network.
    env -i HOME="$work/home" PATH="$here/../../.venv/bin:/usr/bin:/bin" \
        npm install --offline --silent --no-audit --no-fund --no-save "$here"
    program
    readme >main.mts
    node_modules/.bin/tsc || fail "the types"
    ;;
*) fail "usage: test.sh [--full | --browser PROGRAM]" ;;
esac
