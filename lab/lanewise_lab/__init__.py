# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Lanewise lab: from one description of the Keccak round to the kernels that ship."""
