# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Generators of the x86-64 kernels. Each module prints one .S file to standard output."""
