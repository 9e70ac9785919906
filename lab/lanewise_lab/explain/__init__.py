# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Reads off a shipped object which instruction makes which value of the one description."""
