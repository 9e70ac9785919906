// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Declarations of the C library Lanewise, which build.rs compiles. The crate `lanewise` is the safe
//! interface; the C headers document each function.
#![no_std]
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod functions;
#[rustfmt::skip]
mod sys;
pub use functions::*;
pub use sys::*;
