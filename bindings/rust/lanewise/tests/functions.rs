// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Against the crates sha3 and shake, in parts of random lengths; what those lack against examples of
//! the standards.
use digest::{Digest, ExtendableOutput, FixedOutputReset, Reset, Update, XofReader};
use lanewise::*;

/// xorshift64: the same numbers in every run.
struct Numbers(u64);
impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
    fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.below(256) as u8).collect()
    }
}

fn fixed<A: Digest + FixedOutputReset + Clone + Reset + Default, B: Digest>() {
    let mut numbers = Numbers(1);
    let mut ours = A::default();
    for _ in 0..100 {
        let len = numbers.below(1000);
        let data = numbers.bytes(len);
        let cut = numbers.below(len + 1);
        Digest::update(&mut ours, &data[..cut]);
        let copy = ours.clone();
        Digest::update(&mut ours, &data[cut..]);
        assert_eq!(ours.finalize_fixed_reset()[..], B::digest(&data)[..], "{len} bytes");
        let rest = Digest::chain_update(copy, &data[cut..]);
        assert_eq!(rest.finalize()[..], B::digest(&data)[..], "a copy");
    }
}

#[test]
fn fixed_outputs() {
    fixed::<Sha3_224, sha3::Sha3_224>();
    fixed::<Sha3_256, sha3::Sha3_256>();
    fixed::<Sha3_384, sha3::Sha3_384>();
    fixed::<Sha3_512, sha3::Sha3_512>();
    fixed::<Keccak256, sha3::Keccak256>();
}

fn xof<A: ExtendableOutput + Default, B: ExtendableOutput + Default>() {
    let mut numbers = Numbers(2);
    for _ in 0..100 {
        let len = numbers.below(1000);
        let data = numbers.bytes(len);
        let (mut ours, mut theirs) = (A::default(), B::default());
        ours.update(&data);
        theirs.update(&data);
        let (mut ours, mut theirs) = (ours.finalize_xof(), theirs.finalize_xof());
        for _ in 0..3 {
            let mut a = vec![0; numbers.below(300)];
            let mut b = a.clone();
            ours.read(&mut a);
            theirs.read(&mut b);
            assert_eq!(a, b);
        }
    }
}

#[test]
fn extendable_outputs() {
    xof::<Shake128, shake::Shake128>();
    xof::<Shake256, shake::Shake256>();
}

#[test]
fn many_is_one_by_one() {
    let mut numbers = Numbers(3);
    for count in [0usize, 1, 7, 8, 63, 64, 65, 200] {
        let inputs: Vec<Vec<u8>> = (0..count)
            .map(|_| {
                let n = numbers.below(500);
                numbers.bytes(n)
            })
            .collect();
        let mut out = vec![[0u8; 32]; count];
        keccak256_batch(&inputs, &mut out).unwrap();
        for (one, digest) in inputs.iter().zip(&out) {
            assert_eq!(sha3::Keccak256::digest(one)[..], digest[..]);
            assert_eq!(keccak256(one), *digest);
        }
        hash_many(Algorithm::Kt128, &inputs, &mut out).unwrap();
        for (one, digest) in inputs.iter().zip(&out) {
            let mut alone = [0; 32];
            Kt128::hash(one, b"", &mut alone);
            assert_eq!(alone, *digest);
            let mut kt = Kt128::default();
            kt.update(one);
            kt.finalize_xof_into(&mut alone);
            assert_eq!(alone, *digest);
        }
    }
    for (count, width) in [(0usize, 5), (1, 0), (1, 200), (3, 0), (9, 32), (64, 20), (200, 137)] {
        let data = numbers.bytes(count * width);
        let mut out = vec![[0u8; 32]; count];
        for algorithm in [Algorithm::Sha3_256, Algorithm::Kt128] {
            hash_rows(algorithm, &data, width, &mut out).unwrap();
            for (i, digest) in out.iter().enumerate() {
                let mut alone = [0; 32];
                hash(algorithm, &data[i * width..][..width], &mut alone).unwrap();
                assert_eq!(alone, *digest);
            }
        }
    }
    let mut two = [[7u8; 32]; 2];
    for (len, width) in [(10, 4), (10, 6), (0, 5), (2, usize::MAX / 2 + 2)] {
        let refused = hash_rows(Algorithm::Sha3_256, &[0; 10][..len], width, &mut two);
        assert_eq!(refused, Err(Error::LENGTH));
        assert_eq!(two, [[7; 32]; 2]);
    }
    assert_eq!(hash_rows(Algorithm::Sha3_256, b"abcd", 2, &mut [[0; 31]; 2]), Err(Error::LENGTH));
    let mut short = [[0u8; 31]; 1];
    assert_eq!(hash_many(Algorithm::Sha3_256, &[b"abc"], &mut short), Err(Error::LENGTH));
    assert_eq!(hash_many(Algorithm::Sha3_256, &[b"abc", b"abc"], &mut short), Err(Error::LENGTH));
    assert_eq!(hash(Algorithm::Sha3_512, b"", &mut [0; 32]), Err(Error::LENGTH));
}

/// Bytes that lie in the elements, behind something else.
struct Held {
    before: u8,
    bytes: [u8; 37],
    used: usize,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.bytes[..self.used]
    }
}

fn batch_is_one_by_one<I: AsRef<[u8]>>(inputs: &[I]) {
    let mut out = vec![[0; 32]; inputs.len()];
    keccak256_batch(inputs, &mut out).unwrap();
    for (one, digest) in inputs.iter().zip(&out) {
        assert_eq!(keccak256(one.as_ref()), *digest);
    }
}

/// Inputs of one length in their elements are rows to the C library, others are not.
#[test]
fn what_lies_in_its_elements() {
    let mut numbers = Numbers(4);
    for count in [1usize, 2, 9, 70] {
        let mut held = |length: &dyn Fn(usize) -> usize| -> Vec<Held> {
            let one = |i| {
                let bytes = numbers.bytes(37).try_into().unwrap();
                Held { before: i as u8, bytes, used: length(i) }
            };
            (0..count).map(one).collect()
        };
        batch_is_one_by_one(&held(&|_| 20));
        batch_is_one_by_one(&held(&|i| 20 + (i + 1) / count));
        batch_is_one_by_one(&held(&|i| 37 - i % 38));
        let all = held(&|_| 37);
        assert!(all.iter().enumerate().all(|(i, one)| one.before == i as u8));
        batch_is_one_by_one(&all.iter().map(|one| one.bytes).collect::<Vec<_>>());
        batch_is_one_by_one(&all.iter().map(|one| &one.bytes[..]).collect::<Vec<_>>());
        batch_is_one_by_one(&all[0].bytes.chunks(5).collect::<Vec<_>>());
        batch_is_one_by_one(&vec![[0u8; 0]; count]);
        batch_is_one_by_one(&vec![""; count]);
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02X}")).collect()
}

/// NIST's examples for SP 800-185: KMAC sample 1, cSHAKE sample 1, TupleHash sample 1.
#[test]
fn sp800_185() {
    let key: Vec<u8> = (0x40..0x60).collect();
    let mut kmac: Kmac128 = Kmac128::new(&key, b"");
    kmac.update(&[0, 1, 2, 3]);
    let tag = kmac.clone().finalize();
    assert_eq!(hex(&tag), "E5780B0D3EA6F7D3A429C5706AA43A00FADBD7D49628839E3187243F456EE14E");
    assert!(kmac.clone().verify(&tag));
    assert!(!kmac.clone().verify(&tag[..31]));
    assert!(!kmac.verify(&[0; 32]));

    let mut out = [0; 32];
    let mut cshake = CShake128::new(b"", b"Email Signature");
    cshake.update(&[0, 1, 2, 3]);
    cshake.finalize_xof_into(&mut out);
    assert_eq!(hex(&out), "C1C36925B6409A04F1B504FCBCA9D82B4017277CB5ED2B2065FC1D3814D5AAF5");

    let items: [&[u8]; 2] = [&[0, 1, 2], &[0x10, 0x11, 0x12, 0x13, 0x14, 0x15]];
    tuple_hash128(&items, b"", &mut out).unwrap();
    assert_eq!(hex(&out), "C5D8786C1AFB9B82111AB34B65B2C0048FA64E6D48E263264CE1707D3FFC8ED1");
    let mut xof = Kmac256::<32>::xof(&key, b"", &[0, 1, 2, 3]);
    let (mut a, mut b) = ([0; 7], [0; 9]);
    xof.clone().read(&mut a);
    xof.read(&mut b);
    assert_eq!(a, b[..7]);
}

/// The same with customisation strings: KMAC samples 2 and 4, KMACXOF128 sample 2, TupleHash128 sample 2.
#[test]
fn sp800_185_customised() {
    let key: Vec<u8> = (0x40..0x60).collect();
    let (data, custom) = ([0, 1, 2, 3], b"My Tagged Application");
    let tag: [u8; 32] = Kmac128::new(&key, custom).chain(data).finalize();
    assert_eq!(hex(&tag), "3B1FBA963CD8B0B59E8C1A6D71888B7143651AF8BA0A7070C0979E2811324AA5");
    assert!(!Kmac128::<32>::new(&key, b"").chain(data).verify(&tag));
    let tag: [u8; 64] = Kmac256::new(&key, custom).chain(data).finalize();
    let half = "20C570C31346F703C9AC36C61C03CB64C3970D0CFC787E9B79599D273A68D2F7";
    assert_eq!(hex(&tag[..32]), half);

    let mut out = [0; 32];
    Kmac128::<32>::xof(&key, custom, &data).read(&mut out);
    assert_eq!(hex(&out), "31A44527B4ED9F5C6101D11DE6D26F0620AA5C341DEF41299657FE9DF1A3B16C");
    let items: [&[u8]; 2] = [&[0, 1, 2], &[0x10, 0x11, 0x12, 0x13, 0x14, 0x15]];
    tuple_hash128(&items, b"My Tuple App", &mut out).unwrap();
    assert_eq!(hex(&out), "75CDB20FF4DB1154E841D758E24160C54BAE86EB8C13E7F5F40EB35588E96DFB");
}

/// RFC 9861 section 5: KT128 of the empty input.
#[test]
fn kangaroo_twelve() {
    let mut out = [0; 32];
    Kt128::hash(b"", b"", &mut out);
    assert_eq!(hex(&out), "1AC2D450FC3B4205D19DA7BFCA1B37513C0803577AC7167F06FE2CE1F0EF39E5");
    let (data, mut once, mut twice) = (vec![7u8; 100_000], [0; 64], [0; 64]);
    Kt256::hash(&data, b"custom", &mut once);
    let mut kt = Kt256::default();
    kt.update(&data[..33_333]);
    kt.update(&data[33_333..]);
    kt.finalize_customised(b"custom").read(&mut twice);
    assert_eq!(once, twice);
}
