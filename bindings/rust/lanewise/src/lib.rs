// SPDX-License-Identifier: Apache-2.0 OR MIT
#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod error;
mod hash;
#[cfg(feature = "kem")]
pub mod kem;
mod many;
#[cfg(feature = "alloc")]
pub mod mldsa;
#[cfg(feature = "alloc")]
pub mod mlkem;
#[cfg(feature = "alloc")]
mod signed;
#[cfg(feature = "alloc")]
pub mod slhdsa;
mod sp800_185;
#[cfg(feature = "alloc")]
mod streams;
mod tree;

pub use digest;
pub use error::Error;
pub use hash::*;
pub use many::*;
#[cfg(feature = "signature")]
pub use signature;
pub use sp800_185::*;
#[cfg(feature = "alloc")]
pub use streams::Streams;
pub use tree::*;

use core::ffi::{c_int, c_void};

/// What fails only if this crate calls the C library wrongly.
fn must(status: c_int) {
    assert_eq!(status, 0, "lanewise: status {status}");
}

fn input(data: &[u8]) -> *const c_void {
    data.as_ptr().cast()
}

fn output(data: &mut [u8]) -> *mut c_void {
    data.as_mut_ptr().cast()
}
