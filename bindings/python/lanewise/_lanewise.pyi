# SPDX-License-Identifier: Apache-2.0 OR MIT
# What cffi makes of declarations.txt.
from typing import Any

ffi: Any
lib: Any
