# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One table per instruction set: syntax and semantics, read by every tool of the lab."""
