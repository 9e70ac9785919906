// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-KEM with the traits of the crate [`kem`](traits) 0.3, whose lengths are known to the compiler: a type
//! for each parameter set, and keys that are of one. [`mlkem`](crate::mlkem) takes the set at run time.
//!
//! With the feature `getrandom` these need no generator:
//!
#![cfg_attr(feature = "getrandom", doc = "```")]
#![cfg_attr(not(feature = "getrandom"), doc = "```ignore")]
//! use lanewise::kem::traits::{Decapsulate, Encapsulate, Kem, KeyExport, TryKeyInit};
//! use lanewise::kem::{EncapsulationKey, MlKem768};
//!
//! let (private, public) = MlKem768::generate_keypair();
//! let sent = public.to_bytes();
//!
//! let public = EncapsulationKey::<MlKem768>::new(&sent).unwrap();
//! let (ciphertext, theirs) = public.encapsulate();
//!
//! assert_eq!(theirs, private.decapsulate(&ciphertext));
//! ```
use crate::mlkem::{PrivateKey, PublicKey, Set};
pub use ::kem as traits;
use ::kem::common::rand_core::{CryptoRng, TryCryptoRng};
use ::kem::{
    Ciphertext, Decapsulate, Decapsulator, Encapsulate, Generate, InvalidKey, Kem, Key, KeyExport,
    KeyInit, KeySizeUser, SharedKey, TryKeyInit,
};
use core::{fmt::Debug, hash::Hash, marker::PhantomData};
use digest::consts::{U32, U64};
use hybrid_array::{
    ArraySize,
    sizes::{U768, U800, U1088, U1184, U1568},
};
use zeroize::Zeroizing;

mod sealed {
    pub trait Sealed {}
}

/// The parameter sets of FIPS 203.
pub trait Parameters:
    sealed::Sealed
    + Hash
    + Kem<
        SharedKeySize = U32,
        EncapsulationKey = EncapsulationKey<Self>,
        DecapsulationKey = DecapsulationKey<Self>,
    >
{
    /// The set as a value.
    const SET: Set;
    /// Bytes of an encapsulation key.
    type PublicSize: ArraySize;
}

macro_rules! set {
    ($name:ident, $public:ty, $ciphertext:ty) => {
        #[doc = concat!("The parameter set ", stringify!($name), ".")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name;
        impl sealed::Sealed for $name {}
        impl Parameters for $name {
            const SET: Set = Set::$name;
            type PublicSize = $public;
        }
        impl Kem for $name {
            type DecapsulationKey = DecapsulationKey<$name>;
            type EncapsulationKey = EncapsulationKey<$name>;
            type SharedKeySize = U32;
            type CiphertextSize = $ciphertext;
        }
    };
}
set!(MlKem512, U800, U768);
set!(MlKem768, U1184, U1088);
set!(MlKem1024, U1568, U1568);

/// A public key of the set `P`; its bytes are as FIPS 203 writes it, and are checked as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncapsulationKey<P>(PublicKey, PhantomData<P>);

impl<P: Parameters> KeySizeUser for EncapsulationKey<P> {
    type KeySize = P::PublicSize;
}
impl<P: Parameters> TryKeyInit for EncapsulationKey<P> {
    fn new(key: &Key<Self>) -> Result<Self, InvalidKey> {
        let key = PublicKey::from_bytes(P::SET, key).map_err(|_| InvalidKey)?;
        Ok(EncapsulationKey(key, PhantomData))
    }
}
impl<P: Parameters> KeyExport for EncapsulationKey<P> {
    fn to_bytes(&self) -> Key<Self> {
        Key::<Self>::try_from(&self.0.to_bytes()[..]).expect("the set's length")
    }
}
impl<P: Parameters> Encapsulate for EncapsulationKey<P> {
    type Kem = P;
    fn encapsulate_with_rng<R>(&self, rng: &mut R) -> (Ciphertext<P>, SharedKey<P>)
    where
        R: CryptoRng + ?Sized,
    {
        let mut m = Zeroizing::new([0; 32]);
        rng.fill_bytes(&mut *m);
        let (ciphertext, shared) = self.0.encapsulate_message(&m);
        (Ciphertext::<P>::try_from(&ciphertext[..]).expect("the set's length"), (*shared).into())
    }
}

/// A private key of the set `P`; its bytes are the seed, d and then z, and are wiped when it is
/// dropped.
#[derive(Debug)]
pub struct DecapsulationKey<P> {
    key: PrivateKey,
    public: EncapsulationKey<P>,
}

impl<P> KeySizeUser for DecapsulationKey<P> {
    type KeySize = U64;
}
impl<P: Parameters> KeyInit for DecapsulationKey<P> {
    fn new(seed: &Key<Self>) -> Self {
        let key = PrivateKey::from_seed(P::SET, &seed.0).expect("a seed of the right length");
        let public = EncapsulationKey(key.public_key(), PhantomData);
        DecapsulationKey { key, public }
    }
}
impl<P: Parameters> KeyExport for DecapsulationKey<P> {
    fn to_bytes(&self) -> Key<Self> {
        (*self.key.seed().expect("made of a seed")).into()
    }
}
impl<P: Parameters> Generate for DecapsulationKey<P> {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut seed = Zeroizing::new([0; 64]);
        rng.try_fill_bytes(&mut *seed)?;
        Ok(Self::new((&*seed).into()))
    }
}
impl<P: Parameters> Decapsulator for DecapsulationKey<P> {
    type Kem = P;
    fn encapsulation_key(&self) -> &EncapsulationKey<P> {
        &self.public
    }
}
impl<P: Parameters> Decapsulate for DecapsulationKey<P> {
    fn decapsulate(&self, ciphertext: &Ciphertext<P>) -> SharedKey<P> {
        (*self.key.decapsulate(ciphertext).expect("a ciphertext of the set's length")).into()
    }
}
