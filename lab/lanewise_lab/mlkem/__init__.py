# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the C code of ML-KEM takes from here: its tables, bounds of its intermediate
values, and proofs of its object code."""
