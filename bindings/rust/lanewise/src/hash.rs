// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Functions of one sponge, with the traits of the crate digest.
use crate::{Algorithm, Error, input, must, output};
use core::{fmt, mem::MaybeUninit};
use digest::array::sizes::U216;
use digest::common::hazmat::{DeserializeStateError, SerializableState, SerializedState};
use digest::common::{AlgorithmName, BlockSizeUser, OutputSizeUser};
use digest::consts::{U28, U32, U48, U64, U72, U104, U136, U144, U168};
use digest::{
    ExtendableOutput, ExtendableOutputReset, FixedOutput, FixedOutputReset, HashMarker, Output,
    Reset, Update, XofReader,
};
use lanewise_sys as sys;

/// A context of the C library, which is wiped when it is dropped.
pub(crate) struct Sponge(pub(crate) sys::lanewise_sponge);

impl Sponge {
    pub(crate) fn begin(init: impl FnOnce(*mut sys::lanewise_sponge) -> i32) -> Sponge {
        Sponge::try_begin(init).unwrap_or_else(|e| panic!("lanewise: {e}"))
    }

    pub(crate) fn try_begin(
        init: impl FnOnce(*mut sys::lanewise_sponge) -> i32,
    ) -> Result<Sponge, Error> {
        let mut s = MaybeUninit::zeroed();
        Error::check(init(s.as_mut_ptr()))?;
        // Zero or written: all of it is initialised.
        Ok(Sponge(unsafe { s.assume_init() }))
    }

    fn of(algorithm: Algorithm) -> Sponge {
        Sponge::begin(|s| unsafe { sys::lanewise_sponge_init(s, algorithm as u32) })
    }

    pub(crate) fn absorb(&mut self, data: &[u8]) {
        must(unsafe { sys::lanewise_sponge_absorb(&mut self.0, input(data), data.len()) });
    }

    pub(crate) fn finalize(&mut self) {
        must(unsafe { sys::lanewise_sponge_finalize(&mut self.0) });
    }

    fn save(&self, out: &mut [u8]) {
        must(unsafe { sys::lanewise_sponge_save(&self.0, output(out), out.len()) });
    }

    /// A saved computation of this function that absorbs.
    fn restore(&mut self, saved: &[u8]) -> Result<(), DeserializeStateError> {
        let (mut info, at, len) = (MaybeUninit::uninit(), input(saved), saved.len());
        if unsafe { sys::lanewise_sponge_restore(&mut self.0, at, len) } != 0 {
            return Err(DeserializeStateError);
        }
        must(unsafe { sys::lanewise_sponge_describe(&self.0, info.as_mut_ptr()) });
        match unsafe { info.assume_init() }.squeezing {
            0 => Ok(()),
            _ => Err(DeserializeStateError),
        }
    }

    pub(crate) fn squeeze(&mut self, out: &mut [u8]) {
        must(unsafe { sys::lanewise_sponge_squeeze(&mut self.0, output(out), out.len()) });
    }
}

impl Clone for Sponge {
    fn clone(&self) -> Self {
        Sponge::begin(|s| unsafe { sys::lanewise_sponge_copy(s, &self.0) })
    }
}

impl Drop for Sponge {
    fn drop(&mut self) {
        unsafe { sys::lanewise_sponge_wipe(&mut self.0) }
    }
}

/// Output of a function that gives as much as is asked for.
///
/// ```
/// use lanewise::digest::{ExtendableOutput, Update, XofReader};
/// let mut reader = lanewise::Shake128::default().chain(b"seed").finalize_xof();
/// let (mut first, mut next) = ([0; 5], [0; 300]);
/// reader.read(&mut first);
/// reader.read(&mut next);
/// ```
#[derive(Clone)]
pub struct Reader(pub(crate) Sponge);

impl XofReader for Reader {
    fn read(&mut self, buffer: &mut [u8]) {
        self.0.squeeze(buffer)
    }
}

/// The method by which a computation that absorbs becomes many.
macro_rules! streams {
    () => {
        /// So many streams which each go on from here: from the strings this began with, and what it
        /// has absorbed. It is not changed. Errors: [`Error::LENGTH`](crate::Error::LENGTH), as of
        /// [`Streams::new`](crate::Streams::new).
        #[cfg(feature = "alloc")]
        pub fn streams(&self, count: usize) -> Result<crate::Streams, crate::Error> {
            crate::Streams::from(&self.0, count)
        }
    };
}
pub(crate) use streams;

macro_rules! common {
    ($name:ident, $rate:ty, $doc:literal, $example:expr) => {
        #[doc = concat!($doc, ".\n\n```\nuse lanewise::", stringify!($name), ";\n", $example, "```")]
        #[derive(Clone)]
        pub struct $name(Sponge);

        impl $name {
            streams!();
        }
        impl Default for $name {
            fn default() -> Self {
                $name(Sponge::of(Algorithm::$name))
            }
        }
        impl Update for $name {
            fn update(&mut self, data: &[u8]) {
                self.0.absorb(data)
            }
        }
        impl Reset for $name {
            fn reset(&mut self) {
                *self = Self::default()
            }
        }
        /// In the format of docs/decisions/saved-states.md, which every version from 0.3 on reads. It is as
        /// secret as the input.
        impl SerializableState for $name {
            type SerializedStateSize = U216;
            fn serialize(&self) -> SerializedState<Self> {
                let mut out = SerializedState::<Self>::default();
                self.0.save(&mut out);
                out
            }
            fn deserialize(saved: &SerializedState<Self>) -> Result<Self, DeserializeStateError> {
                let mut new = Self::default();
                new.0.restore(saved)?;
                Ok(new)
            }
        }
        impl BlockSizeUser for $name {
            type BlockSize = $rate;
        }
        impl HashMarker for $name {}
        impl AlgorithmName for $name {
            fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), " { .. }"))
            }
        }
    };
}

macro_rules! fixed {
    ($name:ident, $size:ty, $rate:ty, $doc:literal) => {
        common!(
            $name,
            $rate,
            $doc,
            concat!(
                "use lanewise::digest::Digest;\n",
                "let mut hash = ",
                stringify!($name),
                "::new();\n",
                "hash.update(b\"as often \");\n",
                "hash.update(b\"as wanted\");\n",
                "let digest = hash.finalize();\n",
                "assert_eq!(digest, ",
                stringify!($name),
                "::digest(b\"as often as wanted\"));\n",
            )
        );
        impl OutputSizeUser for $name {
            type OutputSize = $size;
        }
        impl FixedOutput for $name {
            fn finalize_into(mut self, out: &mut Output<Self>) {
                self.0.finalize();
                self.0.squeeze(out);
            }
        }
        impl FixedOutputReset for $name {
            fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                core::mem::take(self).finalize_into(out)
            }
        }
    };
}

macro_rules! extendable {
    ($name:ident, $rate:ty, $doc:literal) => {
        common!(
            $name,
            $rate,
            $doc,
            concat!(
                "use lanewise::digest::{ExtendableOutput, Update};\n",
                "let mut hash = ",
                stringify!($name),
                "::default();\n",
                "hash.update(b\"as often \");\n",
                "hash.update(b\"as wanted\");\n",
                "let mut out = [0; 100];\n",
                "hash.finalize_xof_into(&mut out);\n",
                "let mut again = [0; 100];\n",
                stringify!($name),
                "::digest_xof(b\"as often as wanted\", &mut again);\n",
                "assert_eq!(out, again);\n",
            )
        );
        impl ExtendableOutput for $name {
            type Reader = Reader;
            fn finalize_xof(mut self) -> Reader {
                self.0.finalize();
                Reader(self.0)
            }
        }
        impl ExtendableOutputReset for $name {
            fn finalize_xof_reset(&mut self) -> Reader {
                core::mem::take(self).finalize_xof()
            }
        }
    };
}

fixed!(Sha3_224, U28, U144, "SHA3-224 of FIPS 202");
fixed!(Sha3_256, U32, U136, "SHA3-256 of FIPS 202");
fixed!(Sha3_384, U48, U104, "SHA3-384 of FIPS 202");
fixed!(Sha3_512, U64, U72, "SHA3-512 of FIPS 202");
fixed!(Keccak256, U32, U136, "Keccak-256 as Ethereum uses it");
extendable!(Shake128, U168, "SHAKE128 of FIPS 202");
extendable!(Shake256, U136, "SHAKE256 of FIPS 202");
extendable!(TurboShake128, U168, "TurboSHAKE128 of RFC 9861, domain byte 0x1F");
extendable!(TurboShake256, U136, "TurboSHAKE256 of RFC 9861, domain byte 0x1F");
