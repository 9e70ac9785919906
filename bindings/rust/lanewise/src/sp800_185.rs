// SPDX-License-Identifier: Apache-2.0 OR MIT
use crate::hash::{Sponge, streams};
use crate::{Error, Reader, input, must, output};
use digest::{ExtendableOutput, Update};
use lanewise_sys as sys;

macro_rules! cshake {
    ($name:ident, $init:ident, $doc:literal) => {
        #[doc = concat!($doc, " of SP 800-185: SHAKE with a function name and a customisation string.")]
        ///
        /// ```
        #[doc = concat!("use lanewise::{digest::{ExtendableOutput, Update}, ", stringify!($name), "};")]
        #[doc = concat!("let mut hash = ", stringify!($name), "::new(b\"\", b\"my application 1\");")]
        /// hash.update(b"data");
        /// let mut out = [0; 48];
        /// hash.finalize_xof_into(&mut out);
        /// ```
        #[derive(Clone)]
        pub struct $name(Sponge);

        impl $name {
            /// Begin; both strings may be empty, and then this is SHAKE.
            pub fn new(name: &[u8], custom: &[u8]) -> Self {
                $name(Sponge::begin(|s| unsafe {
                    sys::$init(s, input(name), name.len(), input(custom), custom.len())
                }))
            }

            streams!();
        }
        impl Update for $name {
            fn update(&mut self, data: &[u8]) {
                self.0.absorb(data)
            }
        }
        impl ExtendableOutput for $name {
            type Reader = Reader;
            fn finalize_xof(mut self) -> Reader {
                self.0.finalize();
                Reader(self.0)
            }
        }
    };
}
cshake!(CShake128, lanewise_cshake128_init, "cSHAKE128");
cshake!(CShake256, lanewise_cshake256_init, "cSHAKE256");

macro_rules! kmac {
    ($name:ident, $init:ident, $xof:ident, $doc:literal) => {
        #[doc = concat!($doc, " of SP 800-185, whose tag depends on its length, here `N` bytes.")]
        ///
        /// ```
        #[doc = concat!("use lanewise::{digest::Update, ", stringify!($name), "};")]
        #[doc = concat!("let start = ", stringify!($name), "::<16>::new(b\"a secret key\", b\"\");")]
        /// let tag: [u8; 16] = start.clone().chain(b"message").finalize();
        ///
        /// assert!(start.clone().chain(b"message").verify(&tag));
        /// assert!(!start.chain(b"another message").verify(&tag));
        /// ```
        #[derive(Clone)]
        pub struct $name<const N: usize = 32>(Sponge);

        impl<const N: usize> $name<N> {
            /// Begin with a key of any length and a customisation string, which may be empty.
            pub fn new(key: &[u8], custom: &[u8]) -> Self {
                $name(Sponge::begin(|s| unsafe {
                    sys::$init(s, input(key), key.len(), input(custom), custom.len(), N)
                }))
            }

            /// The tag.
            pub fn finalize(mut self) -> [u8; N] {
                let mut out = [0; N];
                self.0.finalize();
                self.0.squeeze(&mut out);
                out
            }

            /// Whether this is the tag, in time that depends on lengths alone.
            #[must_use]
            pub fn verify(self, tag: &[u8]) -> bool {
                let own = self.finalize();
                tag.len() == N && unsafe { sys::lanewise_equal(input(&own), input(tag), N) == 1 }
            }

            /// The XOF form, whose output does not depend on its length.
            ///
            /// ```
            #[doc = concat!("use lanewise::{digest::XofReader, ", stringify!($name), "};")]
            #[doc = concat!("let mut reader = ", stringify!($name), "::<32>::xof(b\"a secret key\", b\"\", b\"seed\");")]
            /// let mut stream = [0; 1000];
            /// reader.read(&mut stream);
            /// ```
            pub fn xof(key: &[u8], custom: &[u8], data: &[u8]) -> Reader {
                let mut s = Sponge::begin(|s| unsafe {
                    sys::$xof(s, input(key), key.len(), input(custom), custom.len())
                });
                s.absorb(data);
                s.finalize();
                Reader(s)
            }

            /// Streams of the XOF form under one key: generators side by side. Errors:
            /// [`Error::LENGTH`], as of [`Streams::new`](crate::Streams::new).
            #[cfg(feature = "alloc")]
            pub fn xof_streams(
                key: &[u8],
                custom: &[u8],
                count: usize,
            ) -> Result<crate::Streams, Error> {
                let s = Sponge::begin(|s| unsafe {
                    sys::$xof(s, input(key), key.len(), input(custom), custom.len())
                });
                crate::Streams::from(&s, count)
            }

            streams!();
        }
        impl<const N: usize> Update for $name<N> {
            fn update(&mut self, data: &[u8]) {
                self.0.absorb(data)
            }
        }
    };
}
kmac!(Kmac128, lanewise_kmac128_init, lanewise_kmacxof128_init, "KMAC128");
kmac!(Kmac256, lanewise_kmac256_init, lanewise_kmacxof256_init, "KMAC256");

macro_rules! tuple {
    ($name:ident, $init:ident, $doc:literal) => {
        #[doc = concat!($doc, " of SP 800-185: of a sequence of strings, not of their concatenation.")]
        ///
        /// ```
        #[doc = concat!("use lanewise::", stringify!($name), ";")]
        /// let (mut a, mut b) = ([0; 32], [0; 32]);
        #[doc = concat!(stringify!($name), "(&[\"ab\", \"c\"], b\"\", &mut a)?;")]
        #[doc = concat!(stringify!($name), "(&[\"a\", \"bc\"], b\"\", &mut b)?;")]
        /// assert_ne!(a, b);
        /// # Ok::<(), lanewise::Error>(())
        /// ```
        pub fn $name<I: AsRef<[u8]>>(
            items: &[I],
            custom: &[u8],
            out: &mut [u8],
        ) -> Result<(), Error> {
            let len = out.len();
            let mut s =
                Sponge::begin(|s| unsafe { sys::$init(s, input(custom), custom.len(), len) });
            for item in items {
                let item = item.as_ref();
                must(unsafe { sys::lanewise_tuplehash_element(&mut s.0, item.len()) });
                s.absorb(item);
            }
            s.finalize();
            Error::check(unsafe { sys::lanewise_sponge_squeeze(&mut s.0, output(out), len) })
        }
    };
}
tuple!(tuple_hash128, lanewise_tuplehash128_init, "TupleHash128");
tuple!(tuple_hash256, lanewise_tuplehash256_init, "TupleHash256");
