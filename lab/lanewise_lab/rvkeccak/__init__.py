# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The RISC-V SIMD processor of rtl/rvkeccak: its instruction table and what is generated from it."""
