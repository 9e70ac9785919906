#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command.sh MODULE WORK [OPENSSL]: what the module exports and needs, and OpenSSL's command with it,
# by options and by configuration alone, beside the same command without it.
set -euo pipefail
module=$1 work=$2 openssl=${3:-openssl}
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
mkdir -p "$work"
exported=$(nm -D --defined-only "$module" | awk '{print $3}')
[ "$exported" = OSSL_provider_init ] || fail "exported: $exported"
! readelf -d "$module" | grep -E 'NEEDED.*(crypto|ssl)' || fail "the module is bound to one OpenSSL"

# Nothing but this provider is active: whatever is computed, it computed.
cat >"$work/openssl.cnf" <<CONFIGURATION
openssl_conf = main
[main]
providers = list
[list]
lanewise = ours
[ours]
module = $(readlink -f "$module")
activate = 1
CONFIGURATION
head -c 100001 "$module" >"$work/message"
compared=0
equal() { # WHAT OUTPUT...
    local o
    [ -n "$2" ] || fail "$1: nothing"
    for o in "${@:3}"; do
        [ "$2" = "$o" ] || fail "$1: $2, $o"
    done
    compared=$((compared + 1))
}
same() {
    local theirs ours configured
    theirs=$("$openssl" "$@" "$work/message")
    ours=$("$openssl" "$1" -provider-path "$(dirname "$module")" -provider lanewise "${@:2}" "$work/message")
    configured=$(OPENSSL_CONF=$work/openssl.cnf "$openssl" "$@" "$work/message")
    equal "$*" "$theirs" "$ours" "$configured"
}
for digest in sha3-224 sha3-256 sha3-384 sha3-512 'shake128 -xoflen 500' 'shake256 -xoflen 1'; do
    # shellcheck disable=SC2086
    same dgst -$digest
done
key=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
for mac in KMAC-128 KMAC256; do
    for options in '' '-macopt size:100 -macopt custom:some' '-macopt xof:1'; do
        # shellcheck disable=SC2086
        theirs=$("$openssl" mac -macopt hexkey:$key $options -in "$work/message" $mac)
        # shellcheck disable=SC2086
        ours=$(OPENSSL_CONF=$work/openssl.cnf "$openssl" mac -macopt hexkey:$key $options -in "$work/message" $mac)
        equal "$mac $options" "$theirs" "$ours"
    done
done
! OPENSSL_CONF=$work/openssl.cnf "$openssl" dgst -sha256 "$work/message" 2>/dev/null ||
    fail "another provider was active"
"$openssl" version
echo "$compared digests and MACs are the same"
