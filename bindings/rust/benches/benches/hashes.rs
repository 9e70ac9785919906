// SPDX-License-Identifier: Apache-2.0 OR MIT
//! `cargo bench`: each way by itself, with criterion's statistics, for a machine that does nothing else.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

fn hashes(c: &mut Criterion) {
    let mut ways = lanewise_benches::ways();
    lanewise_benches::check(&mut ways);
    let mut out = vec![[0; 32]; lanewise_benches::BATCH];
    for way in &mut ways {
        let mut group = c.benchmark_group(way.task);
        group.throughput(Throughput::Bytes(way.bytes as u64));
        group.bench_function(way.by, |b| b.iter(|| (way.run)(black_box(&mut out))));
        group.finish();
    }
}

criterion_group!(benches, hashes);
criterion_main!(benches);
