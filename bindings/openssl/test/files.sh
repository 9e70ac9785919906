#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# files.sh MODULE WORK OPENSSL: the command of OpenSSL 3.5 or later under two configurations, one as README.md
# has it and one without the provider: keys, signatures, ciphertexts and certificates that one writes the other reads,
# and s_client speaks with s_server.
set -euo pipefail
module=$(readlink -f "$1") work=$2 openssl=$(readlink -f "$3")
readme=$(cd "$(dirname "$0")/.." && pwd)/README.md
rm -rf "$work" && mkdir -p "$work" && cd "$work"
# shellcheck disable=SC2016
sed -n '/^```ini$/,/^```$/p' "$readme" | grep -v '^```' | sed "s|^module = .*|module = $module|" >ours.cnf
printf '[req]\ndistinguished_name = name\n[name]\n' | tee -a ours.cnf >theirs.cnf
fail() {
    printf 'FAILED %s\n' "$*" >&2
    exit 1
}
by() { # WHOSE WORDS...
    OPENSSL_CONF=$1.cnf "$openssl" "${@:2}" >log 2>&1 || { cat log >&2; fail "$*"; }
}
[ "$(grep -c . ours.cnf)" -gt 10 ] || fail "no configuration in README.md"
OPENSSL_CONF=ours.cnf "$openssl" list -providers | grep -q Lanewise || fail "the provider is not active"
echo message >m
files=0
for pair in 'ours theirs' 'theirs ours'; do
    read -r writer reader <<<"$pair"
    for set in ML-DSA-44 ML-DSA-65 ML-DSA-87 SLH-DSA-SHAKE-128f SLH-DSA-SHAKE-192f SLH-DSA-SHAKE-256f \
        ML-KEM-512 ML-KEM-768 ML-KEM-1024; do
        by "$writer" genpkey -quiet -algorithm $set -out key -outpubkey pub
        by "$reader" pkey -in key -check -noout
        by "$reader" pkey -in key -pubout -out pub2
        by "$reader" pkey -in key -outform DER -out key.der
        by "$writer" pkey -in key.der -out key2
        cmp pub pub2 && cmp key key2
        if [[ $set = ML-KEM* ]]; then
            by "$writer" pkeyutl -encap -pubin -inkey pub -out c -secret s
            by "$reader" pkeyutl -decap -inkey key -in c -out s2
            cmp s s2
        else
            by "$writer" pkeyutl -sign -inkey key -in m -out s -pkeyopt context-string:some
            by "$reader" pkeyutl -verify -pubin -inkey pub -in m -sigfile s -pkeyopt context-string:some
            by "$writer" req -x509 -new -key key -subj /CN=localhost -out cert -days 10
            by "$reader" verify -CAfile cert cert
        fi
        files=$((files + 1))
    done
    by "$writer" genpkey -quiet -algorithm ML-DSA-65 -out key
    by "$writer" req -x509 -new -key key -subj /CN=localhost -out cert -days 10
    OPENSSL_CONF=$writer.cnf "$openssl" s_server -unix socket -groups MLKEM768 -key key -cert cert -naccept 1 -www >server.log 2>&1 &
    server=$!
    for _ in $(seq 100); do
        [ ! -S socket ] || break
        sleep 0.1
    done
    echo 'GET / HTTP/1.0' | OPENSSL_CONF=$reader.cnf timeout 60 "$openssl" s_client -unix socket -groups MLKEM768 \
        -CAfile cert -verify_return_error -ign_eof >client.log 2>&1 || { cat client.log >&2; fail "$pair: s_client"; }
    wait "$server" || true
    for line in 'Negotiated TLS1.3 group: MLKEM768' 'Peer signature type: mldsa65' 'Verification: OK'; do
        grep -q "$line" client.log || fail "$pair: no '$line'"
    done
    rm -f socket
done
echo "$files keys, 2 handshakes"
