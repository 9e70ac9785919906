# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Generators of the ARMv7-M assembly: Cortex-M3, M4 and M7."""
