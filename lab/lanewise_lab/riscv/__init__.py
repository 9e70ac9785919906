# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels for RISC-V: integer registers of 64 or 32 bits, and vector registers."""
