# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Steps from the description of the round to a kernel; each is pure and knows no other."""
