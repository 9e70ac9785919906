# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Generators of kernels for Armv8.1-M with Helium (MVE)."""
