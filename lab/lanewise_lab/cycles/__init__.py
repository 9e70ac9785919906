# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predicted cycles of object code. docs/cycle-model.md says how, and how far to trust them."""


class Refused(Exception):
    """No figure covers the code, or there is no code to read; the reason is for people."""


class Refuted(Refused):
    """A verdict against the code: it is not what was asked for, or its cycles depend on data."""
