// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Answers one question a line on standard input with one line on standard output:
//! function, output length, message, key, name, custom, domain, block, tuple; tabs between, bytes
//! in hexadecimal, the elements of a tuple with commas between. The answer is the output in
//! hexadecimal, or "unsupported".

use k12::digest::{ExtendableOutput, Update, XofReader};
use std::io::{self, BufRead, Write};
use tiny_keccak::{CShake, Hasher, IntoXof, Keccak, Kmac, ParallelHash, TupleHash, Xof};

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("hexadecimal"))
        .collect()
}

fn bound<H: Hasher>(mut h: H, parts: &[Vec<u8>], outlen: usize) -> Vec<u8> {
    let mut out = vec![0; outlen];
    parts.iter().for_each(|p| h.update(p));
    h.finalize(&mut out);
    out
}

fn xof<H: Hasher + IntoXof>(mut h: H, parts: &[Vec<u8>], outlen: usize) -> Vec<u8>
where
    H::Xof: Xof,
{
    let mut out = vec![0; outlen];
    parts.iter().for_each(|p| h.update(p));
    h.into_xof().squeeze(&mut out);
    out
}

fn extendable<H: Update + ExtendableOutput>(mut h: H, data: &[u8], outlen: usize) -> Vec<u8> {
    let mut out = vec![0; outlen];
    h.update(data);
    h.finalize_xof().read(&mut out);
    out
}

/// The domain byte is a constant of the type: these are the ones that are asked for.
macro_rules! turboshake {
    ($kind:ident, $domain:expr, $data:expr, $outlen:expr, [$($d:literal)*]) => {
        match $domain {
            $($d => extendable(turboshake::$kind::<$d>::default(), $data, $outlen),)*
            _ => return None,
        }
    };
}

fn answer(line: &str) -> Option<Vec<u8>> {
    let f: Vec<&str> = line.split('\t').collect();
    let outlen: usize = f[1].parse().expect("output length");
    let data = vec![unhex(f[2])];
    let (key, name, custom) = (unhex(f[3]), unhex(f[4]), unhex(f[5]));
    let domain: u8 = f[6].parse().expect("domain");
    let block: usize = f[7].parse().expect("block");
    let tuple: Vec<Vec<u8>> = match f[8] {
        "none" => Vec::new(),
        text => text.split(',').map(unhex).collect(),
    };
    Some(match f[0] {
        "Keccak-256" => bound(Keccak::v256(), &data, outlen),
        "cSHAKE128" => bound(CShake::v128(&name, &custom), &data, outlen),
        "cSHAKE256" => bound(CShake::v256(&name, &custom), &data, outlen),
        "KMAC128" => bound(Kmac::v128(&key, &custom), &data, outlen),
        "KMAC256" => bound(Kmac::v256(&key, &custom), &data, outlen),
        "KMACXOF128" => xof(Kmac::v128(&key, &custom), &data, outlen),
        "KMACXOF256" => xof(Kmac::v256(&key, &custom), &data, outlen),
        "TupleHash128" => bound(TupleHash::v128(&custom), &tuple, outlen),
        "TupleHash256" => bound(TupleHash::v256(&custom), &tuple, outlen),
        "TupleHashXOF128" => xof(TupleHash::v128(&custom), &tuple, outlen),
        "TupleHashXOF256" => xof(TupleHash::v256(&custom), &tuple, outlen),
        "ParallelHash128" => bound(ParallelHash::v128(&custom, block), &data, outlen),
        "ParallelHash256" => bound(ParallelHash::v256(&custom, block), &data, outlen),
        "ParallelHashXOF128" => xof(ParallelHash::v128(&custom, block), &data, outlen),
        "ParallelHashXOF256" => xof(ParallelHash::v256(&custom, block), &data, outlen),
        "TurboSHAKE128" => {
            turboshake!(CTurboShake128, domain, &data[0], outlen, [1 2 6 7 11 31 64 96 127])
        }
        "TurboSHAKE256" => {
            turboshake!(CTurboShake256, domain, &data[0], outlen, [1 2 6 7 11 31 64 96 127])
        }
        "KT128" => extendable(k12::CustomRefKt128::new_customized(&custom), &data[0], outlen),
        "KT256" => extendable(k12::CustomRefKt256::new_customized(&custom), &data[0], outlen),
        _ => return None,
    })
}

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        match answer(&line?) {
            Some(bytes) => {
                let text: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
                writeln!(out, "{text}")?
            }
            None => writeln!(out, "unsupported")?,
        }
        out.flush()?;
    }
    Ok(())
}
