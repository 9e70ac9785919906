# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the hardware takes from the description of Keccak."""
