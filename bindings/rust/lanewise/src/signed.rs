// SPDX-License-Identifier: Apache-2.0 OR MIT
//! What ML-DSA and SLH-DSA have in common.
use crate::Error;
#[cfg(feature = "signature")]
use core::ffi::{c_int, c_void};
#[cfg(feature = "signature")]
use lanewise_sys as sys;

/// Lengths of a parameter set, in bytes.
pub(crate) struct Sizes {
    pub public: usize,
    pub private: usize,
    pub signature: usize,
    /// That a hedged signature reads from its source.
    #[cfg_attr(not(feature = "signature"), allow(dead_code))]
    pub random: usize,
}

/// Random bytes that were drawn before the C library is called: the caller's generator may panic,
/// which must not go through C.
#[cfg(feature = "signature")]
pub(crate) struct Drawn<'a>(pub &'a mut [u8]);

#[cfg(feature = "signature")]
impl Drawn<'_> {
    /// A source that points to this object, which must stay in place.
    pub fn source(&mut self) -> sys::lanewise_random {
        unsafe extern "C" fn fill(source: *mut c_void, out: *mut c_void, len: usize) -> c_int {
            // Passed below, and alive while the call lasts.
            let drawn = unsafe { &mut *source.cast::<Drawn>() };
            if len > drawn.0.len() {
                return 1;
            }
            let (now, later) = core::mem::take(&mut drawn.0).split_at_mut(len);
            unsafe { core::ptr::copy_nonoverlapping(now.as_ptr(), out.cast(), len) };
            drawn.0 = later;
            0
        }
        sys::lanewise_random { fill: Some(fill), source: core::ptr::from_mut(self).cast() }
    }
}

/// A length that one of the sets has.
pub(crate) fn one_of(len: usize, mut lengths: impl Iterator<Item = usize>) -> Result<(), Error> {
    match lengths.any(|l| l == len) {
        true => Ok(()),
        false => Err(Error::LENGTH),
    }
}

/// The types of a scheme. Its module has `Set` with `ALL`, `sizes(set)`, `sign(set, sk, message, context,
/// random, signature)`, `check_signature(set, pk, message, context, signature)`, and `PrivateKey`
/// with `set`, `sk` and `public`.
macro_rules! signed {
    ($module:literal, $set:literal) => {
        /// A key that verifies.
        ///
        /// ```
        #[doc = concat!("use lanewise::", $module, "::{PrivateKey, PublicKey, Set};")]
        #[doc = concat!("let key = PrivateKey::generate(Set::", $set, ")?;")]
        /// let signature = key.sign_with_context(b"message", b"")?;
        /// let sent = (key.public_key().as_bytes().to_vec(), signature.as_ref().to_vec());
        ///
        #[doc = concat!("let public = PublicKey::from_bytes(Set::", $set, ", &sent.0)?;")]
        /// public.verify_with_context(b"message", b"", &sent.1)?;
        /// assert!(public.verify_with_context(b"another message", b"", &sent.1).is_err());
        /// # Ok::<(), lanewise::Error>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct PublicKey {
            set: Set,
            pk: Vec<u8>,
        }

        impl PublicKey {
            /// A key as its standard writes it. Errors: [`Error::LENGTH`].
            pub fn from_bytes(set: Set, pk: &[u8]) -> Result<Self, Error> {
                crate::signed::one_of(pk.len(), core::iter::once(sizes(set).public))?;
                Ok(PublicKey { set, pk: pk.to_vec() })
            }

            /// Its parameter set.
            pub fn set(&self) -> Set {
                self.set
            }

            /// The key as its standard writes it.
            pub fn as_bytes(&self) -> &[u8] {
                &self.pk
            }

            /// Whether a signature, a [`Signature`] or its bytes, is valid for `message` under
            /// `context`, which may be empty. Errors: [`Error::SIGNATURE`] if not;
            /// [`Error::LENGTH`] if the context is longer than 255 bytes.
            pub fn verify_with_context(
                &self,
                message: &[u8],
                context: &[u8],
                signature: impl AsRef<[u8]>,
            ) -> Result<(), Error> {
                check_signature(self.set, &self.pk, message, context, signature.as_ref())
            }
        }

        /// A signature, as its bytes, which [`AsRef`] gives; one that was received comes in by
        /// [`TryFrom`].
        ///
        /// ```
        #[doc = concat!("use lanewise::", $module, "::{PrivateKey, Set, Signature};")]
        #[doc = concat!("let key = PrivateKey::generate(Set::", $set, ")?;")]
        /// let signature = key.sign_with_context(b"message", b"")?;
        /// assert_eq!(Signature::try_from(signature.as_ref())?, signature);
        /// assert!(Signature::try_from(&b"too short"[..]).is_err());
        /// # Ok::<(), lanewise::Error>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Signature(Vec<u8>);

        impl AsRef<[u8]> for Signature {
            fn as_ref(&self) -> &[u8] {
                &self.0
            }
        }
        impl From<Signature> for Vec<u8> {
            fn from(signature: Signature) -> Vec<u8> {
                signature.0
            }
        }
        impl TryFrom<&[u8]> for Signature {
            type Error = Error;
            /// Errors: [`Error::LENGTH`] if no set has signatures so long.
            fn try_from(bytes: &[u8]) -> Result<Self, Error> {
                let lengths = Set::ALL.iter().map(|&s| sizes(s).signature);
                crate::signed::one_of(bytes.len(), lengths)?;
                Ok(Signature(bytes.to_vec()))
            }
        }

        impl PrivateKey {
            /// The key that verifies its signatures.
            pub fn public_key(&self) -> &PublicKey {
                &self.public
            }

            /// The private key in the form in which it was read or made.
            pub fn as_bytes(&self) -> &[u8] {
                &self.sk
            }

            /// A signature of `message` under `context`, which may be empty and has at most 255
            /// bytes; hedged with randomness of the operating system. Errors: [`Error::LENGTH`];
            /// [`Error::RANDOM`].
            ///
            /// ```
            #[doc = concat!("use lanewise::", $module, "::{PrivateKey, Set};")]
            #[doc = concat!("let key = PrivateKey::generate(Set::", $set, ")?;")]
            /// let signature = key.sign_with_context(b"message", b"my protocol 1")?;
            /// key.public_key().verify_with_context(b"message", b"my protocol 1", &signature)?;
            /// assert!(key.public_key().verify_with_context(b"message", b"", &signature).is_err());
            /// # Ok::<(), lanewise::Error>(())
            /// ```
            pub fn sign_with_context(
                &self,
                message: &[u8],
                context: &[u8],
            ) -> Result<Signature, Error> {
                self.signed(message, context, core::ptr::null())
            }

            fn signed(
                &self,
                message: &[u8],
                context: &[u8],
                random: *const sys::lanewise_random,
            ) -> Result<Signature, Error> {
                let set = self.public.set;
                let mut signature = vec![0; sizes(set).signature];
                sign(set, &self.sk, message, context, random, &mut signature)?;
                Ok(Signature(signature))
            }
        }

        impl AsRef<PublicKey> for PrivateKey {
            fn as_ref(&self) -> &PublicKey {
                &self.public
            }
        }
        impl core::fmt::Debug for PrivateKey {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct("PrivateKey").field("public", &self.public).finish_non_exhaustive()
            }
        }

        /// The empty context, as the crates of RustCrypto have it.
        #[cfg(feature = "signature")]
        mod traits {
            use super::*;
            use crate::signed::Drawn;
            use ::signature::rand_core::TryCryptoRng;
            use ::signature::{Error, KeypairRef, RandomizedSigner, Signer, Verifier};

            impl ::signature::SignatureEncoding for Signature {
                type Repr = Vec<u8>;
            }
            impl KeypairRef for PrivateKey {
                type VerifyingKey = PublicKey;
            }
            impl Signer<Signature> for PrivateKey {
                fn try_sign(&self, message: &[u8]) -> Result<Signature, Error> {
                    self.sign_with_context(message, b"").map_err(Error::from_source)
                }
            }
            impl RandomizedSigner<Signature> for PrivateKey {
                fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(
                    &self,
                    rng: &mut R,
                    message: &[u8],
                ) -> Result<Signature, Error> {
                    let mut bytes = Zeroizing::new(vec![0; sizes(self.public.set).random]);
                    // The generator's own error need not live long enough to be a source.
                    rng.try_fill_bytes(&mut bytes)
                        .map_err(|_| crate::Error::RANDOM)
                        .map_err(Error::from_source)?;
                    let mut drawn = Drawn(&mut bytes);
                    let random = drawn.source();
                    self.signed(message, b"", &random).map_err(Error::from_source)
                }
            }
            impl Verifier<Signature> for PublicKey {
                // No source: signature::Error asks that a verifier tells nothing more.
                fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
                    self.verify_with_context(message, b"", signature).map_err(|_| Error::new())
                }
            }
        }
    };
}
pub(crate) use signed;
