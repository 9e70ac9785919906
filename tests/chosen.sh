#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 OR MIT
# chosen.sh WORD...: one of them, by the hash of the commit that is checked out: the same for the same
# commit, and each in turn over many. Without git, the first.
set -euo pipefail
hash=$(git rev-parse --short=12 HEAD 2>/dev/null) || hash=0
shift $((16#$hash % $#))
echo "$1"
