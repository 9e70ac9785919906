// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Whatever comes in: results, or the crate's errors, and never a panic. The cases are proptest's, the same
//! each time but in `make full`, which has more of them.
use digest::common::hazmat::SerializableState;
use lanewise::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use std::sync::LazyLock;

const ALGORITHMS: &[Algorithm] = &[
    Algorithm::Sha3_224,
    Algorithm::Sha3_256,
    Algorithm::Sha3_384,
    Algorithm::Sha3_512,
    Algorithm::Shake128,
    Algorithm::Shake256,
    Algorithm::Keccak256,
    Algorithm::TurboShake128,
    Algorithm::TurboShake256,
    Algorithm::Kt128,
    Algorithm::Kt256,
];

/// Bytes of any length, and of those at which something may be right.
fn bytes(lengths: &'static [usize]) -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        vec(any::<u8>(), 0..300),
        select(lengths).prop_flat_map(|n| vec(any::<u8>(), n)),
        select(lengths).prop_flat_map(|n| vec(0u8..4, n)),
    ]
}

static KEM: LazyLock<mlkem::PrivateKey> =
    LazyLock::new(|| mlkem::PrivateKey::generate(mlkem::Set::MlKem512).unwrap());
static DSA: LazyLock<mldsa::PrivateKey> =
    LazyLock::new(|| mldsa::PrivateKey::generate(mldsa::Set::MlDsa44).unwrap());
static SLH: LazyLock<slhdsa::PrivateKey> =
    LazyLock::new(|| slhdsa::PrivateKey::generate(slhdsa::Set::Shake128f).unwrap());

fn cases() -> ProptestConfig {
    let of = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    match std::env::var("LANEWISE_TEST_TIER") {
        Ok(tier) if tier == "full" => ProptestConfig { cases: 5000, ..of },
        _ => ProptestConfig { cases: 100, rng_seed: RngSeed::Fixed(36), ..of },
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn hashes(algorithm in select(ALGORITHMS), inputs in vec(vec(any::<u8>(), 0..400), 0..20),
              len in 0..70usize) {
        let mut together = vec![[0; 32]; inputs.len()];
        let status = hash_many(algorithm, &inputs, &mut together);
        for (input, many) in inputs.iter().zip(&together) {
            let mut alone = [0; 32];
            prop_assert_eq!(hash(algorithm, input, &mut alone), status);
            prop_assert!(status.is_err() || alone == *many);
            let mut out = vec![0; len];
            if let Err(error) = hash(algorithm, input, &mut out) {
                prop_assert_eq!(error, Error::LENGTH);
            }
        }
    }

    #[test]
    fn keys_and_ciphertexts(text in bytes(&[768, 800, 1632])) {
        use mlkem::{PrivateKey, PublicKey, Set, encapsulate_many};
        let refused = |right| if text.len() == right { Error::KEY } else { Error::LENGTH };
        let public = PublicKey::from_bytes(Set::MlKem512, &text);
        match &public {
            Ok(key) => prop_assert_eq!(key.to_bytes(), &text[..]),
            Err(error) => prop_assert_eq!(*error, refused(800)),
        }
        let good = KEM.public_key().to_bytes();
        match encapsulate_many(Set::MlKem512, &[&good, &text]) {
            Ok(sent) => {
                prop_assert!(sent[0].is_ok());
                prop_assert_eq!(sent[1].is_ok(), public.is_ok());
            }
            Err(error) => prop_assert!(error == Error::LENGTH && text.len() != 800),
        }
        match PrivateKey::from_bytes(Set::MlKem512, &text) {
            Ok(key) => prop_assert_eq!(&key.to_bytes()[768..], &text[768..]),
            Err(error) => prop_assert_eq!(error, refused(1632)),
        }
        let alone = KEM.decapsulate(&text);
        prop_assert_eq!(alone.is_ok(), text.len() == 768);
        match KEM.decapsulate_many(&[&text, &text]) {
            Ok(both) => prop_assert!(Ok(&both[0]) == alone.as_ref() && both[0] == both[1]),
            Err(error) => prop_assert!(error == Error::LENGTH && alone.is_err()),
        }
    }

    #[test]
    fn no_signature_is_valid_by_chance(signature in bytes(&[2420, 17088]), message in vec(any::<u8>(), 0..50),
                                       context in vec(any::<u8>(), 0..300)) {
        let wanted = Err(if context.len() < 256 { Error::SIGNATURE } else { Error::LENGTH });
        let found = DSA.public_key().verify_with_context(&message, &context, &signature);
        prop_assert_eq!(found, wanted);
        let found = SLH.public_key().verify_with_context(&message, &context, &signature);
        prop_assert_eq!(found, wanted);
        let _ = mldsa::PrivateKey::from_bytes(mldsa::Set::MlDsa44, &signature);
        let _ = slhdsa::PrivateKey::from_bytes(slhdsa::Set::Shake128f, &signature);
    }

    #[test]
    fn saved_states(at in 0..216usize, value in any::<u8>(), input in vec(any::<u8>(), 0..300)) {
        use digest::Update;
        let mut saved = Sha3_256::default().chain(input).serialize();
        saved[at] = value;
        if let Ok(hash) = Sha3_256::deserialize(&saved) {
            prop_assert_eq!(hash.serialize(), saved);
        }
    }

    #[test]
    fn streams_in_any_order(algorithm in select(ALGORITHMS), count in 0..12usize,
                            calls in vec((0..7u8, 0..14usize, vec(any::<u8>(), 0..200)), 0..12)) {
        let Ok(mut streams) = Streams::new(algorithm, count) else { return Ok(()) };
        for (call, index, data) in &calls {
            let pieces = vec![data; if *index < 12 { count } else { *index }];
            let _ = match call {
                0 => streams.absorb(&pieces),
                1 => streams.finish(&pieces),
                2 => streams.finish_empty(),
                3 => streams.squeeze(&mut vec![vec![0; data.len()]; pieces.len()]),
                4 => streams.next_block(),
                5 => streams.replace(*index, data),
                _ => streams.stop(*index),
            };
            if let Some(block) = streams.block(*index) {
                prop_assert_eq!(block.len(), streams.rate());
            }
        }
    }
}
