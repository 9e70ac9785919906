# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predicted cycles of object code. docs/cycle-model.md says how, and how far to trust them."""


class Refused(Exception):
    """The code does something that no figure covers; the reason is for people."""
