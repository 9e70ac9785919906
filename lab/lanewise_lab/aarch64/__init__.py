# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels for AArch64: scalar, Neon, SHA-3 extension, and hybrids of them."""
