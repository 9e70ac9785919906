# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which refusals say something against the code, and which only that nothing can be said."""

import re

_UNDECIDED = re.compile(
    r"not on the list|bytes that are no instruction|a sum of data|a product depends|"
    r"a comparison depends|a pointer is used|part of a|half of an address|relocation that|"
    r"no code|not in the code|leaves the Thumb|a jump to an|in another file|not for any VLEN|"
    r"is not there|no address|low bits of|decides nothing|leaves open|places that overlap|"
    r"are compared|into an IT|governed by an IT|division by zero|vl and vtype"
)


def check_word(found) -> None:
    """A verdict that is no proof: refuted, with what refutes it, or undecided without."""
    word = "undecided" if _UNDECIDED.search(found.reason) else "refuted"
    assert found.word == word, found.reason
    assert (found.counterexample is not None) == (word == "refuted")
