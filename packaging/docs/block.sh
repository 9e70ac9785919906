#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# block.sh DOCUMENT LANGUAGE: the first block of the document in that language, as the tests take the
# program of a README. Fails if there is none.
awk -v fence='```'"$2" 'on && /^```/ {exit} on {print} $0 == fence {on = 1}
    END {if (!on) {print FILENAME ": no block " fence >"/dev/stderr"; exit 1}}' "$1"
