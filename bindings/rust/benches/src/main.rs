// SPDX-License-Identifier: Apache-2.0 OR MIT
//! `cargo run --release`: how many times as long the others take, by least times of runs that take turns
//! in one process. On a machine that others use, these ratios mean something, and nothing else does.
//! With a number of rounds as argument, for bench/languages.py, lines of task, other, and the least time of
//! lanewise and of the other in nanoseconds.
use lanewise_benches::{BATCH, check, ways};
use std::{hint::black_box, time::Instant};

const ROUNDS: usize = 300;

fn main() {
    let told = std::env::args().nth(1).map(|n| n.parse().expect("a number of rounds"));
    let mut ways = ways();
    check(&mut ways);
    let mut out = vec![[0; 32]; BATCH];
    let mut least = vec![f64::INFINITY; ways.len()];
    for _ in 0..told.unwrap_or(ROUNDS) {
        for (way, least) in ways.iter_mut().zip(&mut least) {
            let times = (1 << 15) / way.bytes.min(1 << 15);
            let begin = Instant::now();
            for _ in 0..times {
                (way.run)(black_box(&mut out));
            }
            *least = least.min(begin.elapsed().as_secs_f64() / times as f64);
        }
    }
    let mut own = 0.0;
    for (i, (way, time)) in ways.iter().zip(&least).enumerate() {
        if i == 0 || ways[i - 1].task != way.task {
            own = *time;
            if told.is_none() {
                println!("{}", way.task);
            }
        } else if told.is_some() {
            println!("{}\t{}\t{:.1}\t{:.1}", way.task, way.by, own * 1e9, time * 1e9);
        } else {
            println!("  {:14} {:5.2} times as long as lanewise", way.by, time / own);
        }
    }
}
