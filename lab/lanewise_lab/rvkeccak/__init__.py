# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The RISC-V processor of rtl/rvkeccak: its table of instructions and what is made from it."""
