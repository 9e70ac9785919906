#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# four.sh MODULE OPENSSL WORK: the same tests with OpenSSL 4, built in the folder OPENSSL by
# tests/cli/openssl.sh, and those that need it; the module is the one that was compiled with the headers of 3.0.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
module=$1 openssl=$2 work=$3
mkdir -p "$work"
# The provider finds X25519 among the functions that a program exports, or a shared libcrypto.
run() { # PROGRAM ARGUMENTS...
    "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -I"$openssl/include" "$here/$1.c" "$openssl/libssl.a" \
        "$openssl/libcrypto.a" -o "$work/$1" -pthread -ldl -rdynamic
    "$work/$1" "$(dirname "$module")" "${@:2}"
}
run ossl_hashes 500
run ossl_keys_test 2
run ossl_tls_test
"$here/command.sh" "$module" "$work" "$openssl/apps/openssl"
"$here/files.sh" "$module" "$work/files" "$openssl/apps/openssl"
