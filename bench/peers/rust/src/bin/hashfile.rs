// SPDX-License-Identifier: Apache-2.0 OR MIT
//! hashfile blake3|kt128 FILE: one digest of 32 bytes, on one thread, read in pieces of 4 MiB.
//! The independent implementations beside `lanewise sum` on a large file.

use std::fs::File;
use std::io::Read;

fn pieces(file: &mut File, mut each: impl FnMut(&[u8])) -> std::io::Result<()> {
    let mut piece = vec![0u8; 4 << 20];
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(()),
            n => each(&piece[..n]),
        }
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, function, path] = arguments.as_slice() else {
        eprintln!("usage: hashfile blake3|kt128 FILE");
        std::process::exit(2);
    };
    let mut file = File::open(path)?;
    let mut digest = [0u8; 32];
    match function.as_str() {
        "blake3" => {
            let mut h = blake3::Hasher::new();
            pieces(&mut file, |p| {
                h.update(p);
            })?;
            digest = *h.finalize().as_bytes();
        }
        "kt128" => {
            use k12::{ExtendableOutput, Update, XofReader};
            let mut h = k12::Kt128::default();
            pieces(&mut file, |p| h.update(p))?;
            h.finalize_xof().read(&mut digest);
        }
        _ => {
            eprintln!("hashfile: blake3 or kt128, not {function}");
            std::process::exit(2);
        }
    }
    let hex: String = digest.iter().map(|b| format!("{b:02x}")).collect();
    println!("{hex}  {path}");
    Ok(())
}
