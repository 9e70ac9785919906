#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# four.sh MODULE OPENSSL WORK: the same tests with OpenSSL 4, built in the folder OPENSSL by
# tests/cli/openssl.sh; the module is the one that was compiled with the headers of 3.0.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
module=$1 openssl=$2 work=$3
mkdir -p "$work"
"${CC:-cc}" -std=c11 -O1 -Wall -Wextra -I"$openssl/include" "$here/ossl_hashes.c" "$openssl/libcrypto.a" \
    -o "$work/ossl-hashes" -pthread -ldl
"$work/ossl-hashes" "$(dirname "$module")" 500
"$here/command.sh" "$module" "$work" "$openssl/apps/openssl"
