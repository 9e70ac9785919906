// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Serialised states: gone on with, the bytes of the format, and what is refused.
use digest::common::hazmat::{SerializableState, SerializedState};
use digest::{ExtendableOutput, FixedOutput, Update};
use lanewise::*;

fn goes_on<H: SerializableState + Update + Default + Clone>(
    suffix: u8,
    rounds: u8,
    rate: u8,
    end: fn(H) -> Vec<u8>,
) {
    let mut hash = H::default();
    for part in [&b"abc"[..], &[7; 300], &[0; 136]] {
        hash.update(part);
        let saved = hash.serialize();
        assert_eq!(saved[..8], [b'L', b'w', b's', 1, rate, rounds, suffix, 1]);
        let again = H::deserialize(&saved).unwrap();
        assert_eq!(again.serialize(), saved);
        assert_eq!(end(again.chain(b"rest")), end(hash.clone().chain(b"rest")));
    }
    // Absorbed but not permuted: the input itself, in the order of FIPS 202.
    let saved = H::default().chain(b"input").serialize();
    assert_eq!((saved[8], &saved[9..16], &saved[16..22]), (5, &[0; 7][..], &b"input\0"[..]));

    // What gives output already would not be this type; nor a later format, or a full block.
    for (at, value) in
        [(7, 2), (7, 0), (3, 2), (8, rate), (9, 1), (4, rate - 8), (5, 23), (6, 0x0B)]
    {
        let mut bad: SerializedState<H> = saved.clone();
        bad[at] = value;
        assert!(H::deserialize(&bad).is_err(), "byte {at} is {value}");
    }
    assert!(H::deserialize(&Default::default()).is_err());
}

#[test]
fn all() {
    fn fixed<H: FixedOutput>(hash: H) -> Vec<u8> {
        hash.finalize_fixed().to_vec()
    }
    fn xof<H: ExtendableOutput>(hash: H) -> Vec<u8> {
        {
            let mut out = vec![0; 200];
            hash.finalize_xof_into(&mut out);
            out
        }
    }
    goes_on::<Sha3_224>(6, 24, 144, fixed);
    goes_on::<Sha3_256>(6, 24, 136, fixed);
    goes_on::<Sha3_384>(6, 24, 104, fixed);
    goes_on::<Sha3_512>(6, 24, 72, fixed);
    goes_on::<Keccak256>(1, 24, 136, fixed);
    goes_on::<Shake128>(0x1F, 24, 168, xof);
    goes_on::<Shake256>(0x1F, 24, 136, xof);
    goes_on::<TurboShake128>(0x1F, 12, 168, xof);
    goes_on::<TurboShake256>(0x1F, 12, 136, xof);
    // Of one length, and of another function.
    assert!(Keccak256::deserialize(&Sha3_256::default().serialize()).is_err());
}
