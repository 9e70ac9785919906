# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The arithmetic of ML-DSA: what it computes, and what is claimed of the functions that do."""
