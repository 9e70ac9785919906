# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Number-theoretic transforms in assembly, written once for all schemes and instruction sets."""
