#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# make.sh OPENSSL FOLDER: writes the files in this folder to FOLDER with OpenSSL 3.5 or later (those here
# are by 4.0.3). Every random input is given, so every version writes the same.
set -euo pipefail
openssl=$1
cd "$2"
bytes() { # bytes FIRST COUNT: that many bytes in hexadecimal, counted up
    for ((i = 0; i < $2; i++)); do printf '%02x' $((($1 + i) & 255)); done
}
for form in seed-only:seed priv-only:expanded seed-priv:both; do
    "$openssl" genpkey -algorithm ML-KEM-512 -pkeyopt "hexseed:$(bytes 1 64)" \
        -provparam "ml-kem.output_formats=${form%:*}" -out "mlkem512-${form#*:}.pem" -quiet
done
"$openssl" pkey -in mlkem512-both.pem -pubout -out mlkem512-public.pem
"$openssl" pkeyutl -encap -pubin -inkey mlkem512-public.pem -pkeyopt "hexikme:$(bytes 100 32)" \
    -out ciphertext -secret secret
{
    echo "# ML-KEM-512: an encapsulation of the 32 bytes 100, 101, ... to mlkem512-public.pem"
    echo "ciphertext $(od -An -v -tx1 ciphertext | tr -d ' \n')"
    echo "secret $(od -An -v -tx1 secret | tr -d ' \n')"
} >mlkem512.txt
"$openssl" genpkey -algorithm SLH-DSA-SHAKE-128f -pkeyopt "hexseed:$(bytes 7 48)" \
    -out slhdsa128f.pem -outpubkey slhdsa128f-public.pem -quiet
printf 'message' >message
"$openssl" pkeyutl -sign -inkey slhdsa128f.pem -in message -out signature -pkeyopt context-string:ctx \
    -pkeyopt deterministic:1
{
    echo "# SLH-DSA-SHAKE-128f: SHA-256 of the deterministic signature of 'message' with the context 'ctx'"
    echo "signature $(sha256sum signature | cut -d' ' -f1)"
} >slhdsa128f.txt
rm -f ciphertext secret message signature
