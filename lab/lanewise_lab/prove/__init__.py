# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Proofs about assembled object code. docs/proving.md says what is proved and what is trusted."""
