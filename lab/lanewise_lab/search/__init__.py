# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Looks for better recipes: whatever chance decides is decided here, and kept in .found.toml."""
