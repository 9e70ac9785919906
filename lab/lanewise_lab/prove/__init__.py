# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Proofs about assembled object code. docs/proving.md says what is proved and what is trusted."""


class Refused(Exception):
    """The code does something that no proof covers; the reason is for people."""


class Unequal(Refused):
    """The words that the code computes are not those of the specification, as far as shown."""
