# SPDX-License-Identifier: Apache-2.0 OR MIT
# One line per kernel and its glue.
