# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command that older .found.toml name: lanewise-lab search."""

import sys

from ..cli import main

sys.exit(main(["search", *sys.argv[1:]]))
