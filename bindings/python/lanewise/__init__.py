# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Hash functions with the interface of hashlib, many inputs at once, and the schemes of FIPS 203,
204 and 205 in the modules mlkem, mldsa and slhdsa."""

from . import mldsa, mlkem, slhdsa
from ._columns import Digests, hash_column, hash_rows
from ._core import Error, InvalidKey, InvalidSignature
from ._hashes import CONSTRUCTORS, Hash, algorithms_available, many, new
from ._lanewise import ffi, lib

__version__ = ffi.string(lib.lanewise_version()).decode()
globals().update(CONSTRUCTORS)
__all__ = [
    "Digests",
    "Error",
    "Hash",
    "InvalidKey",
    "InvalidSignature",
    "algorithms_available",
    "hash_column",
    "hash_rows",
    "many",
    "mldsa",
    "mlkem",
    "new",
    "slhdsa",
]
__all__ += list(CONSTRUCTORS)
