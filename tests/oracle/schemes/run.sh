#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# run.sh NAME FOLDER PYTHON ARGUMENT...: builds the oracle NAME (noble, circl, rust, bouncycastle) in
# FOLDER from packages of pinned versions, and runs schemes.py against it with the arguments. Node.js
# and Go come with the packages of Python's environment where the system has none.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
name=$1 folder=$2 python=$3
shift 3
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
PATH=$PATH:$(dirname "$python")
case $name in
noble)
    cp "$here"/noble/* "$folder"
    if ! cmp -s "$folder/package-lock.json" "$folder/installed"; then
        (cd "$folder" && npm ci --silent --no-audit --no-fund)
        cp "$folder/package-lock.json" "$folder/installed"
    fi
    program=(node "$folder/oracle.mjs")
    ;;
circl)
    (cd "$here/circl" && CGO_ENABLED=0 go build -trimpath -o "$folder/oracle" .)
    program=("$folder/oracle")
    ;;
rust)
    cargo build -q --release --locked --target-dir "$folder" --manifest-path "$here/rust/Cargo.toml"
    program=("$folder/release/lanewise-oracle-schemes")
    ;;
bouncycastle)
    mvn -q -B -f "$here/bouncycastle/pom.xml" \
        org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies "-DoutputDirectory=$folder"
    program=(java -cp "$folder/bcprov-jdk18on-1.77.jar" "$here/bouncycastle/Oracle.java")
    ;;
*)
    echo "no oracle $name" >&2
    exit 2
    ;;
esac
exec "$python" "$here/schemes.py" "$@" "${program[@]}"
