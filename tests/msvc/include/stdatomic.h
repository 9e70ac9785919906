/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#error "MSVC has <stdatomic.h> only behind an experimental option"
