// SPDX-License-Identifier: Apache-2.0 OR MIT
use crate::{input, must, output};
use core::mem::MaybeUninit;
use digest::{ExtendableOutput, Reset, Update, XofReader};
use lanewise_sys as sys;

struct Tree(sys::lanewise_tree);

impl Tree {
    fn begin(init: impl FnOnce(*mut sys::lanewise_tree) -> i32) -> Tree {
        let mut t = MaybeUninit::zeroed();
        must(init(t.as_mut_ptr()));
        Tree(unsafe { t.assume_init() })
    }
}

impl Clone for Tree {
    fn clone(&self) -> Self {
        Tree::begin(|t| unsafe { sys::lanewise_tree_copy(t, &self.0) })
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        unsafe { sys::lanewise_tree_wipe(&mut self.0) }
    }
}

/// Output of KT128 and KT256, as much as is asked for.
///
/// ```
/// use lanewise::digest::{ExtendableOutput, XofReader};
/// let mut reader = lanewise::Kt128::default().finalize_xof();
/// let mut out = [0; 4];
/// reader.read(&mut out);
/// assert_eq!(out, [0x1A, 0xC2, 0xD4, 0x50]); // RFC 9861 section 5
/// ```
#[derive(Clone)]
pub struct TreeReader(Tree);

impl XofReader for TreeReader {
    fn read(&mut self, buffer: &mut [u8]) {
        let len = buffer.len();
        must(unsafe { sys::lanewise_tree_squeeze(&mut self.0.0, output(buffer), len) });
    }
}

macro_rules! kt {
    ($name:ident, $init:ident, $once:ident, $doc:literal) => {
        #[doc = concat!($doc, " of RFC 9861 (KangarooTwelve): the fastest for any length of input.")]
        ///
        /// ```
        #[doc = concat!("use lanewise::{digest::{ExtendableOutput, Update}, ", stringify!($name), "};")]
        #[doc = concat!("let mut hash = ", stringify!($name), "::default();")]
        /// hash.update(&[7; 100_000]); // large pieces are hashed fastest
        /// let mut out = [0; 64];
        /// hash.finalize_xof_into(&mut out);
        ///
        /// let mut once = [0; 64];
        #[doc = concat!(stringify!($name), "::hash(&[7; 100_000], b\"\", &mut once);")]
        /// assert_eq!(out, once);
        /// ```
        #[derive(Clone)]
        pub struct $name(Tree);

        impl $name {
            /// All at once, with a customisation string, which may be empty.
            pub fn hash(data: &[u8], custom: &[u8], out: &mut [u8]) {
                let len = out.len();
                let (data, data_len) = (input(data), data.len());
                let (custom, custom_len) = (input(custom), custom.len());
                must(unsafe { sys::$once(output(out), len, data, data_len, custom, custom_len) });
            }

            /// End the input with a customisation string.
            ///
            /// ```
            #[doc = concat!("use lanewise::{digest::{Update, XofReader}, ", stringify!($name), "};")]
            #[doc = concat!("let hash = ", stringify!($name), "::default().chain(b\"data\");")]
            /// let mut out = [0; 32];
            /// hash.finalize_customised(b"my application 1").read(&mut out);
            /// ```
            pub fn finalize_customised(mut self, custom: &[u8]) -> TreeReader {
                let t = &mut self.0 .0;
                must(unsafe { sys::lanewise_kt_finalize(t, input(custom), custom.len()) });
                TreeReader(self.0)
            }
        }
        impl Default for $name {
            fn default() -> Self {
                $name(Tree::begin(|t| unsafe { sys::$init(t) }))
            }
        }
        impl Update for $name {
            fn update(&mut self, data: &[u8]) {
                must(unsafe { sys::lanewise_tree_absorb(&mut self.0 .0, input(data), data.len()) });
            }
        }
        impl Reset for $name {
            fn reset(&mut self) {
                *self = Self::default()
            }
        }
        impl ExtendableOutput for $name {
            type Reader = TreeReader;
            fn finalize_xof(self) -> TreeReader {
                self.finalize_customised(&[])
            }
        }
    };
}
kt!(Kt128, lanewise_kt128_init, lanewise_kt128, "KT128");
kt!(Kt256, lanewise_kt256_init, lanewise_kt256, "KT256");
