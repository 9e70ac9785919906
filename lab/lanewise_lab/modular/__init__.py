# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions of any object that compute modulo a prime: transforms, products, multiples."""
