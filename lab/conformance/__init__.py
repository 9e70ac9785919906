# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Compares tables and prover with others: emulators, the processor at hand, planted faults.

Part of the tests, not of the package: nothing that generates, proves or predicts imports it.
"""
