// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-KEM, FIPS 203.
//!
//! ```
//! use lanewise::mlkem::{PrivateKey, PublicKey, Set};
//! let private = PrivateKey::generate(Set::MlKem768)?;
//! let sent = private.public_key().to_bytes();
//!
//! let public = PublicKey::from_bytes(Set::MlKem768, &sent)?;
//! let (ciphertext, theirs) = public.encapsulate()?;
//!
//! let ours = private.decapsulate(&ciphertext)?;
//! assert_eq!(*theirs, *ours);
//! # Ok::<(), lanewise::Error>(())
//! ```
use crate::{Error, input, must, output};
use alloc::{boxed::Box, vec, vec::Vec};
use core::{ffi::c_void, fmt, mem::MaybeUninit, ptr::null};
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

/// A ciphertext, and the key it holds.
pub type Encapsulated = (Vec<u8>, Zeroizing<[u8; 32]>);

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

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {{ .. }}", self.set)
    }
}

/// A key that decapsulates.
#[derive(Debug)]
pub struct PrivateKey(Key);

impl PrivateKey {
    /// A new key, of the operating system's randomness. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe { sys::lanewise_mlkem_key_generate(k, set as u32, null()) })
            .map(PrivateKey)
    }

    /// The key of a seed, d and then z.
    ///
    /// ```
    /// use lanewise::mlkem::{PrivateKey, Set};
    /// let key = PrivateKey::from_seed(Set::MlKem512, &[7; 64])?; // a seed must be random
    /// assert_eq!(key.public_key().to_bytes().len(), 800);
    /// # Ok::<(), lanewise::Error>(())
    /// ```
    pub fn from_seed(set: Set, seed: &[u8; 64]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_seed(k, set as u32, input(seed), 64)
        })
        .map(PrivateKey)
    }

    /// A key in its expanded form. Errors: [`Error::LENGTH`]; [`Error::KEY`].
    ///
    /// ```
    /// use lanewise::mlkem::{PrivateKey, Set};
    /// let key = PrivateKey::generate(Set::MlKem1024)?;
    /// let again = PrivateKey::from_bytes(Set::MlKem1024, &key.to_bytes())?;
    /// assert_eq!(key.public_key(), again.public_key());
    /// # Ok::<(), lanewise::Error>(())
    /// ```
    pub fn from_bytes(set: Set, dk: &[u8]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_private(k, set as u32, input(dk), dk.len())
        })
        .map(PrivateKey)
    }

    /// The public key that belongs to it.
    pub fn public_key(&self) -> PublicKey {
        let (set, ek) = (self.0.set, self.0.public());
        // What this library has made or checked.
        PublicKey::from_bytes(set, &ek).expect("the public half of a private key")
    }

    /// The expanded form.
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        let mut out = Zeroizing::new(vec![0; lengths(self.0.set).private_bytes]);
        let len = out.len();
        must(unsafe { sys::lanewise_mlkem_key_private(&*self.0.key, output(&mut out), len) });
        out
    }

    /// The seed, d and then z. Errors: [`Error::STATE`] if the key was read in its expanded form.
    pub fn seed(&self) -> Result<Zeroizing<[u8; 64]>, Error> {
        let mut seed = Zeroizing::new([0; 64]);
        let to = output(&mut *seed);
        Error::check(unsafe { sys::lanewise_mlkem_key_seed(&*self.0.key, to, 64) })?;
        Ok(seed)
    }

    /// The shared keys of many ciphertexts, sooner than one after the other; of one that was tampered
    /// with, another. Errors: [`Error::LENGTH`] of any of them.
    ///
    /// ```
    /// use lanewise::mlkem::{encapsulate_many, PrivateKey, Set};
    /// let private = PrivateKey::generate(Set::MlKem768)?;
    /// let public = private.public_key().to_bytes();
    ///
    /// let sent = encapsulate_many(Set::MlKem768, &vec![public; 100])?;
    /// let sent: Vec<_> = sent.into_iter().collect::<Result<_, _>>()?; // no key was refused
    /// let ciphertexts: Vec<_> = sent.iter().map(|(ciphertext, _)| ciphertext).collect();
    /// assert_eq!(private.decapsulate_many(&ciphertexts)?[42], sent[42].1);
    /// # Ok::<(), lanewise::Error>(())
    /// ```
    pub fn decapsulate_many<C: AsRef<[u8]>>(
        &self,
        ciphertexts: &[C],
    ) -> Result<Vec<Zeroizing<[u8; 32]>>, Error> {
        let len = lengths(self.0.set).ciphertext_bytes;
        let from = inputs(ciphertexts, len)?;
        let mut shared = vec![Zeroizing::new([0; 32]); from.len()];
        let to: Vec<_> = shared.iter_mut().map(|one| output(&mut **one)).collect();
        let (key, count) = (&*self.0.key, from.len());
        Error::check(unsafe {
            sys::lanewise_mlkem_key_decaps_many(key, count, to.as_ptr(), 32, from.as_ptr(), len)
        })?;
        Ok(shared)
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
#[derive(Debug)]
pub struct PublicKey(Key);

impl Clone for PublicKey {
    fn clone(&self) -> Self {
        // Without pointers into itself (mlkem.h), and nothing in it is secret.
        let key = Box::new(sys::lanewise_mlkem_key { opaque: self.0.key.opaque });
        PublicKey(Key { key, set: self.0.set })
    }
}
impl PartialEq for PublicKey {
    fn eq(&self, other: &Self) -> bool {
        self.0.set == other.0.set && self.to_bytes() == other.to_bytes()
    }
}
impl Eq for PublicKey {}

impl PublicKey {
    /// A key as FIPS 203 writes it. Errors: [`Error::LENGTH`]; [`Error::KEY`]: a coefficient is not
    /// below q.
    pub fn from_bytes(set: Set, ek: &[u8]) -> Result<Self, Error> {
        Key::begin(set, |k| unsafe {
            sys::lanewise_mlkem_key_from_public(k, set as u32, input(ek), ek.len())
        })
        .map(PublicKey)
    }

    /// The key as FIPS 203 writes it.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.public()
    }

    /// A ciphertext and the key it holds. Errors: [`Error::RANDOM`].
    pub fn encapsulate(&self) -> Result<Encapsulated, Error> {
        self.encapsulated(|key, to, len, shared| unsafe {
            sys::lanewise_mlkem_key_encaps(key, to, len, shared, 32, null())
        })
    }

    /// ML-KEM.Encaps_internal of a message that is random and secret.
    #[cfg(feature = "kem")]
    pub(crate) fn encapsulate_message(&self, m: &[u8; 32]) -> Encapsulated {
        self.encapsulated(|key, to, len, shared| unsafe {
            sys::lanewise_mlkem_key_encaps_seed(key, to, len, shared, 32, input(m), 32)
        })
        .expect("a key and lengths of one set")
    }

    fn encapsulated(
        &self,
        call: impl FnOnce(*const sys::lanewise_mlkem_key, *mut c_void, usize, *mut c_void) -> i32,
    ) -> Result<Encapsulated, Error> {
        let mut ciphertext = vec![0; lengths(self.0.set).ciphertext_bytes];
        let mut shared = Zeroizing::new([0; 32]);
        let len = ciphertext.len();
        Error::check(call(&*self.0.key, output(&mut ciphertext), len, output(&mut *shared)))?;
        Ok((ciphertext, shared))
    }
}

/// Where each input begins, if all are as long as they must be.
fn inputs<I: AsRef<[u8]>>(all: &[I], len: usize) -> Result<Vec<*const c_void>, Error> {
    let at = |one: &[u8]| if one.len() == len { Ok(input(one)) } else { Err(Error::LENGTH) };
    all.iter().map(|one| at(one.as_ref())).collect()
}

/// Encapsulate to many public keys, given as bytes: a server's handshakes, sooner than one after the
/// other. Of a key that is refused the result is [`Error::KEY`]. Errors, of all together:
/// [`Error::LENGTH`] of any key; [`Error::RANDOM`].
///
/// ```
/// use lanewise::{mlkem::{encapsulate_many, PrivateKey, Set}, Error};
/// let good = PrivateKey::generate(Set::MlKem512)?.public_key().to_bytes();
/// let sent = encapsulate_many(Set::MlKem512, &[&good[..], &[0xFF; 800]])?;
/// assert_eq!(sent[0].as_ref().map(|(ciphertext, _)| ciphertext.len()), Ok(768));
/// assert_eq!(sent[1], Err(Error::KEY));
/// # Ok::<(), lanewise::Error>(())
/// ```
pub fn encapsulate_many<K: AsRef<[u8]>>(
    set: Set,
    keys: &[K],
) -> Result<Vec<Result<Encapsulated, Error>>, Error> {
    let sizes = lengths(set);
    let (from, count) = (inputs(keys, sizes.public_bytes)?, keys.len());
    let mut statuses = vec![0; count];
    let room = || (vec![0; sizes.ciphertext_bytes], Zeroizing::new([0; 32]));
    let mut all: Vec<Encapsulated> = (0..count).map(|_| room()).collect();
    let (texts, shared): (Vec<_>, Vec<_>) =
        all.iter_mut().map(|(text, shared)| (output(text), output(&mut **shared))).unzip();
    let (ct, ss, ek) = (texts.as_ptr(), shared.as_ptr(), from.as_ptr());
    let (ctlen, eklen, each) = (sizes.ciphertext_bytes, sizes.public_bytes, statuses.as_mut_ptr());
    let status = Error::check(unsafe {
        let (set, none, system) = (set as u32, null(), null());
        sys::lanewise_mlkem_encaps_many(
            set, count, ct, ctlen, ss, 32, ek, eklen, none, 0, system, each,
        )
    });
    if let Err(error) = status
        && error != Error::KEY
    {
        return Err(error);
    }
    Ok(all
        .into_iter()
        .zip(statuses)
        .map(|(one, status)| Error::check(status).map(|()| one))
        .collect())
}
