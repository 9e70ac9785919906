# SPDX-License-Identifier: Apache-2.0 OR MIT
"""WebAssembly: kernels for engines that compile them once more."""
