// SPDX-License-Identifier: Apache-2.0 OR MIT
//! What is compared: one list, for criterion and for the ratios.
use lanewise::digest::Digest;
use tiny_keccak::Hasher;

/// Messages of a batch.
pub const BATCH: usize = 1000;
/// Bytes of a long message.
pub const LONG: usize = 1 << 20;

/// A way to compute the digests of a task; it returns them, so that ways can be compared.
pub struct Way {
    /// What is computed.
    pub task: &'static str,
    /// Whose code does it.
    pub by: &'static str,
    /// Input bytes.
    pub bytes: usize,
    /// Computes, into as many digests as the task has.
    pub run: Box<dyn FnMut(&mut [[u8; 32]])>,
}

fn tiny(mut hash: impl Hasher, data: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    hash.update(data);
    hash.finalize(&mut out);
    out
}

type One = fn(&[u8]) -> [u8; 32];

const KECCAK256: &[(&str, One)] = &[
    ("lanewise", lanewise::keccak256),
    ("sha3", |data| sha3::Keccak256::digest(data).into()),
    ("keccak-asm", |data| <keccak_asm::Keccak256 as keccak_asm::Digest>::digest(data).into()),
    ("tiny-keccak", |data| tiny(tiny_keccak::Keccak::v256(), data)),
    #[cfg(feature = "keccak-batch")]
    ("keccak-batch", |data| keccak_batch::keccak256(data).into()),
];
const SHA3_256: &[(&str, One)] = &[
    ("lanewise", |data| lanewise::Sha3_256::digest(data).into()),
    ("sha3", |data| sha3::Sha3_256::digest(data).into()),
    ("keccak-asm", |data| <keccak_asm::Sha3_256 as keccak_asm::Digest>::digest(data).into()),
    ("tiny-keccak", |data| tiny(tiny_keccak::Sha3::v256(), data)),
];

/// All ways of all tasks; lanewise is the first of each.
pub fn ways() -> Vec<Way> {
    let messages: Vec<[u8; 32]> = (0..BATCH).map(|i| [i as u8; 32]).collect();
    let mut all = Vec::new();
    for &(by, hash) in KECCAK256 {
        let one = messages[7];
        let run = Box::new(move |out: &mut [[u8; 32]]| out[0] = hash(&one));
        all.push(Way { task: "keccak256, 32 bytes", by, bytes: 32, run });
    }
    let task = "keccak256, 1000 times 32 bytes";
    let mut batch = |by, run: Box<dyn FnMut(&mut [[u8; 32]])>| {
        all.push(Way { task, by, bytes: 32 * BATCH, run })
    };
    let own = messages.clone();
    batch(
        "lanewise",
        Box::new(move |out: &mut [[u8; 32]]| {
            lanewise::keccak256_batch(&own, out).expect("as many outputs as inputs")
        }),
    );
    for &(by, hash) in &KECCAK256[1..] {
        if by == "keccak-batch" {
            continue; // whose batch follows
        }
        let own = messages.clone();
        batch(
            by,
            Box::new(move |out: &mut [[u8; 32]]| {
                own.iter().zip(out).for_each(|(one, to)| *to = hash(one))
            }),
        );
    }
    #[cfg(feature = "keccak-batch")]
    batch("keccak-batch", {
        // Its list of slices is made before, so that its time is that of hashing alone.
        let own: &'static [[u8; 32]] = messages.leak();
        let list: Vec<&[u8]> = own.iter().map(|one| &one[..]).collect();
        Box::new(move |out: &mut [[u8; 32]]| keccak_batch::keccak256_many_into(&list, out))
    });
    for &(by, hash) in SHA3_256 {
        let long = vec![7; LONG];
        let run = Box::new(move |out: &mut [[u8; 32]]| out[0] = hash(&long));
        all.push(Way { task: "SHA3-256, 1 MiB", by, bytes: LONG, run });
    }
    all
}

/// Panics if a way of a task has other digests than lanewise.
pub fn check(ways: &mut [Way]) {
    let mut first = ("", vec![]);
    for way in ways {
        let mut out = vec![[0; 32]; BATCH];
        (way.run)(&mut out);
        if first.0 != way.task {
            assert!(out[0] != [0; 32]);
            first = (way.task, out);
        } else {
            assert!(out == first.1, "{} by {}", way.task, way.by);
        }
    }
}
