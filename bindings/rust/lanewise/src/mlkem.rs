// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-KEM, FIPS 203.
//!
//! ```
//! use lanewise::mlkem::{PrivateKey, PublicKey, Set};
//! let private = PrivateKey::generate(Set::MlKem768)?;
//! let public = PublicKey::from_bytes(Set::MlKem768, &private.public_bytes())?;
//! let (ciphertext, theirs) = public.encapsulate()?;
//! let ours = private.decapsulate(&ciphertext)?;
//! assert_eq!(*theirs, *ours);
//! # Ok::<(), lanewise::Error>(())
//! ```
use crate::{input, must, output, Error};
use alloc::{boxed::Box, vec, vec::Vec};
use core::{mem::MaybeUninit, ptr::null};
use lanewise_sys as sys;
use zeroize::Zeroizing;

/// The parameter sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
#[allow(missing_docs)]
pub enum Set {
    MlKem512 = sys::LANEWISE_MLKEM_512,
    MlKem768 = sys::LANEWISE_MLKEM_768,
    MlKem1024 = sys::LANEWISE_MLKEM_1024,
}

/// Lengths of a set, in bytes.
fn lengths(set: Set) -> sys::lanewise_mlkem_info {
    let mut info = MaybeUninit::uninit();
    must(unsafe { sys::lanewise_mlkem_describe(set as u32, info.as_mut_ptr()) });
    unsafe { info.assume_init() }
}

/// A key that was read and expanded, on the heap and wiped when it is dropped.
struct Key {
    key: Box<sys::lanewise_mlkem_key>,
    set: Set,
}

impl Key {
    fn begin(
        set: Set,
        init: impl FnOnce(*mut sys::lanewise_mlkem_key) -> i32,
    ) -> Result<Key, Error> {
        // Zeroed, so that all of it is initialised whatever the call writes.
        let mut key: Box<MaybeUninit<sys::lanewise_mlkem_key>> = Box::new(MaybeUninit::zeroed());
        Error::check(init(key.as_mut_ptr()))?;
        let key = unsafe { Box::from_raw(Box::into_raw(key).cast::<sys::lanewise_mlkem_key>()) };
        Ok(Key { key, set })
    }

    fn public(&self) -> Vec<u8> {
        let mut out = vec![0; lengths(self.set).public_bytes];
        let len = out.len();
        must(unsafe { sys::lanewise_mlkem_key_public(&*self.key, output(&mut out), len) });
        out
    }
}

impl Drop for Key {
    fn drop(&mut self) {
        unsafe { sys::lanewise_mlkem_key_wipe(&mut *self.key) }
    }
}

/// A key that decapsulates.
pub struct PrivateKey(Key);

impl PrivateKey {
    /// A new key, of the operating system's randomness. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe { sys::lanewise_mlkem_key_generate(k, set as u32, null()) })
            .map(PrivateKey)
    }

    /// The key of a seed, d and then z.
    pub fn from_seed(set: Set, seed: &[u8; 64]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_seed(k, set as u32, input(seed), 64)
        })
        .map(PrivateKey)
    }

    /// A key in its expanded form. Errors: [`Error::LENGTH`]; [`Error::KEY`].
    pub fn from_bytes(set: Set, dk: &[u8]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_private(k, set as u32, input(dk), dk.len())
        })
        .map(PrivateKey)
    }

    /// The public key that belongs to it.
    pub fn public_bytes(&self) -> Vec<u8> {
        self.0.public()
    }

    /// The expanded form.
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        let mut out = Zeroizing::new(vec![0; lengths(self.0.set).private_bytes]);
        let len = out.len();
        must(unsafe { sys::lanewise_mlkem_key_private(&*self.0.key, output(&mut out), len) });
        out
    }

    /// The shared key of a ciphertext; of one that was tampered with, another. Errors:
    /// [`Error::LENGTH`].
    pub fn decapsulate(&self, ciphertext: &[u8]) -> Result<Zeroizing<[u8; 32]>, Error> {
        let mut shared = Zeroizing::new([0; 32]);
        let (at, len) = (input(ciphertext), ciphertext.len());
        Error::check(unsafe {
            sys::lanewise_mlkem_key_decaps(&*self.0.key, output(&mut *shared), 32, at, len)
        })?;
        Ok(shared)
    }
}

/// A key to encapsulate to.
pub struct PublicKey(Key);

impl PublicKey {
    /// Errors: [`Error::LENGTH`]; [`Error::KEY`]: a coefficient is not below q.
    pub fn from_bytes(set: Set, ek: &[u8]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_public(k, set as u32, input(ek), ek.len())
        })
        .map(PublicKey)
    }

    /// A ciphertext and the key it holds. Errors: [`Error::RANDOM`].
    pub fn encapsulate(&self) -> Result<(Vec<u8>, Zeroizing<[u8; 32]>), Error> {
        let mut ciphertext = vec![0; lengths(self.0.set).ciphertext_bytes];
        let mut shared = Zeroizing::new([0; 32]);
        let len = ciphertext.len();
        let (to, key) = (output(&mut ciphertext), output(&mut *shared));
        Error::check(unsafe {
            sys::lanewise_mlkem_key_encaps(&*self.0.key, to, len, key, 32, null())
        })?;
        Ok((ciphertext, shared))
    }
}
