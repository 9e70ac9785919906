# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What all hardware shares: text made of the description of Keccak, synthesis, area, routes."""
