# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the C code of ML-KEM takes from here: its tables, and bounds of its intermediate values."""
