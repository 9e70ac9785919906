# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The table of the processor's instructions, and what is made from it."""
