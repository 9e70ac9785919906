# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Symbolic execution: words whose bits are expressions, memory, and the run of a program.
What the instruction sets (isa) and the prover share, beneath both."""


class Refused(Exception):
    """The code does something that no proof covers; the reason is for people."""


class Unequal(Refused):
    """The words that the code computes are not those of the specification, as far as shown."""


class Unfinished(Refused):
    """No return within the number of instructions that a run may have."""


class Violated(Refused):
    """The code breaks a rule of `claim`: abi, memory, or wiped, that no node stays."""

    def __init__(self, reason: str, claim: str = "abi"):
        super().__init__(reason)
        self.claim = claim


class Unaligned(Refused):
    """The lowest bits of an address are asked for, modulo `unit`, and not known because they are
    not known of the regions named."""

    def __init__(self, reason: str, names: frozenset[str], unit: int):
        super().__init__(reason)
        self.names, self.unit = names, unit


class Dependent(Refused):
    """Something that must be public (`what`: a condition, an address) depends on data, as far as
    the form of the word shows. `value` is None where it is not at hand."""

    def __init__(self, reason: str, what: str, value: object = None):
        super().__init__(reason)
        self.what, self.value = what, value
